"""Every game as an environment of PettingZoo."""

from __future__ import annotations

import math
import subprocess
import sys
from random import Random

import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

from quadrant.envs import pettingzoo
from quadrant.kernel import catalog

#: So many cycles the checks of PettingZoo play.
CYCLES = 60
GAMES = pytest.mark.parametrize("game", catalog.NAMES)
# The checks recommend other names for agents, and boxes in place of dictionaries with a mask.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")


@pytest.mark.unmeasured
@GAMES
def test_pettingzoos_own_checks_pass(game: str) -> None:
    api_test(pettingzoo.env(game), num_cycles=CYCLES)
    seed_test(lambda: pettingzoo.env(game), num_cycles=CYCLES // 2)
    max_cycles_test(pettingzoo.Module(game))
    parallel_api_test(pettingzoo.parallel_env(game, max_cycles=CYCLES), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "total"), [("generals", 0), ("churchill", -1), ("no_retreat", 0)])
def test_the_end_rewards_who_has_won(game: str, total: int) -> None:
    env, random = pettingzoo.raw_env(game), Random(5)
    env.reset(seed=5)
    rewards = {}
    for agent in env.agent_iter():
        _, reward, over, broken, info = env.last(observe=False)
        assert not broken
        if over:
            rewards[agent] = reward
            result = info["result"]
        else:
            assert reward == 0
        env.step(None if over else random.randrange(len(info["options"])))
    camps = env.rules.game.camps
    assert rewards == {agent: 1 if camps[agent] in result.winners else -1 for agent in camps}
    assert math.fsum(rewards.values()) == total


def test_a_match_that_is_broken_off_is_no_win() -> None:
    env = pettingzoo.raw_env("generals", players=2, max_choices=3)
    env.reset(seed=1)
    for _ in range(3):
        env.step(0)
    assert list(env.truncations.values()) == [True, True]
    assert list(env.rewards.values()) == [0, 0]


def test_the_view_itself_is_in_the_info_of_who_looks() -> None:
    env = pettingzoo.env("churchill")
    env.reset(seed=1)
    seen, *_, info = env.last()
    assert info["view"].own is not None
    assert info["view"] == env.unwrapped.table.match.view(info["seat"])
    assert seen["action_mask"].sum() == len(info["options"])


def test_the_table_is_rendered_as_everybody_may_see_it() -> None:
    env = pettingzoo.env("generals", render_mode="ansi")
    env.reset(seed=1)
    assert "Ukraine" in env.render()


def test_without_the_packages_a_line_says_what_to_install() -> None:
    code = """
import sys
sys.modules["pettingzoo"] = sys.modules["pyspiel"] = None
import quadrant
for door in ("pettingzoo", "open_spiel"):
    try:
        __import__(f"quadrant.envs.{door}")
    except quadrant.MissingExtra as error:
        print(error)
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == [
        "this needs PettingZoo: pip install 'quadrant[envs]'",
        "this needs OpenSpiel: pip install 'quadrant[envs]'",
    ]
