"""The documentation builds as a site, with its reference, and everything it names exists."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

pytestmark = pytest.mark.unmeasured

ROOT: Final = Path(__file__).parent.parent
DOCS: Final = ROOT / "docs"
PAGES: Final = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted(DOCS.glob("*.md")),
]
#: Where paths on the pages begin.
BASES: Final = ("", "src/quadrant", "web/src", "docs", "tests")
#: A path of a source file, or a bare name of one.
SOURCE: Final = re.compile(r"[\w./<>*-]*\w\.(?:py|ts|svelte|css|tsv)")
#: A module of the package, or what stands in one.
DOTTED: Final = re.compile(r"(?:quadrant\.)?((?:kernel|games|bots|server|boards|envs|terminal)(?:\.\w+)+)")
#: The name of a file.
FILE: Final = re.compile(r"\.(?:py|ts|svelte|css|tsv|jsonl?|html|sqlite3)$")
#: The package of the tutorial (``adding-a-game.md``), which is not part of the repository.
TUTORIAL: Final = "ridge"


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", str(DOCS), str(tmp_path)]
    run = subprocess.run(build, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    reference = (tmp_path / "api" / "quadrant.html").read_text(encoding="utf-8")
    assert "quadrant.new" in reference


def test_every_page_is_in_the_table_of_contents() -> None:
    contents = (DOCS / "index.md").read_text(encoding="utf-8").split()
    pages = {page.stem for page in DOCS.glob("*.md")} - {"index"}
    assert pages <= set(contents)


def named(page: Path) -> Iterator[str]:
    """What a page sets in code within its sentences."""
    text = re.sub(r"^ *```.*?^ *```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    for span in re.findall(r"`([^`\n]+)`", text):
        yield from re.split(r"[\s,]+", span)


@cache
def files() -> frozenset[str]:
    """The names of all source files."""
    folders = [ROOT / folder for folder in ("src", "web/src", "tests", "bench", "tools", "docs")]
    return frozenset(path.name for folder in folders for path in folder.rglob("*.*"))


def exists(path: str, package: str) -> bool:
    """Whether the repository has that file; a bare name may be anywhere, or in the game's package."""
    pattern = re.sub(r"<[^>]*>", "*", path)
    if any(any(ROOT.glob(f"{base}/{pattern}".strip("/"))) for base in BASES):
        return True
    if package:
        homes = [ROOT / "src/quadrant" / part / package for part in ("games", "bots")]
        return any(any(home.rglob(pattern)) for home in homes)
    return "/" not in path and path in files()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    game = page.stem.replace("-", "_").removesuffix("_bots")
    package = game if (ROOT / "src/quadrant/games" / game).is_dir() else ""
    missing = {
        word
        for word in named(page)
        if SOURCE.fullmatch(word) and TUTORIAL not in word and not exists(word, package)
    }
    assert not missing


def resolves(name: str) -> bool:
    """Whether the package has that module, or that name in one of its modules."""
    parts = name.split(".")
    for cut in range(len(parts), 0, -1):
        try:
            found: Any = import_module(".".join(["quadrant", *parts[:cut]]))
        except ImportError:
            continue
        for attribute in parts[cut:]:
            if not hasattr(found, attribute) and attribute not in getattr(found, "__annotations__", ()):
                return False
            found = getattr(found, attribute, None)
        return True
    return False


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_module_that_a_page_names_exists(page: Path) -> None:
    found = (DOTTED.fullmatch(word) for word in named(page) if not FILE.search(word))
    missing = {match[1] for match in found if match and not resolves(match[1])}
    assert not missing


def test_every_file_that_a_docstring_names_exists() -> None:
    missing = {
        (path.relative_to(ROOT).as_posix(), word)
        for path in sorted((ROOT / "src/quadrant").rglob("*.py"))
        for word in re.findall(r"``([\w./-]+\.(?:py|ts|svelte))``", path.read_text(encoding="utf-8"))
        if word.rsplit("/", 1)[-1] not in files() or ("/" in word and not exists(word, ""))
    }
    assert not missing
