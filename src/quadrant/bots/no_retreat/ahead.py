"""What a general of No Retreat! thinks over: a whole movement phase, its attacks, what is done in battle.

A plan is played out to the end of the turn with real dice, all battles fought by the staff's own rules of
thumb; the position then says what the enemy can do. Everything else is decided as the staff does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Final

from quadrant.bots.guide import Line, Staff, imagined
from quadrant.bots.no_retreat import battles, reasons
from quadrant.bots.no_retreat.front import weighed, weights_of
from quadrant.bots.no_retreat.guide import PLANNERS, NoRetreatGuide, carried_out, chance, quick
from quadrant.bots.no_retreat.operations import all_plans, quick_plan
from quadrant.bots.no_retreat.outlook import elapsed
from quadrant.bots.reasons import Answer
from quadrant.games.no_retreat.combat import Attack
from quadrant.games.no_retreat.components import SIDE
from quadrant.games.no_retreat.scenarios import SCENARIOS
from quadrant.games.no_retreat.state import NoRetreat
from quadrant.games.no_retreat.verbs import JOIN, TARGET
from quadrant.kernel.flow import DONE, Choice

#: What is thought over besides movement and attacks: the lines of the staff, played out.
IN_BATTLE: Final = frozenset(
    ("choose_battle", "use_support", "commit_card", "after_roll", "counter_attack", "blows")
)

#: What only the plan itself does in imagination.
STOPS: Final = frozenset(("movement", "move_unit"))
#: What serves only later, and how many turns before the end it begins to count less.
FADING: Final = ("force", "cut", "risk", "crowded", "ground", "goals", "hand")
THREATENED: Final = ("open", "exposed")
LASTING: Final = 2.0
#: How much of what the enemy may take counts at least while he still has a turn.
THREAT: Final = 0.8
#: How many worlds of an effort one takes, for a movement phase and for a choice in battle.
MOVING: Final = 3
FIGHTING: Final = 5
#: So many options at most are looked at in imagination.
GLANCES: Final = 3
#: Judges what is done on the way, with the quickest of choices.
PLAIN: Final = NoRetreatGuide()


class Ahead(NoRetreatGuide):
    """The guide of the game with more lines, for a search."""

    #: To the end of the turn, and of the enemy's.
    horizon = 2

    def value(self, game: NoRetreat, seat: str) -> float:
        return chance(judge(game, SIDE[seat]))

    def price(self, game: NoRetreat) -> int:
        """Two whole turns are played out: a few worlds must do, fewer for what is decided in battle."""
        return MOVING if game.stack[-1].kind == "movement" else FIGHTING

    def clock(self, game: NoRetreat) -> int:
        return 2 * game.turn + game.active

    def lines(self, game: NoRetreat, seat: str, options: Sequence[Choice]) -> Iterator[Line]:
        kind = game.stack[-1].kind
        if kind == "movement":
            yield from standing(carried_out(game, plan) for plan in all_plans(game, SIDE[seat], judge))
        elif kind == "targets":
            yield from standing(fewer_targets(game, SIDE[seat]))
        elif kind in IN_BATTLE:
            yield from standing(super().lines(game, seat, options))
        else:
            yield Staff(PLAIN, seat, Random(0)).best(game, options)

    def reply(self, game: NoRetreat, seat: str, options: Sequence[Choice], random: Random) -> Line:
        """A movement phase is planned at a glance, all else choice by choice."""
        if game.stack[-1].kind == "movement":
            return carried_out(game, quick_plan(game, SIDE[seat], judge))
        return Line((Answer(self.policy(game, seat, options, random)),))

    def policy(self, game: NoRetreat, seat: str, options: Sequence[Choice], random: Random) -> Choice:
        """In battle as the staff would; who has to move when a plan is at its end stays where he is."""
        step = game.stack[-1]
        if isinstance(step, Attack):
            return next_attacker(game, step, options)
        planner = PLANNERS.get(step.kind) if step.kind not in STOPS else None
        if planner is not None:
            best = best_of_some(planner(game, SIDE[seat], options), game, seat, random)
            if best is not None and best.answers[0].choice in options:
                return best.answers[0].choice
        if DONE in options and step.kind in STOPS:
            return DONE
        return quick(game, SIDE[seat], options, random, GLANCES)


# What a position is worth when the end is near


def judge(game: NoRetreat, side: int) -> float:
    """The position in points: near the end of a short scenario only what decides it counts."""
    usual, share = weights_of(game, side), later(game)
    if share >= 1.0:
        return weighed(game, side, usual)
    threat = max(share, THREAT if remaining(game) > 0 else 0.0)
    fading = {name: share * getattr(usual, name) for name in FADING}
    fading |= {name: threat * getattr(usual, name) for name in THREATENED}
    return weighed(game, side, usual._replace(**fading))


def remaining(game: NoRetreat) -> float:
    """The turns that are left when the side that moves is done."""
    return game.last_turn + 0.5 - elapsed(game)


def later(game: NoRetreat) -> float:
    """How much that which only serves later still counts."""
    if SCENARIOS[game.scenario].campaign:
        return 1.0
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


def next_attacker(game: NoRetreat, step: Attack, options: Sequence[Choice]) -> Choice:
    """The next of the units that the battle wants; then they begin."""
    clash = battles.attackers_for(game, step)
    for unit in clash.battle.attackers if clash is not None else ():
        if JOIN(unit) in options:
            return JOIN(unit)
    return DONE if DONE in options else options[0]
