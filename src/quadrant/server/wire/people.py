"""Errors, and people: accounts, guests, mail and notices."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quadrant.kernel.message import Refusal
from quadrant.server.wire.values import PLAIN, Name, NoticeKind, Password, Token

# Errors


class Problem(Struct):
    """What went wrong, in words, with the rule that refuses a choice if it is a rule that does."""

    status: int
    code: str
    detail: str
    refusal: Refusal | None = None


# People


class User(Struct):
    """Somebody who plays."""

    id: int
    name: str
    #: Somebody with a name alone: without a password nobody comes back from another browser.
    guest: bool = False
    #: Somebody without an account who tries lessons, and may do nothing else.
    visitor: bool = False


class Me(Struct):
    """Who is asking: on one's own machine always the same local user, in public whoever is logged in."""

    public: bool
    user: User | None
    #: Whether this server sends mail.
    mail: bool = False
    #: Whether he sees to the others' conduct.
    moderator: bool = False


class Credentials(Struct, forbid_unknown_fields=True):
    """To register or to log in."""

    name: Name
    password: Password


class GuestAsked(Struct, forbid_unknown_fields=True):
    """Somebody who was invited gives a name."""

    name: Name
    token: Token


class GuestReturns(Struct, forbid_unknown_fields=True):
    """A guest comes by his link."""

    token: Token


class GuestLink(Struct):
    """A guest's link: ``#/match/{match}?token={token}``. It is shown once, when it is made."""

    #: The match that he came by; empty if nobody knows it.
    match: str
    token: str


class PasswordGiven(Struct, forbid_unknown_fields=True):
    """A guest keeps his name by a password, or somebody takes another one."""

    password: Password
    #: The one he has, if he has one.
    old: Annotated[str, Meta(max_length=200)] | None = None


class ResetAsked(Struct, forbid_unknown_fields=True):
    """Somebody has forgotten his password."""

    name: Name


class ResetUsed(Struct, forbid_unknown_fields=True):
    """What the link in a mail, or from an administrator, does: another password."""

    token: Token
    password: Password


class Farewell(Struct, forbid_unknown_fields=True):
    """Somebody deletes his account; he says his password, if he has one."""

    password: Annotated[str, Meta(max_length=200)] | None = None


class SessionInfo(Struct):
    """Where somebody is logged in."""

    id: str
    created: str
    #: The browser in its own words.
    device: str
    #: It was opened by a guest's link.
    by_link: bool
    #: The one that asks.
    current: bool


class MailInfo(Struct):
    """Where mail goes; nothing is sent before the address is confirmed."""

    address: str | None
    confirmed: bool


class OwnMatch(Struct):
    """A match in somebody's data."""

    id: str
    game: str
    scenario: str
    title: str
    kind: str
    created: str
    over: bool
    owner: bool
    seats: list[str]
    winners: list[str]


class OwnLine(Struct):
    """A line of chat in somebody's data."""

    match: str
    text: str
    created: str


class OwnData(Struct):
    """All that this server knows of somebody."""

    name: str
    guest: bool
    created: str
    mail: MailInfo
    sessions: list[SessionInfo]
    matches: list[OwnMatch]
    chat: list[OwnLine]


class MailAsked(Struct, forbid_unknown_fields=True):
    """Where to send mail when it is one's turn, and in which language."""

    address: Annotated[str, Meta(min_length=3, max_length=254, pattern=PLAIN)]
    language: Literal["en", "ru"] = "en"
    #: Whoever has a password says it: who reads the mail can set another.
    password: Annotated[str, Meta(max_length=200)] | None = None


class MailToken(Struct, forbid_unknown_fields=True):
    """What a mail has brought: it confirms the address, or stops all mail to it."""

    token: Token


class Notice(Struct):
    """Something a player should know the next time he looks in."""

    id: int
    match: str
    title: str
    game: str
    kind: NoticeKind
    created: str
