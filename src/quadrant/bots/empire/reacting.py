"""What is decided in the face of an enemy offensive."""

from __future__ import annotations

from collections.abc import Sequence

from quadrant.bots.empire import answers, cards, reasons
from quadrant.bots.empire.orders import Sketch
from quadrant.bots.empire.outlook import chance
from quadrant.bots.empire.plain import Lines, one
from quadrant.bots.empire.worth import gains
from quadrant.bots.guide import Line
from quadrant.bots.reasons import Reasoned
from quadrant.games.empire.rules.reaction import ActivateReactor, MoveReactors, ReactFrom
from quadrant.games.empire.state import SURPRISE, Empire, under_way
from quadrant.games.empire.verbs import ACTIVATE, COMMIT, LEAD, MOVE, REACT, ROLL, STAY
from quadrant.kernel.flow import DONE, PASS, Choice
from quadrant.kernel.verbs import FINISHING


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


def move_reactors(game: Empire, side: int, options: Sequence[Choice]) -> Lines:
    """The activated units go where most is at stake; who reaches nothing stays."""
    worth = gains(game, 1 - side)
    for option in options:
        if FINISHING.of(option):
            yield one(option, -0.5)
        else:
            yield one(option, 0.1 * worth[COMMIT.read(option)[1]])


def reacted(sketch: Sketch, joining: list[answers.Joining]) -> tuple[Reasoned, ...]:
    """The choices that bring these units into the battles: all are activated, then they move."""
    for each in joining:
        sketch.do(ACTIVATE(each.unit))
    if sketch.kind is ActivateReactor:
        sketch.done()
    plan = {each.unit: each for each in joining}
    while sketch.kind in (MoveReactors, ReactFrom):
        sketch.do(_next_move(sketch, plan))
    return tuple(sketch.answers)


def _next_move(sketch: Sketch, plan: dict[int, answers.Joining]) -> Choice:
    """What the plan says of the unit that is asked about, or of any that waits; else the first choice."""
    wanted: list[Choice] = []
    step = sketch.game.stack[-1]
    if isinstance(step, ReactFrom):
        each = plan.get(step.unit)
        if each is not None:
            stays = sketch.game.at[step.unit] == each.base
            wanted = [STAY(step.unit) if stays else MOVE(step.unit, each.base)]
    else:
        wanted = [COMMIT(each.unit, each.battle) for each in plan.values()]
    return next((choice for choice in wanted if choice in sketch.options), sketch.options[0])
