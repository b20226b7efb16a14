"""Frequent queries, built once, and conditions on matches."""

from __future__ import annotations

from sqlalchemy import (
    ColumnElement,
    Select,
    and_,
    bindparam,
    exists,
    func,
    not_,
    or_,
    select,
)

from quadrant.kernel import components
from quadrant.kernel.flow import PASS
from quadrant.server.store.columns import (
    choices,
    matches,
    seats,
    sessions,
    snapshots,
    users,
)
from quadrant.server.store.rows import to_json

MATCH = select(matches).where(matches.c.id == bindparam("id"))
SEATS = select(seats).where(seats.c.match_id == bindparam("id"))
SNAPSHOT_FIELDS = (snapshots.c.n, snapshots.c.told, snapshots.c.state, snapshots.c.version, snapshots.c.shape)
SNAPSHOT = (
    select(*SNAPSHOT_FIELDS)
    .where(snapshots.c.match_id == bindparam("id"), snapshots.c.n <= bindparam("most"))
    .order_by(snapshots.c.n.desc())
    .limit(1)
)
_mine = (choices.c.match_id == bindparam("id"), choices.c.n <= bindparam("last"))
CHOICES = (
    select(
        choices.c.n,
        choices.c.seat,
        choices.c.choice,
        choices.c.auto,
        choices.c.events,
        choices.c.told,
        choices.c.reasons,
    )
    .where(*_mine, choices.c.n > bindparam("after"))
    .order_by(choices.c.n)
)
TOLD = (
    select(choices.c.n, choices.c.events, choices.c.told)
    .where(*_mine, choices.c.told > bindparam("after"))
    .order_by(choices.c.n)
)
REASONS = (
    select(choices.c.n, choices.c.seat, choices.c.reasons)
    .where(*_mine, choices.c.reasons.is_not(None))
    .order_by(choices.c.n)
)
ACTED = (
    select(choices.c.seat, func.max(choices.c.n).label("n"))
    .where(choices.c.match_id == bindparam("id"), ~choices.c.auto, choices.c.choice != to_json(PASS))
    .group_by(choices.c.seat)
)
SESSION = (
    select(users.c.id, users.c.name, sessions.c.expires, users.c.password.is_(None), users.c.moderator)
    .join(sessions, sessions.c.user_id == users.c.id)
    .where(sessions.c.token == bindparam("token"), sessions.c.expires > bindparam("time"))
)


def kept_by(user: int) -> Select[int, int]:
    """How many matches the user owns: running, and in all."""
    running = func.count().filter(matches.c.over.is_(False))
    return select(running, func.count()).where(matches.c.owner_id == user)


def played_by(user: int) -> ColumnElement[bool]:
    """Matches that the user plays or owns, or in which a seat is kept for them."""
    his = or_(seats.c.user_id == user, seats.c.kept_for == user)
    sits = exists().where(seats.c.match_id == matches.c.id, his)
    return or_(matches.c.owner_id == user, sits)


def to_watch() -> ColumnElement[bool]:
    """Matches in play that everybody may watch."""
    return and_(matches.c.listed, matches.c.spectators, matches.c.over.is_(False), ~with_open_seat())


def with_open_seat() -> ColumnElement[bool]:
    """Matches with an open seat."""
    return exists().where(seats.c.match_id == matches.c.id, seats.c.kind == "open")


def playable() -> ColumnElement[bool]:
    """Matches that this process can play because it has their components."""
    known = [owned.id for owned in components.known()]
    return or_(not_(matches.c.game.contains(components.AT)), matches.c.game.in_(known))
