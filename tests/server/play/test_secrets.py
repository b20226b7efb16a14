"""A seat's secrets go to its holder only, on every route and socket."""

from __future__ import annotations

import asyncio
import random
import re

import msgspec
import pytest

import quadrant
from server.helpers import SEATS, Line, Person, Serve, Server, knowledge

pytestmark = pytest.mark.anyio
WORDS = re.compile(rf'"((?:{"|".join(SEATS)})_[a-z0-9_]+)"')


class Reader:
    """Somebody who keeps everything that he was ever sent, with the number of choices it was sent at."""

    def __init__(self, person: Person, seat: str | None) -> None:
        self.person, self.seat = person, seat
        self.got: list[tuple[int, str]] = []

    async def read(self, path: str, at: int, **params: object) -> None:
        answer = await self.person.http.get(f"/api{path}", params=params)  # type: ignore[arg-type]
        self.got.append((at, answer.text))

    async def ask(self, path: str, n: int, body: object) -> None:
        answer = await self.person.http.post(f"/api{path}", json=body)
        self.got.append((n, answer.text))

    def keep(self, line: Line) -> None:
        for text in line.heard:
            message = msgspec.json.decode(text)
            self.got.append((message.get("n", 0), text))


@pytest.mark.long
async def test_nothing_sent_to_a_seat_tells_what_another_holds(serve: Serve) -> None:
    """A whole game of six people and a spectator: everything sent to each is searched for foreign cards.

    On one database: what is sent is made from what is in memory, and the past from what both store alike.
    """
    server = await serve()
    readers = [Reader(await server.person(seat), seat) for seat in SEATS]
    people = [reader.person for reader in readers]
    match = await server.match(*people, no_tells=True)
    readers.append(Reader(server.guest(), None))
    cards = {card["id"] for card in (await people[0].get("/games/generals/static"))["cards"]}
    chance = random.Random(17)
    lines: dict[str | None, Line] = {}

    async def follow(reader: Reader, ready: asyncio.Event, over: asyncio.Event) -> None:
        async with reader.person.line(match) as line:
            lines[reader.seat] = line
            ready.set()
            await over.wait()
            await line.until(lambda line: line.table["result"])
            reader.keep(line)

    over = asyncio.Event()
    async with asyncio.TaskGroup() as group:
        for reader in readers:
            ready = asyncio.Event()
            group.create_task(follow(reader, ready, over))
            await ready.wait()
        await _play(server, match, readers, lines, chance)
        over.set()
    played = quadrant.load(await people[0].get(f"/matches/{match}/record"))
    allowed = knowledge(played, (*SEATS, None), WORDS)
    hidden = 0
    for reader in readers:
        may = allowed[reader.seat]
        for n, text in reader.got:
            found = set(WORDS.findall(text)) & cards
            assert found <= may[n], (
                f"{reader.seat} was told of {found - may[n]} after choice {n}: {text[:300]}"
            )
            hidden += len(cards - may[n])
    # The search would have found something: most cards were unknown to most seats most of the time.
    assert hidden > len(cards)


async def _play(
    server: Server, match: str, readers: list[Reader], lines: dict[str | None, Line], chance: random.Random
) -> None:
    """To the end; now and then everybody looks at, and asks for, all that he can think of."""
    n = 0
    while True:
        for line in lines.values():
            await line.reached(n)
        asked = next((line for line in lines.values() if line.table["decision"]), None)
        if asked is None:
            return
        if chance.random() < 0.05:
            await _pry(match, readers, n, chance)
        answer = await asked.choose(asked.table["decision"]["seat"], await server.advice(match))
        n = answer["n"]


async def _pry(match: str, readers: list[Reader], n: int, chance: random.Random) -> None:
    path = f"/matches/{match}"
    for reader in chance.sample(readers, 2):
        await reader.read(f"{path}/table", n)
        await reader.read(path, n)
        past = chance.randint(0, n)
        await reader.read(f"{path}/table", past, n=past)
        await reader.read(f"{path}/stretch", n, since=past, to=n)
        for seat in chance.sample(SEATS, 2):
            await reader.read(f"{path}/table", n, seat=seat)
            await reader.ask(f"{path}/why", n, {"seat": seat, "choice": ["play", "uk_enigma_x"]})
        await reader.read(f"{path}/record", n)
        for part in ("links", "chat", "notes"):
            await reader.read(f"{path}/{part}", n)
        for route in ("/tidings", "/matches", "/account/data", "/notices"):
            await reader.read(route, n)


async def test_a_fork_of_a_running_match_tells_nothing(serve: Serve, db: str) -> None:
    """What the fork shows of others comes from chance: it is the same whatever they really hold."""
    server = await serve(db=db)
    people = [await server.person(seat) for seat in SEATS]
    match = await server.match(*people)
    board = await people[0].post(f"/matches/{match}/fork", {})
    truth = {
        seat: (await person.get(f"/matches/{match}/table"))["own"][seat]
        for seat, person in zip(SEATS, people, strict=True)
    }
    shown = (await people[0].get(f"/matches/{board['id']}/table"))["own"]
    assert shown["germany"] == truth["germany"]
    assert sum(shown[seat] == truth[seat] for seat in SEATS[1:]) < 5
    for person in people[1:]:
        assert await person.refused(f"/matches/{board['id']}/table", method="GET") == (404, "not_found")


async def test_a_seat_that_a_bot_holds_shows_its_cards_to_nobody(serve: Serve, db: str) -> None:
    """Not to who held it, who may only take it back; not to who is invited, before he sits down."""
    server = await serve(db=db)
    anna, boris, vera = [await server.person(name) for name in ("anna", "boris", "vera")]
    match = await server.match(anna, boris)
    async with server.services.matches.open(match) as live:
        await server.services.sitting.hold(live, [live.seats[seat] for seat in SEATS[1::2]])
    info = await anna.post(f"/matches/{match}/seats/uk", {"kind": "invite"})
    token = next(seat["token"] for seat in info["seats"] if seat["seat"] == "uk")
    for person in (boris, vera, server.guest()):
        assert (await person.get(f"/matches/{match}/table"))["own"] == {}
        for seat in SEATS:
            refusal = await person.refused(f"/matches/{match}/table", method="GET", seat=seat)
            assert refusal == (403, "forbidden")
        offered = await person.get(f"/matches/{match}", token=token)
        assert {"uk", "ussr", "usa"} == set(offered["invited"])
    await vera.post(f"/matches/{match}/join", {"token": token})
    # From now on they are hers alone, the past too; a board of it tells Boris nothing.
    assert set((await vera.get(f"/matches/{match}/table", n=0))["own"]) == set(SEATS[1::2])
    assert (await boris.get(f"/matches/{match}/table", n=0))["own"] == {}
    truth = (await vera.get(f"/matches/{match}/table"))["own"]
    board = await boris.post(f"/matches/{match}/fork", {})
    shown = (await boris.get(f"/matches/{board['id']}/table"))["own"]
    assert sum(shown[seat] == truth[seat] for seat in SEATS[1::2]) < 3
