"""A table for tests: a match in a position that the test sets up, played on through the public face.

Each game derives its own, with words for what lies on its table::

    table = Table("training").hands(uk=["Eden"]).dice(6).begin(MeetingSegment())
    table.choose("play", "Eden").choose("advance second_front")
    assert table.events("captured")
"""

from __future__ import annotations

from typing import Any, Self

from quadrant.kernel import dice
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Choice, Step, Target
from quadrant.kernel.match import Match
from quadrant.kernel.message import Event, Refusal

#: The tables of the test that runs: when it ends, no die that it loaded may be left.
TABLES: list[Table] = []


class Table:
    """The players around the table; every choice goes through ``match.choose``."""

    def __init__(self, game: Game, state: Any) -> None:
        self.match = Match.of_state(game, state)
        TABLES.append(self)

    @classmethod
    def new(cls, game: Game, scenario: str | None = None, **options: Any) -> Any:
        """A state of the game as it is set up, nothing under way."""
        state = game.new(game.check_scenario(scenario), game.check_options(options), dice.key_of(1))
        state.stack.clear()
        return state

    # Setting up

    @property
    def state(self) -> Any:
        """The position. A test changes it before it begins."""
        return self.match.state

    def begin(self, *steps: Step) -> Self:
        """Forget what was under way and carry out these steps."""
        self.state.stack.clear()
        self.state.push(*steps)
        return self.go_on()

    def go_on(self) -> Self:
        """The position as it is now is where the match begins."""
        self.state.touch()
        self.match = Match.of_state(self.match.game, self.state)
        return self

    def dice(self, *faces: int) -> Self:
        """What the next dice show."""
        self.state.load(*faces)
        return self

    # What is asked

    @property
    def seat(self) -> str | None:
        """Who is asked."""
        return self.match.seat

    @property
    def kind(self) -> str | None:
        """What is asked."""
        decision = self.match.decision
        return decision.kind if decision else None

    def choice(self, *parts: Target) -> Choice:
        """A choice as a test writes it: its parts, or one string of words."""
        if len(parts) == 1:
            return Choice.of(str(parts[0]).split())
        return Choice(str(parts[0]), *(self.name(part) for part in parts[1:]))

    def name(self, part: Target) -> Target:
        """What a test calls something, as the game does."""
        return part

    def options(self, *parts: Target) -> list[Choice]:
        """The choices that begin with these parts."""
        if not parts:
            return self.match.options()
        start = self.choice(*parts)
        return [option for option in self.match.options() if option[: len(start)] == start]

    def targets(self, verb: str) -> set[Target]:
        """What a verb may be done to: the first target of each choice."""
        return {option.targets[0] for option in self.options(verb)}

    def why_not(self, *parts: Target) -> Refusal | None:
        """The rule that forbids the choice, None if it is offered."""
        return self.match.why_not(self.choice(*parts))

    def forbids(self, *parts: Target) -> str:
        """The rule that forbids the choice."""
        refusal = self.why_not(*parts)
        assert refusal is not None, f"{parts} is offered"
        return refusal.rule

    # What is done

    def choose(self, *parts: Target) -> Self:
        self.match.choose(self.choice(*parts))
        return self

    def events(self, id: str) -> list[Event]:
        """The events of that kind since the beginning."""
        return [event for event in self.match.events if event.id == f"event-{id}"]


class HexTable(Table):
    """A table with counters on hexes."""

    def spaces(self, verb: str, unit: str = "") -> set[str]:
        """The hexes that a verb may be done at (for that unit)."""
        return {str(option[-1]) for option in self.options(verb) if not unit or option[1] == unit}


def check_dice() -> None:
    """Every die that was loaded in the test has been rolled."""
    left = [table.state.loaded for table in TABLES if table.state.loaded]
    TABLES.clear()
    assert not left, f"dice never rolled: {left}"
