"""What each game's module offers, so that its table can be drawn, read aloud and asked about."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from rich.text import Text

from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Choice
from quadrant.terminal.sight import Card, Room, Section, Sight
from quadrant.terminal.words import Thing


class Sketch(Protocol):
    """What a game's module in this package offers; it asks views and queries, and knows no rule."""

    #: How many lines its map needs at least.
    LEAST: int

    def head(self, sight: Sight) -> str:
        """Where the match stands, in a line."""

    def top(self, sight: Sight, width: int) -> list[Text]:
        """What takes the whole width."""

    def left(self, sight: Sight, room: Room) -> list[Text]:
        """What stands beside tracks and news: the map, if it does not take the whole width."""

    def tracks(self, sight: Sight) -> list[Text]:
        """Tracks and markers, a line each."""

    def hand(self, sight: Sight) -> list[Card]:
        """The seat's own cards."""

    def aside(self, sight: Sight, option: Choice) -> str:
        """What stands beside an option in the list: where it leads, or its odds; mostly nothing."""

    def where(self, sight: Sight, thing: Thing) -> str:
        """Where a thing stands whose options have a line of their own; nothing if there is nothing to say."""

    def places(self, sight: Sight) -> list[Section]:
        """The map in sentences."""

    def look(self, sight: Sight, thing: Thing) -> list[str]:
        """All there is to say of a place or a piece."""

    def supply(self, sight: Sight, text: str) -> list[str]:
        """The supply of what is named, or of all that is one's own; nothing if the game has none."""

    def odds(self, sight: Sight, text: str) -> list[str]:
        """The odds of what is named, or of what is about to be fought; nothing if the game has none."""


def sketch_of(game: Game) -> Sketch:
    """What draws the table of a game: its own module, or a plain list of its view."""
    module: Any = import_module(game.companion("terminal") or "quadrant.terminal.plain")
    return cast("Sketch", module)
