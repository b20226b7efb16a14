"""The staff of Empire of the Sun: against random play, against itself, and its campaigns beside history.

    python -m bench.empire_bots [--games 30] [--campaigns 10] [--random-games 100] [--scenarios …] [--sides …]
                                [--jobs 1]

writes the measured part of docs/empire-bots.md: the sides named of the scenarios named against random play,
these scenarios against itself (``--games`` of each), then the campaigns. Each side of each scenario has a
table of its own, so that the parts can be run one by one.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from statistics import median

from bench import report, staff
from quadrant.games.empire.components import (
    BURMA_NATION,
    DEI,
    MALAYA,
    PHILIPPINES,
    SINGAPORE,
    SPACE,
    US_CARRIERS,
)
from quadrant.games.empire.state import Empire, on_map
from quadrant.kernel import catalog
from quadrant.kernel.board import bits
from quadrant.kernel.match import Match

PAGE = Path(__file__).parent.parent / "docs" / "empire-bots.md"
GAME = catalog.find("empire")
MIDWAY, SAIPAN, GUADALCANAL, LEYTE = (SPACE[id] for id in ("5108", "3813", "4423", "3014"))
IWO_JIMA, OKINAWA = (SPACE[id] for id in ("3709", "3209"))
#: What the note speaks of, and the turn in which history had it; 0: never. A turn is four months.
HISTORY = {
    "Singapore falls to Japan": 2,
    "Malaya surrenders": 2,
    "the Philippines surrender": 3,
    "the Dutch East Indies surrender": 2,
    "Burma surrenders": 3,
    "Japan holds Guadalcanal": 3,
    "Japan holds Midway": 0,
    "a US carrier is lost": 3,
    "the Allies take Guadalcanal back": 4,
    "the Allies take Saipan": 9,
    "the Allies are back at Leyte": 10,
    "B29s bomb Japan": 9,
    "the Allies hold Iwo Jima or Okinawa": 11,
}
#: The scenarios that are asked about.
SCENARIOS = ("south_pacific", "year_1943")


def happened(game: Empire) -> tuple[bool, ...]:
    """What of HISTORY is true now; who takes something back must have lost it."""
    fallen = game.surrendered

    def allied(space: int) -> bool:
        return not game.control >> space & 1

    return (
        bool(game.control >> SINGAPORE & 1),
        bool(fallen >> MALAYA & 1),
        bool(fallen >> PHILIPPINES & 1),
        bool(fallen >> DEI & 1),
        bool(fallen >> BURMA_NATION & 1),
        not allied(GUADALCANAL),
        not allied(MIDWAY),
        any(not on_map(game, unit) and not game.due[unit] and game.turn > 1 for unit in bits(US_CARRIERS)),
        allied(GUADALCANAL),
        allied(SAIPAN),
        allied(LEYTE) and bool(fallen >> PHILIPPINES & 1),
        bool(game.bombing & 0xFF),
        allied(IWO_JIMA) or allied(OKINAWA),
    )


def note(match: Match, first: staff.Firsts, points: staff.Points) -> None:
    """Keep when something happened first, and the US political will at the start of each turn."""
    game = match.state
    assert isinstance(game, Empire)
    points.setdefault(game.turn, game.will)
    for name, yes in zip(HISTORY, happened(game), strict=True):
        if yes and name not in first:
            if name == "the Allies take Guadalcanal back" and "Japan holds Guadalcanal" not in first:
                continue
            first[name] = game.turn


def ends(played: list[staff.Played]) -> str:
    """Who won how often, and how."""
    how = Counter(f"{game.winner}: {game.reason.removeprefix('win-')}" for game in played)
    return ", ".join(f"{name} {n}" for name, n in how.most_common())


def itself(scenario: str, games: int, jobs: int) -> str:
    """The staff against itself."""
    played = staff.play_all(GAME.name, note, "staff", scenario, games, jobs)
    won = sum(game.winner == "japan" for game in played)
    share = report.interval(won, games)
    row = (scenario, f"{won} of {games}", share, ends(played), staff.milliseconds(played))
    print(row, flush=True)
    return report.table(("scenario", "Japan won", "95 % interval", "how", "ms: mean / 99 % / longest"), [row])


def campaigns(games: int, jobs: int) -> str:
    """Whole wars, beside history."""
    played = staff.play_all(GAME.name, note, "staff", "campaign_1941", games, jobs)
    rows = [
        ("how they ended", ends(played), "allies: surrender"),
        ("last turn (median)", f"{median(game.turn for game in played):.0f}", "12"),
        *staff.beside_history(played, HISTORY),
        *staff.over_time(played, (2, 4, 6, 8, 10, 12), "US political will"),
        ("ms a choice: mean / 99 % / longest", staff.milliseconds(played), ""),
    ]
    return report.table(("campaigns of the staff against itself", "measured", "history"), rows)


def measured(command: str, body: str) -> str:
    """A table, and how to measure it again."""
    return f"Measured with `{command}`.\n\n{body}"


def main() -> None:
    parser = staff.arguments(__doc__, 30)
    parser.add_argument("--campaigns", type=int, default=10)
    parser.add_argument("--scenarios", nargs="+", default=list(SCENARIOS), choices=GAME.scenarios)
    parser.add_argument("--sides", nargs="+", default=list(GAME.seats), choices=GAME.seats)
    args = parser.parse_args()
    for scenario in args.scenarios:
        told = f"python -m bench.empire_bots --scenarios {scenario} --campaigns 0"
        for side in args.sides if args.random_games else ():
            body = staff.against_random(GAME, note, {scenario: args.random_games}, args.jobs, [side])
            command = f"{told} --games 0 --random-games {args.random_games} --sides {side}"
            report.insert(f"Against random play: {scenario}, {side}", measured(command, body), PAGE)
        if args.games:
            body = itself(scenario, args.games, args.jobs)
            command = f"{told} --games {args.games} --random-games 0"
            report.insert(f"Against itself: {scenario}", measured(command, body), PAGE)
    if args.campaigns:
        body = campaigns(args.campaigns, args.jobs)
        command = f"python -m bench.empire_bots --games 0 --campaigns {args.campaigns} --random-games 0"
        report.insert("Whole wars", measured(command, body), PAGE)


if __name__ == "__main__":
    main()
