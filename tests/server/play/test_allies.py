"""What allies say to each other, and what people note for themselves: nobody else learns of it."""

from __future__ import annotations

from typing import Any

import pytest

from server.helpers import SEATS, Person, Serve, Server

pytestmark = pytest.mark.anyio
AXIS, COALITION = SEATS[0::2], SEATS[1::2]


async def four(server: Server) -> tuple[str, list[Person]]:
    """Anna and Boris play the Axis, Clara and Dora the Coalition; Anna owns the match."""
    people = [await server.person(name) for name in ("anna", "boris", "clara", "dora")]
    anna, boris, clara, dora = people
    who = {"germany": anna, "japan": boris, "italy": boris, "uk": clara, "ussr": dora, "usa": dora}
    body = {"game": "generals", "listed": True, "seats": {"germany": {"kind": "me"}}}
    match: str = (await anna.post("/matches", body))["id"]
    for seat, person in who.items():
        if person is not anna:
            await person.post(f"/matches/{match}/seats/{seat}", {"kind": "me"})
    return match, people


async def heard(person: Person, match: str) -> list[str]:
    return [line["text"] for line in await person.get(f"/matches/{match}/chat")]


async def test_allies_hear_each_other_and_nobody_else_does(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    match, (anna, boris, clara, dora) = await four(server)
    path = f"/matches/{match}/chat"
    async with boris.line(match) as his, clara.line(match) as hers, server.guest().line(match) as watcher:
        said = await anna.post(path, {"text": "to Moscow", "to": "side"})
        assert said["camp"] == "axis"
        await anna.post(path, {"text": "hello"})
        for line in (his, hers, watcher):
            await line.until(lambda line: any(said["text"] == "hello" for said in line.chat))
        assert [said["text"] for said in his.chat] == ["to Moscow", "hello"]
        for line in (hers, watcher):
            assert [said["text"] for said in line.chat] == ["hello"]
            assert not any("Moscow" in text for text in line.heard)
    assert await heard(boris, match) == ["to Moscow", "hello"]
    for person in (clara, dora, server.guest(), await server.person("eve")):
        assert await heard(person, match) == ["hello"]
    # Who gives up his seat, and whoever watches, hears nothing more; nor does it come out at the end.
    await boris.post(f"/matches/{match}/resign", {"seat": "japan"})
    assert await heard(boris, match) == ["hello"]
    assert "to Moscow" not in str(await clara.get("/account/data"))


async def test_through_whichever_process_they_are_there(serve: Serve, postgres: str) -> None:
    server, other = await serve(db=postgres), await serve(db=postgres)
    match, (anna, boris, clara, _) = await four(server)
    there: list[Person] = []
    for person in (boris, clara):
        again = other.guest(person.name)
        again.http.cookies.update(person.http.cookies)
        there.append(again)
    async with there[0].line(match) as his, there[1].line(match) as hers:
        await anna.post(f"/matches/{match}/chat", {"text": "to Moscow", "to": "side"})
        await anna.post(f"/matches/{match}/chat", {"text": "hello"})
        for line in (his, hers):
            await line.until(lambda line: any(said["text"] == "hello" for said in line.chat))
        assert [said["text"] for said in his.chat] == ["to Moscow", "hello"]
        assert [said["text"] for said in hers.chat] == ["hello"]


async def test_who_has_no_allies_speaks_to_everybody(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris, eve = [await server.person(name) for name in ("anna", "boris", "eve")]
    match = await server.match(anna, boris)
    said = {"text": "psst", "to": "side"}
    assert await anna.refused(f"/matches/{match}/chat", said) == (409, "conflict")
    assert await eve.refused(f"/matches/{match}/chat", said) == (403, "forbidden")
    both = await server.match(anna, boris, eve, boris)
    assert await boris.refused(f"/matches/{both}/chat", said) == (409, "conflict")


async def test_notes_are_ones_own(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, boris)
    path = f"/matches/{match}/notes"
    await anna.post(path, {"text": "he likes navies"})
    found: list[dict[str, Any]] = await anna.post(path, {"place": "Ukraine", "text": "take it next"})
    assert found == [
        {"place": "", "text": "he likes navies"},
        {"place": "Ukraine", "text": "take it next"},
    ]
    assert await boris.get(path) == []
    assert await anna.post(path, {"place": "Ukraine", "text": " "}) == found[:1]
    assert await server.guest().refused(path, method="GET") == (401, "not_logged_in")
    hidden = await server.match(anna, spectators=False)
    assert await boris.refused(f"/matches/{hidden}/notes", {"text": "x"}) == (404, "not_found")
    assert await anna.refused(path, {"text": "x" * 4001}) == (400, "bad_request")
