"""What the conformance suite runs on: every game, scenario and value of an option."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

import quadrant
from conformance.conserved import CONSERVED
from quadrant.kernel import catalog
from quadrant.kernel.flow import Choice, GameState
from quadrant.kernel.match import Match
from quadrant.kernel.secrets import secret_fields, slots

#: The games that the suite runs on.
PLAYED = catalog.NAMES
#: Options that change so much that they are combined with each other and with every scenario.
CROSSED = {"churchill": ("edition", "secret_agenda")}
#: The scenarios that the suite always plays to the end; of the others so many choices, where all would take
#: hours. The long tests play those to the end, too.
WHOLE = {"empire": ("south_pacific", "burma")}
BOUNDS = {"empire": 250}
#: Options that change nothing in a game's first scenario, and one in which they do.
MATTERS = {"historical_hand": "year_1942", "tournament": "year_1942"}
#: A case with more options than that has all of them.
MANY = 2


@dataclass(frozen=True)
class Case:
    """A game as it can be set up."""

    game: str
    scenario: str
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        options = [f"{name}={value}" for name, value in self.options]
        return "-".join([self.game, self.scenario, *(options if len(options) <= MANY else ["everything"])])

    def match(self, seed: int | str) -> Match:
        return quadrant.new(self.game, self.scenario, seed, dict(self.options))

    @property
    def bound(self) -> int | None:
        """How many choices of a match are made; None: it is played to the end."""
        return None if self.scenario in whole(self.game) else BOUNDS[self.game]

    def over(self, match: Match) -> bool:
        """Whether a match has come as far as it goes: to its end, or to the bound and not into a dead end."""
        if match.result is None and self.bound is not None:
            return len(match.choices) >= self.bound and match.options() != []
        return match.result is not None


def whole(game: str) -> tuple[str, ...]:
    """The scenarios of a game that are played to the end."""
    return WHOLE.get(game, catalog.find(game).scenarios)


def everything_else(game: catalog.Game) -> tuple[tuple[str, Any], ...]:
    """Every option at another value than its default."""
    return tuple(
        (option.id, next(v for v in reversed(option.values) if v != option.default))
        for option in game.options
    )


def cases() -> list[Case]:
    """Every scenario with its defaults and with everything else; every other value of every option."""
    found: dict[Case, None] = {}
    for game in map(catalog.find, PLAYED):
        crossed = [option for option in game.options if option.id in CROSSED.get(game.name, ())]
        for scenario in game.scenarios:
            for values in product(*(option.values for option in crossed)):
                names = [option.id for option in crossed]
                found[Case(game.name, scenario, tuple(zip(names, values, strict=True)))] = None
        for option in game.options:
            for value in option.values:
                if value != option.default:
                    scenario = MATTERS.get(option.id, game.scenarios[0])
                    found[Case(game.name, scenario, ((option.id, value),))] = None
        for scenario in game.scenarios if len(game.options) > 1 else ():
            found[Case(game.name, scenario, everything_else(game))] = None
    return list(found)


#: What a lazy player does; a busy one seldom does.
LAZY = frozenset(("discard", "done", "pass", "remove", "back"))


def play_busily(match: Match, random: Random, choices: int | None = None) -> Match:
    """Random choices, mostly those that do something: far more cards and rules come into play."""
    start = len(match.choices)
    while match.seat is not None and (choices is None or len(match.choices) - start < choices):
        options = match.options()
        busy = [option for option in options if option[0] not in LAZY] if random.random() < 0.9 else []
        match.choose(random.choice(busy or options))
    return match


def play_on(match: Match, random: Random, choices: int | None = None) -> Match:
    """Random choices, that many or to the end of the match."""
    made = 0
    while match.seat is not None and (choices is None or made < choices):
        match.choose(random.choice(match.options()))
        made += 1
    return match


#: At so many points the checks look at a played match, at most.
POINTS = 40
#: So many of them, besides, while a step holds something secret.
SECRET = 3


class Played:
    """A whole random match of a case, played once: every check that only looks does it here.

    Each case has a seed of its own, so that all cases together see as many different games as before.
    """

    def __init__(self, case: Case) -> None:
        self.case = case
        random = Random(str(case))
        self.match = case.match(str(case))
        conserved = CONSERVED[case.game]
        self.start = conserved(self.match.state)
        self.changed: list[int] = []
        stops = [self.match.fork()]
        #: Points at which a step on the stack holds something secret: few, and looked at by every check.
        self._secret: list[Match] = []
        while self.match.seat is not None and not case.over(self.match):
            before = len(self.match.choices)
            for _ in range(random.randrange(1, 12)):
                self._play(random, 5)
                if conserved(self.match.state) != self.start:
                    self.changed.append(before)
            if self.match.seat is not None:
                stops.append(self.match.fork())
        self._stops = random.sample(stops, min(POINTS, len(stops)))

    def _play(self, random: Random, choices: int) -> None:
        for _ in range(choices):
            play_on(self.match, random, 1)
            if len(self._secret) < SECRET and any(
                secret_fields(type(step)) for step in self.match.state.stack
            ):
                self._secret.append(self.match.fork())

    def points(self, check: int, count: int) -> list[Match]:
        """Copies of the match at some points of its way; other points for another check."""
        chosen = Random(check).sample(self._stops, min(count, len(self._stops)))
        return [match.fork() for match in (*chosen, *self._secret)]


def foreign_choices(match: Match, random: Random) -> list[Any]:
    """Choices that are not offered: strange values, other verbs and targets, options cut or made longer."""
    options = match.options()
    words = [part for option in options for part in option] + ["", "nowhere", 0, -1, 2**70]
    seats = list(catalog.find(match.game.name).seats)
    some = random.choice(options)
    made: list[Any] = [
        None,
        17,
        "no such words",
        {},
        [],
        (),
        ("",),
        (None,),
        ([],),
        (some[0], None),
        (some[0], ["x"]),
        (*some, "more"),
        some[:-1],
        Choice("no_such_verb"),
        Choice(str(some[0]), *seats),
        Choice(str(some[0]), random.choice(words)),
        Choice(str(some[0]), random.choice(words), random.choice(words)),
        (*some[:1], *(str(part) + "x" for part in some[1:]), "x"),
        tuple(True if part == 1 else part for part in (*some, 1)),
    ]
    return [choice for choice in made if not _offered(choice, options)]


def piles(game: GameState) -> dict[tuple[str, int], Counter[int]]:
    """The things that change places with each other, wherever they lie."""
    found: dict[tuple[str, int], Counter[int]] = {}
    for slot in slots(game):
        kind = slot.secret.kind
        if slot.secret.among or kind.alike is not None or kind.everything:
            continue
        found.setdefault((kind.name, -1 if kind.shared else slot.owner), Counter()).update(slot.things)
    return found


def own_cards(match: Match, seat: str | None) -> list[str]:
    """The cards that only the seat may look at."""
    if seat is None:
        return []
    own = match.view(seat).own
    return list(dict.fromkeys((*own.hand, *getattr(own, "responses", ()))))


def _offered(choice: Any, options: list[Choice]) -> bool:
    return isinstance(choice, tuple | list) and tuple(choice) in options
