"""A Churchill table for tests: put things where the test needs them, say what the dice show, then play."""

from __future__ import annotations

import table
from quadrant.games.churchill import GAME
from quadrant.games.churchill.cards.deck import CONFERENCES, ReadBand
from quadrant.games.churchill.components import (
    BOX,
    CARD,
    FRONT,
    FRONTS,
    ISSUE,
    LOCATION,
    NATIONS,
    cards_of,
)
from quadrant.games.churchill.state import CENTER, DISPLAY, Churchill, network_code
from quadrant.games.churchill.told.view import View
from quadrant.kernel.flow import Target


class Table(table.Table):
    """A match whose state the test sets up; everything after that goes through the public face."""

    def __init__(self, scenario: str = "training", **options: bool | int) -> None:
        state = self.new(GAME, scenario, **options)
        state.conference += 1
        super().__init__(GAME, state)

    @property
    def state(self) -> Churchill:
        state: Churchill = super().state
        return state

    def name(self, part: Target) -> Target:
        """Staff cards may be given by name."""
        return card_id(part) if isinstance(part, str) else part

    # Setting up

    def quiet(self) -> Table:
        """No leader is active."""
        self.state.active = [False, False, False]
        return self

    def hands(self, **hands: list[str]) -> Table:
        """Staff cards in hand, by name or number; nations that are not named have none."""
        for nation, seat in enumerate(NATIONS):
            cards = [card_number(name) for name in hands.get(seat, [])]
            self.state.hand[nation] = tuple(sorted(cards))
            self.state.draw[nation] = tuple(c for c in self.state.draw[nation] if c not in cards)
        return self

    def issues(self, **places: tuple[str, int] | None) -> Table:
        """Issues on the table and nothing else: (seat, space), or None for the center."""
        place = self.state.place
        for issue in range(len(place)):
            place[issue] = min(place[issue], DISPLAY)
        for name, where in places.items():
            place[ISSUE[name]] = CENTER if where is None else NATIONS.index(where[0]) * 10 + where[1]
        return self

    def fronts(self, **spaces: str | None) -> Table:
        """Fronts in these spaces; None is the theater box."""
        for name, space in spaces.items():
            front = FRONT[name]
            track = [s.id for s in FRONTS[front].spaces]
            self.state.front[front] = 0 if space is None else track.index(space) + 1
        return self

    def naval(self, **boxes: int) -> Table:
        for name, n in boxes.items():
            self.state.naval[BOX[f"{name}_box"]] = n
        return self

    def offensive(self, **fronts: int) -> Table:
        for name, n in fronts.items():
            self.state.offensive[FRONT[name]] = n
        return self

    def only(self, *fronts: int) -> Table:
        """Only these Fronts attack."""
        for front in range(len(FRONTS)):
            self.state.held[front] = front not in fronts
        return self

    def reserves(self, **fronts: int) -> Table:
        for name, n in fronts.items():
            self.state.reserves[FRONT[name]] = n
        return self

    def networks(self, **places: tuple[str, int]) -> Table:
        """Networks in these places and nowhere else."""
        self.state.networks = [0] * len(LOCATION)
        for name, (seat, n) in places.items():
            self.state.networks[LOCATION[name]] = network_code(NATIONS.index(seat), n)
        return self

    def alignments(self, **places: str) -> Table:
        """Alignments in these places and nowhere else."""
        self.state.alignments = [-1] * len(LOCATION)
        for name, seat in places.items():
            self.state.alignments[LOCATION[name]] = NATIONS.index(seat)
        return self

    def band(self, card: str, color: str) -> Table:
        """Carry out one band of a conference card."""
        self.state.card = CONFERENCE[card]
        colors = ["green", "red", "blue", "gray", "white"]
        return self.begin(ReadBand(colors.index(color)))

    # Playing

    def pass_debates(self) -> Table:
        """Nobody debates."""
        while self.kind == "debate":
            self.match.choose(("pass",))
        return self

    def roll_fronts(self) -> Table:
        """Every Front that must roll does."""
        while self.kind == "roll_campaign":
            self.match.choose(self.match.options()[0])
        return self

    # Looking

    @property
    def view(self) -> View:
        """What everybody sees."""
        view: View = self.match.view()
        return view

    def at(self, issue: str) -> tuple[str | None, int]:
        """Where an issue lies: seat and space; (None, 0) for the center."""
        view = next(i for i in self.view.issues if i.issue == issue)
        return view.seat, view.space

    def front(self, name: str) -> str | None:
        return next(f.space for f in self.view.fronts if f.front == name)

    def network(self, place: str) -> tuple[str | None, int]:
        view = next(p for p in self.view.places if p.country == place)
        return view.network, view.networks

    def alignment(self, place: str) -> str | None:
        return next(p.alignment for p in self.view.places if p.country == place)

    def box(self, name: str) -> int:
        return self.state.naval[BOX[f"{name}_box"]]


#: Conference cards by their ids.
CONFERENCE = {card.id: number for number, card in enumerate(CONFERENCES)}
NAMES: dict[str, str] = {raw["name"]: raw["id"] for raw in cards_of("staff")}


def card_id(name: str) -> str:
    return NAMES.get(name, name)


def card_number(name: str) -> int:
    return CARD[card_id(name)]
