"""Zones, supply and reach of the engine against a slow and plain reference, on random positions."""

from __future__ import annotations

from random import Random

import pytest

from games.no_retreat.front import Front
from games.no_retreat.reference import AREA, HEX, UNIT, Piece, Position
from quadrant.games.no_retreat.components import EDGE, INWARD, LINES, NAMES, SEATS
from quadrant.games.no_retreat.rules.movement import forbidden_areas, points
from quadrant.games.no_retreat.rules.supply import inland
from quadrant.kernel.board import bits
from quadrant.testing import rule

#: Positions in each of as many tests.
EACH = 50
TESTS = 20


def random_position(random: Random) -> tuple[Front, Position, list[Piece]]:
    """Some forty units anywhere, enemies never together, cities in any hands."""
    front = Front().turn(random.choice((2, 7, 15, 19, 24)))
    front.state.oil = random.choice((0, 10))
    places = [*HEX, *AREA]
    sides: dict[str, str] = {}
    pieces = []
    for unit in random.sample(sorted(UNIT), 40):
        raw = UNIT[unit]
        face = "back" if raw["back"] and random.random() < 0.5 else "front"
        place = "FIN" if unit == "ax_fin" else random.choice(places)
        if sides.setdefault(place, raw["player"]) != raw["player"]:
            continue
        marked = random.random() < 0.1
        pieces.append(Piece(unit, place, face, marked))
        front.put(f"{unit}@{place}{'-' if face == 'back' else ''}")
        if marked:
            front.mark(unit, "out_of_supply")
    towns = [hex for hex, raw in HEX.items() if raw.get("city") or raw.get("oil")]
    axis = {hex for hex in towns if random.random() < (0.75 if HEX[hex]["country"] != "USSR" else 0.4)}
    axis = {hex for hex in axis if sides.get(hex) != "soviet"} | {h for h in towns if sides.get(h) == "axis"}
    front.soviets_hold(*towns).axis_holds(*axis)
    front.state.touch()
    return front, Position(pieces, axis), pieces


@pytest.mark.long
@rule("6.1", "6.2", "6.3", "8.5", game="no_retreat")
@pytest.mark.parametrize("seed", range(TESTS))
def test_zones_supply_and_reach_agree_with_the_reference(seed: int) -> None:
    random = Random(seed)
    for _ in range(EACH):
        front, plain, pieces = random_position(random)
        for seat in SEATS:
            assert set(front.match.query("zones", seat).spaces) == plain.zone(seat)
            answer = front.match.query("supply", seat)
            assert set(answer.cities) == plain.supplied_cities(seat)
            assert {unit.unit: unit.how for unit in answer.units} == plain.supply(seat)
        for piece in random.sample(pieces, 3):
            number = front.state.UNITS.number[piece.unit]
            closed = {NAMES[space] for space in bits(forbidden_areas(front.state, number))}
            expected = plain.reach(piece, points(front.state, number), closed)
            found = {step.space: step.cost for step in front.match.query("reach", piece.unit).spaces}
            assert found == expected, piece


def test_lines_run_inland_as_a_plain_flood_would() -> None:
    """Rows filled at once give the same as a flood hex by hex."""
    boards = [LINES.only(sides) for sides in INWARD]
    random = Random(5)
    hexes = bits(LINES.all)
    for _ in range(300):
        free = LINES.mask_of(random.sample(hexes, random.randrange(150, 381)))
        for side in (0, 1):
            edge = EDGE[side] & free
            assert inland(side, edge, free) == boards[side].flood(edge, free)
