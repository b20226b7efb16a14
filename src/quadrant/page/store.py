"""The store of a page: one person's matches, in his browser."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from quadrant.kernel.flow import PASS, Choice
from quadrant.page.box import END, Box, KeptChange, KeptMatch
from quadrant.server.problems import NotFound, Stale
from quadrant.server.store.keeper import Room, Shelf
from quadrant.server.store.lines import Spoken
from quadrant.server.store.rows import LEARNING, ChoiceRow, LinkRow, MatchRow, SeatRow, Snapshot, Write, now

#: The one who plays here: number and name, as on a server without accounts.
USER, NAME = 1, "local"
Places = list[SeatRow]
_Chosen = tuple[int, str, list[str | int], bool, bytes, int, str | None]

_encode = msgspec.msgpack.Encoder().encode
_rows = msgspec.msgpack.Decoder(tuple[MatchRow, Places])
_chosen = msgspec.msgpack.Decoder(_Chosen)
_snapshot = msgspec.msgpack.Decoder(Snapshot)
_lines = msgspec.msgpack.Decoder(list[Spoken])


def _choice(data: bytes) -> ChoiceRow:
    n, seat, choice, *rest = _chosen.decode(data)
    return ChoiceRow(n, seat, Choice.of(choice), *rest)


def _packed(row: ChoiceRow) -> tuple[int, bytes]:
    fields = (row.n, row.seat, list(row.choice), row.auto, row.events, row.told, row.reasons)
    return row.n, _encode(fields)


def _kept(snapshots: Iterable[Snapshot]) -> list[tuple[int, bytes]]:
    return [(kept.n, _encode(kept)) for kept in snapshots]


class PageStore:
    """A :class:`quadrant.server.store.keeper.Keeper` for one person."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self.time: Callable[[], int] = now
        #: How a list shows a match, as JSON; set by whoever knows.
        self.info: Callable[[MatchRow, Places], Awaitable[str]] = _unlisted

    @property
    def shared(self) -> bool:
        return False

    # Writing

    async def _commit(self, row: MatchRow, places: Places, follows: int | None, **changes: Any) -> bool:
        head = KeptMatch(row.id, row.revision, _encode((row, places)), await self.info(row, places))
        return await self._box.commit(KeptChange(head=head, follows=follows, **changes))

    async def add_match(
        self,
        match: MatchRow,
        places: Iterable[SeatRow],
        kept: Iterable[Snapshot],
        made: Iterable[ChoiceRow] = (),
        *,
        room: Room | None = None,
        again: str | None = None,
        invited: Iterable[int] = (),
    ) -> None:
        match.moved = self.time()
        choices = [_packed(row) for row in made]
        if not await self._commit(match, list(places), None, choices=choices, snapshots=_kept(kept)):
            raise Stale(f"there is a match {match.id!r} already")
        if again is not None:
            found = await self._found(again)
            await self.amend(found[0], rematch=match.id)

    async def write(self, change: Write) -> None:
        row, places = await self._found(change.match)
        head, changed = change.head, {seat.seat: seat for seat in change.seats}
        row = replace(
            row,
            revision=change.revision + 1,
            private=row.private + change.private,
            n=head.n,
            epoch=head.epoch,
            told=head.told,
            waiting=head.waiting,
            result=head.result,
            over=head.over,
            state=head.state,
            standing=head.standing,
            pending=change.pending,
            due=change.due,
        )
        if not change.private:
            row.changed, row.moved = change.at, change.moved
        stored = await self._commit(
            row,
            [changed.get(seat.seat, seat) for seat in places],
            change.revision,
            cut=change.cut,
            choices=[_packed(made) for made in change.choices],
            snapshots=_kept(change.snapshots),
        )
        if not stored:
            raise Stale("the match has moved on; look again")
        change.lines = [await self.said_now(change.match, line) for line in change.lines]

    async def amend(self, row: MatchRow, **values: Any) -> bool:
        _, places = await self._found(row.id)
        return await self._commit(replace(row, revision=row.revision + 1, **values), places, row.revision)

    async def erase(self, row: MatchRow) -> bool:
        return await self._box.erase(row.id, row.revision)

    async def carry_over(self, row: MatchRow, kept: Snapshot) -> bool:
        _, places = await self._found(row.id)
        fresh = replace(row, version=kept.version, whole=False, revision=row.revision + 1)
        return await self._commit(fresh, places, row.revision, snapshots=_kept([kept]))

    async def reshape(self, row: MatchRow, kept: Sequence[Snapshot]) -> bool:
        _, places = await self._found(row.id)
        version = kept[0].version
        fresh = replace(row, version=version, revision=row.revision + (version != row.version))
        return await self._commit(fresh, places, row.revision, anew=True, snapshots=_kept(kept))

    # Reading

    async def match(self, id: str) -> tuple[MatchRow, Places] | None:
        head = await self._box.head(id)
        return None if head is None else _rows.decode(head.data)

    async def _found(self, id: str) -> tuple[MatchRow, Places]:
        found = await self.match(id)
        if found is None:
            raise NotFound(f"there is no match {id!r}")
        return found

    async def revision(self, id: str) -> int | None:
        head = await self._box.head(id)
        return None if head is None else head.revision

    async def snapshots(self, id: str) -> list[Snapshot]:
        return [_snapshot.decode(data) for data in await self._box.series("snapshots", id, -1, END)]

    async def snapshot(self, id: str, n: int) -> Snapshot:
        data = await self._box.newest("snapshots", id, n)
        if data is None:
            raise NotFound(f"there is no match {id!r}")
        return _snapshot.decode(data)

    async def choices(self, id: str, after: int, last: int | None = None) -> list[ChoiceRow]:
        found = await self._box.series("choices", id, after, END if last is None else last)
        return [_choice(data) for data in found]

    async def own_choices(self, id: str, seats: Iterable[str], n: int | None = None) -> list[tuple[int, str]]:
        held = set(seats)
        made = await self.choices(id, 0) if n is None else await self.choices(id, n - 1, n)
        return [(row.n, row.seat) for row in reversed(made) if row.seat in held and not row.auto]

    async def told_since(self, id: str, after: int, last: int) -> list[tuple[int, bytes, int]]:
        made = await self.choices(id, 0, last)
        return [(row.n, row.events, row.told) for row in made if row.told > after]

    async def reasons(self, id: str, last: int) -> list[tuple[int, str, str]]:
        made = await self.choices(id, 0, last)
        return [(row.n, row.seat, row.reasons) for row in made if row.reasons is not None]

    async def acted(self, id: str) -> dict[str, int]:
        made = await self.choices(id, 0)
        return {row.seat: row.n for row in made if not row.auto and row.choice != PASS}

    async def analysis(self, id: str) -> str | None:
        data = await self._box.note(id, "analysis")
        return None if data is None else data.decode()

    async def keep_analysis(self, id: str, data: str) -> None:
        await self._found(id)
        await self._box.keep_note(id, "analysis", data.encode())

    # Lists

    async def _all(self) -> list[tuple[MatchRow, Places]]:
        found = [_rows.decode(head.data) for head in await self._box.heads()]
        return sorted(found, key=lambda match: -match[0].changed)

    async def listed(self, shelf: Shelf, user: int | None, most: int, skip: int = 0) -> list[MatchRow]:
        if shelf in ("open", "watch"):
            return []
        rows = [
            row for row, _ in await self._all() if row.over == (shelf == "over") and row.kind not in LEARNING
        ]
        return rows[skip : skip + most]

    async def lessons_of(self, user: int, most: int) -> list[MatchRow]:
        return [row for row, _ in await self._all() if row.kind == "lesson" and not row.over][:most]

    async def seats(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        return {id: (await self._found(id))[1] for id in ids}

    async def kept_by(self, user: int) -> tuple[int, int]:
        found = await self._all()
        return sum(not row.over for row, _ in found), len(found)

    async def late(self, time: int, most: int) -> list[str]:
        """There are no clocks: nobody else waits."""
        return []

    async def drop_lessons(self, user: int, game: str, lesson: str | None) -> list[str]:
        rows = [row for row, _ in await self._all() if row.game == game]
        same = [row for row in rows if (row.kind == "puzzle" if lesson is None else row.lesson == lesson)]
        return [row.id for row in same if await self.erase(row)]

    async def remove(self, match: str, user: int) -> None:
        """Who is alone deletes what he removes."""

    async def removers(self, match: str) -> set[int]:
        return set()

    # People: there is one, and he needs neither invitations nor notices

    async def names(self, ids: Iterable[int]) -> dict[int, str]:
        return {id: NAME for id in ids if id == USER}

    async def linked(self, token: str) -> LinkRow | None:
        return None

    async def lasting(self, tokens: Iterable[str]) -> set[str]:
        return set(tokens)

    async def allow(self, limits: dict[str, tuple[int, int]]) -> bool:
        return True

    async def relations_of(self, user: int) -> list[tuple[int, str, str]]:
        return []

    async def deaf_to(self, speaker: int) -> frozenset[int]:
        return frozenset()

    async def blocked_between(self, user: int) -> set[int]:
        return set()

    async def silent_until(self, user: int) -> int:
        return 0

    async def notices(self, user: int) -> list[tuple[int, MatchRow, str, int]]:
        return []

    async def drop_notices(self, user: int, notice: int | None = None, match: str | None = None) -> None: ...

    async def drop_mails(self, user: int, match: str, kind: str) -> None: ...

    async def notify(self, news: str) -> None: ...

    async def said_now(self, match: str, said: Spoken) -> Spoken:
        lines = await self.chat(match, 0)
        line = replace(said, id=len(lines) + 1, name=NAME, created=now())
        await self._box.keep_note(match, "chat", _encode([*lines, line]))
        return line

    async def said(self, match: str, user: int, since: int) -> tuple[int, int]:
        return 0, 0

    async def chat(self, match: str, after: int, most: int = 500) -> list[Spoken]:
        data = await self._box.note(match, "chat")
        lines = [] if data is None else _lines.decode(data)
        return [line for line in lines if line.id > after][:most]


async def _unlisted(row: MatchRow, places: Places) -> str:
    return "{}"
