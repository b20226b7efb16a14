"""Can the chances be believed? What is said of positions, beside how often the seat has won in the end.

``python -m bench.reliability generals --games 300`` plays games of the general against itself, from deals
that no net was trained on, asks a seat of each camp now and then, and writes docs/chances.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from math import log
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from bench import report
from quadrant import bots, figures
from quadrant.bots.analysis import Judge, levels_for
from quadrant.bots.crew import by_processes
from quadrant.bots.nets.levels import Learned
from quadrant.kernel import catalog
from quadrant.kernel.match import Match

PAGE: Final = Path(__file__).parent.parent / "docs" / "chances.md"
HEAD: Final = """# Chances that can be believed

Advice, analysis and its turning points say how likely a seat wins, from what the seat knows. Here is how
often it did, in games of the general against itself that no net was trained on. Written by
`python -m bench.reliability`.
"""
#: A position in so many choices is judged, and there are so many bins.
EVERY: Final = 40
BINS: Final = 10
#: Nothing is held for more certain than this, lest one surprise counts more than all the rest.
SUREST: Final = 1e-4


class Said(NamedTuple):
    """What was said of a position, by the net and by the guide made by hand, and what part the seat won."""

    net: float
    by_hand: float
    won: float


def judged(name: str, scenario: str, number: int) -> list[Said]:
    """What is said on the way of one game."""
    game, levels = catalog.find(name), levels_for(name)
    by_hand = levels.by_hand if isinstance(levels, Learned) else levels
    judges = Judge(game, levels), Judge(game, by_hand)
    match, random = Match(game, scenario, f"reliability/{number}", keep=False), Random(number)
    players = bots.seated(game, dict.fromkeys(game.seats, "general"), number)
    camps = tuple(dict.fromkeys(game.camps.values()))
    seen: list[tuple[str, float, float]] = []
    first, n = random.randrange(EVERY), 0
    while match.seat is not None:
        if n % EVERY == first:
            for camp in camps:
                seat = random.choice([seat for seat in game.seats if game.camps[seat] == camp])
                net, hand = (judge.chance(match.state, n, seat) for judge in judges)
                seen.append((camp, net, hand))
        match.choose(players[match.seat].choose(bots.Question(match)))
        n += 1
    assert match.result is not None
    return [Said(net, hand, match.result.share(camp, camps)) for camp, net, hand in seen]


def log_loss(chances: Sequence[float], won: Sequence[float]) -> float:
    """How surprising the ends were for who said this."""
    bounded = [min(max(chance, SUREST), 1 - SUREST) for chance in chances]
    lost = (part * log(p) + (1 - part) * log(1 - p) for p, part in zip(bounded, won, strict=True))
    return -sum(lost) / len(won)


def bins(said: Sequence[Said]) -> Iterator[tuple[str, str, str, str]]:
    """The positions by what the net said of them: how many, what was said, and what came."""
    for number in range(BINS):
        some = [one for one in said if min(int(one.net * BINS), BINS - 1) == number]
        if some:
            mean, won = (sum(values) / len(some) for values in ([s.net for s in some], [s.won for s in some]))
            width = 100 // BINS
            heads = f"{number * width}–{(number + 1) * width} %"
            yield heads, str(len(some)), f"{100 * mean:.0f} %", f"{100 * won:.0f} %"


def body(said: Sequence[Said], command: str, games: int) -> str:
    """The section of a game."""
    won = [one.won for one in said]
    base = sum(won) / len(won)
    losses = {
        "the chance that is shown": log_loss([one.net for one in said], won),
        "the guide made by hand": log_loss([one.by_hand for one in said], won),
        "always the same": log_loss([base] * len(won), won),
    }
    table = report.table(("said", "positions", "said in the mean", "won"), list(bins(said)))
    rows = [(name, f"{loss:.3f}") for name, loss in losses.items()]
    told = f"{len(said)} positions of {games} games, by `{command}`."
    return f"{told}\n\n{table}\n\n{report.table(('log-loss', ''), rows)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=catalog.NAMES)
    parser.add_argument("--scenario", default=None)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    scenario = catalog.find(args.game).check_scenario(args.scenario)
    task = partial(judged, args.game, scenario)
    said = [one for _, some in by_processes(task, range(args.games), args.jobs) for one in some]
    command = f"python -m bench.reliability {args.game} --scenario {scenario} --games {args.games}"
    found = body(said, command, args.games)
    figures.write(PAGE, HEAD, args.game, found, catalog.NAMES)
    print(found)


if __name__ == "__main__":
    main()
