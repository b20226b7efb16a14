"""What matters most of what has happened since somebody's last turn, in a few lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from quadrant.kernel.catalog import Game
from quadrant.kernel.message import Event
from quadrant.kernel.telling import Tell
from quadrant.kernel.text import catalogue

#: So many lines.
MOST = 3
#: What one's own loss, or one's side's, weighs more.
OWN, SIDE = 200, 100
_NOTHING = Tell()
_BEGINNER = "*"


def seen(events: Iterable[Event], seats: Sequence[str]) -> list[Event]:
    """The events as the holder of these seats sees them; as a spectator does, if there are none."""
    found = []
    for event in events:
        knows = next((seat for seat in seats if event.seats is not None and seat in event.seats), None)
        told = event.seen_by(knows)
        if told is not None:
            found.append(told)
    return found


def lines(game: Game, events: Iterable[Event], seats: Sequence[str], language: str) -> list[str]:
    """The three lines that matter, the weightiest of each seat, as the table tells them."""
    best: dict[str | None, tuple[int, int, Event]] = {}
    mine, began = frozenset(seats), None
    for number, event in enumerate(seen(events, seats)):
        tell = _tell(game, event)
        if tell.aside:
            continue
        by = began = began if tell.by == _BEGINNER else _named(event, tell.by)
        loss = _loss(game, event, tell, mine, by)
        if not tell.weight or (by in mine and loss != OWN):
            continue
        # Of equal ones the latest: it is what still holds.
        best[by] = max(best.get(by, (0, 0, event)), (tell.weight + loss, number, event), key=lambda b: b[:2])
    order = sorted(best.values(), key=lambda found: (-found[0], found[1]))[:MOST]
    words = catalogue(game.name, language)
    return [words.format(event.id, event.args) for _, _, event in order]


def _tell(game: Game, event: Event) -> Tell:
    id = event.id.removeprefix("event-")
    return game.tells.get(id) or game.tells.get(id.removesuffix("-known")) or _NOTHING


def _named(event: Event, arg: str) -> str | None:
    value = event.args.get(arg) if arg else None
    return value if isinstance(value, str) else None


def _loss(game: Game, event: Event, tell: Tell, mine: frozenset[str], by: str | None) -> int:
    """What a loss weighs more; what comes of one's own card is its price."""
    who = _named(event, tell.loser)
    if who is None or (tell.by == _BEGINNER and who == by):
        return 0
    if who in mine:
        return OWN
    sides = {game.camps[seat] for seat in mine}
    return SIDE if game.camps.get(who) in sides else 0
