"""Finished matches, kept as they were played.

``python -m conformance.fixtures`` (in tests/) plays one for every case that has none for its game's version
and is not too long.
A change that alters how they replay must bump the version; then new ones are added and the old ones stay, as
records of a version that is refused by name.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from conformance.cases import Case, cases, play_busily
from quadrant.bots import Question, make, names
from quadrant.kernel import catalog
from quadrant.kernel.match import Match

FOLDER = Path(__file__).parents[1] / "fixtures"


def path_of(case: Case) -> Path:
    version = catalog.find(case.game).version
    return FOLDER / case.game / f"v{version}-{case}.json"


def play(case: Case) -> Match:
    """By the game's own bots where all options have their defaults, else by busy random play."""
    match = case.match(f"fixture {case}")
    bots = [name for name in names(case.game) if name != "random"]
    plain = match.rule_options == match.game.check_options({})
    if not bots or not plain:
        return play_busily(match, Random(str(case)))
    seats = {s: make(match.game, bots[0], s, Random(s)) for s in match.game.seats}
    while match.seat is not None:
        match.choose(seats[match.seat].choose(Question(match)))
    return match


def finished() -> list[Case]:
    """The cases that are always played to the end."""
    return [case for case in cases() if case.bound is None]


def stored() -> list[Path]:
    return sorted(FOLDER.glob("*/*.json"))


def read(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def main() -> None:
    for case in finished():
        path = path_of(case)
        if path.exists():
            continue
        match = play(case)
        assert match.result is not None
        path.parent.mkdir(parents=True, exist_ok=True)
        data = {"winner": match.result.winner, "record": match.record()}
        path.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
