"""What is read on the command line: numbers, ports, seeds, options of a match."""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence

from quadrant.errors import UnknownOption
from quadrant.kernel.catalog import Game
from quadrant.kernel.options import Value


def number(text: str) -> int:
    """A whole number from 1 on."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not at least 1")
    return number


def count(text: str) -> int:
    """A whole number from 0 on."""
    number = int(text)
    if number < 0:
        raise argparse.ArgumentTypeError(f"{text} is less than 0")
    return number


def strength(text: str) -> float:
    """A number from 0 on."""
    strength = float(text)
    if not 0 <= strength < math.inf:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 0 on")
    return strength


def port(text: str) -> int:
    """A number that can be a port."""
    port = int(text)
    if not 0 <= port < 1 << 16:
        raise argparse.ArgumentTypeError(f"{text} is not a port")
    return port


def seed(text: str) -> int | str:
    """A seed: a number if it looks like one, else a word."""
    return int(text) if text.isdecimal() else text


WORDS: dict[str, Value] = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}


def options_of(game: Game, given: Sequence[str]) -> dict[str, Value]:
    """``name=value`` pairs as options of a match; a bare name switches a rule on."""
    known = {option.id: option for option in game.options}
    chosen: dict[str, Value] = {}
    for pair in given:
        name, equals, text = pair.partition("=")
        if not name:
            raise UnknownOption(f"{pair!r} is not NAME=VALUE")
        values = known[name].values if name in known else ()
        chosen[name] = _value(text.lower(), values) if equals else True
    return chosen


def _value(text: str, values: Sequence[Value]) -> Value:
    """The value that is meant: one that the option takes under that name, otherwise a switch or a number."""
    for value in values:
        if str(value).lower() == text:
            return value
    if text in WORDS:
        return WORDS[text]
    return int(text) if text.lstrip("-").isdecimal() else text
