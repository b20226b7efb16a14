"""Boards as pictures: a match as SVG, for notebooks and reports.

>>> import quadrant
>>> board = quadrant.new("generals", seed=7).board()
>>> board
<Board generals, standard: Round 1 of 20, 2000 × 1080>
>>> board.svg[:4]
'<svg'

Each game draws its table in ``quadrant.boards.<game>`` from the same data as the browser client: geography
and places from the game (``games/<name>/data``), symbols, signs and colours from ``boards/data``.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from quadrant.boards.svg import Picture, escape
from quadrant.errors import QuadrantError
from quadrant.kernel.text import Catalogue, catalogue
from quadrant.terminal import shown
from quadrant.terminal.words import words_of

if TYPE_CHECKING:
    from quadrant.kernel.match import Match

STYLE = "font:14px 'PT Sans',sans-serif;margin:4px 0"


class Board:
    """A drawn table: notebooks show it, :meth:`save` writes it to a file."""

    def __init__(self, title: str, picture: Picture, lines: list[str], text: shown.Aside) -> None:
        self._title = title
        self._size = f"{picture.width:g} × {picture.height:g}"
        #: The picture alone.
        self.svg = picture.svg()
        #: The text next to it: where the match stands, who is asked, and the seat's own cards.
        self.lines = lines
        #: The same table as text, for those who cannot use pictures.
        self._aside, self.text = text

    def __repr__(self) -> str:
        return f"<Board {self._title}, {self._size}>"

    def _repr_html_(self) -> str:
        said = "".join(f'<p style="{STYLE}">{escape(line)}</p>' for line in self.lines)
        told = f"<details><summary>{escape(self._aside)}</summary><pre>{escape(self.text)}</pre></details>"
        return f"<div>{said}{self.svg}{told}</div>"

    def save(self, path: Path | str) -> None:
        """Write the picture to a file, as SVG."""
        Path(path).write_text(self.svg, encoding="utf-8")


def board(match: Match, seat: str | None = None, language: str = "en") -> Board:
    """The table of a match as that seat sees it, or as everybody may."""
    game = match.game
    module = game.companion("boards")
    if module is None:
        raise QuadrantError(f"nobody has drawn a board for {game.name}")
    words = catalogue(game.id, language)
    view = match.view(seat)
    picture: Picture = import_module(module).draw(view, words)
    lines = said(match, words)
    if seat is not None:
        lines.append(f"{words.name('seat', seat)}: {_hand(view, words)}")
    where = lines[0].split(" · ")[0]
    text = shown.Aside(words_of(game.id, language).say("as-text"), shown.text(match, seat, language))
    return Board(f"{game.name}, {match.scenario}: {where}", picture, lines, text)


def said(match: Match, words: Catalogue) -> list[str]:
    """Where the match stands, and who is asked or who has won."""
    parts = []
    if match.game.standing is not None:
        standing = match.game.standing(match.state)
        score = ", ".join(f"{_side(words, side)} {points}" for side, points in standing.score.items())
        parts += [words.format(standing.id, standing.args), score]
    result, prompt = match.result, match.prompt
    if result is not None:
        parts.append(", ".join(_side(words, side) for side in result.winners) or "=")
        parts[-1] = f"★ {parts[-1]}"
    elif prompt is not None and match.seat is not None:
        parts.append(f"{words.name('seat', match.seat)}: {words.format(prompt.id, prompt.args)}")
    return [" · ".join(part for part in parts if part)]


def _side(words: Catalogue, side: str) -> str:
    return words.name("camp" if words.has(f"camp-{side}") else "seat", side)


def _hand(view: object, words: Catalogue) -> str:
    """The cards that the seat alone knows."""
    hand: tuple[str, ...] = getattr(getattr(view, "own", None), "hand", ())
    return ", ".join(words.name("card", card) for card in hand)
