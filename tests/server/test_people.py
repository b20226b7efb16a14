"""Accounts, sessions, and requests that come from somewhere else."""

from __future__ import annotations

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from quadrant.errors import QuadrantError
from quadrant.server import accounts
from quadrant.server.settings import Settings
from server.helpers import PASSWORD, Serve

pytestmark = pytest.mark.anyio


async def test_on_ones_own_machine_there_is_one_user_and_no_account(serve: Serve) -> None:
    server = await serve(public=False)
    guest = server.guest()
    assert await guest.get("/me") == {"public": False, "user": {"id": 1, "name": "local"}}
    credentials = {"name": "anna", "password": PASSWORD}
    assert await guest.refused("/account", credentials) == (403, "forbidden")
    assert await guest.refused("/session", credentials) == (403, "forbidden")
    match = await server.match(guest, listed=False)
    assert (await guest.get(f"/matches/{match}"))["mine"]


async def test_register_log_out_and_log_in(serve: Serve) -> None:
    server = await serve()
    anna = server.guest("Анна Каренина")
    assert await anna.get("/me") == {"public": True, "user": None}
    assert await anna.refused("/matches", {"game": "generals"}) == (401, "not_logged_in")
    await anna.register()
    assert (await anna.get("/me"))["user"]["name"] == "Анна Каренина"
    cookie = next(iter(anna.http.cookies.jar))
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert cookie.get_nonstandard_attr("SameSite") == "strict"
    token = cookie.value
    assert (await anna.http.delete("/api/session")).status_code == 204
    assert (await anna.get("/me"))["user"] is None
    # The session is gone on the server, not only in the browser.
    anna.http.cookies.set("quadrant", str(token))
    assert (await anna.get("/me"))["user"] is None
    anna.http.cookies.clear()
    await anna.post("/session", {"name": "анна каренина", "password": PASSWORD})
    assert (await anna.get("/me"))["user"]["name"] == "Анна Каренина"


async def test_a_stored_password_cannot_be_read(serve: Serve) -> None:
    server = await serve()
    await server.guest("anna").register()
    user = await server.services.store.user(name="anna")
    assert user is not None
    assert str(user.password).startswith("$argon2id$")
    assert PASSWORD not in str(user.password)


async def test_a_name_is_taken_once(serve: Serve) -> None:
    server = await serve()
    await server.guest("anna").register()
    again = {"name": "ANNA", "password": PASSWORD}
    assert await server.guest().refused("/account", again) == (409, "conflict")


async def test_guessing_passwords_comes_to_an_end(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "TRIES", 3)
    server = await serve()
    await server.guest("anna").register()
    thief = server.guest()
    wrong = {"name": "anna", "password": "a wrong password"}
    for _ in range(3):
        assert await thief.refused("/session", wrong) == (403, "forbidden")
    assert await thief.refused("/session", wrong) == (429, "too_many")
    # Then the right password does not help either, wherever it comes from.
    assert await thief.refused("/session", {"name": "anna", "password": PASSWORD}) == (429, "too_many")


async def test_nobody_learns_who_has_an_account(serve: Serve) -> None:
    server = await serve()
    await server.guest("anna").register()
    answers = []
    for name in ("anna", "nobody"):
        answer = await server.guest().http.post(
            "/api/session", json={"name": name, "password": "wrong wrong wrong"}
        )
        answers.append((answer.status_code, answer.json()))
    assert answers[0] == answers[1]


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": "", "password": PASSWORD},
        {"name": "a" * 33, "password": PASSWORD},
        {"name": "<b>", "password": PASSWORD},
        {"name": "anna", "password": "short"},
        {"name": "anna"},
        {"name": "anna", "password": PASSWORD, "admin": True},
        [],
    ],
)
async def test_credentials_of_the_wrong_form_are_refused(serve: Serve, wrong: object) -> None:
    server = await serve()
    assert await server.guest().refused("/account", wrong) == (400, "bad_request")


async def test_another_site_cannot_act_for_a_visitor(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna)
    evil = {"origin": "https://evil.example"}
    for headers in (evil, {"sec-fetch-site": "cross-site"}, {"origin": "null"}):
        answer = await anna.http.post("/api/matches", json={"game": "generals"}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    own = {"origin": server.address, "sec-fetch-site": "same-origin"}
    assert (await anna.http.post("/api/matches", json={"game": "generals"}, headers=own)).status_code == 201
    url = f"{server.address}/api/matches/{match}/live".replace("http", "ws", 1)
    cookie = {"cookie": f"quadrant={anna.http.cookies['quadrant']}"}
    with pytest.raises(InvalidStatus):
        async with connect(url, additional_headers={**cookie, **evil}):
            pass
    async with connect(url, additional_headers=cookie, origin=server.address):  # type: ignore[arg-type]
        pass


async def test_a_foreign_name_does_not_lead_to_ones_own_machine(serve: Serve) -> None:
    server = await serve(public=False)
    guest = server.guest()
    answer = await guest.http.get("/api/me", headers={"host": "evil.example"})
    assert answer.status_code == 403
    for host in ("localhost:1", "127.0.0.1", "[::1]:80"):
        assert (await guest.http.get("/api/me", headers={"host": host})).status_code == 200


def test_without_accounts_only_this_machine_may_connect() -> None:
    with pytest.raises(QuadrantError, match="--public"):
        Settings(host="0.0.0.0").check()
    assert Settings(host="0.0.0.0", public=True).check()


def test_a_queue_needs_postgresql() -> None:
    with pytest.raises(QuadrantError, match="PostgreSQL"):
        Settings(queue=True).check()
