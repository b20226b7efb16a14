"""Every rule is cited where it is carried out, by the number that the index has."""

from __future__ import annotations

import re
import runpy
from itertools import takewhile
from pathlib import Path

import pytest

from quadrant import citations
from quadrant.citations import CHECKOUT, Cited, in_source
from quadrant.kernel.catalog import games
from quadrant.kernel.rules import rules
from quadrant.testing import Citation

GAMES = [game.name for game in games()]
FILE = Path("combat.py")
SPELLING = re.compile(r"\d+(?:\.\w+)+")


def cited(source: str) -> list[tuple[str, Cited]]:
    return list(in_source(FILE, source, SPELLING))


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_code_is_cited_where_it_is_carried_out(game: str) -> None:
    assert [rule.rule for rule in citations.uncited(game)] == []


@pytest.mark.parametrize("game", GAMES)
def test_numbers_are_spelled_as_in_the_index(game: str) -> None:
    found = (*citations.of_code(game).unknown, *citations.of_bots(game).unknown)
    assert [f"{place}: {number}" for number, place in found] == []


@pytest.mark.parametrize("game", GAMES)
def test_rulings_speak_of_rules_that_exist(game: str) -> None:
    known = {rule.rule for rule in rules(game)}
    assert citations.rulings(game)
    assert set(citations.rulings(game)) <= known


def takes_long(test: Cited) -> bool:
    """Whether only ``make test-long`` runs it."""
    lines = test.file.read_text(encoding="utf-8").splitlines()
    decorators = takewhile(str.strip, reversed(lines[: test.line - 1]))
    everywhere = (line for line in lines if line.startswith("pytestmark"))
    return any("mark.long" in line for line in (*decorators, *everywhere))


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_proven_by_a_test_that_every_change_must_pass(game: str) -> None:
    proofs = citations.of_tests()
    found = {rule.rule: proofs.get(Citation(game, rule.rule), ()) for rule in rules(game)}
    assert [rule for rule, tests in found.items() if all(map(takes_long, tests))] == []


def test_a_proof_that_takes_long_is_known(tmp_path: Path) -> None:
    file = tmp_path / "test_battles.py"
    file.write_text(
        '@pytest.mark.long\n@rule("9.2")\ndef test_many(): ...\n\n\n@rule("9.4")\ndef test_one(): ...\n',
        encoding="utf-8",
    )
    assert [takes_long(Cited(file, line, "")) for line in (3, 7)] == [True, False]


def test_docstrings_comments_and_strings_cite() -> None:
    source = '''"""9.0 Battles."""

#: 9.2 The die.
DIE = 10


class Fire:
    """A side fires.

    9.2.F.6 A nine is critical.
    """

    def limits(self):
        return Limit("9.4", 0)
'''
    assert cited(source) == [
        ("9.0", Cited(FILE, 1, "", stated=True)),
        ("9.2.F.6", Cited(FILE, 10, "Fire", stated=True)),
        ("9.4", Cited(FILE, 14, "Fire.limits")),
        ("9.2", Cited(FILE, 3, "")),
    ]


def test_code_in_a_docstring_and_parts_of_strings_do_not() -> None:
    assert cited('"""As ``1.5`` says."""\nmessage = "9.2 and more"\nname = f"9.4.{letter}"\n') == []


def test_what_acts_comes_before_what_only_tells() -> None:
    found = citations.of_code("no_retreat").cited["10.7.5"]
    acting = [place.acts for place in found]
    assert acting == sorted(acting, reverse=True)
    assert not all(acting)


def test_a_test_that_does_not_run_proves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "tests" / "generals"
    folder.mkdir(parents=True)
    (folder / "test_later.py").write_text(
        '@pytest.mark.skip\n@rule("supply.line")\ndef test_later(): ...\n\n\n'
        '@rule("supply.navy")\ndef test_now(): ...\n',
        encoding="utf-8",
    )
    monkeypatch.setattr(citations, "CHECKOUT", tmp_path)
    monkeypatch.setattr(citations, "TESTS", tmp_path / "tests")
    proofs = citations.of_tests.__wrapped__()
    assert proofs == {Citation("generals", "supply.navy"): [Cited(folder / "test_later.py", 7, "test_now")]}


def test_the_pages_of_rules_are_up_to_date() -> None:
    """``make rules`` renews them."""
    tool = runpy.run_path(str(CHECKOUT / "tools" / "rules.py"))
    stale = [file.name for file, text in tool["pages"]() if file.read_text(encoding="utf-8") != text]
    assert stale == []
