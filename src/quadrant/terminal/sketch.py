"""How a table is drawn: in parts, so that only what has changed is drawn again."""

from __future__ import annotations

from importlib import import_module
from io import StringIO
from typing import Any

from rich.console import Console, RenderableType

from quadrant.kernel.catalog import Game
from quadrant.kernel.match import Match
from quadrant.terminal.words import Words

#: A part of the table: the facts it shows, and the picture of them.
Part = tuple[Any, RenderableType]
#: As wide as a line of text is drawn where nobody says how much room there is.
WIDTH = 120


def sketch_of(game: Game) -> Any:
    """What draws the table of a game: its own module, or a plain list of its view."""
    return import_module(game.companion("terminal") or "quadrant.terminal.plain")


def text(match: Match, seat: str | None = None, language: str = "en", width: int = WIDTH) -> str:
    """The table as that seat sees it, or as everybody may: plain text."""
    words = Words(match.game.id, language)
    out = StringIO()
    console = Console(file=out, width=width, highlight=False)
    for _, drawn in sketch_of(match.game).parts(match.view(seat), words):
        console.print(drawn)
    return out.getvalue().rstrip("\n")
