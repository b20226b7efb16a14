"""Bots play their seats, whatever happens to the database or to the processes they think in.

What cannot be stored is tried again until it can. Only when a bot's own program fails is its choice made at
random.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from random import Random

import structlog
from msgspec import Struct
from msgspec.structs import replace

from quadrant import bots
from quadrant.errors import IllegalChoice, QuadrantError, WrongSeat
from quadrant.kernel import catalog
from quadrant.kernel.match import FORMAT, Match, Record
from quadrant.kernel.options import Options
from quadrant.server.play.live import LiveMatch
from quadrant.server.play.matches import Matches, Move
from quadrant.server.problems import NotFound, Stale, Unavailable
from quadrant.server.settings import MOMENT, PATIENCE
from quadrant.server.store.again import pauses
from quadrant.server.store.rows import among_bots, to_json

log = structlog.get_logger(__name__)

Moves = list[Move]
#: Called when a process starts to think about the question.
Begins = Callable[[], None]
#: People see the choices of bots in portions: at most so many choices, or as many as fit into so many
#: seconds. A plan is carried out to its end without thinking again, because the process that thinks about the
#: next portion does not know the plan and might start it over and over. So people wait for at most one
#: thought before they see something.
PORTION = 64
SECONDS = 0.1
#: Seconds that a bot may think about a reaction. Whether there is anything to think about is often a secret,
#: and a pause must not reveal it. The answer is shown MOMENT after thinking began, however long it waited for
#: a process. MOMENT is twice as long as the limit, because on a busy machine thinking overruns.
GLANCE = 0.15
#: Seconds that a match has before others get their turn, when several wait for one worker.
TURN = 2.0


class PositionTask(Struct, frozen=True):
    """A position to think about."""

    game: str
    version: int
    scenario: str
    options: Options
    state: bytes


def resumed(where: PositionTask) -> Match:
    """The match as it stands there."""
    record = Record(FORMAT, where.game, where.version, where.scenario, where.options, 0, [], "")
    return Match.resume(record, where.state, 0)


class Job(PositionTask, frozen=True):
    """A position in which a bot must choose, and which bot sits where."""

    players: dict[str, str]
    chance: int
    #: Seconds that a choice may take.
    patience: float = PATIENCE
    #: How many choices are wanted at most.
    most: int = PORTION
    #: Only one choice, on behalf of somebody else, whatever the bot has planned.
    once: bool = False
    #: Whether people play as well.
    people: bool = True
    #: Whether this is a reaction to somebody else's action.
    reaction: bool = False
    #: What the lesson prescribes for the seat; then no thinking is needed.
    recorded: tuple[Move, ...] = ()

    def work(self) -> Moves:
        return think(self)


class BotFailed(Exception):  # noqa: N818 (it says what is wrong, as in quadrant.errors)
    """A bot's own program found no choice: it has an error, or never ends."""


def think(job: Job) -> Moves:
    """The bots' choices with their reasons, until somebody else must choose or another turn begins.

    Where people play, a reaction is a portion of its own, so that its duration does not show in another.
    """
    game = catalog.find(job.game)
    match = resumed(job)
    random = Random(job.chance)
    players: dict[str, bots.Bot] = {}
    end = time.monotonic() + SECONDS
    made: Moves = []
    answered = False
    while (decision := match.decision) is not None and decision.seat in job.players:
        seat: str = decision.seat
        if made and (job.once or (job.people and (decision.reaction or answered))):
            break
        question = bots.Question(match)
        full = len(made) >= job.most or time.monotonic() > end
        if made and full and not (seat in players and bots.planned(players[seat], question)):
            break
        if made and seat != made[0][0] and not decision.reaction:
            break
        if seat not in players:
            players[seat] = bots.make(game, job.players[seat], seat, random)
        bots.hurry(players[seat], min(job.patience, GLANCE) if decision.reaction else job.patience)
        choice, reasons = bots.answer(players[seat], question)
        answered = decision.reaction
        match.choose(choice, seat)
        made.append((seat, tuple(choice), to_json(reasons) if reasons else None))
    return made


def _recorded(live: LiveMatch) -> tuple[Move, ...]:
    """What the lesson prescribes for the seat; nothing once the learner has left its path."""
    if live.lesson is None:
        return ()
    return tuple((move.seat, move.choose, None) for move in live.lesson.answers(live.match.state, live.n))


class Timer:
    """The clock for showing reactions; tests use one that stands still."""

    def now(self) -> float:
        return time.monotonic()

    async def until(self, moment: float) -> None:
        """Wait for that moment, if it is still to come."""
        left = moment - self.now()
        if left > 0:
            await asyncio.sleep(left)


TIMER = Timer()


class Bots:
    """Plays the seats of bots in the matches of this process. ``think`` may raise BotFailed.

    ``hand_on`` puts a match back at the end of the queue. Where it is given, matches with only bots get a few
    seconds at a time, so that nobody waits for their end.
    """

    def __init__(
        self,
        matches: Matches,
        think: Callable[[Job, Begins], Awaitable[Moves]],
        hand_on: Callable[[str, bool], Awaitable[None]] | None = None,
        turn: float = TURN,
        patience: float = PATIENCE,
        moment: float = MOMENT,
        timer: Timer = TIMER,
    ) -> None:
        self._matches = matches
        self._think = think
        self._hand_on = hand_on
        self._turn = turn
        self._patience = patience
        self._moment = moment
        self._timer = timer
        #: Of the matches with only bots, one is thought about at a time, so that people do not wait for all
        #: of them. Where matches are handed on, the queue allows as many at a time as there are processes.
        self._among_bots = asyncio.Lock() if hand_on is None else nullcontext()
        self._running: set[str] = set()
        self._again: set[str] = set()
        #: Matches that this program cannot play; each is logged once.
        self._closed: set[str] = set()

    def wake(self, id: str, among_bots: bool) -> None:
        """It is a bot's turn in this match. Whether only bots play is checked later."""
        self._matches.spawn(self.run(id))

    async def run(self, id: str) -> None:
        """Play for the bots until a person must choose. Whatever fails is tried again until it succeeds."""
        if id in self._running:
            self._again.add(id)
            return
        self._running.add(id)
        try:
            await self._insist(id)
        finally:
            self._running.discard(id)

    async def _insist(self, id: str) -> None:
        wait = pauses()
        while True:
            self._again.discard(id)
            try:
                await self.play(id)
            except Exception as error:
                log.warning("bots wait", match=id, error=repr(error))
                await asyncio.sleep(next(wait))
                continue
            if id not in self._again:
                return

    async def play(self, id: str) -> None:
        """Play for the bots until a person must choose."""
        if self._matches.store.shared:  # the wake-up may have come before the news
            await self._matches.refresh(id)
        end = time.monotonic() + self._turn
        while (found := await self._job(id)) is not None:
            job, n, epoch = found
            try:
                await self._play(id, n, epoch, job)
            except Stale:
                await self._matches.refresh(id)
            except NotFound:  # deleted while it was thought about
                return
            if self._hand_on is not None and time.monotonic() >= end:
                await self._hand_on(id, not job.people)
                return

    async def _play(self, id: str, n: int, epoch: int, job: Job) -> None:
        """Make the bots' choices. If a bot fails, its choice is made at random, so that nobody waits."""
        begun = 0.0

        def begins() -> None:
            nonlocal begun
            begun = self._timer.now()

        begins()
        try:
            made = list(job.recorded) or await self._thought(job, begins)
            if not made:
                raise BotFailed("it has chosen nothing")
            if job.reaction and job.people and not job.recorded:
                await self._timer.until(begun + self._moment)
            await self._matches.play_bot(id, n, epoch, made)
        except (BotFailed, IllegalChoice, WrongSeat) as error:
            log.error("a bot failed, chance plays for it", match=id, error=repr(error))
            chance = replace(job, players=dict.fromkeys(job.players, "random"), most=1)
            await self._matches.play_bot(id, n, epoch, think(chance))

    async def _thought(self, job: Job, begins: Begins) -> Moves:
        async with nullcontext() if job.people else self._among_bots:
            return await self._think(job, begins)

    async def _job(self, id: str) -> tuple[Job, int, int] | None:
        try:
            async with self._matches.open(id) as live:
                bot, seat = live.bot_to_move(), live.waiting
                if bot is None or seat is None or live.row.kind == "puzzle":  # there the others wait
                    return None
                row = live.row
                players = {seat.seat: seat.bot for seat in live.seats.values() if seat.bot is not None}
                once = seat != live.chooser
                if once:  # he chooses for somebody else
                    players = {seat: bot}
                state = live.match.state.encode()
                chance = secrets.randbits(64)
                job = Job(
                    row.game, row.version, row.scenario, row.options, state, players, chance, self._patience
                )
                people = not among_bots(live.seats.values())
                asked = live.match.decision
                reaction = asked is not None and asked.reaction
                job = replace(job, once=once, people=people, reaction=reaction, recorded=_recorded(live))
                return job, row.n, row.epoch
        except Unavailable:
            raise
        except NotFound:  # deleted meanwhile
            return None
        except QuadrantError as error:
            if id not in self._closed:
                self._closed.add(id)
                log.error("a bot cannot play", match=id, error=str(error))
            return None
