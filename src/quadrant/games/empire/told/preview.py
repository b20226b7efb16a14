"""9.0 A battle before it is fought: strengths, dice and losses, by carrying it out on copies of the position.

Every pair of dice is tried with the rules themselves, those that give the same hits once; only who is hit
must be guessed: whoever fires takes the weakest first, so that he takes as many steps as he can.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final, Literal, NamedTuple

from quadrant.games.empire.components import (
    ALLIES,
    CARRIER,
    FLYING,
    JAPAN,
    KIND_OF,
    NAMES,
    NOBODY,
    OWN_UNITS,
    ROSTER,
    SEATS,
    SIDE,
    UNITS,
    distance,
)
from quadrant.games.empire.rules.air_naval import (
    AirNaval,
    Volley,
    critical,
    die_modifiers,
    fighters,
    flyers,
    silenced,
    strength,
)
from quadrant.games.empire.rules.air_naval import hits_of as air_naval_hits
from quadrant.games.empire.rules.battles import TurnBack
from quadrant.games.empire.rules.ground_combat import (
    GroundCombat,
    GroundVolley,
    ground_attack,
    ground_modifiers,
    ground_strength,
    guard,
    guard_steps,
    soldiers,
)
from quadrant.games.empire.rules.ground_combat import hits_of as ground_hits
from quadrant.games.empire.rules.movement import in_hex, ships_in, troops_in
from quadrant.games.empire.rules.retreat import RetreatActive, RetreatReactor
from quadrant.games.empire.state import (
    AMBUSH,
    INTELLIGENCE,
    INTERCEPT,
    LANDED,
    SURPRISE,
    Battle,
    Empire,
    battle_at,
    change,
    change_battle,
    face,
    on_map,
    side_of,
    steps_left,
    under_way,
)
from quadrant.games.empire.supply.zones import guards, present
from quadrant.games.empire.told.answers import BattleAnswer, Firing, Outcome, Stage
from quadrant.games.empire.told.in_hand import gathered
from quadrant.games.empire.told.queries_moves import MOST_UNITS
from quadrant.games.empire.verbs import HIT, SPACE_KIND, UNIT_KIND
from quadrant.kernel.board import bits
from quadrant.kernel.chance import Chance
from quadrant.kernel.flow import Choice, Decision, Step
from quadrant.kernel.modifiers import Sum
from quadrant.kernel.prospects import Remark
from quadrant.kernel.queries import Query
from quadrant.kernel.verbs import PASSING, Kind

DICE: Final = range(10)
#: What is asked for: as things are, or as they would be.
CONDITION_KIND: Final = Kind("condition", ("now", *INTELLIGENCE))
NOW: Final = 0
#: The faces of a die that lead to the same.
Dice = tuple[int, ...]


class Tally(NamedTuple):
    """What a pair of dice led to: the steps that each side lost, and who won the stage."""

    lost: tuple[int, int]
    winner: int


# A battle that is thought of


def attacker_of(game: Empire, seat: str | None, space: int, named: Sequence[int]) -> int:
    """Who attacks: whose units are named, who has the offensive, or whose enemies are there."""
    if named:
        return side_of(named[0])
    if game.offensive is not None:
        return game.offensive.side
    if seat is not None and present(game, 1 - SIDE[seat]) >> space & 1:
        return SIDE[seat]
    return ALLIES if present(game, JAPAN) >> space & 1 else JAPAN


# Carrying it out


def play_out(game: Empire, steps: Iterable[Step]) -> Empire:
    """The position after these steps; every die falls on 0."""
    after = game.clone()
    after.stack = []
    after.push(*steps)
    _to_end(after)
    return after


def _to_end(after: Empire) -> None:
    while (step := _to_volley(after)) is not None:
        step.happen(after, 0)


def _to_volley(after: Empire) -> Volley | GroundVolley | None:
    """Carry out what comes before the next volley; whoever must choose takes the weakest enemy."""
    while after.stack:
        step = after.stack.pop()
        if isinstance(step, Volley | GroundVolley):
            return step
        if isinstance(step, Chance):
            step.happen(after, 0)
        elif isinstance(step, Decision):
            options = step.options(after)
            step.resolve(after, _choose(after, options))
        elif not isinstance(step, RetreatActive | RetreatReactor):
            step.run(after)
    return None


def volleys(after: Empire, count: int) -> Iterable[tuple[tuple[Dice, ...], Empire]]:
    """Every way that so many volleys can go: the dice of each, and the position that they lead to.

    ``after`` is a copy that may be used up.
    A volley changes nothing but what is still to be done: dice that give the same hits are one way.
    """
    step = _to_volley(after) if count else None
    if step is None:
        _to_end(after)
        yield (tuple(DICE),) * count, after
        return
    ways: list[tuple[list[int], Empire]] = []
    for die in DICE:
        then = after.clone()
        step.happen(then, die)
        same = next((dice for dice, other in ways if other.stack == then.stack), None)
        if same is None:
            ways.append(([die], then))
        else:
            same.append(die)
    for dice, then in ways:
        for later, end in volleys(then, count - 1):
            yield (tuple(dice), *later), end


def _choose(game: Empire, options: list[Choice]) -> Choice:
    hits = [option for option in options if HIT.of(option)]
    if hits:
        return min(hits, key=lambda option: _worth(game, HIT.thing(option)))
    return next((option for option in options if PASSING.of(option)), options[0])


def _worth(game: Empire, unit: int) -> tuple[int, int]:
    return face(game, unit).defense, -face(game, unit).attack


def _steps(game: Empire, side: int, space: int) -> int:
    """All steps of a side on the map, with those of the city itself."""
    own = sum(steps_left(game, unit) for unit in bits(OWN_UNITS[side]) if on_map(game, unit))
    battle = battle_at(game, space)
    hits = battle.guard_hits if battle is not None and side == JAPAN else 0
    return own - hits


def tallies(game: Empire, space: int, step: Step, order: tuple[int, int]) -> dict[tuple[int, int], Tally]:
    """What every pair of dice leads to, the active side's die first."""
    before = tuple(_steps(game, side, space) for side in (0, 1))
    active = under_way(game).side
    start = game.clone()
    start.stack = [step]
    found = {}
    for dice, after in volleys(start, 2):
        battle = battle_at(after, space)
        lost = tuple(before[side] - _steps(after, side, space) for side in (0, 1))
        tally = Tally((lost[0], lost[1]), NOBODY if battle is None else battle.winner)
        mine, theirs = dice if order[0] == active else reversed(dice)
        found.update(dict.fromkeys(product(mine, theirs), tally))
    return found


# What is shown


def _unit_lines(game: Empire, battle: Battle, side: int) -> Sum:
    """9.2.A The strength of a side, unit by unit."""
    found = Sum()
    for unit in sorted(fighters(game, battle, side), key=lambda unit: -strength(game, battle, unit)):
        amount = strength(game, battle, unit)
        away = game.at[unit] != battle.hex and KIND_OF[unit] in FLYING
        half = away and distance(game.at[unit], battle.hex) > ROSTER[unit].range
        found = found.add(amount, "9.2", "line-unit-half" if half else "line-unit", unit=UNITS.ids[unit])
    return found


def _ground_lines(game: Empire, battle: Battle, side: int) -> Sum:
    """9.4.A The strength of a side's ground units, unit by unit, and of the city itself."""
    found = Sum()
    for unit in soldiers(game, battle, side):
        found = found.add(ground_attack(game, unit), "9.4", "line-unit", unit=UNITS.ids[unit])
    steps = guard_steps(game, battle.hex) if side == JAPAN else 0
    found = found.add(steps * guard(battle.hex)[0], "13.76", "line-guards", count=steps)
    assert found.total == ground_strength(game, battle, side)
    return found


def _chances(found: dict[tuple[int, int], Tally], foe: int) -> tuple[float, tuple[float, ...]]:
    """The mean of the steps that a side loses, and how likely each number of them is."""
    lost = [tally.lost[foe] for tally in found.values()]
    most = max(lost, default=0)
    return sum(lost) / len(lost), tuple(lost.count(steps) / len(lost) for steps in range(most + 1))


def _firing(
    game: Empire,
    side: int,
    stage: Literal["air_naval", "ground"],
    found: dict[tuple[int, int], Tally],
    order: Literal["first", "together", "second"],
) -> Firing:
    battle = next(iter(under_way(game).battles[-1:]))
    ground = stage == "ground"
    power = _ground_lines(game, battle, side) if ground else _unit_lines(game, battle, side)
    added = ground_modifiers(game, battle, side) if ground else die_modifiers(game, battle, side)
    units = soldiers(game, battle, side) if ground else fighters(game, battle, side)
    silent = not ground and silenced(game, side)
    points = ground_hits if ground else air_naval_hits
    outcomes = tuple(
        Outcome(
            die,
            die + added.total,
            points(power.total, die + added.total) if power.total and not silent else 0,
            not ground and bool(power.total) and critical(game, side, die, die + added.total),
        )
        for die in DICE
    )
    mean, spread = _chances(found, 1 - side)
    return Firing(
        SEATS[side],
        tuple(UNITS.ids[unit] for unit in units),
        power,
        added,
        outcomes,
        sum(outcome.hits for outcome in outcomes) / len(outcomes),
        mean,
        spread,
        order,
        not ground and bool(units) and not fighters(game, battle, 1 - side),
    )


def _stage(game: Empire, space: int, stage: Literal["air_naval", "ground"]) -> Stage:
    offensive = under_way(game)
    active, reactor = offensive.side, 1 - offensive.side
    together = stage == "ground" or offensive.intelligence == INTERCEPT
    ambush = offensive.intelligence == AMBUSH and not together
    order = (reactor, active) if ambush else (active, reactor)
    step: Step = GroundCombat(space) if stage == "ground" else AirNaval(space)
    found = tallies(game, space, step, order)
    places: dict[int, Literal["first", "together", "second"]] = {order[0]: "first", order[1]: "second"}
    fires = tuple(
        _firing(game, side, stage, found, "together" if together else places[side])
        for side in (active, reactor)
    )
    won = sum(tally.winner == active for tally in found.values()) / len(found)
    return Stage(stage, "9.4" if stage == "ground" else "9.2", fires, won)


def _last(game: Empire, space: int) -> Empire:
    """The same position with the battle as the last of the list, and nobody its winner yet."""
    trial = game.clone()
    battles = under_way(trial).battles
    mine = [battle for battle in battles if battle.hex == space]
    change(trial, battles=(*(battle for battle in battles if battle.hex != space), *mine))
    return trial


def battle_preview(game: Empire, seat: str | None, space: int, condition: int, *named: int) -> BattleAnswer:
    """9.0 What would come of a battle: of a declared one as it stands, or of one with these units."""
    if not game.area >> space & 1:
        # Nobody fights beyond the map.
        return BattleAnswer(NAMES[space], False, SEATS[game.active], INTELLIGENCE[SURPRISE], (), ())
    declared = game.offensive is not None and battle_at(game, space) is not None
    side = under_way(game).side if declared else attacker_of(game, seat, space, named)
    trial, came = gathered(game, side, space, named)
    trial = _last(trial, space)
    if condition != NOW:
        change(trial, intelligence=condition - 1)
    battle = battle_at(trial, space)
    assert battle is not None
    notes = [Remark("battle-counted", "7.23", {"units": _ids(came), "count": len(came)})] if came else []
    if battle.winner == NOBODY:
        before = battle
        trial = _after_turning_back(trial, space)
        battle = battle_at(trial, space) or battle
        if battle.turned != before.turned:
            notes.append(Remark("battle-turned-back", "8.45", {"units": _ids(battle.turned)}))
    stages = []
    if battle.winner == NOBODY and any(fighters(trial, battle, one) for one in (0, 1)):
        stages.append(_stage(trial, space, "air_naval"))
    stages += _ground(trial, space, side, notes)
    notes += _notes(trial, battle, side)
    return BattleAnswer(
        NAMES[space],
        declared,
        SEATS[side],
        INTELLIGENCE[under_way(trial).intelligence],
        tuple(stages),
        tuple(notes),
    )


def _ids(units: Iterable[int]) -> tuple[str, ...]:
    return tuple(UNITS.ids[unit] for unit in units)


def _after_turning_back(trial: Empire, space: int) -> Empire:
    """8.45 (B) Landings that must turn back do so before anybody fires."""
    return _last(play_out(trial, (TurnBack(space),)), space)


def _ground(trial: Empire, space: int, side: int, notes: list[Remark]) -> list[Stage]:
    """9.4 The ground stage as it would be if the active side wins in the air and at sea, without losses."""
    ashore = trial.clone()
    battle = battle_at(ashore, space)
    if battle is None:
        return []
    if battle.winner == NOBODY:
        change_battle(ashore, space, winner=side)
    battle = battle_at(ashore, space)
    assert battle is not None
    mine = soldiers(ashore, battle, side)
    theirs = soldiers(ashore, battle, 1 - side)
    if not mine:
        return []
    if not theirs and not (1 - side == JAPAN and guard_steps(ashore, space)):
        notes.append(Remark("battle-undefended", "9.4", {"space": NAMES[space]}))
        return []
    landed = any(ashore.marks[unit] >> LANDED & 1 for unit in mine)
    if landed and any(fighters(trial, battle, one) for one in (0, 1)):
        notes.append(Remark("battle-if-won", "9.13"))
    return [_stage(ashore, space, "ground")]


def _notes(game: Empire, battle: Battle, side: int) -> Iterable[Remark]:
    """What else to know: carriers that can be hit elsewhere, who cannot be hit, guards of the city."""
    if game.offensive is not None and game.offensive.intelligence == SURPRISE:
        yield Remark("battle-surprise", "9.2")
    decks = [unit for unit in flyers(game, battle, side) if KIND_OF[unit] == CARRIER]
    if decks and ships_in(in_hex(game, battle.hex, 1 - side)):
        yield Remark("battle-carriers", "9.2", {"units": _ids(decks)})
    if side == ALLIES and guards(game) >> battle.hex & 1 and not troops_in(in_hex(game, battle.hex, JAPAN)):
        yield Remark("battle-guards", "13.76", {"count": guard_steps(game, battle.hex)})


BATTLE_QUERY: Final = Query(
    "battle",
    (SPACE_KIND, CONDITION_KIND, *(UNIT_KIND,) * MOST_UNITS),
    battle_preview,
    BattleAnswer,
    optional=MOST_UNITS,
)
