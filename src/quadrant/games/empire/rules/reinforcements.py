"""10.0 Reinforcements and amphibious shipping points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from quadrant.games.empire.components import (
    ALLIES,
    AUSTRALIA,
    CHINA,
    CHINA_BOX,
    CHINESE,
    COMMANDED,
    DELAY,
    FLYING,
    HQ,
    HQS,
    INDIA,
    INDIANS,
    JAPAN,
    KIND_OF,
    KUNMING,
    LAST_TURN,
    NAMES,
    OWN_UNITS,
    RANGOON,
    REMOVED,
    ROSTER,
    SIDE_OF,
    TRACK,
    UNITS,
)
from quadrant.games.empire.rules.europe import SENT, level
from quadrant.games.empire.rules.headquarters import commands, hq_places, hqs_on_map, lines
from quadrant.games.empire.rules.intelligence import D10
from quadrant.games.empire.rules.movement import airfields, ports
from quadrant.games.empire.rules.movement_air import china_room
from quadrant.games.empire.rules.movement_sea import zone_without
from quadrant.games.empire.rules.scenario_rules import arrives_at, bombers_to_china
from quadrant.games.empire.rules.stacking import room, with_room
from quadrant.games.empire.rules.supply import FLYING_UNITS, fed_hexes, settled
from quadrant.games.empire.state import NEW, PROMPT, Empire, seat, side_of
from quadrant.games.empire.supply.networks import kunming_feeds, road_open
from quadrant.games.empire.supply.zones import present
from quadrant.games.empire.verbs import HOLD, PLACE, TO_CHINA
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.chance import Chance, Outcomes
from quadrant.kernel.deeds import does
from quadrant.kernel.facts import fact
from quadrant.kernel.flow import Decision, Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Prompt
from quadrant.kernel.offers import Offer

#: 10.24 How many turns a unit is away in Europe.
AWAY: Final = 3


class ReinforcementSegment(Step):
    """4.11, 10.31 A shipping point comes; the Allies place their reinforcements first, then Japan."""

    def run(self, game: Empire) -> None:
        if game.turn >= 2 and level(game) < 3:
            game.asp[ALLIES] += 1
            game.tell("shipping", "10.31", count=game.asp[ALLIES])
        game.progress_need = min(4, game.asp[ALLIES])
        game.push(Arrivals(ALLIES), PlaceAll(ALLIES), Arrivals(JAPAN), PlaceAll(JAPAN), SegmentOver())


def arriving(game: Empire, side: int) -> list[int]:
    """10.1 Units whose turn has come."""
    return [unit for unit in bits(OWN_UNITS[side]) if game.at[unit] == TRACK and game.due[unit] <= game.turn]


def out_of_the_war(game: Empire, unit: int) -> bool:
    """13.63, 13.83 Units of nations that are out of the war do not come."""
    if ROSTER[unit].nationality == "australian" and game.surrendered >> AUSTRALIA & 1:
        return True
    return bool(INDIANS >> unit & 1) and bool(game.surrendered >> INDIA & 1)


def delayed(game: Empire, unit: int) -> bool:
    """10.2, 10.21, 10.23 Whether a unit that should arrive waits a turn."""
    if side_of(unit) == JAPAN or KIND_OF[unit] == HQ or ROSTER[unit].b29 or game.marks[unit] >> PROMPT & 1:
        return False
    if level(game) >= 1 or game.delayed_turn == game.turn:
        return True
    army = ROSTER[unit].nationality == "us" and ROSTER[unit].service == "army"
    return bool(game.rivalry[ALLIES]) and army


class Arrivals(Step):
    """10.21, 10.22 Units from the delay box come in; this turn's may be delayed, and sent to Europe."""

    side: int

    def run(self, game: Empire) -> None:
        for unit in bits(OWN_UNITS[self.side]):
            if game.at[unit] == DELAY:
                game.move(unit, TRACK)
                game.due[unit] = game.turn
                game.mark(unit, NEW)
        rolls = []
        for unit in arriving(game, self.side):
            if out_of_the_war(game, unit):
                game.remove(unit, REMOVED)
            elif not game.marks[unit] >> NEW & 1 and delayed(game, unit):
                delay(game, unit)
                if ROSTER[unit].europe and level(game) >= 1:
                    rolls.append(EuropeRoll(unit))
            game.unmark(unit, NEW)
        game.push(*rolls)


def delay(game: Empire, unit: int) -> None:
    game.move(unit, DELAY)
    game.due[unit] = 0
    game.tell("delayed", "10.21", unit=UNITS.ids[unit])


class EuropeRoll(Chance):
    """10.24 Whether a delayed unit is sent to Europe; 15.6 a roll is never below 0."""

    unit: int

    def outcomes(self, game: Empire) -> Outcomes[int]:
        return D10

    def happen(self, game: Empire, die: int, /) -> None:
        roll = max(0, die - (1 if game.rivalry[ALLIES] else 0))
        if roll > SENT[level(game)]:
            return
        back = game.turn + AWAY
        game.tell("to-europe", "10.24", unit=UNITS.ids[self.unit], turn=back)
        game.remove(self.unit, REMOVED if back > LAST_TURN else TRACK)
        game.due[self.unit] = 0 if back > LAST_TURN else back


# 10.11 Where they are placed


def old_hqs(game: Empire, side: int) -> list[int]:
    """Headquarters that were on the map when the segment began and are in supply."""
    fed = settled(game)[side].hqs
    return [hq for hq in hqs_on_map(game, side) if fed >> hq & 1 and not game.marks[hq] >> NEW & 1]


@fact("marks")
def newcomers(game: Empire) -> int:
    """The units that came in this segment."""
    return mask_of([unit for unit, marks in enumerate(game.marks) if marks and marks >> NEW & 1])


@fact("stands", "active", "marks", "control", "tracks")
def zone_closed(game: Empire, side: int) -> int:
    """10.11 The enemy's zone as far as units of this segment do not neutralise it."""
    return zone_without(game, side, tuple(bits(newcomers(game) & OWN_UNITS[side])))


def new_flyers(game: Empire, side: int) -> int:
    """The carriers and air units that the side has placed in this segment."""
    return newcomers(game) & OWN_UNITS[side] & FLYING_UNITS


def begun(game: Empire, new: int) -> Empire:
    """10.11 The table without the carriers and air units that the side has placed in this segment.

    Own arrivals open no lines for those that follow them.
    """
    if not new:
        return game
    then = game.clone()
    for unit in bits(new):
        then.move(unit, TRACK)
    return then


#: Units of one side and command are served alike: the first one stands for all.
_LIKE: Final = tuple(
    next(u for u in range(len(COMMANDED)) if SIDE_OF[u] == side and COMMANDED[u] == commanded)
    for side, commanded in zip(SIDE_OF, COMMANDED, strict=True)
)


class Sites(NamedTuple):
    """10.11 What keeps units of a side and command from being placed, each as the set of the other hexes."""

    bases: int
    #: Without enemy units, and outside enemy zones.
    free: int
    unwatched: int
    #: In reach of an old headquarters that commands the unit, and fed by one; or with a new headquarters.
    in_range: int
    fed: int

    @property
    def open(self) -> int:
        """The hexes that nothing of this closes."""
        return self.bases & self.free & self.unwatched & self.in_range & self.fed


@fact("units", "marks", "control", "tracks")
def sites(game: Empire, unit: int, flying: bool) -> Sites:
    """10.11 Where units of that side and command may be placed if there is room."""
    side = side_of(unit)
    bases = airfields(game, side) if flying else ports(game, side)
    free, unwatched = ~present(game, 1 - side), ~zone_closed(game, side)
    hqs = old_hqs(game, side)
    leading = tuple([hq for hq in hqs if commands(game, hq, unit)])
    served = bases & free & unwatched
    in_range, fed = _served(game, unit, tuple(hqs), leading, new_flyers(game, side), served)
    new = 0
    for hq in bits(HQS & OWN_UNITS[side] & newcomers(game)):
        if game.at[hq] < CHINA_BOX and commands(game, hq, unit):
            new |= 1 << game.at[hq]
    return Sites(bases, free, unwatched, in_range | new, fed | new)


@fact("stands", "active", "control", "tracks")
def _served(
    game: Empire, unit: int, hqs: tuple[int, ...], leading: tuple[int, ...], new: int, bases: int
) -> tuple[int, int]:
    """Those of the bases that these headquarters reach, and that they feed: ships change nothing of it."""
    then = begun(game, new)
    reached = 0
    for hq in leading:
        reached |= lines(then, hq)
    return bases & reached, fed_hexes(then, unit, list(hqs), bases & reached)


@fact("units", "marks", "control", "tracks")
def place_limits(game: Empire, unit: int) -> Limits:
    """10.11 Where a reinforcement may be placed, and what keeps it from the other hexes."""
    named = _named_places(game, unit)
    if named is not None:
        return Limits(Limit("10.11", named, "why-not-placed"))
    flying = KIND_OF[unit] in FLYING
    its = sites(game, _LIKE[unit], flying)
    open_sites = its.open
    return Limits(
        Limit("10.11", its.bases, "why-no-own-airfield" if flying else "why-not-a-port"),
        Limit("10.11", its.free, "why-enemy-there"),
        Limit("10.11", its.unwatched, "why-in-zone"),
        Limit("10.11", its.in_range, "why-place-out-of-range"),
        Limit("10.11", its.fed, "why-place-unsupplied"),
        Limit("8.48", ~open_sites | with_room(game, unit, open_sites), "why-no-room"),
    )


def places(game: Empire, unit: int) -> int:
    """10.11 Where a reinforcement may be placed."""
    return place_limits(game, unit).mask


def _named_places(game: Empire, unit: int) -> int | None:
    """10.11 Where a unit comes in for which the rules name the place; None for all others."""
    if KIND_OF[unit] == HQ:
        return hq_places(game, unit)
    if CHINESE >> unit & 1:
        feeds = kunming_feeds(game, settled(game)[ALLIES].ground) and not game.surrendered >> CHINA & 1
        return 1 << KUNMING if feeds and room(game, unit, KUNMING) else 0
    if ROSTER[unit].b29 and bombers_to_china(game):
        return 0
    named = arrives_at(game, unit)
    if named is not None:
        return named if room(game, unit, RANGOON) else 0
    return None


def to_china(game: Empire, unit: int) -> bool:
    """13.74 Straight to the China air box, while the Burma Road is open."""
    if side_of(unit) != ALLIES or KIND_OF[unit] not in FLYING or game.surrendered >> CHINA & 1:
        return False
    if not china_room(game, unit):
        return False
    if ROSTER[unit].b29 and bombers_to_china(game):
        return True
    return road_open(game, settled(game)[ALLIES].ground)


class PlaceAll(Step):
    """10.11 All arrivals of a side, headquarters first."""

    side: int

    def run(self, game: Empire) -> None:
        units = sorted(arriving(game, self.side), key=lambda unit: (KIND_OF[unit] != HQ, unit))
        game.push(*(Arrive(unit) for unit in units))


class Arrive(Step):
    """10.11, 10.12 One unit: placed, or kept back if it has no place."""

    unit: int

    def run(self, game: Empire) -> None:
        if places(game, self.unit) or to_china(game, self.unit):
            game.push(PlaceReinforcement(seat(side_of(self.unit)), self.unit))
        else:
            hold(game, self.unit)


def hold(game: Empire, unit: int) -> None:
    """10.12 A unit waits; in the delay box it may be sent to Europe."""
    game.tell("held", "10.12", unit=UNITS.ids[unit])
    if KIND_OF[unit] == HQ or game.marks[unit] >> PROMPT & 1:
        game.due[unit] = game.turn + 1
        return
    game.move(unit, DELAY)
    game.due[unit] = 0
    if ROSTER[unit].europe and level(game) >= 1:
        game.push(EuropeRoll(unit))


class PlaceReinforcement(Decision):
    """10.11 Where a reinforcement is placed."""

    undo_to = "placement"

    unit: int

    def offers(self, game: Empire) -> Iterable[Offer]:
        unit = self.unit
        placing = place_limits(game, unit)
        yield Offer(PLACE, placing, (unit,))
        able = 1 << unit if to_china(game, unit) else 0
        yield Offer(TO_CHINA, Limits(Limit("13.74", able, "why-not-to-china")))
        held = 0 if placing.mask else 1 << unit
        yield Offer(HOLD, Limits(Limit("10.12", held, "why-not-held")))

    def prompt(self, game: Empire) -> Prompt:
        return Prompt(self.prompt_id, "10.11", {"unit": UNITS.ids[self.unit]})

    @does(PLACE)
    def place(self, game: Empire, unit: int, space: int) -> None:
        come_in(game, unit, space)

    @does(TO_CHINA)
    def place_in_china(self, game: Empire, unit: int) -> None:
        come_in(game, unit, CHINA_BOX)

    @does(HOLD)
    def hold_back(self, game: Empire, unit: int) -> None:
        hold(game, unit)


def come_in(game: Empire, unit: int, space: int) -> None:
    """10.11 A unit comes in, with the face that it shows."""
    face = game.faces[unit]
    game.place(unit, space, face)
    game.due[unit] = 0
    game.mark(unit, NEW)
    name = "china" if space == CHINA_BOX else NAMES[space]
    game.tell("arrived", "10.11", unit=UNITS.ids[unit], space=name)


class SegmentOver(Step):
    """10.11 What came in this segment is like all others from now on."""

    def run(self, game: Empire) -> None:
        game.unmark_all(NEW)
