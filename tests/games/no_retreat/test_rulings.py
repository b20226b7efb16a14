"""Every reading of a doubtful rule names the place where it is carried out, and that place exists."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec

import msgspec
import pytest

from quadrant.games.no_retreat import rulings
from quadrant.games.no_retreat.components import data
from quadrant.games.no_retreat.told import static

#: Where the modules of the game lie: in its rooms, or beside them.
ROOMS = ("", ".rules", ".cards", ".told")
PLACES = sorted(set(re.findall(r"``(\w+)\.(\w+)``", rulings.__doc__ or "")))


@pytest.mark.parametrize(("module", "name"), PLACES)
def test_the_place_of_a_ruling_exists(module: str, name: str) -> None:
    paths = [f"quadrant.games.no_retreat{room}.{module}" for room in ROOMS]
    assert any(hasattr(import_module(path), name) for path in paths if find_spec(path) is not None)


def test_the_data_are_what_clients_are_promised() -> None:
    parts = {part: data(part) for part in ("map", "underlay", "units", "turn_track")}
    board = msgspec.convert(parts, static.Board)
    assert len(board.map.hexes) == 380
    assert len(static.cards()) == 55, "with the Joker"
