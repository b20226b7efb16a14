"""Germany: statuses."""

from __future__ import annotations

import pytest

from cards.generals.position import Table, effect, no_effect, position, victory_points

# Abundant Resources


@effect("germany_abundant_resources")
def test_abundant_resources_score_with_an_army_in_ukraine() -> None:
    pieces = "germany eastern_europe ukraine"
    assert victory_points("germany_abundant_resources", germany=pieces) == 1


@no_effect("germany_abundant_resources")
def test_abundant_resources_score_nothing_for_an_italian_army_in_ukraine() -> None:
    assert victory_points("germany_abundant_resources", italy="italy balkans ukraine") == 0


@no_effect("germany_abundant_resources")
def test_abundant_resources_score_nothing_with_the_home_lost() -> None:
    pieces = "western_europe ukraine"
    assert victory_points("germany_abundant_resources", germany=pieces, ussr="germany") == 0


# Atlantic Wall


def landing(**pieces: str) -> Table:
    """The United States attack from the North Sea."""
    pieces = {"usa": "eastern_united_states north_atlantic north_sea"} | pieces
    table = position("usa", hand="usa_land_battle", status="germany_atlantic_wall", **pieces)
    return table.play("usa_land_battle")


@effect("germany_atlantic_wall")
@pytest.mark.parametrize("axis", ["germany", "italy"])
def test_whoever_battles_an_axis_army_in_western_europe_mills_three(axis: str) -> None:
    table = landing(**{axis: f"{axis} western_europe"}).do(f"battle western_europe {axis}")
    assert table.seat == "germany"
    table.use("germany_atlantic_wall")
    assert table.over
    assert table.milled("usa") == 3
    assert table.at("western_europe") == set()


@effect("germany_atlantic_wall")
def test_the_atlantic_wall_counts_every_battle() -> None:
    table = position(
        "ussr",
        hand="ussr_land_battle",
        status="germany_atlantic_wall ussr_stavka_artillery",
        ussr="moscow ukraine balkans germany",
        germany="western_europe",
        italy="italy western_europe",
        deck=" ".join(["ussr_build_army"] * 8),
    )
    table.play("ussr_land_battle", "battle western_europe germany").use("germany_atlantic_wall")
    table.use("ussr_stavka_artillery").use("germany_atlantic_wall")
    assert table.milled("ussr") == 3 + 1 + 3
    assert table.at("western_europe") == set()


@no_effect("germany_atlantic_wall")
def test_the_atlantic_wall_ignores_a_battle_over_an_empty_space() -> None:
    table = landing().do("battle western_europe")
    assert table.over
    assert table.milled("usa") == 0


@no_effect("germany_atlantic_wall")
def test_the_atlantic_wall_ignores_battles_elsewhere() -> None:
    table = landing(germany="germany scandinavia").do("battle scandinavia germany")
    assert table.over


@no_effect("germany_atlantic_wall")
def test_the_atlantic_wall_ignores_an_elimination() -> None:
    table = position(
        "uk", hand="uk_king_peter", status="germany_atlantic_wall", germany="germany western_europe balkans"
    )
    table.play("uk_king_peter", "eliminate balkans germany")
    assert not table.may("use germany_atlantic_wall")


# Bias for Action


def build(deed: str, **rest: str) -> Table:
    """Germany plays Build Army while Soviet armies are in Moscow and Ukraine."""
    rest = {"status": "germany_bias_for_action", "ussr": "moscow ukraine"} | rest
    return position("germany", hand="germany_build_army", **rest).play("germany_build_army", deed)


@effect("germany_bias_for_action")
def test_bias_for_action_fights_next_to_the_army_just_built() -> None:
    table = build("build army eastern_europe germany", uk="western_europe").use("germany_bias_for_action")
    assert table.milled("germany") == 1
    assert not table.offers("battle western_europe")
    assert table.offers("battle ukraine ussr")
    assert not table.offers("battle moscow")
    table.do("battle ukraine ussr")
    assert table.over
    assert table.where("ussr") == {"moscow"}


@effect("germany_bias_for_action")
def test_bias_for_action_works_after_declaring_an_army_built_again() -> None:
    table = build("rebuild army germany germany", uk="western_europe").use("germany_bias_for_action")
    table.do("battle western_europe uk")
    assert table.at("western_europe") == set()


@effect("germany_bias_for_action")
def test_bias_for_action_works_when_the_new_army_was_eliminated_at_once() -> None:
    pieces = "germany eastern_europe"
    table = build("build army russia germany", germany=pieces, response="ussr_rasputitsa")
    table.use("ussr_rasputitsa", "eliminate russia germany")
    assert table.at("russia") == set()
    table.use("germany_bias_for_action")
    # Next to Russia, and next to the army in Eastern Europe that is still there.
    assert table.offers("battle ukraine ussr")
    assert not table.offers("battle moscow")


@no_effect("germany_bias_for_action")
def test_bias_for_action_is_used_once_a_turn() -> None:
    table = position(
        "germany",
        hand="germany_autobahn",
        germany="germany western_europe",
        status="germany_bias_for_action",
    )
    table.play("germany_autobahn", "lift western_europe", "build army eastern_europe germany")
    table.use("germany_bias_for_action", "battle ukraine")
    table.do("lift germany", "build army germany germany")
    assert not table.may("use germany_bias_for_action")


@no_effect("germany_bias_for_action")
def test_bias_for_action_does_not_follow_a_recruitment() -> None:
    table = position(
        "germany", hand="germany_forced_conscription", status="germany_bias_for_action", ussr="ukraine moscow"
    )
    table.play("germany_forced_conscription", "recruit army eastern_europe germany")
    assert not table.may("use germany_bias_for_action")


@no_effect("germany_bias_for_action")
def test_bias_for_action_does_not_follow_a_navy() -> None:
    table = position("germany", hand="germany_build_navy", status="germany_bias_for_action")
    assert table.play("germany_build_navy", "build navy baltic_sea germany").over


# Blitzkrieg


def battle(target: str, **rest: str) -> Table:
    """Germany plays Land Battle from Eastern Europe while Soviet armies are in Moscow and Ukraine."""
    pieces = {"germany": "germany eastern_europe", "ussr": "moscow ukraine"}
    rest = pieces | {"status": "germany_blitzkrieg"} | rest
    table = position("germany", hand="germany_land_battle", **rest)
    return table.play("germany_land_battle", f"battle {target}")


@effect("germany_blitzkrieg")
def test_blitzkrieg_builds_an_army_in_the_battled_space() -> None:
    table = battle("ukraine ussr").use("germany_blitzkrieg")
    assert table.milled("germany") == 1
    assert table.offered("build") == ["build army ukraine germany"]
    table.do("build army ukraine germany")
    assert table.over
    assert table.where("germany") == {"germany", "eastern_europe", "ukraine"}


@effect("germany_blitzkrieg")
def test_blitzkrieg_pays_with_points_when_deck_and_hand_are_empty() -> None:
    table = battle("western_europe uk", uk="western_europe", empty_deck="germany").use("germany_blitzkrieg")
    assert table.score == (-1, 0)
    assert table.do("build army western_europe germany").over


@no_effect("germany_blitzkrieg")
def test_blitzkrieg_builds_nothing_while_another_enemy_army_holds_the_space() -> None:
    table = battle("western_europe uk", uk="western_europe", usa="western_europe")
    assert table.over
    assert table.at("western_europe") == {"usa"}


@no_effect("germany_blitzkrieg")
def test_blitzkrieg_builds_nothing_when_the_army_was_protected() -> None:
    table = battle("ukraine ussr", response="ussr_stalingrad").use("ussr_stalingrad")
    assert not table.may("use germany_blitzkrieg")
    assert table.finish().at("ukraine") == {"ussr"}


@effect("germany_blitzkrieg")
def test_blitzkrieg_needs_an_army_off_the_board_and_may_take_it_up_first() -> None:
    all_seven = "germany eastern_europe balkans italy scandinavia africa north_africa"
    table = battle("western_europe uk", germany=all_seven, uk="western_europe").use("germany_blitzkrieg")
    assert not table.offers("build")
    table.do("take_off africa germany", "build army western_europe germany")
    assert table.over
    assert table.at("western_europe") == {"germany"}
    assert table.at("africa") == set()


@no_effect("germany_blitzkrieg")
def test_blitzkrieg_does_not_follow_a_sea_battle() -> None:
    table = position(
        "germany", hand="germany_sea_battle", status="germany_blitzkrieg", germany="germany western_europe"
    )
    assert table.play("germany_sea_battle", "battle north_sea").over


@no_effect("germany_blitzkrieg")
def test_blitzkrieg_does_not_follow_an_italian_battle() -> None:
    table = position("italy", hand="italy_land_battle", status="germany_blitzkrieg", uk="western_europe")
    assert table.play("italy_land_battle", "battle western_europe uk").over


@no_effect("germany_blitzkrieg")
def test_blitzkrieg_is_used_once_a_turn() -> None:
    both = "germany_blitzkrieg germany_dive_bombers"
    table = battle("ukraine ussr", status=both, ussr="moscow ukraine russia")
    table.use("germany_blitzkrieg", "build army ukraine germany")
    table.use("germany_dive_bombers", "battle russia ussr")
    assert table.over


# Conscription


def draft(deck: str = "", *, hand: str = "germany_plunder", **rest: str) -> Table:
    rest = {"discard": "germany_build_army germany_land_battle"} | rest
    return position("germany", hand=hand, status="germany_conscription", deck=deck, **rest)


@effect("germany_conscription")
def test_conscription_plays_a_build_army_from_the_discard_pile() -> None:
    table = draft("germany_plunder germany_autobahn germany_v_weapons")
    table.use("germany_conscription")
    assert table.milled("germany") == 2
    assert table.offered("play") == ["play germany_build_army"]
    table.do("play germany_build_army", "build army balkans germany")
    assert table.over
    assert table.at("balkans") == {"germany"}
    assert table.hand("germany") == ["germany_plunder"]
    assert table.top("germany") == "germany_build_army"


@effect("germany_conscription")
def test_conscription_may_play_the_build_army_it_has_just_milled() -> None:
    table = draft("germany_build_army germany_v_weapons germany_autobahn", discard="")
    assert table.use("germany_conscription").offered("play") == ["play germany_build_army"]


@effect("germany_conscription")
def test_conscription_without_cards_is_paid_in_points() -> None:
    table = position(
        "germany", status="germany_conscription", discard="germany_build_army", empty_deck="germany"
    )
    table.use("germany_conscription")
    assert table.score == (-2, 0)
    assert table.offers("play germany_build_army")


@no_effect("germany_conscription")
def test_conscription_without_a_build_army_in_the_pile_plays_nothing() -> None:
    table = draft(
        "germany_plunder germany_v_weapons", hand="germany_build_army", discard="germany_build_navy"
    )
    table.use("germany_conscription")
    assert table.over
    assert table.where("germany") == {"germany"}


@no_effect("germany_conscription")
def test_conscription_replaces_the_card_play() -> None:
    table = draft(hand="germany_land_battle", discard="germany_build_army")
    table.play("germany_land_battle", "battle eastern_europe")
    assert not table.may("use germany_conscription")


# Dive Bombers


def dive(target: str, **rest: str) -> Table:
    rest = {"ussr": "moscow ukraine russia", "status": "germany_dive_bombers"} | rest
    return battle(target, **rest)


@effect("germany_dive_bombers")
def test_dive_bombers_fight_again_next_to_the_battled_space() -> None:
    table = dive("ukraine ussr").use("germany_dive_bombers")
    assert table.milled("germany") == 1
    assert table.offers("battle russia ussr")
    assert table.offers("battle ukraine")
    table.do("battle russia ussr")
    assert table.over
    assert table.where("ussr") == {"moscow"}


@effect("germany_dive_bombers")
def test_dive_bombers_fight_again_in_the_same_space() -> None:
    table = dive("western_europe uk", uk="western_europe", usa="western_europe")
    table.use("germany_dive_bombers", "battle western_europe usa")
    assert table.at("western_europe") == set()


@no_effect("germany_dive_bombers")
def test_dive_bombers_fight_next_to_the_battled_space_and_next_to_a_supplied_piece() -> None:
    table = dive("ukraine ussr", uk="western_europe").use("germany_dive_bombers")
    assert table.spaces("battle") == {"ukraine", "russia", "balkans"}


@no_effect("germany_dive_bombers")
def test_dive_bombers_do_not_fly_twice_a_turn() -> None:
    table = dive("ukraine ussr").use("germany_dive_bombers", "battle russia ussr")
    assert not table.may("use germany_dive_bombers")


@no_effect("germany_dive_bombers")
def test_dive_bombers_cannot_finish_an_army_saved_for_the_turn() -> None:
    table = dive("ukraine ussr", ussr="moscow ukraine", response="ussr_stalingrad").use("ussr_stalingrad")
    table.use("germany_dive_bombers", "battle ukraine ussr").finish()
    assert table.at("ukraine") == {"ussr"}


@no_effect("germany_dive_bombers")
def test_dive_bombers_do_not_follow_a_sea_battle() -> None:
    table = position(
        "germany", hand="germany_sea_battle", status="germany_dive_bombers", germany="germany western_europe"
    )
    assert table.play("germany_sea_battle", "battle north_sea").over


# Jet Fighters


@effect("germany_jet_fighters")
def test_jet_fighters_mill_three_cards_of_whoever_attacks_the_economy() -> None:
    table = position("uk", hand="uk_bomber_command", status="germany_jet_fighters")
    table.play("uk_bomber_command", "target germany").use("germany_jet_fighters")
    assert table.over
    assert table.milled("uk") == 3
    assert table.milled("germany") == 4


@effect("germany_jet_fighters")
def test_jet_fighters_react_once_to_malta_submarines() -> None:
    table = position("uk", hand="uk_malta_submarines", status="germany_jet_fighters")
    table.play("uk_malta_submarines").use("germany_jet_fighters")
    assert not table.may("use germany_jet_fighters")
    assert table.finish().milled("uk") == 3


@no_effect("germany_jet_fighters")
def test_jet_fighters_do_not_defend_italy() -> None:
    table = position("uk", hand="uk_bomber_command", status="germany_jet_fighters")
    table.play("uk_bomber_command", "target italy")
    assert table.over
    assert table.milled("uk") == 0


@no_effect("germany_jet_fighters")
def test_jet_fighters_ignore_an_event() -> None:
    table = position("uk", hand="uk_enigma", status="germany_jet_fighters germany_blitzkrieg")
    assert not table.play("uk_enigma").may("use germany_jet_fighters")


# Superior Planning


def plan(deck: str, **rest: str) -> Table:
    """Germany has skipped its play and is about to draw the one card that it lacks."""
    hand = " ".join(["germany_land_battle"] * 7)
    table = position("germany", hand=hand, status="germany_superior_planning", deck=deck, **rest)
    return table.skip_play().do("done")


@effect("germany_superior_planning")
def test_superior_planning_orders_the_top_three_cards_before_drawing() -> None:
    table = plan("germany_plunder germany_autobahn germany_v_weapons germany_wolf_packs")
    assert table.seat == "germany"
    table.do("top germany_v_weapons", "top germany_plunder")
    assert "germany_v_weapons" in table.hand("germany")
    assert table.deck_order("germany") == ["germany_plunder", "germany_autobahn", "germany_wolf_packs"]


@effect("germany_superior_planning")
def test_superior_planning_looks_at_a_short_deck() -> None:
    table = plan("germany_plunder germany_autobahn").do("top germany_autobahn")
    assert "germany_autobahn" in table.hand("germany")
    assert table.deck_order("germany") == ["germany_plunder"]


@no_effect("germany_superior_planning")
def test_superior_planning_has_nothing_to_order_in_an_empty_deck() -> None:
    assert plan("", empty_deck="germany").seat == "uk"


@effect("germany_superior_planning")
@pytest.mark.parametrize(("deck", "then"), [("germany_plunder germany_autobahn", "draw"), ("", "end")])
def test_superior_planning_is_announced_where_the_turn_would_end(deck: str, then: str) -> None:
    """The button must not say that the turn ends if something is still asked in it."""
    hand = " ".join(["germany_land_battle"] * 7)
    empty = {} if deck else {"empty_deck": "germany"}
    table = position("germany", hand=hand, status="germany_superior_planning", deck=deck, **empty)
    prompt = table.skip_play().match.prompt
    assert prompt is not None
    assert prompt.args["then"] == then


# Swedish Iron Ore


@effect("germany_swedish_iron_ore")
@pytest.mark.parametrize(
    ("pieces", "points"), [("germany baltic_sea", 1), ("germany baltic_sea scandinavia", 2)]
)
def test_swedish_iron_ore_scores_for_the_baltic_and_more_for_scandinavia(pieces: str, points: int) -> None:
    assert victory_points("germany_swedish_iron_ore", germany=pieces) == points


@no_effect("germany_swedish_iron_ore")
@pytest.mark.parametrize("pieces", ["germany scandinavia", "germany western_europe scandinavia north_sea"])
def test_swedish_iron_ore_needs_the_baltic_navy(pieces: str) -> None:
    assert victory_points("germany_swedish_iron_ore", germany=pieces) == 0


# Volksturm


def last_stand(status: str = "germany_volksturm", hand: str = "germany_land_battle", **pieces: str) -> Table:
    """Soviet armies are in Moscow and in Germany."""
    pieces = {"germany": "western_europe", "ussr": "moscow germany"} | pieces
    return position("germany", hand=hand, status=status, **pieces)


@effect("germany_volksturm")
def test_volksturm_eliminates_an_army_in_germany_with_nothing_near() -> None:
    table = last_stand(germany="")
    table.play("germany_land_battle", "eliminate germany ussr")
    assert table.over
    assert table.at("germany") == set()


@effect("germany_volksturm")
def test_volksturm_leaves_the_ordinary_battle_possible() -> None:
    table = last_stand().play("germany_land_battle")
    assert table.offers("battle germany ussr")
    assert table.offers("eliminate germany ussr")


@no_effect("germany_volksturm")
def test_volksturm_eliminates_nobody_outside_germany() -> None:
    table = last_stand(germany="", ussr="moscow eastern_europe")
    assert not table.offers("play germany_land_battle")


@no_effect("germany_volksturm", "germany_blitzkrieg", "germany_dive_bombers")
def test_volksturm_is_no_battle() -> None:
    table = last_stand("germany_volksturm germany_blitzkrieg germany_dive_bombers")
    table.play("germany_land_battle", "eliminate germany ussr")
    assert table.over
    assert table.at("germany") == set()


@no_effect("germany_volksturm")
def test_volksturm_is_for_land_battle_cards_only() -> None:
    table = last_stand(hand="germany_sea_battle germany_broad_front")
    assert not table.play("germany_broad_front").may("eliminate")


# Wolf Packs


@effect("germany_wolf_packs")
@pytest.mark.parametrize(("pieces", "milled"), [("germany western_europe", 4), ("germany scandinavia", 5)])
def test_wolf_packs_make_german_submarines_mill_more(pieces: str, milled: int) -> None:
    table = position("germany", hand="germany_submarines_uk", status="germany_wolf_packs", germany=pieces)
    table.play("germany_submarines_uk")
    assert table.milled("uk") == milled
    assert table.score == (1, 0)


@effect("germany_wolf_packs")
@pytest.mark.parametrize(("pieces", "milled"), [("germany", 2), ("germany scandinavia", 3)])
def test_wolf_packs_help_japanese_submarines(pieces: str, milled: int) -> None:
    table = position("japan", hand="japan_submarines_usa", status="germany_wolf_packs", germany=pieces)
    assert table.play("japan_submarines_usa").milled("usa") == milled


@no_effect("germany_wolf_packs")
def test_wolf_packs_never_help_malta_submarines() -> None:
    table = position("uk", hand="uk_malta_submarines", status="germany_wolf_packs")
    table.play("uk_malta_submarines")
    assert table.milled("germany") == table.milled("italy") == 2


@no_effect("germany_wolf_packs")
def test_wolf_packs_add_nothing_to_v_weapons() -> None:
    table = position(
        "germany", hand="germany_v_weapons", status="germany_wolf_packs", germany="germany western_europe"
    )
    assert table.play("germany_v_weapons").milled("uk") == 2


@no_effect("germany_wolf_packs")
def test_an_italian_army_in_scandinavia_does_not_feed_the_wolf_packs() -> None:
    table = position(
        "germany",
        hand="germany_submarines_ussr",
        status="germany_wolf_packs",
        italy="italy scandinavia",
    )
    assert table.play("germany_submarines_ussr").milled("ussr") == 3
