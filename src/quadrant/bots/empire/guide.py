"""The guide of Empire of the Sun: what positions are worth, and which plans deserve a thought."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

from quadrant.bots.empire import after, cards, command, outlook, reacting, reasons
from quadrant.bots.empire.offensives import Plan, make_plan
from quadrant.bots.empire.orders import Sketch, carried_out
from quadrant.bots.empire.outlook import chance
from quadrant.bots.empire.plain import Lines, one, plain, space_of, stop
from quadrant.bots.empire.standing import temper
from quadrant.bots.empire.theatre import Theatre
from quadrant.bots.empire.worth import UNIT_WORTH, gains, lasting
from quadrant.bots.guide import Line
from quadrant.bots.reasons import Reason, Reasoned
from quadrant.games.empire.cards.losses import Dive, DiveTarget, LoseStep, SendBack
from quadrant.games.empire.cards.units import BringIn, CardRebuild, UseCardStep
from quadrant.games.empire.components import (
    GROUND,
    JAPAN,
    OWN_UNITS,
    ROSTER,
    SIDE,
)
from quadrant.games.empire.rules.air_naval import AssignHit, ChooseShift, WeakestHit
from quadrant.games.empire.rules.bombardment import AssignBomb
from quadrant.games.empire.rules.december import ScatterShip
from quadrant.games.empire.rules.declaration import Commit, DeclareBattles
from quadrant.games.empire.rules.ground_combat import AssignGroundHit
from quadrant.games.empire.rules.headquarters import Activate
from quadrant.games.empire.rules.intelligence import Intelligence, TrySpecial
from quadrant.games.empire.rules.movement_ground import Disengage, March
from quadrant.games.empire.rules.nations import Resettle
from quadrant.games.empire.rules.offensives import MoveStack, MoveUnits
from quadrant.games.empire.rules.play import ChooseLeader, PlayCard, RecallTo, UseOperations
from quadrant.games.empire.rules.post_battle import Flee, ReturnTo, ReturnUnits
from quadrant.games.empire.rules.reaction import ActivateReactor, ChooseReactor, MoveReactors, ReactFrom
from quadrant.games.empire.rules.reaction_cards import CancelOffensive, PlayReaction
from quadrant.games.empire.rules.reinforcements import PlaceReinforcement
from quadrant.games.empire.rules.replacements import DivertDivisions, RebuildAt, SpendStep
from quadrant.games.empire.rules.retreat import RetreatUnit
from quadrant.games.empire.rules.sequence import Initiative
from quadrant.games.empire.rules.stacking import RemoveUnit
from quadrant.games.empire.rules.strategic import Raid
from quadrant.games.empire.state import Empire
from quadrant.games.empire.verbs import (
    ACTIVATE,
    AGREE,
    ATTACK_CHINA,
    BUILD,
    CARD_NUMBER,
    COMMIT,
    DISCARD,
    EVENT,
    FUTURE,
    LEAD,
    OPERATIONS,
    WITHDRAW,
)
from quadrant.kernel.board import bits
from quadrant.kernel.flow import DONE, Choice, Decision
from quadrant.kernel.verbs import FINISHING, PASSING

_SIZE: Final = GROUND.bit_length()
#: What a card is good for that leads nothing: some units change places.
NEXT_TIME: Final = 0.05
#: What an agreement of the services brings, and a route.
AGREED: Final = 2.5
BUILT: Final = 0.4

#: The plans worth a thought for the units of a headquarters.
Planning = Callable[[Theatre], Iterator[Plan]]


def best_plan(theatre: Theatre) -> Iterator[Plan]:
    """The staff thinks of one."""
    yield make_plan(theatre)


class EmpireGuide:
    """What Empire of the Sun tells a bot."""

    horizon = 1

    def value(self, game: Empire, seat: str) -> float:
        return chance(outlook.total(game, SIDE[seat]))

    def features(self, game: Empire, seat: str) -> dict[str, float]:
        return outlook.features(game, SIDE[seat])

    def lines(self, game: Empire, seat: str, options: Sequence[Choice]) -> Lines:
        yield from PLANNERS.get(type(game.stack[-1]), plain)(game, SIDE[seat], options)

    def policy(self, game: Empire, seat: str, options: Sequence[Choice], random: Random) -> Choice:
        """A decision that is judged choice by choice is judged; plans take too long."""
        planner = PLANNERS.get(type(game.stack[-1]))
        if planner not in QUICK:
            return random.choice(options)
        return max(planner(game, SIDE[seat], options), key=lambda line: line.value or 0).answers[0].choice


# Cards


def play_card(game: Empire, side: int, options: Sequence[Choice], plans: Planning = best_plan) -> Lines:
    """An offensive, an event, a card set aside, a pass: whatever brings most."""
    held = {card: cards.keeping(game, side, card) for card in _cards(options)}
    yield from offensives(game, side, options, held, plans)
    for option in options:
        if EVENT.of(option) and not cards.is_offensive(game.CARDS[EVENT.thing(option)]):
            gain = cards.event_worth(game, side, EVENT.thing(option))
            yield one(option, gain, reasons.EVENT)
        elif FUTURE.of(option):
            printed = game.CARDS[FUTURE.thing(option)]
            good = 0.3 if cards.is_offensive(printed) and printed.ops == 3 else 0.0
            yield one(option, good - 0.2, reasons.SET_ASIDE)
        elif DISCARD.of(option):
            yield one(option, -0.3 - held[DISCARD.thing(option)], reasons.THROWN_AWAY)
        elif PASSING.of(option):
            yield one(option, 0.0, reasons.PASSED)


def _cards(options: Sequence[Choice]) -> set[int]:
    return {CARD_NUMBER[str(option[1])] for option in options if len(option) > 1}


def offensives(
    game: Empire, side: int, options: Sequence[Choice], held: dict[int, float], plans: Planning
) -> Lines:
    """Offensives with every card as an event, and with the cheapest card of each value."""
    for option in options:
        if EVENT.of(option) and cards.is_offensive(game.CARDS[EVENT.thing(option)]):
            yield from led(game, side, option, 0.0, plans)
    by_value: dict[int, int] = {}
    for option in options:
        if OPERATIONS.of(option):
            card = OPERATIONS.thing(option)
            value = game.CARDS[card].ops
            if value not in by_value or held[card] < held[by_value[value]]:
                by_value[value] = card
    for card in by_value.values():
        yield from led(game, side, OPERATIONS(card), held[card], plans)


def led(game: Empire, side: int, option: Choice, price: float, plans: Planning) -> Lines:
    """The offensives that a card could begin, one a headquarters; and what else it can do."""
    sketch = Sketch(game, side)
    sketch.do(option)
    while sketch.kind not in (ChooseLeader, UseOperations, Activate) and sketch.kind in PLANNERS:
        if sketch.game.stack[-1].seat != sketch.seat:
            return
        best = max(PLANNERS[sketch.kind](sketch.game, side, sketch.options), key=lambda line: line.value or 0)
        sketch.do(best.answers[0].choice, *best.answers[0].reasons)
    if sketch.kind is Activate:
        yield from activated(sketch, side, price, plans)
        return
    for other in sketch.options:
        if LEAD.of(other):
            branch = Sketch(sketch.game, side)
            branch.answers = list(sketch.answers)
            branch.do(other)
            if branch.kind is Activate:
                yield from activated(branch, side, price, plans)
        else:
            yield _use(game, side, sketch, other, price)


def _use(game: Empire, side: int, sketch: Sketch, option: Choice, price: float) -> Line:
    """What an operations card does besides an offensive."""
    gain = -1.0
    why: tuple[Reason, ...] = ()
    if ATTACK_CHINA.of(option):
        gain, why = cards.china_attack(game), (reasons.CHINA,)
    elif AGREE.of(option):
        gain, why = AGREED * temper(game, side).prize * lasting(game), (reasons.AGREE,)
    elif BUILD.of(option):
        gain, why = BUILT, (reasons.BUILD,)
    elif WITHDRAW.of(option):
        hq = WITHDRAW.thing(option)
        gain, why = (
            command.calling_back(sketch.game, side, hq),
            (reasons.about("staff-call-back", "6.13", hq),),
        )
    return Line((*sketch.answers, Reasoned(option, why)), chance(gain - price))


def activated(sketch: Sketch, side: int, price: float, plans: Planning = best_plan) -> Lines:
    """The plans for the headquarters that has been named, as choices."""
    step = sketch.game.stack[-1]
    assert isinstance(step, Activate)
    able = step.limits(sketch.game).mask & OWN_UNITS[side]
    for units in _services(sketch.game, side, able):
        theatre = Theatre(sketch.game, side, units)
        for plan in plans(theatre):
            if plan.tasks or plan.errands:
                branch = Sketch(sketch.game, side)
                branch.answers = list(sketch.answers)
                carried_out(branch, theatre, plan)
                yield Line(tuple(branch.answers), chance(plan.gain - price))


def _services(game: Empire, side: int, able: int) -> list[int]:
    """14.0 While the services quarrel they fight apart."""
    if not game.rivalry[side]:
        return [able]
    nation = "japanese" if side == JAPAN else "us"
    army = navy = 0
    for unit in bits(able):
        if ROSTER[unit].nationality == nation:
            army |= (ROSTER[unit].service == "army") << unit
            navy |= (ROSTER[unit].service == "navy") << unit
    return [able & ~navy, able & ~army] if army and navy else [able]


def activate(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """Asked in the middle of an offensive: the plan is made anew."""
    yield from activated(Sketch(game, side), side, 0.0)
    if DONE in options:
        yield one(DONE, -0.2)
    else:
        for option in options:
            unit = ACTIVATE.thing(option)
            yield one(option, -0.3 - 0.01 * UNIT_WORTH[unit][game.faces[unit]])


def choose_leader(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    for option in options:
        branch = Sketch(game, side)
        branch.do(option)
        if branch.kind is Activate:
            yield from activated(branch, side, 0.0)
        yield one(option, -0.5)


def declare_battles(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """Only what the card requires: the plan has named the others."""
    worth = gains(game, side)
    for option in options:
        yield one(option, 0.5) if FINISHING.of(option) else one(option, 0.01 * worth[int(space_of(option))])


def commit(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """Every flyer fights that can, where most is at stake."""
    worth = gains(game, side)
    for option in options:
        if FINISHING.of(option):
            yield one(option, -0.5)
        else:
            unit, space = COMMIT.read(option)
            yield one(option, 0.1 * (worth[space] if space < _SIZE else 0.0) + 0.01 * unit / 200)


Planner = Callable[[Empire, int, Sequence[Choice]], Lines]
#: Decisions that are thought over in their own way; all others take what comes first.
PLANNERS: Final[dict[type[Decision], Planner]] = {
    PlayCard: play_card,
    ChooseLeader: choose_leader,
    Activate: activate,
    MoveUnits: stop,
    MoveStack: stop,
    March: stop,
    DeclareBattles: declare_battles,
    Commit: commit,
    CancelOffensive: reacting.cancel,
    Intelligence: reacting.intelligence,
    TrySpecial: reacting.try_special,
    PlayReaction: reacting.play_reaction,
    ChooseReactor: reacting.choose_reactor,
    ActivateReactor: reacting.activate_reactor,
    MoveReactors: reacting.move_reactors,
    AssignHit: after.hits,
    WeakestHit: after.hits,
    AssignBomb: after.hits,
    AssignGroundHit: after.hits,
    LoseStep: after.lose,
    Dive: after.lose,
    DiveTarget: after.lose,
    SendBack: after.lose,
    RemoveUnit: after.lose,
    ChooseShift: stop,
    ReturnUnits: after.returning,
    ReturnTo: after.going,
    ReactFrom: after.going,
    PlaceReinforcement: after.going,
    RebuildAt: after.going,
    CardRebuild: after.going,
    BringIn: after.going,
    Flee: after.going,
    Resettle: after.going,
    ScatterShip: after.going,
    RecallTo: after.recalled,
    RetreatUnit: after.retreats,
    SpendStep: after.spend,
    UseCardStep: after.spend,
    DivertDivisions: after.divert,
    Initiative: after.initiative,
    Raid: after.raid,
    Disengage: after.disengage,
}
#: Those that are quick enough for what is only imagined.
QUICK: Final = frozenset(
    (stop, after.hits, after.lose, reacting.try_special, reacting.intelligence, reacting.move_reactors)
)
