"""What can be played: each game describes itself once, and everything else finds it here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from quadrant.errors import UnknownGame, UnknownOption, UnknownQuery, UnknownScenario, UnknownSeat
from quadrant.kernel import components
from quadrant.kernel.features import Features
from quadrant.kernel.flow import Codec, GameState, codec
from quadrant.kernel.lexicon import Lexicon
from quadrant.kernel.message import Event
from quadrant.kernel.options import Option, Options
from quadrant.kernel.queries import Query
from quadrant.kernel.secrets import determinise
from quadrant.kernel.standing import Standing
from quadrant.kernel.telling import Tells
from quadrant.kernel.verbs import FINISHING, PASSING, Verb


class Game(msgspec.Struct, frozen=True):
    """A game package, as the rest of the program sees it."""

    name: str
    title: str
    package: str
    version: int
    seats: tuple[str, ...]
    #: The camp of each seat; in a game of each against all, every seat is its own camp.
    camps: dict[str, str]
    scenarios: tuple[str, ...]
    state: type[GameState]
    #: new(scenario, options, key) sets the game up, with its first steps on the stack.
    new: Callable[[str, Options, bytes], Any]
    #: view(state, seat): what the seat (None: a spectator) sees; its field ``own`` holds the seat's secrets.
    view: Callable[[Any, str | None], Any]
    #: secrets(state, seat): only the ``own`` part of that view.
    secrets: Callable[[Any, str], Any]
    #: determinise(state, seat, random): a clone in which everything the seat cannot see is filled in at
    #: random. A fourth argument names other seats of the same person, whose secrets stay, too. It follows
    #: from the declarations on the fields of states and steps.
    determinise: Callable[..., Any] = determinise
    #: likelihood(state, seat): the relative likelihood of a game that was filled in, by what the seat knows
    #: (a player who has not reacted probably does not hold the card). Without it, all are equally likely.
    likelihood: Callable[[Any, str], float] | None = None
    #: standing(state): the round and the score, from public facts.
    standing: Callable[[Any], Standing] | None = None
    #: unseen(state, seats): what is filled in for somebody with these seats, as events that count the cards.
    unseen: Callable[[Any, frozenset[str]], tuple[Event, ...]] | None = None
    #: The types of a view and of its ``own`` part, for schemas.
    view_type: type[Any] = object
    secrets_type: type[Any] = object
    options: tuple[Option, ...] = ()
    #: What can be chosen in it, besides passing and being done (see :meth:`all_verbs`).
    verbs: tuple[Verb, ...] = ()
    #: What can be asked without choosing.
    queries: tuple[Query, ...] = ()
    #: How its events are shown to those who watch, by id.
    tells: Tells = {}
    #: The words of its views, for encoders.
    lexicon: Lexicon | None = None
    #: What a seat knows, as features, for nets.
    features: Features | None = None
    #: The rule by which others choose for a slow player (:meth:`Decision.stand_ins`); empty if there is none.
    hurry: str = ""
    #: Which seats each player takes, for each number of players.
    seatings: tuple[tuple[tuple[str, ...], ...], ...] = ()
    #: pose(state, position) puts a new game into a position described in words, with the steps that follow on
    #: the stack; lessons begin there.
    pose: Callable[[Any, dict[str, Any]], None] | None = None
    #: The data files with printed components, which an owner of the box may correct.
    printed: tuple[str, ...] = ()
    #: The module of the package that makes what clients draw (``board``, ``cards``) from the data.
    static: str = ""

    @property
    def components(self) -> str:
        """The fingerprint of an owner's components; empty for the built-in ones."""
        return components.of_package(self.package)

    @property
    def id(self) -> str:
        """The id that a match stores: the name, with the fingerprint if there is one."""
        return f"{self.name}{components.AT}{self.components}" if self.components else self.name

    def companion(self, part: str) -> str | None:
        """The module of another part of the program that belongs to this game, if there is one."""
        return components.companion(self.package, part)

    def folder(self) -> Traversable:
        """The folder of the game's data, texts and rules."""
        return files(self.package)

    def codec(self) -> Codec[Any]:
        """What reads the game's stored states; made once."""
        return codec(self.state)

    def all_verbs(self) -> dict[str, Verb]:
        """Every verb of the game, by its word."""
        return {verb.word: verb for verb in (PASSING, FINISHING, *self.verbs)}

    def query(self, name: str) -> Query:
        """The query of that name."""
        for query in self.queries:
            if query.name == name:
                return query
        known = ", ".join(query.name for query in self.queries) or "none"
        raise UnknownQuery(f"{self.name} answers no query {name!r}; there are {known}")

    def check_scenario(self, scenario: str | None) -> str:
        """The scenario's name; the first one if none is given."""
        if scenario is None:
            return self.scenarios[0]
        if scenario not in self.scenarios:
            raise UnknownScenario(
                f"{self.name} has no scenario {scenario!r}; it has {', '.join(self.scenarios)}"
            )
        return scenario

    def check_options(self, options: Mapping[str, Any] | None) -> Options:
        """All options with their values, defaults filled in."""
        known = {option.id: option for option in self.options}
        given = dict(options or {})
        for name in given:
            if name not in known:
                raise UnknownOption(
                    f"{self.name} has no option {name!r}; it has {', '.join(known) or 'none'}"
                )
        return {name: option.check(given.get(name, option.default)) for name, option in known.items()}

    def check_seat(self, seat: str) -> str:
        if seat not in self.seats:
            raise UnknownSeat(f"{self.name} has no seat {seat!r}; it has {', '.join(self.seats)}")
        return seat


#: The packages under ``quadrant.games``; each has a ``GAME``. They are imported when first asked for.
NAMES = ("generals", "churchill", "no_retreat", "empire")
_added: dict[str, Game] = {}


def add(game: Game) -> None:
    """Register a game from outside the package."""
    _added[game.name] = game


def remove(name: str) -> None:
    """Forget a game that was added."""
    _added.pop(name, None)


def find(id: str) -> Game:
    """The game of that name, or by its id one with an owner's components."""
    name, fingerprint = components.split(id)
    if name in _added:
        return _added[name]
    if name not in NAMES:
        raise UnknownGame(f"no game is called {name!r}; there are {', '.join((*NAMES, *_added))}")
    package = components.load(name, fingerprint) if fingerprint else import_module(f"quadrant.games.{name}")
    game: Game = package.GAME
    return game


def current(name: str) -> Game:
    """The game as new matches are played: with the owner's components, if there are any."""
    owned = components.newest(name)
    return find(name if owned is None else owned.id)


def games() -> list[Game]:
    """All games that can be played."""
    return [find(name) for name in NAMES] + list(_added.values())
