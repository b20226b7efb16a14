"""Games in files: one record, or many as JSON lines; and the positions in them, to learn from.

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
from quadrant.kernel.flow import Choice, Result
from quadrant.kernel.match import FORMAT, begin, read_record, replay


class Position(NamedTuple):
    """A choice that was made in a game: what its player saw, what he could do, what he did, how it ended."""

    #: The game's place in the file, and the choices made before, both from 0.
    game: int
    n: int
    seat: str
    view: Any
    options: list[Choice]
    choice: Choice
    #: How the game ended; None if it was not played to the end.
    result: Result | None


def read(path: Path) -> Iterator[Any]:
    """The records in a file, as they are written: one JSON object, or one in each line."""
    try:
        text = path.read_bytes().decode()
    except OSError as error:
        raise QuadrantError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ForeignRecord(f"{path} is not the record of a Quadrant match") from None
    lines = text.strip().splitlines()
    # A record that was written over several lines ends with the bracket alone.
    whole = len(lines) < 2 or not lines[0].rstrip().endswith("}")
    for number, line in enumerate([text] if whole else lines, 1):
        where = f"{path}" if whole else f"{path}, line {number},"
        try:
            yield json.loads(line)
        except (ValueError, RecursionError):
            if FORMAT in line:
                raise DamagedRecord(f"{where} is damaged: it is not whole JSON") from None
            raise ForeignRecord(f"{where} is not the record of a Quadrant match") from None


def records(path: Path | str) -> Iterator[Position]:
    """Every choice of every game in a file, in order. Each game is played again and verified on the way."""
    for game, data in enumerate(read(Path(path))):
        record = read_record(data)
        match = begin(record, keep=False)
        result = _result(data)
        for n, (seat, choice) in enumerate(replay(match, record)):
            options = match.options() if seat == match.seat else match.declarations(seat)
            yield Position(game, n, seat, match.view(seat), options, choice, result)


def _result(data: dict[str, Any]) -> Result | None:
    """How the game ended, by its record."""
    found = data.get("result")
    if found is None:
        return None
    try:
        return msgspec.convert(found, Result)
    except msgspec.ValidationError as error:
        raise DamagedRecord(f"the record is damaged: {error}") from None
