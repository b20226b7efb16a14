"""12.0 How to win."""

from __future__ import annotations

from typing import Final

from quadrant.games.no_retreat.components import (
    AXIS,
    CADRES,
    FINLAND,
    GREATER_GERMANY,
    MOSCOW,
    NOBODY,
    OBJECTIVES,
    RED_EVENTS,
    ROSTER,
    SEATS,
    SOVIET,
    SUDDEN_DEATH,
    TOTAL_VICTORY,
    VP_HEXES,
    WEATHERS,
)
from quadrant.games.no_retreat.rules.cards import leave_hand
from quadrant.games.no_retreat.rules.events import window
from quadrant.games.no_retreat.rules.losses import change_vp, win
from quadrant.games.no_retreat.rules.supply import land, supplied, units_at
from quadrant.games.no_retreat.scenarios import SCENARIOS
from quadrant.games.no_retreat.state import HOUSEKEEPING, NoRetreat, seat, side_of
from quadrant.games.no_retreat.verbs import CARD_IDS
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.flow import Step
from quadrant.kernel.message import Args
from quadrant.kernel.modifiers import Sum
from quadrant.kernel.standing import Standing

#: 12.10 The turn in which the initiative changes; 12.4 the one in which only Greater Germany counts.
CHANGE: Final = 12
IN_1945: Final = 23
#: 12.1 How many key hexes are needed.
AXIS_NEEDS: Final = 3
AXIS_NEEDS_LATER: Final = 4
SOVIET_NEEDS: Final = 3


# 12.7 Points


def vp(game: NoRetreat, side: int) -> Sum:
    """12.7 The points of a side: hexes, Finland, and the round marker.

    12.7.3 A key hex is worth no more than others; 12.7.5 all are counted anew.
    """
    where = points_hexes(game)
    held = where & (game.control if side == AXIS else ~game.control)
    total = Sum.of(held.bit_count(), "12.7.1", "line-vp-hexes")
    if game.turn < IN_1945:
        total = total.add(int(finland(game) == side), "12.7.2", "line-vp-finland")
    marker = game.event_vp if side == AXIS else -game.event_vp
    return total.add(marker, "12.7.4", "line-vp-events")


def points_hexes(game: NoRetreat) -> int:
    """12.7.1 The cities and oil fields that give a point now; a scorched city is none (14.13)."""
    where = VP_HEXES if game.turn < IN_1945 else VP_HEXES & GREATER_GERMANY
    return where & ~game.scorched


def finland(game: NoRetreat) -> int:
    """12.7.2 Who controls Finland: a German or Soviet unit that is no cadre; NOBODY without one."""
    for unit in units_at(game).get(FINLAND, ()):
        if not CADRES >> unit & 1 and (side_of(unit) == SOVIET or ROSTER[unit].nationality == "german"):
            return side_of(unit)
    return NOBODY


# 12.1 Key hexes


def key_hexes(game: NoRetreat, side: int) -> int:
    """12.1 The key hexes that the side controls and supplies."""
    own = OBJECTIVES[side] & (game.control if side == AXIS else ~game.control)
    stacks = units_at(game)
    return mask_of(space for space in bits(own) if _supplies(game, side, space, stacks.get(space, ())))


def _supplies(game: NoRetreat, side: int, space: int, there: tuple[int, ...]) -> bool:
    mine = [unit for unit in there if side_of(unit) == side]
    if mine:
        return any(supplied(game, unit) for unit in mine)
    return not there and bool(land(game, side) >> space & 1)


def key_hexes_needed(game: NoRetreat, side: int) -> int:
    """12.1 Three; four for the Axis once it has lost the initiative."""
    if side == SOVIET:
        return SOVIET_NEEDS
    return AXIS_NEEDS if game.initiative == AXIS and game.turn < CHANGE else AXIS_NEEDS_LATER


# The check


class RedEvent(Step):
    """13.4 A red event gives the USSR a point, before anything is checked (4.0)."""

    def run(self, game: NoRetreat) -> None:
        if RED_EVENTS >> game.turn & 1:
            game.tell("red-event", "13.4", turn=game.turn)
            change_vp(game, SOVIET, 1)


class VictoryPhase(Step):
    """4.0 C. Victory is checked; who holds a card for it may cancel sudden death (14.13)."""

    def run(self, game: NoRetreat) -> None:
        decisive = SCENARIOS[game.scenario].campaign and game.turn in SUDDEN_DEATH
        game.push(*((window("victory"),) if decisive else ()), CheckVictory())


class CheckVictory(Step):
    """12.4, 12.1, 12.2, 12.3 and the change of initiative (12.10), in that order."""

    def run(self, game: NoRetreat) -> None:
        campaign = SCENARIOS[game.scenario].campaign
        if game.turn == IN_1945 and game.high_tide != NOBODY:
            operational_victory(game)
        if campaign and game.result is None:
            by_key_hexes(game)
        if campaign and game.result is None:
            sudden_death(game)
        if game.result is not None:
            return
        if game.turn == CHANGE and game.initiative == AXIS:
            if SCENARIOS[game.scenario].id == "tournament":
                # The points are counted before the change takes the round marker off.
                end_scenario(game)
                return
            change_initiative(game)
            game.push(*((window("victory"), CheckSoviets()) if campaign else ()))
        elif campaign:
            total_victory(game)


class CheckSoviets(Step):
    """12.2, 12.10 In turn 12 the USSR is checked as well, once it has the initiative."""

    def run(self, game: NoRetreat) -> None:
        sudden_death(game)
        total_victory(game)


def by_key_hexes(game: NoRetreat) -> None:
    """12.1 If both sides have enough, who has the initiative wins."""
    for side in (game.initiative, 1 - game.initiative):
        if key_hexes(game, side).bit_count() >= key_hexes_needed(game, side):
            win(game, SEATS[side], "win-key-hexes", "12.1")
            return


def next_check(game: NoRetreat) -> int:
    """12.2 The turn of the next check for sudden death, 0 if there is none that can be foreseen.

    It may be the turn that begins. 12.4 Until 1945 its checks are unknown: the points are set anew then.
    """
    first = game.turn if game.phase == HOUSEKEEPING else game.turn + 1
    turn = min((turn for turn in SUDDEN_DEATH if first <= turn <= game.last_turn), default=0)
    return 0 if game.turn < IN_1945 <= turn else turn


def can_be_cancelled(game: NoRetreat) -> bool:
    """14.13 Whether there is a check to come that no marker cancels yet."""
    return SCENARIOS[game.scenario].campaign and not game.no_sudden_death and next_check(game) > 0


def sudden_death(game: NoRetreat) -> None:
    """12.2, 13.2 In a turn with a skull whoever has the initiative wins with more points than the track says.

    12.8 Only that side's points are looked at. 15.6 It costs cards instead.
    14.13 A marker that cancels the check is taken off with it.
    """
    side = game.initiative
    threshold = SUDDEN_DEATH.get(game.turn, {}).get(side)
    if threshold is None:
        return
    if game.no_sudden_death:
        game.no_sudden_death = False
        return
    margin = vp(game, side).total - threshold
    if game.rules.no_surrender:
        if margin >= 0:
            hold_out(game, 1 - side, min(2, margin))
    elif margin > 0:
        win(game, SEATS[side], "win-sudden-death", "12.2")


def hold_out(game: NoRetreat, side: int, fewer: int) -> None:
    """15.6 A card at random is lost, and one or two fewer are drawn in the next round."""
    cards = bits(game.hand[side])
    if cards:
        card = cards[game.roll(len(cards))]
        leave_hand(game, side, card)
        game.tell("discard", "15.6", seat=seat(side), card=CARD_IDS[card])
    when = game.fewer if game.rules.no_surrender_at_once else game.fewer_later
    when[side] += fewer


def total_victory(game: NoRetreat) -> None:
    """12.3 With 34 points the USSR wins at once, in whatever turn and whoever has the initiative."""
    if game.result is None and vp(game, SOVIET).total >= TOTAL_VICTORY:
        win(game, "soviet", "win-total", "12.3")


def change_initiative(game: NoRetreat) -> None:
    """12.10 High Tide is marked, a round marker on the German side goes, and the USSR has the initiative."""
    game.high_tide = vp(game, AXIS).total
    game.event_vp = min(0, game.event_vp)
    game.initiative = SOVIET
    game.tell("initiative", "12.10", seat=seat(SOVIET), points=game.high_tide)


def operational_victory(game: NoRetreat) -> None:
    """12.4 At the end of 1944 the Axis wins if its High Tide is above the Soviet points; else 1945 comes."""
    game.turn = IN_1945 - 1
    points = vp(game, SOVIET).total
    game.turn = IN_1945
    if game.high_tide > points:
        win(game, "axis", "win-operational", "12.4")
        return
    game.event_vp = 0
    change_vp(game, SOVIET, points - game.high_tide)


# The end of the game


class EndOfGame(Step):
    """12.6 After the last turn: the scenario's own conditions, or the Axis has held out."""

    def run(self, game: NoRetreat) -> None:
        end_scenario(game)


def end_scenario(game: NoRetreat) -> None:
    scenario = SCENARIOS[game.scenario]
    if scenario.prizes:
        moscow_decides(game, scenario.prizes)
    elif scenario.points:
        side = scenario.claimant
        if vp(game, side).total >= scenario.points:
            win(game, SEATS[side], "win-points", "12.0")
        elif with_moscow(game, scenario.objectives):
            win(game, SEATS[side], "win-objectives", "12.0")
        else:
            win(game, SEATS[1 - side], "win-denied", "12.0")
    else:
        win(game, "axis", "win-held-out", "12.6")


def with_moscow(game: NoRetreat, needed: int) -> bool:
    """Barbarossa: Moscow and one more key hex, controlled and supplied (12.1), win as well."""
    held = key_hexes(game, AXIS) if needed else 0
    return bool(held >> MOSCOW & 1) and held.bit_count() >= needed


def moscow_decides(game: NoRetreat, prizes: int) -> None:
    """Battle for Moscow: the Axis needs Moscow, or two of the three cities around it."""
    held = game.control & prizes
    taken = held >> MOSCOW & 1 or (held & ~(1 << MOSCOW)).bit_count() >= 2
    win(game, "axis" if taken else "soviet", "win-moscow" if taken else "win-moscow-held", "12.0")


# Where the game stands


def standing(game: NoRetreat) -> Standing:
    """The turn and its weather, and the points of both sides (12.7)."""
    turn = max(1, game.turn)
    where: Args = {"turn": turn, "last": game.last_turn, "weather": WEATHERS[game.weather]}
    return Standing(
        "standing-turn", turn, where, {name: vp(game, side).total for side, name in enumerate(SEATS)}
    )
