"""A game for the server's tests: two sides move two hundred counters about, each as often as it likes."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import msgspec

from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import DONE, Choice, Decision, GameState, Result
from quadrant.kernel.message import Prompt
from quadrant.kernel.options import Options
from quadrant.kernel.queries import Query
from quadrant.kernel.verbs import Kind
from quadrant.kernel.view import Thing

COUNT = 200
SIDES = ("red", "blue")
UNITS = tuple(f"unit_{i}" for i in range(COUNT))


class Counters(GameState, kw_only=True):
    SEATS: ClassVar[tuple[str, ...]] = SIDES

    hexes: list[int]
    turn: int = 0


class Move(Decision):
    """6.1 Move counters one by one, until done."""

    undo_to: ClassVar[str] = "turn"

    def options(self, game: Counters) -> list[Choice]:
        mine = range(SIDES.index(self.seat), COUNT, 2)
        return [DONE, *(Choice("move", UNITS[unit], game.hexes[unit] + 1) for unit in mine)]

    def resolve(self, game: Counters, choice: Choice) -> None:
        if choice != DONE:
            unit, hex = choice.targets
            game.hexes[number(str(unit))] = int(hex)
            game.tell("moved", "6.1", unit=unit, hex=str(hex))
            game.push(self)
            return
        game.turn += 1
        game.push(type(self)(SIDES[game.turn % 2]))
        if game.turn == 4:
            game.end(Result(SIDES, "win-time", "2.1"))

    def prompt(self, game: Counters) -> Prompt:
        return Prompt("prompt-move", "6.1")


def number(unit: str) -> int:
    return int(unit.removeprefix("unit_"))


class Range(msgspec.Struct):
    """Where a unit can go in so many moves, and whether it is the asking seat's own."""

    hexes: tuple[str, ...]
    mine: bool


def reach(game: Counters, seat: str | None, unit: int, moves: int) -> Range:
    at = game.hexes[unit]
    return Range(tuple(str(at + i) for i in range(1, moves + 1)), seat == SIDES[unit % 2])


class CounterView(Thing, frozen=True):
    KEY: ClassVar[tuple[str, ...]] = ("unit",)

    unit: str
    seat: str
    hex: str


class View(msgspec.Struct, frozen=True):
    turn: int
    counters: tuple[CounterView, ...]
    own: None = None


def new(scenario: str, options: Options, key: bytes) -> Counters:
    game = Counters(key=key, hexes=list(range(100, 100 + COUNT)))
    game.push(Move("red"))
    return game


def view(game: Counters, seat: str | None) -> View:
    counters = (CounterView(UNITS[i], SIDES[i % 2], str(hex)) for i, hex in enumerate(game.hexes))
    return View(game.turn, tuple(counters))


def secrets(game: Counters, seat: str) -> None:
    return None


def determinise(game: Counters, seat: str | None, random: Random) -> Any:
    return game.clone()


GAME = Game(
    name="counters",
    title="Counters",
    package="server",
    version=1,
    seats=SIDES,
    camps={side: side for side in SIDES},
    scenarios=("standard",),
    state=Counters,
    new=new,
    view=view,
    secrets=secrets,
    determinise=determinise,
    queries=(Query("range", (Kind("unit", UNITS), Kind("n", range(9))), reach, Range),),
)
