"""How a game is opened: first choices, results by side and length, from many finished matches.

The matches come from a server's dump of records (``/api/records``), one line of JSON each, or from the
server's own tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec
from msgspec import Struct

from quadrant.errors import DamagedRecord
from quadrant.kernel import catalog
from quadrant.kernel.flow import Result

#: Verbs that only clear the table before anything is decided.
HOUSEKEEPING: Final = frozenset(("pass", "discard", "remove", "done"))
#: How many first choices of a seat are shown.
MOST: Final = 5

ChoiceList = list[str | int]


class OpenedMatch(Struct, frozen=True):
    """A finished match, as far as openings are concerned."""

    scenario: str
    #: How many choices were made.
    n: int
    #: Each camp's share of the victory.
    shares: dict[str, float]
    #: What each seat chose first.
    firsts: dict[str, ChoiceList]


class FirstChoice(Struct, frozen=True):
    """A first choice of a seat: how often it was made, and how much of the victory it brought on average."""

    seat: str
    choice: ChoiceList
    times: int
    won: float


class SideResult(Struct, frozen=True):
    """A camp's share of all victories."""

    camp: str
    won: float


class Openings(Struct, frozen=True):
    """How a game, or one of its scenarios, is opened."""

    game: str
    scenario: str | None
    matches: int
    #: How many choices a match has on average.
    length: float
    sides: list[SideResult]
    firsts: list[FirstChoice]


def first_choices(choices: Iterable[tuple[str, ChoiceList]], seats: int) -> dict[str, ChoiceList]:
    """The first choice of each seat that decides something."""
    found: dict[str, ChoiceList] = {}
    for seat, choice in choices:
        if seat not in found and choice[0] not in HOUSEKEEPING:
            found[seat] = choice
            if len(found) == seats:
                break
    return found


def openings(
    game: str, matches: Iterable[OpenedMatch], scenario: str | None = None, most: int = MOST
) -> Openings:
    """What these matches say together."""
    found = [match for match in matches if scenario in (None, match.scenario)]
    known, count = catalog.find(game), len(found)
    camps = dict.fromkeys(known.camps.values())
    sides = [
        SideResult(camp, sum(match.shares.get(camp, 0.0) for match in found) / count if count else 0.0)
        for camp in camps
    ]
    firsts = [line for seat in known.seats for line in _lines(seat, known.camps[seat], found)[:most]]
    length = sum(match.n for match in found) / count if count else 0.0
    return Openings(game, scenario, count, length, sides, firsts)


def _lines(seat: str, camp: str, matches: Iterable[OpenedMatch]) -> list[FirstChoice]:
    """The first choices of a seat, the most frequent first."""
    won: dict[tuple[str | int, ...], list[float]] = {}
    for match in matches:
        if seat in match.firsts:
            won.setdefault(tuple(match.firsts[seat]), []).append(match.shares.get(camp, 0.0))
    lines = [
        FirstChoice(seat, list(choice), len(parts), sum(parts) / len(parts)) for choice, parts in won.items()
    ]
    return sorted(lines, key=lambda line: (-line.times, str(line.choice)))


class _Line(Struct):
    """What is read of a line of a dump."""

    game: str
    scenario: str
    choices: list[ChoiceList]
    result: Result


_decoder = msgspec.json.Decoder(_Line)


def read(lines: Iterable[bytes], game: str) -> Iterator[OpenedMatch]:
    """The matches of a game in a dump. Raises DamagedRecord."""
    for number, data in enumerate(lines, 1):
        if not data.strip():
            continue
        try:
            line = _decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise DamagedRecord(f"line {number} is no finished match: {error}") from None
        if line.game == game:
            yield _opened(line)


def _opened(line: _Line) -> OpenedMatch:
    known = catalog.find(line.game)
    camps = dict.fromkeys(known.camps.values())
    made = ((str(seat), choice) for seat, *choice in line.choices if choice)
    return OpenedMatch(
        line.scenario,
        len(line.choices),
        {camp: line.result.share(camp, camps) for camp in camps},
        first_choices(made, len(known.seats)),
    )
