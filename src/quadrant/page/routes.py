"""The requests that a page's host answers: the server's, as far as one person alone needs them."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, unquote

import msgspec

from quadrant.kernel import catalog
from quadrant.page.host import Host
from quadrant.server import wire
from quadrant.server.play import lessons
from quadrant.server.problems import Conflict, NotFound, ServerError, problem_of

T = TypeVar("T")


class Asked(NamedTuple):
    """A request: the parts of its path that have names, its query and its body."""

    id: str
    name: str
    query: dict[str, list[str]]
    body: bytes

    def read(self, kind: type[T]) -> T:
        """The body. Raises ServerError if it is something else."""
        try:
            return msgspec.json.decode(self.body or b"{}", type=kind)
        except msgspec.DecodeError as error:
            raise ServerError(str(error)) from None

    def text(self, key: str) -> str | None:
        return self.query.get(key, [None])[0]

    def number(self, key: str) -> int | None:
        text = self.text(key)
        if text is not None and not (text.isascii() and text.isdecimal()):
            raise ServerError(f"{key}: {text[:40]!r} is not a number")
        return None if text is None else int(text)

    def count(self, key: str) -> int:
        return self.number(key) or 0


Answer = Callable[[Host, Asked], Awaitable[object]]
_routes: list[tuple[str, re.Pattern[str], Answer]] = []


def route(method: str, path: str) -> Callable[[Answer], Answer]:
    """Declare what answers a request; ``{id}`` and ``{name}`` stand for parts of the path."""
    pattern = re.compile(
        path.replace("{id}", r"(?P<id>[\w-]{1,40})").replace("{name}", r"(?P<name>[\w-]{1,80})")
    )

    def declared(answer: Answer) -> Answer:
        _routes.append((method, pattern, answer))
        return answer

    return declared


async def call(host: Host, method: str, path: str, body: bytes) -> tuple[int, bytes]:
    """The status and the body of the answer to a request."""
    try:
        answer = await _answer(host, method, path, body)
    except Exception as error:
        problem = problem_of(error)
        return problem.status, msgspec.json.encode(problem)
    return 200, msgspec.json.encode(answer)


async def _answer(host: Host, method: str, path: str, body: bytes) -> object:
    place, _, query = path.partition("?")
    for verb, pattern, answer in _routes:
        if verb == method and (found := pattern.fullmatch(unquote(place))):
            parts = found.groupdict()
            asked = Asked(parts.get("id", ""), parts.get("name", ""), parse_qs(query), body)
            return await answer(host, asked)
    raise NotFound(f"a page without a server does not answer {method} {place}")


# Matches


@route("POST", "/matches")
async def create(host: Host, asked: Asked) -> object:
    data = asked.read(wire.NewMatch)
    taken = {seat for seat, wish in data.seats.items() if wish.kind != "open"}
    if data.clock is not None or not taken.issuperset(catalog.find(data.game).seats):
        raise Conflict("nobody can come to a page without a server: no open seats, and no clocks")
    return await host.desk.create(host.caller, data)


@route("POST", "/matches/import")
async def import_record(host: Host, asked: Asked) -> object:
    return await host.desk.import_record(host.caller, asked.read(dict[str, Any]))


@route("GET", "/matches/{id}")
async def info(host: Host, asked: Asked) -> object:
    return await host.desk.info(host.caller, asked.id)


@route("DELETE", "/matches/{id}")
async def remove(host: Host, asked: Asked) -> object:
    await host.shelf.remove(host.caller, asked.id)
    return None


@route("GET", "/matches/{id}/table")
async def table(host: Host, asked: Asked) -> object:
    n, seat, epoch = asked.number("n"), asked.text("seat"), asked.number("epoch")
    return await host.matches.table(host.caller, asked.id, n, seat, asked.count("after"), epoch)


@route("GET", "/matches/{id}/stretch")
async def stretch(host: Host, asked: Asked) -> object:
    since, to = asked.count("since"), asked.count("to")
    return await host.matches.stretch(host.caller, asked.id, since, to, asked.text("seat"))


@route("GET", "/matches/{id}/query/{name}")
async def query(host: Host, asked: Asked) -> object:
    targets, n, seat = asked.query.get("target", []), asked.number("n"), asked.text("seat")
    return await host.matches.query(host.caller, asked.id, asked.name, targets, n, seat)


@route("POST", "/matches/{id}/choices")
async def choose(host: Host, asked: Asked) -> object:
    return await host.matches.choose(host.caller, asked.id, asked.read(wire.ChoiceMade))


@route("POST", "/matches/{id}/why")
async def why(host: Host, asked: Asked) -> object:
    data = asked.read(wire.WhyAsked)
    return wire.Why(await host.matches.why_not(host.caller, asked.id, data.seat, data.choice))


@route("POST", "/matches/{id}/undo")
async def undo(host: Host, asked: Asked) -> object:
    return await host.matches.undo(host.caller, asked.id, asked.read(wire.UndoAsked))


@route("POST", "/matches/{id}/resign")
async def resign(host: Host, asked: Asked) -> object:
    return await host.sitting.resign(host.caller, asked.id, asked.read(wire.SeatAsked).seat)


@route("POST", "/matches/{id}/orders")
async def orders(host: Host, asked: Asked) -> object:
    data = asked.read(wire.OrdersGiven)
    await host.matches.give_orders(host.caller, asked.id, data.seat, data.orders)
    return data


@route("POST", "/matches/{id}/seats/{name}")
async def sit(host: Host, asked: Asked) -> object:
    return await host.sitting.sit(host.caller, asked.id, asked.name, asked.read(wire.SeatWish))


@route("POST", "/matches/{id}/fork")
async def fork(host: Host, asked: Asked) -> object:
    return await host.forks.fork(host.caller, asked.id, asked.read(wire.ForkAsked))


@route("POST", "/matches/{id}/title")
async def rename(host: Host, asked: Asked) -> object:
    return await host.shelf.rename(host.caller, asked.id, asked.read(wire.Renamed).title)


@route("POST", "/matches/{id}/rematch")
async def rematch(host: Host, asked: Asked) -> object:
    return await host.shelf.rematch(host.caller, asked.id, asked.read(wire.RematchAsked).swap)


@route("GET", "/matches/{id}/curve")
async def curve(host: Host, asked: Asked) -> object:
    return await host.curves.curve(host.caller, asked.id)


@route("GET", "/matches/{id}/record")
async def record(host: Host, asked: Asked) -> object:
    return await host.desk.record(host.caller, asked.id)


@route("GET", "/matches/{id}/chat")
async def chat(host: Host, asked: Asked) -> object:
    return await host.desk.chat(host.caller, asked.id, asked.count("after"))


@route("POST", "/matches/{id}/chat")
async def say(host: Host, asked: Asked) -> object:
    return await host.desk.say(host.caller, asked.id, asked.read(wire.Said))


@route("GET", "/matches/{id}/takeback")
async def points(host: Host, asked: Asked) -> object:
    return await host.takebacks.points(host.caller, asked.id)


@route("POST", "/matches/{id}/takeback")
async def takeback(host: Host, asked: Asked) -> object:
    return await host.takebacks.ask(host.caller, asked.id, asked.read(wire.TakebackWish))


# Advice and lessons


@route("POST", "/matches/{id}/hint")
async def hint(host: Host, asked: Asked) -> object:
    return await host.hints.hint(host.caller, asked.id, asked.read(wire.HintAsked))


@route("POST", "/matches/{id}/analysis")
async def analysis(host: Host, asked: Asked) -> object:
    return await host.analyses.analysis(host.caller, asked.id)


@route("POST", "/lessons/{id}/{name}")
async def teach(host: Host, asked: Asked) -> object:
    return await host.lessons.begin(host.caller, asked.id, asked.name)


@route("GET", "/games/{id}/puzzles")
async def puzzles(host: Host, asked: Asked) -> object:
    return await host.lessons.puzzles(asked.id)


@route("GET", "/games/{id}/puzzles/texts")
async def puzzle_texts(host: Host, asked: Asked) -> object:
    return lessons.puzzle_texts(asked.id)


@route("GET", "/matches/{id}/coaching")
async def coaching(host: Host, asked: Asked) -> object:
    return await host.lessons.coaching(host.caller, asked.id)


@route("POST", "/matches/{id}/coaching/back")
async def back_to_lesson(host: Host, asked: Asked) -> object:
    return await host.lessons.back(host.caller, asked.id)
