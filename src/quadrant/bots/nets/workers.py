"""Those who play the games of a training run: this process, processes of this machine, or a Ray cluster.

A round's tasks are given out, and their results taken later, in the order of the workers: while they play,
the learner learns from the round before.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final, Protocol

from quadrant.bots.crew import Worker, cluster
from quadrant.bots.nets.selfplay import Experience, Playing, Task

#: Libraries that compute with many threads: a worker has one core.
_THREADS: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


class Workers(Protocol):
    """Some workers."""

    def give(self, tasks: Sequence[Task]) -> None:
        """One task for each."""

    def take(self) -> list[Experience]:
        """What has come of the tasks."""

    def end(self) -> None:
        """They may go."""


class Here:
    """One worker: this process itself."""

    def __init__(self, playing: Playing) -> None:
        self._playing = playing
        self._tasks: Sequence[Task] = ()

    def give(self, tasks: Sequence[Task]) -> None:
        self._tasks = tasks

    def take(self) -> list[Experience]:
        return [self._playing(task) for task in self._tasks]

    def end(self) -> None:
        pass


class Processes:
    """Workers that are processes of this machine, each with one core."""

    def __init__(self, playing: Playing, count: int) -> None:
        with _one_core_each():
            self._workers = [Worker(playing) for _ in range(count)]

    def give(self, tasks: Sequence[Task]) -> None:
        for item, worker in zip(enumerate(tasks), self._workers, strict=True):
            worker.do(item)

    def take(self) -> list[Experience]:
        return [worker.done()[1] for worker in self._workers]

    def end(self) -> None:
        for worker in self._workers:
            worker.end()


@contextmanager
def _one_core_each() -> Iterator[None]:
    """Processes that are started here compute with one thread."""
    before = {name: os.environ.get(name) for name in _THREADS}
    os.environ.update(dict.fromkeys(_THREADS, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


class Cluster:
    """Workers on a Ray cluster; ``local`` makes one of this machine."""

    def __init__(self, playing: Playing, count: int, address: str) -> None:
        self._open = cluster(address)
        self._ray: Any = self._open.__enter__()
        actor = self._ray.remote(_Actor)
        self._actors = [actor.remote(playing) for _ in range(count)]
        self._promises: list[Any] = []

    def give(self, tasks: Sequence[Task]) -> None:
        self._promises = [actor.play.remote(task) for actor, task in zip(self._actors, tasks, strict=True)]

    def take(self) -> list[Experience]:
        found: list[Experience] = self._ray.get(self._promises)
        return found

    def end(self) -> None:
        self._open.__exit__(None, None, None)


class _Actor:
    """A worker on a cluster."""

    def __init__(self, playing: Callable[[Task], Experience]) -> None:
        self._playing = playing

    def play(self, task: Task) -> Experience:
        import_module("torch").set_num_threads(1)
        return self._playing(task)


def hired(playing: Playing, count: int, address: str | None = None) -> Workers:
    """So many workers."""
    if address is not None:
        return Cluster(playing, count, address)
    return Here(playing) if count == 1 else Processes(playing, count)
