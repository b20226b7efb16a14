"""The state of a game of Generals: plain integers, tuples and flat lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

import msgspec

from quadrant.games.generals.components import DOMAIN, NATIONS, NOBODY, NOWHERE, STOCK
from quadrant.kernel.flow import GameState
from quadrant.kernel.message import Refusal
from quadrant.kernel.secrets import Kind, Open, Secret, no_seat

if TYPE_CHECKING:
    from quadrant.games.generals.cards.deck import Card

Cards = tuple[int, ...]

CARD = Kind("cards")
#: A card that everybody sees, and cards that only their nation sees.
OpenCard = Annotated[int, Open(CARD)]
OpenCards = Annotated[Cards, Open(CARD)]


def is_response(game: Generals, nation: int, card: int) -> bool:
    """type.response: what lies face down on the table is a response."""
    return game.CARDS[card].type == "response"


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
    card: OpenCard = NOBODY
    targets: tuple[int, ...] = ()
    #: Tells this trigger from all others of the game.
    number: int = 0


class Generals(GameState, kw_only=True):
    """Lists have one entry a nation, in turn order, unless they say otherwise. Sets of spaces are ints.

    Facts come from the ``pieces`` on the board, the ``status`` cards on the table, and what cards have
    ``granted`` and ``protected`` for this turn.
    """

    SEATS: ClassVar[tuple[str, ...]] = NATIONS
    #: What the cards say. Cards react to what cards do: so everything that carries them out finds them here,
    #: and the class that is played (``table.py``) has them from ``deck.py``.
    CARDS: ClassVar[tuple[Card, ...]]
    #: For each nation, its responses that answer something that happens, those for any time, and those of
    #: them that may make others usable.
    ANSWERS: ClassVar[tuple[tuple[Card, ...], ...]]
    DOUBTFUL: ClassVar[frozenset[int]]
    ANY_TIME: ClassVar[tuple[tuple[Card, ...], ...]]
    PREPARING: ClassVar[tuple[tuple[Card, ...], ...]]

    # Options of the match: the fields of ``Rules``
    margin_victory: bool
    reallocation: bool
    strict_reactions: bool

    # The board
    pieces: list[int]
    #: Pieces that cannot be removed this turn.
    protected: list[int]
    #: Spaces where the nation's pieces count as supplied this turn.
    granted: list[int]
    #: Where the pieces stood when the turn started.
    opening: list[int]

    # The cards; the top of a deck and of a pile is its end
    deck: Annotated[list[Cards], Secret(CARD, to=no_seat, ordered=True)]
    hand: Annotated[list[Cards], Secret(CARD)]
    status: Annotated[list[Cards], Open(CARD)]
    response: Annotated[list[Cards], Secret(CARD, fits=is_response)]
    #: Cards discarded openly, and below them those that only their nation has seen.
    discard: Annotated[list[Cards], Open(CARD)]
    buried: Annotated[list[Cards], Secret(CARD)]
    #: Responses that everybody has seen used.
    spent: Annotated[list[Cards], Open(CARD)]

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
    used: OpenCards = ()
    answered: tuple[tuple[int, int], ...] = ()
    #: What happened since the card in play was played and may still be reacted to.
    triggers: list[Trigger]
    #: Numbers the triggers; also tells whether anything happened since a window closed.
    happened: int = 0
    quiet: int = -1
    #: The card whose text is ignored, and the space whose piece was spared from one removal.
    cancelled: OpenCard = NOBODY
    spared: int = NOWHERE
    reallocated: bool = False

    def fruitless(self, nation: int, card: int) -> Refusal | None:
        """Why the card of the nation's hand would bring nothing if it were played now (``prospects.py``)."""
        raise NotImplementedError


def camp_pieces(game: Generals, camp: int) -> int:
    """Where a camp has pieces."""
    pieces = game.pieces
    return pieces[camp] | pieces[camp + 2] | pieces[camp + 4]


def available(game: Generals, nation: int, kind: int) -> int:
    """pieces.limit: how many armies or navies a nation has off the board."""
    return STOCK[nation][kind] - (game.pieces[nation] & DOMAIN[kind]).bit_count()
