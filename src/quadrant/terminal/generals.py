"""The table of Generals: the spaces of the world with their pieces, the nations, the hand."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from quadrant.games.generals.told.view import NationView, PieceView, View
from quadrant.kernel.flow import Choice
from quadrant.kernel.message import Arg
from quadrant.terminal.layout import GAP, clipped, side_by_side, title
from quadrant.terminal.sight import Card, Room, Section, Sight
from quadrant.terminal.words import Thing, Words

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
#: Which regions stand below each other.
COLUMNS: Final = (("europe",), ("asia",), ("pacific",), ("america", "africa"))
LEAST: Final = 24

COLOURS: Final = {
    "germany": "bold white",
    "italy": "bold green",
    "japan": "bold magenta",
    "uk": "bold blue",
    "ussr": "bold red",
    "usa": "bold yellow",
}
SIGNS: Final = {"army": "■", "navy": "▲"}


def head(sight: Sight) -> str:
    view: View = sight.view
    words = sight.words
    args: dict[str, Arg] = {
        "number": view.round,
        "turn": words.name("seat", view.turn),
        "stage": words.name("phase", view.phase),
        "score": ", ".join(f"{words.name('camp', camp)} {points}" for camp, points in view.score.items()),
    }
    return words.format("terminal-headline", args)


# The map


def _standing(view: View) -> dict[str, list[PieceView]]:
    found: dict[str, list[PieceView]] = {}
    for piece in view.pieces:
        found.setdefault(piece.space, []).append(piece)
    return found


def top(sight: Sight, width: int) -> list[Text]:
    """The spaces by region, in columns: ★ is a supply source, ‹n› what can be chosen there."""
    each = (width - (len(COLUMNS) - 1) * GAP) // len(COLUMNS)
    columns = [[line for region in stack for line in _region(sight, region, each)] for stack in COLUMNS]
    lines = columns[-1]
    for column in reversed(columns[:-1]):
        lines = side_by_side(column, lines, each)
    return [*lines, Text(sight.words.say("legend-generals"), style="dim")]


def _region(sight: Sight, region: str, width: int) -> list[Text]:
    pieces = _standing(sight.view)
    stars = {source.space for source in sight.view.sources}
    named = title(sight.words.say(f"region-{region}"))
    return [
        named,
        *(_space(sight, space, space in stars, pieces.get(space, []), width) for space in REGIONS[region]),
    ]


def _space(sight: Sight, space: str, star: bool, pieces: list[PieceView], width: int) -> Text:
    words = sight.words
    # Sign and letters besides the colour: nobody has to tell the nations apart by colour alone.
    marks = [
        (f" {SIGNS[one.kind]}{words.say(f'short-{one.seat}')}{_states(one)}", COLOURS[one.seat])
        for one in pieces
    ]
    number = sight.number_at(("space", space))
    if number:
        marks.append((f" ‹{number}›", "bold reverse"))
    room = width - 2 - sum(cell_len(mark) for mark, _ in marks)
    line = Text(
        ("★ " if star else "  ") + clipped(words.name("space", space), room), style="" if pieces else "dim"
    )
    for mark, style in marks:
        line.append(mark, style=f"not dim {style}")
    return line


def _states(piece: PieceView) -> str:
    return ("" if piece.supplied else "!") + ("+" if piece.protected else "")


def places(sight: Sight) -> list[Section]:
    """Who stands where, region by region; then the spaces that are empty."""
    words, pieces = sight.words, _standing(sight.view)
    found = []
    for region, spaces in REGIONS.items():
        lines = [_spoken(sight, space, pieces[space]) for space in spaces if space in pieces]
        empty = [words.name("space", space) for space in spaces if space not in pieces]
        lines.append(words.say("empty-spaces", spaces=", ".join(empty)))
        found.append(Section(words.say(f"region-{region}"), lines))
    stars = [words.name("space", source.space) for source in sight.view.sources]
    nations = [line for nation in sight.view.nations for line in _nation(nation, words)]
    return [
        Section(words.say("title-nations"), nations),
        *found,
        Section(words.say("title-sources"), [", ".join(stars)]),
    ]


def _spoken(sight: Sight, space: str, pieces: list[PieceView]) -> str:
    return f"{sight.words.name('space', space)}: {', '.join(_piece(piece, sight.words) for piece in pieces)}"


def _piece(piece: PieceView, words: Words) -> str:
    said = f"{words.name('seat', piece.seat)}, {words.name('piece', piece.kind)}"
    states = [] if piece.supplied else [words.say("out-of-supply")]
    states += [words.say("protected")] if piece.protected else []
    return f"{said} ({', '.join(states)})" if states else said


# The nations


def left(sight: Sight, room: Room) -> list[Text]:
    """A line for each nation: its cards, its pieces in stock, its income and its statuses."""
    words = sight.words
    heads = ("deck", "hand", "discard", "responses", "army", "navy", "income")
    names = [words.say(f"short-head-{head}") for head in heads]
    first = max(len(words.name("seat", nation.seat)) for nation in sight.view.nations) + 1
    lines = [Text(" " * first + " ".join(f"{name:>5}" for name in names), style="dim")]
    for nation in sight.view.nations:
        line = Text(f"{words.name('seat', nation.seat):<{first}}", style=COLOURS[nation.seat])
        line.append(" ".join(f"{number:>5}" for number in _numbers(nation)), style="not bold default")
        statuses = ", ".join(words.name("card", card) for card in nation.statuses)
        line.append("  " + clipped(statuses, max(0, room.width - len(line) - 2)), style="not bold dim")
        lines.append(line)
    return lines


def _numbers(nation: NationView) -> tuple[int, ...]:
    return (
        *(nation.deck, nation.hand, nation.discard, nation.responses),
        *(nation.armies_left, nation.navies_left, nation.income),
    )


def tracks(sight: Sight) -> list[Text]:
    """Nothing beside the map: the nations have their own table."""
    return []


def _nation(nation: NationView, words: Words) -> list[str]:
    """A nation in sentences."""
    numbers = zip(
        ("deck", "hand", "discard", "responses", "army", "navy", "income"), _numbers(nation), strict=True
    )
    said = ", ".join(f"{words.say(head)} {number}" for head, number in numbers)
    lines = [f"{words.name('seat', nation.seat)}: {said}"]
    if nation.statuses:
        lines.append(f"{words.say('statuses')}: {words.names('card', nation.statuses)}")
    if nation.home_lost:
        lines.append(words.say("home-lost"))
    return lines


def hand(sight: Sight) -> list[Card]:
    """The cards in hand, and one's own face-down responses."""
    own = sight.view.own
    if own is None:
        return []
    words = sight.words
    return [
        *(
            Card(card, words.name("card", card), "", words.format(f"card-{card}", {}, "text"))
            for card in own.hand
        ),
        *(
            Card(
                card,
                words.name("card", card),
                words.say("face-down"),
                words.format(f"card-{card}", {}, "text"),
            )
            for card in own.responses
        ),
    ]


def where(sight: Sight, thing: Thing) -> str:
    return ""


def aside(sight: Sight, option: Choice) -> str:
    """A space says all there is to say of it on the map."""
    return ""


# What may be asked


def look(sight: Sight, thing: Thing) -> list[str]:
    kind, id = thing
    words = sight.words
    if kind == "seat":
        nation = next(nation for nation in sight.view.nations if nation.seat == id)
        pieces = [piece for piece in sight.view.pieces if piece.seat == id]
        where = ", ".join(
            f"{words.name('piece', one.kind)} {words.name('space', one.space)}" for one in pieces
        )
        return [*_nation(nation, words), where]
    pieces = _standing(sight.view).get(id, [])
    said = _spoken(sight, id, pieces) if pieces else words.say("empty-space", space=id)
    source = any(one.space == id for one in sight.view.sources)
    return [said, *([words.say("is-source")] if source else [])]


def supply(sight: Sight, text: str) -> list[str]:
    """The pieces without supply and the rule they fail; of a piece that is named, its line link by link."""
    words = sight.words
    spaces = sight.find(text, "space")
    seats = [id for _, id in sight.find(text, "seat")] or [sight.seat or sight.view.turn]
    if spaces:
        seats = [piece.seat for piece in _standing(sight.view).get(spaces[0][1], [])]
        answers = [sight.ask("supply", seat, spaces[0][1]) for seat in seats]
    else:
        answers = [sight.ask("supply", seat) for seat in seats]
    lines = []
    for seat, answer in zip(seats, answers, strict=True):
        name = words.name("seat", seat)
        links = [f"{words.name('space', one.space)} → {words.name('space', one.to)}" for one in answer.lines]
        lines += [words.say("cut-off", seat=name, space=cut.space, rule=cut.rule) for cut in answer.cuts]
        if not answer.cuts:
            lines.append(words.say("all-supplied", seat=name))
        lines += links
    return lines or [words.say("nobody-there")]


def odds(sight: Sight, text: str) -> list[str]:
    """Nothing is left to dice here."""
    return []
