"""The same table wherever text is shown: ``print(match)``, notebooks, the browser beside its board."""

from __future__ import annotations

import re
from io import StringIO
from typing import Final, NamedTuple

from rich.console import Console

from quadrant.kernel.match import Match
from quadrant.terminal.page import SCREEN, Page
from quadrant.terminal.sight import Card, Section, Sight
from quadrant.terminal.sketch import sketch_of
from quadrant.terminal.words import Words, words_of

#: A rule behind a sentence: [10.7.2].
_RULE: Final = re.compile(r"\[([\w.]+)\]")


class Aside(NamedTuple):
    """A text beside a picture, and what it is called."""

    title: str
    text: str


def text(match: Match, seat: str | None = None, language: str = "en", width: int = SCREEN.width) -> str:
    """The table as that seat sees it, or as everybody may: drawn, without colours."""
    sight = Sight(match, seat, words_of(match.game.id, language))
    out = StringIO()
    console = Console(file=out, width=width, highlight=False, color_system=None)
    for line in Page(sight, sketch_of(match.game), room=SCREEN._replace(width=width)).table():
        console.print(line, soft_wrap=True)
    return out.getvalue().rstrip("\n")


def sections(match: Match, seat: str | None = None, language: str = "en") -> list[Section]:
    """The table as that seat sees it, or as everybody may, in sentences: to be read aloud."""
    sight = Sight(match, seat, words_of(match.game.id, language))
    return read_out(sight)


def read_out(sight: Sight) -> list[Section]:
    """The whole table in sentences."""
    sketch, words = sketch_of(sight.game), sight.words
    tracks = [line.plain for line in sketch.tracks(sight) if line.plain]
    hand = [spoken(card) for card in sketch.hand(sight)]
    found = [
        Section(words.say("title-standing"), [sketch.head(sight)]),
        Section(words.say("title-tracks"), tracks),
        *sketch.places(sight),
        Section(words.say("title-hand"), hand),
    ]
    return [
        Section(aloud(one.title, words), [aloud(line, words) for line in one.lines])
        for one in found
        if one.lines
    ]


def aloud(text: str, words: Words) -> str:
    """A sentence without the signs that only eyes understand."""
    signs = {
        " · ": ", ",
        "→": words.say("aloud-then"),
        "7★": words.say("aloud-chair"),
        "★": words.say("aloud-chair"),
        "≤": words.say("aloud-most"),
        " / ": ", ",
    }
    for sign, said in signs.items():
        text = text.replace(sign, said)
    return _RULE.sub(lambda found: words.say("aloud-rule", number=found[1]), text)


def spoken(card: Card) -> str:
    """A card as one reads it out."""
    note = f" ({card.note})" if card.note else ""
    return f"{card.name}{note}. {card.text}" if card.text else f"{card.name}{note}"
