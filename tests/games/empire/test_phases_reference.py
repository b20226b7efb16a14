"""Surrenders, will, attrition and the dealing of cards agree with a slow and plain reference."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import quadrant
from games.empire import phases_reference as plain
from games.empire.battle_reference import COUNTERS, is_carrier
from games.empire.reference import HEX
from quadrant.games.empire import GAME
from quadrant.games.empire.components import BOXES, NATIONS, SPACE, UNITS
from quadrant.games.empire.rules.nations import Surrenders
from quadrant.games.empire.rules.sequence import after_dealing
from quadrant.games.empire.rules.strategic import DealCards, StrategicWarfare
from quadrant.games.empire.rules.supply import Attrition, linked_to, sources
from quadrant.games.empire.rules.victory import PoliticalWill
from quadrant.kernel.flow import Step
from quadrant.kernel.match import Match

SCENARIOS = ("campaign_1942", "year_1943", "year_1944")
US_SHIPS = frozenset(
    id for id, raw in COUNTERS.items() if raw["nationality"] == "us" and raw["class"] == "naval"
)
US_CARRIERS = frozenset(filter(is_carrier, US_SHIPS))
GOALS = (
    *plain.KEYS.values(),
    *(plain.NORTH, plain.HONSHU, ("4021", "4423"), plain.NEW_GUINEA_KEYS, ("4415", "4715")),
)


def positions(seed: int, count: int) -> list[Any]:
    """States that random players came to, with hexes and tracks changed at random."""
    random = Random(seed)
    match = quadrant.new("empire", random.choice(SCENARIOS), seed)
    found: list[Any] = []
    while match.seat is not None and len(found) < count:
        for _ in range(12):
            if match.seat is not None:
                match.choose(random.choice(match.options()))
        table: Any = match.state
        if match.seat is not None and table.offensive is None:
            found.append(scramble(table.clone(), random))
    return found


def scramble(state: Any, random: Random) -> Any:
    state.turn = random.randint(4, 12)
    for goal in (*GOALS, tuple(plain.Plain(state).australian_keys()), plain.RESOURCES):
        if random.random() < 0.5:
            _give(state, goal, random.random() < 0.5)
    for id in random.sample(sorted(HEX), 60):
        if HEX[id]["terrain"] != "ocean":
            _give(state, (id,), random.random() < 0.5)
    state.will = random.randint(2, 8)
    state.india = random.randrange(5)
    state.blockade = random.randrange(3)
    state.surrendered = random.choice((0, random.getrandbits(len(NATIONS)), 127))
    state.surrendered &= ~(1 << NATIONS.index("india"))
    state.regained = state.surrendered & random.getrandbits(len(NATIONS)) & random.getrandbits(len(NATIONS))
    state.once = random.getrandbits(5)
    state.bombing = random.choice((0, 0, 1, 2))
    state.occupied = [random.randrange(4), random.randrange(3)]
    state.progress_need = random.randint(1, 4)
    state.europe = random.randint(-7, 3)
    state.escorts = random.choice((0, 2, 4))
    _hide_fleet(state, random)
    state.touch()
    return state


def _give(state: Any, hexes: Any, japan: bool) -> None:
    for id in hexes:
        bit = 1 << SPACE[id]
        state.control = state.control | bit if japan else state.control & ~bit


def _hide_fleet(state: Any, random: Random) -> None:
    """Now and then no US carriers, or no US ships at all."""
    hidden = random.choice((frozenset(), frozenset(), US_CARRIERS, US_SHIPS))
    for id in sorted(hidden):
        number = UNITS.number[id]
        if state.at[number] not in BOXES:
            state.move(number, BOXES["eliminated"])


def run(state: Any, *steps: Step) -> Any:
    state.stack.clear()
    state.push(*steps)
    match = Match.of_state(GAME, state)
    while match.seat is not None:
        match.choose(match.options()[0])
    return match.state


def surrenders(state: Any) -> None:
    # The line to resources is the engine's: supply has a reference of its own.
    p, goals = plain.Plain(state), 0
    trial = run(state.clone(), Surrenders())
    after = state.clone()
    after.control = trial.control
    after.at, after.faces = trial.at, trial.faces
    after.touch()
    for id in plain.RESOURCES:
        goals |= 1 << SPACE[id] if trial.control >> SPACE[id] & 1 else 0
    linked = bool(goals) and linked_to(after, 0, sources(after, 0), goals)
    blockade = p.national_status(state.blockade, linked)
    assert {id for id in HEX if trial.control >> SPACE[id] & 1} == p.japan
    assert trial.will == p.will
    assert trial.india == p.india
    assert {n for i, n in enumerate(NATIONS) if trial.surrendered >> i & 1} == p.surrendered
    assert {n for i, n in enumerate(NATIONS) if trial.regained >> i & 1} == p.regained
    assert (trial.result is not None) == bool(p.won)
    if p.india < 5 or p.won:
        assert trial.blockade == blockade
    now = plain.Plain(trial).at
    if "india" not in p.surrendered:
        gone = {u for u, at in p.at.items() if at == "gone"}
        assert all(now[u] in ("eliminated", "removed") for u in gone)
        stay = {u for u, at in p.at.items() if at in HEX}
        assert all(now[u] == p.at[u] for u in stay)


def foretold(state: Any) -> None:
    """16.4 What the table is told that the will would be if the turn ended now."""
    answer: Any = Match.of_state(GAME, state.clone()).query("will", seat=None)
    after = run(state.clone(), Surrenders())
    if after.result is None:
        assert answer.after.total == run(after, PoliticalWill()).will


def attrition(state: Any) -> None:
    expected = plain.attrition(state)
    before = plain.Plain(state)
    after = plain.Plain(run(state.clone(), Attrition()))
    for unit, at in before.at.items():
        if at not in HEX:
            continue
        fate = expected.get(unit, "")
        assert (after.at[unit] != at) == (fate == "lost"), unit
        assert (after.reduced[unit] != before.reduced[unit] and fate != "lost") == (fate == "reduced"), unit


def dealing(state: Any, random: Random) -> None:
    faces = [random.randrange(10) for _ in range(3)]
    state.load(*(face + 1 for face in faces))
    asp, escorts, doctrine = state.asp[0], state.escorts, bool(state.flags >> 6 & 1)
    state.hand = [0, 0]
    torpedoes = 1 if plain.YEARS[state.turn] == 1942 else 0
    sunk = faces[0] - state.turn + (0 if doctrine else escorts) + torpedoes <= 0
    fought = run(state, StrategicWarfare())
    raids = fought.bombing & 0xFF
    assert fought.asp[0] == (max(1, asp - 1) if sunk else asp)
    assert fought.escorts == (max(0, escorts - 2) if sunk else escorts)
    expected = plain.cards(fought, sunk, raids)
    after = run(fought, DealCards())
    hands = [hand.bit_count() for hand in after.hand]
    assert (hands[0], after.passes[0], hands[1], after.passes[1]) == expected


def check(seed: int, count: int) -> int:
    random = Random(seed)
    found = positions(seed, count)
    for state in found:
        surrenders(state.clone())
        assert run(state.clone(), PoliticalWill()).will == plain.will_after(state)
        foretold(state)
        attrition(state.clone())
        dealing(state.clone(), random)
    return len(found)


@pytest.mark.unmeasured
@pytest.mark.parametrize("seed", [1, 2])
def test_the_phases_agree_with_the_reference(seed: int) -> None:
    assert check(seed, 8) == 8


@pytest.mark.long
def test_the_phases_agree_with_the_reference_in_200_positions() -> None:
    assert sum(check(seed, 20) for seed in range(10, 30)) > 200


def test_the_political_phase_comes_before_attrition() -> None:
    """4.3, 4.4 Hexes that change hands by surrender count for supply."""
    names = [type(step).__name__ for step in after_dealing()]
    assert names.index("Surrenders") < names.index("PoliticalWill") < names.index("Attrition")
