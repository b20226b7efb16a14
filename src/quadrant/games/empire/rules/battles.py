"""9.0 Battles: one after another, each in two stages."""

from __future__ import annotations

from quadrant.games.empire.components import ALLIES, FLYING, KIND_OF, NAMES, ROSTER, TROOPS, UNITS
from quadrant.games.empire.rules.air_naval import AirNaval, fighters
from quadrant.games.empire.rules.control import claim
from quadrant.games.empire.rules.ground_combat import GroundCombat
from quadrant.games.empire.rules.losses import go_ashore, lose_step
from quadrant.games.empire.rules.movement import in_hex, ships_in, troops_in
from quadrant.games.empire.rules.victory import CASUALTIES
from quadrant.games.empire.state import (
    ACTIVE,
    LANDED,
    Battle,
    Empire,
    battle_at,
    change,
    change_battle,
    on_map,
    seat,
    under_way,
)
from quadrant.games.empire.supply.zones import guards
from quadrant.games.empire.verbs import FIGHT
from quadrant.kernel.board import mask_of
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.pick import Pick


class Battles(Step):
    """7.2.S11 All battles, in the order of the active side's choice."""

    def run(self, game: Empire) -> None:
        offensive = game.offensive
        if offensive is None:
            return
        if offensive.battles:
            game.push(ChooseFight(seat(offensive.side)), self)
        else:
            game.push(ClaimLandings())


class ChooseFight(Pick):
    """9.0 Which battle is next."""

    rule, verb = "9.0", FIGHT

    def limits(self, game: Empire) -> Limits:
        hexes = mask_of(battle.hex for battle in under_way(game).battles)
        return Limits(Limit("9.0", hexes, "why-no-battle"))

    def take(self, game: Empire, space: int, /) -> None:
        game.tell("battle", "9.0", space=NAMES[space])
        game.push(TurnBack(space), AirNaval(space), GroundCombat(space), EndBattle(space))


class TurnBack(Step):
    """8.45 (B) A landing without an escort turns back from ships that reacted; defenders are noted (9.4)."""

    space: int

    def run(self, game: Empire) -> None:
        offensive = under_way(game)
        foe = 1 - offensive.side
        landed = [
            u for u in troops_in(in_hex(game, self.space, offensive.side)) if game.marks[u] >> LANDED & 1
        ]
        before = [u for u in in_hex(game, self.space, foe) if not game.marks[u] >> ACTIVE & 1]
        there = any(KIND_OF[unit] in (0, TROOPS) for unit in before)
        dug_in = bool(landed) and (there or (foe == 0 and bool(guards(game) >> self.space & 1)))
        mine = tuple(troops_in(in_hex(game, self.space, offensive.side)))
        came = mask_of(game.origin[unit] for unit in mine if unit not in landed)
        change_battle(game, self.space, dug_in=dug_in, assault=mine, came=came)
        ships = ships_in(in_hex(game, self.space, foe))
        reacted = [u for u in ships if game.marks[u] >> ACTIVE & 1 and game.origin[u] != self.space]
        if not landed or ships_in(in_hex(game, self.space, offensive.side)) or not reacted:
            return
        for unit in landed:
            game.tell("turned-back", "8.45", unit=UNITS.ids[unit])
            lose_step(game, unit)
        battle = change_battle(game, self.space, turned=tuple(landed))
        others = [u for u in troops_in(in_hex(game, self.space, offensive.side)) if u not in landed]
        if not fighters(game, battle, offensive.side) and not others:
            change_battle(game, self.space, winner=foe)


class EndBattle(Step):
    """9.33 The battle is over: who holds the hex keeps or takes it."""

    space: int

    def run(self, game: Empire) -> None:
        offensive = under_way(game)
        battle = battle_at(game, self.space)
        assert battle is not None
        casualties(game, battle)
        fought = [u for u in troops_in(in_hex(game, self.space, offensive.side)) if u not in battle.turned]
        # 6.5 Who came overland holds a hex without enemy ground units, whoever won in the air (9.32).
        overland = any(not game.marks[unit] >> LANDED & 1 for unit in fought)
        stay = 0
        if (battle.winner == offensive.side and (fought or not battle.turned)) or overland:
            claim(game, 1 << self.space, offensive.side)
        else:
            stay = 1 << self.space
        battles = tuple(other for other in offensive.battles if other.hex != self.space)
        landings = under_way(game).landings & ~stay
        flyers = mask_of(u for side in (0, 1) for u in fighters(game, battle, side) if KIND_OF[u] in FLYING)
        change(
            game,
            battles=battles,
            landings=landings,
            fought=offensive.fought | 1 << self.space,
            flown=offensive.flown | flyers,
        )


def casualties(game: Empire, battle: Battle) -> None:
    """16.45 All attacking ground units were lost, a US corps or division among them."""
    if under_way(game).side != ALLIES or any(on_map(game, unit) for unit in battle.assault):
        return
    heavy = any(
        ROSTER[unit].nationality == "us" and ROSTER[unit].size in ("XX", "XXX") and not ROSTER[unit].dot
        for unit in battle.assault
    )
    if heavy:
        game.once |= 1 << CASUALTIES
        game.tell("casualties", "16.45", space=NAMES[battle.hex])


class ClaimLandings(Step):
    """6.5 Ground units that landed without losing a battle take their hexes now."""

    def run(self, game: Empire) -> None:
        offensive = under_way(game)
        claim(game, offensive.landings, offensive.side)
        go_ashore(game)
