"""Positions for the tests of Empire of the Sun: units where the test puts them, nobody else on the map.

::

    pacific = Pacific("jp_hq_south_seas@4017 jp_cv_shokaku@4017 us_bde_marine@4423")
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_cv_shokaku").move("jp_cv_shokaku", "4220")

A unit stands with its full side up, or reduced after a minus sign. Hands are empty, so that nobody is asked
for cards, unless the test deals some. Dice are said as they read: 0 to 9.
"""

from __future__ import annotations

from typing import Any, Self

from quadrant.games.empire import GAME
from quadrant.games.empire.components import BOXES, NAMES, REMOVED, SEATS, SIDE, SPACE, UNIT, spaces
from quadrant.games.empire.rules.play import PlayCard
from quadrant.games.empire.rules.supply import supplied
from quadrant.games.empire.state import MARKS
from quadrant.games.empire.verbs import CARD_IDS, CARD_NUMBER
from quadrant.kernel.board import bits, mask_of
from table import HexTable, Table

#: Cards with each value that are no offensives, for plain operations.
PLAIN = {"japan": {1: "JP-18", 2: "JP-26", 3: "JP-51"}, "allies": {1: "AL-1", 2: "AL-11", 3: "AL-6"}}
#: Questions that a test about something else lets pass.
WINDOWS = frozenset(("cancel_offensive", "play_reaction", "intelligence", "try_special", "choose_reactor"))


class Pacific(HexTable):
    """A table of Empire of the Sun with these units on the map."""

    def __init__(self, units: str = "", scenario: str = "campaign_1942", **options: Any) -> None:
        state = Table.new(GAME, scenario, **options)
        state.at = [REMOVED] * len(state.at)
        state.faces = [0] * len(state.at)
        state.marks = [0] * len(state.at)
        state.due = [0] * len(state.at)
        state.hand = [0, 0]
        state.future = [-1, -1]
        super().__init__(GAME, state)
        self.put(units)

    # Setting up

    def put(self, units: str) -> Self:
        """Units on the map or in boxes: ``us_cv_essex@5808``, ``jp_army_14@2812-``, ``us_lrb_14af@china``."""
        for word in units.split():
            unit, _, place = word.partition("@")
            number, back = UNIT[unit], place.endswith("-")
            place = place.rstrip("-")
            self.state.at[number] = SPACE[place] if place in SPACE else BOXES[place]
            self.state.faces[number] = int(back)
            self.state.origin[number] = self.state.at[number]
        self.state.touch()
        return self

    def turn(self, turn: int) -> Self:
        self.state.turn = turn
        return self

    def japan(self, *ids: str) -> Self:
        """Japan controls these hexes."""
        self.state.control |= spaces(ids)
        return self

    def allies(self, *ids: str) -> Self:
        """The Allies control these hexes."""
        self.state.control &= ~spaces(ids)
        return self

    def deal(self, **hands: str) -> Self:
        """Cards in hand; they are not in the deck then."""
        for seat, cards in hands.items():
            side = SIDE[seat]
            self.state.hand[side] = mask_of(CARD_NUMBER[card] for card in cards.split())
            held = self.state.hand[side]
            self.state.deck[side] = tuple(c for c in self.state.deck[side] if not held >> c & 1)
        return self

    def rolls(self, *values: int) -> Self:
        """What the next dice show, 0 to 9."""
        return self.dice(*(value + 1 for value in values))

    # Playing

    def play(self, seat: str, card: str, how: str = "event") -> Self:
        """The seat plays that card, which it gets for it."""
        side = SIDE[seat]
        self.state.hand[side] |= 1 << CARD_NUMBER[card]
        self.state.deck[side] = tuple(c for c in self.state.deck[side] if c != CARD_NUMBER[card])
        self.state.active = side
        self.begin(PlayCard(seat))
        return self.choose(how, card)

    def offensive(self, seat: str, hq: str, value: int = 3, card: str = "") -> Self:
        """An offensive with an operations card of that value, up to the activation of units."""
        self.play(seat, card or PLAIN[seat][value], "operations")
        return self.choose("lead", hq)

    def unless_done(self, *parts: str) -> Self:
        """Choose that, unless it was the only choice and so is done already."""
        if self.choice(*parts) in self.match.options():
            self.choose(*parts)
        return self

    def event(self, seat: str, card: str, hq: str) -> Self:
        """An offensive by an event, up to the activation of units."""
        return self.play(seat, card).unless_done("lead", hq)

    def activate(self, *units: str) -> Self:
        for unit in units:
            self.unless_done("activate", unit)
            assert "active" in self.marks(unit), f"{unit} is not activated"
        if self.kind == "activate":
            self.choose("done")
        return self

    def move(self, unit: str, space: str, *others: str, verb: str = "move") -> Self:
        """A unit (with others in its stack) goes there and stops."""
        self.unless_done("select", unit)
        for other in others:
            self.choose("join", other)
        self.choose(verb, unit, space)
        return self.choose("done") if self.kind == "march" else self

    def land(self, unit: str, space: str, *others: str) -> Self:
        return self.move(unit, space, *others, verb="land")

    def moved(self) -> Self:
        """All movement is done."""
        while self.kind == "move_units":
            self.choose("done")
        return self

    def fight(self, *declared: str) -> Self:
        """Movement is done, these battles are declared besides those that must be; nobody plays cards."""
        self.moved()
        for space in declared:
            self.unless_done("declare", space)
        while self.kind == "declare_battles":
            self.choose("done")
        return self

    def commit(self, *units: str, to: str) -> Self:
        """Carriers and air units fight there, and no others."""
        for unit in units:
            self.unless_done("commit", unit, to)
        while self.kind == "commit":
            self.choose("done")
        return self

    def react(self, *units: str) -> Self:
        """The reacting side activates these units and no others."""
        for unit in units:
            self.unless_done("activate", unit)
        return self.choose("done") if self.kind == "activate_reactor" else self

    def let_pass(self) -> Self:
        """Nobody plays a card or reacts."""
        while self.kind in WINDOWS:
            self.choose("pass")
        return self

    # Looking

    def at(self, unit: str) -> str:
        """The hex or box of a unit."""
        at = self.state.at[UNIT[unit]]
        return BOXES.name(at) if at in BOXES else NAMES[at]

    def reduced(self, unit: str) -> bool:
        return bool(self.state.faces[UNIT[unit]])

    def supplied(self, unit: str) -> bool:
        self.state.touch()
        return supplied(self.state, UNIT[unit])

    def holder(self, space: str) -> str:
        """Who controls a hex."""
        return SEATS[0 if self.state.control >> SPACE[space] & 1 else 1]

    def marks(self, unit: str) -> set[str]:
        return {MARKS[mark] for mark in bits(self.state.marks[UNIT[unit]])}

    def hand(self, seat: str) -> set[str]:
        return {CARD_IDS[card] for card in bits(self.state.hand[SIDE[seat]])}

    def reason(self, *choice: str) -> str:
        """Why the choice is forbidden."""
        refusal = self.why_not(*choice)
        assert refusal is not None, f"{choice} is offered"
        return refusal.id
