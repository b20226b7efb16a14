"""The catalogues of every game: both languages complete, and every message that the engine names exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import quadrant
from conformance.cases import PLAYED, Case, own_cards, whole
from conformance.words import RULES, WORDS, named
from quadrant.kernel import catalog
from quadrant.kernel.alarms import Alarm
from quadrant.kernel.flow import ScorePart
from quadrant.kernel.message import Args
from quadrant.kernel.modifiers import Modifier, Sum
from quadrant.kernel.prospects import Remark
from quadrant.kernel.rules import rules
from quadrant.kernel.text import LANGUAGES, catalogue
from quadrant.kernel.verbs import Choice, Verb

pytestmark = pytest.mark.unmeasured

KERNEL = "quadrant.kernel"
PACKAGES = (KERNEL, *(catalog.find(name).package for name in PLAYED))
each_game = pytest.mark.parametrize("game", PLAYED)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_package = pytest.mark.parametrize("package", PACKAGES)


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


def needs(game: str, language: str) -> dict[str, frozenset[str]]:
    """Each message that the game can use, with the variables that it must be given."""
    return {**entries(KERNEL, language), **entries(catalog.find(game).package, language)}


# The files


@each_package
@each_language
def test_the_catalogue_parses(package: str, language: str) -> None:
    body = FluentParser().parse(source(package, language)).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]


@each_package
def test_both_languages_have_the_same_messages(package: str) -> None:
    english, russian = (set(entries(package, language)) for language in LANGUAGES)
    assert english == russian


@each_package
def test_both_languages_use_the_same_variables(package: str) -> None:
    english, russian = (entries(package, language) for language in LANGUAGES)
    assert {name: english[name] for name in english} == {name: russian[name] for name in english}


@each_game
@each_language
def test_the_game_repeats_no_message_of_the_kernel(game: str, language: str) -> None:
    assert not set(entries(KERNEL, language)) & set(entries(catalog.find(game).package, language))


@each_package
def test_the_languages_are_not_mixed_up(package: str) -> None:
    english, russian = (source(package, language) for language in LANGUAGES)
    assert not re.findall("[а-яё]+", english, re.IGNORECASE)
    assert re.findall("[а-яё]+", russian, re.IGNORECASE)


@each_game
def test_the_texts_of_cards_are_in_their_language(game: str) -> None:
    cards = [id for id in entries(catalog.find(game).package, "en") if re.fullmatch(r"card-.*\.text", id)]
    for id in cards:
        name, _, attribute = id.partition(".")
        assert re.search("[а-яё]", catalogue(game, "ru").format(name, attribute=attribute), re.IGNORECASE), id


# What is on the table


def expected(game: str) -> Iterator[str]:
    about = catalog.find(game)
    yield from ("game-title", "game-title.text", "game-title.time")
    for seat, camp in about.camps.items():
        yield from (f"seat-{seat}", f"camp-{camp}")
    for option in about.options:
        yield from (f"option-{option.id}", f"option-{option.id}.text")
    for scenario in about.scenarios:
        yield from (f"scenario-{scenario}", f"scenario-{scenario}.text")
    for verb in about.all_verbs().values():
        yield f"verb-{verb.word}"
        yield from (f"{kind.name}-{id}" for kind in verb.kinds for id in kind.ids if isinstance(id, str))
    yield from WORDS[game]()


@each_game
@each_language
def test_everything_on_the_table_has_a_name(game: str, language: str) -> None:
    assert not set(expected(game)) - set(needs(game, language))


@each_game
@each_language
def test_names_agree_with_the_components(game: str, language: str) -> None:
    texts = catalogue(game, language)
    assert [id for id, text in named(game, language) if texts.format(id) != text] == []


@each_game
def test_every_rule_has_a_title_and_a_summary_in_both_languages(game: str) -> None:
    lines = rules(game)
    assert len({line.rule for line in lines}) == len(lines) == RULES[game]
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
    if any(word.arg == "secret" for word in call.keywords):
        yield f"event-{id}-known"


def of_limit(call: ast.Call) -> Iterator[str]:
    """A limit that names no message of its own is explained by its rule's."""
    number = text(argument(call, 0, "rule"))
    if number and argument(call, 2, "why") is None:
        yield "why-" + number.replace(".", "-")


CALLS = {"tell": of_tell, "tell_of": of_tell, "confide": of_tell, "Limit": of_limit}
PREFIXES = (
    "prompt-",
    "event-",
    "alarm-",
    "why-",
    "verb-",
    "win-",
    "reason-",
    "vp-",
    "plus-",
    "waste-",
    "prospect-",
)


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


def modules(game: str) -> list[Path]:
    return sorted(Path(str(catalog.find(game).folder())).glob("**/*.py"))


@each_game
@each_language
def test_every_message_that_the_engine_names_exists(game: str, language: str) -> None:
    ids = {id for path in modules(game) for id in used(path) if not id.endswith("-")}
    assert not ids - set(needs(game, language))


#: Which argument of a call is a rule.
RULE_AT = {
    "Alarm": 1,
    "Limit": 0,
    "Refusal": 0,
    "tell": 1,
    "tell_of": 1,
    "confide": 1,
    "Prompt": 1,
    "Result": 2,
}


def cited(path: Path) -> Iterator[str]:
    """Every rule that a module names in so many words."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            number = text(argument(node, RULE_AT[name], "rule")) if name in RULE_AT else None
            if number:
                yield number
        number = text(node)
        if number and re.fullmatch(r"\d+\.\d+(\.[\dA-Z]+)*", number):
            yield number


@each_game
def test_every_rule_that_the_engine_cites_exists(game: str) -> None:
    known = {line.rule for line in rules(game)}
    assert {number for path in modules(game) for number in cited(path)} <= known


# Whole matches


def complaints(game: str, id: str, args: Args, language: str) -> Iterator[str]:
    """What the catalogue does not know of a message, or cannot fill in."""
    texts = catalogue(game, language)
    if not texts.has(id):
        yield id
    elif "{" in (sentence := texts.format(id, args)):
        yield f"{id}: {sentence}"


#: How many choices lie between questions at first, and when a match grows long.
OFTEN, SELDOM, LONG = 7, 41, 350
#: Of more things than this a verb is asked about some at random: a board of hexes has hundreds.
MANY = 60
SOME = 8


def questions(verb: Verb, random: Random) -> Iterator[Choice]:
    """Choices of a verb, mostly not offered: about everything that varies, with others at random."""
    if verb.varying is None:
        yield verb()
        return
    others = [random.randrange(len(kind.ids)) for kind in verb.kinds if kind is not verb.varying]
    number = len(verb.varying.ids)
    things = random.sample(range(number), SOME) if number > MANY else range(number)
    yield from (verb.row(*others)[thing] for thing in things)


Message = quadrant.Prompt | quadrant.Refusal | quadrant.Event | ScorePart | Modifier | Remark | Alarm


class Told:
    """A whole match played at random, with everything that was said in it."""

    def __init__(self, game: str, scenario: str, seed: int) -> None:
        about = catalog.find(game)
        self.game = game
        #: Plain options, and every optional rule at once.
        options = tuple((o.id, o.values[-1]) for o in about.options) if seed % 2 else ()
        match = Case(game, scenario, options).match(seed)
        random = Random(seed)
        self.said: dict[str, tuple[str, Args]] = {}
        self.labelled: dict[str, tuple[quadrant.Prompt, Choice]] = {}
        while match.prompt is not None:
            self.hear(match.prompt)
            self.label(match)
            if len(match.choices) % (OFTEN if len(match.choices) < LONG else SELDOM) == 0:
                for verb in about.all_verbs().values():
                    self.hear(*filter(None, map(match.why_not, questions(verb, random))))
                self.ask(match, random)
            match.choose(random.choice(match.options()))
        self.events = match.events
        for event in match.events:
            self.hear(*filter(None, (event.seen_by(seat) for seat in (*about.seats, None))))
        assert match.result is not None
        # A line of the score is a message of its own, or is named after its rule or card.
        self.hear(*(part for part in match.result.parts if part.id.startswith("vp-")))
        self.said[match.result.reason] = match.result.reason, {}

    def label(self, match: quadrant.Match) -> None:
        """What the buttons say, and what is asked once more."""
        decision, prompt = match.decision, match.prompt
        assert decision is not None
        assert prompt is not None
        for option in match.options():
            self.labelled[f"{prompt.id} {option.verb}"] = prompt, option
            self.hear(*filter(None, (decision.waste(match.state, option),)))

    def hear(self, *messages: Message) -> None:
        for message in messages:
            self.said[f"{message.id} {message.args}"] = message.id, message.args

    def ask(self, match: quadrant.Match, random: Random) -> None:
        """What queries say line by line."""
        for query in match.game.queries:
            if query.name == "alarms":
                self.hear(*query.ask(match.state, match.seat, ()).alarms)
                continue
            answer = query.ask(match.state, match.seat, [random.choice(kind.ids) for kind in query.kinds])
            for value in (answer, *(getattr(answer, name) for name in answer.__struct_fields__)):
                if isinstance(value, Sum):
                    self.hear(*value.lines)
        for card in own_cards(match, match.seat):
            prospect = match.query("prospect", card, seat=match.seat)
            self.hear(*prospect.lines, *filter(None, (prospect.none,)))


def matches() -> list[tuple[str, str, int]]:
    return [(game, scenario, seed) for game in PLAYED for scenario in whole(game) for seed in (1, 2)]


@pytest.fixture(scope="session", params=matches(), ids=lambda match: "-".join(map(str, match)))
def told(request: pytest.FixtureRequest) -> Told:
    """One match for all that is asked of its words, in both languages."""
    return Told(*request.param)


@pytest.mark.long
def test_whole_matches_are_told_without_a_missing_word(told: Told) -> None:
    missing: set[str] = set()
    for language in LANGUAGES:
        for id, args in told.said.values():
            missing.update(complaints(told.game, id, args, language))
    assert not missing


@pytest.mark.long
def test_every_event_has_what_its_tell_names(told: Told) -> None:
    """Who lost, who gained and the dice, whether or not the sentence has them."""
    tells = catalog.find(told.game).tells
    for event in told.events:
        tell = tells[event.id.removeprefix("event-")]
        named = {tell.loser, tell.winner, *tell.dice} - {""}
        assert named <= event.args.keys(), (event.id, named - event.args.keys())


# Buttons


@each_game
@each_language
def test_a_verb_names_everything_that_it_is_done_to(game: str, language: str) -> None:
    """«Build again in place · army · Western Europe · Italy» is not a sentence."""
    for verb in catalog.find(game).all_verbs().values():
        said = {name.removesuffix("_id") for name in needs(game, language)[f"verb-{verb.word}"]}
        assert said >= {kind.name for kind in verb.kinds}, verb


@pytest.mark.long
@each_language
def test_every_button_says_what_it_does(told: Told, language: str) -> None:
    """Never a bare "done" or "pass": what is given up depends on what is asked."""
    texts, verbs = catalogue(told.game, language), catalog.find(told.game).all_verbs()
    bare = {texts.format("verb-done"), texts.format("verb-pass")}
    for prompt, option in told.labelled.values():
        said = texts.wording(option, verbs, prompt)
        assert said is not None, (prompt.id, option)
        assert said not in bare, (prompt.id, option)
        assert "{" not in said, (prompt.id, option)


@each_game
@each_language
def test_words_for_a_question_belong_to_a_question(game: str, language: str) -> None:
    known = needs(game, language)
    words = sorted((verb.word for verb in catalog.find(game).all_verbs().values()), key=len, reverse=True)
    for id in known:
        word = next((word for word in words if id.startswith(f"verb-{word}-")), None)
        if word is not None:
            asked = id.partition(".")[0].removeprefix(f"verb-{word}-")
            assert f"prompt-{asked}" in known, id
