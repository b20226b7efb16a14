"""USSR: responses."""

from __future__ import annotations

import pytest

from cards.generals.position import Table, effect, no_effect, position

CITIES = [("ussr_leningrad", "russia"), ("ussr_stalingrad", "ukraine"), ("ussr_moscow", "moscow")]
LENINGRAD_STALINGRAD_MOSCOW = [card for card, _ in CITIES]


def attack_on(space: str, response: str, *, owner: str = "ussr", **pieces: str) -> Table:
    """Germany attacks the Soviet army there, or that of an ally of the Soviet Union."""
    around = {"russia": "eastern_europe", "ukraine": "eastern_europe", "moscow": "eastern_europe russia"}
    soviet = {"moscow", "russia", "ukraine"} - set(around[space].split())
    pieces = {"germany": f"germany {around[space]}", "ussr": " ".join(sorted(soviet))} | pieces
    table = position("germany", hand="germany_land_battle", response=response, **pieces)
    return table.play("germany_land_battle", f"battle {space} {owner}")


@effect(*LENINGRAD_STALINGRAD_MOSCOW)
@pytest.mark.parametrize(("card", "space"), CITIES)
def test_the_city_saves_its_army(card: str, space: str) -> None:
    table = attack_on(space, card)
    assert table.seat == "ussr"
    table.use(card)
    assert table.protected() == {space}
    assert space in table.finish().where("ussr")
    assert table.top("ussr") == card


@no_effect(*LENINGRAD_STALINGRAD_MOSCOW)
@pytest.mark.parametrize(("card", "space"), CITIES)
def test_the_city_does_not_save_an_army_next_to_it(card: str, space: str) -> None:
    neighbour = {"russia": "ukraine", "ukraine": "russia", "moscow": "ukraine"}[space]
    table = attack_on(neighbour, card)
    assert not table.may(f"protect {neighbour}")
    assert neighbour not in table.finish().where("ussr")


@no_effect(*LENINGRAD_STALINGRAD_MOSCOW)
@pytest.mark.parametrize(("card", "space"), CITIES)
def test_the_city_does_not_save_an_allied_army(card: str, space: str) -> None:
    table = attack_on(space, card, owner="uk", ussr="siberia", uk=space)
    assert not table.may(f"use {card}")
    assert table.finish().where("uk") == set()


@effect("ussr_leningrad")
def test_leningrad_saves_an_army_cut_off_from_supply() -> None:
    cards = {"hand": "ussr_build_army ussr_sea_battle", "response": "ussr_leningrad"}
    table = position("ussr", ussr="russia", germany="germany moscow", **cards)
    table.skip_play()
    assert table.seat == "ussr"
    table.use("ussr_leningrad")
    assert table.where("ussr") == {"russia"}


@no_effect("ussr_stalingrad")
def test_stalingrad_protects_for_one_turn_only() -> None:
    table = attack_on("ukraine", "ussr_stalingrad").use("ussr_stalingrad").end_play()
    while table.seat == "germany":
        table.choose("done")
    assert table.protected() == set()


# Rasputitsa


def advance(space: str, **pieces: str) -> Table:
    pieces = {"germany": "germany eastern_europe", "ussr": "moscow"} | pieces
    table = position("germany", hand="germany_build_army", response="ussr_rasputitsa", **pieces)
    return table.play("germany_build_army", f"build army {space} germany")


@effect("ussr_rasputitsa")
@pytest.mark.parametrize("space", ["ukraine", "russia"])
def test_rasputitsa_swallows_an_army_just_built_next_to_moscow(space: str) -> None:
    table = advance(space).use("ussr_rasputitsa", f"eliminate {space} germany").finish()
    assert table.where("germany") == {"germany", "eastern_europe"}
    assert table.top("ussr") == "ussr_rasputitsa"


@effect("ussr_rasputitsa")
def test_rasputitsa_swallows_an_army_in_moscow_itself() -> None:
    table = advance("moscow", germany="germany eastern_europe ukraine", ussr="siberia")
    table.use("ussr_rasputitsa", "eliminate moscow germany").finish()
    assert table.at("moscow") == set()


@effect("ussr_rasputitsa")
def test_rasputitsa_follows_blitzkrieg() -> None:
    cards = {"hand": "germany_land_battle", "status": "germany_blitzkrieg", "response": "ussr_rasputitsa"}
    table = position("germany", germany="germany eastern_europe", ussr="moscow russia", **cards)
    table.play("germany_land_battle", "battle russia ussr")
    table.use("germany_blitzkrieg", "build army russia germany")
    assert table.seat == "ussr"
    table.use("ussr_rasputitsa", "eliminate russia germany").finish()
    assert table.at("russia") == set()


@effect("ussr_rasputitsa")
def test_rasputitsa_follows_a_recruitment() -> None:
    responses, front = "ussr_rasputitsa italy_romanian_reinforcements", "germany eastern_europe ukraine"
    table = position("ussr", hand="ussr_land_battle", response=responses, germany=front)
    table.play("ussr_land_battle", "battle ukraine germany")
    table.use("italy_romanian_reinforcements", "recruit army ukraine italy")
    table.use("ussr_rasputitsa", "eliminate ukraine italy").finish()
    assert table.at("ukraine") == set()


@no_effect("ussr_rasputitsa")
def test_rasputitsa_does_not_reach_eastern_europe() -> None:
    assert not advance("eastern_europe", germany="germany").may("use ussr_rasputitsa")


@no_effect("ussr_rasputitsa")
def test_rasputitsa_swallows_no_army_that_was_there_before() -> None:
    table = advance("balkans", germany="germany eastern_europe ukraine")
    assert not table.may("use ussr_rasputitsa")


@no_effect("ussr_rasputitsa")
def test_rasputitsa_swallows_the_new_army_only() -> None:
    table = advance("ukraine", italy="ukraine").use("ussr_rasputitsa")
    assert table.offered("eliminate") == ["eliminate ukraine germany"]


@no_effect("ussr_rasputitsa")
def test_rasputitsa_comes_too_late_for_two_lost_homes() -> None:
    pieces = {"germany": "germany eastern_europe ukraine", "italy": "united_kingdom", "uk": "canada"}
    table = advance("moscow", ussr="siberia", **pieces)
    assert table.match.result is not None
    assert table.match.result.winner == "axis"


@no_effect("ussr_rasputitsa")
def test_a_british_army_in_ukraine_does_not_sink_in_the_mud() -> None:
    table = position(
        "uk", hand="uk_build_army", response="ussr_rasputitsa", uk="united_kingdom india middle_east"
    )
    table.play("uk_build_army", "build army ukraine uk")
    assert not table.may("use ussr_rasputitsa")
