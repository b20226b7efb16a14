"""Every game as an environment of PettingZoo.

>>> from quadrant.envs import pettingzoo
>>> env = pettingzoo.env("generals", players=2)
>>> env.reset(seed=7)
>>> env.agents
['germany+italy+japan', 'uk+ussr+usa']

An agent is a player: a seat, or several seats of one side. :func:`env` asks whoever is asked in the match, as
often as the rules do. In :func:`parallel_env` everybody acts in every cycle; all except the one who is asked
can only wait. See docs/training.md for what agents see and what their actions mean.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from quadrant.envs.sight import Info, Observation, Sight, done, seen
from quadrant.envs.table import Rules, Table
from quadrant.errors import needed

with needed("PettingZoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import parallel_to_aec
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper


class Agents(Sight):
    """What agents see and do, the same in both kinds of environments."""

    def __init__(self, rules: Rules, render_mode: str | None = None) -> None:
        super().__init__(rules, render_mode)
        self.possible_agents = list(rules.players)
        self.agents: list[str] = []
        # All are equal, but each agent has its own, to be seeded separately.
        self._seen = {player: seen(rules) for player in rules.players}
        self._done = {player: done(rules) for player in rules.players}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._done[agent]


class RawEnv(Agents, AECEnv):  # type: ignore[misc]
    """One agent at a time: whoever is asked. ``max_choices`` ends a match that takes longer; pages that are
    turned count as choices."""

    def __init__(self, rules: Rules, max_choices: int | None = None, render_mode: str | None = None) -> None:
        super().__init__(rules, render_mode)
        self._max = max_choices

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        self.table = Table(self.rules, seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.infos = {agent: self.info(agent) for agent in self.agents}
        self.agent_selection = self.table.player or self.agents[0]

    def observe(self, agent: str) -> Observation:
        return self.look(agent, self.infos[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and must act")
        table = self.table
        table.act(int(action))
        asked = table.player
        if asked is None or (self._max is not None and table.acts >= self._max):
            self._close(over=asked is None)
            return
        if asked != agent:
            self.infos[agent] = self.info(agent)
            self.agent_selection = asked
        self.infos[asked] = self.info(asked)
        if self.render_mode == "human":
            self.render()

    def _close(self, over: bool) -> None:
        """The match is over or was cut short. Only now are there rewards."""
        result = self.table.match.result
        for agent in self.agents:
            self.terminations[agent], self.truncations[agent] = over, not over
            self.rewards[agent] = self.table.reward(agent)
            self.infos[agent] = {**self.info(agent), "result": result}
        self._accumulate_rewards()
        self._deads_step_first()


class RawParallelEnv(Agents, ParallelEnv):  # type: ignore[misc]
    """Everybody acts in every cycle, and one choice is made: that of the agent who is asked.

    An action beyond the menu wraps around, so that none is illegal; the mask shows the first of
    each. ``max_cycles`` ends a match that takes longer.
    """

    #: To wait is action 0.
    WAITING = 1

    def __init__(self, rules: Rules, max_cycles: int | None = None, render_mode: str | None = None) -> None:
        super().__init__(rules, render_mode)
        self._max = max_cycles
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: Info | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        self.table = Table(self.rules, seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._looks()

    def _looks(self) -> tuple[dict[str, Observation], dict[str, Info]]:
        infos = {agent: self.info(agent) for agent in self.agents}
        return {agent: self.look(agent, infos[agent]) for agent in self.agents}, infos

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        table = self.table
        asked = table.player
        if asked is None:
            raise ValueError("the match is over: reset the environment")
        table.act(int(actions[asked]) % len(table.page))
        self._cycles += 1
        over = table.player is None
        broken = not over and self._max is not None and self._cycles >= self._max
        seen, infos = self._looks()
        rewards = {agent: table.reward(agent) for agent in self.agents}
        ended = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, broken)
        if over or broken:
            self.agents = []
        return seen, rewards, *ended, infos


def raw_env(
    *rules: Any, max_choices: int | None = None, render_mode: str | None = None, **more: Any
) -> RawEnv:
    """The environment without PettingZoo's checks: quicker."""
    return RawEnv(Rules(*rules, **more), max_choices, render_mode)


def parallel_env(
    *rules: Any, max_cycles: int | None = None, render_mode: str | None = None, **more: Any
) -> RawParallelEnv:
    """The environment in which everybody acts in every cycle."""
    return RawParallelEnv(Rules(*rules, **more), max_cycles, render_mode)


def env(*rules: Any, max_cycles: int | None = None, **more: Any) -> Any:
    """The environment with PettingZoo's checks around it.

    What is played and seen (game, scenario, options, players, observation) is said as for :class:`Rules`. A
    number of cycles has a meaning only where everybody acts in each: with ``max_cycles`` it is
    :func:`parallel_env`, asked one agent after another.
    """
    if max_cycles is not None:
        return parallel_to_aec(parallel_env(*rules, max_cycles=max_cycles, **more))
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(*rules, **more)))


class Module:
    """One game in the form of a module of PettingZoo, with ``env``, ``raw_env`` and ``parallel_env``."""

    def __init__(self, game: str, *args: Any, **kwargs: Any) -> None:
        self.env = partial(env, game, *args, **kwargs)
        self.raw_env = partial(raw_env, game, *args, **kwargs)
        self.parallel_env = partial(parallel_env, game, *args, **kwargs)
