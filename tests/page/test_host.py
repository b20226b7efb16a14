"""The host of a page, outside a browser: what is kept, and that it is the same host as a server's."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import quadrant
from page.boxes import MemoryBox, carry, listening
from quadrant.page.host import Host
from quadrant.page.routes import call


class Page:
    """A host and the box it stands on; ``again`` is the same page opened anew."""

    def __init__(self, box: MemoryBox | None = None) -> None:
        self.box = box or MemoryBox()
        self.said, tell = listening()
        self.host = Host(self.box, carry, tell, moment=0.0)

    def again(self) -> Page:
        return Page(self.box)

    async def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        data = b"" if body is None else json.dumps(body).encode()
        found, answer = await call(self.host, method, path, data)
        assert found == status, answer
        return json.loads(answer)

    async def new(self, game: str, mine: str, bot: str = "staff", **more: object) -> str:
        wishes = {seat: {"kind": "bot", "bot": bot} for seat in quadrant.new(game).game.seats}
        wishes[mine] = {"kind": "me"}
        made = await self.ask("POST", "/matches", {"game": game, "seats": wishes, "seed": "7", **more})
        return str(made["id"])

    async def until(self, id: str, true: Callable[[Any], bool]) -> Any:
        """The table, once that is true of it."""
        for _ in range(10_000):
            if true(table := await self.ask("GET", f"/matches/{id}/table")):
                return table
            await asyncio.sleep(0)
        raise AssertionError("it never came to that")

    async def my_turn(self, id: str) -> Any:
        return await self.until(id, lambda table: table["decision"] is not None)

    async def choose(self, id: str, option: int = 0) -> Any:
        table = await self.my_turn(id)
        asked = table["decision"]
        made = {"seat": asked["seat"], "n": table["n"], "choice": asked["options"][option]}
        await self.ask("POST", f"/matches/{id}/choices", made)
        return table


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_match_goes_on_after_the_page_was_closed() -> None:
    async def work() -> None:
        page = Page()
        id = await page.new("generals", "germany")
        for _ in range(6):
            await page.choose(id)
        before = await page.my_turn(id)
        record = await page.ask("GET", f"/matches/{id}/record")
        other = page.again()
        assert await other.my_turn(id) == before
        assert await other.ask("GET", f"/matches/{id}/record") == record
        assert quadrant.load(record).digest() == record["digest"]

    run(work)


def test_a_line_brings_the_table_and_then_every_change() -> None:
    async def work() -> None:
        page = Page()
        id = await page.new("generals", "germany")
        await page.my_turn(id)
        await page.host.open_line(3, id)
        table = json.loads(page.said[0][1])
        assert table["type"] == "table"
        made = {"seat": "germany", "n": table["n"], "choice": table["decision"]["options"][0]}
        await page.host.said(3, json.dumps({"type": "choose", "ref": 1, **made}))
        kinds = [json.loads(text)["type"] for _, text in page.said]
        assert "update" in kinds
        assert kinds[-1] == "done"

    run(work)


def test_what_was_chosen_can_be_taken_back() -> None:
    async def work() -> None:
        page = Page()
        id = await page.new("no_retreat", "axis", scenario="moscow")
        before = await page.choose(id)
        table = await page.my_turn(id)
        while table["can_undo"] is None:
            before = await page.choose(id)
            table = await page.my_turn(id)
        await page.ask("POST", f"/matches/{id}/undo", {"seat": "axis", "n": table["n"]})
        assert (await page.my_turn(id))["view"] == before["view"]
        assert (await page.again().my_turn(id))["view"] == before["view"]

    run(work)


def test_what_cannot_be_kept_is_refused_and_nothing_is_lost() -> None:
    async def work() -> None:
        page = Page()
        id = await page.new("churchill", "uk", scenario="training")
        table = await page.my_turn(id)
        page.box.full = True
        asked = table["decision"]
        made = {"seat": asked["seat"], "n": table["n"], "choice": asked["options"][0]}
        answer = await page.ask("POST", f"/matches/{id}/choices", made, status=503)
        assert answer["code"] == "unavailable"
        page.box.full = False
        assert await page.my_turn(id) == table
        await page.choose(id)

    run(work)


def test_two_pages_on_one_browser_do_not_both_win() -> None:
    async def work() -> None:
        page = Page()
        id = await page.new("empire", "japan", scenario="south_pacific")
        await page.my_turn(id)
        other = page.again()
        table = await other.my_turn(id)
        await page.choose(id)
        asked = table["decision"]
        made = {"seat": asked["seat"], "n": table["n"], "choice": asked["options"][0]}
        answer = await other.ask("POST", f"/matches/{id}/choices", made, status=409)
        assert answer["code"] == "stale"
        assert (await other.my_turn(id))["n"] > table["n"]

    run(work)


def test_a_lesson_a_hint_and_an_analysis_board() -> None:
    async def work() -> None:
        page = Page()
        lesson = await page.ask("POST", "/lessons/generals/first")
        said = await page.ask("GET", f"/matches/{lesson['id']}/coaching")
        assert said["lines"]
        id = await page.new("generals", "germany")
        table = await page.choose(id)
        table = await page.my_turn(id)
        where = {"seat": "germany", "n": table["n"], "epoch": table["epoch"]}
        assert (await page.ask("POST", f"/matches/{id}/hint", where))["lines"]
        board = await page.ask("POST", f"/matches/{id}/fork", {"n": 1, "bots": False})
        assert board["kind"] == "analysis"
        past = await page.ask("GET", f"/matches/{id}/stretch?since=0&to=1")
        assert len(past["scenes"]) == 1

    run(work)


def test_a_match_goes_to_another_host_and_back_with_the_same_digest() -> None:
    async def work() -> None:
        here, there = Page(), Page()
        id = await here.new("generals", "germany")
        for _ in range(3):
            await here.choose(id)
        await here.my_turn(id)
        record = await here.ask("GET", f"/matches/{id}/record")
        moved = await there.ask("POST", "/matches/import", record)
        back = await there.ask("GET", f"/matches/{moved['id']}/record")
        assert back["digest"] == record["digest"]
        assert back["choices"] == record["choices"]

    run(work)


def test_a_list_shows_a_match_as_it_stands_and_what_is_removed_is_gone() -> None:
    async def work() -> None:
        page = Page()
        id = await page.new("generals", "germany", title="Monday")
        await page.my_turn(id)
        shown = json.loads(page.box.kept[id].info)
        assert (shown["title"], shown["game"], shown["my_turn"]) == ("Monday", "generals", True)
        await page.ask("POST", f"/matches/{id}/title", {"title": "Tuesday"})
        assert json.loads(page.box.kept[id].info)["title"] == "Tuesday"
        await page.ask("DELETE", f"/matches/{id}")
        assert not page.box.kept
        await page.ask("GET", f"/matches/{id}/table", status=404)

    run(work)


def test_nobody_is_invited_and_nonsense_is_named() -> None:
    async def work() -> None:
        page = Page()
        seats = {"axis": {"kind": "me"}, "soviet": {"kind": "open"}}
        await page.ask("POST", "/matches", {"game": "no_retreat", "seats": seats}, status=409)
        await page.ask("POST", "/matches", {"game": 5}, status=400)
        await page.ask("GET", "/matches/none/table?n=x", status=400)
        await page.ask("GET", "/nothing", status=404)
        assert not page.box.kept

    run(work)
