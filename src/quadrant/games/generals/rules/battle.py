"""Battles and eliminations (rulebook: «Типы карт», «Атака или уничтожение»).

Rules type.land_battle, type.sea_battle, type.battle_space, clarify.battle_eliminate, clarify.empty_attack.
"""

from __future__ import annotations

from quadrant.games.generals.components import ARMY, DOMAIN, camp_of
from quadrant.games.generals.rules.board import board_for
from quadrant.games.generals.rules.build import after_take_up
from quadrant.games.generals.rules.supply import supplied
from quadrant.games.generals.state import Generals, camp_pieces
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.facts import fact
from quadrant.kernel.limits import Limit, Limits


@fact("pieces", "status", "granted")
def may_battle(game: Generals, nation: int, kind: int) -> Limits:
    """type.land_battle, type.sea_battle: spaces next to a supplied piece of the nation.

    What attacks, army or navy, makes no difference; the space may be empty (clarify.empty_attack).
    """
    rule = "type.land_battle" if kind == ARMY else "type.sea_battle"
    camp = camp_of(nation)
    near = board_for(game, camp).neighbours(supplied(game, nation))
    return Limits(
        Limit(rule, DOMAIN[kind], "why-not-land" if kind == ARMY else "why-not-sea"),
        Limit("clarify.empty_attack", ~camp_pieces(game, camp)),
        Limit(rule, near),
    )


@fact("pieces", "status", "granted")
def _fields_after(game: Generals, nation: int, kind: int, space: int) -> int:
    """Where the nation could battle if it took up its piece there first."""
    return may_battle(after_take_up(game, nation, space), nation, kind).mask


def to_battle(game: Generals, nation: int, kind: int, where: int) -> int:
    """pieces.limit: the nation's pieces in these places that it could take up to battle there."""
    own = game.pieces[nation] & DOMAIN[kind] & where
    return mask_of(space for space in bits(own) if _fields_after(game, nation, kind, space) >> space & 1)


def holders(game: Generals, space: int, nations: int) -> list[int]:
    """Which of these nations have a piece there."""
    pieces = game.pieces
    return [nation for nation in range(6) if nations >> nation & 1 and pieces[nation] >> space & 1]
