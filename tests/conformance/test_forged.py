"""A hundred thousand forged choices: every one refused, and not a bit of the match changed."""

from __future__ import annotations

from random import Random

import pytest

from conformance.cases import PLAYED, Case, foreign_choices, play_on
from quadrant.errors import IllegalChoice
from quadrant.kernel import catalog

FORGED = 100_000


@pytest.mark.long
@pytest.mark.parametrize("game", PLAYED)
def test_forged_choices_are_refused_and_leave_the_digest_unchanged(game: str) -> None:
    random = Random(game)
    case = Case(game, catalog.find(game).scenarios[0])
    match = case.match(0)
    refused = 0
    while refused < FORGED:
        if match.seat is None:
            match = case.match(refused)
        digest = match.digest()
        for _ in range(20):
            for choice in foreign_choices(match, random):
                with pytest.raises(IllegalChoice):
                    match.choose(choice)
                refused += 1
        for seat in set(match.game.seats) - {match.seat}:
            with pytest.raises(IllegalChoice):
                match.choose(random.choice(match.options()), seat)
            refused += 1
        assert match.digest() == digest
        play_on(match, random, random.randrange(1, 12))
    assert refused >= FORGED
