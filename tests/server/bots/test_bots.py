"""Bots play their seats from processes of their own; whatever happens to them, nobody waits for ever."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import resource
import signal
import time

import pytest
from msgspec.structs import replace

import quadrant
from quadrant import bots as makers
from quadrant.bots.random import RandomBot
from quadrant.bots.search import Ranked, Search
from quadrant.server.bots import seats as playing
from quadrant.server.bots.pool import Lost, Pool, T, Thinker
from quadrant.server.bots.seats import Begins, BotFailed, Bots, Job, Moves, Timer, think
from quadrant.server.bots.tasks import Task
from quadrant.server.bots.watchman import FORGOTTEN, STILL, Watchman
from quadrant.server.problems import Unavailable
from quadrant.server.settings import PATIENCE
from quadrant.server.store.rows import Write
from server.helpers import SEATS, Serve, Server, same

pytestmark = pytest.mark.anyio


def job(match: quadrant.Match, players: dict[str, str]) -> Job:
    game = match.game
    return Job(game.name, game.version, match.scenario, match.rule_options, match.state.encode(), players, 1)


def test_a_portion_is_one_turn_and_plays_by_the_rules() -> None:
    match = quadrant.new("generals", seed=3)
    everybody = dict.fromkeys(SEATS, "random")
    turns = 0
    while match.seat is not None and turns < 40:
        made = think(job(match, everybody))
        assert made
        assert made[0][0] == match.seat
        for seat, choice, _ in made:
            assert match.decision is not None
            assert seat == made[0][0] or match.decision.reaction
            match.choose(choice, seat)
        turns += 1
    assert think(job(match, {"nobody": "random"})) == []


def test_nobody_ponders_over_a_reaction(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others see how long it takes, and whether there is anything to be thought about is a secret."""
    given: list[float] = []

    class Hasty(RandomBot):
        def hurry(self, seconds: float) -> None:
            given.append(seconds)

    monkeypatch.setattr(makers, "_added", {})
    makers.add("no_retreat", "hasty", Hasty)
    match, chance = quadrant.new("no_retreat", seed=3), random.Random(3)
    found: dict[bool, set[float]] = {False: set(), True: set()}
    while not all(found.values()):
        assert match.decision is not None
        reaction = match.decision.reaction
        made = think(replace(job(match, dict.fromkeys(match.game.seats, "hasty")), once=True))
        assert len(made) == 1
        found[reaction].add(given.pop())
        match.choose(chance.choice(match.options()))
    assert found == {False: {PATIENCE}, True: {playing.GLANCE}}


def test_a_portion_ends_with_the_plan_that_was_begun() -> None:
    """However short the time: a unit that was taken up goes where it was meant to go."""
    match = quadrant.new("no_retreat", scenario="moscow", seed=7)
    both = {"axis": "staff", "soviet": "staff"}
    moved = False
    while not moved:
        made = think(replace(job(match, both), most=1))
        for seat, choice, _ in made:
            match.choose(choice, seat)
        verbs = [choice[0] for _, choice, _ in made]
        moved = "move" in verbs
    assert verbs[0] == "activate"
    assert verbs[-1] == "done"


def test_people_wait_for_one_thought_at_most_before_they_are_told_something(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A plan that cannot be followed any more is thought of anew, but in the next portion."""
    thoughts: list[str] = []
    rank = Search.rank

    def counted(self: Search, question: makers.Question) -> list[Ranked]:
        thoughts.append(question.seat)
        return rank(self, question)

    monkeypatch.setattr(Search, "rank", counted)
    match = quadrant.new("no_retreat", scenario="moscow", seed=7)
    both = {"axis": "general", "soviet": "general"}
    longest = 0
    while len(match.choices) < 60:
        thoughts.clear()
        made = think(replace(job(match, both), most=1, patience=0.0))
        assert len(thoughts) <= 1
        longest = max(longest, len(made))
        for seat, choice, _ in made:
            match.choose(choice, seat)
    assert longest > 5


def test_who_chooses_for_somebody_else_chooses_once() -> None:
    """Though he has planned more: the next choice is the other's own again."""
    match = quadrant.new("no_retreat", scenario="moscow", seed=7)
    both = {"axis": "staff", "soviet": "staff"}
    taken_up = False
    while not taken_up:
        ((seat, choice, _),) = think(replace(job(match, both), once=True))
        taken_up = choice[0] == "activate"
        match.choose(choice, seat)


async def against_bots(server: Server, bot: str = "random") -> str:
    """A match in which a person plays the last seat."""
    anna = await server.person("anna")
    seats = {seat: {"kind": "me" if seat == "usa" else "bot", "bot": bot} for seat in SEATS}
    match: str = (await anna.post("/matches", {"game": "generals", "seats": seats}))["id"]
    return match


async def test_a_person_plays_a_game_against_bots(serve: Serve) -> None:
    server = await serve(bots=1)
    anna = await server.person("anna")
    seats = {seat: {"kind": "me" if seat == "usa" else "bot", "bot": "random"} for seat in SEATS}
    match = (await anna.post("/matches", {"game": "generals", "seats": seats}))["id"]
    chance = random.Random(1)
    async with anna.line(match) as line:
        while line.table["view"]["round"] < 3:
            if line.table["decision"]:
                await line.choose_any(chance)
            else:
                await line.take()
        await line.until(lambda line: line.table["decision"])
        same(line, await anna.get(f"/matches/{match}/table"))


async def test_a_bot_that_takes_over_a_seat_plays_at_once(serve: Serve) -> None:
    server = await serve(bots=1)
    anna = await server.person("anna")
    match = await server.match(anna)
    async with anna.line(match) as line:
        await anna.post(f"/matches/{match}/seats/germany", {"kind": "bot", "bot": "random"})
        await line.until(lambda line: line.table["waiting"] == "uk" and line.table["decision"])


async def play_with(server: Server, match: str, answers: list[Moves | Exception]) -> None:
    """Bots that answer so, then at random."""

    async def answer(asked: Job, begins: Begins) -> Moves:
        if answers:
            given = answers.pop(0)
            if isinstance(given, Exception):
                raise given
            return given
        return think(asked)

    await Bots(server.services.matches, answer).play(match)


async def test_a_bot_that_fails_is_replaced_by_chance(serve: Serve) -> None:
    server = await serve()
    match = await against_bots(server)
    wrong: list[Moves | Exception] = [
        BotFailed("it has a bug"),
        [("germany", ("fly", "to", "the moon"), None)],
        [("japan", ("pass",), None)],
        [],
    ]
    await play_with(server, match, wrong)
    async with server.services.matches.open(match) as live:
        assert live.waiting == "usa"


async def test_a_bot_that_thinks_too_long_does_not_overrule_others(serve: Serve) -> None:
    """While it thought, the match went on: what it chose is dropped, and it thinks again."""
    server = await serve()
    match = await against_bots(server)
    matches = server.services.matches
    thought = 0

    async def slow(asked: Job, begins: Begins) -> Moves:
        nonlocal thought
        thought += 1
        made = think(asked)
        if thought == 1:
            async with matches.open(match) as live:
                n, epoch = live.row.n, live.row.epoch
            await matches.play_bot(match, n, epoch, made[:1])
        return made

    await Bots(matches, slow).play(match)
    rows = await server.services.store.choices(match, 0)
    assert [row.n for row in rows] == list(range(1, len(rows) + 1))
    stored = await server.services.store.match(match)
    assert stored is not None
    assert stored[0].waiting == "usa"


class Standing(Timer):
    """A clock that goes on only when somebody thinks or waits."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    async def until(self, moment: float) -> None:
        self.time = max(self.time, moment)


async def test_an_answer_comes_after_the_same_time_whatever_a_bot_holds(serve: Serve) -> None:
    """With something to answer with it thinks, without it does not: the pause must not tell.

    Nor does it when a process was free only after some time.
    """
    server = await serve()
    anna = await server.person("anna")
    seats = {"axis": {"kind": "me"}, "soviet": {"kind": "bot", "bot": "random"}}
    match = (await anna.post("/matches", {"game": "no_retreat", "scenario": "moscow", "seats": seats}))["id"]
    clock, chance = Standing(), random.Random(3)
    thoughts: list[float] = []
    pauses: set[float] = set()
    others: set[float] = set()

    class Timed(Bots):
        async def _play(self, id: str, n: int, epoch: int, job: Job) -> None:
            begun = clock.now()
            await super()._play(id, n, epoch, job)
            (pauses if job.reaction else others).add(round(clock.now() - begun, 6))

    async def answer(asked: Job, begins: Begins) -> Moves:
        made = think(asked)
        spent = 0.111 if len(thoughts) % 2 else 0.0006
        clock.time += 1  # others are thought about
        begins()
        clock.time += spent
        if asked.reaction:
            assert len(made) == 1, "it is a portion of its own"
            thoughts.append(spent)
        return made

    player = Timed(server.services.matches, answer, moment=0.3, timer=clock)
    while len(thoughts) < 4:
        await player.play(match)
        table = await anna.get(f"/matches/{match}/table")
        choice = chance.choice(table["decision"]["options"])
        await anna.post(f"/matches/{match}/choices", {"seat": "axis", "n": table["n"], "choice": choice})
    assert pauses == {1.3}
    assert others <= {1.111, 1.0006}


def test_bots_among_themselves_answer_without_a_pause() -> None:
    """Nobody plays against them: an answer goes with what comes before and after it."""
    match, chance = quadrant.new("generals", seed=3), random.Random(3)
    together = alone = 0
    while match.seat is not None:
        asked = replace(job(match, dict.fromkeys(SEATS, "random")), most=20)
        made = think(replace(asked, people=False))
        together = max(together, len(made))
        if match.decision is not None and match.decision.reaction:
            alone = max(alone, len(think(asked)))
        for seat, choice, _ in made[: chance.randrange(1, 4)]:
            match.choose(choice, seat)
    assert alone == 1
    assert together > 1


async def test_bots_among_themselves_let_others_have_their_turn(serve: Serve) -> None:
    """Where matches wait for one worker, a portion is played and the match put in again, until it goes on."""
    server = await serve()
    match = await against_bots(server)
    handed: list[str] = []

    async def answer(asked: Job, begins: Begins) -> Moves:
        return think(replace(asked, most=1))

    async def hand_on(id: str, among_bots: bool) -> None:
        assert not among_bots
        handed.append(id)

    player = Bots(server.services.matches, answer, hand_on, turn=0)
    turns = 0
    while len(handed) == turns:
        await player.run(match)
        turns += 1
    assert turns > 2
    async with server.services.matches.open(match) as live:
        assert live.waiting == "usa"


async def test_people_wait_for_one_match_of_bots_at_most(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    bot = {"kind": "bot", "bot": "random"}
    played = dict.fromkeys(SEATS, bot) | {"usa": {"kind": "me"}}
    seatings = [*[dict.fromkeys(SEATS, bot)] * 3, played]
    ids = [(await anna.post("/matches", {"game": "generals", "seats": seats}))["id"] for seats in seatings]
    begun: list[Job] = []
    for_people = asyncio.Event()

    async def answer(job: Job, begins: Begins) -> Moves:
        begun.append(job)
        if job.people:
            for_people.set()
        return await asyncio.Future[Moves]()

    player = Bots(server.services.matches, answer)
    tasks = [asyncio.create_task(player.run(id)) for id in ids]
    await for_people.wait()
    assert sum(not job.people for job in begun) <= 1
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_a_bot_woken_twice_thinks_once(serve: Serve) -> None:
    server = await serve()
    match = await against_bots(server)
    asked = []

    async def answer(job: Job, begins: Begins) -> Moves:
        asked.append(job)
        return think(job)

    player = Bots(server.services.matches, answer)
    for _ in range(5):
        player.wake(match, False)
    player.wake("no such match", False)
    async with server.services.matches.open(match) as live:
        assert live.waiting == "germany"
    while player._running:
        await server.services.store.ping()
    assert len({job.state for job in asked}) == len(asked)


def children() -> list[int]:
    """The processes in which bots think."""
    return [child.pid for child in multiprocessing.active_children() if child.name == "bot" and child.pid]


@pytest.mark.unmeasured
@pytest.mark.parametrize("fate", [signal.SIGKILL, signal.SIGSTOP])
async def test_a_process_that_dies_or_hangs_is_replaced(fate: signal.Signals) -> None:
    pool = Pool(1, deadline=1)
    match = quadrant.new("generals", seed=3)
    # One choice: how many fit into a portion of seconds depends on the machine.
    asked = replace(job(match, {"germany": "random"}), most=1)
    first = await pool.think(asked)
    before = children()
    for process in before:
        os.kill(process, fate)
    assert await pool.think(asked) == first
    assert set(children()).isdisjoint(before)
    pool.close()


@pytest.mark.unmeasured
@pytest.mark.parametrize("fate", [signal.SIGKILL, signal.SIGSTOP])
async def test_the_process_that_replaces_another_has_time_to_start(
    fate: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However little time there is to think: nobody is killed for what has to be imported first."""
    monkeypatch.setattr("quadrant.server.bots.pool.TRIES", 2)
    pool = Pool(1, deadline=0.05)
    asked = replace(job(quadrant.new("generals", seed=3), {"germany": "random"}), most=1)
    first = await pool.think(asked)
    for process in children():
        os.kill(process, fate)
    assert await pool.think(asked) == first
    pool.close()


async def test_where_no_process_can_be_started_a_bot_has_not_failed() -> None:
    """The machine is full: nobody plays by chance for it, and once there is room it thinks."""
    pool = Pool(1, deadline=10)
    asked = job(quadrant.new("generals", seed=3), {"germany": "random"})
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    pipe = os.dup(0), os.dup(0)
    for end in pipe:
        os.close(end)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(pipe) + 1, hard))
    try:
        with pytest.raises(OSError, match="Too many open files"):
            await pool.think(asked)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert await pool.think(asked)
    pool.close()


async def test_a_bot_that_never_ends_is_one_that_fails() -> None:
    """Every process that thinks about it must be given up."""

    class Never(Thinker):
        async def think(self, task: Task[T]) -> T:
            raise Lost("no answer")

    pool = Pool(1, deadline=1)
    pool._free.pop().close()
    pool._free.append(Never(1))
    with pytest.raises(BotFailed, match="no end"):
        await pool.think(job(quadrant.new("generals", seed=3), {"germany": "random"}))


async def test_an_error_in_a_bot_is_told_from_one_in_its_process() -> None:
    pool = Pool(1, deadline=10)
    match = quadrant.new("generals", seed=3)
    with pytest.raises(BotFailed, match="UnknownBot"):
        await pool.think(job(match, {"germany": "no such bot"}))
    assert await pool.think(job(match, {"germany": "random"}))
    pool.close()


async def test_what_cannot_be_stored_is_tried_again_and_not_left_to_chance(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await serve()
    match = await against_bots(server)
    matches = server.services.matches
    asked: list[Job] = []
    write, failures = server.services.store.write, 3

    async def fails(change: Write) -> None:
        nonlocal failures
        if failures:
            failures -= 1
            raise Unavailable("the disk is full")
        await write(change)

    async def answer(job: Job, begins: Begins) -> Moves:
        asked.append(job)
        return think(job)

    monkeypatch.setattr(server.services.store, "write", fails)
    await Bots(matches, answer).run(match)
    assert failures == 0
    assert all(set(job.players.values()) == {"random"} for job in asked)
    assert len({job.state for job in asked[:4]}) == 1
    async with matches.open(match) as live:
        assert live.waiting == "usa"


async def test_the_watchman_wakes_bots_whom_nobody_has_woken(serve: Serve) -> None:
    server = await serve()
    match = await against_bots(server)
    woken: list[str] = []
    watchman = Watchman(server.services.store, woken.append)
    await watchman.look(FORGOTTEN)
    assert woken == []  # somebody may be thinking yet
    await watchman.look(0)
    assert woken == [match]
    assert watchman.still == 0


@pytest.mark.parametrize("hours", [-2, 2])
async def test_the_watchman_sees_bots_that_stand_still_whatever_the_clock_says(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    server = await serve()
    match = await against_bots(server)
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + hours * 3600 * 10**9)
    woken: list[str] = []
    ticks = [0]
    watchman = Watchman(server.services.store, woken.append, lambda: ticks[0])
    await watchman.look(FORGOTTEN)
    assert (woken, watchman.still) == ([], 0)
    ticks[0] += FORGOTTEN
    await watchman.look(FORGOTTEN)
    assert (woken, watchman.still) == ([match], 0)
    ticks[0] += STILL
    await watchman.look(FORGOTTEN)
    assert (woken, watchman.still) == ([match, match], 1)
    # Once somebody chooses there, they do not stand still any more.
    await Bots(server.services.matches, in_turn).run(match)
    await watchman.look(FORGOTTEN)
    assert watchman.still == 0


async def in_turn(job: Job, begins: Begins) -> Moves:
    return think(job)


def test_every_bot_that_is_offered_can_be_made() -> None:
    for game in quadrant.games():
        for name in makers.names(game.name):
            makers.checked(game, dict.fromkeys(game.seats, name))
    assert playing.PORTION > 1
