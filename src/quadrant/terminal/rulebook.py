"""One rule, in the terminal: in our words, the code that carries it out, its tests, and how it is read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from quadrant import citations
from quadrant.citations import Cited
from quadrant.errors import QuadrantError
from quadrant.kernel import catalog
from quadrant.kernel.rules import Rule, rules
from quadrant.terminal.words import Words
from quadrant.testing import Citation


def page(name: str, number: str, language: str) -> Iterator[str]:
    """What there is to say of the rule, line by line."""
    game = catalog.find(name).name
    rule = citations.rule_of(game, number)
    if rule is None:
        raise QuadrantError(_unknown(game, number))
    words = Words(game, language)
    ru = language == "ru"
    yield f"{rule.rule} {rule.title_ru if ru else rule.title_en}"
    yield rule.summary_ru if ru else rule.summary_en
    yield from _section(words, f"rule-in-{rule.place}", _places(_carried_out(game, rule)))
    yield from _section(words, "rule-tests", _places(citations.of_tests().get(Citation(game, number), ())))
    yield from _section(words, "rule-options", _options(game, number, words))
    rulings = citations.rulings(game).get(number, ())
    yield from _section(words, "rule-rulings", (f"{ruling.text} ({ruling.place})" for ruling in rulings))


def _unknown(game: str, number: str) -> str:
    near = get_close_matches(number, [rule.rule for rule in rules(game)], n=3)
    hint = f"; there is {', '.join(near)}" if near else ""
    return f"{game} has no rule {number!r}{hint}"


def _carried_out(game: str, rule: Rule) -> Iterable[Cited]:
    found = (citations.of_bots if rule.place == "bots" else citations.of_code)(game)
    return (place for place in found.cited[rule.rule] if place.acts)


def _options(game: str, number: str, words: Words) -> Iterator[str]:
    for option in catalog.find(game).options:
        if option.rule == number:
            yield f"{option.id}: {words.format(f'option-{option.id}')}"


def _places(places: Iterable[Cited]) -> Iterator[str]:
    return (f"{place}  {place.name}".rstrip() for place in places)


def _section(words: Words, title: str, lines: Iterable[str]) -> Iterator[str]:
    """A title with what belongs below it; where a rule lives is said even if nothing does."""
    found = [f"  {line}" for line in lines]
    if found or title.startswith("rule-in-"):
        yield ""
        yield words.format(title)
        yield from found
