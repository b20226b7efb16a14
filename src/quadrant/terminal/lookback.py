"""A match looked back on, in the terminal: the chance to win, and the moves that mattered most."""

from __future__ import annotations

from collections.abc import Collection

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quadrant.bots.advice import TOLD, Advice, in_words, percent
from quadrant.bots.analysis import Analysis, Turning, by_side, worst
from quadrant.bots.reasons import sources
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Choice
from quadrant.kernel.match import Match
from quadrant.kernel.message import Args
from quadrant.kernel.text import Catalogue

#: So many points of the curve are told.
ROWS = 16


def told(match: Match, found: Analysis, language: str, seats: Collection[str] = ()) -> RenderableType:
    """The whole of it; first of all the worst moves of these seats."""
    game = match.game
    words = Catalogue(game.id, language, *sources(game.name, language))
    course = words.format("lookback-course"), _course(game, found, words)
    own = worst(found.turnings, seats)
    others = [one for one in found.turnings if one not in own]
    parts: list[RenderableType] = []
    for title, some in (("lookback-own", own), ("lookback-turnings", others)):
        if some:
            parts += [f"\n{words.format(title)}", *(_turning(one, game, words) for one in some)]
    return Group(*course, *parts)


def _course(game: Game, found: Analysis, words: Catalogue) -> Table:
    sides = list(dict.fromkeys(game.camps.values()))
    table = Table("n", *(_side(side, words) for side in sides), box=None, padding=(0, 2, 0, 0))
    every = max(1, len(found.points) // ROWS)
    for point in (*found.points[:-1:every], *found.points[-1:]):
        chances = by_side(point.chances, game.camps)
        table.add_row(str(point.n), *(f"{100 * chances[side]:.0f} %" for side in sides))
    return table


def _side(side: str, words: Catalogue) -> str:
    return words.name("camp", side) if words.has(f"camp-{side}") else words.name("seat", side)


def _turning(one: Turning, game: Game, words: Catalogue) -> Text:
    """A move: who, from where to where, what was played, and what was better."""
    text = Text(
        f"\n{one.n:>4}  {words.name('seat', one.seat)}, {100 * one.before:.0f} → {100 * one.after:.0f} %: "
    )
    text.append(_line(one.played, game, words))
    if one.better is not None:
        text.append(
            f"\n      {words.format('search-instead', {'n': max(1, round(100 * one.better.behind))})} "
        )
        text.append(_line(one.better.choices, game, words))
        text.append(f" ({words.format('search-brought', _brought(one.better))})")
        for reason in one.better.reasons:
            text.append(f"\n      {in_words(reason, words, game)}")
    return text


def _brought(better: Advice) -> Args:
    """What the better line would have brought, and what was expected instead."""
    return {"n": percent(better.value), "was": percent(better.value - better.behind)}


def _line(choices: tuple[Choice, ...], game: Game, words: Catalogue) -> str:
    said = (
        words.wording(choice, game.all_verbs()) or " ".join(map(str, choice)) for choice in choices[:TOLD]
    )
    return "; ".join(said)
