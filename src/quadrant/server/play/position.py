"""A stored match at some point, played on from a snapshot; choices and events are numbered from the start."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from quadrant.errors import IllegalChoice, QuadrantError, UnknownLesson, VersionMismatch
from quadrant.kernel import catalog, lessons
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Target
from quadrant.kernel.match import FORMAT, Match, Record
from quadrant.kernel.message import Event
from quadrant.kernel.orders import Orders
from quadrant.kernel.standing import Standing
from quadrant.server.problems import Stale
from quadrant.server.store.rows import ChoiceRow, MatchRow, Snapshot, from_events, to_events

#: A snapshot is taken after so many choices since the last one.
EVERY = 32


class Change(Struct):
    """What was played since the last commit and is not stored yet."""

    rows: list[ChoiceRow] = []
    snapshots: list[Snapshot] = []
    orders: dict[str, Orders] = {}


class Position:
    """A kernel match that begins at a snapshot. Raises VersionMismatch if the snapshot cannot be read.

    ``keep=False``: nobody will read its events or take anything back.
    """

    def __init__(self, row: MatchRow, snapshot: Snapshot, *, keep: bool = True) -> None:
        self.game: Game = catalog.find(row.game)
        #: The version of the rules with which the snapshot was taken and the later choices were made.
        self.version = snapshot.version
        self.match = _resume(self.game, row, snapshot, keep)
        #: The lesson that the match teaches; None also if that lesson no longer exists.
        self.lesson = _lesson(row)
        #: How many choices were made, and events told, before the part in memory begins.
        self._before = snapshot.n
        self._told_before = snapshot.told
        self._kept = snapshot.n

    @property
    def n(self) -> int:
        """How many choices were made since the start."""
        return self._before + len(self.match.choices)

    @property
    def told(self) -> int:
        """How many events were told since the start."""
        return self._told_before + self.match.told

    def count_told(self, told: int) -> None:
        """Set how many events were told before: sent events keep their numbers, even if a replay would tell
        others.
        """
        self._told_before = told - self.match.told

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
        # A snapshot is taken where undo cannot cross it, so that a match loaded from it can undo as before.
        due = change is not None and self.n - self._kept >= EVERY and not match.can_undo(seat)
        before = self.snapshot() if due else None
        if self.lesson is not None:
            self.lesson.load(match.state, self.n, seat, choice)
        match.choose(choice, seat, auto)
        if change is not None and before is not None:
            change.snapshots.append(before)
            self._kept = before.n
        events, n = match.hand_over(), self.n
        for event in events:
            event.n = n
        if change is not None:
            taken = match.choices[-1][1]
            change.rows.append(ChoiceRow(n, seat, taken, auto, to_events(events), self.told, reasons))
        return events

    def snapshot(self) -> Snapshot:
        """The match as it is now."""
        shape = self.game.codec().shape
        return Snapshot(self.n, self.told, self.match.state.encode(), self.version, shape)

    @property
    def standing(self) -> Standing | None:
        """The public standing of the match, if its game gives one."""
        return None if self.game.standing is None else self.game.standing(self.match.state)

    @property
    def closed(self) -> Standing | None:
        """The standing at the end of a round, if one has ended since the last call."""
        then = self.match.state.closed()
        return None if then is None or self.game.standing is None else self.game.standing(then)

    @property
    def outdated(self) -> bool:
        """Whether it was played by other rules than ours, so that it cannot be continued."""
        return self.version != self.game.version

    def undoable(self) -> tuple[str, tuple[str, ...]] | None:
        """The seat that may take something back, and the names of the places it can go back to."""
        for seat in self.game.seats:
            if names := self.match.undoable(seat):
                return seat, names
        return None


def _lesson(row: MatchRow) -> lessons.Lesson | None:
    if row.lesson is None:
        return None
    try:
        return lessons.find(row.game, row.lesson)
    except UnknownLesson:
        return None


def _resume(game: Game, row: MatchRow, snapshot: Snapshot, keep: bool) -> Match:
    """The match from the snapshot.

    A snapshot of these rules in another shape is read only if it survives a round trip, and only if the match
    cannot be replayed instead (:func:`played_again`): bytes do not say what a field meant.
    """
    record = Record(FORMAT, row.game, row.version, row.scenario, row.options, row.seed, [], "")
    codec = game.codec()
    rules = f"version {snapshot.version} of the rules of {row.game}"
    try:
        if snapshot.version == game.version and snapshot.shape != codec.shape:
            _check_same(codec.decode(snapshot.state).encode() == snapshot.state)
        return Match.resume(record, snapshot.state, 0, keep=keep)
    except Exception as error:
        if snapshot.version == game.version:
            raise VersionMismatch(
                f"the match was stored in a form that this program cannot read ({rules}); "
                "and it cannot be played again from its start"
            ) from error
        raise VersionMismatch(
            f"the match was played by {rules}; version {game.version} cannot go on from there"
        ) from error


def _check_same(same: bool) -> None:
    if not same:
        raise ValueError("the state does not come out as it went in")


def replayed(position: Position, made: Iterable[ChoiceRow], n: int) -> Iterator[ChoiceRow]:
    """Play the stored choices up to the n-th, one by one. Raises Stale if some were taken back."""
    gone = f"the match has not {n} choices any more, or others"
    for choice in made:
        try:
            position.play(choice.seat, choice.choice, choice.auto)
        except IllegalChoice:
            # These choices belong to another course of the match than the position.
            raise Stale(gone) from None
        yield choice
    if position.n != n:
        raise Stale(gone)


def start(row: MatchRow, match: Match) -> Snapshot:
    """The match before its first choice."""
    state, shape = match.state.encode(), match.game.codec().shape
    return Snapshot(0, len(from_events(row.opening)), state, row.version, shape)


def played(
    row: MatchRow, match: Match, choices: Iterable[tuple[str, Sequence[Target], bool]]
) -> tuple[Position, Change]:
    """The new match after these choices, and everything to store of it."""
    change = Change(snapshots=[start(row, match)])
    position = Position(row, change.snapshots[0])
    for seat, choice, auto in choices:
        position.play(seat, choice, auto, change)
    return position, change


def played_again(row: MatchRow, made: Sequence[ChoiceRow]) -> list[Snapshot]:
    """Snapshots of a stored match in the present shape, made by replaying its seed and choices.

    Raises VersionMismatch if they no longer lead to the same places. A match of older rules is replayed by
    the present ones, and counts as the same only if every choice led to the same events.
    """
    older, row = row.version, replace(row, version=catalog.find(row.game).version)
    choices = ((choice.seat, choice.choice, choice.auto) for choice in made)
    try:
        match = Match(catalog.find(row.game), row.scenario, row.seed, row.options)
        position, change = played(row, match, choices)
    except QuadrantError as error:
        raise VersionMismatch(f"the choices of the match do not fit its rules any more: {error}") from error
    if not row.over and position.match.seat != row.waiting:
        raise VersionMismatch("the choices of the match lead to another place than they did")
    if older != row.version and any(
        now.events != then.events for now, then in zip(change.rows, made, strict=True)
    ):
        raise VersionMismatch("by the present rules other things would have happened in the match")
    # Events keep the numbers that they were told under.
    first, *others = change.snapshots
    return [first, *(_numbered(kept, made[kept.n - 1].told) for kept in others)]


def _numbered(kept: Snapshot, told: int) -> Snapshot:
    return Snapshot(kept.n, told, kept.state, kept.version, kept.shape)
