"""Sitting down and leaving: what people do with seats. Who may is said in ``server/people/seats.py``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from quadrant.server import wire
from quadrant.server.people.caller import Caller
from quadrant.server.people.manners import check_welcome
from quadrant.server.people.rated import check_rated
from quadrant.server.people.seating import check_visible
from quadrant.server.people.seats import (
    by_bot,
    check_offer,
    check_open,
    check_take,
    check_wish,
    given_up,
    hold,
    offer,
    offered,
    open_seat,
    taken,
    with_rights_ended,
)
from quadrant.server.play.live import LiveMatch
from quadrant.server.play.matches import Matches
from quadrant.server.play.position import Change
from quadrant.server.problems import Conflict
from quadrant.server.store.lines import Spoken
from quadrant.server.store.rows import Head, LinkKept, SeatRow, begun, dealt, held
from quadrant.server.store.tokens import kept

#: A player who has not answered for so long (in ms) counts as gone.
ABSENT = 24 * 3600 * 1000


class Sitting:
    """Who sits down, comes back, leaves, and is let in."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._people = matches.people

    async def sit(self, caller: Caller, id: str, seat: str, wish: wire.SeatWish) -> wire.MatchInfo:
        """Take a seat, leave it, hand it to a bot, or invite somebody to where a bot plays."""
        user = caller.known
        async with self._matches.open(id) as live:
            check_visible(self._people, live.row, live.seats.values(), caller, wish.token)
            live.game.check_seat(seat)
            if live.row.over:
                raise Conflict("the match is over")
            old = live.seats[seat]
            check_wish(
                live.row, user, old, wish, plays=bool(live.held_by(user)), absent=self._absent(live, old)
            )
            if wish.kind == "me":
                await self._check_welcome(live, user)
                check_rated(caller, live.row, live.seats.values(), [seat])
            await self._carry_out(live, caller, old, wish)
            return await self._people.info(live.row, live.seats.values(), caller)

    async def _carry_out(self, live: LiveMatch, caller: Caller, old: SeatRow, wish: wire.SeatWish) -> None:
        user, places = caller.known, live.seats.values()
        if wish.kind == "me":
            check_take(live.row, places, user, old)
            await self._sit_down(live, caller, [taken(old, user, wish.person)], wish.token)
        elif wish.kind == "invite":
            check_offer(live.row, places, old)
            await self._seat_change(live, offer(live.seats, old), live.head(), [])
        elif held(old) and old.kept_for == user:  # he comes back no more
            await self._seat_change(live, [replace(old, kept_for=None, person=None)], live.head(), [])
        elif wish.kind == "open":
            check_open(live.row, places, old)
            await self._seat_change(live, [open_seat(old.match_id, old.seat)], live.head(), [])
        else:
            await self._hand_to_bot(live, user, old, wish)

    async def _hand_to_bot(self, live: LiveMatch, user: int, old: SeatRow, wish: wire.SeatWish) -> None:
        """For good, if whoever sat there wants it so or has resigned; otherwise the bot holds it for him."""
        if old.kind == "person" and not old.left and old.user_id != user:
            await self.hold(live, [old])
            return
        # Nobody picks a weak one for somebody else.
        level = None if old.left and user != live.row.owner_id else wish.bot
        fresh = by_bot(live.game, old, level)
        seats = dealt({**live.seats, old.seat: fresh}.values())
        changed = _changed(live, seats)
        await self._seat_change(live, changed, live.head(), self._first_turn(live, user, seats))

    async def join(self, caller: Caller, id: str, token: str | None) -> wire.MatchInfo:
        """Take all the seats that an invitation offers or that are kept for the caller: he sits down once."""
        user = caller.known
        async with self._matches.open(id) as live:
            check_visible(self._people, live.row, live.seats.values(), caller, token)
            if live.row.over:
                raise Conflict("the match is over")
            places = offered(live.seats.values(), user, token)
            if not places:
                raise Conflict("the seats of this invitation are taken")
            for place in places:
                check_take(live.row, live.seats.values(), user, place)
            await self._check_welcome(live, user)
            check_rated(caller, live.row, live.seats.values(), [place.seat for place in places])
            fresh = [taken(place, user, place.person) for place in places]
            await self._sit_down(live, caller, fresh, token)
            return await self._people.info(live.row, live.seats.values(), caller)

    async def _check_welcome(self, live: LiveMatch, user: int) -> None:
        """Who has had a seat comes back to it, whatever has come between him and the owner."""
        known = {who for seat in live.seats.values() for who in (*seat.seen, seat.user_id, seat.kept_for)}
        if user not in {live.row.owner_id, *known}:
            await check_welcome(self._matches.store, user, live.row.owner_id)

    async def _sit_down(
        self, live: LiveMatch, caller: Caller, fresh: list[SeatRow], token: str | None
    ) -> None:
        """The caller sits there; once all seats are taken, everybody is dealt to.

        The link by which a guest has come stays his.
        """
        user = caller.known
        back = [seat.seat for seat in fresh if live.seats[seat.seat].kept_for == user]
        back = [seat for seat in back if held(live.seats[seat])]
        seats = {**live.seats, **{seat.seat: seat for seat in fresh}}
        places = dealt(with_rights_ended(seats.values(), user, fresh))
        owner = live.row.owner_id
        news = [(owner, "seat")] if user != owner else []
        notices = [*news, *self._first_turn(live, user, places)]
        late = begun(live.seats.values())
        remark = _remark(live, user, "back" if back else "sat", [seat.seat for seat in fresh])
        await self._seat_change(
            live,
            _changed(live, places),
            live.head(),
            notices,
            lines=[remark] if late else [],
            link=LinkKept(user, kept(token)) if caller.guest and token is not None else None,
        )
        if back:
            await self._matches.store.drop_mails(user, live.id, "held")

    async def hold(self, live: LiveMatch, seats: list[SeatRow]) -> None:
        """Bots hold the seats for those who sit there; everybody is told, and they above all."""
        looking = {listener.user for listener in live.listeners}
        people: dict[int, list[str]] = {}
        for seat in seats:
            if seat.user_id is not None:
                people.setdefault(seat.user_id, []).append(seat.seat)
        notices = [(user, "held") for user in people if user not in looking]
        lines = [_remark(live, user, "held", lost) for user, lost in people.items()]
        fresh = [hold(live.game, seat) for seat in seats]
        await self._seat_change(live, fresh, live.head(), notices, lines=lines)

    def _first_turn(self, live: LiveMatch, user: int, places: Iterable[SeatRow]) -> list[tuple[int, str]]:
        """Whoever must choose first hears that it has begun."""
        first = next((place.user_id for place in places if place.seat == live.row.waiting), None)
        begins = begun(places) and not begun(live.seats.values())
        return [(first, "turn")] if begins and first is not None and first != user else []

    def _absent(self, live: LiveMatch, seat: SeatRow) -> bool:
        looking = any(seat.user_id == listener.user for listener in live.listeners)
        waited = self._matches.time() - live.row.moved
        return not looking and live.row.waiting == seat.seat and waited > ABSENT

    async def resign(self, caller: Caller, id: str, seat: str) -> wire.MatchInfo:
        """The caller leaves his seats in that camp; a camp that nobody plays any more has lost."""
        async with self._matches.open(id) as live:
            self._matches.check_holder(live, caller, seat)
            if live.row.over:
                raise Conflict("the match is over")
            camps = live.game.camps
            mine = live.held_by(caller.id)
            left = [replace(live.seats[s], left=True) for s in mine if camps[s] == camps[seat]]
            await self.leave(live, left, "win-resigned")
            return await self._people.info(live.row, live.seats.values(), caller)

    async def abandon(self, caller: Caller, id: str) -> None:
        """The caller goes and does not come back: bots play where he sat, and nothing is held for him."""
        user = caller.known
        async with self._matches.open(id) as live:
            if live.row.over:
                return
            mine = [seat for seat in live.seats.values() if user in (seat.user_id, seat.kept_for)]
            if not begun(live.seats.values()):
                gone = [open_seat(seat.match_id, seat.seat) for seat in mine if seat.kind != "bot"]
            else:
                gone = [replace(by_bot(live.game, seat), kept_for=None, person=None) for seat in mine]
            if gone:
                await self._seat_change(live, gone, live.head(), [])

    def forget_name(self, user: int) -> None:
        """The user has no name any more, here and in the other processes."""
        self._people.forget(user)
        if self._matches.store.shared:
            self._matches.spawn(self._matches.store.notify(f"gone {user}"))

    async def leave(self, live: LiveMatch, left: list[SeatRow], reason: str) -> None:
        """These seats are given up; the match is over if only one camp is still played."""
        seats = {**live.seats, **{seat.seat: seat for seat in left}}
        head = live.head()
        result = given_up(live.game, seats, reason, live.standing)
        if result is not None:
            head = replace(head, waiting=None, result=result, over=True)
        # Who resigns knows it; who has lost by the clock may not.
        gone = {seat.user_id for seat in left} if reason == "win-resigned" else set()
        told = [note for note in self._matches.ended_notices(live) if note[0] not in gone]
        await self._seat_change(live, left, head, told if head.over else [])

    async def give_to_bots(self, live: LiveMatch, seats: list[SeatRow]) -> None:
        """Bots play the seats for good."""
        await self._seat_change(live, [by_bot(live.game, seat) for seat in seats], live.head(), [])

    async def _seat_change(
        self,
        live: LiveMatch,
        seats: list[SeatRow],
        head: Head,
        notices: list[tuple[int, str]],
        *,
        lines: Sequence[Spoken] = (),
        link: LinkKept | None = None,
    ) -> None:
        """All of it is stored at once; then everybody is told."""
        told = await self._matches.store_change(
            live, head, Change(), seats=seats, notices=notices, lines=lines, link=link
        )
        live.commit(head, seats)
        await self._matches.resend(live)
        self._matches.tell_lines(live.id, told)
        await self._matches.settle(live)


def _remark(live: LiveMatch, user: int, kind: str, seats: Iterable[str]) -> Spoken:
    """What everybody at the table should know of somebody, now and in the log."""
    return Spoken(
        user, kind=kind, seats=tuple(seat for seat in live.game.seats if seat in seats), n=live.row.n
    )


def _changed(live: LiveMatch, places: Iterable[SeatRow]) -> list[SeatRow]:
    return [place for place in places if place != live.seats[place.seat]]
