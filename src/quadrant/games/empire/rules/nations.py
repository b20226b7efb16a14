"""13.0 National status: surrender of nations, and of Japan."""

from __future__ import annotations

from quadrant.games.empire.components import (
    AIRFIELDS,
    ALLIES,
    AUSTRALIA,
    BURMA_NATION,
    CEYLON,
    DEI,
    DELAY,
    DUTCH,
    ELIMINATED,
    HONSHU,
    HQS,
    INDIA,
    INDIANS,
    JAPAN,
    KEYED,
    KEYS,
    KIND_OF,
    LANDS,
    MAINLAND_INDIA,
    MALAYA,
    MARSHALL_KEYS,
    MARSHALLS,
    NATIONS,
    NORTHERN_INDIA,
    OWN_UNITS,
    PHILIPPINES,
    PORTS,
    REGION,
    REMOVED,
    RESOURCES,
    ROSTER,
    TRACK,
    TROOPS,
    UNITS,
    units_of,
)
from quadrant.games.empire.rules.control import take_hex
from quadrant.games.empire.rules.headquarters import displace, hqs_on_map
from quadrant.games.empire.rules.losses import eliminate
from quadrant.games.empire.rules.movement import airfields, ports
from quadrant.games.empire.rules.scenario_rules import india_decides
from quadrant.games.empire.rules.stacking import room
from quadrant.games.empire.rules.supply import enemy_zone, fed_hexes, linked_to, side_supply, sources
from quadrant.games.empire.rules.victory import WILL, change_will
from quadrant.games.empire.state import (
    INDIA_STABLE,
    INDIA_SURRENDERED,
    INDIA_TRACK,
    REVOLTS,
    Empire,
    controlled,
    on_map,
    seat,
)
from quadrant.games.empire.supply.zones import held_ground, present
from quadrant.games.empire.verbs import PLACE, STAY
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Decision, Result, Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Prompt
from quadrant.kernel.offers import Offer

#: 13.61 India without Ceylon.
_INDIA_ASHORE = MAINLAND_INDIA | NORTHERN_INDIA
_BURMESE = units_of(lambda unit: unit.burma)
AUSTRALIANS = units_of(lambda unit: unit.nationality == "australian")
_WAITING = (TRACK, DELAY, ELIMINATED)
#: 13.84, 13.85 By region of ``KEYED``: its rule, and who of the enemy keeps a hex from following.
_HOLDERS = (("13.84", held_ground), ("13.85", present))


class Surrenders(Step):
    """4.31, 13.1 Nations surrender, or are taken back, in the order of the book; then Japan is judged."""

    def run(self, game: Empire) -> None:
        for nation in (PHILIPPINES, MALAYA, DEI, BURMA_NATION, AUSTRALIA):
            judge(game, nation)
        india(game)
        regions(game)
        japan(game)


def judge(game: Empire, nation: int) -> None:
    """13.1 A nation surrenders once, and is taken back once."""
    keys = KEYS[nation]
    if keys & ~game.area:
        return
    if not game.surrendered >> nation & 1:
        if not keys & ~controlled(game, JAPAN):
            surrender(game, nation)
    elif not game.regained >> nation & 1 and not keys & ~controlled(game, ALLIES):
        game.regained |= 1 << nation
        game.tell("regained", "13.1", nation=NATIONS[nation])
        flip_bases(game, nation, ALLIES)
        change_will(game, WILL[NATIONS[nation]], "16.41", NATIONS[nation])


def surrender(game: Empire, nation: int) -> None:
    """13.22, 13.32, 13.42, 13.52, 13.82 What the surrender of a nation does."""
    game.surrendered |= 1 << nation
    game.touch("tracks")
    game.tell("surrendered", "13.1", nation=NATIONS[nation])
    change_will(game, -WILL[NATIONS[nation]], "16.41", NATIONS[nation])
    if nation == PHILIPPINES:
        for unit in bits(OWN_UNITS[ALLIES]):
            if KIND_OF[unit] == TROOPS and on_map(game, unit) and LANDS[nation] >> game.at[unit] & 1:
                eliminate(game, unit)
    elif nation == DEI:
        leave(game, DUTCH)
    elif nation == BURMA_NATION:
        leave(game, _BURMESE)
    elif nation == AUSTRALIA:
        # 13.83 Who is to come, or to come back, does not; who is in play stays.
        leave(game, mask_of(unit for unit in bits(AUSTRALIANS) if game.at[unit] in _WAITING))
    # 13.32, 13.52 When these two surrender, nothing changes hands.
    if nation not in (MALAYA, BURMA_NATION):
        flip_bases(game, nation, JAPAN)


def leave(game: Empire, units: int) -> None:
    """Units leave the game."""
    for unit in bits(units):
        if game.at[unit] != REMOVED:
            game.remove(unit, REMOVED)


def flip_bases(game: Empire, nation: int, side: int) -> None:
    """13.1 Ports and airfields without enemy ground units change hands."""
    bases = (PORTS | AIRFIELDS) & LANDS[nation] & game.area & ~held_ground(game, 1 - side)
    for space in bits(bases):
        take_hex(game, side, space, "13.1")


# 13.6 India


def india(game: Empire) -> None:
    """13.62 With all of the north Japanese India comes a box nearer to revolt; from Revolts it surrenders."""
    if game.india == INDIA_SURRENDERED or NORTHERN_INDIA & ~game.area:
        return
    if game.rules.quick_revolt and game.india == REVOLTS:
        india_surrenders(game)
        return
    if NORTHERN_INDIA & ~controlled(game, JAPAN):
        return
    if game.india == REVOLTS:
        india_surrenders(game)
    else:
        move_india(game, 1)


def move_india(game: Empire, boxes: int) -> None:
    """13.62 The marker moves; events never push it past Revolts."""
    if game.india == INDIA_SURRENDERED:
        return
    game.india = max(INDIA_STABLE, min(REVOLTS, game.india + boxes))
    game.tell("india-moved", "13.62", india=INDIA_TRACK[game.india])


def india_surrenders(game: Empire) -> None:
    """13.63 Indian units leave the game; other Commonwealth units go to Ceylon or the Maldives."""
    game.india = INDIA_SURRENDERED
    game.surrendered |= 1 << INDIA
    game.touch("tracks")
    game.tell("surrendered", "13.63", nation="india")
    change_will(game, -WILL["india"], "16.41", "india")
    if india_decides(game):
        game.end(Result(("japan",), "win-india", "2.1"))
        return
    leave(game, INDIANS)
    units = [
        unit
        for unit in bits(OWN_UNITS[ALLIES] & ~HQS)
        if on_map(game, unit) and MAINLAND_INDIA >> game.at[unit] & 1
    ]
    game.push(*(Evacuate(unit) for unit in units), StaffLeaves())


class StaffLeaves(Step):
    """13.63 Commonwealth headquarters in all of India are displaced, after the units that they feed.

    Those on Ceylon stay: that is where the units go.
    """

    def run(self, game: Empire) -> None:
        for hq in hqs_on_map(game, ALLIES):
            if ROSTER[hq].command == "commonwealth" and _INDIA_ASHORE >> game.at[hq] & 1:
                displace(game, hq, "6.14")


def asylum(game: Empire, unit: int) -> int:
    """13.63 Allied hexes of Ceylon and the Maldives, supplied, outside enemy zones, with room."""
    hexes = (CEYLON | REGION["maldives"]) & controlled(game, ALLIES) & ~enemy_zone(game, ALLIES)
    hexes = fed_hexes(game, unit, bits(side_supply(game, ALLIES).hqs), hexes)
    if KIND_OF[unit] in (1, 2):
        hexes &= ports(game, ALLIES)
    elif KIND_OF[unit] != TROOPS:
        hexes &= airfields(game, ALLIES)
    return mask_of(space for space in bits(hexes) if room(game, unit, space))


class Evacuate(Step):
    """13.63 A Commonwealth unit leaves India, or the game; other units may leave India."""

    unit: int

    def run(self, game: Empire) -> None:
        if asylum(game, self.unit):
            game.push(Resettle(seat(ALLIES), self.unit))
        elif ROSTER[self.unit].commonwealth:
            game.remove(self.unit, REMOVED)


class Resettle(Decision):
    """13.63 Where it goes; a US unit may stay."""

    unit: int

    def offers(self, game: Empire) -> list[Offer]:
        stays = 0 if ROSTER[self.unit].commonwealth else 1 << self.unit
        return [
            Offer(PLACE, Limits(Limit("13.63", asylum(game, self.unit), "why-no-refuge")), (self.unit,)),
            Offer(STAY, Limits(Limit("13.63", stays, "why-must-leave"))),
        ]

    def prompt(self, game: Empire) -> Prompt:
        return Prompt(self.prompt_id, "13.63", {"unit": UNITS.ids[self.unit]})

    @does(PLACE)
    def leave(self, game: Empire, unit: int, space: int) -> None:
        game.move(unit, space)

    @does(STAY)
    def stay(self, game: Empire, unit: int) -> None:
        """It stays in India."""


# 13.84, 13.85, 13.92 Regions that follow their key hexes


def regions(game: Empire) -> None:
    """13.84, 13.85, 13.92 Who holds the key hexes gets the rest."""
    for side in (JAPAN, ALLIES):
        own = controlled(game, side)
        # Ground units keep a mandate; in New Guinea any unit does.
        for (keys, region), (rule, holders) in zip(KEYED, _HOLDERS, strict=True):
            if not keys & ~own:
                follow(game, side, region & ~holders(game, 1 - side), rule)
    if not MARSHALL_KEYS & ~controlled(game, ALLIES):
        follow(game, ALLIES, MARSHALLS & ~held_ground(game, JAPAN), "13.92")


def follow(game: Empire, side: int, hexes: int, rule: str) -> None:
    for space in bits(hexes & game.area):
        take_hex(game, side, space, rule)


# 13.9 Japan


def japan(game: Empire) -> None:
    """13.93 Japan surrenders when Honshu is lost, or cut off from all resources for three turns."""
    if HONSHU & ~game.area:
        return
    if not HONSHU & game.control:
        game.end(Result(("allies",), "win-honshu", "13.93"))
        return
    goals = RESOURCES & controlled(game, JAPAN)
    linked = bool(goals) and linked_to(game, JAPAN, sources(game, JAPAN), goals)
    game.blockade = 0 if linked else game.blockade + 1
    if game.blockade >= 3:
        game.end(Result(("allies",), "win-starved", "13.93"))
