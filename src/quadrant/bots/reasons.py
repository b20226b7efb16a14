"""A bot's reasons for its choice: messages of its own catalogue, told with the choice or held for later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import NamedTuple

import msgspec

from quadrant.bots import nets
from quadrant.kernel import catalog
from quadrant.kernel.flow import Choice
from quadrant.kernel.message import Args
from quadrant.kernel.text import Catalogue, without


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence: message, rule, arguments.

    A reason that says more than everybody may know is ``held`` until the match is over.
    """

    id: str
    rule: str = ""
    args: Args = {}
    held: bool = False


class Reasoned(NamedTuple):
    """A choice and the reasons for it; no reasons for a bot that does not explain itself."""

    choice: Choice
    reasons: tuple[Reason, ...] = ()


def sources(game: str, language: str) -> list[str]:
    """The messages of all bots in that language, then those of the game's own, as Fluent text.

    A bot that plays a net has the same name as others but its own description.
    """
    packages = ["quadrant.bots"]
    name = f"quadrant.bots.{game}"
    # A single module has no folder of its own.
    if game in catalog.NAMES and find_spec(name) and import_module(name).__package__ == name:
        packages.append(name)
    texts = [text for package in packages if (text := _text(package, language))]
    if game not in catalog.NAMES or nets.shipped(catalog.find(game)) is None:
        return texts
    learned = _text(nets.__name__, language)
    return [learned, *(without(text, learned) for text in texts)]


def _text(package: str, language: str) -> str:
    path = files(package).joinpath("locale", f"{language}.ftl")
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def texts_of(bots: Mapping[str, Sequence[str]], language: str = "en") -> dict[str, dict[str, list[str]]]:
    """What to expect of each bot, by its name, with the games in which that is so; from the bots by game."""
    said: dict[str, dict[str, list[str]]] = {}
    for game, names in bots.items():
        words = Catalogue(game, language, *sources(game, language))
        for name in names:
            if words.has(f"bot-{name}"):
                text = words.format(f"bot-{name}", attribute="text")
                said.setdefault(name, {}).setdefault(text, []).append(game)
    return said
