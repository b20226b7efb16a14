"""Lessons on a server: the others answer from the record; who leaves its path plays bots and can return."""

from __future__ import annotations

from typing import Any

import pytest

from quadrant.kernel import catalog, lessons
from server.helpers import Line, Person, Serve

pytestmark = pytest.mark.anyio

ALL = [(game, name) for game in catalog.NAMES for name in lessons.names(game)]


async def begin(person: Person, game: str, name: str) -> str:
    match: str = (await person.post(f"/lessons/{game}/{name}"))["id"]
    return match


async def coached(person: Person, match: str, line: Line) -> dict[str, Any]:
    """What the coach says when the learner is asked."""
    await line.until(lambda line: line.table["decision"] or not line.table["waiting"])
    said: dict[str, Any] = await person.get(f"/matches/{match}/coaching")
    assert said["n"] == line.table["n"]
    return said


async def follow(line: Line, said: dict[str, Any]) -> None:
    """Do what the lesson would."""
    answer = await line.choose(line.table["decision"]["seat"], said["choice"])
    assert answer["type"] == "done", answer
    await line.reached(said["n"] + 1)


@pytest.mark.long
async def test_every_lesson_is_taken_to_its_end_and_every_line_is_said(serve: Serve) -> None:
    server = await serve(bots=1)
    anna = await server.person("anna")
    for game, name in ALL:
        lesson = lessons.find(game, name)
        match = await begin(anna, game, name)
        heard: list[str] = []
        async with anna.line(match) as line:
            while True:
                said = await coached(anna, match, line)
                assert said["following"], (game, name, said)
                heard += [spoken["id"] for spoken in said["lines"]]
                if said["over"]:
                    break
                await follow(line, said)
        assert heard == [lesson.message(spoken) for n in lesson.steps() for spoken in lesson.lines(n)]
        lines = sum(len(lesson.lines(n)) for n in lesson.steps())
        assert (said["step"], said["steps"]) == (lines - len(lesson.end) + 1, lines)


async def test_who_leaves_the_path_plays_against_bots_and_comes_back(serve: Serve) -> None:
    server = await serve(bots=1)
    anna = await server.person("anna")
    match = await begin(anna, "generals", "first")
    async with anna.line(match) as line:
        said = await coached(anna, match, line)
        await follow(line, said)
        # Another card than the coach would discard, and then two more.
        for card in ("germany_blitzkrieg", "germany_plunder"):
            await line.until(lambda line: line.table["decision"])
            n = line.table["n"]
            await line.choose("germany", ["discard", card])
            await line.reached(n + 1)
        said = await coached(anna, match, line)
        assert (said["following"], said["over"], said["lines"], said["choice"]) == (False, False, [], None)
        # The others have answered, each for himself, and it is Germany's turn.
        assert line.table["decision"]["kind"] == "play_one"
        assert said["step"] == 3
        back = await anna.post(f"/matches/{match}/coaching/back")
        assert back["n"] == 1
        await line.until(lambda line: line.table["n"] == 1)
        said = await coached(anna, match, line)
        assert said["following"]
        assert said["choice"] == ["discard", "germany_submarines_uk"]
        await follow(line, said)
        # To go back where nothing was left changes nothing.
        assert (await anna.post(f"/matches/{match}/coaching/back"))["n"] == 2


async def test_after_its_end_the_match_goes_on_without_a_coach(serve: Serve) -> None:
    server = await serve(bots=1)
    anna = await server.person("anna")
    match = await begin(anna, "generals", "scoring")
    async with anna.line(match) as line:
        while not (said := await coached(anna, match, line))["over"]:
            await follow(line, said)
        n = line.table["n"]
        await line.choose("germany", ["done"])
        await line.until(lambda line: line.table["n"] > n + 1 and line.table["decision"])
        said = await coached(anna, match, line)
        assert (said["following"], said["over"], said["lines"]) == (False, True, [])


async def test_a_lesson_is_no_ordinary_match(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await begin(anna, "churchill", "tolstoy")
    info = await anna.get(f"/matches/{match}")
    assert (info["kind"], info["lesson"], info["scenario"]) == ("lesson", "tolstoy", "training")
    lobby = await anna.get("/matches")
    assert lobby["mine"] == lobby["over"] == []
    assert await anna.refused(f"/matches/{match}/record", method="GET") == (409, "conflict")
    assert await boris.refused(f"/matches/{match}", method="GET") == (404, "not_found")
    assert await boris.refused(f"/matches/{match}/coaching", method="GET") == (404, "not_found")
    assert await boris.refused(f"/matches/{match}/coaching/back", {}) == (404, "not_found")


async def test_lessons_are_listed_with_the_match_in_which_they_are_taken(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    assert {(lesson["match"], lesson["step"]) for lesson in await anna.get("/lessons")} == {(None, 0)}
    first = await begin(anna, "generals", "first")
    again = await begin(anna, "generals", "first")
    listed = {(lesson["game"], lesson["name"]): lesson for lesson in await anna.get("/lessons")}
    assert listed["generals", "first"]["match"] == again
    lesson = lessons.find("generals", "first")
    lines = [len(lesson.lines(n)) for n in lesson.steps()]
    assert (listed["generals", "first"]["step"], listed["generals", "first"]["steps"]) == (
        lines[0],
        sum(lines),
    )
    assert set(listed) == set(ALL)
    # What was begun before is dropped, with all that belongs to it.
    assert await anna.refused(f"/matches/{first}", method="GET") == (404, "not_found")
    texts = await server.guest().get("/games/generals/lessons")
    assert "lesson-first-welcome" in texts["locale"]["ru"]


async def test_who_looks_at_a_lesson_hears_that_it_was_begun_anew(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.person("anna")
    async with anna.line(await begin(anna, "generals", "first")) as line:
        await begin(anna, "generals", "first")
        assert await line.end() == 4410


async def test_what_is_no_lesson_has_no_coach(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna)
    assert await anna.refused(f"/matches/{match}/coaching", method="GET") == (404, "not_found")
    assert await anna.refused("/lessons/generals/nonsense", {}) == (404, "unknown_lesson")
    assert await anna.refused("/lessons/chess/first", {}) == (404, "unknown_game")
