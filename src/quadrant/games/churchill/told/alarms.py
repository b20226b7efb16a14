"""What friends at the table would warn of: an alliance about to break, an Axis power about to fall, the end.

Everything comes from the map, the tracks and the score as everybody can count it; secret agendas are left
out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quadrant.games.churchill.components import AXIS, FRONTS, GERMANY, JAPAN, LOCATIONS, NATION, NATIONS, USSR
from quadrant.games.churchill.rules.fronts import frontline
from quadrant.games.churchill.rules.score import score_parts, totals
from quadrant.games.churchill.rules.surrender import HOMES, emperor_conditions
from quadrant.games.churchill.rules.winning import first_of, spread
from quadrant.games.churchill.state import Churchill, network_owner
from quadrant.kernel.alarms import Alarm, Alarms
from quadrant.kernel.queries import Query

#: 4.42 The conferences before the end in which the table speaks of the spread.
NEAR_END: Final = 2


def alarms(game: Churchill, seat: str | None) -> Alarms:
    """What that nation should look out for; a spectator hears only how the game may end."""
    own = () if seat is None else tuple(_behind(game, NATION[seat]))
    return Alarms.of(*_spread(game), *_surrenders(game), *own, *_last(game))


def _fallen(game: Churchill) -> list[int]:
    return [power for power in (GERMANY, JAPAN) if game.defeated(power)]


def _spread(game: Churchill) -> Iterator[Alarm]:
    """4.42 A lead too large: the alliance breaks, and the first may not win."""
    ending = game.last_conference - game.conference < NEAR_END or len(_fallen(game)) == len(AXIS)
    vp = totals(score_parts(game, secret=False))
    most, ahead = game.edition.alliance_spread, first_of(vp)
    if ending and spread(vp) > most and len(ahead) == 1:
        args = {"seat": NATIONS[ahead[0]], "n": spread(vp), "most": most}
        yield Alarm("alarm-spread", "4.42", args, grave=True)


def _surrenders(game: Churchill) -> Iterator[Alarm]:
    """7.81, 7.82 A Front one space before an Axis country; with the last of them the game ends (8.0)."""
    fallen = _fallen(game)
    for power in (GERMANY, JAPAN):
        if power in fallen:
            continue
        near = tuple(
            FRONTS[front].id for front, position in HOMES[power] if game.front[front] == position - 1
        )
        last = len(fallen) == len(AXIS) - 1
        if near:
            id = "alarm-surrender-ends" if last else "alarm-surrender"
            yield Alarm(id, "7.82" if power == JAPAN else "7.81", {"axis": AXIS[power], "fronts": near}, last)
    # Germany's surrender is one of the conditions: with all three of them no Axis power is left.
    met = emperor_conditions(game)
    if JAPAN not in fallen and sum(met) == len(met) - 1:
        yield Alarm("alarm-emperor", "7.82", grave=True)


def _behind(game: Churchill, nation: int) -> Iterator[Alarm]:
    """7.13 Networks that the next step of the other side's Front leaves behind it; 7.8 if it moves at all."""
    for number, front in enumerate(FRONTS):
        still = game.front[number] >= len(front.spaces) or game.defeated(front.theater)
        if still or (front.owner == USSR) == (nation == USSR):
            continue
        places = (place for place in frontline(game, number) if network_owner(game.networks[place]) == nation)
        lost = tuple(LOCATIONS[place].id for place in places)
        if lost:
            yield Alarm("alarm-behind-front", "7.13", {"front": front.id, "countrys": lost})


def _last(game: Churchill) -> Iterator[Alarm]:
    """8.0 After the last conference the game is over, whatever stands."""
    if game.conference == game.last_conference:
        yield Alarm("alarm-last-conference", "8.0")


ALARMS: Final = Query("alarms", (), alarms, Alarms)
