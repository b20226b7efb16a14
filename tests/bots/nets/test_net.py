"""A net reads questions and scores options: alone or many at once, in NumPy or in PyTorch, the same."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from quadrant import bots
from quadrant.bots import nets
from quadrant.bots.nets import store
from quadrant.bots.nets.batch import Asked, of_questions
from quadrant.bots.nets.learner import Module, QuickNet, tensors
from quadrant.bots.nets.net import Floats, Net, Shape, fresh, shape_of
from quadrant.bots.nets.player import from_file
from quadrant.errors import QuadrantError
from quadrant.kernel import catalog
from quadrant.kernel.features import Observation, Options, reader
from quadrant.kernel.match import Match

GENERALS = catalog.find("generals")


def questions(count: int) -> list[Asked]:
    """What is asked in a random game."""
    random = Random(3)
    found: list[Asked] = []
    match = Match(GENERALS, seed=3, keep=False, imagined=True)
    while len(found) < count and match.seat is not None:
        found.append(bots.Question(match).features(match.options()))
        match.choose(random.choice(match.options()))
    return found


def loud(shape: Shape) -> dict[str, Floats]:
    """Weights of which none is zero."""
    random = np.random.default_rng(1)
    return {name: random.normal(0, 0.2, size).astype(np.float32) for name, size in shape.weights().items()}


def with_counters() -> tuple[Shape, list[Asked]]:
    """A small net with counters, and two questions: one has counters, and one of its options has a pair."""
    sizes = {"plain": 5, "what": 4, "where": 3, "o_plain": 6, "o_what": 2, "o_where": 3}
    first = Observation([0, 3], [1, 2], [0, 2]), Options([1, 2, 5], [1, 2], [1], [2], [0, 1])
    second = Observation([4], [], []), Options([0, 3, 4], [1, 1, 1], [], [], [0, 0, 0])
    return Shape(sizes, ("a", "b", "c"), width=8, option=4), [first, second]


def test_the_learner_computes_the_same_numbers() -> None:
    for shape, asked in ((shape_of(GENERALS), questions(40)), with_counters()):
        weights, batch = loud(shape), of_questions(asked)
        scores, chance, margin = Module(shape, weights)(tensors(batch, "cpu"))
        for net in (Net(shape, weights), QuickNet(shape, weights)):
            found = net(batch)
            np.testing.assert_allclose(found.scores, scores.detach().numpy(), rtol=1e-3, atol=1e-4)
            np.testing.assert_allclose(found.chance, chance.exp().detach().numpy(), rtol=1e-3, atol=1e-4)
            np.testing.assert_allclose(found.margin, margin.detach().numpy(), rtol=1e-3, atol=1e-4)
            assert (net.scores(batch) == found.scores).all()
            assert (net.chances(batch) == found.chance).all()


def test_a_question_is_answered_the_same_alone_and_among_others() -> None:
    for shape, asked in ((shape_of(GENERALS), questions(10)), with_counters()):
        net = Net(shape, loud(shape))
        together = net(of_questions(asked))
        alone = [net(of_questions([one])) for one in asked]
        scores = np.concatenate([one.scores for one in alone])
        np.testing.assert_allclose(together.scores, scores, rtol=1e-3, atol=1e-4)
        chances = np.concatenate([one.chance for one in alone])
        np.testing.assert_allclose(together.chance, chances, rtol=1e-3, atol=1e-4)


def test_the_chances_of_all_camps_are_one() -> None:
    shape, asked = with_counters()
    assert Net(shape, loud(shape))(of_questions(asked)).chance.sum(axis=1) == pytest.approx([1, 1])


def test_before_anything_was_learned_all_camps_are_equal() -> None:
    shape = shape_of(GENERALS)
    found = Net(shape, fresh(shape))(of_questions(questions(3)))
    assert (found.chance == 0.5).all()
    assert not found.margin.any()


def test_a_net_of_generals_is_small() -> None:
    assert len(store.packed(fresh(shape_of(GENERALS)))) < 4_000_000


# Files


def stored(folder: Path, **other: object) -> str:
    """A net in a folder, its card changed so."""
    told = {
        "game": "generals",
        "version": GENERALS.version,
        "features": reader(GENERALS).fingerprint,
        "command": "quadrant train generals",
        "scenarios": ("standard",),
        "games": 1,
        "choices": 2,
        "minutes": 0.5,
    }
    store.write(folder, loud(shape_of(GENERALS)), store.Card(**{**told, **other}))  # type: ignore[arg-type]
    return str(folder / nets.WEIGHTS)


def test_weights_come_back_from_their_file_in_half_precision(tmp_path: Path) -> None:
    weights = loud(shape_of(GENERALS))
    back = store.unpacked(store.packed(weights))
    assert back.keys() == weights.keys()
    for name, array in weights.items():
        np.testing.assert_allclose(back[name], array, rtol=1e-3, atol=1e-6)


def test_a_bot_plays_the_net_of_a_file(tmp_path: Path) -> None:
    maker = from_file(stored(tmp_path))
    players = {seat: maker(GENERALS, seat, Random(0)) for seat in GENERALS.seats}
    match = Match(GENERALS, seed=5, keep=False)
    for _ in range(60):
        question = bots.Question(match)
        choice = players[question.seat].choose(question)
        # What may be done besides answering is left alone.
        assert choice.verb not in GENERALS.state.ASIDES
        match.choose(choice)


@pytest.mark.parametrize(
    ("other", "said"),
    [({"game": "churchill"}, "a net for churchill"), ({"features": "0"}, "other features")],
)
def test_a_net_for_something_else_is_refused(tmp_path: Path, other: dict[str, str], said: str) -> None:
    file = stored(tmp_path, **other)
    with pytest.raises(QuadrantError, match=said):
        from_file(file)(GENERALS, "uk", Random(0))


def test_weights_that_do_not_fit_are_named() -> None:
    shape, _ = with_counters()
    weights = loud(shape)
    weights["plain"] = weights["plain"][:-1]
    with pytest.raises(QuadrantError, match="plain should be"):
        Net(shape, weights)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(QuadrantError, match=r"cannot read .*net\.json"):
        from_file(str(tmp_path / "net.npz"))(GENERALS, "uk", Random(0))
