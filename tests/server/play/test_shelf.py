"""What becomes of matches: titles, removal and deletion, rematches; and who may not touch others' matches."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select

import quadrant
from quadrant.server.play import desk
from quadrant.server.play.shelf import rotated
from quadrant.server.store.columns import choices, snapshots
from server.helpers import SEATS, Person, Serve, Server, play_on

pytestmark = pytest.mark.anyio
AXIS, COALITION = SEATS[0::2], SEATS[1::2]


async def ids(person: Person, part: str) -> list[str]:
    return [found["id"] for found in (await person.get("/matches"))[part]]


async def remove(person: Person, match: str) -> None:
    answer = await person.http.delete(f"/api/matches/{match}")
    assert answer.status_code == 204, answer.text


async def over(server: Server, *people: Person, **fields: Any) -> str:
    """A match that somebody has given up after a few choices."""
    match = await server.match(*people, **fields)
    await play_on(match, people, 8)
    await people[0].post(f"/matches/{match}/resign", {"seat": "germany"})
    return match


# Standing


async def test_lists_tell_round_and_score(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.person("anna")
    match = await server.match(anna)
    await play_on(match, (anna,), 40)
    told = (await anna.get("/matches"))["mine"][0]["standing"]
    table = await anna.get(f"/matches/{match}/table")
    assert told["id"] == "standing-round"
    assert (told["args"], told["round"]) == ({"round": table["view"]["round"], "last": 20}, 1)
    assert told["score"] == table["view"]["score"]


async def test_who_gives_up_leaves_the_score_as_it_was(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    await play_on(match, (anna, boris), 60)
    score = (await anna.get(f"/matches/{match}/table"))["view"]["score"]
    result = (await anna.post(f"/matches/{match}/resign", {"seat": "germany"}))["result"]
    assert (result["reason"], result["score"]) == ("win-resigned", score)


# Titles


async def test_the_owner_renames_a_match_at_any_time(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    async with anna.line(match) as line:
        info = await anna.post(f"/matches/{match}/title", {"title": "Курская дуга"})
        assert info["title"] == "Курская дуга"
        assert await boris.refused(f"/matches/{match}/title", {"title": "mine"}) == (403, "forbidden")
        # Who plays on has missed nothing.
        await line.until(lambda line: line.table["revision"] == info_revision(server, match))
        await line.choose(line.table["decision"]["seat"], line.table["decision"]["options"][0])
    await anna.post(f"/matches/{match}/resign", {"seat": "germany"})
    await anna.post(f"/matches/{match}/title", {"title": ""})
    assert (await boris.get(f"/matches/{match}"))["title"] == ""


def info_revision(server: Server, match: str) -> int:
    return server.services.matches._cache[match].row.revision


# Removal


async def test_nobody_keeps_others_from_choosing_by_new_titles(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(boris, anna)
    before = await boris.get(f"/matches/{match}/table")
    found = await server.services.store.match(match)
    assert found is not None
    # Stored, and the match in memory knows nothing of it yet.
    assert await server.services.store.amend(found[0], title="Monday")
    decision = before["decision"]
    made = {"seat": decision["seat"], "n": before["n"], "choice": decision["options"][0]}
    assert (await boris.post(f"/matches/{match}/choices", made))["n"] > before["n"]
    assert (await boris.get(f"/matches/{match}"))["title"] == "Monday"
    # Where somebody has chosen, nothing is tried again.
    assert await boris.refused(f"/matches/{match}/choices", made) == (409, "stale")


async def test_what_one_plays_alone_is_deleted_with_all_that_belongs_to_it(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.person("anna")
    match = await server.match(anna)
    await play_on(match, (anna,), 40)
    await anna.post(f"/matches/{match}/chat", {"text": "x"})
    async with anna.line(match) as line:
        await remove(anna, match)
        assert await line.end() == 4410
    assert await anna.refused(f"/matches/{match}", method="GET") == (404, "not_found")
    assert await anna.refused(f"/matches/{match}/table", method="GET") == (404, "not_found")
    for table in (choices, snapshots):
        assert not await server.services.store.rows(select(table.c.n).where(table.c.match_id == match))
    assert await ids(anna, "mine") == []


async def test_who_looks_back_while_it_is_deleted_is_told_so(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.person("anna")
    match = await server.match(anna)
    await play_on(match, [anna], 2)
    found = await server.services.store.match(match)
    assert found is not None
    # By another process, of which this one has not heard yet.
    assert await server.services.store.erase(found[0])
    path = f"/matches/{match}"
    for looks, params in (("table", {"n": 1}), ("stretch", {"since": 0, "to": 1}), ("curve", {})):
        assert await anna.refused(f"{path}/{looks}", method="GET", **params) == (404, "not_found")
    assert await anna.refused(f"{path}/fork", {"n": 1}) == (404, "not_found")
    assert await anna.refused(f"{path}/takeback", {}) == (409, "undo_refused")


async def test_nobody_deletes_what_others_play(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris, vera = [await server.person(name) for name in ("anna", "boris", "vera")]
    match = await server.match(anna, boris)
    await play_on(match, (anna, boris), 8)
    assert await vera.refused(f"/matches/{match}", method="DELETE") == (403, "forbidden")
    assert await anna.refused(f"/matches/{match}", method="DELETE") == (409, "conflict")
    assert await boris.refused(f"/matches/{match}", method="DELETE") == (409, "conflict")
    guest = server.guest()
    assert await guest.refused(f"/matches/{match}", method="DELETE") == (401, "not_logged_in")
    # Of one that is over each takes it off his own lists; what nobody keeps is gone.
    await boris.post(f"/matches/{match}/resign", {"seat": "uk"})
    await asyncio.gather(remove(anna, match), remove(anna, match))
    assert (await ids(anna, "over"), await ids(boris, "over")) == ([], [match])
    assert (await boris.get(f"/matches/{match}"))["mine"], "who keeps it owns it"
    await remove(boris, match)
    assert await boris.refused(f"/matches/{match}", method="GET") == (404, "not_found")


async def test_a_match_that_is_not_for_all_eyes_cannot_be_touched_by_strangers(serve: Serve) -> None:
    server = await serve()
    anna, vera = await server.person("anna"), await server.person("vera")
    match = await over(server, anna, spectators=False)
    path = f"/matches/{match}"
    assert await vera.refused(path, method="DELETE") == (404, "not_found")
    assert await vera.refused(f"{path}/title", {"title": "x"}) == (404, "not_found")
    assert await vera.refused(f"{path}/rematch", {}) == (404, "not_found")
    assert await vera.refused(f"{path}/curve", method="GET") == (404, "not_found")


async def test_who_leaves_before_the_deal_gives_his_seat_back(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris, seats=SEATS[:5])
    await remove(boris, match)
    seats = (await anna.get(f"/matches/{match}"))["seats"]
    assert [seat["seat"] for seat in seats if seat["kind"] == "open"] == [*COALITION]
    assert await ids(boris, "mine") == []
    await remove(anna, match)
    assert await anna.refused(f"/matches/{match}", method="GET") == (404, "not_found")


async def test_deleting_makes_room(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "KEPT", 2)
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    alone, shared = await over(server, anna), await over(server, anna, boris)
    assert await anna.refused("/matches", {"game": "generals"}) == (429, "too_many")
    await remove(anna, alone)
    await server.match(anna)
    # What another keeps counts for him from now on.
    assert await anna.refused("/matches", {"game": "generals"}) == (429, "too_many")
    await remove(anna, shared)
    await server.match(anna)


@pytest.mark.unmeasured
async def test_bots_of_a_deleted_match_stop(serve: Serve) -> None:
    server = await serve(bots=1)
    anna = await server.person("anna")
    wishes = {seat: {"kind": "bot", "bot": "random"} for seat in SEATS}
    match = (await anna.post("/matches", {"game": "generals", "seats": wishes}))["id"]
    async with anna.line(match) as line:
        await line.reached(1)
        answer = await anna.http.delete(f"/api/matches/{match}")
        while answer.status_code == 409:  # they are quick
            answer = await anna.http.delete(f"/api/matches/{match}")
        assert await line.end() == 4410
    assert await server.services.store.bots_to_move() == []


# Rematch


async def test_two_who_ask_for_a_rematch_meet_in_one(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris, vera = [await server.person(name) for name in ("anna", "boris", "vera")]
    match = await over(server, anna, boris, title="Again?", listed=True)
    assert await vera.refused(f"/matches/{match}/rematch", {}) == (403, "forbidden")
    async with boris.line(match) as line:
        first, second = await asyncio.gather(
            anna.post(f"/matches/{match}/rematch", {}), boris.post(f"/matches/{match}/rematch", {})
        )
        assert first["id"] == second["id"] != match
        while line.heard[-1].find('"rematch"') < 0:
            await line.take()
    info = await boris.get(f"/matches/{first['id']}")
    assert (info["title"], info["status"], info["n"]) == ("Again?", "playing", 0)
    before = {seat["seat"]: seat["name"] for seat in (await anna.get(f"/matches/{match}"))["seats"]}
    assert {seat["seat"]: seat["name"] for seat in info["seats"]} == before
    assert (await vera.get(f"/matches/{match}"))["rematch"] is None
    # A third time leads there too, and a match that is not over is not played again.
    assert (await anna.post(f"/matches/{match}/rematch", {}))["id"] == first["id"]
    assert await anna.refused(f"/matches/{first['id']}/rematch", {}) == (409, "conflict")


async def test_the_other_is_invited_to_the_other_side_and_sits_down_at_once(serve: Serve) -> None:
    server = await serve()
    anna, boris, vera = [await server.person(name) for name in ("anna", "boris", "vera")]
    match = await over(server, anna, boris)
    new = (await anna.post(f"/matches/{match}/rematch", {"swap": True}))["id"]
    notice = next(found for found in await boris.get("/notices") if found["kind"] == "rematch")
    assert notice["match"] == new
    info = await boris.get(f"/matches/{new}")
    assert [seat["seat"] for seat in info["seats"] if seat["for_me"]] == [*AXIS]
    # Who asked sees for whom they wait, with one link for all that is his.
    kept = [seat for seat in (await anna.get(f"/matches/{new}"))["seats"] if seat["kept"] == "boris"]
    assert [seat["seat"] for seat in kept] == [*AXIS]
    assert len({seat["token"] for seat in kept}) == 1
    assert await ids(boris, "mine") == [new]
    # The seats are kept for him alone, also where everybody may sit down.
    assert await vera.refused(f"/matches/{new}/seats/germany", {"kind": "me"}) == (403, "forbidden")
    assert await boris.refused(f"/matches/{new}/seats/germany", {"kind": "bot"}) == (403, "forbidden")
    await boris.post(f"/matches/{match}/rematch", {})
    info = await anna.get(f"/matches/{new}")
    assert {seat["seat"]: seat["name"] for seat in info["seats"]} == {
        **dict.fromkeys(AXIS, "boris"),
        **dict.fromkeys(COALITION, "anna"),
    }
    await play_on(new, (anna, boris), 4)


async def test_who_does_not_want_a_rematch_frees_his_seats(serve: Serve) -> None:
    server = await serve()
    anna, boris, vera = [await server.person(name) for name in ("anna", "boris", "vera")]
    match = await over(server, anna, boris)
    new = (await anna.post(f"/matches/{match}/rematch", {}))["id"]
    await remove(boris, new)
    assert await ids(boris, "mine") == []
    await vera.post(f"/matches/{new}/seats/uk", {"kind": "me"})


async def test_a_deleted_rematch_can_be_asked_for_again(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await over(server, anna, boris)
    first = (await anna.post(f"/matches/{match}/rematch", {}))["id"]
    await remove(anna, first)
    assert [notice["kind"] for notice in await boris.get("/notices")] == ["over"]
    second = (await boris.post(f"/matches/{match}/rematch", {}))["id"]
    assert second != first
    assert (await anna.post(f"/matches/{match}/rematch", {}))["id"] == second


async def test_rematches_count_like_any_match(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "KEPT", 3)
    server = await serve()
    anna = await server.person("anna")
    match = await over(server, anna)
    for _ in range(2):
        match = (await anna.post(f"/matches/{match}/rematch", {}))["id"]
        await anna.post(f"/matches/{match}/resign", {"seat": "germany"})
    assert await anna.refused(f"/matches/{match}/rematch", {}) == (429, "too_many")


async def test_boards_are_not_played_again_and_records_with_all_seats(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await over(server, anna)
    board = (await anna.post(f"/matches/{match}/fork", {}))["id"]
    assert await anna.refused(f"/matches/{board}/rematch", {}) == (409, "conflict")
    record = await anna.get(f"/matches/{match}/record")
    unfinished = (await anna.post("/matches/import", record))["id"]
    assert await anna.refused(f"/matches/{unfinished}/rematch", {}) == (409, "conflict")


def test_camps_change_places() -> None:
    generals, churchill, no_retreat, empire = quadrant.games()
    assert rotated(generals) == ["uk", "germany", "ussr", "japan", "usa", "italy"]
    assert rotated(churchill) == ["us", "uk", "ussr"]
    assert rotated(no_retreat) == ["soviet", "axis"]
    assert rotated(empire) == ["allies", "japan"]
