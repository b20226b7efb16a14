"""People who play over the network, as the browser does: routes, a live line, and what they have seen."""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Self

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from quadrant import bots
from quadrant.server.accounts import kept
from quadrant.server.app import Services, application
from quadrant.server.command import config_of
from quadrant.server.settings import Settings

SEATS = ("germany", "uk", "japan", "ussr", "italy", "usa")
PASSWORD = "correct horse battery"


class Line:
    """The live line of one client, which keeps the table as the browser does."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.table: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.presence: dict[str, Any] = {}
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
                merged = {key: {**self.table[key], **message[key]} for key in ("view", "own")}
                why = self.table["reasons"] + message.get("reasons", [])
                self.table = {**self.table, **message, **merged, "last": message["n"], "reasons": why}
                self._follow(message)
            case "chat":
                self.chat.append(message)
            case "presence":
                self.presence = message
            case "done" | "refused":
                self.answers.append(message)

    def _follow(self, message: dict[str, Any]) -> None:
        self.events = [event for event in self.events if event["e"] <= message["after"]] + message["events"]

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

    async def end(self) -> int:
        """Listen until the server hangs up; with which code."""
        await self._socket.wait_closed()
        return self._socket.close_code or 0


class Person:
    """Somebody with a browser."""

    def __init__(self, address: str, name: str) -> None:
        self.address, self.name = address, name
        self.http = httpx.AsyncClient(base_url=address, timeout=60)

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
    server = Server(f"http://127.0.0.1:{listener.getsockname()[1]}", app.state.services)
    try:
        yield server
    finally:
        await server.close()
        running.should_exit = True
        await task
