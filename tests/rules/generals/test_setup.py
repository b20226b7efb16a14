"""Set-up: six nations, who plays them, and what they start with."""

from __future__ import annotations

import pytest

import quadrant
from games.generals.positions import Board, attack_on_ukraine
from quadrant.kernel.catalog import find
from quadrant.testing import rule

GAME = find("generals")
CAMPS = {
    "germany": "axis",
    "japan": "axis",
    "italy": "axis",
    "uk": "coalition",
    "ussr": "coalition",
    "usa": "coalition",
}


def started(seed: int = 7) -> Board:
    """A new match in which every nation has kept its first seven cards."""
    table = Board(quadrant.new("generals", seed=seed).state)
    while table.phase == "setup":
        table.choose(table.offered("discard")[-1])
    return table


@rule("setup.nations")
def test_all_six_nations_take_part_whoever_plays_them() -> None:
    match = quadrant.new("generals", seed=7)
    assert match.game.camps == CAMPS
    for nation in match.view(None).nations:
        assert nation.hand == 10
        assert nation.armies_left + 1 == {"germany": 7, "ussr": 7, "italy": 4}.get(nation.seat, 5)


@rule("setup.nations")
def test_each_of_the_six_takes_a_turn_in_a_round() -> None:
    table = started()
    turns = []
    for _ in range(6):
        turns.append(table.turn)
        table.skip_turn()
    assert sorted(turns) == sorted(CAMPS)
    assert table.round == 2


@rule("setup.nations")
def test_you_means_the_nation_its_cards_pay_for_its_own_only() -> None:
    table = attack_on_ukraine(status="germany_blitzkrieg").use("germany_blitzkrieg")
    assert table.milled("germany") == 1
    assert table.milled("italy") == 0


@rule("setup.players")
@pytest.mark.parametrize(
    "players",
    [
        "germany italy japan / uk ussr usa",
        "germany italy / uk ussr usa / japan",
        "germany italy / uk usa / japan / ussr",
        "germany italy / uk / japan / ussr / usa",
        "germany / uk / japan / ussr / italy / usa",
    ],
    ids=["2", "3", "4", "5", "6"],
)
def test_who_plays_which_nations(players: str) -> None:
    wanted = [set(each.split()) for each in players.split(" / ")]
    seating = next(found for found in GAME.seatings if len(found) == len(wanted))
    assert sorted(map(sorted, seating)) == sorted(map(sorted, wanted))


@rule("setup.players")
def test_two_to_six_can_play_and_nobody_plays_for_both_camps() -> None:
    assert [len(seating) for seating in GAME.seatings] == [2, 3, 4, 5, 6]
    for seating in GAME.seatings:
        assert sorted(nation for player in seating for nation in player) == sorted(GAME.seats)
        assert all(len({CAMPS[nation] for nation in player}) == 1 for player in seating)


@rule("setup.start")
def test_each_nation_starts_with_one_army_at_home() -> None:
    pieces = started().match.view(None).pieces
    assert {(piece.seat, piece.kind, piece.space) for piece in pieces} == {
        ("germany", "army", "germany"),
        ("uk", "army", "united_kingdom"),
        ("japan", "army", "japan"),
        ("ussr", "army", "moscow"),
        ("italy", "army", "italy"),
        ("usa", "army", "eastern_united_states"),
    }
    assert len(pieces) == 6


@rule("setup.start")
def test_ten_cards_are_dealt_seven_kept_and_three_discarded() -> None:
    table = Board(quadrant.new("generals", seed=7).state)
    for name, nation in zip(GAME.seats, table.match.view(None).nations, strict=True):
        assert nation.hand == 10
        assert nation.deck == {"germany": 30, "japan": 23, "italy": 20, "uk": 29, "ussr": 24, "usa": 30}[name]
    dealt = {name: table.hand(name) for name in GAME.seats}
    asked = []
    while table.phase == "setup":
        asked.append(table.seat)
        table.choose(table.offered("discard")[0])
    assert asked == [name for name in GAME.seats for _ in range(3)]
    for name in GAME.seats:
        assert len(table.hand(name)) == 7
        assert sorted(table.hand(name) + table.pile(name)) == dealt[name]


@rule("setup.start")
def test_the_tracks_start_at_nought_in_round_one() -> None:
    table = started()
    assert table.score == (0, 0)
    assert table.round == 1
    assert (table.turn, table.phase, table.seat) == ("germany", "play", "germany")


@rule("setup.start")
def test_decks_are_shuffled() -> None:
    hands = {tuple(Board(quadrant.new("generals", seed=seed).state).hand("uk")) for seed in range(5)}
    assert len(hands) == 5
