"""After an update of the program: what was being played goes on, what was played can still be looked at."""

from __future__ import annotations

import random
from operator import methodcaller
from typing import Any, cast

import msgspec
import pytest
from sqlalchemy import update as change

from quadrant.games.generals.state import Generals
from quadrant.kernel import catalog
from quadrant.kernel.flow import DONE, Choice, GameState, Step
from quadrant.kernel.options import Options
from quadrant.server.play.position import EVERY
from quadrant.server.play.replays import Replays
from quadrant.server.store import columns
from server.counters import COUNT, GAME, Counters, Move
from server.helpers import Person, Serve, Server, play, play_on

pytestmark = pytest.mark.anyio

#: The version of Generals after an update.
NEXT = catalog.find("generals").version + 1


class Update:
    """An update of the program: the server starts again and knows nothing but what is stored."""

    def __init__(self, server: Server, patch: pytest.MonkeyPatch) -> None:
        self._server, self._patch = server, patch

    def to(self, version: int) -> None:
        newer = msgspec.structs.replace(catalog.find("generals"), version=version)
        self._patch.setattr("quadrant.games.generals.GAME", newer)
        self.restart()

    def reshape(self, step: type[Move]) -> None:
        """Counters, the same game, with that step in place of its own; of a version as before."""
        module = f"{step.__module__}.state"
        state = cast("type[Counters]", msgspec.defstruct("Counters", [], bases=(Counters,), module=module))

        def new(scenario: str, options: Options, key: bytes) -> Counters:
            game = state(key=key, hexes=list(range(100, 100 + COUNT)))
            game.push(step("red"))
            return game

        catalog.add(msgspec.structs.replace(GAME, state=state, new=new))
        self.restart()

    def other_rules(self) -> None:
        """Other things would be told, had the match been played by these rules: it is not played again."""
        self._patch.setattr(Generals, "confide", _otherwise)
        self.to(NEXT)

    def restart(self) -> None:
        self._server.services.matches._cache.clear()
        self._server.services.matches.replays = Replays(self._server.services.store)


def _otherwise(game: GameState, id: str, rule: str = "", **args: Any) -> None:
    GameState.confide(game, id, "turn.order", **args)


def shown(table: dict[str, Any]) -> dict[str, Any]:
    """What must not change through an update."""
    return {key: table[key] for key in ("n", "waiting", "view", "own", "decision", "events", "result")}


async def opened(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, choices: int = 0
) -> tuple[Update, Person, str]:
    """A match of Generals after so many choices, and what will update its server."""
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna)
    async with anna.line(match) as line:
        await play([line], random.Random(2), choices)
        assert line.table["n"] == choices
    return Update(server, monkeypatch), anna, match


async def test_a_running_match_goes_on_where_it_was(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    update, anna, match = await opened(serve, monkeypatch, EVERY + 10)
    before = await anna.get(f"/matches/{match}/table")
    update.to(NEXT)
    assert shown(await anna.get(f"/matches/{match}/table")) == shown(before)
    async with anna.line(match) as line:
        await play([line], random.Random(3), 10)
    after = await anna.get(f"/matches/{match}/table")
    assert after["n"] == before["n"] + 10
    update.restart()
    assert shown(await anna.get(f"/matches/{match}/table")) == shown(after)
    assert (await anna.get(f"/matches/{match}"))["version"] == NEXT


async def test_where_the_same_would_have_happened_all_of_its_past_is_shown(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its choices are played again by the new rules, and the events are compared."""
    update, anna, match = await opened(serve, monkeypatch, 2 * EVERY)
    past = [await anna.get(f"/matches/{match}/table", n=n) for n in (0, EVERY // 2, EVERY + 3)]
    update.to(NEXT)
    for then in past:
        assert shown(await anna.get(f"/matches/{match}/table", n=then["n"])) == shown(then)
    assert (await anna.get(f"/matches/{match}"))["version"] == NEXT
    await play_on(match, [anna], 5)


async def test_its_past_is_shown_as_it_was_kept(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where other things would have happened, snapshots are shown. Since the change everything is."""
    changed = 2 * EVERY
    update, anna, match = await opened(serve, monkeypatch, changed)
    start = await anna.get(f"/matches/{match}/table", n=0)
    update.other_rules()
    async with anna.line(match) as line:
        await play([line], random.Random(3), 6)
    assert shown(await anna.get(f"/matches/{match}/table", n=0)) == shown(start)
    assert (await anna.get(f"/matches/{match}/table", n=EVERY // 2))["n"] == 0
    for n in (changed, changed + 3):
        assert (await anna.get(f"/matches/{match}/table", n=n))["n"] == n


async def test_the_slider_crosses_the_change_of_rules(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was looked at last, under old rules, is not taken for a place to go on from."""
    server = await serve()
    update = Update(server, monkeypatch)
    anna = await server.person("anna")
    match = await server.match(anna)
    async with anna.line(match) as line:
        await play([line], random.Random(2), 8)
        changed = line.table["n"]
        update.other_rules()
    async with anna.line(match) as line:
        await play([line], random.Random(3), 4)
    assert (await anna.get(f"/matches/{match}/table", n=changed - 2))["n"] == 0
    assert (await anna.get(f"/matches/{match}/table", n=changed + 2))["n"] == changed + 2


async def test_a_finished_match_stays_to_be_seen(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    update, anna, match = await opened(serve, monkeypatch, 20)
    await anna.post(f"/matches/{match}/resign", {"seat": "germany"})
    before = await anna.get(f"/matches/{match}/table")
    assert before["result"] is not None
    update.to(NEXT)
    after = await anna.get(f"/matches/{match}/table")
    assert shown(after) == shown(before)
    assert after["seed"] == before["seed"]
    board = await anna.post(f"/matches/{match}/fork", {"n": 0})
    assert (board["version"], board["n"]) == (NEXT, 0)


async def test_newer_rules_than_ours_are_refused(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = await serve()
    update = Update(server, monkeypatch)
    anna = await server.person("anna")
    update.to(NEXT)
    match = await server.match(anna)
    update.to(NEXT - 1)
    assert await anna.refused(f"/matches/{match}/table", method="GET") == (409, "version_mismatch")
    assert (await anna.get(f"/matches/{match}"))["n"] == 0


async def test_a_state_that_new_rules_cannot_read_is_refused_and_kept(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    update, anna, match = await opened(serve, monkeypatch)
    before = await anna.get(f"/matches/{match}/table")

    def unread(self: object, data: bytes) -> None:
        raise KeyError("no such step")

    with monkeypatch.context() as unreadable:
        unreadable.setattr("quadrant.kernel.flow.Codec.decode", unread)
        update.to(NEXT)
        assert await anna.refused(f"/matches/{match}/table", method="GET") == (409, "version_mismatch")
    assert shown(await anna.get(f"/matches/{match}/table")) == shown(before)


class March(Move):
    """The step by another name: nothing that was stored with the old one can be read."""

    __module__ = "later.march"


class Halt(Move):
    """Nobody moves any more: what was chosen does not fit."""

    __module__ = "later.halt"

    def options(self, game: Counters) -> list[Choice]:
        return [DONE]


async def moved(server: Server, choices: int) -> tuple[Person, str]:
    """A match of counters after so many choices."""
    anna = await server.person("anna")
    match = await server.match(anna, seats=GAME.seats, game="counters")
    async with anna.line(match) as line:
        for n in range(choices):
            options = line.table["decision"]["options"]
            await line.choose(line.table["waiting"], options[0 if n == 30 else 1 + n])
    return anna, match


@pytest.mark.usefixtures("counters")
async def test_a_match_stored_in_another_shape_is_played_again(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await serve()
    anna, match = await moved(server, EVERY + 10)
    before = await anna.get(f"/matches/{match}/table")
    Update(server, monkeypatch).reshape(March)
    after = await anna.get(f"/matches/{match}/table")
    assert after["decision"]["kind"] == "march"
    kept = ("n", "epoch", "revision", "waiting", "view", "events", "can_undo", "undo")
    assert {key: after[key] for key in kept} == {key: before[key] for key in kept}
    await play_on(match, [anna], 5)
    assert (await anna.get(f"/matches/{match}/table", n=3))["n"] == 3
    # From now on it is read as it is stored.
    with monkeypatch.context() as spoiled:
        spoiled.setattr("quadrant.server.play.loading.played_again", None)
        Update(server, monkeypatch).restart()
        assert (await anna.get(f"/matches/{match}/table"))["n"] == before["n"] + 5


@pytest.mark.usefixtures("counters")
async def test_what_has_no_known_shape_is_played_again(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """So were all that are older than shapes; and what cannot be read at all is not needed."""
    server = await serve()
    anna, match = await moved(server, EVERY + 10)
    before = await anna.get(f"/matches/{match}/table")
    table = columns.snapshots
    for spoilt in ({"shape": ""}, {"state": b"\xc1"}):
        statement = change(table).values(spoilt)
        await server.services.store._writers.run(methodcaller("execute", statement))
        Update(server, monkeypatch).restart()
        assert await anna.get(f"/matches/{match}/table") == before


@pytest.mark.usefixtures("counters")
async def test_a_board_that_begins_in_the_middle_goes_on_if_it_can_be_read(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await serve()
    match = (await moved(server, 3))[1]
    boris = await server.person("boris")
    board = (await boris.post(f"/matches/{match}/fork", {}))["id"]
    assert (await boris.get(f"/matches/{board}"))["seed"] is None
    before = await boris.get(f"/matches/{board}/table")
    update = Update(server, monkeypatch)
    same = type("Move", (Move,), {"__module__": "later.same"})
    another = type("Rest", (Step,), {"__module__": "later.same", "__annotations__": {"days": int}})
    update.reshape(same)
    assert catalog.find("counters").codec().shape != GAME.codec().shape
    assert (await boris.get(f"/matches/{board}/table"))["view"] == before["view"]
    update.reshape(March)
    assert await boris.refused(f"/matches/{board}/table", method="GET") == (409, "version_mismatch")
    assert issubclass(another, Step)


@pytest.mark.usefixtures("counters")
async def test_choices_that_do_not_fit_any_more_are_refused_and_kept(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await serve()
    anna, match = await moved(server, 3)
    Update(server, monkeypatch).reshape(Halt)
    answer = await anna.http.get(f"/api/matches/{match}/table")
    assert (answer.status_code, answer.json()["code"]) == (409, "version_mismatch")
    assert "do not fit" in answer.json()["detail"]
    catalog.add(GAME)
    assert (await anna.get(f"/matches/{match}/table"))["n"] == 3
