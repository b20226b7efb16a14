"""Positions of whole games contain the question that is asked, with all its parts."""

from __future__ import annotations

from pathlib import Path

import pytest

import quadrant
from quadrant.bots import arena
from quadrant.dataset import RecordedChoice


@pytest.fixture(scope="module")
def positions(tmp_path_factory: pytest.TempPathFactory) -> list[RecordedChoice]:
    file = tmp_path_factory.mktemp("games") / "games.jsonl"
    plan = arena.plan("no_retreat", scenario="moscow", spec="random", seed=3, records=True)
    Path(file).write_bytes(arena.play(plan, 0).record)
    return list(quadrant.records(file))


def test_whoever_chooses_is_told_what_is_asked(positions: list[RecordedChoice]) -> None:
    assert all(position.prompt is not None for position in positions)


def test_the_unit_that_moves_is_part_of_the_question(positions: list[RecordedChoice]) -> None:
    moved = [position for position in positions if position.choice.verb == "move"]
    assert moved
    for position in moved:
        assert any(part.startswith("asked_unit.") for part in position.asked)
