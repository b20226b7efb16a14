"""7.1 and 7.3 What placing networks and placing alignments have in common.

Both segments are played alike: whoever has the most markers places first, and a marker is placed or spent to
remove another nation's.
"""

from __future__ import annotations

from typing import ClassVar

from quadrant.games.churchill.components import (
    ALL_PLACES,
    ARCTIC,
    ARCTIC_OPEN,
    ARCTIC_PLACES,
    LOCATIONS,
    NATIONS,
)
from quadrant.games.churchill.state import Churchill, NationPick, Placing
from quadrant.games.churchill.verbs import FIRST, PLACE, REMOVE
from quadrant.kernel.board import mask_of
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Choice, Decision, Step
from quadrant.kernel.limits import Limit, Limits, when
from quadrant.kernel.message import Prompt, Refusal
from quadrant.kernel.offers import Offer, finishing
from quadrant.kernel.verbs import FINISHING


def gain_markers(game: Churchill, nation: int, networks: int, alignments: int, rule: str) -> None:
    """Markers for the war phase of this conference."""
    game.networks_due[nation] += networks
    game.alignments_due[nation] += alignments
    game.tell("markers-gained", rule, seat=NATIONS[nation], networks=networks, alignments=alignments)


def open_places(game: Churchill) -> int:
    """7.4 Norway and Finland are closed while the Arctic box holds fewer than three naval markers."""
    return ALL_PLACES if game.naval[ARCTIC] >= ARCTIC_OPEN else ALL_PLACES & ~ARCTIC_PLACES


class Segment:
    """A segment of the war phase in which markers are placed; its steps derive from it."""

    __slots__ = ()

    rule: ClassVar[str]
    #: What events call the markers.
    word: ClassVar[str]

    def due(self, game: Churchill) -> list[int]:
        """The markers that each nation has left to place."""
        raise NotImplementedError

    def placing(self, nation: int) -> Decision:
        """The nation places its markers."""
        raise NotImplementedError

    def ordering(self, waiting: tuple[int, ...]) -> Decision:
        """The US says who places next."""
        raise NotImplementedError

    def later(self, waiting: tuple[int, ...]) -> Step:
        """The others follow."""
        raise NotImplementedError

    def most(self, game: Churchill, waiting: tuple[int, ...]) -> list[int]:
        """Those who have the most markers to place."""
        due = self.due(game)
        most = max(due[nation] for nation in waiting)
        return [nation for nation in waiting if due[nation] == most]

    def goes_first(self, game: Churchill, nation: int, waiting: tuple[int, ...]) -> None:
        game.push(self.placing(nation), self.later(tuple(n for n in waiting if n != nation)))


class NextNation(Segment, Step):
    """The nation with the most markers places next; the US decides ties."""

    waiting: tuple[int, ...]

    def run(self, game: Churchill) -> None:
        due = self.due(game)
        waiting = tuple(n for n in self.waiting if due[n])
        if not waiting:
            return
        first = self.most(game, waiting)
        if len(first) > 1:
            game.push(self.ordering(waiting))
        else:
            self.goes_first(game, first[0], waiting)


class PlacingOrder(Segment, NationPick):
    """Equal numbers: the US says who places next."""

    verb = FIRST

    waiting: tuple[int, ...]

    def limits(self, game: Churchill) -> Limits:
        return Limits(Limit(self.rule, mask_of(self.most(game, self.waiting)), "why-fewer-markers"))

    def take(self, game: Churchill, nation: int) -> None:
        game.tell("places-first", self.rule, seat=NATIONS[nation])
        self.goes_first(game, nation, self.waiting)


class PlaceMarker(Segment, Placing):
    """One marker: placed, or spent to remove a foreign one.

    Those that can be placed must be used; what fits nowhere is lost, for removal is never a duty.
    """

    undo_to: ClassVar[str] = "markers"

    def limits(self, game: Churchill) -> tuple[Limits, Limits]:
        """Where it may be placed, and where it may be spent to remove another nation's."""
        raise NotImplementedError

    def place(self, game: Churchill, place: int) -> None:
        """The marker is placed there."""
        raise NotImplementedError

    def remove(self, game: Churchill, place: int) -> None:
        """It is spent to remove another nation's."""
        raise NotImplementedError

    def offers(self, game: Churchill) -> tuple[Offer, ...]:
        placing, removing = self.limits(game)
        held = not placing.mask or game.rules.may_hold_markers
        return (
            Offer(PLACE, placing),
            Offer(REMOVE, removing),
            finishing(Limit(self.rule, when(held), "why-must-place")),
        )

    @does(PLACE)
    def place_one(self, game: Churchill, place: int) -> None:
        self.place(game, place)
        self.go_on(game)

    @does(REMOVE)
    def remove_one(self, game: Churchill, place: int) -> None:
        self.remove(game, place)
        self.go_on(game)

    def go_on(self, game: Churchill) -> None:
        """The next marker, if there is one."""
        if self.due(game)[self.nation]:
            game.push(self)

    @does(FINISHING)
    def lose_the_rest(self, game: Churchill) -> None:
        due = self.due(game)
        game.tell(f"{self.word}-lost", self.rule, seat=self.seat, n=due[self.nation])
        due[self.nation] = 0

    def waste(self, game: Churchill, choice: Choice) -> Refusal | None:
        """Markers that could be placed and are held are lost."""
        if not FINISHING.of(choice) or not self.limits(game)[0].mask:
            return None
        return Refusal(self.rule, "waste-markers", {"n": self.due(game)[self.nation]})

    def prompt(self, game: Churchill) -> Prompt:
        return Prompt(self.prompt_id, self.rule, {"n": self.due(game)[self.nation]})

    def told(self, game: Churchill, id: str, rule: str, place: int, **args: str | int) -> None:
        """What was done there."""
        game.tell(id, rule, seat=self.seat, country=LOCATIONS[place].id, **args)
