"""Every game as an environment of PettingZoo.

>>> from quadrant.envs import pettingzoo
>>> env = pettingzoo.env("generals", players=2)
>>> env.reset(seed=7)
>>> env.agents
['germany+italy+japan', 'uk+ussr+usa']

An agent is a player: a seat, or several seats of one side. :func:`env` asks whoever is asked in the match, as
often as the rules ask him. :func:`parallel_env` has everybody act in every cycle; all but the one who is
asked can only wait. See docs/training.md for what agents see and what their actions mean.
"""

from __future__ import annotations

import sys
from functools import partial
from typing import Any

from quadrant.envs import needed
from quadrant.envs.sparse import EMPTY
from quadrant.envs.table import Rules, Table

with needed("PettingZoo"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import parallel_to_aec
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

#: What numbers can stand in an observation.
LOW, HIGH = -(1 << 15), (1 << 15) - 1

Observation = dict[str, NDArray[Any]]
Info = dict[str, Any]


class Sight:
    """What agents see and do, the same in both kinds of environments."""

    #: How many actions those have who are not asked.
    WAITING = 0

    def __init__(self, rules: Rules, render_mode: str | None = None) -> None:
        self.rules = rules
        self.render_mode = render_mode
        name = f"quadrant_{rules.game.name}_v{rules.game.version}"
        self.metadata: Info = {"name": name, "render_modes": ["ansi", "human"]}
        self.possible_agents = list(rules.players)
        self.agents: list[str] = []
        # All alike, but each agent has its own, to be seeded apart.
        self._seen = {player: self._space() for player in rules.players}
        self._done = {player: spaces.Discrete(rules.menu.size) for player in rules.players}
        self.table: Table

    def _space(self) -> spaces.Dict:
        menu, sparse = self.rules.menu, self.rules.sparse
        if sparse is not None:
            found = {name: spaces.Box(EMPTY, HIGH, shape, np.int16) for name, shape in sparse.shapes.items()}
            return spaces.Dict({**found, "action_mask": spaces.Box(0, 1, (menu.size,), np.int8)})
        return spaces.Dict(
            {
                "observation": spaces.Box(LOW, HIGH, (self.rules.encoder.size,), np.int16),
                "action_mask": spaces.Box(0, 1, (menu.size,), np.int8),
                "actions": spaces.Box(LOW, HIGH, (menu.size, 1 + menu.targets), np.int16),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._done[agent]

    def mask(self, agent: str) -> NDArray[Any]:
        """Which actions the agent has."""
        table = self.table
        return self.rules.menu.mask(len(table.page) if agent == table.player else self.WAITING)

    def info(self, agent: str) -> Info:
        """What is to be had without drawing a view: the seat, the options as they are, the mask."""
        table = self.table
        return {"seat": table.of(agent), "options": table.menu_of(agent), "action_mask": self.mask(agent)}

    def look(self, agent: str, info: Info) -> Observation:
        """What the agent sees, as numbers; the view, if it is drawn, and what is asked go into its info."""
        table = self.table
        if self.rules.sparse is not None:
            return {**table.features(agent), "action_mask": self.mask(agent)}
        view = info["view"] = table.view(agent)
        info["prompt"] = table.match.prompt if agent == table.player else None
        return {
            "observation": table.row(agent, view),
            "action_mask": self.mask(agent),
            "actions": self.rules.menu.features(table.menu_of(agent)),
        }

    def render(self) -> str | None:
        """What everybody may see, as text: given back, or written to the terminal."""
        text = str(self.table.match)
        if self.render_mode != "human":
            return text
        sys.stdout.write(text + "\n")
        return None

    def close(self) -> None:
        """There is nothing to release."""


class RawEnv(Sight, AECEnv):  # type: ignore[misc]
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
        """The match is over, or was broken off. Only now is there anything to be rewarded for."""
        result = self.table.match.result
        for agent in self.agents:
            self.terminations[agent], self.truncations[agent] = over, not over
            self.rewards[agent] = self.table.reward(agent)
            self.infos[agent] = {**self.info(agent), "result": result}
        self._accumulate_rewards()
        self._deads_step_first()


class RawParallelEnv(Sight, ParallelEnv):  # type: ignore[misc]
    """Everybody acts in every cycle, and one choice is made: that of who is asked.

    An action beyond the menu counts on from its beginning, so that none is illegal; the mask shows the first
    of each. ``max_cycles`` ends a match that takes longer.
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
