"""Why a bot chose what it chose: messages of its own catalogue, told with the choice or held for later."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import NamedTuple

import msgspec

from quadrant.kernel import catalog
from quadrant.kernel.flow import Choice
from quadrant.kernel.message import Args


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence: message, the rule it stands under, arguments.

    What says more than everybody may know is ``held``: it is told when the match is over.
    """

    id: str
    rule: str = ""
    args: Args = {}
    held: bool = False


class Answer(NamedTuple):
    """A choice, and why it was made: nothing for a bot that does not explain itself."""

    choice: Choice
    reasons: tuple[Reason, ...] = ()


def sources(game: str, language: str) -> list[str]:
    """The messages of all bots in that language, then those of the game's own, as Fluent text."""
    packages = ["quadrant.bots"]
    name = f"quadrant.bots.{game}"
    # A single module has no folder of its own.
    if game in catalog.NAMES and find_spec(name) and import_module(name).__package__ == name:
        packages.append(name)
    paths = [files(package).joinpath("locale", f"{language}.ftl") for package in packages]
    return [path.read_text(encoding="utf-8") for path in paths if path.is_file()]
