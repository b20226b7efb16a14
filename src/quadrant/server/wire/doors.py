"""Doors for programs: tokens, bots' accounts, and the stream of turns."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quadrant.server.wire.values import PLAIN, Name

#: What a token may be used for: to look at what its owner may see, to play, to talk.
Scope = Literal["read", "play", "chat"]


class TokenAsked(Struct, forbid_unknown_fields=True):
    """A token for the caller, or for a bot of his."""

    name: Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=3)]
    bot: Name | None = None


class TokenInfo(Struct):
    """A token as its owner is shown it."""

    id: str
    #: Whose it is: the caller's own name, or that of a bot of his.
    account: str
    name: str
    scopes: list[str]
    created: str
    #: To the hour; None if it was never used.
    used: str | None


class TokenMade(Struct):
    """A new token. It is shown this once: of what is stored nobody can make it again."""

    token: str
    account: str


class BotAsked(Struct, forbid_unknown_fields=True):
    """An account for a program that plays."""

    name: Name


class BotAccount(Struct):
    """A bot of the caller's."""

    name: str


class TurnLine(Struct, tag="turn", tag_field="type"):
    """The match waits for the caller: look at its table and choose."""

    match: str
    game: str
    seat: str
    n: int
    epoch: int


class OverLine(Struct, tag="over", tag_field="type"):
    """A match that the caller plays is over."""

    match: str
    game: str
    #: The camps that have won; none in a draw.
    winners: tuple[str, ...]


class AliveLine(Struct, tag="alive", tag_field="type"):
    """Nothing happens, but the line is there."""


#: What a line of the stream may be.
StreamLine = TurnLine | OverLine | AliveLine
