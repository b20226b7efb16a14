"""Who may answer, in which order, how often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from quadrant.kernel.flow import GameState, advance, take
from quadrant.kernel.limits import Limits
from quadrant.kernel.offers import Offer, passing
from quadrant.kernel.verbs import PASS, Choice, Verb
from quadrant.kernel.windows import Answer, Window

NAMES = ("anna", "boris", "clara", "dmitri")
SHOUT = Verb("shout")


class Hall(GameState, kw_only=True):
    """Four people in a hall; each can shout so often."""

    SEATS: ClassVar[tuple[str, ...]] = NAMES
    voices: list[int]
    heard_of: list[str] = []


class Echo(Window):
    """Two groups take turns until both are silent."""

    def groups(self, game: Hall) -> Sequence[Sequence[int]]:
        return (0, 2), (1, 3)

    def may_answer(self, game: Hall, player: int) -> bool:
        return game.voices[player] > 0

    def ask(self, player: int, rest: tuple[int, ...]) -> Answer:
        return Shout(NAMES[player], rest, self)

    def closed(self, game: Hall) -> None:
        game.heard_of.append("silence")


class Whisper(Echo):
    """Everybody might have a voice, as far as the others can tell."""

    def may_answer(self, game: Hall, player: int) -> bool:
        return True

    def can_answer(self, game: Hall, player: int) -> bool:
        return game.voices[player] > 0


class OneEcho(Echo):
    """The first to shout has shouted for all."""

    goes_on = False

    def ask(self, player: int, rest: tuple[int, ...]) -> Answer:
        return ShoutOnce(NAMES[player], rest, self)


class Shout(Answer):
    window: Echo

    @property
    def within(self) -> Window:
        return self.window

    def offers(self, game: Hall) -> Sequence[Offer]:
        return passing(), Offer(SHOUT, Limits())

    def resolve(self, game: Any, choice: Choice) -> None:
        if choice == PASS:
            self.pass_on(game)
            return
        game.voices[NAMES.index(self.seat)] -= 1
        game.heard_of.append(self.seat)
        self.go_on(game)


class ShoutOnce(Shout):
    window: OneEcho


def play(window: Window, voices: list[int], *answers: str) -> tuple[list[str], list[str]]:
    """Who was asked and what was heard, when these people shout if they are asked and the others pass."""
    game = Hall(voices=voices, heard_of=[])
    game.push(window)
    asked = []
    shouts = list(answers)
    while advance(game) is not None:
        seat = game.stack[-1].seat
        asked.append(seat)
        shouting = shouts and shouts[0] == seat
        if shouting:
            shouts.pop(0)
        take(game, SHOUT() if shouting else PASS)
    return asked, game.heard_of


def test_groups_are_asked_in_turn_and_within_a_group_one_after_another() -> None:
    assert play(Echo(0, 0), [1, 1, 1, 1]) == (["anna", "clara", "boris", "dmitri"], ["silence"])


def test_who_cannot_answer_is_not_asked() -> None:
    assert play(Echo(0, 0), [0, 1, 0, 0]) == (["boris"], ["silence"])
    assert play(Echo(0, 0), [0, 0, 0, 0]) == ([], ["silence"])


def test_after_an_answer_the_others_may_answer_and_all_must_pass_again() -> None:
    asked, heard = play(Echo(0, 0), [2, 1, 0, 0], "anna", "boris")
    assert (asked, heard) == (["anna", "boris", "anna"], ["anna", "boris", "silence"])


def test_the_window_says_who_begins() -> None:
    assert play(Echo(1, 0), [1, 1, 0, 0])[0] == ["boris", "anna"]


@pytest.mark.parametrize("first", NAMES)
def test_where_one_answer_is_enough_it_closes_the_window(first: str) -> None:
    asked, heard = play(OneEcho(0, 0), [1, 1, 1, 1], first)
    assert (asked[-1], heard) == (first, [first])


def test_in_imagination_only_those_are_asked_who_have_something_to_answer_with() -> None:
    game = Hall(voices=[0, 0, 1, 0], heard_of=[])
    game.push(Whisper(0, 0))
    imagined = game.clone().imagine()
    advance(game)
    advance(imagined)
    assert (game.stack[-1].seat, imagined.stack[-1].seat) == ("anna", "clara")
