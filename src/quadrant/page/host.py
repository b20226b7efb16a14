"""The host of a page: the same tables, asked in the same words, without a server between.

A request is a method, a path under ``/api`` and a body, a live line a number with messages both ways, both as
on a server's wire (:mod:`quadrant.server.wire`). What is here stands in place of ``quadrant.server.http``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
import structlog

from quadrant.kernel import lessons
from quadrant.page.box import Box
from quadrant.page.store import NAME, USER, PageStore, Places
from quadrant.page.thinking import Carry, Thinking
from quadrant.server import wire
from quadrant.server.bots.analyses import Analyses
from quadrant.server.bots.hints import Hints
from quadrant.server.bots.seats import Bots
from quadrant.server.bots.tasks import Lane
from quadrant.server.people.caller import Caller
from quadrant.server.people.seating import People
from quadrant.server.play.clockwork import Clockwork
from quadrant.server.play.curves import Curves
from quadrant.server.play.desk import Desk
from quadrant.server.play.forks import Forks
from quadrant.server.play.lessons import Lessons, progress
from quadrant.server.play.matches import Matches
from quadrant.server.play.presence import Presences
from quadrant.server.play.shelf import Shelf
from quadrant.server.play.show import NOBODY, Seats
from quadrant.server.play.sitting import Sitting
from quadrant.server.play.takeback import Takebacks
from quadrant.server.problems import ServerError, problem_of
from quadrant.server.settings import MOMENT, PATIENCE
from quadrant.server.store.rows import MatchRow

log = structlog.get_logger(__name__)

_decode = msgspec.json.Decoder(wire.FromClient).decode
_encode = msgspec.json.Encoder().encode
#: Passes a message of a line on, by its number; ``closed 4404`` closes it, with a code as on a socket.
Tell = Callable[[int, str], None]
#: Matches kept in memory: nobody looks at more than a few, and a phone has little room.
CACHE = 4


class PageLine:
    """Somebody at this page who looks at a match."""

    def __init__(self, number: int, tell: Tell) -> None:
        self.number = number
        self.user: int | None = USER
        self.session: str | None = None
        self.seats: Seats = NOBODY
        self._tell = tell

    def send(self, data: bytes) -> None:
        self._tell(self.number, data.decode())

    def send_news(self, data: bytes, *, whole: bool = False) -> None:
        self.send(data)

    def close(self, problem: wire.Problem | None = None) -> None:
        status = 404 if problem is None else problem.status
        self._tell(self.number, f"closed {4000 + status}")


class Host:
    """The services behind a page; ``carry`` takes what is to be thought about to another worker."""

    def __init__(self, box: Box, carry: Carry, tell: Tell, moment: float = MOMENT) -> None:
        self.caller = Caller(USER, NAME)
        self.store = PageStore(box)
        self.people = People(self.store, self.caller)
        self.matches = Matches(self.store, self.people, CACHE)
        self.presences = Presences(self.matches)
        self.sitting = Sitting(self.matches)
        self.desk = Desk(self.matches)
        self.shelf = Shelf(self.desk, self.sitting)
        self.forks = Forks(self.desk)
        self.lessons = Lessons(self.desk)
        self.curves = Curves(self.matches)
        self.takebacks = Takebacks(self.matches)
        self.clockwork = Clockwork(self.matches, self.sitting)
        thinking = Thinking(carry)
        self.hints = Hints(self.matches, partial(thinking.think, lane=Lane.HINTS), PATIENCE)
        self.analyses = Analyses(self.matches, partial(thinking.think, lane=Lane.ANALYSES))
        self.bots = Bots(self.matches, thinking.think, moment=moment)
        self.store.info = self._listed
        self.matches.on_bot = self.bots.wake
        self.matches.on_seats = self.presences.changed
        self.matches.on_beside = self.clockwork.changed
        self.matches.on_deleted = self.analyses.drop
        self._tell = tell
        self._lines: dict[int, tuple[str, PageLine]] = {}

    async def _listed(self, row: MatchRow, places: Places) -> str:
        """How a list shows a match; of a lesson also how far it has come."""
        info = msgspec.to_builtins(await self.people.info(row, places, self.caller))
        if row.lesson is not None:
            step, steps = progress(lessons.find(row.game, row.lesson), row.n)
            info |= {"step": step, "steps": steps}
        return _encode(info).decode()

    # Live lines

    async def open_line(self, number: int, id: str, after: int = 0, epoch: int | None = None) -> None:
        """Somebody looks at a match: he is sent the table, and from then on every change."""
        line = PageLine(number, self._tell)
        self._lines[number] = (id, line)
        try:
            await self.matches.join(self.caller, id, line, after, epoch)
        except Exception as error:
            log.warning("a line cannot be opened", match=id, error=repr(error))
            self._lines.pop(number, None)
            line.close(problem_of(error))
            return
        self.presences.changed(id)

    def close_line(self, number: int) -> None:
        """He looks at it no longer."""
        id, line = self._lines.pop(number, ("", None))
        if line is not None:
            self.matches.leave(id, line)
            self.presences.changed(id)

    async def said(self, number: int, text: str) -> None:
        """Carry out what came by a line."""
        id, line = self._lines.get(number, ("", None))
        if line is None:
            return
        ref: int | None = None
        try:
            message = _decode(text)
            if isinstance(message, wire.Resync):
                await self.matches.join(self.caller, id, line, message.after, message.epoch)
                return
            ref = message.ref
            made = await self.matches.choose(self.caller, id, message)
        except msgspec.DecodeError as error:
            line.send(_encode(wire.Refused(problem_of(ServerError(f"not understood: {error}")))))
        except Exception as error:
            line.send(_encode(wire.Refused(problem_of(error), ref)))
        else:
            if ref is not None:
                line.send(_encode(wire.Done(made.n, ref)))
