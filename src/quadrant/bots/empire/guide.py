"""The guide of Empire of the Sun: what positions are worth, and which plans deserve a thought."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

from quadrant.bots.empire import answers, cards, outlook, reasons
from quadrant.bots.empire.offensives import make_plan
from quadrant.bots.empire.orders import Sketch, carried_out
from quadrant.bots.empire.outlook import chance
from quadrant.bots.empire.places import best_place, fitness, interest
from quadrant.bots.empire.theatre import Theatre
from quadrant.bots.empire.worth import UNIT_WORTH, gains, lasting
from quadrant.bots.guide import Line, Staff
from quadrant.bots.reasons import Answer, Reason
from quadrant.games.empire.air_naval import AssignHit
from quadrant.games.empire.bombardment import AssignBomb
from quadrant.games.empire.components import (
    GROUND,
    JAPAN,
    KIND_OF,
    NAVAL,
    OWN_UNITS,
    ROSTER,
    SIDE,
    SPACE,
    UNITS,
)
from quadrant.games.empire.headquarters import Activate
from quadrant.games.empire.post_battle import homes, may_stay, movable
from quadrant.games.empire.state import SURPRISE, Empire, under_way
from quadrant.games.empire.verbs import (
    ACTIVATE,
    AGREE,
    AT,
    ATTACK_CHINA,
    BUILD,
    CARD_NUMBER,
    COMMIT,
    DISCARD,
    DIVERT,
    EVENT,
    FUTURE,
    HIT,
    HOLD,
    INITIATIVE,
    LEAD,
    MOVE,
    OPERATIONS,
    PLACE,
    REACT,
    REBUILD,
    RESTORE,
    ROLL,
    SELECT,
    STAY,
    TO_CHINA,
)
from quadrant.kernel.board import bits
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import DONE, PASS, Choice

Lines = Iterator[Line]
_SIZE: Final = GROUND.bit_length()
#: What a card is good for that leads nothing: some units change places.
NEXT_TIME: Final = 0.05
#: What an agreement of the services brings, and a route.
AGREED: Final = 0.9
BUILT: Final = 0.4


class EmpireGuide:
    """What Empire of the Sun tells a bot."""

    horizon = 1

    def value(self, game: Empire, seat: str) -> float:
        return chance(outlook.total(game, SIDE[seat]))

    def features(self, game: Empire, seat: str) -> dict[str, float]:
        return outlook.features(game, SIDE[seat])

    def lines(self, game: Empire, seat: str, options: Sequence[Choice]) -> Lines:
        yield from PLANNERS.get(game.stack[-1].kind, plain)(game, SIDE[seat], options)

    def policy(self, game: Empire, seat: str, options: Sequence[Choice], random: Random) -> Choice:
        return random.choice(options)


def staff(game: Game, seat: str, random: Random) -> Staff:
    """The staff of one side."""
    return Staff(EmpireGuide(), seat, random)


def one(choice: Choice, lead: float, *why: Reason) -> Line:
    """A line of one choice, and what it promises."""
    return Line((Answer(choice, why),), chance(lead))


def plain(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """Options that name a place are judged by how well the unit stands there; others as they come."""
    for number, option in enumerate(options):
        yield one(option, -0.001 * number)


# Cards


def play_card(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """An offensive, an event, a card set aside, a pass: whatever brings most."""
    held = {card: cards.keeping(game, side, card) for card in _cards(options)}
    yield from offensives(game, side, options, held)
    for option in options:
        if EVENT.of(option) and not cards.is_offensive(game.CARDS[EVENT.thing(option)]):
            gain = cards.event_worth(game, side, EVENT.thing(option))
            yield one(option, gain, reasons.EVENT)
        elif FUTURE.of(option):
            raw = game.CARDS[FUTURE.thing(option)]
            good = 0.3 if cards.is_offensive(raw) and raw.ops == 3 else 0.0
            yield one(option, good - 0.2, reasons.SET_ASIDE)
        elif DISCARD.of(option):
            yield one(option, -0.3 - held[DISCARD.thing(option)], reasons.THROWN_AWAY)
        elif option == PASS:
            yield one(option, 0.0, reasons.PASSED)


def _cards(options: Sequence[Choice]) -> set[int]:
    return {CARD_NUMBER[str(option[1])] for option in options if len(option) > 1}


def offensives(game: Empire, side: int, options: Sequence[Choice], held: dict[int, float]) -> Lines:
    """Offensives with every card as an event, and with the cheapest card of each value."""
    for option in options:
        if EVENT.of(option) and cards.is_offensive(game.CARDS[EVENT.thing(option)]):
            yield from led(game, side, option, 0.0)
    by_value: dict[int, int] = {}
    for option in options:
        if OPERATIONS.of(option):
            card = OPERATIONS.thing(option)
            value = game.CARDS[card].ops
            if value not in by_value or held[card] < held[by_value[value]]:
                by_value[value] = card
    for card in by_value.values():
        yield from led(game, side, OPERATIONS(card), held[card])


def led(game: Empire, side: int, option: Choice, price: float) -> Lines:
    """The offensives that a card could begin, one a headquarters; and what else it can do."""
    sketch = Sketch(game, side)
    sketch.do(option)
    while sketch.kind not in ("choose_leader", "use_operations", "activate") and sketch.kind in PLANNERS:
        if sketch.game.stack[-1].seat != sketch.seat:
            return
        best = max(PLANNERS[sketch.kind](sketch.game, side, sketch.options), key=lambda line: line.value or 0)
        sketch.do(best.answers[0].choice, *best.answers[0].reasons)
    if sketch.kind == "activate":
        yield from activated(sketch, side, price)
        return
    for other in sketch.options:
        if LEAD.of(other):
            branch = Sketch(sketch.game, side)
            branch.answers = list(sketch.answers)
            branch.do(other)
            if branch.kind == "activate":
                yield from activated(branch, side, price)
        else:
            yield _use(game, side, sketch, other, price)


def _use(game: Empire, side: int, sketch: Sketch, option: Choice, price: float) -> Line:
    """What an operations card does besides an offensive."""
    gain = -1.0
    why: tuple[Reason, ...] = ()
    if ATTACK_CHINA.of(option):
        gain, why = cards.china_attack(game), (reasons.CHINA,)
    elif AGREE.of(option):
        gain, why = AGREED * lasting(game), (reasons.AGREE,)
    elif BUILD.of(option):
        gain, why = BUILT, (reasons.BUILD,)
    return Line((*sketch.answers, Answer(option, why)), chance(gain - price))


def activated(sketch: Sketch, side: int, price: float) -> Lines:
    """The best plan for the headquarters that has been named, as choices."""
    step = sketch.game.stack[-1]
    assert isinstance(step, Activate)
    able = step.limits(sketch.game).mask & OWN_UNITS[side]
    for units in _services(sketch.game, side, able):
        theatre = Theatre(sketch.game, side, units)
        plan = make_plan(theatre)
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
        if branch.kind == "activate":
            yield from activated(branch, side, 0.0)
        yield one(option, -0.5)


def stop(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """Nothing more is to be done here; where something must be, the first thing."""
    for option in options:
        yield one(option, 1.0 if option in (DONE, PASS) or STAY.of(option) else 0.0)


def declare_battles(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """Only what the card requires: the plan has named the others."""
    worth = gains(game, side)
    for option in options:
        yield one(option, 0.5) if option == DONE else one(option, 0.01 * worth[int(_space(option))])


def _space(option: Choice) -> int:
    return SPACE[str(option[-1])]


def commit(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """Every flyer fights that can, where most is at stake."""
    worth = gains(game, side)
    for option in options:
        if option == DONE:
            yield one(option, -0.5)
        else:
            unit, space = COMMIT.read(option)
            yield one(option, 0.1 * (worth[space] if space < _SIZE else 0.0) + 0.01 * unit / 200)


# Reaction


def cancel(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    danger = answers.threat(game)
    yield one(PASS, 0.0)
    for option in options:
        if REACT.of(option):
            yield one(option, danger - answers.GRAVE, reasons.REACTION_CARD)


def intelligence(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """A roll costs nothing; a card is for what is serious."""
    danger = answers.threat(game)
    yield one(PASS, 0.0)
    for option in options:
        if ROLL.of(option):
            yield one(option, 0.3, reasons.ROLL)
        elif REACT.of(option) and under_way(game).intelligence == SURPRISE:
            yield one(option, danger - answers.SERIOUS, reasons.REACTION_CARD)


def try_special(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    for option in options:
        yield one(option, 0.3 if ROLL.of(option) else 0.0, *((reasons.ROLL,) if ROLL.of(option) else ()))


def play_reaction(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    yield one(PASS, 0.0)
    for option in options:
        if REACT.of(option):
            yield one(option, cards.event_worth(game, side, REACT.thing(option)) - 0.3, reasons.REACTION_CARD)


def choose_reactor(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """The headquarters whose units change most, and those units; or none."""
    for option in options:
        if not LEAD.of(option):
            yield one(option, 0.0, reasons.LET_BE)
            continue
        hq = LEAD.thing(option)
        found, gain, hold = answers.best_answer(game, hq, answers.numbers(game, hq))
        if found:
            sketch = Sketch(game, side)
            sketch.do(option, reasons.in_battle("staff-react", "7.26", found[0].battle, hold))
            yield Line(reacted(sketch, found), chance(gain))


def activate_reactor(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    offensive = under_way(game)
    room = offensive.reaction_limit - offensive.reaction_count
    found, gain, _ = answers.best_answer(game, offensive.reaction_hq, room)
    yield one(DONE, 0.0)
    if found:
        yield Line(reacted(Sketch(game, side), found), chance(gain))


def reacted(sketch: Sketch, joining: list[answers.Joining]) -> tuple[Answer, ...]:
    """The choices that bring these units into the battles."""
    for unit, battle, base in joining:
        if not sketch.do(ACTIVATE(unit)):
            continue
        if sketch.kind == "choose_battle":
            sketch.do(COMMIT(unit, battle))
        if sketch.kind == "react_from":
            stay = sketch.game.at[unit] == base
            if not sketch.do(STAY(unit) if stay else MOVE(unit, base)):
                sketch.do(sketch.options[0])
    if sketch.kind == "activate_reactor":
        sketch.done()
    return tuple(sketch.answers)


# Losses


def hits(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """Where a hit hurts most for what it takes."""
    for option in options:
        if not HIT.of(option):
            yield one(option, 0.5)
            continue
        unit = HIT.thing(option)
        value = step_worth(game, unit)
        if ROSTER[unit].side == side:
            yield one(option, -value)
            continue
        face = UNITS[unit].faces[game.faces[unit]]
        step = game.stack[-1]
        points = step.hits.points if isinstance(step, AssignHit) else 0
        points = step.bombs.points if isinstance(step, AssignBomb) else points
        # Few points left: the dearest step that they still buy.
        spare = points - face.defense < face.defense
        yield one(option, value if spare else value / max(1, face.defense) * 10)


def step_worth(game: Empire, unit: int) -> float:
    """What a unit loses with its next step."""
    worth, face = UNIT_WORTH[unit], game.faces[unit]
    return worth[face] - (worth[face + 1] if face + 1 < len(worth) else 0.0)


def lose(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """A unit is picked for a loss: an enemy's dearest, one's own cheapest."""
    for option in options:
        if len(option) < 2 or str(option[1]) not in UNITS.number:
            yield one(option, 0.0)
            continue
        unit = UNITS.number[str(option[1])]
        value = step_worth(game, unit)
        yield one(option, value if ROSTER[unit].side != side else -value)


# Where units go


def returning(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """9.6 Units go where they are best off; those that are well placed stay."""
    for unit in movable(game, side):
        spots = list(bits(homes(game, unit)))
        if not spots or SELECT(unit) not in options:
            continue
        best = best_place(game, unit, spots)
        assert best is not None
        stays = fitness(game, unit, game.at[unit]) if may_stay(game, unit) else -3.0
        if best[1] > stays + 0.05:
            id = "staff-withdraw" if KIND_OF[unit] in NAVAL else "staff-return"
            why = reasons.about(id, "9.6", unit, best[0])
            yield Line((Answer(SELECT(unit)), Answer(MOVE(unit, best[0]), (why,))), chance(best[1] - stays))
    if DONE in options:
        yield one(DONE, 0.0)
    else:
        yield from (one(option, -1.0) for option in options)


def going(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """A unit is put somewhere: by how well it stands there."""
    for option in options:
        if HOLD.of(option):
            yield one(option, -3.0)
        elif TO_CHINA.of(option):
            yield one(option, 0.6)
        elif STAY.of(option):
            unit = UNITS.number[str(option[1])]
            yield one(option, fitness(game, unit, game.at[unit]) + 0.1)
        elif len(option) == 3:
            unit, space = (PLACE if PLACE.of(option) else MOVE).read(option)
            why = reasons.about("staff-place", "10.11", unit, space)
            yield one(option, fitness(game, unit, space), why)
        else:
            yield one(option, 0.0)


def recalled(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """A hex is picked: the one nearest to what there is to take."""
    for option in options:
        yield one(option, interest(game, side, _space(option)) if AT.of(option) else 0.0)


def retreats(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """The enemy is driven to where he is worth least."""
    for option in options:
        yield one(option, -gains(game, 1 - side)[_space(option)])


def spend(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """11.0 The unit that gains most by a step."""
    for option in options:
        if RESTORE.of(option):
            unit = RESTORE.thing(option)
            worth = UNIT_WORTH[unit]
            gain = worth[game.faces[unit] - 1] - worth[game.faces[unit]]
            yield one(option, gain + 0.1, reasons.about("staff-restore", "11.0", unit))
        elif REBUILD.of(option):
            unit = REBUILD.thing(option)
            yield one(option, UNIT_WORTH[unit][-1], reasons.about("staff-rebuild", "11.0", unit))
        else:
            yield one(option, 0.0)


def divert(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """11.23 Divisions are taken from China while there is somebody to fill up."""
    needy = sum(
        game.faces[unit] > 0 and KIND_OF[unit] == 5 and game.at[unit] < _SIZE
        for unit in bits(OWN_UNITS[JAPAN])
    )
    for option in options:
        count = DIVERT.thing(option)
        yield one(option, 0.2 * min(count, needy) - 0.15 * count)


def initiative(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    for option in options:
        yield one(option, 0.1 if INITIATIVE.of(option) else 0.0)


def raid(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    for option in options:
        yield one(option, 1.0 if ROLL.of(option) else 0.0, *((reasons.BOMB,) if ROLL.of(option) else ()))


def disengage(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    for option in options:
        yield one(option, 0.1 if option == PASS else 0.0)


Planner = Callable[[Empire, int, Sequence[Choice]], Lines]
#: Decisions that are thought over in their own way; all others take what comes first.
PLANNERS: Final[dict[str, Planner]] = {
    "play_card": play_card,
    "choose_leader": choose_leader,
    "activate": activate,
    "move_units": stop,
    "move_stack": stop,
    "march": stop,
    "declare_battles": declare_battles,
    "commit": commit,
    "cancel_offensive": cancel,
    "intelligence": intelligence,
    "try_special": try_special,
    "play_reaction": play_reaction,
    "choose_reactor": choose_reactor,
    "activate_reactor": activate_reactor,
    "assign_hit": hits,
    "weakest_hit": hits,
    "assign_bomb": hits,
    "assign_ground_hit": hits,
    "lose_step": lose,
    "dive": lose,
    "dive_target": lose,
    "send_back": lose,
    "remove_unit": lose,
    "choose_shift": stop,
    "return_units": returning,
    "return_to": going,
    "react_from": going,
    "place_reinforcement": going,
    "rebuild_at": going,
    "card_rebuild": going,
    "bring_in": going,
    "flee": going,
    "resettle": going,
    "scatter_ship": going,
    "recall_to": recalled,
    "retreat_unit": retreats,
    "spend_step": spend,
    "use_card_step": spend,
    "divert_divisions": divert,
    "initiative": initiative,
    "raid": raid,
    "disengage": disengage,
}
