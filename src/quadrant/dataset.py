"""Games in files: one record, or many as JSON lines, and the choices in them, to learn from.

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> import quadrant
>>> from quadrant.bots import arena
>>> plan = arena.plan("generals", seed=1, records=True)
>>> with TemporaryDirectory() as folder:
...     file = Path(folder, "games.jsonl")
...     _ = file.write_bytes(b"".join(arena.play(plan, number).record for number in range(2)))
...     first = next(quadrant.records(file))
>>> first.seat, first.choice in first.options, first.result.winner
('germany', True, 'coalition')
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from quadrant.errors import DamagedRecord, ForeignRecord, QuadrantError
from quadrant.kernel.features import reader
from quadrant.kernel.flow import Choice, Result
from quadrant.kernel.match import FORMAT, Match, begin, read_record, replay
from quadrant.kernel.message import Prompt


class RecordedChoice(NamedTuple):
    """A choice in a recorded game: what its player saw, could choose and chose, and how the game ended."""

    #: The number of the game in the file, and of the choices made before, both from 0.
    game: int
    n: int
    seat: str
    view: Any
    options: list[Choice]
    choice: Choice
    #: How the game ended; None if it was not played to the end.
    result: Result | None
    #: What he was asked, and the parts of the question by name: the card in play, the unit that moves, the
    #: window and what opened it. Nothing where he declared something unasked.
    prompt: Prompt | None = None
    asked: tuple[str, ...] = ()


def read(path: Path) -> Iterator[Any]:
    """The records in a file, as they are written: one JSON object, or one in each line."""
    try:
        text = path.read_bytes().decode()
    except OSError as error:
        raise QuadrantError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ForeignRecord(f"{path} is not the record of a Quadrant match") from None
    lines = text.strip().splitlines()
    # A record written over several lines ends with a lone bracket.
    whole = len(lines) < 2 or not lines[0].rstrip().endswith("}")
    for number, line in enumerate([text] if whole else lines, 1):
        where = f"{path}" if whole else f"{path}, line {number},"
        try:
            yield json.loads(line)
        except (ValueError, RecursionError):
            if FORMAT in line:
                raise DamagedRecord(f"{where} is damaged: it is not whole JSON") from None
            raise ForeignRecord(f"{where} is not the record of a Quadrant match") from None


def records(path: Path | str) -> Iterator[RecordedChoice]:
    """Every choice of every game in a file, in order. Each game is replayed and verified on the way."""
    for game, data in enumerate(read(Path(path))):
        record = read_record(data)
        match = begin(record, keep=False)
        result = _result(data)
        for n, (seat, choice) in enumerate(replay(match, record)):
            view = match.view(seat)
            if seat == match.seat:
                asked = match.options(), choice, result, match.prompt, parts_asked(match)
                yield RecordedChoice(game, n, seat, view, *asked)
            else:
                yield RecordedChoice(game, n, seat, view, match.declarations(seat), choice, result)


def parts_asked(match: Match) -> tuple[str, ...]:
    """What the question of a match is about, by the names of its features; a counter stands at its place."""
    if match.game.features is None:
        return ()
    known = reader(match.game)
    found = known.question(match.state, match.decision)
    plain, what, where = (known.names(block) for block in ("plain", "what", "where"))
    pairs = zip(found.what, found.where, strict=True)
    return (*(plain[n] for n in found.plain), *(f"{what[a]} at {where[b]}" for a, b in pairs))


def _result(data: dict[str, Any]) -> Result | None:
    """How the game ended, by its record."""
    found = data.get("result")
    if found is None:
        return None
    try:
        return msgspec.convert(found, Result)
    except msgspec.ValidationError as error:
        raise DamagedRecord(f"the record is damaged: {error}") from None
