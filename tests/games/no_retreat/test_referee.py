"""Odds, results and retreats of the engine against a plain reading of the rulebook, in random battles."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.no_retreat.front import Front
from games.no_retreat.referee import Day, kind, retreats, verdict
from games.no_retreat.reference import AREA, HEX, UNIT, Piece, Position, walkable
from quadrant.games.no_retreat.components import spaces
from quadrant.testing import rule

#: Battles in each of as many tests.
EACH = 30
TESTS = 4


def battle(random: Random) -> tuple[Front, Position, Day, str, list[Piece]]:
    """One or two units in a place, enemies next to it, some more of both sides two hexes away."""
    day = Day(random.randrange(2, 29), random.choice(("clear", "mud", "snow", "long_winter")), 0)
    day = day._replace(oil=random.choice((0, 1)))
    front = Front().turn(day.turn, day.weather)
    front.state.oil = day.oil
    target = random.choice([*HEX, *AREA])
    near = walkable(target)
    far = [place for other in near for place in walkable(other) if place not in (target, *near)]
    defender = random.choice(("axis", "soviet"))
    attacker = "soviet" if defender == "axis" else "axis"
    sides = {place: random.choice((attacker, attacker, defender)) for place in (*near, *far)}
    sides[target] = defender
    pool = {side: [unit for unit in UNIT if UNIT[unit]["player"] == side] for side in (attacker, defender)}
    busy = [target, *random.sample(near, min(3, len(near))), *random.sample(far, min(4, len(far)))]
    pieces: list[Piece] = []
    for place in busy:
        for _ in range(random.choice((1, 1, 2))):
            unit = pool[sides[place]].pop(random.randrange(len(pool[sides[place]])))
            if unit in ("ax_fin", "sv_para", "sv_rsv"):
                continue
            face = "back" if UNIT[unit]["back"] and random.random() < 0.5 else "front"
            piece = Piece(unit, place, face, random.random() < 0.15)
            pieces.append(piece)
            front.put(f"{unit}@{place}{'-' if face == 'back' else ''}")
            if piece.marked:
                front.mark(unit, "out_of_supply")
    towns = [hex for hex, raw in HEX.items() if raw.get("city") or raw.get("oil")]
    axis = {h for h in towns if sides.get(h, "soviet" if HEX[h]["country"] == "USSR" else "axis") == "axis"}
    front.soviets_hold(*towns).axis_holds(*axis)
    front.state.touch()
    return front, Position(pieces, axis), day, target, pieces


def able(pieces: list[Piece], target: str) -> list[Piece]:
    """10.1.1 Who may attack the place: whoever stands next to it without a white strength."""
    side = next(piece.side for piece in pieces if piece.place == target)
    near = walkable(target)
    return [p for p in pieces if p.place in near and p.side != side and not p.printed["white_strength"]]


@rule("10.5", "10.6.1", "10.6.3", "10.6.4", "10.7.5", "13.1", game="no_retreat")
@pytest.mark.parametrize("seed", range(TESTS))
def test_odds_results_and_retreats_agree_with_the_rulebook(seed: int) -> None:
    random = Random(seed)
    for _ in range(EACH):
        front, plain, day, target, pieces = battle(random)
        defenders = [piece for piece in pieces if piece.place == target]
        attackers = able(pieces, target) if defenders else []
        if not attackers:
            continue
        answer = front.odds(target)
        assert set(answer.attackers) == {piece.unit for piece in attackers}
        expected = verdict(day, attackers, target, defenders)
        assert (answer.ratio, answer.shifts.total, answer.odds) == expected[:3], (day, target, pieces)
        told = {one.result: round(6 * one.chance) for one in answer.chances}
        assert told == dict(Counter(expected.results)), (day, target, pieces)
        for piece in defenders:
            ends = set(front.match.query("retreats", piece.unit).ends)
            fortress = any(kind(other) == "fortress" for other in defenders)
            expected_ends = set() if fortress else retreats(plain, day, piece)
            assert ends == expected_ends, (day, piece, pieces)


def assaults(front: Front, seat: str) -> dict[str, set[str]]:
    """10.1.1, 10.1.2, 10.2 The marked hexes that each unit can attack; some fight only counterblows."""
    view = front.match.view(None)
    enemies = {unit.space for unit in view.units if UNIT[unit.unit]["player"] != seat}
    blows = {space for side in view.sides if side.seat != seat for space in side.counterblows} & enemies
    found = {}
    for unit in view.units:
        if unit.space is None or UNIT[unit.unit]["player"] != seat or "attacked" in unit.marks:
            continue
        printed = UNIT[unit.unit]["back" if unit.face else "front"]
        barred = "disorganized" in unit.marks or printed["white_strength"]
        marked = blows if barred else blows | set(view.targets) & enemies
        found[unit.unit] = set(walkable(unit.space)) & marked
    return found


@rule("10.2", "10.3.1", "10.3.3", game="no_retreat")
@pytest.mark.parametrize("seed", range(TESTS))
def test_no_battle_leaves_a_marked_hex_that_nobody_can_attack_any_more(seed: int) -> None:
    """Hexes are marked at random, of both kinds, and attacked at random until nobody can attack any more."""
    random = Random(seed)
    for _ in range(EACH // 3):
        front, _, _, target, pieces = battle(random)
        seat = "soviet" if any(p.place == target and p.side == "axis" for p in pieces) else "axis"
        enemies = sorted({p.place for p in pieces if p.side != seat})
        blows = spaces(random.sample(enemies, min(len(enemies), random.randrange(3))))
        front.state.blows = [blows, 0] if seat == "soviet" else [0, blows]
        for piece in pieces:
            if piece.side == seat and random.random() < 0.2:
                front.mark(piece.unit, "disorganized")
        front.combat(seat)
        while front.kind is not None:
            able, begun = assaults(front, seat), len(front.fought)
            wanted = front.options("target") if random.random() < 0.8 else []
            choice = random.choice(wanted or front.options())
            front.choose(*choice)
            if len(front.fought) == begun or choice[0] == "target":
                continue
            fight = front.fought[begun]
            if fight.kind != "counterattack":
                assert all(fight.hexes <= able[unit] for unit in fight.units), (fight, able)
                others = {hex for unit, near in able.items() if unit not in fight.units for hex in near}
                assert set().union(*able.values()) <= fight.hexes | others, (fight, able)
