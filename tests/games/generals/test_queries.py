"""What may be asked without choosing."""

from __future__ import annotations

import pytest

from games.generals.positions import Board, board
from quadrant.errors import IllegalQuery
from quadrant.games.generals.told.queries import SupplyAnswer


def supply(table: Board, *targets: str) -> SupplyAnswer:
    answer = table.match.game.query("supply").ask(table.state, None, targets)
    assert isinstance(answer, SupplyAnswer)
    return answer


def test_supply_shows_the_lines_and_what_is_cut_off_of_every_nation() -> None:
    table = board("germany", germany="germany eastern_europe russia", uk="india north_sea")
    answer, view = supply(table), table.match.view(None)
    assert {(link.seat, link.space, link.to) for link in answer.lines} == {
        ("germany", "russia", "eastern_europe"),
        ("germany", "eastern_europe", "germany"),
    }
    unsupplied = {(piece.seat, piece.space) for piece in view.pieces if not piece.supplied}
    assert {(cut.seat, cut.space) for cut in answer.cuts} == unsupplied == {("uk", "north_sea")}
    assert answer.sources == view.sources


def test_supply_of_one_nation() -> None:
    table = board("germany", germany="germany eastern_europe", italy="italy balkans north_sea")
    answer = supply(table, "italy")
    assert [(line.space, line.to) for line in answer.lines] == [("balkans", "italy")]
    assert [(cut.space, cut.rule) for cut in answer.cuts] == [("north_sea", "supply.navy")]


def test_supply_of_one_piece_is_its_way_to_the_source() -> None:
    table = board("germany", germany="germany eastern_europe baltic_sea russia")
    answer = supply(table, "germany", "russia")
    assert [(line.space, line.to) for line in answer.lines] == [
        ("russia", "eastern_europe"),
        ("eastern_europe", "germany"),
    ]
    assert answer.cuts == ()


def test_the_sources_of_a_nation_are_those_that_serve_it() -> None:
    table = board("uk", status="uk_mackenzie_king ussr_scorched_earth")
    assert "canada" in {source.space for source in supply(table, "uk").sources}
    assert "canada" not in {source.space for source in supply(table, "usa").sources}
    assert "ukraine" not in {source.space for source in supply(table, "germany").sources}


def test_only_a_nation_and_a_space_can_be_asked_about() -> None:
    with pytest.raises(IllegalQuery):
        supply(board("uk"), "moscow")
