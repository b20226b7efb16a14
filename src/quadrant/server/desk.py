"""The desk, around the play: new matches, who sits down and who leaves, analysis boards, records, chat."""

from __future__ import annotations

import asyncio
import secrets
from random import SystemRandom
from typing import Any, cast

import msgspec
from msgspec.structs import replace
from sqlalchemy import ColumnElement, and_, not_, or_

import quadrant
from quadrant import bots
from quadrant.kernel import catalog, dice
from quadrant.kernel.catalog import Game
from quadrant.kernel.match import FORMAT, Match, Record
from quadrant.server import clock, wire
from quadrant.server.accounts import Caller
from quadrant.server.beside import Beside
from quadrant.server.columns import matches as columns
from quadrant.server.live import LiveMatch
from quadrant.server.matches import Matches
from quadrant.server.position import Change, Position, played, start
from quadrant.server.problems import Conflict, Forbidden, NotFound, TooMany
from quadrant.server.rows import ChoiceRow, Head, MatchRow, SeatRow, Snapshot, begun, dealt, now, to_events
from quadrant.server.seating import check_open, check_take, check_visible, given_up, iso, offered
from quadrant.server.store import played_by, to_watch, with_open_seat

#: Matches that one person may have on a public server: running, and in all, with those that are over, that
#: were imported and analysis boards.
MOST, KEPT = 200, 2000
#: A player who has not answered for so long (in ms) counts as gone.
ABSENT = 24 * 3600 * 1000
#: The longest record that is replayed, in choices.
LONGEST = 20_000


class Desk:
    """What people do with matches besides playing them."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.store = matches.store
        self.people = matches.people
        self._importing = asyncio.Semaphore(1)

    # Finding

    async def overview(self, caller: Caller, skip: int) -> wire.Lobby:
        """The caller's matches, those with a seat to take, and those that are over."""
        nobody = columns.c.id.is_(None)
        mine = nobody if caller.id is None else played_by(caller.id)
        running = columns.c.over.is_(False)
        free = and_(columns.c.listed, running, with_open_seat(), not_(mine))
        over = and_(columns.c.over, or_(mine, and_(columns.c.listed, columns.c.spectators)))
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
        game = catalog.find(data.game)
        for seat in data.seats:
            game.check_seat(seat)
        await self._check_count(owner)
        id = _new_id()
        wishes = {seat: data.seats.get(seat, wire.SeatWish("open")) for seat in game.seats}
        seats = dealt(_invited([_seat(game, id, seat, wish, owner) for seat, wish in wishes.items()], wishes))
        if data.seed is not None and any(seat.kind == "open" for seat in seats):
            raise Forbidden("who knows the seed knows the dice: it cannot be chosen when others may join")
        match = quadrant.new(data.game, data.scenario, data.seed, data.options)
        row = _row(id, match, owner, title=data.title)
        row.chosen = data.seed is not None
        row.no_tells = _several(seats) if data.no_tells is None else data.no_tells
        row.listed, row.spectators = data.listed, data.spectators
        row.clock = clock.check(data.clock, game.hurry)
        if row.clock is not None:
            times, row.due = clock.started(row.clock, seats, match, self.matches.time())
            row.beside = Beside(times)
        await self.store.add_match(row, seats, [start(row, match)])
        if self._bot_begins(row, seats):
            self.matches.on_bot(id)
        return await self.people.info(row, seats, caller)

    def _bot_begins(self, row: MatchRow, seats: list[SeatRow]) -> bool:
        return begun(seats) and any(seat.seat == row.waiting and seat.kind == "bot" for seat in seats)

    async def _check_count(self, user: int) -> None:
        if self.people.local is not None:
            return
        running, kept = await self.store.kept_by(user)
        if running >= MOST:
            raise TooMany(f"you have {MOST} matches running; end some first")
        if kept >= KEPT:
            raise TooMany(f"you have {KEPT} matches, and this server keeps no more for one person")

    async def import_record(self, caller: Caller, data: dict[str, Any]) -> wire.MatchInfo:
        """A match from a record, replayed and checked. All its seats are the caller's."""
        owner = caller.known
        await self._check_count(owner)
        choices = data.get("choices")
        if isinstance(choices, list) and len(choices) > LONGEST:
            raise quadrant.DamagedRecord(f"the record has {len(choices)} choices; no match is so long")
        if _long(data.get("seed")):
            raise quadrant.DamagedRecord(f"the record's seed is longer than {wire.SEED} characters")
        async with self._importing:
            match = await asyncio.to_thread(quadrant.load, data)
            return await self._add_played(caller, match, len(match.choices), None)

    async def _add_played(
        self, caller: Caller, match: Match, n: int, parent: MatchRow | None
    ) -> wire.MatchInfo:
        """Store a match whose choices are known, up to the n-th."""
        id = _new_id()
        fresh = Match(match.game, match.scenario, match.seed, match.rule_options)
        row = _row(id, fresh, caller.known, title="" if parent is None else parent.title)
        choices = [(seat, choice, False) for seat, choice in match.choices[:n]]
        position, change = await asyncio.to_thread(played, row, fresh, choices)
        _stand(row, position)
        row.spectators = False
        row.kind = "match" if row.over and parent is None else "analysis"
        if parent is not None:
            row.parent, row.parent_n = parent.id, n
        row.chosen = True
        seats = _all_of(caller.known, id, match.game)
        await self.store.add_match(row, seats, change.snapshots, change.rows)
        return await self.people.info(row, seats, caller)

    async def fork(self, caller: Caller, id: str, n: int | None) -> wire.MatchInfo:
        """An analysis board of the match after n choices.

        When the match is over it is the same match, dice and all. While it runs, what the caller cannot see
        is filled in at random, and the dice are new ones.
        """
        owner = caller.known
        await self._check_count(owner)
        async with self.matches.open(id) as live:
            check_visible(self.people, live.row, live.seats.values(), caller)
            row, held = replace(live.row), live.held_by(caller.id)
        at = row.n if n is None else n
        if at > row.n:
            raise NotFound(f"the match has {row.n} choices, not {at}")
        replays = row.whole and row.version == catalog.find(row.game).version
        if replays and (row.over or row.kind == "analysis"):
            made = await self.store.choices(id, 0, at)
            record = _record(row, made, "")
            match = Match(catalog.find(row.game), record.scenario, record.seed, record.options)
            match.choices = [(choice.seat, choice.choice) for choice in made]
            return await self._add_played(caller, match, at, row)
        return await self._fork_running(caller, row, held, at)

    async def _fork_running(
        self, caller: Caller, row: MatchRow, held: frozenset[str], n: int
    ) -> wire.MatchInfo:
        position = await self.matches.at(row, n)
        game, random = position.game, SystemRandom()
        if row.over or held == frozenset(game.seats):
            state = position.match.state.clone()
            state.key = random.randbytes(32)
        else:
            seat = next((seat for seat in game.seats if seat in held), None)
            state = game.determinise(position.match.state, seat, random)
        id, time = _new_id(), now()
        board = replace(
            row,
            id=id,
            kind="analysis",
            seed=dice.fresh_seed(),
            owner_id=caller.known,
            listed=False,
            spectators=False,
            whole=False,
            parent=row.id,
            parent_n=position.n,
            created=time,
            changed=time,
            chosen=True,
            opening=to_events([]),
            revision=0,
            n=0,
            epoch=0,
            told=0,
            clock=None,
            beside=Beside(),
            due=None,
        )
        board.version, board.state = game.version, state.encode()
        first = Snapshot(0, 0, board.state, board.version, game.codec().shape)
        board.waiting = Position(board, first).match.seat
        board.result, board.over = state.result, state.result is not None
        seats = _all_of(caller.known, id, game)
        await self.store.add_match(board, seats, [first])
        return await self.people.info(board, seats, caller)

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
            if wish.kind == "me":
                check_take(live.seats.values(), user, old)
            if wish.kind == "open":
                check_open(live.row, old)
            fresh = replace(_seat(live.game, id, seat, wish, user), seen=old.seen)
            await self._sit_down(live, user, wish, {seat: fresh})
            return await self.people.info(live.row, live.seats.values(), caller)

    async def join(self, caller: Caller, id: str, token: str) -> wire.MatchInfo:
        """Take all the seats that an invitation offers: who is invited sits down once."""
        user = caller.known
        async with self.matches.open(id) as live:
            check_visible(self.people, live.row, live.seats.values(), caller, token)
            if live.row.over:
                raise Conflict("the match is over")
            places = offered(live.seats.values(), token)
            if not places:
                raise Conflict("the seats of this invitation are taken")
            for place in places:
                check_take(live.seats.values(), user, place)
            wish = wire.SeatWish("me")
            taken = [
                replace(_seat(live.game, id, place.seat, wish, user), seen=place.seen) for place in places
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
            invited = live.row.listed or (wish.token is not None and wish.token == seat.token)
            if seat.kind == "open" and (owner or invited):
                return
            if seat.kind == "bot" and (owner or user in seat.seen):
                return
            if owner and seat.left:
                return
            raise Forbidden(f"you need an invitation to take {seat.seat}" if seat.kind == "open" else _TAKEN)
        if mine or (owner and (seat.kind != "person" or seat.left or self._absent(live, seat))):
            return
        raise Forbidden("only the owner may do that" if not owner else _TAKEN)

    def _absent(self, live: LiveMatch, seat: SeatRow) -> bool:
        looking = any(seat.user_id == listener.user for listener in live.listeners)
        return not looking and live.row.waiting == seat.seat and now() - live.row.changed > ABSENT

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
            result = given_up(live.game, seats, "win-resigned")
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
        line, created = await self.store.say(id, user, text)
        said = wire.ChatLine(line, caller.name, text, iso(created))
        self.matches.tell(id, msgspec.json.encode(said))
        return said

    async def notices(self, caller: Caller) -> list[wire.Notice]:
        """What the caller should know."""
        found = await self.store.notices(caller.known)
        return [
            wire.Notice(id, match.id, match.title, match.game, cast("wire.NoticeKind", kind), iso(created))
            for id, match, kind, created in found
        ]

    async def dismiss(self, caller: Caller, notice: int) -> None:
        """The caller has read it."""
        await self.store.drop_notices(caller.known, notice=notice)


_TAKEN = "somebody plays that seat"


def _long(seed: object) -> bool:
    """Whether nobody would be allowed to choose such a seed."""
    return abs(seed) >= 10**wire.SEED if isinstance(seed, int) else len(str(seed)) > wire.SEED


def _several(seats: list[SeatRow]) -> bool:
    """Whether two or more people may play: others who come, or several at one screen."""
    people = {seat.person for seat in seats if seat.kind == "person"}
    return len(people) > 1 or any(seat.kind == "open" for seat in seats)


def _new_id() -> str:
    """Nobody can guess it, so that a link is an invitation to watch."""
    return secrets.token_hex(9)


def _seat(game: Game, id: str, seat: str, wish: wire.SeatWish, user: int) -> SeatRow:
    if wish.kind == "me":
        return SeatRow(id, seat, "person", user, person=wish.person)
    if wish.kind == "open":
        return SeatRow(id, seat, "open", token=secrets.token_urlsafe(12))
    known = bots.names(game.name)
    name = wish.bot or ("staff" if "staff" in known else known[0])
    return SeatRow(id, seat, "bot", bot=bots.checked(game, {seat: name})[seat])


def _invited(seats: list[SeatRow], wishes: dict[str, wire.SeatWish]) -> list[SeatRow]:
    """The seats with one invitation a player: open ones that are meant for the same person have the same."""
    tokens: dict[str, str | None] = {}
    found = []
    for seat in seats:
        person = wishes[seat.seat].person
        if seat.kind == "open" and person is not None:
            seat = replace(seat, token=tokens.setdefault(person, seat.token))
        found.append(seat)
    return found


def _all_of(user: int, id: str, game: Game) -> list[SeatRow]:
    """Every seat is the user's."""
    return dealt(SeatRow(id, seat, "person", user) for seat in game.seats)


def _row(id: str, match: Match, owner: int, title: str) -> MatchRow:
    """The row of a match that has just begun."""
    time = now()
    return MatchRow(
        id=id,
        game=match.game.name,
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
    )


def _record(row: MatchRow, made: list[ChoiceRow], digest: str) -> Record:
    choices: list[list[str | int]] = [[choice.seat, *choice.choice] for choice in made]
    return Record(FORMAT, row.game, row.version, row.scenario, row.options, row.seed, choices, digest)


def _stand(row: MatchRow, position: Position) -> None:
    """Where the match stands now."""
    row.n, row.told = position.n, position.told
    row.waiting, row.result = position.match.seat, position.match.result
    row.over = row.result is not None
    row.state = position.match.state.encode()
