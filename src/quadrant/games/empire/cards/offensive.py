"""The vocabulary of the cards, part one: what changes an offensive while its card is in play."""

from __future__ import annotations

from functools import cache
from typing import Literal

from quadrant.games.empire.cards.changes import (
    Activation,
    AfterTheRoll,
    Cancelling,
    Declaration,
    Dice,
    Intelligence,
    Movement,
    Strength,
    Unalterable,
)
from quadrant.games.empire.cards.language import Operation, Select, SideName, Use
from quadrant.games.empire.components import (
    ALLIES,
    CHINESE,
    JAPAN,
    KIND_OF,
    NAVAL,
    ONE_HEX,
    OWN_UNITS,
    REGION,
    ROSTER,
    SIDE,
    SPACE,
    TERRAIN,
    TROOPS,
    UNIT,
    around,
    ball,
    distance,
    spaces,
)
from quadrant.games.empire.rules.cancellation import call_off
from quadrant.games.empire.rules.control import take_hex
from quadrant.games.empire.rules.supply import zone
from quadrant.games.empire.state import ACTIVE, Battle, Empire, change, on_map, under_way
from quadrant.games.empire.supply.zones import present
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.counters import stack


@cache
def _fitting(who: tuple[Select, ...]) -> int:
    """The units that are meant by what is printed on them, as a set."""
    return mask_of(unit for unit in range(len(ROSTER)) if any(select.fits(unit) for select in who))


class Restrict(Operation, Activation, tag="restrict"):
    """Only these units may be activated."""

    who: tuple[Select, ...]
    one: bool = False
    any_nation: bool = False

    def allowed(self) -> int:
        return _fitting(self.who)

    def any_command(self) -> bool:
        return self.any_nation

    def one_kind(self) -> bool:
        return self.one


class MaxGround(Operation, Activation, tag="max_ground"):
    """At most so many ground units are activated."""

    n: int

    def ground_limit(self) -> int:
        return self.n


class Die(Operation, Dice, tag="die"):
    """A modifier of one side's die in battle."""

    side: SideName
    phase: Literal["ground", "air_naval"]
    value: int
    when: Literal["", "one_hex_island", "commonwealth_ships", "brigade", "idle_carrier"] = ""

    def die(self, game: Empire, battle: Battle, side: int, phase: str) -> int:
        if side != SIDE[self.side] or phase != self.phase or not self._holds(game, battle):
            return 0
        return self.value

    def _holds(self, game: Empire, battle: Battle) -> bool:
        here = stack(game, battle.hex)
        if self.when == "one_hex_island":
            return bool(ONE_HEX >> battle.hex & 1)
        if self.when == "commonwealth_ships":
            return any(
                ROSTER[unit].commonwealth and KIND_OF[unit] in NAVAL for unit in (*here, *battle.flyers)
            )
        if self.when == "brigade":
            return any(ROSTER[unit].size == "X" and ROSTER[unit].side == JAPAN for unit in here)
        if self.when == "idle_carrier":
            return any(
                ROSTER[unit].type in ("CV", "CVL")
                and on_map(game, unit)
                and not game.marks[unit] >> ACTIVE & 1
                and distance(game.at[unit], battle.hex) <= 6
                for unit in bits(OWN_UNITS[JAPAN])
            )
        return True


class Attack(Operation, Strength, tag="attack"):
    """Some units attack with more or less strength."""

    value: int
    who: tuple[Select, ...]

    def attack(self, game: Empire, unit: int) -> int:
        return self.value if any(select.fits(unit) for select in self.who) else 0


class Defense(Operation, Strength, tag="defense"):
    """Some units are harder to hit."""

    value: int
    who: tuple[Select, ...]

    def defense(self, game: Empire, unit: int) -> int:
        return self.value if any(select.fits(unit) for select in self.who) else 0


class FinalGround(Operation, Dice, tag="final_ground"):
    """JP-3 In Malaya, jungle and mixed terrain this is Japan's only modifier in ground combat."""

    value: int

    def final_die(self, game: Empire, battle: Battle, side: int) -> int | None:
        ground = REGION["malaya"] | TERRAIN["jungle"] | TERRAIN["mixed"]
        return self.value if side == JAPAN and ground >> battle.hex & 1 else None


class Critical(Operation, Dice, tag="critical"):
    """AL-12 Allied hits are critical from this modified roll on."""

    least: int

    def critical_from(self, side: int) -> int | None:
        return self.least if side == ALLIES else None


class Locked(Operation, Unalterable, tag="locked"):
    """AL-84 Neither intelligence cards nor the weather change anything."""


class NavalMove(Operation, Movement, tag="naval_move"):
    """JP-9 Ships of both sides move so far."""

    hexes: int
    both: bool = False

    def naval_hexes(self, game: Empire, side: int) -> int | None:
        return self.hexes if self.both or side == under_way(game).side else None


class HarderToSee(Operation, Intelligence, tag="harder_to_see"):
    """JP-12 The Allied roll is worse while nobody watches French Frigate Shoals."""

    value: int

    def harder_to_see(self, game: Empire) -> int:
        shoals = SPACE["5508"]
        cruiser = any(
            ROSTER[unit].type == "CA"
            and ROSTER[unit].nationality == "us"
            and on_map(game, unit)
            and distance(game.at[unit], shoals) <= 3
            for unit in bits(OWN_UNITS[ALLIES])
        )
        return 0 if cruiser or zone(game, ALLIES) >> shoals & 1 else self.value


class BattlesOnIslands(Operation, Declaration, tag="battles_on_islands"):
    """JP-12 Battles are declared on one-hex islands only."""

    def battle_hexes(self) -> int:
        return ONE_HEX


class RequiresBattle(Operation, Declaration, tag="requires_battle"):
    """The event needs a battle in one of these hexes; without it the event does not take place (5.31)."""

    regions: tuple[str, ...] = ()
    hexes: tuple[str, ...] = ()
    ground: bool = False

    def needed_battles(self) -> int:
        hexes = spaces(self.hexes)
        for region in self.regions:
            hexes |= REGION[region]
        return hexes

    def required(self, game: Empire) -> bool:
        offensive = under_way(game)
        wanted = self.needed_battles()
        for battle in offensive.battles:
            troops = any(
                KIND_OF[u] == TROOPS and ROSTER[u].side == offensive.side for u in stack(game, battle.hex)
            )
            if wanted >> battle.hex & 1 and not battle.special and (troops or not self.ground):
                return True
        return False

    def possible(self, game: Empire, side: int) -> bool:
        return bool(self.needed_battles() & present(game, 1 - side))


class RequiresLanding(Operation, Declaration, tag="requires_landing"):
    """AL-74, 75 A ground unit must land within so many hexes of a place."""

    within: int
    of: str

    def required(self, game: Empire) -> bool:
        return bool(under_way(game).landings & ball(SPACE[self.of], self.within))


class ExtraShipping(Operation, tag="extra_asp"):
    """Shipping points for this offensive."""

    side: SideName
    n: int

    def carry_out(self, game: Empire, use: Use) -> None:
        extra = list(under_way(game).extra)
        extra[SIDE[self.side]] += self.n
        change(game, extra=(extra[0], extra[1]))


class NoShipping(Operation, Movement, tag="no_asp"):
    """AL-5 No shipping points are used."""

    def no_shipping(self) -> bool:
        return True


class NoSupplyNeeded(Operation, Activation, tag="no_supply_needed"):
    """JP-48 Neither headquarters nor units need supply."""

    def no_supply(self) -> bool:
        return True


class ServicesTogether(Operation, Activation, tag="services_together"):
    """AL-46, 50 Under rivalry the US Army may go with one US ship that is no carrier."""

    hq: str

    def services_together(self, hq: int) -> bool:
        return UNIT[self.hq] == hq


class MustActivateChinese(Operation, Activation, tag="must_activate_chinese"):
    """AL-38 One of the units must be a Chinese army, if any can be."""

    def must_activate(self) -> int:
        return CHINESE


class FreeChinese(Operation, Activation, tag="free_chinese"):
    """AL-48 Chinese armies are activated besides the limit."""

    def freed(self) -> int:
        return CHINESE


class NoMarinesNeeded(Operation, Movement, tag="no_marines_needed"):
    """AL-62 The US Army lands on one-hex islands alone."""

    def no_marines(self) -> bool:
        return True


class CaptureAdjacent(Operation, tag="capture_adjacent"):
    """AL-28 A landing on an empty one-hex island takes the empty ones next to it, before any reaction."""

    @property
    def moment(self) -> str:
        return "before_reaction"

    def carry_out(self, game: Empire, use: Use) -> None:
        empty = ONE_HEX & ~present(game, 1 - use.by) & game.area
        landed = under_way(game).landings & empty
        for space in bits(around(landed, 1) & empty & ~landed if landed else 0):
            take_hex(game, use.by, space, "5.31")


class AfterRollCard(Operation, AfterTheRoll, tag="after_roll"):
    """JP-13 It may follow the intelligence roll."""


class Cancel(Operation, Cancelling, tag="cancel"):
    """5.32 (D) The offensive is cancelled."""

    def carry_out(self, game: Empire, use: Use) -> None:
        call_off(game, "cancelled", "5.32")


OffensiveOperation = (
    Restrict
    | MaxGround
    | Die
    | Attack
    | Defense
    | FinalGround
    | Critical
    | Locked
    | NavalMove
    | HarderToSee
    | BattlesOnIslands
    | RequiresBattle
    | RequiresLanding
    | ExtraShipping
    | NoShipping
    | NoSupplyNeeded
    | ServicesTogether
    | MustActivateChinese
    | FreeChinese
    | NoMarinesNeeded
    | CaptureAdjacent
    | AfterRollCard
    | Cancel
)
