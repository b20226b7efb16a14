"""Every game as an environment of Gymnasium: one player learns, bots have the other seats.

>>> import gymnasium
>>> import quadrant.envs.gymnasium                    # registers quadrant/generals, quadrant/churchill, …
>>> env = gymnasium.make("quadrant/generals", players=2, bot="random", observation="features")
>>> seen, info = env.reset(seed=7)
>>> info["player"] in ("germany+italy+japan", "uk+ussr+usa")
True

``gymnasium.make_vec("quadrant/generals", num_envs=64)`` steps many such matches at once. :class:`SelfPlay`
does the same where whoever learns plays all seats. See docs/training.md for what is seen and what actions
mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quadrant import bots
from quadrant.envs.sight import Array, Info, Observation, Sight, done, seen
from quadrant.envs.table import Rules, Table
from quadrant.errors import QuadrantError, needed
from quadrant.kernel import catalog

with needed("Gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

#: Seeds of matches are numbers below this.
SEEDS = 1 << 31


class Solo(Sight, gymnasium.Env[Any, Any]):
    """One player against bots. Without ``player`` it is another one in every match, by lot; a player is
    named as PettingZoo's agents are. ``max_choices`` breaks a match off after so many own actions."""

    def __init__(
        self,
        game: str,
        player: str | None = None,
        bot: str = "staff",
        max_choices: int | None = None,
        render_mode: str | None = None,
        **rules: Any,
    ) -> None:
        super().__init__(Rules(game, **rules), render_mode)
        names = tuple(self.rules.players)
        if player is not None and player not in names:
            raise QuadrantError(f"there is no player {player!r}: there are {', '.join(names)}")
        self.players = names if player is None else (player,)
        self.bot = bot
        bots.seating(self.rules.game, bot)
        self._max = max_choices
        self.observation_space, self.action_space = seen(self.rules), done(self.rules)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(SEEDS))
        self.player = self.players[int(self.np_random.integers(len(self.players)))]
        game, own = self.rules.game, self.rules.players[self.player]
        others = {seat: self.bot for seat in game.seats if seat not in own}
        self._others = bots.seated(game, others, number)
        self.table = Table(self.rules, number)
        self.table.let(self._others)
        self._acts = 0
        return self._looked()

    def _looked(self) -> tuple[Observation, Info]:
        info = {**self.info(self.player), "player": self.player}
        observed = self.look(self.player, info)
        # Masks are shared by all who see as many options; whoever keeps one may change it.
        observed["action_mask"], info["action_mask"] = (self.mask(self.player).copy() for _ in range(2))
        return observed, info

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        self.table.act(int(action))
        self._acts += 1
        if self.table.player != self.player:
            self.table.let(self._others)
        over = self.table.player is None
        broken = not over and self._max is not None and self._acts >= self._max
        observed, info = self._looked()
        if self.render_mode == "human":
            self.render()
        return observed, self.table.reward(self.player), over, broken, info


class SelfPlay(VectorEnv[Observation, Array, Array]):
    """Many matches at once, all seats played by whoever learns: in each, the player that is asked acts.

    Whose turn it is stands in ``infos["player"]``, as the player's number. A match that is over begins anew
    at once, with the next seed; what its end is worth to each player stands in ``infos["rewards"]``, a row
    for each match. The rewards of a step are those of the players who have just acted.
    """

    def __init__(self, game: str, num_envs: int = 64, max_choices: int | None = None, **rules: Any) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.rules = Rules(game, **rules)
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = seen(self.rules), done(self.rules)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.players = tuple(self.rules.players)
        self._max = max_choices
        self._sights = [Sight(self.rules) for _ in range(num_envs)]
        self._next = 0

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Info | None = None
    ) -> tuple[Observation, Info]:
        if seed is not None and not isinstance(seed, int):
            raise QuadrantError("one seed: the matches have it and those that follow")
        self._next = int(np.random.default_rng(seed).integers(SEEDS))
        for sight in self._sights:
            self._anew(sight)
        return self._looked(), {"player": self._asked()}

    def _anew(self, sight: Sight) -> None:
        sight.table = Table(self.rules, self._next)
        self._next += 1

    def _asked(self) -> NDArray[np.int64]:
        return np.array([self.players.index(str(sight.table.player)) for sight in self._sights])

    def _looked(self) -> Observation:
        rows = [sight.look(str(sight.table.player), {}) for sight in self._sights]
        return {name: np.stack([row[name] for row in rows]) for name in rows[0]}

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, Info]:
        before = self._asked()
        ends = np.zeros((self.num_envs, len(self.players)))
        over, broken = np.zeros(self.num_envs, bool), np.zeros(self.num_envs, bool)
        for n, (sight, action) in enumerate(zip(self._sights, actions, strict=True)):
            table = sight.table
            table.act(int(action))
            over[n] = table.player is None
            broken[n] = not over[n] and self._max is not None and table.acts >= self._max
            if over[n] or broken[n]:
                ends[n] = [table.reward(player) for player in self.players]
                self._anew(sight)
        rewards = ends[np.arange(self.num_envs), before]
        return self._looked(), rewards, over, broken, {"player": self._asked(), "rewards": ends}


def register() -> None:
    """Make every game known to Gymnasium, as ``quadrant/<name>``."""
    for name in catalog.NAMES:
        id = f"quadrant/{name}"
        if id not in gymnasium.registry:
            # Its own checker asks for observations that are arrays, not dictionaries of them.
            gymnasium.register(id, f"{__name__}:Solo", kwargs={"game": name}, disable_env_checker=True)


register()
