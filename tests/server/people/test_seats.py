"""Seats that cannot be lost: held when time runs out, taken back, or filled by somebody else."""

from __future__ import annotations

from typing import Any

import pytest

from server.helpers import SEATS, Person, Serve, Server
from server.play.test_clock import AXIS, COALITION, MINUTE, Watch, left, run, two

pytestmark = pytest.mark.anyio


@pytest.fixture
def watch() -> Watch:
    return Watch()


async def seats_of(person: Person, match: str) -> dict[str, dict[str, Any]]:
    return {seat["seat"]: seat for seat in (await person.get(f"/matches/{match}"))["seats"]}


async def held(server: Server, watch: Watch, **clock: Any) -> tuple[Person, Person, str]:
    """Anna owns the match and has the Coalition; Boris's time has run out, and bots hold the Axis."""
    boris, anna = await server.person("boris"), await server.person("anna")
    wishes = {seat: {"kind": "me"} for seat in COALITION}
    body = {"game": "generals", "seats": wishes, "listed": True, "clock": {"bank": 600, **clock}}
    match = (await anna.post("/matches", body))["id"]
    for seat in AXIS:
        await boris.post(f"/matches/{match}/seats/{seat}", {"kind": "me"})
    await run(server, watch, 10 * MINUTE)
    return anna, boris, match


async def test_who_has_no_time_left_takes_his_seats_back_with_one_click(
    serve: Serve, watch: Watch, db: str
) -> None:
    server = await serve(ticks=watch, db=db)
    anna, boris, match = await two(server, bank=600)
    async with boris.line(match) as line:
        await run(server, watch, 10 * MINUTE)
        await line.until(lambda line: line.chat)
        (said,) = line.chat
        assert (said["kind"], said["name"], said["seats"], said["text"]) == ("held", "anna", list(AXIS), "")
        assert {seat["kept"] for seat in line.table["seats"] if seat["kind"] == "bot"} == {"anna"}
        assert (await anna.get("/notices"))[0]["kind"] == "held"
        mine = await seats_of(anna, match)
        assert all(mine[seat]["for_me"] and mine[seat]["kind"] == "bot" for seat in AXIS)
        assert (await anna.get(f"/matches/{match}/table"))["own"] == {}
        taken = await anna.post(f"/matches/{match}/join", {})
        assert [seat["seat"] for seat in taken["seats"] if seat["me"]] == list(AXIS)
        assert set((await anna.get(f"/matches/{match}/table"))["own"]) == set(AXIS)
        # A tenth of what she had at first: enough to go on.
        await line.until(lambda line: len(line.chat) == 2)
        assert line.chat[1]["kind"] == "back"
        await line.until(lambda line: left(line, "germany") == MINUTE)
    await run(server, watch, MINUTE)
    assert (await seats_of(boris, match))["germany"]["kept"] == "anna"


async def test_somebody_else_is_invited_and_the_bot_plays_until_he_comes(
    serve: Serve, watch: Watch, db: str
) -> None:
    server = await serve(ticks=watch, db=db)
    anna, boris, match = await held(server, watch)
    vera = await server.person("vera")
    path = f"/matches/{match}/seats/germany"
    assert await boris.refused(path, {"kind": "invite"}) == (403, "forbidden")
    assert await vera.refused(path, {"kind": "me"}) == (403, "forbidden")
    await anna.post(path, {"kind": "invite"})
    tokens = {seat: info["token"] for seat, info in (await seats_of(anna, match)).items() if info["token"]}
    assert set(tokens) == set(AXIS)
    assert len(set(tokens.values())) == 1
    assert all(info["token"] is None for info in (await seats_of(boris, match)).values())
    assert (await vera.get(f"/matches/{match}", token=tokens["japan"]))["invited"] == list(AXIS)
    await vera.post(f"/matches/{match}/join", {"token": tokens["germany"]})
    assert set((await vera.get(f"/matches/{match}/table"))["own"]) == set(AXIS)
    # Boris has seen her cards: no seat is his any more, whatever he asks for.
    assert (await boris.get(f"/matches/{match}/table"))["own"] == {}
    assert not any(info["for_me"] for info in (await seats_of(boris, match)).values())
    assert (await boris.refused(f"/matches/{match}/join", {}))[0] == 409
    for seat in SEATS:
        assert (await boris.refused(f"/matches/{match}/seats/{seat}", {"kind": "me"}))[0] in (403, 409)


async def test_who_comes_back_first_has_his_seat_and_the_invitation_ends(
    serve: Serve, watch: Watch, db: str
) -> None:
    server = await serve(ticks=watch, db=db)
    anna, boris, match = await held(server, watch)
    await anna.post(f"/matches/{match}/seats/germany", {"kind": "invite"})
    token = (await seats_of(anna, match))["germany"]["token"]
    await boris.post(f"/matches/{match}/join", {})
    vera = await server.person("vera")
    assert (await vera.refused(f"/matches/{match}/join", {"token": token}))[0] == 409
    assert (await vera.get(f"/matches/{match}/table"))["own"] == {}


async def test_nobody_who_has_seen_cards_of_the_seat_stays_at_the_table(serve: Serve, db: str) -> None:
    """Boris has played two nations and given up one: nobody plays it whose cards Boris knows."""
    server = await serve(db=db)
    anna, boris, vera = [await server.person(name) for name in ("anna", "boris", "vera")]
    match = await server.match(anna, boris)
    await boris.post(f"/matches/{match}/seats/uk", {"kind": "bot"})
    assert await anna.refused(f"/matches/{match}/seats/uk", {"kind": "invite"}) == (409, "conflict")
    assert (await vera.refused(f"/matches/{match}/seats/uk", {"kind": "me"}))[0] == 403
    # Once he has left all of them, somebody may come.
    for seat in ("ussr", "usa"):
        await boris.post(f"/matches/{match}/seats/{seat}", {"kind": "bot"})
    await anna.post(f"/matches/{match}/seats/uk", {"kind": "invite"})
    token = (await seats_of(anna, match))["uk"]["token"]
    await vera.post(f"/matches/{match}/join", {"token": token})
    for seat in ("uk", "ussr", "usa"):
        assert (await boris.refused(f"/matches/{match}/seats/{seat}", {"kind": "me"}))[0] in (403, 409)


async def test_nothing_is_taken_back_while_somebody_may_come_back(
    serve: Serve, watch: Watch, db: str
) -> None:
    """Who is alone with bots for a while does not try out the dice."""
    server = await serve(ticks=watch, db=db)
    anna, boris, match = await held(server, watch)
    assert await anna.refused(f"/matches/{match}/takeback", {}) == (409, "undo_refused")
    assert await boris.refused(f"/matches/{match}/takeback", {}) == (403, "forbidden")


async def test_the_level_of_a_bot_that_holds_a_seat_may_change_and_nobody_loses_it(
    serve: Serve, watch: Watch, db: str
) -> None:
    server = await serve(ticks=watch, db=db)
    anna, boris, match = await held(server, watch)
    await anna.post(f"/matches/{match}/seats/germany", {"kind": "bot", "bot": "random"})
    found = (await seats_of(anna, match))["germany"]
    assert (found["bot"], found["kept"]) == ("random", "boris")
    # He himself may give it up for good, and take it off his lists.
    await boris.post(f"/matches/{match}/seats/germany", {"kind": "bot"})
    assert (await seats_of(anna, match))["germany"]["kept"] is None
    assert (await seats_of(anna, match))["japan"]["kept"] == "boris"


async def test_a_rematch_keeps_the_place_of_who_had_no_time(serve: Serve, watch: Watch, db: str) -> None:
    server = await serve(ticks=watch, db=db)
    anna, boris, match = await held(server, watch)
    await anna.post(f"/matches/{match}/resign", {"seat": "uk"})
    assert (await anna.get(f"/matches/{match}"))["result"]["winners"] == ["axis"]
    again = await anna.post(f"/matches/{match}/rematch", {})
    assert {seat["kept"] for seat in again["seats"] if seat["seat"] in AXIS} == {"boris"}
    await boris.post(f"/matches/{again['id']}/join", {})
