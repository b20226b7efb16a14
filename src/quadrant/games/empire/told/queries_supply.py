"""6.2-6.4 What may be asked of supply, zones of influence and activation: with lines and what blocks them."""

from __future__ import annotations

from quadrant.games.empire.components import (
    BOMBER,
    CHINA_BOX,
    COASTAL,
    FLYING,
    HQ,
    HQS,
    KIND_OF,
    NAMES,
    NOBODY,
    OWN_UNITS,
    ROSTER,
    SEATS,
    TROOPS,
    UNITS,
    ball,
)
from quadrant.games.empire.rules.headquarters import efficiency, hqs_on_map, lines, may_be_used, ready
from quadrant.games.empire.rules.supply import (
    Side,
    enemy_zone,
    full_lines,
    near_hq,
    side_supply,
    sources,
    supplied,
    supply,
)
from quadrant.games.empire.state import ACTIVE, Empire, on_map, side_of, steps_left
from quadrant.games.empire.supply.zones import RADIUS, forces
from quadrant.games.empire.told.answers import (
    ActivationAnswer,
    Fed,
    NetworkAnswer,
    Projector,
    RangeAnswer,
    Ready,
    SupplyAnswer,
    ZoneAnswer,
    ZonesAnswer,
    ZoneSide,
)
from quadrant.games.empire.told.tracing import (
    Trace,
    activation_line,
    blocks,
    feeding_hqs,
    projectors,
    source_line,
    supply_line,
)
from quadrant.games.empire.verbs import SEAT_KIND, SPACE_KIND, UNIT_KIND
from quadrant.kernel.board import bits
from quadrant.kernel.message import Refusal
from quadrant.kernel.modifiers import Sum
from quadrant.kernel.prospects import Remark
from quadrant.kernel.queries import Query


def names(spaces: int) -> tuple[str, ...]:
    return tuple(NAMES[space] for space in bits(spaces))


def ids(units: list[int]) -> tuple[str, ...]:
    return tuple(UNITS.ids[unit] for unit in units)


# 6.2 Supply


def fate(game: Empire, unit: int) -> str:
    """6.24 What attrition does to the unit at the end of the turn, as things stand."""
    boxed = game.at[unit] == CHINA_BOX
    if KIND_OF[unit] not in (TROOPS, *FLYING) or not (on_map(game, unit) or boxed) or supplied(game, unit):
        return "fate-none"
    if steps_left(game, unit) > 1:
        return "fate-reduced"
    return "fate-none" if boxed or near_hq(game, unit) else "fate-lost"


def unit_supply(game: Empire, seat: str | None, unit: int) -> SupplyAnswer:
    """6.2 Whether a unit is in supply, by which line, or what stands against it."""
    side = side_of(unit)
    own = side_supply(game, side)
    hq, line, would_be = NOBODY, None, None
    if not on_map(game, unit):
        how = Remark("supply-in-china-box" if game.at[unit] == CHINA_BOX else "supply-not-on-map", "6.2")
    elif KIND_OF[unit] == HQ:
        line = source_line(game, unit, free=True) if supplied(game, unit) else None
        would_be = None if line else source_line(game, unit, free=False)
        how = Remark("supply-hq" if line else "supply-hq-cut", "6.22")
    else:
        hq, line, would_be, how = _of_unit(game, unit, own)
    return SupplyAnswer(
        UNITS.ids[unit],
        supplied(game, unit),
        how,
        None if hq == NOBODY else UNITS.ids[hq],
        line.legs if line else (),
        would_be.legs if would_be else (),
        blocks(game, side, would_be),
        fate(game, unit),
        ids(bits(own.hqs)),
        names(enemy_zone(game, side) & game.area),
    )


def _of_unit(game: Empire, unit: int, own: Side) -> tuple[int, Trace | None, Trace | None, Remark]:
    """The headquarters, the line or the line that is barred, and what is to be said of it."""
    found = supply_line(game, unit, free=True)
    if supplied(game, unit):
        if found is not None:
            by = "supply-by-sea" if found[1].legs[-1].way == "sea" else "supply-by-land"
            return found[0], found[1], None, Remark(by, "6.21", {"unit": UNITS.ids[found[0]]})
        how = "supply-activated" if game.marks[unit] >> ACTIVE & 1 else "supply-special"
        return NOBODY, None, None, Remark(how, "6.2")
    if not own.hqs & _mask(feeding_hqs(game, unit)):
        return _no_hq(game, unit)
    # A line that runs overland but ends too far from any base is no use: the way by sea is the one to open.
    best = supply_line(game, unit, free=False, afloat=found is not None)
    if best is None or (found is not None and not best[1].obstacles):
        best = found
    if best is None:
        return NOBODY, None, None, Remark("supply-no-way", "6.21")
    hq, trace = best
    length, range = len(trace.legs) - 1, ROSTER[hq].range
    name = UNITS.ids[hq]
    if trace.obstacles:
        return hq, None, trace, Remark("supply-blocked", "6.21", {"unit": name})
    if length <= range:
        return hq, None, trace, Remark("supply-no-base", "6.21", {"unit": name})
    return hq, None, trace, Remark("supply-too-far", "6.21", {"unit": name, "count": length, "range": range})


def _no_hq(game: Empire, unit: int) -> tuple[int, Trace | None, Trace | None, Remark]:
    """None of its headquarters is in supply: what cuts the nearest of them off is shown."""
    traces = [(hq, source_line(game, hq, free=False)) for hq in feeding_hqs(game, unit)]
    cut = [(len(trace.obstacles), hq, trace) for hq, trace in traces if trace is not None]
    if not cut:
        return NOBODY, None, None, Remark("supply-no-hq", "6.21")
    _, hq, trace = min(cut, key=lambda one: one[:2])
    return hq, None, trace, Remark("supply-hqs-cut", "6.22", {"unit": UNITS.ids[hq]})


def _mask(units: list[int]) -> int:
    return sum(1 << unit for unit in units)


def network(game: Empire, seat: str | None, side: int) -> NetworkAnswer:
    """6.2 Sources, headquarters and lines of a side, and which of its units they reach."""
    own = side_supply(game, side)
    sea = land = 0
    for reached in full_lines(game, side, bits(own.hqs)):
        sea |= reached.sea
        land |= reached.land
    there = [unit for unit in bits(OWN_UNITS[side] & ~HQS) if on_map(game, unit)]
    fed = [Fed(UNITS.ids[u], supplied(game, u), fate(game, u)) for u in (*hqs_on_map(game, side), *there)]
    count = len(hqs_on_map(game, side))
    return NetworkAnswer(
        names(sources(game, side) & game.area),
        tuple(fed[:count]),
        names(sea & game.area),
        names(land & game.area & ~(sea & ~COASTAL)),
        names(own.ground.ports & sea),
        tuple(fed[count:]),
    )


# 6.4 Zones of influence


def zones(game: Empire, seat: str | None, side: int) -> ZonesAnswer:
    """6.4 The zone of a side: which units make it, and where the enemy neutralises it."""
    both = supply(game)
    own, against = both[side].zones.all & game.area, both[1 - side].zones.neutralising
    found = []
    for unit, space, bomber in forces(game).flyers(side):
        hexes = ball(space, RADIUS) & game.area
        live = bool(both[side].units >> unit & 1) and not hexes & ~own
        found.append(Projector(UNITS.ids[unit], NAMES[space], live, live and not bomber, names(hexes)))
    return ZonesAnswer(names(own), names(own & ~against), names(own & against), tuple(found))


def zone_at(game: Empire, seat: str | None, space: int) -> ZoneAnswer:
    """6.4 Who projects a zone into the hex, and who neutralises it."""
    sides = []
    for side, name in enumerate(SEATS):
        units = projectors(game, side, space)
        neutral = [unit for unit in units if KIND_OF[unit] != BOMBER]
        sides.append(ZoneSide(name, ids(units), ids(neutral), bool(enemy_zone(game, 1 - side) >> space & 1)))
    return ZoneAnswer(NAMES[space], tuple(sides))


# 6.3 Activation


def unfit(game: Empire, hq: int) -> Refusal | None:
    """Why a headquarters can lead nothing now."""
    if not on_map(game, hq):
        return Refusal("6.3", "why-not-on-map", {"unit": UNITS.ids[hq]})
    if not may_be_used(game, hq):
        return Refusal("6.3", "why-hq-unsupplied", {"unit": UNITS.ids[hq]})
    return None


def hq_range(game: Empire, seat: str | None, unit: int) -> RangeAnswer:
    """6.3 Where a headquarters may activate units, and which of its side's it may."""
    if KIND_OF[unit] != HQ or not on_map(game, unit):
        bare = Sum.of(ROSTER[unit].efficiency, "6.11", "line-efficiency")
        return RangeAnswer(UNITS.ids[unit], (), bare, Refusal("6.3", "why-no-headquarters"), ())
    limits = ready(game, unit)
    there = [one for one in bits(OWN_UNITS[side_of(unit)] & ~HQS) if game.at[one] <= CHINA_BOX]
    return RangeAnswer(
        UNITS.ids[unit],
        names(lines(game, unit)),
        efficiency(game, unit),
        unfit(game, unit),
        tuple(Ready(UNITS.ids[one], limits.why_not(one, unit=UNITS.ids[one])) for one in there),
    )


def activation(game: Empire, seat: str | None, hq: int, unit: int) -> ActivationAnswer:
    """6.3 The activation line from a headquarters to a unit; what stands against it, or against the unit."""
    side = side_of(hq)
    if KIND_OF[hq] != HQ or unfit(game, hq) or side_of(unit) != side or KIND_OF[unit] == HQ:
        why = unfit(game, hq) if KIND_OF[hq] == HQ else None
        refusal = why or Refusal("6.3", "why-no-headquarters", {"unit": UNITS.ids[hq]})
        return ActivationAnswer(UNITS.ids[hq], UNITS.ids[unit], refusal, (), (), ())
    refusal_of = ready(game, hq).why_not(unit, unit=UNITS.ids[unit])
    if not on_map(game, unit):
        return ActivationAnswer(UNITS.ids[hq], UNITS.ids[unit], refusal_of, (), (), ())
    line = activation_line(game, hq, game.at[unit], free=True)
    would_be = None if line else activation_line(game, hq, game.at[unit], free=False)
    return ActivationAnswer(
        *(UNITS.ids[hq], UNITS.ids[unit], refusal_of),
        line.legs if line else (),
        would_be.legs if would_be else (),
        blocks(game, side, would_be),
    )


SUPPLY_QUERIES = (
    Query("supply", (UNIT_KIND,), unit_supply, SupplyAnswer),
    Query("network", (SEAT_KIND,), network, NetworkAnswer),
    Query("zones", (SEAT_KIND,), zones, ZonesAnswer),
    Query("zone", (SPACE_KIND,), zone_at, ZoneAnswer),
    Query("range", (UNIT_KIND,), hq_range, RangeAnswer),
    Query("activation", (UNIT_KIND, UNIT_KIND), activation, ActivationAnswer),
)
