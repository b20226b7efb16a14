"""Every game as an environment of Gymnasium: one player against bots, alone or many at once."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from quadrant.envs.gymnasium import SelfPlay, Solo
from quadrant.errors import QuadrantError
from quadrant.kernel import catalog

GAMES = pytest.mark.parametrize("game", catalog.NAMES)
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")


def to_the_end(env: gymnasium.Env[Any, Any], seed: int, most: int = 10_000) -> tuple[float, list[Any]]:
    """A match at random: what it brought, and the choices that were offered."""
    random, offered = Random(seed), []
    _, info = env.reset(seed=seed)
    for _ in range(most):
        offered.append((info["seat"], info["options"]))
        _, reward, over, broken, info = env.step(random.randrange(len(info["options"])))
        if over or broken:
            return float(reward), offered
    raise AssertionError("it did not end")


@GAMES
def test_gymnasiums_own_check_passes(game: str) -> None:
    """It steps at random: a mask cannot tell it what is legal, so it gets a menu of legal actions alone."""
    env = gymnasium.make(f"quadrant/{game}", bot="random", observation="features").unwrapped
    assert isinstance(env, Solo)
    act = env.step
    env.step = lambda action: act(action % len(env.table.page))  # type: ignore[method-assign]
    check_env(env, skip_render_check=True)


def test_bots_play_the_other_seats_to_the_end() -> None:
    env = gymnasium.make("quadrant/churchill", bot="random", player="ussr")
    reward, offered = to_the_end(env, 3)
    assert reward in (1.0, -1.0)
    assert {seat for seat, _ in offered} == {"ussr"}


def test_the_same_seed_brings_the_same_match() -> None:
    env = gymnasium.make("quadrant/generals", bot="random", players=2, max_choices=40)
    assert to_the_end(env, 5) == to_the_end(env, 5)
    assert to_the_end(env, 5) != to_the_end(env, 6)


def test_a_match_is_broken_off_after_so_many_own_actions() -> None:
    env = gymnasium.make("quadrant/no_retreat", bot="random", max_choices=7)
    reward, offered = to_the_end(env, 1)
    assert (reward, len(offered)) == (0.0, 7)


def test_players_and_bots_are_checked() -> None:
    with pytest.raises(QuadrantError, match="france"):
        Solo("churchill", player="france")
    with pytest.raises(QuadrantError, match="nobody"):
        Solo("churchill", bot="nobody")


def test_many_matches_are_stepped_at_once() -> None:
    envs = gymnasium.make_vec("quadrant/churchill", num_envs=3, bot="random")
    seen, _ = envs.reset(seed=1)
    assert seen["observation"].shape[0] == 3
    actions = [int(Random(n).randrange(int(mask.sum()))) for n, mask in enumerate(seen["action_mask"])]
    seen, rewards, over, _, _ = envs.step(np.array(actions))
    assert rewards.tolist() == [0, 0, 0]
    assert not over.any()


def test_who_plays_itself_is_told_who_is_asked_and_what_the_end_brought() -> None:
    envs, random = SelfPlay("churchill", num_envs=4, observation="features"), Random(2)
    seen, infos = envs.reset(seed=2)
    ends: list[list[float]] = []
    while len(ends) < 4:
        assert envs.observation_space.contains(seen)
        asked = infos["player"]
        assert set(asked.tolist()) <= {0, 1, 2}
        actions = [random.randrange(int(mask.sum())) for mask in seen["action_mask"]]
        seen, rewards, over, _, infos = envs.step(np.array(actions))
        for n in np.flatnonzero(over):
            ends.append(infos["rewards"][n].tolist())
            assert rewards[n] == ends[-1][asked[n]]
    assert all(sorted(end) == [-1, -1, 1] for end in ends)
