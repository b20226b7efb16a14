"""Accounts that can be recovered, moved and left: passwords, sessions, one's data, the end."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from typing import Any

import pytest

from quadrant.errors import QuadrantError
from quadrant.server import command
from server.helpers import PASSWORD, SEATS, Person, Serve, Server, play_on
from server.people.test_mail import box, confirmed, mail
from smtp import Postbox

pytestmark = pytest.mark.anyio
__all__ = ["box"]
OTHER = "another long password"


@pytest.fixture(autouse=True)
def _nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait(seconds: float) -> None:
        pass

    monkeypatch.setattr("quadrant.server.people.accounts.pause", wait)


async def logged_in(server: Server, name: str, password: str = PASSWORD) -> Person:
    person = server.guest(name)
    await person.post("/session", {"name": name, "password": password})
    return person


async def test_a_password_is_changed_and_other_devices_are_logged_out(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.guest("anna").register()
    phone = await logged_in(server, "anna")
    wrong = {"password": OTHER, "old": "a wrong password"}
    assert await anna.refused("/password", wrong) == (403, "forbidden")
    assert await anna.refused("/password", {"password": OTHER}) == (409, "conflict")
    assert (await anna.post("/password", {"password": OTHER, "old": PASSWORD}))["user"]["name"] == "anna"
    assert (await anna.get("/me"))["user"]["name"] == "anna"
    assert (await phone.get("/me"))["user"] is None
    credentials = {"name": "anna", "password": PASSWORD}
    assert await server.guest().refused("/session", credentials) == (403, "forbidden")
    await logged_in(server, "anna", OTHER)


async def test_sessions_are_listed_and_ended(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.guest("anna").register()
    match = await server.match(anna)
    phone, tablet = await logged_in(server, "anna"), await logged_in(server, "anna")
    found = await anna.get("/sessions")
    assert (len(found), [session["current"] for session in found].count(True)) == (3, True)
    assert all("python-httpx" in session["device"] and not session["by_link"] for session in found)
    theirs = next(session for session in await phone.get("/sessions") if session["current"])
    async with phone.line(match) as line:
        assert (await anna.http.delete(f"/api/sessions/{theirs['id']}")).status_code == 204
        await line.end()
    assert (await phone.get("/me"))["user"] is None
    assert await anna.refused(f"/sessions/{theirs['id']}", method="DELETE") == (404, "not_found")
    # Nobody ends another's.
    boris = await server.person("boris")
    other = (await tablet.get("/sessions"))[0]["id"]
    assert await boris.refused(f"/sessions/{other}", method="DELETE") == (404, "not_found")
    assert (await anna.http.delete("/api/sessions")).status_code == 204
    assert (await tablet.get("/me"))["user"] is None
    assert len(await anna.get("/sessions")) == 1
    assert await server.guest().refused("/sessions", method="GET") == (401, "not_logged_in")


async def test_a_forgotten_password_is_reset_by_mail(serve: Serve, box: Postbox, db: str) -> None:
    server = await serve(**mail(box), db=db)
    anna = await server.guest("anna").register()
    asked = {"address": "anna@example.org"}
    assert await anna.refused("/mail", asked) == (403, "forbidden")
    await anna.post("/mail", {**asked, "password": PASSWORD})
    await anna.post("/mail/confirm", {"token": box.link("/mail/confirm/").rsplit("/", 1)[1]})
    stranger = server.guest()
    # Whether somebody is called so is not told.
    for name in ("nobody here", "anna"):
        answer = await stranger.http.post("/api/reset", json={"name": name})
        assert (answer.status_code, answer.text) == (204, "")
    await settled(server)
    assert box.recipients[1:] == [["anna@example.org"]]
    token = box.link("/reset/").rsplit("/", 1)[1]
    me = await stranger.post("/reset/password", {"token": token, "password": OTHER})
    assert me["user"]["name"] == "anna"
    assert (await anna.get("/me"))["user"] is None
    await logged_in(server, "anna", OTHER)
    # Once.
    used = {"token": token, "password": PASSWORD}
    assert await server.guest().refused("/reset/password", used) == (404, "not_found")


async def settled(server: Server) -> None:
    """What was to be done soon is done."""
    await asyncio.gather(*server.services.matches._tasks)


async def test_a_link_to_reset_a_password_lasts_an_hour(serve: Serve, box: Postbox, db: str) -> None:
    time = 10**12
    server = await serve(**mail(box), ticks=lambda: time, db=db)
    anna = await server.person("anna")
    await confirmed(anna, box, "anna@example.org")
    await anna.http.post("/api/reset", json={"name": "anna"})
    await settled(server)
    token = box.link("/reset/").rsplit("/", 1)[1]
    for _ in range(361):
        time += 10_000
        for work in server.services.watchman.also:
            await work()
    used = {"token": token, "password": OTHER}
    assert await server.guest().refused("/reset/password", used) == (404, "not_found")


async def test_nobody_is_flooded_with_letters(serve: Serve, box: Postbox, db: str) -> None:
    server = await serve(**mail(box), db=db)
    anna = await server.person("anna")
    await confirmed(anna, box, "anna@example.org")
    for _ in range(5):
        await anna.http.post("/api/reset", json={"name": "anna"})
    await settled(server)
    assert len(box.recipients) == 1 + 3
    assert await anna.refused("/reset", {"name": "anna"}) == (429, "too_many")


async def test_without_mail_an_administrator_prints_a_link(
    serve: Serve, db: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUADRANT_URL", "https://quadrant.example/")
    server = await serve(db=db)
    await server.guest("anna").register()
    assert await server.guest().refused("/reset", {"name": "anna"}) == (409, "conflict")
    assert await asyncio.to_thread(command.admin, Namespace(db=db, task="reset", name="Anna")) == 0
    link = capsys.readouterr().out.split()[-1]
    assert link.startswith("https://quadrant.example/#/reset/")
    used = {"token": link.rsplit("/", 1)[1], "password": OTHER}
    assert (await server.guest().post("/reset/password", used))["user"]["name"] == "anna"
    with pytest.raises(QuadrantError, match="nobody is called"):
        await asyncio.to_thread(command.admin, Namespace(db=db, task="reset", name="nobody here"))


async def test_who_deletes_his_account_leaves_his_matches_without_his_name(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    boris, anna = await server.person("boris"), await server.guest("anna").register()
    match = await server.match(anna, boris)
    alone = await server.match(anna)
    await play_on(match, (anna, boris), 10)
    await anna.post(f"/matches/{match}/chat", {"text": "farewell"})
    assert await anna.refused("/account/delete", {"password": "a wrong password"}) == (403, "forbidden")
    answer = await anna.http.post("/api/account/delete", json={"password": PASSWORD})
    assert answer.status_code == 204
    assert (await anna.get("/me"))["user"] is None
    assert await server.guest().refused("/session", {"name": "anna", "password": PASSWORD}) == (
        403,
        "forbidden",
    )
    # Boris plays on, against bots, in a match of his own.
    info = await boris.get(f"/matches/{match}")
    assert info["mine"]
    assert {seat["kind"] for seat in info["seats"] if seat["seat"] in SEATS[0::2]} == {"bot"}
    assert not any(seat["kept"] for seat in info["seats"])
    assert [line["name"] for line in await boris.get(f"/matches/{match}/chat")] == [""]
    assert await boris.refused(f"/matches/{alone}", method="GET") == (404, "not_found")
    # The name is free.
    await server.guest("anna").register()


async def test_who_plays_in_matches_of_others_can_leave_too(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    assert (await boris.http.post("/api/account/delete", json={})).status_code == 204
    seats = (await anna.get(f"/matches/{match}"))["seats"]
    assert {seat["kind"] for seat in seats if seat["seat"] in SEATS[1::2]} == {"bot"}
    assert (await boris.get("/me"))["user"] is None


async def test_ones_data_is_ones_own(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris, title="Sunday")
    await anna.post(f"/matches/{match}/chat", {"text": "hello"})
    await boris.post(f"/matches/{match}/chat", {"text": "good evening"})
    found: dict[str, Any] = await anna.get("/account/data")
    assert (found["name"], [line["text"] for line in found["chat"]]) == ("anna", ["hello"])
    (mine,) = found["matches"]
    assert (mine["title"], mine["owner"], set(mine["seats"])) == ("Sunday", True, set(SEATS[0::2]))
    assert len(found["sessions"]) == 1
    assert "good evening" not in str(found)
    assert await server.guest().refused("/account/data", method="GET") == (401, "not_logged_in")


async def test_limits_hold_across_processes(serve: Serve, postgres: str) -> None:
    """Whoever spreads his tries over all processes has no more of them."""
    servers = [await serve(db=postgres, newcomers=3) for _ in range(2)]
    guests = [servers[i % 2].guest(name) for i, name in enumerate(("Ada", "Bea", "Cleo", "Dora"))]
    bodies = [{"name": guest.name, "password": PASSWORD} for guest in guests]
    both = zip(guests, bodies, strict=True)
    answers = await asyncio.gather(*(guest.http.post("/api/account", json=body) for guest, body in both))
    assert sum(answer.is_success for answer in answers) == 3


async def test_wrong_passwords_slow_down_every_process(
    serve: Serve, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has guessed at one process waits at the other."""
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("quadrant.server.people.accounts.pause", wait)
    servers = [await serve(db=postgres) for _ in range(2)]
    await servers[0].guest("anna").register()
    wrong = {"name": "anna", "password": "a wrong password"}
    for _ in range(5):
        assert await servers[0].guest().refused("/session", wrong) == (403, "forbidden")
    assert not waited
    await logged_in(servers[1], "anna")
    assert waited
