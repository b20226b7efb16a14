"""The bots of Churchill: campaigns by those of chapter 11, both styles beside the championships of people,
and the staff against two chapter 11 bots in each chair.

    python -m bench.churchill_bots [--games 300] [--tournament-games 48] [--chair-games 100] [--jobs 1]

writes the measured part of docs/churchill-bots.md.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, median
from time import process_time
from typing import NamedTuple

from bench import report
from quadrant import bots
from quadrant.bots.churchill.priorities import tuned
from quadrant.kernel import catalog
from quadrant.kernel.match import Match

PAGE = Path(__file__).parent.parent / "docs" / "churchill-bots.md"
GAME = catalog.find("churchill")
SCENARIOS = ("campaign", "tournament", "training")
#: What a close score is in the designer's notes, in any edition.
CLOSE = 15


class Championship(NamedTuple):
    """Games of the tournament scenario by people: who won, and whether an Axis power stood at the end."""

    wins: dict[str, int]
    stands: int
    #: In how many games it is known whether an Axis power stood.
    known: int


PEOPLE = Championship({"uk": 24, "ussr": 8, "us": 16}, 29, 47)


class Played(NamedTuple):
    """One game, and what the designer's notes speak of."""

    winner: str
    reason: str
    conference: int
    germany: int
    japan: int
    vp: dict[str, int]
    spread: int
    #: Seconds of CPU time for each choice of the bot that is measured.
    times: list[float]


def play(spec: str, scenario: str, bot: str, number: int) -> Played:
    """One game from its number."""
    names = bots.seating(GAME, spec)
    players = bots.seated(GAME, names, f"bench/{number}")
    match = Match(GAME, scenario, f"bench/{number}", keep=False)
    times = []
    while match.seat is not None:
        question = bots.Question(match)
        start = process_time()
        choice = players[question.seat].choose(question)
        if names[question.seat] == bot and len(question.options) > 1:
            times.append(process_time() - start)
        match.choose(choice)
    result, view = match.result, match.view(None)
    assert result is not None
    vp = dict.fromkeys(GAME.seats, 0)
    for part in result.parts:
        vp[part.side] += part.amount if part.id != "vp-adjustment" else 0
    germany, japan = (axis.surrendered for axis in view.axis)
    spread = max(vp.values()) - min(vp.values())
    return Played(result.winner, result.reason, view.conference, germany, japan, vp, spread, times)


def play_all(spec: str, scenario: str, bot: str, games: int, jobs: int) -> list[Played]:
    """That many games, by that many processes."""
    one = partial(play, spec, scenario, bot)
    if jobs <= 1:
        return [one(number) for number in range(games)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return list(pool.map(one, range(games), chunksize=5))


# The pages


def share(n: int, of: int) -> str:
    return f"{100 * n / of:.0f} %"


def spread_over(values: Iterable[int], none: str) -> str:
    """A distribution in one line: value × count."""
    counted = sorted(Counter(values).items())
    return ", ".join(f"{value if value else none}: {n}" for value, n in counted)


def milliseconds(played: Iterable[Played]) -> tuple[str, str, str]:
    """Times of a choice: the mean, the 99th percentile and the longest."""
    times = sorted(1000 * time for game in played for time in game.times)
    found = mean(times), times[int(len(times) * 0.99)], times[-1]
    return f"{found[0]:.1f}", f"{found[1]:.0f}", f"{found[2]:.0f}"


def chapter11(played: Sequence[Played], command: str) -> str:
    """The campaigns of the chapter 11 bots, beside what is known of games between people."""
    n = len(played)
    fallen = [game for game in played if game.germany and game.japan]
    wins = Counter(game.winner for game in played)
    ends = Counter(game.reason.removeprefix("reason-") for game in played)
    late = sum(game.conference in (7, 8) for game in played)
    close = sum(game.spread <= CLOSE for game in fallen)
    means = {seat: mean(game.vp[seat] for game in played) for seat in GAME.seats}
    average, slow, longest = milliseconds(played)
    rows = [
        ("games finished without error", f"{n} of {n}", ""),
        ("last conference", spread_over((g.conference for g in played), ""), "usually 7 or 8"),
        ("of these in conference 7 or 8", share(late, n), ""),
        ("median last conference", f"{median(g.conference for g in played):.0f}", "7 or 8"),
        ("Germany surrenders in", spread_over((g.germany for g in played), "never"), ""),
        ("Japan surrenders in", spread_over((g.japan for g in played), "never"), ""),
        ("spread of 15 or less, where both surrendered", share(close, len(fallen)), "the majority"),
        ("median spread", f"{median(g.spread for g in played):.0f}", "15 or less"),
        ("end conditions", ", ".join(f"{k}: {v}" for k, v in ends.most_common()), ""),
        ("games won", ", ".join(f"{seat}: {wins[seat]}" for seat in GAME.seats), ""),
        ("mean VP", ", ".join(f"{seat}: {means[seat]:.1f}" for seat in GAME.seats), ""),
        ("ms a choice", f"mean {average}, 99th percentile {slow}, longest {longest}", ""),
    ]
    table = "\n".join(f"| {a} | {b} | {c} |" for a, b, c in rows)
    return (
        f"Measured with `{command}`.\n\n| campaigns of three chapter 11 bots | measured | people |\n"
        f"| --- | --- | --- |\n{table}\n\n"
        "What people do: the designer's notes (length of the war, spreads)."
    )


def championships(games: int, jobs: int) -> str:
    """Three bots of a kind at the tournament scenario, beside people at the same scenario."""
    lines = [
        f"| three of a kind | {' | '.join(GAME.seats)} | an Axis power stands at the end |",
        "| --- |" + " --- |" * (len(GAME.seats) + 1),
    ]

    def line(who: str, wins: Mapping[str, int], stands: int, known: int) -> str:
        shares = (f"{wins[seat]} ({share(wins[seat], sum(wins.values()))})" for seat in GAME.seats)
        return f"| {who} | {' | '.join(shares)} | {share(stands, known)} of {known} |"

    for bot in ("chapter11", "staff"):
        played = play_all(bot, "tournament", bot, games, jobs)
        stands = sum(not (game.germany and game.japan) for game in played)
        lines.append(line(f"`{bot}`", Counter(game.winner for game in played), stands, games))
        print(lines[-1], flush=True)
    lines.append(line("people", PEOPLE.wins, PEOPLE.stands, PEOPLE.known))
    people = "48 games of the World Boardgaming Championships, which play the tournament scenario"
    return "\n".join(lines) + f"\n\nPeople: {people}."


def chairs(games: int, jobs: int) -> str:
    """The staff in each chair against two chapter 11 bots."""
    rows = []
    for scenario in SCENARIOS:
        n = games if scenario == SCENARIOS[0] else max(10, games // 4)
        for seat in GAME.seats:
            spec = ",".join(f"{name}={'staff' if name == seat else 'chapter11'}" for name in GAME.seats)
            played = play_all(spec, scenario, "staff", n, jobs)
            won = sum(game.winner == seat for game in played)
            ends = Counter(g.reason.removeprefix("reason-") for g in played if g.winner == seat)
            how = ", ".join(f"{reason}: {k}" for reason, k in ends.most_common())
            cells = (f"{won} of {n}", share(won, n), report.interval(won, n), how, *milliseconds(played))
            rows.append((scenario, seat, *cells))
            print(rows[-1], flush=True)
    heads = ("scenario", "chair", "won", "", "95 % interval", "how", "mean ms", "99th percentile", "longest")
    lines = ["| " + " | ".join(heads) + " |", "| " + " | ".join(["---"] * len(heads)) + " |"]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return (
        "\n".join(lines)
        + "\n\nA third would be even. Times are CPU time for a choice between several options."
    )


def tuning() -> str:
    """Every number of the charts that is not the source's."""
    lines = ["| what | source | here | why |", "| --- | --- | --- | --- |"]
    lines += [f"| {t.what} | {t.source} | {t.here} | {t.why} |" for t in tuned()]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--tournament-games", type=int, default=48)
    parser.add_argument("--chair-games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    if args.games:
        played = play_all("chapter11", "campaign", "chapter11", args.games, args.jobs)
        body = chapter11(played, f"python -m bench.churchill_bots --games {args.games}")
        body = f"{body}\n\n### What was tuned to come close\n\n{tuning()}"
        report.insert("Bots at war", body, PAGE)
    if args.tournament_games:
        body = championships(args.tournament_games, args.jobs)
        command = f"python -m bench.churchill_bots --tournament-games {args.tournament_games}"
        body = f"Measured with `{command}`.\n\n{body}"
        report.insert("Beside the championships", body, PAGE)
    if args.chair_games:
        body = chairs(args.chair_games, args.jobs)
        command = f"python -m bench.churchill_bots --chair-games {args.chair_games}"
        body = f"Measured with `{command}`.\n\n{body}"
        report.insert("The staff against two chapter 11 bots", body, PAGE)


if __name__ == "__main__":
    main()
