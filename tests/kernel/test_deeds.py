"""A verb carries its deed: what was chosen leads to the method that is marked with its verb."""

from __future__ import annotations

from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Decision, GameState
from quadrant.kernel.verbs import FINISHING, Kind, Verb

SPACE = Kind("space", ("ukraine", "baltic_sea"))
PIECE = Kind("piece", ("army", "navy"))
BUILD = Verb("build", PIECE, SPACE, at=SPACE)
LIFT = Verb("lift", SPACE, at=SPACE)


class Table(GameState):
    done: list[str] = []


class Building(Decision):
    @does(BUILD)
    def build(self, game: Table, piece: int, space: int) -> None:
        game.done.append(f"build {piece} {space}")

    @does(LIFT)
    @does(FINISHING)
    def leave(self, game: Table, *spaces: int) -> None:
        game.done.append(f"leave {spaces}")


class BuildingTwice(Building):
    def build(self, game: Table, piece: int, space: int) -> None:
        super().build(game, piece, space)
        super().build(game, piece, space)


class Lifting(Building):
    @does(LIFT)
    def lift(self, game: Table, space: int) -> None:
        game.done.append(f"lift {space}")


def test_the_method_gets_the_things_by_number() -> None:
    game = Table()
    Building("uk").resolve(game, BUILD(1, 0))
    assert game.done == ["build 1 0"]


def test_several_verbs_may_lead_to_one_method() -> None:
    game = Table()
    for choice in (LIFT(1), FINISHING()):
        Building("uk").resolve(game, choice)
    assert game.done == ["leave (1,)", "leave ()"]


def test_a_subclass_carries_it_out_in_its_own_way() -> None:
    game = Table()
    BuildingTwice("uk").resolve(game, BUILD(0, 1))
    Lifting("uk").resolve(game, LIFT(1))
    Lifting("uk").resolve(game, BUILD(0, 0))
    assert game.done == ["build 0 1", "build 0 1", "lift 1", "build 0 0"]
