"""The staff of No Retreat!: against random play with either side, and against itself beside history.

    python -m bench.no_retreat_bots [--games 50] [--random-games 100] [--jobs 1]

writes the measured part of docs/no-retreat-bots.md.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, median
from time import process_time
from typing import NamedTuple

from bench import report
from quadrant import bots
from quadrant.games.no_retreat.components import BERLIN, CITY, MOSCOW, SOVIET
from quadrant.games.no_retreat.state import NoRetreat
from quadrant.kernel import catalog
from quadrant.kernel.match import Match

PAGE = Path(__file__).parent.parent / "docs" / "no-retreat-bots.md"
GAME = catalog.find("no_retreat")
#: What the note speaks of, and the turn in which history had it; 0: never.
HISTORY = {
    "the USSR has the initiative": 12,
    "Moscow falls to the Axis": 0,
    "Stalingrad falls to the Axis": 0,
    "Berlin falls to the USSR": 27,
}
SHORT = tuple(scenario for scenario in GAME.scenarios if scenario != "campaign")


class Played(NamedTuple):
    """One game: who won and how, when, the first turn of each thing in HISTORY, and CPU time a choice."""

    winner: str
    reason: str
    turn: int
    first: dict[str, int]
    points: dict[int, int]
    times: list[float]


def play(spec: str, scenario: str, number: int) -> Played:
    """One game from its number."""
    names = bots.seating(GAME, spec)
    players = bots.seated(GAME, names, f"bench/{number}")
    match = Match(GAME, scenario, f"bench/{number}", keep=False)
    first: dict[str, int] = {}
    points: dict[int, int] = {}
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


def note(match: Match, first: dict[str, int], points: dict[int, int]) -> None:
    """Keep when something happened first, and the points of the Axis at the start of each turn."""
    game = match.state
    assert isinstance(game, NoRetreat)
    happened = (
        game.initiative == SOVIET,
        game.control >> MOSCOW & 1,
        game.control >> CITY["Stalingrad"] & 1,
        not game.control >> BERLIN & 1,
    )
    for name, yes in zip(HISTORY, happened, strict=True):
        if yes:
            first.setdefault(name, game.turn)
    if game.turn not in points:
        points[game.turn] = match.view(None).sides[0].points


def play_all(spec: str, scenario: str, games: int, jobs: int) -> list[Played]:
    """That many games, by that many processes."""
    one = partial(play, spec, scenario)
    if jobs <= 1:
        return [one(number) for number in range(games)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return list(pool.map(one, range(games), chunksize=2))


def milliseconds(played: Sequence[Played]) -> str:
    times = sorted(1000 * time for game in played for time in game.times)
    return f"{mean(times):.1f} / {times[int(len(times) * 0.99)]:.0f} / {times[-1]:.0f}"


# The page


def against_random(games: int, jobs: int) -> str:
    """Each side of each scenario against random play; the short ones with fewer games."""
    rows = []
    for scenario in ("campaign", *SHORT):
        n = games if scenario == "campaign" else max(4, games // 5)
        for side in GAME.seats:
            played = play_all(f"{side}=staff", scenario, n, jobs)
            won = sum(game.winner == side for game in played)
            rows.append((scenario, side, f"{won} of {n}", report.interval(won, n), milliseconds(played)))
            print(rows[-1], flush=True)
    return report.table(("scenario", "staff", "won", "95 % interval", "ms: mean / 99 % / longest"), rows)


def campaigns(games: int, jobs: int) -> str:
    """The staff against itself, beside history."""
    played = play_all("staff", "campaign", games, jobs)
    wins = Counter(game.winner for game in played)
    ends = Counter(f"{game.winner}: {game.reason.removeprefix('win-')}" for game in played)
    rows = [
        ("games won", ", ".join(f"{side}: {wins[side]}" for side in GAME.seats), "soviet"),
        ("how", ", ".join(f"{how} {n}" for how, n in ends.most_common()), "soviet: key hexes"),
        ("last turn (median)", f"{median(game.turn for game in played):.0f}", "27"),
    ]
    for name, turn in HISTORY.items():
        when = [game.first[name] for game in played if name in game.first]
        found = f"{len(when)} of {games}" + (f", turn {median(when):.0f} (median)" if when else "")
        rows.append((name, found, f"turn {turn}" if turn else "never"))
    for turn in (3, 6, 9, 12, 15, 18, 21):
        points = [game.points[turn] for game in played if turn in game.points]
        if points:
            shown = f"{median(points):.0f} ({min(points)} to {max(points)}; {len(points)} games)"
            rows.append((f"points of the Axis, turn {turn}", shown, ""))
    rows.append(("ms a choice: mean / 99 % / longest", milliseconds(played), ""))
    return report.table(("campaigns of the staff against itself", "measured", "history"), rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--random-games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    if args.random_games:
        command = f"python -m bench.no_retreat_bots --games 0 --random-games {args.random_games}"
        body = against_random(args.random_games, args.jobs)
        report.insert("Against random play", f"Measured with `{command}`.\n\n{body}", PAGE)
    if args.games:
        command = f"python -m bench.no_retreat_bots --games {args.games} --random-games 0"
        body = campaigns(args.games, args.jobs)
        report.insert("Against itself", f"Measured with `{command}`.\n\n{body}", PAGE)


if __name__ == "__main__":
    main()
