"""Play in the terminal: the map by region, the hand, numbered options, undo, save and load.

Everything shown goes through the Fluent catalogues, and everybody sees only what his seat sees. A game may
draw its table in ``quadrant.terminal.<game>``; any other game is shown as a plain list of its view.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from quadrant import bots
from quadrant.errors import QuadrantError
from quadrant.kernel import orders
from quadrant.kernel.flow import Choice
from quadrant.kernel.match import Match
from quadrant.terminal.records import read
from quadrant.terminal.sketch import Part, sketch_of
from quadrant.terminal.words import Words


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
    ) -> None:
        self.match = match
        self.console = console or Console(highlight=False)
        self._ask = ask or self.console.input
        self.words = Words(match.game.id, language)
        self.sketch = sketch_of(match.game)
        self.people = people(match, seats)
        known = bots.names(match.game.name)
        self._names = bots.seating(match.game, bot or ("staff" if "staff" in known else "random"))
        self._seat_bots()
        self._saved = len(match.choices)

    def _seat_bots(self) -> None:
        game = self.match.game
        names = {seat: name for seat, name in self._names.items() if seat not in self.people}
        self._bots = bots.seated(game, names, self.match.seed)
        #: How many events each person has been shown, and which parts of the table.
        self._told = dict.fromkeys(game.seats, 0)
        self._shown: dict[str, list[Part]] = {seat: [] for seat in game.seats}

    # The loop

    def play(self) -> None:
        """Play until the match is over or somebody leaves."""
        try:
            while (seat := self.match.seat) is not None:
                if seat in self._bots:
                    self.match.choose(self._bots[seat].choose(bots.Question(self.match)))
                else:
                    self._turn(seat)
            self._finish()
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()

    def _turn(self, seat: str) -> None:
        """One question to a person."""
        match, decision = self.match, self.match.decision
        assert decision is not None
        standing = orders.answer(match.state, decision, match.options(), orders.Orders())
        if standing is not None:
            match.choose(standing)
            return
        self.console.print(self._page(seat))
        chosen = len(match.choices)
        while match is self.match and len(match.choices) == chosen:
            self._command(seat, self._ask(f"{self.words.format('terminal-prompt')} ").strip())

    def _command(self, seat: str, line: str) -> None:
        """What was typed: a number, or a letter with a file name."""
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "b": lambda: self._table_again(seat),
            "u": lambda: self._undo(seat),
            "s": lambda: self._save(Path(rest.strip()) if rest.strip() else self._free_name()),
            "l": lambda: self._load(Path(rest.strip())),
            "q": self._quit,
        }
        try:
            if word.isdecimal():
                self._choose(int(word))
            elif word in commands:
                commands[word]()
            else:
                self._say("terminal-help")
        except (QuadrantError, OSError) as error:
            self._say("terminal-error", error=str(error))

    def _choose(self, number: int) -> None:
        options = self.match.options()
        if not 1 <= number <= len(options):
            self._say("terminal-no-such-number", count=len(options))
            return
        self.match.choose(options[number - 1])

    # Undo, save, load

    def _undo(self, seat: str) -> None:
        self.match.undo(seat)
        self._told = {name: min(told, len(self.match.events)) for name, told in self._told.items()}
        self._say("terminal-undone")

    def _free_name(self) -> Path:
        names = (Path(f"{self.match.game.name}-{number}.json") for number in count(1))
        return next(path for path in names if not path.exists())

    def _save(self, path: Path) -> None:
        path.write_text(json.dumps(self.match.record()) + "\n", encoding="utf-8")
        self._saved = len(self.match.choices)
        self._say("terminal-saved", file=str(path))

    def _load(self, path: Path) -> None:
        match = read(path)
        if match.game.name != self.match.game.name:
            raise QuadrantError(f"{path} is a match of {match.game.name}")
        self.match = match
        self._saved = len(match.choices)
        self._seat_bots()
        self._say("terminal-loaded", file=str(path))

    def _quit(self) -> None:
        raise Leave

    def _leave(self) -> None:
        """A match that is left is kept: nothing that was chosen is lost."""
        if len(self.match.choices) != self._saved:
            self._save(self._free_name())
        self._say("terminal-goodbye")

    # What is shown

    def _say(self, id: str, **args: str | int) -> None:
        self.console.print(self.words.format(id, args), markup=False)

    def _page(self, seat: str) -> RenderableType:
        """What happened, what has changed on the table, what is asked, and the options."""
        prompt = self.match.prompt
        assert prompt is not None
        title = f"{self.words.name('seat', seat)}: {self.words.format(prompt.id, prompt.args)}"
        if prompt.rule:
            title += f"  [{prompt.rule}]"
        return Group(
            *self._news(seat),
            *self._changed(seat),
            Rule(),
            Text(title, style="bold"),
            self._list(self.match.options()),
        )

    def _changed(self, seat: str) -> list[RenderableType]:
        """The parts of the table that are not as the seat last saw them."""
        parts: list[Part] = self.sketch.parts(self.match.view(seat), self.words)
        before = [facts for facts, _ in self._shown[seat]]
        self._shown[seat] = parts
        return [drawn for facts, drawn in parts if facts not in before]

    def _table_again(self, seat: str) -> None:
        self._shown[seat] = []
        self.console.print(self._page(seat))

    def _news(self, seat: str) -> list[Text]:
        """What happened since the seat was last shown anything."""
        seen = self.match.events_for(seat, self._told[seat])
        self._told[seat] = len(self.match.events)
        return [Text(f"· {self.words.format(event.id, event.args)}", style="dim") for event in seen]

    def _list(self, options: list[Choice]) -> RenderableType:
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
        table.add_column(justify="right", style="bold")
        for number, option in enumerate(options, 1):
            table.add_row(str(number), Text(self.words.label(option, self.match.prompt)))
        return Padding(table, (0, 0, 0, 1))

    def _finish(self) -> None:
        """How the match ended, and the seed, so that the dice can be checked."""
        seat = next(seat for seat in self.match.game.seats if seat in self.people)
        self.console.print(Group(*self._news(seat), *self._changed(seat)))
        result = self.match.result
        winners = tuple(result.winners) if result else ()
        names = ", ".join(self.words.side(winner) for winner in winners)
        self._say("terminal-over" if names else "terminal-draw", winners=names)
        self._say("terminal-seed", seed=str(self.match.seed), commitment=self.match.commitment)
