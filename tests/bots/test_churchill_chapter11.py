"""The bots of chapter 11 follow the priorities of their charts, in each segment and for each leader."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import quadrant
from bots.churchill import Places, meeting
from games.churchill.table import Table, card_number
from quadrant import bots
from quadrant.bots import Question, arena
from quadrant.bots.churchill import situation
from quadrant.bots.churchill.chapter11 import SECTIONS, Chapter11
from quadrant.bots.churchill.priorities import KINDS, chart_of, charts
from quadrant.bots.churchill.reasons import Reason
from quadrant.bots.churchill.situation import CONDITIONS, Situation
from quadrant.games.churchill.components import CBI, EASTERN, ISSUE, ISSUES, LOCATION, NATIONS, UK, US, USSR
from quadrant.games.churchill.rules.agenda import FirstIssue, Nominate, PlayAgenda
from quadrant.games.churchill.rules.alignment import PlaceAlignment
from quadrant.games.churchill.rules.attributes import remove_card
from quadrant.games.churchill.rules.clandestine import NetworkOrder, PlaceNetwork
from quadrant.games.churchill.rules.decision import DirectOffensive, MoveGlobal, NameCommander
from quadrant.games.churchill.rules.meeting import Advance, AdvanceIssue, Debate, DebateWindow
from quadrant.games.churchill.rules.production import Allocate
from quadrant.games.churchill.rules.staff import play_card
from quadrant.games.churchill.rules.ties import AskLeaders, BreakTie
from quadrant.games.churchill.state import Churchill
from quadrant.games.churchill.verbs import NOMINATE
from quadrant.kernel import catalog
from quadrant.kernel.flow import Choice, kind_of
from quadrant.testing import rule

GAME = catalog.find("churchill")


def bot(table: Table, seed: int = 0) -> tuple[Choice, Reason]:
    """What the bot whose turn it is chooses, and why."""
    question = Question(table.match)
    player = Chapter11(GAME, question.seat, Random(seed))
    reason = player.explain(question)
    choice = player.choose(question)
    assert choice in question.options
    return choice, reason


def chosen(table: Table, seed: int = 0) -> Choice:
    return bot(table, seed)[0]


def advancing(seat: str, issues: Places, *hand: str) -> Table:
    """A seat about to advance."""
    return meeting(seat, issues, *hand).begin(Advance(seat))


# The charts


@rule("11.1", game="churchill")
def test_every_operation_and_condition_of_the_charts_is_known() -> None:
    whens = [p.when for p in charts().common.advance]
    for chart in charts().bots.values():
        whens += [m.when for m in chart.weight_modifiers] + [p.when for p in chart.leader]
        whens += [p.when for p in chart.production_order] + [g.when for g in chart.global_choice]
        whens += [d.when for rows in chart.directed_offensives.values() for d in rows]
        assert set(chart.issue_weights) == set(KINDS)
        assert set(chart.network_order) | set(chart.alignment_order) <= set(LOCATION)
    for when in whens:
        assert set(when) <= set(CONDITIONS)


@rule("11.9", game="churchill")
def test_a_variant_bot_is_a_matter_of_data(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table().issues()
    table.state.phase = "nominate"
    table.hands(uk=["UK-19", "UK-06"]).begin(Nominate("uk"))
    assert chosen(table) != Choice("nominate", "strategic_materials")
    dull = dict.fromkeys(chart_of(UK).issue_weights, 1.0) | {"strategic_materials": 10.0}
    variant = msgspec.structs.replace(chart_of(UK), issue_weights=dull, weight_modifiers=())
    monkeypatch.setattr(situation, "chart_of", lambda nation: variant)
    assert chosen(table) == Choice("nominate", "strategic_materials")


# 11.0 and 11.2: any chair, any position


@rule("11.0", game="churchill")
@pytest.mark.parametrize("people", [(), ("uk",), ("us", "ussr")])
def test_from_none_to_two_others_play_with_the_bots(people: tuple[str, ...]) -> None:
    seats = {name: "random" if name in people else "chapter11" for name in NATIONS}
    spec = ",".join(f"{seat}={name}" for seat, name in seats.items())
    outcome = arena.attempt(arena.plan("churchill", "training", spec=spec, seed="chairs"), 0)
    assert not outcome.error
    assert outcome.winner in NATIONS


@rule("11.2", "11.1", game="churchill")
def test_in_whatever_position_a_bot_finds_a_legal_move_and_a_reason_for_it() -> None:
    kinds = set()
    cases: list[dict[str, bool | int]] = [{"edition": 1}, {"secret_agenda": True, "tie_discard": True}, {}]
    for number, options in enumerate(cases):
        match = quadrant.new("churchill", scenario="campaign", seed=number, options=options)
        random = Random(number)
        while match.seat:
            question = Question(match)
            kinds.add(question.kind)
            if random.random() < 0.3:
                pick = Chapter11(GAME, question.seat, random).decide(question, random)
                assert pick.choice in question.options
                assert pick.reason.id.startswith("bot-")
            match.choose(random.choice(question.options))
    assert kinds - {"roll_campaign"} <= {kind_of(decision.__name__) for decision in SECTIONS}


# 11.3 The plan


@rule("11.3", game="churchill")
def test_the_plan_is_what_the_hand_as_a_whole_does_best() -> None:
    places: Places = {issue.id: None for issue in ISSUES}
    table = meeting("uk", places, "UK-03", "UK-10", "UK-12")
    without = Situation(table.state, UK, Random(0)).plan_values[ISSUE["uk_production_1"]]
    table.hands(uk=["UK-06", "UK-19", "UK-20"])
    assert without > Situation(table.state, UK, Random(0)).plan_values[ISSUE["uk_production_1"]]


@rule("11.3", game="churchill")
def test_the_plan_is_kept_for_the_conference() -> None:
    match = quadrant.new("churchill", scenario="tournament", seed=5)
    players = bots.seated(GAME, dict.fromkeys(NATIONS, "chapter11"), 5)
    plans: dict[str, set[tuple[int, ...]]] = {name: set() for name in NATIONS}
    while match.seat and match.view().conference == 6:
        question = Question(match)
        if question.kind in ("advance", "debate"):
            assert isinstance(match.state, Churchill)
            seen = Situation(match.state, NATIONS.index(question.seat), Random(0))
            plans[question.seat].add(seen.plan)
        match.choose(players[question.seat].choose(question))
    assert [len(plan) for plan in plans.values()] == [1, 1, 1]


@rule("11.3", "5.13", game="churchill")
def test_cards_of_the_last_conference_are_no_part_of_the_hand_dealt() -> None:
    table = Table("tournament").hands(uk=["UK-03", "UK-10", "UK-12"])  # a small deck deals fewer than seven
    state = table.state
    state.discard[UK] = tuple(card_number(f"UK-{n:02}") for n in (5, 6, 19))  # played before
    dealt = Situation(state, UK, Random(0)).dealt
    assert set(dealt) == {card_number(name) for name in ("UK-03", "UK-10", "UK-12")}
    table.begin(PlayAgenda("uk")).choose("agenda", "UK-10")
    assert set(Situation(state, UK, Random(0)).dealt) == set(dealt)
    play_card(state, UK, card_number("UK-03"))
    remove_card(state, UK, card_number("UK-03"))
    assert set(Situation(state, UK, Random(0)).dealt) == set(dealt)


@rule("11.3", game="churchill")
def test_close_calls_are_left_to_chance() -> None:
    table = Table()
    seen = Situation(table.state, UK, Random(1))
    near = [seen.close_call([(10.0, "a"), (9.5, "b"), (5.0, "c")]) for _ in range(50)]
    assert set(near) == {"a", "b"}


# 11.4 The agenda


@rule("11.4", game="churchill")
def test_the_agenda_card_is_high_and_not_needed_by_the_plan() -> None:
    table = Table("tournament").hands(uk=["UK-08", "UK-19", "UK-05"])
    table.state.phase = "agenda"
    table.begin(PlayAgenda("uk"))
    choice, reason = bot(table)
    assert choice != Choice("agenda", "UK-05")
    assert reason.id == "bot-agenda-card"


@rule("11.4", game="churchill")
def test_a_chief_of_staff_stays_out_of_the_agenda() -> None:
    table = Table("tournament").hands(ussr=["USSR-06", "USSR-13"])
    table.state.phase = "agenda"
    table.begin(PlayAgenda("ussr"))
    assert all(chosen(table, seed) == Choice("agenda", "USSR-13") for seed in range(5))


@rule("11.4", game="churchill")
@pytest.mark.parametrize("seat", NATIONS)
def test_the_first_issue_is_one_the_bot_wants_on_its_own_side(seat: str) -> None:
    table = Table("tournament").hands(**{seat: [f"{seat.upper()}-03", f"{seat.upper()}-10"]})
    table.state.phase = "nominate"
    table.issues().begin(FirstIssue(seat, 2))
    choice, reason = bot(table)
    seen = Situation(table.state, NATIONS.index(seat), Random(0))
    assert seen.goals[NOMINATE.thing(choice)] == "own"
    assert reason.id == "bot-first-issue"


@rule("11.4", game="churchill")
def test_no_second_issue_of_the_own_flag_is_nominated() -> None:
    table = Table("tournament").hands(us=["US-05", "US-09"]).issues(us_production_1=None)
    table.state.phase = "nominate"
    table.begin(Nominate("us"))
    for seed in range(8):
        assert ISSUES[NOMINATE.thing(chosen(table, seed))].nation != US


@rule("11.4", game="churchill")
def test_a_leader_breaks_a_tie_for_the_conference_for_himself_or_for_the_weaker_rival() -> None:
    table = Table()
    table.state.phase = "meeting"
    table.begin(BreakTie("uk", (), AskLeaders(0, 0, "conference", (UK, US))))
    assert chosen(table) == Choice("wins", "uk")
    table.begin(BreakTie("uk", (), AskLeaders(0, 0, "conference", (USSR, US))))
    weaker = min(("ussr", "us"), key=lambda name: table.match.view().score[name])
    assert chosen(table) == Choice("wins", weaker)


# 11.5 Advancing


@rule("11.5", game="churchill")
def test_first_a_capture_that_no_debate_can_stop() -> None:
    table = advancing("uk", {"pol_mil_22_a": ("uk", 3), "global": None}, "UK-08", "UK-19")
    table.hands(uk=["UK-08", "UK-19"])
    table.begin(Advance("uk"))
    choice, reason = bot(table)
    assert (choice.verb, reason.id) == ("play", "bot-advance-capture")
    assert reason.args["issue"] == "pol_mil_22_a"


@rule("11.5", game="churchill")
def test_then_a_weighty_issue_is_rescued_from_a_rivals_track() -> None:
    table = advancing("us", {"global": ("uk", 3), "us_do_1": None}, "US-11", "US-13")
    choice, reason = bot(table)
    assert choice == Choice("play", "US-11")
    assert reason == Reason("bot-advance-rescue", "11.5", {"p": 2, "issue": "global", "card": "US-11"})


@rule("11.5", game="churchill")
def test_then_a_conditional_issue_is_brought_to_the_centre_by_the_smallest_card() -> None:
    table = advancing("us", {"second_front": ("uk", 2), "strategic_materials": None}, "US-13", "US-03")
    choice, reason = bot(table)
    assert reason.id == "bot-advance-centre"
    assert choice == Choice("play", "US-13")
    table.choose(*choice)
    assert chosen(table) == Choice("advance", "second_front")
    table.choose("advance", "second_front")
    assert bot(table) == (Choice("stop"), Reason("bot-stop", "11.5", {"issue": "second_front"}))


@rule("11.5", game="churchill")
def test_else_the_planned_issue_that_the_card_does_most_for() -> None:
    table = advancing("uk", {"leadership_europe": None, "a_bomb": None}, "UK-04", "UK-19", "UK-05", "UK-13")
    table.state.victories = [3, 0, 0]
    choice, reason = bot(table)
    assert reason.id == "bot-advance-build"
    assert reason.args["issue"] == "leadership_europe"
    assert choice in (Choice("play", "UK-04"), Choice("play", "UK-19"))


@rule("11.5", game="churchill")
def test_a_chief_of_staff_picks_his_issue_after_his_roll() -> None:
    table = meeting("ussr", {"us_do_1": ("us", 4), "strategic_materials": None})
    table.hands(us=["US-02"], uk=["UK-02"])
    table.begin(AdvanceIssue("ussr", card_number("USSR-06"), 5))
    names = [option.targets[0] for option in table.options("advance")]
    assert set(names) == {"us_do_1", "strategic_materials"}
    assert chosen(table)[1] in names


@rule("11.5", game="churchill")
def test_an_earned_pass_is_taken_when_the_plan_stands() -> None:
    table = meeting("uk", {"pol_mil_22_a": ("uk", 3)}, "UK-19")
    table.state.may_pass[UK] = True
    table.begin(Advance("uk"))
    assert bot(table) == (Choice("pass"), Reason("bot-pass-plan", "11.5"))


# 11.5 Debating


def debated(seat: str, rival: str, issue: str, space: int, *hand: str) -> Table:
    """A rival has advanced an issue; the seat may debate."""
    table = meeting(seat, {issue: (rival, min(space, 6))}, *hand)
    window = DebateWindow(0, 0, NATIONS.index(rival), ISSUE[issue], space, False, ())
    return table.begin(Debate(seat, (), window))


@rule("11.5", game="churchill")
def test_a_capture_is_debated_with_the_cheapest_card_that_stops_it() -> None:
    table = debated("us", "uk", "global", 8, "US-15", "US-11")
    choice, reason = bot(table)
    assert choice == Choice("play", "US-15")
    assert reason.id == "bot-debate-stop-capture"


@rule("11.5", game="churchill")
def test_an_issue_of_little_weight_is_let_go() -> None:
    table = debated("uk", "us", "ussr_war_japan", 8, "UK-19", "UK-06")
    assert bot(table) == (Choice("pass"), Reason("bot-debate-pass", "11.5", {"issue": "ussr_war_japan"}))


@rule("11.5", game="churchill")
def test_next_to_advance_the_uk_waits_but_the_ussr_says_nyet() -> None:
    hand = ["UK-08", "UK-09", "UK-17", "UK-19"]
    assert chosen(debated("uk", "us", "pol_mil_22_a", 3, *hand)) == Choice("pass")
    table = debated("ussr", "uk", "us_do_1", 3, "USSR-12", "USSR-16", "USSR-13")
    assert bot(table)[1].id == "bot-debate-swing"


# 11.5 The leader


@rule("11.5", game="churchill")
def test_stalin_takes_the_bomb_where_nobody_can_debate_him() -> None:
    table = meeting("ussr", {"a_bomb": None, "us_do_1": None}, "USSR-13", "USSR-14")
    table.state.active = [False, True, False]
    table.begin(Advance("ussr"))
    choice, reason = bot(table)
    assert choice.verb == "lead"
    assert reason.args == {"p": 1, "issue": "a_bomb", "leader": "stalin"}
    table.choose(*choice)
    assert chosen(table) == Choice("advance", "a_bomb")


@rule("11.5", game="churchill")
def test_churchill_speaks_on_the_global_issue() -> None:
    table = meeting("uk", {"global": None, "a_bomb": None}, "UK-19", "UK-06")
    table.state.active = [True, False, False]
    table.begin(Advance("uk"))
    choice, reason = bot(table)
    assert (choice.verb, reason.args["issue"]) == ("lead", "global")


@rule("11.5", game="churchill")
def test_roosevelt_answers_churchill_on_the_global_issue() -> None:
    table = meeting("us", {"global": ("uk", 6)}, "US-13", "US-15")
    table.state.active = [False, False, True]
    table.begin(Debate("us", (), DebateWindow(0, 0, UK, ISSUE["global"], 7, True, ())))
    choice, reason = bot(table)
    assert choice.verb == "lead"
    assert reason.id == "bot-leader-answer-debate"


# 11.6 Decisions


@rule("11.6", game="churchill")
def test_a_directed_offensive_goes_to_the_first_legal_front_of_the_list() -> None:
    table = Table("tournament").fronts(mediterranean="southern_italy")
    table.begin(DirectOffensive("uk", ISSUE["uk_do_1"]))
    assert chosen(table) == Choice("target", "mediterranean")
    table.fronts(mediterranean="northern_italy").begin(DirectOffensive("uk", ISSUE["uk_do_1"]))
    assert chosen(table) == Choice("target", "western")
    table.state.surrendered = [7, 0]
    table.begin(DirectOffensive("ussr", ISSUE["ussr_do_1"]))
    assert chosen(table) == Choice("target", "far_east")


def allocation(seat: str, n: int) -> Table:
    table = Table("tournament").issues()
    table.state.phase = "allocation"
    table.state.production = [0, 0, 0]
    table.state.production[NATIONS.index(seat)] = n
    table.state.winner = UK
    return table


@rule("11.6", game="churchill")
def test_directed_offensives_are_served_before_anything_else() -> None:
    table = allocation("us", 3)
    for issue, front in (("us_do_1", CBI), ("us_do_2", EASTERN)):
        table.state.target[ISSUE[issue]] = front
        table.state.owed[ISSUE[issue]] = 2
    table.begin(Allocate("us"))
    choice, reason = bot(table)
    assert choice in (Choice("offensive", "cbi"), Choice("offensive", "eastern"))
    assert reason.id == "bot-duty-directed"


@rule("11.6", game="churchill")
def test_a_pol_mil_issue_is_activated_where_an_alignment_is_legal() -> None:
    table = allocation("uk", 2).issues(pol_mil_22_a=("uk", 3))
    table.networks(greece=("uk", 1)).begin(Allocate("uk"))
    choice, reason = bot(table)
    assert choice == Choice("activate", "pol_mil_22_a")
    assert reason.id == "bot-activate"


@rule("11.6", game="churchill")
def test_the_us_gives_its_landings_the_naval_support_they_lack() -> None:
    table = allocation("us", 2).naval(central_pacific=2)
    choice, reason = bot(table.begin(Allocate("us")))
    assert choice == Choice("naval", "central_pacific_box")
    assert reason == Reason("bot-naval", "11.6", {"front": "central_pacific"})


@rule("11.6", game="churchill")
def test_the_ussr_opens_the_arctic_when_the_east_is_out_of_reach() -> None:
    table = allocation("ussr", 2).naval(arctic=1)
    choice, reason = bot(table.begin(Allocate("ussr")))
    assert choice == Choice("naval", "arctic_box")
    assert reason.id == "bot-arctic"


@rule("11.6", game="churchill")
def test_each_bot_names_the_commander_its_chart_says() -> None:
    table = Table("tournament")
    table.begin(NameCommander("us", 0))
    assert chosen(table) == Choice("command", "europe", "us")
    table.begin(NameCommander("uk", 0))
    assert chosen(table) == Choice("command", "europe", "uk")
    table.state.victories = [4, 0, 0]
    table.begin(NameCommander("ussr", 1))
    assert bot(table)[1].id == "bot-command-weaker"
    assert chosen(table) == Choice("command", "pacific", "us")


@rule("11.6", game="churchill")
def test_the_global_issue_moves_by_the_order_of_the_chart() -> None:
    table = Table("tournament")
    table.begin(MoveGlobal("ussr"))
    assert chosen(table) == Choice("world", "gi_uk_ussr")
    table.state.world[1] = USSR
    table.begin(MoveGlobal("uk"))
    assert chosen(table) == Choice("world", "gi_uk_ussr")


# 11.7 and 11.8 Networks and alignments


@rule("11.7", "11.8", game="churchill")
@pytest.mark.parametrize("nation", [UK, USSR, US])
def test_networks_go_down_the_list_of_places(nation: int) -> None:
    table = Table("campaign")
    table.state.phase = "networks"
    table.state.networks_due[nation] = 3
    table.begin(PlaceNetwork(NATIONS[nation]))
    order = chart_of(nation).network_order
    closed = ("norway", "finland")
    for name in [name for name in order if name not in closed][:3]:
        choice, reason = bot(table)
        assert (choice, reason.id) == (Choice("place", name), "bot-network-first")
        table.choose(*choice)


@rule("11.8", game="churchill")
def test_the_uk_leaves_its_colonies_quiet() -> None:
    table = Table("campaign")
    table.state.phase = "networks"
    listed = dict.fromkeys(chart_of(UK).network_order, ("uk", 2))
    table.networks(**listed)
    table.state.networks_due[UK] = 1
    table.begin(PlaceNetwork("uk"))
    for seed in range(10):
        assert chosen(table, seed)[1] not in chart_of(UK).leave_empty


@rule("11.8", game="churchill")
def test_alignments_go_down_the_list_of_places_where_they_are_legal() -> None:
    table = Table("campaign").networks(poland=("ussr", 1), yugoslavia=("ussr", 1), austria=("ussr", 1))
    table.state.phase = "alignments"
    table.state.alignments_due[USSR] = 1
    table.begin(PlaceAlignment("ussr"))
    assert bot(table)[0] == Choice("place", "yugoslavia"), "Poland is closed while Europe is neutral"
    table.state.world[1] = USSR
    table.begin(PlaceAlignment("ussr"))
    assert bot(table)[0] == Choice("place", "poland")


@rule("11.8", game="churchill")
def test_the_us_lets_the_leader_in_vp_place_first() -> None:
    table = Table("tournament")
    table.state.networks_due = [1, 1, 1]
    table.state.victories = [0, 5, 0]
    table.begin(NetworkOrder("us", (0, 1, 2)))
    assert chosen(table) == Choice("first", "ussr")


# Standing


@rule("11.5", "4.41", game="churchill")
def test_far_ahead_a_bot_wants_the_alliance_to_hold() -> None:
    table = Table("tournament")
    calm = Situation(table.state, US, Random(0)).weights
    table.state.victories = [0, 0, 12]
    ahead = Situation(table.state, US, Random(0)).weights
    assert ahead[ISSUE["global"]] < calm[ISSUE["global"]]
    behind = Situation(table.state, UK, Random(0)).weights
    assert (
        behind[ISSUE["a_bomb"]] > Situation(Table("tournament").state, UK, Random(0)).weights[ISSUE["a_bomb"]]
    )
