"""One word, one thing: the glossary names what exists, and packages do not use one name for two things."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path
from typing import Final

import pytest

from test_docs import BASES, ROOT, resolves

pytestmark = pytest.mark.unmeasured

PAGE: Final = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
ROWS: Final = re.findall(r"^\| ([\w ,]+) \| (.+) \| `([^`]+)` \|$", PAGE, re.MULTILINE)
#: Words that packages share on purpose, from the last table of the page.
SHARED: Final = {
    name
    for names in re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", PAGE, re.MULTILINE)
    for name in re.findall(r"\w+", names)
}


@pytest.mark.parametrize(("word", "code"), [(word, code) for word, _, code in ROWS])
def test_the_glossary_names_what_exists(word: str, code: str) -> None:
    if "/" in code:
        assert any((ROOT / base / code).exists() for base in BASES), code
    else:
        assert resolves(code), code


def test_the_glossary_has_each_word_once() -> None:
    words = [word for words, _, _ in ROWS for word in words.split(", ")]
    assert len(words) > 50
    assert sorted(set(words)) == sorted(words)


def package(path: Path) -> str:
    """What a module belongs to. A game and its bots speak the language of the rulebook."""
    first, *rest = path.relative_to(ROOT / "src" / "quadrant").parts
    if first == "bots" and (ROOT / "src/quadrant/games" / rest[0]).is_dir():
        return "games"
    return first if rest else "quadrant"


def differ(packages: set[str]) -> bool:
    """Whether they must not share a name: all but the games, which share none with the kernel alone."""
    return len(packages - {"games"}) > 1 or packages == {"games", "kernel"}


def test_no_two_packages_use_a_class_name_for_different_things() -> None:
    users: dict[str, set[str]] = defaultdict(set)
    for path in (ROOT / "src" / "quadrant").rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                users[node.name].add(package(path))
    twice = {name: sorted(packages) for name, packages in users.items() if differ(packages)}
    assert {name: found for name, found in twice.items() if name not in SHARED} == {}
