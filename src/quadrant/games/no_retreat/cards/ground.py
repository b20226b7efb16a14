"""Operations of the cards on the map: counterblows, attacks, supply, the ground itself."""

from __future__ import annotations

from typing import Literal

from quadrant.games.no_retreat.cards.language import Operation, SideName, Use
from quadrant.games.no_retreat.components import (
    NAMES,
    SIDE,
    SURRENDERED,
)
from quadrant.games.no_retreat.rules.cards import Ask
from quadrant.games.no_retreat.rules.combat import Battles, Targets, blow_limits, mark_blow, mark_target
from quadrant.games.no_retreat.rules.losses import remove
from quadrant.games.no_retreat.rules.supply import cities, units_in, units_on_map
from quadrant.games.no_retreat.rules.zones import held
from quadrant.games.no_retreat.state import (
    ATTACKED,
    COMBAT,
    OUT_OF_SUPPLY,
    REMOVALS,
    NoRetreat,
    seat,
)
from quadrant.games.no_retreat.verbs import (
    AT,
    BLOW,
    MARK,
    REMOVE,
)
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.flow import Choice
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Args, Refusal
from quadrant.kernel.verbs import FINISHING


class CardAsk(Ask):
    """What a card asks of a player. ``card`` says which one in the prompt."""

    rule = "5.3.1"

    def waste(self, game: NoRetreat, choice: Choice) -> Refusal | None:
        """The card is left off though there is something that it can do."""
        stopping = self.stop is not None and self.stop.of(choice)
        return Refusal("5.3.1", "waste-card") if stopping and self.limits(game).mask else None


# Counterblows


class PlaceCounterblow(Operation, tag="place_counterblow"):
    """10.1.2 Counterblow markers without paying cards."""

    count: int
    when: str = ""
    on: str = ""

    def may(self, game: NoRetreat, use: Use) -> bool:
        if self.on:
            return True
        calm = game.phase == COMBAT and game.battle is None and game.active != use.by
        return calm and bool(blow_limits(game, use.by).mask)

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        if not self.on:
            game.push(FreeBlow(seat(use.by), self.count))


class FreeBlow(CardAsk):
    """Cards 1, 26 and 37: where a marker goes."""

    verb, stop = BLOW, FINISHING

    left: int

    def limits(self, game: NoRetreat) -> Limits:
        return blow_limits(game, self.side)

    def take(self, game: NoRetreat, space: int) -> None:
        mark_blow(game, self.side, space)
        if self.left > 1:
            game.push(FreeBlow(self.seat, self.left - 1))

    def args(self, game: NoRetreat) -> Args:
        return {"count": self.left, "seat": seat(1 - self.side)}


class RemoveCounterblow(Operation, tag="remove_counterblow"):
    """Counterblow markers are taken off units of that side."""

    count: int
    side: SideName

    def may(self, game: NoRetreat, use: Use) -> bool:
        return bool(game.blows[SIDE[self.side]])

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(TakeOffBlow(seat(use.by), self.count, SIDE[self.side]))


class TakeOffBlow(CardAsk):
    """Card 15: which marker goes."""

    verb, stop = AT, FINISHING

    left: int
    of: int

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(Limit("5.3.1", game.blows[self.of], "why-no-counterblow"))

    def take(self, game: NoRetreat, space: int) -> None:
        game.blows[self.of] &= ~(1 << space)
        game.tell("counterblow-gone", "5.3.1", space=NAMES[space])
        if self.left > 1:
            game.push(TakeOffBlow(self.seat, self.left - 1, self.of))


class MustAttack(Operation, tag="must_attack"):
    """So many attacks in the next combat phase, or points are lost."""

    count: int
    kind: Literal["any", "voluntary"]
    penalty_vp: int
    #: Who must attack; None: the card's player.
    side: SideName | None = None

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        side = use.by if self.side is None else SIDE[self.side]
        game.quotas = (*game.quotas, (side, self.count, int(self.kind == "any"), self.penalty_vp))


class ExtraAttack(Operation, tag="extra_attack"):
    """One more attack at the end of the phase; supplied units may fight again."""

    count: int
    reuse_units: bool

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        for unit in units_on_map(game, use.by):
            if not game.marks[unit] >> OUT_OF_SUPPLY & 1:
                game.unmark(unit, ATTACKED)
        game.push(ExtraTarget(seat(use.by)), Battles())


class ExtraTarget(Targets):
    """Card 29: the hex that is attacked besides; or none."""

    def take(self, game: NoRetreat, space: int) -> None:
        mark_target(game, space)


# Supply


class MarkOos(Operation, tag="mark_oos"):
    """6.4 An enemy unit gets an Out of Supply marker."""

    count: int
    target: str

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        if units_on_map(game, 1 - use.by):
            game.push(CutOff(seat(use.by)))


class CutOff(CardAsk):
    """Card 5: which unit."""

    verb = MARK

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(Limit("5.3.1", mask_of(units_on_map(game, 1 - self.side)), "why-no-enemy"))

    def take(self, game: NoRetreat, unit: int) -> None:
        game.mark(unit, OUT_OF_SUPPLY)
        game.tell_of("out-of-supply", "5.3.1", unit, space=NAMES[game.at[unit]])


class SurrenderOos(Operation, tag="surrender_oos"):
    """A unit under an Out of Supply marker surrenders at once."""

    count: int
    side: SideName

    def may(self, game: NoRetreat, use: Use) -> bool:
        return bool(cut_off(game, SIDE[self.side]))

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(Capture(seat(use.by)))


def cut_off(game: NoRetreat, side: int) -> int:
    return mask_of(u for u in units_on_map(game, side) if game.marks[u] >> OUT_OF_SUPPLY & 1)


class Capture(CardAsk):
    """Card 18: which unit surrenders."""

    verb = REMOVE

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(Limit("5.3.1", cut_off(game, 1 - self.side), "why-not-cut-off"))

    def take(self, game: NoRetreat, unit: int) -> None:
        remove(game, unit, SURRENDERED)


class ProtectOos(Operation, tag="protect_oos"):
    """11.1 The unsupplied units of one hex are saved."""

    hexes: int
    when: str = ""

    def may(self, game: NoRetreat, use: Use) -> bool:
        return game.phase == REMOVALS and bool(cut_off(game, use.by))

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(Save(seat(use.by)))


class Save(CardAsk):
    """Card 6: the hex whose units are saved."""

    verb = AT

    def limits(self, game: NoRetreat) -> Limits:
        cut = cut_off(game, self.side)
        return Limits(Limit("5.3.1", mask_of(game.at[unit] for unit in bits(cut)), "why-not-cut-off"))

    def take(self, game: NoRetreat, space: int) -> None:
        game.saved |= mask_of(units_in(game, 1 << space))
        game.tell("saved", "5.3.1", seat=self.seat, space=NAMES[space])


# Ground


class ScorchCity(Operation, tag="scorch_city"):
    """14.13 A Soviet city counts as marsh in everything: terrain, supply, points."""

    owner: SideName
    treated_as: str
    clear_cost: int

    def may(self, game: NoRetreat, use: Use) -> bool:
        return bool(cities(game, SIDE[self.owner]) & game.area)

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(Scorch(seat(use.by)))


class Scorch(CardAsk):
    """Card 7: which city."""

    verb = AT

    def limits(self, game: NoRetreat) -> Limits:
        there = cities(game, self.side) & game.area
        return Limits(Limit("5.3.1", there, "why-not-own-city"))

    def take(self, game: NoRetreat, space: int) -> None:
        game.scorched |= 1 << space
        game.touch("ground", "control")
        game.tell("scorched", "14.13", seat=self.seat, space=NAMES[space])


class PlaceWorks(Operation, tag="place_works"):
    """14.13 Defensive works in a hex that the Axis holds."""

    shift: int
    until: str

    def may(self, game: NoRetreat, use: Use) -> bool:
        return bool(held(game, use.by) & ~game.works)

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(Dig(seat(use.by)))


class Dig(CardAsk):
    """Card 41: which hex."""

    verb = AT

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(Limit("5.3.1", held(game, self.side) & ~game.works, "why-no-own-unit"))

    def take(self, game: NoRetreat, space: int) -> None:
        game.works |= 1 << space
        game.touch("ground")
        game.tell("works", "14.13", seat=self.seat, space=NAMES[space])


class ExtraBlitz(Operation, tag="extra_blitz"):
    """13.3 More Blitz! markers this turn."""

    count: int

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.support[use.by] += self.count
        game.tell("blitz", "13.3", seat=seat(use.by), count=self.count)
