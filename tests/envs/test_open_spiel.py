"""Every game as a game of OpenSpiel."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel
import pytest

import quadrant
from quadrant.envs import open_spiel

#: Scenarios that are soon over.
SHORT = {"no_retreat": "moscow", "empire": "south_pacific"}


def game(name: str, **params: Any) -> Any:
    if name in SHORT:
        params["scenario"] = SHORT[name]
    return pyspiel.load_game(f"quadrant_{name}", params)


def played(name: str, choices: int, deal: int = 5) -> Any:
    state, random = game(name).new_initial_state(), Random(1)
    state.apply_action(deal)
    for _ in range(choices):
        state.apply_action(random.choice(state.legal_actions()))
    return state


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", ["generals", "churchill", "no_retreat", "empire"])
def test_open_spiels_own_simulation_passes(name: str) -> None:
    pyspiel.random_sim_test(game(name, deals=8), num_sims=1, serialize=False, verbose=False)


def test_a_history_is_the_whole_match() -> None:
    state = played("generals", 40)
    match = quadrant.new("generals", seed=5)
    for _, choice in state.table.match.choices:
        match.choose(choice)
    assert match.digest() == state.table.match.digest()
    again = game("generals").new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


def test_a_state_is_cloned_and_stored() -> None:
    state = played("churchill", 20)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert len(clone.history()) == len(state.history()) + 1
    _, stored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(stored) == str(state)


def test_another_world_looks_the_same_to_the_player() -> None:
    state = played("generals", 60)
    player = state.current_player()
    other = open_spiel.resample(state, player, Random(2))
    assert other.observation_string(player) == state.observation_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions() == state.legal_actions()
    rival = (player + 1) % 6
    assert other.observation_string(rival) != state.observation_string(rival)


def test_with_perfect_recall_own_choices_are_remembered() -> None:
    state = played("generals", 60)
    player = state.current_player()
    seen, known = state.observation_string(player), state.information_state_string(player)
    assert known.startswith(seen)
    assert "discard" in known[len(seen) :]


def test_public_and_private_observations_are_kept_apart() -> None:
    state = played("generals", 60)
    kinds = pyspiel.PrivateInfoType
    found = {}
    for name, public, private in (("open", True, kinds.NONE), ("own", False, kinds.SINGLE_PLAYER)):
        kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=private)
        observer = state.get_game().make_py_observer(kind)
        found[name] = [observer.string_from(state, player) for player in (0, 1)]
        observer.set_from(state, 0)
        assert observer.tensor.any() == public
    assert found["open"][0] == found["open"][1]
    hand = state.table.match.view("germany").own.hand[0]
    assert '"own":null' in found["open"][0]
    assert hand in found["own"][0]
    assert hand not in found["own"][1]
    everybody = pyspiel.IIGObservationType(perfect_recall=False, private_info=kinds.ALL_PLAYERS)
    with pytest.raises(ValueError, match="nobody sees"):
        state.get_game().make_py_observer(everybody)


def test_options_of_a_match_are_parameters() -> None:
    rules = game("churchill", options="edition=2;secret_agenda=true").rules
    assert rules.options["edition"] == 2
    assert rules.options["secret_agenda"] is True
