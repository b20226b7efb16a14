"""Military events that require a battle or a landing, bring units, or do something besides the offensive."""

from __future__ import annotations

import pytest

from cards.empire.printed import PRINTED, ask, discarded, solomons, to_the_end, war, where
from games.empire.pacific import Pacific
from quadrant.games.empire.components import BUILDINGS
from quadrant.testing import rule

# What an event requires

OKINAWA = "3209"


def needed(pacific: Pacific) -> object:
    """The intelligence number that the reacting side is told."""
    pacific.unless_done("pass")
    assert pacific.kind == "intelligence"
    assert pacific.match.prompt is not None
    return pacific.match.prompt.args.get("needed")


def philippines(card: str, japan: str = "jp_air_21af@2915") -> Pacific:
    """MacArthur's air force at Morotai, the Japanese at Davao, and others further on."""
    pacific = Pacific(
        f"us_hq_swpac@3017 us_air_5af@3017 us_air_13af@3017 {japan} jp_air_24af@2719 jp_air_22af@2917"
    )
    pacific.japan("2915", "2719", "2917", "2813").allies("3017").turn(10)
    pacific.deal(japan="JP-18")
    return ask(pacific, "allies", card)


@rule("5.31", "7.24")
@pytest.mark.parametrize("card", ["AL-62", "AL-65"])
def test_a_battle_in_the_philippines_is_required(card: str) -> None:
    pacific = philippines(card).choose("event", card).activate("us_air_5af", "us_air_13af").moved()
    pacific.choose("declare", "2719")
    assert pacific.forbids("done") == "5.31"
    pacific.choose("declare", "2915").fight().choose("commit", "us_air_13af", "2719").commit(
        "us_air_5af", to="2915"
    )
    assert needed(pacific) == PRINTED[card].event_intelligence
    empty = philippines(card, japan="")
    assert empty.forbids("event", card) == "5.31"
    assert empty.options("operations", card)


@rule("5.31")
def test_without_the_battle_everything_goes_back_and_the_card_is_discarded() -> None:
    """The air force has flown away, so no battle can be declared: the event does not take place."""
    pacific = philippines("AL-65").allies("3319").choose("event", "AL-65")
    pacific.state.rivalry[1] = 1
    pacific.activate("us_air_5af").move("us_air_5af", "3319").fight()
    assert pacific.events("void")
    assert pacific.at("us_air_5af") == "3017"
    assert where(pacific, "AL-65") == "discard"


def test_al65_ends_us_rivalry() -> None:
    pacific = philippines("AL-65")
    pacific.state.rivalry[1] = 1
    pacific.choose("event", "AL-65")
    assert pacific.state.rivalry[1] == 0


def test_al62_the_army_lands_without_marines() -> None:
    """Leyte's neighbour 2914 is a one-hex island with a Japanese brigade."""

    def lands(card: str) -> bool:
        pacific = Pacific(
            "us_hq_swpac@3017 us_corps_1@3017 us_bb_washington@3017 us_cv_wasp@3017 jp_bde_1sn@2914"
        )
        pacific.japan("2914", "2812").allies("3017").turn(10)
        pacific.state.asp = [4, 4]
        pacific.event("allies", card, "us_hq_swpac").activate("us_corps_1", "us_bb_washington", "us_cv_wasp")
        pacific.unless_done("select", "us_corps_1").choose("join", "us_bb_washington").choose(
            "join", "us_cv_wasp"
        )
        return "2914" in pacific.spaces("land", "us_corps_1")

    assert lands("AL-62")
    assert not lands("AL-71")


def home_islands(card: str, units: str, guard: str = "jp_army_ed@3307") -> Pacific:
    pacific = Pacific(f"us_hq_cpac@{OKINAWA} us_div_1m@{OKINAWA} us_cv_essex@{OKINAWA} {units} {guard}")
    pacific.allies(OKINAWA).turn(11).deal(japan="JP-18")
    pacific.state.asp = [4, 1]
    return pacific.event("allies", card, "us_hq_cpac")


@rule("5.31", "8.45")
def test_al9_needs_ground_combat_on_the_home_islands() -> None:
    pacific = home_islands("AL-9", f"us_bb_washington@{OKINAWA} us_div_2m@{OKINAWA}")
    pacific.activate("us_div_1m", "us_div_2m", "us_cv_essex", "us_bb_washington")
    pacific.unless_done("select", "us_div_1m").choose("join", "us_div_2m")
    pacific.choose("join", "us_cv_essex").choose("join", "us_bb_washington")
    assert "3307" in pacific.spaces("land", "us_div_1m"), (
        "two divisions: four points besides the one there is"
    )
    pacific.choose("land", "us_div_1m", "3307").fight()
    while pacific.kind == "commit":
        pacific.choose("done")
    assert needed(pacific) == PRINTED["AL-9"].event_intelligence


@rule("5.31")
def test_al9_an_air_raid_is_not_enough() -> None:
    pacific = home_islands("AL-9", "").activate("us_cv_essex").moved()
    pacific.unless_done("declare", "3307")
    while pacific.kind == "declare_battles":
        pacific.choose("done")
    assert pacific.events("void")
    assert where(pacific, "AL-9") == "discard"


@rule("5.31", "8.45")
@pytest.mark.parametrize("card", ["AL-74", "AL-75"])
def test_a_landing_within_ten_hexes_of_tokyo_is_required(card: str) -> None:
    units = "us_hq_cpac@3813 us_div_1m@3813 us_bb_washington@3813 us_cv_essex@3813 jp_bde_1sn@3709"

    def begin() -> Pacific:
        pacific = Pacific(units).allies("3813").japan("3709").turn(11).deal(japan="JP-18")
        pacific.state.asp = [4, 4]
        return pacific.event("allies", card, "us_hq_cpac").activate(
            "us_div_1m", "us_bb_washington", "us_cv_essex"
        )

    landed = begin().land("us_div_1m", "3709", "us_bb_washington", "us_cv_essex").fight()
    assert needed(landed) == PRINTED[card].event_intelligence
    stayed = begin().moved()
    while stayed.kind == "declare_battles":
        stayed.choose("done")
    assert stayed.events("void")
    assert where(stayed, card) == "discard"


ALEUTIANS = "us_hq_cpac@5108 us_air_11af@5100 us_air_7af@5108"


def attu(japan: str) -> Pacific:
    pacific = Pacific(f"{ALEUTIANS} {japan}").allies("5100", "5108").japan("4800").deal(japan="JP-18")
    return ask(pacific, "allies", "AL-30")


@rule("5.31", "5.37")
def test_al30_must_be_an_event_while_japan_is_in_the_aleutians() -> None:
    pacific = attu("jp_bde_1sn@4800")
    assert pacific.reason("operations", "AL-30") == "why-must-be-event"
    assert pacific.options("discard", "AL-30")
    pacific.choose("event", "AL-30")
    pacific.unless_done("lead", "us_hq_cpac").activate("us_air_11af").moved()
    pacific.unless_done("declare", "4800").fight().commit("us_air_11af", to="4800")
    assert needed(pacific) == PRINTED["AL-30"].event_intelligence
    to_the_end(pacific)
    assert where(pacific, "AL-30") == "removed"


@rule("5.31")
def test_al30_is_for_operations_while_japan_is_elsewhere() -> None:
    pacific = attu("jp_bde_1sn@4612")
    assert pacific.forbids("event", "AL-30") == "5.31"
    assert pacific.options("operations", "AL-30")


# Surprise that nothing changes


@rule("5.31", "7.25")
def test_al84_neither_cards_nor_weather_change_anything() -> None:
    pacific = Pacific("us_hq_cpac@4828 us_cv_wasp@4423 jp_air_21af@4222 jp_hq_south_seas@4017")
    pacific.allies("4828", "4423").japan("4222", "4017").deal(japan="JP-4 JP-19 JP-46")
    pacific.event("allies", "AL-84", "us_hq_cpac").activate("us_cv_wasp").moved()
    pacific.unless_done("declare", "4222").fight().commit("us_cv_wasp", to="4222")
    assert not pacific.options("react")
    assert pacific.kind != "cancel_offensive"
    to_the_end(pacific)
    assert pacific.hand("japan") == {"JP-4", "JP-19", "JP-46"}


# Events that do something besides


def test_al20_halsey_takes_over_from_ghormley() -> None:
    pacific = Pacific(
        "us_hq_spac_ghormley@4828 us_hq_spac_halsey@event us_ca_northampton@4828 us_bb_washington@4828"
    )
    pacific.allies("4828").play("allies", "AL-20")
    assert pacific.at("us_hq_spac_halsey") == "4828"
    assert pacific.at("us_hq_spac_ghormley") == "removed"
    assert pacific.match.prompt is not None
    assert pacific.match.prompt.args["limit"] == 4 + 3


def test_al20_halsey_comes_in_when_ghormley_has_not() -> None:
    pacific = Pacific(
        "us_hq_spac_ghormley@track us_hq_spac_halsey@event us_ca_northampton@5808 us_bb_washington@5808"
    )
    pacific.play("allies", "AL-20").unless_done("place", "us_hq_spac_halsey", "5808")
    assert pacific.at("us_hq_spac_halsey") == "5808"
    assert pacific.at("us_hq_spac_ghormley") == "removed"


def test_al20_does_not_move_a_halsey_who_is_there() -> None:
    pacific = Pacific("us_hq_spac_halsey@4828 us_ca_northampton@4828 us_bb_washington@4828").allies("4828")
    pacific.play("allies", "AL-20")
    assert pacific.at("us_hq_spac_halsey") == "4828"


def test_al28_a_landing_takes_the_empty_islands_next_to_it() -> None:
    """The islands between Halmahera and Ceram, one hex each."""
    units = "us_hq_swpac@3219 us_div_1m@3219 us_cv_wasp@3219 us_bb_washington@3219 jp_bde_1sn@2919"

    def land(card: str) -> Pacific:
        pacific = Pacific(units).allies("3219").japan("3018", "2918", "3017", "3019", "3118", "2919", "2212")
        pacific.state.asp = [4, 4]
        pacific.event("allies", card, "us_hq_swpac").activate("us_div_1m", "us_cv_wasp", "us_bb_washington")
        return pacific.land("us_div_1m", "3018", "us_cv_wasp", "us_bb_washington").fight()

    pacific = land("AL-28")
    assert {space for space in ("2918", "3017", "3019", "3118") if pacific.holder(space) == "allies"} == {
        *("2918", "3017", "3019", "3118")
    }
    assert pacific.holder("2919") == "japan", "occupied, and not next to it"
    assert land("AL-56").holder("3017") == "japan"


def test_al33_ends_rivalry_and_builds_a_route() -> None:
    pacific = war("campaign_1943")
    pacific.state.built = 0
    pacific.state.rivalry[1] = 1
    pacific.play("allies", "AL-33")
    assert pacific.state.rivalry[1] == 0
    assert [event.args["route"] for event in pacific.events("built")] == ["jarhat"]
    then = war("campaign_1943")
    then.state.built = 1 << BUILDINGS.index("jarhat")
    then.play("allies", "AL-33")
    assert then.targets("build") == {"ledo", "imphal"}
    full = war("campaign_1943")
    full.state.built = sum(1 << BUILDINGS.index(route) for route in ("jarhat", "ledo", "imphal"))
    assert not full.play("allies", "AL-33").events("built")


def test_al51_the_fourteenth_air_force_comes_and_the_avg_leaves() -> None:
    pacific = Pacific("cw_hq_seac@1805 us_air_14af@event us_air_avg@1905 us_lrb_10af@1905")
    pacific.allies("1805", "1905", "2104", "2205").play("allies", "AL-51")
    assert "1905" in pacific.spaces("place", "us_air_14af")
    assert "1805" not in pacific.spaces("place", "us_air_14af"), "not in northern India"
    pacific.choose("place", "us_air_14af", "1905")
    assert pacific.at("us_air_avg") == "removed"
    assert not pacific.reduced("us_air_14af")


def test_al70_the_seventh_armoured_comes_to_a_port_or_never() -> None:
    pacific = Pacific("cw_hq_seac@1805 cw_bde_7arm@event cw_corps_15@1905 cw_air_seac@1905").allies(
        "1805", "1905"
    )
    pacific.play("allies", "AL-70").unless_done("place", "cw_bde_7arm", "1805")
    assert pacific.at("cw_bde_7arm") == "1805"
    lost = Pacific("cw_hq_seac@3727 cw_bde_7arm@event cw_corps_2aus@3727 cw_air_aus@3727").allies("3727")
    lost.japan("1307", "1308", "1406", "1805", "2008").play("allies", "AL-70")
    assert lost.at("cw_bde_7arm") == "removed"


def test_al69_the_eleventh_airborne_drops() -> None:
    """From Morotai with the 5th Air Force, whose longer range is four hexes."""
    units = "us_hq_swpac@3017 us_div_11abn@3017 us_air_5af@3017 jp_bde_1sn@2915"

    def drop(units: str) -> Pacific:
        pacific = Pacific(units).allies("3017", "3727").japan("3019", "3018", "2915")
        return pacific.event("allies", "AL-69", "us_hq_swpac").activate("us_air_5af")

    pacific = drop(units)
    assert "3019" in pacific.spaces("at")
    assert "2915" not in pacific.spaces("at")
    pacific.choose("at", "3019")
    assert pacific.at("us_div_11abn") == "3019"
    assert pacific.holder("3019") == "allies"
    assert drop("us_hq_swpac@3017 us_div_11abn@3727 us_air_5af@3017").kind == "move_units"


def test_al69_an_active_division_does_not_drop() -> None:
    pacific = Pacific("us_hq_swpac@3017 us_div_11abn@3017 us_air_5af@3017").allies("3017")
    pacific.event("allies", "AL-69", "us_hq_swpac").activate("us_air_5af", "us_div_11abn")
    assert pacific.kind == "move_units"


def tokyo_raid(unit: str, **hands: str) -> Pacific:
    pacific = Pacific(f"us_hq_cpac@{OKINAWA} {unit}@{OKINAWA} jp_army_ed@3307").allies(OKINAWA).turn(11)
    pacific.deal(**hands).event("allies", "AL-72", "us_hq_cpac").activate(unit).moved()
    pacific.unless_done("declare", "3307").fight().commit(unit, to="3307")
    return pacific


def test_al72_carriers_off_japan_cost_a_card() -> None:
    pacific = tokyo_raid("us_cv_essex", japan="JP-4")
    pacific.choose("pass")
    assert discarded(pacific, "japan") >= {"JP-4"}
    bombers = tokyo_raid("us_lrb_7af", japan="JP-4").choose("pass")
    assert bombers.hand("japan") == {"JP-4"}, "no carrier is there"


def test_al72_the_weather_saves_the_card() -> None:
    pacific = tokyo_raid("us_cv_essex", japan="JP-4 JP-19").choose("react", "JP-19")
    assert pacific.hand("japan") == {"JP-4"}
    assert pacific.events("cancelled")


# Japanese events that do something besides


def guadalcanal(units: str) -> Pacific:
    pacific = solomons(f"jp_bb_hiei@4021 {units}").event("japan", "JP-20", "jp_hq_south_seas")
    return pacific.activate("jp_bb_hiei").move("jp_bb_hiei", "4423").fight()


def test_jp20_battleships_shell_the_airfield_after_the_reaction() -> None:
    """A battleship that comes with the reaction is too late; the shells fall before the air-naval battle."""
    pacific = guadalcanal("us_bb_washington@4828")
    assert not pacific.reduced("us_air_1maw")
    assert pacific.kind == "intelligence", "the reaction comes first"
    pacific.rolls(0, 0, 0).choose("roll").choose("lead", "us_hq_spac_halsey").react("us_bb_washington")
    told = [event.id for event in pacific.match.events]
    assert told.index("event-reacted-to") < told.index("event-reduced") < told.index("event-volley")
    assert pacific.reduced("us_air_1maw")


def test_jp20_not_against_a_battleship() -> None:
    assert not guadalcanal("us_bb_washington@4423").reduced("us_air_1maw")


@rule("6.23")
@pytest.mark.parametrize("card", ["JP-28", "JP-44"])
def test_the_tokyo_express_goes_to_a_japanese_hex_in_range(card: str) -> None:
    pacific = solomons("jp_bb_hiei@4017").japan("2008", "4422").play("japan", card)
    assert "4422" in pacific.spaces("at")
    assert "2008" not in pacific.spaces("at"), "too far from Truk"
    assert "4423" not in pacific.spaces("at"), "Allied"
    pacific.choose("at", "4422")
    assert [event.args["space"] for event in pacific.events("tokyo-express")] == ["4422"]


@rule("8.45")
def test_jp44_gives_two_shipping_points_for_the_offensive() -> None:
    def room(card: str) -> bool:
        pacific = solomons("jp_army_17@4021 jp_bb_hiei@4021").allies("4422").put("us_air_1maw@removed")
        pacific.state.asp = [0, 4]
        pacific.play("japan", card)
        if pacific.kind == "place_express":
            pacific.choose("pass")
        pacific.unless_done("lead", "jp_hq_south_seas").activate("jp_army_17", "jp_bb_hiei")
        pacific.unless_done("select", "jp_army_17").choose("join", "jp_bb_hiei")
        return bool(pacific.options("land"))

    assert room("JP-44")
    assert not room("JP-10")


@rule("12.22")
@pytest.mark.parametrize("card", ["JP-37", "JP-38"])
@pytest.mark.parametrize(("before", "after"), [(0, 2), (2, 4), (4, 4)])
def test_escorts(card: str, before: int, after: int) -> None:
    pacific = war()
    pacific.state.escorts = before
    pacific.play("japan", card)
    assert pacific.state.escorts == after


def test_no_escorts_after_the_submarine_doctrine() -> None:
    pacific = war()
    pacific.state.escorts = 2
    pacific.play("allies", "AL-80")
    assert pacific.state.escorts == 0
    assert pacific.play("japan", "JP-37").state.escorts == 0


@rule("8.47")
def test_barges_come_unless_pt_boats_were_there_first() -> None:
    early = war().play("japan", "JP-73")
    assert early.state.flags >> 1 & 1
    early = to_the_end(early).play("allies", "AL-23")
    assert not early.state.flags >> 1 & 1
    late = war().play("allies", "AL-23").play("japan", "JP-73")
    assert not late.state.flags >> 1 & 1


@rule("5.31")
@pytest.mark.parametrize("card", ["JP-58", "JP-59", "JP-60"])
def test_paratroops_take_an_empty_hex_or_a_dutch_regiment(card: str) -> None:
    units = "jp_hq_south@2415 jp_air_21af@2415 jp_bb_kongo@2415"
    units += " du_reg_5@2517 du_reg_3@2616 us_ca_asia@2616 du_div_j@2019"

    def drop() -> Pacific:
        pacific = Pacific(units).japan("2415").allies("2517", "2616", "2516", "2019")
        return pacific.event("japan", card, "jp_hq_south").activate("jp_air_21af")

    pacific = drop()
    assert {"2517", "2516"} <= pacific.spaces("at")
    assert "2616" not in pacific.spaces("at"), "a ship is there, too"
    assert "2019" not in pacific.spaces("at"), "more than a regiment"
    pacific.choose("at", "2517")
    assert pacific.holder("2517") == "japan"
    assert pacific.at("du_reg_5") == "removed"


def test_paratroops_do_not_enter_an_allied_zone() -> None:
    units = "jp_hq_south@2415 jp_ca_mogami@2415 jp_bb_kongo@2415 du_reg_5@2517"
    pacific = Pacific(units).japan("2415").allies("2517").event("japan", "JP-58", "jp_hq_south")
    assert pacific.activate("jp_ca_mogami").kind == "move_units", "no air unit is active"


@rule("12.31")
@pytest.mark.parametrize("card", ["JP-76", "JP-79"])
@pytest.mark.parametrize(("die", "hit"), [(4, True), (5, False)])
def test_raids_on_bombers(card: str, die: int, hit: bool) -> None:
    pacific = solomons("us_b29_20bc@china us_lrb_7af@4828").rolls(die).play("japan", card)
    assert pacific.reduced("us_b29_20bc") == hit


@pytest.mark.parametrize("card", ["JP-76", "JP-79"])
def test_no_raid_on_bombers_out_of_range(card: str) -> None:
    pacific = solomons("us_b29_20bc@5808").play("japan", card)
    assert not pacific.events("attack-roll")
    assert not pacific.reduced("us_b29_20bc")
