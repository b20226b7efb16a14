"""Accounts, sessions, and requests that come from somewhere else."""

from __future__ import annotations

import random

import psycopg
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from quadrant.errors import QuadrantError
from quadrant.server.people import accounts
from quadrant.server.settings import Settings
from quadrant.server.store.keys import kept
from quadrant.server.store.rows import now
from server.helpers import PASSWORD, Serve

pytestmark = pytest.mark.anyio


async def test_on_ones_own_machine_there_is_one_user_and_no_account(serve: Serve) -> None:
    server = await serve(public=False)
    guest = server.guest()
    me = await guest.get("/me")
    assert (me["public"], me["user"]["id"], me["user"]["name"]) == (False, 1, "local")
    credentials = {"name": "anna", "password": PASSWORD}
    assert await guest.refused("/account", credentials) == (403, "forbidden")
    assert await guest.refused("/session", credentials) == (403, "forbidden")
    match = await server.match(guest, listed=False)
    assert (await guest.get(f"/matches/{match}"))["mine"]


async def test_register_log_out_and_log_in(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = server.guest("Анна Каренина")
    assert await anna.get("/me") == {"public": True, "user": None, "mail": False, "moderator": False}
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


async def test_a_stored_password_cannot_be_read(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    await server.guest("anna").register()
    user = await server.services.store.user(name="anna")
    assert user is not None
    assert user.password is not None
    assert user.password.startswith("$argon2id$")
    assert PASSWORD not in user.password


async def test_a_name_is_taken_once(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    await server.guest("anna").register()
    again = {"name": "ANNA", "password": PASSWORD}
    assert await server.guest().refused("/account", again) == (409, "conflict")


WRONG = {"name": "Anna", "password": "a wrong password"}


@pytest.fixture
def waited(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long log-ins were made to wait; nobody really waits."""
    found: list[float] = []

    async def wait(seconds: float) -> None:
        found.append(seconds)

    monkeypatch.setattr(accounts, "pause", wait)
    return found


async def test_guesses_become_slow_and_lock_nobody_out(serve: Serve, db: str, waited: list[float]) -> None:
    server = await serve(db=db, proxies="127.0.0.1")
    await server.guest("anna").register()
    thief, owner = server.guest(), server.guest()
    thief.http.headers["x-forwarded-for"] = "9.9.9.9"
    for _ in range(accounts.SLOW + 12):
        assert await thief.refused("/session", WRONG) == (403, "forbidden")
    assert waited == [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 30, 30]
    # Whoever has the password gets in, from anywhere else as soon as ever, even from there in the end.
    await owner.post("/session", {"name": "anna", "password": PASSWORD})
    assert waited[12:] == [accounts.DELAY]
    await thief.post("/session", {"name": "anna", "password": PASSWORD})
    assert waited[13:] == [accounts.LONGEST]


async def test_guesses_from_many_addresses_are_slow_too(serve: Serve, waited: list[float], db: str) -> None:
    server = await serve(proxies="127.0.0.1", db=db)
    for i in range(accounts.SLOW + 1):
        thief = server.guest()
        thief.http.headers["x-forwarded-for"] = f"9.9.9.{i}"
        assert await thief.refused("/session", WRONG) == (403, "forbidden")
    assert waited == [accounts.DELAY]


async def test_the_addresses_of_one_ipv6_network_count_as_one(
    serve: Serve, waited: list[float], db: str
) -> None:
    server = await serve(proxies="127.0.0.1", db=db)
    for i in range(accounts.SLOW + 1):
        thief = server.guest()
        thief.http.headers["x-forwarded-for"] = f"2001:db8::{i + 1}:1"
        await thief.refused("/session", {**WRONG, "name": f"anna {i}"})
    assert waited == [accounts.DELAY]
    thief.http.headers["x-forwarded-for"] = "2001:db8:0:1::1"
    await thief.refused("/session", {**WRONG, "name": "boris"})
    assert waited == [accounts.DELAY]


async def test_a_try_that_is_refused_leaves_no_trace(
    serve: Serve, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await serve(db=db, newcomers=0)
    monkeypatch.setattr(accounts, "WAITING", 0)
    for path in ("/session", "/account"):
        assert await server.guest().refused(path, WRONG) == (429, "too_many")
    monkeypatch.setattr(accounts, "WAITING", 3)
    assert await server.guest().refused("/account", WRONG) == (429, "too_many")
    for key in ("address 127.0.0.1", "register 127.0.0.1", "name anna"):
        assert await server.services.store.attempts(key, 0) == 0


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    "name",
    [
        "anna\n",
        "an\tna",
        "an\u200bna",
        "an\u202ena",
        "аnna",  # the first letter is Cyrillic
        "annα",
        "admin",
        "Quadrant",
        "The Bot",
        "ＡＤＭＩＮ",
        "сервер",
        "anna  b",
        "<b>",
        " anna",
        "anna.",
        "...",
        "123",
        "a",
        "\ufdfa" * 32,
    ],
)
async def test_names_that_could_deceive_are_refused(serve: Serve, name: str, db: str) -> None:
    server = await serve(db=db)
    status, code = await server.guest().refused("/account", {"name": name, "password": PASSWORD})
    assert (status, code in ("bad_name", "bad_request")) == (400, True)
    assert await server.services.store.attempts("register 127.0.0.1", 0) == 0


async def test_names_are_the_same_however_they_are_written(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    await server.guest("Straße 1").register()
    for name in ("STRASSE 1", "straße １", "ｓｔｒａｓｓｅ 1"):
        assert await server.guest().refused("/account", {"name": name, "password": PASSWORD}) == (
            409,
            "conflict",
        )
        await server.guest().post("/session", {"name": name, "password": PASSWORD})
    for name in ("Анна Каренина", "山田 たろう", "O'Neill-Smith", "José"):
        assert (await server.guest(name).register()).name == name


async def test_logging_out_closes_the_lines_of_that_session(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.guest("anna").register()
    elsewhere = server.guest("anna")
    await elsewhere.post("/session", {"name": "anna", "password": PASSWORD})
    match = await server.match(anna)
    async with anna.line(match) as line, elsewhere.line(match) as other:
        assert (await anna.http.delete("/api/session")).status_code == 204
        assert await line.end() != 0
        await other.choose_any(random.Random(1))


async def test_logging_out_closes_lines_to_other_processes_too(serve: Serve, postgres: str) -> None:
    first, second = await serve(db=postgres), await serve(db=postgres)
    anna = await first.person("anna")
    match = await first.match(anna)
    there = second.guest("anna")
    there.http.cookies = anna.http.cookies
    async with there.line(match) as line:
        assert (await anna.http.delete("/api/session")).status_code == 204
        assert await line.end() != 0


async def test_a_line_is_closed_when_its_session_ends(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.person("anna")
    match = await server.match(anna)
    user = await server.services.store.user(name="anna")
    assert user is not None
    late = server.guest("anna")
    async with anna.line(match) as other:
        # As soon as may be: should it end before the line is there, it is somebody else's, and not closed.
        for lasts in (1000, 5000, 25000):
            await server.services.store.add_session(kept(f"{lasts}"), user.id, now() + lasts)
            late.http.cookies.set("quadrant", f"{lasts}")
            async with late.line(match) as line:
                if not line.table["own"]:
                    continue
                await line.until(lambda line: line.answers)
                assert line.answers[-1]["problem"]["code"] == "not_logged_in"
                assert await line.end() != 0
                break
        assert line.closed
        await other.choose_any(random.Random(1))


async def test_a_log_out_that_was_not_heard_of_is_made_up_for(serve: Serve, postgres: str) -> None:
    """The session ends while the connection that brings the news is down."""
    server = await serve(db=postgres)
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    async with anna.line(match) as line, boris.line(match) as other:
        await server.services.store.drop_session(kept("session-of-anna"))
        with psycopg.connect(postgres, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
            )
        assert await line.end() != 0
        assert not other.closed


async def test_nobody_learns_who_has_an_account(serve: Serve, db: str) -> None:
    server = await serve(db=db)
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
        {"name": "anna", "password": "short"},
        {"name": "anna"},
        {"name": "anna", "password": PASSWORD, "admin": True},
        [],
    ],
)
async def test_credentials_of_the_wrong_form_are_refused(serve: Serve, wrong: object, db: str) -> None:
    server = await serve(db=db)
    assert await server.guest().refused("/account", wrong) == (400, "bad_request")


async def test_another_site_cannot_act_for_a_visitor(serve: Serve, db: str) -> None:
    server = await serve(db=db)
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
