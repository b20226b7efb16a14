"""The table in sentences, which the browser offers beside its board."""

from __future__ import annotations

import pytest

import quadrant
from quadrant.terminal.shown import sections
from quadrant.terminal.words import words_of
from server.helpers import Serve

pytestmark = pytest.mark.anyio


async def test_each_reads_the_table_as_he_sees_it(serve: Serve) -> None:
    server = await serve()
    anna, boris, guest = await server.person("anna"), await server.person("boris"), server.guest()
    match = await server.match(anna, boris)
    words = words_of("generals", "en")
    read = []
    for person in (anna, boris, guest):
        answer = await person.get(f"/matches/{match}/text")
        read.append({section["title"]: section["lines"] for section in answer["sections"]})
        assert "Moscow: Soviet Union, army" in read[-1]["Europe"]
    hand = (await anna.get(f"/matches/{match}/table"))["own"]["germany"]["hand"]
    held = {words.name("card", card) for card in hand}
    assert {line.partition(".")[0] for line in read[0]["Your cards"]} == held
    assert read[1]["Your cards"] != read[0]["Your cards"]
    assert "Your cards" not in read[2]


async def test_in_the_language_that_is_asked_for(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna, seats=("axis", "soviet"), game="no_retreat", scenario="moscow")
    first, *_ = (await anna.get(f"/matches/{match}/text", language="ru"))["sections"]
    assert first["title"] == "Положение"
    assert first["lines"][0].startswith("Раунд 3 из 6, грязь")
    assert await anna.refused(f"/matches/{match}/text", method="GET", language="xx") == (400, "bad_request")


@pytest.mark.unmeasured
def test_every_game_reads_itself_out() -> None:
    for game in quadrant.games():
        found = sections(quadrant.new(game.name, seed=1), game.seats[0], "en")
        assert len(found) > 3
        assert not [line for section in found for line in section.lines if "terminal-" in line or "→" in line]
