"""Chance is a step: its outcomes give the odds, the dice, and what a test wants to see."""

from __future__ import annotations

import pytest

from kernel.toy import Toy, new
from quadrant.kernel.chance import Chance, Outcomes, dice, die
from quadrant.kernel.dice import key_of
from quadrant.kernel.flow import advance


class Storm(Chance):
    """5.1 A storm takes stones: none on 1 to 3, else one; the whole heap on 6."""

    def outcomes(self, game: Toy) -> Outcomes[int]:
        return die(6)

    def happen(self, game: Toy, face: int) -> None:
        game.stones -= self.lost(game, face)

    def lost(self, game: Toy, face: int) -> int:
        return 0 if face < 4 else 1 if face < 6 else game.stones


def toy() -> Toy:
    game = new("short", {"stones": 7}, key_of("seed"))
    game.stack.clear()
    return game


def test_the_odds_come_from_the_step_that_rolls() -> None:
    game = toy()
    storm = Storm()
    odds = storm.odds(game, lambda face: storm.lost(game, face))
    assert odds == pytest.approx({0: 1 / 2, 1: 1 / 3, 7: 1 / 6})


def test_a_loaded_die_shows_what_was_said() -> None:
    game = toy()
    game.load(6)
    game.push(Storm())
    advance(game)
    assert (game.stones, game.loaded) == (0, [])


def test_a_rolled_die_ends_undo_whether_it_was_loaded_or_not() -> None:
    game = toy()
    game.load(3)
    for _ in range(2):
        reveals = game.reveals
        Storm().run(game)
        assert game.reveals == reveals + 1


def test_the_same_key_rolls_the_same_dice() -> None:
    first, second = toy(), toy()
    assert [die(6).roll(first) for _ in range(20)] == [die(6).roll(second) for _ in range(20)]


def test_loaded_dice_are_neither_stored_nor_copied() -> None:
    game = toy()
    plain = game.digest()
    game.load(1, 2)
    assert game.digest() == plain
    assert game.clone().loaded == []


def test_a_die_does_not_show_what_it_has_not() -> None:
    game = toy()
    game.load(7)
    with pytest.raises(ValueError, match="6 sides does not show 7"):
        die(6).roll(game)


def test_several_dice_are_told_apart() -> None:
    game = toy()
    game.load(3, 5)
    assert dice(6, 6).roll(game) == (3, 5)
    assert len(dict(dice(6, 6))) == 36


def test_weights_count() -> None:
    lots = Outcomes(("west", "east"), (2, 1))
    found = []
    for face in (1, 2, 3):
        game = toy()
        game.load(face)
        found.append(lots.roll(game))
    assert found == ["west", "west", "east"]
    assert dict(lots) == pytest.approx({"west": 2 / 3, "east": 1 / 3})
