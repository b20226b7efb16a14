"""The state of a game: everything on the table and on the map, as small integers in flat lists.

Lists with three entries are by nation, clockwise from the UK. What not everybody sees is a ``Secret``.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import msgspec

from quadrant.games.churchill.components import (
    CHAIR,
    FIRST_LEADERS,
    FRONTS,
    ISSUES,
    LAST_CONFERENCE,
    LEADER_IDS,
    LOCATIONS,
    NATION,
    NATIONS,
    NOBODY,
    ROOSEVELT,
    SECRET_MARKERS,
    TRINITY,
    US,
    Space,
)
from quadrant.games.churchill.editions import EDITIONS, Edition, Rules
from quadrant.kernel.flow import Decision, GameState
from quadrant.kernel.pick import Pick
from quadrant.kernel.secrets import Kind, Open, Secret, its_seat, no_seat

#: Where an issue is: gone for good, on the display, in the centre; else nation * 10 + space (7: the chair).
GONE = -2
DISPLAY = -1
CENTER = 0


def row(*values: object) -> Any:
    """A list field that starts with these values."""
    return msgspec.field(default_factory=lambda: list(values))


# What can be hidden: conference cards, staff cards, secret agenda markers


def other_conferences(game: Churchill, card: int) -> tuple[int, ...]:
    """9.2 The cards of the same conference, one of which is used."""
    return game.ALIKE[card]


def sees_agenda(game: Churchill, nation: int, seats: frozenset[str]) -> bool:
    """5.13 Agenda cards are revealed together."""
    return game.agenda_open or its_seat(game, nation, seats)


def sees_markers(game: Churchill, nation: int, seats: frozenset[str]) -> bool:
    """10.2 Secret agenda markers are shown when the game is over."""
    return game.result is not None or its_seat(game, nation, seats)


CONFERENCE = Kind("conferences", alike=other_conferences)
STAFF_CARD = Kind("staff")
MARKER = Kind("markers", shared=True, everything=SECRET_MARKERS)
Cards = tuple[int, ...]
#: What everybody sees of them.
OpenStaff = Annotated[int, Open(STAFF_CARD)]
OpenPiles = Annotated[list[Cards], Open(STAFF_CARD)]


class Churchill(GameState):
    """A game in progress."""

    SEATS: ClassVar[tuple[str, ...]] = NATIONS
    #: For each conference card, those that could take its place (``games/churchill/cards/deck.py``).
    ALIKE: ClassVar[tuple[tuple[int, ...], ...]] = ()

    rules: Rules = Rules()
    scenario: str = ""
    phase: str = "setup"

    # Conference cards
    conference: int = 0
    last_conference: int = LAST_CONFERENCE
    #: The cards still to come, the next one first.
    deck: Annotated[Cards, Secret(CONFERENCE, to=no_seat, ordered=True)] = ()
    card: Annotated[int, Open(CONFERENCE)] = NOBODY
    past: Annotated[Cards, Open(CONFERENCE)] = ()

    # Staff decks
    draw: Annotated[list[Cards], Secret(STAFF_CARD, to=no_seat, ordered=True)] = row()
    hand: Annotated[list[Cards], Secret(STAFF_CARD)] = row()
    discard: OpenPiles = row()
    removed: OpenPiles = row()
    #: The staff cards each nation has shown or discarded this conference, wherever they are now.
    played: OpenPiles = row((), (), ())

    # Leaders
    leader: list[int] = row(*FIRST_LEADERS)
    active: list[bool] = row(True, True, True)
    #: May not advance an issue this conference (5.26).
    barred: list[bool] = row(False, False, False)
    #: Starts the next conference inactive.
    ill: list[bool] = row(False, False, False)
    unchecked: list[bool] = row(False, False, False)
    paranoia: bool = False
    #: The staff card that threatens the next Soviet one with a purge.
    purge: OpenStaff = NOBODY

    # The conference table
    place: list[int] = row(*[DISPLAY] * len(ISSUES))
    #: The agenda cards.
    agenda: Annotated[list[int], Secret(STAFF_CARD, to=sees_agenda)] = row(NOBODY, NOBODY, NOBODY)
    agenda_open: bool = False
    agenda_value: list[int] = row(0, 0, 0)
    agenda_winner: int = NOBODY
    turn: int = NOBODY
    may_pass: list[bool] = row(False, False, False)
    winner: int = NOBODY
    previous_winner: int = NOBODY
    victories: list[int] = row(0, 0, 0)

    # The decision segment
    production: list[int] = row(0, 0, 0)
    #: What the conference card adds to production.
    extra: list[int] = row(0, 0, 0)
    convoy: int = 0
    #: Production the conference card commits: (nation, number of the instruction, markers left).
    commitments: list[tuple[int, int, int]] = row()
    #: (nation, box) that may not be served this conference.
    forbidden: list[tuple[int, int]] = row()
    #: The Front each Directed Offensive was placed on, and the markers it still demands.
    target: list[int] = row(*[NOBODY] * len(ISSUES))
    owed: list[int] = row(*[0] * len(ISSUES))
    activated: list[bool] = row(*[False] * len(ISSUES))
    research: int = 0
    #: Support from theater commands still to be placed: nation * 3 + (Europe, Pacific, either).
    support: list[int] = row(*[0] * 9)

    # The war phase
    networks_due: list[int] = row(0, 0, 0)
    alignments_due: list[int] = row(0, 0, 0)
    no_network: list[bool] = row(False, False, False)
    #: Axis reserves left in the game, held back this conference, and sent to a Front by the card.
    pool: list[int] = row(*[0] * 5)
    withheld: list[int] = row(*[0] * 5)
    sent: list[int] = row(*[0] * len(FRONTS))
    sortie: int = NOBODY
    held: list[bool] = row(*[False] * len(FRONTS))
    reserves: list[int] = row(*[0] * len(FRONTS))
    #: The last roll of each Front, 0 where none was made; for those who look on.
    campaign: list[int] = row(*[0] * len(FRONTS))

    # The map; support is counted by its value (3.27)
    front: list[int] = row(*[0] * len(FRONTS))
    naval: list[int] = row(*[0] * 8)
    offensive: list[int] = row(*[0] * len(FRONTS))
    #: 0, or owner * 2 + number of networks.
    networks: list[int] = row(*[0] * len(LOCATIONS))
    alignments: list[int] = row(*[NOBODY] * len(LOCATIONS))
    command: list[int] = row(US, US)
    bomb: int = 0
    spy: int = 0
    world: list[int] = row(NOBODY, NOBODY, NOBODY)
    #: The conference in which Germany and Japan surrendered, 0 if they have not.
    surrendered: list[int] = row(0, 0)
    #: The conference in which Central Italy and Normandy were entered, 0 if they were not.
    entered: list[int] = row(0, 0)
    technology: list[int] = row(0, 0, 0)
    #: The secret agenda markers of each nation (10.2).
    secret: Annotated[list[Cards], Secret(MARKER, to=sees_markers, ordered=True)] = row((), (), ())

    # Often asked

    @property
    def edition(self) -> Edition:
        return EDITIONS[self.rules.edition]

    def issue_winner(self, issue: int) -> int:
        """5.27 Who wins the issue as it stands: the nation on whose track or chair it is."""
        place = self.place[issue]
        return place // 10 if place > 0 else NOBODY

    def all_captured(self) -> bool:
        """5.23 Whether no issue is left on the table that somebody could move."""
        return all(place < CENTER or place % 10 == CHAIR for place in self.place)

    def open_issues(self) -> list[int]:
        """5.22 The issues on the table that nobody has captured."""
        return [i for i, place in enumerate(self.place) if place >= 0 and place % 10 != CHAIR]

    def issues_on_table(self) -> list[int]:
        """5.22 The issues on the table."""
        return [issue for issue, place in enumerate(self.place) if place >= CENTER]

    def free_issues(self) -> list[int]:
        """5.23 Those of them that nobody has captured."""
        places = enumerate(self.place)
        return [issue for issue, place in places if place >= CENTER and place % 10 != CHAIR]

    def entry(self, front: int) -> Space | None:
        """The space the Front will attempt to enter, None at the end of its track."""
        spaces = FRONTS[front].spaces
        at = self.front[front]
        return spaces[at] if at < len(spaces) else None

    def defeated(self, theater: int) -> bool:
        """Whether the Axis power of the theater has surrendered (theaters and powers share numbers)."""
        return self.surrendered[theater] > 0

    @property
    def has_bomb(self) -> bool:
        return self.bomb == TRINITY

    def leader_name(self, nation: int) -> str:
        """The nation's leader in office."""
        return LEADER_IDS[self.leader[nation]]

    def named_leader(self, nation: int) -> bool:
        """Whether a card that names the nation's leader means the one in office (Roosevelt or Truman)."""
        return nation != US or self.leader[US] == ROOSEVELT or self.edition.truman_inherits


def network_owner(code: int) -> int:
    """Who has networks there, -1 for nobody."""
    return (code - 1) // 2 if code else NOBODY


def network_count(code: int) -> int:
    return (code - 1) % 2 + 1 if code else 0


def network_code(owner: int, count: int) -> int:
    return owner * 2 + count if count else 0


class NationDecision(Decision):
    """A decision of one of the three nations."""

    @property
    def nation(self) -> int:
        """The number of the seat that decides."""
        return NATION[self.seat]


class Placing(NationDecision):
    """A marker is placed where everybody sees it."""

    def stand_ins(self, game: Churchill) -> tuple[str, ...]:
        """4.6 The player on the left places it for who thinks too long; he too must not take for ever."""
        return NATIONS[(self.nation + 1) % 3], NATIONS[(self.nation + 2) % 3]


class NationPick(Pick, NationDecision):
    """One thing that one of the three nations picks."""
