"""The state of a game of Generals: plain integers, tuples and flat lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

import msgspec

from quadrant.games.generals.components import DOMAIN, NATIONS, STOCK
from quadrant.games.generals.language import NOBODY, NOWHERE
from quadrant.kernel.flow import GameState

Cards = tuple[int, ...]
T = TypeVar("T")

#: The phases of a turn, in order; set-up comes before the first turn.
PHASES = ("setup", "play", "supply", "victory", "discard", "draw")


class Trigger(msgspec.Struct, frozen=True, array_like=True):
    """Something that happened (or is about to) and that cards may react to."""

    event: str
    #: The nation that did it.
    by: int
    #: The piece concerned: its nation, kind and space.
    nation: int = NOBODY
    kind: int = NOBODY
    space: int = NOWHERE
    supplied: bool = False
    #: The card concerned, and the nations it is aimed at.
    card: int = NOBODY
    targets: tuple[int, ...] = ()
    #: Tells this trigger from all others of the game.
    number: int = 0


class Generals(GameState, kw_only=True):
    """Lists have one entry a nation, in turn order, unless they say otherwise. Sets of spaces are ints."""

    SEATS: ClassVar[tuple[str, ...]] = NATIONS

    # Options of the match
    margin_victory: bool = False
    reallocation: bool = False
    strict_reactions: bool = False

    # The board
    pieces: list[int]
    #: Pieces that cannot be removed this turn.
    protected: list[int]
    #: Spaces where the nation's pieces count as supplied this turn.
    granted: list[int]
    #: Where the pieces stood when the turn started.
    opening: list[int]

    # The cards; the top of a deck and of a pile is its end
    deck: list[Cards]
    hand: list[Cards]
    status: list[Cards]
    response: list[Cards]
    #: Cards discarded openly, and below them those that only their nation has seen.
    discard: list[Cards]
    buried: list[Cards]
    #: Responses that everybody has seen used.
    spent: list[Cards]

    # Tracks
    round: int = 1
    turn: int = 0
    phase: int = 0
    #: Victory points of the two camps.
    score: list[int]
    #: What made them up: (round, nation, points, reason).
    ledger: list[tuple[int, int, int, str]]

    # The turn
    #: Statuses used this turn, and (card, trigger) pairs already used.
    used: tuple[int, ...] = ()
    answered: tuple[tuple[int, int], ...] = ()
    #: What happened since the card in play was played and may still be reacted to.
    triggers: list[Trigger]
    #: Numbers the triggers; also tells whether anything happened since a window closed.
    happened: int = 0
    quiet: int = -1
    #: The card whose text is ignored, and the space whose piece was spared from one removal.
    cancelled: int = NOBODY
    spared: int = NOWHERE
    reallocated: bool = False

    def touch(self) -> None:
        """Pieces have moved: supply must be traced again. What statuses say stays as it is."""
        self.facts.pop("supply", None)

    @property
    def position(self) -> dict[Any, Any]:
        """Facts that hold until a piece moves: supply, and what may be built and battled."""
        facts = self.facts
        found: dict[Any, Any] | None = facts.get("supply")
        if found is None:
            found = facts["supply"] = {}
        return found

    def touch_status(self) -> None:
        """A status came or went."""
        self.facts.clear()


def until_a_piece_moves(find: Callable[[Generals, int, int], T]) -> Callable[[Generals, int, int], T]:
    """Remember what was found for a nation and a kind of piece: it is asked for again and again."""

    def known(game: Generals, nation: int, kind: int) -> T:
        facts = game.position
        found: T | None = facts.get((find, nation, kind))
        if found is None:
            found = facts[find, nation, kind] = find(game, nation, kind)
        return found

    known.__doc__ = find.__doc__
    return known


def camp_pieces(game: Generals, camp: int) -> int:
    """Where a camp has pieces."""
    pieces = game.pieces
    return pieces[camp] | pieces[camp + 2] | pieces[camp + 4]


def available(game: Generals, nation: int, kind: int) -> int:
    """pieces.limit: how many armies or navies a nation has off the board."""
    return STOCK[nation][kind] - (game.pieces[nation] & DOMAIN[kind]).bit_count()
