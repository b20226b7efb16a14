"""Servers and workers as processes of their own, to be killed and to be several.

They are forked from a process that has everything imported already: a start takes no time to speak of.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from quadrant.server import command
from server.helpers import Person

_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload(["server.processes", "server.prepared"])
#: Names the file by which the wall clock of a process is set.
CLOCK = "TEST_CLOCK"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _go_by(clock: str) -> None:
    """The wall clock of this process is set as the file says: so many seconds forth."""
    real = time.time_ns

    def shifted() -> int:
        return real() + int(Path(clock).read_text() or 0) * 10**9

    time.time_ns = shifted
    time.time = lambda: shifted() / 1e9


def _run(what: str, args: dict[str, Any], env: dict[str, str], out: Connection, log: str | None) -> None:
    """In the new process: what the command line would do, with its output sent to the parent."""
    os.environ.update(env)
    if CLOCK in env:
        _go_by(env[CLOCK])
    os.dup2(out.fileno(), 1)
    if log is not None:
        os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), 2)
    raise SystemExit(getattr(command, what)(Namespace(**args)))


class Process:
    """A server or a worker."""

    def __init__(self, what: str, env: dict[str, str], *, log: Path | None = None, **args: Any) -> None:
        self._read, write = _forks.Pipe(duplex=False)
        kept = None if log is None else str(log)
        self._process = _forks.Process(target=_run, args=(what, args, env, write, kept))
        self._process.start()
        write.close()
        self.said = self._line(log)

    def _line(self, log: Path | None) -> str:
        """The first line of output: it comes when the process is ready."""
        text = b""
        while not text.endswith(b"\n"):
            some = os.read(self._read.fileno(), 1)
            why = log.read_text()[-2000:] if not some and log is not None else ""
            assert some, f"the process ended before it was ready {why}"
            text += some
        return text.decode().strip()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def address(self) -> str:
        return self.said.split()[-1].rstrip("/")

    def person(self, name: str) -> Person:
        return Person(self.address, name)

    def kill(self) -> None:
        """kill -9."""
        self._process.kill()
        self._process.join()

    def stop(self, seconds: float = 60) -> int:
        """Told to stop; the exit code. It must have ended in so many seconds."""
        os.kill(self.pid, signal.SIGTERM)
        code = self.ended(seconds)
        assert code is not None, "told to stop, it goes on"
        return code

    def ended(self, seconds: float) -> int | None:
        """The exit code, or None if it has not ended in so many seconds."""
        self._process.join(seconds)
        return self._process.exitcode


def bot_processes(process: Process) -> list[int]:
    """The processes in which bots think for a server or a worker."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            line = (folder / "cmdline").read_bytes()
        except (OSError, ValueError, IndexError):
            continue
        if parent == process.pid and b"spawn_main" in line:
            found.append(int(folder.name))
    return found


def server(db: str, *, port: int = 0, public: bool = False, log: Path | None = None, **env: str) -> Process:
    """``quadrant serve``; all its clients have the same address here."""
    many = {"QUADRANT_MESSAGES": "100000", "QUADRANT_SOCKETS": "10000"}
    usual = {"QUADRANT_BOTS": "0", "QUADRANT_LOG": "warning", **many}
    return Process("serve", {**usual, **env}, log=log, host="127.0.0.1", port=port, db=db, public=public)


@contextmanager
def servers(db: str, count: int, **env: str) -> Iterator[list[Process]]:
    """Several public servers that share a database."""
    started = [server(db, port=0, public=True, log=None, **env) for _ in range(count)]
    try:
        yield started
    finally:
        for process in started:
            assert process.stop() == 0
