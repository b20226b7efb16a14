"""7.6 Axis reserves: sent to the Fronts by fixed priorities, and by dice where those end."""

from __future__ import annotations

from quadrant.games.churchill.components import (
    ARCTIC,
    BOLERO,
    BOXES,
    CBI,
    CENTRAL_PACIFIC,
    EASTERN,
    EUROPE,
    FAR_EAST,
    FRONTS,
    GERMAN_ARMY,
    GERMAN_NAVY,
    GERMANY,
    IJN,
    ITALIAN_ARMY,
    JAPAN,
    JAPANESE_ARMY,
    MEDITERRANEAN,
    NORMANDY,
    PACIFIC,
    SW_PACIFIC,
    WESTERN,
)
from quadrant.games.churchill.state import NOBODY, Churchill
from quadrant.games.churchill.support import lose_naval
from quadrant.kernel.flow import Step

#: 7.64 The order in which Pacific Fronts are served.
PACIFIC_ORDER = (CENTRAL_PACIFIC, SW_PACIFIC, CBI)
#: 7.62.1 Armies that stay in Germany when it is attacked.
HOME_GUARD = 2
EASTERN_HORDE = 4
NEAREST = 2
FAR_EAST_ARMIES = 2
IJN_SAILS = (1, 2)
IJN_SUNK = (1, 2, 3, 4)


class AxisReserves(Step):
    """7.61 Europe first, then the Pacific; a power that has surrendered has no reserves."""

    def run(self, game: Churchill) -> None:
        game.phase = "war"
        game.reserves = list(game.sent)
        if not game.defeated(EUROPE):
            europe(game)
        if not game.defeated(PACIFIC):
            pacific(game)


def available(game: Churchill, unit: int, theater: int) -> int:
    """Reserves in play that the card has neither held back nor sent off."""
    sent = sum(n for f, n in enumerate(game.sent) if FRONTS[f].theater == theater)
    return max(0, game.pool[unit] - game.withheld[unit] - sent)


def attackers(game: Churchill, power: int) -> list[int]:
    """The Fronts whose entry space is that Axis country."""
    found = []
    for front in range(len(FRONTS)):
        space = game.entry(front)
        if space is not None and space.axis == power:
            found.append(front)
    return found


def send(game: Churchill, front: int, n: int, rule: str) -> int:
    """Armies to the Front's entry space."""
    if n:
        game.reserves[front] += n
        game.tell("reserves", rule, front=FRONTS[front].id, n=n)
    return n


def split(game: Churchill, fronts: list[int], n: int, rule: str) -> int:
    """7.72.4 Armies are split evenly between Fronts, an odd one by chance; how many were sent."""
    share, odd = divmod(n, len(fronts))
    lots = list(fronts)
    for front in fronts:
        send(game, front, share, rule)
    for _ in range(odd):
        lucky = lots.pop(game.roll(len(lots)) if len(lots) > 1 else 0)
        send(game, lucky, 1, rule)
    return n


def to_go(game: Churchill, front: int) -> int:
    """Spaces between a Front and the end of its track."""
    return len(FRONTS[front].spaces) - game.front[front]


def europe(game: Churchill) -> None:
    """7.62 The German priorities."""
    armies = available(game, GERMAN_ARMY, EUROPE)
    attacked = attackers(game, GERMANY)
    if attacked:
        armies -= split(game, attacked, min(HOME_GUARD, armies), "7.62.1")
    armies -= send(game, EASTERN, min(1, armies), "7.62.2")
    western = game.front[WESTERN]
    if western == 0 and game.pool[GERMAN_NAVY] > game.withheld[GERMAN_NAVY]:
        lose_naval(game, FRONTS[WESTERN].box, "7.62.3", "u-boats")
    if western <= BOLERO:
        armies -= send(game, EASTERN, min(EASTERN_HORDE, armies), "7.62.4")
    if western == BOLERO:
        armies -= send(game, WESTERN, min(1, armies), "7.62.5")
    if western >= NORMANDY:
        armies -= guard_nearest(game, armies)
    if game.pool[ITALIAN_ARMY] > game.withheld[ITALIAN_ARMY]:
        send(game, MEDITERRANEAN, 1, "7.62.7")
    for _ in range(armies):
        scatter_europe(game)


def guard_nearest(game: Churchill, armies: int) -> int:
    """7.62.6 Two armies against the Front nearer to Germany, or one against each; how many were sent."""
    west, east = to_go(game, WESTERN), to_go(game, EASTERN)
    nearest = [front for front, way in ((WESTERN, west), (EASTERN, east)) if way == min(west, east)]
    return split(game, nearest, min(NEAREST, armies), "7.62.6")


def scatter_europe(game: Churchill) -> None:
    """7.62.8 A die for each army left: West, East, Mediterranean, or the Arctic if it is worth it."""
    roll = game.face(6)
    if roll == 6 and game.naval[ARCTIC] >= game.edition.arctic_roll_min:
        lose_naval(game, ARCTIC, "7.62.8", "arctic-raid")
        return
    front = WESTERN if roll <= 2 else EASTERN if roll <= 4 else MEDITERRANEAN
    send(game, front, 1, "7.62.8")


def pacific(game: Churchill) -> None:
    """7.64 The Japanese priorities."""
    armies = available(game, JAPANESE_ARMY, PACIFIC)
    attacked = attackers(game, JAPAN)
    if attacked:
        armies -= split(game, attacked, armies, "7.64.1")
    if game.front[FAR_EAST]:
        armies -= send(game, FAR_EAST, min(FAR_EAST_ARMIES, armies), "7.64.2")
    for front in PACIFIC_ORDER:
        space = game.entry(front)
        if space is not None and space.b29:
            armies -= send(game, front, min(1, armies), "7.64.3")
    sail(game)
    for _ in range(armies):
        send(game, PACIFIC_ORDER[(game.face(6) - 1) // 2], 1, "7.64.6")


def sail(game: Churchill) -> None:
    """7.64.4 On 1 or 2 the IJN meets a landing; a conference card may have ordered it out already."""
    if game.pool[IJN] <= game.withheld[IJN]:
        return
    if game.sortie != NOBODY:
        sortie(game, game.sortie, "5.11")
        return
    roll = game.face(6)
    game.tell("ijn-roll", "7.64.4", die=roll)
    boxes = [FRONTS[front].box for front in PACIFIC_ORDER if landing(game, front)]
    if roll in IJN_SAILS and boxes:
        sortie(game, boxes[0], "7.64.4")


def landing(game: Churchill, front: int) -> bool:
    """7.64.4 Whether the Front attempts an amphibious entry: it needs its naval support for that."""
    space = game.entry(front)
    return space is not None and space.amphibious and game.naval[FRONTS[front].box] >= space.naval


def sortie(game: Churchill, box: int, rule: str) -> None:
    """7.64.4, 7.64.5 A naval marker is lost; then the IJN is sunk on 1 to 4."""
    game.tell("ijn-sails", rule, box=BOXES[box].id)
    lose_naval(game, box, rule, "naval-lost")
    roll = game.face(6)
    sunk = roll in IJN_SUNK
    if sunk:
        game.pool[IJN] -= 1
    game.tell("ijn-sunk" if sunk else "ijn-returns", "7.64.5", die=roll)
