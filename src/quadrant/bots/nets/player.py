"""Bots that play a net without a search, and say why they chose: what they expect of it, and what was close.

All of that comes from the hand, so it is held until the match is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import islice
from math import exp
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from quadrant.bots import nets
from quadrant.bots.advice import LIKELY, SEEN, percent, told
from quadrant.bots.guide import FOLLOW_UPS
from quadrant.bots.nets.again import Again
from quadrant.bots.reasons import Reason, Reasoned
from quadrant.bots.search import World, worlds
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Choice, advance, take
from quadrant.kernel.verbs import leaves_off

if TYPE_CHECKING:
    from quadrant.bots import Bot, Maker, Question
    from quadrant.bots.nets.mind import Mind, Thought

#: What is liked this much beside what was chosen was close.
CLOSE: Final = 0.4
#: A recruit likes things so many times more alike than the net does; and so often he takes anything at all.
WARMTH: Final = 2.0
BLUNDERS: Final = 0.08


class NetBot:
    """Takes the option that its net likes best."""

    def __init__(self, mind: Mind, seat: str, random: Random) -> None:
        self.mind = mind
        self.seat = seat
        self.random = random
        self._again = Again()

    def choose(self, question: Question) -> Choice:
        options = self.mind.answers(question.options)
        return options[0] if len(options) == 1 else self._think(question)[1]

    def answer(self, question: Question) -> Reasoned:
        options = self.mind.answers(question.options)
        if len(options) == 1:
            return Reasoned(options[0])
        thought, choice = self._think(question)
        return Reasoned(choice, account(question, self.mind, thought, choice))

    def _think(self, question: Question) -> tuple[Thought, Choice]:
        thought = self.mind.of_question(question)
        choice = self.pick(thought.among(self._again.left(thought.looked, thought.options)))
        self._again.note(thought.looked, choice)
        return thought, choice

    def pick(self, thought: Thought) -> Choice:
        return thought.best


class NetRecruit(NetBot):
    """Plays as somebody who has played a little: knows what is good, but not how good, and overlooks much."""

    def pick(self, thought: Thought) -> Choice:
        if self.random.random() < BLUNDERS:
            return self.random.choice(thought.options)
        weights = [exp(log / WARMTH) for log in thought.logs]
        return self.random.choices(thought.options, weights)[0]


def from_file(path: str) -> Maker:
    """What makes a bot that plays the net in a file, with its card beside it."""

    def make(game: Game, seat: str, random: Random) -> Bot:
        return NetBot(nets.stored(game.id, path), seat, random)

    return make


# Why


class Outlook(NamedTuple):
    """What comes of a choice: the chance after it, and what the enemy will probably answer."""

    chance: float
    answer: tuple[str, Choice] | None


def account(question: Question, mind: Mind, thought: Thought, choice: Choice) -> tuple[Reason, ...]:
    """Why a net's bot chose this: the chance before and after, what was close or overlooked, the answer."""
    after = outlook(question, mind, choice)
    reasons = [
        Reason("net-chance", args={"before": percent(thought.chance), "after": percent(after.chance)}),
        *_beside(thought, choice),
    ]
    if after.answer is not None:
        seat, line = after.answer
        reasons.append(Reason("search-answer", args={"seat": seat, "line": told((line,))}))
    return tuple(Reason(reason.id, reason.rule, reason.args, held=True) for reason in reasons)


def _beside(thought: Thought, choice: Choice) -> Iterable[Reason]:
    """The other option that is worth a word, if there is one."""
    first, second = thought.order[:2]
    mine = thought.options.index(choice)
    if mine == first and thought.shares[second] >= CLOSE * thought.shares[first]:
        yield Reason("net-close", args={"line": told((thought.options[second],))})
    if mine != first and thought.shares[mine] < CLOSE * thought.shares[first]:
        yield Reason("net-overlooked", args={"line": told((thought.options[first],))})


def outlook(question: Question, mind: Mind, choice: Choice) -> Outlook:
    """What comes of a choice, seen on a few worlds."""
    # They come from the question alone: what is said changes nothing in what is chosen later.
    seen = [_seen(world, question.seat, mind, choice) for world in islice(worlds(question, 0), SEEN)]
    answers = Counter(one.answer for one in seen if one.answer is not None)
    usual = next((answer for answer, count in answers.most_common(1) if count >= LIKELY * len(seen)), None)
    return Outlook(sum(one.chance for one in seen) / len(seen), usual)


def _seen(world: World, seat: str, mind: Mind, choice: Choice) -> Outlook:
    """What comes of it in one world: everybody plays on until the enemy answers."""
    game, camps = world.game.clone(), mind.game.camps
    take(game, choice)
    game.imagine()
    for _ in range(FOLLOW_UPS):
        options = advance(game)
        if options is None:
            break
        asked = game.stack[-1].seat
        theirs = mind.favourite(game, asked, options)
        if camps[asked] != camps[seat] and not leaves_off(theirs):
            return Outlook(mind.chance(game, seat), (asked, theirs))
        take(game, theirs)
    return Outlook(mind.chance(game, seat), None)
