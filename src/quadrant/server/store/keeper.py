"""What the play needs of whoever keeps matches: a database, or the browser of somebody without a server."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, Protocol

from quadrant.server.store.lines import Spoken
from quadrant.server.store.rows import ChoiceRow, LinkRow, MatchRow, SeatRow, Snapshot, Write

#: The lists of a lobby.
Shelf = Literal["mine", "open", "watch", "over"]
#: Raises an error if one person may not have more than so many matches, running and in all.
Room = Callable[[int, int], None]


class Keeper(Protocol):
    """A place where matches are kept. What is written is kept when the call returns."""

    #: The time in which clocks run.
    time: Callable[[], int]

    @property
    def shared(self) -> bool:
        """Whether others may write there at the same time."""

    # Matches

    async def add_match(
        self,
        match: MatchRow,
        places: Iterable[SeatRow],
        kept: Iterable[Snapshot],
        made: Iterable[ChoiceRow] = (),
        *,
        room: Room | None = None,
        again: str | None = None,
        invited: Iterable[int] = (),
    ) -> None:
        """Add a new match, with whatever was already played in it."""

    async def write(self, change: Write) -> None:
        """Store a change of a match. Raises Stale, and stores nothing, if it has moved on."""

    async def match(self, id: str) -> tuple[MatchRow, list[SeatRow]] | None:
        """A match and its seats, as they are now."""

    async def revision(self, id: str) -> int | None:
        """How often the match has changed."""

    async def snapshots(self, id: str) -> list[Snapshot]:
        """All snapshots of a match, in order."""

    async def snapshot(self, id: str, n: int) -> Snapshot:
        """The last snapshot at or before n choices."""

    async def carry_over(self, row: MatchRow, kept: Snapshot) -> bool:
        """From the snapshot on, let the match follow other rules; False if it has changed meanwhile."""

    async def reshape(self, row: MatchRow, kept: Sequence[Snapshot]) -> bool:
        """Replace all snapshots of the match by these; False if it has changed meanwhile."""

    async def choices(self, id: str, after: int, last: int | None = None) -> list[ChoiceRow]:
        """The choices numbered after + 1 to last."""

    async def own_choices(self, id: str, seats: Iterable[str], n: int | None = None) -> list[tuple[int, str]]:
        """(n, seat) of the choices that the seats made themselves, latest first; or only the n-th."""

    async def told_since(self, id: str, after: int, last: int) -> list[tuple[int, bytes, int]]:
        """(n, events, told) of the choices up to ``last`` that told something after event ``after``."""

    async def reasons(self, id: str, last: int) -> list[tuple[int, str, str]]:
        """(n, seat, reasons) of the choices up to ``last`` for which a bot gave reasons."""

    async def acted(self, id: str) -> dict[str, int]:
        """The last choice that each seat made itself, other than to pass."""

    async def analysis(self, id: str) -> str | None:
        """What was found when the match was looked back on."""

    async def keep_analysis(self, id: str, data: str) -> None:
        """The match was looked back on."""

    # Lists

    async def listed(self, shelf: Shelf, user: int | None, most: int, skip: int = 0) -> list[MatchRow]:
        """The matches on one of the user's shelves, the last changed first."""

    async def lessons_of(self, user: int, most: int) -> list[MatchRow]:
        """The user's matches that are lessons and not over."""

    async def seats(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several matches."""

    async def kept_by(self, user: int) -> tuple[int, int]:
        """How many matches the user owns: running, and in all."""

    async def late(self, time: int, most: int) -> list[str]:
        """The matches in which a clock has run out by then."""

    async def drop_lessons(self, user: int, game: str, lesson: str | None) -> list[str]:
        """Delete the user's matches of that lesson, which starts over; None: of all puzzles of the game."""

    async def amend(self, row: MatchRow, **values: Any) -> bool:
        """Change values in the row of a match; False if it has changed since the row was read."""

    async def erase(self, row: MatchRow) -> bool:
        """Delete the match with all that belongs to it; False if it has changed since the row was read."""

    async def remove(self, match: str, user: int) -> None:
        """Remove the match from the user's lists."""

    async def removers(self, match: str) -> set[int]:
        """The users who have removed the match from their lists."""

    # People

    async def names(self, ids: Iterable[int]) -> dict[int, str]:
        """The names of several users."""

    async def linked(self, token: str) -> LinkRow | None:
        """The guest whose link it is."""

    async def lasting(self, tokens: Iterable[str]) -> set[str]:
        """The sessions among these that have not ended."""

    async def said_now(self, match: str, said: Spoken) -> Spoken:
        """Store a line of chat; the line as it is now, with its number, time and name."""

    async def said(self, match: str, user: int, since: int) -> tuple[int, int]:
        """How many lines, and of how many characters, the user has said in the match since then."""

    async def chat(self, match: str, after: int, most: int = 500) -> list[Spoken]:
        """The lines after that one."""

    async def allow(self, limits: dict[str, tuple[int, int]]) -> bool:
        """Note a try under these keys, unless one has had as many as it may within its time (ms)."""

    async def relations_of(self, user: int) -> list[tuple[int, str, str]]:
        """(number, name, kind) of those whom the user mutes or blocks."""

    async def deaf_to(self, speaker: int) -> frozenset[int]:
        """Those who do not want to hear the speaker."""

    async def blocked_between(self, user: int) -> set[int]:
        """Those who block the user, or whom the user blocks."""

    async def silent_until(self, user: int) -> int:
        """Until when a moderator lets nobody hear the user."""

    async def notices(self, user: int) -> list[tuple[int, MatchRow, str, int]]:
        """(id, match, kind, created) of the user's notices, newest first."""

    async def drop_notices(self, user: int, notice: int | None = None, match: str | None = None) -> None:
        """Drop notices that the user has read, or whose match they have opened."""

    async def drop_mails(self, user: int, match: str, kind: str) -> None:
        """Should it happen again, he is written to again."""

    async def notify(self, news: str) -> None:
        """Tell the others who write there something that is not stored."""
