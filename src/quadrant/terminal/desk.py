"""What lies before a player: pages, lists of options, and the answers to what he asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Final

from rich.text import Text

from quadrant.kernel.flow import Choice
from quadrant.kernel.match import Match
from quadrant.terminal import answers
from quadrant.terminal.news import Memory
from quadrant.terminal.options import Group
from quadrant.terminal.page import Page
from quadrant.terminal.shown import aloud, read_out, spoken
from quadrant.terminal.sight import Room, Section, Sight
from quadrant.terminal.sketch import sketch_of
from quadrant.terminal.words import COMMANDS, Thing, Words, command_words

#: So many options are named when it is not clear which one is meant; so many stand in a line of their own.
NAMED: Final = 12
ALONE: Final = 6
#: So many things are looked at, at once, and so many events are told again.
LOOKED: Final = 4
LOGGED: Final = 40
#: Lines for what is said below the table when the match is over.
END: Final = 4
#: The places and pieces that can be looked at.
KINDS: Final = ("space", "front", "issue", "country", "unit", "seat")
#: Words after ``map`` and ``zoom`` that name no place.
FAR: Final = "far"


class Desk:
    """A match as its players see it from this terminal, on pages of this size."""

    def __init__(
        self, match: Match, words: Words, memory: Memory, size: tuple[int, int], plain: bool
    ) -> None:
        self._match, self._words, self._memory = match, words, memory
        self._plain = plain
        self._room = Room(*size)
        self._sketch = sketch_of(match.game)
        self._greeted: set[str] = set()

    def sight(self, seat: str) -> Sight:
        return Sight(self._match, seat, self._words)

    # Pages

    def page(self, seat: str, again: bool = False) -> Sequence[Text | str]:
        """What is shown when a seat is asked; ``again``: somebody asked for the whole table."""
        sight = self.sight(seat)
        if self._plain:
            return [aloud(line, self._words) for line in self._spoken_page(sight, again)]
        news = self._memory.news(seat, self._words)
        return Page(sight, self._sketch, news, self._room).lines()

    def _spoken_page(self, sight: Sight, again: bool) -> list[str]:
        """The whole table once; then what has happened, what is asked, and the options."""
        seat = sight.seat
        assert seat is not None
        lines = []
        if again or seat not in self._greeted:
            self._greeted.add(seat)
            lines += self._spoken(read_out(sight))
            lines.append("")
        unheard = self._memory.unheard(seat, self._words)
        if unheard:
            lines += [f"{self._words.say('title-news')}.", *unheard[-LOGGED:], ""]
        assert sight.prompt is not None
        lines.append(f"{self._words.name('seat', seat)}: {self._words.told(sight.prompt)}")
        return [*lines, *self.options(sight)]

    def _spoken(self, sections: list[Section]) -> list[str]:
        """Sections as lines: a title, then a sentence a line."""
        return [line for section in sections for line in (f"{section.title}.", *section.lines, "")][:-1]

    def end(self, seat: str) -> Sequence[Text | str]:
        """The table when the match is over."""
        sight = self.sight(seat)
        if self._plain:
            return [*self._memory.unheard(seat, self._words), *self._spoken(read_out(sight))]
        room = self._room._replace(height=self._room.height - END)
        return Page(sight, self._sketch, self._memory.news(seat, self._words), room).table()

    # Options

    def options(self, sight: Sight) -> list[str]:
        """All options, few of a kind in a line each, many of a kind in one."""
        return [line for group in sight.offers.groups for line in self._group(sight, group)]

    def _group(self, sight: Sight, group: Group) -> list[str]:
        if len(group.items) <= ALONE:
            return [self._option(sight, item.option) for item in group.items]
        named = ", ".join(
            f"{item.number} {self._with_aside(sight, item.option, item.said)}" for item in group.items
        )
        return [f"{group.title}: {named}"]

    def _option(self, sight: Sight, option: Choice) -> str:
        label = sight.offers.label(option)
        return f"{sight.offers.number(option)}. {self._with_aside(sight, option, label)}"

    def _with_aside(self, sight: Sight, option: Choice, said: str) -> str:
        beside = self._sketch.aside(sight, option)
        return f"{said} ({beside})" if beside else said

    def find(self, sight: Sight, line: str) -> list[Choice]:
        """The options that may be meant; a unit is also known by where it stands."""

        def placed(option: Choice) -> str:
            things = zip(self._words.verbs[option.verb].kinds, option.targets, strict=False)
            places = [self._sketch.where(sight, (kind.name, str(id))) for kind, id in things]
            return f"{sight.offers.label(option)} {' '.join(places)}"

        return sight.offers.find(line, placed)

    def unclear(self, seat: str, line: str, found: list[Choice]) -> list[str]:
        """Several options may be meant, or none: what there is that is like it."""
        sight = self.sight(seat)
        if not line:
            return [self._words.say("type-something")]
        if found:
            more = [self._words.say("and-more", count=len(found) - NAMED)] if len(found) > NAMED else []
            listed = [self._option(sight, one) for one in found[:NAMED]]
            return [self._words.say("which-one", text=line), *listed, *more]
        labels = {sight.offers.label(one).casefold(): one for one in sight.offers.numbered}
        near = [labels[name] for name in get_close_matches(line.casefold(), list(labels), cutoff=0.4)]
        why = answers.why(sight, line)
        lost = not near and why == [self._words.say("not-known", text=line)]
        hint = [self._words.say("type-something")] if lost else []
        return [*why, *hint, *(self._option(sight, one) for one in near)]

    # Commands

    def read(self, line: str) -> tuple[str | None, str]:
        """The command that was typed, in whatever language, and what follows it; None: it is no command."""
        word, _, rest = line.partition(" ")
        return command_words().get(word.casefold()), rest.strip()

    def answer(self, seat: str, command: str, rest: str) -> Sequence[Text | str]:
        """What a command that changes nothing says."""
        sight = self.sight(seat)
        asked: dict[str, Callable[[], Sequence[Text | str]]] = {
            "help": self._help,
            "options": lambda: self.options(sight),
            "map": lambda: self._map(sight, rest),
            "look": lambda: self._look(sight, rest),
            "tracks": lambda: self._tracks(sight),
            "hand": lambda: self._hand(sight, rest),
            "log": lambda: self._memory.log(seat, self._words, int(rest) if rest.isdecimal() else LOGGED),
            "why": lambda: answers.why(sight, rest),
            "rule": lambda: answers.rule(sight, rest),
            "supply": lambda: self._sketch.supply(sight, rest) or [self._words.say("no-supply")],
            "odds": lambda: self._sketch.odds(sight, rest) or [self._words.say("no-odds")],
            "advice": lambda: [*answers.alarms(sight), *answers.advice(self._match, sight)],
        }
        found = asked[command]()
        return [aloud(str(line), self._words) for line in found] if self._plain else found

    def _help(self) -> list[str]:
        listed = [self._words.say(f"help-{command}") for command in COMMANDS]
        return [self._words.say("help"), *listed]

    def _place(self, sight: Sight, rest: str) -> Thing | None:
        found = sight.find(rest, "space")
        return found[0] if found else None

    def zoom(self, seat: str, rest: str) -> None:
        """From now on the map shows that place; or all from afar; or, without a word, what matters."""
        place = self._place(self.sight(seat), rest) if rest else None
        self._room = self._room._replace(
            centre=place[1] if place else None, far=rest.casefold() in self._far_words()
        )

    def _far_words(self) -> list[str]:
        return [FAR, *self._words.say("word-far").split()]

    def _map(self, sight: Sight, rest: str) -> Sequence[Text | str]:
        """The map as large as the screen: around a place, from afar, or where it matters."""
        if self._plain:
            return self._spoken(self._sketch.places(sight))
        place = self._place(sight, rest) if rest else None
        room = self._room._replace(
            height=self._room.height - 2,
            centre=place[1] if place else None,
            far=rest.casefold() in self._far_words(),
        )
        above = self._sketch.top(sight, room.width)
        return [*above, *self._sketch.left(sight, room._replace(height=room.height - len(above)))]

    def _look(self, sight: Sight, rest: str) -> list[str]:
        things = sight.find(rest, *KINDS)
        lines = [line for thing in things[:LOOKED] for line in self._sketch.look(sight, thing)]
        if len(things) > LOOKED:
            lines.append(self._words.say("and-more", count=len(things) - LOOKED))
        return lines or [self._words.say("not-known", text=rest) if rest else self._words.say("look-at-what")]

    def _tracks(self, sight: Sight) -> list[str]:
        lines = [line.plain for line in self._sketch.tracks(sight)]
        return [self._sketch.head(sight), *lines, *answers.alarms(sight)]

    def _hand(self, sight: Sight, rest: str) -> list[str]:
        """All cards with what they do; of one that is named also what it would bring now."""
        cards = self._sketch.hand(sight)
        if not rest:
            return [spoken(card) for card in cards] or [self._words.say("no-cards")]
        named = {id for _, id in sight.find(rest, "card")}
        found = [card for card in cards if card.id in named]
        if not found:
            return [self._words.say("not-in-hand", text=rest)]
        return [line for card in found for line in (spoken(card), *answers.prospect(sight, card.id))]
