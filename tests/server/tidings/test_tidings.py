"""People who are away are told, wherever they want to hear it: once, soon, and nobody else."""

from __future__ import annotations

import asyncio
import random
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator
from hashlib import sha256
from hmac import digest
from typing import Any

import pytest
from sqlalchemy import select

from quadrant.server.store.columns import channels, outbox
from quadrant.server.tidings.channels import vapid
from quadrant.server.tidings.courier import PAUSES
from receivers import Browser, Receiver, receiving, sender_of
from server.helpers import SEATS, Person, Serve, Server
from server.people.test_mail import confirmed, mail, turn_comes, two
from server.play.test_secrets import WORDS
from smtp import postbox

pytestmark = pytest.mark.anyio
URL = "https://quadrant.example"
HOUR = 3600_000


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as found:
        yield found


class Clocks:
    """The server's own time, and the clock on the wall, in milliseconds; the wall says noon, UTC."""

    def __init__(self) -> None:
        self.ticks = 0
        self.wall = 12 * HOUR

    def settings(self) -> dict[str, Any]:
        return {"clock": lambda: self.wall}

    def govern(self, server: Server) -> None:
        """The server's own time passes as the test says."""
        server.services.store.time = lambda: 10**12 + self.ticks

    def pass_by(self, ms: int) -> None:
        self.ticks += ms
        self.wall += ms


@pytest.fixture
def clocks() -> Clocks:
    return Clocks()


def open_to(db: str, **given: Any) -> dict[str, Any]:
    """Tidings at once, to receivers on this machine."""
    return {"db": db, "delay": 0, "private": True, "url": URL, **given}


async def well_played(server: Server, anna: Person, boris: Person, match: str) -> None:
    """Both play as the staff would, until it is Boris's turn again and something has happened."""
    seat, n = "germany", 0
    while n < 30 or seat in SEATS[0::2]:
        made = {"seat": seat, "n": n, "choice": await server.advice(match)}
        person = anna if seat in SEATS[0::2] else boris
        n = (await person.post(f"/matches/{match}/choices", made))["n"]
        # In the set-up both are asked at once; the staff plays for whoever is the next in order.
        seat = (await server.guest().get(f"/matches/{match}/table"))["waiting"]


async def look(server: Server) -> None:
    await server.services.courier.look()


async def rows(server: Server, table: Any) -> list[Any]:
    return list(await server.services.store.rows(select(table)))


async def subscribed(person: Person, service: Receiver, name: str = "1", **more: Any) -> Browser:
    browser = Browser(service, name)
    await person.post("/tidings/push", browser.subscription(**more))
    return browser


# Push


async def test_a_closed_page_hears_of_ones_turn_by_push(serve: Serve, db: str, receiver: Receiver) -> None:
    server = await serve(**open_to(db))
    anna, boris, match = await two(server, title="Sunday")
    browser = await subscribed(boris, receiver)
    await look(server)
    assert receiver.got == []
    await well_played(server, anna, boris, match)
    await look(server)
    (got,) = receiver.got
    assert (got.method, got.path) == ("POST", "/push/1")
    said = browser.read(got)
    assert said["title"].startswith("Your turn (")
    assert said["title"].endswith(") in Sunday")
    assert said["path"].startswith(f"#/match/{match}")
    assert 1 <= len(said["body"].splitlines()) <= 3
    claims = sender_of(got, (await boris.get("/tidings"))["key"])
    assert (claims["aud"], claims["sub"]) == (receiver.address, URL)
    # Once.
    await look(server)
    assert len(receiver.got) == 1


async def test_the_key_is_made_once_for_all_processes(serve: Serve, db: str) -> None:
    server = await serve(**open_to(db))
    anna = await server.person("anna")
    key = (await anna.get("/tidings"))["key"]
    found = await asyncio.gather(*(vapid(server.services.store) for _ in range(4)))
    assert {made.public for made in found} == {key}


async def test_who_is_there_is_not_told_and_who_has_looked_hears_of_the_next_turn(
    serve: Serve, db: str, receiver: Receiver
) -> None:
    server = await serve(**open_to(db))
    anna, boris, match = await two(server)
    await subscribed(boris, receiver)
    async with boris.line(match):
        await turn_comes(anna, match)
        await look(server)
    assert receiver.got == []
    async with boris.line(match) as line:
        while line.table["waiting"] in SEATS[1::2]:
            await line.choose_any(random.Random(1))
    await turn_comes(anna, match)
    await look(server)
    assert len(receiver.got) == 1


async def test_whoever_comes_back_in_time_hears_nothing(
    serve: Serve, db: str, receiver: Receiver, clocks: Clocks
) -> None:
    server = await serve(**open_to(db, delay=10, **clocks.settings()))
    clocks.govern(server)
    anna, boris, match = await two(server)
    await subscribed(boris, receiver)
    await turn_comes(anna, match)
    clocks.pass_by(9_000)
    await look(server)
    assert receiver.got == []
    async with boris.line(match):
        await _settled(server)
    clocks.pass_by(9_000)
    await look(server)
    assert receiver.got == []
    assert await rows(server, outbox) == []


async def _settled(server: Server) -> None:
    await asyncio.gather(*server.services.matches._tasks)


async def test_a_browser_that_has_unsubscribed_is_forgotten(
    serve: Serve, db: str, receiver: Receiver
) -> None:
    server = await serve(**open_to(db))
    anna, boris, match = await two(server)
    await subscribed(boris, receiver)
    receiver.status = 410
    await turn_comes(anna, match)
    await look(server)
    assert (await boris.get("/tidings"))["channels"] == []
    assert await rows(server, outbox) == []


async def test_what_cannot_be_delivered_is_tried_again_later_and_later(
    serve: Serve, db: str, receiver: Receiver, clocks: Clocks
) -> None:
    server = await serve(**open_to(db, **clocks.settings()))
    clocks.govern(server)
    anna, boris, match = await two(server)
    browser = await subscribed(boris, receiver)
    receiver.status = 503
    await turn_comes(anna, match)
    await look(server)
    for n, pause in enumerate(PAUSES[:2], 1):
        clocks.pass_by(pause - 1)
        await look(server)
        assert len(receiver.got) == n
        clocks.pass_by(1)
        await look(server)
        assert len(receiver.got) == n + 1
    assert [channel["failed"] for channel in (await boris.get("/tidings"))["channels"]] == [3]
    receiver.status = 201
    clocks.pass_by(PAUSES[2])
    await look(server)
    assert browser.read(receiver.got[-1])["title"].startswith("Your turn")
    assert [channel["failed"] for channel in (await boris.get("/tidings"))["channels"]] == [0]


async def test_what_nobody_takes_is_given_up(
    serve: Serve, db: str, receiver: Receiver, clocks: Clocks
) -> None:
    server = await serve(**open_to(db, **clocks.settings()))
    clocks.govern(server)
    anna, boris, match = await two(server)
    await subscribed(boris, receiver)
    receiver.status = 500
    await turn_comes(anna, match)
    for pause in (0, *PAUSES, *PAUSES):
        clocks.pass_by(pause)
        await look(server)
    assert len(receiver.got) == 1 + len(PAUSES)


async def test_a_process_that_dies_while_it_sends_loses_nothing(
    serve: Serve, db: str, receiver: Receiver, clocks: Clocks
) -> None:
    server = await serve(**open_to(db, **clocks.settings()))
    clocks.govern(server)
    anna, boris, match = await two(server)
    await subscribed(boris, receiver)
    await turn_comes(anna, match)
    receiver.silent = asyncio.Event()
    sending = asyncio.create_task(look(server))
    await receiver.came.wait()
    sending.cancel()
    await asyncio.gather(sending, return_exceptions=True)
    receiver.silent.set()
    receiver.silent = None
    await look(server)
    assert len(receiver.got) == 1
    clocks.pass_by(60_000)
    await look(server)
    assert len(receiver.got) == 2


async def test_two_processes_tell_it_once(serve: Serve, postgres: str, receiver: Receiver) -> None:
    one, other = await serve(**open_to(postgres)), await serve(**open_to(postgres))
    anna, boris, match = await two(one)
    await subscribed(boris, receiver)
    await turn_comes(anna, match)
    await asyncio.gather(look(one), look(other))
    assert len(receiver.got) == 1


async def test_what_is_stored_with_the_choice_is_sent_after_a_restart(
    serve: Serve, db: str, receiver: Receiver
) -> None:
    server = await serve(**open_to(db))
    anna, boris, match = await two(server)
    await subscribed(boris, receiver)
    await turn_comes(anna, match)
    (waiting,) = await rows(server, outbox)
    assert (waiting.match_id, waiting.kind, waiting.tries) == (match, "turn", 0)


# Grouped, quiet, in a digest


async def test_several_matches_are_told_in_one_message(serve: Serve, db: str, receiver: Receiver) -> None:
    server = await serve(**open_to(db))
    anna, boris = await server.person("anna"), await server.person("boris")
    titles = ("Sunday", "Monday")
    matches = [await server.match(anna, boris, title=title) for title in titles]
    browser = await subscribed(boris, receiver, language="ru")
    for match in matches:
        await turn_comes(anna, match)
    await look(server)
    (got,) = receiver.got
    said = browser.read(got)
    assert (said["title"], said["path"]) == ("Вести из 2 партий", "#/")
    assert all(f"Ваш ход (Великобритания): {title}" in said["body"] for title in titles)


async def test_in_hours_of_quiet_nothing_comes_and_then_all_of_it(
    serve: Serve, db: str, receiver: Receiver, clocks: Clocks
) -> None:
    server = await serve(**open_to(db, **clocks.settings()))
    clocks.govern(server)
    anna, boris, match = await two(server)
    await subscribed(boris, receiver)
    # It is noon in London and nine in the evening in Tokyo.
    habits = {"zone": "Asia/Tokyo", "quiet_from": 21, "quiet_to": 8}
    assert (await boris.post("/tidings/habits", habits))["habits"] == {**habits, "digest": None}
    await turn_comes(anna, match)
    await look(server)
    clocks.pass_by(10 * HOUR)
    await look(server)
    assert receiver.got == []
    clocks.pass_by(HOUR)
    await look(server)
    assert len(receiver.got) == 1


async def test_a_digest_comes_once_a_day_at_its_hour(
    serve: Serve, db: str, receiver: Receiver, clocks: Clocks
) -> None:
    server = await serve(**open_to(db, **clocks.settings()))
    clocks.govern(server)
    anna, boris = await server.person("anna"), await server.person("boris")
    matches = [await server.match(anna, boris) for _ in range(2)]
    browser = await subscribed(boris, receiver)
    await boris.post("/tidings/habits", {"zone": "UTC", "digest": 18})
    for match in matches:
        await turn_comes(anna, match)
        await look(server)
    assert receiver.got == []
    clocks.pass_by(6 * HOUR)
    await look(server)
    (got,) = receiver.got
    assert browser.read(got)["title"] == "News from 2 matches"


@pytest.mark.parametrize(
    "habits",
    [
        {"zone": "Atlantis/City"},
        {"zone": "../../etc/passwd"},
        {"quiet_from": 3},
        {"quiet_from": 22, "quiet_to": 7, "digest": 23},
        {"quiet_from": 24, "quiet_to": 7},
    ],
)
async def test_habits_that_make_no_sense_are_refused(serve: Serve, habits: dict[str, Any]) -> None:
    anna = await (await serve()).person("anna")
    assert await anna.refused("/tidings/habits", habits) == (400, "bad_request")


async def test_mail_says_what_matters_and_keeps_the_hours_of_quiet(
    serve: Serve, db: str, clocks: Clocks
) -> None:
    with postbox() as box:
        server = await serve(**mail(box), db=db, **clocks.settings())
        anna, boris, match = await two(server)
        await confirmed(boris, box, "boris@example.org")
        await boris.post("/tidings/habits", {"zone": "UTC", "quiet_from": 9, "quiet_to": 15})
        await well_played(server, anna, boris, match)
        await server.services.mailman.look()
        assert len(box.letters) == 1
        clocks.pass_by(3 * HOUR)
        await server.services.mailman.look()
        assert "Since your last turn:" in box.text()
        assert f"/#/match/{match}?n=" in box.text()


# Webhooks


async def test_a_webhook_is_signed_and_says_what_matters(serve: Serve, db: str, receiver: Receiver) -> None:
    server = await serve(**open_to(db))
    anna, boris, match = await two(server, title="Sunday")
    asked = {"kind": "json", "address": f"{receiver.address}/hook"}
    made = await boris.post("/tidings/hooks", asked)
    assert made["secret"].startswith("whsec_")
    assert (await boris.get("/tidings"))["channels"][0]["secret"] == ""
    await well_played(server, anna, boris, match)
    await look(server)
    (got,) = receiver.got
    (told,) = got.json()["matches"]
    assert (told["match"], told["kind"]) == (match, "turn")
    assert told["link"].startswith(f"{URL}/#/match/{match}")
    assert 1 <= len(told["lines"]) <= 3
    words = f"{got.headers['webhook-id']}.{got.headers['webhook-timestamp']}.".encode() + got.body
    key = b64decode(made["secret"].removeprefix("whsec_"))
    assert got.headers["webhook-signature"] == "v1," + b64encode(digest(key, words, sha256)).decode()


async def test_discord_and_matrix_get_what_they_read(serve: Serve, db: str, receiver: Receiver) -> None:
    server = await serve(**open_to(db))
    anna, boris, match = await two(server, title="*Sunday* @everyone www.example.com")
    await boris.post("/tidings/hooks", {"kind": "discord", "address": f"{receiver.address}/discord"})
    room = {"kind": "matrix", "address": receiver.address, "room": "!room:example.org", "token": "t0ken"}
    await boris.post("/tidings/hooks", room)
    await turn_comes(anna, match)
    await look(server)
    found = {got.method: got for got in receiver.got}
    discord = found["POST"].json()
    assert discord["allowed_mentions"] == {"parse": []}
    assert r"\*Sunday\* @everyone www. example. com" in discord["content"]
    matrix = found["PUT"]
    assert matrix.path.startswith("/_matrix/client/v3/rooms/%21room%3Aexample.org/send/m.room.message/")
    assert matrix.headers["authorization"] == "Bearer t0ken"
    assert matrix.json()["msgtype"] == "m.notice"


async def test_a_match_tells_of_its_turns_what_spectators_see(
    serve: Serve, db: str, receiver: Receiver
) -> None:
    server = await serve(**open_to(db))
    anna, boris, match = await two(server, title="Sunday")
    asked = {"kind": "json", "address": f"{receiver.address}/hook"}
    path = f"/matches/{match}/hooks"
    assert await boris.refused(path, asked) == (403, "forbidden")
    assert await boris.refused(path, method="GET") == (403, "forbidden")
    made = await anna.post(path, asked)
    async with anna.line(match) as hers, boris.line(match) as his:
        lines = {seat: (hers if seat in SEATS[0::2] else his) for seat in SEATS}
        before = ""
        for _ in range(40):
            line = lines[hers.table["waiting"]]
            await line.until(lambda line: line.table["decision"])
            before = hers.table["waiting"]
            answer = await line.choose_any(random.Random(1))
            await hers.reached(answer["n"])
            await his.reached(answer["n"])
            if hers.table["waiting"] != before:
                await look(server)
    assert receiver.got
    (told,) = receiver.got[-1].json()["matches"]
    assert (told["kind"], told["player"] in ("anna", "boris")) == ("turn", True)
    assert receiver.got[-1].json()["title"].startswith("Sunday: ")
    assert await boris.refused(f"{path}/{made['id']}", method="DELETE") == (403, "forbidden")
    assert (await anna.http.delete(f"/api{path}/{made['id']}")).status_code == 204
    assert await anna.get(path) == []


async def test_a_channel_is_tried_out(serve: Serve, db: str, receiver: Receiver) -> None:
    server = await serve(**open_to(db))
    anna, boris = await server.person("anna"), await server.person("boris")
    made = await anna.post("/tidings/hooks", {"kind": "discord", "address": f"{receiver.address}/d"})
    assert await boris.refused(f"/tidings/{made['id']}/try", {}) == (404, "not_found")
    assert await boris.refused(f"/tidings/{made['id']}", method="DELETE") == (404, "not_found")
    assert await anna.post(f"/tidings/{made['id']}/try") == {"status": 200}
    assert "Quadrant can reach you here" in receiver.got[0].json()["content"]
    assert (await anna.http.delete(f"/api/tidings/{made['id']}")).status_code == 204
    assert await server.guest().refused("/tidings", method="GET") == (401, "not_logged_in")


# What nobody may do


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/hook",
        "https://127.0.0.1/hook",
        "https://[::1]/hook",
        "https://[::ffff:10.0.0.1]/hook",
        "https://192.168.1.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://localhost/hook",
        "https://printer.local/hook",
        "https://intranet/hook",
        "https://user:password@example.org/",
        "https:///hook",
        "https://exa mple.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https://example.org:99999/",
        "https://[bad/",
    ],
)
async def test_no_request_goes_to_private_addresses(serve: Serve, address: str) -> None:
    anna = await (await serve()).person("anna")
    assert await anna.refused("/tidings/hooks", {"kind": "json", "address": address}) == (400, "bad_request")


async def test_a_name_that_leads_to_a_private_address_is_not_followed(
    serve: Serve, db: str, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a name leads to is looked up when the connection is made. A name server stands in."""
    server = await serve(**open_to(db, private=False))
    anna = await server.person("anna")
    made = await anna.post("/tidings/hooks", {"kind": "json", "address": "https://rebound.example.org/"})
    port = int(receiver.address.rpartition(":")[2])
    loop = asyncio.get_running_loop()

    async def leads_here(*_: Any, **__: Any) -> Any:
        return [(2, 1, 6, "", ("93.184.215.14", 443)), (2, 1, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(loop, "getaddrinfo", leads_here)
    assert await server.services.courier.try_out(made["id"], 1) == 0
    assert receiver.got == []


async def test_a_redirection_is_not_followed(serve: Serve, db: str, receiver: Receiver) -> None:
    server = await serve(**open_to(db))
    anna = await server.person("anna")
    receiver.status, receiver.more = 302, {"location": f"{receiver.address}/elsewhere"}
    made = await anna.post("/tidings/hooks", {"kind": "json", "address": f"{receiver.address}/hook"})
    assert await anna.post(f"/tidings/{made['id']}/try") == {"status": 302}
    assert [got.path for got in receiver.got] == ["/hook"]


async def test_nobody_has_channels_without_end(serve: Serve, db: str, receiver: Receiver) -> None:
    server = await serve(**open_to(db))
    anna = await server.person("anna")
    for n in range(10):
        await anna.post("/tidings/hooks", {"kind": "json", "address": f"{receiver.address}/{n}"})
    more = {"kind": "json", "address": f"{receiver.address}/more"}
    assert await anna.refused("/tidings/hooks", more) == (409, "conflict")
    # The same browser has one channel, however often it subscribes, and whoever uses it.
    boris = await server.person("boris")
    browser = Browser(receiver)
    for person in (boris, boris, await server.person("clara")):
        await person.post("/tidings/push", browser.subscription())
    assert (await boris.get("/tidings"))["channels"] == []


async def test_nothing_is_told_that_the_person_may_not_know(
    serve: Serve, db: str, receiver: Receiver
) -> None:
    """The lines to Boris name no card that lies hidden in Anna's hands, and a match's name none at all."""
    server = await serve(**open_to(db))
    anna, boris, match = await two(server)
    browser = await subscribed(boris, receiver, "boris")
    await anna.post(f"/matches/{match}/hooks", {"kind": "json", "address": f"{receiver.address}/table"})
    static = await anna.get("/games/generals/static")
    names = {card["id"] for card in static["cards"]}
    async with anna.line(match) as line:
        while line.table["waiting"] in SEATS[0::2]:
            await line.choose_any(random.Random(1))
        hers = set(WORDS.findall(str(line.table["own"]).replace("'", '"'))) & names
    await look(server)
    assert hers
    texts = static["texts"]["en"] if "texts" in static else ""
    secret = {_named(texts, card) for card in hers}
    for got in receiver.got:
        said = str(browser.read(got)) if got.path.startswith("/push/") else got.body.decode()
        assert not any(name and name in said for name in secret)


def _named(texts: Any, card: str) -> str:
    lines = (texts if isinstance(texts, str) else "\n".join(map(str, texts))).splitlines()
    found = [line.partition("=")[2].strip() for line in lines if line.startswith(f"card-{card} ")]
    return found[0] if found else ""


async def test_who_deletes_his_account_hears_nothing_more(serve: Serve, db: str, receiver: Receiver) -> None:
    server = await serve(**open_to(db))
    anna, boris, match = await two(server)
    await subscribed(boris, receiver)
    await boris.post("/tidings/habits", {"zone": "Asia/Tokyo"})
    await turn_comes(anna, match)
    assert (await boris.http.post("/api/account/delete", json={})).status_code == 204
    await look(server)
    assert receiver.got == []
    assert await rows(server, channels) == []
