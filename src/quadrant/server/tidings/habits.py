"""When somebody wants to hear something: hours of quiet, and a digest once a day, by his own clock."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from quadrant.server import wire
from quadrant.server.problems import ServerError
from quadrant.server.store.columns import habits
from quadrant.server.store.store import Store

#: Whoever has said nothing hears everything soon.
USUAL = wire.Habits()
#: A digest that could not be sent at its hour is sent within so many hours.
SOON = 3


class Hours(Struct, frozen=True):
    """Somebody's habits, and what they mean at a moment."""

    habits: wire.Habits

    def listens(self, moment: datetime) -> bool:
        """Whether he wants to hear something now."""
        hour = self.local(moment).hour
        digest = self.habits.digest
        if quiet(self.habits, hour):
            return False
        return digest is None or _within(hour, digest, (digest + SOON) % 24)

    def local(self, moment: datetime) -> datetime:
        """The moment by his clock."""
        return moment.astimezone(ZoneInfo(self.habits.zone))


def _within(hour: int, start: int, end: int) -> bool:
    return start <= hour < end if start <= end else hour >= start or hour < end


def moment_of(ms: int) -> datetime:
    """Milliseconds since 1970 as a moment."""
    return datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=ms)


def checked(given: wire.Habits) -> wire.Habits:
    """The habits, if they make sense. Raises ServerError."""
    if given.zone not in available_timezones():
        raise ServerError(f"there is no time zone {given.zone!r}")
    if (given.quiet_from is None) != (given.quiet_to is None):
        raise ServerError("hours of quiet have a beginning and an end")
    if given.digest is not None and quiet(given, given.digest):
        raise ServerError("the digest would come in the hours of quiet")
    return given


def quiet(given: wire.Habits, hour: int) -> bool:
    """Whether nothing is sent at that hour."""
    start, end = given.quiet_from, given.quiet_to
    return start is not None and end is not None and _within(hour, start, end)


async def habits_of(store: Store, users: set[int]) -> dict[int, Hours]:
    """The habits of those among the users who have any."""
    rows = await store.rows(select(habits).where(habits.c.user_id.in_(users)))
    return {
        row.user_id: Hours(wire.Habits(row.zone, row.quiet_from, row.quiet_to, row.digest)) for row in rows
    }


async def keep(store: Store, user: int, given: wire.Habits) -> None:
    """These are the user's habits from now on."""
    row = {"user_id": user, "zone": given.zone, "quiet_from": given.quiet_from}
    row |= {"quiet_to": given.quiet_to, "digest": given.digest}

    def work(connection: Connection) -> None:
        connection.execute(delete(habits).where(habits.c.user_id == user))
        connection.execute(insert(habits), row)

    await store.change(work)
