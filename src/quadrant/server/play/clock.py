"""The arithmetic of clocks: whose time runs, how much is left, what is due. Nothing here waits or stores.

A player has one clock for all their seats. It runs while the match waits for one of them. Bots, standing
orders and empty seats take nobody's time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from quadrant.kernel.match import Match
from quadrant.server.problems import ServerError
from quadrant.server.store.pending import Pending, Times
from quadrant.server.store.rows import MatchRow, SeatRow, begun
from quadrant.server.wire import ClockTerms, PauseAsked, PendingInfo, PlayerClock, TakebackAsked

Seats = Mapping[str, SeatRow]
Reason = Literal["placing", "bank", "days"]
SECOND = 1000
DAY = 24 * 3600 * SECOND
#: After a reminder, a player has so long (ms) before others may hand the seats to a bot.
GRACE = DAY
#: A choice that nobody makes goes round the table more and more slowly: its time doubles so many times. If
#: everybody has left, it keeps no server busy.
SLOWER = 6
#: Whoever takes his seat back has so many seconds at least.
FAIR = 60


class ClockState(Struct, frozen=True):
    """What clocks need to know about a match after a change."""

    seats: Seats
    #: The seat that is asked; None when the match is over.
    waiting: str | None
    #: Which seats would choose for it, by the rules, if it were slow.
    stand_ins: tuple[str, ...]
    #: Whether the question differs from the one before.
    moved: bool


def check(terms: ClockTerms | None, hurry: str) -> ClockTerms | None:
    """The terms; None if they contain no clock. Raises ServerError if they make no sense."""
    if terms is None or not (terms.bank or terms.days or terms.placing):
        return None
    if terms.bank and terms.days:
        raise ServerError("a match has time for all of it or for each turn, not both")
    if terms.placing and not hurry:
        raise ServerError("in this game nobody chooses for who is slow")
    return terms


def player(seat: SeatRow) -> str:
    """Whose clock runs while the match waits for the seat; nobody's if no person sits there."""
    if seat.kind != "person" or seat.left:
        return ""
    return f"{seat.user_id}/{seat.person or ''}"


def seats_of(seats: Iterable[SeatRow], who: str) -> list[str]:
    """Where the player sits."""
    return [seat.seat for seat in seats if player(seat) == who]


def stand_ins(match: Match) -> tuple[str, ...]:
    """Who chooses, by the rules, for a seat that is slow to answer the present question."""
    decision = match.decision
    return () if decision is None else decision.stand_ins(match.state)


def ticked(terms: ClockTerms, times: Times, to: ClockState, now: int) -> Times:
    """The clocks after a change: used time is subtracted, and the next player's time runs."""
    instead = "" if to.moved or to.waiting is None else times.instead
    chooser = instead or to.waiting
    runs = player(to.seats[chooser]) if chooser is not None and begun(to.seats.values()) else ""
    asked = now if to.moved or not times.asked else times.asked
    stopped = now if times.stopped else 0
    rounds = 0 if to.moved else times.rounds
    if runs == times.player:
        left = _given(terms, times.left, to.seats)
        return replace(times, left=left, asked=asked, instead=instead, rounds=rounds)
    left = _given(terms, _charged(terms, times, now), to.seats)
    return Times(left, runs, now, asked, False, instead, rounds, stopped)


def stopped(times: Times, now: int) -> Times:
    """The clocks when all have agreed to a pause: nobody's time runs."""
    return replace(times, stopped=times.stopped or now)


def resumed(times: Times, now: int) -> Times:
    """The clocks after a pause: it has cost nobody anything."""
    if not times.stopped:
        return times
    since, asked = (at + now - max(at, times.stopped) for at in (times.since, times.asked))
    return replace(times, since=since, asked=asked, stopped=0)


def _given(terms: ClockTerms, left: dict[str, int], seats: Seats) -> dict[str, int]:
    """Everybody's time, including players who have just sat down.

    A player who sat there before has no more time than before, under any name at that screen. Leaving a seat
    for a moment wins no time.
    """
    if not terms.bank or not begun(seats.values()):
        return left
    given = dict(left)
    for who in map(player, seats.values()):
        if who and who not in given:
            before = (ms for name, ms in left.items() if name.partition("/")[0] == who.partition("/")[0])
            given[who] = min(before, default=terms.bank * SECOND)
    return given


def welcomed(terms: ClockTerms, times: Times, seat: SeatRow) -> Times:
    """The clocks when a player takes a seat back that was held for him: he can go on, if not for long.

    He has a tenth of what all had at first, a minute at least, and never more than they had.
    """
    if not terms.bank:
        return times
    fair = min(max(terms.bank // 10, FAIR), terms.bank) * SECOND
    who = player(seat)
    return replace(times, left={**times.left, who: max(times.left.get(who, 0), fair)})


def started(terms: ClockTerms, seats: Iterable[SeatRow], match: Match, now: int) -> tuple[Times, int | None]:
    """The clocks of a new match, and when the first runs out."""
    to = ClockState({seat.seat: seat for seat in seats}, match.seat, stand_ins(match), True)
    times = ticked(terms, Times(), to, now)
    return times, due(terms, times, to)


def _charged(terms: ClockTerms, times: Times, now: int) -> dict[str, int]:
    """Everybody's remaining time after the player has acted."""
    left = dict(times.left)
    if times.player in left:
        used = max(0, (times.stopped or now) - times.since)
        left[times.player] -= used - min(used, terms.increment * SECOND)
    return left


def due(terms: ClockTerms, times: Times, to: ClockState) -> int | None:
    """When something will happen if nobody chooses."""
    return min((at for at, _ in _ends(terms, times, to)), default=None)


def run_out(terms: ClockTerms, times: Times, to: ClockState, now: int) -> Reason | None:
    """What has run out by now; the first, if several have."""
    ended = sorted((at, why) for at, why in _ends(terms, times, to) if at <= now)
    return ended[0][1] if ended else None


def _ends(terms: ClockTerms, times: Times, to: ClockState) -> Iterable[tuple[int, Reason]]:
    if to.waiting is None or times.stopped or not begun(to.seats.values()):
        return
    if terms.placing and to.seats[to.waiting].kind == "person" and _others(to):
        yield times.asked + (terms.placing * SECOND << min(times.rounds, SLOWER)), "placing"
    if not times.player:
        return
    if terms.bank:
        yield times.since + times.left.get(times.player, terms.bank * SECOND), "bank"
    if terms.days and not times.late:
        yield times.since + terms.days * DAY, "days"


def _others(to: ClockState) -> list[str]:
    """The seats that could choose for the slow one."""
    assert to.waiting is not None
    slow = player(to.seats[to.waiting])
    return [seat for seat in to.stand_ins if not slow or player(to.seats[seat]) != slow]


def next_chooser(times: Times, to: ClockState) -> str:
    """Who chooses instead of a slow player: the next at the table, and finally the slow player again.

    Seats that the slow player also holds are skipped.
    """
    turn = ["", *_others(to)]
    at = turn.index(times.instead) if times.instead in turn else 0
    return turn[(at + 1) % len(turn)]


def claimable(terms: ClockTerms, times: Times, now: int) -> int | None:
    """How long until others may hand the player's seats to a bot."""
    if not terms.days or not times.player or times.stopped:
        return None
    return times.since + terms.days * DAY + GRACE - now


def information(row: MatchRow, to: ClockState, now: int) -> PendingInfo:
    """What everybody at the table is told about clocks."""
    pending, terms = row.pending, row.clock
    takeback = _takeback(pending, to.seats.values(), row.epoch)
    if terms is None or row.over:
        return PendingInfo([], None, None, None, takeback, None)
    times = pending.times
    turn = [at for at, why in _ends(terms, replace(times, late=False), to) if why != "bank"]
    return PendingInfo(
        clocks=_clocks(terms, times, to, now),
        turn=min(turn) - now if turn else None,
        claim=claimable(terms, times, now),
        instead=times.instead or None,
        takeback=takeback,
        pause=_pause(pending, to.seats.values()),
    )


def _clocks(terms: ClockTerms, times: Times, to: ClockState, now: int) -> list[PlayerClock]:
    if not terms.bank:
        return []
    players = dict.fromkeys(who for seat in to.seats.values() if (who := player(seat)))
    found = []
    for who in players:
        turn = who == times.player
        left = times.left.get(who, terms.bank * SECOND)
        left -= max(0, (times.stopped or now) - times.since) if turn else 0
        runs = turn and not times.stopped
        found.append(PlayerClock(seats_of(to.seats.values(), who), max(0, left), runs))
    return found


def _pause(pending: Pending, seats: Iterable[SeatRow]) -> PauseAsked | None:
    asked = pending.pause
    if asked is None:
        return None
    places = [seat for seat in seats if player(seat)]
    done = {asked.user, *asked.agreed}
    return PauseAsked(
        seats=[seat.seat for seat in places if seat.user_id == asked.user],
        stands=bool(pending.times.stopped),
        waits=[] if pending.times.stopped else [seat.seat for seat in places if seat.user_id not in done],
    )


def _takeback(pending: Pending, seats: Iterable[SeatRow], epoch: int) -> TakebackAsked | None:
    asked = pending.takeback
    if asked is None or asked.epoch != epoch:
        return None
    done = {asked.user, *asked.agreed}
    waits = [seat.seat for seat in seats if player(seat) and seat.user_id not in done]
    return TakebackAsked(asked.seat, asked.to, waits)
