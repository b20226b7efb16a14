"""Puzzles on a server: another choice than the best says what it costs; the others wait."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from quadrant.kernel import catalog, puzzles
from server.helpers import Line, Person, Serve

pytestmark = pytest.mark.anyio


async def begin(person: Person, game: str, name: str) -> str:
    match: str = (await person.post(f"/lessons/{game}/{name}"))["id"]
    return match


async def choose(line: Line, seat: str, choice: Any) -> None:
    n = line.table["n"]
    answer = await line.choose(seat, list(choice))
    assert answer["type"] == "done", answer
    await line.reached(n + 1)


async def verdict(person: Person, match: str) -> dict[str, Any]:
    said: dict[str, Any] = (await person.get(f"/matches/{match}/coaching"))["puzzle"]
    return said


async def test_a_wrong_choice_says_what_it_costs_and_the_right_line_ends_the_puzzle(serve: Serve) -> None:
    server = await serve(bots=1)
    anna = await server.person("anna")
    puzzle = puzzles.find("generals", "north_sea")
    match = await begin(anna, "generals", "north_sea")
    async with anna.line(match) as line:
        await line.until(lambda line: line.table["decision"])
        said = await verdict(anna, match)
        assert (said["solved"], said["wrong"], said["behind"], said["line"]) == (False, None, None, [])
        assert said["hints"][0]["id"] == "puzzle-look"
        cost = puzzle.steps[0].costs[0]
        await choose(line, "italy", cost.choose)
        said = await verdict(anna, match)
        assert (said["wrong"], said["behind"]) == (list(cost.choose), cost.behind)
        await anna.post(f"/matches/{match}/coaching/back")
        await line.until(lambda line: line.table["n"] == 0)
        for step in puzzle.steps:
            await choose(line, "italy", step.best)
        said = await verdict(anna, match)
        assert (said["solved"], said["wrong"]) == (True, None)
        assert said["line"] == [list(step.best) for step in puzzle.steps]
        assert said["reasons"]


async def test_the_others_wait_and_nobody_else_looks_on(serve: Serve) -> None:
    server = await serve(bots=1)
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await begin(anna, "generals", "scorched_earth")
    info = await anna.get(f"/matches/{match}")
    assert (info["kind"], info["hints"]) == ("puzzle", False)
    async with anna.line(match) as line:
        await line.until(lambda line: line.table["decision"])
        # What the others hold is no more to be seen than in any match.
        shown, seen = line.table["view"], seen_by_learner("generals", "scorched_earth")
        assert shown == {field: seen[field] for field in shown}
        await choose(line, "ussr", ("play", "ussr_scorched_earth"))
        n = line.table["n"]
        assert (await verdict(anna, match))["solved"]
        assert (await anna.get(f"/matches/{match}"))["n"] == n
    lobby = await anna.get("/matches")
    assert lobby["mine"] == lobby["over"] == []
    assert await boris.refused(f"/matches/{match}", method="GET") == (404, "not_found")
    # The next puzzle of the game takes the place of the last; a lesson stays.
    lesson = await begin(anna, "generals", "strait")
    await begin(anna, "generals", "india")
    assert await anna.refused(f"/matches/{match}", method="GET") == (404, "not_found")
    assert (await anna.get(f"/matches/{lesson}"))["kind"] == "lesson"


def seen_by_learner(game: str, name: str) -> Any:
    """What the learner's seat may see of the position, as the wire has it."""
    puzzle = puzzles.find(game, name)
    return msgspec.json.decode(msgspec.json.encode(puzzle.begin().view(puzzle.seat)))


async def test_puzzles_are_listed_in_their_order_with_their_words(serve: Serve) -> None:
    server = await serve()
    guest = server.guest()
    for game in catalog.NAMES:
        listed = await guest.get(f"/games/{game}/puzzles")
        assert [puzzle["name"] for puzzle in listed] == list(puzzles.names(game))
        texts = (await guest.get(f"/games/{game}/puzzles/texts"))["locale"]
        assert all(f"puzzle-{puzzle['name']} =" in texts[lang] for puzzle in listed for lang in texts)
    assert await guest.refused("/games/chess/puzzles", method="GET") == (404, "unknown_game")
