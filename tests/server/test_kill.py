"""kill -9 at random moments during play: every acknowledged choice is there afterwards, and play goes on."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import quadrant
from server.helpers import SEATS, Person
from server.processes import free_port, server

pytestmark = [pytest.mark.anyio, pytest.mark.long]
KILLS = 50
MATCHES = 3


class Player:
    """Plays all seats of a match for as long as the server lives; comes back when there is a new one."""

    def __init__(self, person: Person, match: str, chance: random.Random) -> None:
        self.person, self.match, self.chance = person, match, chance
        self.acknowledged: list[list[Any]] = []
        self.events: list[dict[str, Any]] = []
        #: The record as it was after the last kill.
        self.stored: list[list[Any]] = []

    async def play(self) -> None:
        """Until the line breaks."""
        after = self.events[-1]["e"] if self.events else 0
        try:
            async with self.person.line(self.match, after=after, epoch=0) as line:
                assert line.table["n"] >= len(self.acknowledged)
                line.events = self.events + line.events
                try:
                    while not line.table["result"]:
                        decision = line.table["decision"]
                        choice = self.chance.choice(decision["options"])
                        made = line.table["n"]
                        answer = await line.choose(decision["seat"], choice)
                        assert answer["type"] == "done"
                        self.acknowledged += [[]] * (made - len(self.acknowledged))
                        self.acknowledged.append([decision["seat"], *choice])
                finally:
                    self.events = line.events
        except (ConnectionClosed, InvalidHandshake, OSError):
            return

    async def check(self) -> dict[str, Any]:
        """What was acknowledged is stored, and what was stored has not changed; the record."""
        record: dict[str, Any] = await self.person.get(f"/matches/{self.match}/record")
        for n, choice in enumerate(self.acknowledged):
            if choice:  # an empty one was stored, but the server died before it could say so
                assert record["choices"][n] == choice
        assert record["choices"][: len(self.stored)] == self.stored
        self.stored = record["choices"]
        return record

    async def check_all(self) -> None:
        """The match is whole, and with it what it was after each kill; the player has missed nothing."""
        quadrant.load(await self.check())
        table = await self.person.get(f"/matches/{self.match}/table")
        assert table["events"][: len(self.events)] == self.events


async def test_what_was_acknowledged_survives_fifty_kills(sqlite: str) -> None:
    port, chance = free_port(), random.Random(1)
    process = server(sqlite, port=port)
    person = process.person("local")
    players = []
    for number in range(MATCHES):
        seats = {seat: {"kind": "me"} for seat in SEATS}
        match = (await person.post("/matches", {"game": "generals", "seats": seats, "seed": str(number)}))[
            "id"
        ]
        players.append(Player(person, match, random.Random(number)))
    for _ in range(KILLS):
        tasks = [asyncio.create_task(player.play()) for player in players]
        # A random moment: after some choices of somebody, and some way into the next.
        last = sum(len(player.acknowledged) for player in players) + chance.randint(0, 12)
        while sum(len(player.acknowledged) for player in players) < last:
            await asyncio.wait(tasks, timeout=0, return_when=asyncio.FIRST_COMPLETED)
        for _ in range(chance.randint(0, 60)):
            await asyncio.sleep(0)
        process.kill()
        await asyncio.gather(*tasks)
        process = server(sqlite, port=port)
        for player in players:
            await player.check()
    for player in players:
        await player.check_all()
    assert sum(len(player.acknowledged) for player in players) > KILLS
    assert process.stop() == 0


async def test_bots_go_on_after_a_kill(sqlite: str) -> None:
    port = free_port()
    process = server(sqlite, port=port, QUADRANT_BOTS="1")
    person = process.person("local")
    seats = {seat: {"kind": "me" if seat == "usa" else "bot", "bot": None} for seat in SEATS}
    match = (await person.post("/matches", {"game": "generals", "seats": seats}))["id"]
    # The bots have not come to the person's first choice yet, or have: either way it comes to it again.
    process.kill()
    process = server(sqlite, port=port, QUADRANT_BOTS="1")
    async with person.line(match) as line:
        await line.until(lambda line: line.table["decision"])
        assert line.table["waiting"] == "usa"
    assert process.stop() == 0
