"""The guide of No Retreat!: what positions are worth, and which plans deserve a thought."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

from quadrant.bots.guide import Line
from quadrant.bots.no_retreat import battles, front, reasons
from quadrant.bots.no_retreat.clash import counterattack, judge, outcome
from quadrant.bots.no_retreat.operations import Plan, Scheme, make_plans, promising
from quadrant.bots.no_retreat.outlook import sigmoid
from quadrant.bots.no_retreat.worth import CARD, card_price, card_worth
from quadrant.bots.reasons import Reason, Reasoned
from quadrant.games.no_retreat.cards.ground import ExtraTarget
from quadrant.games.no_retreat.cards.moving import LandThere, Room
from quadrant.games.no_retreat.cards.units import RecallTo
from quadrant.games.no_retreat.components import SIDE
from quadrant.games.no_retreat.rules.advance import Advance, AdvanceTo
from quadrant.games.no_retreat.rules.battle import (
    AfterRoll,
    CommitCard,
    CounterAttack,
    PlayAfterExchange,
    UseSupport,
    current_result,
)
from quadrant.games.no_retreat.rules.cards import DiscardDown, DiscardOne, Pay
from quadrant.games.no_retreat.rules.combat import Attack, Blows, ChooseBattle, Targets, pending
from quadrant.games.no_retreat.rules.movement import Movement, MoveUnit, points, reach
from quadrant.games.no_retreat.rules.placement import PlaceNew
from quadrant.games.no_retreat.rules.rail import PlaceUnit
from quadrant.games.no_retreat.rules.results import fortified
from quadrant.games.no_retreat.state import NoRetreat
from quadrant.games.no_retreat.verbs import (
    ACTIVATE,
    ADVANCE,
    ADVANCE_TO,
    ALSO,
    ANYTIME,
    AT,
    BLOW,
    CARD_KIND,
    COUNTER,
    DISCARD,
    EVENT,
    FIGHT,
    JOIN,
    MOVE,
    PAY,
    PLACE,
    SUPPORT,
    TARGET,
)
from quadrant.kernel.board import bits
from quadrant.kernel.flow import DONE, PASS, Choice, Decision, advance, take
from quadrant.kernel.verbs import FINISHING

#: So many points of a lead make it e times as likely to win as to lose.
SCALE: Final = 6.0
#: The quick policy looks at so many options.
SAMPLES: Final = 8
#: So many places are thought over for a unit that comes to the map.
ARRIVALS: Final = 20
#: How much better a battle must become for a support marker: one to spare, one that others want too.
SPARE: Final = 0.02
SCARCE: Final = 0.15
#: What a counterattack, a counterblow and another throw of the die must promise.
COUNTERS: Final = 0.05
BLOWS: Final = 0.15
#: An advance goes so many hexes at most (10.8.2, and a card).
FARTHEST: Final = 4

Lines = Iterator[Line]


def chance(lead: float) -> float:
    """The chance to win with such a lead in points."""
    return sigmoid(lead / SCALE)


class NoRetreatGuide:
    """What No Retreat! tells a bot."""

    horizon = 1

    def value(self, game: NoRetreat, seat: str) -> float:
        return chance(front.score(game, SIDE[seat]))

    def features(self, game: NoRetreat, seat: str) -> dict[str, float]:
        return front.features(game, SIDE[seat])

    def weights(self, game: NoRetreat, seat: str) -> dict[str, float]:
        return front.weights_of(game, SIDE[seat])._asdict()

    def lines(self, game: NoRetreat, seat: str, options: Sequence[Choice]) -> Lines:
        yield from PLANNERS.get(type(game.stack[-1]), plain)(game, SIDE[seat], options)

    def policy(self, game: NoRetreat, seat: str, options: Sequence[Choice], random: Random) -> Choice:
        return quick(game, SIDE[seat], options, random)


def one(choice: Choice, lead: float | None = None, *why: Reason) -> Line:
    """A line of one choice, with what it promises where that is known."""
    return Line((Reasoned(choice, why),), None if lead is None else chance(lead))


def plain(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    """Every option by itself, judged by the position after it."""
    for option in options:
        yield one(option, None, *reasons.for_option(game, option))


def placement(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    """Where a unit comes to the map."""
    yield from some_places(game, side, options, {PLACE.read(o)[1]: o for o in options if PLACE.of(o)})


def room(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    """Card 32: where one unit more may stack."""
    yield from some_places(game, side, options, {AT.thing(o): o for o in options if AT.of(o)})


def some_places(game: NoRetreat, side: int, options: Sequence[Choice], spaces: dict[int, Choice]) -> Lines:
    """The most promising places only, and whatever else may be done."""
    some = promising(game, side, list(spaces))[:ARRIVALS]
    yield from plain(game, side, [spaces[space] for space in some])
    elsewhere = set(spaces.values())
    yield from plain(game, side, [option for option in options if option not in elsewhere])


# Quick choices


def cheapest_card(game: NoRetreat, side: int, options: Sequence[Choice]) -> Choice:
    """The card that is missed least; none if every one is worth keeping and none need go."""

    def missed(option: Choice) -> float:
        return card_worth(game, side, CARD_KIND.number[option[1]]) if len(option) > 1 else CARD + 0.05

    return min(options, key=missed)


def quick(
    game: NoRetreat, side: int, options: Sequence[Choice], random: Random, samples: int = SAMPLES
) -> Choice:
    """The best of some options by a look at the position right after each."""
    if PAY.of(options[0]) or DISCARD.of(options[0]):
        return cheapest_card(game, side, options)
    some = list(options) if len(options) <= samples else random.sample(options, samples)
    return max(some, key=lambda option: front.score(after(game, option), side))


def after(game: NoRetreat, choice: Choice) -> NoRetreat:
    """The position right after a choice, with what follows from it without anybody being asked."""
    found = game.clone()
    take(found, choice)
    while found.stack and not found.stack[-1].waits and len(found.stack) >= len(game.stack):
        found.stack.pop().run(found)
    return found


# Movement


def movement(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    """Whole movement phases: the boldest that promises most, and one without attacks."""
    for plan in make_plans(game, side):
        yield carried_out(game, plan)


def carried_out(game: NoRetreat, plan: Plan) -> Line:
    """The choices that bring a plan about, as far as each unit can still go where it should."""
    now = game.clone()
    answers: list[Reasoned] = []
    purpose = {unit: scheme for scheme in plan.schemes for unit in scheme.places}
    waiting = list(plan.places.items())
    while waiting:
        late = [(u, space) for u, space in waiting if not go(game, now, u, space, purpose.get(u), answers)]
        if len(late) == len(waiting):
            break
        waiting = late
    answers.append(Reasoned(DONE))
    return Line(tuple(answers), chance(plan.score))


def go(
    game: NoRetreat, now: NoRetreat, unit: int, space: int, scheme: Scheme | None, answers: list[Reasoned]
) -> bool:
    """A unit goes there, on a copy and in the answers; whether it can."""
    if not reach(now, unit, now.at[unit], points(now, unit), True).mask >> space & 1:
        return False
    why = reasons.move(game, unit, space, scheme)
    for answer in (Reasoned(ACTIVATE(unit)), Reasoned(MOVE(unit, space), (why,))):
        advance(now)
        take(now, answer.choice)
        answers.append(answer)
    if advance(now) is not None and type(now.stack[-1]) is MoveUnit:
        take(now, DONE)
        answers.append(Reasoned(DONE))
    return True


# Combat


def targets(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    """All targets of the phase at once."""
    chosen = battles.choose_targets(game, side)
    answers = [Reasoned(TARGET(target), (reasons.attack(clash, target),)) for target, clash in chosen]
    yield Line((*answers, Reasoned(DONE, () if answers else (reasons.NO_TARGETS,))), 1.0)


def choose_battle(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    """The most promising battle first."""
    found = battles.assign(game, pending(game))
    for option in options:
        if FIGHT.of(option) and (clash := found.get(FIGHT.thing(option))) is not None:
            yield one(option, clash.gain, reasons.attack(clash, FIGHT.thing(option)))


def attack(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    """All units of a battle at once; whoever has been named already is enough."""
    step = game.stack[-1]
    assert isinstance(step, Attack)
    clash = battles.attackers_for(game, step)
    if step.units or clash is None:
        together = [option for option in options if ALSO.of(option)]
        yield one(DONE if DONE in options else (together or options)[0])
        return
    joins = (Reasoned(JOIN(unit)) for unit in clash.battle.attackers)
    also = (Reasoned(ALSO(space)) for space in bits(clash.battle.targets & ~step.targets))
    yield Line((*joins, *also, Reasoned(DONE)), 1.0)
    yield from (Line((Reasoned(option),), 0.0) for option in options)


def use_support(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    assert game.battle is not None
    spare = game.support[side] > pending(game).bit_count()
    gain = battles.with_support(game, game.battle)
    yield one(PASS, 0.0)
    yield one(SUPPORT(), gain - (SPARE if spare else SCARCE), reasons.SUPPORT)


def commit_card(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    """A card for the battle, if it changes more than it is worth."""
    assert game.battle is not None
    yield one(PASS, 0.0)
    for option in options:
        if EVENT.of(option):
            gain = battles.with_card(game, game.battle, side, EVENT.thing(option))
            yield one(option, gain, reasons.CARD_IN_BATTLE)


def after_roll(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    """A card against the die: it brings back what can be expected, less than that on average for a shift."""
    battle = game.battle
    assert battle is not None
    sign = 1 if battle.attacker == side else -1
    now = sign * outcome(game, battle, current_result(game), fortified(game, battle), True)
    usual = sign * judge(game, battle).gain
    yield one(PASS, 0.0)
    for option in options:
        if EVENT.of(option):
            cost = card_price(game, side, EVENT.thing(option))
            yield one(option, usual - now - cost, reasons.CARD_IN_BATTLE)


def counter_attack(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    assert game.battle is not None
    yield one(COUNTER(), counterattack(game, game.battle, deep=True) - COUNTERS, reasons.COUNTERATTACK)
    if PASS in options:
        yield one(PASS, 0.0, reasons.LET_BE)


def blows(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    """10.1.2 A counterblow where the enemy would rather not attack."""
    yield one(DONE, 0.0)
    spaces = [BLOW.thing(option) for option in options if BLOW.of(option)]
    best = battles.best_blow(game, side, spaces)
    if best is not None:
        space, gain = best
        yield one(BLOW(space), gain - BLOWS, reasons.blow(space))


def advances(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    """Each unit along each way that it can take after the battle; or none."""
    for option in options:
        if ADVANCE.of(option):
            yield from ways_on(game, side, (option,))
        else:
            yield one(option)


def ways_on(game: NoRetreat, side: int, taken: tuple[Choice, ...]) -> Lines:
    """The ways that begin with these choices, each judged by where it ends."""
    now = after(game, taken[-1])
    asked = now.stack[-1] if now.stack else None
    if not isinstance(asked, AdvanceTo) or len(taken) > FARTHEST:
        answers = tuple(Reasoned(choice, reasons.for_option(game, choice)) for choice in taken)
        yield Line(answers, chance(front.score(now, side)))
        return
    for option in asked.options(now):
        if ADVANCE_TO.of(option) or FINISHING.of(option):
            yield from ways_on(now, side, (*taken, option))


# Cards


def card_out(game: NoRetreat, side: int, options: Sequence[Choice]) -> Lines:
    """A card must go: the one that is missed least."""
    usable = [option for option in options if not ANYTIME.of(option)]
    yield one(cheapest_card(game, side, usable), 0.0, reasons.CARD_OUT)


Planner = Callable[[NoRetreat, int, Sequence[Choice]], Lines]
#: Decisions that are thought over in their own way; all others option by option.
PLANNERS: Final[dict[type[Decision], Planner]] = {
    Movement: movement,
    Targets: targets,
    ExtraTarget: targets,
    ChooseBattle: choose_battle,
    Attack: attack,
    UseSupport: use_support,
    CommitCard: commit_card,
    PlayAfterExchange: commit_card,
    AfterRoll: after_roll,
    CounterAttack: counter_attack,
    Blows: blows,
    Advance: advances,
    PlaceNew: placement,
    PlaceUnit: placement,
    RecallTo: placement,
    LandThere: placement,
    Room: room,
    Pay: card_out,
    DiscardDown: card_out,
    DiscardOne: card_out,
}
