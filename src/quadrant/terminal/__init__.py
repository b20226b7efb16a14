"""Play in the terminal: a table on one screen, options by number or by name, questions, undo, save and load.

Everything shown goes through the Fluent catalogues, and everybody sees only what his seat sees. What is
drawn comes from views, options, reasons and queries: no rule is written here. A game draws its table in
``quadrant.terminal.<game>``; any other game is shown as a plain list of its view. ``plain`` draws nothing and
says everything in sentences, for those who listen to a screen instead of looking at it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from itertools import count
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from quadrant import bots
from quadrant.errors import IllegalChoice, QuadrantError, UndoRefused
from quadrant.kernel import orders
from quadrant.kernel.flow import DONE, PASS, Choice
from quadrant.kernel.match import Match
from quadrant.terminal.desk import Desk
from quadrant.terminal.news import Memory
from quadrant.terminal.records import read
from quadrant.terminal.words import words_of

#: The table is laid out for a screen of at most this size, and of at least that.
LARGEST: Final = (120, 50)
SMALLEST: Final = (60, 24)


class Leave(Exception):  # noqa: N818
    """The person leaves the table."""


def people(match: Match, spec: str) -> set[str]:
    """The seats played by people: seats or camps, ``all``, or by default the first seat."""
    game = match.game
    if spec == "all":
        return set(game.seats)
    chosen: set[str] = set()
    for name in filter(None, (part.strip() for part in spec.split(","))):
        camp = {seat for seat in game.seats if game.camps.get(seat) == name}
        chosen |= camp or {game.check_seat(name)}
    return chosen or {game.seats[0]}


class Terminal:
    """A match, the people at this terminal, and the bots in the other seats."""

    def __init__(
        self,
        match: Match,
        seats: str = "",
        bot: str | None = None,
        language: str = "en",
        console: Console | None = None,
        ask: Callable[[str], str] | None = None,
        plain: bool = False,
    ) -> None:
        self.match = match
        self.console = console or Console(highlight=False, no_color=True if plain else None)
        self.plain = plain
        self._ask = ask or self.console.input
        self.words = words_of(match.game.id, language)
        self.people = people(match, seats)
        known = bots.names(match.game.name)
        self._names = bots.seating(match.game, bot or ("staff" if "staff" in known else "random"))
        self._sit_down()
        self._saved = len(match.choices)

    def _sit_down(self) -> None:
        game = self.match.game
        names = {seat: name for seat, name in self._names.items() if seat not in self.people}
        self._bots = bots.seated(game, names, self.match.seed)
        self.memory = Memory(self.match)
        self.desk = Desk(self.match, self.words, self.memory, self._size(), self.plain)

    def _size(self) -> tuple[int, int]:
        """How many columns and lines a page may take."""
        size = self.console.size if self.console.is_terminal else (self.console.width, LARGEST[1])
        width, height = (
            max(least, min(most, given)) for least, most, given in zip(SMALLEST, LARGEST, size, strict=True)
        )
        return width, height

    # The loop

    def play(self) -> None:
        """Play until the match is over or somebody leaves."""
        try:
            while (seat := self.match.seat) is not None:
                if seat in self._bots:
                    self._take(seat, self._bots[seat].choose(bots.Question(self.match)))
                else:
                    self._turn(seat)
            self._finish()
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()

    def _take(self, seat: str, choice: Choice, auto: bool = False) -> None:
        if not auto:
            self.memory.choosing(seat)
        self.match.choose(choice, seat, auto=auto)

    def _turn(self, seat: str) -> None:
        """One question to a person."""
        match = self.match
        standing = self._standing(seat)
        if standing is not None:
            self._take(seat, standing, auto=True)
            return
        self._show_page(seat)
        chosen = len(match.choices)
        while match is self.match and len(match.choices) == chosen:
            self._command(seat, self._ask(f"{self.words.say('prompt')} ").strip())

    def _standing(self, seat: str) -> Choice | None:
        """What nobody needs to be asked: a reaction that cannot be made, or to go on where nothing else is
        left. Whoever has just chosen is asked all the same, for he may want to take it back."""
        match, decision = self.match, self.match.decision
        assert decision is not None
        options = match.options()
        standing = orders.answer(match.state, decision, options, orders.Orders())
        if standing is None and options in ([PASS], [DONE]) and not match.can_undo(seat):
            return options[0]
        return standing

    def _command(self, seat: str, line: str) -> None:
        """What was typed: a command with what it is about, or an option by its number or its words."""
        try:
            command, rest = self.desk.read(line)
            own: dict[str, Callable[[], None]] = {
                "table": lambda: self._show_page(seat, again=True),
                "zoom": lambda: self._zoom(seat, rest),
                "undo": lambda: self._undo(seat),
                "save": lambda: self._save(Path(rest) if rest else self._free_name()),
                "load": lambda: self._load(Path(rest)),
                "quit": self._quit,
            }
            if command is None:
                self._choose(seat, line)
            elif command in own:
                own[command]()
            else:
                self._print(self.desk.answer(seat, command, rest))
        except UndoRefused:
            self._say("nothing-to-undo")
        except (QuadrantError, OSError) as error:
            self._say("error", error=str(error))

    def _choose(self, seat: str, line: str) -> None:
        sight = self.desk.sight(seat)
        found = self.desk.find(sight, line)
        if len(found) == 1:
            if found[0] in self.match.options():
                self._take(seat, found[0])
            else:
                self.match.choose(found[0], seat)
        elif line.isdecimal():
            self._say("no-such-number", count=len(sight.offers))
        else:
            self._print(self.desk.unclear(seat, line, found))

    # Undo, save, load

    def _undo(self, seat: str) -> None:
        self.match.undo(seat)
        self.memory.back()
        self._say("undone")

    def _zoom(self, seat: str, rest: str) -> None:
        self.desk.zoom(seat, rest)
        self._show_page(seat, again=True)

    def _free_name(self) -> Path:
        names = (Path(f"{self.match.game.name}-{number}.json") for number in count(1))
        return next(path for path in names if not path.exists())

    def _save(self, path: Path) -> None:
        path.write_text(json.dumps(self.match.record()) + "\n", encoding="utf-8")
        self._saved = len(self.match.choices)
        self._say("saved", file=str(path))

    def _load(self, path: Path) -> None:
        match = read(path)
        if match.game.name != self.match.game.name:
            raise QuadrantError(f"{path} is a match of {match.game.name}")
        self.match = match
        self._saved = len(match.choices)
        self._sit_down()
        self._say("loaded", file=str(path))

    def _quit(self) -> None:
        raise Leave

    def _leave(self) -> None:
        """A match that is left is kept: nothing that was chosen is lost."""
        if len(self.match.choices) != self._saved:
            self._save(self._free_name())
        self._say("goodbye")

    # What is shown

    def _say(self, id: str, **args: str | int) -> None:
        self._print([self.words.say(id, **args)])

    def _print(self, lines: Iterable[str | Text]) -> None:
        for line in lines:
            # Who listens to a line hears it whole: nothing is broken to fit a screen.
            self.console.print(line, markup=False, highlight=False, soft_wrap=self.plain)

    def _show_page(self, seat: str, again: bool = False) -> None:
        lines = self.desk.page(seat, again)
        if self.console.is_terminal and not self.plain:
            self.console.clear()
        self._print(lines)

    def _finish(self) -> None:
        """How the match ended, and the seed, so that the dice can be checked."""
        seat = next(seat for seat in self.match.game.seats if seat in self.people)
        self._print(self.desk.end(seat))
        result = self.match.result
        names = ", ".join(self.words.side(winner) for winner in (result.winners if result else ()))
        self._say("over" if names else "draw", winners=names)
        self._say("seed", seed=str(self.match.seed), commitment=self.match.commitment)


__all__ = ["IllegalChoice", "Leave", "Terminal", "people"]
