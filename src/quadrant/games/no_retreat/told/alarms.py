"""What friends at the table would warn of: units about to surrender, markers that lapse, an end that is near.

Everything comes from the map and the tracks, which everybody sees, and from the seat's own cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quadrant.games.no_retreat.components import (
    AXIS,
    BOARD,
    NAMES,
    OBJECTIVES,
    SEATS,
    SIDE,
    SOVIET,
    SUDDEN_DEATH,
    TOTAL_VICTORY,
    UNITS,
    VP_HEXES,
)
from quadrant.games.no_retreat.rules.battle import CommitCard
from quadrant.games.no_retreat.rules.cards import KEPT, funds, half
from quadrant.games.no_retreat.rules.combat import Targets, attack_count
from quadrant.games.no_retreat.rules.events import AskWithEvents, PlayEvent, playable
from quadrant.games.no_retreat.rules.movement import points, reach
from quadrant.games.no_retreat.rules.organization import (
    Regrouping,
    Upgrades,
    improvable,
    stronger_for_free,
    training,
)
from quadrant.games.no_retreat.rules.placement import Placement, rebuildable
from quadrant.games.no_retreat.rules.stacking import surplus
from quadrant.games.no_retreat.rules.supply import supplied, units_on_map
from quadrant.games.no_retreat.rules.victory import key_hexes, key_hexes_needed, next_check, vp
from quadrant.games.no_retreat.rules.zones import held
from quadrant.games.no_retreat.scenarios import SCENARIOS
from quadrant.games.no_retreat.state import (
    COMBAT,
    DISORGANIZED,
    LANDING,
    MOVEMENT,
    OUT_OF_SUPPLY,
    REMOVALS,
    NoRetreat,
    face,
)
from quadrant.kernel.alarms import Alarm, Alarms
from quadrant.kernel.board import bits
from quadrant.kernel.facts import fact
from quadrant.kernel.flow import Decision
from quadrant.kernel.message import Args
from quadrant.kernel.queries import Query

#: So few points before an end of the game the table speaks of it.
NEAR: Final = 3
#: So far around its units a side's reach is looked at.
FAR: Final = 6


def alarms(game: NoRetreat, seat: str | None) -> Alarms:
    """What that side should look out for; a spectator hears only how the game may end."""
    if game.result is not None:
        return Alarms(())
    if seat is None:
        return Alarms.of(*_endings(game))
    side = SIDE[seat]
    return Alarms.of(
        *_supply(game, side),
        *_stacks(game, side),
        *_open_cities(game, side),
        *_organization(game, side),
        *_combat(game, side),
        *_cards(game, seat),
        *_endings(game),
    )


def _names(units: list[int]) -> tuple[str, ...]:
    return tuple(UNITS.ids[unit] for unit in units)


# 6.0, 11.1 Supply


def _supply(game: NoRetreat, side: int) -> Iterator[Alarm]:
    """11.1 Marked units surrender in the removals phase unless supply comes; 6.4 others are marked."""
    cut = [unit for unit in units_on_map(game, side) if not supplied(game, unit)]
    marked = [unit for unit in cut if game.marks[unit] >> OUT_OF_SUPPLY & 1]
    doomed = [unit for unit in marked if not game.saved >> unit & 1] if game.phase <= REMOVALS else []
    if doomed:
        yield Alarm("alarm-surrender", "11.1", {"units": _names(doomed)}, grave=True)
    loose = [unit for unit in cut if unit not in marked]
    if loose:
        yield Alarm("alarm-cut-off", "6.4", {"units": _names(loose)})


# 8.4.3 Stacking


def _stacks(game: NoRetreat, side: int) -> Iterator[Alarm]:
    """8.4.3 Too many in a hex: one of them leaves at the end of the phase."""
    space = surplus(game, side) if game.phase == MOVEMENT and game.active == side else -1
    if space >= 0:
        yield Alarm("alarm-overstacked", "8.4.3", {"space": NAMES[space]}, grave=True)


# 12.7.1 Cities


def _open_cities(game: NoRetreat, side: int) -> Iterator[Alarm]:
    """12.7.1 Cities and oil fields without a unit that an enemy could walk into."""
    open_hexes = _within_reach(game, side)
    keys = open_hexes & OBJECTIVES[1 - side]
    if keys:
        yield Alarm("alarm-key-open", "12.1", {"spaces": _places(keys)}, grave=True)
    if open_hexes & ~keys:
        yield Alarm("alarm-city-open", "12.7.1", {"spaces": _places(open_hexes & ~keys)})


def _places(spaces: int) -> tuple[str, ...]:
    return tuple(NAMES[space] for space in bits(spaces))


@fact("units", "marks", "control", "turn", "ground")
def _within_reach(game: NoRetreat, side: int) -> int:
    """The side's own empty cities and oil fields that enemy units could move into as things stand."""
    own = VP_HEXES & game.area & (game.control if side == AXIS else ~game.control)
    empty = own & ~held(game, side) & ~held(game, 1 - side)
    if not empty:
        return 0
    around = BOARD.within(empty, FAR)
    takeable = 0
    for unit in units_on_map(game, 1 - side):
        if empty & ~takeable and around >> game.at[unit] & 1 and face(game, unit).movement:
            takeable |= reach(game, unit, game.at[unit], points(game, unit), True).mask & empty
    return takeable


# 7.0 Organization


def _waits(game: NoRetreat, kind: type[Decision], seat: str) -> bool:
    """Whether that decision of the seat is asked, or still to come in this phase."""
    return any(isinstance(step, kind) and step.seat == seat for step in game.stack)


def _organization(game: NoRetreat, side: int) -> Iterator[Alarm]:
    """7.1, 7.2, 7.9, 7.10 What can still be had in this phase."""
    seat = SEATS[side]
    if _waits(game, Upgrades, seat):
        free = stronger_for_free(game) if side == SOVIET else 0
        if free:
            left = training(game) - game.trained
            yield Alarm("alarm-training", "7.2", {"count": min(left, free.bit_count())})
        weak = improvable(game, side).mask
        if weak:
            yield Alarm("alarm-improve", "7.1", {"units": _names(list(bits(weak)))})
    if _waits(game, Placement, seat):
        lost = rebuildable(game, side).mask
        if lost:
            yield Alarm("alarm-rebuild", "7.9", {"units": _names(list(bits(lost)))})
    if _waits(game, Regrouping, seat) and funds(game, side):
        loose = [unit for unit in units_on_map(game, side) if game.marks[unit] >> DISORGANIZED & 1]
        if loose:
            yield Alarm("alarm-regroup", "7.10", {"units": _names(loose)})


# 10.0 Combat


def _combat(game: NoRetreat, side: int) -> Iterator[Alarm]:
    """10.6.2 Support markers that lapse with the turn; attacks that a card demands."""
    left = game.support[side]
    if left and game.phase == COMBAT and game.active == side:
        yield Alarm(f"alarm-{'blitz' if side == AXIS else 'shock'}", "10.6.2", {"count": left})
    for bound, count, any_kind, lost in game.quotas:
        missing = count - attack_count(game, bool(any_kind)) if game.phase == COMBAT else count
        if bound == side == game.active and missing > 0 and game.phase <= COMBAT:
            now = _waits(game, Targets, SEATS[side])
            args: Args = {"count": missing, "points": lost, "seat": SEATS[1 - side]}
            yield Alarm("alarm-must-attack", "5.3.1", args, grave=now)


# 5.0 Cards


def _cards(game: NoRetreat, seat: str) -> Iterator[Alarm]:
    """5.3.1 Events that belong to this very moment; 5.1 cards that will have to go."""
    side = SIDE[seat]
    top = game.stack[-1] if game.stack else None
    moment = ""
    if isinstance(top, AskWithEvents) and top.seat == seat:
        moment = top.moment
    elif isinstance(top, PlayEvent) and not isinstance(top, CommitCard) and top.seat == seat:
        moment = top.window.moment
    fitting = playable(game, side, moment) if moment else 0
    if fitting:
        names = tuple(half(side, card) for card in bits(fitting))
        yield Alarm("alarm-event", "5.3.1", {"halfs": names})
    surplus_cards = game.hand[side].bit_count() - KEPT
    if game.phase == LANDING and game.active == side and surplus_cards > 0:
        yield Alarm("alarm-hand", "5.1", {"count": surplus_cards})


# 12.0 How it may end


def _endings(game: NoRetreat) -> Iterator[Alarm]:
    """12.1, 12.2, 12.3, 12.6 What may end the game soon."""
    if SCENARIOS[game.scenario].campaign:
        yield from _sudden_death(game)
        yield from _key_hexes(game)
        soviet = vp(game, SOVIET).total
        if game.initiative == SOVIET and soviet >= TOTAL_VICTORY - NEAR:
            yield Alarm("alarm-total", "12.3", {"points": soviet, "most": TOTAL_VICTORY}, grave=True)
    if game.turn == game.last_turn:
        yield Alarm("alarm-last-turn", "12.6")


def _sudden_death(game: NoRetreat) -> Iterator[Alarm]:
    """12.2 The next check, if the side with the initiative is near its number or past it."""
    turn = next_check(game)
    threshold = SUDDEN_DEATH.get(turn, {}).get(game.initiative)
    if threshold is None or game.no_sudden_death:
        return
    if game.rules.no_surrender:
        yield from _no_surrender(game, turn, threshold)
        return
    missing = threshold + 1 - vp(game, game.initiative).total
    if missing > NEAR:
        return
    args: Args = {"seat": SEATS[game.initiative], "turn": turn, "count": max(0, missing), "points": threshold}
    id = "alarm-sudden-death" if missing > 0 else "alarm-sudden-death-now"
    yield Alarm(id, "12.2", args, grave=missing <= 0 or turn <= game.turn + 1)


def _no_surrender(game: NoRetreat, turn: int, threshold: int) -> Iterator[Alarm]:
    """15.6 The check costs the other side cards, from the number itself on."""
    missing = threshold - vp(game, game.initiative).total
    if missing <= NEAR:
        seats: Args = {"seat": SEATS[game.initiative], "seat2": SEATS[1 - game.initiative]}
        id = "alarm-no-surrender" if missing > 0 else "alarm-no-surrender-now"
        yield Alarm(id, "15.6", {**seats, "turn": turn, "count": max(0, missing), "points": threshold})


def _key_hexes(game: NoRetreat) -> Iterator[Alarm]:
    """12.1 One key hex short of victory, or enough of them."""
    for side in (AXIS, SOVIET):
        own, needed = key_hexes(game, side).bit_count(), key_hexes_needed(game, side)
        if own >= needed - 1 > 0:
            id = "alarm-keys-enough" if own >= needed else "alarm-keys"
            args: Args = {"seat": SEATS[side], "count": own, "most": needed}
            yield Alarm(id, "12.1", args, grave=True)


ALARMS: Final = Query("alarms", (), alarms, Alarms)
