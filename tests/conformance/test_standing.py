"""Where a match stands is told by public facts alone; what is dealt anew is counted, in both languages."""

from __future__ import annotations

from random import Random

import pytest

from conformance.cases import Played
from quadrant.kernel.text import LANGUAGES, catalogue

pytestmark = pytest.mark.long


def test_standing_depends_on_nothing_hidden_and_is_said_in_words(played: Played) -> None:
    for match in played.points(14, 4):
        game = match.game
        assert game.standing is not None
        told = game.standing(match.state)
        assert told == game.standing(game.determinise(match.state, None, Random(1)))
        assert set(told.score) <= {*game.camps, *game.camps.values()}
        for language in LANGUAGES:
            texts = catalogue(played.case.game, language)
            for id, args in ((told.id, told.args), ("standing-after", {"round": told.round})):
                said = texts.format(id, args)
                assert said != id
                assert "{" not in said


def test_other_seats_of_the_same_person_keep_their_cards(played: Played) -> None:
    for match in played.points(15, 2):
        game, state = match.game, match.state
        first, second, *_ = game.seats
        other = game.determinise(state, first, Random(2), frozenset({second}))
        for seat in (first, second):
            assert game.secrets(other, seat) == game.secrets(state, seat)


def test_what_is_dealt_anew_is_said_in_words(played: Played) -> None:
    for match in played.points(16, 2):
        game = match.game
        assert game.unseen is not None
        nobody, first = (
            game.unseen(match.state, frozenset()),
            game.unseen(match.state, frozenset(game.seats[:1])),
        )
        assert {event.args.get("seat") for event in nobody} >= set(game.seats)
        for event in (*nobody, *first):
            for language in LANGUAGES:
                said = catalogue(played.case.game, language).format(event.id, event.args)
                assert said != event.id
                assert "{" not in said
