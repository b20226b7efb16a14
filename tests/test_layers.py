"""Imports go down: no cycle between modules, none hidden in a function, and rooms use only those below."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import quadrant

pytestmark = pytest.mark.unmeasured

SOURCE: Final = Path(quadrant.__file__).parent.parent
#: What stands at the top of a game: it puts the rooms together.
TOP: Final = ("__init__", "features", "pose", "setup", "table")
#: The rooms of a game from the bottom up. Rules and cards need each other: cycles are ruled out one by one.
GAME: Final = {"supply": 1, "rules": 2, "cards": 2, "told": 3}
#: The rooms of the server from the bottom up; the modules beside them are below all, but for the command.
SERVER: Final = {"wire": 0, "store": 1, "people": 2, "tidings": 3, "play": 4, "bots": 5, "http": 6}
#: Imported when they are first needed: extras, which may be missing, and what is slow to load.
LATE: Final = {
    "quadrant.bots.nets.learner",
    "quadrant.bots.nets.train",
    "quadrant.server.http.schema",
}


@cache
def modules() -> dict[str, Path]:
    found = {}
    for path in sorted((SOURCE / "quadrant").rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(tree: ast.AST, inside: bool = False) -> Iterator[tuple[str, bool]]:
    """What a module imports when it runs, and whether inside a function."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                name = f"{node.module}.{alias.name}"
                yield (name if name in modules() else node.module), inside
        elif isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, inside
        yield from imports(node, inside or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


@cache
def graph() -> dict[str, frozenset[tuple[str, bool]]]:
    return {
        name: frozenset(
            (other, inside)
            for other, inside in imports(ast.parse(path.read_text(encoding="utf-8")))
            if other in modules() and other != name
        )
        for name, path in modules().items()
    }


def test_no_module_imports_itself_by_way_of_others() -> None:
    below = {name: {other for other, inside in found if other not in LATE} for name, found in graph().items()}
    while lowest := {name for name, found in below.items() if not found}:
        below = {name: found - lowest for name, found in below.items() if name not in lowest}
    # What is left holds each other up; whoever only stands on a cycle is no part of it.
    while highest := set(below) - set().union(*below.values()):
        below = {name: found for name, found in below.items() if name not in highest}
    assert not below


def test_no_import_hides_in_a_function() -> None:
    """The command line alone imports a command's module when that command is given: it starts quickly so."""
    hidden = {
        (name, other)
        for name, found in graph().items()
        for other, inside in found
        if inside and name != "quadrant.cli"
    }
    allowed = {(name, other) for name, other in hidden if other in LATE}
    assert hidden == allowed


def level(game: str, name: str) -> int:
    parts = name.removeprefix(f"quadrant.games.{game}").strip(".").split(".")
    if parts[0] in GAME:
        return GAME[parts[0]]
    return 4 if parts[0] in ("", *TOP) else 0


@pytest.mark.parametrize("game", ["churchill", "empire", "generals", "no_retreat"])
def test_the_rooms_of_a_game_use_those_below(game: str) -> None:
    package = f"quadrant.games.{game}"
    up = {
        (name, other)
        for name, found in graph().items()
        for other, _ in found
        if name.startswith(package) and other.startswith(package) and level(game, name) < level(game, other)
    }
    assert not up


def floor(name: str) -> int:
    room = name.removeprefix("quadrant.server").strip(".").split(".")[0]
    return 7 if room == "command" else SERVER.get(room, 0)


def test_the_rooms_of_the_server_use_those_below() -> None:
    up = {
        (name, other)
        for name, found in graph().items()
        for other, _ in found
        if name.startswith("quadrant.server") and other.startswith("quadrant.server")
        if floor(name) < floor(other)
    }
    assert not up


@pytest.mark.parametrize(
    ("below", "above"),
    [
        ("kernel", ("games", "bots", "boards", "envs", "server", "terminal", "cli")),
        ("games", ("bots", "boards", "envs", "server", "terminal", "cli")),
        ("bots", ("envs", "server", "terminal", "cli")),
        ("terminal", ("server", "cli")),
    ],
)
def test_the_parts_of_the_package_use_those_below(below: str, above: tuple[str, ...]) -> None:
    up = {
        (name, other)
        for name, found in graph().items()
        for other, _ in found
        if name.startswith(f"quadrant.{below}.") and other.split(".")[1:2] and other.split(".")[1] in above
    }
    assert not up
