"""The staff of No Retreat!: against random play with either side, and against itself beside history.

    python -m bench.no_retreat_bots [--games 50] [--random-games 100] [--jobs 1]

writes the measured part of docs/no-retreat-bots.md.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from statistics import median

from bench import report, staff
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


# The page


def campaigns(games: int, jobs: int) -> str:
    """The staff against itself, beside history."""
    played = staff.play_all(GAME.name, note, "staff", "campaign", games, jobs)
    wins = Counter(game.winner for game in played)
    ends = Counter(f"{game.winner}: {game.reason.removeprefix('win-')}" for game in played)
    rows = [
        ("games won", ", ".join(f"{side}: {wins[side]}" for side in GAME.seats), "soviet"),
        ("how", ", ".join(f"{how} {n}" for how, n in ends.most_common()), "soviet: key hexes"),
        ("last turn (median)", f"{median(game.turn for game in played):.0f}", "27"),
        *staff.beside_history(played, HISTORY),
        *staff.over_time(played, (3, 6, 9, 12, 15, 18, 21), "points of the Axis"),
        ("ms a choice: mean / 99 % / longest", staff.milliseconds(played), ""),
    ]
    return report.table(("campaigns of the staff against itself", "measured", "history"), rows)


def main() -> None:
    args = staff.arguments(__doc__, 50).parse_args()
    if args.random_games:
        command = f"python -m bench.no_retreat_bots --games 0 --random-games {args.random_games}"
        short = dict.fromkeys(SHORT, max(4, args.random_games // 5))
        body = staff.against_random(GAME, note, {"campaign": args.random_games, **short}, args.jobs)
        report.insert("Against random play", f"Measured with `{command}`.\n\n{body}", PAGE)
    if args.games:
        command = f"python -m bench.no_retreat_bots --games {args.games} --random-games 0"
        body = campaigns(args.games, args.jobs)
        report.insert("Against itself", f"Measured with `{command}`.\n\n{body}", PAGE)


if __name__ == "__main__":
    main()
