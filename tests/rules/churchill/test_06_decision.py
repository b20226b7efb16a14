"""6.0 The Decision segment: what was won takes effect."""

from __future__ import annotations

import pytest

from games.churchill.table import Table
from quadrant.games.churchill.components import (
    BOMB_TRACK,
    CBI,
    EASTERN,
    ISSUE,
    MEDITERRANEAN,
    TRINITY,
    UK,
    US,
    USSR,
    WESTERN,
)
from quadrant.games.churchill.rules.decision import (
    BombResearch,
    ConditionalIssues,
    GlobalDecision,
    PlaceDirectedOffensives,
    TheaterLeadership,
)
from quadrant.games.churchill.rules.fronts import AdvanceFronts, no_attempt
from quadrant.games.churchill.rules.production import Allocation, Production
from quadrant.games.churchill.rules.sequence import DecisionSegment
from quadrant.kernel.message import Prompt
from quadrant.testing import rule


def decided(t: Table, winner: str = "us") -> Table:
    """The conference is over, won by that seat."""
    t.state.winner = ("uk", "ussr", "us").index(winner)
    return t


def allocating(t: Table, uk: int = 0, ussr: int = 0, us: int = 0) -> Table:
    """Allocation after a conference won by the US, which also holds both commands and so comes last."""
    decided(t).state.command = [US, US]
    t.state.production = [uk, ussr, us]
    return t.begin(Allocation())


@rule("6.1", "4.23.1", "4.23")
def test_directed_offensives_are_placed_from_the_left_of_the_conference_winner() -> None:
    t = decided(Table().issues(us_do_1=("us", 1), uk_do_1=("uk", 7), ussr_do_1=("ussr", 2)), "uk")
    t.begin(PlaceDirectedOffensives())
    order = []
    for front in ("eastern", "cbi", "far_east"):
        order.append(t.seat)
        t.choose("target", front)
    assert order == ["ussr", "us", "uk"]
    assert t.state.target[ISSUE["us_do_1"]] == 5


@rule("6.1", "6.7")
def test_a_directed_offensive_needs_an_entry_space() -> None:
    t = decided(Table().issues(us_do_1=("us", 1)).fronts(mediterranean="northern_italy"))
    t.begin(PlaceDirectedOffensives())
    assert t.targets("target") == {"western", "eastern", "central_pacific", "sw_pacific", "cbi", "far_east"}
    for target, broken in (("mediterranean", "6.1"), ("arctic_box", "6.7")):
        refusal = t.why_not("target", target)
        assert refusal is not None
        assert refusal.rule == broken


@rule("6.1", "4.23.1", "7.8")
def test_any_entry_space_will_do_even_where_the_axis_has_surrendered() -> None:
    t = decided(Table().issues(us_do_1=("us", 1)))
    t.state.surrendered[0] = 8
    t.begin(PlaceDirectedOffensives()).choose("target", "western")
    allocating(t, us=3)
    # What it demands is owed, and placed as there is nothing to choose; of one's own will nothing goes there.
    assert [event.args["front"] for event in t.events("offensive-support")] == ["western", "western"]
    assert (t.kind, t.state.production[US]) == ("allocate", 1)
    assert "western" not in t.targets("offensive")


@rule("6.1", "7.8")
def test_at_some_tables_a_directed_offensive_needs_a_theater_at_war() -> None:
    t = decided(Table(direct_anywhere=False).issues(us_do_1=("us", 1)))
    t.state.surrendered[0] = 8
    t.begin(PlaceDirectedOffensives())
    refusal = t.why_not("target", "western")
    assert refusal is not None
    assert refusal.rule == "7.8"


@rule("6.2", "4.23.2")
def test_conditional_issues_work_from_the_center_and_count_as_won_elsewhere() -> None:
    t = Table().issues(ussr_war_japan=None).begin(ConditionalIssues())
    assert t.events("condition-met")
    t = Table().issues(ussr_war_japan=("us", 3)).begin(ConditionalIssues())
    assert t.events("condition-blocked")
    assert t.state.issue_winner(ISSUE["ussr_war_japan"]) == US


@rule("6.21", "7.73")
def test_normandy_needs_the_second_front_in_the_center_each_time() -> None:
    t = Table("tournament").issues(second_front=("uk", 1)).naval(western=5)
    refusal = no_attempt(t.state, WESTERN)
    assert refusal is not None
    assert refusal.id == "why-not-agreed"
    t.issues(second_front=None)
    assert no_attempt(t.state, WESTERN) is None
    t.issues()  # the next conference: it must be nominated again
    assert no_attempt(t.state, WESTERN) is not None


@rule("6.21")
def test_the_second_front_leaves_the_game_with_normandy() -> None:
    t = Table("tournament").issues(second_front=None).naval(western=5).offensive(western=3)
    for front in range(1, 7):
        t.state.held[front] = True
    t.dice(1).begin(AdvanceFronts()).roll_fronts()
    assert t.front("western") == "normandy"
    assert next(i.where for i in t.match.view().issues if i.issue == "second_front") == "gone"


@rule("6.22", "7.73")
def test_manchuria_needs_the_soviet_declaration_of_war() -> None:
    t = Table().issues(ussr_war_japan=("uk", 2))
    refusal = no_attempt(t.state, 6)
    assert refusal is not None
    assert refusal.args == {"issue": "ussr_war_japan"}
    t.issues(ussr_war_japan=None)
    assert no_attempt(t.state, 6) is None


@rule("6.3", "6.31", "4.23.3")
def test_base_production() -> None:
    t = Table().issues().naval(arctic=0).begin(Production())
    assert t.state.production == [4, 3, 6]


@rule("6.32", "4.23.3")
def test_a_foreign_production_issue_takes_a_marker_and_ones_own_only_guards_it() -> None:
    t = Table().issues(us_production_1=("ussr", 1), us_production_2=("ussr", 7), uk_production_1=("us", 2))
    t.begin(Production())
    assert t.state.production == [3, 5, 5]
    t = Table().issues(us_production_1=("us", 1)).begin(Production())
    assert t.state.production == [4, 3, 6]
    assert not t.events("production-taken")


@rule("6.32")
def test_strategic_materials_serve_all_from_the_center_else_the_winner() -> None:
    assert Table().issues(strategic_materials=None).begin(Production()).state.production == [5, 4, 7]
    won = Table().issues(strategic_materials=("uk", 1)).begin(Production())
    assert won.state.production == [5, 3, 6]


@rule("6.32", "7.4")
def test_the_arctic_and_the_convoy_add_up_unless_the_table_says_otherwise() -> None:
    t = Table().issues().naval(arctic=3).band("8A", "red").begin(Production())
    assert t.state.production[USSR] == 5
    t = Table(convoy_adds=False).issues().naval(arctic=3).band("8A", "red").begin(Production())
    assert t.state.production[USSR] == 4
    t = Table().issues().naval(arctic=2).dice(3).band("8A", "red").begin(Production())
    assert t.state.production[USSR] == 4
    t = Table().issues().naval(arctic=2).dice(4).band("8A", "red").begin(Production())
    assert t.state.production[USSR] == 3


@rule("6.4", "4.23.4")
def test_each_allocates_everything_before_the_next_from_the_left_of_the_winner() -> None:
    t = allocating(Table(), uk=2, ussr=1, us=1)
    t.state.support = [0] * 9
    seats = []
    while t.kind == "allocate":
        seats.append(t.seat)
        assert ("done",) not in t.match.options()
        t.choose("offensive", "western")
    assert seats == ["uk", "uk", "ussr", "us"]
    assert t.state.offensive[WESTERN] == 4


@rule("6.5", "7.51")
def test_anybody_may_support_any_front_or_box_up_to_five_naval() -> None:
    t = allocating(Table().naval(western=5), ussr=2)
    assert t.targets("offensive") == {
        "western",
        "eastern",
        "mediterranean",
        "central_pacific",
        "sw_pacific",
        "cbi",
        "far_east",
    }
    assert "western_box" not in t.targets("naval")
    assert "arctic_box" in t.targets("naval")
    refusal = t.why_not("naval", "western_box")
    assert refusal is not None
    assert (refusal.rule, refusal.id) == ("6.5", "why-five-naval")
    t.choose("naval", "arctic_box")
    assert t.box("arctic") == 2


@rule("7.4", "3.25")
def test_the_arctic_takes_naval_support_only() -> None:
    t = allocating(Table(), uk=1)
    refusal = t.why_not("offensive", "arctic_box")
    assert refusal is not None
    assert (refusal.rule, refusal.id) == ("7.4", "why-arctic-naval-only")


@rule("6.4", "4.23.4")
def test_production_and_command_support_may_not_be_declined() -> None:
    t = allocating(Table().issues(), us=1)
    for kind in ("allocate", "command_support"):
        assert t.kind == kind
        refusal = t.why_not("done")
        assert refusal is not None
        assert (refusal.rule, refusal.id) == ("6.4", "why-all-allocated")
        t.choose("offensive", "western")


@rule("7.8", "6.6", "5.11")
def test_what_a_card_commits_is_paid_even_after_a_surrender() -> None:
    t = Table().band("8C", "green")
    t.state.surrendered[0] = 8
    allocating(t, uk=2)
    assert t.state.offensive[MEDITERRANEAN] == 1
    assert "mediterranean" not in t.targets("offensive")


@rule("7.8")
def test_no_voluntary_offensive_support_after_a_surrender() -> None:
    t = Table()
    t.state.surrendered[0] = 8
    allocating(t, uk=1)
    assert "western" not in t.targets("offensive")
    assert "arctic_box" in t.targets("naval")
    refusal = t.why_not("offensive", "western")
    assert refusal is not None
    assert refusal.rule == "7.8"


@rule("6.6", "5.11", "4.21")
def test_what_the_card_commits_comes_first() -> None:
    t = Table().issues(uk_do_1=("us", 1)).band("8A", "green")
    t.state.target[ISSUE["uk_do_1"]] = EASTERN
    allocating(t, uk=4)
    # One for the CBI by the card, then two for the East by the Directed Offensive: no choice but the last.
    assert t.state.offensive[5] == 1
    assert t.state.offensive[EASTERN] == 2
    assert t.kind == "allocate"
    assert t.state.production[UK] == 1


@rule("6.6")
def test_a_commitment_binds_only_as_far_as_there_is_production() -> None:
    t = Table().band("8A", "green")
    allocating(t, uk=0, us=1)
    assert t.seat == "us"


@rule("6.6", "6.4")
def test_a_commitment_to_a_theater_may_be_met_either_way_but_nowhere_else() -> None:
    t = Table("campaign").band("1A", "green")
    allocating(t, uk=2)
    assert set(t.match.options()) == {("offensive", "mediterranean"), ("naval", "mediterranean_box")}
    refusal = t.why_not("offensive", "eastern")
    assert refusal is not None
    assert refusal.rule == "6.6"


@rule("6.7")
def test_a_directed_offensive_on_land_takes_two_offensive_supports_of_its_flag() -> None:
    t = Table().issues(ussr_do_1=("us", 1))
    t.state.target[ISSUE["ussr_do_1"]] = 6
    allocating(t, ussr=3, us=1)
    assert t.state.offensive[6] == 2
    assert t.state.production[USSR] == 1
    assert t.seat == "ussr"


@rule("6.7")
def test_at_sea_naval_support_comes_first_until_the_landing_has_enough() -> None:
    t = Table("tournament").issues(us_do_1=("ussr", 1)).naval(western=4)
    t.state.target[ISSUE["us_do_1"]] = WESTERN
    allocating(t, us=3)
    assert t.box("western") == 5
    assert t.state.offensive[WESTERN] == 1
    assert t.state.production[US] == 1


@rule("6.7")
def test_too_little_production_serves_directed_offensives_as_far_as_it_goes() -> None:
    t = Table().issues(us_do_1=("uk", 1), us_do_2=("ussr", 1))
    t.state.target[ISSUE["us_do_1"]] = EASTERN
    t.state.target[ISSUE["us_do_2"]] = MEDITERRANEAN
    allocating(t, us=3)
    assert set(t.match.options()) == {("offensive", "eastern"), ("offensive", "mediterranean")}
    refusal = t.why_not("offensive", "western")
    assert refusal is not None
    assert refusal.rule == "6.7"
    t.choose("offensive", "eastern").choose("offensive", "eastern")
    assert t.state.offensive[MEDITERRANEAN] == 1
    assert t.state.production[US] == 0


@rule("6.7")
def test_two_directed_offensives_on_one_front_demand_four() -> None:
    t = Table().issues(us_do_1=("uk", 1), us_do_2=("ussr", 1))
    t.state.target[ISSUE["us_do_1"]] = t.state.target[ISSUE["us_do_2"]] = EASTERN
    allocating(t, us=6)
    assert t.state.offensive[EASTERN] == 4
    assert t.state.production[US] == 2
    assert t.kind == "allocate"


@rule("6.7")
def test_naval_support_that_others_place_counts_for_the_landing() -> None:
    t = Table("tournament").issues(us_do_1=("ussr", 1)).naval(western=4)
    t.state.target[ISSUE["us_do_1"]] = WESTERN
    allocating(t, uk=1, us=3).choose("naval", "western_box")
    assert t.state.offensive[WESTERN] == 2  # the landing has its five: nothing but offensive support


@rule("6.7", "5.11")
def test_a_directed_offensive_gives_way_where_the_card_forbids_allocation() -> None:
    t = Table("campaign").issues(uk_do_1=("us", 1)).band("4A", "green")
    t.state.target[ISSUE["uk_do_1"]] = CBI
    allocating(t, uk=1)
    assert (t.seat, t.kind) == ("uk", "allocate")
    refusal = t.why_not("offensive", "cbi")
    assert refusal is not None
    assert (refusal.rule, refusal.id) == ("5.11", "why-card-forbids")
    assert "eastern" in t.targets("offensive")


@rule("6.8", "6.81")
def test_a_won_pol_mil_issue_works_only_if_it_is_paid_for() -> None:
    t = allocating(Table().issues(pol_mil_13_a=("us", 7), pol_mil_22_a=("uk", 1)), us=2)
    assert t.targets("activate") == {"pol_mil_13_a"}
    refusal = t.why_not("activate", "pol_mil_22_a")
    assert refusal is not None
    assert refusal.rule == "6.8"
    t.choose("activate", "pol_mil_13_a")
    assert (t.state.alignments_due[US], t.state.networks_due[US]) == (1, 3)
    assert not t.options("activate")
    assert t.state.networks_due[UK] == 0
    for issue, why in (("pol_mil_13_a", "why-activated"), ("us_do_1", "why-not-pol-mil")):
        refusal = t.why_not("activate", issue)
        assert refusal is not None
        assert (refusal.rule, refusal.id) == ("6.8", why)


def command(t: Table, seat: str) -> list[int]:
    """Support a seat still has to place after its production."""
    nation = ("uk", "ussr", "us").index(seat)
    return t.state.support[nation * 3 : nation * 3 + 3]


@rule("6.91", "4.23.5", "6.9")
def test_a_command_gives_one_support_in_its_theater() -> None:
    t = allocating(Table().issues())
    assert (t.seat, t.kind) == ("us", "command_support")
    assert t.targets("offensive") == {"western", "eastern", "mediterranean"}
    refusal = t.why_not("offensive", "cbi")
    assert refusal is not None
    assert refusal.rule == "6.91"
    t.choose("offensive", "western")
    assert t.targets("offensive") == {"central_pacific", "sw_pacific", "cbi", "far_east"}


@rule("6.91", "7.8", "6.5")
def test_command_support_that_fits_nowhere_in_its_theater_is_lost() -> None:
    t = Table().issues().naval(western=5, arctic=5, eastern=5, mediterranean=5)
    t.state.surrendered[0] = 8
    allocating(t)
    lost = t.events("support-lost")
    assert [(event.rule, event.args) for event in lost] == [("6.91", {"seat": "us", "n": 1})]
    assert t.targets("offensive") == {"central_pacific", "sw_pacific", "cbi", "far_east"}


@rule("6.91", "6.92")
def test_the_holder_before_the_change_gets_the_support_unless_the_table_says_otherwise() -> None:
    t = allocating(Table().issues(leadership_europe=("uk", 4)))
    assert (t.seat, command(t, "uk"), command(t, "us")) == ("uk", [2, 0, 0], [1, 1, 0])
    late = allocating(Table(late_command=True).issues(leadership_europe=("uk", 4)))
    assert late.state.support == [0] * 9
    late.begin(TheaterLeadership()).choose("command", "europe", "uk")
    assert command(late, "uk") == [3, 0, 0]


@rule("6.4", "6.9")
@pytest.mark.parametrize(
    ("first", "kinds"), [(False, ["allocate", "command_support"]), (True, ["command_support", "allocate"])]
)
def test_support_of_commands_and_production_are_placed_in_one_turn(first: bool, kinds: list[str]) -> None:
    t = allocating(Table(command_first=first).issues(), us=2)
    asked = []
    while t.seat == "us":
        asked.append(t.kind)
        t.choose("offensive", "western" if "western" in t.targets("offensive") else "cbi")
    assert asked == [kind for kind in kinds for _ in range(2)]


@rule("6.92", "4.23.5")
def test_winning_both_issues_brings_two_more_for_either_theater() -> None:
    t = allocating(Table().issues(leadership_europe=("ussr", 1), leadership_pacific=("ussr", 7)))
    assert command(t, "ussr") == [2, 2, 2]
    refusal = t.why_not("offensive", "cbi")
    assert refusal is not None
    assert refusal.rule == "6.92"  # the USSR holds no command
    for front in ("eastern", "western", "far_east", "cbi"):
        t.choose("offensive", front)
    assert len(t.targets("offensive")) == 7
    assert {event.rule for event in t.events("offensive-support")} == {"6.92"}


@rule("6.91", "6.92")
def test_the_ussr_is_never_told_of_a_command_of_its_own() -> None:
    t = allocating(Table().issues(leadership_europe=("ussr", 1)))
    assert (t.seat, t.match.prompt) == (
        "ussr",
        Prompt("prompt-command-support-won", "6.92", {"theater": "europe", "n": 2}),
    )
    t = allocating(Table().issues())
    assert (t.seat, t.match.prompt) == (
        "us",
        Prompt("prompt-command-support", "6.91", {"theater": "europe", "n": 1}),
    )


@rule("6.92", "3.26")
def test_the_winner_names_the_commander_but_never_the_ussr() -> None:
    t = decided(Table().issues(leadership_pacific=("ussr", 2))).begin(TheaterLeadership())
    assert t.seat == "ussr"
    assert set(t.match.options()) == {("command", "pacific", "us"), ("command", "pacific", "uk")}
    refusal = t.why_not("command", "pacific", "ussr")
    assert refusal is not None
    assert refusal.rule == "6.92"
    t.choose("command", "pacific", "uk")
    assert t.match.view().command == {"europe": "us", "pacific": "uk"}


@rule("6.10", "4.23.6")
@pytest.mark.parametrize(("die", "moves"), [(3, 0), (4, 1)])
def test_a_four_moves_the_bomb(die: int, moves: int) -> None:
    t = Table("campaign").issues(a_bomb=("uk", 1)).dice(die).begin(BombResearch())
    assert t.state.bomb == moves
    assert t.state.spy == 0


@rule("6.10", "6.10.1")
def test_the_track_of_the_bomb_is_told_by_the_names_of_its_spaces() -> None:
    t = Table("campaign").issues(a_bomb=("ussr", 1)).dice(6).begin(BombResearch())
    assert [event.args for event in (*t.events("bomb-moves"), *t.events("spy-moves"))] == [
        {"bomb": BOMB_TRACK[1]},
        {"bomb": BOMB_TRACK[1]},
    ]


@rule("6.10")
def test_nobody_rolls_when_nobody_won_and_the_track_ends_at_trinity() -> None:
    t = Table().issues(a_bomb=None).begin(BombResearch())
    assert not t.events("research-roll")
    t = Table().issues(a_bomb=("us", 1))
    t.state.bomb = TRINITY
    t.dice(6).begin(BombResearch())
    assert t.state.bomb == TRINITY


@rule("6.10.1", "4.23.6")
def test_a_soviet_win_moves_the_spy_ring_after_the_roll() -> None:
    t = Table("campaign").issues(a_bomb=("ussr", 7)).dice(1).begin(BombResearch())
    assert (t.state.bomb, t.state.spy) == (0, 1)
    assert t.match.view().spy == "chicago_pile"


@rule("6.10.2")
def test_production_modifies_the_research_of_this_conference() -> None:
    t = allocating(Table("campaign").issues(a_bomb=("uk", 1)), us=3)
    t.choose("research").choose("research").choose("research")
    t.dice(1).begin(BombResearch())
    assert t.state.bomb == 1
    t = allocating(Table("campaign").issues(), us=1)
    refusal = t.why_not("research")
    assert refusal is not None
    assert refusal.rule == "6.10.2"


@rule("6.11", "4.23.7")
def test_the_winner_must_move_one_of_its_two_markers() -> None:
    t = Table().issues(**{"global": ("uk", 1)}).begin(GlobalDecision())
    assert t.targets("world") == {"gi_uk_us", "gi_uk_ussr"}
    refusal = t.why_not("world", "gi_us_ussr")
    assert refusal is not None
    assert refusal.rule == "6.11"
    t.choose("world", "gi_uk_us")
    assert t.match.view().global_issues[0].advantage == "colonialism"
    t.issues(**{"global": ("us", 1)}).begin(GlobalDecision()).choose("world", "gi_uk_us")
    assert t.match.view().global_issues[0].advantage == "self_determination"


@rule("6.11", "4.23.7")
def test_who_holds_both_advantages_moves_nothing() -> None:
    t = Table().issues(**{"global": ("ussr", 1)})
    t.state.world = [-1, USSR, USSR]
    t.begin(GlobalDecision())
    assert t.state.world == [-1, USSR, USSR]
    assert t.match.decision is None


@rule("6.0")
def test_the_whole_segment_runs_to_its_end() -> None:
    t = decided(Table().issues(us_do_1=("uk", 1), a_bomb=("ussr", 2)))
    t.dice(1)
    t.begin(DecisionSegment()).choose("target", "eastern")
    while t.kind:
        t.choose(*t.match.options()[0])
    assert t.state.production == [0, 0, 0]
    assert t.state.spy == 1
