"""What a finished match says of those who played it: results, reliability, ratings. Nothing is stored here.

A seat is answered for by whoever was dealt its cards. Should he resign, his camp's result is his. Should his
clock run out for good, or should he leave the seat to somebody else, he has lost, whatever becomes of it. Who
sits down later is judged by nothing. For the others, a seat is as strong as whoever plays it at the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct

from quadrant.bots.ladder.anchors import anchors
from quadrant.kernel import catalog
from quadrant.kernel.components import split
from quadrant.kernel.flow import Result
from quadrant.server.people.glicko import Played, Strength, camp, updated
from quadrant.server.store.rows import MatchRow, SeatRow, held

Outcome = Literal["played", "resigned", "timed", "left"]
#: Who sees a match to its end, be it by resigning, is reliable.
KEPT: tuple[Outcome, ...] = ("played", "resigned")


class Achieved(Struct, frozen=True):
    """What one person made of a match."""

    user: int
    camp: str
    seats: tuple[str, ...]
    share: float
    outcome: Outcome


class Finished(Struct, frozen=True):
    """A finished match, as far as people are judged by it."""

    game: str
    scenario: str
    result: Result
    seats: tuple[SeatRow, ...]

    @classmethod
    def of(cls, row: MatchRow, seats: Iterable[SeatRow]) -> Finished | None:
        """The match, if it is one in which people could win or lose: not one person on several sides."""
        if row.result is None or row.kind != "match":
            return None
        found = cls(split(row.game)[0], row.scenario, row.result, tuple(seats))
        people = {who for seat in found.seats if (who := _dealt_to(seat)) is not None}
        alone = all(len(found.camps_of(who)) == 1 for who in people)
        return found if people and alone and not any(seat.kind == "open" for seat in found.seats) else None

    @property
    def camps(self) -> dict[str, str]:
        """The camp of each seat."""
        return catalog.find(self.game).camps

    def camps_of(self, user: int) -> set[str]:
        """The camps in which somebody was dealt cards."""
        return {self.camps[seat.seat] for seat in self.seats if _dealt_to(seat) == user}

    def shares(self) -> dict[str, float]:
        """Each camp's share of the victory."""
        camps = dict.fromkeys(self.camps.values())
        return {name: self.result.share(name, camps) for name in camps}

    def achieved(self) -> list[Achieved]:
        """What became of everybody who was dealt cards."""
        places: dict[int, list[SeatRow]] = {}
        for seat in self.seats:
            if (who := _dealt_to(seat)) is not None:
                places.setdefault(who, []).append(seat)
        shares = self.shares()
        found = []
        for user, seats in places.items():
            ends = {self._outcome(user, seat) for seat in seats}
            outcome = next(end for end in ("played", "resigned", "timed", "left") if end in ends)
            name = self.camps[seats[0].seat]
            share = shares[name] if outcome in KEPT else 0.0
            found.append(Achieved(user, name, tuple(seat.seat for seat in seats), share, outcome))
        return found

    def _outcome(self, user: int, seat: SeatRow) -> Outcome:
        if seat.user_id == user and not seat.left:
            return "played"
        if seat.user_id == user:
            return "timed" if self.result.reason == "win-time" else "resigned"
        return "timed" if held(seat) and seat.kept_for == user else "left"

    # Ratings

    def players(self) -> set[str]:
        """Everybody whose strength matters."""
        return {_player(seat) for seat in self.seats} | {str(one.user) for one in self.achieved()}

    def rated(self, known: Mapping[str, Strength]) -> dict[str, Strength]:
        """The strengths of those who are judged by the match, after it."""
        shares, camps = self.shares(), self._camp_strengths(known)
        against = {name: [camps[other] for other in camps if other != name] for name in camps}
        games: dict[str, list[Played]] = {}
        for one in self.achieved():
            games.setdefault(str(one.user), []).append((against[one.camp], one.share))
        for name in camps:
            for bot in self._bots(name):
                games.setdefault(bot, []).append((against[name], shares[name]))
        return {player: updated(known[player], played) for player, played in games.items()}

    def _bots(self, name: str) -> set[str]:
        """The bots of a camp that no ladder has measured."""
        mine = [seat for seat in self.seats if self.camps[seat.seat] == name and not held(seat)]
        return {seat.bot for seat in mine if seat.bot is not None and anchor(self.game, seat.bot) is None}

    def _camp_strengths(self, known: Mapping[str, Strength]) -> dict[str, Strength]:
        members: dict[str, dict[str, Strength]] = {}
        for seat in self.seats:
            player = _player(seat)
            members.setdefault(self.camps[seat.seat], {})[player] = known[player]
        worth = anchors().get(self.game)
        bonus = worth.camps if worth is not None and worth.scenario == self.scenario else {}
        return {name: camp(list(found.values()), bonus.get(name, 0.0)) for name, found in members.items()}


def anchor(game: str, bot: str) -> Strength | None:
    """A bot's strength, if the ladder has measured it: it stays the same, and holds the others in place."""
    known = anchors().get(game)
    found = None if known is None else known.bots.get(bot)
    return None if found is None else Strength(found.rating, found.deviation)


def _dealt_to(seat: SeatRow) -> int | None:
    """Who was dealt the cards of the seat."""
    return seat.seen[0] if seat.seen else None


def _player(seat: SeatRow) -> str:
    """Who plays it at the end: a person by number, a bot by name."""
    return str(seat.bot) if seat.kind == "bot" else str(seat.user_id)
