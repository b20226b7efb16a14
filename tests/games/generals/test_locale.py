"""The catalogues: both languages complete, and every message that the engine names exists."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import quadrant
from quadrant.kernel.catalog import find
from quadrant.kernel.rules import rules
from quadrant.kernel.text import LANGUAGES, catalogue

GAME = find("generals")
DATA = resources.files("quadrant.games.generals") / "data"
MAP: dict[str, Any] = json.loads((DATA / "map.json").read_text("utf-8"))
CARDS: list[dict[str, Any]] = json.loads((DATA / "cards.json").read_text("utf-8"))["cards"]
PACKAGES = ("quadrant.kernel", "quadrant.games.generals")


def source(package: str, language: str) -> str:
    return (resources.files(package) / "locale" / f"{language}.ftl").read_text("utf-8")


class Variables(Visitor):
    """The names of all variables in a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(node: ftl.BaseNode) -> frozenset[str]:
    found = Variables()
    found.visit(node)
    return frozenset(found.names)


@cache
def entries(package: str, language: str) -> dict[str, frozenset[str]]:
    """Each message, attribute and term of a catalogue with the variables it uses."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(source(package, language)).body:
        if not isinstance(entry, ftl.Message | ftl.Term):
            continue
        name = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
        assert name not in found, f"{name} is written twice"
        if entry.value is not None:
            found[name] = variables(entry.value)
        for attribute in entry.attributes:
            found[f"{name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def known(language: str) -> set[str]:
    return {name for package in PACKAGES for name in entries(package, language)}


# The files


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_parses(package: str, language: str) -> None:
    body = FluentParser().parse(source(package, language)).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages(package: str) -> None:
    english, russian = (set(entries(package, language)) for language in LANGUAGES)
    assert english == russian


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_use_the_same_variables(package: str) -> None:
    english, russian = (entries(package, language) for language in LANGUAGES)
    assert {name: english[name] for name in english} == {name: russian[name] for name in english}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_repeats_no_message_of_the_kernel(language: str) -> None:
    assert not set(entries(PACKAGES[0], language)) & set(entries(PACKAGES[1], language))


def test_the_languages_are_not_mixed_up() -> None:
    def cyrillic(text: str) -> bool:
        return any("а" <= letter <= "я" for letter in text.lower())

    english = catalogue("generals", "en")
    russian = catalogue("generals", "ru")
    for card in CARDS:
        assert not cyrillic(english.format(f"card-{card['id']}", attribute="text"))
        assert cyrillic(russian.format(f"card-{card['id']}", attribute="text"))


# The components


def expected() -> Iterator[str]:
    for card in CARDS:
        yield f"card-{card['id']}"
        yield f"card-{card['id']}.text"
        yield f"type-{card['type']}"
    for space in MAP["spaces"]:
        yield f"space-{space['id']}"
    for strait in MAP["straits"]:
        yield f"strait-{strait['id']}"
    for seat, camp in GAME.camps.items():
        yield f"seat-{seat}"
        yield f"camp-{camp}"
    for option in GAME.options:
        yield f"option-{option.id}"
        yield f"option-{option.id}.text"
    for scenario in GAME.scenarios:
        yield f"scenario-{scenario}"
        yield f"scenario-{scenario}.text"
    for bot in ("random", "staff"):
        yield f"bot-{bot}"
        yield f"bot-{bot}.text"
    for phase in ("setup", "play", "supply", "victory", "discard", "draw"):
        yield f"phase-{phase}"
    yield from ("piece-army", "piece-navy", "game-title", "game-title.text", "game-title.time")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_name(language: str) -> None:
    assert not set(expected()) - known(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_agree_with_the_components(language: str) -> None:
    texts = catalogue("generals", language)
    for card in CARDS:
        assert texts.format(f"card-{card['id']}") == card[f"name_{language}"]
    for space in MAP["spaces"]:
        assert texts.format(f"space-{space['id']}") == space[f"name_{language}"]


def test_every_rule_has_a_title_and_a_summary_in_both_languages() -> None:
    lines = rules("generals")
    assert len({line.rule for line in lines}) == len(lines) == 52
    for line in lines:
        assert all((line.title_en, line.title_ru, line.summary_en, line.summary_ru)), line.rule


# What the engine says


def text(node: ast.AST | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def argument(call: ast.Call, place: int, name: str) -> ast.expr | None:
    if len(call.args) > place:
        return call.args[place]
    return next((word.value for word in call.keywords if word.arg == name), None)


def of_tell(call: ast.Call) -> Iterator[str]:
    id = text(argument(call, 0, "id"))
    if id is None:
        return
    yield f"event-{id}"
    if argument(call, 3, "secret") is not None:
        yield f"event-{id}-known"


def of_limit(call: ast.Call) -> Iterator[str]:
    """A limit that names no message of its own is explained by its rule's."""
    number = text(argument(call, 0, "rule"))
    if number and argument(call, 2, "why") is None:
        yield "why-" + number.replace(".", "-")


def of_choice(call: ast.Call) -> Iterator[str]:
    verb = text(argument(call, 0, "verb"))
    if verb:
        yield f"verb-{verb}"


CALLS = {"tell": of_tell, "Limit": of_limit, "Choice": of_choice}
PREFIXES = ("prompt-", "event-", "why-", "verb-", "win-")


def used(path: Path) -> Iterator[str]:
    """Every message id that a module names in so many words."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in CALLS:
                yield from CALLS[name](node)
        id = text(node)
        if id and id.startswith(PREFIXES) and id.replace("-", "").replace("_", "").isalnum():
            yield id


def modules() -> list[Path]:
    folder = Path(str(GAME.folder()))
    return sorted(folder.glob("**/*.py"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", modules(), ids=lambda path: path.stem)
def test_every_message_that_the_engine_names_exists(path: Path, language: str) -> None:
    assert not {id for id in used(path) if not id.endswith("-")} - known(language)


def needs(language: str) -> dict[str, frozenset[str]]:
    """Each message with the variables that it must be given."""
    return {name: found for package in PACKAGES for name, found in entries(package, language).items()}


def lacking(id: str, args: Mapping[str, object], language: str) -> Iterator[str]:
    known_variables = needs(language).get(id)
    if known_variables is None:
        yield id
    elif known_variables - set(args):
        yield f"{id} without {', '.join(sorted(known_variables - set(args)))}"


def complaints(match: quadrant.Match, refusals: list[quadrant.Refusal], language: str) -> Iterator[str]:
    """Messages of a match that the catalogue does not know or cannot fill in."""
    for event in match.events:
        for seen in filter(None, (event.seen_by(seat) for seat in (*GAME.seats, None))):
            yield from lacking(seen.id, seen.args, language)
    for refusal in refusals:
        yield from lacking(refusal.id, refusal.args, language)


def questions(match: quadrant.Match) -> Iterator[quadrant.Choice]:
    """Choices that are mostly not offered: every verb of the options at hand, on spaces and cards."""
    verbs = {(option.verb, len(option)) for option in match.options()}
    for verb, length in sorted(verbs):
        if length == 4:
            yield from (quadrant.Choice(verb, "army", space["id"], "uk") for space in MAP["spaces"])
        elif verb == "battle":
            yield from (quadrant.Choice(verb, space["id"]) for space in MAP["spaces"])
        elif verb in ("play", "use"):
            yield from (quadrant.Choice(verb, card["id"]) for card in CARDS)
    yield quadrant.Choice("reallocate")


@cache
def told(seed: int) -> tuple[quadrant.Match, list[quadrant.Prompt], set[str], list[quadrant.Refusal]]:
    """A whole match played at random: its prompts, its verbs and its refusals."""
    match = quadrant.new("generals", seed=seed, options={"reallocation": True})
    prompts: list[quadrant.Prompt] = []
    verbs: set[str] = set()
    refusals: list[quadrant.Refusal] = []
    random = Random(seed)
    while match.prompt is not None:
        prompts.append(match.prompt)
        options = match.options()
        verbs |= {option.verb for option in options}
        if len(match.choices) % 7 == 0:
            refusals += filter(None, map(match.why_not, questions(match)))
        match.choose(random.choice(options))
    return match, prompts, verbs, refusals


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_told_without_a_missing_word(seed: int, language: str) -> None:
    match, prompts, verbs, refusals = told(seed)
    missing = set(complaints(match, refusals, language))
    for prompt in prompts:
        missing |= set(lacking(prompt.id, prompt.args, language))
    missing |= {f"verb-{verb}" for verb in verbs} - known(language)
    assert not missing
