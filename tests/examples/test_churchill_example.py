"""The illustrated example of play (1st edition rulebook): one conference, from its card to the last Front.

Where the rulebook contradicts itself, the test follows the rules and says so:

* The example's map is not the printed training set-up (9.54): it advances *into* the Rhineland and attacks
  Prussia, where the set-up already has those Fronts. It is played both ways, with the two Fronts a space
  back as the example tells it, and as printed; support, reserves, strengths and outcomes are the same.
* It says the UK won one issue; European Leadership on space 4 and US Production on space 1 are two.
* It says Menzies cannot reach "the Pol-Mil issue in the 5 space" of the US track; that issue was captured
  long before, and the 5 space holds the Global Issue.
* The US places support for the European command although the UK won that issue: support goes to the holder
  before the change (6.4 comes before 6.9).
* Roosevelt aligns Denmark while the European Global Issue is neutral: Denmark hangs on Germany, outside
  both closed tracks.
* Neither the German dice (50 % East, 33 % West, 16 % Italy) nor the Front dice are printed; those here are
  chosen to give the reserves and the results that the example tells.
"""

from __future__ import annotations

import pytest

from games.churchill.table import CONFERENCE, Table
from quadrant.games.churchill.components import EASTERN, NATIONS, SW_PACIFIC, WESTERN
from quadrant.games.churchill.rules.fronts import strength
from quadrant.games.churchill.rules.sequence import ConferencePhase, OpenConference, WarPhase
from quadrant.testing import rule

HANDS = {
    "uk": [
        "Lord Beaverbrook",
        "Andrew Cunningham",
        "Charles Portal",
        "Dudley Pound",
        "Clement Attlee",
        "Ernest Bevin",
        "Stewart Menzies",
    ],
    "ussr": [
        "Nikolai Voznesensky",
        "Vsevolod Merkulov",
        "Semyon Budyonny",
        "Vyacheslav Molotov",
        "Georgy Malenkov",
        "Nikolai Kuznetsov",
        "Georgi Zhukov",
    ],
    "us": [
        "Leo Crowley",
        "Stanley Embick",
        "William Donovan",
        "Frank Walker",
        "Henry Morgenthau",
        "Averell Harriman",
        "Harry Hopkins",
    ],
}


#: Where the Western and Eastern Fronts stand, as told and as printed, and where the Western one arrives.
MAPS = [("normandy", "ukraine", "rhineland"), ("rhineland", "prussia", "west_germany")]


def seated(edition: int, western: str, eastern: str) -> Table:
    """The training scenario with the Tolstoy card and the hands of the example on top of the decks."""
    t = Table("training", edition=edition).hands(**HANDS).fronts(western=western, eastern=eastern)
    for nation in range(len(NATIONS)):
        t.state.draw[nation] = t.state.hand[nation] + t.state.draw[nation]
        t.state.hand[nation] = ()
    t.state.conference = 7
    t.state.deck = (CONFERENCE["8A"], *t.state.deck[1:])
    return t


def passes(t: Table, *seats: str) -> None:
    """These seats let the advance stand."""
    for seat in seats:
        assert (t.seat, t.kind) == (seat, "debate")
        t.choose("pass")


def agenda(t: Table) -> None:
    t.dice(4, 6)  # the convoy is sunk; no partisan dispute
    t.begin(OpenConference(), ConferencePhase(), WarPhase())
    view = t.match.view()
    assert view.card == "8A"
    assert view.convoy == 0
    assert view.commitments[0].seat == "uk"
    assert [nation.barred for nation in view.nations] == [False, False, True]
    t.choose("agenda", "Lord Beaverbrook").choose("agenda", "Nikolai Voznesensky").choose(
        "agenda", "Leo Crowley"
    )
    assert [a.value for a in t.match.view().agenda] == [4, 2, 2]
    assert t.match.view().agenda_winner == "uk"
    t.choose("nominate", "pol_mil_22_a")
    assert t.at("pol_mil_22_a") == ("uk", 2)
    for seat, issue in (
        ("ussr", "us_production_1"),
        ("ussr", "pol_mil_13_a"),
        ("us", "ussr_do_1"),
        ("us", "ussr_war_japan"),
        ("uk", "leadership_europe"),
        ("uk", "global"),
    ):
        assert t.seat == seat
        t.choose("nominate", issue)


def first_round(t: Table) -> None:
    assert t.seat == "ussr"
    t.choose("play", "Vsevolod Merkulov").choose("advance", "pol_mil_13_a")
    assert t.at("pol_mil_13_a") == ("ussr", 2)
    passes(t, "us", "uk")
    assert t.match.view().purge
    t.choose("play", "Stanley Embick").choose("advance", "ussr_do_1")
    assert t.at("ussr_do_1") == ("us", 3)
    passes(t, "uk")
    t.dice(3)  # Budyonny is spared
    t.choose("play", "Semyon Budyonny")
    assert t.at("ussr_do_1") == ("ussr", 1)
    assert not t.match.view().nations[1].removed
    t.choose("play", "Andrew Cunningham").choose("advance", "leadership_europe")
    assert t.at("leadership_europe") == ("uk", 4)
    passes(t, "ussr", "us")
    t.choose("pass")  # Stalin pauses


def second_round(t: Table) -> None:
    assert t.seat == "us"
    assert not t.options("lead")  # Roosevelt stays in Washington
    t.choose("play", "William Donovan").choose("advance", "pol_mil_13_a")
    assert t.at("pol_mil_13_a") == ("us", 3)
    passes(t, "uk", "ussr")
    t.choose("play", "Charles Portal").choose("advance", "pol_mil_13_a")
    assert t.at("pol_mil_13_a") == (None, 0)
    passes(t, "ussr")
    t.dice(4)  # Roosevelt recovers
    t.choose("lead", "Frank Walker")
    assert t.at("pol_mil_13_a") == ("us", 7)
    t.choose("play", "Vyacheslav Molotov").choose("advance", "global")
    assert t.at("global") == ("ussr", 6)
    passes(t, "us")
    t.dice(4)  # no heart attack
    t.choose("lead", "Dudley Pound")
    assert t.at("global") == ("uk", 1)
    assert t.match.view().nations[0].alignments_due == 1
    t.choose("pass").choose("pass")  # Roosevelt, then Churchill


def last_round(t: Table) -> None:
    t.dice(5)  # Stalin calms down
    t.choose("lead", "Georgy Malenkov").choose("advance", "pol_mil_22_a")
    assert t.at("pol_mil_22_a") == ("ussr", 5)
    assert t.match.view().nations[1].networks_due == 1
    t.choose("play", "Henry Morgenthau").choose("advance", "global")
    assert t.at("global") == ("us", 4)
    passes(t, "uk")
    t.choose("play", "Nikolai Kuznetsov")
    assert t.at("global") == ("ussr", 1)
    assert t.box("arctic") == 2
    t.choose("play", "Clement Attlee").choose("advance", "global")
    assert t.at("global") == ("uk", 4)
    t.dice(3)  # Zhukov: 3, and 1 for Nyet
    t.choose("play", "Georgi Zhukov")
    assert t.at("global") == (None, 0)
    t.choose("play", "Averell Harriman").choose("advance", "ussr_do_1")
    assert t.at("ussr_do_1") == ("us", 4)
    passes(t, "uk")
    t.choose("play", "Ernest Bevin").choose("advance", "pol_mil_22_a")
    assert t.at("pol_mil_22_a") == ("ussr", 1)
    passes(t, "us")
    t.choose("advance", "global").choose("value", 5)  # Hopkins, the last American card
    assert t.at("global") == ("us", 5)
    passes(t, "uk")
    t.choose("advance", "us_production_1")  # Menzies, the last card of all
    assert t.at("us_production_1") == ("uk", 1)


def decisions(t: Table) -> None:
    won = {(e.args["seat"], e.args["issue"]) for e in t.events("issue-won")}
    assert won == {
        ("us", "global"),
        ("us", "pol_mil_13_a"),
        ("us", "ussr_do_1"),
        ("ussr", "pol_mil_22_a"),
        ("uk", "leadership_europe"),
        ("uk", "us_production_1"),
    }
    assert t.match.view().winner == "us"
    assert t.match.view().nations[2].victories == 1
    t.choose("target", "far_east")
    made = t.events("production")[0].args
    assert (made["uk"], made["ussr"], made["us"]) == (5, 3, 5)
    assert t.seat == "uk"
    assert t.state.offensive[5] == 1  # Burma, by the card
    for _ in range(4):
        t.choose("offensive", "western")
    t.choose("offensive", "western").choose("offensive", "mediterranean")  # for European Leadership
    assert t.seat == "ussr"
    assert t.state.offensive[6] == 2  # Manchuria, by the Directed Offensive
    t.choose("offensive", "eastern")
    for choice in (
        ("activate", "pol_mil_13_a"),
        ("naval", "sw_pacific_box"),
        ("offensive", "eastern"),
        ("offensive", "western"),
        ("offensive", "central_pacific"),
        ("offensive", "western"),  # for the European command
        ("offensive", "sw_pacific"),  # for the Pacific command
    ):
        assert t.seat == "us"
        t.choose(*choice)
    assert t.seat == "uk"
    t.choose("command", "europe", "uk").choose("world", "gi_us_ussr")
    assert t.match.view().global_issues[2].advantage == "united_nations"


def clandestine(t: Table) -> None:
    due = [nation.networks_due for nation in t.match.view().nations]
    assert due == [1, 2, 4]
    moves = [
        ("us", "place", "denmark"),
        ("us", "place", "malaya"),
        ("us", "remove", "austria"),
        ("us", "place", "austria"),
        ("ussr", "remove", "austria"),
        ("ussr", "place", "austria"),
        ("uk", "remove", "malaya"),
    ]
    for seat, verb, place in moves:
        assert t.seat == seat
        t.choose(verb, place)
    assert t.network("austria") == ("ussr", 1)
    assert t.network("malaya") == (None, 0)
    t.dice(1, 3, 5, 2)  # three German armies scattered; the IJN is sunk
    t.choose("first", "uk")  # and each has but one place that is open to its alignment
    assert (t.alignment("greece"), t.alignment("denmark")) == ("uk", "us")


def campaigns(t: Table) -> None:
    assert t.state.reserves == [2, 3, 1, 0, 2, 0, 2]
    assert t.state.pool[4] == 1
    assert t.box("sw_pacific") == 3  # three, one bought, one lost at Leyte Gulf
    assert strength(t.state, WESTERN).total == 12
    assert strength(t.state, EASTERN).total == 0
    assert strength(t.state, SW_PACIFIC).total == 0
    rolls = [("western", 5), ("mediterranean", 7), ("central_pacific", 3), ("cbi", 2), ("far_east", 9)]
    for front, die in rolls:
        assert t.options()[0] == ("roll", front)
        t.dice(die)
        t.choose("roll", front)
    moved = {event.args["front"] for event in t.events("front-advances")}
    assert moved == {"western", "central_pacific", "cbi"}
    assert t.front("central_pacific") == "iwo_jima"
    assert t.front("cbi") == "burma"


@rule("4.1", "5.21", "5.24", "6.4", "7.1", "7.71", game="churchill")
@pytest.mark.parametrize(("western", "eastern", "arrives"), MAPS)
@pytest.mark.parametrize("edition", [1, 2])
def test_the_tolstoy_conference(edition: int, western: str, eastern: str, arrives: str) -> None:
    t = seated(edition, western, eastern)
    for part in (agenda, first_round, second_round, last_round, decisions, clandestine, campaigns):
        part(t)
    assert (t.front("western"), t.front("eastern")) == (arrives, eastern)
    assert t.match.decision is None
