"""The result of a ladder: ratings, the table of pairs, and whether a general beats the staff."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

from quadrant.bots.ladder import LadderGame, camps
from quadrant.bots.ladder.ratings import RatedGame, Rating, rate
from quadrant.bots.ladder.results import Results
from quadrant.errors import QuadrantError
from quadrant.figures import Interval, interval, slug, student, table, write
from quadrant.kernel import catalog
from quadrant.kernel.catalog import Game

HEAD: Final = """# The ladder

Written by `quadrant ladder GAME --write`; nothing here is typed by hand. The bots of a game play each other
on the same deals, each pair once with either bot in each camp; in a game of three, either alone in each chair
against two of the other. [Bots](bots.md) says how to play on.

Ratings are Bradley–Terry strengths as Elo, with `staff` at 1500; 400 points are ten to one. A camp has a
strength of its own, so that a lopsided scenario does not blur them; the chance to win is a side's part of all
strengths at the table, be they two or three. A shared victory counts in parts, a draw as one that all share.
Every bot is taken to have drawn one more game, against one of middling strength. Intervals are at 95 %: of a
rating, that of its distance from `staff`; of a share, Wilson's; of a difference, and of `general` against
`staff`, from deal to deal: the games of a deal change camps, so that what the camps are worth cancels out.
"""
#: The bot that the others are measured by, and the one that must beat it.
HOLDER: Final = "staff"
CHALLENGER: Final = "general"
#: How many games answer that; fewer if one takes so many seconds.
ENOUGH: Final = 100
ENOUGH_LONG: Final = 40
LONG: Final = 60.0


class Tally(NamedTuple):
    """A number of games, and the share that was won."""

    games: int
    won: float

    @classmethod
    def of(cls, parts: Iterable[float]) -> Tally:
        found = list(parts)
        return cls(len(found), sum(found))

    @property
    def share(self) -> str:
        return f"{100 * self.won / self.games:.0f} %" if self.games else ""

    @property
    def interval(self) -> str:
        return interval(self.won, self.games) if self.games else ""

    def __str__(self) -> str:
        return f"{self.share} [{self.interval.removesuffix(' %')}] of {self.games}" if self.games else ""


class Page:
    """The games of a ladder, as tables."""

    def __init__(self, results: Results, names: Sequence[str]) -> None:
        self.game: Game = catalog.find(results.setting.game)
        self.names = names
        self.camps = camps(self.game)
        self.games = results.played(names)
        self.results = results

    # Sums

    def alone(self, bot: str, other: str) -> list[tuple[LadderGame, str]]:
        """The games of a bot that is alone in its camp, all others being the other; with the camp."""
        found = []
        for game in self.games:
            sides = game.pairing.sides
            mine = [camp for camp, name in sides.items() if name == bot]
            if len(mine) == 1 and all(name in (bot, other) for name in sides.values()):
                found.append((game, mine[0]))
        return found

    def tally(self, bot: str, other: str) -> Tally:
        return Tally.of(game.part(camp) for game, camp in self.alone(bot, other))

    def in_camp(self, bot: str, camp: str) -> Tally:
        return Tally.of(game.part(camp) for game in self.games if game.pairing.sides[camp] == bot)

    def milliseconds(self, bot: str) -> str:
        """Mean CPU time per choice."""
        choices = sum(game.choices.get(bot, 0) for game in self.games)
        thought = sum(game.thought.get(bot, 0.0) for game in self.games)
        return f"{1000 * thought / choices:.3g}" if choices else ""

    # Tables

    def title(self) -> str:
        return f"{self.game.title}, {self.results.setting.scenario}"

    def body(self) -> str:
        """Everything, as Markdown."""
        if not self.games:
            return "Nothing has been played yet."
        ratings = rate(
            (
                RatedGame(game.pairing.sides, {camp: game.part(camp) for camp in self.camps})
                for game in self.games
            ),
            HOLDER,
        )
        order = list(ratings.bots)
        parts = [self._about(), self._ratings(ratings.bots), self._sides(ratings.places), self._pairs(order)]
        return "\n\n".join([*parts, *self._question()])

    def _about(self) -> str:
        commands = "\n".join(f"    {command}" for command in self.results.commands)
        deals = len({game.pairing.key[:2] for game in self.games})
        seconds = sum(game.seconds for game in self.games) / len(self.games)
        options = self.results.setting.special
        rules = ", ".join(f"{name} {value}".lower() for name, value in options.items())
        told = f"{len(self.games)} games on {deals} deal{'s' * (deals > 1)}, {seconds:.1f} s of CPU time each"
        return f"Played with\n\n{commands}\n\n{told}{f', with {rules}' if rules else ''}."

    def _ratings(self, ratings: dict[str, Rating]) -> str:
        rows = []
        for bot, rating in ratings.items():
            count = sum(bot in game.pairing.sides.values() for game in self.games)
            shares = [self.in_camp(bot, camp).share for camp in self.camps]
            sure = "" if bot == HOLDER else between(rating.interval)
            rows.append((bot, f"{rating.elo:.0f}", sure, count, *shares, self.milliseconds(bot)))
        heads = (
            "bot",
            "Elo",
            "95 % interval",
            "games",
            *(f"as {camp}" for camp in self.camps),
            "ms a choice",
        )
        return table(heads, rows)

    def _sides(self, places: dict[str, Rating]) -> str:
        rows = [
            (place, f"{round(rating.elo):+}", between(rating.interval, "+"), self._won(place).share)
            for place, rating in places.items()
        ]
        return table(("camp", "Elo beside the mean", "95 % interval", "won by any bot"), rows)

    def _won(self, camp: str) -> Tally:
        return Tally.of(game.part(camp) for game in self.games)

    def _pairs(self, names: Sequence[str]) -> str:
        rows = [
            (bot, *("" if bot == other else str(self.tally(bot, other)) for other in names)) for bot in names
        ]
        even = 100 / len(self.camps)
        alone = "won by the row" if len(self.camps) == 2 else "won by the row, alone in its camp"
        return table((f"{alone} (even: {even:.0f} %)", *names), rows)

    # The question

    def _question(self) -> list[str]:
        if CHALLENGER not in self.names or HOLDER not in self.names:
            return []
        return [self._duel() if len(self.camps) == 2 else self._field()]

    def _duel(self) -> str:
        """Whether the challenger wins more than half of the games against the holder."""
        games = self.alone(CHALLENGER, HOLDER)
        tally = self.tally(CHALLENGER, HOLDER)
        deals = by_deal((game, game.part(camp)) for game, camp in games)
        # Half of a deal says more about its camp than about the bot.
        whole = [fmean(parts) for parts in deals if len(parts) == len(self.camps)]
        _, sure = difference(whole)
        leads = [lead for game, camp in games if (lead := game.lead(camp)) is not None]
        shown = f"{100 * max(0.0, sure.low):.0f}–{100 * min(1.0, sure.high):.0f} %" if len(whole) > 1 else ""
        row = (f"`{CHALLENGER}` against `{HOLDER}`", tally.games, tally.share, shown)
        heads = ("", "games", "won", "95 % interval", "lower end above 50 %?", "points ahead at the end")
        found = answer(len(whole) > 1 and sure.low > 0.5, [game for game, _ in games])
        return table(heads, [(*row, found, ahead(leads))])

    def _field(self) -> str:
        """Whether the challenger wins more than the holder, against the same others on the same deals."""
        rows = []
        every: list[tuple[LadderGame, str, LadderGame]] = []
        fields = [name for name in self.names if name not in (CHALLENGER, HOLDER)]
        for other in fields:
            compared = self._compared(other)
            every += compared
            rows.append(_row(other, compared))
        if len(fields) > 1:
            rows.append(_row("all of them", every))
        heads = ("in each camp, against a field of", "games each", f"`{CHALLENGER}` won", f"`{HOLDER}` won")
        return table((*heads, "more on the same deals", "95 % interval", "lower end above 0?"), rows)

    def _compared(self, other: str) -> list[tuple[LadderGame, str, LadderGame]]:
        """The games of both against one field, deal by deal and camp by camp."""
        theirs = {(game.pairing.key[:2], camp): game for game, camp in self.alone(HOLDER, other)}
        found = []
        for game, camp in self.alone(CHALLENGER, other):
            same = theirs.get((game.pairing.key[:2], camp))
            if same is not None:
                found.append((game, camp, same))
        return found

    def write(self, path: Path) -> None:
        """Write it into the page, replacing the section about the same scenario."""
        order = [slug(f"{game.title}, {name}") for game in catalog.games() for name in game.scenarios]
        try:
            write(path, HEAD, self.title(), self.body(), order)
        except OSError as error:
            raise QuadrantError(f"cannot write {path}: {error.strerror}") from None


def between(interval: Interval, sign: str = "") -> str:
    """An interval of ratings."""
    return f"{round(interval.low):{sign}} to {round(interval.high):{sign}}"


def answer(clear: bool, games: Sequence[LadderGame]) -> str:
    """Yes or no, once there are enough games."""
    mean = sum(game.seconds for game in games) / max(1, len(games))
    enough = ENOUGH_LONG if mean > LONG else ENOUGH
    if len(games) < enough:
        return f"open: {len(games)} of {enough} games"
    return "yes" if clear else "no"


def ahead(leads: Sequence[float]) -> str:
    """A lead in points, on the average."""
    if len(leads) < 2:
        return ""
    mean, sure = difference(leads)
    return f"{mean:+.1f} [{sure.low:+.1f} to {sure.high:+.1f}]"


def _row(field: str, compared: Sequence[tuple[LadderGame, str, LadderGame]]) -> tuple[object, ...]:
    mine, theirs = (
        Tally.of(game.part(camp) for game, camp in games)
        for games in (
            [(game, camp) for game, camp, _ in compared],
            [(game, camp) for _, camp, game in compared],
        )
    )
    deals = by_deal((game, game.part(camp) - other.part(camp)) for game, camp, other in compared)
    gap, sure = difference([fmean(gaps) for gaps in deals])
    shown = (
        (f"{100 * gap:+.0f} %", f"{100 * sure.low:+.0f} to {100 * sure.high:+.0f} %") if deals else ("", "")
    )
    found = answer(bool(deals) and sure.low > 0, [game for game, _, _ in compared])
    return (field, mine.games, mine.share, theirs.share, *shown, found)


def by_deal(amounts: Iterable[tuple[LadderGame, float]]) -> list[list[float]]:
    """The amounts seen in the games, grouped by deal."""
    deals: dict[object, list[float]] = {}
    for game, amount in amounts:
        deals.setdefault(game.pairing.key[:2], []).append(amount)
    return list(deals.values())


def difference(gaps: Sequence[float]) -> tuple[float, Interval]:
    """The mean of what was seen on each deal, with its interval; one deal alone says nothing."""
    n = len(gaps)
    if n < 2:
        return sum(gaps), Interval(-1.0, 1.0)
    mean = sum(gaps) / n
    half = student(n - 1) * sqrt(sum((gap - mean) ** 2 for gap in gaps) / (n - 1) / n)
    return mean, Interval(mean - half, mean + half)
