"""A stretch of the past: one point of it whole, then what changed with each choice.

So that a match is shown choice by choice (to somebody who comes back, or as a replay) for the price of one
request and of what changed, and not of a table a choice.
"""

from __future__ import annotations

import asyncio
from typing import Any

from quadrant.server import wire
from quadrant.server.changes import difference
from quadrant.server.position import Position, replayed
from quadrant.server.rows import MatchRow
from quadrant.server.show import Frame, Seats
from quadrant.server.store import Store

#: The longest stretch that is told at once, in choices.
LONGEST = 64


async def walk(store: Store, row: MatchRow, seats: Seats, since: int, to: int) -> wire.Stretch:
    """What the holder of these seats saw from ``since`` on, up to ``to`` if that is not too far."""
    to = min(to, since + LONGEST)
    position = Position(row, await store.snapshot(row.id, since))
    if position.outdated:
        return _still(row, position, seats, since, to)
    for _ in replayed(position, await store.choices(row.id, position.n, since), since):
        pass
    before = _seen(position, seats)
    answer = _begun(row, position, before, since)
    for made in replayed(position, await store.choices(row.id, since, to), to):
        now = _seen(position, seats)
        own = {
            seat: difference(before.secrets[seat], secret)
            for seat, secret in now.secrets.items()
            if secret != before.secrets[seat]
        }
        view = difference(before.facts, now.facts)
        answer.scenes.append(wire.Scene(made.n, made.seat, position.match.seat, view, own))
        before = now
        # Nobody else sees this position: others may be served between two choices of it.
        await asyncio.sleep(0)
    return answer


def _seen(position: Position, seats: Seats) -> Frame:
    """Facts and secrets; what is asked there is nobody's question any more."""
    game, state = position.game, position.match.state
    return Frame(game.view(state, None), {seat: game.secrets(state, seat) for seat in seats}, None, {})


def _begun(row: MatchRow, position: Position, seen: Frame, since: int) -> wire.Stretch:
    own: dict[str, Any] = dict(seen.secrets)
    return wire.Stretch(row.epoch, since, position.match.seat, seen.view(), own, seen.keys(), [])


def _still(row: MatchRow, position: Position, seats: Seats, since: int, to: int) -> wire.Stretch:
    """Of older rules only snapshots are left: the nearest one, and nothing changes."""
    answer = _begun(row, position, _seen(position, seats), since)
    waiting = position.match.seat
    answer.scenes = [wire.Scene(n, "", waiting, {}, {}) for n in range(since + 1, to + 1)]
    return answer
