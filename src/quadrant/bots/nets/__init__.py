"""Nets that taught themselves: what they are, how they are trained, and the bots that play them.

A game that declares features (:mod:`quadrant.kernel.features`) can be learned; its net lies beside its other
bots, ``quadrant/bots/<game>/net.npz``, with a card that says how it came about. A game has its net, and the
levels that play it (:mod:`quadrant.bots.nets.levels`), as soon as these two files lie there. NumPy is
imported when a net plays, PyTorch only when one is trained.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from quadrant.kernel import catalog
from quadrant.kernel.catalog import Game

if TYPE_CHECKING:
    from quadrant.bots.nets.mind import Mind

#: What a net from a file is called (``net@FILE``), and what weights and card are called.
NAME: Final = "net"
WEIGHTS: Final = "net.npz"
CARD: Final = "net.json"


def shipped(game: Game) -> tuple[Traversable, Traversable] | None:
    """The weights and the card that lie in the package for a game, if there are any."""
    if game.features is None or game.companion("bots") is None:
        return None
    folder = files(f"quadrant.bots.{game.name}")
    weights = folder / WEIGHTS
    return (weights, folder / CARD) if weights.is_file() else None


@cache
def learned(id: str) -> Mind:
    """The net that lies in the package for a game, at work; read once."""
    game = catalog.find(id)
    found = shipped(game)
    assert found is not None
    return _read(game, *found)


@cache
def stored(id: str, path: str) -> Mind:
    """The net in a file, with its card beside it."""
    weights = Path(path)
    return _read(catalog.find(id), weights, weights.with_suffix(".json"))


def _read(game: Game, weights: Traversable, card: Traversable) -> Mind:
    # Only here NumPy comes in.
    found: Mind = import_module("quadrant.bots.nets.mind").read(game, weights, card)
    return found
