"""What the texts say of the rules, and that Russian has one word for one thing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from quadrant.games.churchill.components import GROUPS, LOCATIONS
from quadrant.kernel.board import bits
from quadrant.kernel.text import catalogue
from quadrant.testing import rule

ROOT = Path(__file__).parents[3]
GAME = ROOT / "src" / "quadrant" / "games" / "churchill"
BOTS = ROOT / "src" / "quadrant" / "bots" / "churchill"
WEB = ROOT / "web" / "src" / "games" / "churchill"
RUSSIAN = (GAME / "locale" / "ru.ftl", BOTS / "locale" / "ru.ftl", WEB / "ru.ftl", GAME / "rules.tsv")

#: The word that is used, and others for the same thing.
OTHERS = {
    "Маньчжурия": r"манчжур",
    "трек": r"счётчик|счетчик",
    "оспаривать": r"дебат",
    "карта": r"карточ",
    "решён": r"захвач|захват",
    "главенство": r"\bкомандует|\bкомандовать должн",
    "политический контроль": r"политконтрол",
}


@pytest.mark.parametrize("path", RUSSIAN, ids=lambda path: "/".join(path.parts[-3:]))
@pytest.mark.parametrize("word", OTHERS)
def test_russian_has_one_word_for_one_thing(word: str, path: Path) -> None:
    found = re.findall(rf"^.*(?:{OTHERS[word]}).*$", path.read_text("utf-8"), re.IGNORECASE | re.MULTILINE)
    assert found == []


def said(language: str, id: str) -> str:
    """A sentence of the client."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((WEB / f"{language}.ftl").read_text("utf-8")))
    pattern = bundle.get_message(id).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, {})[0])


@rule("6.11", game="churchill")
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("advantage", ["spheres_of_influence", "communist_cadres"])
def test_what_a_global_issue_does_names_every_country_of_the_list(advantage: str, language: str) -> None:
    sentence = said(language, f"advantage-{advantage}-effect")
    names = catalogue("churchill", language)
    for place in bits(GROUPS["spheres_ussr_only"]):
        stem = names.name("country", LOCATIONS[place].id)[:5]  # without the ending of the Russian case
        assert stem in sentence
