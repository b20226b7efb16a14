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
from quadrant.bots.no_retreat.guide import PLANNERS, NoRetreatGuide, carried_out, chance, quick
from quadrant.bots.no_retreat.operations import all_plans
from quadrant.bots.reasons import Answer
from quadrant.games.no_retreat.combat import Attack
from quadrant.games.no_retreat.components import SIDE
from quadrant.games.no_retreat.state import NoRetreat
from quadrant.games.no_retreat.verbs import JOIN, TARGET
from quadrant.kernel.flow import DONE, Choice

#: What is thought over besides movement and attacks: the lines of the staff, played out.
IN_BATTLE: Final = frozenset(
    ("choose_battle", "use_support", "commit_card", "after_roll", "counter_attack", "blows")
)

#: What only the plan itself does in imagination.
STOPS: Final = frozenset(("movement", "move_unit"))
#: Judges what is done on the way, with the quickest of choices.
PLAIN: Final = NoRetreatGuide()


class Ahead(NoRetreatGuide):
    """The guide of the game with more lines, for a search."""

    def clock(self, game: NoRetreat) -> int:
        return 2 * game.turn + game.active

    def lines(self, game: NoRetreat, seat: str, options: Sequence[Choice]) -> Iterator[Line]:
        kind = game.stack[-1].kind
        if kind == "movement":
            yield from standing(carried_out(game, plan) for plan in all_plans(game, SIDE[seat]))
        elif kind == "targets":
            yield from standing(fewer_targets(game, SIDE[seat]))
        elif kind in IN_BATTLE:
            yield from standing(super().lines(game, seat, options))
        else:
            yield Staff(PLAIN, seat, Random(0)).best(game, options)

    def policy(self, game: NoRetreat, seat: str, options: Sequence[Choice], random: Random) -> Choice:
        """In battle as the staff would; who has to move when a plan is at its end stays where he is."""
        step = game.stack[-1]
        if isinstance(step, Attack):
            return next_attacker(game, step, options)
        planner = PLANNERS.get(step.kind) if step.kind not in STOPS else None
        if planner is not None:
            lines = list(planner(game, SIDE[seat], options))
            best = max(lines, key=lambda line: imagined(PLAIN, game, seat, line, random), default=None)
            if best is not None and best.answers[0].choice in options:
                return best.answers[0].choice
        if DONE in options and step.kind in STOPS:
            return DONE
        return quick(game, SIDE[seat], options, random)


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
