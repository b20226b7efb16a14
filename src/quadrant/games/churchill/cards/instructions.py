"""5.11 The instructions of conference cards: how they are numbered, carried out and rolled for.

What they can say is the vocabulary in operations.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from quadrant.games.churchill.components import LEFT, NOBODY, UK
from quadrant.games.churchill.state import Churchill
from quadrant.kernel import cards
from quadrant.kernel.cards import PLAY
from quadrant.kernel.chance import Chance, Outcomes, die
from quadrant.kernel.flow import Step


class Use(cards.Use):
    """A card being used. Of a conference card: by whom its band leaves the choice to (4.53).

    Of a staff card or a leader: by whom, on which issue, and whether it advances or debates it.
    """

    issue: int = NOBODY
    mode: str = PLAY
    #: The die of the table that the instruction stands in.
    roll: int = 0

    @property
    def moment(self) -> str:
        return self.mode


class Operation(cards.Operation[Churchill, Use]):
    """What a card does: an instruction of a conference card, or what a staff card or a leader does."""

    @property
    def places_for(self) -> int:
        """The nation for which it places a marker (5.12), or NOBODY."""
        return NOBODY

    def inner(self) -> Iterator[Operation]:
        """The instructions inside it."""
        yield from ()


# The instructions of all cards, numbered, so that steps can name them


class Effect(NamedTuple):
    """An instruction, and who decides where it leaves a choice: the nation of its band."""

    nation: int
    operation: Operation


#: Filled when the cards are read.
EFFECTS: Final[list[Effect]] = []
_NUMBER: Final[dict[Effect, int]] = {}


def enlist(by: int, operation: Operation) -> None:
    """Give an instruction and those inside it a number. What reads the same has the same number."""
    for inner in operation.inner():
        enlist(by, inner)
    effect = Effect(by, operation)
    if effect not in _NUMBER:
        _NUMBER[effect] = len(EFFECTS)
        EFFECTS.append(effect)


def number(by: int, operation: Operation) -> int:
    """The number of an instruction that was enlisted."""
    return _NUMBER[Effect(by, operation)]


class Instruction(Step):
    """5.11 One instruction; ``roll`` is the die of the table it stands in."""

    effect: int
    roll: int

    def run(self, game: Churchill) -> None:
        by, operation = EFFECTS[self.effect]
        operation.carry_out(game, Use(by, game.card, roll=self.roll))


def table_order(game: Churchill) -> tuple[int, ...]:
    """5.12 Who places first when a card serves several nations."""
    first = UK
    if game.edition.table_order == "previous_winner" and game.previous_winner != NOBODY:
        first = LEFT[game.previous_winner]
    return first, LEFT[first], LEFT[LEFT[first]]


def push_instructions(game: Churchill, operations: Sequence[Operation], by: int, roll: int = 0) -> None:
    """Instructions in order; those that place markers for several nations follow 5.12."""
    ordered = list(operations)
    if len(ordered) > 1 and all(operation.places_for != NOBODY for operation in operations):
        rank = table_order(game)
        ordered.sort(key=lambda operation: rank.index(operation.places_for))
    game.push(*(Instruction(number(by, operation), roll) for operation in ordered))


class Rolling(Operation):
    """An instruction that a die decides."""

    def outcomes(self, game: Churchill) -> Outcomes[Any]:
        return die(6)

    def rolled(self, game: Churchill, use: Use, value: Any) -> None:
        """The dice have fallen."""
        raise NotImplementedError

    def carry_out(self, game: Churchill, use: Use) -> None:
        game.push(InstructionRoll(number(use.by, self)))


class InstructionRoll(Chance):
    """5.11 The dice for an instruction."""

    effect: int

    def outcomes(self, game: Churchill) -> Outcomes[Any]:
        return self._operation.outcomes(game)

    def happen(self, game: Churchill, value: Any) -> None:
        self._operation.rolled(game, Use(EFFECTS[self.effect].nation, game.card), value)

    @property
    def _operation(self) -> Rolling:
        operation = EFFECTS[self.effect].operation
        assert isinstance(operation, Rolling)
        return operation
