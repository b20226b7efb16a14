"""6.1, 6.3 Headquarters: what they can do, and the activation of units."""

from __future__ import annotations

from typing import Final, NamedTuple

from quadrant.games.empire.cards.changes import Activation
from quadrant.games.empire.cards.language import side_effects
from quadrant.games.empire.components import (
    ALLIES,
    B29S,
    BANGKOK,
    BURMA,
    CEYLON,
    CHINA_BOX,
    COMMAND_OF,
    COMMANDED,
    HOME_ISLANDS,
    HQS,
    JAPAN,
    KIND_OF,
    KUNMING,
    KUNMING_AREA,
    KWAI,
    LANDS,
    LINE_LAND,
    NORTHERN_INDIA,
    OAHU,
    OWN_UNITS,
    PORTS,
    RANGOON,
    REMOVED,
    ROSTER,
    SPACE,
    TRACK,
    TROOPS,
    UNITS,
    routes,
)
from quadrant.games.empire.rules.rivalry import services_limit
from quadrant.games.empire.rules.scenario_rules import leads_few, may_lead
from quadrant.games.empire.rules.supply import (
    efficiency_line,
    enemy_zone,
    indian_fields,
    settled,
    side_supply,
    sources,
    supplied,
)
from quadrant.games.empire.state import (
    ACTIVE,
    BOMBED,
    HUMP,
    PROMPT,
    Empire,
    change,
    controlled,
    flag,
    side_of,
    under_way,
)
from quadrant.games.empire.supply.lines import activation
from quadrant.games.empire.supply.links import linked
from quadrant.games.empire.supply.zones import active, forces, guards, in_box, units_in
from quadrant.games.empire.verbs import ACTIVATE
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.facts import fact
from quadrant.kernel.flow import Choice
from quadrant.kernel.limits import ANY, Limit, Limits, when
from quadrant.kernel.message import Args, Refusal
from quadrant.kernel.modifiers import Sum
from quadrant.kernel.pick import Pick
from quadrant.kernel.verbs import FINISHING

#: 13.79 Where the bridge over the Kwai and Rangoon matter.
CBI: Final = BURMA | NORTHERN_INDIA | CEYLON
#: 6.12 The units that headquarters of these commands activate.
_COMMANDED_BY: Final = {
    command: mask_of(unit for unit, commanded in enumerate(COMMANDED) if command & commanded)
    for command in set(COMMAND_OF)
}
#: The headquarters of each side.
_HQS: Final = tuple(bits(HQS & own) for own in OWN_UNITS)
_B29S: Final = tuple(bits(B29S))
_TROOPS: Final = mask_of(unit for unit, kind in enumerate(KIND_OF) if kind == TROOPS)
_KWAI_HEXES: Final = 1 << SPACE["2108"] | 1 << SPACE["2109"]


# 6.11 What a headquarters can do


def hqs_on_map(game: Empire, side: int) -> list[int]:
    return [unit for unit in _HQS[side] if game.at[unit] < CHINA_BOX]


def efficiency(game: Empire, hq: int) -> Sum:
    """6.11, 6.25 How many units it activates besides the card's number."""
    value = Sum.of(ROSTER[hq].efficiency, "6.11", "line-efficiency")
    if ROSTER[hq].command in ("us", "joint") and not efficiency_line(game, hq):
        value = value.add(-1, "6.25", "line-no-communications").at_least(0, "6.25", "line-at-least")
    return value


def cbi_modifier(game: Empire, units: list[int]) -> int:
    """13.79 What the infrastructure of Burma changes for these Japanese units, where they are activated."""
    if not any(CBI >> activated_at(game, unit) & 1 for unit in units):
        return 0
    built = bool(game.built >> KWAI & 1)
    japanese = bool(game.control >> RANGOON & 1)
    if not built and not japanese:
        return -1
    return 1 if built and japanese and any(by_bridge(game, unit) for unit in units) else 0


def activated_at(game: Empire, unit: int) -> int:
    """13.79 Where a unit was when it was activated: one that reacts has moved by the time of the next one."""
    return game.origin[unit] if game.marks[unit] >> ACTIVE & 1 else game.at[unit]


def by_bridge(game: Empire, unit: int) -> bool:
    """13.79 Whether a supply line by land can come to it over the railway from Bangkok to Rangoon."""
    space = activated_at(game, unit)
    if not CBI >> space & 1:
        return False
    # 13.75 Kunming and its neighbours count as held by the Allies.
    open_land = game.area & ~(forces(game).not_naval(ALLIES) | KUNMING_AREA)
    railway = routes(game.built).flood(_KWAI_HEXES & open_land, open_land)
    if not railway >> RANGOON & 1 or not railway >> BANGKOK & 1:
        return False
    return bool(LINE_LAND.flood(1 << RANGOON, open_land | 1 << space) >> space & 1)


def commands(game: Empire, hq: int, unit: int) -> bool:
    """6.12 Whether the headquarters may activate units of that nation."""
    if any(each.any_command() for each in side_effects(game, side_of(hq), Activation)):
        return True
    return bool(COMMAND_OF[hq] & COMMANDED[unit])


# 6.13-6.15 Headquarters that leave and come back


def displace(game: Empire, hq: int, rule: str) -> None:
    """6.13, 6.14 A headquarters leaves the map; it comes back next turn, unless it is gone for good."""
    gone = ROSTER[hq].dot
    game.tell("hq-removed" if gone else "hq-withdrawn", rule, unit=UNITS.ids[hq])
    game.remove(hq, REMOVED if gone else TRACK)
    game.due[hq] = 0 if gone else game.turn + 1
    if not gone:
        game.mark(hq, PROMPT)


def hq_places(game: Empire, hq: int) -> int:
    """10.11 Where a headquarters comes in as a reinforcement: not in an enemy zone."""
    return supplied_places(game, hq) & ~enemy_zone(game, side_of(hq))


def supplied_places(game: Empire, hq: int, within: int = ANY) -> int:
    """6.11 Ports in which a headquarters would be in supply, none of them with another one."""
    side = side_of(hq)
    ground = settled(game)[side].ground
    ports = PORTS & controlled(game, side) & within
    ports &= ~(forces(game).hqs[JAPAN] | forces(game).hqs[ALLIES])
    return linked(ground, sources(game, side) & game.area, ports, game.area)


def waiting_hqs(game: Empire, side: int) -> list[int]:
    """6.15 Headquarters on the turn track that could come back early."""
    return [
        unit
        for unit in bits(HQS & OWN_UNITS[side])
        if game.at[unit] == TRACK and game.marks[unit] >> PROMPT & 1
    ]


def early_places(game: Empire, hq: int) -> int:
    """6.15 Where a headquarters comes back early: the home islands; Australia, Oahu, India.

    It is no reinforcement: an enemy zone keeps it away only as far as it cuts the supply.
    """
    home = HOME_ISLANDS if side_of(hq) == JAPAN else LANDS[6] | LANDS[4] | 1 << OAHU
    return supplied_places(game, hq, home)


# 6.3 Activation lines


def lines(game: Empire, hq: int) -> int:
    """6.3 Every hex that an activation line from the headquarters reaches."""
    return _lines(game, hq, enemy_zone(game, side_of(hq)))


@fact("stands", "control", "tracks")
def _lines(game: Empire, hq: int, closed_sea: int) -> int:
    """The same with this sea closed: most activations do not change it."""
    side = side_of(hq)
    foe = forces(game).troops[1 - side] | forces(game).air[1 - side]
    # 13.75 Kunming and its neighbours count as held by the Allies.
    foe |= guards(game) if side == ALLIES else KUNMING_AREA & game.area
    return activation(game.at[hq], ROSTER[hq].range, game.area & ~closed_sea, game.area & ~foe)


def in_lines(game: Empire, hq: int) -> int:
    """6.3 The side's units on the map that activation lines from the headquarters reach."""
    return _among(game, side_of(hq), lines(game, hq))


@fact("places")
def _among(game: Empire, side: int, reached: int) -> int:
    """The side's units on the map in these hexes, without headquarters."""
    here = forces(game)
    there, held = here.there[side], here.any(side)
    inside, outside = held & reached, held & ~reached
    # What is fewer is looked at.
    if inside.bit_count() < outside.bit_count():
        return there & units_in(game, side, inside)
    return there & ~units_in(game, side, outside)


def box_reached(game: Empire, hq: int) -> bool:
    """13.74 Whether the headquarters can activate units in the China air box."""
    reached = lines(game, hq)
    if reached >> KUNMING & 1:
        return True
    return flag(game, HUMP) and bool(indian_fields(game) & reached)


class Ready(NamedTuple):
    """6.3, 7.21 What keeps units from being activated by a headquarters, each as the set of the others."""

    there: int
    free: int
    commanded: int
    in_range: int
    supply: int
    services: int


def _ready(game: Empire, hq: int, changes: list[Activation]) -> Ready:
    """6.3, 7.21 All but what cards and scenarios say of single units."""
    side = side_of(hq)
    in_range = in_lines(game, hq)
    if any(each.any_headquarters() for each in changes):
        for other in hqs_on_map(game, side):
            in_range |= in_lines(game, other)
    there = forces(game).there[side]
    if side == ALLIES and CHINA_BOX in game.at:
        boxed = in_box(game)
        there |= boxed
        if box_reached(game, hq):
            in_range |= boxed
    free = ~active(game)
    if game.offensive is not None and game.offensive.side == side == ALLIES:
        free &= ~mask_of(unit for unit in _B29S if game.marks[unit] >> BOMBED & 1)
    everybody = any(each.any_command() for each in changes)
    unfed = any(each.no_supply() for each in changes)
    return Ready(
        there,
        free,
        ANY if everybody else _COMMANDED_BY[COMMAND_OF[hq]],
        in_range,
        ANY if unfed else side_supply(game, side).units,
        services_limit(game, side, hq),
    )


def _allowed(game: Empire, hq: int, changes: list[Activation], units: int) -> int:
    """5.31 Those of the units that cards and scenarios let the headquarters activate."""
    for each in changes:
        units &= each.allowed()
    if not leads_few(game):
        return units
    return mask_of([unit for unit in bits(units) if may_lead(game, hq, unit)])


def ready(game: Empire, hq: int) -> Limits:
    """6.3, 7.21 The units that a headquarters may activate now."""
    side = side_of(hq)
    changes = side_effects(game, side, Activation)
    its = _ready(game, hq, changes)
    asked = its.there & its.in_range & its.free & its.commanded
    allowed = ~asked | _allowed(game, hq, changes, asked)
    return Limits(
        Limit("7.21", OWN_UNITS[side], "why-enemy-unit"),
        Limit("6.3", ~HQS, "why-headquarters"),
        Limit("6.3", its.there, "why-not-on-map"),
        Limit("7.21", its.free, "why-activated"),
        Limit("6.12", its.commanded, "why-other-command"),
        Limit("6.3", its.in_range, "why-out-of-range"),
        Limit("5.31", allowed, "why-card-forbids"),
        Limit("6.3", its.supply, "why-unsupplied"),
        Limit("14.0", its.services, "why-rivalry"),
    )


def has_ready(game: Empire, hq: int) -> bool:
    """7.21 Whether there is such a unit at all."""
    side = side_of(hq)
    changes = side_effects(game, side, Activation)
    units = OWN_UNITS[side] & ~HQS
    for mask in _ready(game, hq, changes):
        units &= mask
    return bool(units and _allowed(game, hq, changes, units))


def may_be_used(game: Empire, hq: int) -> bool:
    """6.3 Whether the headquarters itself is fit to lead (reading 22)."""
    if any(each.no_supply() for each in side_effects(game, side_of(hq), Activation)):
        return True
    return not game.rules.supplied_headquarters or supplied(game, hq)


def activated(game: Empire, side: int) -> list[int]:
    """The side's activated units."""
    return bits(active(game) & OWN_UNITS[side])


def room_for(game: Empire, side: int, units: int, limit: int, count: int) -> int:
    """7.21, 7.26 The units that the number of activations leaves room for (13.79 may change it)."""
    if side == ALLIES:
        return when(count < limit)
    active = activated(game, side)
    # Only units in Burma and India change what is changed there.
    concerned = units & units_in(game, side, CBI & forces(game).any(side))
    others = units & ~concerned if count < max(0, limit + cbi_modifier(game, active)) else 0
    return others | mask_of(
        unit for unit in bits(concerned) if count < max(0, limit + cbi_modifier(game, [*active, unit]))
    )


class Activate(Pick):
    """7.2.S1, 7.21 The active side activates units, one after the other."""

    rule, verb, stop = "7.21", ACTIVATE, FINISHING
    undo_to = "offensive"

    def limits(self, game: Empire) -> Limits:
        offensive = under_way(game)
        side = offensive.side
        limits = ready(game, offensive.hq)
        troops = (active(game) & OWN_UNITS[side] & _TROOPS).bit_count()
        most = [each.ground_limit() for each in side_effects(game, side, Activation)]
        if any(limit is not None and troops >= limit for limit in most):
            limits = limits.also(Limit("5.31", ~_TROOPS, "why-ground-limit"))
        return limits.also(Limit("7.21", self._room(game, limits.mask), "why-limit"))

    def _room(self, game: Empire, units: int) -> int:
        offensive = under_way(game)
        free = units & _freed(game, offensive.side)
        return free | room_for(game, offensive.side, units & ~free, offensive.limit, offensive.count)

    def may_stop(self, game: Empire) -> Limits:
        offensive = under_way(game)
        wanted = 0
        for each in side_effects(game, offensive.side, Activation):
            wanted |= each.must_activate()
        left = self.limits(game).mask if wanted or not offensive.count else 0
        possible = left & wanted
        chosen = bool(active(game) & OWN_UNITS[offensive.side] & wanted)
        return Limits(
            Limit("7.21", when(offensive.count > 0 or not left), "why-activate-one"),
            Limit("5.31", when(chosen or not possible), "why-must-activate"),
        )

    def args(self, game: Empire) -> Args:
        offensive = under_way(game)
        return {"count": offensive.count, "limit": offensive.limit, "unit": UNITS.ids[offensive.hq]}

    def waste(self, game: Empire, choice: Choice) -> Refusal | None:
        """Most of the card's activations are left, and there is somebody to activate."""
        offensive = under_way(game)
        if not FINISHING.of(choice) or 2 * offensive.count > offensive.limit or not self.limits(game).mask:
            return None
        return Refusal("7.21", "waste-activations", {"count": offensive.limit - offensive.count})

    def take(self, game: Empire, unit: int, /) -> None:
        offensive = under_way(game)
        free = _freed(game, offensive.side) >> unit & 1
        activate(game, unit)
        change(game, count=offensive.count + (0 if free else 1))
        game.push(self)


def _freed(game: Empire, side: int) -> int:
    """7.21 The units that the side's cards activate besides the limit."""
    units = 0
    for each in side_effects(game, side, Activation):
        units |= each.freed()
    return units


def activate(game: Empire, unit: int) -> None:
    """6.3 A unit is activated: it stays in supply to the end of the offensive."""
    game.mark(unit, ACTIVE)
    game.origin[unit] = game.at[unit]
    game.tell("activated", "6.3", unit=UNITS.ids[unit])
