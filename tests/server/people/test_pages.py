"""The pages of people and games: what they add up, and what stays between those who played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from server.helpers import Person, Serve, Server

pytestmark = pytest.mark.anyio
PASSWORD = {"password": "correct horse battery"}


async def resigned(server: Server, winner: Person, loser: Person, **fields: Any) -> str:
    """A match that the second one has begun, and resigned."""
    match = await server.duel(winner, loser, **fields)
    async with winner.line(match) as one, loser.line(match) as other:
        for _ in range(12):
            n = max(one.table["n"], other.table["n"])
            for line in (one, other):
                await line.reached(n)
            await (one if one.table["decision"] else other).choose_any(Random(n))
    await loser.post(f"/matches/{match}/resign", {"seat": "soviet"})
    await server.counted()
    return match


async def test_a_page_adds_up_what_somebody_has_played(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris = await server.member("anna"), await server.member("boris")
    first = await resigned(server, anna, boris, rated=True)
    second = await resigned(server, anna, boris, rated=True)
    page = await server.guest().get("/people/anna")
    assert [match["match"] for match in page["matches"]] == [second, first]
    assert page["matches"][0]["others"] == ["boris"]
    assert (page["name"], page["me"]) == ("anna", False)
    (tally,) = page["tallies"]
    assert (tally["game"], tally["camp"], tally["matches"], tally["won"]) == ("no_retreat", "axis", 2, 2)
    assert page["rivals"] == [{"name": "boris", "matches": 2, "won": 2, "lost": 0}]
    (rating,) = page["ratings"]
    assert (rating["matches"], rating["sure"]) == (2, False)
    assert [point["rating"] for point in page["curve"]][-1] == rating["rating"] > 1500
    assert page["reliability"] == {"matches": 2, "kept": 2, "timed": 0, "left": 0}
    assert {line["seat"] for line in page["openings"]} == {"axis"}
    assert all(line["text"] for line in page["openings"])
    lost = await boris.get("/people/BORIS")
    assert (lost["me"], lost["rivals"][0]["lost"]) == (True, 2)
    in_russian = await boris.get("/people/anna", language="ru")
    assert in_russian["openings"][0]["text"] != page["openings"][0]["text"]


async def test_a_match_among_friends_is_on_their_pages_for_them_alone(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris, clara = [await server.person(name) for name in ("anna", "boris", "clara")]
    await resigned(server, anna, boris, listed=True, spectators=False)
    for stranger in (clara, server.guest()):
        page = await stranger.get("/people/anna")
        assert not page["matches"] + page["tallies"] + page["rivals"] + page["openings"]
        assert page["reliability"]["matches"] == 0
        assert (await stranger.get("/games/no_retreat/page"))["matches"] == 0
    for friend in (anna, boris):
        assert len((await friend.get("/people/anna"))["matches"]) == 1


async def test_who_has_gone_has_no_page_and_is_a_former_player_elsewhere(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris = await server.guest("anna").register(), await server.guest("boris").register()
    await resigned(server, anna, boris, rated=True)
    assert (await anna.http.post("/api/account/delete", json=PASSWORD)).status_code == 204
    assert await boris.refused("/people/anna", method="GET") == (404, "not_found")
    page = await boris.get("/people/boris")
    assert [rival["name"] for rival in page["rivals"]] == [""]
    assert page["matches"][0]["others"] == [""]
    ranked = (await boris.get("/games/no_retreat/page"))["ranking"]
    assert "anna" not in [player["name"] for player in ranked]


async def test_nobody_has_a_page_who_is_not_there(serve: Serve) -> None:
    guest = (await serve()).guest()
    assert await guest.refused("/people/nobody", method="GET") == (404, "not_found")
    assert await guest.refused("/games/chess/page", method="GET") == (404, "unknown_game")
    assert await guest.refused("/games/empire/page", method="GET", scenario="no") == (422, "unknown_scenario")


async def test_the_page_of_a_game_ranks_people_among_bots(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris = await server.member("anna"), await server.member("boris")
    await resigned(server, anna, boris, rated=True)
    page = await anna.get("/games/no_retreat/page")
    ranked = {player["name"]: player for player in page["ranking"]}
    # Of others one is told once enough is known of them.
    assert "boris" not in ranked
    assert ranked["anna"]["me"]
    assert ranked["staff"]["rating"]["rating"] == 1500
    ratings = [player["rating"]["rating"] for player in page["ranking"]]
    assert ratings == sorted(ratings, reverse=True)
    assert (page["matches"], page["length"]) == (1, 12)
    assert {side["camp"]: side["won"] for side in page["sides"]} == {"axis": 1, "soviet": 0}
    assert page["scenarios"] == ["campaign"]
    other = await anna.get("/games/no_retreat/page", scenario="campaign", language="ru")
    assert other["openings"] != page["openings"]
