"""What a seat knows as features, in arrays of fixed length: the same as a net of the package reads."""

from __future__ import annotations

import pickle
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test

from quadrant.envs import pettingzoo, sparse
from quadrant.envs.sparse import EMPTY, Sparse
from quadrant.envs.table import Rules, Table
from quadrant.errors import QuadrantError
from quadrant.kernel import catalog
from quadrant.kernel.features import reader

GAMES = pytest.mark.parametrize("game", catalog.NAMES)
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")


def there(numbers: np.ndarray) -> list[int]:
    """The numbers before the row ends."""
    return [number for number in numbers.ravel().tolist() if number != EMPTY]


@GAMES
def test_pettingzoos_own_check_passes_with_features(game: str) -> None:
    api_test(pettingzoo.env(game, observation="features"), num_cycles=40)


@GAMES
def test_an_observation_is_what_the_reader_reads(game: str) -> None:
    env, random = pettingzoo.raw_env(game, observation="features"), Random(4)
    env.reset(seed=4)
    read = reader(catalog.find(game))
    for _ in range(60):
        if env.table.seat is None:
            break
        seen, *_, info = env.last()
        state = env.table.match.state
        known = read.observe(state, info["seat"])
        options = read.options(state, [option for option in info["options"] if option is not None])
        assert there(seen["observation"]) == known.plain
        assert there(seen["actions"]) == options.plain
        if known.what:
            pairs = seen["counters"][: len(known.what)]
            assert pairs.T.tolist() == [known.what, known.where]
        assert "view" not in info
        env.step(random.randrange(len(info["options"])))


def test_who_is_not_asked_has_no_actions() -> None:
    env = pettingzoo.raw_env("churchill", observation="features")
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    seen = env.observe(other)
    assert there(seen["observation"])
    assert there(seen["actions"]) == []


def test_the_action_that_turns_the_page_has_no_features() -> None:
    env = pettingzoo.raw_env("generals", observation="features", page=4)
    env.reset(seed=7)
    seen, *_, info = env.last()
    assert info["options"][-1] is None
    assert there(seen["actions"][3]) == []
    assert there(seen["actions"][2])


def test_too_many_features_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sparse.MOST, "observation", 3)
    rules = Rules("generals")
    table = Table(rules, 1)
    with pytest.raises(QuadrantError, match="no more than 3 can be written"):
        Sparse(rules.game, rules.menu.size).look(table.match.state, "uk", [])


def test_an_observation_is_of_a_kind_that_there_is() -> None:
    with pytest.raises(QuadrantError, match="'view' or 'features', not 'picture'"):
        Rules("generals", observation="picture")


def test_what_is_seen_survives_storing() -> None:
    table = Table(Rules("generals", observation="features"), 1)
    table.act(0)
    other = pickle.loads(pickle.dumps(table))
    assert other.rules.sparse is not None
    assert other.acts == 1


def test_turning_pages_counts_towards_the_most_choices() -> None:
    env = pettingzoo.raw_env("generals", page=4, max_choices=5)
    env.reset(seed=7)
    for _ in range(5):
        env.step(len(env.table.page) - 1)
    assert env.table.match.choices == []
    assert all(env.truncations.values())
