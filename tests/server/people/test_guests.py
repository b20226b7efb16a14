"""Guests who come back by their link: after a log-out, from another device, and nobody else unnoticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.helpers import PASSWORD, Person, Serve, Server
from server.people.test_invitations import invited

pytestmark = pytest.mark.anyio


async def guest_of(server: Server, owner: Person) -> tuple[Person, str, str]:
    """Boris, a guest who plays Japan and the USSR; the match, and his link's token. Clara has the rest."""
    match, tokens = await invited(owner)
    boris, clara = server.guest(), await server.person("clara")
    await boris.post(f"/matches/{match}/guest", {"name": "Boris", "token": tokens["japan"]})
    await boris.post(f"/matches/{match}/join", {"token": tokens["japan"]})
    await clara.post(f"/matches/{match}/join", {"token": tokens["italy"]})
    return boris, match, tokens["japan"]


async def back(server: Server, match: str, token: str) -> Person:
    """Whoever comes by that link, in a browser that was never here."""
    person = server.guest()
    await person.post(f"/matches/{match}/return", {"token": token})
    return person


async def plays(person: Person, match: str) -> set[str]:
    return set((await person.get(f"/matches/{match}/table"))["own"])


async def test_a_guest_who_logs_out_gets_his_seat_back_by_his_link(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.person("anna")
    boris, match, token = await guest_of(server, anna)
    assert (await boris.http.delete("/api/session")).status_code == 204
    assert (await boris.get("/me"))["user"] is None
    info = await boris.get(f"/matches/{match}", token=token)
    assert (info["returns"], info["invited"]) == ("Boris", [])
    async with anna.line(match) as line:
        me = await boris.post(f"/matches/{match}/return", {"token": token})
        assert (me["user"]["name"], me["user"]["guest"]) == ("Boris", True)
        assert await plays(boris, match) == {"japan", "ussr"}
        await line.until(lambda line: line.chat)
        assert (line.chat[0]["kind"], line.chat[0]["name"]) == ("device", "Boris")
    # On a second device too, at the same time.
    elsewhere = await back(server, match, token)
    assert await plays(elsewhere, match) == await plays(boris, match) == {"japan", "ussr"}


async def test_the_owner_renews_a_link_and_the_old_one_ends(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.person("anna")
    boris, match, token = await guest_of(server, anna)
    thief = await back(server, match, token)
    path = f"/matches/{match}/seats/japan/link"
    assert await thief.refused(path, {}) == (403, "forbidden")
    assert {"japan", "ussr"} <= set(await anna.get(f"/matches/{match}/links"))
    assert await boris.get(f"/matches/{match}/links") == []
    assert await server.guest().refused(f"/matches/{match}/links", method="GET") == (404, "not_found")
    async with thief.line(match) as line:
        renewed = await anna.post(path)
        await line.end()
    assert (await thief.get("/me"))["user"] is None
    assert await server.guest().refused(f"/matches/{match}/return", {"token": token}) == (404, "not_found")
    assert await plays(boris, match) == {"japan", "ussr"}
    assert await plays(await back(server, match, renewed["token"]), match) == {"japan", "ussr"}
    # Who has an account, or sits nowhere, has no link; a bot neither.
    assert await anna.refused(f"/matches/{match}/seats/uk/link", {}) == (409, "conflict")
    assert await anna.refused(f"/matches/{match}/seats/atlantis/link", {}) == (422, "unknown_seat")


async def test_a_guest_has_a_link_that_even_the_owner_does_not_know(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.person("anna")
    boris, match, token = await guest_of(server, anna)
    mine = await boris.post("/link")
    assert mine["match"] == match
    assert await server.guest().refused(f"/matches/{match}/return", {"token": token}) == (404, "not_found")
    assert (await (await back(server, match, mine["token"])).get("/me"))["user"]["name"] == "Boris"
    # With a password he needs none.
    await boris.post("/password", {"password": PASSWORD})
    assert await server.guest().refused(f"/matches/{match}/return", mine | {"match": 1}) == (
        400,
        "bad_request",
    )
    again = {"token": mine["token"]}
    assert await server.guest().refused(f"/matches/{match}/return", again) == (404, "not_found")
    assert await boris.refused("/link", {}) == (409, "conflict")
    assert await server.guest().refused("/link", {}) == (401, "not_logged_in")


async def test_who_invites_a_guest_next_cannot_come_as_him(serve: Serve, db: str) -> None:
    """The second invitation gives a seat, and no second link: its owner would see the hand of the first."""
    server = await serve(db=db)
    anna, eve = await server.person("anna"), await server.person("eve")
    boris, first, _ = await guest_of(server, anna)
    second, tokens = await invited(eve)
    await boris.post(f"/matches/{second}/join", {"token": tokens["japan"]})
    stranger = server.guest()
    answer = {"token": tokens["japan"]}
    assert await stranger.refused(f"/matches/{second}/return", answer) == (404, "not_found")
    assert await eve.refused(f"/matches/{second}/seats/japan/link", {}) == (409, "conflict")
    assert await eve.refused(f"/matches/{first}/seats/japan/link", {}) == (404, "not_found")


async def test_a_link_that_is_guessed_opens_nothing_and_is_slow(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, db: str
) -> None:
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("quadrant.server.people.accounts.pause", wait)
    server = await serve(db=db)
    anna = await server.person("anna")
    _, match, token = await guest_of(server, anna)
    for guess in ("guessed", token[:-1], token + "x", "%", "0") * 2:
        stranger = server.guest()
        assert await stranger.refused(f"/matches/{match}/return", {"token": guess}) == (404, "not_found")
        assert (await stranger.get("/me"))["user"] is None
    assert waited


async def test_the_database_does_not_know_the_link(serve: Serve, sqlite: str) -> None:
    server = await serve()
    _, _, token = await guest_of(server, await server.person("anna"))
    await server.services.store.close()
    files = Path(sqlite.removeprefix("sqlite:///")).parent.glob("*")
    assert not any(token.encode() in file.read_bytes() for file in files)
