"""What is so in a position, as numbers: rows of a table, counters, options."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec
import pytest

import quadrant
from quadrant.errors import QuadrantError
from quadrant.kernel import catalog
from quadrant.kernel.features import Features, Reader, reader
from quadrant.kernel.match import Match
from quadrant.kernel.options import Option
from quadrant.kernel.rows import (
    ASKED,
    OPTION,
    OWNER,
    Bag,
    Count,
    Counters,
    Flag,
    Group,
    Number,
    Parts,
    Row,
    Rules,
    Set,
    Where,
    Within,
    Word,
    finder,
    following,
)

GENERALS = catalog.find("generals")


def written(row: Row, value: Any, first: int = 10) -> list[int]:
    return list(row.writer(first)(value))


def test_a_word_is_its_number_and_none_is_nothing() -> None:
    phase = Word("phase", ("setup", "play"), "phase")
    assert written(phase, 1) == [11]
    assert written(phase, -1) == []


def test_a_flag_is_there_or_is_not() -> None:
    assert written(Flag("margin_victory"), True) == [10]
    assert written(Flag("margin_victory"), False) == []


def test_a_number_beyond_its_ends_counts_as_the_end() -> None:
    lead = Number("lead", 4, "lead", least=-4, step=2)
    assert lead.names == ["lead.-4", "lead.-2", "lead.0", "lead.2", "lead.4"]
    assert [written(lead, value) for value in (-9, -4, -1, 0, 1, 4, 9)] == [
        *([10], [10], [11], [12], [12], [14], [14])
    ]


def test_a_set_is_its_bits_and_a_bag_counts_twice() -> None:
    assert written(Set("spaces", "abcd", "spaces"), 0b1010) == [11, 13]
    assert written(Bag("hand", "abcd", "hand"), (3, 0, 3)) == [13, 10, 13]


def test_a_row_with_one_value_each_numbers_them_apart() -> None:
    row = Set("pieces", "abc", "pieces", by=("uk", "us"))
    assert row.names == [f"pieces[{seat}].{word}" for seat in ("uk", "us") for word in "abc"]
    assert written(row, [0b001, 0b101]) == [10, 13, 15]


def test_a_row_of_several_values_numbers_them_together() -> None:
    assert written(Bag("discard", "abc", "discard", several=True), [(0,), (), (2, 2)]) == [10, 12, 12]


def test_what_only_its_owner_sees_is_read_of_the_seat_that_looks() -> None:
    read = Bag("hand", "abc", "hand", OWNER).reader()
    assert read(SimpleNamespace(hand=[(0,), (1, 2)]), 1) == (1, 2)


def test_what_is_written_once_is_remembered_and_the_same() -> None:
    write = Set("spaces", "abcd", "spaces").writer(0)
    assert write(0b11) is write(0b11)


def test_a_count_of_none_is_nothing() -> None:
    naval = Count("naval", 5, step=2)
    assert naval.names == ["naval.1", "naval.3", "naval.5"]
    assert [written(naval, value) for value in (0, 1, 2, 4, 9)] == [[], [10], [10], [11], [12]]


def test_a_number_that_is_not_there_is_nothing() -> None:
    assert written(Number("left", 3), None) == []


def test_of_a_set_within_another_only_the_common_part_is_numbered() -> None:
    cities = Within("control", "abcde", 0b10110)
    assert cities.names == ["control.b", "control.c", "control.e"]
    assert written(cities, 0b10011) == [10, 12]


def test_of_the_options_of_a_match_only_what_is_unusual_is_a_feature() -> None:
    options = (Option("edition", 2, "1.0", (1, 2)), Option("joker", False, "15.7"))
    row = Rules(options)
    assert row.names == ["rules.edition=1", "rules.joker=True"]
    assert written(row, Unusual(1, False)) == [10]
    assert written(row, Unusual(2, True)) == [11]


class Unusual(NamedTuple):
    edition: int
    joker: bool


def test_a_group_reads_its_rows_at_once_and_numbers_them_one_after_another() -> None:
    group = Group(Number("turn", 3), Count("naval", 2, by=("north", "south")))
    assert group.names == [
        *("turn.0", "turn.1", "turn.2", "turn.3"),
        *("naval[north].1", "naval[north].2", "naval[south].1", "naval[south].2"),
    ]
    assert group.size == 8
    value = group.reader()(SimpleNamespace(turn=2, naval=[0, 1]), 0)
    assert written(group, value) == [12, 16]


def test_parts_of_a_question_are_its_fields_and_nothing_else() -> None:
    class Question(msgspec.Struct):
        unit: int

        def left(self) -> int:
            return 3

    assert Parts(unit=-1, left=0)(Question(7)) == [7, 0]


def test_things_of_a_choice_are_found_by_their_kinds() -> None:
    verbs = {verb.word: verb for verb in GENERALS.verbs}
    space, seat = verbs["build"].kinds[1:]
    find = finder(verbs.values(), seat, space)
    build = quadrant.Choice("build", "army", "germany", "germany")
    assert find(build) == (seat.number["germany"], space.number["germany"])
    assert find(quadrant.Choice("pass")) == (-1, -1)


def test_what_follows_from_a_part_of_the_state_is_found_once() -> None:
    asked = []

    @following(lambda game: game.control)
    def points(game: Any) -> int:
        asked.append(game.control)
        return int(game.control) * 2

    assert [points(SimpleNamespace(control=n)) for n in (3, 3, 4)] == [6, 6, 8]
    assert asked == [3, 4]


# A whole game


def match() -> Match:
    return Match(GENERALS, seed=1, keep=False, imagined=True)


def test_the_seat_and_what_it_is_asked_are_features_of_every_game() -> None:
    bare = Reader(GENERALS, Features())
    state, seat = match().state, match().seat
    assert seat is not None
    names = bare.names()
    assert [names[n] for n in bare.observe(state, seat).plain] == [f"seat.{seat}", "asked.KeepSeven"]
    other = next(name for name in GENERALS.seats if name != seat)
    assert [names[n] for n in bare.observe(state, other).plain] == [f"seat.{other}"]


def test_counters_are_what_they_are_and_where_they_are() -> None:
    board = Where("space", ("uk", "north_sea", "france"))
    rows = (
        Counters("armies", ("first", "second"), board, lambda game, me: [(0, 2), (1, 0)]),
        Counters("navies", ("fleet",), board, lambda game, me: [(0, 1)]),
    )
    found = Reader(GENERALS, Features(*rows))
    assert found.sizes["what"] == 3
    assert found.sizes["where"] == 3
    seen = found.observe(match().state, "uk")
    assert [found.names("what")[n] for n in seen.what] == ["armies.first", "armies.second", "navies.fleet"]
    assert [found.names("where")[n] for n in seen.where] == ["space.france", "space.uk", "space.north_sea"]


def test_an_option_is_its_verb_and_its_things_with_it_and_alone() -> None:
    found = reader(GENERALS)
    build = quadrant.Choice("build", "army", "germany", "germany")
    options = found.options(match().state, [quadrant.Choice("pass"), build])
    names = [found.names("o_plain")[n] for n in options.plain]
    assert options.counts == [1, 7]
    assert names == [
        "pass",
        *("build", "build.0.piece.army", "piece.army"),
        *("build.1.space.germany", "space.germany", "build.2.seat.germany", "seat.germany"),
    ]


def test_things_that_are_places_make_pairs() -> None:
    found = Reader(GENERALS, Features(places=("space",)))
    build = quadrant.Choice("build", "army", "germany", "germany")
    options = found.options(match().state, [build, quadrant.Choice("pass")])
    assert options.pairs == [3, 0]
    assert [found.names("o_where")[n] for n in options.where] == ["space.germany"] * 3
    assert [found.names("o_what")[n] for n in options.what] == ["build.1", "piece.army", "seat.germany"]
    assert "space.germany" not in found.names("o_plain")


def test_many_things_are_named_alone_with_their_verb_and_at_each_place() -> None:
    found = Reader(GENERALS, Features(places=("space",), many=("seat",)))
    build = quadrant.Choice("build", "army", "germany", "germany")
    options = found.options(match().state, [build])
    what, where = found.names("o_what"), found.names("o_where")
    assert {(what[one], where[at]) for one, at in zip(options.what, options.where, strict=True)} == {
        ("build.1", "space.germany"),
        ("build.2", "seat.germany"),
        ("piece.army", "space.germany"),
        ("seat.germany", "space.germany"),
    }
    assert "seat.germany" in [found.names("o_plain")[n] for n in options.plain]
    assert "build.2.seat.germany" not in found.names("o_plain")


def test_counters_of_an_option_share_the_places_of_its_things() -> None:
    board = Where("space", GENERALS.all_verbs()["build"].kinds[1].ids)
    row = Counters("from", ("unit",), board, lambda game, choice: [(0, 2)], OPTION)
    found = Reader(GENERALS, Features(row, places=("space",)))
    options = found.options(match().state, [quadrant.Choice("pass")])
    assert options.pairs == [1]
    assert found.names("o_where")[options.where[0]] == f"space.{board.words[2]}"
    assert found.sizes["o_where"] == len(board.words)


def test_counters_of_a_question_are_seen_by_who_is_asked() -> None:
    board = Where("space", ("uk", "france"))
    row = Counters("asked", ("here",), board, lambda game, decision: [(0, 1)], ASKED)
    found, state = Reader(GENERALS, Features(row)), match().state
    assert found.observe(state, "germany").where == [1]
    assert found.observe(state, "uk").where == []
    assert found.question(state, state.stack[-1]).where == [1]


def test_a_row_may_read_what_an_option_would_bring() -> None:
    row = Flag("passing", lambda game, choice: choice[0] == "pass", OPTION)
    found = Reader(GENERALS, Features(row))
    options = found.options(match().state, [quadrant.Choice("pass"), quadrant.Choice("done")])
    assert options.counts == [2, 1]
    assert "passing.yes" in [found.names("o_plain")[n] for n in options.plain]


def test_a_row_about_the_question_reads_the_decision() -> None:
    found = Reader(GENERALS, Features(Flag("mine", lambda game, asked: asked.seat == "germany", ASKED)))
    seen = found.observe(match().state, "germany").plain
    assert "mine.yes" in [found.names()[n] for n in seen]


def test_other_features_have_another_fingerprint() -> None:
    one, other = Reader(GENERALS, Features()), Reader(GENERALS, Features(Flag("more", "round")))
    assert one.fingerprint != other.fingerprint
    assert one.fingerprint == Reader(GENERALS, Features()).fingerprint


def test_a_game_without_features_is_named() -> None:
    bare = SimpleNamespace(id="bare", name="bare", features=None)
    with pytest.raises(QuadrantError, match="bare declares no features"):
        reader(bare)  # type: ignore[arg-type]
