"""Printed components, and those of a player who owns the box.

The components of a game (cards, counters, maps, scenarios) are JSON in its ``data`` folder, read once when
the game is imported: everything in the engine is numbered by them. A player may correct them in a folder of
his own (:mod:`quadrant.kernel.owned` writes and checks it). The game is then imported a second time, under
another name, with his files in place of the built-in ones: two games side by side in one process, which share
no state. A match says by a fingerprint which one it is played with: ``churchill@3f09…``; without one it is
the built-in one.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.resources import files
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Final, NamedTuple

from quadrant.errors import UnknownComponents

#: Between the name of a game and the fingerprint of its components.
AT: Final = "@"
#: The folders with owners' components, for this process and all that it starts.
VARIABLE: Final = "QUADRANT_COMPONENTS"
#: Files with other words for what is on the components, by language.
TEXTS: Final = {"en.ftl": "en", "ru.ftl": "ru"}
#: Between the two in the name of a package.
_JOINT: Final = "__"
#: The packages that hold a module of each game: all that knows its components is imported anew.
_PARTS: Final = ("games", "bots", "boards", "terminal")
_TWIN: Final = re.compile(rf"quadrant\.({'|'.join(_PARTS)})\.(\w+?){_JOINT}([0-9a-f]{{12}})((?:\..*)?)")


class Owned(NamedTuple):
    """The components of an owner for one game: the files that he has, as they are written."""

    game: str
    fingerprint: str
    files: dict[str, str]

    @property
    def id(self) -> str:
        return f"{self.game}{AT}{self.fingerprint}"

    @property
    def names(self) -> list[str]:
        """What the files are called."""
        return [name if name in TEXTS else f"{name}.json" for name in self.files]


def fingerprint(texts: dict[str, str]) -> str:
    """What tells sets of files apart; how they are laid out does not matter."""
    content = {name: text if name in TEXTS else json.loads(text) for name, text in texts.items()}
    plain = json.dumps(content, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return blake2b(plain.encode(), digest_size=6).hexdigest()


def built_in(game: str, name: str) -> str:
    """One file of a game's own components."""
    return files(f"quadrant.games.{game}").joinpath("data", f"{name}.json").read_text(encoding="utf-8")


def read(package: str, name: str) -> str:
    """One file of the components that a package was imported for."""
    found = _TWIN.fullmatch(package)
    if found is None:
        return files(package).joinpath("data", f"{name}.json").read_text(encoding="utf-8")
    owned = given(found[2], found[3])
    return owned.files.get(name) or built_in(found[2], name)


def words(id: str, language: str) -> str:
    """The owner's own words for a game with his components; mostly there are none."""
    game, fingerprint = split(id)
    return given(game, fingerprint).files.get(f"{language}.ftl", "") if fingerprint else ""


# The sets that this process knows

_given: dict[str, Owned] = {}
#: The folders that were looked into.
_seen: set[str] = set()


def split(id: str) -> tuple[str, str]:
    """Game and fingerprint; the built-in components have none."""
    game, _, fingerprint = id.partition(AT)
    return game, fingerprint


def add(owned: Owned) -> None:
    """From now on matches can be played with these."""
    _given[owned.id] = owned


def remove(owned: Owned) -> None:
    """Forget them. A game that was imported for them stays: the same fingerprint will mean the same again."""
    _given.pop(owned.id, None)


def given(game: str, fingerprint: str) -> Owned:
    """The owner's components with that fingerprint."""
    look()
    found = _given.get(f"{game}{AT}{fingerprint}")
    if found is None:
        raise UnknownComponents(
            f"this was played with other components of {game} ({fingerprint}); "
            "name the folder that has them with --components"
        )
    return found


def newest(game: str) -> Owned | None:
    """The components that new matches of a game are played with; None for the built-in ones."""
    look()
    return next((owned for owned in reversed(_given.values()) if owned.game == game), None)


def look() -> None:
    """Take up the folders that the environment names: processes that were started find them so."""
    for folder in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        if folder not in _seen:
            _seen.add(folder)
            for owned in folders(Path(folder)):
                add(owned)


def folders(root: Path) -> Iterator[Owned]:
    """What lies in a folder of components: a folder for each game."""
    for folder in sorted(path for path in root.iterdir() if path.is_dir()):
        yield from of_folder(folder)


def of_folder(folder: Path) -> Iterator[Owned]:
    """The components of the game that a folder is named after. What is as built in is left out."""
    texts = {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.json"))}
    own = {name: text for name, text in texts.items() if not same(folder.name, name, text)}
    said = {name: folder / name for name in TEXTS}
    own |= {name: path.read_text(encoding="utf-8") for name, path in said.items() if path.is_file()}
    if own:
        yield Owned(folder.name, fingerprint(own), own)


def same(game: str, name: str, text: str) -> bool:
    """Whether a file says what the built-in one says."""
    known: bool = json.loads(text) == json.loads(built_in(game, name))
    return known


# A game imported a second time


def package(owned: Owned, part: str = "games") -> str:
    return f"quadrant.{part}.{owned.game}{_JOINT}{owned.fingerprint}"


def load(game: str, fingerprint: str) -> ModuleType:
    """The package of a game with an owner's components; imported when first asked for."""
    owned = given(game, fingerprint)
    try:
        return import_module(package(owned))
    except BaseException:
        # Nothing is half taken over.
        for name in [name for name in sys.modules if name.startswith(package(owned))]:
            del sys.modules[name]
        raise


def of_package(package: str) -> str:
    """The fingerprint of the components that a package was imported for."""
    found = _TWIN.fullmatch(package)
    return "" if found is None else found[3]


def companion(package: str, part: str) -> str | None:
    """The module of another part (bots, boards, …) that belongs to the package of a game, if there is one."""
    if not package.startswith("quadrant.games."):
        return None
    name = f"quadrant.{part}.{package.removeprefix('quadrant.games.')}"
    return name if find_spec(name) is not None else None


class _Twin(SourceFileLoader):
    """Compiles the source of a module anew, with the names of its game and packages changed to the twin's."""

    def __init__(self, fullname: str, path: str, game: str, fingerprint: str) -> None:
        super().__init__(fullname, path)
        self._names = re.compile(rf"\bquadrant\.({'|'.join(_PARTS)})\.{game}\b(?!{_JOINT})")
        self._twin = rf"quadrant.\1.{game}{_JOINT}{fingerprint}"
        #: A bot that asks the catalogue for its game means the one it was made for.
        self._asked = f'catalog.find("{game}")', f'catalog.find("{game}{AT}{fingerprint}")'

    def get_code(self, fullname: str) -> CodeType:
        source = self._names.sub(self._twin, self.get_data(self.path).decode()).replace(*self._asked)
        return compile(source, self.path, "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    """Finds the twins of a game's modules, where the modules themselves are."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        found = _TWIN.fullmatch(fullname)
        if found is None:
            return None
        part, game, fingerprint, rest = found.groups()
        spec = find_spec(f"quadrant.{part}.{game}{rest}")
        if spec is None or spec.origin is None:
            return None
        loader = _Twin(fullname, spec.origin, game, fingerprint)
        inside = spec.submodule_search_locations
        return spec_from_file_location(
            fullname, spec.origin, loader=loader, submodule_search_locations=inside and list(inside)
        )


sys.meta_path.insert(0, _Finder())


def known() -> Iterable[Owned]:
    """All sets that this process knows."""
    look()
    return tuple(_given.values())


def data(package: str, name: str) -> Any:
    """One file of components, as it is written."""
    return json.loads(read(package, name))
