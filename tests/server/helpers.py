"""People who play over the network, as the browser does: routes, a live line, and what they have seen."""

from __future__ import annotations

import asyncio
import random
import re
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any, Self

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from quadrant import bots
from quadrant.kernel.match import Match
from quadrant.server.command import config_of
from quadrant.server.http.app import application, services_of
from quadrant.server.http.services import Services
from quadrant.server.settings import Settings
from quadrant.server.store.keys import kept

SEATS = ("germany", "uk", "japan", "ussr", "italy", "usa")
PASSWORD = "correct horse battery"


#: What an update leaves out is this; all else that it leaves out is as before.
NOTHING: dict[str, Any] = {
    "epoch": 0,
    "waiting": None,
    "decision": None,
    "can_undo": None,
    "undo": [],
    "result": None,
}


def changed(old: Any, change: Any, keys: dict[str, list[str]], path: str = "") -> Any:
    """A view, or a seat's secrets, with what an update tells of it, as the browser puts them together."""
    if not isinstance(change, dict) or not isinstance(old, dict):
        return change
    new = dict(old)
    for field, value in change.items():
        told = isinstance(value, dict) and path + field in keys
        new[field] = things(old[field], value, keys[path + field]) if told else value
    return new


def things(old: list[Any], change: dict[str, Any], key: list[str]) -> list[Any]:
    """A collection with what changed in it."""
    new = []
    for thing in old:
        told = change.get("/".join(str(thing[part]) for part in key), {})
        if told is not None:
            new.append({**thing, **told})
    for place, thing in sorted(
        (told for told in change.values() if isinstance(told, list)), key=lambda t: t[0]
    ):
        new.insert(place, thing)
    return new


def updated(table: dict[str, Any], update: dict[str, Any]) -> dict[str, Any]:
    """The table after an update, as the browser keeps it."""
    keys = table["keys"]
    own = {
        seat: changed(table["own"].get(seat), told, keys, "own.")
        for seat, told in update.get("own", {}).items()
    }
    merged = {
        "view": changed(table["view"], update.get("view", {}), keys),
        "own": {**table["own"], **own},
        "orders": {**table["orders"], **update.get("orders", {})},
        "declarations": {**table["declarations"], **update.get("declarations", {})},
        "reasons": table["reasons"] + update.get("reasons", []),
    }
    return {**table, **NOTHING, **update, **merged, "last": update["n"]}


class Line:
    """The live line of one client, which keeps the table as the browser does."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.table: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.presence: dict[str, Any] = {}
        self.pending: dict[str, Any] = {}
        self.answers: list[dict[str, Any]] = []
        #: Everything that came, as it came.
        self.heard: list[str] = []

    async def take(self) -> dict[str, Any]:
        """The next message."""
        text = await self._socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        self._note(message)
        return message

    def _note(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "table":
                self.table = message
                self._follow(message)
            case "update":
                assert message["revision"] == self.table["revision"] + 1
                self.table = updated(self.table, message)
                self._follow(message)
            case "orders":
                self.table["orders"] |= message["orders"]
            case "chat":
                self.chat.append(message)
            case "presence":
                self.presence = message
            case "pending":
                self.pending = message
            case "done" | "refused":
                self.answers.append(message)

    def _follow(self, message: dict[str, Any]) -> None:
        kept = [event for event in self.events if event["e"] <= message["after"]]
        self.events = kept + message.get("events", [])

    async def until(self, fits: Callable[[Self], Any]) -> None:
        """Listen until it is so."""
        while not fits(self):
            await self.take()

    async def reached(self, n: int) -> None:
        """Listen until so many choices are made."""
        await self.until(lambda line: line.table["n"] >= n)

    async def answered(self, times: int) -> None:
        """Listen until so many messages were answered."""
        await self.until(lambda line: len(line.answers) >= times)

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        await self._socket.send(
            message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        )

    async def ask(self, message: dict[str, Any] | str | bytes) -> dict[str, Any]:
        """Send something; the answer to it."""
        known = len(self.answers)
        await self.send({"ref": known, **message} if isinstance(message, dict) else message)
        await self.answered(known + 1)
        return self.answers[-1]

    async def choose(self, seat: str, choice: list[Any]) -> dict[str, Any]:
        return await self.ask({"type": "choose", "seat": seat, "n": self.table["n"], "choice": choice})

    async def choose_any(self, chance: random.Random) -> dict[str, Any]:
        """Any option of what this client is asked."""
        decision = self.table["decision"]
        answer = await self.choose(decision["seat"], chance.choice(decision["options"]))
        assert answer["type"] == "done", answer
        return answer

    @property
    def closed(self) -> bool:
        """Whether the server has hung up."""
        return self._socket.close_code is not None

    async def end(self) -> int:
        """Listen until the server hangs up; with which code."""
        with suppress(ConnectionClosed):
            while True:
                await self._socket.recv()
        return self._socket.close_code or 0


async def play(lines: list[Line], chance: random.Random, choices: int = 10_000) -> None:
    """Everybody plays at random for so many choices, or to the end."""
    for _ in range(choices):
        n = max(line.table["n"] for line in lines)
        for line in lines:
            await line.reached(n)
        asked = next((line for line in lines if line.table["decision"]), None)
        if asked is None:
            return
        await asked.choose_any(chance)
    last = max(line.table["n"] for line in lines)
    for line in lines:
        await line.until(lambda line: line.table["n"] >= last)


async def set_up(lines: list[Line]) -> None:
    """Everybody takes what is offered first, until Germany's first turn begins with every piece in place."""
    while True:
        n = max(line.table["n"] for line in lines)
        for line in lines:
            await line.reached(n)
        asked = next(line for line in lines if line.table["decision"])
        decision = asked.table["decision"]
        if decision["kind"] == "play_one":
            return
        choice = next(option for option in decision["options"] if option[0] != "remove")
        assert (await asked.choose(decision["seat"], choice))["type"] == "done"


def same(line: Line, fresh: dict[str, Any]) -> None:
    """What the line has put together is what the table says."""
    # Whoever has acted knows it himself: only the whole table tells it.
    ignored = {"type", "after", "events", "acted"}
    told = {key: value for key, value in line.table.items() if key not in ignored}
    assert told == {key: value for key, value in fresh.items() if key not in ignored}
    assert line.events == fresh["events"]


def knowledge(
    match: Match, seats: Iterable[str | None], words: re.Pattern[str]
) -> dict[str | None, list[set[str]]]:
    """The words that each seat (None: a spectator) may know of after each choice, by the kernel alone."""
    again = Match(match.game, match.scenario, match.seed, match.rule_options)
    known: dict[str | None, list[set[str]]] = {seat: [] for seat in seats}
    for choice in (None, *match.choices):
        if choice is not None:
            again.choose(choice[1], choice[0])
        events = again.hand_over()
        for seat, sets in known.items():
            shown = [again.view(seat), *(event.seen_by(seat) for event in events)]
            if again.seat == seat:
                shown += [again.options(), again.prompt]
            found = set(words.findall(msgspec.json.encode(shown).decode()))
            sets.append((sets[-1] if sets else set()) | found)
    return known


class Person:
    """Somebody with a browser."""

    def __init__(self, address: str, name: str) -> None:
        self.address, self.name = address, name
        # An idle connection is given up well before the server hangs up: else a request may meet its end.
        # Nothing is encrypted on this machine: no certificates are read.
        limits = httpx.Limits(keepalive_expiry=1)
        self.http = httpx.AsyncClient(base_url=address, timeout=60, limits=limits, verify=False)

    async def get(self, path: str, **params: Any) -> Any:
        """An answer that must be a success."""
        answer = await self.http.get(f"/api{path}", params=params)
        assert answer.is_success, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None) -> Any:
        """An answer that must be a success."""
        answer = await self.http.post(f"/api{path}", json={} if body is None else body)
        assert answer.is_success, answer.text
        return answer.json()

    async def refused(
        self, path: str, body: Any = None, *, method: str = "POST", **params: Any
    ) -> tuple[int, str]:
        """Status and code of an answer that must be a refusal."""
        answer = await self.http.request(method, f"/api{path}", json=body, params=params)
        assert answer.is_error, answer.text
        problem = answer.json()
        assert problem["status"] == answer.status_code
        assert problem["detail"]
        return answer.status_code, problem["code"]

    async def register(self) -> Self:
        await self.post("/account", {"name": self.name, "password": PASSWORD})
        return self

    @asynccontextmanager
    async def line(self, match: str, **params: Any) -> AsyncIterator[Line]:
        """A live line to a match."""
        url = str(httpx.URL(self.address, path=f"/api/matches/{match}/live", params=params or None))
        headers = {"cookie": "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())}
        async with connect(url.replace("http", "ws", 1), additional_headers=headers, max_size=None) as opened:
            line = Line(opened)
            await line.until(lambda line: line.table or line.answers)
            yield line


async def play_on(match: str, people: Iterable[Person], choices: int) -> None:
    """So many choices at random, by whoever is asked."""
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(person.line(match)) for person in people]
        await play(lines, random.Random(0), choices)


class Server:
    """A server in this process."""

    def __init__(self, address: str, services: Services) -> None:
        self.address = address
        self.services = services
        self._people: list[Person] = []
        self._bots: dict[str, bots.Bot] = {}

    def guest(self, name: str = "guest") -> Person:
        """Somebody who is not logged in (or, where there are no accounts, the local user)."""
        person = Person(self.address, name)
        self._people.append(person)
        return person

    async def person(self, name: str) -> Person:
        """Somebody with an account, logged in; made behind the scenes, for hashing takes its time."""
        person = self.guest(name)
        token = f"session-of-{name.replace(' ', '-')}"
        user = await self.services.store.add_user(name, None)
        await self.services.store.add_session(kept(token), user, 2**52)
        person.http.cookies.set("quadrant", token)
        return person

    async def member(self, name: str) -> Person:
        """Somebody who has a password, too, and is no guest; nobody could log in with it."""
        person = await self.person(name)
        user = (await person.get("/me"))["user"]["id"]
        assert await self.services.store.set_password(user, "none")
        return person

    async def duel(self, one: Person, other: Person, **fields: Any) -> str:
        """A new match of No Retreat! between two people; the first has the Axis, and owns it."""
        seats = {"axis": {"kind": "me"}}
        body = {"game": "no_retreat", "seats": seats, "listed": True, **fields}
        made = await one.post("/matches", body)
        match: str = made["id"]
        await other.post(f"/matches/{match}/join", {"token": made["seats"][1]["token"]})
        return match

    async def counted(self) -> None:
        """Finished matches are counted, as they are anyway before long."""
        await self.services.scorer.look()

    async def match(self, *people: Person, seats: tuple[str, ...] = SEATS, **fields: Any) -> str:
        """A new match of Generals: the people take the seats in turn, the first one owns it."""
        owner, n = people[0], len(people)
        wishes = {seat: {"kind": "me"} for i, seat in enumerate(seats) if people[i % n] is owner}
        body = {"game": "generals", "seats": wishes, "listed": True, **fields}
        match: str = (await owner.post("/matches", body))["id"]
        for i, seat in enumerate(seats):
            if people[i % n] is not owner:
                await people[i % n].post(f"/matches/{match}/seats/{seat}", {"kind": "me"})
        return match

    async def advice(self, match: str) -> list[Any]:
        """What the staff's bot would choose now: its games have battles and reactions, random ones few."""
        async with self.services.matches.open(match) as live:
            question = bots.Question(live.match)
            bot = self._bots.setdefault(
                question.seat, bots.make(live.game, "staff", question.seat, random.Random(1))
            )
            return list(bot.choose(question))

    async def close(self) -> None:
        for person in self._people:
            await person.http.aclose()


Serve = Callable[..., Awaitable[Server]]


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Server]:
    """A server in this process, on a port of its own."""
    app = application(settings)
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    running = uvicorn.Server(config_of(settings, app))
    started = asyncio.Event()
    start = running.startup

    async def startup(sockets: list[socket.socket] | None = None) -> None:
        await start(sockets)
        started.set()

    running.startup = startup  # type: ignore[method-assign]
    task = asyncio.create_task(running._serve([listener]))
    await asyncio.wait((task, asyncio.create_task(started.wait())), return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        task.result()
    server = Server(f"http://127.0.0.1:{listener.getsockname()[1]}", services_of(app))
    try:
        yield server
    finally:
        await server.close()
        running.should_exit = True
        await task
