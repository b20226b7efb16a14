"""No sequence of what one may do around a match tells a secret: the owner tries all of them."""

from __future__ import annotations

import random
import re

import msgspec
import pytest

from quadrant.server.play import sitting
from server.helpers import SEATS, Person, Serve, Server, play_on

pytestmark = pytest.mark.anyio
AXIS, COALITION = SEATS[0::2], SEATS[1::2]
WORDS = re.compile(rf'"((?:{"|".join(SEATS)})_[a-z0-9_]+)"')


class Owner:
    """Owns a match, does whatever the lobby lets him do, and keeps everything that he is ever told."""

    def __init__(self, person: Person, match: str, chance: random.Random) -> None:
        self.person, self.match, self.chance = person, match, chance
        self.told: list[str] = []

    async def act(self) -> None:
        """Anything that may change who sits where, then a look around."""
        kind = self.chance.choice(("me", "me", "open", "open", "bot"))
        seat = self.chance.choice(SEATS)
        await self._send(f"/seats/{seat}", {"kind": kind})
        await self.look(seat)

    async def look(self, seat: str) -> None:
        """Everything that may show a secret of the seat."""
        for path in ("", "/table", "/table?n=0", f"/table?seat={seat}", f"/table?n=0&seat={seat}", "/record"):
            self._keep(await self.person.http.get(f"/api/matches/{self.match}{path}"))
        for path in ("why", "choices"):
            await self._send(f"/{path}", {"seat": seat, "n": 0, "choice": ["pass"]})
        await self._send("/orders", {"seat": seat, "orders": {}})
        async with self.person.line(self.match) as line:
            self.told += line.heard

    async def _send(self, path: str, body: object) -> None:
        self._keep(await self.person.http.post(f"/api/matches/{self.match}{path}", json=body))

    def _keep(self, answer: object) -> None:
        self.told.append(answer.text)  # type: ignore[attr-defined]

    def knows(self) -> set[str]:
        return {word for text in self.told for word in WORDS.findall(text)}


async def hidden(server: Server, match: str, seats: set[str]) -> set[str]:
    """The cards that only the holders of these seats may know of."""
    async with server.services.matches.open(match) as live:
        state, game = live.match.state, live.game
        shown = msgspec.json.encode([game.view(state, None), live.match.events]).decode()
        own = msgspec.json.encode([game.secrets(state, seat) for seat in seats]).decode()
    return set(WORDS.findall(own)) - set(WORDS.findall(shown))


async def dealt(server: Server, match: str, name: str) -> set[str]:
    """The seats whose cards the person has been shown."""
    user = await server.services.store.user(name=name)
    async with server.services.matches.open(match) as live:
        return {seat.seat for seat in live.seats.values() if user is not None and user.id in seat.seen}


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
async def test_the_owner_learns_no_secret_by_any_sequence_of_lobby_actions(
    serve: Serve, db: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sitting, "ABSENT", -1)  # everybody who does not look counts as gone
    server = await serve(db=db)
    anna, boris = await server.person("anna"), await server.person("boris")
    chance = random.Random(seed)
    entered = 0
    for _ in range(2):
        match = await server.match(anna, seats=("germany",), spectators=True)
        owner = Owner(anna, match, chance)
        # Before the deal, and perhaps after one that the owner brings about alone.
        for _ in range(chance.randrange(6)):
            await owner.act()
        for seat in SEATS:
            await boris.http.post(f"/api/matches/{match}/seats/{seat}", json={"kind": "me"})
        if not await dealt(server, match, "boris"):
            continue
        entered += 1
        mine = await dealt(server, match, "anna")
        for _ in range(12):
            await owner.act()
            if chance.random() < 0.1:
                seat = chance.choice(SEATS)
                await boris.http.post(f"/api/matches/{match}/seats/{seat}", json={"kind": "bot"})
        # Who was dealt to gets no more; who was not may have sat down like any newcomer.
        now = await dealt(server, match, "anna")
        assert now == mine or not mine
        secret = await hidden(server, match, set(SEATS) - now)
        assert secret
        assert owner.knows() & secret == set()
    assert entered


async def test_nobody_is_dealt_to_before_every_seat_is_taken(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, seats=AXIS)
    async with anna.line(match) as line, boris.line(match) as other:
        assert (line.table["own"], line.table["decision"]) == ({}, None)
        choice = {"seat": "germany", "n": 0, "choice": ["pass"]}
        for path in ("choices", "why"):
            body = {key: choice[key] for key in ("seat", "choice")} if path == "why" else choice
            assert await anna.refused(f"/matches/{match}/{path}", body) == (409, "conflict")
        board = await anna.post(f"/matches/{match}/fork", {})
        hands = (await anna.get(f"/matches/{board['id']}/table"))["own"]
        # In a listed match nobody tours the free seats: there is nothing to be seen in them.
        for seat in COALITION[:2]:
            path = f"/matches/{match}/seats/{seat}"
            await boris.post(path, {"kind": "me"})
            assert (await boris.get(f"/matches/{match}/table"))["own"] == {}
            await boris.post(path, {"kind": "open"})
        for seat in COALITION:
            await boris.post(f"/matches/{match}/seats/{seat}", {"kind": "me"})
        await line.until(lambda line: set(line.table["own"]) == set(AXIS))
        await other.until(lambda line: set(line.table["own"]) == set(COALITION))
        assert line.table["decision"]["seat"] == "germany"
        assert any(line.table["own"][seat] != hands[seat] for seat in AXIS)
    for seat in COALITION:
        assert await boris.refused(f"/matches/{match}/seats/{seat}", {"kind": "open"}) == (409, "conflict")
    await play_on(match, (anna, boris), 5)


async def test_a_bots_hand_is_not_had_by_opening_its_seat(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.match(anna, seats=("germany",))
    await boris.post(f"/matches/{match}/seats/uk", {"kind": "me"})
    for seat in ("japan", "ussr", "italy", "usa"):
        await anna.post(f"/matches/{match}/seats/{seat}", {"kind": "bot"})
    path = f"/matches/{match}/seats/japan"
    assert await anna.refused(path, {"kind": "me"}) == (409, "conflict")
    await anna.post(path, {"kind": "open"})
    for person in (anna, boris):
        assert await person.refused(path, {"kind": "me"}) == (409, "conflict")
    await anna.post(path, {"kind": "bot"})
    # Nor is it had by first leaving one's own.
    await boris.post(f"/matches/{match}/seats/uk", {"kind": "bot"})
    await anna.post(path, {"kind": "open"})
    for person in (anna, boris):
        assert await person.refused(path, {"kind": "me"}) == (409, "conflict")
    assert await anna.refused(f"/matches/{match}/seats/uk", {"kind": "me"}) == (409, "conflict")


async def test_who_has_looked_into_every_hand_plays_against_bots_only(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris = await server.person("anna"), await server.person("boris")
    seats = {seat: {"kind": "me" if seat == "germany" else "bot"} for seat in SEATS}
    match = (await anna.post("/matches", {"game": "generals", "seats": seats, "listed": True}))["id"]
    await anna.post(f"/matches/{match}/seats/japan", {"kind": "me"})
    assert set((await anna.get(f"/matches/{match}/table"))["own"]) == {"germany", "japan"}
    await anna.post(f"/matches/{match}/seats/japan", {"kind": "bot"})
    assert await anna.refused(f"/matches/{match}/seats/japan", {"kind": "open"}) == (409, "conflict")
    await anna.post(f"/matches/{match}/seats/uk", {"kind": "open"})
    assert await boris.refused(f"/matches/{match}/seats/uk", {"kind": "me"}) == (409, "conflict")


async def test_a_match_with_a_chosen_seed_is_not_opened(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna = await server.person("anna")
    seats = {seat: {"kind": "bot"} for seat in SEATS}
    for seed, status in (("7", 409), (None, 200)):
        body = {"game": "generals", "seats": seats, "seed": seed, "listed": True}
        match = (await anna.post("/matches", body))["id"]
        answer = await anna.http.post(f"/api/matches/{match}/seats/uk", json={"kind": "open"})
        assert answer.status_code == status
