"""Prospects: what a card would bring, told before it is played.

A prospect is an answer to a query, so it tells a seat no more than its view does. Where limits alone do not
say what a card would do, it is played on a copy of the position (:func:`futures`), and the public events
there are put into words. The copy rolls other dice than the match, so the future stays unknown.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from quadrant.kernel.flow import Choice, Decision, GameState, advance, take
from quadrant.kernel.message import Args, Event, Refusal

G = TypeVar("G", bound=GameState)
#: In place of the key of the match's dice.
_OTHER_DICE: Final = bytes(32)
#: How many choices are tried at most: more than any card needs but one that moves every piece.
TRIES: Final = 120


class Remark(msgspec.Struct, frozen=True):
    """One thing that a card would do, or may do."""

    id: str
    rule: str = ""
    args: Args = {}


class Prospect(msgspec.Struct, frozen=True):
    """What a card would bring as things stand.

    ``places`` are where it can be used, written as kind and name: ``space:ukraine``. ``none`` says why it
    would bring nothing at all, if so.
    """

    places: tuple[str, ...] = ()
    lines: tuple[Remark, ...] = ()
    none: Refusal | None = None


class Branch(NamedTuple):
    """A choice that was tried at a decision (none at first), all that happened in public by then, and the
    position that it led to."""

    asked: Decision | None
    choice: Choice | None
    events: list[Event]
    state: Any = None


#: ways(state, decision, options): which of the options are tried, for whoever is asked.
Ways = Callable[[G, Decision, list[Choice]], list[Choice]]


def futures(
    start: G,
    ways: Ways[G],
    same: Callable[[G], Hashable],
    told: Sequence[Event] = (),
    tries: int = TRIES,
) -> Iterator[Branch]:
    """All that may come of the steps on the stack of ``start``, the nearest first.

    ``start`` is a copy that may be used up, ``told`` what happened already. Positions that are the ``same``
    are followed once.
    """
    start.key = _OTHER_DICE
    start.listen()
    options = advance(start)
    events = [*told, *public(start)]
    yield Branch(None, None, events, start)
    waiting = deque([(start, options, events)])
    seen = {same(start)}
    while waiting:
        state, options, before = waiting.popleft()
        if options is None:
            continue
        for choice in ways(state, state.stack[-1], options):
            if tries == 0:
                return
            tries -= 1
            after = state.clone()
            after.listen()
            take(after, choice)
            options_then = advance(after)
            events = before + public(after)
            yield Branch(state.stack[-1], choice, events, after)
            if (key := same(after)) not in seen:
                seen.add(key)
                waiting.append((after, options_then, events))


def public(state: GameState) -> list[Event]:
    """What everybody heard there."""
    return [seen for event in state.heard() if (seen := event.seen_by(None)) is not None]
