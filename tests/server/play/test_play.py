"""Playing over the network: what is chosen is stored, told and the same for everybody."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace

import quadrant
from quadrant.server.play import position
from quadrant.server.play.loading import load
from quadrant.server.problems import Stale
from server.helpers import SEATS, Line, Serve, Server, play, same, set_up

pytestmark = pytest.mark.anyio
#: What may be chosen in a reaction window without reacting.
BESIDES = ("pass", "remove", "anytime")


async def by_staff(server: Server, line: Line, match: str, most: int) -> AsyncIterator[dict[str, Any]]:
    """A bot plays all seats of one person; each decision is shown before it is taken."""
    for _ in range(most):
        decision = line.table["decision"]
        if decision is None:
            return
        yield decision
        if line.table["decision"] is decision:
            await line.choose(decision["seat"], await server.advice(match))


def real(decision: dict[str, Any]) -> list[Any]:
    """What may be done in a reaction window besides letting it pass."""
    return [option for option in decision["options"] if option[0] not in BESIDES]


@pytest.mark.unmeasured
async def test_a_whole_game_by_two_people_ends_alike_for_both_and_verifies(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    start = (await anna.get(f"/matches/{match}"))["seed_hash"]
    async with anna.line(match) as one, boris.line(match) as two:
        await play([one, two], random.Random(1))
        assert one.table["result"] is not None
        assert one.table["result"] == two.table["result"]
        for person, line in ((anna, one), (boris, two)):
            same(line, await person.get(f"/matches/{match}/table"))
        seed = one.table["seed"]
    record = await boris.get(f"/matches/{match}/record")
    again = quadrant.load(record)
    assert again.commitment == start
    assert record["seed"] == seed
    assert len(again.choices) == one.table["n"]


async def test_a_match_loaded_from_the_store_is_the_match_that_was_played(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna)
    matches = server.services.matches
    async with anna.line(match) as line:
        for chance in map(random.Random, range(4)):
            await play([line], chance, 2 * position.EVERY // 3)
            async with matches.open(match) as live:
                stored = await load(server.services.store, match)
                assert stored.match.digest() == live.match.digest()
                assert (stored.n, stored.told) == (live.n, live.told)
                assert stored.undoable() == live.undoable()
                assert stored.match.options() == live.match.options()


async def test_snapshots_keep_loading_short(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna)
    async with anna.line(match) as line:
        await play([line], random.Random(3), 150)
        n = line.table["n"]
    snapshot = await server.services.store.snapshot(match, n)
    assert n - snapshot.n < 2 * position.EVERY


async def test_a_stale_choice_is_refused_and_changes_nothing(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna)
    async with anna.line(match) as line:
        seat, option = line.table["waiting"], line.table["decision"]["options"][0]
        choice = {"type": "choose", "seat": seat, "n": 0, "choice": option}
        assert (await line.ask(choice))["type"] == "done"
        now = await anna.get(f"/matches/{match}/table")
        for stale in (choice, {**choice, "n": 2}, {**choice, "n": 1, "epoch": 1}):
            problem = (await line.ask(stale))["problem"]
            assert (problem["status"], problem["code"]) == (409, "stale")
        assert await anna.get(f"/matches/{match}/table") == now


async def test_a_choice_may_be_made_by_a_request_too(serve: Serve) -> None:
    """For programs without a live line: the same choice, stored and told the same way."""
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna)
    async with anna.line(match) as line:
        choice = {"seat": "germany", "n": 0, "epoch": 0, "choice": line.table["decision"]["options"][0]}
        assert (await anna.post(f"/matches/{match}/choices", choice)) == {"n": 1, "epoch": 0}
        await line.until(lambda line: line.table["n"] == 1)
        assert await anna.refused(f"/matches/{match}/choices", choice) == (409, "stale")


async def test_an_illegal_choice_is_refused_with_its_rule(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    path = f"/matches/{match}/choices"
    wrong: dict[str, Any] = {"seat": "germany", "n": 0, "choice": ["build", "army", "atlantis"]}
    answer = await anna.http.post(f"/api{path}", json=wrong)
    assert answer.status_code == 422
    assert answer.json()["code"] == "illegal_choice"
    assert answer.json()["refusal"]["id"].startswith("why-")
    assert await anna.refused(path, {**wrong, "seat": "japan"}) == (422, "illegal_choice")
    for n in range(3):
        table = await anna.get(f"/matches/{match}/table", seat="japan")
        assert table["n"] == n
        held = table["own"]["japan"]["hand"][0]
        await anna.post(path, {"seat": "japan", "n": n, "choice": ["discard", held]})
    assert await anna.refused(path, {**wrong, "n": 3, "seat": "japan"}) == (422, "wrong_seat")
    wrong["n"] = 3
    assert await anna.refused(path, {**wrong, "seat": "atlantis"}) == (422, "unknown_seat")
    assert await boris.refused(path, wrong) == (403, "forbidden")
    assert (await server.guest().refused(path, wrong))[0] == 403
    why = await anna.post(f"/matches/{match}/why", {"seat": "germany", "choice": wrong["choice"]})
    assert why["refusal"] == answer.json()["refusal"]
    option = (await anna.get(f"/matches/{match}/table"))["decision"]["options"][0]
    assert await anna.post(f"/matches/{match}/why", {"seat": "germany", "choice": option}) == {
        "refusal": None
    }
    assert (await boris.refused(f"/matches/{match}/why", {"seat": "germany", "choice": option}))[0] == 403


async def test_undo_takes_a_choice_back_for_everybody(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    async with anna.line(match) as one, boris.line(match) as two:
        before = await anna.get(f"/matches/{match}/table")
        chance = random.Random(5)
        while not one.table["can_undo"]:
            before = await anna.get(f"/matches/{match}/table")
            await play([one, two], chance, 1)
        seat, n = one.table["can_undo"], one.table["n"]
        assert one.table["undo"][0] == ""
        assert two.table["undo"] == []
        assert (await boris.refused(f"/matches/{match}/undo", {"seat": seat, "n": n}))[0] == 403
        assert await anna.refused(f"/matches/{match}/undo", {"seat": seat, "n": n + 1}) == (409, "stale")
        position = await anna.post(f"/matches/{match}/undo", {"seat": seat, "n": n})
        assert position == {"n": before["n"], "epoch": 1}
        for line in (one, two):
            await line.until(lambda line: line.table["epoch"] == 1)
        after = await anna.get(f"/matches/{match}/table")
        same(one, after)
        same(two, await boris.get(f"/matches/{match}/table"))
        for key in ("n", "view", "own", "decision", "events", "waiting"):
            assert after[key] == before[key]
        assert await anna.refused(f"/matches/{match}/undo", {"seat": "japan", "n": before["n"]}) == (
            409,
            "undo_refused",
        )
        await play([one, two], chance, 20)
        same(two, await boris.get(f"/matches/{match}/table"))
    stored = await load(server.services.store, match)
    assert stored.row.epoch == 1


async def test_replay_shows_every_point_as_it_was(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    seen: dict[int, dict[str, Any]] = {}
    async with anna.line(match) as one, boris.line(match) as two:
        chance = random.Random(7)
        for _ in range(3 * position.EVERY):
            seen[one.table["n"]] = {**one.table, "events": list(one.events)}
            await play([one, two], chance, 1)
        last = one.table["n"]
    moments = sorted(seen)
    for n in [*moments[::9], *reversed(moments[::31])]:
        then = await anna.get(f"/matches/{match}/table", n=n)
        assert then["last"] == last
        for key in ("n", "view", "own", "events", "waiting"):
            assert then[key] == seen[n][key]
    assert await anna.refused(f"/matches/{match}/table", method="GET", n=last + 1) == (404, "not_found")


async def test_any_seat_may_be_looked_into_after_the_end_and_only_then(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    path = f"/matches/{match}/table"
    assert set((await anna.get(path))["own"]) == {"germany", "japan", "italy"}
    assert set((await anna.get(path, seat="italy"))["own"]) == {"italy"}
    assert await anna.refused(path, method="GET", seat="uk") == (403, "forbidden")
    assert await anna.refused(path, method="GET", seat="uk", n=0) == (403, "forbidden")
    assert await server.guest().refused(path, method="GET", seat="uk") == (403, "forbidden")
    assert (await server.guest().get(path))["own"] == {}
    async with anna.line(match) as one, boris.line(match) as two:
        await play([one, two], random.Random(9), 20)
    await anna.post(f"/matches/{match}/resign", {"seat": "germany"})
    for n in (0, 10, None):
        given = {} if n is None else {"n": n}
        assert set((await server.guest().get(path, seat="uk", **given))["own"]) == {"uk"}
        assert (await server.guest().get(path, **given))["own"] == {}


@pytest.mark.unmeasured
async def test_a_person_is_asked_only_if_something_else_than_a_pass_is_possible(serve: Serve) -> None:
    """Unless the match has no tells: then everybody who is offered a window is asked."""
    server = await serve()
    anna = await server.person("anna")
    asked = {}
    for no_tells in (False, True):
        # With this seed nations come to hold responses that do not fit.
        match = await server.match(anna, no_tells=no_tells, seed="2")
        async with anna.line(match) as line:
            asked[no_tells] = [
                shown
                async for shown in by_staff(server, line, match, 110)
                if shown["reaction"] and not real(shown)
            ]
        rows = await server.services.store.choices(match, 0)
        assert any(row.auto for row in rows) != no_tells
    assert not asked[False]
    assert asked[True]


@pytest.mark.unmeasured
async def test_pass_until_my_turn(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna, no_tells=True, seed="2")
    async with anna.line(match) as line:
        playing = by_staff(server, line, match, 300)
        async for shown in playing:
            if shown["reaction"] and shown["seat"] != line.table["view"]["turn"]:
                break
        seat = shown["seat"]
        orders = {"until_my_turn": True, "only_for": [], "always_ask": False, "declare": []}
        await anna.post(f"/matches/{match}/orders", {"seat": seat, "orders": orders})
        await line.until(lambda line: line.table["orders"][seat] == orders)
        async for shown in playing:
            if shown["seat"] == seat:
                break
        assert not shown["reaction"]
    assert not (await anna.get(f"/matches/{match}/table"))["orders"][seat]["until_my_turn"]
    other = {"seat": seat, "orders": {"until_my_turn": True}}
    assert (await server.guest().refused(f"/matches/{match}/orders", other))[0] == 403


async def test_orders_answer_at_once_and_can_name_cards(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna, no_tells=True, seed="2")
    async with anna.line(match) as line:
        async for shown in by_staff(server, line, match, 300):
            if shown["reaction"] and real(shown):
                break
    card = real(shown)[0][1]
    before = (await anna.get(f"/matches/{match}/table"))["n"]
    for only, passed in (([card], False), (["another_card"], True)):
        orders = {"only_for": only}
        await anna.post(f"/matches/{match}/orders", {"seat": shown["seat"], "orders": orders})
        assert ((await anna.get(f"/matches/{match}/table"))["n"] > before) == passed


def spaces(table: dict[str, Any], seat: str) -> set[str]:
    return {piece["space"] for piece in table["view"]["pieces"] if piece["seat"] == seat}


async def test_a_piece_is_taken_off_in_anothers_turn_at_once_or_when_nothing_is_half_done(
    serve: Serve,
) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    async with anna.line(match) as one, boris.line(match) as two:
        # Nothing of the set-up is a turn: what Boris orders waits for the first one.
        orders = {"declare": [["take_off", "moscow", "ussr"], ["take_off", "moscow", "ussr"]]}
        await boris.post(f"/matches/{match}/orders", {"seat": "ussr", "orders": orders})
        assert "moscow" in spaces(await boris.get(f"/matches/{match}/table"), "ussr")
        await set_up([one, two])
        assert spaces(two.table, "ussr") == set()
        assert (await boris.get(f"/matches/{match}/table"))["orders"]["ussr"]["declare"] == []
        assert one.table["waiting"] == "germany"
        answer = await two.choose("usa", ["take_off", "eastern_united_states", "usa"])
        assert answer["type"] == "done"
        assert spaces(two.table, "usa") == set()
        await one.reached(two.table["n"])
        refused = await one.choose("italy", ["take_off", "germany", "germany"])
        assert refused["problem"]["code"] == "wrong_seat"
        assert one.table["decision"]["seat"] == "germany"
    rows = await server.services.store.choices(match, 0)
    assert [(row.seat, row.auto) for row in rows[-2:]] == [("ussr", True), ("usa", False)]


async def test_nobody_takes_back_what_another_was_asked_about(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    async with anna.line(match) as one, boris.line(match) as two:
        for seed in range(150):
            await play([one, two], random.Random(seed), 1)
            for line in (one, two):
                assert line.table["can_undo"] in (None, line.table["waiting"])


async def test_every_seat_is_asked_what_it_is_asked_alone(serve: Serve) -> None:
    server = await serve()
    people = [await server.person(seat) for seat in SEATS]
    match = await server.match(*people)
    for person, seat in zip(people, SEATS, strict=True):
        shown = await person.get(f"/matches/{match}/table")
        assert set(shown["own"]) == {seat}
        assert (shown["decision"] is not None) == (shown["waiting"] == seat)


async def test_a_way_that_leads_back_does_not_grow_the_match_for_ever(serve: Serve, db: str) -> None:
    """To take a piece off and to think better of it, again and again."""
    server = await serve(db=db)
    anna = await server.person("anna")
    match = await server.match(anna)
    async with anna.line(match) as line:
        for _ in range(1000):
            options = line.table["decision"]["options"]
            again = next((option for option in options if option[0] in ("remove", "back")), None)
            if again is None:
                await line.choose_any(random.Random(1))
                continue
            answer = await line.choose(line.table["decision"]["seat"], again)
            if answer["type"] == "refused":
                break
        assert answer["problem"]["code"] == "conflict"
        assert line.table["n"] < 200
        others = [option for option in line.table["decision"]["options"] if option != again]
        assert (await line.choose(line.table["decision"]["seat"], others[0]))["type"] == "done"


async def test_a_past_that_was_taken_back_meanwhile_is_not_shown(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna)
    async with anna.line(match) as line:
        await play([line], random.Random(1), 6)
    matches = server.services.matches
    async with matches.open(match) as live:
        row = replace(live.row)
    assert (await matches.replays.at(row, 4)).n == 4
    # As if it had been looked up before two choices were taken back.
    with pytest.raises(Stale):
        await matches.replays.at(row, row.n + 2)


async def test_secret_set_ups_are_asked_of_everybody_at_once(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    async with anna.line(match) as hers, boris.line(match) as his:
        assert (hers.table["waiting"], hers.table["decision"]["seat"]) == ("germany", "germany")
        assert (his.table["waiting"], his.table["decision"]["seat"]) == ("uk", "uk")
        for person in (anna, boris):
            assert (await person.get(f"/matches/{match}"))["my_turn"]
        first = hers.table["decision"]["options"][0]
        theirs = {"type": "choose", "seat": "uk", "n": 0, "choice": his.table["decision"]["options"][0]}
        mine = {"type": "choose", "seat": "germany", "n": 0, "choice": first}
        assert (await his.ask(theirs))["type"] == "done"
        # Anna has not heard of it yet: her question is the same, so her answer counts.
        assert (await hers.ask(mine))["type"] == "done"
        await his.until(lambda line: line.table["n"] == 2)
        assert his.table["decision"]["seat"] == "uk"
        assert (await server.guest().get(f"/matches/{match}/table"))["waiting"] == "germany"


async def test_whoever_has_answered_waits_until_the_others_have(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    async with boris.line(match) as line:
        while line.table["decision"] is not None:
            await line.choose_any(random.Random(1))
        assert line.table["waiting"] == "germany"
    assert not (await boris.get(f"/matches/{match}"))["my_turn"]
    async with anna.line(match) as line:
        while line.table["decision"] is not None and line.table["view"]["phase"] == "setup":
            await line.choose_any(random.Random(1))
        assert line.table["waiting"] == "germany"
        assert line.table["n"] == 18
