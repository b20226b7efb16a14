"""The two workers of a page, from Python's side: what JavaScript calls, and what it is called for.

This is the only module that knows Pyodide. Bytes go over as they are; everything else is text and numbers.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, Protocol

import msgspec
from pyodide.ffi import JsException, to_js

from quadrant.page import routes
from quadrant.page.box import KeptChange, KeptMatch, Series
from quadrant.page.host import Host, Tell
from quadrant.page.thinking import thought
from quadrant.server.problems import Unavailable


class JsBox(Protocol):
    """``Box`` in ``web/src/page/box.ts``."""

    def heads(self) -> Awaitable[Any]: ...
    def head(self, id: str) -> Awaitable[Any]: ...
    def series(self, what: str, id: str, after: int, last: int) -> Awaitable[Any]: ...
    def newest(self, what: str, id: str, last: int) -> Awaitable[Any]: ...
    def note(self, id: str, name: str) -> Awaitable[Any]: ...
    def keepNote(self, id: str, name: str, data: Any) -> Awaitable[None]: ...  # noqa: N802 (its name there)
    def commit(self, batch: Any) -> Awaitable[bool]: ...
    def erase(self, id: str, follows: int) -> Awaitable[bool]: ...


class Js(Protocol):
    """What the worker offers: a box, messages to lines, and another worker that thinks."""

    box: JsBox

    def tell(self, line: int, text: str) -> None: ...
    def think(self, task: Any) -> Awaitable[Any]: ...


def _head(found: Any) -> KeptMatch:
    return KeptMatch(found.id, found.revision, found.data.to_bytes(), found.info)


class BrowserBox:
    """A :class:`quadrant.page.box.Box` in IndexedDB. What the browser refuses is Unavailable."""

    def __init__(self, js: JsBox) -> None:
        self._js = js

    async def _ask(self, answer: Awaitable[Any]) -> Any:
        try:
            return await answer
        except JsException as error:
            raise Unavailable(f"the browser cannot keep that now: {error}") from None

    async def heads(self) -> list[KeptMatch]:
        return [_head(found) for found in await self._ask(self._js.heads())]

    async def head(self, id: str) -> KeptMatch | None:
        found = await self._ask(self._js.head(id))
        return None if found is None else _head(found)

    async def series(self, what: Series, id: str, after: int, last: int) -> list[bytes]:
        return [data.to_bytes() for data in await self._ask(self._js.series(what, id, after, last))]

    async def newest(self, what: Series, id: str, last: int) -> bytes | None:
        data = await self._ask(self._js.newest(what, id, last))
        return None if data is None else bytes(data.to_bytes())

    async def note(self, id: str, name: str) -> bytes | None:
        data = await self._ask(self._js.note(id, name))
        return None if data is None else bytes(data.to_bytes())

    async def keep_note(self, id: str, name: str, data: bytes) -> None:
        await self._ask(self._js.keepNote(id, name, to_js(data)))

    async def commit(self, batch: KeptChange) -> bool:
        return bool(await self._ask(self._js.commit(to_js(msgspec.structs.asdict(batch) | _parts(batch)))))

    async def erase(self, id: str, follows: int) -> bool:
        return bool(await self._ask(self._js.erase(id, follows)))


def _parts(batch: KeptChange) -> dict[str, object]:
    return {"head": msgspec.structs.asdict(batch.head)}


class Table:
    """The host's worker."""

    def __init__(self, js: Js) -> None:
        async def carry(data: bytes) -> bytes:
            try:
                return bytes((await js.think(to_js(data))).to_bytes())
            except JsException as error:
                raise OSError(str(error)) from None

        tell: Tell = js.tell
        self.host = Host(BrowserBox(js.box), carry, tell)

    async def call(self, method: str, path: str, body: str) -> Any:
        status, answer = await routes.call(self.host, method, path, body.encode())
        return to_js([status, answer.decode()])

    async def open(self, line: int, match: str, after: int, epoch: int | None) -> None:
        await self.host.open_line(line, match, after, epoch)

    async def said(self, line: int, text: str) -> None:
        await self.host.said(line, text)

    def close(self, line: int) -> None:
        self.host.close_line(line)


def think(task: Any) -> Any:
    """The thinker's worker: the pickled result of a pickled task."""
    return to_js(thought(task.to_bytes()))
