"""Weights of guides as data: what the terms of a position are worth, with the command that found that.

They are in a JSON file next to the guide, ``{"command": …, "weights": {…}, "loss": {…}}``; anything else in
the file belongs to the guide. ``quadrant tune`` fits and writes them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from quadrant import figures
from quadrant.bots import nets
from quadrant.bots.guide import Guide, Staff
from quadrant.bots.nets.player import from_file
from quadrant.errors import QuadrantError
from quadrant.kernel.flow import Choice

if TYPE_CHECKING:
    from quadrant.bots import Bot, Maker, Question

Weights = Mapping[str, float]
#: terms(position, seat): what the weights are multiplied with.
Terms = Callable[[Any, str], Mapping[str, float]]


class Data(msgspec.Struct, frozen=True):
    """The contents of a file of weights."""

    command: str
    weights: dict[str, float]


def read(file: Traversable) -> Weights:
    """The weights in a file."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Data).weights
    except OSError as error:
        raise QuadrantError(f"cannot read {file}: {error.strerror}") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise QuadrantError(f"{file} does not hold weights: {error}") from None


def write(file: Path, command: str, weights: Weights, loss: Weights) -> None:
    """Write weights into a file; everything else in it stays."""
    try:
        known: dict[str, Any] = json.loads(file.read_bytes()) if file.exists() else {}
        found = {"command": command, "weights": {**known.get("weights", {}), **weights}, "loss": dict(loss)}
        figures.put(file, json.dumps({**known, **found}, indent=1, ensure_ascii=False) + "\n")
    except OSError as error:
        raise QuadrantError(f"cannot write {file}: {error.strerror}") from None
    except (ValueError, AttributeError, TypeError):
        raise QuadrantError(f"{file} is there and does not hold weights") from None


class Tuned(NamedTuple):
    """What can be fitted in a guide: its chance to win is the logistic of all terms times their weights."""

    file: Traversable
    weights: Weights
    terms: Terms
    #: The level that uses these weights, and how it is made with others.
    level: str
    maker: Callable[[Weights], Maker]


def tuned(game: str, level: str = "") -> Tuned:
    """What can be fitted of a game's guide for a level, or for the first that has weights.

    A game says so in ``quadrant.bots.<game>.tuned``: ``TUNED`` has one for each level with its own weights.
    """
    if not find_spec(f"quadrant.bots.{game}.tuned"):
        raise QuadrantError(f"the guide of {game} has no weights: its value is not a sum of terms")
    every: tuple[Tuned, ...] = import_module(f"quadrant.bots.{game}.tuned").TUNED
    for found in every:
        if level in ("", found.level):
            return found
    levels = ", ".join(found.level for found in every)
    raise QuadrantError(f"in {game} no weights are those of a {level}; there are those of {levels}")


def with_weights(game: str, name: str) -> Maker:
    """A bot with other weights: ``staff@FILE``; a net: ``net@FILE``."""
    level, _, file = name.partition("@")
    if level == nets.NAME:
        return from_file(file)
    known = tuned(game, level or "nobody")
    found = read(Path(file))
    if unknown := set(found) - set(known.weights):
        raise QuadrantError(f"{file} has weights that {game} does not know: {', '.join(sorted(unknown))}")
    return known.maker({**known.weights, **found})


class Fitted:
    """Weights that a guide uses. Others can replace them for a while, for comparison."""

    def __init__(self, package: str, file: str) -> None:
        self.file = files(package) / file
        self.weights = read(self.file)

    @contextmanager
    def instead(self, weights: Weights) -> Iterator[None]:
        """Use these weights for a while."""
        usual, self.weights = self.weights, weights
        try:
            yield
        finally:
            self.weights = usual

    def of_staff(self, guide: Guide, terms: Terms) -> Tuned:
        """What can be fitted of a guide whose staff uses these weights."""
        return self.of("staff", lambda game, seat, random: Staff(guide, seat, random), terms)

    def of(self, level: str, usual: Maker, terms: Terms) -> Tuned:
        """What can be fitted for a level that uses these weights."""

        def maker(weights: Weights) -> Maker:
            return lambda game, seat, random: _Weighing(usual(game, seat, random), self, weights)

        return Tuned(self.file, self.weights, terms, level, maker)


class _Weighing:
    """A bot with other weights than its guide's."""

    def __init__(self, bot: Bot, fitted: Fitted, weights: Weights) -> None:
        self.bot = bot
        self.fitted = fitted
        self.weights = weights

    def choose(self, question: Question) -> Choice:
        with self.fitted.instead(self.weights):
            return self.bot.choose(question)
