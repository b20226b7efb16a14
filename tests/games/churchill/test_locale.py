"""The catalogues: both languages complete, and every message that the engine names exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import quadrant
from quadrant.games.churchill.cards import BANDS
from quadrant.games.churchill.components import MAP, cards_of
from quadrant.games.churchill.editions import OPTIONS
from quadrant.games.churchill.score import SCHEDULE
from quadrant.kernel.rules import rules
from quadrant.kernel.text import LANGUAGES, Catalogue, catalogue

PACKAGE = resources.files("quadrant.games.churchill")
SOURCES = [path.read_text("utf-8") for path in PACKAGE.iterdir() if path.name.endswith(".py")]


def messages(language: str) -> dict[str, ftl.Message]:
    text = (PACKAGE / "locale" / f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


def test_both_languages_have_the_same_messages_and_attributes() -> None:
    english, russian = messages("en"), messages("ru")
    assert english.keys() == russian.keys()
    for id, message in english.items():
        assert [a.id.name for a in message.attributes] == [a.id.name for a in russian[id].attributes], id


def named() -> Iterator[str]:
    """Messages that the engine's source names outright, and those made from components."""
    for source in SOURCES:
        yield from re.findall(r'"((?:why|prompt|reason|vp)-[a-z_-]+[a-z])"', source)
        yield from ("event-" + id for id in re.findall(r'tell\(\s*"([a-z-]+)"', source))
    yield from (f"vp-{line.id}" for line in SCHEDULE)
    yield from (f"option-{option.id}" for option in OPTIONS)
    yield from (f"scenario-{name}" for name in ("training", "tournament", "campaign"))
    yield from (f"issue-{raw['id']}" for raw in MAP["issues"])
    yield from (f"country-{raw['id']}" for raw in MAP["locations"])
    yield from (f"front-{raw['id']}" for raw in MAP["fronts"])
    yield from (f"box-{raw['id']}" for raw in MAP["theater_boxes"])
    yield from (f"card-{raw['id']}" for kind in ("leader", "staff", "conference") for raw in cards_of(kind))
    yield from (f"band-{raw['id']}-{color}" for raw in cards_of("conference") for color in BANDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_the_engine_names_exists(language: str) -> None:
    texts = catalogue("churchill", language)
    assert not sorted({id for id in named() if not texts.has(id)})


def cases(texts: Catalogue) -> Iterator[str]:
    for seed, scenario in enumerate(("training", "tournament", "campaign") * 2):
        options = {"edition": 1 + seed % 2, "secret_agenda": bool(seed % 2)}
        match = quadrant.new("churchill", scenario=scenario, seed=seed, options=options)
        random = Random(seed)
        while match.seat:
            prompt = match.prompt
            assert prompt is not None
            assert texts.has(prompt.id), prompt.id
            yield texts.format(prompt.id, prompt.args)
            for option in match.options():
                assert texts.has(f"verb-{option[0]}"), option
            match.choose(random.choice(match.options()))
        for seat in ("uk", None):
            for event in match.events_for(seat):
                assert texts.has(event.id), event.id
                yield texts.format(event.id, event.args)
        assert match.result is not None
        yield texts.format(match.result.reason)
        for part in match.result.parts:
            yield texts.format(part.id, part.args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_without_a_gap(language: str) -> None:
    for sentence in cases(catalogue("churchill", language)):
        assert "{" not in sentence, sentence
        assert "$" not in sentence, sentence


def test_every_rule_has_its_line_in_both_languages() -> None:
    lines = rules("churchill")
    assert len(lines) == 185
    assert all(line.title_en and line.title_ru and line.summary_en and line.summary_ru for line in lines)


def test_every_rule_that_the_engine_cites_exists() -> None:
    known = {line.rule for line in rules("churchill")}
    cited = {n for source in SOURCES for n in re.findall(r'"(\d+\.\d+(?:\.[\dA-Z]+)*)"', source)}
    assert cited <= known
