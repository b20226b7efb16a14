"""Analysis boards: a copy of a match at some point, to try things on.

When the match is over, the board is the same match with the same dice. While it runs, what the caller cannot
see is filled in at random, which the board's log says card by card, and the dice are new. Its past is the
past of the match, as far as the caller may know it.
"""

from __future__ import annotations

from random import SystemRandom

from msgspec.structs import replace

from quadrant.kernel import catalog, dice
from quadrant.kernel.match import Match
from quadrant.kernel.message import Event
from quadrant.server import wire
from quadrant.server.people.caller import Caller
from quadrant.server.people.rated import check_alone
from quadrant.server.people.seating import check_visible
from quadrant.server.people.seats import all_of
from quadrant.server.play.desk import AnalysisBoard, Desk, new_id
from quadrant.server.play.memory import origin
from quadrant.server.play.position import Position
from quadrant.server.play.show import Seats
from quadrant.server.problems import NotFound
from quadrant.server.store.pending import Pending
from quadrant.server.store.rows import MatchRow, Snapshot, from_events, hints, now, to_events


class Forks:
    """Makes analysis boards from matches."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._matches = desk.matches
        self._store = desk.store

    async def fork(self, caller: Caller, id: str, asked: wire.ForkAsked) -> wire.MatchInfo:
        """An analysis board of the match after n choices."""
        owner = caller.known
        await self._desk.check_count(owner)
        async with self._matches.open(id) as live:
            check_visible(self._desk.people, live.row, live.seats.values(), caller)
            check_alone(live.row, "nothing is tried out before it is over")
            row, held = replace(live.row), live.held_by(caller.id)
            # A board of a running match reveals nothing that may not be asked in the match itself, and
            # neither do boards made from that board.
            goes_on = row.kind == "analysis" or (row.kind == "match" and not row.over)
            row.hints = hints(live.row, live.seats.values()) if goes_on else None
            bots = {
                name: seat.bot for name, seat in live.seats.items() if asked.bots and seat.bot is not None
            }
        at = row.n if asked.n is None else asked.n
        if at > row.n:
            raise NotFound(f"the match has {row.n} choices, not {at}")
        if at < row.begins:
            return await self.fork(caller, origin(row), replace(asked, n=at))
        board = AnalysisBoard(row, bots)
        replays = row.whole and row.version == catalog.find(row.game).version
        if replays and (row.over or row.kind == "analysis"):
            async with self._desk.replaying(owner):
                match = Match(catalog.find(row.game), row.scenario, row.seed, row.options)
                made = await self._store.choices(id, 0, at)
                match.choices = [(choice.seat, choice.choice) for choice in made]
                return await self._desk.add_played(caller, match, at, board)
        return await self._filled_in(caller, board, held, at)

    async def _filled_in(self, caller: Caller, board: AnalysisBoard, held: Seats, n: int) -> wire.MatchInfo:
        row = board.row
        past = await self._past(row, frozenset(catalog.find(row.game).seats) if row.over else held, n)
        position = await self._matches.replays.at(row, n)
        game, random = position.game, SystemRandom()
        anew: tuple[Event, ...] = ()
        if row.over or held == frozenset(game.seats):
            state = position.match.state.clone()
            state.key = random.randbytes(32)
        else:
            mine = [seat for seat in game.seats if seat in held]
            others = (frozenset(mine[1:]),) if mine[1:] else ()
            state = game.determinise(position.match.state, next(iter(mine), None), random, *others)
            anew = () if game.unseen is None else game.unseen(state, held)
        for event in anew:
            event.n = position.n
        id, time, log = new_id(), now(), [*past, *anew]
        fresh = replace(
            row,
            id=id,
            kind="analysis",
            seed=dice.fresh_seed(),
            owner_id=caller.known,
            listed=False,
            spectators=False,
            whole=False,
            lesson=None,
            parent=row.id,
            parent_n=position.n,
            begins=position.n,
            rematch=None,
            rated=False,
            scored=False,
            created=time,
            changed=time,
            chosen=True,
            opening=to_events(log),
            revision=0,
            private=0,
            n=position.n,
            epoch=0,
            told=len(log),
            clock=None,
            due=None,
        )
        fresh.version, fresh.state = game.version, state.encode()
        first = Snapshot(position.n, len(log), fresh.state, fresh.version, game.codec().shape)
        begun = Position(fresh, first)
        fresh.waiting, fresh.standing = begun.match.seat, begun.standing
        fresh.pending = Pending(also=begun.match.asked[1:])
        fresh.result, fresh.over = state.result, state.result is not None
        seats = all_of(caller.known, id, game, board.bots)
        await self._store.add_match(fresh, seats, [first], room=self._desk.room)
        self._desk.wake(fresh, seats)
        return await self._desk.people.info(fresh, seats, caller)

    async def _past(self, row: MatchRow, seats: Seats, n: int) -> list[Event]:
        """The events up to there, as the holder of these seats knows them."""
        known = [_known(event, seats) for event in from_events(row.opening)]
        for choice, data, _ in await self._store.told_since(row.id, 0, n):
            for event in from_events(data):
                event.n = choice
                known.append(_known(event, seats))
        return [event for event in known if event is not None]


def _known(event: Event, seats: Seats) -> Event | None:
    """The event as the holder of these seats was told it, for a board where every seat is theirs."""
    return event.seen_by(next((seat for seat in event.seats or () if seat in seats), None))
