"""What others did meanwhile, in the matches that wait for somebody: the lobby tells it beside each."""

from __future__ import annotations

from typing import cast

from sqlalchemy import and_, exists, not_

from quadrant.kernel import catalog
from quadrant.kernel.components import split
from quadrant.server import wire
from quadrant.server.people.caller import Caller
from quadrant.server.store.columns import matches, seats
from quadrant.server.store.keeping import removed_by
from quadrant.server.store.rows import MatchRow, SeatRow, from_events
from quadrant.server.store.store import Store

#: So many matches are looked at, those that changed last; of each the last choices, and the last events.
MATCHES, CHOICES, EVENTS = 12, 60, 20


async def meanwhile(store: Store, caller: Caller) -> dict[str, list[wire.EventInfo]]:
    """By match, what happened since the caller last acted there, as everybody may know it."""
    user = caller.known
    his = exists().where(
        seats.c.match_id == matches.c.id,
        seats.c.seat == matches.c.waiting,
        seats.c.user_id == user,
        seats.c.left.is_(False),
    )
    asked = and_(matches.c.over.is_(False), matches.c.kind == "match", his, not_(removed_by(user)))
    rows = await store.lobby(asked, MATCHES)
    places = await store.seats([row.id for row in rows])
    return {row.id: await _events(store, row, _held(places[row.id], user)) for row in rows}


def _held(places: list[SeatRow], user: int) -> set[str]:
    return {place.seat for place in places if place.user_id == user and not place.left}


async def _events(store: Store, row: MatchRow, held: set[str]) -> list[wire.EventInfo]:
    acted = await store.acted(row.id)
    since = max((n for seat, n in acted.items() if seat in held), default=0)
    tells = catalog.find(split(row.game)[0]).tells
    found: list[wire.EventInfo] = []
    for choice in await store.choices(row.id, max(since, row.n - CHOICES), row.n):
        events = from_events(choice.events)
        for e, event in enumerate(events, choice.told - len(events) + 1):
            seen = event.seen_by(None)
            tell = None if seen is None else tells.get(seen.id.removeprefix("event-"))
            if seen is not None and tell is not None and tell.weight:
                args = cast("dict[str, str | int | list[str]]", seen.args)
                found.append(wire.EventInfo(e, choice.n, seen.id, seen.rule, args))
    return found[-EVENTS:]
