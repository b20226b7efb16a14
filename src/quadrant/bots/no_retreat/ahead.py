"""What a general of No Retreat! thinks over: a whole movement phase with the attacks that it is made for.

A plan is played out with real dice to the end of the enemy's turn, near the end of a scenario to the end of
the game, all battles fought by the staff's own rules of thumb. Everything else is decided as the staff does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from quadrant.bots.guide import Line, Staff, imagined
from quadrant.bots.no_retreat import battles, reasons
from quadrant.bots.no_retreat.front import Threats, Weights, features, next_mover, threats, total, weights_of
from quadrant.bots.no_retreat.guide import PLANNERS, NoRetreatGuide, carried_out, quick
from quadrant.bots.no_retreat.operations import Judge, Plan, Scheme, all_plans, quick_plan
from quadrant.bots.no_retreat.outlook import elapsed, margin, red_events, sigmoid, verdict
from quadrant.bots.reasons import Reasoned
from quadrant.games.no_retreat.components import AXIS, SEATS, SIDE, SOVIET, VP_HEXES
from quadrant.games.no_retreat.rules.advance import Advance
from quadrant.games.no_retreat.rules.combat import Targets, most_targets
from quadrant.games.no_retreat.rules.movement import Movement, MoveUnit
from quadrant.games.no_retreat.rules.zones import held
from quadrant.games.no_retreat.scenarios import SCENARIOS
from quadrant.games.no_retreat.state import MOVEMENT, NoRetreat
from quadrant.games.no_retreat.verbs import TARGET
from quadrant.kernel.flow import DONE, PASS, Choice, advance, take

#: What is not planned in imagination: of the ways that a unit can go after a battle there are too many.
GLANCED: Final = frozenset((MoveUnit, Advance))
#: So many points of a lead make it e times as likely to win as to lose, for a search.
BROAD: Final = 18.0
#: Postures in which a line is filled: how many times more or less than usual something counts.
DARING: Final = {"risk": 0.3, "exposed": 0.5, "ground": 0.6, "goals": 2.5}
CAREFUL: Final = {"risk": 2.0, "exposed": 1.8, "open": 1.5, "goals": 0.5}
#: What serves only later, what the enemy threatens, and how many turns before the end both count less.
FADING: Final = ("force", "cut", "risk", "crowded", "ground", "goals", "hand")
THREATENED: Final = ("open", "exposed")
LASTING: Final = 1.0
#: How much of what the enemy may take counts at least while he still has a turn.
THREAT: Final = 0.8
#: What victory is worth; in a short scenario a narrow one, and each point more, up to how many of them.
VICTORY: Final = 60.0
NARROW: Final = 15.0
EACH: Final = 6.0
CLEAR: Final = 7.0
#: How likely a city falls that stands open, and those that can be stormed, the weakest first; and how much of
#: that is left if its owner moves first.
WALKED_INTO: Final = 0.9
STORMED: Final = (0.9, 0.8, 0.7, 0.6, 0.5)
NOT_YET: Final = 0.3
#: How many worlds of an effort one takes.
PRICE: Final = 3
#: So many options at most are looked at in imagination. With three of them the enemy did not see where to
#: advance or retreat to, and daring plans seemed better than they are.
GLANCES: Final = 8
#: Judges what is done on the way, with the quickest of choices.
PLAIN: Final = NoRetreatGuide()


class Ahead(NoRetreatGuide):
    """The guide of the game with more lines, for a search."""

    #: To the end of the enemy's turn.
    horizon = 2

    def value(self, game: NoRetreat, seat: str) -> float:
        return broad(judge(game, SIDE[seat]))

    def price(self, game: NoRetreat) -> int:
        """Whole turns are played out: a few worlds must do."""
        return PRICE

    def clock(self, game: NoRetreat) -> int:
        """In the last turns it stands still: then all is played out to the end of the game. The USSR has the
        last word there, and what it can take back in winter no look at the position tells."""
        return min(2 * game.turn + game.active, 2 * game.last_turn - 1)

    def sees_the_end(self, game: NoRetreat) -> bool:
        """Whether a plan is played out to the end of the game."""
        return self.clock(game) + self.horizon > 2 * game.last_turn - 1

    def lines(self, game: NoRetreat, seat: str, options: Sequence[Choice]) -> Iterator[Line]:
        kind, side = type(game.stack[-1]), SIDE[seat]
        if kind is Movement:
            # Whichever unit goes first, the plans differ in where all of them go.
            # Where the end itself is seen, the staff's first sight is no better than any other.
            point, trusted = stake(game), not self.sees_the_end(game)
            for number, plan in enumerate(all_plans(game, side, judge, POSTURES)):
                line = carried_out(game, plan)
                yield Line(
                    line.answers + (attacks(game, side, line, plan) if number else ()),
                    broad(plan.worth + point * cities_won(game, side, plan.schemes)),
                    stands=trusted and not number,
                    likeness=number,
                )
        else:
            yield Staff(PLAIN, seat, Random(0)).best(game, options)

    def reply(self, game: NoRetreat, seat: str, options: Sequence[Choice], random: Random) -> Line:
        """In battle as the staff would, movement and advances at a glance; whatever is planned at once."""
        side, kind = SIDE[seat], type(game.stack[-1])
        if kind is Movement:
            return carried_out(game, quick_plan(game, side))
        planner = PLANNERS.get(kind) if kind not in GLANCED else None
        best = best_of_some(planner(game, side, options), game, seat, random) if planner else None
        if best is not None and best.answers[0].choice in options:
            return best
        return Line((Reasoned(self.policy(game, seat, options, random)),))

    def policy(self, game: NoRetreat, seat: str, options: Sequence[Choice], random: Random) -> Choice:
        """Who has to move when a plan is at its end stays where he is; else the best of a few options."""
        if DONE in options and type(game.stack[-1]) is MoveUnit:
            return DONE
        return quick(game, SIDE[seat], options, random, GLANCES)


# What a position is worth when the end is near


def judge(game: NoRetreat, side: int, times: Mapping[str, float] = MappingProxyType({})) -> float:
    """The position in points. In a short scenario the cities that will change hands count for its end, and in
    the last turn what serves later counts less."""
    if game.result is not None:
        return final(game, side)
    known = threats(game)
    found, counts = features(game, side, known), dict(times)
    if not SCENARIOS[game.scenario].campaign:
        swing = cities_lost(game, SOVIET, known) - cities_lost(game, AXIS, known)
        found["verdict"] = verdict(game, swing - red_events(game, game.last_turn)) * (
            1 if side == AXIS else -1
        )
        for name, share in fading(game).items():
            counts[name] = counts.get(name, 1.0) * share
    weights = weights_of(game, side)._asdict()
    return total(found, Weights(**{name: w * counts.get(name, 1.0) for name, w in weights.items()}))


def cities_lost(game: NoRetreat, owner: int, known: tuple[Threats, Threats]) -> float:
    """The cities that a side will probably lose in the enemy's next turn, if he has another."""
    if not turns_to_move(game, 1 - owner):
        return 0.0
    reached, feared = known[owner]
    mine = VP_HEXES & (game.control if owner == AXIS else ~game.control) & game.area
    bare = mine & reached & ~held(game, owner)
    falls = sorted((one.gives_way for one in feared if mine >> one.space & 1), reverse=True)
    lost = WALKED_INTO * bare.bit_count() + sum(p * often for p, often in zip(STORMED, falls, strict=False))
    return lost if next_mover(game) != owner else NOT_YET * lost


def cities_won(game: NoRetreat, side: int, schemes: Iterable[Scheme]) -> float:
    """The cities that attacks will probably win."""
    theirs = VP_HEXES & (~game.control if side == AXIS else game.control) & game.area
    return sum(scheme.clash.succeeds / 6 for scheme in schemes if theirs >> scheme.target & 1)


def stake(game: NoRetreat) -> float:
    """What a point more is worth for the end of a short scenario."""
    return 0.0 if SCENARIOS[game.scenario].campaign else verdict(game, 0.5) - verdict(game, -0.5)


def turns_to_move(game: NoRetreat, side: int) -> int:
    """How many movement phases of a side are still to come."""
    gone = game.phase >= MOVEMENT if side == game.active else side == AXIS
    return game.last_turn - game.turn + (not gone)


def fading(game: NoRetreat) -> dict[str, float]:
    """How much less than usual counts near the end what serves later, and what the enemy threatens."""
    share = later(game)
    found = dict.fromkeys(FADING, share)
    return found | dict.fromkeys(THREATENED, max(share, THREAT if remaining(game) > 0 else 0.0))


def final(game: NoRetreat, side: int) -> float:
    """Victory or defeat; in a short scenario also how narrow it was: with other dice a narrow one might come
    out otherwise, so that a few worlds tell more."""
    assert game.result is not None
    won = SEATS[side] in game.result.winners
    if SCENARIOS[game.scenario].campaign:
        return VICTORY if won else -VICTORY
    ahead = margin(game) if side == AXIS else -margin(game)
    return (NARROW if won else -NARROW) + EACH * max(-CLEAR, min(CLEAR, ahead))


def in_posture(times: Mapping[str, float]) -> Judge:
    """A judge to whom some things count so many times more or less than usual."""
    return lambda game, side: judge(game, side, times)


POSTURES: Final = (in_posture(DARING), in_posture(CAREFUL))


def broad(lead: float) -> float:
    """A chance to win that does not come near to 0 or 1, where nothing would make a difference any more."""
    return sigmoid(lead / BROAD)


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


def attacks(game: NoRetreat, side: int, line: Line, plan: Plan) -> tuple[Reasoned, ...]:
    """The targets of a plan when its moves are made: those that it was made for, however little they promise,
    then what else is worth an attack."""
    now = game.clone().imagine()
    for answer in line.answers:
        options = advance(now)
        if options is None or answer.choice not in options:
            return ()
        take(now, answer.choice)
    options = advance(now)
    while options is not None and now.stack[-1].seat != SEATS[side] and PASS in options:
        take(now, PASS)  # the enemy may have something to say; if he does, the targets are chosen anew
        options = advance(now)
    if options is None or type(now.stack[-1]) is not Targets:
        return ()
    meant = {scheme.target: scheme.clash for scheme in plan.schemes}
    found = meant | {
        target: clash for target, clash in battles.choose_targets(now, side) if target not in meant
    }
    some = list(found.items())[: most_targets(now)]
    return (
        *(Reasoned(TARGET(target), (reasons.attack(clash, target),)) for target, clash in some),
        Reasoned(DONE),
    )
