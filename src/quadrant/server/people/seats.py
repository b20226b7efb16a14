"""Seats: who may do what with one, and what becomes of it then. All rules about that are in this module.

A seat belongs to a person until he gives it up. Should his time run out, or should he be away for too long, a
bot *holds* it for him: it is a bot's seat with his name on it (``kept_for``), and he takes it back whenever
he likes. Meanwhile the owner may invite somebody else there; the bot plays on until somebody sits down.

Secrets once seen stay with those who saw them. So nobody who sits at the table may have seen the cards of
somebody else's seat, and nobody sees the cards of a seat that he does not hold.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping

from msgspec.structs import replace

from quadrant import bots
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Result
from quadrant.kernel.standing import Standing
from quadrant.server import wire
from quadrant.server.problems import Conflict, Forbidden
from quadrant.server.store.rows import MatchRow, SeatRow, begun, dealt, held

_TAKEN = "somebody plays that seat"
#: Nobody has this number: whoever may come.
_STRANGER = 0


# What a seat becomes


def wished(game: Game, id: str, seat: str, wish: wire.SeatWish, user: int) -> SeatRow:
    """A seat of a new match, as somebody wants it."""
    if wish.kind == "me":
        return SeatRow(id, seat, "person", user, person=wish.person)
    if wish.kind == "open":
        return open_seat(id, seat)
    if wish.kind == "invite":
        raise Conflict("the match has not begun: leave the seat open")
    return SeatRow(id, seat, "bot", bot=_level(game, seat, wish.bot))


def open_seat(id: str, seat: str, kept_for: int | None = None, person: str | None = None) -> SeatRow:
    """A seat for whoever has the invitation, or for somebody who needs none."""
    return SeatRow(id, seat, "open", token=_invitation(), kept_for=kept_for, person=person)


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


def hold(game: Game, seat: SeatRow) -> SeatRow:
    """A bot holds the seat for the person who sits there, with his orders, until he comes back."""
    return replace(by_bot(game, seat), kept_for=seat.user_id, person=seat.person, orders=seat.orders)


def by_bot(game: Game, seat: SeatRow, level: str | None = None) -> SeatRow:
    """A bot plays the seat for good. Of a bot's seat only the level changes: it is held as before."""
    bot = _level(game, seat.seat, level)
    if seat.kind == "bot":
        return replace(seat, bot=bot, token=None)
    return SeatRow(seat.match_id, seat.seat, "bot", bot=bot, seen=seat.seen)


def taken(seat: SeatRow, user: int, person: str | None = None) -> SeatRow:
    """The user sits down there. Who comes back finds his orders as they were."""
    fresh = SeatRow(seat.match_id, seat.seat, "person", user, person=person, seen=seat.seen)
    if not held(seat) or seat.kept_for != user:
        return fresh
    return replace(fresh, orders=seat.orders, person=person or seat.person)


def offer(seats: Mapping[str, SeatRow], seat: SeatRow) -> list[SeatRow]:
    """The seat with an invitation, and with it all that are held for the same person."""
    alike = [seat]
    if held(seat):
        same = (seat.kept_for, seat.person)
        alike = [other for other in seats.values() if held(other) and (other.kept_for, other.person) == same]
    token = _invitation()
    return [replace(other, token=token) for other in alike]


def with_rights_ended(seats: Iterable[SeatRow], user: int, fresh: Iterable[SeatRow]) -> list[SeatRow]:
    """The seats once the user sits there: whoever held one of those before him has no right to any."""
    before = {who for seat in fresh for who in seat.seen} - {user}
    return [
        replace(seat, kept_for=None, person=None) if held(seat) and seat.kept_for in before else seat
        for seat in seats
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


def _invitation() -> str:
    return secrets.token_urlsafe(12)


def _level(game: Game, seat: str, name: str | None) -> str:
    """The bot of that name, or the usual one."""
    known = bots.names(game.name)
    wanted = name or ("staff" if "staff" in known else known[0])
    return bots.checked(game, {seat: wanted})[seat]


# Whose business it is


def offered(seats: Iterable[SeatRow], user: int | None, token: str | None) -> list[SeatRow]:
    """The seats that an invitation offers, and those that are kept or held for the user."""
    free = [seat for seat in seats if seat.kind != "person"]
    mine = [seat for seat in free if user is not None and seat.kept_for == user]
    return [seat for seat in free if (token and seat.token == token) or seat in mine]


def check_wish(
    row: MatchRow, user: int, seat: SeatRow, wish: wire.SeatWish, *, plays: bool, absent: bool
) -> None:
    """Raises Forbidden unless the seat is the user's business.

    ``plays``: he has a seat of this match; ``absent``: whoever sits there has not answered for long.
    """
    owner = user == row.owner_id
    if wish.kind == "me":
        _check_me(row, user, seat, wish.token)
        return
    if wish.kind == "invite":
        if not owner:
            raise Forbidden("only the owner invites others")
        if seat.kind != "bot":
            raise Conflict("only where a bot plays may somebody be invited while the match goes on")
        return
    mine = seat.user_id == user and not seat.left
    if mine or (seat.kept_for == user and (wish.kind == "open" or held(seat))):
        return
    if owner and (seat.kind != "person" or seat.left or absent):
        return
    # The owner may be away, or may be the one who has gone: others need not wait for him.
    if wish.kind == "bot" and seat.left and plays:
        return
    raise Forbidden("only the owner may do that" if not owner else _TAKEN)


def _check_me(row: MatchRow, user: int, seat: SeatRow, token: str | None) -> None:
    """Raises Forbidden unless the user may ask for the seat."""
    if seat.kind == "person":
        if user == row.owner_id and seat.left:
            return
        raise Forbidden(_TAKEN)
    if user in (row.owner_id, seat.kept_for) or (token is not None and token == seat.token):
        return
    if seat.kind == "open":
        if row.listed and seat.kept_for is None:
            return
        raise Forbidden(f"you need an invitation to take {seat.seat}")
    if user in seat.seen and not held(seat):
        return
    raise Forbidden(_TAKEN)


# Secrets once seen


def check_open(row: MatchRow, seats: Iterable[SeatRow], seat: SeatRow) -> None:
    """A seat is opened to others only if nobody has seen its secrets, and nobody knows the dice.

    Once clocks run none is: nobody's time would run while all wait for somebody who may never come. There a
    bot plays the seat, and somebody may be invited meanwhile.
    """
    if row.clock is not None and begun(seats):
        raise Conflict("the match is played by the clock: no seat is opened any more")
    if seat.seen:
        raise Conflict(f"somebody has seen the cards of {seat.seat}: it can go to a bot, but is not opened")
    _check_dice(row)


def check_offer(row: MatchRow, seats: Iterable[SeatRow], seat: SeatRow) -> None:
    """Somebody is invited only where he could sit down."""
    check_take(row, seats, _STRANGER, seat)


def check_take(row: MatchRow, seats: Iterable[SeatRow], user: int, seat: SeatRow) -> None:
    """Nobody takes a seat and comes to know more than its holder would, nor do others know his cards.

    Before the deal there is nothing to know. After it one may come back to a seat of one's own, unless
    somebody else has another one whose cards one has seen; who plays against bots alone may look into all of
    them; and a newcomer may take a seat, as long as those at the table have seen no more than what they
    hold, and nothing of what is to come.
    """
    places = list(seats)
    if not begun(places):
        return
    if _sitting(places) & (set(seat.seen) - {user}):
        raise Conflict(f"somebody at the table has seen the cards of {seat.seat}: it can go to a bot only")
    others = {who for place in places for who in (*place.seen, place.user_id)} - {user, None}
    if not others:
        return
    if user in seat.seen:
        if any(user in place.seen and _others(place, user) for place in places):
            raise Conflict("somebody else has a seat whose cards you have seen")
        return
    if any(user in place.seen for place in places):
        raise Conflict("you have seen the cards of another seat in this match")
    if any(_sitting(places) & (set(place.seen) - _sitting([place])) for place in places):
        raise Conflict("somebody at the table has seen cards that a bot plays now: nobody can join any more")
    _check_dice(row)


def _sitting(places: Iterable[SeatRow]) -> set[int]:
    """Who sits there."""
    return {place.user_id for place in places if place.user_id is not None and not place.left}


def _others(place: SeatRow, user: int) -> bool:
    """Whether the seat is somebody else's, or held for him."""
    return bool((_sitting([place]) | {place.kept_for}) - {user, None})


def _check_dice(row: MatchRow) -> None:
    if row.chosen or row.pending.known:
        raise Conflict("somebody knows what the dice of this match will show: others cannot join")
