"""Playing a card, and using those on the table."""

from __future__ import annotations

from games.generals.positions import Board, attack_on_ukraine, board
from quadrant.testing import rule

#: American pieces that reach Western Europe.
NORTH_SEA_FLEET = "eastern_united_states north_atlantic north_sea"


def attack_with_answers(**more: str) -> Board:
    """Germany has attacked Ukraine; both sides have cards on the table."""
    cards = {"status": "germany_blitzkrieg germany_dive_bombers", "response": "ussr_rasputitsa"}
    return attack_on_ukraine(**{"ussr": "moscow ukraine russia"} | cards | more)


# One card


@rule("play.one_card")
def test_one_card_is_played_and_no_second() -> None:
    table = board("germany", hand="germany_build_army germany_plunder")
    table.play("germany_build_army", "build army balkans germany")
    assert table.over
    assert table.hand("germany") == ["germany_plunder"]


@rule("play.one_card")
def test_a_card_must_be_played_or_discarded() -> None:
    table = board("germany", hand="germany_build_army germany_plunder")
    verbs = {option.verb for option in table.match.options()}
    assert verbs == {"play", "discard", "remove"}, "there is no way to do neither"


@rule("play.one_card")
def test_any_card_may_be_discarded_without_its_effect() -> None:
    table = board("germany", germany="germany western_europe", hand="germany_plunder")
    table.choose("discard germany_plunder")
    assert table.over
    assert table.score == (0, 0)
    assert table.pile("germany") == ["germany_plunder"]


@rule("play.one_card")
def test_a_card_that_can_do_nothing_must_still_be_discarded() -> None:
    table = board("japan", japan="", hand="japan_sea_battle")
    assert not table.offers("play japan_sea_battle")
    assert table.offered("discard") == ["discard japan_sea_battle"]
    assert not table.offers("pass")


@rule("play.one_card")
def test_an_empty_hand_skips_the_phase() -> None:
    table = board("germany", germany="", hand="", empty_hand="germany").tracks(score=(3, 3))
    assert table.over
    assert table.score == (3, 3)


@rule("play.one_card")
@rule("pieces.limit")
def test_an_empty_hand_does_not_keep_a_nation_from_taking_a_piece_off() -> None:
    table = board("germany", hand="", empty_hand="germany", empty_deck="germany").tracks(score=(3, 3))
    assert table.seat == "germany"
    table.do("remove", "take_off germany germany", "pass")
    assert table.over
    assert (table.where("germany"), table.score) == (set(), (3, 3))


@rule("play.one_card")
def test_as_many_cards_on_the_table_are_used_as_allow_it() -> None:
    all_three = "germany_blitzkrieg germany_dive_bombers germany_bias_for_action"
    table = attack_with_answers(status=all_three, response="")
    table.use("germany_dive_bombers", "battle russia ussr")
    table.use("germany_blitzkrieg", "build army russia germany")
    table.use("germany_bias_for_action", "battle moscow ussr")
    assert table.where("ussr") == set()


# Effects


@rule("play.order_of_effects")
def test_effects_happen_in_the_order_written() -> None:
    """Patton: an army in Western Europe first, then a battle, which it makes possible."""
    table = board("usa", usa=NORTH_SEA_FLEET, hand="usa_patton_advances").play("usa_patton_advances")
    assert table.spaces("build army") == {"western_europe"}
    assert not table.offers("battle")
    table.choose("build army western_europe usa")
    assert table.spaces("battle") == {"germany", "italy"}
    assert not table.offers("build")


@rule("play.order_of_effects")
def test_the_second_effect_waits_for_the_first_and_nobody_goes_back() -> None:
    """Vasilevsky: first an army in Vladivostok, then the elimination in China."""
    table = board("ussr", japan="japan china", hand="ussr_vasilevsky").play("ussr_vasilevsky")
    assert table.offers("recruit")
    assert not table.offers("eliminate")
    table.choose("done")
    assert table.offers("eliminate china japan")
    assert not table.offers("recruit")


@rule("play.order_of_effects")
def test_without_the_first_the_second_finds_the_board_as_it_is() -> None:
    table = board("usa", usa=NORTH_SEA_FLEET, hand="usa_patton_advances")
    table.play("usa_patton_advances", "done")
    assert table.over, "nothing stands next to Germany or Italy"


@rule("play.order_of_effects")
def test_the_first_army_of_a_card_may_supply_the_second() -> None:
    card = "italy_attacks_communists"
    table = board("italy", italy="italy balkans", ussr="moscow", hand=card).play(card)
    assert table.spaces("build army") == {"ukraine"}
    table.choose("build army ukraine italy")
    assert table.spaces("build army") == {"russia"}


@rule("play.independent_effects")
def test_partisans_recruit_though_there_was_nobody_to_eliminate() -> None:
    table = board("ussr", hand="ussr_titos_partisans").play("ussr_titos_partisans")
    assert not table.offers("eliminate")
    table.choose("recruit army balkans ussr")
    assert table.at("balkans") == {"ussr"}


@rule("play.independent_effects")
def test_the_second_effect_is_open_though_the_first_was_left_out() -> None:
    card = "germany_military_dictatorships"
    table = board("germany", ussr="moscow ukraine", hand=card).play(card, "done", "eliminate ukraine ussr")
    assert table.at("ukraine") == set()
    assert table.at("balkans") == set()


# Discarded first


@rule("play.discard_first")
def test_a_played_card_is_on_the_pile_before_its_text_takes_effect() -> None:
    table = board("germany", hand="germany_build_army").play("germany_build_army")
    assert table.offers("build army balkans germany")
    assert table.top("germany") == "germany_build_army"


@rule("play.discard_first")
def test_a_used_response_is_on_the_pile_before_its_text_takes_effect() -> None:
    pieces = {"japan": "japan sea_of_japan", "ussr": "moscow vladivostok"}
    table = board("japan", hand="japan_land_battle", response="japan_banzai_charge", **pieces)
    table.play("japan_land_battle", "battle vladivostok ussr").use("japan_banzai_charge")
    assert table.offers("battle vladivostok")
    assert table.top("japan") == "japan_banzai_charge"


@rule("play.discard_first")
def test_what_follows_from_the_discard_comes_before_what_follows_from_the_effect() -> None:
    """Women Conscripts answers the discard of Build Army, Defense of the Motherland the build."""
    table = board(
        "ussr",
        hand="ussr_build_army ussr_land_battle ussr_moscow",
        status="ussr_women_conscripts ussr_defense_of_the_motherland",
        deck="ussr_leningrad",
    )
    table.choose("play ussr_build_army")
    assert table.offered("use") == ["use ussr_women_conscripts"]
    assert not table.offers("build")
    table.choose("use ussr_women_conscripts")
    assert table.deck_order("ussr") == ["ussr_build_army", "ussr_leningrad"]
    assert not table.offers("use")
    table.choose("build army ukraine ussr")
    assert table.offered("use") == ["use ussr_defense_of_the_motherland ukraine"]


# Instead of playing a card

CONSCRIPTION = "germany_conscription"


@rule("play.instead")
def test_a_status_used_instead_takes_the_play_phase() -> None:
    hand = "germany_land_battle germany_plunder"
    table = board("germany", status=CONSCRIPTION, discard="germany_build_army", hand=hand)
    table.choose(f"use {CONSCRIPTION}").do("play germany_build_army", "build army balkans germany")
    assert table.over
    assert table.milled("germany") == 2
    assert table.hand("germany") == ["germany_land_battle", "germany_plunder"]


@rule("play.instead")
def test_it_cannot_be_used_besides_a_card_from_hand() -> None:
    table = board("germany", status=CONSCRIPTION, discard="germany_build_army", hand="germany_build_army")
    table.play("germany_build_army", "build army balkans germany")
    assert table.over


@rule("play.instead")
def test_it_can_be_used_with_an_empty_hand() -> None:
    table = board("germany", status=CONSCRIPTION, discard="germany_build_army", hand="", empty_hand="germany")
    assert table.offers(f"use {CONSCRIPTION}")
    assert table.offers("pass")


# The order of reactions


def landing_with_answers(**more: str) -> Board:
    """The United States have attacked Western Europe; both sides have a status on the table."""
    status = "germany_atlantic_wall usa_amphibious_landings"
    pieces = {"usa": NORTH_SEA_FLEET, "germany": "germany western_europe"}
    table = board("usa", hand="usa_land_battle", status=status, **pieces, **more)
    return table.play("usa_land_battle", "battle western_europe germany")


@rule("play.reaction_order")
def test_the_camp_opposed_to_the_player_is_asked_first() -> None:
    """Germany builds next to Moscow: first the Soviet Union may answer, then Germany."""
    cards = {"status": "germany_bias_for_action", "response": "ussr_rasputitsa"}
    table = board("germany", germany="germany eastern_europe", ussr="moscow russia", **cards)
    table.play("germany_build_army", "build army ukraine germany")
    assert table.seat == "ussr"
    table.choose("pass")
    assert table.seat == "germany"


@rule("play.reaction_order")
def test_when_the_coalition_plays_the_axis_is_asked_first() -> None:
    table = landing_with_answers()
    assert table.seat == "germany"
    assert table.offers("use germany_atlantic_wall")
    table.choose("pass")
    assert table.seat == "usa"
    assert table.offers("use usa_amphibious_landings")


@rule("play.reaction_order")
def test_a_camp_uses_one_card_then_the_other_camp_is_asked() -> None:
    table = attack_with_answers()
    table.use("germany_blitzkrieg", "build army ukraine germany")
    assert table.seat == "ussr", "before Germany may use Dive Bombers"
    table.choose("use ussr_rasputitsa ukraine")
    table.do("eliminate ukraine germany")
    assert table.at("ukraine") == set()
    assert table.may("use germany_dive_bombers")


@rule("play.reaction_order")
def test_two_nations_of_a_camp_do_not_use_cards_one_after_the_other() -> None:
    """After Germany's Atlantic Wall the United States come before Italy's Romanian Reinforcements."""
    table = landing_with_answers(response="italy_romanian_reinforcements")
    assert table.seat == "germany"
    table.choose("use germany_atlantic_wall western_europe")
    assert table.seat == "usa"
    table.choose("pass")
    assert table.seat == "italy"
    assert table.offers("use italy_romanian_reinforcements")


@rule("play.reaction_order")
def test_who_passed_may_still_answer_what_happens_later() -> None:
    table = attack_with_answers()
    table.use("germany_dive_bombers", "battle russia ussr")
    table.use("germany_blitzkrieg", "build army russia germany")
    assert table.seat == "ussr"
    table.use("ussr_rasputitsa", "eliminate russia germany")
    assert table.at("russia") == set()


@rule("play.reaction_order")
def test_it_ends_when_both_camps_pass() -> None:
    table = attack_with_answers()
    asked = []
    while not table.over:
        asked.append(table.seat)
        table.choose("pass")
    assert asked[-1] == "germany"
    assert asked.count("germany") == 1


@rule("play.reaction_order")
def test_a_nation_with_a_face_down_response_is_asked_whether_it_fits_or_not() -> None:
    """Otherwise the pause would tell the others what the response is."""
    fits = attack_with_answers(response="ussr_stalingrad")
    does_not = attack_with_answers(response="ussr_leningrad", ussr="moscow ukraine")
    assert fits.seat == does_not.seat == "ussr"
    assert fits.offers("use ussr_stalingrad")
    assert does_not.offers("pass")
    assert not does_not.offers("use")


@rule("play.reaction_order")
def test_a_nation_without_a_card_on_the_table_is_not_asked() -> None:
    assert attack_with_answers(response="", status="").over


@rule("play.reaction_order")
def test_a_status_used_once_a_turn_is_not_offered_again() -> None:
    table = attack_with_answers(response="", status="germany_dive_bombers")
    table.use("germany_dive_bombers", "battle russia ussr")
    assert table.over


# Cards of allies


@rule("play.ally_cards")
def test_a_nation_plays_only_its_own_cards() -> None:
    table = board("germany", hand="germany_build_army italy_plunder")
    assert not table.offers("play italy_plunder")
    assert table.forbids("play italy_plunder") == "play.ally_cards"


@rule("play.ally_cards")
def test_a_status_answers_only_what_its_own_nation_does() -> None:
    pieces = {"italy": "italy balkans", "germany": "germany eastern_europe", "ussr": "moscow ukraine"}
    table = board("italy", hand="italy_land_battle", status="germany_blitzkrieg", **pieces)
    table.play("italy_land_battle", "battle ukraine ussr")
    assert table.over


@rule("play.ally_cards")
def test_you_are_the_owner_of_the_card_not_the_ally() -> None:
    """Mare Nostrum counts Italian navies only."""
    table = board(
        "italy", germany="germany mediterranean_sea", italy="italy", status="italy_mare_nostrum"
    ).skip_turn()
    assert table.points("italy_mare_nostrum") == 0


@rule("play.ally_cards")
def test_a_card_may_act_on_an_ally_where_it_says_so() -> None:
    """The RAF saves a navy of the United States."""
    pieces = {"germany": "germany western_europe", "usa": NORTH_SEA_FLEET}
    table = board("germany", hand="germany_sea_battle", response="uk_raf", **pieces)
    table.play("germany_sea_battle", "battle north_sea usa").use("uk_raf").finish()
    assert "north_sea" in table.where("usa")


@rule("play.ally_cards")
def test_a_card_may_recruit_the_piece_of_an_ally_where_it_says_so() -> None:
    table = board("italy", hand="italy_german_aid_in_greece").play("italy_german_aid_in_greece")
    assert table.offered("recruit") == ["recruit army balkans germany"]
