"""An owner's components: written out to be corrected, and checked before anything is played with them.

Errors name the file, the path and the reason. The required form is taken from the built-in files: which
fields there are, their types, and which things have which ids. The game itself checks what the fields mean:
it is imported with them, set up and played a little.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from random import Random
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from quadrant.errors import BadComponents, QuadrantError
from quadrant.kernel import catalog, components
from quadrant.kernel.catalog import Game
from quadrant.kernel.components import Owned
from quadrant.kernel.match import Match
from quadrant.kernel.text import messages, sources

#: How sure a component is that was found as it is printed; whatever else stands there is reconstructed.
SURE: Final = frozenset(("confirmed", "published", "high", "certain"))
#: The fields by which things of a list are told apart.
KEYS: Final = ("id", "number", "turn")
#: So many choices of a random match are made to see that it can be played.
CHOICES: Final = 200
#: No more than so many faults are named.
MOST: Final = 40
README: Final = "README.md"


class Fault(NamedTuple):
    """What is wrong, and where."""

    file: str
    path: str
    reason: str

    def __str__(self) -> str:
        return f"{self.file}: {self.path}: {self.reason}" if self.path else f"{self.file}: {self.reason}"


# Writing


def export(game: Game, root: Path) -> list[Path]:
    """Write a game's components to a folder of its own, with a list of what is reconstructed."""
    try:
        return _write(game, root / game.name)
    except OSError as error:
        raise QuadrantError(f"cannot write {root}: {error.strerror}") from None


def _write(game: Game, folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name in game.printed:
        path = folder / f"{name}.json"
        if path.exists():
            raise QuadrantError(f"{path} is there already, and may have been corrected: name another folder")
        text = json.dumps(json.loads(components.built_in(game.name, name)), ensure_ascii=False, indent=2)
        path.write_text(f"{text}\n", encoding="utf-8")
        written.append(path)
    (folder / README).write_text(_readme(game), encoding="utf-8")
    return [*written, folder / README]


def reconstructed(data: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Where in a file something is not certain, and how sure it is."""
    if isinstance(data, list):
        for number, item in enumerate(data):
            yield from reconstructed(item, f"{path}[{number}]")
    elif isinstance(data, dict):
        sure = data.get("confidence")
        levels = sure if isinstance(sure, dict) else {"": sure}
        unsure = [f"{part} {level}".strip() for part, level in levels.items() if _unsure(level)]
        if unsure:
            name = next((str(data[key]) for key in KEYS if key in data), "")
            yield f"{path} {name}".strip(), ", ".join(unsure)
        for key, item in data.items():
            if key != "confidence":
                yield from reconstructed(item, f"{path}.{key}" if path else key)


def _unsure(level: object) -> bool:
    return isinstance(level, str) and level.split()[0].rstrip(":,;") not in SURE


def _readme(game: Game) -> str:
    lines = [
        f"# Components of {game.title}",
        "",
        "Correct what your copy of the game says otherwise, and leave the rest. A file that you delete is",
        "taken as built in; ids stay as they are. Other words for what is on a card go into `en.ftl` and",
        "`ru.ftl` (`card-<id> = name`, its `.text = …`). `quadrant components check` says what is wrong, and",
        "`quadrant serve --components` plays with them. Where `confidence` is none of",
        f"{', '.join(sorted(SURE))}, a component is reconstructed:",
    ]
    for name in game.printed:
        found = list(reconstructed(json.loads(components.built_in(game.name, name))))
        lines += ["", f"## {name}.json", ""]
        lines += [f"* `{path}`: {level}" for path, level in found] or ["Nothing."]
    return "\n".join(lines) + "\n"


# Checking


class Form:
    """What stands at one place of the built-in files, all things of a list taken together."""

    def __init__(self) -> None:
        self.types: set[str] = set()
        self.fields: dict[str, Form] = {}
        #: Fields that every one of them has.
        self.always: set[str] | None = None
        self.items: Form | None = None

    def learn(self, value: object) -> None:
        self.types.add(_type(value))
        if isinstance(value, dict):
            self.always = set(value) if self.always is None else self.always & set(value)
            for key, item in value.items():
                self.fields.setdefault(key, Form()).learn(item)
        elif isinstance(value, list):
            self.items = self.items or Form()
            for item in value:
                self.items.learn(item)

    def faults(self, value: object, path: str) -> Iterator[tuple[str, str]]:
        kind = _type(value)
        if kind not in self.types:
            yield path, f"{_short(value)} is {kind}; it must be {' or '.join(sorted(self.types))}"
            return
        if isinstance(value, dict):
            for key in sorted((self.always or set()) - set(value)):
                yield path, f"the field {key!r} is missing"
            for key, item in value.items():
                where = f"{path}.{key}" if path else key
                if key not in self.fields:
                    near = get_close_matches(key, self.fields) or sorted(self.fields)[:8]
                    yield where, f"there is no such field; there is {', '.join(near)}"
                else:
                    yield from self.fields[key].faults(item, where)
        elif isinstance(value, list) and self.items is not None:
            for number, item in enumerate(value):
                yield from self.items.faults(item, f"{path}[{number}]")


def _type(value: object) -> str:
    names = {bool: "true or false", int: "a number", float: "a number", str: "a text", dict: "an object"}
    return "nothing" if value is None else names.get(type(value), "a list")


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) < 60 else f"{text[:56]} …"


def _ids(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """The things of a file that have ids: in which list, and which."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _ids(item, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for item in value:
            if isinstance(item, dict):
                key = next((key for key in KEYS if isinstance(item.get(key), str | int)), None)
                if key is not None:
                    yield path, str(item[key])


def _operations(game: Game) -> set[str]:
    """The words of the game's operations: what cards can say that they do."""
    found = set()
    for name, module in list(sys.modules.items()):
        if not f"{name}.".startswith(f"{game.package}."):
            continue
        for kind in list(vars(module).values()):
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
                config = kind.__struct_config__
                if config.tag_field == "op" and isinstance(config.tag, str) and config.tag != kind.__name__:
                    found.add(config.tag)
    return found


def _said(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """The operations that a file names, and where."""
    if isinstance(value, list):
        for number, item in enumerate(value):
            yield from _said(item, f"{path}[{number}]")
    elif isinstance(value, dict):
        for key, item in value.items():
            where = f"{path}.{key}" if path else key
            if key == "op" and isinstance(item, str):
                yield where, item
            else:
                yield from _said(item, where)


def _unknown(given: object, known: object, words: set[str]) -> Iterator[tuple[str, str]]:
    """Operations that there are not."""
    words = words | {word for _, word in _said(known)}
    for where, word in _said(given):
        if word not in words:
            near = get_close_matches(word, words) or sorted(words)[:8]
            yield where, f"there is no operation {word!r}; there is {', '.join(near)}"


def check(root: Path) -> tuple[list[Owned], list[Fault]]:
    """The components in a folder and what is wrong with them. Nothing of it is taken over."""
    if not root.is_dir():
        raise QuadrantError(f"{root} is no folder")
    found: list[Owned] = []
    faults: list[Fault] = []
    folders = sorted(path for path in root.iterdir() if path.is_dir())
    if not folders:
        raise QuadrantError(
            f"{root} holds no components: 'quadrant components export GAME {root}' writes them"
        )
    for folder in folders:
        if folder.name not in catalog.NAMES:
            faults.append(
                Fault(folder.name, "", f"no game is called so; there are {', '.join(catalog.NAMES)}")
            )
            continue
        game = catalog.find(folder.name)
        own = list(_of_game(game, folder))
        faults += own
        if not own:
            found += components.of_folder(folder)
    if not faults:
        for owned in found:
            faults += _played(owned)
    return found, faults[:MOST]


def _of_game(game: Game, folder: Path) -> Iterator[Fault]:
    words = _operations(game)
    for path in sorted(folder.iterdir()):
        file = f"{game.name}/{path.name}"
        if path.name == README:
            continue
        words_only = path.name in components.TEXTS
        if not words_only and (path.suffix != ".json" or path.stem not in game.printed):
            yield Fault(file, "", f"there is no such file; there are {', '.join(game.printed)}")
            continue
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeError) as error:
            yield Fault(file, "", f"it cannot be read: {error}")
            continue
        if words_only:
            yield from (Fault(file, where, reason) for where, reason in _words(game, path.name, text))
            continue
        try:
            given = json.loads(text)
            json.dumps(given, ensure_ascii=False).encode()
        except (ValueError, RecursionError) as error:
            yield Fault(file, "", f"it is not JSON: {error}")
            continue
        known = json.loads(components.built_in(game.name, path.stem))
        form = Form()
        form.learn(known)
        for where, reason in (
            *form.faults(given, ""),
            *_unknown(given, known, words),
            *_others(given, known),
        ):
            yield Fault(file, where, reason)


def _words(game: Game, file: str, text: str) -> Iterator[tuple[str, str]]:
    """Messages that there are not, and what is no message at all."""
    known = {id for source in sources(game.name, components.TEXTS[file]) for id in messages(source)}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            yield _short(entry.content), "it is no message"
    for id in sorted(messages(text) - known):
        near = get_close_matches(id, known)
        yield id, f"there is no such message{'; there is ' + ', '.join(near) if near else ''}"


def _others(given: object, known: object) -> Iterator[tuple[str, str]]:
    """Things that there are not, that are missing, or that are there twice."""
    have, want = list(_ids(given)), set(_ids(known))
    for path, id in have:
        if (path, id) not in want:
            yield path, f"there is no {id!r}"
    for path, id in sorted(want - set(have)):
        yield path, f"{id!r} is missing"
    for path, id in sorted({thing for thing in have if have.count(thing) > 1} - _doubled(known)):
        yield path, f"{id!r} is there twice"


def _doubled(known: object) -> set[tuple[str, str]]:
    """What is there more than once in the built-in files, as things of different sorts are."""
    have = list(_ids(known))
    return {thing for thing in have if have.count(thing) > 1}


def _played(owned: Owned) -> Iterator[Fault]:
    """What the game itself says of them: it is imported, set up in every scenario, and played a little."""
    components.add(owned)
    files = ", ".join(f"{owned.game}/{name}" for name in owned.names)
    try:
        game = catalog.find(owned.id)
        for scenario in game.scenarios:
            match = Match(game, scenario, "components", keep=False)
            random = Random("components")
            while match.seat is not None and len(match.choices) < CHOICES:
                match.choose(random.choice(match.options()))
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at `")
        yield Fault(files, where.strip("`$").lstrip("."), reason)
    except Exception as error:
        yield Fault(files, "", f"the game cannot be played with it: {error!r}")
    finally:
        components.remove(owned)


def take(roots: list[Path]) -> list[Owned]:
    """Check folders of components and take them over, the last one for new matches; all of them, or none."""
    taken: list[Owned] = []
    for root in roots:
        found, faults = check(root)
        if faults:
            raise BadComponents(f"the components in {root} are not taken: " + "; ".join(map(str, faults)))
        taken += found
    for owned in taken:
        components.add(owned)
    return taken


@contextmanager
def playing_with(folders: list[Path] | None) -> Iterator[None]:
    """Play with components, those of the environment if none are named; None where nothing is played.

    Processes that are started get the same, whatever becomes of the folder meanwhile.
    """
    named = os.environ.get(components.VARIABLE, "")
    roots = folders or [Path(part) for part in named.split(os.pathsep) if part]
    if folders is None or not roots:
        yield
        return
    with TemporaryDirectory(prefix="quadrant-") as copies:
        frozen = [Path(copies, str(number)) for number in range(len(roots))]
        for root, copy in zip(roots, frozen, strict=True):
            if not root.is_dir():
                raise QuadrantError(f"{root} is no folder")
            try:
                copytree(root, copy)
            except OSError as error:
                raise QuadrantError(f"cannot read {root}: {error}") from None
        sets = take(frozen)
        os.environ[components.VARIABLE] = os.pathsep.join(map(str, frozen))
        try:
            yield
        finally:
            os.environ[components.VARIABLE] = named
            for owned in sets:
                components.remove(owned)
