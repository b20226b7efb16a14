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
    NOBODY,
    NORMANDY,
    PACIFIC,
    SW_PACIFIC,
    WESTERN,
)
from quadrant.games.churchill.rules.fronts import cannot_attempt
from quadrant.games.churchill.rules.support import lose_naval
from quadrant.games.churchill.state import Churchill
from quadrant.kernel.chance import Chance, Outcomes, die
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
    """4.33, 7.61 Europe first, then the Pacific; a power that has surrendered has no reserves."""

    def run(self, game: Churchill) -> None:
        game.phase = "war"
        game.reserves = list(game.sent)
        steps: list[Step] = []
        if not game.defeated(EUROPE):
            steps += europe(game)
        if not game.defeated(PACIFIC):
            steps += pacific(game)
        game.push(*steps)


def available(game: Churchill, unit: int, theater: int) -> int:
    """Reserves in play that the card has neither held back nor sent off."""
    sent = sum(n for f, n in enumerate(game.sent) if FRONTS[f].theater == theater)
    return max(0, game.pool[unit] - game.withheld[unit] - sent)


def at_the_gates(game: Churchill, power: int) -> list[int]:
    """The Fronts whose entry space is that Axis country."""
    found = []
    for front in range(len(FRONTS)):
        space = game.entry(front)
        if space is not None and space.axis == power:
            found.append(front)
    return found


def attempts(game: Churchill, front: int) -> bool:
    """7.53 Whether the Front attempts its entry space: it may, and has its naval support for a landing.

    At some tables it is enough, for armies, that the space comes next.
    """
    if game.rules.reserves_by_position:
        return game.entry(front) is not None
    return cannot_attempt(game, front) is None


def attackers(game: Churchill, power: int) -> list[int]:
    """7.62.1, 7.64.1 The Fronts that attempt to enter that Axis country."""
    return [front for front in at_the_gates(game, power) if attempts(game, front)]


def to_go(game: Churchill, front: int) -> int:
    """Spaces between a Front and the end of its track."""
    return len(FRONTS[front].spaces) - game.front[front]


class Orders:
    """The armies of an Axis power, and where they are ordered to, priority after priority."""

    __slots__ = ("left", "steps")

    def __init__(self, armies: int) -> None:
        self.left = armies
        self.steps: list[Step] = []

    def send(self, front: int, most: int, rule: str) -> None:
        """So many armies to the Front, as far as there are any."""
        n = min(most, self.left)
        self.left -= n
        if n:
            self.steps.append(SendArmies(front, n, rule))

    def split(self, fronts: list[int], most: int, rule: str) -> None:
        """7.72 Armies are split evenly between Fronts, an odd one by chance."""
        n = min(most, self.left)
        share, odd = divmod(n, len(fronts))
        for front in fronts:
            self.send(front, share, rule)
        if odd:
            self.left -= odd
            self.steps.append(OddArmies(tuple(fronts), odd, rule))


class SendArmies(Step):
    """7.62, 7.64 Armies go to the Front's entry space."""

    front: int
    n: int
    rule: str

    def run(self, game: Churchill) -> None:
        send(game, self.front, self.n, self.rule)


def send(game: Churchill, front: int, n: int, rule: str) -> None:
    game.reserves[front] += n
    game.tell("reserves", rule, front=FRONTS[front].id, n=n)


class OddArmies(Chance):
    """7.72 Chance decides which Fronts meet one army more."""

    fronts: tuple[int, ...]
    n: int
    rule: str

    def outcomes(self, game: Churchill) -> Outcomes[int]:
        return Outcomes(self.fronts)

    def happen(self, game: Churchill, front: int) -> None:
        send(game, front, 1, self.rule)
        if self.n > 1:
            others = tuple(other for other in self.fronts if other != front)
            game.push(OddArmies(others, self.n - 1, self.rule))


# 7.62 Europe


def europe(game: Churchill) -> list[Step]:
    """7.62 The German priorities."""
    armies = Orders(available(game, GERMAN_ARMY, EUROPE))
    attacked = attackers(game, GERMANY)
    if attacked:
        armies.split(attacked, HOME_GUARD, "7.62.1")
    armies.send(EASTERN, 1, "7.62.2")
    western = game.front[WESTERN]
    if western == 0 and game.pool[GERMAN_NAVY] > game.withheld[GERMAN_NAVY]:
        armies.steps.append(UBoats())
    if western <= BOLERO:
        armies.send(EASTERN, EASTERN_HORDE, "7.62.4")
    if western == BOLERO:
        armies.send(WESTERN, 1, "7.62.5")
    if western >= NORMANDY:
        armies.split(nearest(game), NEAREST, "7.62.6")
    if game.pool[ITALIAN_ARMY] > game.withheld[ITALIAN_ARMY]:
        armies.steps.append(SendArmies(MEDITERRANEAN, 1, "7.62.7"))
    return [*armies.steps, *(ScatterEurope() for _ in range(armies.left))]


class UBoats(Step):
    """7.62.3 A naval marker is lost on the way to the Western Front."""

    def run(self, game: Churchill) -> None:
        lose_naval(game, FRONTS[WESTERN].box, "7.62.3", "u-boats")


def nearest(game: Churchill) -> list[int]:
    """7.62.6 The Front that is nearer to Germany, or both."""
    west, east = to_go(game, WESTERN), to_go(game, EASTERN)
    return [front for front, way in ((WESTERN, west), (EASTERN, east)) if way == min(west, east)]


class ScatterEurope(Chance):
    """7.62.8 A die for each army left: West, East, Mediterranean, or the Arctic if it is worth it."""

    def outcomes(self, game: Churchill) -> Outcomes[int]:
        return die(6)

    def happen(self, game: Churchill, value: int) -> None:
        if value == 6 and game.naval[ARCTIC] >= game.edition.arctic_roll_min:
            lose_naval(game, ARCTIC, "7.62.8", "arctic-raid")
            return
        front = WESTERN if value <= 2 else EASTERN if value <= 4 else MEDITERRANEAN
        send(game, front, 1, "7.62.8")


# 7.64 The Pacific


def pacific(game: Churchill) -> list[Step]:
    """7.64 The Japanese priorities."""
    armies = Orders(available(game, JAPANESE_ARMY, PACIFIC))
    attacked = attackers(game, JAPAN)
    if attacked:
        armies.split(attacked, armies.left, "7.64.1")
    if game.front[FAR_EAST]:
        armies.send(FAR_EAST, FAR_EAST_ARMIES, "7.64.2")
    for front in PACIFIC_ORDER:
        space = game.entry(front)
        if space is not None and space.b29 and attempts(game, front):
            armies.send(front, 1, "7.64.3")
    fleet: list[Step] = [Fleet()] if game.pool[IJN] > game.withheld[IJN] else []
    return [*armies.steps, *fleet, *(ScatterPacific() for _ in range(armies.left))]


class Fleet(Chance):
    """7.64.4 On 1 or 2 the IJN meets a landing; a conference card may have ordered it out already."""

    def run(self, game: Churchill) -> None:
        if game.sortie != NOBODY:
            sail(game, game.sortie, "5.11")
        else:
            super().run(game)

    def outcomes(self, game: Churchill) -> Outcomes[int]:
        return die(6)

    def happen(self, game: Churchill, value: int) -> None:
        game.tell("ijn-roll", "7.64.4", die=value)
        boxes = [FRONTS[front].box for front in PACIFIC_ORDER if landing(game, front)]
        if value in IJN_SAILS and boxes:
            sail(game, boxes[0], "7.64.4")


def landing(game: Churchill, front: int) -> bool:
    """7.64.4 Whether the Front attempts an amphibious entry, at every table with its naval support."""
    space = game.entry(front)
    return space is not None and space.amphibious and cannot_attempt(game, front) is None


def sail(game: Churchill, box: int, rule: str) -> None:
    """7.64.4 A naval marker is lost; then the IJN may be sunk."""
    game.tell("ijn-sails", rule, box=BOXES[box].id)
    lose_naval(game, box, rule, "naval-lost")
    game.push(FleetReturns())


class FleetReturns(Chance):
    """7.64.5 The IJN is sunk on 1 to 4."""

    def outcomes(self, game: Churchill) -> Outcomes[int]:
        return die(6)

    def happen(self, game: Churchill, value: int) -> None:
        sunk = value in IJN_SUNK
        if sunk:
            game.pool[IJN] -= 1
        game.tell("ijn-sunk" if sunk else "ijn-returns", "7.64.5", die=value)


class ScatterPacific(Chance):
    """7.64.6 A die for each army left: Central Pacific, Southwest Pacific, or CBI."""

    def outcomes(self, game: Churchill) -> Outcomes[int]:
        return die(6)

    def happen(self, game: Churchill, value: int) -> None:
        send(game, PACIFIC_ORDER[(value - 1) // 2], 1, "7.64.6")
