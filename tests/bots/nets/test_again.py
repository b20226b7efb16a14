"""Nobody does the same for ever: a unit that is taken up and put down again, and nothing has changed."""

from __future__ import annotations

from random import Random

from quadrant.bots import Question
from quadrant.bots.nets.again import OFTEN, Again, looks
from quadrant.bots.nets.mind import Mind, Thought
from quadrant.bots.nets.player import NetBot
from quadrant.kernel import catalog
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import DONE, Choice
from quadrant.kernel.match import Match

LEFT, RIGHT = Choice("take", 1), Choice("take", 2)


def test_what_was_chosen_too_often_is_left_alone() -> None:
    again = Again()
    for _ in range(OFTEN):
        assert again.left(7, [LEFT, RIGHT]) == [LEFT, RIGHT]
        again.note(7, LEFT)
    assert again.left(7, [LEFT, RIGHT]) == [RIGHT]
    assert again.left(8, [LEFT, RIGHT]) == [LEFT, RIGHT]
    assert again.left(7, [LEFT]) == [LEFT]


def test_to_be_done_is_always_open() -> None:
    again = Again()
    for _ in range(OFTEN + 1):
        again.note(7, DONE)
    assert again.left(7, [DONE, RIGHT]) == [DONE, RIGHT]


class FondOfUnits(Mind):
    """Takes up the first unit that it may take up; whoever asks for more is told to be done."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def of_question(self, question: Question) -> Thought:
        options = question.options
        logs = [-float(n) if option.verb == "activate" else -99.0 for n, option in enumerate(options)]
        return Thought(options, [0.0] * len(options), logs, 0.5, looks(question.features(options)[0]))


def test_a_net_that_takes_up_the_same_unit_stops() -> None:
    """It would activate the first unit without end, for putting it down leaves all as it was."""
    game = catalog.find("no_retreat")
    bot = NetBot(FondOfUnits(game), "axis", Random(1))
    match = Match(game, "moscow", 1)
    while not any(option.verb == "activate" for option in match.options()):
        match.choose(match.options()[0])
    taken = []
    for _ in range(OFTEN + 1):
        taken.append(bot.choose(Question(match)))
        match.choose(taken[-1])
        match.choose(DONE)
    assert taken == [taken[0]] * OFTEN + [taken[-1]]
    assert taken[-1] != taken[0]
