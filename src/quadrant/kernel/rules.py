"""Every numbered rule of a game: number, title and a summary in our own words, in both languages."""

from __future__ import annotations

import csv
from functools import cache

import msgspec

from quadrant.kernel.catalog import find


class Rule(msgspec.Struct, frozen=True):
    """One line of a game's ``rules.tsv``."""

    rule: str
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
