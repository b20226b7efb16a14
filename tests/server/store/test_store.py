"""The store, on both databases: all of a change or nothing, and of two writers only one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import Connection, text

import quadrant
from quadrant.bots.reasons import Reason
from quadrant.kernel.flow import Choice
from quadrant.kernel.message import Event
from quadrant.kernel.orders import Orders
from quadrant.server.problems import Conflict, Stale
from quadrant.server.store import database
from quadrant.server.store.columns import metadata
from quadrant.server.store.lines import Spoken
from quadrant.server.store.rows import (
    ChoiceRow,
    Head,
    MatchRow,
    SeatRow,
    Snapshot,
    Write,
    from_events,
    from_reasons,
    now,
    to_events,
    to_json,
)
from quadrant.server.store.store import Store

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(db: str) -> AsyncIterator[Store]:
    opened = await Store.open(db)
    yield opened
    await opened.close()


async def add(store: Store, id: str = "first") -> MatchRow:
    """A match between two people, before its first choice."""
    time = now()
    user = await store.user(name="anna")
    owner = user.id if user else await store.add_user("anna", None)
    row = MatchRow(
        id=id,
        game="generals",
        version=1,
        scenario="standard",
        options={"margin_victory": True},
        seed="7",
        title="Генералы",
        owner_id=owner,
        listed=True,
        created=time,
        changed=time,
        opening=to_events([Event("event-opening", args={"count": 2})]),
        told=1,
        waiting="germany",
    )
    seats = [SeatRow(id, "germany", "person", owner), SeatRow(id, "uk", "open", token="secret")]
    await store.add_match(row, seats, [Snapshot(0, 1, b"start", 1)])
    return row


def choice(n: int) -> ChoiceRow:
    return ChoiceRow(
        n, "germany", Choice("build", "army", n), False, to_events([Event("event-built")]), n + 1
    )


def change(row: MatchRow, count: int = 1, **fields: Any) -> Write:
    """So many more choices."""
    last = row.n + count
    head = Head(last, row.epoch, last + 1, "uk", None, False)
    made = [choice(n) for n in range(row.n + 1, last + 1)]
    return Write(match=row.id, revision=row.revision, head=head, **{"choices": made, **fields})


async def stored(store: Store, id: str = "first") -> MatchRow:
    found = await store.match(id)
    assert found is not None
    return found[0]


async def test_the_migrations_lead_to_the_tables(store: Store) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await store._writers.run(differences) == []


async def test_older_matches_count_as_dealt_and_names_are_compared_anew(store: Store, db: str) -> None:
    await add(store)
    user = await store.add_user("ﬁona", None)

    def back(connection: Connection) -> None:
        config = database.alembic_config()
        config.attributes["connection"] = connection
        command.downgrade(config, "0005")
        connection.execute(text("UPDATE users SET key = 'ﬁona' WHERE id = :id"), {"id": user})

    await store._writers.run(back)
    again = await Store.open(db)
    found = await again.match("first")
    assert found is not None
    assert found[0].chosen
    assert {seat.seat: seat.seen for seat in found[1]} == {"germany": (found[0].owner_id,), "uk": ()}
    known = await again.user(name="FIONA")
    assert known is not None
    assert known.id == user
    await again.close()


async def test_who_had_a_name_like_anothers_still_logs_in(store: Store, db: str) -> None:
    """Names are compared by what they look like from then on; those who have one already keep it."""
    old = {"alice": "alice", "Alicé": "alicé", "mila": "mila", "Mi1a": "mi1a"}
    ids = {}
    for number, name in enumerate(old):
        ids[name] = await store.add_user(f"nobody{'x' * number}", None)

    def back(connection: Connection) -> None:
        config = database.alembic_config()
        config.attributes["connection"] = connection
        command.downgrade(config, "0013")
        for name, key in old.items():
            change = text("UPDATE users SET name = :name, key = :key WHERE id = :id")
            connection.execute(change, {"name": name, "key": key, "id": ids[name]})

    await store._writers.run(back)
    again = await Store.open(db)
    for name, id in ids.items():
        for written in (name, name.upper()):
            found = await again.user(name=written)
            assert found is not None
            assert found.id == id, written
    for name in ("álice", "AL1CE", "mlla"):
        with pytest.raises(Conflict):
            await again.add_user(name, None)
    await again.close()


async def test_tells_of_older_matches_depend_on_who_comes_if_one_played_alone(store: Store, db: str) -> None:
    for id in ("alone", "alone, and said so", "several"):
        await add(store, id)

    def back(connection: Connection) -> None:
        config = database.alembic_config()
        config.attributes["connection"] = connection
        command.downgrade(config, "0006")
        connection.execute(text("UPDATE matches SET no_tells = (id = 'alone, and said so')"))
        connection.execute(text("UPDATE seats SET kind = 'bot' WHERE seat = 'uk' AND match_id <> 'several'"))

    await store._writers.run(back)
    again = await Store.open(db)
    wanted = {"alone": None, "alone, and said so": True, "several": False}
    assert {id: (await stored(again, id)).no_tells for id in wanted} == wanted
    await again.close()


async def test_opening_again_changes_nothing(store: Store, db: str) -> None:
    row = await add(store)
    again = await Store.open(db)
    assert await stored(again) == row
    await again.close()


async def test_a_match_comes_back_as_it_was_stored(store: Store) -> None:
    row = await add(store)
    found = await store.match("first")
    assert found is not None
    assert found[0] == row
    assert {seat.seat: seat.token for seat in found[1]} == {"germany": None, "uk": "secret"}
    assert await store.match("second") is None
    assert await store.revision("second") is None
    assert await store.snapshot("first", 5) == Snapshot(0, 1, b"start", 1)


async def test_the_reasons_of_bots_are_kept_with_their_choices(store: Store) -> None:
    row = await add(store)
    why = to_json([Reason("bot-nominate", "11.4", {"issue": "global"}), Reason("bot-weight", held=True)])
    told = replace(choice(2), reasons=why)
    await store.write(change(row, 3, choices=[choice(1), told, choice(3)]))
    assert await store.reasons(row.id, 3) == [(2, "germany", why)]
    assert await store.reasons(row.id, 1) == []
    assert [made.reasons for made in await store.choices(row.id, 0, 3)] == [None, why, None]
    assert [reason.held for reason in from_reasons(why)] == [False, True]


async def test_choices_come_back_with_what_happened(store: Store) -> None:
    row = await add(store)
    await store.write(change(row, 3, snapshots=[Snapshot(2, 3, b"later", 1)]))
    after = await stored(store)
    assert (after.n, after.revision, after.waiting, after.told) == (3, 1, "uk", 4)
    assert await store.choices("first", 0) == [choice(1), choice(2), choice(3)]
    assert await store.choices("first", 1, 2) == [choice(2)]
    assert [(n, told) for n, _, told in await store.told_since("first", 2, 3)] == [(2, 3), (3, 4)]
    assert (await store.snapshot("first", 2)).state == b"later"
    assert (await store.snapshot("first", 1)).state == b"start"
    assert [event.id for event in from_events((await store.choices("first", 0))[0].events)] == ["event-built"]


async def test_of_two_writers_only_one_wins(store: Store, db: str) -> None:
    row = await add(store)
    other = await Store.open(db)
    tries = [store.write(change(row)), other.write(change(row, 2)), store.write(change(row, 3))]
    ends = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(end).__name__ for end in ends) == ["NoneType", "Stale", "Stale"]
    after = await stored(store)
    assert after.revision == 1
    assert len(await store.choices("first", 0)) == after.n
    await other.close()


async def test_many_writers_lose_nothing(store: Store, db: str) -> None:
    """Two processes push a match forward as fast as they can: every success is there, in order, once."""
    await add(store)
    other = await Store.open(db)

    async def push(through: Store) -> int:
        won = 0
        while won < 15:
            row = await stored(through)
            try:
                await through.write(change(row))
            except Stale:
                continue
            won += 1
        return won

    wins = await asyncio.gather(push(store), push(other))
    after = await stored(store)
    assert after.n == after.revision == sum(wins)
    assert [row.n for row in await store.choices("first", 0)] == list(range(1, after.n + 1))
    await other.close()


async def test_changes_of_many_matches_are_stored_together(store: Store) -> None:
    rows = [await add(store, f"match{i}") for i in range(20)]
    stale = replace(rows[3], revision=5)
    changes = [change(stale if i == 3 else row) for i, row in enumerate(rows)]
    ends = await asyncio.gather(*map(store.write, changes), return_exceptions=True)
    assert [type(end) for end in ends] == [Stale if i == 3 else type(None) for i in range(20)]
    assert [(await stored(store, row.id)).n for row in rows] == [0 if i == 3 else 1 for i in range(20)]


async def test_whoever_stops_waiting_for_a_write_disturbs_nobody(store: Store) -> None:
    row = await add(store)
    impatient = asyncio.create_task(store.drop_notices(row.owner_id))
    await asyncio.sleep(0)  # it has begun
    impatient.cancel()
    ends = await asyncio.gather(impatient, store.write(change(row)), return_exceptions=True)
    assert [type(end) for end in ends] == [asyncio.CancelledError, type(None)]
    assert (await stored(store)).n == 1


async def test_a_change_that_cannot_be_stored_does_not_take_others_with_it(store: Store) -> None:
    good, bad = await add(store, "good"), await add(store, "bad")
    twice = change(bad, choices=[choice(1), choice(1)])
    ends = await asyncio.gather(store.write(change(good)), store.write(twice), return_exceptions=True)
    assert ends[0] is None
    assert isinstance(ends[1], Stale)
    assert (await stored(store, "good")).n == 1
    assert (await stored(store, "bad")).n == 0
    assert await store.choices("bad", 0) == []


async def test_choices_taken_back_are_gone_and_the_epoch_tells(store: Store) -> None:
    row = await add(store)
    await store.write(change(row, 5, snapshots=[Snapshot(3, 4, b"three", 1)]))
    row = await stored(store)
    head = Head(2, 1, 3, "germany", None, False)
    await store.write(Write(match="first", revision=row.revision, head=head, cut=2))
    row = await stored(store)
    assert (row.n, row.epoch, row.revision) == (2, 1, 2)
    assert [made.n for made in await store.choices("first", 0)] == [1, 2]
    assert (await store.snapshot("first", 9)).n == 0
    await store.write(change(row, 1, snapshots=[Snapshot(0, 1, b"again", 1)]))
    assert (await store.snapshot("first", 9)).state == b"start"


async def test_seats_and_results_are_stored_with_the_change(store: Store) -> None:
    row = await add(store)
    seat = SeatRow("first", "uk", "bot", bot="staff", left=True, orders=Orders(only_for=("card",)))
    result = quadrant.Result(("axis",), "win-points", "win.points", {"axis": 30})
    head = Head(0, 0, 1, None, result, True)
    await store.write(
        Write(match="first", revision=0, head=head, seats=[seat], notices=[(row.owner_id, "over")])
    )
    found = await store.match("first")
    assert found is not None
    assert found[0].result == result
    assert found[0].over
    assert seat in found[1]


async def test_a_notice_is_given_once(store: Store) -> None:
    row = await add(store)
    for _ in range(3):
        await store.write(change(await stored(store), notices=[(row.owner_id, "turn")]))
    ((notice, match, kind, _),) = await store.notices(row.owner_id)
    assert (match.id, kind) == ("first", "turn")
    await store.drop_notices(row.owner_id + 1, notice=notice)
    assert len(await store.notices(row.owner_id)) == 1
    await store.drop_notices(row.owner_id, match="first")
    assert await store.notices(row.owner_id) == []


async def test_names_are_taken_whatever_their_capitals(store: Store) -> None:
    user = await store.add_user("Анна", "hash")
    with pytest.raises(Conflict):
        await store.add_user("анна", "hash")
    found = await store.user(name="АННА")
    assert found is not None
    assert (found.id, found.name, found.password) == (user, "Анна", "hash")
    assert await store.names([user, 999]) == {user: "Анна"}


async def test_sessions_end(store: Store) -> None:
    user = await store.add_user("anna", None)
    await store.add_session("old", user, now() - 1)
    await store.add_session("new", user, now() + 60_000)
    assert await store.session("old") is None
    assert (await store.session("new")) is not None
    await store.drop_session("new")
    assert await store.session("new") is None


async def test_attempts_are_counted_and_forgotten(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for n in range(1, 4):
        await store.attempt(["name anna", f"address {n}"])
        assert await store.attempts("name anna", 0) == n
    assert await store.attempts("name anna", now() + 1) == 0
    await store.forget_attempts("name anna")
    assert await store.attempts("name anna", 0) == 0
    monkeypatch.setattr("quadrant.server.store.store.TRIED", -1)
    await store.attempt(["name boris"])
    assert [await store.attempts(key, 0) for key in ("address 1", "name boris")] == [0, 1]


async def test_chat_comes_in_order(store: Store) -> None:
    row = await add(store)
    lines = [(await store.said_now("first", Spoken(row.owner_id, f"line {i}"))).id for i in range(3)]
    assert [line.text for line in await store.chat("first", lines[0])] == ["line 1", "line 2"]


async def test_bots_that_must_move_are_found(store: Store) -> None:
    row = await add(store)
    assert await store.bots_to_move() == []
    seat = SeatRow("first", "uk", "bot", bot="staff")
    await store.write(change(row, seats=[seat]))
    assert [id for id, _ in await store.bots_to_move()] == ["first"]


def test_only_one_server_uses_a_file(folder: Path) -> None:
    url = database.address(str(folder / "new" / "matches.sqlite3"))
    held = database.claim(url)
    assert held is not None
    with pytest.raises(database.DatabaseError, match="another server"):
        database.claim(url)
    held.close()
    again = database.claim(url)
    assert again is not None
    again.close()


@pytest.mark.parametrize("wrong", ["mysql://somewhere/db", "sqlite://", "http://[broken"])
def test_an_address_that_is_none_is_named(wrong: str) -> None:
    with pytest.raises(database.DatabaseError, match=r"database|SQLite"):
        database.address(wrong)


async def test_a_file_that_is_no_database_is_named(folder: Path) -> None:
    file = folder / "matches.sqlite3"
    file.write_text("this is not a database, whatever its name says" * 100)
    with pytest.raises(database.DatabaseError, match="cannot be opened"):
        await Store.open(str(file))


def test_the_usual_place_is_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    monkeypatch.setattr("sys.platform", "linux")
    assert database.address(None).database == f"{folder}/quadrant/matches.sqlite3"
    monkeypatch.setattr("sys.platform", "darwin")
    assert database.data_folder().parts[-3:] == ("Library", "Application Support", "quadrant")
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(folder))
    assert database.data_folder() == folder / "quadrant"
