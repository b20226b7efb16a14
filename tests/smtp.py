"""A mail server on this machine that keeps what it is given, for the tests of mail."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

#: Nothing waits for time to pass; this only ends a test that would wait for ever (seconds).
PATIENCE = 30


class Postbox:
    """What has arrived; while it is ``shut`` nothing is taken."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        #: To whom each was sent, as the envelope says.
        self.recipients: list[list[str]] = []
        self.shut = False
        #: How often somebody has come.
        self.visits = 0
        self.port = 0
        self._news = threading.Condition()

    def arrived(self, count: int, word: str = "") -> None:
        """Wait until so many letters are there that have this word in them."""
        with self._news:
            assert self._news.wait_for(lambda: self.count(word) >= count, PATIENCE), "no letter came"

    def count(self, word: str) -> int:
        """How many letters have this word in them."""
        return sum(word in self.text(n) for n in range(len(self.letters)))

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One visit of a mailman."""
        self.visits += 1
        sent: list[str] = []
        await _say(writer, "220 localhost ESMTP")
        while line := (await reader.readline()).decode().strip():
            verb = line.split(" ")[0].upper()
            if verb == "DATA":
                await self._take(reader, writer, sent)
            elif verb == "RCPT":
                sent.append(line.split("<")[1].split(">")[0])
                await _say(writer, "451 later" if self.shut else "250 fine")
            elif verb == "QUIT":
                await _say(writer, "221 bye")
                break
            else:
                await _say(writer, "250 fine")
        writer.close()

    async def _take(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, sent: list[str]
    ) -> None:
        await _say(writer, "354 go on")
        data = await reader.readuntil(b"\r\n.\r\n")
        letter: Any = message_from_bytes(data[:-3], policy=policy.default)
        with self._news:
            self.letters.append(letter)
            self.recipients.append(sent)
            self._news.notify_all()
        await _say(writer, "250 kept")

    def text(self, n: int = -1) -> str:
        """What a letter says."""
        return str(self.letters[n].get_content())

    def link(self, word: str, n: int = -1) -> str:
        """The link in a letter that has this word in it."""
        return next(part for part in self.text(n).split() if "://" in part and word in part)


async def _say(writer: asyncio.StreamWriter, line: str) -> None:
    writer.write(f"{line}\r\n".encode())
    await writer.drain()


@contextmanager
def postbox(again: Postbox | None = None) -> Iterator[Postbox]:
    """A mail server in a thread of its own; one that was gone is found ``again`` where it was."""
    box, ready, loop = again or Postbox(), threading.Event(), asyncio.new_event_loop()

    async def run() -> None:
        server = await asyncio.start_server(box.serve, "127.0.0.1", box.port)
        box.port = server.sockets[0].getsockname()[1]
        ready.set()
        async with server:
            await server.serve_forever()

    def work() -> None:
        task = loop.create_task(run())
        stop.append(lambda: loop.call_soon_threadsafe(task.cancel))
        try:
            loop.run_until_complete(task)
        except asyncio.CancelledError:
            for visit in (visits := asyncio.all_tasks(loop)):
                visit.cancel()
            if visits:
                loop.run_until_complete(asyncio.wait(visits))
        finally:
            loop.close()

    stop: list[Any] = []
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    ready.wait()
    try:
        yield box
    finally:
        stop[0]()
        thread.join()
