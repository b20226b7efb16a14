"""A net at work in its game: what it thinks of a question, and how likely it holds each camp to win."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from quadrant.bots.nets.again import looks
from quadrant.bots.nets.batch import of_questions
from quadrant.bots.nets.net import Net, camps_of, softmax
from quadrant.bots.nets.store import read as read_net
from quadrant.kernel.catalog import Game
from quadrant.kernel.features import Observation, reader
from quadrant.kernel.features import Options as OptionFeatures
from quadrant.kernel.flow import Choice, GameState, advance

if TYPE_CHECKING:
    from quadrant.bots import Question

#: Nobody is asked anything: what is looked at is a position.
NOTHING: Final = OptionFeatures([], [], [], [], [])


class Thought(NamedTuple):
    """What a net thinks of a question: its options, how much it likes each (together one), the logarithms of
    that, the chance of the seat that is asked, and how things looked to it."""

    options: Sequence[Choice]
    shares: list[float]
    logs: list[float]
    chance: float
    looked: int

    def among(self, options: Sequence[Choice]) -> Thought:
        """The same of some of the options."""
        if len(options) == len(self.options):
            return self
        some = [self.options.index(option) for option in options]
        return self._replace(
            options=options,
            shares=[self.shares[number] for number in some],
            logs=[self.logs[number] for number in some],
        )

    @property
    def order(self) -> list[int]:
        """The numbers of the options, the one that is liked best first."""
        return sorted(range(len(self.options)), key=lambda number: -self.logs[number])

    @property
    def best(self) -> Choice:
        return self.options[max(range(len(self.options)), key=self.logs.__getitem__)]


class Mind:
    """A net and the game that it knows."""

    def __init__(self, game: Game, net: Net) -> None:
        self.game = game
        self._net = net
        self._reader = reader(game)
        self._camps = camps_of(game)
        self._camp = {seat: self._camps.index(game.camps[seat]) for seat in game.seats}

    def answers(self, options: Sequence[Choice]) -> Sequence[Choice]:
        """The options that answer the question. What may be done besides was never learned, for games in
        imagination leave it out: it is left alone unless there is nothing else."""
        asides = self.game.state.ASIDES
        found = [option for option in options if option[0] not in asides] if asides else options
        return found or options

    def of_question(self, question: Question) -> Thought:
        """What it thinks of a question, from what the seat may know."""
        options = self.answers(question.options)
        return self._thought(question.seat, options, question.features(options))

    def of(self, position: GameState, seat: str, options: Sequence[Choice]) -> Thought:
        """What it thinks of a question in imagination."""
        some = self.answers(options)
        features = self._reader.observe(position, seat), self._reader.options(position, some)
        return self._thought(seat, some, features)

    def favourite(self, position: GameState, seat: str, options: Sequence[Choice]) -> Choice:
        """What it would choose in imagination."""
        some = self.answers(options)
        features = self._reader.observe(position, seat), self._reader.options(position, some)
        return some[int(self._net.scores(of_questions([features])).argmax())]

    def _thought(
        self, seat: str, options: Sequence[Choice], features: tuple[Observation, OptionFeatures]
    ) -> Thought:
        found = self._net(of_questions([features]))
        shares = softmax(found.scores[None])[0]
        logs = np.log(np.maximum(shares, np.float32(1e-9)))
        chance = float(found.chance[0, self._camp[seat]])
        return Thought(options, shares.tolist(), logs.tolist(), chance, looks(features[0]))

    def chance(self, position: GameState, seat: str) -> float:
        """The seat's chance to win: at the end the result, before that what the seat that is asked thinks of
        it; for it has learned to judge questions, not what lies between them."""
        if position.result is None and not (position.imagined and _waits(position)):
            position = position.clone().imagine()
            advance(position)
        if position.result is not None:
            return position.result.share(self.game.camps[seat], self._camps)
        observed = self._reader.observe(position, position.stack[-1].seat)
        return float(self._net.chances(of_questions([(observed, NOTHING)]))[0, self._camp[seat]])


def _waits(position: GameState) -> bool:
    return bool(position.stack) and position.stack[-1].waits


def read(game: Game, weights: Traversable, card: Traversable) -> Mind:
    """The net in these files, at work in its game."""
    return Mind(game, read_net(game, weights, card))
