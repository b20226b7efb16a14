"""What the kernel promises of every game, scenario and option."""

from __future__ import annotations

import json
from random import Random

import pytest

import quadrant
from conformance.cases import (
    Case,
    Played,
    cases,
    foreign_choices,
    own_cards,
    piles,
    play_busily,
    play_on,
)
from quadrant.bots import names
from quadrant.kernel.flow import advance

pytestmark = pytest.mark.long
CASES = cases()
each_case = pytest.mark.parametrize("case", CASES, ids=str)


def test_random_play_ends_without_dead_end(played: Played) -> None:
    """Random bots finish a game in every seat."""
    match = played.match
    assert "random" in names(played.case.game)
    assert played.case.over(match)
    if match.result is not None:
        assert set(match.result.winners) <= {*match.game.seats, *match.game.camps.values()}
        assert match.options() == []
        assert match.prompt is None


@each_case
def test_more_random_play_ends_without_dead_end(case: Case) -> None:
    if case.bound is not None:
        assert play_busily(case.match(0), Random(0)).result is not None
        return
    for seed in range(2):
        assert play_on(case.match(seed), Random(seed)).result is not None
        assert play_busily(case.match(seed), Random(seed)).result is not None


@each_case
def test_busy_play_ends_without_dead_end(case: Case) -> None:
    assert case.over(play_busily(case.match(f"busy {case}"), Random(str(case)), case.bound))


def test_a_choice_not_offered_is_refused_and_changes_nothing(played: Played) -> None:
    random = Random(1)
    for match in played.points(1, 12):
        digest, choices, events = match.digest(), match.choices[:], match.events[:]
        for choice in foreign_choices(match, random):
            with pytest.raises(quadrant.IllegalChoice):
                match.choose(choice)
            assert match.why_not(choice) is not None
        first = match.options()[0]
        for seat in match.game.seats:
            # Who is asked at the same time is refused as one who was asked.
            apart = match.question(seat)
            if apart is None:
                with pytest.raises(quadrant.WrongSeat):
                    match.choose(first, seat)
            elif first not in apart.options(match.state):
                with pytest.raises(quadrant.IllegalChoice):
                    match.choose(first, seat)
        assert (match.digest(), match.choices, match.events) == (digest, choices, events)


def test_nothing_is_refused_that_is_offered(played: Played) -> None:
    for match in played.points(2, 4):
        for option in match.options():
            assert match.why_not(option) is None
            match.fork().choose(list(option))


def test_what_is_listed_is_what_the_offers_allow(played: Played) -> None:
    """A decision that lists its options in a quicker way lists the same."""
    for match in played.points(15, 40):
        decision = match.decision
        assert decision is not None
        offered = [choice for offer in decision.offers(match.state) for choice in offer.choices()]
        if offered:
            assert sorted(offered, key=str) == sorted(decision.options(match.state), key=str), decision.kind


def test_the_same_seed_and_choices_give_the_same_match(played: Played) -> None:
    first = played.match
    second = played.case.match(first.seed)
    for seat, choice in first.choices:
        second.choose(choice, seat)
    assert second.digest() == first.digest()
    assert second.events == first.events
    assert second.result == first.result


def test_a_stored_match_goes_on_as_if_nothing_had_happened(played: Played) -> None:
    for match in played.points(4, 4):
        record = json.loads(json.dumps(match.record()))
        loaded = quadrant.load(record)
        assert loaded.digest() == match.digest()
        assert loaded.options() == match.options()
        further = None if played.case.bound is None else 60
        once, again = (play_on(going, Random(9), further) for going in (loaded, match))
        assert once.digest() == again.digest()


def test_a_snapshot_goes_on_as_if_nothing_had_happened(played: Played) -> None:
    for match in played.points(5, 6):
        again = match.game.codec().decode(match.state.encode())
        assert again.digest() == match.digest()
        assert advance(again) == match.options()


def test_undo_brings_back_the_exact_state(played: Played) -> None:
    undone = 0
    for match in played.points(6, 25):
        seat, before, events = str(match.seat), match.digest(), len(match.events)
        match.choose(Random(6).choice(match.options()))
        if match.can_undo(seat):
            match.undo(seat)
            undone += 1
            assert (match.digest(), match.seat, len(match.events)) == (before, seat, events)
        else:
            with pytest.raises(quadrant.UndoRefused):
                match.undo(seat)
    assert undone, "no choice of this game could ever be taken back"


@each_case
def test_undo_to_a_named_place_brings_back_the_state_there(case: Case) -> None:
    """Wherever a name is offered, it leads back to a decision of that name, exactly as it was then."""
    match, random = case.match(9), Random(9)
    seen = {0: match.digest()}
    gone = set()
    for _ in range(300):
        if match.seat is None:
            break
        seat = match.seat
        match.choose(random.choice(match.options()))
        seen[len(match.choices)] = match.digest()
        names = match.undoable(seat)[1:]
        if names and random.random() < 0.2:
            n = len(match.choices)
            assert match.undo(seat, names[-1]) == n - len(match.choices) > 1
            assert match.decision is not None
            assert (match.seat, match.decision.undo_to) == (seat, names[-1])
            assert match.digest() == seen[len(match.choices)]
            gone.add(names[-1])
    assert gone, "no named place of this game was ever gone back to"


@each_case
def test_undo_never_crosses_another_seats_choice(case: Case) -> None:
    match = case.match(7)
    random = Random(7)
    for _ in range(200):
        if match.seat is None:
            break
        seat = match.seat
        match.choose(random.choice(match.options()))
        others = [other for other in match.game.seats if other != seat]
        assert not any(match.can_undo(other) for other in others)


def test_what_a_seat_cannot_see_changes_nothing_it_sees(played: Played) -> None:
    random = Random(8)
    for match in played.points(8, 12):
        game = match.game
        for seat in (*game.seats, None):
            other = game.determinise(match.state, seat, random)
            assert game.view(other, seat) == game.view(match.state, seat)
            if seat is not None:
                assert game.secrets(other, seat) == game.secrets(match.state, seat)
            alarms = game.query("alarms").ask
            assert alarms(other, seat, []) == alarms(match.state, seat, [])
            for card in own_cards(match, seat):
                ask = game.query("prospect").ask
                assert ask(other, seat, [card]) == ask(match.state, seat, [card])
            if seat == match.seat:
                assert advance(other) == match.options()
                decision = other.stack[-1]
                assert decision.prompt(other) == match.prompt
                wastes = [decision.waste(other, option) for option in match.options()]
                assert wastes == [decision.waste(match.state, option) for option in match.options()]


def test_the_same_question_is_asked_whatever_is_hidden(played: Played) -> None:
    """Neither that somebody is asked nor that he is not tells what he holds, or how much of it is equal."""
    random = Random(16)
    for match in played.points(16, 12):
        for seat in (*match.game.seats, None):
            other = match.game.determinise(match.state, seat, random)
            advance(other)
            asked = other.stack[-1]
            assert match.decision is not None
            assert (asked.kind, asked.seat) == (match.decision.kind, match.seat)


def test_nothing_is_doubled_or_lost_in_what_is_filled_in(played: Played) -> None:
    random = Random(17)
    for match in played.points(17, 12):
        for seat in (*match.game.seats, None):
            other = match.game.determinise(match.state, seat, random)
            assert piles(other) == piles(match.state)


def test_what_is_filled_in_depends_on_nothing_hidden(played: Played) -> None:
    random = Random(14)
    for match in played.points(14, 12):
        for seat in (*match.game.seats, None):
            other = match.game.determinise(match.state, seat, random)
            once, again = (match.game.determinise(state, seat, Random(1)) for state in (match.state, other))
            assert once.digest() == again.digest()


def test_a_view_without_seat_has_no_secrets(played: Played) -> None:
    for match in played.points(9, 4):
        assert match.view(None).own is None
        for seat in match.game.seats:
            assert match.view(seat).own == match.game.secrets(match.state, seat)


def test_a_clone_shares_nothing_that_changes(played: Played) -> None:
    for match in played.points(10, 6):
        before = match.digest()
        play_on(match.fork(), Random(10), 40)
        assert match.digest() == before


def test_pieces_and_cards_stay_conserved(played: Played) -> None:
    """Looked at after every few choices while the match was played."""
    assert played.changed == []


@each_case
def test_a_fork_of_the_past_is_the_past(case: Case) -> None:
    match = case.match(12)
    random = Random(12)
    digests = [match.digest()]
    while match.seat is not None and len(digests) < 60:
        match.choose(random.choice(match.options()))
        digests.append(match.digest())
    for n in random.sample(range(len(digests)), 5):
        assert match.fork(n).digest() == digests[n]
