"""Mail: once a turn, to those who want it and are not there, through a real mail server on this machine."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from quadrant.errors import QuadrantError
from quadrant.kernel.text import LANGUAGES
from quadrant.server.people import letters
from quadrant.server.problems import ServerError
from quadrant.server.settings import Mail, Settings
from server.helpers import SEATS, Person, Serve, Server, play
from smtp import Postbox, postbox

pytestmark = pytest.mark.anyio

AXIS, COALITION = SEATS[0::2], SEATS[1::2]
URL = "https://quadrant.example"


@pytest.fixture
def box() -> Iterator[Postbox]:
    with postbox() as found:
        yield found


def mail(box: Postbox) -> dict[str, Any]:
    """Settings of a server that sends its mail there."""
    sends = Mail(host="127.0.0.1", port=box.port, tls="none", sender="quadrant@example.org", delay=0)
    return {"url": URL, "mail": sends}


async def confirmed(person: Person, box: Postbox, address: str, language: str = "en") -> str:
    """The person wants mail there, and says so by the link in the first one; the link's token."""
    told = await person.post("/mail", {"address": address, "language": language})
    assert told == {"address": address, "confirmed": False}
    token = box.link("/mail/confirm/").rsplit("/", 1)[1]
    assert (await person.post("/mail/confirm", {"token": token}))["confirmed"]
    return token


async def turn_comes(anna: Person, match: str) -> None:
    """Anna chooses until it is somebody else's turn."""
    async with anna.line(match) as line:
        while line.table["waiting"] in AXIS:
            await line.choose_any(random.Random(1))


async def look(server: Server) -> None:
    await server.services.mailman.look()


async def two(server: Server, **fields: Any) -> tuple[Person, Person, str]:
    anna, boris = await server.person("anna"), await server.person("boris")
    return anna, boris, await server.match(anna, boris, **fields)


async def test_whose_turn_begins_is_told_once(serve: Serve, box: Postbox, db: str) -> None:
    server = await serve(**mail(box), db=db)
    anna, boris, match = await two(server, title="Sunday")
    await confirmed(boris, box, "boris@example.org")
    await turn_comes(anna, match)
    await look(server)
    assert box.recipients[1:] == [["boris@example.org"]]
    letter = box.letters[-1]
    assert letter["Subject"] == "Quadrant: your turn in Sunday"
    assert f"{URL}/#/match/{match}" in box.text()
    assert "United Kingdom" in box.text()
    assert letter["List-Unsubscribe"].strip() == f"<{box.link('/mail/stop/')}>"
    # Neither again, nor after a restart, nor by another process.
    await look(server)
    await look(await serve(**mail(box), db=db))
    assert len(box.letters) == 2


async def test_who_has_chosen_since_is_told_of_his_next_turn(serve: Serve, box: Postbox, db: str) -> None:
    server = await serve(**mail(box), db=db)
    anna, boris, match = await two(server)
    await confirmed(boris, box, "boris@example.org")
    await turn_comes(anna, match)
    await look(server)
    # He comes and goes without choosing: the others go on waiting, and nobody writes again.
    async with boris.line(match):
        pass
    await look(server)
    assert len(box.letters) == 2
    async with anna.line(match) as a, boris.line(match) as b:
        await play([a, b], random.Random(1), 1)
        while b.table["waiting"] in COALITION:
            await play([a, b], random.Random(1), 1)
    await turn_comes(anna, match)
    await look(server)
    assert len(box.letters) == 3


async def test_who_is_there_needs_no_mail(serve: Serve, box: Postbox, db: str) -> None:
    server = await serve(**mail(box), db=db)
    anna, boris, match = await two(server)
    await confirmed(boris, box, "boris@example.org")
    async with boris.line(match):
        await turn_comes(anna, match)
        await look(server)
    assert len(box.letters) == 1


async def test_through_whichever_process_he_is_there(serve: Serve, box: Postbox, postgres: str) -> None:
    server, other = await serve(**mail(box), db=postgres), await serve(db=postgres)
    anna, boris, match = await two(server)
    await confirmed(boris, box, "boris@example.org")
    boris.address = other.address
    async with boris.line(match) as b:
        await turn_comes(anna, match)
        await b.until(lambda line: line.table["decision"])
        # His own process takes the notice away, once it has heard; then there is nothing to write about.
        while any(notice["kind"] == "turn" for notice in await boris.get("/notices")):
            await b.send({"type": "resync"})
            await b.take()
    await look(server)
    assert len(box.letters) == 1


async def test_nothing_is_sent_before_the_address_is_confirmed(serve: Serve, box: Postbox, db: str) -> None:
    server = await serve(**mail(box), db=db)
    anna, boris, match = await two(server)
    await boris.post("/mail", {"address": "victim@example.org"})
    assert await boris.refused("/mail/confirm", {"token": "guessed"}) == (404, "not_found")
    await turn_comes(anna, match)
    await look(server)
    assert [letter["Subject"] for letter in box.letters] == ["Quadrant: do you want mail at this address?"]
    # Nor can anybody be flooded with questions.
    for _ in range(2):
        await boris.post("/mail", {"address": "victim@example.org"})
    assert await boris.refused("/mail", {"address": "other@example.org"}) == (429, "too_many")
    assert await anna.refused("/mail", {"address": "Victim@example.org"}) == (429, "too_many")


async def test_nobody_is_asked_again_and_again_by_whoever(
    serve: Serve, box: Postbox, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await serve(**mail(box), db=db)
    people = [await server.person(name) for name in ("anna", "boris", "clara")]
    asked = [{"address": address} for address in ("victim@example.org", "victim+1@example.org")]
    both = [person.http.post("/api/mail", json=ask) for person in people for ask in (*asked, asked[0])]
    answers = await asyncio.gather(*both)
    assert sorted(answer.status_code for answer in answers) == [200] * 3 + [429] * 6
    assert len(box.letters) == 3
    # Nor a quarter of an hour later.
    monkeypatch.setattr("quadrant.server.people.mail.WINDOW", -1)
    assert await people[0].refused("/mail", asked[0]) == (429, "too_many")
    await people[0].post("/mail", {"address": "other@example.org"})


async def test_the_link_in_a_mail_stops_all_mail_without_logging_in(
    serve: Serve, box: Postbox, db: str
) -> None:
    server = await serve(**mail(box), db=db)
    anna, boris, match = await two(server)
    await confirmed(boris, box, "boris@example.org", "ru")
    await turn_comes(anna, match)
    await look(server)
    assert box.letters[-1]["Subject"].startswith("Quadrant: ваш ход")
    token = box.link("/mail/stop/").rsplit("/", 1)[1]
    stranger = server.guest()
    await stranger.post("/mail/stop", {"token": token})
    assert await boris.get("/mail") == {"address": None, "confirmed": False}
    assert await stranger.refused("/mail/stop", {"token": token}) == (404, "not_found")
    assert await stranger.refused("/mail", method="GET") == (401, "not_logged_in")


async def test_what_cannot_be_sent_is_tried_again_gently(serve: Serve, box: Postbox, db: str) -> None:
    time = [0]
    server = await serve(**mail(box), ticks=lambda: time[0], db=db)
    anna, boris, match = await two(server)
    await confirmed(boris, box, "boris@example.org")
    await turn_comes(anna, match)
    box.shut = True
    visits = box.visits
    await look(server)
    await look(server)
    assert box.visits == visits + 1
    box.shut = False
    for _ in range(6):
        time[0] += 10_000
        for work in server.services.watchman.also:
            await work()
    await look(server)
    await look(server)
    assert len(box.letters) == 2


async def test_a_mail_server_that_is_away_harms_nobody(serve: Serve, db: str) -> None:
    away = Mail(host="127.0.0.1", port=1, tls="none", sender="quadrant@example.org", delay=0)
    server = await serve(url=URL, mail=away, db=db)
    anna, boris, match = await two(server)
    assert await boris.refused("/mail", {"address": "boris@example.org"}) == (503, "unavailable")
    await turn_comes(anna, match)
    await look(server)


async def test_a_server_without_mail_says_so(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.person("anna")
    assert not (await anna.get("/me"))["mail"]
    assert await anna.refused("/mail", {"address": "anna@example.org"}) == (409, "conflict")


@pytest.mark.parametrize(
    "address",
    [
        "a@b.org\nBcc: all@example.org",
        "a@b.org\r\nSubject: x",
        "a@b.org, c@d.org",
        "a@b.org;c@d.org",
        "<a@b.org>",
        '"x y"@b.org',
        "a b@c.org",
        "a@localhost",
        "a@-b.org",
        "а@b.org",
        "@b.org",
        "a@@b.org",
        "a@b.org\x00",
    ],
)
async def test_an_address_is_one_address_and_nothing_else(
    serve: Serve, box: Postbox, address: str, db: str
) -> None:
    server = await serve(**mail(box), db=db)
    anna = await server.person("anna")
    assert (await anna.refused("/mail", {"address": address}))[0] == 400
    assert box.letters == []
    with pytest.raises(ServerError):
        letters.checked(address)


async def test_a_title_cannot_write_headers(serve: Serve, box: Postbox, db: str) -> None:
    server = await serve(**mail(box), db=db)
    anna, boris, match = await two(server, title="Fun\r\nBcc: all@example.org\n\nBuy now")
    await confirmed(boris, box, "boris@example.org")
    await turn_comes(anna, match)
    await look(server)
    assert box.letters[-1]["Bcc"] is None
    assert box.recipients[-1] == ["boris@example.org"]
    assert box.letters[-1]["Subject"] == "Quadrant: your turn in Fun Bcc: all@example. org Buy now"


async def test_nobody_writes_links_into_letters_by_a_name_or_a_title(
    serve: Serve, box: Postbox, db: str
) -> None:
    server = await serve(**mail(box), db=db)
    anna, boris = await server.person("anna"), await server.person("www.evil.com")
    match = await server.match(anna, boris, title="Win at https://evil.example/x or bad。example")
    await confirmed(boris, box, "boris@example.org")
    await turn_comes(anna, match)
    await look(server)
    assert "Hello www. evil. com," in box.text(0)
    assert "Win at https: //evil. example/x or bad。 example" in box.text()
    # On the screen people are called what they are called.
    assert "www.evil.com" in {seat["name"] for seat in (await anna.get(f"/matches/{match}"))["seats"]}


def test_letters_are_written_in_both_languages() -> None:
    found = {}
    for language in LANGUAGES:
        path = files("quadrant.server").joinpath("locale", f"{language}.ftl")
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        found[language] = {
            (entry.id.name, *(attribute.id.name for attribute in entry.attributes))
            for entry in body
            if isinstance(entry, Message)
        }
    assert found["en"] == found["ru"]


def test_a_mail_server_needs_an_address_for_links_and_a_sender() -> None:
    sends = Mail(host="mail.example.org", sender="quadrant@example.org")
    Settings(url=URL, mail=sends).check()
    with pytest.raises(QuadrantError):
        Settings(mail=sends).check()
    with pytest.raises(QuadrantError):
        Settings(url=URL, mail=Mail(host="mail.example.org")).check()
