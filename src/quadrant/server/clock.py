"""The arithmetic of clocks: whose time runs, how much is left, what is due. Nothing here waits or stores.

A player has one clock for all his seats. It runs while one of them is waited for, until somebody else is;
bots, standing orders and empty seats take nobody's time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from quadrant.kernel.match import Match
from quadrant.server.beside import Beside, Times
from quadrant.server.problems import ServerError
from quadrant.server.rows import MatchRow, SeatRow, begun
from quadrant.server.wire import Beside as BesideInfo
from quadrant.server.wire import ClockTerms, PlayerClock, TakebackAsked

Seats = Mapping[str, SeatRow]
Reason = Literal["placing", "bank", "days"]
SECOND = 1000
DAY = 24 * 3600 * SECOND
#: Who was reminded has so long (ms) before others may hand his seats to a bot.
GRACE = DAY
#: A choice that nobody makes goes round the table ever more slowly: the time for it doubles so often. Where
#: nobody is there any more, it keeps no server busy.
SLOWER = 6


class Situation(Struct, frozen=True):
    """Where a match will stand, as far as clocks are concerned."""

    seats: Seats
    #: The seat that is asked, None when the match is over.
    waiting: str | None
    #: Who would choose for it, by the rules, if it were slow.
    stand_ins: tuple[str, ...]
    #: Whether something else is asked than before.
    moved: bool


def check(terms: ClockTerms | None, hurry: str) -> ClockTerms | None:
    """The terms, None if there is no clock in them. Raises ServerError if they make no sense."""
    if terms is None or not (terms.bank or terms.days or terms.placing):
        return None
    if terms.bank and terms.days:
        raise ServerError("a match has time for all of it or for each turn, not both")
    if terms.placing and not hurry:
        raise ServerError("in this game nobody chooses for who is slow")
    return terms


def player(seat: SeatRow) -> str:
    """Whose clock runs when the seat is waited for; nobody's if no person sits there."""
    if seat.kind != "person" or seat.left:
        return ""
    return f"{seat.user_id}/{seat.person or ''}"


def seats_of(seats: Iterable[SeatRow], who: str) -> list[str]:
    """Where the player sits."""
    return [seat.seat for seat in seats if player(seat) == who]


def stand_ins(match: Match) -> tuple[str, ...]:
    """Who chooses, by the rules, for a seat that is slow with what it is asked now."""
    decision = match.decision
    return () if decision is None else decision.stand_ins(match.state)


def ticked(terms: ClockTerms, times: Times, to: Situation, now: int) -> Times:
    """The clocks once the match stands there: what was used is taken off, and somebody else's time runs."""
    instead = "" if to.moved or to.waiting is None else times.instead
    chooser = instead or to.waiting
    runs = player(to.seats[chooser]) if chooser is not None and begun(to.seats.values()) else ""
    asked = now if to.moved or not times.asked else times.asked
    rounds = 0 if to.moved else times.rounds
    if runs == times.player:
        left = _given(terms, times.left, to.seats)
        return replace(times, left=left, asked=asked, instead=instead, rounds=rounds)
    left = _given(terms, _charged(terms, times, now), to.seats)
    return Times(left, runs, now, asked, False, instead, rounds)


def _given(terms: ClockTerms, left: dict[str, int], seats: Seats) -> dict[str, int]:
    """What everybody has, with those who have just sat down.

    Who has sat there before has no more than he had, under whatever name at his screen he comes back: he
    cannot win time by leaving his seat for a moment.
    """
    if not terms.bank or not begun(seats.values()):
        return left
    given = dict(left)
    for who in map(player, seats.values()):
        if who and who not in given:
            before = (ms for name, ms in left.items() if name.partition("/")[0] == who.partition("/")[0])
            given[who] = min(before, default=terms.bank * SECOND)
    return given


def started(terms: ClockTerms, seats: Iterable[SeatRow], match: Match, now: int) -> tuple[Times, int | None]:
    """The clocks of a new match, and when the first runs out."""
    to = Situation({seat.seat: seat for seat in seats}, match.seat, stand_ins(match), True)
    times = ticked(terms, Times(), to, now)
    return times, due(terms, times, to)


def _charged(terms: ClockTerms, times: Times, now: int) -> dict[str, int]:
    """What everybody has left after the player has done what he was waited for."""
    left = dict(times.left)
    if times.player in left:
        used = max(0, now - times.since)
        left[times.player] -= used - min(used, terms.increment * SECOND)
    return left


def due(terms: ClockTerms, times: Times, to: Situation) -> int | None:
    """When something happens if nobody chooses."""
    return min((at for at, _ in _ends(terms, times, to)), default=None)


def run_out(terms: ClockTerms, times: Times, to: Situation, now: int) -> Reason | None:
    """What has run out by now, the first if several have."""
    ended = sorted((at, why) for at, why in _ends(terms, times, to) if at <= now)
    return ended[0][1] if ended else None


def _ends(terms: ClockTerms, times: Times, to: Situation) -> Iterable[tuple[int, Reason]]:
    if to.waiting is None or not begun(to.seats.values()):
        return
    if terms.placing and to.seats[to.waiting].kind == "person" and _others(to):
        yield times.asked + (terms.placing * SECOND << min(times.rounds, SLOWER)), "placing"
    if not times.player:
        return
    if terms.bank:
        yield times.since + times.left.get(times.player, terms.bank * SECOND), "bank"
    if terms.days and not times.late:
        yield times.since + terms.days * DAY, "days"


def _others(to: Situation) -> list[str]:
    """Who could choose for the one who is slow."""
    assert to.waiting is not None
    slow = player(to.seats[to.waiting])
    return [seat for seat in to.stand_ins if not slow or player(to.seats[seat]) != slow]


def next_chooser(times: Times, to: Situation) -> str:
    """Who chooses now that the one who should is slow: the next at the table, and at last himself again.

    Whoever the slow one plays himself is passed over.
    """
    turn = ["", *_others(to)]
    at = turn.index(times.instead) if times.instead in turn else 0
    return turn[(at + 1) % len(turn)]


def claimable(terms: ClockTerms, times: Times, now: int) -> int | None:
    """How long until others may hand the player's seats to a bot."""
    if not terms.days or not times.player:
        return None
    return times.since + terms.days * DAY + GRACE - now


def information(row: MatchRow, to: Situation, now: int) -> BesideInfo:
    """What everybody at the table is told."""
    beside, terms = row.beside, row.clock
    takeback = _takeback(beside, to.seats.values(), row.epoch)
    if terms is None or row.over:
        return BesideInfo([], None, None, None, takeback)
    times = beside.times
    turn = [at for at, why in _ends(terms, replace(times, late=False), to) if why != "bank"]
    return BesideInfo(
        clocks=_clocks(terms, times, to, now),
        turn=min(turn) - now if turn else None,
        claim=claimable(terms, times, now),
        instead=times.instead or None,
        takeback=takeback,
    )


def _clocks(terms: ClockTerms, times: Times, to: Situation, now: int) -> list[PlayerClock]:
    if not terms.bank:
        return []
    players = dict.fromkeys(who for seat in to.seats.values() if (who := player(seat)))
    found = []
    for who in players:
        runs = who == times.player
        left = times.left.get(who, terms.bank * SECOND) - (now - times.since if runs else 0)
        found.append(PlayerClock(seats_of(to.seats.values(), who), max(0, left), runs))
    return found


def _takeback(beside: Beside, seats: Iterable[SeatRow], epoch: int) -> TakebackAsked | None:
    asked = beside.takeback
    if asked is None or asked.epoch != epoch:
        return None
    done = {asked.user, *asked.agreed}
    waits = [seat.seat for seat in seats if player(seat) and seat.user_id not in done]
    return TakebackAsked(asked.seat, asked.to, waits)
