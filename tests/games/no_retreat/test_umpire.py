"""Markers, battles, stacking and the order of retreats against a plain reading of the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import quadrant
from games.no_retreat.front import Front
from games.no_retreat.referee import Day, kind
from games.no_retreat.reference import HEX, Piece, walkable
from games.no_retreat.reference import UNIT as PRINTED
from games.no_retreat.test_referee import battle
from games.no_retreat.umpire import NO_UNITS, SEATS, TOWNS, Battle, Outcome, Retreats, Umpire, names, pieces
from quadrant.games.no_retreat.components import UNIT
from quadrant.games.no_retreat.rules.retreat import RetreatUnits
from quadrant.kernel.flow import Choice
from quadrant.testing import rule

pytestmark = pytest.mark.unmeasured

SCENARIOS = ("campaign", "blau", "saturn", "bagration", "na_berlin", "moscow")
#: Matches of each scenario, and how long they are; battles and retreats with more to try are left out.
MATCHES = 3
CHOICES = 600
MOST = 250
RETREATS = 40


def pick(random: Random, match: Any) -> Any:
    """Something at random; more attacks and shorter movement than by chance alone."""
    options = match.options()
    kind = match.decision.kind
    marks = [option for option in options if option[0] in ("target", "blow")]
    if marks and random.random() < 0.7:
        return random.choice(marks)
    done = [option for option in options if option[0] == "done"]
    if done and kind == "movement" and random.random() < 0.15:
        return done[0]
    return random.choice(options)


def offered(match: Any, verb: str) -> set[str]:
    return {option[1] for option in match.options() if option[0] == verb}


def reached(match: Any, kinds: tuple[str, ...]) -> list[Any] | None:
    """Every match that these questions can lead to; None if there are too many."""
    found, work = [], [match.fork()]
    seen: set[str] = set()
    while work:
        if len(seen) > MOST:
            return None
        fork = work.pop()
        if fork.decision is None or fork.decision.kind not in kinds:
            found.append(fork)
        elif fork.digest() not in seen:
            seen.add(fork.digest())
            work += [after(fork, option) for option in fork.options() if option[0] != "anytime"]
    return found


def after(match: Any, option: Choice) -> Any:
    fork = match.fork()
    fork.choose(option)
    return fork


def begun(match: Any) -> set[Battle] | None:
    """The battles that can be begun now."""
    found = reached(match, ("choose_battle", "attack"))
    if found is None:
        return None
    events = [
        next(event for event in fork.events[len(match.events) :] if event.id == "event-battle")
        for fork in found
    ]
    return {Battle(frozenset(e.args["units"]), frozenset(e.args["spaces"])) for e in events}


def check_combat(match: Any, umpire: Umpire) -> int:
    """Compare what is asked in the combat phase; how many sets of battles were compared."""
    kind = match.decision.kind
    if kind == "targets":
        assert offered(match, "target") == umpire.targets()
    elif kind == "blows":
        assert offered(match, "blow") == umpire.counterblows()
    elif kind == "choose_battle":
        able = umpire.assaults()
        assert offered(match, "fight") == set().union(*able.values())
        found = begun(match) if len(able) <= 5 else None
        if found is not None:
            assert found == set(umpire.battles())
            return 1
    return 0


@rule("10.1", "10.1.1", "10.1.2", "10.2", "10.3.1", "10.3.3", "8.4.1", "8.4.3", "5.0", game="no_retreat")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_markers_battles_stacks_and_the_deck_agree_with_the_rulebook(scenario: str) -> None:
    random, battles = Random(scenario), 0
    for seed in range(MATCHES):
        match: Any = quadrant.new("no_retreat", scenario, seed=seed)
        phase = None
        while match.result is None and len(match.choices) < CHOICES:
            state = match.state
            umpire = Umpire(state)
            now = (state.turn, state.active, state.phase)
            if now != phase and match.decision.kind != "overstacked":
                assert umpire.overstacked() == set()
                phase = now
            assert len(state.deck) > 1 or not state.discard
            battles += check_combat(match, umpire)
            match.choose(pick(random, match))
    assert battles


Rout = tuple[Front, Day, list[Piece], list[str]]


def two_of_a_battle(random: Random) -> Rout:
    """Two units in a place that is attacked, or next to it."""
    front, _, day, target, stand = battle(random)
    side = next((piece.side for piece in stand if piece.place == target), None)
    close = [target, *walkable(target)]
    able = [p.unit for p in stand if p.side == side and p.place in close and kind(p) != "fortress"]
    return front, day, stand, able[:2]


def stack_and_neighbours(random: Random) -> Rout:
    """Two units in a place and one or two next to them, with enemies around; all of them must retreat."""
    day = Day(random.randrange(2, 29), "clear", 0)
    front = Front().turn(day.turn, day.weather)
    side, foe = random.choice((SEATS, SEATS[::-1]))
    pool = [unit for unit in PRINTED if unit not in (*NO_UNITS, "ax_fin")]
    random.shuffle(pool)
    target = random.choice(list(HEX))
    near = walkable(target)
    held = [target, *random.sample(near, min(len(near), random.choice((1, 1, 2))))]
    around = sorted({place for own in held for place in walkable(own)} - {*held})
    enemies = random.sample(around, min(len(around), random.choice((2, 3, 3, 4))))
    stand = []
    for seat, places in ((side, [target, *held]), (foe, enemies)):
        units = [unit for unit in pool if PRINTED[unit]["player"] == seat]
        stand += [Piece(unit, place, "front", False) for unit, place in zip(units, places, strict=False)]
    for piece in stand:
        front.put(f"{piece.unit}@{piece.place}")
    front.soviets_hold(*TOWNS).axis_holds(*(town for town in TOWNS if HEX[town]["country"] != "USSR"))
    front.state.touch()
    driven = [piece.unit for piece in stand if piece.side == side and kind(piece) != "fortress"]
    random.shuffle(driven)
    return front, day, stand, driven


@rule("10.7.5", "6.1", game="no_retreat")
@pytest.mark.parametrize("build", [two_of_a_battle, stack_and_neighbours])
def test_the_owner_can_bring_about_whatever_an_order_of_retreats_allows(
    build: Callable[[Random], Rout],
) -> None:
    random, compared = Random(5), 0
    while compared < RETREATS:
        front, day, stand, driven = build(random)
        if len(driven) < 2:
            continue
        axis = frozenset(names(front.state.control))
        front.steps("axis", "combat", RetreatUnits(tuple(UNIT[unit] for unit in driven), False))
        ends = reached(front.match, ("retreat_unit", "retreat_through"))
        if ends is None:
            continue
        expected = Retreats(day).outcomes(frozenset(stand), axis, frozenset(driven))
        assert {after_retreats(end.state) for end in ends} == expected, (day, driven, stand)
        compared += 1


def after_retreats(state: Any) -> Outcome:
    places = frozenset((piece.unit, piece.place) for piece in pieces(state))
    return Outcome(places, frozenset(names(state.control)))
