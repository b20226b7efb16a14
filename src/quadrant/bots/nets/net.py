"""The net: what a seat knows becomes a score for each of its options and each camp's chance to win.

The embeddings of the features that are there are summed, those of counters multiplied with those of their
places first; two layers with skip connections follow. An option is a sum of embeddings too, and its score
is ``relu(q(h) + o) · w + q2(h) · o2``: so any number of options is scored, and none needs a place of its own.
Plain NumPy; :mod:`quadrant.bots.nets.learner` computes the same with PyTorch.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from quadrant.bots.nets.batch import Batch, Integers
from quadrant.errors import QuadrantError
from quadrant.kernel.catalog import Game
from quadrant.kernel.features import reader

Floats = NDArray[np.float32]
Weights = Mapping[str, Floats]

#: The width of the trunk and of options, and how many layers the trunk has.
WIDTH: Final = 256
OPTION: Final = 128
LAYERS: Final = 2
#: Added to a variance before its root is taken.
TINY: Final = 1e-5


class Shape(msgspec.Struct, frozen=True):
    """What the sizes of a net's weights follow from."""

    #: How many features there are of each sort (:attr:`quadrant.kernel.features.Reader.sizes`).
    sizes: dict[str, int]
    camps: tuple[str, ...]
    width: int = WIDTH
    option: int = OPTION
    layers: int = LAYERS

    def weights(self) -> dict[str, tuple[int, ...]]:
        """The weights by name, with their sizes."""
        width, option, camps, sizes = self.width, self.option, len(self.camps), self.sizes
        found: dict[str, tuple[int, ...]] = {
            "plain": (sizes["plain"], width),
            "what": (sizes["what"], width),
            "where": (sizes["where"], width),
            "first": (width,),
        }
        for n in range(self.layers):
            found |= {f"layer{n}": (width, width), f"bias{n}": (width,)}
        found |= {
            "q": (width, option),
            "q_bias": (option,),
            "q2": (width, option),
            "w": (option,),
            "chance": (width, camps),
            "chance_bias": (camps,),
            "margin": (width, camps),
            "margin_bias": (camps,),
        }
        for name in ("o", "o2"):
            found |= {
                f"{name}_plain": (sizes["o_plain"], option),
                f"{name}_what": (sizes["o_what"], option),
                f"{name}_where": (sizes["o_where"], option),
            }
        return found


def shape_of(game: Game) -> Shape:
    """The shape of a net for a game."""
    return Shape(reader(game).sizes, camps_of(game))


def camps_of(game: Game) -> tuple[str, ...]:
    """The camps of a game, in the order of its seats."""
    return tuple(dict.fromkeys(game.camps[seat] for seat in game.seats))


def fresh(shape: Shape, seed: int = 0) -> dict[str, Floats]:
    """Weights before anything was learned: small random numbers; heads that say nothing yet."""
    random = np.random.default_rng(seed)
    found: dict[str, Floats] = {}
    for name, size in shape.weights().items():
        if name in ("chance", "margin", "w") or len(size) == 1:
            found[name] = np.zeros(size, np.float32)
            continue
        # A sum of some sixty embeddings, or of the inputs of a layer, should be about one in size.
        scale = 1 / np.sqrt(size[0]) if name.startswith(("layer", "q")) else _SCALES.get(name, 0.1)
        found[name] = (random.standard_normal(size) * scale).astype(np.float32)
    found["w"] += 1 / np.sqrt(shape.option)
    found["w"][::2] *= -1
    return found


#: How large embeddings are at first; products need larger ones.
_SCALES: Final = {"what": 0.35, "where": 0.35, "o2_plain": 0.02, "o2_what": 0.1, "o2_where": 0.1}


class Output(NamedTuple):
    """What a net says of a batch: the scores of all options, one after another; by camp the chance to win,
    and how far it expects to be ahead, from -1 to 1."""

    scores: Floats
    chance: Floats
    margin: Floats


class Net:
    """A net that plays."""

    def __init__(self, shape: Shape, weights: Weights) -> None:
        self.shape = shape
        self.weights: dict[str, Floats] = {}
        for name, size in shape.weights().items():
            if name not in weights or weights[name].shape != size:
                raise QuadrantError(f"these weights do not fit: {name} should be {size}")
            self.weights[name] = np.ascontiguousarray(weights[name], np.float32)

    def __call__(self, batch: Batch) -> Output:
        """Scores and chances for every question of a batch."""
        w, h = self.weights, self.trunk(batch)
        margin = np.tanh(h @ w["margin"] + w["margin_bias"])
        return Output(self.score(h, batch), self.chance(h), margin)

    def scores(self, batch: Batch) -> Floats:
        """The scores of all options alone."""
        return self.score(self.trunk(batch), batch)

    def score(self, h: Floats, batch: Batch) -> Floats:
        w = self.weights
        q, q2 = h @ w["q"] + w["q_bias"], h @ w["q2"]
        of = batch.question_of_option
        o = self.options("o", batch)
        found: Floats = np.maximum(q[of] + o, 0) @ w["w"]
        found += np.einsum("ij,ij->i", q2[of], self.options("o2", batch))
        return found

    def chances(self, batch: Batch) -> Floats:
        """The chances alone: what may be chosen is not looked at."""
        return self.chance(self.trunk(batch))

    def chance(self, h: Floats) -> Floats:
        return softmax(h @ self.weights["chance"] + self.weights["chance_bias"])

    def trunk(self, batch: Batch) -> Floats:
        """What the net makes of what is known."""
        w = self.weights
        x = self.sums("plain", batch.plain, batch.counts) + w["first"]
        if len(batch.what):
            self.add_pairs(x, "what", "where", batch.what, batch.where, batch.pairs)
        h = np.maximum(norm(x), 0)
        for n in range(self.shape.layers):
            h = h + np.maximum(norm(h) @ w[f"layer{n}"] + w[f"bias{n}"], 0)
        return norm(h)

    def options(self, name: str, batch: Batch) -> Floats:
        """What each option is made of."""
        x = self.sums(f"{name}_plain", batch.o_plain, batch.o_counts)
        if len(batch.o_what):
            self.add_pairs(x, f"{name}_what", f"{name}_where", batch.o_what, batch.o_where, batch.o_pairs)
        return x

    def sums(self, name: str, numbers: Integers, counts: Integers) -> Floats:
        """The embeddings of so many features each, summed; there is always one at least."""
        found: Floats = np.add.reduceat(self.weights[name][numbers], _starts(counts), axis=0)
        return found

    def add_pairs(
        self,
        x: Floats,
        what: str,
        where: str,
        whats: Integers,
        wheres: Integers,
        counts: Integers,
    ) -> None:
        """Add the products of what each counter is and where it is; some rows may have none."""
        some = np.flatnonzero(counts)
        products = self.weights[what][whats] * self.weights[where][wheres]
        x[some] += np.add.reduceat(products, _starts(counts[some]), axis=0)


def _starts(counts: Integers) -> NDArray[np.int64]:
    starts: NDArray[np.int64] = np.cumsum(counts, dtype=np.int64) - counts
    return starts


def norm(x: Floats) -> Floats:
    """Every row with mean zero and variance one."""
    centred = x - x.mean(axis=1, keepdims=True)
    variance = np.einsum("ij,ij->i", centred, centred)[:, None] / np.float32(x.shape[1])
    found: Floats = centred / np.sqrt(variance + np.float32(TINY))
    return found


def softmax(x: Floats) -> Floats:
    """Every row as chances."""
    e = np.exp(x - x.max(axis=1, keepdims=True))
    found: Floats = e / e.sum(axis=1, keepdims=True)
    return found
