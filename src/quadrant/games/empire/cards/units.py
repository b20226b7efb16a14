"""The vocabulary of the cards, part three: units that come, go, suffer, and are repaired."""

from __future__ import annotations

from typing import Literal

from quadrant.games.empire.cards.changes import Leadership
from quadrant.games.empire.cards.language import Operation, Use
from quadrant.games.empire.components import (
    AIRFIELDS,
    ALLIES,
    BURMA,
    CHINA_BOX,
    ELIMINATED,
    EVENT_BOX,
    NAMES,
    NORTHERN_INDIA,
    OWN_UNITS,
    PORTS,
    REGION,
    REMOVED,
    ROSTER,
    SEATS,
    SPACE,
    TRACK,
    UNIT,
    UNITS,
    distance,
)
from quadrant.games.empire.rules.common_picks import AboutUnit
from quadrant.games.empire.rules.headquarters import hq_places
from quadrant.games.empire.rules.movement_air import china_room
from quadrant.games.empire.rules.reinforcements import come_in, places, zone_closed
from quadrant.games.empire.rules.replacements import POOLS, give_step
from quadrant.games.empire.rules.supply import supplied
from quadrant.games.empire.state import (
    PROMPT,
    REBUILT,
    Empire,
    OpenCard,
    in_play,
    on_map,
    seat,
    steps_left,
)
from quadrant.games.empire.verbs import PLACE, REBUILD, RESTORE, TO_CHINA
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Decision, Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Prompt
from quadrant.kernel.offers import Offer, finishing
from quadrant.kernel.verbs import FINISHING

# Units that come and go


def bring(game: Empire, unit: int, among: int, box: bool) -> None:
    """A card brings a unit to one of these places; without any it does not come."""
    game.faces[unit] = int(ROSTER[unit].reduced and len(ROSTER[unit].faces) > 1)
    if among or box:
        game.push(BringIn(seat(ROSTER[unit].side), unit, among, box))
    else:
        game.remove(unit, REMOVED)
        game.tell("never-came", "5.33", unit=UNITS.ids[unit])


class BringIn(Decision):
    """5.33 Where a unit comes in that a card brings."""

    unit: int
    among: int
    box: bool

    def offers(self, game: Empire) -> list[Offer]:
        offers = [Offer(PLACE, Limits(Limit("5.33", self.among, "why-not-placed")), (self.unit,))]
        if self.box:
            offers.append(Offer(TO_CHINA, Limits(Limit("13.74", 1 << self.unit, "why-not-to-china"))))
        return offers

    def prompt(self, game: Empire) -> Prompt:
        return Prompt(self.prompt_id, "5.33", {"unit": UNITS.ids[self.unit]})

    @does(PLACE)
    def place(self, game: Empire, unit: int, space: int) -> None:
        come_in(game, unit, space)
        game.unmark(unit)

    @does(TO_CHINA)
    def place_in_china(self, game: Empire, unit: int) -> None:
        self.place(game, unit, CHINA_BOX)


class Place(Operation, tag="place"):
    """5.33 A unit comes in at a supplied base."""

    unit: str
    base: Literal["port", "airfield"]
    regions: tuple[str, ...] = ()
    china_box: bool = False
    #: If there is no such base, any other one.
    otherwise: bool = False

    def carry_out(self, game: Empire, use: Use) -> None:
        unit = UNIT[self.unit]
        if game.at[unit] not in (EVENT_BOX, ELIMINATED):
            return
        everywhere = places(game, unit) & (PORTS if self.base == "port" else AIRFIELDS)
        among = everywhere
        if self.regions:
            among = 0
            for region in self.regions:
                among |= everywhere & REGION[region]
        box = self.china_box and china_room(game, unit)
        if not among and not box and self.otherwise:
            among = everywhere
        bring(game, unit, among, box)


class Relieve(Operation, Leadership, tag="relieve"):
    """AL-20, 27 One headquarters takes the place of another."""

    old: str
    new: str
    anywhere: bool = False

    def may(self, game: Empire, use: Use) -> bool:
        return self.anywhere or game.at[UNIT[self.old]] != REMOVED

    def _came(self, game: Empire) -> bool:
        """Whether the new headquarters is in play already."""
        return on_map(game, UNIT[self.new]) or game.at[UNIT[self.new]] == TRACK

    def brings_headquarters(self, game: Empire) -> bool:
        if not self.anywhere or self._came(game):
            return False
        return on_map(game, UNIT[self.old]) or bool(hq_places(game, UNIT[self.new]))

    def carry_out(self, game: Empire, use: Use) -> None:
        old, new = UNIT[self.old], UNIT[self.new]
        if self._came(game):
            return
        at, due, marks = game.at[old], game.due[old], game.marks[old]
        if at == REMOVED and not self.anywhere:
            return
        game.remove(old, REMOVED)
        game.tell("relieved", "6.1", unit=UNITS.ids[new], unit2=UNITS.ids[old])
        if at < CHINA_BOX or not self.anywhere:
            game.move(new, at)
            game.due[new], game.marks[new] = due, marks
            game.due[old] = 0
            game.touch("marks", "active", "stands")
        else:
            bring(game, new, hq_places(game, new), False)


class Leave(Operation, tag="leave"):
    """AL-51 A unit leaves the game."""

    unit: str

    def carry_out(self, game: Empire, use: Use) -> None:
        game.remove(UNIT[self.unit], REMOVED)


class Schedule(Operation, tag="schedule"):
    """AL-22 A unit comes next turn, and cannot be delayed."""

    unit: str

    def carry_out(self, game: Empire, use: Use) -> None:
        unit = UNIT[self.unit]
        if game.at[unit] == EVENT_BOX:
            game.remove(unit, TRACK)
            game.due[unit] = game.turn + 1
            game.mark(unit, PROMPT)


# Replacement steps by cards


class Replacements(Operation, tag="replacements"):
    """5.33 Replacement steps, to be used at once or kept."""

    pool: str
    n: int
    saved: bool = False
    nation: str = ""
    region: str = ""
    reduced_only: bool = False
    near: str = ""
    within: int = 0

    def fits(self, game: Empire, unit: int) -> bool:
        counter = ROSTER[unit]
        if counter.pool != self.pool or (self.nation and counter.nationality != self.nation):
            return False
        return not self.near or (
            on_map(game, unit) and distance(game.at[unit], SPACE[self.near]) <= self.within
        )

    def restorable(self, game: Empire, side: int) -> int:
        zone = zone_closed(game, side)
        return mask_of(
            unit
            for unit in bits(OWN_UNITS[side])
            if self.fits(game, unit)
            and in_play(game, unit)
            and steps_left(game, unit) < len(UNITS[unit].faces)
            and supplied(game, unit)
            and not zone >> game.at[unit] & 1
        )

    def rebuildable(self, game: Empire, side: int) -> int:
        if self.reduced_only or self.near:
            return 0
        return mask_of(
            unit
            for unit in bits(OWN_UNITS[side])
            if self.fits(game, unit) and game.at[unit] == ELIMINATED and self.places(game, unit)
        )

    def places(self, game: Empire, unit: int) -> int:
        hexes = places(game, unit)
        return hexes & REGION[self.region] if self.region else hexes

    def may(self, game: Empire, use: Use) -> bool:
        return self.saved or bool(self.restorable(game, use.by) or self.rebuildable(game, use.by))

    def carry_out(self, game: Empire, use: Use) -> None:
        if self.saved:
            kind = POOLS.index(self.pool)
            game.kept[kind] += self.n
        number = game.CARDS[use.card].does.index(self)
        game.push(*(CardStep(use.by, use.card, number) for _ in range(self.n)))


class CardStep(Step):
    """5.33 One step of a card, if it can be used."""

    side: int
    card: OpenCard
    number: int

    def run(self, game: Empire) -> None:
        operation = step_operation(game, self.card, self.number)
        if operation.restorable(game, self.side) or operation.rebuildable(game, self.side):
            game.push(UseCardStep(seat(self.side), self.card, self.number))


def step_operation(game: Empire, card: int, number: int) -> Replacements:
    operation = game.CARDS[card].does[number]
    assert isinstance(operation, Replacements)
    return operation


class UseCardStep(Decision):
    """5.33 What a step of a card is used for; a Japanese one may be kept."""

    card: OpenCard
    number: int

    def offers(self, game: Empire) -> list[Offer]:
        side = SEATS.index(self.seat)
        operation = step_operation(game, self.card, self.number)
        return [
            Offer(RESTORE, Limits(Limit("11.0", operation.restorable(game, side), "why-not-restored"))),
            Offer(REBUILD, Limits(Limit("11.0", operation.rebuildable(game, side), "why-not-rebuilt"))),
            finishing(),
        ]

    @does(RESTORE)
    def restore(self, game: Empire, unit: int) -> None:
        self._pay(game)
        give_step(game, unit, "11.0")

    @does(REBUILD)
    def rebuild(self, game: Empire, unit: int) -> None:
        game.push(CardRebuild(self.seat, unit, self._pay(game).places(game, unit)))

    @does(FINISHING)
    def keep(self, game: Empire) -> None:
        """The step is kept, or lost."""

    def _pay(self, game: Empire) -> Replacements:
        """A step that could have been kept is taken from those that are."""
        operation = step_operation(game, self.card, self.number)
        if operation.saved:
            game.kept[POOLS.index(operation.pool)] -= 1
        return operation


class CardRebuild(AboutUnit):
    """5.33 Where a lost unit comes back by a card."""

    rule, verb = "11.0", PLACE

    among: int

    def limits(self, game: Empire) -> Limits:
        return Limits(Limit("10.11", self.among, "why-not-placed"))

    def take(self, game: Empire, space: int, /) -> None:
        game.place(self.unit, space, len(UNITS[self.unit].faces) - 1)
        game.mark(self.unit, REBUILT)
        game.tell("rebuilt", "11.0", unit=UNITS.ids[self.unit], space=NAMES[space])


class Airlift(Operation, tag="airlift"):
    """AL-17 A step for the AVG or the 14th Air Force in China, Burma or northern India."""

    units: tuple[str, ...]
    back: tuple[str, ...]

    def restorable(self, game: Empire) -> int:
        here = NORTHERN_INDIA | BURMA
        return mask_of(
            UNIT[id]
            for id in self.units
            if steps_left(game, UNIT[id]) < 2
            and (game.at[UNIT[id]] == CHINA_BOX or (on_map(game, UNIT[id]) and here >> game.at[UNIT[id]] & 1))
        )

    def rebuildable(self, game: Empire) -> int:
        return mask_of(
            UNIT[id] for id in self.back if game.at[UNIT[id]] == ELIMINATED and self.places(game, UNIT[id])
        )

    def places(self, game: Empire, unit: int) -> int:
        return places(game, unit) & (NORTHERN_INDIA | BURMA)

    def carry_out(self, game: Empire, use: Use) -> None:
        if self.restorable(game) or self.rebuildable(game):
            game.push(AirliftStep(seat(ALLIES), self.restorable(game), self.rebuildable(game)))


class AirliftStep(Decision):
    """AL-17 The unit that gets a step."""

    restorable: int
    rebuildable: int

    def offers(self, game: Empire) -> list[Offer]:
        return [
            Offer(RESTORE, Limits(Limit("5.33", self.restorable, "why-not-restored"))),
            Offer(REBUILD, Limits(Limit("5.33", self.rebuildable, "why-not-rebuilt"))),
            finishing(),
        ]

    @does(RESTORE)
    def restore(self, game: Empire, unit: int) -> None:
        give_step(game, unit, "5.33")

    @does(REBUILD)
    def rebuild(self, game: Empire, unit: int) -> None:
        among = places(game, unit) & (NORTHERN_INDIA | BURMA)
        game.push(CardRebuild(self.seat, unit, among))

    @does(FINISHING)
    def leave(self, game: Empire) -> None:
        """Nobody gets the step."""


UnitOperation = Place | Relieve | Leave | Schedule | Replacements | Airlift
