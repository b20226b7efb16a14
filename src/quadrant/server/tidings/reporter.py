"""The reporter looks up what there is to tell of a match, and whether it still holds."""

from __future__ import annotations

from sqlalchemy import and_, func, select

from quadrant.kernel import catalog
from quadrant.kernel.components import split
from quadrant.kernel.message import Event
from quadrant.server.people.letters import seat_of, title_of, unlinked
from quadrant.server.problems import NotFound
from quadrant.server.store.columns import channels, choices
from quadrant.server.store.outbox import Due
from quadrant.server.store.rows import MatchRow, SeatRow, from_events, held
from quadrant.server.store.store import Store
from quadrant.server.tidings.messages import MatchTidings
from quadrant.server.tidings.since import lines

#: So many choices are looked at for what matters; what was before is long ago.
LONG = 400
#: These are said only while somebody is waited for.
WAITED = ("turn", "late")


class Reporter:
    """Finds out what has happened."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def item(self, row: Due) -> MatchTidings | None:
        """What the match has to tell; None if nothing of it holds any more."""
        match, seats = await self._match(row.match)
        mine = [] if row.table else [seat.seat for seat in seats if row.user in (seat.user_id, seat.kept_for)]
        seat = _about(row, match, seats)
        if seat is None:
            return None
        since = row.told if row.table else await self._last(match.id, mine)
        since = min(max(since, match.n - LONG), match.n)
        game = split(match.game)[0]
        name = await self._name(seats, seat) if row.table else ""
        return MatchTidings(
            match=match.id,
            game=game,
            title=title_of(game, match.title, row.language),
            kind=row.kind,
            seat=seat_of(game, seat, row.language) if seat else "",
            player=name,
            lines=tuple(await self.lines(match, seats, mine, since, row.language)),
            since=since,
            n=match.n,
        )

    async def lines(
        self, match: MatchRow, seats: list[SeatRow], mine: list[str], since: int, language: str
    ) -> list[str]:
        """The three lines that matter after ``since`` choices, as the holder of these seats sees them.

        Whose seat is held sees no more than a spectator: his cards are the bot's for now.
        """
        knows = [seat.seat for seat in seats if seat.seat in mine and seat.kind == "person" and not seat.left]
        events: list[Event] = []
        for made in await self._store.choices(match.id, since, match.n):
            events += from_events(made.events)
        return lines(catalog.find(match.game), events, knows, language)

    async def for_person(self, user: int, id: str, language: str) -> tuple[list[str], int]:
        """The lines that matter to somebody who plays there, and how many choices came before them."""
        match, seats = await self._match(id)
        mine = [seat.seat for seat in seats if user in (seat.user_id, seat.kept_for)]
        since = min(max(await self._last(id, mine), match.n - LONG), match.n)
        return await self.lines(match, seats, mine, since, language), since if since < match.n else 0

    async def channel(self, id: int, user: int, match: str | None) -> list[Due]:
        """A channel, as if there were something to send. Raises NotFound."""
        whose = (
            and_(channels.c.user_id == user, channels.c.match_id.is_(None))
            if match is None
            else channels.c.match_id == match
        )
        rows = await self._store.rows(select(channels).where(channels.c.id == id, whose))
        if not rows:
            raise NotFound("there is no such channel any more")
        return [
            Due(0, "", "try", 0, row.id, user, False, row.kind, row.address, row.access, row.language, 0)
            for row in rows
        ]

    async def _match(self, id: str) -> tuple[MatchRow, list[SeatRow]]:
        found = await self._store.match(id)
        if found is None:
            raise NotFound(f"there is no match {id!r}")
        return found

    async def _last(self, match: str, mine: list[str]) -> int:
        """The last choice that somebody made himself in these seats."""
        made = and_(choices.c.match_id == match, choices.c.seat.in_(mine), choices.c.auto.is_(False))
        rows = await self._store.rows(select(func.max(choices.c.n)).where(made))
        return int(rows[0][0] or 0)

    async def _name(self, seats: list[SeatRow], seat: str) -> str:
        """Who plays the seat, in words that no program turns into a link; a sign if it is nobody."""
        place = next((place for place in seats if place.seat == seat), None)
        if place is None or place.user_id is None:
            return "–"
        return unlinked((await self._store.names([place.user_id])).get(place.user_id, "")) or "–"


def _about(row: Due, match: MatchRow, seats: list[SeatRow]) -> str | None:
    """The seat that it is about; empty if it is about none, None if it does not hold any more."""
    if row.kind == "over":
        return "" if match.over else None
    if match.over:
        return None
    if row.kind == "held":
        return next((seat.seat for seat in seats if held(seat) and seat.kept_for == row.user), None)
    if row.kind not in WAITED:
        return ""
    asked = [match.waiting] if row.table else [match.waiting, *match.pending.also]
    waits = [seat for seat in seats if seat.seat in asked and not seat.left]
    return next((seat.seat for seat in waits if row.table or seat.user_id == row.user), None)
