"""Operations of the cards that move units, on foot and by rail."""

from __future__ import annotations

from typing import Literal, TypeAlias

from quadrant.games.no_retreat.cards.ground import CardAsk
from quadrant.games.no_retreat.cards.language import Operation, Use, event_of
from quadrant.games.no_retreat.components import (
    BOARD,
    NAMES,
    RAIL,
    TANKS,
    UNITS,
)
from quadrant.games.no_retreat.rules.combat import lay_blow
from quadrant.games.no_retreat.rules.control import enter
from quadrant.games.no_retreat.rules.movement import BonusMove, MoveUnit, points
from quadrant.games.no_retreat.rules.rail import PlaceUnit, landing_limits, on_rails, rail_has_room
from quadrant.games.no_retreat.rules.supply import supplied, units_at, units_on_map
from quadrant.games.no_retreat.rules.zones import held, hostile
from quadrant.games.no_retreat.state import (
    BOOSTED,
    MOVED,
    MOVEMENT,
    OUT_OF_SUPPLY,
    NoRetreat,
    face,
    seat,
)
from quadrant.games.no_retreat.verbs import (
    ACTIVATE,
    AT,
    DETRAIN,
    ENTRAIN,
    MOVE,
)
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.flow import Choice
from quadrant.kernel.limits import ANY, Limit, Limits
from quadrant.kernel.message import Args, Refusal
from quadrant.kernel.verbs import FINISHING

#: How many units may still do it; None: as many as there are.
Left: TypeAlias = int | None


def fewer(left: Left) -> Left:
    """One of them has done it."""
    return None if left is None else left - 1


# Movement


class BonusMoves(Operation, tag="bonus_move"):
    """5.3.4 Units move out of turn."""

    units: int | Literal["stack", "any", "all_armor"]
    mp: int = 0
    hexes: int = 0
    supplied: bool = False
    not_in_ezoc: bool = False
    #: Hexes that cost more are closed.
    max_cost: int | None = None

    def able(self, game: NoRetreat, side: int) -> int:
        """6.5.5 The units that may move by it."""
        zone = hostile(game, side)
        return mask_of(
            unit
            for unit in units_on_map(game, side)
            if face(game, unit).movement
            and not game.marks[unit] >> BOOSTED & 1
            and not (self.not_in_ezoc and zone >> game.at[unit] & 1)
            and not (self.supplied and (game.marks[unit] >> OUT_OF_SUPPLY & 1 or not supplied(game, unit)))
            and not (self.units == "all_armor" and face(game, unit).kind not in TANKS)
        )

    def may(self, game: NoRetreat, use: Use) -> bool:
        return bool(self.able(game, use.by))

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        if self.units == "stack":
            game.push(BonusStack(seat(use.by), use))
            return
        left = self.units if isinstance(self.units, int) else None
        game.push(BonusUnit(seat(use.by), use, left))


def bonus_of(game: NoRetreat, use: Use) -> BonusMoves:
    operation = event_of(game, use).first
    assert isinstance(operation, BonusMoves)
    return operation


class BonusUnit(CardAsk):
    """5.3.4 Which unit moves next by the card, if any."""

    verb, stop = ACTIVATE, FINISHING

    use: Use
    left: Left

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(Limit("5.3.4", bonus_of(game, self.use).able(game, self.side), "why-no-bonus-move"))

    def take(self, game: NoRetreat, unit: int) -> None:
        bonus = bonus_of(game, self.use)
        game.mark(unit, BOOSTED)
        move = BonusMove(self.seat, unit, bonus.mp or bonus.hexes, bonus.mp > 0, bonus.max_cost)
        more = (BonusUnit(self.seat, self.use, fewer(self.left)),) if self.left != 1 else ()
        game.push(move, *more)


class BonusStack(CardAsk):
    """Card 36: which stack moves."""

    verb = AT

    use: Use

    def limits(self, game: NoRetreat) -> Limits:
        able = bonus_of(game, self.use).able(game, self.side)
        return Limits(Limit("5.3.1", mask_of(game.at[u] for u in bits(able)), "why-no-bonus-move"))

    def take(self, game: NoRetreat, space: int) -> None:
        able = bonus_of(game, self.use).able(game, self.side)
        moving = tuple(unit for unit in units_at(game)[space] if able >> unit & 1)
        game.push(MoveStack(self.seat, moving, bonus_of(game, self.use).hexes))


class MoveStack(CardAsk):
    """Card 36: where the stack goes; there it gets a counterblow marker."""

    verb, stop = MOVE, FINISHING

    units: tuple[int, ...]
    hexes: int

    def limits(self, game: NoRetreat) -> Limits:
        move = BonusMove(self.seat, self.units[0], self.hexes, False, None)
        return Limits(Limit("5.3.1", move.limits(game).mask, "why-no-way"))

    def others(self, game: NoRetreat) -> tuple[int, ...]:
        return (self.units[0],)

    def take(self, game: NoRetreat, space: int) -> None:
        move = BonusMove(self.seat, self.units[0], self.hexes, False, None)
        path = move.limits(game).path(space)
        for unit in self.units:
            enter(game, unit, path[1:])
            game.tell_of("move", "5.3.4", unit, space=NAMES[space])
        lay_blow(game, self.side, space)

    def stopped(self, game: NoRetreat) -> None:
        lay_blow(game, self.side, game.at[self.units[0]])

    def waste(self, game: NoRetreat, choice: Choice) -> Refusal | None:
        """The marker is laid down where the stack stays, too."""
        return None

    def args(self, game: NoRetreat) -> Args:
        return {"unit": UNITS.ids[self.units[0]], "points": self.hexes}


class BonusPoints(Operation, tag="bonus_mp"):
    """A stack has more movement points."""

    target: str
    mp: int
    when: str = ""

    def may(self, game: NoRetreat, use: Use) -> bool:
        if game.phase != MOVEMENT or game.active != use.by or game.battle is not None:
            return False
        return bool(boostable(game, use.by))

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(Boost(seat(use.by)))


def boostable(game: NoRetreat, side: int) -> int:
    """The places with units that have not moved yet."""
    return mask_of(
        game.at[unit]
        for unit in units_on_map(game, side)
        if face(game, unit).movement
        and not game.marks[unit] >> MOVED & 1
        and not game.marks[unit] >> BOOSTED & 1
    )


class Boost(CardAsk):
    """Card 17: the stack that has two points more."""

    verb = AT

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(Limit("5.3.1", boostable(game, self.side), "why-moved"))

    def take(self, game: NoRetreat, space: int) -> None:
        for unit in units_at(game)[space]:
            if not game.marks[unit] >> MOVED & 1:
                game.mark(unit, BOOSTED)
        game.tell("boost", "5.3.1", space=NAMES[space])


class ExtraStacking(Operation, tag="extra_stacking"):
    """8.4.1 In some hexes next to each other one unit more may stack, until the end of the turn."""

    hexes: int
    adjacent: bool
    extra: int

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(Room(seat(use.by), self.hexes))


class Room(CardAsk):
    """Card 32: a hex where one unit more may stack."""

    verb, stop = AT, FINISHING

    left: int

    def limits(self, game: NoRetreat) -> Limits:
        near = BOARD.neighbours(game.roomy) if game.roomy else ANY
        return Limits(
            Limit("8.4", game.area & ~held(game, 1 - self.side), "why-enemy-there"),
            Limit("5.3.1", ~game.roomy, "why-roomy"),
            Limit("5.3.1", near, "why-not-next-hex"),
        )

    def take(self, game: NoRetreat, space: int) -> None:
        game.roomy |= 1 << space
        if self.left > 1:
            game.push(Room(self.seat, self.left - 1))

    def args(self, game: NoRetreat) -> Args:
        return {"count": self.left}


# Rail


class Entrain(Operation, tag="entrain"):
    """Supplied units go to the Rail box."""

    count: int
    supplied: bool

    def may(self, game: NoRetreat, use: Use) -> bool:
        return bool(loadable(game, use.by)) or bool(landable(game, use.by))

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(LoadByCard(seat(use.by), self.count))


def loadable(game: NoRetreat, side: int) -> int:
    if not rail_has_room(game, side):
        return 0
    return mask_of(
        unit for unit in units_on_map(game, side) if face(game, unit).movement and supplied(game, unit)
    )


def landable(game: NoRetreat, side: int) -> int:
    return mask_of(u for u in on_rails(game, side) if face(game, u).movement and landing_limits(game, u).mask)


class LoadByCard(CardAsk):
    """Card 18: which unit is loaded."""

    verb, stop = ENTRAIN, FINISHING

    left: int

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(Limit("9.1", loadable(game, self.side), "why-unsupplied"))

    def take(self, game: NoRetreat, unit: int) -> None:
        game.remove(unit, RAIL)
        game.tell_of("entrain", "9.1", unit)
        if self.left > 1:
            game.push(LoadByCard(self.seat, self.left - 1))


class Detrain(Operation, tag="detrain"):
    """Units leave the Rail box at once, and may move."""

    count: int | Literal["any"]
    then_move: bool = False

    def may(self, game: NoRetreat, use: Use) -> bool:
        return bool(landable(game, use.by))

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        left = self.count if isinstance(self.count, int) else None
        game.push(LandByCard(seat(use.by), left, self.then_move))


class LandByCard(CardAsk):
    """Cards 18 and 35: which unit leaves its train."""

    verb, stop = DETRAIN, FINISHING

    left: Left
    moves: bool

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(Limit("9.2", landable(game, self.side), "why-no-landing-place"))

    def take(self, game: NoRetreat, unit: int) -> None:
        more = (LandByCard(self.seat, fewer(self.left), self.moves),) if self.left != 1 else ()
        game.push(LandThere(self.seat, unit, self.moves), *more)


class LandThere(PlaceUnit):
    """Cards 18, 25 and 35: where it leaves its train; by card 35 it moves on."""

    moves: bool

    def take(self, game: NoRetreat, space: int) -> None:
        super().take(game, space)
        if self.moves:
            game.push(MoveUnit(self.seat, self.unit, points(game, self.unit), True))
