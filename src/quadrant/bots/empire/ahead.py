"""What a general of Empire of the Sun thinks over: which card, which offensive, how to react to one.

An offensive is played out to its end with real dice, with reaction and battles; the position then says what
it brought, and what it leaves open. Everything else is decided as the staff does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log, sqrt
from random import Random
from typing import Final

from quadrant.bots.empire import cards, outlook, places
from quadrant.bots.empire.guide import PLANNERS, EmpireGuide, activate, choose_leader, play_card
from quadrant.bots.empire.offensives import Plan, make_plan
from quadrant.bots.empire.plain import plain, stop
from quadrant.bots.empire.standing import Temper
from quadrant.bots.empire.theatre import Theatre
from quadrant.bots.guide import Line
from quadrant.bots.weights import Fitted
from quadrant.games.empire.components import ALLIES, GROUND, JAPAN, NAMED, NO_CARD, SIDE
from quadrant.games.empire.rules.intelligence import Intelligence
from quadrant.games.empire.rules.play import PlayCard
from quadrant.games.empire.rules.points import NEEDED, SCHEDULE, score
from quadrant.games.empire.rules.reaction import ActivateReactor, ChooseReactor
from quadrant.games.empire.rules.reaction_cards import CancelOffensive, PlayReaction
from quadrant.games.empire.rules.sequence import Initiative
from quadrant.games.empire.rules.victory import progress_made
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.state import Empire, controlled
from quadrant.kernel.board import bits
from quadrant.kernel.flow import Choice

#: What is thought over besides cards: the lines of the staff, played out.
REACTIONS: Final = frozenset(
    (
        ChooseReactor,
        ActivateReactor,
        Intelligence,
        CancelOffensive,
        PlayReaction,
        Initiative,
    )
)
#: What takes too long to be planned in imagination: there nothing more is done.
PLANNED: Final = frozenset((play_card, choose_leader, activate))
#: A turn has fewer cards than this.
CARDS: Final = 100
#: The cards of a turn, of both sides.
A_TURN: Final = 8
#: How far the points still drift: at the very end, and by turn that is left.
SETTLED: Final = 0.15
DRIFT: Final = 0.8
#: How likely the first, the second... of the cards that the enemy has left takes what lies open.
LIKELY: Final = (1.0, 0.7, 0.5, 0.35)
#: How the plans of an offensive are made besides the usual way: as if hexes were worth what they are.
PLAIN: Final = Temper()


#: What each feature is worth.
WEIGHTS: Final = Fitted(__package__, "ahead.json")


class Ahead(EmpireGuide):
    """The guide of the game with more lines and a value that knows the time, for a search."""

    def clock(self, game: Empire) -> int:
        """It goes on whenever a side is asked for a card: what is under way has not come to an end."""
        begun = CARDS * game.turn
        return begun + 1 + played(game) if game.stack and type(game.stack[-1]) is PlayCard else begun

    def value(self, game: Empire, seat: str) -> float:
        if game.result is not None or not pointed(game):
            return super().value(game, seat)
        return outlook.sigmoid(lead(game, SIDE[seat]))

    def features(self, game: Empire, seat: str) -> dict[str, float]:
        return features(game, SIDE[seat]) if pointed(game) else super().features(game, seat)

    def lines(self, game: Empire, seat: str, options: Sequence[Choice]) -> Iterator[Line]:
        side, kind = SIDE[seat], type(game.stack[-1])
        if kind is PlayCard:
            yield from rebased(game, side, play_card(game, side, options, tempers))
        elif kind in REACTIONS:
            yield from rebased(game, side, super().lines(game, seat, options))
        else:
            yield max(super().lines(game, seat, options), key=lambda line: line.value or 0.0)

    def policy(self, game: Empire, seat: str, options: Sequence[Choice], random: Random) -> Choice:
        """As the staff would, but no offensive is planned."""
        planner = PLANNERS.get(type(game.stack[-1]), plain)
        if planner in PLANNED:
            planner = stop
        return max(planner(game, SIDE[seat], options), key=lambda line: line.value or 0.0).answers[0].choice


def tempers(theatre: Theatre) -> Iterator[Plan]:
    """The plan of the staff, and the one that it would make if hexes and losses were worth what they are."""
    yield make_plan(theatre)
    if theatre.temper != PLAIN:
        theatre.temper = PLAIN
        yield make_plan(theatre)


def rebased(game: Empire, side: int, lines: Iterator[Line]) -> Iterator[Line]:
    """The same lines: what each promises counts from the position as it is."""
    if not pointed(game):
        yield from lines
        return
    now, point = lead(game, side), WEIGHTS.weights["points"] / spread(game)
    for line in lines:
        gain = outlook.SCALE * logit(line.value or 0.5)
        yield line._replace(value=outlook.sigmoid(now + point * gain))


def logit(chance: float) -> float:
    safe = min(1 - 1e-9, max(1e-9, chance))
    return log(safe / (1 - safe))


# Time


def played(game: Empire) -> int:
    """The cards that have been used in the turn, and passes."""
    gone = sum(len(pile) for pile in game.discard) + sum(cards.bit_count() for cards in game.gone)
    aside = sum(
        card != NO_CARD and turn == game.turn
        for card, turn in zip(game.future, game.future_turn, strict=True)
    )
    return gone + aside - sum(game.passes)


def left(game: Empire) -> float:
    """The turns that are left, with what is left of this one."""
    return game.last_turn - game.turn + min(1.0, sum(hand.bit_count() for hand in game.hand) / A_TURN)


def spread(game: Empire) -> float:
    """How far the points may still drift."""
    return sqrt(SETTLED + DRIFT * left(game))


# What a position is worth in a scenario that is won by points


def pointed(game: Empire) -> bool:
    """Whether points decide."""
    return SCENARIOS[game.scenario].victory in SCHEDULE


def lead(game: Empire, side: int) -> float:
    """The logit of the chance to win."""
    found = features(game, side)
    return sum(weight * found[name] for name, weight in WEIGHTS.weights.items())


def features(game: Empire, side: int) -> dict[str, float]:
    """What the position comes to for a side: all of it counts more when less can change."""
    sign = (1.0 if side == JAPAN else -1.0) / spread(game)
    time = left(game)
    later = time / (1.0 + time)
    victory = SCENARIOS[game.scenario].victory
    made = sum(part.amount for part in score(game))
    own, foe = (exposed(game, one) for one in (JAPAN, ALLIES))
    found = {
        "points": made - NEEDED.get(victory, 0) + 0.5,
        "time": time,
        "later": later,
        "progress": progress(game),
        "hexes": outlook.hexes(game),
        "units": later * (outlook.force(game, JAPAN) - outlook.force(game, ALLIES)),
        "tracks": later * outlook.tracks(game),
        "cards": float(game.hand[JAPAN].bit_count() - game.hand[ALLIES].bit_count()),
        "open": foe[0] - own[0],
        "weak": foe[1] - own[1],
        "hand": kept(game, JAPAN) - kept(game, ALLIES),
    }
    return {name: sign * value for name, value in found.items()}


def progress(game: Empire) -> float:
    """16.47 How sure it is that the Allies miss the progress of the war in this turn."""
    missing = game.progress_need - progress_made(game)
    return max(0.0, 1.0 - 0.25 * game.hand[ALLIES].bit_count()) if missing > 0 else 0.0


def exposed(game: Empire, side: int) -> tuple[float, float]:
    """What the enemy would gain in hexes near him that nobody holds, and in those held too weakly: as many of
    the dearest as he has cards for, the later ones less likely."""
    strong, stakes = places.garrisons(game, side), places.stakes(game, side)
    bare, weak = [], []
    for space in bits(GROUND & NAMED & game.area & controlled(game, side)):
        threat = places.besiegers(game, side, space)
        held = strong.get(space, 0)
        if not held and threat:
            bare.append(stakes[space])
        elif held < threat:
            weak.append(stakes[space] * (1 - held / threat))
    chances = LIKELY[: max(1, game.hand[1 - side].bit_count())]
    return dearest(bare, chances), dearest(weak, chances)


def dearest(stakes: list[float], chances: Sequence[float]) -> float:
    """What is lost of these if the dearest are taken with such chances."""
    return sum(chance * stake for chance, stake in zip(chances, sorted(stakes, reverse=True), strict=False))


def kept(game: Empire, side: int) -> float:
    """What the cards in hand are good for: their operations, and reactions that wait."""
    total = 0.0
    for card in bits(game.hand[side]):
        printed = game.CARDS[card]
        total += cards.WAITING if printed.type == "reaction" else 0.1 * printed.ops
    return total
