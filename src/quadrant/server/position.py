"""A match as it was at some point, from the snapshot before it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from quadrant.errors import UndoRefused, VersionMismatch
from quadrant.kernel import catalog
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Target
from quadrant.kernel.match import FORMAT, Match, Record
from quadrant.kernel.message import Event
from quadrant.kernel.orders import Orders
from quadrant.server.rows import ChoiceRow, MatchRow, Snapshot, to_events

#: A snapshot is taken when so many choices were made since the last one.
EVERY = 32


class Change(Struct):
    """What was played since the last commit, not stored yet."""

    rows: list[ChoiceRow] = []
    snapshot: Snapshot | None = None
    orders: dict[str, Orders] = {}


class Position:
    """A kernel's match that begins at a snapshot, with its choices and events numbered from the start."""

    def __init__(self, row: MatchRow, snapshot: Snapshot) -> None:
        game = catalog.find(row.game)
        record = Record(FORMAT, row.game, row.version, row.scenario, row.options, row.seed, [], "")
        self.game: Game = game
        #: The version of the rules that the snapshot was taken with, and that the choices after it follow.
        self.version = snapshot.version
        try:
            self.match = Match.resume(record, snapshot.state, 0)
        except Exception as error:
            if self.version == game.version:
                raise
            raise VersionMismatch(
                f"the match was played by version {self.version} of the rules of {row.game}; "
                f"version {game.version} cannot go on from there"
            ) from error
        self.n = snapshot.n
        self.told = snapshot.told
        self.kept = snapshot.n
        #: Whose choices can be taken back, and for each, oldest first, whether standing orders made it, and
        #: how many events had been told before it.
        self.undo_seat: str | None = None
        self._undo: list[tuple[bool, int]] = []

    def play(
        self,
        seat: str,
        choice: Sequence[Target],
        auto: bool,
        change: Change | None = None,
        reasons: str | None = None,
    ) -> list[Event]:
        """Carry out a choice. Raises IllegalChoice, and changes nothing, if it is not offered."""
        match = self.match
        # A snapshot lies where undo cannot cross it, so that a match loaded from it can undo as before.
        due = change is not None and self.n - self.kept >= EVERY and seat != self.undo_seat
        state = match.state.encode() if due else b""
        match.choose(choice, seat)
        if due and change is not None:
            change.snapshot = Snapshot(self.n, self.told, state, self.version)
            self.kept = self.n
        events, match.events = match.events, []
        self.n += 1
        self.told += len(events)
        for event in events:
            event.n = self.n
        self._note_undo(seat, auto, self.told - len(events))
        if change is not None:
            taken = match.choices[-1][1]
            change.rows.append(ChoiceRow(self.n, seat, taken, auto, to_events(events), self.told, reasons))
        return events

    @property
    def outdated(self) -> bool:
        """It was played by other rules than those we have: nothing can be played on from here."""
        return self.version != self.game.version

    def _note_undo(self, seat: str, auto: bool, told: int) -> None:
        if self.undo_seat != seat or not self.match.can_undo(seat):
            self.undo_seat = None
            self._undo.clear()
        if self.match.can_undo(seat):
            self.undo_seat = seat
            self._undo.append((auto, told))

    def can_undo(self) -> str | None:
        """The seat that may take back a choice of its own (not only one made by its orders)."""
        return None if all(auto for auto, _ in self._undo) else self.undo_seat

    def undo(self, seat: str) -> None:
        """Back to before the seat's last choice of its own."""
        if self.can_undo() != seat:
            raise UndoRefused(
                f"{seat} has nothing to take back: something was revealed, or somebody else chose"
            )
        auto = True
        while auto:
            self.match.undo(seat)
            auto, self.told = self._undo.pop()
            self.n -= 1
        if not self._undo:
            self.undo_seat = None
