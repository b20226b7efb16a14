"""The options of a match are declared once, as the fields of a Struct."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest

from quadrant.errors import UnknownOption
from quadrant.kernel import catalog
from quadrant.kernel.options import Option, Under, options_of


class Rules(msgspec.Struct, frozen=True):
    doubtful: Annotated[bool, Under("3.1", "rulings")] = True
    edition: Annotated[Literal[1, 2], Under("1.0")] = 2
    weather: Annotated[Literal["fair", "foul"], Under("2.0")] = "fair"


def test_default_values_and_rule_come_from_the_field_and_groups_come_last() -> None:
    assert options_of(Rules) == (
        Option("edition", 2, "1.0", (1, 2)),
        Option("weather", "fair", "2.0", ("fair", "foul")),
        Option("doubtful", True, "3.1", (False, True), "rulings"),
    )


def test_a_value_that_an_option_does_not_take_is_refused() -> None:
    edition, *_ = options_of(Rules)
    assert edition.check(1) == 1
    with pytest.raises(UnknownOption, match="option 'edition' does not take True; it takes 1, 2"):
        edition.check(True)


def test_an_option_without_a_rule_or_with_any_value_is_refused() -> None:
    with pytest.raises(TypeError, match="'bare' needs a default, and a rule"):
        options_of(msgspec.defstruct("Bare", [("bare", bool, True)]))
    with pytest.raises(TypeError, match="'wide' is neither a switch nor one of several values"):
        options_of(msgspec.defstruct("Wide", [("wide", Annotated[int, Under("1")], 1)]))


@pytest.mark.parametrize("name", catalog.NAMES)
def test_every_game_declares_its_options_so(name: str) -> None:
    game = catalog.find(name)
    assert game.options
    assert all(option.rule for option in game.options)
    assert game.check_options({}) == {option.id: option.default for option in game.options}
