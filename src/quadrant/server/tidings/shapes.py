"""A message in the form that each kind of receiver reads, as a request."""

from __future__ import annotations

import hmac
from base64 import b64decode, b64encode
from hashlib import sha256
from typing import Literal
from urllib.parse import quote

import msgspec
from msgspec import Struct

from quadrant.server.tidings import web_push
from quadrant.server.tidings.messages import Message

Way = Literal["push", "discord", "matrix", "json"]
#: What Discord takes in one message.
DISCORD = 1900
_JSON = {"content-type": "application/json", "user-agent": "Quadrant"}
#: Signs by which Discord changes how words look.
_MARKS = str.maketrans({mark: f"\\{mark}" for mark in "\\*_~`|>#[]"})


class Access(Struct, frozen=True, omit_defaults=True):
    """What is needed besides the address; it is never shown again."""

    #: A browser's keys.
    push: web_push.Subscription | None = None
    #: The room and the token of a Matrix account that is in it.
    room: str = ""
    token: str = ""
    #: What plain JSON is signed with, in base64.
    secret: str = ""


class Outgoing(Struct, frozen=True):
    """A request."""

    method: str
    address: str
    headers: dict[str, str]
    body: bytes


class Sender(Struct, frozen=True):
    """Who sends: the public address of the server, and its key for push services."""

    url: str
    contact: str
    vapid: web_push.Vapid

    def link(self, path: str) -> str:
        """An address that works anywhere; empty if nobody knows where this server is."""
        return f"{self.url}/{path}" if self.url else ""


def outgoing(
    sender: Sender, way: str, address: str, access: Access, told: Message, id: str, seconds: int
) -> Outgoing:
    """The message as a request. ``id`` is the same when it is tried again; ``seconds`` since 1970."""
    if way == "push":
        return _push(sender, address, access, told, id, seconds)
    if way == "discord":
        return _discord(sender, address, told)
    if way == "matrix":
        return _matrix(sender, address, access, told, id)
    return _plain(sender, address, access, told, id, seconds)


def _push(sender: Sender, address: str, access: Access, told: Message, id: str, seconds: int) -> Outgoing:
    assert access.push is not None
    tag = told.items[0].match if len(told.items) == 1 else "several"
    body = told.body
    data = {"title": told.title, "body": body, "path": told.path, "tag": tag}
    while len(text := msgspec.json.encode(data)) > web_push.LARGEST:
        body = body[: len(body) * 3 // 4]
        data["body"] = body + "…"
    headers = sender.vapid.headers(address, sender.contact, seconds)
    # A newer message about the same match replaces one that the browser has not been given yet.
    headers["topic"] = web_push.encoded(sha256(tag.encode()).digest()[:15])
    return Outgoing("POST", address, headers, web_push.encrypted(text, access.push))


def _discord(sender: Sender, address: str, told: Message) -> Outgoing:
    parts = [f"**{told.title.translate(_MARKS)}**", told.body.translate(_MARKS), sender.link(told.path)]
    text = "\n".join(part for part in parts if part)
    if len(text) > DISCORD:
        text = text[:DISCORD] + "…"
    # Nobody is called by name, whatever a title says.
    body = {"content": text, "allowed_mentions": {"parse": []}}
    return Outgoing("POST", address, dict(_JSON), msgspec.json.encode(body))


def _matrix(sender: Sender, address: str, access: Access, told: Message, id: str) -> Outgoing:
    text = "\n".join(part for part in (told.title, told.body, sender.link(told.path)) if part)
    way = f"/_matrix/client/v3/rooms/{quote(access.room, safe='')}/send/m.room.message/{quote(id, safe='')}"
    headers = {**_JSON, "authorization": f"Bearer {access.token}"}
    body = msgspec.json.encode({"msgtype": "m.notice", "body": text})
    return Outgoing("PUT", address.rstrip("/") + way, headers, body)


def _plain(sender: Sender, address: str, access: Access, told: Message, id: str, seconds: int) -> Outgoing:
    items = [
        {
            "match": item.match,
            "game": item.game,
            "title": item.title,
            "kind": item.kind,
            "seat": item.seat,
            "player": item.player,
            "n": item.n,
            "since": item.since,
            "lines": list(item.lines),
            "link": sender.link(item.path),
        }
        for item in told.items
    ]
    body = msgspec.json.encode({"type": "tidings", "title": told.title, "text": told.body, "matches": items})
    stamp = {"webhook-id": id, "webhook-timestamp": str(seconds)}
    signed = signature(access.secret, id, seconds, body)
    return Outgoing("POST", address, {**_JSON, **stamp, "webhook-signature": signed}, body)


def signature(secret: str, id: str, seconds: int, body: bytes) -> str:
    """As "Standard Webhooks" has it: HMAC-SHA256 over number, time and body."""
    words = f"{id}.{seconds}.".encode() + body
    return "v1," + b64encode(hmac.digest(b64decode(secret), words, "sha256")).decode()
