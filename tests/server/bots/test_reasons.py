"""Bots say why they choose: at once what everybody may know, the rest when the match is over."""

from __future__ import annotations

import random
import re

import msgspec
import pytest

import quadrant
from quadrant.bots.churchill.reasons import CHANCE, HELD, WEIGHED
from server.helpers import Line, Person, Serve, Server, knowledge, same

pytestmark = pytest.mark.anyio
LATER = {*HELD, *WEIGHED.values(), CHANCE}
CARDS = re.compile(r'"((?:UK|USSR|US)-[0-9]+)"')


async def against(server: Server, anna: Person, bot: str, **more: object) -> str:
    """A match of Churchill: a person in the first chair, bots in the others."""
    seats = {"uk": {"kind": "me"}, "ussr": {"kind": "bot", "bot": bot}, "us": {"kind": "bot", "bot": bot}}
    body = {"game": "churchill", "scenario": "training", "seats": seats, "listed": True, **more}
    match: str = (await anna.post("/matches", body))["id"]
    return match


async def go_on(line: Line, until: int, chance: random.Random) -> None:
    """Until so many choices were made and nobody but the player can go on, or the match is over."""
    while line.table["result"] is None:
        if line.table["decision"]:
            if line.table["n"] >= until:
                return
            await line.choose_any(chance)
        else:
            await line.take()


@pytest.mark.unmeasured
async def test_reasons_come_with_the_choices_and_no_secret_with_them(serve: Serve) -> None:
    """A whole game against two bots: what a player and a spectator are sent, and what they get at the end."""
    server = await serve(bots=1)
    anna, guest = await server.person("anna"), server.guest()
    match = await against(server, anna, "chapter11", seed="why", options={"secret_agenda": True})
    async with anna.line(match) as line, guest.line(match) as watching:
        await go_on(line, 40, random.Random(3))
        await watching.until(lambda seen: seen.table["n"] >= line.table["n"])
        same(line, await anna.get(f"/matches/{match}/table"))
        early = await guest.get(f"/matches/{match}/table", n=30)
        assert 0 < len(early["reasons"]) <= len(line.table["reasons"])
        assert {reason["n"] for reason in early["reasons"]} <= set(range(31))
        assert not {reason["id"] for reason in early["reasons"]} & LATER
        await go_on(line, 10_000, random.Random(4))
        for reader in (line, watching):
            await reader.until(lambda seen: any(r["id"] in HELD for r in seen.table["reasons"]))
        same(line, await anna.get(f"/matches/{match}/table"))
    record = await anna.get(f"/matches/{match}/record")
    played = quadrant.load(record)
    known = knowledge(played, ("uk", None), CARDS)
    for seat, reader in (("uk", line), (None, watching)):
        heard = [msgspec.json.decode(text) for text in reader.heard]
        shown = [message for message in heard if message["type"] in ("table", "update")]
        running = [message for message in shown if message.get("result") is None]
        assert any(message.get("reasons") for message in running)
        for message in running:
            assert not {reason["id"] for reason in message.get("reasons", [])} & LATER
            cards = set(CARDS.findall(msgspec.json.encode(message.get("reasons", [])).decode()))
            assert cards <= known[seat][message["n"]], message["reasons"]
    choices = {n for n, (seat, _) in enumerate(played.choices, 1) if seat != "uk"}
    explained = {reason["n"] for reason in line.table["reasons"]}
    rolled = {n for n in choices if played.choices[n - 1][1][0] == "roll"}
    assert choices - rolled <= explained <= choices


async def test_without_bots_there_is_nothing_to_explain(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna)
    async with anna.line(match) as line:
        await go_on(line, 6, random.Random(1))
        assert line.table["reasons"] == []
        assert not any("reasons" in text for text in line.heard[1:])
    assert [row.reasons for row in await server.services.store.choices(match, 0)] == [None] * 6


async def test_the_words_of_the_bots_come_with_the_game(serve: Serve) -> None:
    server = await serve()
    static = await server.guest().get("/games/churchill/static")
    for language in ("en", "ru"):
        assert "\nbot-debate-swing = " in static["locale"][language]
        assert "\nstaff-chance = " in static["locale"][language]
