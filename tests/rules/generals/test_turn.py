"""The order of turns and the phases of a turn."""

from __future__ import annotations

from games.generals.positions import board
from quadrant.testing import rule

SEVEN = " ".join(["germany_build_army"] * 6 + ["germany_land_battle"])


@rule("turn.order")
def test_the_nations_take_turns_in_order() -> None:
    table = board("germany")
    turns = []
    for _ in range(7):
        turns.append((table.round, table.turn))
        table.skip_turn()
    assert turns == [
        (1, "germany"),
        (1, "uk"),
        (1, "japan"),
        (1, "ussr"),
        (1, "italy"),
        (1, "usa"),
        (2, "germany"),
    ]


@rule("turn.order")
def test_the_round_ends_after_the_turn_of_the_united_states() -> None:
    assert board("italy").tracks(round=4).skip_turn().round == 4
    assert board("usa").tracks(round=4).skip_turn().round == 5


@rule("turn.order")
def test_the_match_lasts_twenty_rounds() -> None:
    assert board("usa").tracks(round=19).skip_turn().winner is None
    assert board("usa").tracks(round=20).skip_turn().winner is not None
    assert board("italy").tracks(round=20).skip_turn().winner is None


@rule("turn.phases")
def test_the_phases_follow_each_other() -> None:
    """A card is played, a piece cut off leaves, points are scored, cards are discarded, then drawn."""
    table = board(
        "germany",
        germany="germany siberia",
        hand="germany_build_army germany_build_army germany_land_battle",
    )
    assert table.phase == "play"
    table.play("germany_build_army", "build army balkans germany")
    assert table.where("germany") == {"germany", "siberia", "balkans"}
    assert table.score == (0, 0)
    table.end_play()
    assert (table.phase, table.seat) == ("discard", "germany")
    assert table.where("germany") == {"germany", "balkans"}
    assert table.score == (2, 0)
    assert len(table.hand("germany")) == 2, "nothing is drawn before cards are discarded"
    table.choose("done")
    assert len(table.hand("germany")) == 7
    assert table.turn == "uk"


@rule("turn.phases")
def test_supply_is_checked_before_points_are_scored() -> None:
    """A navy in the Baltic that is cut off scores nothing for Swedish Iron Ore."""
    ore = "germany_swedish_iron_ore"
    assert board("germany", germany="germany baltic_sea", status=ore).skip_turn().points(ore) == 1
    cut = board("germany", germany="ukraine baltic_sea", status=ore).skip_turn()
    assert "baltic_sea" not in cut.where("germany")
    assert cut.points(ore) == 0


@rule("turn.phases")
def test_supply_is_checked_after_the_card_is_played() -> None:
    table = board("germany", germany="germany russia", hand="germany_build_army")
    assert table.unsupplied("germany") == {"russia"}
    table.play_out("germany_build_army", "build army eastern_europe germany")
    assert table.where("germany") == {"germany", "eastern_europe", "russia"}


@rule("turn.phases")
def test_any_number_of_cards_may_be_discarded() -> None:
    table = board("germany", hand=SEVEN)
    table.choose("discard germany_land_battle").end_play()
    for left in range(6, 0, -1):
        assert len(table.hand("germany")) == left
        table.choose("discard germany_build_army")
    assert table.turn == "uk"
    assert len(table.hand("germany")) == 7


@rule("turn.phases")
def test_none_need_be_discarded() -> None:
    table = board("germany", hand=SEVEN)
    table.choose("discard germany_land_battle").end_play()
    assert table.offers("done")
    table.choose("done")
    assert table.hand("germany").count("germany_build_army") >= 6


@rule("turn.phases")
def test_cards_on_the_table_do_not_count_as_cards_in_hand() -> None:
    table = board(
        "italy",
        status="italy_bravado italy_mare_nostrum",
        response="italy_monte_cassino italy_skilled_pilots",
        hand="italy_build_army",
    )
    table.skip_turn()
    assert len(table.hand("italy")) == 7
    assert len(table.statuses("italy")) == len(table.responses("italy")) == 2


@rule("turn.phases")
def test_cards_on_the_table_cannot_be_discarded_in_the_discard_phase() -> None:
    table = board(
        "italy", status="italy_bravado", response="italy_monte_cassino", hand="italy_build_army " * 2
    )
    table.choose("discard italy_build_army").end_play()
    assert table.phase == "discard"
    assert table.offered("discard") == ["discard italy_build_army"]


@rule("turn.phases")
def test_a_full_hand_draws_nothing() -> None:
    hand = " ".join(["germany_build_army"] * 8)
    table = board("germany", hand=hand)
    before = table.deck("germany")
    table.skip_turn()
    assert len(table.hand("germany")) == 7
    assert table.deck("germany") == before
