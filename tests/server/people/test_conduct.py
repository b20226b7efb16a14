"""Conduct: who is blocked or muted, reports, and what moderators may do."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from typing import Any

import pytest

from quadrant.errors import QuadrantError
from quadrant.server import command
from quadrant.server.names import plain
from quadrant.server.people import conduct
from quadrant.server.play import desk
from server.helpers import Person, Serve, Server

pytestmark = pytest.mark.anyio


async def relate(person: Person, other: str, kind: str) -> None:
    answer = await person.post(f"/people/{other}/relation", {"kind": kind})
    assert answer == {"name": other, "kind": kind}


async def moderator(server: Server, name: str) -> Person:
    person = await server.member(name)
    await conduct.appoint(server.services.store, name, True)
    return person


# Blocks and mutes


@pytest.mark.parametrize("kind", ["mute", "block"])
async def test_who_is_not_to_be_heard_is_not_heard(serve: Serve, db: str, kind: str) -> None:
    server = await serve(db=db)
    anna, boris, clara = [await server.person(name) for name in ("anna", "boris", "clara")]
    match = await server.match(anna, boris, clara)
    await relate(anna, "boris", kind)
    assert await anna.get("/relations") == [{"name": "boris", "kind": kind}]
    async with anna.line(match) as a, clara.line(match) as c:
        await boris.post(f"/matches/{match}/chat", {"text": "rude"})
        await clara.post(f"/matches/{match}/chat", {"text": "kind"})
        for line in (a, c):
            await line.until(lambda line: any(said["text"] == "kind" for said in line.chat))
        assert [said["text"] for said in a.chat] == ["kind"]
        assert [said["text"] for said in c.chat] == ["rude", "kind"]
    assert [line["text"] for line in await anna.get(f"/matches/{match}/chat")] == ["kind"]
    await relate(anna, "boris", "none")
    assert [line["text"] for line in await anna.get(f"/matches/{match}/chat")] == ["rude", "kind"]
    assert await anna.get("/relations") == []


async def test_another_process_does_not_pass_on_what_is_not_to_be_heard(serve: Serve, postgres: str) -> None:
    here, there = await serve(db=postgres), await serve(db=postgres)
    anna, boris = await here.person("anna"), await here.person("boris")
    match = await here.match(anna, boris)
    await relate(anna, "boris", "mute")
    far = there.guest("anna")
    far.http.cookies.update(anna.http.cookies)
    async with far.line(match) as line:
        await boris.post(f"/matches/{match}/chat", {"text": "rude"})
        await anna.post(f"/matches/{match}/chat", {"text": "well"})
        await line.until(lambda line: line.chat)
        assert [said["text"] for said in line.chat] == ["well"]


async def test_who_is_blocked_joins_nothing_and_is_told_nothing_else(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris = await server.person("anna"), await server.person("boris")
    made = await anna.post(
        "/matches", {"game": "no_retreat", "seats": {"axis": {"kind": "me"}}, "listed": True}
    )
    match, token = made["id"], made["seats"][1]["token"]
    assert [open_one["id"] for open_one in (await boris.get("/matches"))["open"]] == [match]
    await relate(anna, "boris", "block")
    assert (await boris.get("/matches"))["open"] == []
    for invitation in (None, token):
        wish = {"kind": "me", "token": invitation}
        assert await boris.refused(f"/matches/{match}/seats/soviet", wish) == (403, "forbidden")
    assert await boris.refused(f"/matches/{match}/join", {"token": token}) == (403, "forbidden")
    assert (await boris.get("/people/anna"))["relation"] == "none"
    assert (await anna.get("/people/boris"))["relation"] == "block"
    # Nor does Boris get what she would not want of him: a match of his.
    assert (await anna.get("/matches"))["open"] == []
    await relate(anna, "boris", "mute")
    await boris.post(f"/matches/{match}/join", {"token": token})


async def test_who_had_a_seat_comes_back_to_it_though_he_is_blocked(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.duel(anna, boris, clock={"bank": 1})
    async with server.services.matches.open(match) as live:
        await server.services.sitting.hold(live, [live.seats["soviet"]])
    await relate(anna, "boris", "block")
    info = await boris.post(f"/matches/{match}/seats/soviet", {"kind": "me"})
    assert info["seats"][1]["me"]


async def test_a_rematch_keeps_no_seat_for_who_has_blocked(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.duel(anna, boris)
    await anna.post(f"/matches/{match}/resign", {"seat": "axis"})
    await relate(boris, "anna", "block")
    again = await anna.post(f"/matches/{match}/rematch")
    assert [seat["kept"] for seat in again["seats"]] == [None, None]
    assert "rematch" not in [notice["kind"] for notice in await boris.get("/notices")]


async def test_nobody_blocks_himself_or_nobody(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = await serve()
    anna, _ = await server.person("anna"), await server.person("boris")
    wish = {"kind": "block"}
    assert await anna.refused("/people/anna/relation", wish) == (409, "conflict")
    assert await anna.refused("/people/nobody/relation", wish) == (404, "not_found")
    assert await server.guest().refused("/people/anna/relation", wish) == (401, "not_logged_in")
    assert await anna.refused("/people/boris/relation", {"kind": "kill"}) == (400, "bad_request")
    monkeypatch.setattr(conduct, "RELATIONS", 0)
    assert await anna.refused("/people/boris/relation", wish) == (429, "too_many")


# Chat


async def test_nobody_talks_everywhere_at_once(
    serve: Serve, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many processes hear him, and however many matches he has."""
    monkeypatch.setattr(desk, "EVERYWHERE", 5)
    here, there = await serve(db=postgres), await serve(db=postgres)
    anna = await here.person("anna")
    far = there.guest("anna")
    far.http.cookies.update(anna.http.cookies)
    matches = [await here.match(anna) for _ in range(4)]
    said = [
        person.http.post(f"/api/matches/{match}/chat", json={"text": "!"})
        for match in matches
        for person in (anna, far)
    ]
    answers = await asyncio.gather(*said)
    assert sorted(answer.status_code for answer in answers) == [201] * 5 + [429] * 3


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("  well   played\n\n", "well played"),
        ("\u202etxet siht", "txet siht"),
        ("a\u200bb\ufeffc\u2066d", "abcd"),
        ("Z" + "\u0301\u0302\u0303\u0304\u0305\u0306" + "!", "Ź\u0302\u0303\u0304!"),
        ("\x1b[31mred\x07", "[31mred"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("Ёж, ура! 👍", "Ёж, ура! 👍"),
        ("\u200b\u202e\n", ""),
    ],
)
def test_texts_are_plain(text: str, read: str) -> None:
    assert plain(text) == read


async def test_what_cannot_be_read_is_not_said(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna, title="a\u202eb\nc")
    assert (await anna.get(f"/matches/{match}"))["title"] == "ab c"
    assert await anna.refused(f"/matches/{match}/chat", {"text": "\u200b"}) == (400, "bad_request")
    assert (await anna.post(f"/matches/{match}/chat", {"text": "a\u202eb"}))["text"] == "ab"


# Reports and moderators


async def test_a_report_brings_what_was_said_and_is_seen_to_once(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris, judge = (
        await server.person("anna"),
        await server.person("boris"),
        await moderator(server, "judge"),
    )
    match = await server.match(anna, boris)
    await boris.post(f"/matches/{match}/chat", {"text": "rude"})
    answer = await anna.http.post("/api/people/boris/report", json={"text": "he is\nrude", "match": match})
    assert answer.status_code == 204
    page = await judge.get("/moderation")
    (report,) = page["reports"]
    assert (report["by"], report["about"], report["text"]) == ("anna", "boris", "he is rude")
    assert [line["text"] for line in report["lines"]] == ["rude"]
    act: dict[str, Any] = {"what": "close", "number": report["id"], "text": "talked to him"}
    answers = await asyncio.gather(*(judge.http.post("/api/moderation", json=act) for _ in range(3)))
    assert sorted(answer.status_code for answer in answers) == [204, 409, 409]
    page = await judge.get("/moderation")
    assert page["reports"] == []
    assert [(deed["what"], deed["by"], deed["about"]) for deed in page["log"]] == [
        ("close", "judge", "boris"),
        ("appoint", "", "judge"),
    ]


async def test_what_a_moderator_does_is_felt_and_logged(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    boris, judge = await server.person("boris"), await moderator(server, "judge")
    match = await server.match(boris)
    chat = f"/matches/{match}/chat"
    line = await boris.post(chat, {"text": "rude"})

    async def act(**fields: Any) -> int:
        return (await judge.http.post("/api/moderation", json=fields)).status_code

    assert await act(what="strike", name="boris", number=line["id"]) == 204
    assert [said["text"] for said in await boris.get(chat)] == ["…"]
    assert await act(what="strike", name="judge", number=line["id"]) == 404
    assert await act(what="silence", name="boris", days=3, text="rude") == 204
    assert await boris.refused(chat, {"text": "why?"}) == (403, "forbidden")
    assert await act(what="speak", name="boris") == 204
    await boris.post(chat, {"text": "thanks"})
    assert await act(what="rename", name="boris") == 204
    number = (await boris.get("/me"))["user"]["id"]
    assert (await boris.get("/me"))["user"]["name"] == f"player {number}"
    assert (await boris.get(f"/matches/{match}"))["owner"] == f"player {number}"
    for missing in ({"what": "strike", "name": "judge"}, {"what": "silence"}, {"what": "close"}):
        assert await act(**missing) == 400
    log = [deed["what"] for deed in (await judge.get("/moderation"))["log"]]
    assert log == ["rename", "speak", "silence", "strike", "appoint"]


async def test_moderation_is_for_moderators(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, judge = await server.member("anna"), await moderator(server, "judge")
    act = {"what": "rename", "name": "judge"}
    for person in (anna, server.guest()):
        assert await person.refused("/moderation", method="GET") == (403, "forbidden")
        assert await person.refused("/moderation", act) == (403, "forbidden")
    assert not (await anna.get("/me"))["moderator"]
    assert (await judge.get("/me"))["moderator"]
    await conduct.appoint(server.services.store, "judge", False)
    assert await judge.refused("/moderation", act) == (403, "forbidden")


async def test_a_report_has_something_to_say_about_somebody_else(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    closed = await server.match(boris, spectators=False)
    path, text = "/people/boris/report", {"text": "rude"}
    assert await boris.refused(path, text) == (409, "conflict")
    assert await anna.refused(path, {"text": "\u200b"}) == (400, "bad_request")
    # Nobody reads by a report what was said behind a closed door.
    assert await anna.refused(path, text | {"match": closed}) == (404, "not_found")
    monkeypatch.setattr(conduct, "REPORTS", 1)
    assert (await anna.http.post(f"/api{path}", json=text)).status_code == 204
    assert await anna.refused(path, text) == (429, "too_many")


async def test_an_administrator_makes_moderators(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.member("anna")
    await server.person("a guest of hers")
    given = Namespace(db=db, task="moderator", name="anna", no_more=False)
    assert await asyncio.to_thread(command.admin, given) == 0
    assert (await anna.get("/me"))["moderator"]
    given.no_more = True
    assert await asyncio.to_thread(command.admin, given) == 0
    assert not (await anna.get("/me"))["moderator"]
    for name in ("nobody", "a guest of hers"):
        with pytest.raises(QuadrantError):
            await asyncio.to_thread(
                command.admin, Namespace(db=db, task="moderator", name=name, no_more=False)
            )
