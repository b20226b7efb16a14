"""Words: numbers agree with their nouns, both hex games speak one Russian, and a game has one name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from quadrant.kernel import catalog
from quadrant.kernel.text import catalogue

ROOT = Path(__file__).parent.parent
CATALOGUES = sorted(
    path
    for folder in (ROOT / "src" / "quadrant", ROOT / "web" / "src")
    for path in folder.rglob("*.ftl")
    if "client" not in path.parts
)
HEX_GAMES = ("no_retreat", "empire")
#: What CONTRIBUTING says not to write there.
NOT = re.compile(r"гексагон|обмен\w* урон|\bступен\w*|\b[Вв]ыигра(?:ть|л|ет|ют)\w*")
ENGLISH = re.compile(
    r"(?<!of )\{ \$(?:n|count|points|hits|cards|left) \} "
    r"(?:points|units|hexes|cards|steps|turns|rounds|hits|players|minutes|seats|matches)\b"
)
RUSSIAN = re.compile(
    r"(?<!из )\{ \$(?:n|count|points|hits|cards|left) \} "
    r"(?:очк|част|гекс|карт|шаг|ход|раунд|соединени|мест)\w*"
)
#: Numbers that are never one: a choice among several, a threshold, a way that is longer than its range.
NEVER_ONE = re.compile(r".*-many|supply-too-far|alarm-(sudden-death|no-surrender|total)(-now)?")


def messages(path: Path) -> Iterator[tuple[str, str]]:
    """The plain texts of a catalogue: those that choose no form by a number."""
    for entry in parse(path.read_text()).body:
        if not isinstance(entry, ast.Message):
            continue
        for value in (entry.value, *(attribute.value for attribute in entry.attributes)):
            if value is not None:
                start, end = value.span.start, value.span.end  # type: ignore[union-attr]
                yield entry.id.name, path.read_text()[start:end]


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_number_agrees_with_its_noun(path: Path) -> None:
    wrong = ENGLISH if path.name == "en.ftl" else RUSSIAN
    found = [
        (id, text)
        for id, text in messages(path)
        if "->" not in text and wrong.search(text) and not NEVER_ONE.fullmatch(id)
    ]
    assert found == []


@pytest.mark.parametrize("game", HEX_GAMES)
def test_the_hex_games_use_one_set_of_russian_words(game: str) -> None:
    own = [path for path in CATALOGUES if path.name == "ru.ftl" and game in path.parts]
    assert len(own) > 2
    found = [(id, word.group()) for path in own for id, text in messages(path) if (word := NOT.search(text))]
    assert found == []


@pytest.mark.parametrize("game", catalog.NAMES)
def test_the_readme_calls_a_game_as_the_lobby_does(game: str) -> None:
    row = next(line for line in (ROOT / "README.md").read_text().splitlines() if f"| `{game}` |" in line)
    _, english, russian, *_ = row.split("|")
    assert f"[{_title(game, 'en')}]" in english
    assert russian.strip() == f"«{_title(game, 'ru')}»"


def _title(game: str, language: str) -> str:
    return catalogue(game, language).format("game-title")
