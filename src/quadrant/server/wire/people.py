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


class Me(Struct):
    """Who is asking: on one's own machine always the same local user, in public whoever is logged in."""

    public: bool
    user: User | None
    #: Whether this server sends mail.
    mail: bool = False


class Credentials(Struct, forbid_unknown_fields=True):
    """To register or to log in."""

    name: Name
    password: Password


class GuestAsked(Struct, forbid_unknown_fields=True):
    """Somebody who was invited gives a name."""

    name: Name
    token: Token


class PasswordGiven(Struct, forbid_unknown_fields=True):
    """A guest keeps his name by a password."""

    password: Password


class MailAsked(Struct, forbid_unknown_fields=True):
    """Where to send mail when it is one's turn, and in which language."""

    address: Annotated[str, Meta(min_length=3, max_length=254, pattern=PLAIN)]
    language: Literal["en", "ru"] = "en"


class MailToken(Struct, forbid_unknown_fields=True):
    """What a mail has brought: it confirms the address, or stops all mail to it."""

    token: Token


class MailInfo(Struct):
    """Where mail goes; nothing is sent before the address is confirmed."""

    address: str | None
    confirmed: bool


class Notice(Struct):
    """Something a player should know the next time he looks in."""

    id: int
    match: str
    title: str
    game: str
    kind: NoticeKind
    created: str
