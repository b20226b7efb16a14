"""Two bots against each other on paired seeds: every deal is played once with either in each camp or seat.

    python -m bench.duels generals general staff --pairs 50 --seed fresh
    python -m bench.duels churchill general staff --scenario training --against chapter11

With ``--against`` a third bot takes the other seats and both are measured against it on the same deals: so a
game of three compares the share that each wins.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from math import sqrt
from time import process_time

from bench import report
from quadrant import bots
from quadrant.kernel import catalog
from quadrant.kernel.catalog import Game
from quadrant.kernel.match import Match


class Player:
    """A bot: its games, its wins, and the time it took for each choice."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.won: list[bool] = []
        #: Wins by side: where one side always wins, a duel says nothing.
        self.sides: dict[str, int] = {}
        self.times: list[float] = []
        #: By how many points its side was ahead of the best other at the end.
        self.margins: list[float] = []

    def __str__(self) -> str:
        won, games = sum(self.won), len(self.won)
        times = sorted(self.times)
        mean, most = 1000 * sum(times) / len(times), 1000 * times[int(0.99 * len(times))]
        share = f"{won} of {games}, {100 * won / games:.0f} % [{report.interval(won, games)}]"
        sides = ", ".join(f"{side} {count}" for side, count in self.sides.items())
        ahead = f"; {shown(self.margins)} points" if self.margins else ""
        return f"{self.name}: {share} ({sides}){ahead}; {mean:.1f} ms a choice, 99th percentile {most:.0f} ms"


def play(game: Game, scenario: str, seed: str, side: str, first: Player, others: str) -> None:
    """One game with a bot on that side and others elsewhere."""
    names = {seat: first.name if game.camps[seat] == side else others for seat in game.seats}
    players = bots.seated(game, names, seed)
    match = Match(game, scenario, seed, keep=False)
    while match.seat is not None:
        question = bots.Question(match)
        start = process_time()
        choice = players[question.seat].choose(question)
        if game.camps[question.seat] == side:
            first.times.append(process_time() - start)
        match.choose(choice)
    won = match.result is not None and side in match.result.winners
    first.won.append(won)
    first.sides[side] = first.sides.get(side, 0) + won
    score = game.standing(match.state).score if game.standing else {}
    if side in score and len(score) > 1:
        first.margins.append(score[side] - max(amount for other, amount in score.items() if other != side))


def shown(amounts: Sequence[float]) -> str:
    """The mean of some amounts, with its 95 % interval."""
    n = len(amounts)
    mean = sum(amounts) / n
    half = 1.96 * sqrt(sum((amount - mean) ** 2 for amount in amounts) / max(1, n - 1) / n)
    return f"{mean:+.1f} [{mean - half:+.1f} to {mean + half:+.1f}]"


def gap(first: Player, second: Player) -> str:
    """By how much the first wins more than the second on the same deals, in per cent."""
    return shown([100.0 * (one - other) for one, other in zip(first.won, second.won, strict=True)])


def main() -> None:
    args = arguments()
    game = catalog.find(args.game)
    scenario = game.check_scenario(args.scenario)
    first, second = Player(args.first), Player(args.second)
    for number in range(args.pairs):
        for side in dict.fromkeys(game.camps.values()):
            seed = f"{args.seed}/{number}"
            play(game, scenario, seed, side, first, args.against or second.name)
            if args.against:
                play(game, scenario, seed, side, second, args.against)
        print(first, second if args.against else "", gap(first, second) if args.against else "", flush=True)


def arguments() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    for name in ("game", "first", "second"):
        parser.add_argument(name)
    parser.add_argument("--scenario")
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--seed", default="duel")
    parser.add_argument("--against", default="")
    return parser.parse_args()


if __name__ == "__main__":
    main()
