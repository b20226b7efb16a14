"""Positions for the tests of No Retreat!: units where the test puts them, nobody else on the map.

::

    front = Front("ax_6a@1204 sv_west@1305-").turn(4, "snow")
    front.attack("1305", "ax_6a").dice(6)

A unit stands with its full side up, or with the other one after a minus sign. Hands are empty, so that
nobody is asked for cards, unless the test deals some.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Self

from quadrant.games.no_retreat import GAME
from quadrant.games.no_retreat.cards.deck import EARLY_DECK
from quadrant.games.no_retreat.components import (
    BOXES,
    NAMES,
    SEATS,
    SIDE,
    UNIT,
    WEATHERS,
    spaces,
)
from quadrant.games.no_retreat.pose import clear, put_units
from quadrant.games.no_retreat.rules.events import window
from quadrant.games.no_retreat.rules.movement import EndMovement
from quadrant.games.no_retreat.rules.sequence import Phase
from quadrant.games.no_retreat.state import MARKS, PHASES
from quadrant.games.no_retreat.verbs import CARD_IDS
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.flow import Step
from table import HexTable, Table

#: Questions of windows, which a test that is about something else lets pass.
WINDOWS = frozenset(("play_event", "answer_event", "commit_card", "after_roll", "before_result"))


class Fight(NamedTuple):
    """A battle that was begun."""

    kind: str
    units: frozenset[str]
    hexes: frozenset[str]


class Front(HexTable):
    """A table of No Retreat! with these units on the map."""

    #: The hex that is attacked, unless a test says otherwise.
    target: str = "1611"

    def __init__(self, units: str = "", scenario: str = "campaign", **options: Any) -> None:
        state = Table.new(GAME, scenario, **options)
        clear(state)
        state.hand = [0, 0]
        state.deck = tuple(EARLY_DECK)
        state.discard = ()
        state.support = [0, 0]
        state.turn = max(state.turn, 1)
        super().__init__(GAME, state)
        self.put(units)

    # Setting up

    def put(self, units: str) -> Self:
        """Units on the map or in boxes: ``ax_6a@1204``, ``sv_west@1305-``, ``sv_res@rail``."""
        put_units(self.state, units.split())
        return self

    def turn(self, turn: int, weather: str = "clear") -> Self:
        self.state.turn = turn
        self.state.weather = WEATHERS.index(weather)
        if turn >= 12:
            self.state.initiative = 1
        return self

    def axis_holds(self, *ids: str) -> Self:
        """The Axis controls these cities besides its own."""
        self.state.control |= spaces(list(ids))
        return self

    def soviets_hold(self, *ids: str) -> Self:
        self.state.control &= ~spaces(list(ids))
        return self

    def deal(self, **hands: str) -> Self:
        """Cards in hand; they are not in the deck then."""
        for seat, cards in hands.items():
            self.state.hand[SIDE[seat]] = mask_of(CARD_IDS.index(card) for card in cards.split())
        dealt = self.state.hand[0] | self.state.hand[1]
        self.state.deck = tuple(card for card in self.state.deck if not dealt >> card & 1)
        return self

    def discarded(self, cards: str) -> Self:
        """Cards that lie in the discards, the last one on top."""
        pile = tuple(CARD_IDS.index(card) for card in cards.split())
        self.state.discard = pile
        self.state.deck = tuple(card for card in self.state.deck if card not in pile)
        return self

    def on_top(self, *cards: str) -> Self:
        """The next cards of the deck, the first to be drawn first."""
        top = tuple(CARD_IDS.index(card) for card in cards)
        rest = tuple(card for card in self.state.deck if card not in top)
        self.state.deck = (*rest, *top[::-1])
        return self

    def mark(self, unit: str, mark: str) -> Self:
        self.state.mark(UNIT[unit], MARKS.index(mark))
        return self

    def support(self, axis: int = 0, soviet: int = 0) -> Self:
        self.state.support = [axis, soviet]
        return self

    def now(self, seat: str, phase: str) -> Self:
        """Whose turn it is, and which phase."""
        self.state.active, self.state.phase = SIDE[seat], PHASES.index(phase)
        return self

    def combat(self, seat: str = "axis") -> Self:
        return self.phase(seat, "combat")

    def movement(self, seat: str = "axis") -> Self:
        return self.phase(seat, "movement")

    def organization(self, seat: str = "axis") -> Self:
        return self.phase(seat, "organization")

    def phase(self, seat: str, phase: str) -> Self:
        """A whole phase, up to the first question that is not about cards."""
        return self.now(seat, phase).begin(Phase(PHASES.index(phase))).let_pass()

    def steps(self, seat: str, phase: str, *steps: Step) -> Self:
        return self.now(seat, phase).begin(*steps)

    def window(self, moment: str, active: str) -> Self:
        """A moment at which cards may be played, and then the end of movement."""
        phase = moment.partition(".")[0]
        phase = {"org": "organization", "counterblow": "combat"}.get(phase, phase)
        return self.steps(active, phase, window(moment), EndMovement())

    # Playing

    def declare(self, *targets: str) -> Self:
        """These hexes are attacked, and there are no counterblows."""
        for target in targets:
            self.choose("target", target)
        while self.kind in ("targets", "blows"):
            self.choose("done")
        return self

    def attack(self, target: str, *units: str, seat: str = "axis") -> Self:
        """The active side attacks one hex with these units and nothing else, up to the first question."""
        self.combat(seat).declare(target)
        if self.kind == "choose_battle":
            self.choose("fight", target)
        return self.join(*units)

    def join(self, *units: str) -> Self:
        for unit in units:
            if self.kind == "attack":
                self.choose("join", unit)
        if self.kind == "attack":
            self.choose("done")
        return self

    def battle(self, target: str, *units: str, die: int, seat: str = "axis") -> Self:
        """The same with a die, without support and cards, up to the first question about its result."""
        self.dice(die).attack(target, *units, seat=seat)
        while self.kind in WINDOWS or self.kind == "use_support":
            self.choose("pass")
        return self

    def let_pass(self) -> Self:
        """Nobody plays a card."""
        while self.kind in WINDOWS:
            self.choose("pass")
        return self

    def go(self, unit: str, space: str) -> Self:
        """A unit moves there and stays."""
        self.choose("activate", unit).choose("move", unit, space)
        return self.choose("done") if self.kind == "move_unit" else self

    # Looking

    def at(self, unit: str) -> str:
        """The place or box of a unit."""
        at = self.state.at[UNIT[unit]]
        return BOXES.name(at) if at in BOXES else NAMES[at]

    def face(self, unit: str) -> int:
        return int(self.state.faces[UNIT[unit]])

    def marks(self, unit: str) -> set[str]:
        return {MARKS[mark] for mark in bits(self.state.marks[UNIT[unit]])}

    def hand(self, seat: str) -> set[str]:
        return {CARD_IDS[card] for card in bits(self.state.hand[SIDE[seat]])}

    def odds(self, target: str, *units: str) -> Any:
        return self.match.query("odds", target, *units)

    def shifts(self, target: str, *units: str) -> dict[str, int]:
        """The shifts of an attack, by name."""
        return {line.id: line.amount for line in self.odds(target, *units).shifts.lines}

    def supply(self, unit: str) -> str:
        """How a unit is supplied."""
        side = SEATS[GAME.state.UNITS.side[UNIT[unit]]]  # type: ignore[attr-defined]
        return str(self.match.query("supply", side, unit).units[0].how)

    @property
    def fought(self) -> list[Fight]:
        """The battles so far, counterattacks among them."""
        found = []
        for event in self.events("battle"):
            args: dict[str, Any] = dict(event.args)
            found.append(Fight(args["kind"], frozenset(args["units"]), frozenset(args["spaces"])))
        return found

    @property
    def winner(self) -> str | None:
        return None if self.match.result is None else self.match.result.winner

    @property
    def reason(self) -> str | None:
        return None if self.match.result is None else self.match.result.reason

    @property
    def points(self) -> tuple[int, int]:
        answer = self.match.query("points")
        return answer.axis.total, answer.soviet.total
