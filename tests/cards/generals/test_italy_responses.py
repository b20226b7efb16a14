"""Italy: responses."""

from __future__ import annotations

import pytest

from cards.generals.position import Table, effect, no_effect, position

# Monte Cassino


def assault(target: str, **pieces: str) -> Table:
    pieces = {"germany": "germany italy", "uk": "western_europe"} | pieces
    table = position("uk", hand="uk_land_battle", response="italy_monte_cassino", **pieces)
    return table.play("uk_land_battle", f"battle {target}")


@effect("italy_monte_cassino")
def test_monte_cassino_saves_a_german_army_in_italy() -> None:
    table = assault("italy germany")
    assert table.seat == "italy"
    table.use("italy_monte_cassino").finish()
    assert table.where("germany") == {"germany", "italy"}
    assert table.top("italy") == "italy_monte_cassino"


@no_effect("italy_monte_cassino")
def test_monte_cassino_does_not_save_the_italian_army() -> None:
    table = assault("italy italy")
    assert not table.may("protect italy italy")
    assert table.finish().where("italy") == set()


@no_effect("italy_monte_cassino")
def test_monte_cassino_does_not_save_a_german_army_elsewhere() -> None:
    table = assault("germany germany", germany="germany")
    assert not table.may("use italy_monte_cassino")
    assert table.finish().where("germany") == set()


# Romanian Reinforcements


def breakthrough(target: str = "ukraine germany", **pieces: str) -> Table:
    """The Soviet Union attacks."""
    pieces = {"germany": "germany eastern_europe ukraine", "ussr": "moscow"} | pieces
    table = position("ussr", hand="ussr_land_battle", response="italy_romanian_reinforcements", **pieces)
    return table.play("ussr_land_battle", f"battle {target}")


@effect("italy_romanian_reinforcements")
def test_romanian_reinforcements_take_the_place_of_a_german_army() -> None:
    table = breakthrough()
    assert table.seat == "italy"
    table.use("italy_romanian_reinforcements")
    assert table.offered("recruit") == ["recruit army ukraine italy"]
    table.do("recruit army ukraine italy").finish()
    assert table.at("ukraine") == {"italy"}
    assert table.top("italy") == "italy_romanian_reinforcements"


@effect("italy_romanian_reinforcements")
def test_romanian_reinforcements_follow_an_elimination_too() -> None:
    cards = {"hand": "ussr_general_winter", "response": "italy_romanian_reinforcements"}
    table = position("ussr", germany="germany eastern_europe ukraine", **cards)
    table.play("ussr_general_winter", "eliminate ukraine germany").use("italy_romanian_reinforcements")
    table.do("recruit army ukraine italy").finish()
    assert table.at("ukraine") == {"italy"}


@no_effect("italy_romanian_reinforcements")
def test_romanians_do_not_replace_an_army_out_of_supply() -> None:
    table = breakthrough("eastern_europe germany", germany="eastern_europe", ussr="moscow russia")
    assert not table.may("use italy_romanian_reinforcements")


@no_effect("italy_romanian_reinforcements")
def test_romanians_do_not_replace_an_italian_army() -> None:
    table = breakthrough("ukraine italy", germany="germany", italy="italy balkans ukraine")
    assert not table.may("use italy_romanian_reinforcements")


@no_effect("italy_romanian_reinforcements")
def test_romanians_do_not_follow_a_voluntary_removal() -> None:
    cards = {"hand": "germany_land_battle", "response": "italy_romanian_reinforcements"}
    table = position("germany", germany="germany eastern_europe", **cards)
    table.do("remove", "take_off eastern_europe germany").play("germany_land_battle", "battle balkans")
    assert not table.may("use italy_romanian_reinforcements")


@effect("italy_romanian_reinforcements")
def test_romanians_need_an_italian_army_off_the_board_and_may_take_it_up_first() -> None:
    table = breakthrough(italy="italy africa north_africa middle_east")
    table.use("italy_romanian_reinforcements")
    assert not table.offers("recruit")
    table.do("take_off africa italy", "recruit army ukraine italy")
    assert table.finish().at("ukraine") == {"italy"}


@no_effect("italy_romanian_reinforcements")
def test_romanians_do_not_come_where_an_italian_army_stands_already() -> None:
    table = breakthrough(italy="italy ukraine")
    assert not table.may("use italy_romanian_reinforcements")


# Skilled Pilots


@effect("italy_skilled_pilots")
def test_skilled_pilots_make_bomber_command_useless() -> None:
    table = position("uk", hand="uk_bomber_command", response="italy_skilled_pilots")
    table.play("uk_bomber_command", "target italy").use("italy_skilled_pilots")
    assert table.over
    assert table.milled("italy") == 0
    assert table.top("uk") == "uk_bomber_command"


@effect("italy_skilled_pilots")
@pytest.mark.parametrize("card", ["usa_bombers", "usa_heavy_bombers", "usa_firestorm_bombers"])
def test_skilled_pilots_make_american_bombers_useless(card: str) -> None:
    cards = {"hand": card, "response": "italy_skilled_pilots", "status": "usa_flying_fortresses"}
    table = position("usa", usa="western_europe", **cards)
    table.play(card, "target italy").use("italy_skilled_pilots")
    assert table.over
    assert table.milled("italy") == 0


@no_effect("italy_skilled_pilots")
def test_skilled_pilots_do_not_defend_germany() -> None:
    table = position("uk", hand="uk_bomber_command", response="italy_skilled_pilots")
    table.play("uk_bomber_command", "target germany")
    assert table.over
    assert table.milled("germany") == 4


@no_effect("italy_skilled_pilots")
def test_skilled_pilots_do_not_stop_submarines() -> None:
    table = position("uk", hand="uk_malta_submarines", response="italy_skilled_pilots")
    table.play("uk_malta_submarines")
    assert not table.may("use italy_skilled_pilots")
    assert table.finish().milled("italy") == 2


@no_effect("italy_skilled_pilots")
def test_skilled_pilots_ignore_the_bombers_but_not_the_lend_lease_that_brought_them() -> None:
    cards = {"hand": "usa_lend_lease uk_bomber_command", "deck": "usa_build_army usa_build_army"}
    table = position("usa", response="italy_skilled_pilots", **cards)
    table.play("usa_lend_lease", "play uk_bomber_command", "target italy")
    table.use("italy_skilled_pilots").finish()
    assert table.milled("italy") == 0
    assert table.milled("uk") == 1
