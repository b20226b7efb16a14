"""What a player may ask without choosing: why not, which rule, what a card would bring, what to do."""

from __future__ import annotations

from random import Random
from typing import Final

from quadrant import bots
from quadrant.bots.advice import TOLD, Advice, advise, in_words
from quadrant.bots.reasons import sources
from quadrant.bots.search import SHORT, Effort
from quadrant.kernel import typed
from quadrant.kernel.flow import DONE, PASS, Choice
from quadrant.kernel.match import Match
from quadrant.kernel.rules import Rule, rules
from quadrant.kernel.text import Catalogue
from quadrant.terminal.sight import Sight

#: So many things are explained at once, and so many rules are listed.
MOST: Final = 8
RULES: Final = 20
#: So long somebody waits for advice, in seconds; so many plans are told.
PATIENCE: Final = 8.0
PLANS: Final = 3

# Why not


def why(sight: Sight, text: str) -> list[str]:
    """Why something cannot be chosen: the rule that forbids it. Without a name: why one is asked."""
    words = sight.words
    if not text:
        return rule(sight, "")
    offered = sight.offers.find(text)
    if offered:
        return [
            words.say("why-offered", number=sight.offers.number(one), option=sight.offers.label(one))
            for one in offered[:MOST]
        ]
    found: dict[str, list[str]] = {}
    for choice in _candidates(sight, text)[: 3 * MOST]:
        refusal = sight.match.why_not(choice, sight.seat)
        if refusal is not None and refusal.id != "why-not-offered":
            found.setdefault(words.told(refusal), []).append(sight.offers.label(choice))
    lines = [f"{', '.join(dict.fromkeys(names))}: {said}" for said, names in found.items()]
    known = sight.find(text, *{kind.name for verb in sight.game.verbs for kind in verb.kinds})
    return lines[:MOST] or [words.say("not-offered" if known else "not-known", text=text)]


def _candidates(sight: Sight, text: str) -> list[Choice]:
    """What may be meant: what is offered, done to something else; or any verb, done to that alone."""
    wanted = typed.words(text)
    ends = [end for end in (PASS, DONE) if typed.fits(wanted, typed.words(sight.offers.label(end)))]
    ends += [end for end in (PASS, DONE) if wanted == [end.verb] and end not in ends]
    first = [one for option in sight.offers.numbered for one in _instead(sight, option, text)]
    found = [*ends, *first]
    if not found:
        found = [
            Choice(verb.word, id)
            for verb in sight.game.verbs
            if len(verb.kinds) == 1
            for _, id in sight.find(text, verb.kinds[0].name)
        ]
    return list(dict.fromkeys(found))


def _instead(sight: Sight, option: Choice, text: str) -> list[Choice]:
    """The same done to the things that are named."""
    verb = sight.words.verbs[option.verb]
    if verb.varying is None:
        return []
    at = verb.varies + 1
    things = sight.find(text, verb.varying.name)
    return [Choice.of((*option[:at], id, *option[at + 1 :])) for _, id in things]


# Rules


def rule(sight: Sight, text: str) -> list[str]:
    """A rule by its number, or by words of its title; without either the one by which one is asked."""
    words = sight.words
    number = text or (sight.prompt.rule if sight.prompt else "")
    known = rules(sight.game.name)
    exact = [one for one in known if one.rule.casefold() == number.casefold()]
    if exact:
        return _whole(exact[0], words.language)
    wanted = typed.words(number)
    found = [one for one in known if wanted and typed.fits(wanted, typed.words(_title(one, words.language)))]
    if len(found) == 1:
        return _whole(found[0], words.language)
    lines = [f"{one.rule} {_title(one, words.language)}" for one in found[:RULES]]
    return lines or [words.say("no-rule", text=number) if number else words.say("no-rule-asks")]


def _title(one: Rule, language: str) -> str:
    return one.title_ru if language == "ru" else one.title_en


def _whole(one: Rule, language: str) -> list[str]:
    summary = one.summary_ru if language == "ru" else one.summary_en
    return [f"{one.rule} {_title(one, language)}", *([summary] if summary else [])]


# Cards


def prospect(sight: Sight, card: str) -> list[str]:
    """What a card of one's own would bring as things stand."""
    if not any(query.name == "prospect" for query in sight.game.queries):
        return []
    words = sight.words
    found = sight.ask("prospect", card)
    lines = [words.told(line) for line in found.lines]
    places = [words.name(*place.split(":", 1)) for place in found.places]
    if places:
        lines.append(words.say("usable-at", spaces=", ".join(places)))
    return [*lines, *([words.told(found.none)] if found.none else [])]


# Advice


def alarms(sight: Sight) -> list[str]:
    """What friends at the table would say."""
    if not any(query.name == "alarms" for query in sight.game.queries):
        return []
    return [f"{'!!' if one.grave else '!'} {sight.words.told(one)}" for one in sight.ask("alarms").alarms]


def advice(match: Match, sight: Sight, seconds: float = PATIENCE) -> list[str]:
    """What a bot would do in this place: the best plans, how likely each wins, and why."""
    words, game = sight.words, match.game
    levels = bots.levels_of(game.id)
    if levels is None or len(match.options()) < 2:
        return [words.say("no-advice")]
    chance = Random(f"{match.seed}/{len(match.choices)}")
    found = advise(bots.Question(match), levels, chance, Effort(SHORT.worlds, seconds), PLANS)
    said = Catalogue(game.id, words.language, *sources(game.name, words.language))
    # Plans that are told alike are told once.
    plans = {tuple(words.label(choice) for choice in one.choices): one for one in reversed(found)}
    told = [one for one in found if one in plans.values()]
    return [line for number, one in enumerate(told, 1) for line in _plan(sight, number, one, said)]


def _plan(sight: Sight, number: int, one: Advice, said: Catalogue) -> list[str]:
    words = sight.words
    steps = [words.label(choice) for choice in one.choices[:TOLD]]
    first = one.choices[0]
    at = f" ({sight.offers.number(first)})" if first in sight.offers.numbered else ""
    more = " …" if len(one.choices) > TOLD else ""
    chance = words.say("chance", n=round(100 * one.value))
    line = f"{number}) {'; '.join(steps)}{more}{at} — {chance}"
    return [line, *(f"   {in_words(reason, said, sight.game)}" for reason in one.reasons)]
