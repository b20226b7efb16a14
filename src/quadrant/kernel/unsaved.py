"""What goes with a state and is no part of it: it is never stored, compared or sent."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Generic, TypeVar

from quadrant.kernel.facts import Facts, forget, is_source
from quadrant.kernel.message import Event

G = TypeVar("G", bound="Unsaved")


class Unsaved:
    """The part of a game in progress that is not saved. A copy begins with none of it, but see ``clone``."""

    __slots__ = ("facts", "imagined", "loaded", "log", "rounds")

    #: What is known about this state (see :mod:`quadrant.kernel.facts`).
    facts: Facts
    #: Whether it is played in imagination only, as in a search.
    imagined: bool
    #: What the next dice will show, if somebody said so.
    loaded: list[int]
    #: The events since somebody began to listen; None while nobody does.
    log: list[Event] | None
    #: The state when a round was over, if somebody watches the rounds and one was over since he looked last.
    rounds: list[Any] | None

    def begin_unsaved(self) -> None:
        """Nothing is known, loaded or told yet."""
        self.facts = {}
        self.imagined = False
        self.loaded = []
        self.log = self.rounds = None


class Supposing(Generic[G]):
    """A state as it would be with other values in some fields, for as long as the block lasts.

    What is found out inside that comes from these fields is forgotten at the end; everything else that is
    known stays known. Only the fields are put back: whatever else is done to the state inside is done.
    """

    __slots__ = ("_before", "_facts", "_game", "_sources", "_then")

    def __init__(self, game: G, sources: tuple[str, ...], then: dict[str, object]) -> None:
        self._game = game
        self._sources = (*sources, *filter(is_source, then))
        self._then = then

    def __enter__(self) -> G:
        game = self._game
        self._before = {name: getattr(game, name) for name in self._then}
        self._facts = game.facts
        if self._sources:
            game.facts = self._facts.copy()
            forget(game.facts, self._sources)
        for name, value in self._then.items():
            setattr(game, name, value)
        return game

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        game = self._game
        for name, value in self._before.items():
            setattr(game, name, value)
        game.facts = self._facts
