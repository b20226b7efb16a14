"""Standing orders: what a seat has said in advance, so that it is not asked needlessly.

They answer decisions of a reaction window with a pass, and questions in which the seat can do nothing but
leave off. The answer is an ordinary choice of the match, recorded like any other. A seat may also declare in
advance what it may do no matter who is asked; that is carried out as soon as nothing is half done.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from quadrant.kernel.flow import PASS, Choice, Decision, GameState
from quadrant.kernel.verbs import PASSING, leaves_off

#: The name of a target; none is as long as this.
Name = Annotated[str, Meta(max_length=80)]
Declared = Annotated[tuple[Name | int, ...], Meta(min_length=1, max_length=8)]


class Orders(msgspec.Struct, frozen=True):
    """The orders of one seat."""

    #: Pass every reaction until the seat is asked for something else, its own turn for instance.
    until_my_turn: bool = False
    #: Ask only when one of these targets (cards, for instance) can be used; empty means any.
    only_for: Annotated[tuple[Name, ...], Meta(max_length=200)] = ()
    #: Ask even when nothing but a pass, or to leave off, is possible, so that the pause tells nothing.
    always_ask: bool = False
    #: Choices to be declared at the next opportunity, in this order; each once.
    declare: Annotated[tuple[Declared, ...], Meta(max_length=16)] = ()

    def after(self, decision: Decision) -> Orders:
        """The orders that stay in force once the seat was asked this itself."""
        if not self.until_my_turn or decision.reaction:
            return self
        return msgspec.structs.replace(self, until_my_turn=False)


def answer(
    game: GameState, decision: Decision, options: list[Choice], orders: Orders, *, settled: bool = False
) -> Choice | None:
    """What the orders answer to this decision, or None if the seat must be asked.

    ``settled``: there is nothing that the seat could still take back, so that leaving off costs it nothing.
    """
    if decision.skipped and settled and not orders.always_ask:
        return _empty(game, options)
    if not decision.reaction or PASS not in options:
        return None
    if orders.until_my_turn:
        return PASS
    real = [option for option in options if not PASSING.of(option) and option[0] not in game.ASIDES]
    if orders.only_for:
        real = [option for option in real if any(part in orders.only_for for part in option[1:])]
        return None if real else PASS
    return None if real or orders.always_ask else PASS


def _empty(game: GameState, options: list[Choice]) -> Choice | None:
    """How to leave off, if nothing else can be done."""
    real = [option for option in options if option[0] not in game.ASIDES]
    return real[0] if len(real) == 1 and leaves_off(real[0]) else None


def declared(game: GameState, seat: str, orders: Orders) -> tuple[Choice | None, Orders]:
    """What the orders declare now, if it can be declared, and the orders that are left.

    As long as something is half done nothing is declared and all of it is left.
    """
    if not orders.declare or game.half_done():
        return None, orders
    first = Choice.of(orders.declare[0])
    left = msgspec.structs.replace(orders, declare=orders.declare[1:])
    return first if first in game.declarations(seat) else None, left
