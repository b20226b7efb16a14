"""The desk, around the play: new matches, who sits down and who leaves, analysis boards, records, chat."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import ColumnElement, and_, not_, or_, true

import quadrant
from quadrant import bots
from quadrant.kernel import catalog
from quadrant.kernel.catalog import Game
from quadrant.kernel.components import split
from quadrant.kernel.lessons import Lesson
from quadrant.kernel.match import FORMAT, Match, Record
from quadrant.server import clock, wire
from quadrant.server.accounts import Caller
from quadrant.server.beside import Beside
from quadrant.server.columns import matches as columns
from quadrant.server.keeping import removed_by
from quadrant.server.live import LiveMatch
from quadrant.server.matches import Matches
from quadrant.server.position import Change, Position, played, start
from quadrant.server.problems import Conflict, Forbidden, NotFound, TooMany
from quadrant.server.queries import played_by, to_watch, with_open_seat
from quadrant.server.rows import ChoiceRow, Head, MatchRow, SeatRow, among_bots, begun, dealt, now, to_events
from quadrant.server.seating import check_open, check_take, check_visible, given_up, iso, offered
from quadrant.server.store import Room

#: Matches that one person may have on a public server: running, and in all, with those that are over, that
#: were imported and analysis boards.
MOST, KEPT = 200, 2000
#: A player who has not answered for so long (in ms) counts as gone.
ABSENT = 24 * 3600 * 1000
#: The longest record that is replayed, in choices.
LONGEST = 20_000
#: So many matches of one person may be replayed, or wait for that, at a time: others wait for those at most.
REPLAYING = 2
#: What one person may say in a match: lines within a minute, and characters within a day.
LINES, CHARACTERS = 20, 50_000
MINUTE, DAY = 60 * 1000, 24 * 3600 * 1000


class Board(Struct, frozen=True):
    """An analysis board: the match it is taken from, and the bots that keep their seats."""

    row: MatchRow
    bots: dict[str, str]


class Desk:
    """What people do with matches besides playing them."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.store = matches.store
        self.people = matches.people
        self._replaying = asyncio.Semaphore(1)
        #: Who has matches replayed, and how many.
        self._replayed_for: Counter[int] = Counter()

    # Finding

    async def overview(self, caller: Caller, skip: int) -> wire.Lobby:
        """The caller's matches, those with a seat to take, and those that are over."""
        nobody = columns.c.id.is_(None)
        # Lessons are listed where there is something to learn (``lessons.py``).
        mine = nobody if caller.id is None else and_(played_by(caller.id), columns.c.kind != "lesson")
        kept = true() if caller.id is None else not_(removed_by(caller.id))
        running = and_(columns.c.over.is_(False), kept)
        free = and_(columns.c.listed, running, with_open_seat(), not_(mine))
        over = and_(columns.c.over, kept, or_(mine, and_(columns.c.listed, columns.c.spectators)))
        return wire.Lobby(
            mine=await self._infos(caller, and_(running, mine), MOST),
            open=await self._infos(caller, free, 100),
            watch=await self._infos(caller, and_(to_watch(), not_(mine)), 50),
            over=await self._infos(caller, over, 50, skip),
        )

    async def _infos(
        self, caller: Caller, where: ColumnElement[bool], most: int, skip: int = 0
    ) -> list[wire.MatchInfo]:
        rows = await self.store.lobby(where, most, skip)
        seats = await self.store.seats([row.id for row in rows])
        infos = [await self.people.info(row, seats[row.id], caller) for row in rows]
        # Who wants to check the dice of a match looks at the match.
        return [replace(info, seed=None) for info in infos]

    async def info(self, caller: Caller, id: str, token: str | None = None) -> wire.MatchInfo:
        """One match."""
        found = await self.store.match(id)
        if found is None:
            raise NotFound(f"there is no match {id!r}")
        check_visible(self.people, *found, caller, token)
        return await self.people.info(*found, caller, token)

    # Starting

    async def create(self, caller: Caller, data: wire.NewMatch) -> wire.MatchInfo:
        """A new match."""
        owner = caller.known
        game = catalog.current(data.game)
        for seat in data.seats:
            game.check_seat(seat)
        await self.check_count(owner)
        id = new_id()
        wishes = {seat: data.seats.get(seat, wire.SeatWish("open")) for seat in game.seats}
        places = [_seat(game, id, seat, wish, owner) for seat, wish in wishes.items()]
        seats = dealt(invited(places, lambda place: wishes[place.seat].person))
        if data.seed is not None and any(seat.kind == "open" for seat in seats):
            raise Forbidden("who knows the seed knows the dice: it cannot be chosen when others may join")
        match = quadrant.new(data.game, data.scenario, data.seed, data.options)
        row = row_of(id, match, owner, title=data.title)
        row.chosen = data.seed is not None
        row.no_tells, row.hints = data.no_tells, data.hints
        row.listed, row.spectators = data.listed, data.spectators
        row.clock = clock.check(data.clock, game.hurry)
        self.wind(row, seats, match)
        await self.store.add_match(row, seats, [start(row, match)], room=self.room)
        self.wake(row, seats)
        return await self.people.info(row, seats, caller)

    async def teach(self, caller: Caller, lesson: Lesson) -> wire.MatchInfo:
        """A match that follows a lesson: the learner's seats are the caller's, bots have the others.

        It is no ordinary match: it is closed to others, and begins anew when the lesson is taken again.
        """
        owner = caller.known
        for gone in await self.store.drop_lessons(owner, lesson.game, lesson.name):
            self.matches.drop(gone)
        await self.check_count(owner)
        match, id = lesson.begin(), new_id()
        row = row_of(id, match, owner, title="")
        row.kind, row.lesson, row.chosen = "lesson", lesson.name, True
        # The position and the dice are the lesson's: seed and choices alone need not lead there.
        row.whole = row.spectators = False
        wishes = {seat: wire.SeatWish("me" if seat in lesson.seats else "bot") for seat in match.game.seats}
        seats = dealt(_seat(match.game, id, seat, wish, owner) for seat, wish in wishes.items())
        await self.store.add_match(row, seats, [start(row, match)], room=self.room)
        self.wake(row, seats)
        return await self.people.info(row, seats, caller)

    def wind(self, row: MatchRow, seats: list[SeatRow], match: Match) -> None:
        """Set the clocks of a new match, if it is played with any."""
        if row.clock is not None:
            times, row.due = clock.started(row.clock, seats, match, self.matches.time())
            row.beside = Beside(times)

    def wake(self, row: MatchRow, seats: list[SeatRow]) -> None:
        """In a new match a bot may be the first to choose."""
        if begun(seats) and any(seat.seat == row.waiting and seat.kind == "bot" for seat in seats):
            self.matches.on_bot(row.id, among_bots(seats))

    async def has_room(self, user: int) -> bool:
        """Whether one more match may belong to the user."""
        return self.people.local is not None or (await self.store.kept_by(user))[1] < KEPT

    async def check_count(self, user: int) -> None:
        """Raises TooMany if the user may begin no more matches, before any work is done for one."""
        if self.room is not None:
            self.room(*await self.store.kept_by(user))

    @property
    def room(self) -> Room | None:
        """Refuses one more match; one's own machine has room for all."""
        return _check_room if self.people.local is None else None

    async def import_record(self, caller: Caller, data: dict[str, Any]) -> wire.MatchInfo:
        """A match from a record, replayed and checked. All its seats are the caller's."""
        owner = caller.known
        await self.check_count(owner)
        choices = data.get("choices")
        if isinstance(choices, list) and len(choices) > LONGEST:
            raise quadrant.DamagedRecord(f"the record has {len(choices)} choices; no match is so long")
        if _long(data.get("seed")):
            raise quadrant.DamagedRecord(f"the record's seed is longer than {wire.SEED} characters")
        async with self.replaying(owner):
            match = await asyncio.to_thread(quadrant.load, data)
            return await self.add_played(caller, match, len(match.choices))

    @asynccontextmanager
    async def replaying(self, user: int) -> AsyncIterator[None]:
        """Matches are replayed one after the other, for they leave little of the processor to who plays.

        Raises TooMany if the user has enough of them waiting: nobody keeps others from it.
        """
        if self._replayed_for[user] >= REPLAYING:
            raise TooMany("matches of yours are still being replayed: wait until one is done")
        self._replayed_for[user] += 1
        try:
            async with self._replaying:
                yield
        finally:
            self._replayed_for[user] -= 1
            if not self._replayed_for[user]:
                del self._replayed_for[user]

    async def add_played(
        self, caller: Caller, match: Match, n: int, board: Board | None = None
    ) -> wire.MatchInfo:
        """Store a match whose choices are known, up to the n-th: a record, or a board taken from a match.

        They are replayed: :meth:`replaying`.
        """
        parent = None if board is None else board.row
        id = new_id()
        fresh = Match(match.game, match.scenario, match.seed, match.rule_options)
        row = row_of(id, fresh, caller.known, title="" if parent is None else parent.title)
        choices = [(seat, choice, False) for seat, choice in match.choices[:n]]
        position, change = await asyncio.to_thread(played, row, fresh, choices)
        _stand(row, position)
        row.spectators = False
        row.kind = "match" if row.over and parent is None else "analysis"
        if parent is not None:
            row.parent, row.parent_n = parent.id, n
        row.chosen = True
        seats = all_of(caller.known, id, match.game, {} if board is None else board.bots)
        await self.store.add_match(row, seats, change.snapshots, change.rows, room=self.room)
        self.wake(row, seats)
        return await self.people.info(row, seats, caller)

    async def record(self, caller: Caller, id: str) -> dict[str, Any]:
        """The record of a match. It has the seed in it, so others get it only when the match is over."""
        async with self.matches.open(id) as live:
            check_visible(self.people, live.row, live.seats.values(), caller)
            row = live.row
            if not row.whole:
                raise Conflict("seed and choices alone do not lead here: this board has no record")
            alone = self.people.local is not None or row.kind == "analysis"
            if not row.over and not alone:
                raise Forbidden("the record tells the dice to come: it is given out when the match is over")
            made = await self.store.choices(id, 0, row.n)
            data: dict[str, Any] = msgspec.to_builtins(_record(row, made, live.match.digest()))
            return data

    # Seats

    async def sit(self, caller: Caller, id: str, seat: str, wish: wire.SeatWish) -> wire.MatchInfo:
        """Take a seat, leave it, or hand it to a bot."""
        user = caller.known
        async with self.matches.open(id) as live:
            check_visible(self.people, live.row, live.seats.values(), caller, wish.token)
            live.game.check_seat(seat)
            if live.row.over:
                raise Conflict("the match is over")
            old = live.seats[seat]
            self._check_sit(live, user, old, wish)
            if old.left and user != live.row.owner_id:
                wish = replace(wish, bot=None)  # nobody picks a weak one for somebody else
            if wish.kind == "me":
                check_take(live.row, live.seats.values(), user, old)
            if wish.kind == "open":
                check_open(live.row, live.seats.values(), old)
            fresh = replace(_seat(live.game, id, seat, wish, user), seen=old.seen)
            await self._sit_down(live, user, wish, {seat: fresh})
            return await self.people.info(live.row, live.seats.values(), caller)

    async def join(self, caller: Caller, id: str, token: str | None) -> wire.MatchInfo:
        """Take all the seats that an invitation offers or that are kept for the caller: he sits down once."""
        user = caller.known
        async with self.matches.open(id) as live:
            check_visible(self.people, live.row, live.seats.values(), caller, token)
            if live.row.over:
                raise Conflict("the match is over")
            places = offered(live.seats.values(), user, token)
            if not places:
                raise Conflict("the seats of this invitation are taken")
            for place in places:
                check_take(live.row, live.seats.values(), user, place)
            wish = wire.SeatWish("me")
            wishes = {place.seat: replace(wish, person=place.person) for place in places}
            taken = [
                replace(_seat(live.game, id, place.seat, wishes[place.seat], user), seen=place.seen)
                for place in places
            ]
            await self._sit_down(live, user, wish, {seat.seat: seat for seat in taken})
            return await self.people.info(live.row, live.seats.values(), caller)

    async def _sit_down(
        self, live: LiveMatch, user: int, wish: wire.SeatWish, fresh: dict[str, SeatRow]
    ) -> None:
        """These seats are as somebody wished; once all are taken, everybody is dealt to."""
        places = dealt({**live.seats, **fresh}.values())
        changed = [place for place in places if place != live.seats[place.seat]]
        await self._seat_change(live, changed, live.head(), self._news_of_seat(live, user, wish, places))

    def _news_of_seat(
        self, live: LiveMatch, user: int, wish: wire.SeatWish, places: list[SeatRow]
    ) -> list[tuple[int, str]]:
        """Whoever owns the match hears who sat down; whoever must choose first, that it has begun."""
        owner = live.row.owner_id
        news = [(owner, "seat")] if wish.kind == "me" and user != owner else []
        first = next((place.user_id for place in places if place.seat == live.row.waiting), None)
        begins = begun(places) and not begun(live.seats.values())
        return [*news, (first, "turn")] if begins and first is not None and first != user else news

    def _check_sit(self, live: LiveMatch, user: int, seat: SeatRow, wish: wire.SeatWish) -> None:
        """Whose business the seat is."""
        owner = user == live.row.owner_id
        mine = seat.user_id == user and not seat.left
        if wish.kind == "me":
            invited = (wish.token is not None and wish.token == seat.token) or user == seat.kept_for
            invited = invited or (live.row.listed and seat.kept_for is None)
            if seat.kind == "open" and (owner or invited):
                return
            if seat.kind == "bot" and (owner or user in seat.seen):
                return
            if owner and seat.left:
                return
            raise Forbidden(f"you need an invitation to take {seat.seat}" if seat.kind == "open" else _TAKEN)
        if wish.kind == "open" and seat.kept_for == user:
            return
        if mine or (owner and (seat.kind != "person" or seat.left or self._absent(live, seat))):
            return
        # The owner may be away, or may be the one who has gone: others need not wait for him.
        if wish.kind == "bot" and seat.left and live.held_by(user):
            return
        raise Forbidden("only the owner may do that" if not owner else _TAKEN)

    def _absent(self, live: LiveMatch, seat: SeatRow) -> bool:
        looking = any(seat.user_id == listener.user for listener in live.listeners)
        return not looking and live.row.waiting == seat.seat and self.store.time() - live.row.moved > ABSENT

    async def resign(self, caller: Caller, id: str, seat: str) -> wire.MatchInfo:
        """The caller leaves his seats in that camp; a camp that nobody plays any more has lost."""
        async with self.matches.open(id) as live:
            self.matches.check_holder(live, caller, seat)
            if live.row.over:
                raise Conflict("the match is over")
            camps = live.game.camps
            held = live.held_by(caller.id)
            left = [replace(live.seats[s], left=True) for s in held if camps[s] == camps[seat]]
            head = live.head()
            seats = {**live.seats, **{seat.seat: seat for seat in left}}
            result = given_up(live.game, seats, "win-resigned", live.standing)
            if result is not None:
                head = replace(head, waiting=None, result=result, over=True)
            await self._seat_change(live, left, head, [])
            return await self.people.info(live.row, live.seats.values(), caller)

    async def _seat_change(
        self, live: LiveMatch, seats: list[SeatRow], head: Head, notices: list[tuple[int, str]]
    ) -> None:
        await self.matches.store_change(live, head, Change(), seats=seats, notices=notices)
        live.commit(head, seats)
        await self.matches.resend(live)

    # Chat and notices

    async def chat(self, caller: Caller, id: str, after: int) -> list[wire.ChatLine]:
        """What was said after that line."""
        await self.info(caller, id)
        lines = await self.store.chat(id, after)
        return [wire.ChatLine(line, name, text, iso(time)) for line, name, text, time in lines]

    async def say(self, caller: Caller, id: str, text: str) -> wire.ChatLine:
        """Say something to all who look."""
        user = caller.known
        async with self.matches.open(id) as live:
            check_visible(self.people, live.row, live.seats.values(), caller)
            if user != live.row.owner_id and not any(s.user_id == user for s in live.seats.values()):
                raise Forbidden("only those who play may speak")
            await self._check_said(id, user, text)
            line, created = await self.store.say(id, user, text)
        said = wire.ChatLine(line, caller.name, text, iso(created))
        self.matches.tell(id, msgspec.json.encode(said))
        return said

    async def _check_said(self, id: str, user: int, text: str) -> None:
        """Raises TooMany. Who speaks waits for the match, so that none who speak at once are the first."""
        time = now()
        lines, _ = await self.store.said(id, user, time - MINUTE)
        _, characters = await self.store.said(id, user, time - DAY)
        if lines >= LINES or characters + len(text) > CHARACTERS:
            raise TooMany("you have said very much in this match; wait before you say more")

    async def notices(self, caller: Caller) -> list[wire.Notice]:
        """What the caller should know."""
        found = await self.store.notices(caller.known)
        return [
            wire.Notice(
                id, match.id, match.title, split(match.game)[0], cast("wire.NoticeKind", kind), iso(created)
            )
            for id, match, kind, created in found
        ]

    async def dismiss(self, caller: Caller, notice: int) -> None:
        """The caller has read it."""
        await self.store.drop_notices(caller.known, notice=notice)


_TAKEN = "somebody plays that seat"


def _check_room(running: int, kept: int) -> None:
    """Raises TooMany if one person has that many matches, running and in all."""
    if running >= MOST:
        raise TooMany(f"you have {MOST} matches running; end some first")
    if kept >= KEPT:
        raise TooMany(f"you have {KEPT} matches, and this server keeps no more for one person")


def _long(seed: object) -> bool:
    """Whether nobody would be allowed to choose such a seed."""
    return abs(seed) >= 10**wire.SEED if isinstance(seed, int) else len(str(seed)) > wire.SEED


def new_id() -> str:
    """Nobody can guess it, so that a link is an invitation to watch."""
    return secrets.token_hex(9)


def _seat(game: Game, id: str, seat: str, wish: wire.SeatWish, user: int) -> SeatRow:
    if wish.kind == "me":
        return SeatRow(id, seat, "person", user, person=wish.person)
    if wish.kind == "open":
        return open_seat(id, seat)
    known = bots.names(game.name)
    name = wish.bot or ("staff" if "staff" in known else known[0])
    return SeatRow(id, seat, "bot", bot=bots.checked(game, {seat: name})[seat])


def open_seat(id: str, seat: str, kept_for: int | None = None, person: str | None = None) -> SeatRow:
    """A seat for whoever has the invitation, or for somebody who needs none."""
    return SeatRow(id, seat, "open", token=secrets.token_urlsafe(12), kept_for=kept_for, person=person)


def invited(seats: Iterable[SeatRow], meant_for: Callable[[SeatRow], str | int | None]) -> list[SeatRow]:
    """The seats with one invitation a player: open ones that are meant for the same person have the same."""
    tokens: dict[str | int, str | None] = {}
    found = []
    for seat in seats:
        person = meant_for(seat)
        if seat.kind == "open" and person is not None:
            seat = replace(seat, token=tokens.setdefault(person, seat.token))
        found.append(seat)
    return found


def all_of(user: int, id: str, game: Game, bots: dict[str, str]) -> list[SeatRow]:
    """Every seat is the user's, but for those of bots."""
    return dealt(
        SeatRow(id, seat, "bot", bot=bots[seat]) if seat in bots else SeatRow(id, seat, "person", user)
        for seat in game.seats
    )


def row_of(id: str, match: Match, owner: int, title: str) -> MatchRow:
    """The row of a match that has just begun."""
    time = now()
    return MatchRow(
        id=id,
        game=match.game.id,
        version=match.game.version,
        scenario=match.scenario,
        options=match.rule_options,
        seed=str(match.seed),
        title=title,
        owner_id=owner,
        created=time,
        changed=time,
        opening=to_events(match.events),
        told=len(match.events),
        waiting=match.seat,
        state=match.state.encode(),
        standing=None if match.game.standing is None else match.game.standing(match.state),
    )


def _record(row: MatchRow, made: list[ChoiceRow], digest: str) -> Record:
    choices: list[list[str | int]] = [[choice.seat, *choice.choice] for choice in made]
    game, components = split(row.game)
    return Record(FORMAT, game, row.version, row.scenario, row.options, row.seed, choices, digest, components)


def _stand(row: MatchRow, position: Position) -> None:
    """Where the match stands now."""
    row.n, row.told = position.n, position.told
    row.waiting, row.result = position.match.seat, position.match.result
    row.over = row.result is not None
    row.state, row.standing = position.match.state.encode(), position.standing
