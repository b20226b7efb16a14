"""A toy game for the kernel's tests: two seats take stones, roll a die, and pass secrets about."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import msgspec

from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import PASS, Choice, Decision, GameState, Result, Step
from quadrant.kernel.message import Prompt, Refusal
from quadrant.kernel.options import Option, Options
from quadrant.kernel.queries import Query
from quadrant.kernel.verbs import Kind


class Toy(GameState, kw_only=True):
    SEATS: ClassVar[tuple[str, ...]] = ("left", "right")
    ASIDES: ClassVar[frozenset[str]] = frozenset(("cough",))

    stones: int
    coughs: list[int]
    secret: list[int]
    broken: bool = False
    #: Who has taken his hat off.
    hats: int = 0

    def half_done(self) -> bool:
        return not isinstance(self.stack[-1], Take)

    def declarations(self, seat: str) -> list[Choice]:
        return [] if self.hats >> self.SEATS.index(seat) & 1 else [Choice("doff", 1)]

    def declare(self, seat: str, choice: Choice) -> None:
        self.hats |= 1 << self.SEATS.index(seat)
        self.tell("doff", "2.2", seat=seat)

    def asides(self, seat: str) -> list[Choice]:
        return [Choice("cough")] if self.coughs[self.SEATS.index(seat)] < 2 else []

    def take_aside(self, seat: str, choice: Choice) -> None:
        self.coughs[self.SEATS.index(seat)] += 1
        self.tell("cough", "2.1", seat=seat)


class Take(Decision):
    """1.1 Take one or two stones, or roll for it."""

    undo_to: ClassVar[str] = "turn"

    def options(self, game: Toy) -> list[Choice]:
        found = [Choice("take", n) for n in (1, 2) if n <= game.stones]
        return [*found, Choice("roll"), Choice("hide", 3)]

    def resolve(self, game: Toy, choice: Choice) -> None:
        if game.broken:
            game.stones = -100
            raise RuntimeError("a bug")
        other = "right" if self.seat == "left" else "left"
        if choice == Choice("roll"):
            game.stones -= min(game.face(2), game.stones)
        elif choice[0] == "hide":
            game.secret[game.SEATS.index(self.seat)] = 3
            game.confide("hide", "1.2", to=(self.seat,), secret={"number": 3}, seat=self.seat)
            game.confide("whisper", "1.2", to=(self.seat,))
        else:
            game.stones -= int(choice[1])
            game.tell("take", "1.1", seat=self.seat, count=int(choice[1]))
        game.push(Nod(other), Check(self.seat), Take(other))

    def prompt(self, game: Toy) -> Prompt:
        return Prompt("prompt-take", "1.1", {"count": game.stones})

    def explain(self, game: Toy, choice: Choice) -> Refusal | None:
        if choice[0] == "take":
            return Refusal("1.1", "why-too-many")
        return None


class Nod(Decision):
    """1.3 The other one may nod, and is asked although he can only pass."""

    shown: ClassVar[bool] = True
    reaction: ClassVar[bool] = True

    def options(self, game: Toy) -> list[Choice]:
        return [PASS, Choice("nod", "deeply")] if game.stones % 2 else [PASS]

    def resolve(self, game: Toy, choice: Choice) -> None:
        if choice != PASS:
            game.tell("nod", "1.3")


class Forced(Decision):
    """A decision without a choice: the kernel takes it."""

    def options(self, game: Toy) -> list[Choice]:
        return [Choice("must")]

    def resolve(self, game: Toy, choice: Choice) -> None:
        game.tell("forced", "1.4")


class Stuck(Decision):
    """A bug: nothing can be chosen."""

    def options(self, game: Toy) -> list[Choice]:
        return []


class Check(Step):
    """1.4 Whoever takes the last stone wins."""

    seat: str

    def run(self, game: Toy) -> None:
        if game.stones <= 0:
            game.end(Result((self.seat,), "win", "1.4", {self.seat: 1}))


class View(msgspec.Struct):
    stones: int
    own: int | None


class Left(msgspec.Struct):
    """How many stones are left when so many are taken, and whether the seat that asks hides something."""

    stones: int
    hidden: bool


def left(game: Toy, seat: str | None, count: int) -> Left:
    return Left(game.stones - count, seat is not None and secrets(game, seat) > 0)


def new(scenario: str, options: Options, key: bytes) -> Toy:
    game = Toy(key=key, stones=int(options["stones"]), coughs=[0, 0], secret=[0, 0])
    game.push(Forced("left"), Take("left"))
    return game


def view(game: Toy, seat: str | None) -> View:
    return View(game.stones, None if seat is None else secrets(game, seat))


def secrets(game: Toy, seat: str) -> int:
    return game.secret[game.SEATS.index(seat)]


def determinise(game: Toy, seat: str | None, random: Random) -> Any:
    other = game.clone()
    for i, name in enumerate(game.SEATS):
        if name != seat:
            other.secret[i] = random.randrange(9)
    return other


GAME = Game(
    name="toy",
    title="Toy",
    package="kernel",
    version=3,
    seats=Toy.SEATS,
    camps={"left": "left", "right": "right"},
    scenarios=("short", "long"),
    state=Toy,
    new=new,
    view=view,
    secrets=secrets,
    determinise=determinise,
    queries=(Query("left", (Kind("n", range(8)),), left, Left),),
    options=(Option("stones", 7, "1.1", (3, 7, 21)), Option("loud", False)),
)
