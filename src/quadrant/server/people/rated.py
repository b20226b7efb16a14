"""What may be rated: a match in which nobody knows more, or plays on more sides, than the others."""

from __future__ import annotations

from collections.abc import Iterable

from quadrant.kernel import catalog
from quadrant.server import wire
from quadrant.server.people.caller import Caller
from quadrant.server.problems import Conflict, Forbidden
from quadrant.server.store.rows import MatchRow, SeatRow


def check_new(caller: Caller, data: wire.NewMatch, *, local: bool) -> None:
    """Raises an error unless a new match can be fair, if it shall be rated."""
    if not data.rated:
        return
    if local:
        raise Forbidden("on your own machine nothing is rated: you could look at everything")
    if data.seed is not None:
        raise Conflict("who chooses the seed knows the dice: such a match is not rated")
    if data.hints:
        raise Conflict("where a bot gives advice, nothing is rated")
    if any(wish.kind == "me" and wish.person for wish in data.seats.values()):
        raise Conflict("several people at one screen cannot be rated")
    camps = catalog.current(data.game).camps
    mine = {camps[seat] for seat, wish in data.seats.items() if wish.kind == "me"}
    _check_sides(caller, mine)


def check_rated(caller: Caller, row: MatchRow, seats: Iterable[SeatRow], fresh: Iterable[str]) -> None:
    """Raises an error unless the caller may take these seats in the match, should it be rated."""
    if not row.rated:
        return
    camps = catalog.find(row.game).camps
    mine = {seat.seat for seat in seats if caller.id is not None and caller.id in (seat.user_id, *seat.seen)}
    _check_sides(caller, {camps[seat] for seat in {*mine, *fresh}})


def check_alone(row: MatchRow, what: str) -> None:
    """Raises Conflict while a rated match is played."""
    if row.rated and not row.over:
        raise Conflict(f"the match is rated: {what}")


def _check_sides(caller: Caller, camps: set[str]) -> None:
    if caller.guest:
        raise Forbidden("the match is rated: give yourself a password first, so that the rating stays yours")
    if len(camps) > 1:
        raise Conflict("the match is rated: nobody plays on two sides")
