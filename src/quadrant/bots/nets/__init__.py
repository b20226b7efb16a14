"""Nets that taught themselves: what they are, how they are trained, and the bot that plays one.

A game that declares features (:mod:`quadrant.kernel.features`) can be learned; its net lies beside its other
bots, ``quadrant/bots/<game>/net.npz``, with a card that says how it came about. NumPy is imported when a net
plays, PyTorch only when one is trained.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from quadrant.kernel import catalog
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Choice

if TYPE_CHECKING:
    from quadrant.bots import Bot, Maker, Question

#: What a net's bot is called, and what weights and card are called.
NAME: Final = "net"
WEIGHTS: Final = "net.npz"
CARD: Final = "net.json"


class NetBot:
    """Takes the option that its net likes best."""

    def __init__(self, net: Any) -> None:
        self._net = net

    def choose(self, question: Question) -> Choice:
        # What may be done besides answering was never learned: games in imagination leave it out.
        asides = question.game.state.ASIDES
        options = [option for option in question.options if option[0] not in asides] if asides else None
        found = options or question.options
        if len(found) == 1:
            return found[0]
        best: int = self._net(_batch([question.features(found)])).scores.argmax()
        return found[best]


def _batch(asked: list[Any]) -> Any:
    return import_module("quadrant.bots.nets.batch").of_questions(asked)


def shipped(game: Game) -> tuple[Traversable, Traversable] | None:
    """The weights and the card that lie in the package for a game, if there are any."""
    if game.features is None or game.companion("bots") is None:
        return None
    folder = files(f"quadrant.bots.{game.name}")
    weights = folder / WEIGHTS
    return (weights, folder / CARD) if weights.is_file() else None


def maker(game: Game) -> Maker | None:
    """What makes the bot that plays a game's own net, if it has one."""
    if shipped(game) is None:
        return None
    return lambda game, seat, random: NetBot(_shipped(game.id))


def from_file(path: str) -> Maker:
    """What makes a bot that plays the net in a file, with its card beside it."""

    def make(game: Game, seat: str, random: Random) -> Bot:
        return NetBot(_stored(game.id, path))

    return make


@cache
def _shipped(id: str) -> Any:
    game = catalog.find(id)
    found = shipped(game)
    assert found is not None
    return import_module("quadrant.bots.nets.store").read(game, *found)


@cache
def _stored(id: str, path: str) -> Any:
    weights = Path(path)
    store = import_module("quadrant.bots.nets.store")
    return store.read(catalog.find(id), weights, weights.with_suffix(".json"))
