"""What others did meanwhile: told for matches that wait for the caller, and never more than all may know."""

from __future__ import annotations

import pytest

from server.helpers import SEATS, Serve, play_on

pytestmark = pytest.mark.anyio


async def test_it_is_told_what_happened_since_ones_last_choice(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    for _ in range(12):
        await play_on(match, (anna, boris), 10)
        for person in (anna, boris):
            told = await person.get("/meanwhile")
            table = await person.get(f"/matches/{match}/table")
            mine = table["decision"] is not None
            assert set(told) == ({match} if mine else set())
            if not mine:
                continue
            acted = max((table["acted"].get(seat, 0) for seat in table["own"]), default=0)
            spectator = {
                event["e"]: event for event in (await server.guest().get(f"/matches/{match}/table"))["events"]
            }
            for event in told[match]:
                assert event["n"] > acted
                assert event == spectator[event["e"]]


async def test_nobody_is_told_of_the_matches_of_others(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    await server.match(anna, seats=SEATS)
    assert await boris.get("/meanwhile") == {}
    assert await server.guest().refused("/meanwhile", method="GET") == (401, "not_logged_in")
