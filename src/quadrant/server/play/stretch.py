"""A stretch of the past: one whole picture, then what changed with each choice.

A match can thus be shown choice by choice, to somebody who comes back or as a replay, for the price of one
request and of the changes, not of one table per choice.
"""

from __future__ import annotations

import asyncio
from typing import Any

from quadrant.server import wire
from quadrant.server.play.changes import difference
from quadrant.server.play.position import Position, replayed
from quadrant.server.play.show import Frame, Seats
from quadrant.server.store.keeper import Keeper
from quadrant.server.store.rows import MatchRow

#: The longest stretch that is sent at once, in choices.
LONGEST = 64


async def walk(store: Keeper, row: MatchRow, seats: Seats, since: int, to: int) -> wire.Stretch:
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
        # Nobody else uses this position, so other requests may be served between two choices.
        await asyncio.sleep(0)
    return answer


def _seen(position: Position, seats: Seats) -> Frame:
    """Facts and secrets; past questions are not shown."""
    game, state = position.game, position.match.state
    return Frame(game.view(state, None), {seat: game.secrets(state, seat) for seat in seats}, {}, {})


def _begun(row: MatchRow, position: Position, seen: Frame, since: int) -> wire.Stretch:
    own: dict[str, Any] = dict(seen.secrets)
    return wire.Stretch(row.epoch, since, position.match.seat, seen.view(), own, seen.keys(), [])


def _still(row: MatchRow, position: Position, seats: Seats, since: int, to: int) -> wire.Stretch:
    """For older rules only snapshots are left: show the nearest one, without changes."""
    answer = _begun(row, position, _seen(position, seats), since)
    waiting = position.match.seat
    answer.scenes = [wire.Scene(n, "", waiting, {}, {}) for n in range(since + 1, to + 1)]
    return answer
