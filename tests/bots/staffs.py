"""What the tests of all staff bots that follow a guide share."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random

from quadrant import bots
from quadrant.bots import Question
from quadrant.bots.reasons import Reason, sources
from quadrant.kernel.catalog import Game
from quadrant.kernel.match import Match
from quadrant.kernel.text import LANGUAGES, Catalogue


def played(match: Match, seed: int, choices: int) -> list[Reason]:
    """Let the staff play both sides for a while; every reason that it gives."""
    players = bots.seated(match.game, dict.fromkeys(match.game.seats, "staff"), seed)
    told: list[Reason] = []
    while match.seat is not None and len(match.choices) < choices:
        choice, reasons = bots.answer(players[match.seat], Question(match))
        told += reasons
        match.choose(choice)
    return told


def assert_same_games(game: Game, scenario: str, choices: int) -> None:
    """The same seed gives the same game."""
    first, second = Match(game, scenario, 3), Match(game, scenario, 3)
    played(first, 0, choices)
    played(second, 0, choices)
    assert first.digest() == second.digest()


def assert_knows_its_seat_only(game: Game, scenario: str, choices: int) -> None:
    """The staff chooses the same whatever it cannot see."""
    match, random = Match(game, scenario, 8), Random(8)
    for number in range(choices):
        if match.seat is None:
            break
        other = Match.of_state(game, game.determinise(match.state, match.seat, random))
        first, second = (
            bots.make(game, "staff", match.seat, Random(number)).choose(Question(one))
            for one in (match, other)
        )
        assert first == second
        match.choose(first)


def assert_said_in_both_languages(game: str, told: list[Reason]) -> None:
    """Every reason is a sentence in every language."""
    assert told
    for language in LANGUAGES:
        words = Catalogue(game, language, *sources(game, language))
        for reason in told:
            sentence = words.format(reason.id, reason.args)
            assert sentence != reason.id
            assert "{" not in sentence


def reasons_in(game: str) -> list[set[str]]:
    """The reasons that each language has."""
    folder = files(f"quadrant.bots.{game}").joinpath("locale")
    return [
        set(re.findall(r"^(staff-[\w-]+) =", folder.joinpath(f"{language}.ftl").read_text("utf-8"), re.M))
        for language in LANGUAGES
    ]
