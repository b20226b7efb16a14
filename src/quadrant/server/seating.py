"""Who sits where and who may look: what can be told of a match without playing it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Literal, cast

from quadrant.kernel import catalog, dice
from quadrant.kernel.catalog import Game
from quadrant.kernel.components import split
from quadrant.kernel.flow import Result
from quadrant.kernel.standing import Standing
from quadrant.server import wire
from quadrant.server.accounts import Caller
from quadrant.server.problems import Conflict, NotFound
from quadrant.server.rows import MatchRow, SeatRow, begun, hints, no_tells
from quadrant.server.store import Store


def iso(time: int) -> str:
    """A time as it is written on the wire."""
    return datetime.fromtimestamp(time / 1000, UTC).isoformat(timespec="seconds")


class People:
    """The people of this server: their names, and what they may see."""

    def __init__(self, store: Store, local: Caller | None) -> None:
        self.store = store
        self.local = local
        self._names: dict[int, str] = {}

    async def names(self, ids: Iterable[int | None]) -> dict[int, str]:
        """Names by number; they never change, so each is asked for once."""
        wanted = {id for id in ids if id is not None}
        if missing := wanted - self._names.keys():
            self._names |= await self.store.names(missing)
        return self._names

    def caller(self, user: int | None) -> Caller:
        """Somebody whose number is known."""
        return Caller(user, "" if user is None else self._names.get(user, ""))

    def may_see(
        self, row: MatchRow, seats: Iterable[SeatRow], caller: Caller, token: str | None = None
    ) -> bool:
        """Whether the caller may know of the match at all."""
        if caller.id is not None and caller.id == row.owner_id:
            return True
        if row.kind != "match":
            return False
        if row.spectators:
            return True
        return any(
            (caller.id is not None and caller.id in (seat.user_id, seat.kept_for))
            or (token is not None and seat.kind == "open" and seat.token == token)
            for seat in seats
        )

    async def sitting(self, row: MatchRow, seats: Iterable[SeatRow], caller: Caller) -> list[wire.SeatInfo]:
        """The seats of a match in the order of the game, as the caller may know them."""
        # Lists also show matches whose components this server does not have.
        game = catalog.find(split(row.game)[0])
        found = {seat.seat: seat for seat in seats}
        names = await self.names(id for seat in found.values() for id in (seat.user_id, seat.kept_for))
        owner = caller.id is not None and caller.id == row.owner_id
        return [self._sits(found[name], game.camps[name], names, caller, owner) for name in game.seats]

    def _sits(
        self, seat: SeatRow, camp: str, names: dict[int, str], caller: Caller, owner: bool
    ) -> wire.SeatInfo:
        me = seat.user_id is not None and seat.user_id == caller.id and not seat.left
        kept = seat.kind == "open" and seat.kept_for is not None
        return wire.SeatInfo(
            seat=seat.seat,
            camp=camp,
            kind=cast('Literal["person", "bot", "open"]', seat.kind),
            name=None if seat.user_id is None else names.get(seat.user_id),
            bot=seat.bot,
            me=me,
            left=seat.left,
            token=seat.token if owner and seat.kind == "open" else None,
            person=seat.person if me else None,
            for_me=kept and seat.kept_for == caller.id,
            kept=names.get(seat.kept_for) if kept and seat.kept_for is not None else None,
        )

    async def info(
        self, row: MatchRow, seats: Iterable[SeatRow], caller: Caller, token: str | None = None
    ) -> wire.MatchInfo:
        """A match as the lobby shows it, and to whom was invited what the invitation offers."""
        places = list(seats)
        sitting = await self.sitting(row, places, caller)
        names = await self.names([row.owner_id])
        players = {row.owner_id, *(seat.user_id for seat in places)}
        empty = any(seat.kind == "open" for seat in sitting)
        mine = {seat.seat for seat in sitting if seat.me}
        return wire.MatchInfo(
            id=row.id,
            kind=cast('Literal["match", "analysis", "lesson"]', row.kind),
            status="over" if row.over else "open" if empty else "playing",
            game=split(row.game)[0],
            components=split(row.game)[1],
            version=row.version,
            scenario=row.scenario,
            options=row.options,
            title=row.title,
            owner=names.get(row.owner_id, ""),
            mine=row.owner_id == caller.id,
            no_tells=no_tells(row, places),
            hints=hints(row, places),
            listed=row.listed,
            spectators=row.spectators,
            created=iso(row.created),
            changed=iso(row.changed),
            n=row.n,
            epoch=row.epoch,
            seats=sitting,
            waiting=row.waiting,
            my_turn=row.waiting in mine,
            result=row.result,
            seed_hash=dice.commitment(row.seed),
            seed=row.open_seed,
            lesson=row.lesson,
            parent=row.parent,
            parent_n=row.parent_n,
            begins=row.begins,
            standing=row.standing,
            rematch=row.rematch if caller.id is not None and caller.id in players else None,
            clock=row.clock,
            invited=[seat.seat for seat in offered(places, caller.id, token)],
        )


def offered(seats: Iterable[SeatRow], user: int | None, token: str | None) -> list[SeatRow]:
    """The open seats that an invitation offers, and those that are kept for the user."""
    free = [seat for seat in seats if seat.kind == "open"]
    return [
        seat
        for seat in free
        if (token and seat.token == token) or (user is not None and seat.kept_for == user)
    ]


def given_up(game: Game, seats: Mapping[str, SeatRow], reason: str, stood: Standing | None) -> Result | None:
    """The result, with the score as it stood, if only one camp is still played by anybody.

    Where bots of several camps are left and no person, nobody plays on: who leads of them has won.
    """
    camps = game.camps
    gave_up = {camps[s.seat] for s in seats.values() if s.left}
    gave_up -= {camps[s.seat] for s in seats.values() if s.kind != "bot" and not s.left}
    standing = [camp for camp in dict.fromkeys(camps.values()) if camp not in gave_up]
    people = any(s.kind != "bot" and not s.left for s in seats.values())
    if not gave_up or (people and len(standing) != 1):
        return None
    score = {} if stood is None else stood.score
    most = max((score.get(camp, 0) for camp in standing), default=0)
    return Result(tuple(camp for camp in standing if score.get(camp, 0) == most), reason, "", score)


def check_visible(
    people: People, row: MatchRow, seats: Iterable[SeatRow], caller: Caller, token: str | None = None
) -> None:
    """To those who may not see it, the match does not exist."""
    if not people.may_see(row, seats, caller, token):
        raise NotFound(f"there is no match {row.id!r}")


# Secrets once seen stay with who saw them.


def check_open(row: MatchRow, seats: Iterable[SeatRow], seat: SeatRow) -> None:
    """A seat is opened to others only if nobody has seen its secrets, and nobody knows the dice.

    Once clocks run none is: nobody's time would run while all wait for somebody who may never come.
    """
    if row.clock is not None and begun(seats):
        raise Conflict("the match is played by the clock: no seat is opened any more")
    if seat.seen:
        raise Conflict(f"somebody has seen the cards of {seat.seat}: it can go to a bot, but not to others")
    _check_dice(row)


def _check_dice(row: MatchRow) -> None:
    if row.chosen or row.beside.known:
        raise Conflict("somebody knows what the dice of this match will show: others cannot join")


def check_take(row: MatchRow, seats: Iterable[SeatRow], user: int, seat: SeatRow) -> None:
    """Nobody takes a seat and comes to know more than its holder would.

    Before the deal there is nothing to know. After it one may come back to a seat of one's own; who plays
    against bots alone may look into all of them; and a newcomer may take a seat that only a bot has played,
    as long as those at the table have seen no more than what they hold, and nothing of what is to come.
    """
    places = list(seats)
    if not begun(places):
        return
    if set(seat.seen) - {user}:
        raise Conflict(f"somebody else has seen the cards of {seat.seat}: it can go to a bot only")
    others = {who for place in places for who in (*place.seen, place.user_id)} - {user, None}
    if user in seat.seen or not others:
        return
    if any(user in place.seen for place in places):
        raise Conflict("you have seen the cards of another seat in this match")
    if any(place.seen and (place.left or place.user_id not in place.seen) for place in places):
        raise Conflict("somebody has seen cards that a bot plays now: nobody can join any more")
    _check_dice(row)
