"""Invitations and guests: one link a player, and a name is enough to sit down."""

from __future__ import annotations

from typing import Any

import pytest

from server.helpers import PASSWORD, SEATS, Person, Serve

pytestmark = pytest.mark.anyio


async def invited(owner: Person, **fields: Any) -> tuple[str, dict[str, str]]:
    """A match for three: the owner's two nations, and two players who are invited; their invitations."""
    seats: dict[str, Any] = {"germany": {"kind": "me"}, "uk": {"kind": "me"}}
    seats |= {seat: {"kind": "open", "person": "2"} for seat in ("japan", "ussr")}
    seats |= {seat: {"kind": "open", "person": "3"} for seat in ("italy", "usa")}
    made = await owner.post("/matches", {"game": "generals", "seats": seats, "spectators": False, **fields})
    return made["id"], {seat["seat"]: seat["token"] for seat in made["seats"] if seat["token"]}


async def test_one_invitation_a_player(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris = await server.person("anna"), await server.person("boris")
    match, tokens = await invited(anna)
    assert tokens["japan"] == tokens["ussr"] != tokens["italy"] == tokens["usa"]
    taken = await boris.post(f"/matches/{match}/join", {"token": tokens["japan"]})
    assert [seat["seat"] for seat in taken["seats"] if seat["me"]] == ["japan", "ussr"]
    # It was for one.
    clara = await server.person("clara")
    again = {"token": tokens["japan"]}
    assert (await clara.refused(f"/matches/{match}/join", again))[0] == 404
    assert (await clara.refused(f"/matches/{match}/join", {"token": "guessed"}))[0] == 404


async def test_an_invitation_says_what_is_played_before_any_log_in(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.person("anna")
    match, tokens = await invited(anna, title="Sunday", options={"margin_victory": False})
    stranger = server.guest()
    info = await stranger.get(f"/matches/{match}", token=tokens["italy"])
    assert (info["owner"], info["title"], info["invited"]) == ("anna", "Sunday", ["italy", "usa"])
    assert info["options"]["margin_victory"] is False
    assert all(seat["token"] is None for seat in info["seats"])
    assert await stranger.refused(f"/matches/{match}", method="GET", token="guessed") == (404, "not_found")
    assert await stranger.refused(f"/matches/{match}", method="GET") == (404, "not_found")


async def test_a_guest_sits_down_with_a_name_alone(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.person("anna")
    match, tokens = await invited(anna)
    guests = []
    for name, seat in (("Boris", "japan"), ("Clara", "italy")):
        guest = server.guest()
        me = await guest.post(f"/matches/{match}/guest", {"name": name, "token": tokens[seat]})
        assert (me["user"]["name"], me["user"]["guest"]) == (name, True)
        await guest.post(f"/matches/{match}/join", {"token": tokens[seat]})
        guests.append(guest)
    async with guests[0].line(match) as line:
        assert set(line.table["own"]) == {"japan", "ussr"}
    kinds = {seat["seat"]: seat["name"] for seat in (await anna.get(f"/matches/{match}"))["seats"]}
    assert kinds == dict(zip(SEATS, ("anna", "anna", "Boris", "Boris", "Clara", "Clara"), strict=True))


async def test_a_guest_keeps_his_name_by_a_password(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.person("anna")
    match, tokens = await invited(anna)
    guest = server.guest()
    await guest.post(f"/matches/{match}/guest", {"name": "Boris", "token": tokens["japan"]})
    credentials = {"name": "Boris", "password": PASSWORD}
    assert await server.guest().refused("/session", credentials) == (403, "forbidden")
    assert not (await guest.post("/password", {"password": PASSWORD}))["user"]["guest"]
    assert await guest.refused("/password", {"password": "another password"}) == (409, "conflict")
    elsewhere = server.guest()
    assert (await elsewhere.post("/session", credentials))["user"]["name"] == "Boris"
    assert await server.guest().refused("/password", {"password": PASSWORD}) == (401, "not_logged_in")


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", ["anna", "ANNA", "admin", "a", "аnna", "x\ny", "guest", "Quadrant staff"])
async def test_a_guest_is_not_mistaken_for_anybody(serve: Serve, name: str, db: str) -> None:
    server = await serve(db=db)
    anna = await server.person("anna")
    match, tokens = await invited(anna)
    asked = {"name": name, "token": tokens["japan"]}
    status, _ = await server.guest().refused(f"/matches/{match}/guest", asked)
    assert status in (400, 409)


async def test_only_who_was_invited_is_a_guest(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.person("anna")
    match, tokens = await invited(anna)
    stranger = server.guest()
    for token in ("guessed", "", tokens["japan"] + "x", "%", tokens["japan"][:-1]):
        status, _ = await stranger.refused(f"/matches/{match}/guest", {"name": "Boris", "token": token})
        assert status in (400, 404)
    boris = await server.person("boris")
    await boris.post(f"/matches/{match}/join", {"token": tokens["japan"]})
    asked = {"name": "Dora", "token": tokens["japan"]}
    assert await stranger.refused(f"/matches/{match}/guest", asked) == (404, "not_found")
    assert (await stranger.get("/me"))["user"] is None


async def test_guests_are_counted_by_address_like_new_accounts(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.person("anna")
    match, tokens = await invited(anna)
    names = ["Ada", "Bea", "Cleo", "Dora", "Emma", "Fred", "Gus", "Hans", "Ida", "Jan"]
    for name in names:
        await server.guest().post(f"/matches/{match}/guest", {"name": name, "token": tokens["japan"]})
    asked = {"name": "Kurt", "token": tokens["japan"]}
    assert await server.guest().refused(f"/matches/{match}/guest", asked) == (429, "too_many")
    assert await server.guest().refused("/account", {"name": "Kurt", "password": PASSWORD}) == (
        429,
        "too_many",
    )


async def test_on_ones_own_machine_there_are_no_guests(serve: Serve) -> None:
    server = await serve(public=False)
    me = server.guest()
    match, tokens = await invited(me)
    asked = {"name": "Boris", "token": tokens["japan"]}
    assert await me.refused(f"/matches/{match}/guest", asked) == (403, "forbidden")


async def test_listed_matches_are_there_to_be_watched(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris, clara = [await server.person(name) for name in ("anna", "boris", "clara")]
    shown = await server.match(anna, boris)
    await server.match(anna, seats=SEATS, spectators=False)
    await server.match(anna, boris, seats=SEATS[:4])
    await server.match(anna, listed=False)
    lobby = await clara.get("/matches")
    assert [match["id"] for match in lobby["watch"]] == [shown]
    assert (await anna.get("/matches"))["watch"] == []
