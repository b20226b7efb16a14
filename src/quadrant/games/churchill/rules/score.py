"""9.4 The victory point schedule: its lines A to AA are data, the ways of counting are here, in their order.

The letters are those of the 2nd edition; those of the 1st differ from T on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from quadrant.games.churchill.components import (
    CENTRAL_PACIFIC,
    EASTERN,
    FRONTS,
    GERMANY,
    JAPAN,
    LOCATIONS,
    NATION,
    NATIONS,
    NOBODY,
    SPACE,
    SW_PACIFIC,
    USSR,
    data,
)
from quadrant.games.churchill.editions import EDITIONS
from quadrant.games.churchill.rules.fronts import REMEMBERED
from quadrant.games.churchill.rules.reserves import to_go
from quadrant.games.churchill.rules.secret_agenda import secret_points
from quadrant.games.churchill.rules.surrender import occupiers
from quadrant.games.churchill.state import Churchill, network_owner
from quadrant.kernel.flow import ScorePart


class ScheduleLine(NamedTuple):
    """One line of the schedule."""

    id: str
    nations: tuple[int, ...]
    vp: dict[int, int]
    letter: dict[int, str]
    counts: str
    spaces: tuple[str, ...]


SCHEDULE: Final = tuple(
    ScheduleLine(
        raw["id"],
        tuple(NATION[name] for name in raw["seats"]),
        {int(edition): vp for edition, vp in raw["vp"].items()},
        {int(edition): letter for edition, letter in raw["line"].items()},
        raw["count"],
        tuple(raw.get("spaces", ())),
    )
    for raw in data("editions")["vp_schedule"]
)


#: 3.23 The colonies.
COLONY_PLACES: Final = tuple(place for place, location in enumerate(LOCATIONS) if location.colony)


def rule_of(line: ScheduleLine, edition: int) -> str:
    """The rule number of a line. The 2nd edition's last one, AA, stands beside Z."""
    letter = line.letter[edition]
    return f"9.4.{letter if len(letter) == 1 else 'Z'}"


def alignments(game: Churchill, nation: int, line: ScheduleLine) -> int:
    """9.4.A Places with one's alignment."""
    return game.alignments.count(nation)


def networks_alone(game: Churchill, nation: int, line: ScheduleLine) -> int:
    """9.4.B Networks where nobody has an alignment; whether colonies count is a matter of edition."""
    colonies = game.edition.colony_networks or game.rules.colony_networks
    return sum(
        1
        for place, code in enumerate(game.networks)
        if code
        and network_owner(code) == nation
        and game.alignments[place] == NOBODY
        and (colonies or not LOCATIONS[place].colony)
    )


def global_issues(game: Churchill, nation: int, line: ScheduleLine) -> int:
    """9.4.C Global Issues to one's advantage."""
    return game.world.count(nation)


def victories(game: Churchill, nation: int, line: ScheduleLine) -> int:
    """9.4.D, 9.4.E Conferences won."""
    return game.victories[nation]


def quiet_colonies(game: Churchill, nation: int, line: ScheduleLine) -> int:
    """9.4.F Colonies without any network or alignment."""
    return sum(1 for place in COLONY_PLACES if not game.networks[place] and game.alignments[place] == NOBODY)


def occupation(game: Churchill, nation: int, line: ScheduleLine) -> int:
    """9.4.G Axis countries with a Front of one's side; more than one Front there pays no more."""
    return sum(
        1
        for power in (GERMANY, JAPAN)
        if any(same_side(FRONTS[front].owner, nation) for front in occupiers(game, power))
    )


def front_in(game: Churchill, nation: int, line: ScheduleLine) -> int:
    """9.4.H, 9.4.I, 9.4.J Italy; 9.4.T Iwo Jima, 9.4.U Okinawa, 9.4.V Kyushu, 9.4.W Formosa, 9.4.X Korea.

    (In the 1st edition the first of these is worth nothing, and the others are T to W.)

    A Front scores only for the space it has reached, not for those it passed.
    """
    return int(any(stands_in(game, space) for space in line.spaces))


def entered_first(game: Churchill, nation: int, line: ScheduleLine) -> int:
    """9.4.K, 9.4.L In an earlier conference than the other, or without the other at all."""
    one, other = (game.entered[REMEMBERED.index(space)] for space in line.spaces)
    return int(one > 0 and (other == 0 or one < other))


def germany_without_west(game: Churchill, nation: int, line: ScheduleLine) -> int:
    """9.4.M Germany has surrendered to the Eastern Front alone."""
    return int(game.defeated(GERMANY) and occupiers(game, GERMANY) == [EASTERN])


def front_of_side_in(game: Churchill, nation: int, line: ScheduleLine) -> int:
    """9.4.N, 9.4.O Fronts of one's side at the gates of Germany."""
    return sum(
        1
        for space in line.spaces
        if stands_in(game, space) and same_side(FRONTS[SPACE[space][0]].owner, nation)
    )


def technology(game: Churchill, nation: int, line: ScheduleLine) -> int:
    """9.4.P German Technology."""
    return game.technology[nation]


def japan_unoccupied(game: Churchill, nation: int, line: ScheduleLine) -> int:
    """9.4.Q Japan has surrendered, and no Front is in it."""
    return int(game.defeated(JAPAN) and not occupiers(game, JAPAN))


def front_never_in(game: Churchill, nation: int, line: ScheduleLine) -> int:
    """9.4.R The Philippines were never entered."""
    front, position = SPACE[line.spaces[0]]
    return int(game.front[front] < position)


def rivalry(game: Churchill, nation: int, line: ScheduleLine) -> int:
    """9.4.S Central and Southwest Pacific Fronts two or more spaces apart in their distance to Japan."""
    return int(abs(to_go(game, CENTRAL_PACIFIC) - to_go(game, SW_PACIFIC)) >= 2)


def spy_spaces(game: Churchill, nation: int, line: ScheduleLine) -> int:
    """9.4.Y (1st edition: X) Spaces that the spy ring has moved."""
    return game.spy


def bomb(game: Churchill, nation: int, line: ScheduleLine) -> int:
    """9.4.Z (1st edition: Y) The bomb."""
    return int(game.has_bomb)


def no_bomb(game: Churchill, nation: int, line: ScheduleLine) -> int:
    """9.4.Z (2nd edition: beside it, as AA) No bomb."""
    return int(not game.has_bomb)


def same_side(owner: int, nation: int) -> bool:
    """US and UK Fronts stand for both, Soviet ones for the USSR alone."""
    return (owner == USSR) == (nation == USSR)


def stands_in(game: Churchill, space: str) -> bool:
    """Whether a Front has come to that space and no further."""
    front, position = SPACE[space]
    return game.front[front] == position


COUNTS: Final[dict[str, Callable[[Churchill, int, ScheduleLine], int]]] = {
    count.__name__: count
    for count in (
        *(alignments, networks_alone, global_issues, victories, quiet_colonies, occupation, front_in),
        *(entered_first, germany_without_west, front_of_side_in, technology, japan_unoccupied),
        *(front_never_in, rivalry, spy_spaces, bomb, no_bomb),
    )
}


#: For each edition the lines that are worth something: how they are counted, VP, message and rule.
_LINES: Final = {
    edition: tuple(
        (line, COUNTS[line.counts], line.vp[edition], f"vp-{line.id}", rule_of(line, edition))
        for line in SCHEDULE
        if line.vp[edition]
    )
    for edition in EDITIONS
}


def score_parts(game: Churchill, *, secret: bool) -> list[ScorePart]:
    """9.4 Every line that is worth something now; ``secret`` adds the secret agendas (10.3)."""
    parts: list[ScorePart] = []
    for line, count, vp, id, rule in _LINES[game.rules.edition]:
        for nation in line.nations:
            n = count(game, nation, line)
            if n:
                parts.append(ScorePart(NATIONS[nation], n * vp, id, rule, {"n": n}))
    if secret:
        for nation in range(3):
            points = secret_points(game, nation)
            if points:
                parts.append(ScorePart(NATIONS[nation], points, "vp-secret_agenda", "10.3"))
    return parts


def totals(parts: Iterable[ScorePart]) -> list[int]:
    """VP by nation."""
    sums = dict.fromkeys(NATIONS, 0)
    for part in parts:
        sums[part.side] += part.amount
    return list(sums.values())
