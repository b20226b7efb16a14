"""The bots against random play: how often they win, and how long they think."""

from __future__ import annotations

from time import process_time

import quadrant
from bench import report
from quadrant import bots
from quadrant.kernel.catalog import Game
from quadrant.kernel.match import Match

#: Games for each bot and side; fewer where a bot has thought for so many seconds, but never very few.
GAMES = 100
SECONDS = 60.0
FEW = 10


class Tally:
    """Games won, and the time taken for each choice."""

    def __init__(self) -> None:
        self.games = self.won = 0
        self.times: list[float] = []

    def play(self, game: Game, bot: str, side: str, number: int) -> None:
        """One game, the bot in all seats of that side, random play in the others."""
        names = {seat: bot if game.camps[seat] == side else "random" for seat in game.seats}
        players = bots.seated(game, names, number)
        match = Match(game, seed=f"bench/{number}", keep=False)
        while match.seat is not None:
            question = bots.Question(match)
            start = process_time()
            choice = players[question.seat].choose(question)
            if names[question.seat] == bot:
                self.times.append(process_time() - start)
            match.choose(choice)
        self.games += 1
        self.won += match.result is not None and side in match.result.winners

    @property
    def enough(self) -> bool:
        return self.games >= GAMES or (self.games >= FEW and sum(self.times) > SECONDS)

    def row(self) -> tuple[str, str, str, str]:
        """Games won with a 95 % interval (Wilson), mean and near-longest thinking, in milliseconds."""
        mean = sum(self.times) / len(self.times)
        times = sorted(self.times)
        most = times[int(len(times) * 0.99)]
        interval = report.interval(self.won, self.games)
        return f"{self.won} of {self.games}", interval, f"{1000 * mean:.1f}", f"{1000 * most:.1f}"


def main() -> None:
    heads = ("against random play", "won", "95 % interval", "mean ms a choice", "99th percentile")
    rows = []
    for game in quadrant.games():
        for bot in bots.names(game.name):
            if bot in ("random", "general", "marshal", "planner"):  # measured by the ladder
                continue
            for side in dict.fromkeys(game.camps.values()):
                tally = Tally()
                while not tally.enough:
                    tally.play(game, bot, side, tally.games)
                rows.append((f"{game.name}: {bot} as {side}", *tally.row()))
                # Row by row: a run that is broken off has not been for nothing.
                report.write("Bots", report.table(heads, rows))


if __name__ == "__main__":
    main()
