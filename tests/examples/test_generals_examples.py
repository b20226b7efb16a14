"""The worked examples of the Generals rulebook, line by line."""

from __future__ import annotations

import pytest

from games.generals.positions import Board, board
from quadrant.testing import rule

# The strait example


def strait_example(turn: str, card: str) -> Board:
    """A German navy and an Italian one in the Mediterranean, a German army in North Africa, a British navy in
    the North Sea."""
    return board(
        turn,
        germany="germany western_europe mediterranean_sea north_africa",
        italy="italy mediterranean_sea",
        uk="united_kingdom north_sea",
        hand=card,
    )


@rule("example.strait", game="generals")
def test_the_british_cannot_attack_the_mediterranean() -> None:
    """An Axis army stands in North Africa and controls the strait."""
    table = strait_example("uk", "uk_sea_battle")
    assert table.open_to("gibraltar") == "axis"
    table.play("uk_sea_battle")
    assert not table.offers("battle mediterranean_sea")
    assert table.forbids("battle mediterranean_sea germany") == "type.sea_battle"
    assert table.forbids("battle mediterranean_sea italy") == "type.sea_battle"


@rule("example.strait", game="generals")
@pytest.mark.parametrize("nation", ["germany", "italy"])
def test_either_axis_nation_can_attack_the_british_navy(nation: str) -> None:
    """The German army in North Africa opens the strait to the whole Axis."""
    table = strait_example(nation, f"{nation}_sea_battle")
    table.play(f"{nation}_sea_battle", "battle north_sea uk")
    assert table.where("uk") == {"united_kingdom"}


@rule("example.strait", game="generals")
def test_without_the_army_in_north_africa_it_is_the_other_way_round() -> None:
    pieces = {"italy": "italy mediterranean_sea", "uk": "united_kingdom north_sea"}
    british = board("uk", hand="uk_sea_battle", **pieces).play("uk_sea_battle")
    assert british.offers("battle mediterranean_sea italy")
    italian = board("italy", hand="italy_sea_battle", **pieces)
    assert not italian.offers("play italy_sea_battle"), "no other sea is near"


# The supply example


def supply_example(turn: str, card: str, **more: str) -> Board:
    """The US have a navy in the East Pacific and an army in the Western US; the British have an army in
    Australia and a navy in the South China Sea."""
    pieces = {
        "usa": "eastern_united_states western_united_states east_pacific",
        "uk": "united_kingdom australia south_china_sea",
    }
    for nation, spaces in more.items():
        pieces[nation] += f" {spaces}"
    return board(turn, hand=f"{card} {card}", **pieces)


@rule("example.supply", game="generals")
def test_the_us_cannot_build_a_navy_in_the_central_pacific() -> None:
    """There is no base of theirs on an island next to it, and no navy is built out of supply."""
    table = supply_example("usa", "usa_build_navy")
    assert not table.unsupplied("usa")
    assert not table.unsupplied("uk")
    table.play("usa_build_navy")
    assert not table.offers("build navy central_pacific usa")
    assert table.forbids("build navy central_pacific usa") == "supply.navy"


@rule("example.supply", game="generals")
def test_one_way_is_an_army_in_hawaii_first_and_the_navy_in_the_next_turn() -> None:
    first = supply_example("usa", "usa_build_army")
    first.play("usa_build_army", "build army hawaii usa")
    assert "hawaii" in first.supplied("usa")
    second = supply_example("usa", "usa_build_navy", usa="hawaii")
    second.play("usa_build_navy", "build navy central_pacific usa")
    assert "central_pacific" in second.supplied("usa")


@rule("example.supply", game="generals")
@pytest.mark.parametrize("island", ["new_guinea", "philippines"])
def test_another_way_is_a_british_army_on_an_island_then_a_navy_of_either(island: str) -> None:
    british = supply_example("uk", "uk_build_army")
    british.play("uk_build_army", f"build army {island} uk")
    for nation in ("uk", "usa"):
        table = supply_example(nation, f"{nation}_build_navy", uk=island)
        table.play(f"{nation}_build_navy", f"build navy central_pacific {nation}")
        assert "central_pacific" in table.supplied(nation)


# The scoring examples


@rule("example.scoring", game="generals")
def test_germany_scores_five() -> None:
    """2 for Germany, 2 for Western Europe and 1 for Italy."""
    table = board("germany", germany="germany western_europe italy", italy="italy").skip_turn()
    assert table.score == (5, 0)
    assert table.points("score.sources") == 5


@rule("example.scoring", game="generals")
def test_plunder_scores_though_a_soviet_army_stands_in_germany() -> None:
    table = board(
        "germany",
        germany="western_europe italy",
        italy="italy",
        ussr="moscow germany",
        hand="germany_plunder",
    )
    # In its play phase Germany plays Plunder and scores 2.
    table.play("germany_plunder")
    assert table.points("germany_plunder") == 2
    # In the same turn it scores nothing in the victory point phase: a Soviet army is in Germany.
    table.end_turn()
    assert table.score == (2, 0)
    # Later in the round Italy scores only 1: it shares Italy with the German army.
    while table.turn != "italy":
        table.skip_turn()
    before, _ = table.score
    table.skip_turn()
    assert table.score[0] == before + 1


# Detailed card example 1


@rule("example.1", game="generals")
def test_example_1_germany_against_the_soviet_union() -> None:
    """Germany's turn: armies in the Balkans, Eastern Europe and Germany; Dive Bombers and Blitzkrieg on the
    table. Soviet armies in Ukraine, Russia and Moscow, two responses on the table."""
    table = board(
        "germany",
        germany="balkans eastern_europe germany",
        ussr="ukraine russia moscow",
        hand="germany_land_battle",
        status="germany_dive_bombers germany_blitzkrieg",
        response="ussr_stalingrad ussr_rasputitsa",
    )
    deck = table.deck("germany")

    # 1. Germany plays Land Battle to remove the Soviet army from Ukraine.
    table.play("germany_land_battle", "battle ukraine ussr")

    # 2. The Soviet Union turns over and discards Stalingrad. Its army in Ukraine survives,
    assert table.seat == "ussr"
    table.choose("use ussr_stalingrad")
    assert table.top("ussr") == "ussr_stalingrad"
    assert "ukraine" in table.where("ussr")
    # and is protected until the end of the turn.
    assert table.protected() == {"ukraine"}

    # 3. Germany discards a card of its deck to use Dive Bombers, and attacks the army in Russia.
    table.use("germany_dive_bombers")
    assert table.deck("germany") == deck - 1
    # Another attack on Ukraine would be of no use.
    useless = table.after("battle ukraine ussr")
    useless.finish()
    assert "ukraine" in useless.where("ussr")
    table.choose("battle russia ussr")
    # The opponent cannot answer, and the army is removed.
    assert not table.may("use ussr_leningrad")
    while table.seat == "ussr":
        table.choose("pass")
    assert table.where("ussr") == {"ukraine", "moscow"}

    # 4. Now Germany uses Blitzkrieg: it discards a card of its deck and builds an army in Russia.
    assert table.seat == "germany"
    table.do("use germany_blitzkrieg russia", "build army russia germany")
    assert table.deck("germany") == deck - 2
    assert "russia" in table.where("germany")

    # 5. The Soviet Union turns over Rasputitsa and removes the new German army.
    assert table.seat == "ussr"
    table.do("use ussr_rasputitsa russia", "eliminate russia germany")
    table.finish()
    assert table.at("russia") == set()
    assert table.where("germany") == {"balkans", "eastern_europe", "germany"}
    assert table.top("ussr") == "ussr_rasputitsa"
    assert table.responses("ussr") == []


# Detailed card example 2


@rule("example.2", game="generals")
def test_example_2_japan_against_the_united_kingdom() -> None:
    """Japan's turn: armies in Japan, China and Southeast Asia, a navy in the Sea of Japan, some responses on
    the table. British armies in the United Kingdom, Australia, Indonesia and the Philippines, navies in the
    South China Sea and the Bay of Bengal, and some responses as well."""
    table = board(
        "japan",
        japan="japan china southeast_asia sea_of_japan",
        uk="united_kingdom australia indonesia philippines south_china_sea bay_of_bengal",
        hand="japan_sea_battle",
        response=(
            "japan_surprise_attack japan_destroyer_transport japan_banzai_charge "
            "uk_destroyers uk_loyal_to_the_crown uk_raf"
        ),
    )

    # 1. Japan plays Sea Battle against the navy in the South China Sea.
    table.play("japan_sea_battle", "battle south_china_sea uk")

    # 2. The United Kingdom uses Destroyers so as not to remove that navy.
    assert table.seat == "uk"
    table.do("use uk_destroyers", "protect south_china_sea uk")
    assert "south_china_sea" in table.protected()

    # 3. Japan uses Surprise Attack: on the navy in the Bay of Bengal, then on the army in the Philippines.
    table.use("japan_surprise_attack", "battle bay_of_bengal uk", "battle philippines uk")
    while table.seat == "uk":
        table.choose("pass")
    # That navy and that army are removed; the navy in the South China Sea is still there.
    assert table.where("uk") == {"united_kingdom", "australia", "indonesia", "south_china_sea"}

    # 4. Now Japan turns over Destroyer Transport and builds an army in India.
    assert table.seat == "japan"
    table.do("use japan_destroyer_transport bay_of_bengal", "build army india japan")
    assert "india" in table.where("japan")

    # 5. The United Kingdom turns over Loyal to the Crown and at once eliminates that army.
    assert table.seat == "uk"
    table.do("use uk_loyal_to_the_crown india", "eliminate india japan")
    table.finish()
    assert table.at("india") == set()
    assert table.where("japan") == {"japan", "china", "southeast_asia", "sea_of_japan"}
