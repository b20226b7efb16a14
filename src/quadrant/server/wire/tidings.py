"""Tidings: where they go, and when they are wanted."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quadrant.server.wire.values import PLAIN

Hour = Annotated[int, Meta(ge=0, le=23)]
Words = Annotated[str, Meta(max_length=120, pattern=PLAIN)]
Address = Annotated[str, Meta(min_length=8, max_length=2000, pattern=PLAIN)]
Language = Literal["en", "ru"]


class Habits(Struct, forbid_unknown_fields=True, frozen=True):
    """When somebody wants to hear something; hours are those of his time zone."""

    zone: Annotated[str, Meta(max_length=64, pattern=PLAIN)] = "UTC"
    #: Nothing is sent from this hour to that one.
    quiet_from: Hour | None = None
    quiet_to: Hour | None = None
    #: Everything at once, every day at this hour; otherwise soon.
    digest: Hour | None = None


class PushAsked(Struct, forbid_unknown_fields=True):
    """A browser's push subscription, as it gives it."""

    endpoint: Address
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
    language: Language = "en"


class HookAsked(Struct, forbid_unknown_fields=True):
    """A webhook. Matrix needs a room and the token of an account that is in it."""

    kind: Literal["discord", "matrix", "json"]
    address: Address
    room: Annotated[str, Meta(max_length=255, pattern=PLAIN)] = ""
    token: Annotated[str, Meta(max_length=500, pattern=PLAIN)] = ""
    name: Words = ""
    language: Language = "en"


class ChannelInfo(Struct):
    """Where tidings go. Its address is a secret: only the place is shown."""

    id: int
    kind: Literal["push", "discord", "matrix", "json"]
    name: str
    place: str
    created: str
    #: How many messages in a row could not be delivered.
    failed: int
    #: What plain JSON is signed with; shown once, when the channel is made.
    secret: str = ""


class Tidings(Struct):
    """How somebody hears of his matches."""

    #: The key that a browser needs to subscribe; empty where nothing is sent.
    key: str
    habits: Habits
    channels: list[ChannelInfo]


class Tried(Struct):
    """The status with which the receiver has answered; 0 if it has not."""

    status: int
