"""Around the play: new matches, invitations, leaving, resigning, analysis boards, records, chat, notices."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import quadrant
from quadrant.server.play import desk, sitting
from quadrant.server.play.loading import load
from server.helpers import SEATS, Serve, play_on

pytestmark = pytest.mark.anyio
AXIS, COALITION = SEATS[0::2], SEATS[1::2]


async def test_games_are_described(serve: Serve) -> None:
    guest = (await serve()).guest()
    generals = next(game for game in await guest.get("/games") if game["name"] == "generals")
    assert generals["seats"] == list(SEATS)
    assert generals["camps"]["japan"] == "axis"
    assert "random" in generals["bots"]
    assert [len(seating) for seating in generals["seatings"]] == [2, 3, 4, 5, 6]
    static = await guest.get("/games/generals/static")
    assert "shapes" in static["board"]
    assert "map" in static["board"]
    assert static["cards"]
    assert static["rules"][0]["title_ru"]
    assert "game-title" in static["locale"]["en"]
    assert await guest.refused("/games/chess/static", method="GET") == (404, "unknown_game")


async def test_what_does_not_change_is_not_sent_twice(serve: Serve) -> None:
    guest = (await serve()).guest()
    first = await guest.http.get("/api/games/generals/static", headers={"accept-encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    again = await guest.http.get(
        "/api/games/generals/static", headers={"if-none-match": first.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")
    plain = await guest.http.get("/api/games/generals/static", headers={"accept-encoding": "identity"})
    assert plain.json() == first.json()


async def test_a_new_match_is_what_was_asked_for(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    seats = {"germany": {"kind": "me"}, "uk": {"kind": "bot", "bot": "random"}, "usa": {"kind": "bot"}}
    body = {"game": "generals", "title": "Сталинград", "options": {"margin_victory": True}, "seats": seats}
    info = await anna.post("/matches", {**body, "no_tells": True, "spectators": False})
    assert info["title"] == "Сталинград"
    assert info["options"]["margin_victory"] is True
    assert (info["no_tells"], info["spectators"], info["listed"], info["mine"]) == (True, False, False, True)
    assert (info["status"], info["waiting"], info["my_turn"]) == ("open", "germany", True)
    kinds = {seat["seat"]: (seat["kind"], seat["bot"], seat["me"]) for seat in info["seats"]}
    assert kinds["germany"] == ("person", None, True)
    assert kinds["uk"] == ("bot", "random", False)
    assert kinds["usa"] == ("bot", "staff", False)
    assert kinds["japan"] == ("open", None, False)
    assert len(info["seed_hash"]) == 64
    assert info["seed"] is None
    assert info["id"] in [match["id"] for match in (await anna.get("/matches"))["mine"]]


async def test_where_two_or_more_people_play_there_are_no_tells_unless_they_want_them(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")

    async def no_tells(**fields: Any) -> bool:
        seats = {seat: {"kind": "bot"} for seat in SEATS} | {"germany": {"kind": "me"}} | fields.pop("seats")
        return bool((await anna.post("/matches", {"game": "generals", "seats": seats, **fields}))["no_tells"])

    another = {"uk": {"kind": "me", "person": "Boris"}}
    assert not await no_tells(seats={})
    assert not await no_tells(seats={"italy": {"kind": "me"}})
    assert await no_tells(seats={"uk": {"kind": "open"}})
    assert await no_tells(seats=another)
    assert not await no_tells(seats=another, no_tells=False)


async def test_who_shares_a_screen_is_kept_for_the_holder_alone(serve: Serve) -> None:
    server = await serve()
    anna, boris = [await server.person(name) for name in ("anna", "boris")]
    seats = {seat: {"kind": "me", "person": "Anna"} for seat in AXIS}
    seats |= {seat: {"kind": "me", "person": "Vera"} for seat in COALITION}
    info = await anna.post("/matches", {"game": "generals", "seats": seats})
    again = {seat["seat"]: seat["person"] for seat in (await anna.get(f"/matches/{info['id']}"))["seats"]}
    assert again == {seat: seats[seat]["person"] for seat in SEATS}
    for seat in (await boris.get(f"/matches/{info['id']}"))["seats"]:
        assert seat["person"] is None


@pytest.mark.parametrize(
    ("wrong", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown_game"),
        ({"scenario": "moon"}, 422, "unknown_scenario"),
        ({"options": {"magic": True}}, 422, "unknown_option"),
        ({"options": {"margin_victory": 7}}, 422, "unknown_option"),
        ({"seats": {"france": {"kind": "me"}}}, 422, "unknown_seat"),
        ({"seats": {"uk": {"kind": "bot", "bot": "deep blue"}}}, 422, "unknown_bot"),
        ({"seats": {"uk": {"kind": "ghost"}}}, 400, "bad_request"),
        ({"seed": "1"}, 403, "forbidden"),
        ({"titel": "x"}, 400, "bad_request"),
        ({"title": "x" * 200}, 400, "bad_request"),
    ],
)
async def test_a_wrong_match_is_refused_by_name(
    serve: Serve, wrong: dict[str, Any], status: int, code: str
) -> None:
    server = await serve()
    anna = await server.person("anna")
    assert await anna.refused("/matches", {"game": "generals", **wrong}) == (status, code)
    assert (await anna.get("/matches"))["mine"] == []


async def test_an_open_seat_is_taken_by_invitation(serve: Serve) -> None:
    server = await serve()
    anna, boris, vera = [await server.person(name) for name in ("anna", "boris", "vera")]
    match = await server.match(anna, seats=AXIS, listed=False, spectators=False)
    tokens = {seat["seat"]: seat["token"] for seat in (await anna.get(f"/matches/{match}"))["seats"]}
    assert tokens["germany"] is None
    path = f"/matches/{match}/seats/uk"
    assert await boris.refused(f"/matches/{match}", method="GET") == (404, "not_found")
    assert await boris.refused(path, {"kind": "me"}) == (404, "not_found")
    wrong = {"kind": "me", "token": tokens["usa"]}
    assert await boris.refused(path, wrong) == (403, "forbidden")
    shown = await boris.get(f"/matches/{match}", token=tokens["uk"])
    assert all(seat["token"] is None for seat in shown["seats"])
    info = await boris.post(path, {"kind": "me", "token": tokens["uk"]})
    assert next(seat for seat in info["seats"] if seat["seat"] == "uk")["name"] == "boris"
    assert await vera.refused(path, {"kind": "me", "token": tokens["uk"]}) == (404, "not_found")
    assert (await boris.get(f"/matches/{match}/table"))["own"] == {}
    for seat in ("ussr", "usa"):
        await boris.post(f"/matches/{match}/seats/{seat}", {"kind": "me", "token": tokens[seat]})
    assert set((await boris.get(f"/matches/{match}/table"))["own"]) == set(COALITION)
    assert await server.guest().refused(path, {"kind": "me", "token": tokens["usa"]}) == (
        401,
        "not_logged_in",
    )
    # The owner is told.
    told = {(notice["kind"], notice["match"]) for notice in await anna.get("/notices")}
    assert told == {("seat", match), ("turn", match)}


async def test_a_listed_match_can_be_joined_by_all(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, seats=AXIS)
    assert [found["id"] for found in (await boris.get("/matches"))["open"]] == [match]
    assert (await anna.get("/matches"))["open"] == []
    assert [found["id"] for found in (await server.guest().get("/matches"))["open"]] == [match]
    await boris.post(f"/matches/{match}/seats/uk", {"kind": "me"})
    assert [found["id"] for found in (await boris.get("/matches"))["mine"]] == [match]
    assert await anna.refused(f"/matches/{match}/seats/uk", {"kind": "me"}) == (403, "forbidden")


async def test_a_left_seat_is_handed_to_a_bot_by_the_owner_only(serve: Serve) -> None:
    server = await serve()
    anna, boris, vera = [await server.person(name) for name in ("anna", "boris", "vera")]
    match = await server.match(anna, boris, vera)
    path = f"/matches/{match}/seats/uk"
    assert await anna.refused(path, {"kind": "bot"}) == (403, "forbidden")
    assert await vera.refused(path, {"kind": "bot"}) == (403, "forbidden")
    async with boris.line(match) as line:
        assert await boris.refused(path, {"kind": "open"}) == (409, "conflict")
        await boris.post(path, {"kind": "bot"})
        await line.until(lambda line: "uk" not in line.table["own"])
        assert set(line.table["own"]) == {"italy"}
    assert await vera.refused(path, {"kind": "bot"}) == (403, "forbidden")
    info = await anna.post(path, {"kind": "bot", "bot": "random"})
    assert next(seat for seat in info["seats"] if seat["seat"] == "uk")["bot"] == "random"
    # It was boris's, and can be his again.
    assert await anna.refused(path, {"kind": "me"}) == (409, "conflict")
    assert await vera.refused(path, {"kind": "me"}) == (403, "forbidden")
    await boris.post(path, {"kind": "me"})
    assert await anna.refused(f"/matches/{match}/seats/atlantis", {"kind": "me"}) == (422, "unknown_seat")


async def test_a_resigned_seat_is_handed_to_a_bot_by_anybody_who_plays(serve: Serve) -> None:
    server = await serve()
    anna, boris, vera, eve = [await server.person(name) for name in ("anna", "boris", "vera", "eve")]
    match = await server.match(anna, boris, vera)
    # The owner himself has gone: nobody else would be left to see to it.
    await anna.post(f"/matches/{match}/resign", {"seat": "germany"})
    path = f"/matches/{match}/seats/germany"
    assert await eve.refused(path, {"kind": "bot"}) == (403, "forbidden")
    assert await boris.refused(path, {"kind": "me"}) == (403, "forbidden")
    info = await vera.post(path, {"kind": "bot", "bot": "random"})
    # The usual bot, whichever was asked for: an opponent does not pick a weak one.
    assert next(seat for seat in info["seats"] if seat["seat"] == "germany")["bot"] == "staff"


async def test_a_player_who_does_not_answer_for_long_counts_as_gone(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(boris, anna)
    await boris.post(f"/matches/{match}/seats/germany", {"kind": "bot"})
    other = await server.match(anna, seats=("uk",))
    for seat in SEATS:
        if seat != "uk":
            await boris.post(f"/matches/{other}/seats/{seat}", {"kind": "me"})
    path = f"/matches/{other}/seats/germany"
    assert await anna.refused(path, {"kind": "bot"}) == (403, "forbidden")
    monkeypatch.setattr(sitting, "ABSENT", -1)
    async with boris.line(other):
        assert await anna.refused(path, {"kind": "bot"}) == (403, "forbidden")
    async with server.services.matches.open(other) as live:
        assert not live.listeners
    await anna.post(path, {"kind": "bot"})


async def test_who_takes_over_a_seat_is_told_what_it_knows(serve: Serve) -> None:
    server = await serve()
    anna, boris, vera = [await server.person(name) for name in ("anna", "boris", "vera")]
    match = await server.match(anna, boris)
    await play_on(match, (anna, boris), 30)
    mine = (await boris.get(f"/matches/{match}/table"))["events"]
    for seat in COALITION:
        await boris.post(f"/matches/{match}/seats/{seat}", {"kind": "bot"})
    async with boris.line(match) as line:
        assert line.events != mine
        for seat in COALITION:
            await boris.post(f"/matches/{match}/seats/{seat}", {"kind": "me"})
        await line.until(lambda line: set(line.table["own"]) == set(COALITION))
        assert line.events == mine
    # A seat that only a bot has played is anybody's who has seen nothing yet.
    match = await server.match(anna, vera, seats=SEATS[:5])
    await anna.post(f"/matches/{match}/seats/usa", {"kind": "bot"})
    await play_on(match, (anna, vera), 10)
    await anna.post(f"/matches/{match}/seats/usa", {"kind": "open"})
    async with boris.line(match) as line:
        await boris.post(f"/matches/{match}/seats/usa", {"kind": "me"})
        await line.until(lambda line: set(line.table["own"]) == {"usa"})
        await line.until(lambda line: set(line.presence["seats"]) == {"usa"})


async def test_the_last_person_who_resigns_ends_a_match_of_three(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    seats = {"uk": {"kind": "me"}, **{seat: {"kind": "bot", "bot": "random"} for seat in ("ussr", "us")}}
    wanted = {"game": "churchill", "scenario": "training", "seats": seats}
    match = (await anna.post("/matches", wanted))["id"]
    info = await anna.post(f"/matches/{match}/resign", {"seat": "uk"})
    assert info["status"] == "over"
    # Of the two bots the USSR had more points.
    assert info["result"]["winners"] == ["ussr"]


async def test_resigning_loses_when_nobody_of_the_camp_is_left(serve: Serve) -> None:
    server = await serve()
    anna, boris, vera = [await server.person(name) for name in ("anna", "boris", "vera")]
    match = await server.match(anna, seats=AXIS)
    await boris.post(f"/matches/{match}/seats/uk", {"kind": "me"})
    for seat in ("ussr", "usa"):
        await vera.post(f"/matches/{match}/seats/{seat}", {"kind": "me"})
    assert await anna.refused(f"/matches/{match}/resign", {"seat": "uk"}) == (403, "forbidden")
    info = await boris.post(f"/matches/{match}/resign", {"seat": "uk"})
    assert info["status"] == "playing"
    assert next(seat for seat in info["seats"] if seat["seat"] == "uk")["left"]
    assert (await boris.get(f"/matches/{match}/table"))["own"] == {}
    async with anna.line(match) as line:
        info = await vera.post(f"/matches/{match}/resign", {"seat": "usa"})
        await line.until(lambda line: line.table["result"])
        assert line.table["seed"]
        assert line.table["decision"] is None
    assert info["status"] == "over"
    assert info["result"]["winners"] == ["axis"]
    assert info["result"]["reason"] == "win-resigned"
    assert quadrant.new("generals", seed=info["seed"]).commitment == info["seed_hash"]
    assert await anna.refused(f"/matches/{match}/resign", {"seat": "germany"}) == (409, "conflict")
    choice = {"seat": "germany", "n": 0, "choice": ["pass"]}
    assert await anna.refused(f"/matches/{match}/choices", choice) == (422, "match_over")
    assert await anna.refused(f"/matches/{match}/undo", {"seat": "germany", "n": 0}) == (409, "undo_refused")
    assert await anna.refused(f"/matches/{match}/seats/uk", {"kind": "bot"}) == (409, "conflict")
    assert [found["id"] for found in (await boris.get("/matches"))["over"]] == [match]
    again = await load(server.services.store, match)
    assert (again.row.over, again.waiting) == (True, None)


async def test_a_finished_match_is_forked_as_it_was(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna)
    await play_on(match, (anna,), 80)
    await anna.post(f"/matches/{match}/resign", {"seat": "uk"})
    board = await boris.post(f"/matches/{match}/fork", {"n": 50})
    assert (board["kind"], board["parent"], board["parent_n"], board["n"]) == ("analysis", match, 50, 50)
    for key in ("view", "events", "waiting", "n"):
        then = await boris.get(f"/matches/{match}/table", n=50, seat="uk")
        now = await boris.get(f"/matches/{board['id']}/table", seat="uk")
        assert now[key] == then[key]
    # It is the board of the one who made it, and nobody else's.
    assert set((await boris.get(f"/matches/{board['id']}/table"))["own"]) == set(SEATS)
    assert await anna.refused(f"/matches/{board['id']}", method="GET") == (404, "not_found")
    await play_on(board["id"], (boris,), 40)
    record = await boris.get(f"/matches/{board['id']}/record")
    assert len(quadrant.load(record).choices) >= 90
    assert await boris.refused(f"/matches/{match}/fork", {"n": 81}) == (404, "not_found")


async def test_a_running_match_is_forked_without_its_secrets(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    await play_on(match, (anna, boris), 60)
    async with server.services.matches.open(match) as live:
        hands = {seat: live.game.secrets(live.match.state, seat).hand for seat in SEATS}
        key = live.match.state.key
    board = await anna.post(f"/matches/{match}/fork", {})
    shown = await anna.get(f"/matches/{board['id']}/table")
    assert shown["view"] == (await anna.get(f"/matches/{match}/table"))["view"]
    assert shown["own"]["germany"]["hand"] == list(hands["germany"])
    assert any(shown["own"][seat]["hand"] != list(hands[seat]) for seat in COALITION)
    async with server.services.matches.open(board["id"]) as live:
        assert live.match.state.key != key
    assert await anna.refused(f"/matches/{board['id']}/record", method="GET") == (409, "conflict")
    await play_on(board["id"], (anna,), 20)
    again = await anna.post(f"/matches/{board['id']}/fork", {})
    assert again["parent"] == board["id"]


async def test_the_record_comes_at_the_end(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna)
    await play_on(match, (anna,), 10)
    assert await anna.refused(f"/matches/{match}/record", method="GET") == (403, "forbidden")
    await anna.post(f"/matches/{match}/resign", {"seat": "uk"})
    record = await anna.get(f"/matches/{match}/record")
    assert len(quadrant.load(record).choices) == 10


async def test_a_record_is_imported_and_played_on(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    game = quadrant.new("generals", seed=7)
    chance = random.Random(1)
    for _ in range(100):
        game.choose(chance.choice(game.options()))
    info = await anna.post("/matches/import", game.record())
    assert (info["n"], info["status"], info["kind"]) == (100, "playing", "analysis")
    await play_on(info["id"], (anna,), 30)
    shown = await anna.get(f"/matches/{info['id']}/table", n=100)
    assert shown["view"]["round"] == game.view(None).round
    assert [event["id"] for event in shown["events"]] == [event.id for event in _seen(game)]
    while game.seat:
        game.choose(chance.choice(game.options()))
    info = await anna.post("/matches/import", game.record())
    assert (info["status"], info["kind"]) == ("over", "match")
    assert info["result"]["winners"] == list(game.result.winners)  # type: ignore[union-attr]


def _seen(game: quadrant.Match) -> list[quadrant.Event]:
    """Events as the holder of all seats sees them."""
    found = (event.seen_by(event.seats[0] if event.seats else None) for event in game.events)
    return [event for event in found if event is not None]


async def test_a_bad_record_is_refused_by_name(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    game = quadrant.new("generals", seed=7)
    game.choose(game.options()[0])
    good = game.record()
    cases = [
        ({}, "foreign_record"),
        ({**good, "format": "chess"}, "foreign_record"),
        ({**good, "seed": None}, "damaged_record"),
        ({**good, "choices": [["germany", "fly"]]}, "damaged_record"),
        ({**good, "choices": [["germany", "pass"]] * 30_000}, "damaged_record"),
        ({**good, "digest": "0"}, "damaged_record"),
    ]
    for wrong, code in cases:
        assert await anna.refused("/matches/import", wrong) == (422, code)
    assert await anna.refused("/matches/import", {**good, "version": 0}) == (409, "version_mismatch")
    assert await anna.refused("/matches/import", {**good, "game": "chess"}) == (404, "unknown_game")
    assert await anna.refused("/matches/import", [1]) == (400, "bad_request")
    assert await anna.refused("/matches/import", {"x": "y" * 3_000_000}) == (413, "too_large")
    assert (await anna.get("/matches"))["over"] == []


async def test_those_who_play_talk_and_all_who_look_hear(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna)
    async with boris.line(match) as line:
        said = await anna.post(f"/matches/{match}/chat", {"text": "Ура!"})
        await line.until(lambda line: line.chat)
        assert line.chat == [said]
    assert await boris.refused(f"/matches/{match}/chat", {"text": "hello"}) == (403, "forbidden")
    await anna.post(f"/matches/{match}/chat", {"text": "again"})
    assert [line["text"] for line in await boris.get(f"/matches/{match}/chat")] == ["Ура!", "again"]
    assert [line["text"] for line in await boris.get(f"/matches/{match}/chat", after=said["id"])] == ["again"]
    assert await boris.refused(f"/matches/{match}/chat", {"text": ""}) == (400, "bad_request")


async def test_who_is_away_finds_a_notice_of_his_turn(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    async with anna.line(match) as line:
        while line.table["waiting"] in AXIS:
            await line.choose_any(random.Random(1))
    ((notice),) = await boris.get("/notices")
    assert (notice["kind"], notice["match"], notice["game"]) == ("turn", match, "generals")
    assert (await anna.http.delete(f"/api/notices/{notice['id']}")).status_code == 204
    assert len(await boris.get("/notices")) == 1
    assert (await boris.http.delete(f"/api/notices/{notice['id']}")).status_code == 204
    assert await boris.get("/notices") == []
    assert await server.guest().refused("/notices", method="GET") == (401, "not_logged_in")


async def test_nobody_fills_the_server_with_matches(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "MOST", 2)
    server = await serve()
    anna = await server.person("anna")
    for _ in range(2):
        await server.match(anna)
    assert await anna.refused("/matches", {"game": "generals"}) == (429, "too_many")


async def test_nor_by_asking_for_many_at_once(serve: Serve, db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "KEPT", 3)
    servers = [await serve(db=db), await serve(db=db)] if db.startswith("postgres") else [await serve(db=db)]
    anna = await servers[0].person("anna")
    clients = [server.guest() for server in servers]
    for client in clients:
        client.http.cookies = anna.http.cookies
    asked = [client.http.post("/api/matches", json={"game": "generals"}) for client in clients * 5]
    answers = await asyncio.gather(*asked)
    assert sum(answer.status_code == 201 for answer in answers) == 3
    assert {answer.status_code for answer in answers} == {201, 429}


async def test_the_seed_may_be_chosen_where_nobody_is_cheated(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    seats = {seat: {"kind": "bot" if seat == "uk" else "me"} for seat in SEATS}
    info = await anna.post("/matches", {"game": "generals", "seats": seats, "seed": "7"})
    assert info["seed_hash"] == quadrant.new("generals", seed=7).commitment
