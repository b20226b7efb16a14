"""7.5 and 7.7 Fronts: their strength, their campaigns, and what their advance brings."""

from __future__ import annotations

from typing import ClassVar

from quadrant.games.churchill.components import FRONTS, ISSUES, JAPAN, NATIONS, PACIFIC, UNITS, Space
from quadrant.games.churchill.rules.clandestine import fall_behind
from quadrant.games.churchill.rules.support import lose_naval
from quadrant.games.churchill.rules.surrender import occupiers
from quadrant.games.churchill.state import CENTER, GONE, Churchill, NationPick
from quadrant.games.churchill.verbs import ROLL
from quadrant.kernel.chance import Chance, Outcomes, die
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Args, Refusal
from quadrant.kernel.modifiers import Sum

#: 7.72 What one marker of support, or one Axis reserve, is worth.
WORTH = 2
#: 7.74 The strength and the roll at which a breakthrough begins.
BREAKTHROUGH = 10
DIE = 10
#: 9.4 K and L The spaces whose first entry is remembered, in the order of ``game.entered``.
REMEMBERED = ("central_italy", "normandy")


class AdvanceFronts(Step):
    """4.33, 7.71 Every Front must attempt to advance; offensive support is removed afterwards."""

    def run(self, game: Churchill) -> None:
        game.push(*(Campaign(front) for front in range(len(FRONTS))))


def reserves_against(game: Churchill, front: int) -> int:
    """7.61 The Axis reserves on the Front's entry space, be it that the card has sent them ahead."""
    return game.reserves[front] or game.sent[front]


def _forces(game: Churchill, front: int) -> tuple[int, int, int]:
    """7.72 The strength of the Front itself, two for each support, less two for each Axis reserve."""
    support, reserves = game.offensive[front], reserves_against(game, front)
    return FRONTS[front].strength, WORTH * support, -WORTH * reserves


def power(game: Churchill, front: int) -> int:
    """7.72 The strength with which the Front attacks."""
    return sum(_forces(game, front))


def strength(game: Churchill, front: int) -> Sum:
    """The same, line by line."""
    own, support, reserves = _forces(game, front)
    return (
        Sum.of(own, "7.72", "plus-front")
        .add(support, "7.72", "plus-support", n=support // WORTH)
        .add(reserves, "7.72", "plus-reserves", n=-reserves // WORTH)
    )


def no_attempt(game: Churchill, front: int) -> Refusal | None:
    """7.73 Why the Front does not roll, or None if it does."""
    barred = cannot_attempt(game, front)
    if barred is None and power(game, front) <= 0:
        return Refusal("7.73", "why-no-strength")
    return barred


def cannot_attempt(game: Churchill, front: int) -> Refusal | None:
    """7.53, 6.21, 6.22 Why the Front cannot even attempt its entry space, however strong it is."""
    space = game.entry(front)
    if space is None:
        return Refusal("7.52", "why-end-of-track")
    if game.defeated(FRONTS[front].theater) or japan_entered(game, front):
        return Refusal("7.73", "why-axis-surrendered")
    if game.held[front]:
        return Refusal("5.11", "why-front-held")
    if game.naval[FRONTS[front].box] < space.naval:
        return Refusal("7.73", "why-too-few-naval", {"n": space.naval})
    if not agreed(game, space):
        return Refusal("7.73", "why-not-agreed", {"issue": ISSUES[space.issue].id})
    return None


def japan_entered(game: Churchill, front: int) -> bool:
    """7.8 At some tables the first Front in Japan halts the others that have not rolled yet."""
    return game.rules.japan_at_once and FRONTS[front].theater == PACIFIC and bool(occupiers(game, JAPAN))


def agreed(game: Churchill, space: Space) -> bool:
    """6.21, 6.22 The conditional issue of the space stands in the centre, or is behind us."""
    return space.issue < 0 or game.place[space.issue] in (CENTER, GONE)


class Campaign(Step):
    """7.71 One Front's attempt; whoever's colour it has rolls for it (7.51)."""

    front: int

    def run(self, game: Churchill) -> None:
        front = FRONTS[self.front]
        halted = no_attempt(game, self.front)
        if halted is None:
            game.push(RollCampaign(NATIONS[front.owner], self.front))
            return
        if game.entry(self.front) is not None and not game.defeated(front.theater):
            why = halted.id.removeprefix("why-")
            game.tell("no-attempt", halted.rule, front=front.id, why=why)
        game.offensive[self.front] = 0


_DUE = tuple(Limits(Limit("7.71", 1 << front, "why-other-front")) for front in range(len(FRONTS)))


class RollCampaign(NationPick):
    """7.51, 7.71 The die is due, and may not be declined. Asked, so that all can see what it must beat."""

    rule, verb = "7.71", ROLL
    shown: ClassVar[bool] = True

    front: int

    def limits(self, game: Churchill) -> Limits:
        return _DUE[self.front]

    def take(self, game: Churchill, front: int) -> None:
        game.push(CampaignRoll(front))

    def args(self, game: Churchill) -> Args:
        space = FRONTS[self.front].spaces[game.front[self.front]].id
        return {"front": FRONTS[self.front].id, "space": space, "n": power(game, self.front)}


class CampaignRoll(Chance):
    """7.71, 7.74 The die: at or under its strength the Front advances, at ten and more perhaps twice."""

    front: int

    def outcomes(self, game: Churchill) -> Outcomes[int]:
        return die(DIE)

    def happen(self, game: Churchill, value: int) -> None:
        front = self.front
        force = power(game, front)
        moves = spaces_won(force, open_ground(game, front), value)
        game.campaign[front] = value
        game.tell("campaign", "7.71", front=FRONTS[front].id, strength=force, die=value, n=moves)
        for _ in range(moves):
            enter(game, front)
        game.offensive[front] = 0

    def chances(self, game: Churchill) -> dict[int, float]:
        """How likely the Front advances so many spaces, with the support and the reserves that are there."""
        if no_attempt(game, self.front) is not None:
            return {0: 1.0}
        force, beyond = power(game, self.front), open_ground(game, self.front)
        return self.odds(game, lambda roll: spaces_won(force, beyond, roll))


def spaces_won(force: int, beyond: bool, roll: int) -> int:
    """7.71, 7.74 How many spaces a Front of that strength advances on that roll; two if there is room."""
    if force < BREAKTHROUGH:
        return int(roll <= force)
    return 2 if beyond and roll + force - BREAKTHROUGH >= BREAKTHROUGH else 1


def open_ground(game: Churchill, front: int) -> bool:
    """7.74 The second space must be on land, and open to the Front."""
    spaces = FRONTS[front].spaces
    at = game.front[front] + 1
    return at < len(spaces) and not spaces[at].amphibious and agreed(game, spaces[at])


def frontline(game: Churchill, front: int) -> tuple[int, ...]:
    """7.13 Countries and colonies connected to the space, or box, where the Front stands."""
    at = game.front[front]
    if not at:
        return FRONTS[front].box_places
    space = FRONTS[front].spaces[at - 1]
    return space.places + (space.other_places if game.rules.denmark_west else ())


def enter(game: Churchill, front: int) -> None:
    """7.71 The Front enters its entry space, with all that follows."""
    track = FRONTS[front]
    at = game.front[front]
    left = frontline(game, front)
    space = track.spaces[at]
    game.front[front] = at + 1
    game.touch("fronts")
    game.tell("front-advances", "7.71", front=track.id, space=space.id)
    fall_behind(game, track.owner, left)
    collapse(game, space, track.theater)
    if space.issue >= 0:
        game.place[space.issue] = GONE
    if space.kamikaze:
        lose_naval(game, track.box, "7.75", "kamikaze")
    if space.id in REMEMBERED:
        game.entered[REMEMBERED.index(space.id)] = game.conference


def collapse(game: Churchill, space: Space, theater: int) -> None:
    """7.63, 7.65 An Axis reserve lost for good."""
    if space.collapse >= 0 and game.pool[space.collapse]:
        game.pool[space.collapse] -= 1
        rule = "7.65" if theater == PACIFIC else "7.63"
        game.tell("collapse", rule, unit=UNITS[space.collapse], space=space.id)
