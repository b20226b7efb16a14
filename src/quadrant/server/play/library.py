"""The games as the lobby and the table need them: what can be played, and its static data."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.metadata import version
from typing import Any

import msgspec

import quadrant
from quadrant.bots import offered, reasons
from quadrant.kernel import catalog, components
from quadrant.kernel.rules import rules
from quadrant.kernel.text import LANGUAGES, sources
from quadrant.kernel.verbs import Verb
from quadrant.server import wire

VERSION = version("quadrant")
#: How hard static data is compressed: more takes twice as long and saves one byte in a hundred.
LEVEL = 6
#: The files of a game's data folder that make up its board.
BOARD = ("map", "shapes", "underlay", "units", "turn_track")


def bots(game: quadrant.Game) -> list[str]:
    """The bots that people may play this game against."""
    return offered(game.id)


def games() -> list[wire.GameInfo]:
    """What can be played."""
    return _games(tuple(owned.id for owned in components.known()))


@cache
def _games(owned: tuple[str, ...]) -> list[wire.GameInfo]:
    """The same, cached while the components stay the same."""
    return [_info(catalog.current(game.name)) for game in quadrant.games()]


def _info(game: quadrant.Game) -> wire.GameInfo:
    return wire.GameInfo(
        name=game.name,
        title=game.title,
        version=game.version,
        seats=list(game.seats),
        camps=game.camps,
        scenarios=list(game.scenarios),
        options=[wire.OptionInfo(o.id, o.rule, o.default, list(o.values), o.group) for o in game.options],
        bots=bots(game),
        seatings=[[list(seats) for seats in players] for players in game.seatings],
        hurry=game.hurry,
        components=game.components,
    )


@cache
def static(name: str) -> tuple[bytes, bytes, str]:
    """Board, cards, rules and texts of a game, encoded and compressed, with their ETag."""
    game = catalog.find(name)
    content = wire.GameStatic(
        name=game.name,
        version=game.version,
        board=_board(game),
        cards=_cards(game),
        rules=list(rules(game.name)),
        verbs={word: _verb(verb) for word, verb in game.all_verbs().items()},
        queries=[query.name for query in game.queries],
        tells=game.tells,
        bots=bots(game),
        locale={language: _texts(game, language) for language in LANGUAGES},
    )
    data = msgspec.json.encode(content)
    return data, gzip.compress(data, LEVEL, mtime=0), f'"{blake2b(data, digest_size=16).hexdigest()}"'


@cache
def _verb(verb: Verb) -> wire.VerbInfo:
    return wire.VerbInfo([kind.name for kind in verb.kinds], verb.place, verb.gives_up)


def _texts(game: quadrant.Game, language: str) -> str:
    """The messages of the game, and those with which its bots explain themselves."""
    return "\n".join((*sources(game.id, language), *reasons.sources(game.name, language)))


def _data(game: quadrant.Game, part: str) -> Any:
    path = game.folder().joinpath("data", f"{part}.json")
    return components.data(game.package, part) if path.is_file() else None


def _made(game: quadrant.Game, part: str) -> Any:
    """What the game makes of its data for clients, or None."""
    if not game.static:
        return None
    make = getattr(import_module(f"{game.package}.{game.static}"), part, None)
    return None if make is None else msgspec.to_builtins(make())


def _board(game: quadrant.Game) -> dict[str, Any]:
    """The board as clients draw it: made by the game, or its plain data."""
    made: dict[str, Any] | None = _made(game, "board")
    if made is not None:
        return made
    return {part: data for part in BOARD if (data := _data(game, part)) is not None}


def _cards(game: quadrant.Game) -> list[Any]:
    """The cards as clients draw them: made by the game, or its plain data."""
    made: list[Any] | None = _made(game, "cards")
    if made is not None:
        return made
    data = _data(game, "cards") or []
    cards = data["cards"] if isinstance(data, dict) else data
    return list(cards)
