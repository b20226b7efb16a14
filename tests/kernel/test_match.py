"""Matches: seed and choices are the whole truth."""

from __future__ import annotations

import json
from typing import Any

import pytest

import quadrant
from quadrant.errors import DamagedRecord, ForeignRecord, QuadrantError, VersionMismatch
from quadrant.kernel.dice import commitment
from quadrant.kernel.flow import DONE, PASS, Choice
from quadrant.kernel.match import Match, read_record

TAKE = Choice("take", 1)


def toy(**options: Any) -> Match:
    return quadrant.new("toy", seed=7, options=options)


def play(match: Match, *choices: Choice) -> Match:
    for choice in choices:
        match.choose(choice)
    return match


def test_a_match_says_who_is_asked_what() -> None:
    match = toy()
    assert match.seat == "left"
    assert match.prompt is not None
    assert (match.prompt.id, match.prompt.rule, match.prompt.args) == ("prompt-take", "1.1", {"count": 7})
    assert match.decision is not None
    assert match.decision.kind == "take"


def test_the_list_of_options_is_the_callers_own() -> None:
    match = toy()
    match.options().clear()
    assert match.options()


def test_a_choice_may_be_given_as_a_plain_list() -> None:
    assert play(toy(), ["take", 1]).choices == [("left", TAKE)]  # type: ignore[arg-type]


def test_true_is_not_taken_for_one() -> None:
    with pytest.raises(quadrant.IllegalChoice):
        toy().choose(("take", True))


def test_an_illegal_choice_names_the_rule() -> None:
    match = toy()
    with pytest.raises(quadrant.IllegalChoice, match="not offered to left") as caught:
        match.choose(Choice("take", 9))
    assert caught.value.refusal is not None
    assert (caught.value.refusal.rule, caught.value.refusal.id) == ("1.1", "why-too-many")


def test_what_the_game_cannot_explain_is_simply_not_offered() -> None:
    refusal = toy().why_not(Choice("dance"))
    assert refusal is not None
    assert (refusal.rule, refusal.id) == ("1.1", "why-not-offered")


def test_another_seat_must_wait() -> None:
    match = toy()
    with pytest.raises(quadrant.WrongSeat, match="left must choose now, not right"):
        match.choose(TAKE, "right")
    refusal = match.why_not(TAKE, "right")
    assert refusal is not None
    assert refusal.id == "why-not-your-choice"
    with pytest.raises(quadrant.UnknownSeat):
        match.choose(TAKE, "nobody")


def test_after_the_end_nothing_can_be_chosen() -> None:
    match = play(toy(stones=3), Choice("take", 2), PASS, TAKE, PASS)
    assert match.seat is None
    assert match.result is not None
    assert match.result.winner == "right"
    with pytest.raises(quadrant.MatchOver):
        match.choose(TAKE)
    refusal = match.why_not(TAKE)
    assert refusal is not None
    assert refusal.id == "why-match-over"


def test_the_kernels_own_answers_are_not_recorded() -> None:
    match = toy()
    assert match.choices == []
    assert [event.id for event in match.events] == ["event-forced"]


def test_events_know_after_how_many_choices_they_happened() -> None:
    match = play(toy(), TAKE, PASS, TAKE)
    assert [(event.id, event.n) for event in match.events] == [
        ("event-forced", 0),
        ("event-take", 1),
        ("event-take", 3),
    ]


def test_a_secret_is_told_to_its_seat_only() -> None:
    match = play(toy(), Choice("hide", 3))
    left, right, nobody = (match.events_for(seat)[1:] for seat in ("left", "right", None))
    assert [(event.id, event.args) for event in left] == [
        ("event-hide-known", {"seat": "left", "number": 3}),
        ("event-whisper", {}),
    ]
    assert [(event.id, event.args) for event in right] == [("event-hide", {"seat": "left"})]
    assert [event.id for event in nobody] == ["event-hide"]


def test_undo_takes_back_the_last_choice() -> None:
    match = toy()
    before = match.digest()
    play(match, Choice("cough"))
    assert match.can_undo("left")
    match.undo("left")
    assert (match.digest(), match.choices, match.seat) == (before, [], "left")
    assert [event.id for event in match.events] == ["event-forced"]


def test_undo_stops_at_a_die() -> None:
    match = play(toy(), Choice("roll"))
    with pytest.raises(quadrant.UndoRefused):
        match.undo("left")


def test_undo_stops_at_somebody_elses_choice() -> None:
    match = play(toy(), TAKE, PASS)
    assert not match.can_undo("left")
    with pytest.raises(quadrant.UndoRefused, match="somebody else was asked"):
        match.undo("left")
    with pytest.raises(quadrant.UnknownSeat):
        match.undo("nobody")


def test_undo_ends_once_another_seat_is_asked() -> None:
    """Whether it is asked, and how long it takes, may tell what it hides."""
    match = play(toy(), Choice("cough"), TAKE)
    assert (match.seat, match.undoable("left")) == ("right", ())
    with pytest.raises(quadrant.UndoRefused):
        match.undo("left")


def test_several_choices_in_a_row_are_undone_one_by_one() -> None:
    match = play(toy(), Choice("cough"), Choice("cough"))
    match.undo("left")
    assert len(match.choices) == 1
    match.undo("left")
    assert match.choices == []


COUGH = Choice("cough")


def test_undo_goes_back_to_a_named_place() -> None:
    match = toy()
    before = match.digest()
    play(match, COUGH, COUGH)
    assert match.undoable("left") == ("", "turn")
    assert match.undo("left", "turn") == 2
    assert (match.digest(), match.choices, len(match.events)) == (before, [], 1)


def test_a_place_that_is_the_last_choice_has_no_name_of_its_own() -> None:
    match = play(toy(), COUGH)
    assert match.undoable("left") == ("",)
    assert match.undoable("right") == ()
    assert match.undo("left", "turn") == 1


def test_a_place_that_cannot_be_reached_is_refused() -> None:
    match = play(toy(), TAKE)
    for seat, to in (("left", "somewhere"), ("right", "turn")):
        with pytest.raises(quadrant.UndoRefused):
            match.undo(seat, to)
    play(match, PASS, COUGH, Choice("roll"))
    assert match.undoable("right") == ()


def test_undo_passes_over_what_orders_chose() -> None:
    match = play(toy(), COUGH)
    match.choose(COUGH, "left", auto=True)
    assert match.undo("left") == 2
    assert match.choices == []
    match.choose(COUGH, "left", auto=True)
    assert match.undoable("left") == ()
    assert not match.can_undo("left")


def test_a_named_place_begins_where_its_last_run_begins() -> None:
    """What orders chose in between belongs to the run; what was chosen at another place ends it."""
    match = play(toy(), TAKE)
    match.choose(PASS, "right")  # at the nod, which is no place
    match.choose(COUGH, "right")
    match.choose(COUGH, "right", auto=True)
    match.undo("right")
    match.choose(COUGH, "right")
    match.choose(COUGH, "right")
    assert match.undoable("right") == ("", "turn")
    assert match.undo("right", "turn") == 2
    assert match.choices[-1] == ("right", PASS)


DOFF = Choice("doff", 1)


def test_a_seat_that_is_not_asked_may_declare_something() -> None:
    match = toy()
    assert match.declarations("right") == [DOFF]
    assert match.why_not(DOFF, "right") is None
    match.choose(["doff", 1], "right")
    assert (match.seat, match.choices) == ("left", [("right", DOFF)])
    assert match.declarations("right") == []
    assert match.events[-1].args == {"seat": "right"}
    again = quadrant.load(match.record())
    assert (again.digest(), again.at(1).digest()) == (match.digest(), match.digest())


def test_nothing_is_declared_while_something_is_half_done() -> None:
    match = play(toy(), TAKE)
    assert match.seat == "right", "asked whether he nods"
    for seat in ("left", "right"):
        assert match.declarations(seat) == []
        with pytest.raises(quadrant.IllegalChoice):
            match.choose(DOFF, seat)


def test_what_is_declared_stays_and_ends_the_undo_of_others() -> None:
    match = play(toy(), COUGH)
    match.choose(DOFF, "right")
    assert (match.undoable("left"), match.undoable("right")) == ((), ())
    with pytest.raises(quadrant.WrongSeat):
        match.choose(("doff", True), "right")


def test_the_seat_that_is_asked_may_declare_too() -> None:
    match = toy()
    match.choose(DOFF, "left")
    assert (match.seat, match.choices) == ("left", [("left", DOFF)])
    assert match.undo("left") == 1


def test_events_handed_over_are_counted_and_taken_back_all_the_same() -> None:
    match = play(toy(), COUGH)
    assert [event.id for event in match.hand_over()] == ["event-forced", "event-cough"]
    play(match, COUGH)
    assert (len(match.events), match.told) == (1, 3)
    match.undo("left")
    match.undo("left")
    assert (match.events, match.told) == ([], 1)


def test_a_query_is_answered_to_a_seat_and_changes_nothing() -> None:
    match = play(toy(), Choice("hide", 3))
    before = match.digest()
    assert [match.query("left", 2, seat=seat).hidden for seat in ("left", "right", None)] == [
        True,
        False,
        False,
    ]
    assert match.query("left", "2").stones == 5
    assert match.digest() == before


def test_a_query_about_nothing_that_there_is_is_refused() -> None:
    match = toy()
    with pytest.raises(quadrant.UnknownQuery, match="there are left"):
        match.query("right", 2)
    for targets in ((), (1, 2), ("two",), (True,), (8,)):
        with pytest.raises(quadrant.IllegalQuery):
            match.query("left", *targets)
    with pytest.raises(quadrant.UnknownSeat):
        match.query("left", 2, seat="middle")


def test_a_fork_is_independent() -> None:
    match = play(toy(), TAKE)
    other = match.fork()
    play(other, PASS, TAKE)
    assert len(match.choices) == 1
    assert match.fork().digest() == match.digest()


def test_a_fork_can_start_in_the_past() -> None:
    match = play(toy(), TAKE, PASS, TAKE)
    assert match.fork(1).choices == match.choices[:1]
    assert match.fork(3).choices == match.choices
    with pytest.raises(QuadrantError, match="3 choices, not 4"):
        match.fork(4)


def test_a_bug_in_a_game_leaves_the_match_where_it_was() -> None:
    match = toy()
    match.state.broken = True  # type: ignore[attr-defined]
    before = match.digest()
    with pytest.raises(RuntimeError):
        match.choose(TAKE)
    assert (match.digest(), match.choices, match.seat) == (before, [], "left")


def test_a_record_plays_the_same_match() -> None:
    match = play(toy(stones=21, loud=True), Choice("roll"), PASS, TAKE)
    record = json.loads(json.dumps(match.record()))
    again = quadrant.load(record)
    assert again.digest() == match.digest()
    assert again.events == match.events
    assert record["choices"][0] == ["left", "roll"]
    assert record["options"] == {"stones": 21, "loud": True}


def test_a_match_resumes_from_a_snapshot() -> None:
    match = play(toy(), TAKE, PASS)
    snapshot = match.state.encode()
    play(match, Choice("roll"), PASS)
    again = Match.resume(read_record(match.record()), snapshot, 2)
    assert again.digest() == match.digest()
    assert again.choices == match.choices


def test_the_hash_of_the_seed_is_known_from_the_start() -> None:
    assert toy().commitment == commitment(7)
    assert quadrant.new("toy").seed != quadrant.new("toy").seed


@pytest.mark.parametrize("data", [None, 3, [], {}, {"format": "other"}, "text"])
def test_what_is_no_record_is_foreign(data: object) -> None:
    with pytest.raises(ForeignRecord):
        quadrant.load(data)


@pytest.mark.parametrize(
    "change",
    [
        {"choices": None},
        {"choices": [["left", "dance"]]},
        {"choices": [["right", "take", 1]]},
        {"choices": [[]]},
        {"choices": [["left"]]},
        {"digest": "0"},
        {"seed": [1]},
        {"version": "x"},
    ],
    ids=str,
)
def test_a_damaged_record_is_refused(change: dict[str, Any]) -> None:
    record = {**play(toy(), TAKE).record(), **change}
    with pytest.raises(DamagedRecord):
        quadrant.load(record)


def test_a_record_of_another_version_is_refused() -> None:
    record = {**toy().record(), "version": 2}
    with pytest.raises(VersionMismatch, match="version 2 of toy; this is version 3"):
        quadrant.load(record)


def test_unknown_names_each_have_their_own_error() -> None:
    with pytest.raises(quadrant.UnknownGame, match="chess"):
        quadrant.new("chess")
    with pytest.raises(quadrant.UnknownScenario, match="short, long"):
        quadrant.new("toy", scenario="endless")
    with pytest.raises(quadrant.UnknownOption, match="stones, loud"):
        toy(speed=3)
    with pytest.raises(quadrant.UnknownOption, match="does not take 4"):
        toy(stones=4)
    with pytest.raises(quadrant.UnknownOption, match="does not take 1"):
        toy(loud=1)
    with pytest.raises(quadrant.UnknownSeat, match="left, right"):
        toy().view("middle")


def test_views_are_for_a_seat_or_for_nobody() -> None:
    match = play(toy(), Choice("hide", 3))
    assert match.view("left").own == 3
    assert match.view("right").own == 0
    assert match.view(None).own is None


def test_what_must_be_chosen_cannot_be_left_out() -> None:
    match = toy()
    for choice in (PASS, DONE, ["done"]):
        refusal = match.why_not(choice)
        assert refusal is not None
        assert (refusal.rule, refusal.id) == ("1.1", "why-must-choose")
