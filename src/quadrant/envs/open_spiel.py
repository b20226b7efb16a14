"""Every game as a game of OpenSpiel: importing this registers ``quadrant_<name>`` with ``pyspiel``.

>>> import pyspiel
>>> import quadrant.envs.open_spiel
>>> game = pyspiel.load_game("quadrant_generals")
>>> game.num_players()
6

**Chance is one node, at the root**: it picks one of so many deals. A match is its seed and its choices, so
everything dealt and rolled later follows from there, and a history of actions is the whole match. The
parameter ``deals`` sets the number of deals, a sample of all possible ones. A search must not look at future
dice, so it has to use its own worlds: :func:`resample` gives a state that looks the same to a player, with
everything hidden and all future dice drawn again (``set_resampler`` of the ISMCTS bot in
Python takes it; the bots in C++ cannot search in games that are written in Python).
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import msgspec

from quadrant.bots.arena import LIMIT
from quadrant.envs.table import Rules, Table, reward
from quadrant.errors import needed
from quadrant.kernel import catalog
from quadrant.kernel.flow import Choice

with needed("OpenSpiel"):
    import numpy as np
    import pyspiel

#: How many deals there are, unless the parameter says otherwise.
DEALS = 1 << 16


def _camps_balance(game: catalog.Game) -> bool:
    """Whether one side's win is the other's loss: two camps of the same size."""
    camps = list(game.camps.values())
    return len(set(camps)) == 2 and camps.count(camps[0]) * 2 == len(camps)


def game_type(game: catalog.Game) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=f"quadrant_{game.name}",
        long_name=f"Quadrant: {game.title}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if _camps_balance(game) else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=len(game.seats),
        min_num_players=len(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"scenario": game.scenarios[0], "options": "", "deals": DEALS, "page": 0},
    )


def _options(text: str) -> dict[str, Any]:
    """``{"edition": 2}`` as OpenSpiel's parameters can say it: ``edition=2;secret_agenda=true``."""
    pairs = (pair.split("=", 1) for pair in text.split(";") if pair)
    return {
        name: msgspec.json.decode(value) if value[:1] in "0123456789tf-" else value for name, value in pairs
    }


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game with its scenario and options."""

    NAME: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self._kind = game_type(catalog.find(self.NAME))
        given = {**self._kind.parameter_specification, **params}
        self.rules = Rules(
            self.NAME, given["scenario"], _options(given["options"]), page=given["page"] or None
        )
        self.deals = int(given["deals"])
        balanced = _camps_balance(self.rules.game)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.menu.size,
            max_chance_outcomes=self.deals,
            num_players=len(self.rules.game.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if balanced else None,
            max_game_length=LIMIT,
        )
        super().__init__(self._kind, info, params)

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class State(pyspiel.State):  # type: ignore[misc]
    """A match; before the deal there is none."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.rules, self.deals = game.rules, game.deals
        self.table: Table | None = None

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.table.seat
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.rules.game.seats.index(seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.table.page))) if self.table is not None else []

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = Table(self.rules, action)
        else:
            self.table.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.table is None or player < 0:
            return f"deal {action}"
        return written(self.table.page[action]) if action < len(self.table.page) else f"action {action}"

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.seat is None

    def returns(self) -> list[float]:
        game = self.rules.game
        result = self.table.match.result if self.table is not None else None
        return [reward(game, seat, result) for seat in game.seats]

    def __str__(self) -> str:
        if self.table is None:
            return "before the deal"
        match = self.table.match
        return f"{match.scenario}, seed {match.seed}, after {len(match.choices)} choices: {match.digest()}"


def written(choice: Choice | None) -> str:
    """An action in words."""
    return "turn the page" if choice is None else " ".join(map(str, choice))


class Observer:
    """What a player sees: the view, as numbers and as JSON; with perfect recall, also their own choices.

    Without private information it is what everybody may see; without public information, only the secrets.
    """

    def __init__(self, game: Game, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what all players know")
        self._own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._public = kind.public_info
        self._recall = kind.perfect_recall
        self._seats = game.rules.game.seats
        self.tensor = np.zeros(game.rules.encoder.size, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        table = state.table
        self.tensor.fill(0)
        if table is not None and self._public:
            self.tensor[:] = table.row(self._seats[player]) if self._own else table.open_row()

    def string_from(self, state: State, player: int) -> str:
        table = state.table
        if table is None:
            return "before the deal"
        if not self._own:
            return _json(table.match.view()) if self._public else ""
        seat = self._seats[player]
        view = table.match.view(seat)
        asked = table.page if table.seat == seat else []
        parts = [seat, _json(view if self._public else view.own), "; ".join(map(written, asked))]
        if self._recall:
            parts.append("; ".join(written(choice) for by, choice in table.match.choices if by == seat))
        return "\n".join(parts)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def resample(state: State, player: int, random: Random | None = None) -> State:
    """A state that looks the same to the player, with everything hidden and all future dice drawn again.

    Its history is that of the real state and does not lead there: it can be played on and cloned, but not
    stored as a history.
    """
    if state.table is None:
        return state.clone()  # type: ignore[no-any-return]
    other: State = state.clone()
    assert other.table is not None
    match = other.table.match
    game = match.game
    match.state = game.determinise(match.state, game.seats[player], random or Random())
    other.table = Table(other.rules, match=match.fork())
    return other


def register() -> None:
    """Make every game known to ``pyspiel``."""
    known = set(pyspiel.registered_names())
    for game in catalog.games():
        kind = game_type(game)
        if kind.short_name not in known:
            # A class each: pyspiel lets go of what was registered after Python has ended, and only classes
            # survive that.
            pyspiel.register_game(kind, type(f"{game.name.title()}Game", (Game,), {"NAME": game.name}))


register()
