"""Rule citations: a test says which rules of which game it proves.

>>> @rule("pieces.stacking", game="generals")
... def test_two_armies_of_a_nation_never_share_a_space(): ...
>>> cited(test_two_armies_of_a_nation_never_share_a_space)
(Citation(game='generals', rule='pieces.stacking'),)

A test below a folder named after a game (``tests/rules/generals``) need not name it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import PurePath
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Citation(NamedTuple):
    """A rule that a test proves; the game is None where the test's folder names it."""

    game: str | None
    rule: str


class Coverage(NamedTuple):
    """How much of a game's rulebook the tests prove."""

    game: str
    rules: tuple[str, ...]
    proven: frozenset[str]

    @property
    def unproven(self) -> list[str]:
        """In the order of the rulebook."""
        return [rule for rule in self.rules if rule not in self.proven]

    def __str__(self) -> str:
        return f"{self.game}: {len(self.rules) - len(self.unproven)} of {len(self.rules)} rules proven"


def rule(*numbers: str, game: str | None = None) -> Callable[[T], T]:
    """Mark a test (or a class of tests) as the proof of these rules."""

    def mark(test: T) -> T:
        test.__rules__ = (*cited(test), *(Citation(game, number) for number in numbers))  # type: ignore[attr-defined]
        return test

    return mark


def cited(test: object) -> tuple[Citation, ...]:
    """The rules that a test or a class of tests cites."""
    found: tuple[Citation, ...] = getattr(test, "__rules__", ())
    return found


@cache
def rulebooks() -> Mapping[str, tuple[str, ...]]:
    """Game by game, the numbers of its rules in the order of its ``rules.tsv``."""
    books = {}
    for folder in sorted(files("quadrant.games").iterdir(), key=lambda folder: folder.name):
        table = folder.joinpath("rules.tsv")
        if table.is_file():
            lines = table.read_text(encoding="utf-8").splitlines()[1:]
            books[folder.name] = tuple(line.split("\t", 1)[0] for line in lines)
    return books


def resolve(citations: Iterable[Citation], path: PurePath) -> tuple[list[Citation], list[str]]:
    """Citations with their games filled in from the test's path, and what is wrong with the others."""
    here = next((part for part in path.parts if part in rulebooks()), None)
    good, bad = [], []
    for citation in citations:
        game = citation.game or here
        if game is None:
            bad.append(f"rule {citation.rule!r} is cited outside a game's folder: name the game")
        elif citation.rule not in rulebooks().get(game, ()):
            bad.append(f"{game} has no rule {citation.rule!r}")
        else:
            good.append(Citation(game, citation.rule))
    return good, bad


def coverage(citations: Iterable[Citation]) -> list[Coverage]:
    """What these citations prove, game by game."""
    cited_rules = set(citations)
    return [
        Coverage(game, rules, frozenset(rule for rule in rules if Citation(game, rule) in cited_rules))
        for game, rules in rulebooks().items()
    ]
