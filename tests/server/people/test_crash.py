"""A process that dies in the middle: what belongs together is stored together, or not at all."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import create_engine, make_url, text

from quadrant.server.play.memory import Memory
from server.helpers import Person, Serve, Server
from server.people.test_guests import back, guest_of, plays
from server.people.test_invitations import invited
from server.people.test_seats import held, seats_of
from server.play.test_clock import MINUTE, Watch, run, two

pytestmark = pytest.mark.anyio


class DiedError(Exception):
    """The process ends here; what was to come does not happen."""


async def dies(*_: Any) -> None:
    raise DiedError


def say(db: str, *words: str) -> None:
    """Do something in the database, behind the server's back."""
    url = make_url(db)
    engine = create_engine(url.set(drivername="postgresql+psycopg") if url.host or url.query else url)
    with engine.begin() as connection:
        for command in words:
            connection.execute(text(command))
    engine.dispose()


async def kinds(person: Person, match: str) -> list[str]:
    return [line["kind"] for line in await person.get(f"/matches/{match}/chat")]


async def test_the_log_says_who_holds_a_seat_even_if_the_server_dies_then(
    serve: Serve, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch()
    server = await serve(ticks=watch, db=db)
    _, boris, match = await two(server, bank=600)
    monkeypatch.setattr(Memory, "resend", dies)
    await run(server, watch, 10 * MINUTE)
    assert (await seats_of(boris, match))["germany"]["kept"] == "anna"
    assert await kinds(boris, match) == ["held"]


async def test_a_guest_who_sits_down_has_his_link_even_if_the_server_dies_then(
    serve: Serve, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await serve(db=db)
    match, tokens = await invited(await server.person("anna"))
    boris = server.guest()
    await boris.post(f"/matches/{match}/guest", {"name": "Boris", "token": tokens["japan"]})
    with monkeypatch.context() as crash:
        crash.setattr(Memory, "resend", dies)
        assert (await boris.refused(f"/matches/{match}/join", {"token": tokens["japan"]}))[0] == 500
    again = await back(server, match, tokens["japan"])
    assert [seat["seat"] for seat in (await again.get(f"/matches/{match}"))["seats"] if seat["me"]] == [
        "japan",
        "ussr",
    ]


async def test_where_the_line_cannot_be_stored_nobody_sits_down(serve: Serve, db: str) -> None:
    """Everybody at the table is told of who comes, or he does not come."""
    watch = Watch()
    server = await serve(ticks=watch, db=db)
    anna, boris, match = await held(server, watch)
    say(db, "ALTER TABLE chat RENAME TO lost")
    answer = await boris.refused(f"/matches/{match}/join", {})
    say(db, "ALTER TABLE lost RENAME TO chat")
    assert answer[0] >= 500
    assert (await seats_of(anna, match))["germany"]["kept"] == "boris"
    assert await plays(boris, match) == set()
    await boris.post(f"/matches/{match}/join", {})
    assert await kinds(anna, match) == ["held", "back"]


async def test_nobody_comes_by_a_link_unless_the_tables_are_told(serve: Serve, db: str) -> None:
    server: Server = await serve(db=db)
    anna = await server.person("anna")
    _, match, token = await guest_of(server, anna)
    thief = server.guest()
    say(db, "ALTER TABLE chat RENAME TO lost")
    answer = await thief.refused(f"/matches/{match}/return", {"token": token})
    say(db, "ALTER TABLE lost RENAME TO chat")
    assert answer[0] >= 500
    assert (await thief.get("/me"))["user"] is None
    await back(server, match, token)
    assert await kinds(anna, match) == ["device"]
