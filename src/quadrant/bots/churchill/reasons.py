"""Why a bot chose what it chose: a message and its arguments, in words by the bots' own catalogues."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec
from fluent.runtime import FluentResource

from quadrant.kernel.flow import Choice
from quadrant.kernel.message import Args
from quadrant.kernel.text import Catalogue

GAME = "churchill"


class Reason(msgspec.Struct, frozen=True):
    """The priority that made a choice: message, arguments, and the rule of chapter 11 it stands under."""

    id: str
    rule: str = ""
    args: Args = {}


class Pick(NamedTuple):
    """A choice and why it was made."""

    choice: Choice
    reason: Reason


@cache
def catalogue(language: str) -> Catalogue:
    """The texts of the game and of its bots in that language."""
    texts = Catalogue(GAME, language)
    path = files(__package__).joinpath("locale", f"{language}.ftl")
    texts.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return texts


def words(reason: Reason, language: str = "en") -> str:
    """The reason as a sentence."""
    return catalogue(language).format(reason.id, reason.args)
