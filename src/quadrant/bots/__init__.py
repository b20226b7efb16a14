"""Bots: programs that take a seat.

A bot is made for one game, one seat and a source of chance, and answers one :class:`Question` after another.
A question shows what a player in that seat could see, and nothing else.

A game's bots are in ``quadrant.bots.<game>``: the levels (:mod:`quadrant.bots.levels`) under ``LEVELS``,
others in a dictionary ``BOTS`` from name to maker. ``random`` plays every game; :func:`add` registers a bot
from elsewhere. A bot that :class:`Explains` itself gives reasons with its choices; their messages are in its
package's ``locale``.

>>> names("generals")
['recruit', 'staff', 'general', 'marshal', 'planner', 'random']
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any, Protocol, runtime_checkable

from quadrant.bots import nets
from quadrant.bots.levels import PLANNER, Levels
from quadrant.bots.nets.levels import Learned
from quadrant.bots.random import RandomBot
from quadrant.bots.reasons import Reasoned
from quadrant.errors import QuadrantError, UnknownBot
from quadrant.kernel import catalog
from quadrant.kernel.catalog import Game
from quadrant.kernel.features import Observation, reader
from quadrant.kernel.features import Options as OptionFeatures
from quadrant.kernel.flow import Choice, GameState
from quadrant.kernel.match import Match
from quadrant.kernel.message import Prompt
from quadrant.kernel.options import Options


class Question:
    """What a seat is asked, with everything its player may know."""

    __slots__ = ("__dict__", "_match", "options", "seat")

    def __init__(self, match: Match) -> None:
        seat = match.seat
        if seat is None:
            raise QuadrantError("the match is over: nobody is asked anything")
        self._match = match
        self.seat = seat
        #: Every legal choice.
        self.options: list[Choice] = match.options()

    @property
    def game(self) -> Game:
        return self._match.game

    @property
    def rules(self) -> Options:
        """The optional rules of the match."""
        return self._match.rule_options

    @property
    def kind(self) -> str:
        """What is asked, as a word: ``choose_space``."""
        decision = self._match.decision
        assert decision is not None
        return decision.kind

    @cached_property
    def prompt(self) -> Prompt:
        """What is asked: message id, arguments, rule."""
        prompt = self._match.prompt
        assert prompt is not None
        return prompt

    @cached_property
    def view(self) -> Any:
        """What the seat sees."""
        return self._match.view(self.seat)

    def features(self, options: Sequence[Choice]) -> tuple[Observation, OptionFeatures]:
        """What the seat knows, as features, with the features of these options."""
        read, state = reader(self.game), self._match.state
        return read.observe(state, self.seat), read.options(state, options)

    def determinised(self, random: Random) -> GameState:
        """A game that this may be, as far as the seat can tell: what it cannot see is filled in at random."""
        state: GameState = self.game.determinise(self._match.state, self.seat, random)
        return state

    def likelihood(self, world: GameState) -> float:
        """How likely such a game is compared with others, judging by what the other seats did."""
        weigh = self.game.likelihood
        return 1.0 if weigh is None else weigh(world, self.seat)


class Bot(Protocol):
    """Something that answers questions."""

    def choose(self, question: Question) -> Choice:
        """One of the question's options."""


@runtime_checkable
class Explains(Protocol):
    """A bot that says why it chooses, and thinks only once for both."""

    def answer(self, question: Question) -> Reasoned:
        """One of the question's options, and the reasons for it."""


def answer(bot: Bot, question: Question) -> Reasoned:
    """What the bot chooses and, if it explains itself, why."""
    return bot.answer(question) if isinstance(bot, Explains) else Reasoned(bot.choose(question))


@runtime_checkable
class Plans(Protocol):
    """A bot that plans more than one choice at a time."""

    def planned(self, question: Question) -> bool:
        """Whether its plan answers the question; asked again, it might think differently."""


def planned(bot: Bot, question: Question) -> bool:
    """Whether the bot knows its answer without thinking."""
    return isinstance(bot, Plans) and bot.planned(question)


@runtime_checkable
class Hurries(Protocol):
    """A bot that can be told not to think too long."""

    def hurry(self, seconds: float) -> None:
        """From now on no choice may take much longer than this, because somebody waits."""


def hurry(bot: Bot, seconds: float) -> None:
    """Limit the time of a choice; the choice then also depends on the machine."""
    if isinstance(bot, Hurries):
        bot.hurry(seconds)


#: Makes a bot for a game, a seat and a source of chance.
Maker = Callable[[Game, str, Random], Bot]

_added: dict[tuple[str, str], Maker] = {}


def add(game: str, name: str, maker: Maker) -> None:
    """Register a bot from outside the package."""
    _added[game, name] = maker


def levels_of(game: str) -> Levels | None:
    """The levels of a game, if it has a guide; played by its net, if its package has one."""
    package, known = _package(game), catalog.find(game)
    levels: Levels | None = None if package is None else getattr(package, "LEVELS", None)
    return levels if levels is None or nets.shipped(known) is None else Learned(levels)


def _package(game: str) -> ModuleType | None:
    module = catalog.find(game).companion("bots")
    return None if module is None else import_module(module)


def makers(game: str) -> dict[str, Maker]:
    """The bots that play a game, by name: the levels from the weakest to the strongest, then the others."""
    found: dict[str, Maker] = {}
    if (taught := levels_of(game)) is not None:
        found.update(taught.makers())
    found.update(getattr(_package(game), "BOTS", {}))
    found["random"] = RandomBot
    of = catalog.find(game).name
    found.update((name, maker) for (added, name), maker in _added.items() if added == of)
    return found


def names(game: str) -> list[str]:
    """The names of the bots that play a game."""
    return list(makers(game))


def offered(game: str) -> list[str]:
    """The same without those that exist only for measuring: the bots that people may play against."""
    return [name for name in names(game) if name != PLANNER]


def make(game: Game, name: str, seat: str, random: Random) -> Bot:
    """The bot of that name, in that seat."""
    known = makers(game.id)
    if name not in known:
        raise UnknownBot(f"no bot called {name!r} plays {game.name}; there are {', '.join(known)}")
    return known[name](game, game.check_seat(seat), random)


def seated(game: Game, chosen: Mapping[str, str], seed: object) -> dict[str, Bot]:
    """The bots of these names in these seats, each with its own random source, derived from the seed."""
    return {seat: make(game, name, seat, Random(f"{seed}/{seat}")) for seat, name in chosen.items()}


def seating(game: Game, spec: str) -> dict[str, str]:
    """Which bot takes each seat: ``staff`` for all, or ``germany=staff,uk=random``.

    The name of a camp stands for all its seats. Seats that are not named play at random.
    """
    if "=" not in spec:
        return checked(game, dict.fromkeys(game.seats, spec.strip()))
    chosen = dict.fromkeys(game.seats, "random")
    for part in spec.split(","):
        place, _, name = (word.strip() for word in part.partition("="))
        seats = [seat for seat in game.seats if game.camps.get(seat) == place]
        for seat in seats or [game.check_seat(place)]:
            chosen[seat] = name
    return checked(game, chosen)


def checked(game: Game, chosen: Mapping[str, str]) -> dict[str, str]:
    """The same seating, after checking that every bot exists."""
    seated(game, chosen, 0)
    return dict(chosen)
