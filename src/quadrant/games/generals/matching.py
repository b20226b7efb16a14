"""What a card's words mean in a position: which pieces match, whether a condition holds, what is possible."""

from __future__ import annotations

import msgspec

from quadrant.games.generals.battle import holders, may_battle
from quadrant.games.generals.board import board_for, of_kinds, spaces
from quadrant.games.generals.build import may_build, may_rebuild, may_recruit
from quadrant.games.generals.components import COALITION, DOMAIN, HOME, camp_of
from quadrant.games.generals.language import (
    BOUND,
    BY_TRIGGER,
    NOBODY,
    NOWHERE,
    Amount,
    Card,
    Condition,
    Filter,
    Op,
)
from quadrant.games.generals.rulings import BOMBERS_FLY_OVER_OPEN_STRAITS, RATIONING_NEEDS_A_DISCARDED_CARD
from quadrant.games.generals.state import Generals, Trigger
from quadrant.games.generals.supply import supplied
from quadrant.games.generals.verbs import BATTLE_EMPTY, HIT, PLACE
from quadrant.kernel.board import bits
from quadrant.kernel.flow import Choice


class Use(msgspec.Struct, frozen=True, array_like=True):
    """A card being used: by whom, because of what, and the nation it was aimed at."""

    card: int
    owner: int
    trigger: Trigger | None
    bound: int = NOBODY

    @property
    def at(self) -> int:
        return NOWHERE if self.trigger is None else self.trigger.space

    def nation(self, value: int) -> int:
        """A nation as the card names it."""
        if value == BOUND:
            return self.bound
        if value == BY_TRIGGER:
            return NOBODY if self.trigger is None else self.trigger.by
        return value


def matching(game: Generals, filter: Filter, nation: int, camp: int, owner: int = 0) -> int:
    """Where the nation has pieces that the filter means."""
    mask = game.pieces[nation] & of_kinds(filter.kinds)
    mask &= spaces(game, filter.where, camp, owner=owner)
    if mask and filter.supplied:
        mask &= supplied(game, nation)
    if mask and filter.next_to is not None:
        mask &= beside(game, filter.next_to, camp)
    return mask


def beside(game: Generals, filter: Filter, camp: int) -> int:
    """The spaces next to a piece that the filter means."""
    mask = 0
    for nation in bits(filter.nations):
        mask |= matching(game, filter, nation, camp)
    return board_for(game, camp).neighbours(mask)


def count(game: Generals, filter: Filter, camp: int) -> int:
    return sum(matching(game, filter, nation, camp).bit_count() for nation in bits(filter.nations))


def holds(game: Generals, condition: Condition, owner: int, bound: int = NOBODY) -> bool:
    """Whether the condition of a card is met. ``bound`` is the nation it would be aimed at."""
    camp = camp_of(owner)
    if condition.reach == NOWHERE:
        return sum(count(game, filter, camp) for filter in condition.pieces) >= condition.least
    board = board_for(game, COALITION if BOMBERS_FLY_OVER_OPEN_STRAITS else camp)
    near = board.within(1 << HOME[bound], condition.reach)
    return any(matching(game, f, n, camp) & near for f in condition.pieces for n in bits(f.nations))


def amount(game: Generals, value: Amount, owner: int) -> int:
    """How many: a fixed number, another one under a condition, or so many for each piece or space."""
    camp = camp_of(owner)
    if value.each is not None:
        if not value.spaces:
            return value.base * count(game, value.each, camp)
        mask = 0
        for nation in bits(value.each.nations):
            mask |= matching(game, value.each, nation, camp)
        return value.base * mask.bit_count()
    if value.condition is not None and holds(game, value.condition, owner):
        return value.then
    return value.base


def options_of(game: Generals, op: Op, use: Use, hit: int = 0) -> list[Choice]:
    """What an operation on the board can be done to. ``hit`` are spaces it was done to already."""
    return _OPTIONS[op.op](game, op, use, hit)


def can_be_done(game: Generals, op: Op, use: Use) -> bool:
    """Whether :func:`options_of` would list anything."""
    if op.op == "build":
        where = _where(game, op, use)
        for value in op.nations:
            nation = use.nation(value)
            if may_rebuild(game, nation, op.kind) & where or may_build(game, nation, op.kind).mask & where:
                return True
        return False
    if op.op == "battle" and not op.must_have:
        return bool(may_battle(game, use.owner, op.kind).mask & _where(game, op, use))
    return bool(_OPTIONS[op.op](game, op, use, 0))


def _where(game: Generals, op: Op, use: Use) -> int:
    return spaces(game, op.where, camp_of(use.owner), use.at, use.owner)


def _builds(game: Generals, op: Op, use: Use, hit: int) -> list[Choice]:
    where = _where(game, op, use)
    found: list[Choice] = []
    for value in op.nations:
        nation = use.nation(value)
        fresh = may_build(game, nation, op.kind).mask & where
        table = PLACE["build"][nation]
        found += [table[space] for space in bits(fresh)]
        table = PLACE["rebuild"][nation]
        found += [table[space] for space in bits(may_rebuild(game, nation, op.kind) & where)]
    return found


def _recruits(game: Generals, op: Op, use: Use, hit: int) -> list[Choice]:
    where = _where(game, op, use)
    found: list[Choice] = []
    for value in op.nations:
        nation = use.nation(value)
        table = PLACE["recruit"][nation]
        found += [table[space] for space in bits(may_recruit(game, nation, op.kind).mask & where)]
    return found


def _battles(game: Generals, op: Op, use: Use, hit: int) -> list[Choice]:
    mask = may_battle(game, use.owner, op.kind).mask & _where(game, op, use)
    if op.distinct:
        mask &= ~hit
    found: list[Choice] = []
    pieces = game.pieces
    occupied = 0
    for nation in bits(op.victims):
        there = pieces[nation] & mask
        if there:
            occupied |= there
            table = HIT["battle"][nation]
            found += [table[space] for space in bits(there)]
    if not op.must_have:
        # What is left of the spaces holds no piece: none of ours (the limits) and none of the enemy's.
        found += [BATTLE_EMPTY[space] for space in bits(mask & ~occupied)]
    return found


def _eliminations(game: Generals, op: Op, use: Use, hit: int) -> list[Choice]:
    where = _where(game, op, use) & DOMAIN[op.kind]
    found: list[Choice] = []
    for nation in bits(op.victims):
        if op.where.only_trigger and use.trigger is not None and use.trigger.nation != nation:
            continue
        table = HIT["eliminate"][nation]
        found += [table[space] for space in bits(game.pieces[nation] & where)]
    return found


def _own_removals(game: Generals, op: Op, use: Use, hit: int) -> list[Choice]:
    where = _where(game, op, use)
    nation = use.nation(op.nations[0])
    return [HIT["take_off"][nation][space] for space in bits(game.pieces[nation] & where)]


def _protections(game: Generals, op: Op, use: Use, hit: int) -> list[Choice]:
    found: list[Choice] = []
    camp = camp_of(use.owner)
    for filter in op.pieces:
        for nation in bits(filter.nations):
            mask = matching(game, filter, nation, camp) & ~game.protected[nation]
            found += [HIT["protect"][nation][space] for space in bits(mask)]
    return found


_OPTIONS = {
    "build": _builds,
    "recruit": _recruits,
    "battle": _battles,
    "eliminate": _eliminations,
    "remove_own": _own_removals,
    "protect": _protections,
}
#: Operations that are choices on the board.
ON_BOARD = frozenset(_OPTIONS)


def possible(game: Generals, card: Card, use: Use) -> bool:
    """Whether using the card would do anything at all."""
    return any(_possible(game, op, use) for op in card.effects)


def _possible(game: Generals, op: Op, use: Use) -> bool:
    if op.op in ON_BOARD:
        return can_be_done(game, op, use)
    if op.op == "battle_all":
        assert use.trigger is not None
        return bool(holders(game, use.trigger.space, op.victims))
    if op.op == "move_card" and not op.this and RATIONING_NEEDS_A_DISCARDED_CARD:
        assert use.trigger is not None
        return use.trigger.card in game.discard[use.owner]
    return True
