"""The command ``quadrant ladder``: plays the games that are missing, and shows the result of all."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec

from quadrant import bots
from quadrant.bots.crew import by_cluster, by_processes
from quadrant.bots.ladder import Failed, LadderGame, Pairing, Setting, pairings, play
from quadrant.bots.ladder.page import Page
from quadrant.bots.ladder.results import Results, Run
from quadrant.errors import QuadrantError


class Ladder(msgspec.Struct, frozen=True):
    """A requested ladder."""

    setting: Setting
    names: list[str]
    deals: int
    seed: int | str = 0
    results: Path | None = None
    any_code: bool = False
    #: The bot that all others play against, if only that one.
    against: str = ""

    @property
    def command(self) -> str:
        """The command that plays it, on whatever machines."""
        setting = self.setting
        words = ["quadrant", "ladder", setting.game, "--scenario", setting.scenario]
        for name, value in setting.special.items():
            words += ["--option", f"{name}={value}".lower()]
        words += ["--bots", ",".join(self.names), "--pairs", str(self.deals), "--seed", str(self.seed)]
        return shlex.join([*words, *(["--against", self.against] if self.against else [])])


def names_of(game: str, given: str | None, against: str = "") -> list[str]:
    """The bots that are to be compared: by default those that people play against."""
    names = bots.offered(game) if given is None else [name.strip() for name in given.split(",")]
    names = list(dict.fromkeys([*names, against] if against else names))
    if len(names) < 2:
        raise QuadrantError(f"a ladder needs two bots at least, not {', '.join(names)}")
    return names


def played(
    left: Sequence[Pairing], jobs: int, address: str | None
) -> Iterator[tuple[int, LadderGame | Failed]]:
    """Those games as they finish: on a Ray cluster if one is named, otherwise in processes here."""
    if not left:
        return iter(())
    return by_processes(play, left, jobs) if address is None else by_cluster(play, left, address)


def run(
    ladder: Ladder,
    jobs: int = 1,
    address: str | None = None,
    begin: Callable[[Results, int], None] = lambda results, left: None,
    each: Callable[[LadderGame | Failed], None] = lambda done: None,
) -> Page:
    """Play what has not been played; each game is kept as soon as it is over."""
    results = Results(ladder.setting, ladder.results, any_code=ladder.any_code)
    left = results.left(pairings(ladder.setting, ladder.names, ladder.deals, ladder.seed, ladder.against))
    begin(results, len(left))
    if left:
        results.add(Run(ladder.setting, ladder.command))
    for _, done in played(left, jobs, address):
        if isinstance(done, LadderGame):
            results.add(done)
        each(done)
    return Page(results, ladder.names)
