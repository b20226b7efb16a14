"""A plan becomes choices: played on a copy of the game, so that every one of them is legal."""

from __future__ import annotations

from quadrant.bots.empire import reasons
from quadrant.bots.empire.errands import Errand
from quadrant.bots.empire.offensives import Plan, Task
from quadrant.bots.empire.theatre import Theatre
from quadrant.bots.reasons import Reason, Reasoned
from quadrant.games.empire.components import CARRIER, FLYING, KIND_OF, SEATS, TROOPS
from quadrant.games.empire.rules.declaration import Commit, DeclareBattles
from quadrant.games.empire.rules.headquarters import Activate
from quadrant.games.empire.rules.movement_ground import Disengage, March
from quadrant.games.empire.rules.offensives import MoveStack, MoveUnits
from quadrant.games.empire.state import Empire
from quadrant.games.empire.verbs import (
    ACTIVATE,
    COMMIT,
    DECLARE,
    JOIN,
    LAND_AT,
    MOVE,
    SELECT,
    SHIP,
    STAY,
)
from quadrant.kernel.flow import DONE, PASS, Choice, Decision, advance, take


class Sketch:
    """A copy of the game on which a side's choices are tried out and written down."""

    def __init__(self, game: Empire, side: int) -> None:
        self.game = game.clone()
        self.seat = SEATS[side]
        self.answers: list[Reasoned] = []
        self._options: list[Choice] | None = advance(self.game)

    @property
    def kind(self) -> type[Decision] | None:
        """What is asked now; None when the game is over."""
        return type(self.game.stack[-1]) if self.game.stack else None

    @property
    def options(self) -> list[Choice]:
        return self._options or []

    def do(self, choice: Choice, *why: Reason) -> bool:
        """Take a choice and write it down; whether it could be taken."""
        if choice not in self.options:
            return False
        take(self.game, choice)
        self.answers.append(Reasoned(choice, why))
        self._options = advance(self.game)
        self._let_answer()
        return True

    def _let_answer(self) -> None:
        """The other side lets things pass, as long as they are about single steps of ours."""
        while self.kind is Disengage:
            take(self.game, PASS)
            self._options = advance(self.game)

    def done(self) -> bool:
        return self.do(DONE)


def carried_out(sketch: Sketch, theatre: Theatre, plan: Plan) -> None:
    """From the activation of units to the battles that are declared."""
    for task in plan.tasks:
        why = reasons.task(task)
        for unit in task.units:
            sketch.do(ACTIVATE(unit), *why)
            why = ()
    for errand in plan.errands:
        sketch.do(ACTIVATE(errand.unit))
    if sketch.kind is Activate:
        sketch.done()
    for task in plan.tasks:
        _flyers(sketch, task)
    for task in plan.tasks:
        _ground(sketch, theatre, task)
    for task in plan.tasks:
        _ships(sketch, task)
        _cover(sketch, task)
    for errand in plan.errands:
        _run(sketch, theatre, errand)
    if sketch.kind is MoveUnits:
        sketch.done()
    _declare(sketch, plan)


def _flyers(sketch: Sketch, task: Task) -> None:
    """Who opens the way of a landing goes first; then all others that fly into a battle."""
    if task.screen:
        _go(sketch, task.screen.unit, task.screen.base)
    for support in task.supports:
        kind = KIND_OF[support.unit]
        if kind in FLYING or (kind == CARRIER and task.battle):
            _go(sketch, support.unit, support.base)


def _ships(sketch: Sketch, task: Task) -> None:
    for support in task.supports:
        if KIND_OF[support.unit] not in FLYING and KIND_OF[support.unit] != CARRIER:
            _go(sketch, support.unit, support.base)


def _cover(sketch: Sketch, task: Task) -> None:
    """7.24 Carriers go near a landing that nobody opposes yet."""
    for support in task.supports:
        if KIND_OF[support.unit] == CARRIER and not task.battle and support != task.screen:
            _go(sketch, support.unit, support.base)


def _go(sketch: Sketch, unit: int, base: int) -> None:
    """A ship or air unit goes to a hex; nothing if it is there."""
    if sketch.game.at[unit] == base or not sketch.do(SELECT(unit)):
        return
    if not sketch.do(MOVE(unit, base)):
        sketch.do(STAY(unit))


def _run(sketch: Sketch, theatre: Theatre, errand: Errand) -> None:
    """A unit goes strategically, or on foot, where it is needed more."""
    unit, space = errand.unit, errand.space
    if errand.on_foot:
        _march(sketch, theatre, unit, space)
        return
    if not sketch.do(SELECT(unit)):
        return
    if not sketch.do(SHIP(unit, space), reasons.about("staff-redeploy", "8.23", unit, space)):
        sketch.do(STAY(unit))


def _ground(sketch: Sketch, theatre: Theatre, task: Task) -> None:
    if task.landing:
        _land(sketch, task)
    for unit in task.marchers:
        _march(sketch, theatre, unit, task.target)


def _land(sketch: Sketch, task: Task) -> None:
    first, *others = task.landing
    if not sketch.do(SELECT(first)):
        return
    for unit in others:
        sketch.do(JOIN(unit))
    if not sketch.do(LAND_AT(first, task.target)):
        sketch.do(STAY(first))


def _march(sketch: Sketch, theatre: Theatre, unit: int, target: int) -> None:
    if not sketch.do(SELECT(unit)):
        return
    for space in theatre.path(unit, target):
        if not sketch.do(MOVE(unit, space)):
            break
    if sketch.kind is March:
        sketch.done()
    elif sketch.kind is MoveStack:
        sketch.do(STAY(unit))


def _declare(sketch: Sketch, plan: Plan) -> None:
    for task in plan.tasks:
        if task.battle and sketch.kind is DeclareBattles:
            sketch.do(DECLARE(task.target), *reasons.battle(task))
    if sketch.kind is DeclareBattles:
        sketch.done()
    for task in plan.tasks:
        for unit in task.units:
            if sketch.kind is Commit and KIND_OF[unit] != TROOPS:
                sketch.do(COMMIT(unit, task.target))
    while sketch.kind is Commit:
        if not sketch.done() and not sketch.do(sketch.options[0]):
            break
