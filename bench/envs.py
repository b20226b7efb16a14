"""The doors for trainers in random play, beside the engine in the same run."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median

from bench import report
from bench.engine import ROUNDS, SCENARIOS, Speed, measure, random_play
from quadrant.envs import pettingzoo
from quadrant.kernel import catalog

TEXT = """Steps a second of CPU time of one process, and how much of the engine's own rate that is. *Mask
only*: a random legal action without looking (`last(observe=False)`). *Observed*: the view is drawn, written
as numbers and handed over at every step, as a learner needs it; what that costs is the view. *Features*: the
same with `observation="features"`. OpenSpiel: a random legal action through `pyspiel`."""


def zoo(name: str, observe: bool, observation: str = "view") -> Callable[[int], int]:
    """A random policy in PettingZoo's environment."""
    env = pettingzoo.raw_env(name, SCENARIOS.get(name), observation=observation)

    def play(number: int) -> int:
        random = Random(number)
        env.reset(seed=number)
        steps = 0
        while env.table.seat is not None:
            _, _, _, _, info = env.last(observe)
            env.step(int(random.random() * len(info["options"])))
            steps += 1
        return steps

    return play


def spiel(name: str) -> Callable[[int], int]:
    """A random policy in OpenSpiel's game."""
    import pyspiel

    import quadrant.envs.open_spiel  # noqa: F401

    game = pyspiel.load_game(f"quadrant_{name}", {"scenario": SCENARIOS[name]} if name in SCENARIOS else {})

    def play(number: int) -> int:
        random = Random(number)
        state = game.new_initial_state()
        state.apply_action(number % game.deals)
        steps = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
            steps += 1
        return steps

    return play


def main() -> None:
    rows: list[tuple[object, ...]] = []
    for name in catalog.NAMES:
        doors = zoo(name, False), zoo(name, True), zoo(name, True, "features"), spiel(name)
        players = random_play(name), *doors
        speeds: list[list[Speed]] = [[] for _ in players]
        for turn in range(ROUNDS):
            for found, play in zip(speeds, players, strict=True):
                found.append(measure(play, turn * 1000))
        engine, *others = ([speed.choices for speed in found] for found in speeds)
        cells = [f"{median(engine):,.0f}"]
        for door in others:
            share = median(ours / theirs for ours, theirs in zip(door, engine, strict=True))
            cells.append(f"{median(door):,.0f} ({share:.2f})")
        rows.append((name, *cells))
    zoos = [f"PettingZoo, {how}" for how in ("mask only", "observed", "features")]
    heads = ("random play", "engine", *zoos, "OpenSpiel")
    report.write("Trainers' doors", f"{TEXT}\n\n{report.table(heads, rows)}")


if __name__ == "__main__":
    main()
