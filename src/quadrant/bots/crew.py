"""Many tasks at once: by the processes of this machine, or by a Ray cluster.

Results come in as they are done, each with the number of its task. A result must not depend on where or when
its task runs.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from socket import create_connection
from typing import Any, Final, TypeVar

from quadrant.errors import QuadrantError

#: Seconds that a cluster has to answer.
PATIENCE: Final = 10.0

Item = TypeVar("Item")
Done = TypeVar("Done")


def in_order(coming: Iterator[tuple[int, Done]]) -> Iterator[Done]:
    """The results in the order of their tasks."""
    early: dict[int, Done] = {}
    due = 0
    for number, result in coming:
        early[number] = result
        while due in early:
            yield early.pop(due)
            due += 1


def by_processes(
    task: Callable[[Item], Done], items: Sequence[Item], jobs: int = 1
) -> Iterator[tuple[int, Done]]:
    """Every item's result, from that many processes. If the caller stops listening, all of them end."""
    if jobs <= 1:
        for number, item in enumerate(items):
            yield number, task(item)
        return
    coming = enumerate(items)
    crew = [Worker(task) for _ in range(min(jobs, len(items)))]
    try:
        busy = {worker.pipe: worker for worker, item in zip(crew, coming, strict=False) if worker.do(item)}
        while busy:
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                yield busy[pipe].done()
                following = next(coming, None)
                if following is None:
                    del busy[pipe]
                else:
                    busy[pipe].do(following)
    finally:
        for worker in crew:
            worker.end()


class Worker:
    """A process with its own pipe: if either end is lost, the other notices."""

    def __init__(self, task: Callable[[Any], Any]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(task, theirs), daemon=True)
        self._process.start()
        theirs.close()

    def do(self, item: tuple[int, Any]) -> bool:
        self.pipe.send(item)
        return True

    def done(self) -> tuple[int, Any]:
        try:
            result: tuple[int, Any] = self.pipe.recv()
        except EOFError:
            raise QuadrantError("a process of the crew has ended before its work was done") from None
        return result

    def end(self) -> None:
        self._process.terminate()
        self._process.join()
        self.pipe.close()


def _work(task: Callable[[Any], Any], pipe: Connection) -> None:
    """The loop of a process, until nobody listens any more."""
    # Ctrl-C goes to the whole group; the parent ends the others in order.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            number, item = pipe.recv()
            pipe.send((number, task(item)))


def by_cluster(
    task: Callable[[Item], Done], items: Sequence[Item], address: str | None = None
) -> Iterator[tuple[int, Done]]:
    """Every item's result, from a Ray cluster; without an address, or ``local``, on this machine."""
    with cluster(address) as ray:
        remote = ray.remote(_call)
        pending = {remote.remote(task, item): number for number, item in enumerate(items)}
        while pending:
            for promise in ray.wait(list(pending))[0]:
                yield pending.pop(promise), ray.get(promise)


@contextmanager
def cluster(address: str | None = None) -> Iterator[Any]:
    """Ray, connected with a cluster as long as it is needed."""
    try:
        ray = import_module("ray")
    except ImportError:
        raise QuadrantError("a cluster needs Ray: pip install 'quadrant[arena]'") from None
    try:
        _knock(address or "local")
        ray.init(address=address, logging_level="error", log_to_driver=False, include_dashboard=False)
    except (OSError, ValueError) as error:
        raise QuadrantError(f"there is no Ray cluster at {address}: {error}") from None
    try:
        yield ray
    except ray.exceptions.RayError as error:
        raise QuadrantError(f"the Ray cluster has failed: {error}") from None
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Check that somebody answers; Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        create_connection((host, int(port)), PATIENCE).close()


def _call(task: Callable[[Any], Any], item: object) -> Any:
    return task(item)
