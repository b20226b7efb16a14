"""Build the page: all games without a server, as a folder that any static server can serve (``make page``).

Everything that Python runs in the browser is packed: the standard library, what every game needs, and one
pack per game. It is compiled by the interpreter that will run it, under Node (``web/scripts/compile.mjs``):
no browser has to. Sources that have not changed are not compiled again.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from quadrant.kernel import catalog, lessons
from quadrant.server import wire
from quadrant.server.play import library
from quadrant.server.play.lessons import lesson_texts, progress

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "quadrant"
WEB = ROOT / "web"
CACHE = ROOT / ".make" / "page"
PYODIDE = WEB / "node_modules" / "pyodide"
#: The wheel for Pyodide's platform, by name and hash: whatever index it comes from, it is this one.
WHEEL = "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
WHEEL_HASH = "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
#: What a page never imports of the standard library.
UNUSED = re.compile(
    r"^(antigravity|bdb|cProfile|compileall|concurrent/interpreters|cgi|ctypes|curses|dbm|doctest|ensurepip"
    r"|filecmp|ftplib|getpass|http|idlelib|imaplib|lib2to3|mailbox|mimetypes|modulefinder|multiprocessing|netrc"
    r"|nturl2path|optparse|pdb|pickletools|plistlib|poplib|profile|pstats|pty|pyclbr|pydoc|pydoc_data|pyrepl|_pyrepl"
    r"|rlcompleter|sched|shelve|smtplib|sqlite3|sre_\w+|symtable|tabnanny|tarfile|telnetlib|test|this|timeit"
    r"|tkinter|trace|turtle|turtledemo|unittest|urllib/(request|robotparser|error|response)|venv|wave"
    r"|webbrowser|wsgiref|xml|xmlrpc|zipapp|_pydecimal|_pydatetime|_pyio|_pylong|__phello__|pip|setuptools|_ios_support"
    r"|_android_support|_apple_support|_aix_support|_osx_support"
    r"|sysconfig|_sysconfigdata\w*|profiling|mailcap|tomllib|encodings/(?!__init__|aliases|ascii"
    r"|cp437|idna|latin_1|raw_unicode_escape|unicode_escape|utf_8|utf_16|utf_32)\w*)(/|\.|$)"
)
#: The rooms and modules of the package that need a server, a terminal or a training ground.
ELSEWHERE = re.compile(
    r"^(boards|envs|terminal|bots/ladder|server/(http|client|store/migrations)|games/\w+|bots/(generals|churchill"
    r"|no_retreat|empire))/|^(cli|citations|testing)\.py$"
    r"|^bots/(arena|crew|fit|tuning|nets/(batch|command|league|learner|mind|net|selfplay|store|train|workers))\.py$"
    r"|^kernel/(owned|locale/.*)|^bots/(nets/)?locale/|^server/(command|rounds)\.py$|^server/tidings/"
    r"|^server/people/(accounts|conduct|glicko|pages|scorer|scoring|letters|mail|recovery|locale)|^server/play/(farewell|guests|library|meanwhile|notebook|table_channels|visitors|words)\.py$"
    r"|^server/bots/(pool|queue|watchman)\.py$|^page/serve\.py$"
    r"|^server/store/(base|columns|database|keeping|keys|line_rows|lists|outbox|queries|server_time|store|writer)\.py$"
)
#: What of a game's folder is drawn and said by the client, not by the engine.
DRAWN = re.compile(r"/(locale/|data/(shapes|underlay)\.json$|lessons/(en|ru)\.ftl$|net\.npz$)")

Files = dict[str, Path]


def main() -> None:
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "page"
    CACHE.mkdir(parents=True, exist_ok=True)
    made = CACHE / "site"
    shutil.rmtree(made, ignore_errors=True)
    run("npm", "run", "--silent", "build:page", "--", "--outDir", str(made), cwd=WEB)
    shutil.copy(WEB / "public" / "favicon.svg", made)
    parts = build(made)
    shell(made, parts)
    shutil.rmtree(out, ignore_errors=True)
    out.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(made, out)
    total = sum(file["size"] for part in parts.values() for file in part)
    sys.stdout.write(f"{out}: {total / 1e6:.1f} MB in all\n")


def run(*command: str, cwd: Path = ROOT) -> None:
    subprocess.run(command, cwd=cwd, check=True)


# Packs


def build(made: Path) -> dict[str, list[dict[str, Any]]]:
    """The parts of the page: what is fetched together, with its size."""
    drawn = json.loads((made / "of-games.json").read_text())
    (made / "of-games.json").unlink()
    packs = {"python": standard_library(), "common": {**common(), **wheel(), **package("structlog")}}
    packs |= {game: of_game(game) for game in catalog.NAMES}
    compiled = compile_all(packs)
    parts: dict[str, list[dict[str, Any]]] = {"shell": []}
    engine = [
        put(made, "python.zip", zipped(compiled.pop("python"))),
        put(made, "common.pack", compiled.pop("common")),
    ]
    engine += [put(made, "pyodide.asm.wasm", (PYODIDE / "pyodide.asm.wasm").read_bytes(), "pyodide/")]
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        (made / "pyodide").mkdir(exist_ok=True)
        text = re.sub(rb"\n//# sourceMappingURL=\S+", b"", (PYODIDE / name).read_bytes())
        (made / "pyodide" / name).write_bytes(text)
        engine.append(listed(made, f"pyodide/{name}", gzipped=True))
    parts["engine"] = engine
    for game, pack in compiled.items():
        parts[game] = [put(made, f"{game}.pack", pack), put(made, f"{game}.json", library.static(game)[0])]
        texts = msgspec.json.encode(lesson_texts(game))
        parts[game].append(put(made, f"{game}-lessons.json", texts))
        # What a chunk was merged into has another name.
        names = sorted(name for name in set(drawn[game]) if (made / name).is_file())
        parts[game] += [listed(made, name, gzipped=True) for name in names]
    return parts


def standard_library() -> Files:
    """The standard library as Pyodide has it, without what a page never imports."""
    folder = CACHE / "stdlib"
    if not folder.is_dir():
        with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
            archive.extractall(folder)
    return {name: path for name, path in tree(folder) if not UNUSED.match(name)}


def wheel() -> Files:
    """msgspec, compiled for the browser."""
    found = CACHE / WHEEL
    if not found.is_file():
        name, version, python, abi, platform = WHEEL.removesuffix(".whl").split("-")
        where = ("--platform", platform, "--python-version", python.replace("cp3", "3."), "--abi", abi)
        kind = ("--no-deps", "--only-binary", ":all:", "--implementation", "cp")
        pip = (sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check")
        run(*pip, *kind, *where, "--dest", str(CACHE), f"{name}=={version}")
    if hashlib.sha256(found.read_bytes()).hexdigest() != WHEEL_HASH:
        found.unlink()
        raise SystemExit(f"{WHEEL} is not the one that is expected: its hash differs")
    folder = CACHE / "msgspec"
    with zipfile.ZipFile(found) as archive:
        archive.extractall(folder)
    return {
        name: path for name, path in tree(folder) if name.startswith("msgspec/") and path.suffix != ".pyi"
    }


def package(name: str) -> Files:
    """A pure package that is installed here."""
    spec = find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    folder = Path(spec.origin).parent
    return {f"{name}/{path}": file for path, file in tree(folder) if file.suffix == ".py"}


def common() -> Files:
    """What every game needs of our own package."""
    return {
        f"quadrant/{name}": path for name, path in tree(SOURCE) if not ELSEWHERE.search(name) and ours(name)
    }


def of_game(game: str) -> Files:
    """What one game adds: its rules, its data, its lessons and its bots."""
    found: Files = {}
    for part in ("games", "bots"):
        names = ((f"quadrant/{part}/{game}/{name}", path) for name, path in tree(SOURCE / part / game))
        found |= {name: path for name, path in names if not DRAWN.search(name) and ours(name)}
    return found


def ours(name: str) -> bool:
    return not name.endswith((".pyc", ".pyi")) and "__pycache__" not in name


def tree(folder: Path) -> Iterator[tuple[str, Path]]:
    """All files under a folder, with their paths from there."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path.relative_to(folder).as_posix(), path


def compile_all(packs: dict[str, Files]) -> dict[str, bytes]:
    """The packs, with every module compiled; modules that were compiled before are taken from the cache."""
    kept = CACHE / "compiled"
    kept.mkdir(exist_ok=True)
    version = json.loads((PYODIDE / "package.json").read_text())["version"]
    wanted: dict[str, tuple[str, str, int]] = {}
    for pack, files in packs.items():
        for name, path in files.items():
            if path.suffix == ".py":
                level = 2 if pack == "python" else 0
                key = f"{version} {name} {level} ".encode() + path.read_bytes()
                wanted[str(path)] = (str(kept / hashlib.sha256(key).hexdigest()), name, level)
    missing = {path: made for path, made in wanted.items() if not Path(made[0]).is_file()}
    if missing:
        (CACHE / "missing.json").write_text(json.dumps(missing))
        run("node", "scripts/compile.mjs", str(CACHE / "missing.json"), cwd=WEB)
    return {pack: packed(files, wanted) for pack, files in packs.items()}


def packed(files: Files, compiled: dict[str, tuple[str, str, int]]) -> bytes:
    """Files one after another, behind a list of their names and sizes."""
    names: list[tuple[str, int]] = []
    data: list[bytes] = []
    for name, path in sorted(files.items()):
        made = compiled.get(str(path))
        content = path.read_bytes() if made is None else Path(made[0]).read_bytes()
        names.append((name if made is None else f"{name}c", len(content)))
        data.append(content)
    index = json.dumps(names).encode()
    return b"".join((len(index).to_bytes(4, "little"), index, *data))


def unpacked(pack: bytes) -> Iterator[tuple[str, bytes]]:
    size = int.from_bytes(pack[:4], "little")
    at = 4 + size
    for name, length in json.loads(pack[4 : 4 + size]):
        yield name, pack[at : at + length]
        at += length


def zipped(pack: bytes) -> bytes:
    """The same as an archive, stored: the interpreter reads its library from one."""
    path = CACHE / "python.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name, data in unpacked(pack):
            archive.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), data)
    return path.read_bytes()


# Files


def put(made: Path, name: str, data: bytes, folder: str = "files/") -> dict[str, Any]:
    """A file that comes compressed, whatever the server does; its name says what is in it."""
    mark = hashlib.sha256(data).hexdigest()[:12]
    stem, _, suffix = name.rpartition(".")
    path = f"{folder}{stem}-{mark}.{suffix}.gz"
    (made / folder).mkdir(exist_ok=True)
    content = gzip.compress(data, 9, mtime=0)
    (made / path).write_bytes(content)
    return {"name": name, "path": path, "size": len(content)}


def listed(made: Path, path: str, *, gzipped: bool) -> dict[str, Any]:
    """A file as it is; servers compress what is text, so that is its size."""
    data = (made / path).read_bytes()
    return {"name": path, "path": path, "size": len(gzip.compress(data, 6)) if gzipped else len(data)}


# The shell


def shell(made: Path, parts: dict[str, list[dict[str, Any]]]) -> None:
    """What comes with the first visit, and the list of everything with its sizes."""
    write(made / "files" / "games.json", library.games())
    write(made / "files" / "lessons.json", [lesson for game in catalog.NAMES for lesson in taught(game)])
    for game in catalog.NAMES:
        write(made / "files" / f"{game}-cover.json", cover(game))
    (made / "page.html").rename(made / "index.html")
    later = {file["path"] for part in parts.values() for file in part}
    first = [path for path, _ in tree(made) if path not in later and path != "sw.js" and wanted(path)]
    parts["shell"] = [listed(made, path, gzipped=not path.endswith((".woff2", ".png"))) for path in first]
    text = json.dumps({"parts": parts}, separators=(",", ":"))
    version = hashlib.sha256(text.encode()).hexdigest()[:12]
    for file in parts["shell"]:
        version = hashlib.sha256(version.encode() + (made / file["path"]).read_bytes()).hexdigest()[:12]
    (made / "files.json").write_text(json.dumps({"version": version, "parts": parts}, separators=(",", ":")))
    worker = made / "sw.js"
    names = json.dumps([*first, "files.json"])
    worker.write_text(worker.read_text().replace("__VERSION__", version).replace("['__FILES__']", names))


def wanted(path: str) -> bool:
    """Fonts of other scripts than ours come when somebody writes in them."""
    return path.endswith(".woff2") is False or "latin-" in path or "cyrillic-" in path


def taught(game: str) -> list[wire.LessonInfo]:
    found = catalog.find(game)
    return [lesson_info(found, lessons.find(game, name)) for name in lessons.names(game)]


def lesson_info(game: catalog.Game, lesson: lessons.Lesson) -> wire.LessonInfo:
    step, steps = progress(lesson, -1)
    scenario, seats = game.check_scenario(lesson.scenario), list(lesson.seats)
    return wire.LessonInfo(
        game.name, lesson.name, lesson.kind, lesson.minutes, scenario, seats, None, step, steps
    )


def cover(game: str) -> dict[str, Any]:
    """What can be said of a game before it is fetched: all its words, and nothing else."""
    content: dict[str, Any] = json.loads(library.static(game)[0])
    return {**content, "board": None, "cards": [], "rules": []}


def write(path: Path, content: object) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(msgspec.json.encode(content))


if __name__ == "__main__":
    os.environ.setdefault("PYTHONHASHSEED", "0")
    main()
