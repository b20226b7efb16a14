"""Every reading of a doubtful rule names the place where it is carried out, and that place exists."""

from __future__ import annotations

import re
from importlib import import_module

import msgspec
import pytest

from quadrant.games.no_retreat import rulings, static
from quadrant.games.no_retreat.components import data

PLACES = sorted(set(re.findall(r"``(\w+)\.(\w+)``", rulings.__doc__ or "")))


@pytest.mark.parametrize(("module", "name"), PLACES)
def test_the_place_of_a_ruling_exists(module: str, name: str) -> None:
    assert hasattr(import_module(f"quadrant.games.no_retreat.{module}"), name)


def test_the_data_are_what_clients_are_promised() -> None:
    parts = {part: data(part) for part in ("map", "underlay", "units", "turn_track")}
    board = msgspec.convert(parts, static.Board)
    assert len(board.map.hexes) == 380
    assert len(static.cards()) == 55, "with the Joker"
