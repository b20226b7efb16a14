"""The guide of No Retreat!: what positions are worth, and which plans deserve a thought."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final

from quadrant.bots.guide import Line, Staff
from quadrant.bots.no_retreat import battles, front
from quadrant.bots.no_retreat.clash import judge
from quadrant.bots.no_retreat.operations import WORTH_IT, Plan, make_plan
from quadrant.bots.no_retreat.outlook import sigmoid
from quadrant.bots.no_retreat.worth import card_worth
from quadrant.bots.reasons import Answer, Reason
from quadrant.games.no_retreat.components import NAMES, SIDE, UNITS
from quadrant.games.no_retreat.movement import points, reach
from quadrant.games.no_retreat.state import NoRetreat
from quadrant.games.no_retreat.verbs import (
    ACTIVATE,
    ADVANCE,
    BLOW,
    COUNTER,
    EVENT,
    FIGHT,
    JOIN,
    MOVE,
    SUPPORT,
    TARGET,
)
from quadrant.kernel.flow import DONE, PASS, Choice, advance, take

if TYPE_CHECKING:
    from quadrant.kernel.catalog import Game

#: So many points of a lead make the game two or three times as likely to be won as lost.
SCALE: Final = 6.0
#: No attacks at all are planned with a threshold like this.
NO_ATTACKS: Final = 9.0

Lines = Iterator[Line]


def chance(points_ahead: float) -> float:
    """The chance to win with such a lead."""
    return sigmoid(points_ahead / SCALE)


class NoRetreatGuide:
    """What No Retreat! tells a bot."""

    horizon = 1

    def value(self, game: NoRetreat, seat: str) -> float:
        return chance(front.score(game, SIDE[seat]))

    def features(self, game: NoRetreat, seat: str) -> dict[str, float]:
        return front.features(game, SIDE[seat])

    def lines(self, game: NoRetreat, seat: str, options: Sequence[Choice]) -> Lines:
        kind = game.stack[-1].kind
        plan = PLANNERS.get(kind, plain)
        yield from plan(game, SIDE[seat], options)

    def policy(self, game: NoRetreat, seat: str, options: Sequence[Choice], random: Random) -> Choice:
        return quick(game, SIDE[seat], options, random)


def one(choice: Choice, value: float | None = None, *reasons: Reason) -> Line:
    return Line((Answer(choice, reasons),), value)


def plain(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    """Every option by itself."""
    for option in options:
        yield one(option)


# Quick choices


def cheapest_card(game: NoRetreat, side: int, options: Sequence[Choice]) -> Choice:
    """The card that is missed least."""
    from quadrant.games.no_retreat.verbs import CARD_KIND

    def value(option: Choice) -> float:
        card = CARD_KIND.number[option[1]] if len(option) > 1 else 0
        return card_worth(game, side, card) if len(option) > 1 else 0.4

    return min(options, key=value)


SAMPLES: Final = 8


def quick(game: NoRetreat, side: int, options: Sequence[Choice], random: Random) -> Choice:
    """The best of some options by a look at the position right after each."""
    if options[0].verb in ("pay", "discard"):
        return cheapest_card(game, side, options)
    some = list(options)
    if len(some) > SAMPLES:
        some = random.sample(some, SAMPLES)
    best, value = some[0], float("-inf")
    for option in some:
        after = game.clone()
        take(after, option)
        while after.stack and not after.stack[-1].waits and len(after.stack) >= len(game.stack):
            after.stack.pop().run(after)
        worth = front.score(after, side)
        if worth > value:
            best, value = option, worth
    return best


# Movement


def movement(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    """Whole movement phases: with all attacks that promise something, and with none."""
    plan = make_plan(game, side, WORTH_IT)
    yield carried_out(game, side, plan)
    if plan.schemes:
        yield carried_out(game, side, make_plan(game, side, NO_ATTACKS))


def carried_out(game: NoRetreat, side: int, plan: Plan) -> Line:
    """The choices that bring a plan about, as far as each unit can still go where it should."""
    after = game.clone()
    answers: list[Answer] = []
    waiting = list(plan.places.items())
    why = {unit: scheme for scheme in plan.schemes for unit in scheme.places}
    while True:
        late = []
        for unit, space in waiting:
            advance(after)
            way = reach(after, unit, after.at[unit], points(after, unit), True)
            if not way.mask >> space & 1:
                late.append((unit, space))
                continue
            scheme = why.get(unit)
            if scheme is not None:
                reason = Reason("staff-jump-off", "8.0", {"unit": UNITS.ids[unit], "space": NAMES[scheme.target]})
            else:
                reason = Reason("staff-line", "8.0", {"unit": UNITS.ids[unit], "space": NAMES[space]})
            for choice in (ACTIVATE(unit), MOVE(unit, space)):
                advance(after)
                take(after, choice)
                answers.append(Answer(choice, (reason,) if choice.verb == "move" else ()))
            if advance(after) is not None and after.stack[-1].kind == "move_unit":
                take(after, DONE)
                answers.append(Answer(DONE))
        if not late or len(late) == len(waiting):
            break
        waiting = late
    answers.append(Answer(DONE))
    return Line(tuple(answers), chance(plan.score))


# Combat


def targets(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    """All targets of the phase at once."""
    chosen = battles.choose_targets(game, side)
    answers = [Answer(TARGET(target), (attack_reason(clash, target),)) for target, clash in chosen]
    yield Line((*answers, Answer(DONE)), 1.0)


def attack_reason(clash: battles.Clash, target: int) -> Reason:
    from quadrant.games.no_retreat.components import COLUMNS

    return Reason(
        "staff-attack",
        "10.1",
        {"space": NAMES[target], "odds": COLUMNS[clash.column], "n": clash.succeeds, "k": clash.fails},
    )


def choose_battle(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    found = battles.assign(game, battles.pending(game))
    for option in options:
        if FIGHT.of(option):
            clash = found.get(FIGHT.thing(option))
            yield one(option, chance(clash.gain) if clash else 0.0)


def attack(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    step = game.stack[-1]
    assert isinstance(step, battles.Attack)
    clash = battles.attackers_for(game, step)
    if step.units or clash is None:
        yield one(DONE, 1.0) if DONE in options else one(options[0], 1.0)
        return
    joining = tuple(Answer(JOIN(unit)) for unit in clash.battle.attackers)
    yield Line((*joining, Answer(DONE)), 1.0)
    for option in options:
        yield one(option, 0.0)


def use_support(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    assert game.battle is not None
    gain = battles.with_support(game, game.battle)
    waiting = battles.pending(game).bit_count()
    spare = game.support[side] > waiting
    yield one(SUPPORT(), chance(gain - (0.02 if spare else 0.15)), Reason("staff-support", "10.6.2"))
    yield one(PASS, chance(0.0))


def commit_card(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    assert game.battle is not None
    yield one(PASS, chance(0.0))
    for option in options:
        if EVENT.of(option):
            yield one(option, chance(battles.with_card(game, game.battle, side, EVENT.thing(option))))


def counter_attack(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    battle = game.battle
    assert battle is not None
    from quadrant.bots.no_retreat.clash import counterattack

    yield one(COUNTER(), chance(counterattack(game, battle) - 0.05), Reason("staff-counterattack", "10.7.2"))
    if PASS in options:
        yield one(PASS, chance(0.0))


def blows(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    yield one(DONE, chance(0.0))
    best = battles.blows(game, side, (BLOW.thing(option) for option in options if BLOW.of(option)))
    if best is not None:
        space, value = best
        yield one(BLOW(space), chance(value - 0.3), Reason("staff-blow", "10.1.2", {"space": NAMES[space]}))


def advances(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    """Each unit along each way that it can take after the battle; or none."""
    for option in options:
        if not ADVANCE.of(option):
            yield one(option)
            continue
        for way in ways_on(game, side, (option,), 3):
            yield way


def ways_on(game: NoRetreat, side: int, taken: tuple[Choice, ...], left: int) -> Lines:
    after = game.clone()
    take(after, taken[-1])
    depth = len(game.stack)
    options = advance(after) if after.stack and after.stack[-1].waits or True else None
    asked = after.stack[-1] if after.stack else None
    if options is None or asked is None or asked.kind != "advance_to" or asked.seat != game.stack[-1].seat:
        yield Line(tuple(Answer(choice) for choice in taken), chance(front.score(after, side)))
        return
    assert depth
    for option in options:
        if option.verb == "anytime":
            continue
        if option.verb == "advance_to" and left > 1:
            yield from ways_on(after, side, (*taken, option), left - 1)
        else:
            last = after.clone()
            take(last, option)
            yield Line(tuple(Answer(c) for c in (*taken, option)), chance(front.score(last, side)))


def cards_out(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    """A card must go."""
    yield one(cheapest_card(game, side, options), 1.0)


Planner = Callable[[NoRetreat, int, Sequence[Choice]], Lines]
PLANNERS: Final[dict[str, Planner]] = {
    "movement": movement,
    "targets": targets,
    "choose_battle": choose_battle,
    "attack": attack,
    "use_support": use_support,
    "commit_card": commit_card,
    "counter_attack": counter_attack,
    "blows": blows,
    "advance": advances,
    "advance_to": plain,
    "pay": cards_out,
    "discard_down": cards_out,
    "discard_one": cards_out,
}


def staff(game: Game, seat: str, random: Random) -> Staff:
    """The staff of one side."""
    return Staff(NoRetreatGuide(), seat, random)


assert partial and judge
