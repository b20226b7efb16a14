"""The staff of Churchill: it plays to win the game, knows only what its player would, and says why."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random

import msgspec
import pytest

import quadrant
from bots.churchill import meeting
from games.churchill.table import Table
from quadrant import bots
from quadrant.bots import Question, arena
from quadrant.bots.churchill import command, reasons
from quadrant.bots.churchill.briefing import Briefing
from quadrant.bots.churchill.chapter11 import SECTIONS as CHAPTER11
from quadrant.bots.churchill.chapter11 import Chapter11
from quadrant.bots.churchill.outlook import Ends, StaffMemory, ranking, usual_habits
from quadrant.bots.churchill.staff import SECTIONS, Staff
from quadrant.bots.churchill.table import Play
from quadrant.games.churchill.components import FRONT, ISSUE, NATIONS, UK, US, USSR
from quadrant.games.churchill.rules.agenda import FirstIssue
from quadrant.games.churchill.rules.alignment import PlaceAlignment
from quadrant.games.churchill.rules.decision import DirectOffensive, MoveGlobal, NameCommander
from quadrant.games.churchill.rules.meeting import Advance, Debate, DebateWindow
from quadrant.games.churchill.rules.production import Allocate
from quadrant.games.churchill.rules.ties import AskLeaders, BreakTie
from quadrant.kernel import catalog
from quadrant.kernel.flow import Choice
from quadrant.kernel.match import Match
from quadrant.kernel.text import LANGUAGES
from quadrant.testing import rule

GAME = catalog.find("churchill")
#: A staff that looks at less, for whole games.
QUICK = msgspec.structs.replace(
    usual_habits(), futures=6, meetings=2, meetings_more=2, candidates=5, finalists=2
)


def bot(name: str, seat: str, random: Random) -> Chapter11 | Staff:
    return Staff(GAME, seat, random, QUICK) if name == "staff" else Chapter11(GAME, seat, random)


def chosen(match: Match, seed: int = 0) -> Choice:
    question = Question(match)
    choice = Staff(GAME, question.seat, Random(seed)).choose(question)
    assert choice in question.options
    return choice


def brief(table: Table, nation: int) -> Briefing:
    return Briefing(table.state, nation, Random(0), StaffMemory(usual_habits()))


# The end conditions


@rule("4.41", "4.42", game="churchill")
def test_second_place_wins_when_the_alliance_breaks() -> None:
    state = Table().state
    assert Ends(state, UK).chance((50, 40, 45), ended=True, scale=0.5) > 0.95
    assert Ends(state, UK).chance((70, 40, 45), ended=True, scale=0.5) < 0.05
    assert Ends(state, US).chance((70, 40, 45), ended=True, scale=0.5) > 0.95
    assert Ends(state, UK).chance((70, 20, 25), ended=True, scale=0.5) > 0.95


@rule("4.42", "4.43", game="churchill")
def test_the_first_edition_rolls_and_tournaments_do_not() -> None:
    old = Table(edition=1).state
    assert 0.2 < Ends(old, UK).chance((58, 40, 45), ended=True, scale=0.1) < 0.8
    strict = Table(edition=1, tournament_scoring=True).state
    assert Ends(strict, UK).chance((58, 40, 45), ended=True, scale=0.1) < 0.05
    assert Ends(strict, UK).adjusted((58, 40, 45), 0.1) == pytest.approx((53, 40, 45))


@rule("4.43", game="churchill")
def test_a_lead_must_be_larger_when_an_axis_power_stands() -> None:
    state = Table().state
    assert Ends(state, USSR).adjusted((50, 42, 45), 0.1) == pytest.approx((45, 47, 42))
    assert Ends(state, USSR).chance((50, 42, 45), ended=False, scale=0.3) > 0.95


def test_ranks_are_chances_that_add_up() -> None:
    places = [ranking((40.0, 42.0, 38.0), 2.0, nation) for nation in range(3)]
    assert sum(first for first, _ in places) == pytest.approx(1)
    assert sum(second for _, second in places) == pytest.approx(1)


@rule("4.42", game="churchill")
def test_a_leader_by_too_much_does_not_help_to_end_the_war() -> None:
    table = Table("training").fronts(western="west_germany", eastern="prussia")
    table.state.conference = 10
    table.state.surrendered = [0, 9]
    table.state.phase = "allocation"
    close = command.gain(brief(table, US), FRONT["western"], 8, 0)
    table.state.victories = [0, 0, 6]
    far_ahead = command.gain(brief(table, US), FRONT["western"], 8, 0)
    assert close > 0 > far_ahead


def test_the_others_balance_against_a_lead_that_is_won_early() -> None:
    early, late = brief(Table("campaign"), UK).outlook, brief(Table("training"), UK).outlook
    kept = [sum(future.keeps for future in outlook.futures) for outlook in (early, late)]
    assert kept[0] < kept[1] < len(late.futures)


# The meeting


@pytest.mark.parametrize("seat", NATIONS)
def test_the_last_card_takes_what_is_worth_most(seat: str) -> None:
    table = meeting(seat, {"strategic_materials": None, "global": None}, f"{seat.upper()}-20")
    table.hands(**{seat: [f"{seat.upper()}-20"]})
    table.begin(Advance(seat))
    assert chosen(table.match) == Choice("advance", "global")


def test_a_capture_of_the_global_issue_is_debated() -> None:
    table = meeting("us", {"global": ("uk", 6)}, "US-11", "US-13")
    table.begin(Debate("us", (), DebateWindow(0, 0, UK, ISSUE["global"], 8, False, ())))
    assert chosen(table.match)[0] == "play"


@rule("11.5", game="churchill")
def test_imagined_leaders_follow_their_charts() -> None:
    table = meeting("us", {"strategic_materials": None, "global": None}, "US-11")
    table.state.active = [True, True, True]
    imagined = brief(table, US).table
    assert [imagined.issues[k] for k in imagined.led[UK]] == [ISSUE["global"]]
    assert not imagined.led[US]


@rule("11.5", game="churchill")
def test_imagined_rivals_race_for_a_close_conference() -> None:
    table = meeting("us", {"strategic_materials": ("us", 1), "ussr_do_1": ("ussr", 6)}, "US-11")
    imagined = brief(table, US).table
    hands = [[imagined.row(card) for card in hand] for hand in table.state.hand]
    play = Play(imagined.places[:], hands, table.state.active[:], iter([0.5] * 9))
    assert imagined.close_race(play, UK)
    hands[UK] *= 5
    assert not imagined.close_race(play, UK)


def test_the_first_issue_is_one_that_matters() -> None:
    table = Table("tournament").issues()
    table.state.phase = "nominate"
    table.begin(FirstIssue("ussr", 2))
    assert str(chosen(table.match)[1]).startswith(("pol_mil", "global", "a_bomb"))


@rule("4.52", game="churchill")
def test_a_tie_goes_to_whom_it_helps() -> None:
    table = Table()
    table.state.phase = "meeting"
    table.begin(BreakTie("ussr", (), AskLeaders(0, 0, "conference", (UK, USSR))))
    assert chosen(table.match) == Choice("wins", "ussr")


# After the meeting


def test_an_alignment_goes_where_it_counts() -> None:
    table = Table("campaign").networks(greece=("uk", 1), persia=("uk", 1)).alignments(persia="ussr")
    table.state.phase = "alignments"
    table.state.alignments_due[UK] = 1
    table.begin(PlaceAlignment("uk"))
    assert chosen(table.match) in (Choice("place", "greece"), Choice("remove", "persia"))


def test_a_pol_mil_issue_is_worth_its_production() -> None:
    table = Table("campaign").issues(pol_mil_22_a=("uk", 3)).networks(greece=("uk", 1), persia=("uk", 1))
    table.state.phase = "allocation"
    table.state.production = [2, 0, 0]
    table.begin(Allocate("uk"))
    assert chosen(table.match) == Choice("activate", "pol_mil_22_a")


# Whole games, and what the bots may know


def test_the_staff_plays_every_chair() -> None:
    match = quadrant.new("churchill", scenario="training", seed=2)
    players = {seat: bot("staff", seat, Random(seat)) for seat in NATIONS}
    asked = set()
    while match.seat and match.view().conference == 8:
        question = Question(match)
        asked.add((question.seat, question.kind))
        match.choose(players[question.seat].choose(question))
    assert {(seat, kind) for seat in NATIONS for kind in ("play_agenda", "advance", "allocate")} <= asked


@pytest.mark.long
@pytest.mark.parametrize("scenario", ["campaign", "tournament"])
def test_three_staffs_play_to_the_end(scenario: str) -> None:
    outcome = arena.attempt(arena.plan("churchill", scenario, spec="staff", seed="all"), 0)
    assert not outcome.error
    assert outcome.winner in NATIONS


@pytest.mark.parametrize("number", range(3))
def test_in_whatever_position_the_staff_finds_a_legal_move_and_a_reason_for_it(number: int) -> None:
    options = ({"tie_discard": True}, {"edition": 1}, {"late_command": True, "may_hold_markers": True})[
        number
    ]
    match = quadrant.new("churchill", scenario="campaign", seed=number, options=options)
    random = Random(number)
    seen: set[str] = set()
    while match.seat:
        question = Question(match)
        if question.kind not in seen or random.random() < 0.1:
            seen.add(question.kind)
            pick = Staff(GAME, question.seat, random, QUICK).decide(question, random)
            assert pick.choice in question.options
            assert reasons.catalogue("en").has(pick.reason.id)
        match.choose(random.choice(question.options))
    assert len(seen) > 15


@rule("6.92", game="churchill")
def test_the_staff_commands_for_itself() -> None:
    table = Table("tournament")
    table.state.phase = "leadership"
    assert chosen(table.begin(NameCommander("uk", 0)).match) == Choice("command", "europe", "uk")
    assert chosen(table.begin(NameCommander("us", 1)).match) == Choice("command", "pacific", "us")


@rule("6.11", game="churchill")
def test_an_advantage_is_best_taken_from_a_rival() -> None:
    table = Table("tournament")
    table.state.phase = "global"
    table.state.world = [-1, UK, -1]
    assert chosen(table.begin(MoveGlobal("ussr")).match) == Choice("world", "gi_uk_ussr")


@rule("6.1", game="churchill")
def test_a_directed_offensive_goes_where_two_markers_do_most() -> None:
    table = Table("training").naval(central_pacific=5, sw_pacific=5)
    table.state.phase = "offensives"
    table.begin(DirectOffensive("ussr", ISSUE["us_do_1"]))
    assert chosen(table.match) in (Choice("target", "eastern"), Choice("target", "far_east"))


@rule("5.22", game="churchill")
def test_a_conditional_issue_stops_in_the_centre_for_whom_it_helps() -> None:
    table = Table("tournament").quiet().fronts(far_east="nomohon").hands(ussr=["USSR-13"])
    table.state.surrendered = [6, 0]
    table.state.phase = "meeting"
    table.state.turn = USSR
    table.issues(ussr_war_japan=("us", 2))
    table.begin(Advance("ussr"))
    assert table.kind == "stop_in_center"
    assert chosen(table.match) in (Choice("stop"), Choice("go"))


@pytest.mark.long
@pytest.mark.parametrize("name", ["chapter11", "staff"])
@pytest.mark.parametrize("options", [{}, {"secret_agenda": True}])
def test_a_bot_chooses_the_same_whatever_it_cannot_see(name: str, options: dict[str, bool]) -> None:
    match = quadrant.new("churchill", scenario="training", seed=4, options=options)
    random = Random(4)
    looked = 0
    while match.seat:
        if len(match.options()) > 1 and random.random() < 0.25:
            other = match.fork()
            other.state = GAME.determinise(match.state, match.seat, random)
            seen = [bot(name, match.seat, Random(looked)).choose(Question(each)) for each in (match, other)]
            assert seen[0] == seen[1]
            looked += 1
        match.choose(random.choice(match.options()))
    assert looked > 20


def seated(name: str) -> dict[str, Chapter11 | Staff]:
    """That bot on every seat, always with the same dice."""
    return {seat: bot(name, seat, Random(seat)) for seat in NATIONS}


@pytest.mark.parametrize("name", ["chapter11", "staff"])
def test_asking_for_the_reason_does_not_change_the_choice(name: str) -> None:
    match = quadrant.new("churchill", scenario="training", seed=8)
    players, twins = seated(name), seated(name)
    for _ in range(40):
        question = Question(match)
        player, twin = players[question.seat], twins[question.seat]
        reason = player.explain(question)
        assert reasons.words(reason, "en") != reason.id
        choice = player.choose(question)
        assert choice == twin.choose(question)
        match.choose(choice)


@pytest.mark.parametrize("name", ["chapter11", "staff"])
def test_thinking_once_gives_the_choice_and_its_reasons(name: str) -> None:
    match = quadrant.new("churchill", scenario="training", seed=8)
    players, twins = seated(name), seated(name)
    for _ in range(25):
        question = Question(match)
        seat = question.seat
        choice, told = bots.answer(players[seat], question)
        assert told == reasons.parts(twins[seat].explain(question))
        assert choice == twins[seat].choose(question)
        match.choose(choice)


def test_a_secret_choice_and_numbers_from_the_hand_are_held() -> None:
    hidden = reasons.Reason("bot-agenda-card", "11.4", {"card": "UK-01"})
    assert [part.held for part in reasons.parts(hidden)] == [True]
    weighed = reasons.parts(reasons.Reason("bot-nominate", "11.4", {"issue": "global", "n": 7}))
    assert [(part.id, part.args, part.held) for part in weighed] == [
        ("bot-nominate", {"issue": "global"}, False),
        ("bot-weight", {"n": 7}, True),
    ]
    hoped = reasons.parts(reasons.Reason("staff-pass", "4.4", {"n": 41}))
    assert [(part.id, part.held) for part in hoped] == [("staff-pass", False), ("staff-chance", True)]


@rule("11.3", game="churchill")
@pytest.mark.parametrize("id", ["bot-first-issue", "bot-advance-build", "bot-tie-agenda"])
def test_a_plan_made_from_the_hand_is_held_until_the_end(id: str) -> None:
    told = reasons.parts(reasons.Reason(id, "11.4", {"issue": "global", "card": "UK-01", "p": 5, "n": 7}))
    assert all(part.held for part in told)


@rule("10.0", game="churchill")
def test_who_is_weaker_is_not_told_while_agendas_are_secret() -> None:
    weaker = reasons.Reason("bot-tie-weaker", "11.4", {"seat": "us"})
    assert not reasons.parts(weaker)[0].held
    assert reasons.parts(weaker, secret_agenda=True)[0].held


CARDS = re.compile(r'"((?:UK|USSR|US)-[0-9]+)"')


@pytest.mark.parametrize("name", ["chapter11", "staff"])
def test_what_is_told_at_once_names_only_cards_that_everybody_has_seen(name: str) -> None:
    match = quadrant.new("churchill", scenario="training", seed=5, options={"secret_agenda": True})
    players = {seat: bot(name, seat, Random(seat)) for seat in NATIONS}
    seen: set[str] = set()
    named = 0
    for _ in range(90):
        question = Question(match)
        before = len(match.events)
        choice, why = bots.answer(players[question.seat], question)
        match.choose(choice)
        public = [match.view(None), *(event.seen_by(None) for event in match.events[before:])]
        seen |= set(CARDS.findall(msgspec.json.encode(public).decode()))
        told = set(CARDS.findall(msgspec.json.encode([part for part in why if not part.held]).decode()))
        assert told <= seen
        named += len(told)
    assert named


# Texts


def used() -> set[str]:
    """Every message that the bots name in full in their code."""
    package = files("quadrant.bots.churchill")
    sources = [path.read_text("utf-8") for path in package.iterdir() if path.name.endswith(".py")]
    return set(re.findall(r'"((?:bot|staff)-[a-z-]*[a-z])"', "\n".join(sources)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    texts = reasons.catalogue(language)
    missing = [id for id in used() if not texts.has(id) and not texts.has(f"{id}-place")]
    assert missing == []


def test_both_languages_say_the_same_things() -> None:
    ids = []
    for language in LANGUAGES:
        path = files("quadrant.bots.churchill").joinpath("locale", f"{language}.ftl")
        ids.append(re.findall(r"^([a-z-]+) =", path.read_text("utf-8"), re.M))
    assert ids[0] == ids[1]


def test_both_styles_answer_every_question() -> None:
    assert set(SECTIONS) == set(CHAPTER11)
    assert {"chapter11", "staff"} <= set(bots.names("churchill"))
