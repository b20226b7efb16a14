"""Tests cite the rules they prove, and a wrong citation is found."""

from __future__ import annotations

from pathlib import PurePath

from quadrant.testing import Citation, cited, coverage, resolve, rule, rulebooks

GENERALS = PurePath("tests/rules/generals/test_pieces.py")


def test_a_test_cites_every_rule_it_is_marked_with() -> None:
    @rule("pieces.stacking")
    @rule("board.adjacency", "turn.order", game="generals")
    def test() -> None: ...

    assert set(cited(test)) == {
        Citation(None, "pieces.stacking"),
        Citation("generals", "board.adjacency"),
        Citation("generals", "turn.order"),
    }


def test_the_folder_names_the_game() -> None:
    assert resolve([Citation(None, "pieces.stacking")], GENERALS) == (
        [Citation("generals", "pieces.stacking")],
        [],
    )


def test_a_rule_that_is_not_in_the_rulebook_is_refused() -> None:
    good, bad = resolve([Citation(None, "no.such.rule"), Citation("chess", "1.1")], GENERALS)
    assert good == []
    assert bad == ["generals has no rule 'no.such.rule'", "chess has no rule '1.1'"]


def test_a_citation_outside_a_games_folder_must_name_the_game() -> None:
    good, bad = resolve([Citation(None, "pieces.stacking")], PurePath("tests/kernel/test_flow.py"))
    assert good == []
    assert "name the game" in bad[0]


def test_coverage_counts_and_lists_what_is_missing_in_the_order_of_the_book() -> None:
    rules = rulebooks()["generals"]
    books = {book.game: book for book in coverage([Citation("generals", rules[1])])}
    assert books["generals"].unproven == [rules[0], *rules[2:]]
    assert str(books["generals"]) == f"generals: 1 of {len(rules)} rules proven"
