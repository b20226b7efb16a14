"""Matches in the lobby: seats, clocks, new matches and lists."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quadrant.kernel.flow import Result
from quadrant.kernel.standing import Standing
from quadrant.server.wire.values import PLAIN, SEED, Title, Value


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit there: the caller, a bot, or whoever is invited. ``token`` is the invitation.

    ``invite``: a bot goes on playing there until somebody comes with the invitation.
    """

    kind: Literal["me", "bot", "open", "invite"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    token: Annotated[str, Meta(max_length=100)] | None = None
    #: Which of several people at the caller's screen; open seats of the same person share an invitation.
    person: Annotated[str, Meta(max_length=32, pattern=PLAIN)] | None = None


class ClockTerms(Struct, forbid_unknown_fields=True, frozen=True):
    """The clock of a match; zero means none. Time runs for the player to move, never for bots."""

    #: Seconds that each player has for the whole match, and how many of the used seconds are given back after
    #: each action.
    bank: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    #: What happens when they are used up: a bot plays on, or the player has resigned.
    then: Literal["bot", "resign"] = "bot"
    #: Days for each turn; then the player is reminded, and later a bot may take over.
    days: Annotated[int, Meta(ge=0, le=60)] = 0
    #: Seconds for a choice that, by the rules (``GameInfo.hurry``), somebody else makes for a slow player.
    placing: Annotated[int, Meta(ge=0, le=600)] = 0


class NewMatch(Struct, forbid_unknown_fields=True):
    """A match to start. Seats that are not named are open; options that are not named have their defaults."""

    game: Annotated[str, Meta(max_length=40)]
    scenario: Annotated[str, Meta(max_length=80)] | None = None
    options: Annotated[dict[str, Value], Meta(max_length=100)] = {}
    seats: Annotated[dict[str, SeatWish], Meta(max_length=100)] = {}
    title: Title = ""
    #: Ask everyone with a possible reaction, so that a pause reveals nothing. Default: while two or more
    #: people play.
    no_tells: bool | None = None
    #: Whether people may ask what a bot would do in their place. Default: where one person plays.
    hints: bool | None = None
    #: Shown to everybody in the lobby; open seats may be taken without an invitation.
    listed: bool = False
    #: Whether people without a seat may watch.
    spectators: bool = True
    clock: ClockTerms | None = None
    #: Whether it counts for ratings: nobody plays on two sides, and nothing is taken back or tried out.
    rated: bool = False
    #: Allowed only where nobody but bots could be cheated by it.
    seed: Annotated[str, Meta(min_length=1, max_length=SEED, pattern=PLAIN)] | None = None


class SeatInfo(Struct):
    """Who sits where."""

    seat: str
    camp: str
    kind: Literal["person", "bot", "open"]
    #: The person's name.
    name: str | None
    bot: str | None
    me: bool
    #: The person has resigned; the seat may be handed to a bot.
    left: bool
    #: The invitation, shown to the owner while the seat is open, or a bot plays it until somebody comes.
    token: str | None = None
    #: Which of several people at the holder's screen; shown to the holder.
    person: str | None = None
    #: It is open, or a bot holds it, and kept for the caller: he may sit down without an invitation.
    for_me: bool = False
    #: It is open, or a bot holds it, and kept for the person of this name, who was told.
    kept: str | None = None


class MatchInfo(Struct):
    """A match as the lobby shows it."""

    id: str
    kind: Literal["match", "analysis", "lesson", "puzzle"]
    status: Literal["open", "playing", "over"]
    game: str
    version: int
    scenario: str
    options: dict[str, Value]
    title: str
    owner: str
    mine: bool
    no_tells: bool
    hints: bool
    listed: bool
    spectators: bool
    created: str
    changed: str
    #: How many choices have been made, and how often some were taken back.
    n: int
    epoch: int
    seats: list[SeatInfo]
    #: Whose choice it is; None when the match is over.
    waiting: str | None
    my_turn: bool
    result: Result | None
    seed_hash: str
    #: Revealed when the match is over; left out in lists.
    seed: str | None
    #: The lesson that it teaches, if any.
    lesson: str | None = None
    #: Round and score; None if the game gives none, or if the match is older than this field.
    standing: Standing | None = None
    #: The rematch, if there is one that the caller may play in.
    rematch: str | None = None
    #: The match that an analysis board was taken from, and after which choice.
    parent: str | None = None
    parent_n: int | None = None
    #: How many choices were made before its own first one.
    begins: int = 0
    clock: ClockTerms | None = None
    #: The seats that the invitation offers with which the caller asks.
    invited: list[str] = []
    #: The guest whose own link it is with which the caller asks: he may come back by it.
    returns: str | None = None
    #: The fingerprint of the owner's components that it is played with; nothing for the built-in ones.
    components: str = ""
    #: It counts for ratings.
    rated: bool = False


class Lobby(Struct):
    """The caller's running matches, those with a seat to take or to watch, and those that are over."""

    mine: list[MatchInfo]
    open: list[MatchInfo]
    watch: list[MatchInfo]
    over: list[MatchInfo]
