"""Where the rules of a game are carried out, proven and interpreted: citations, collected from the source.

The code of a game cites rules by their numbers in docstrings, in comments and as strings (limits, prompts,
events). A test cites them by ``@rule``. The command ``quadrant rule``, the pages of rules in ``docs/rules``
and the test that every rule of the code is cited all read them here.

Text between backquotes is code and cites nothing.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from quadrant.kernel.rules import Rule, rules
from quadrant.testing import Citation, resolve

PACKAGE: Final = Path(__file__).parent
#: The checkout that the package lies in, if it lies in one: tests and docs are not installed.
CHECKOUT: Final = PACKAGE.parent.parent
TESTS: Final = CHECKOUT / "tests"
DOCS: Final = CHECKOUT / "docs"
#: The module in which a game's readings of doubtful rules are listed, and the heading of such lists in docs.
RULINGS: Final = "rulings.py"
HEADING: Final = "## Rulings"

#: The modules of a game that only show, explain or list what others do.
_TELLING: Final = frozenset(
    ("alarms", "answers", "lexicon", "pose", "preview", "prospects", "rulings", "static", "telling", "view")
)
_CODE: Final = re.compile(r"(`+).*?\1", re.DOTALL)
_DEFINITIONS: Final = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


class Cited(NamedTuple):
    """A line that cites a rule, and the definition that it belongs to (empty at the top of a module)."""

    file: Path
    line: int
    name: str
    #: Whether a docstring cites it, and not only a limit, a message or a comment.
    stated: bool = False

    def __str__(self) -> str:
        file = self.file
        if file.is_relative_to(CHECKOUT):
            file = file.relative_to(CHECKOUT)
        return f"{file}:{self.line}"

    @property
    def acts(self) -> bool:
        """Whether the module may carry the rule out, and does not only tell of it."""
        module = self.file.stem
        return module not in _TELLING and not module.startswith("queries")


class Citations(NamedTuple):
    """The citations of one game's rules, by number, and those that look like a number but are none."""

    cited: Mapping[str, list[Cited]]
    unknown: list[tuple[str, Cited]]


class Ruling(NamedTuple):
    """How a doubtful rule is read, in words."""

    place: Cited
    text: str


def rule_of(game: str, number: str) -> Rule | None:
    """The rule of that number."""
    return next((one for one in rules(game) if one.rule == number), None)


@cache
def _spelling(game: str) -> re.Pattern[str]:
    """Whatever looks like the number of a rule: a chapter of the index, a dot, and more.

    Chapters that the index leaves out (the scenarios of Empire of the Sun) are ignored.
    """
    chapters = sorted({rule.rule.partition(".")[0] for rule in rules(game)})
    files = r"(?!\w+\.(?:ftl|json|md|py|tsv)\b)"
    return re.compile(rf"(?<![\w./-]){files}(?:{'|'.join(map(re.escape, chapters))})(?:\.\w+)+(?![\w/])")


# The code


@cache
def of_code(game: str) -> Citations:
    """The citations in the modules of that game."""
    return _collected(game, sorted((PACKAGE / "games" / game).rglob("*.py")))


@cache
def of_bots(game: str) -> Citations:
    """The citations in the bots of that game."""
    return _collected(game, sorted((PACKAGE / "bots" / game).rglob("*.py")))


def _collected(game: str, files: Iterable[Path]) -> Citations:
    known = {rule.rule for rule in rules(game)}
    cited: dict[str, list[Cited]] = {rule: [] for rule in known}
    unknown: list[tuple[str, Cited]] = []
    for file in files:
        for number, place in in_source(file, file.read_text(encoding="utf-8"), _spelling(game)):
            if number in known:
                cited[number].append(place)
            else:
                unknown.append((number, place))
    return Citations({rule: _once(places) for rule, places in cited.items()}, unknown)


def _once(places: Iterable[Cited]) -> list[Cited]:
    """One place for each definition: what acts before what tells, docstrings before other mentions."""
    first: dict[tuple[Path, str, bool], Cited] = {}
    for place in sorted(places, key=lambda place: (not place.acts, not place.stated, place.file, place.line)):
        # At the top of a module, its docstring must not hide a constant that carries the rule out.
        first.setdefault((place.file, place.name, place.stated or bool(place.name)), place)
    return list(first.values())


def in_source(file: Path, source: str, spelling: re.Pattern[str]) -> Iterator[tuple[str, Cited]]:
    """Every number in docstrings and comments, and every string that is one."""
    tree = ast.parse(source)
    docstrings = {id(node) for node in _docstrings(tree)}
    pieces = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    names = _names(tree, source.count("\n") + 1)

    def place(line: int, *, stated: bool = False) -> Cited:
        return Cited(file, line, names[line - 1], stated)

    for node in ast.walk(tree):
        if not (isinstance(node, ast.Constant) and isinstance(node.value, str)) or id(node) in pieces:
            continue
        if id(node) in docstrings:
            for number, line in _numbers(node.value, spelling):
                yield number, place(node.lineno + line, stated=True)
        elif spelling.fullmatch(node.value):
            yield node.value, place(node.lineno)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            for number, _ in _numbers(token.string, spelling):
                yield number, place(token.start[0])


def _docstrings(tree: ast.Module) -> Iterator[ast.Constant]:
    for node in ast.walk(tree):
        if not isinstance(node, (ast.Module, *_DEFINITIONS)) or not node.body:
            continue
        match node.body[0]:
            case ast.Expr(value=ast.Constant(value=str()) as docstring):
                yield docstring


def _names(tree: ast.Module, lines: int) -> list[str]:
    """For each line of a module, the innermost definition that it belongs to."""
    names = [""] * lines

    def mark(node: ast.AST, outer: str) -> None:
        for inner in ast.iter_child_nodes(node):
            name = outer
            if isinstance(inner, _DEFINITIONS):
                name = f"{outer}.{inner.name}".lstrip(".")
                first = min([inner.lineno, *(decorator.lineno for decorator in inner.decorator_list)])
                end = inner.end_lineno or inner.lineno
                names[first - 1 : end] = [name] * (end - first + 1)
            mark(inner, name)

    mark(tree, "")
    return names


def _numbers(text: str, spelling: re.Pattern[str]) -> Iterator[tuple[str, int]]:
    """The numbers in a text, each with the line that it stands in."""
    plain = _CODE.sub(lambda code: re.sub(r"[^\n]", " ", code[0]), text)
    for found in spelling.finditer(plain):
        yield found[0], plain.count("\n", 0, found.start())


def uncited(game: str) -> list[Rule]:
    """The rules that should be carried out by code, or by bots, where nothing that acts cites them."""
    found = {"code": of_code(game).cited, "bots": of_bots(game).cited}
    return [
        rule
        for rule in rules(game)
        if rule.place in found and not any(place.acts for place in found[rule.place][rule.rule])
    ]


# The tests


@cache
def of_tests() -> Mapping[Citation, list[Cited]]:
    """The tests that prove each rule, according to their decorators; none outside a checkout."""
    proofs: dict[Citation, list[Cited]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, _DEFINITIONS):
                if any(_left_out(decorator) for decorator in node.decorator_list):
                    continue
                good, _ = resolve(_decorations(node), file.relative_to(CHECKOUT))
                for citation in good:
                    proofs.setdefault(citation, []).append(Cited(file, node.lineno, node.name))
    return proofs


def _left_out(decorator: ast.expr) -> bool:
    """Whether a test does not run, or is known to fail: it proves nothing."""
    called = decorator.func if isinstance(decorator, ast.Call) else decorator
    return isinstance(called, ast.Attribute) and called.attr in ("skip", "xfail")


def _decorations(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[Citation]:
    """What the decorators ``@rule(...)`` of a test cite."""
    for decorator in node.decorator_list:
        match decorator:
            case ast.Call(func=ast.Name(id="rule"), args=arguments, keywords=keywords):
                games = (word.value for word in keywords if word.arg == "game")
                game = next((str(one.value) for one in games if isinstance(one, ast.Constant)), None)
                for argument in arguments:
                    if isinstance(argument, ast.Constant):
                        yield Citation(game, str(argument.value))


# The rulings


@cache
def rulings(game: str) -> Mapping[str, list[Ruling]]:
    """How doubtful rules are read: the list in the game's ``rulings.py``, and the one on its page in docs."""
    read: dict[str, list[Ruling]] = {}
    for ruling in (*_listed(PACKAGE / "games" / game / RULINGS), *_on_page(_page(game))):
        for number in dict.fromkeys(number for number, _ in _numbers(ruling.text, _spelling(game))):
            read.setdefault(number, []).append(ruling)
    return read


def _page(game: str) -> Path:
    return DOCS / f"{game.replace('_', '-')}.md"


def _listed(file: Path) -> Iterator[Ruling]:
    """The points of a module's docstring."""
    if file.is_file():
        docstring = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
        yield from _points(file, docstring.splitlines(), 1)


def _on_page(page: Path) -> Iterator[Ruling]:
    """The points and rows of a page's section of rulings."""
    if not page.is_file():
        return
    lines = page.read_text(encoding="utf-8").splitlines()
    if HEADING not in lines:
        return
    start = lines.index(HEADING) + 1
    end = next((i for i in range(start, len(lines)) if lines[i].startswith("## ")), len(lines))
    yield from _points(page, lines[start:end], start + 1)


def _points(file: Path, lines: list[str], first: int) -> Iterator[Ruling]:
    """Points with the lines that go on from them, and rows of tables without their number and their bars."""
    for number, line in enumerate(lines):
        if re.match(r"\| \d+ \|", line):
            cells = [cell.strip() for cell in line.strip("| ").split(" | ")][1:]
            yield Ruling(Cited(file, first + number, ""), " – ".join(filter(None, cells)))
        elif line.startswith("* "):
            text = [line[2:]]
            for more in lines[number + 1 :]:
                if not more.startswith("  "):
                    break
                text.append(more.strip())
            yield Ruling(Cited(file, first + number, ""), " ".join(text))
