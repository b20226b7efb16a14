"""What friends at the table would warn of: an empty home, a line about to be cut, a lead that ends the game.

Everything comes from the board, the statuses on the table and the score, which everybody sees.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quadrant.games.generals.components import (
    ARMY,
    AXIS,
    CAMP_NATIONS,
    CAMPS,
    COALITION,
    HOME,
    NATION,
    NATIONS,
    PIECES,
    SPACES,
    camp_of,
    kind_at,
)
from quadrant.games.generals.rules.battle import may_battle
from quadrant.games.generals.rules.board import CONTROLS
from quadrant.games.generals.rules.build import after_build, after_take_up, may_build
from quadrant.games.generals.rules.score import LAST_ROUND, MARGIN, home_lost
from quadrant.games.generals.rules.supply import cut, unsupplied
from quadrant.games.generals.state import PHASES, Generals, available, camp_pieces
from quadrant.kernel.alarms import Alarm, Alarms
from quadrant.kernel.board import bits
from quadrant.kernel.facts import fact
from quadrant.kernel.message import Args
from quadrant.kernel.queries import Query

#: win.margin: from this lead on the table speaks of it.
NEAR_MARGIN: Final = 20
#: The rounds before the end in which the table speaks of it.
LAST_ROUNDS: Final = 2


def alarms(game: Generals, seat: str | None) -> Alarms:
    """What that nation should look out for; a spectator hears only how the match may end."""
    if seat is None:
        return Alarms.of(*_endings(game))
    nation = NATION[seat]
    return Alarms.of(
        *_homes(game, nation),
        *_out_of_supply(game, nation),
        *_lines(game, nation),
        *_narrows(game, nation),
        *_endings(game),
    )


def _homes(game: Generals, nation: int) -> Iterator[Alarm]:
    """score.home_lost: a home that is lost, or empty and in an enemy's reach."""
    args = {"seat": NATIONS[nation], "space": SPACES[HOME[nation]]}
    camp = camp_of(nation)
    if home_lost(game, nation):
        yield Alarm("alarm-home-lost", "score.home_lost", args, grave=True)
    elif not camp_pieces(game, camp) >> HOME[nation] & 1:
        near = _builders(game, 1 - camp, HOME[nation])
        if near:
            yield Alarm("alarm-home-open", "score.home_lost", {**args, "seats": near}, grave=True)
        else:
            yield Alarm("alarm-home-empty", "score.home_lost", args)


def _builders(game: Generals, camp: int, space: int) -> tuple[str, ...]:
    """type.build_army: the nations of the camp that could build an army there with a plain card."""
    return tuple(
        NATIONS[enemy]
        for enemy in CAMP_NATIONS[camp]
        if available(game, enemy, ARMY) and may_build(game, enemy, ARMY).mask >> space & 1
    )


def _out_of_supply(game: Generals, nation: int) -> Iterator[Alarm]:
    """supply.removal: pieces that its next supply phase takes off; not what may not be removed this turn."""
    now = game.turn == nation and game.phase <= PHASES.index("supply")
    spared = game.protected[nation] if now else 0
    for space, rule in cut(game, nation):
        if spared >> space & 1:
            continue
        args = {"seat": NATIONS[nation], "piece": PIECES[kind_at(space)], "space": SPACES[space]}
        yield Alarm("alarm-unsupplied", rule, args, grave=True)


def _lines(game: Generals, nation: int) -> Iterator[Alarm]:
    """supply.line: pieces on whom the supply of the nation hangs, and that an enemy can attack now."""
    for space, attackers, lost in _links(game, nation):
        yield Alarm(
            "alarm-cut-off",
            "supply.line",
            {
                "piece": PIECES[kind_at(space)],
                "space": SPACES[space],
                "seats": tuple(NATIONS[enemy] for enemy in attackers),
                "spaces": tuple(SPACES[other] for other in bits(lost)),
            },
        )


@fact("pieces", "status", "granted")
def _links(game: Generals, nation: int) -> list[tuple[int, tuple[int, ...], int]]:
    """Where a piece stands, who can attack it, and which pieces of the nation its loss would cut off.

    An ally's army counts too: it may be the only one beside a navy, or the one that holds a strait open.
    """
    found = []
    camp, before = camp_of(nation), unsupplied(game, nation)
    for owner in sorted(CAMP_NATIONS[camp], key=lambda ally: ally != nation):
        idle = before if owner == nation else 0
        for space in bits(game.pieces[owner] & ~idle):
            enemies = CAMP_NATIONS[1 - camp]
            attackers = tuple(e for e in enemies if may_battle(game, e, kind_at(space)).mask >> space & 1)
            if not attackers:
                continue
            lost = unsupplied(after_take_up(game, owner, space), nation) & ~before
            if lost:
                found.append((space, attackers, lost))
    return found


def _narrows(game: Generals, nation: int) -> Iterator[Alarm]:
    """board.straits: lands where an enemy can build an army, and so close a strait on which supply hangs."""
    for land, builders, lost in _closings(game, nation):
        yield Alarm(
            "alarm-strait",
            "board.straits",
            {
                "space": SPACES[land],
                "seats": tuple(NATIONS[enemy] for enemy in builders),
                "spaces": tuple(SPACES[other] for other in bits(lost)),
            },
        )


@fact("pieces", "status", "granted")
def _closings(game: Generals, nation: int) -> list[tuple[int, tuple[int, ...], int]]:
    """The land of a strait, who can build an army there, and which pieces of the nation that cuts off."""
    camp, before = camp_of(nation), unsupplied(game, nation)
    found = []
    for land in bits(CONTROLS):
        builders = tuple(NATION[seat] for seat in _builders(game, 1 - camp, land))
        if not builders:
            continue
        lost = unsupplied(after_build(game, builders[0], land), nation) & ~before
        if lost:
            found.append((land, builders, lost))
    return found


def _endings(game: Generals) -> Iterator[Alarm]:
    """win.homes, win.margin, win.points: what may end the match soon."""
    for camp in (AXIS, COALITION):
        held = [nation for nation in CAMP_NATIONS[1 - camp] if home_lost(game, nation)]
        if held:
            args = {"camp": CAMPS[camp], "space": SPACES[HOME[held[0]]]}
            yield Alarm("alarm-homes", "win.homes", args, grave=True)
    lead = game.score[AXIS] - game.score[COALITION]
    if game.margin_victory and abs(lead) >= NEAR_MARGIN:
        ahead = CAMPS[AXIS if lead > 0 else COALITION]
        said: Args = {"camp": ahead, "n": abs(lead), "most": MARGIN}
        yield Alarm("alarm-lead", "win.margin", said, grave=abs(lead) >= MARGIN)
    if game.round > LAST_ROUND - LAST_ROUNDS:
        yield Alarm("alarm-last-rounds", "win.points", {"n": LAST_ROUND - game.round + 1})


ALARMS: Final = Query("alarms", (), alarms, Alarms)
