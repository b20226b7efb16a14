"""The vocabulary of the cards, part five: units that suffer by cards, and those that are sent back."""

from __future__ import annotations

from typing import Literal

from quadrant.games.empire.cards.language import Operation, Select, SideName, Use
from quadrant.games.empire.components import (
    ALLIES,
    CARRIER,
    CHINA_BOX,
    FLYING,
    JAPAN,
    KIND_OF,
    NAMES,
    NAVAL,
    OWN_UNITS,
    REGION,
    ROSTER,
    SIDE,
    TOKYO,
    TROOPS,
    UNITS,
    distance,
)
from quadrant.games.empire.rules.common_picks import OneOf
from quadrant.games.empire.rules.declaration import drop_empty
from quadrant.games.empire.rules.headquarters import activated
from quadrant.games.empire.rules.intelligence import D10
from quadrant.games.empire.rules.losses import lose_step, strike
from quadrant.games.empire.state import (
    ACTIVE,
    LANDED,
    Empire,
    change_battle,
    on_map,
    seat,
    steps_left,
    under_way,
)
from quadrant.games.empire.verbs import AT, HIT, SELECT
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.chance import Chance, Outcomes
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.pick import Pick

When = Literal["play", "before_reaction", "before_battles", "after_battles", "end"]


# Losses


def chosen(game: Empire, who: tuple[Select, ...], spare: bool = False) -> int:
    """The units that are meant; ``spare``: only those that would survive a loss."""
    units = 0
    for unit in range(len(game.at)):
        if any(select.matches(game, unit) for select in who) and not (spare and steps_left(game, unit) == 1):
            units |= 1 << unit
    return units


class Attack(Operation):
    """Somebody chooses who of these units loses steps, at some moment of the offensive."""

    at: When
    chooser: SideName
    who: tuple[Select, ...]

    @property
    def moment(self) -> str:
        return self.at

    def may(self, game: Empire, use: Use) -> bool:
        return bool(chosen(game, self.who))


class Losses(Attack, tag="losses"):
    """One of these units loses a step; whom it may be is found before a later operation cancels all."""

    def carry_out(self, game: Empire, use: Use) -> None:
        among = chosen(game, self.who)
        if among:
            game.push(LoseStep(seat(SIDE[self.chooser]), among))


class LoseStep(OneOf):
    """5.32 The unit that loses a step by a card."""

    rule, verb = "5.32", HIT

    def take(self, game: Empire, unit: int, /) -> None:
        strike(game, unit, "5.32")


class RollLosses(Attack, tag="roll_losses", kw_only=True):
    """Submarines and raiders: the die says how many steps are lost."""

    #: For each roll the steps.
    least: tuple[int, ...]
    #: A single step does not destroy if it need not (AL-61).
    spares: bool = False

    def carry_out(self, game: Empire, use: Use) -> None:
        if self.may(game, use):
            game.push(RollForLosses(self.chooser, self.least, self.who, self.spares))


class RollForLosses(Chance):
    """5.32 (B) The roll of an attack."""

    chooser: str
    table: tuple[int, ...]
    who: tuple[Select, ...]
    spares: bool

    def outcomes(self, game: Empire) -> Outcomes[int]:
        return D10

    def happen(self, game: Empire, die: int, /) -> None:
        steps = self.table[die]
        game.tell("attack-roll", "5.32", die=die, count=steps)
        spare = self.spares and steps == 1
        game.push(*(LoseIfAny(self.chooser, self.who, spare) for _ in range(steps)))


class LoseIfAny(Step):
    """One step, if anything is left to lose it."""

    chooser: str
    who: tuple[Select, ...]
    spare: bool

    def run(self, game: Empire) -> None:
        among = chosen(game, self.who, self.spare)
        if among:
            game.push(LoseStep(self.chooser, among))


class Kamikaze(Operation, tag="kamikaze"):
    """JP-61 Before a battle near Tokyo: Allied ships lose steps, the air unit that flies loses one."""

    steps: int
    within: int

    def battles(self, game: Empire) -> int:
        hexes = 0
        for battle in under_way(game).battles:
            near = distance(battle.hex, TOKYO) <= self.within and ships_near(game, battle.hex)
            if near and not battle.struck and divers(game, battle.hex):
                hexes |= 1 << battle.hex
        return hexes

    def may(self, game: Empire, use: Use) -> bool:
        return game.offensive is not None and bool(self.battles(game))

    def carry_out(self, game: Empire, use: Use) -> None:
        bonus = sum(
            operation.steps
            for card in under_way(game).reactions
            for operation in game.CARDS[card].does
            if isinstance(operation, KamikazeBonus)
        )
        first = sum(
            isinstance(operation, Kamikaze)
            for card in under_way(game).reactions
            for operation in game.CARDS[card].does
        )
        game.push(Dive(seat(JAPAN), self.battles(game), self.steps + (bonus if first == 1 else 0)))


class KamikazeBonus(Operation, tag="kamikaze_bonus"):
    """JP-45 The first Kamikaze card with it costs one more step."""

    steps: int


def ships_near(game: Empire, space: int) -> int:
    """Allied ships in a battle hex, and beside carriers that fight there."""
    battles = [battle for battle in under_way(game).battles if battle.hex == space]
    flying = [unit for battle in battles for unit in battle.flyers if on_map(game, unit)]
    decks = {game.at[unit] for unit in flying if KIND_OF[unit] == CARRIER} | {space}
    return mask_of(
        unit for unit in bits(OWN_UNITS[ALLIES]) if KIND_OF[unit] in NAVAL and game.at[unit] in decks
    )


def divers(game: Empire, space: int) -> int:
    return mask_of(
        unit
        for unit in bits(OWN_UNITS[JAPAN])
        if KIND_OF[unit] in FLYING
        and on_map(game, unit)
        and distance(game.at[unit], space) <= ROSTER[unit].reach
    )


class Dive(OneOf):
    """JP-61 The battle."""

    rule, verb = "5.32", AT

    steps: int

    def take(self, game: Empire, space: int, /) -> None:
        change_battle(game, space, struck=True)
        game.push(DiveWith(self.seat, space), *(DiveHit(space) for _ in range(self.steps)))


class DiveWith(Pick):
    """JP-61 The air unit that flies."""

    rule, verb = "5.32", SELECT

    space: int

    def limits(self, game: Empire) -> Limits:
        return Limits(Limit("5.32", divers(game, self.space), "why-out-of-range"))

    def take(self, game: Empire, unit: int, /) -> None:
        lose_step(game, unit)
        game.tell("kamikaze", "5.32", unit=UNITS.ids[unit], space=NAMES[self.space])


class DiveHit(Step):
    """JP-61 A step of an Allied ship; none is sunk while another one can be reduced."""

    space: int

    def run(self, game: Empire) -> None:
        ships = ships_near(game, self.space)
        whole = mask_of(unit for unit in bits(ships) if steps_left(game, unit) > 1)
        if ships:
            game.push(DiveTarget(seat(JAPAN), whole or ships))


class DiveTarget(OneOf):
    """JP-61 The ship."""

    rule, verb = "5.32", HIT

    def take(self, game: Empire, unit: int, /) -> None:
        strike(game, unit, "5.32")


class TurnBack(Operation, tag="turn_back"):
    """AL-22 A Japanese ground unit that was activated there goes back to where it started."""

    regions: tuple[str, ...]

    def units(self, game: Empire) -> int:
        here = 0
        for region in self.regions:
            here |= REGION[region]
        before = under_way(game).before.at
        return mask_of(
            unit
            for unit in activated(game, JAPAN)
            if KIND_OF[unit] == TROOPS and before[unit] < CHINA_BOX and here >> before[unit] & 1
        )

    def may(self, game: Empire, use: Use) -> bool:
        return game.offensive is not None and bool(self.units(game))

    def carry_out(self, game: Empire, use: Use) -> None:
        if self.units(game):
            game.push(SendBack(seat(ALLIES), self.units(game)))


class SendBack(OneOf):
    """AL-22 The unit that goes back."""

    rule, verb = "5.32", SELECT

    def take(self, game: Empire, unit: int, /) -> None:
        home = under_way(game).before.at[unit]
        game.move(unit, home)
        game.unmark(unit, ACTIVE)
        game.unmark(unit, LANDED)
        game.tell("sent-back", "5.32", unit=UNITS.ids[unit], space=NAMES[home])
        drop_empty(game)


LossOperation = Losses | RollLosses | Kamikaze | KamikazeBonus | TurnBack
