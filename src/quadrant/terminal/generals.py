"""The table of Generals: the map by region, the nations, the hand."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quadrant.games.generals.view import Own, PieceView, View
from quadrant.kernel.message import Arg
from quadrant.terminal.sketch import Part
from quadrant.terminal.words import Words

_REGIONS: Final = """
europe: united_kingdom western_europe germany italy balkans eastern_europe ukraine scandinavia iceland russia
europe: moscow baltic_sea black_sea mediterranean_sea north_sea
asia: siberia kazakhstan mongolia vladivostok china szechuan india southeast_asia middle_east japan
asia: caspian_sea sea_of_japan bay_of_bengal
pacific: iwo_jima philippines indonesia new_guinea australia new_zealand hawaii south_china_sea north_pacific
pacific: central_pacific east_pacific south_pacific
america: canada eastern_united_states western_united_states pacific_northwest latin_america north_atlantic
america: southeast_pacific
africa: north_africa africa madagascar south_atlantic indian_ocean southern_ocean
"""


def _regions() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in _REGIONS.strip().splitlines():
        region, _, spaces = line.partition(": ")
        found.setdefault(region, []).extend(spaces.split())
    return found


REGIONS: Final = _regions()

COLOURS: Final = {
    "germany": "bright_black",
    "italy": "green",
    "japan": "magenta",
    "uk": "blue",
    "ussr": "red",
    "usa": "yellow",
}
SIGNS: Final = {"army": "■", "navy": "▲"}


def parts(view: View, words: Words) -> list[Part]:
    """All that the seat sees."""
    shown: list[Part] = [
        ((view.round, view.phase, view.turn, view.score), _headline(view, words)),
        ((view.pieces, view.sources), _map(view, words)),
        (view.nations, _nations(view, words)),
    ]
    if view.own is not None:
        shown.append((view.own, _hand(view.own, words)))
    return shown


def _headline(view: View, words: Words) -> Text:
    score = ", ".join(f"{words.name('camp', camp)} {points}" for camp, points in view.score.items())
    args: dict[str, Arg] = {
        "number": view.round,
        "turn": words.name("seat", view.turn),
        "stage": words.name("phase", view.phase),
        "score": score,
    }
    return Text(words.format("terminal-headline", args), style="bold")


def _map(view: View, words: Words) -> RenderableType:
    pieces: dict[str, list[PieceView]] = {}
    for piece in view.pieces:
        pieces.setdefault(piece.space, []).append(piece)
    stars = {source.space for source in view.sources}
    panels = []
    for region, spaces in REGIONS.items():
        lines = [_space(space, space in stars, pieces.get(space, []), words) for space in spaces]
        title = words.format(f"terminal-region-{region}")
        panels.append(Panel(Text("\n").join(lines), title=title, title_align="left", padding=0))
    return Columns(panels, padding=0)


def _space(space: str, star: bool, pieces: list[PieceView], words: Words) -> Text:
    line = Text(("★ " if star else "  ") + words.name("space", space), style="" if pieces else "dim")
    for piece in pieces:
        # Sign and letters besides the colour: nobody has to tell the nations apart by colour alone.
        mark = f" {SIGNS[piece.kind]}{words.format(f'terminal-short-{piece.seat}')}"
        line.append(mark + ("" if piece.supplied else "!"), style=f"bold {COLOURS[piece.seat]}")
    return line


def _nations(view: View, words: Words) -> Table:
    heads = ("", "deck", "hand", "discard", "responses", "army", "navy", "income", "statuses")
    rows = Table(box=None)
    for head in heads:
        rows.add_column(words.format(f"terminal-{head}") if head else "", no_wrap=head != "statuses")
    for nation in view.nations:
        rows.add_row(
            Text(words.name("seat", nation.seat), style=f"bold {COLOURS[nation.seat]}"),
            *map(str, (nation.deck, nation.hand, nation.discard, nation.responses)),
            *map(str, (nation.armies_left, nation.navies_left, nation.income)),
            ", ".join(words.name("card", card) for card in nation.statuses),
        )
    return rows


def _hand(own: Own, words: Words) -> Table:
    """The cards in hand with what they do, and one's own face-down responses."""
    rows = Table(words.format("terminal-hand"), "", box=None)
    for card in own.hand:
        rows.add_row(Text(words.name("card", card), style="bold"), words.format(f"card-{card}", {}, "text"))
    for card in own.responses:
        name = Text(f"{words.name('card', card)} ({words.format('terminal-face-down')})", style="italic")
        rows.add_row(name, words.format(f"card-{card}", {}, "text"))
    return rows
