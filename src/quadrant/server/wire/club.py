"""People as the others see them: ratings, results, rivals, openings."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from quadrant.openings import SideResult
from quadrant.server.wire.conduct import Relation


class RatingInfo(Struct):
    """How strong somebody is in a game: with 95 % certainty within two deviations."""

    game: str
    rating: int
    deviation: int
    #: Enough is known of him.
    sure: bool
    #: How many rated matches it comes from; for a bot of the ladder, none.
    matches: int


class RatingPoint(Struct):
    """A rating after a match."""

    game: str
    at: str
    rating: int
    deviation: int
    match: str


class ResultTally(Struct):
    """Results on one side of a scenario: so many matches, and how many victories, in parts."""

    game: str
    scenario: str
    camp: str
    matches: int
    won: float


class Rival(Struct):
    """Head to head: matches on opposite sides, and victories of either, in parts."""

    #: Empty for somebody who has deleted the account.
    name: str
    matches: int
    won: float
    lost: float


class FirstChoiceInfo(Struct):
    """A first choice of a seat, in words; how often it was made, and its share of the victory on average."""

    game: str
    seat: str
    text: str
    times: int
    won: float


class Reliability(Struct):
    """Of the matches that are over: seen to the end, lost because time ran out, left to somebody else."""

    matches: int
    kept: int
    timed: int
    left: int


class PastMatch(Struct):
    """A finished match on somebody's page."""

    match: str
    #: Whether it is still there to be looked at.
    there: bool
    game: str
    scenario: str
    camp: str
    seats: list[str]
    share: float
    outcome: Literal["played", "resigned", "timed", "left"]
    rated: bool
    ended: str
    #: The others who played; an empty name for somebody who has deleted the account.
    others: list[str]


class PersonInfo(Struct):
    """Somebody's page: what the caller may know."""

    name: str
    me: bool
    since: str
    ratings: list[RatingInfo]
    curve: list[RatingPoint]
    tallies: list[ResultTally]
    rivals: list[Rival]
    openings: list[FirstChoiceInfo]
    reliability: Reliability
    matches: list[PastMatch]
    #: Whether the caller mutes or blocks him.
    relation: Relation = "none"


class RankedPlayer(Struct):
    """A line of the list of ratings."""

    name: str
    bot: bool
    me: bool
    rating: RatingInfo


class GamePage(Struct):
    """A game as it is played here: who is strongest, how it is opened, who wins, how long it takes."""

    game: str
    scenario: str | None
    scenarios: list[str]
    ranking: list[RankedPlayer]
    matches: int
    length: float
    sides: list[SideResult]
    openings: list[FirstChoiceInfo]
