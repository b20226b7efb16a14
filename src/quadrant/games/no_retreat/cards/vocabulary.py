"""The whole vocabulary of the cards, and the choice between alternatives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from quadrant.games.no_retreat.cards import course, fighting, ground, hands, moving, units
from quadrant.games.no_retreat.cards.language import Operation, Use, event_of
from quadrant.games.no_retreat.rules.cards import Ask, half
from quadrant.games.no_retreat.state import NoRetreat, seat
from quadrant.games.no_retreat.verbs import CHOOSE
from quadrant.kernel.board import mask_of
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Args


class Alternatives(Operation):
    """One of several lists of operations is carried out."""

    options: tuple[tuple[Simple, ...], ...]

    def may(self, game: NoRetreat, use: Use) -> bool:
        return bool(self.modes(game, use))

    def modes(self, game: NoRetreat, use: Use) -> int:
        """The alternatives that can be chosen now, as a set."""
        raise NotImplementedError

    def chosen(self, mode: int) -> tuple[Operation, ...]:
        return self.options[mode]

    def inner(self) -> Iterator[Operation]:
        for operations in self.options:
            yield from operations


class ChooseOne(Alternatives, tag="choose"):
    """The player picks one of several lists of operations."""

    lasts: str = ""
    from_turn: int = 0

    def modes(self, game: NoRetreat, use: Use) -> int:
        if game.turn < self.from_turn:
            return 0
        return mask_of(n for n, operations in enumerate(self.options) if operations[0].may(game, use))

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(ChooseMode(seat(use.by), use))


class EnemyChoose(Alternatives, tag="enemy_choose"):
    """The opponent picks one of several lists of operations."""

    def modes(self, game: NoRetreat, use: Use) -> int:
        """What can be done in full; if nothing can, what can be done in part."""
        full = mask_of(n for n, ops in enumerate(self.options) if all(op.fully(game, use) for op in ops))
        part = mask_of(n for n, ops in enumerate(self.options) if any(op.may(game, use) for op in ops))
        return full or part

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(ChooseMode(seat(1 - use.by), use))


def alternatives(game: NoRetreat, use: Use) -> Alternatives:
    operation = event_of(game, use).first
    assert isinstance(operation, Alternatives)
    return operation


class ChooseMode(Ask):
    """5.3.1 Which of a card's alternatives."""

    rule, verb = "5.3.1", CHOOSE

    use: Use

    def limits(self, game: NoRetreat) -> Limits:
        modes = alternatives(game, self.use).modes(game, self.use)
        return Limits(Limit("5.3.1", modes, "why-nothing-to-do"))

    def take(self, game: NoRetreat, mode: int) -> None:
        chosen = msgspec.structs.replace(self.use, mode=mode)
        many = len(alternatives(game, self.use).options[mode])
        game.push(*(CarryChosen(chosen, number) for number in range(many)))

    def args(self, game: NoRetreat) -> Args:
        return {"half": half(self.use.by, self.use.card)}


class CarryChosen(Step):
    """One operation of the alternative that was chosen."""

    use: Use
    number: int

    def run(self, game: NoRetreat) -> None:
        operation = alternatives(game, self.use).options[self.use.mode][self.number]
        if operation.may(game, self.use):
            operation.carry_out(game, self.use)


#: Every operation but alternatives.
Simple: TypeAlias = (
    fighting.StrengthMult
    | fighting.StrengthAdd
    | fighting.Shift
    | fighting.CancelRiver
    | fighting.ArmorAlways
    | fighting.NoArmor
    | fighting.ArmorValue
    | fighting.ShockValue
    | fighting.SetResult
    | fighting.ReplaceResult
    | fighting.IgnoreFortress
    | fighting.ExtraLoss
    | fighting.LimitAdvance
    | fighting.ExtraAdvance
    | fighting.SlipAway
    | fighting.ChooseCrt
    | fighting.RollChoose
    | fighting.Reroll
    | fighting.RerollOn
    | fighting.Duel
    | fighting.AttackSeparately
    | fighting.SecondBattle
    | ground.PlaceCounterblow
    | ground.RemoveCounterblow
    | ground.MustAttack
    | ground.ExtraAttack
    | moving.BonusMoves
    | moving.BonusPoints
    | moving.ExtraStacking
    | moving.Entrain
    | moving.Detrain
    | ground.MarkOos
    | ground.SurrenderOos
    | ground.ProtectOos
    | ground.ScorchCity
    | ground.PlaceWorks
    | ground.ExtraBlitz
    | units.ReturnUnit
    | units.ReplacementStep
    | units.Upgrade
    | units.DeployCadre
    | units.Rebuild
    | units.EnemyStepLoss
    | units.EliminateAlly
    | units.RemoveForVp
    | hands.DrawOp
    | hands.DiscardOp
    | hands.DiscardRandom
    | hands.DrawKeep
    | hands.TakeFromDiscard
    | hands.Reshuffle
    | hands.ReplayTop
    | hands.InspectHand
    | hands.CancelCard
    | hands.CancelAction
    | hands.DoubleDiscard
    | hands.FlipJoker
    | course.FlipWeather
    | course.SetWeather
    | course.Vp
    | course.VpIf
    | course.CancelSuddenDeath
)
AnyOperation: TypeAlias = Simple | ChooseOne | EnemyChoose
