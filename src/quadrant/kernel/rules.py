"""Every numbered rule of a game: number, title and a summary in our own words, in both languages."""

from __future__ import annotations

import csv
from functools import cache
from typing import Literal

import msgspec

from quadrant.kernel.catalog import find


class Rule(msgspec.Struct, frozen=True):
    """One line of a game's ``rules.tsv``."""

    rule: str
    #: Where it lives: in the game's code, in its bots (a chapter on solitaire), in its data, or nowhere, as a
    #: heading, an example or background that leaves nothing to carry out.
    place: Literal["code", "bots", "data", "heading"]
    title_en: str
    title_ru: str
    summary_en: str
    summary_ru: str


@cache
def rules(game: str) -> tuple[Rule, ...]:
    """The rules of that game in the order of its rulebook."""
    text = find(game).folder().joinpath("rules.tsv").read_text(encoding="utf-8")
    rows = csv.DictReader(text.splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE)
    return tuple(msgspec.convert(row, Rule) for row in rows)
