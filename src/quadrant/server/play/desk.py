"""The desk, around the play: new matches, analysis boards, records, chat."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import quadrant
from quadrant.kernel import catalog
from quadrant.kernel.components import split
from quadrant.kernel.lessons import Lesson
from quadrant.kernel.match import FORMAT, Match, Record
from quadrant.server import wire
from quadrant.server.aside import aside
from quadrant.server.names import plain
from quadrant.server.people.caller import Caller, iso
from quadrant.server.people.manners import check_heard
from quadrant.server.people.rated import check_new
from quadrant.server.people.seating import check_visible, spoken
from quadrant.server.people.seats import all_of, invited, wished
from quadrant.server.play import clock
from quadrant.server.play.live import LiveMatch
from quadrant.server.play.matches import Matches
from quadrant.server.play.position import Position, played, start
from quadrant.server.problems import Conflict, Forbidden, NotFound, ServerError, TooMany
from quadrant.server.store.keeper import Room, Shelf
from quadrant.server.store.lines import Spoken
from quadrant.server.store.pending import Pending
from quadrant.server.store.rows import (
    ChoiceRow,
    MatchRow,
    SeatRow,
    among_bots,
    begun,
    dealt,
    now,
    to_events,
)

#: Matches that one person may have on a public server: running ones, and in all, including finished and
#: imported matches and analysis boards.
MOST, KEPT = 200, 2000
#: The longest record that is replayed, in choices.
LONGEST = 20_000
#: How many matches of one person may be replayed, or wait for it, at a time.
REPLAYING = 2
#: How much one person may say in a match: lines per minute and characters per day.
LINES, CHARACTERS = 20, 50_000
#: How many lines a minute one person may say in all matches together, whichever process hears them.
EVERYWHERE = 40
MINUTE, DAY = 60 * 1000, 24 * 3600 * 1000


class AnalysisBoard(Struct, frozen=True):
    """An analysis board: the match it comes from, and the bots that keep their seats."""

    row: MatchRow
    bots: dict[str, str]


class Desk:
    """What people do with matches besides playing them."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.store = matches.store
        self.people = matches.people
        self._replaying = asyncio.Semaphore(1)
        #: People whose matches are being replayed, and how many.
        self._replayed_for: Counter[int] = Counter()

    # Finding

    async def overview(self, caller: Caller, skip: int) -> wire.Lobby:
        """The caller's matches, those with a seat to take, and those that are over."""
        return wire.Lobby(
            mine=await self._infos(caller, "mine", MOST),
            open=await self._infos(caller, "open", 100),
            watch=await self._infos(caller, "watch", 50),
            over=await self._infos(caller, "over", 50, skip),
        )

    async def _infos(self, caller: Caller, shelf: Shelf, most: int, skip: int = 0) -> list[wire.MatchInfo]:
        rows = await self.store.listed(shelf, caller.id, most, skip)
        seats = await self.store.seats([row.id for row in rows])
        infos = [await self.people.info(row, seats[row.id], caller) for row in rows]
        # To check the dice of a match, open the match.
        return [replace(info, seed=None) for info in infos]

    async def info(self, caller: Caller, id: str, token: str | None = None) -> wire.MatchInfo:
        """One match."""
        found = await self.store.match(id)
        if found is None:
            raise NotFound(f"there is no match {id!r}")
        link = None if token is None else await self.store.linked(token)
        if link is None or link.match != id or link.user == caller.id:
            check_visible(self.people, *found, caller, token)
            return await self.people.info(*found, caller, token)
        return replace(await self.people.info(*found, caller), returns=link.name)

    # Starting

    async def create(self, caller: Caller, data: wire.NewMatch) -> wire.MatchInfo:
        """A new match."""
        owner = caller.known
        game = catalog.current(data.game)
        for seat in data.seats:
            game.check_seat(seat)
        check_new(caller, data, local=self.people.local is not None)
        await self.check_count(owner)
        id = new_id()
        wishes = {seat: data.seats.get(seat, wire.SeatWish("open")) for seat in game.seats}
        places = [wished(game, id, seat, wish, owner) for seat, wish in wishes.items()]
        seats = dealt(invited(places, lambda place: wishes[place.seat].person))
        if data.seed is not None and any(seat.kind == "open" for seat in seats):
            raise Forbidden("who knows the seed knows the dice: it cannot be chosen when others may join")
        match = quadrant.new(data.game, data.scenario, data.seed, data.options)
        row = row_of(id, match, owner, title=plain(data.title))
        row.chosen = data.seed is not None
        row.no_tells, row.hints = data.no_tells, False if data.rated else data.hints
        row.rated = data.rated
        row.listed, row.spectators = data.listed, data.spectators
        row.clock = clock.check(data.clock, game.hurry)
        self.wind(row, seats, match)
        await self.store.add_match(row, seats, [start(row, match)], room=self.room)
        async with self.matches.open(id) as live:
            await self.matches.settle(live)
            row = replace(live.row)
        self.wake(row, seats)
        return await self.people.info(row, seats, caller)

    async def teach(self, caller: Caller, lesson: Lesson) -> wire.MatchInfo:
        """A match that follows a lesson: the learner's seats are the caller's, bots have the others.

        It is closed to others, and starts over when the lesson is taken again. Of the puzzles of a game a
        person has one at a time.
        """
        owner = caller.learner
        puzzle = lesson.puzzle is not None
        for gone in await self.store.drop_lessons(owner, lesson.game, None if puzzle else lesson.name):
            self.matches.drop(gone)
        await self.check_count(owner)
        # A puzzle is replayed up to its position; nobody else should wait for that.
        match, id = await asyncio.to_thread(lesson.begin), new_id()
        row = row_of(id, match, owner, title="")
        row.kind, row.lesson = "puzzle" if puzzle else "lesson", lesson.name
        row.chosen, row.pending = True, Pending()
        # The lesson sets the position and the dice; seed and choices alone need not lead there.
        row.whole = row.spectators = False
        wishes = {seat: wire.SeatWish("me" if seat in lesson.seats else "bot") for seat in match.game.seats}
        seats = dealt(wished(match.game, id, seat, wish, owner) for seat, wish in wishes.items())
        await self.store.add_match(row, seats, [start(row, match)], room=self.room)
        self.wake(row, seats)
        return await self.people.info(row, seats, caller)

    def wind(self, row: MatchRow, seats: list[SeatRow], match: Match) -> None:
        """Set the clocks of a new match, if it has any."""
        if row.clock is not None:
            times, row.due = clock.started(row.clock, seats, match, self.matches.time())
            row.pending = replace(row.pending, times=times)

    def wake(self, row: MatchRow, seats: list[SeatRow]) -> None:
        """Wake a bot if it chooses first in a new match."""
        if begun(seats) and any(seat.seat == row.waiting and seat.kind == "bot" for seat in seats):
            self.matches.on_bot(row.id, among_bots(seats))

    async def has_room(self, user: int) -> bool:
        """Whether the user may own one more match."""
        return self.people.local is not None or (await self.store.kept_by(user))[1] < KEPT

    async def check_count(self, user: int) -> None:
        """Raises TooMany, before any work is done, if the user may start no more matches."""
        if self.room is not None:
            self.room(*await self.store.kept_by(user))

    @property
    def room(self) -> Room | None:
        """What refuses one more match; a local server has room for all."""
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
            match = await aside(quadrant.load, data)
            return await self.add_played(caller, match, len(match.choices))

    @asynccontextmanager
    async def replaying(self, user: int) -> AsyncIterator[None]:
        """Matches are replayed one after another, because a replay takes most of the processor.

        Raises TooMany if the user already has enough of them waiting, so that nobody keeps others from it.
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
        self, caller: Caller, match: Match, n: int, board: AnalysisBoard | None = None
    ) -> wire.MatchInfo:
        """Store a match whose choices are known, up to the n-th: a record, or an analysis board.

        They are replayed (:meth:`replaying`).
        """
        parent = None if board is None else board.row
        id = new_id()
        fresh = Match(match.game, match.scenario, match.seed, match.rule_options)
        row = row_of(id, fresh, caller.known, title="" if parent is None else parent.title)
        choices = [(seat, choice, False) for seat, choice in match.choices[:n]]
        position, change = await aside(played, row, fresh, choices)
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
        """The record of a match. It contains the seed, so others get it only when the match is over."""
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

    # Chat and notices

    async def chat(self, caller: Caller, id: str, after: int) -> list[wire.ChatLine]:
        """What was said after that line."""
        async with self.matches.open(id) as live:
            check_visible(self.people, live.row, live.seats.values(), caller)
            lines = await self.store.chat(id, after)
            heard = [line for line in lines if live.hears(caller.id, line.camp)]
        unheard = set()
        if caller.id is not None:
            unheard = {who for who, _, _ in await self.store.relations_of(caller.id)}
        return [spoken(line) for line in heard if line.kind != "said" or line.user not in unheard]

    async def say(self, caller: Caller, id: str, given: wire.Said) -> wire.ChatLine:
        """Say something to everybody who watches and wants to hear it, or to one's own side alone."""
        user, text = caller.known, plain(given.text)
        if not text:
            raise ServerError("there is nothing in it that could be read")
        async with self.matches.open(id) as live:
            check_visible(self.people, live.row, live.seats.values(), caller)
            if user != live.row.owner_id and not any(s.user_id == user for s in live.seats.values()):
                raise Forbidden("only those who play may speak")
            camp = _side(live, user) if given.to == "side" else ""
            await check_heard(self.store, user)
            await self._check_said(id, user, text)
            line = await self.store.said_now(id, Spoken(user, text, camp=camp))
        said = spoken(line)
        self.matches.tell_line(id, camp, msgspec.json.encode(said), await self.store.deaf_to(user))
        return said

    async def _check_said(self, id: str, user: int, text: str) -> None:
        """Raises TooMany. Speakers wait for the match, so that several at once are not all first."""
        time = now()
        lines, _ = await self.store.said(id, user, time - MINUTE)
        _, characters = await self.store.said(id, user, time - DAY)
        if lines >= LINES or characters + len(text) > CHARACTERS:
            raise TooMany("you have said very much in this match; wait before you say more")
        if not await self.store.allow({f"chat {user}": (MINUTE, EVERYWHERE)}):
            raise TooMany("you say very much everywhere; wait before you say more")

    async def notices(self, caller: Caller) -> list[wire.Notice]:
        """The caller's notices."""
        found = await self.store.notices(caller.known)
        return [
            wire.Notice(
                id, match.id, match.title, split(match.game)[0], cast("wire.NoticeKind", kind), iso(created)
            )
            for id, match, kind, created in found
        ]

    async def dismiss(self, caller: Caller, notice: int) -> None:
        """The caller has read the notice."""
        await self.store.drop_notices(caller.known, notice=notice)


def _side(live: LiveMatch, user: int) -> str:
    """The camp that the user plays for, with somebody else. Raises Conflict."""
    camps = live.game.camps
    mine = {camps[seat] for seat in live.held_by(user)}
    if len(mine) != 1:
        raise Conflict("only who plays on one side has allies to speak to")
    (camp,) = mine
    others = {seat.user_id for seat in live.seats.values() if camps[seat.seat] == camp and not seat.left}
    if not others - {user, None}:
        raise Conflict("nobody else plays on your side")
    return camp


def _check_room(running: int, kept: int) -> None:
    """Raises TooMany if one person has too many matches, running or in all."""
    if running >= MOST:
        raise TooMany(f"you have {MOST} matches running; end some first")
    if kept >= KEPT:
        raise TooMany(f"you have {KEPT} matches, and this server keeps no more for one person")


def _long(seed: object) -> bool:
    """Whether a seed is longer than anybody may choose."""
    return abs(seed) >= 10**wire.SEED if isinstance(seed, int) else len(str(seed)) > wire.SEED


def new_id() -> str:
    """An id that nobody can guess, so that a link is an invitation to watch."""
    return secrets.token_hex(9)


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
        pending=Pending(also=match.asked[1:]),
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
    row.pending = replace(row.pending, also=position.match.asked[1:])
    row.over = row.result is not None
    row.state, row.standing = position.match.state.encode(), position.standing
