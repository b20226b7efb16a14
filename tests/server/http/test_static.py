"""What clients draw is described by types, and the data of every game are of those types."""

from __future__ import annotations

from importlib import import_module

import msgspec
import pytest

import quadrant
from quadrant.kernel import catalog
from quadrant.server import wire
from quadrant.server.play import library


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.name)
def test_the_static_data_of_a_game_are_of_the_types_its_clients_are_told(game: quadrant.Game) -> None:
    data, _, _ = library.static(game.name)
    content = msgspec.json.decode(data, type=wire.GameStatic)
    types = import_module(f"{game.package}.{game.static}")
    msgspec.convert(content.board, types.Board)
    assert content.cards
    for card in content.cards:
        msgspec.convert(card, types.Card)
