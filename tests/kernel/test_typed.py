"""What a person types is read as one of the options, or refused with what may have been meant."""

from __future__ import annotations

import pytest

import quadrant
from quadrant.errors import IllegalChoice
from quadrant.kernel import typed
from quadrant.kernel.verbs import PASS, Choice

UKRAINE = Choice("build", "army", "ukraine")
WEST = Choice("build", "army", "western_europe")
SEA = Choice("build", "navy", "baltic_sea")
OPTIONS = [UKRAINE, WEST, SEA, PASS]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("build army ukraine", UKRAINE),
        ("Build Army Western Europe", WEST),
        ("build army western_europe", WEST),
        ("bu ar w", WEST),
        ("navy", SEA),
        ("pass", PASS),
    ],
)
def test_words_may_be_shortened_and_left_out(text: str, meant: Choice) -> None:
    assert typed.read(text, OPTIONS) == meant


def test_the_whole_of_one_option_is_not_the_beginning_of_another() -> None:
    battle, with_seat = Choice("battle", "malta"), Choice("battle", "malta", "uk")
    assert typed.read("battle malta", [battle, with_seat]) == battle


def test_other_names_are_read_too() -> None:
    names = {UKRAINE: "Построить армию: Украина", PASS: "Пропустить"}
    assert typed.read("армию украина", [UKRAINE, PASS], lambda choice: names[choice]) == UKRAINE


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("army", "'army' may mean 'build army ukraine', 'build army western_europe'"),
        ("attack", "'attack' is not offered; there is "),
        ("  ", "is not offered; there is 'build army ukraine', "),
    ],
)
def test_what_is_not_clear_is_refused_with_what_there_is(text: str, said: str) -> None:
    with pytest.raises(IllegalChoice, match=said):
        typed.read(text, OPTIONS)


def test_a_match_takes_a_line_of_text() -> None:
    match = quadrant.new("generals", seed=7)
    card = str(match.options()[0].card)
    match.choose(f"discard {card}")
    assert match.choices == [("germany", Choice("discard", card))]
    with pytest.raises(IllegalChoice):
        match.choose("nonsense")
    assert len(match.choices) == 1


def test_a_state_says_who_is_asked_and_nothing_secret() -> None:
    match = quadrant.new("generals", seed=7)
    assert repr(match.state).startswith("<generals: germany is asked keep_seven; ")
