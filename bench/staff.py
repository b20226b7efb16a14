"""What the notes about staff bots share: games played and timed, beside random play and beside history."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from statistics import mean, median
from time import process_time
from typing import NamedTuple

from bench import report
from quadrant import bots
from quadrant.kernel import catalog
from quadrant.kernel.catalog import Game
from quadrant.kernel.match import Match

Firsts = dict[str, int]
Points = dict[int, int]
#: Keeps when something happened first, and how it stood at the start of each turn.
Note = Callable[[Match, Firsts, Points], None]


class Played(NamedTuple):
    """One game: who won and how, when, the first turn of what is noted, the points, and CPU time a choice."""

    winner: str
    reason: str
    turn: int
    first: Firsts
    points: Points
    times: list[float]


def play(name: str, note: Note, spec: str, scenario: str, number: int) -> Played:
    """One game from its number."""
    game = catalog.find(name)
    names = bots.seating(game, spec)
    players = bots.seated(game, names, f"bench/{number}")
    match = Match(game, scenario, f"bench/{number}", keep=False)
    first: Firsts = {}
    points: Points = {}
    times = []
    while match.seat is not None:
        question = bots.Question(match)
        start = process_time()
        choice = players[question.seat].choose(question)
        if names[question.seat] == "staff":
            times.append(process_time() - start)
        match.choose(choice)
        note(match, first, points)
    assert match.result is not None
    return Played(match.result.winner, match.result.reason, max(points), first, points, times)


def play_all(name: str, note: Note, spec: str, scenario: str, games: int, jobs: int) -> list[Played]:
    """That many games, by that many processes."""
    one = partial(play, name, note, spec, scenario)
    if jobs <= 1:
        return [one(number) for number in range(games)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return list(pool.map(one, range(games), chunksize=2))


def milliseconds(played: Sequence[Played]) -> str:
    """CPU time a choice: the mean, what 99 % stay under, the longest."""
    times = sorted(1000 * time for game in played for time in game.times)
    return f"{mean(times):.1f} / {times[int(len(times) * 0.99)]:.0f} / {times[-1]:.0f}"


def against_random(
    game: Game, note: Note, games: Mapping[str, int], jobs: int, sides: Sequence[str] = ()
) -> str:
    """Each side (or those named) of each scenario against random play, with so many games."""
    rows = []
    for scenario, n in games.items():
        for side in sides or game.seats:
            played = play_all(game.name, note, f"{side}=staff", scenario, n, jobs)
            won = sum(one.winner == side for one in played)
            rows.append((scenario, side, f"{won} of {n}", report.interval(won, n), milliseconds(played)))
            print(rows[-1], flush=True)
    return report.table(("scenario", "staff", "won", "95 % interval", "ms: mean / 99 % / longest"), rows)


def beside_history(played: Sequence[Played], history: Mapping[str, int]) -> list[tuple[str, str, str]]:
    """When the things of history happened in these games."""
    rows = []
    for name, turn in history.items():
        when = [one.first[name] for one in played if name in one.first]
        found = f"{len(when)} of {len(played)}" + (f", turn {median(when):.0f} (median)" if when else "")
        rows.append((name, found, f"turn {turn}" if turn else "never"))
    return rows


def over_time(played: Sequence[Played], turns: Sequence[int], what: str) -> list[tuple[str, str, str]]:
    """How it stood at the start of these turns, in the games that came so far."""
    rows = []
    for turn in turns:
        points = [one.points[turn] for one in played if turn in one.points]
        if points:
            shown = f"{median(points):.0f} ({min(points)} to {max(points)}; {len(points)} games)"
            rows.append((f"{what}, turn {turn}", shown, ""))
    return rows


def arguments(about: str | None, games: int) -> argparse.ArgumentParser:
    """What all of these benches can be told."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--random-games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    return parser
