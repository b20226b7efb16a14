"""The README says nothing that does not work, and neither do the examples in the docstrings."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

import quadrant
from quadrant.cli import parser

pytestmark = pytest.mark.unmeasured

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
PACKAGE = ROOT / "src"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLES = sorted(
    ".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__")
    for path in PACKAGE.glob("quadrant/**/*.py")
    if ">>> " in path.read_text("utf-8")
)


def test_the_readmes_examples_run() -> None:
    done = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert done.attempted > 10
    assert done.failed == 0


@pytest.mark.parametrize("page", ["notebook", "training"])
def test_the_examples_in_the_docs_run(page: str) -> None:
    path = ROOT / "docs" / f"{page}.md"
    assert doctest.testfile(str(path), module_relative=False, optionflags=doctest.ELLIPSIS).failed == 0


@pytest.mark.parametrize("module", EXAMPLES)
def test_the_examples_in_docstrings_run(module: str) -> None:
    assert doctest.testmod(import_module(module)).failed == 0


def test_the_readme_names_every_game() -> None:
    for game in quadrant.games():
        assert f"`{game.name}`" in README


def test_the_readme_names_commands_that_exist() -> None:
    known = parser().format_help()
    for command in re.findall(r"^quadrant (\w+) ", README, re.MULTILINE):
        assert command in known


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("script", [".ci/run", ".github/workflows/test.yml"])
def test_ci_runs_the_readmes_test_command(script: str) -> None:
    commands = re.findall(r"^(?: *- run: )?(make .*)$", (ROOT / script).read_text(), re.MULTILINE)
    assert commands == ["make test", "make test-long"]
    for command in commands:
        assert re.search(rf"^{command} ", README, re.MULTILINE)
