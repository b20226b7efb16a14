"""What a general of No Retreat! thinks over: a whole movement phase, its attacks, what is done in battle.

A plan is played out to the end of the turn with real dice, all battles fought by the staff's own rules of
thumb; the position then says what the enemy can do. Everything else is decided as the staff does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import log
from random import Random
from typing import Final

from quadrant.bots.guide import Line, Staff, imagined
from quadrant.bots.no_retreat import battles, reasons
from quadrant.bots.no_retreat.front import weighed, weights_of
from quadrant.bots.no_retreat.guide import PLANNERS, SCALE, NoRetreatGuide, carried_out, chance, quick
from quadrant.bots.no_retreat.operations import all_plans, quick_plan
from quadrant.bots.no_retreat.outlook import elapsed, sigmoid
from quadrant.bots.reasons import Answer
from quadrant.games.no_retreat.components import AXIS, SIDE
from quadrant.games.no_retreat.scenarios import SCENARIOS
from quadrant.games.no_retreat.state import NoRetreat
from quadrant.games.no_retreat.verbs import TARGET
from quadrant.kernel.flow import DONE, Choice

#: What is thought over besides movement and attacks: the lines of the staff, played out.
IN_BATTLE: Final = frozenset(("choose_battle", "counter_attack", "blows"))

#: What is not planned in imagination: of the ways that a unit can go after a battle there are too many.
GLANCED: Final = frozenset(("move_unit", "advance"))
#: So many points of a lead make it e times as likely to win as to lose, for a search.
BROAD: Final = 18.0
#: How many times more or less than usual something counts for the Axis where it must win a short scenario:
#: there is no later winter to be afraid of.
DARING: Final = {"risk": 0.3, "exposed": 0.6, "ground": 0.6, "goals": 2.0}
#: What serves only later, what the enemy threatens, and how many turns before the end both count less.
FADING: Final = ("force", "cut", "risk", "crowded", "ground", "goals", "hand")
THREATENED: Final = ("open", "exposed")
LASTING: Final = 1.0
#: How much of what the enemy may take counts at least while he still has a turn.
THREAT: Final = 0.8
#: How many worlds of an effort one takes, for a movement phase and for a choice in battle.
MOVING: Final = 3
FIGHTING: Final = 6
#: So many options at most are looked at in imagination.
GLANCES: Final = 3
#: Judges what is done on the way, with the quickest of choices.
PLAIN: Final = NoRetreatGuide()


class Ahead(NoRetreatGuide):
    """The guide of the game with more lines, for a search."""

    #: To the end of the turn; in the last turn to the end of the game.
    horizon = 1

    def value(self, game: NoRetreat, seat: str) -> float:
        return broad(judge(game, SIDE[seat]))

    def price(self, game: NoRetreat) -> int:
        """A whole turn is played out: a few worlds must do, fewer for what is decided in battle."""
        return MOVING if game.stack[-1].kind == "movement" else FIGHTING

    def clock(self, game: NoRetreat) -> int:
        """In the last turn it stands still: then the dice say who wins."""
        return 2 * game.turn + (game.active if game.turn < game.last_turn else 0)

    def lines(self, game: NoRetreat, seat: str, options: Sequence[Choice]) -> Iterator[Line]:
        kind, side = game.stack[-1].kind, SIDE[seat]
        if kind == "movement":
            # Whichever unit goes first, the plans differ in where all of them go.
            plans = (carried_out(game, plan) for plan in all_plans(game, side, judge))
            apart = (line._replace(likeness=number) for number, line in enumerate(plans))
            yield from standing(rebased(0.0, apart))
        elif kind == "targets":
            yield from standing(rebased(judge(game, side), fewer_targets(game, side)))
        elif kind in IN_BATTLE:
            yield from standing(rebased(judge(game, side), super().lines(game, seat, options)))
        else:
            yield Staff(PLAIN, seat, Random(0)).best(game, options)

    def reply(self, game: NoRetreat, seat: str, options: Sequence[Choice], random: Random) -> Line:
        """In battle as the staff would, movement and advances at a glance; whatever is planned at once."""
        side, kind = SIDE[seat], game.stack[-1].kind
        if kind == "movement":
            return carried_out(game, quick_plan(game, side, judge))
        planner = PLANNERS.get(kind) if kind not in GLANCED else None
        best = best_of_some(planner(game, side, options), game, seat, random) if planner else None
        if best is not None and best.answers[0].choice in options:
            return best
        return Line((Answer(self.policy(game, seat, options, random)),))

    def policy(self, game: NoRetreat, seat: str, options: Sequence[Choice], random: Random) -> Choice:
        """Who has to move when a plan is at its end stays where he is; else the best of a few options."""
        if DONE in options and game.stack[-1].kind == "move_unit":
            return DONE
        return quick(game, SIDE[seat], options, random, GLANCES)


# What a position is worth when the end is near


def judge(game: NoRetreat, side: int) -> float:
    """The position in points: the Axis dares more where it must win a short scenario, and in the last turn
    what serves later counts less."""
    scenario, weights = SCENARIOS[game.scenario], weights_of(game, side)
    if scenario.campaign:
        return weighed(game, side, weights)
    share = later(game)
    times = dict.fromkeys(FADING, share)
    times |= dict.fromkeys(THREATENED, max(share, THREAT if remaining(game) > 0 else 0.0))
    if side == AXIS == scenario.claimant:
        times = {name: share * DARING.get(name, 1.0) for name, share in times.items()}
    return weighed(game, side, weights._replace(**{n: t * getattr(weights, n) for n, t in times.items()}))


def broad(lead: float) -> float:
    """A chance to win that does not come near to 0 or 1, where nothing would make a difference any more."""
    return sigmoid(lead / BROAD)


def rebased(now: float, lines: Iterable[Line]) -> Iterator[Line]:
    """The same lines: what each promises counts from how it stands now."""
    for line in lines:
        gain = 0.0 if line.value is None else SCALE * log(line.value / (1 - line.value))
        yield line._replace(value=broad(now + gain))


def remaining(game: NoRetreat) -> float:
    """The turns that are left when the side that moves is done."""
    return game.last_turn + 0.5 - elapsed(game)


def later(game: NoRetreat) -> float:
    """How much that which only serves later still counts."""
    return min(1.0, max(0.0, remaining(game)) / LASTING)


# Lines


def best_of_some(lines: Iterable[Line], game: NoRetreat, seat: str, random: Random) -> Line | None:
    """The line that promises most; of those that must be imagined only some are."""
    found = list(lines)
    if len(found) > GLANCES and any(line.value is None for line in found):
        found = random.sample(found, GLANCES)
    return max(found, key=lambda line: imagined(PLAIN, game, seat, line, random), default=None)


def standing(lines: Iterable[Line]) -> list[Line]:
    """The same lines; the one that the staff would take stands unless the dice say clearly otherwise."""
    found = list(lines)
    if found:
        best = max(range(len(found)), key=lambda number: found[number].value or 0.0)
        found[best] = found[best]._replace(stands=True)
    return found


def fewer_targets(game: NoRetreat, side: int) -> Iterator[Line]:
    """All attacks that promise something, and the same without the least of them, down to none."""
    chosen = battles.choose_targets(game, side)
    for count in range(len(chosen), -1, -1):
        some = chosen[:count]
        answers = [Answer(TARGET(target), (reasons.attack(clash, target),)) for target, clash in some]
        last = Answer(DONE, () if answers else (reasons.NO_TARGETS,))
        yield Line((*answers, last), chance(sum(clash.gain for _, clash in some)))
