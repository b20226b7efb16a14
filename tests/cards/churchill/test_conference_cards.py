"""Every band of every conference card changes exactly what its data says, and nothing else."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.churchill.table import Table
from quadrant.games.churchill.cards.deck import BANDS, CONFERENCES
from quadrant.games.churchill.components import (
    BOX,
    FRONT,
    FRONTS,
    LEADER,
    NATIONS,
    UNITS,
    data,
)
from quadrant.games.churchill.rules.support import FreeSupport
from quadrant.games.churchill.state import Churchill
from quadrant.testing import rule

RAW = {raw["id"]: raw for raw in data("cards")["cards"] if raw["type"] == "conference"}
#: What a conference card can touch, besides the map's networks and alignments.
FIELDS = (
    "extra",
    "convoy",
    "commitments",
    "forbidden",
    "place",
    "barred",
    "active",
    "leader",
    "unchecked",
    "paranoia",
    "naval",
    "offensive",
    "sent",
    "withheld",
    "sortie",
    "held",
    "command",
    "research",
    "networks_due",
    "alignments_due",
    "no_network",
)


def facts(game: Churchill) -> dict[str, Any]:
    return {name: [*value] if isinstance(value := getattr(game, name), list) else value for name in FIELDS}


def found(op: str) -> list[Any]:
    """Each instruction of that kind at the top of a band: card, color, instruction."""
    return [
        pytest.param(card, color, effect, id=f"{card}-{color}")
        for card, raw in RAW.items()
        for color, band in zip(BANDS, raw["bands"], strict=True)
        for effect in band["effects"]
        if effect["op"] == op
    ]


def index(effect: dict[str, Any]) -> int:
    return NATIONS.index(effect["nation"])


def only(n: int, size: int, value: Any, rest: Any) -> list[Any]:
    return [value if i == n else rest for i in range(size)]


@pytest.mark.parametrize("card", [card.id for card in CONFERENCES])
def test_a_band_touches_only_what_its_instructions_name(card: str) -> None:
    touched = {
        "commit_production": {"commitments"},
        "murmansk_convoy": {"convoy"},
        "production_delta": {"extra"},
        "forbid_allocation": {"forbidden"},
        "put_issue": {"place"},
        "leader_limit": {"barred"},
        "leader_inactive": {"active"},
        "leader_check": {"active", "barred", "leader"},
        "leader_replace": {"leader"},
        "skip_leader_check": {"unchecked"},
        "paranoia_on": {"paranoia"},
        "free_support": {"naval", "offensive"},
        "remove_naval": {"naval"},
        "axis_preplace": {"sent"},
        "axis_withhold": {"withheld"},
        "ijn_sortie": {"sortie"},
        "front_hold": {"held"},
        "set_leadership": {"command"},
        "a_bomb_drm": {"research"},
        "pool": {"networks_due", "alignments_due"},
        "no_automatic_network": {"no_network"},
        "if": {"extra", "convoy"},
        "die_table": {"withheld"},
    }
    for color, band in zip(BANDS, RAW[card]["bands"], strict=True):
        t = Table("campaign")
        t.state.naval = [2] * 8
        before = facts(t.state)
        t.band(card, color)
        while t.kind:
            t.choose(*t.options()[0])
        changed = {name for name, value in facts(t.state).items() if value != before[name]}
        allowed = set().union(*(touched.get(effect["op"], set()) for effect in band["effects"]))
        assert changed <= allowed, (color, changed)


@pytest.mark.parametrize(("card", "color", "effect"), found("production_delta"))
def test_production_changes_for_that_nation_by_that_much(
    card: str, color: str, effect: dict[str, Any]
) -> None:
    t = Table("campaign").band(card, color)
    assert t.state.extra == only(index(effect), 3, effect["n"], 0)


@rule("6.6")
@pytest.mark.parametrize(("card", "color", "effect"), found("commit_production"))
def test_a_commitment_names_nation_number_support_and_places(
    card: str, color: str, effect: dict[str, Any]
) -> None:
    t = Table("campaign").band(card, color)
    (view,) = t.match.view().commitments
    assert (view.seat, view.left, view.support) == (effect["nation"], effect["n"], effect["support"])
    assert set(view.places) == {name for names in effect["where"].values() for name in names}


@rule("6.32")
@pytest.mark.parametrize(("card", "color", "effect"), found("murmansk_convoy"))
def test_a_convoy_arrives_with_three_escorts_or_by_its_die(
    card: str, color: str, effect: dict[str, Any]
) -> None:
    for die in range(1, 7):
        t = Table("campaign").naval(arctic=1 if card == "6C" else 2).dice(die)
        t.band(card, color)
        assert t.state.convoy == (1 if die in effect["success"] else 0)
    t = Table("campaign").naval(arctic=3).band(card, color)
    assert t.state.convoy == 1


@rule("3.28")
@pytest.mark.parametrize(("card", "color", "effect"), found("put_issue"))
def test_exactly_the_issue_that_is_named_goes_to_the_center(
    card: str, color: str, effect: dict[str, Any]
) -> None:
    t = Table("campaign").band(card, color)
    (issue,) = [i.issue for i in t.match.view().issues if i.where == "center"]
    assert issue.startswith(effect["issue"])


@rule("3.28")
def test_an_issue_out_of_the_game_or_already_on_the_table_is_not_put_there_again() -> None:
    t = Table("training").band("1B", "blue")  # the Second Front is over
    assert next(i.where for i in t.match.view().issues if i.issue == "second_front") == "gone"
    t = Table("campaign").issues(second_front=("us", 3)).band("1B", "blue")
    assert t.at("second_front") == ("us", 3)


@rule("5.26")
@pytest.mark.parametrize(("card", "color", "effect"), found("leader_limit"))
def test_that_leader_may_not_advance(card: str, color: str, effect: dict[str, Any]) -> None:
    t = Table("campaign").band(card, color)
    assert t.state.barred == only(index(effect), 3, True, False)
    assert t.state.active == [True] * 3


@pytest.mark.parametrize(("card", "color", "effect"), found("leader_check"))
def test_a_check_at_the_start_of_a_conference(card: str, color: str, effect: dict[str, Any]) -> None:
    nation = index(effect)
    for die in range(1, 7):
        t = Table("campaign").dice(die).band(card, color)
        failed = die in effect["fail"]
        view = t.match.view().nations[nation]
        assert view.active is not (failed and effect["on_fail"]["op"] == "leader_inactive")
        assert view.barred is (failed and effect["on_fail"]["op"] == "leader_limit")
        assert (view.leader == "truman") is (failed and effect["on_fail"]["op"] == "leader_replace")


@rule("3.31")
def test_a_card_that_means_roosevelt_leaves_truman_alone_in_the_second_edition() -> None:
    for card in ("5B", "7C", "8C", "9A", "9B", "10A"):
        t = Table(edition=2)
        t.state.leader[2] = LEADER["truman"]
        before = facts(t.state)
        t.band(card, "blue")
        assert facts(t.state) == before, card
        assert not t.events("leader-check")
    t = Table(edition=1)
    t.state.leader[2] = LEADER["truman"]
    assert not t.band("8C", "blue").state.active[2]


@rule("3.31")
def test_truman_called_by_a_card_is_active_at_once() -> None:
    t = Table("campaign")
    t.state.active[2] = False
    view = t.band("10A", "blue").match.view().nations[2]
    assert (view.leader, view.active) == ("truman", True)


@pytest.mark.parametrize(("card", "color", "effect"), found("free_support"))
def test_support_from_a_card_is_placed_where_it_says(card: str, color: str, effect: dict[str, Any]) -> None:
    t = Table("campaign").naval(arctic=0)
    before = facts(t.state)
    if card == "6C":
        t.dice(6)
    t.band(card, color)
    where = effect["where"]
    for name in where.get("boxes", []):
        assert t.state.naval[BOX[name]] == before["naval"][BOX[name]] + effect["n"]
    for name in where.get("fronts", []):
        assert t.state.offensive[FRONT[name]] == effect["n"]


@rule("6.5")
def test_support_that_a_full_box_cannot_take_is_lost() -> None:
    t = Table("campaign").naval(mediterranean=5).band("2A", "green")
    assert t.box("mediterranean") == 5
    assert [e.args["seat"] for e in t.events("support-lost")] == ["uk"]


@pytest.mark.parametrize(("card", "color", "effect"), found("remove_naval"))
def test_naval_support_is_lost_in_that_box(card: str, color: str, effect: dict[str, Any]) -> None:
    box = BOX[effect["box"]]
    t = Table("campaign")
    t.state.naval = [2] * 8
    assert t.band(card, color).state.naval == only(box, 8, 2 - effect["n"], 2)
    t.state.naval = [0] * 8
    assert t.band(card, color).state.naval == [0] * 8


@rule("7.61")
@pytest.mark.parametrize(("card", "color", "effect"), found("axis_preplace"))
def test_reserves_are_sent_ahead_as_far_as_there_are_any(
    card: str, color: str, effect: dict[str, Any]
) -> None:
    front = FRONT[effect["front"]]
    t = Table("campaign").band(card, color)
    assert t.state.sent[front] == effect["n"]
    t = Table("campaign")
    t.state.withheld[UNITS.index(effect["unit"])] = t.state.pool[UNITS.index(effect["unit"])]
    assert not any(t.band(card, color).state.sent)
    t = Table("campaign")
    t.state.surrendered[FRONTS[front].theater] = 3
    assert not t.band(card, color).state.sent[front]


@rule("7.61")
@pytest.mark.parametrize(("card", "color", "effect"), found("axis_withhold"))
def test_reserves_are_held_back(card: str, color: str, effect: dict[str, Any]) -> None:
    unit = UNITS.index(effect["unit"])
    t = Table("campaign").band(card, color)
    assert t.state.withheld == only(unit, len(UNITS), effect["n"], 0)
    t = Table("campaign")
    t.state.pool[unit] = 0
    assert not any(t.band(card, color).state.withheld)


@pytest.mark.parametrize(("card", "color", "effect"), found("ijn_sortie"))
def test_the_navy_sails_where_the_card_says_if_it_is_afloat(
    card: str, color: str, effect: dict[str, Any]
) -> None:
    t = Table("campaign").band(card, color)
    assert t.state.sortie == BOX[effect["box"]]
    t = Table("campaign")
    t.state.pool[UNITS.index("ijn")] = 0
    assert t.band(card, color).state.sortie == -1


ORDERS = [found(op) for op in ("axis_preplace", "axis_withhold", "ijn_sortie", "front_hold")]


@rule("5.11")
@pytest.mark.parametrize(("card", "color", "effect"), [order for orders in ORDERS for order in orders])
def test_an_order_that_comes_too_late_says_so_and_changes_nothing(
    card: str, color: str, effect: dict[str, Any]
) -> None:
    t = Table("campaign")
    t.state.surrendered = [3, 3]
    t.band(card, color)
    assert not any(t.events(kind) for kind in ("axis-sent", "axis-withheld", "ijn-ordered", "front-held"))
    assert t.events("order-too-late")
    assert (any(t.state.sent), any(t.state.withheld), any(t.state.held)) == (False, False, False)
    assert t.state.sortie == -1


@pytest.mark.parametrize(("card", "color", "effect"), [*found("pool"), *found("no_automatic_network")])
def test_markers_for_the_war_phase(card: str, color: str, effect: dict[str, Any]) -> None:
    t = Table("campaign").band(card, color)
    nations = NATIONS if effect["nation"] == "each" else (effect["nation"],)
    for n, name in enumerate(NATIONS):
        if name in nations:
            assert t.state.networks_due[n] == effect.get("networks", 0)
            assert t.state.alignments_due[n] == effect.get("alignments", 0)
            assert t.state.no_network[n] is (effect["op"] == "no_automatic_network")


@rule("5.12")
@pytest.mark.parametrize("card", [card.id for card in CONFERENCES])
def test_the_table_is_rolled_as_often_as_the_card_says(card: str) -> None:
    effects = [e for e in RAW[card]["bands"][BANDS.index("white")]["effects"] if e["op"] == "pol_mil"]
    rolls = sum(e["rolls"] * (3 if e["nation"] == "each" else 1) for e in effects)
    if not rolls:
        return
    t = Table("campaign").networks().alignments().band(card, "white")
    assert len(t.events("table-roll")) == rolls
    placed = Counter(e.args["seat"] for e in t.events("network-placed"))
    wanted = {e["nation"]: e["rolls"] for e in effects if e["action"] == "place_network"}
    assert all(placed[seat] + removed(t, seat) == n for seat, n in wanted.items())


def removed(t: Table, seat: str) -> int:
    """Networks that met a foreign one or found no room."""
    lost = [*t.events("network-removed"), *t.events("network-discarded")]
    return sum(event.args["seat"] == seat for event in lost)


@rule("5.12")
def test_partisan_disputes_roll_the_table_as_often_as_the_die_shows() -> None:
    t = Table().networks(france=("us", 2), poland=("uk", 1), greece=("uk", 1)).dice(2, 1, 1, 3, 1)
    t.band("8A", "white")
    assert (t.network("france"), t.network("poland")) == ((None, 0), (None, 0))
    assert t.network("greece") == ("uk", 1)
    t = Table().dice(4).band("8A", "white")
    assert not t.events("table-roll")


@rule("5.12")
def test_several_nations_place_in_the_order_of_the_edition() -> None:
    orders = {2: ["uk", "ussr", "ussr"], 1: ["ussr", "ussr", "uk"]}
    for edition, order in orders.items():
        t = Table("campaign", edition=edition)
        t.state.previous_winner = NATIONS.index("uk")
        t.dice(1, 1, 1, 2, 1, 3).band("1C", "white")  # the card names the USSR first
        assert [e.args["seat"] for e in t.events("network-placed")] == order


@rule("5.11")
def test_the_higher_roll_of_two_nations_places_the_marker() -> None:
    for uk, ussr, winner in ((5, 2, "uk"), (2, 5, "ussr"), (3, 3, None)):
        t = Table("campaign").dice(uk, ussr).band("2B", "white")
        assert t.network("yugoslavia") == (winner, 1 if winner else 0)


@rule("5.11")
def test_what_happens_in_one_named_country() -> None:
    t = Table().networks(persia=("uk", 2)).alignments(persia="us").band("5A", "white")
    assert (t.network("persia"), t.alignment("persia")) == ((None, 0), None)
    t = Table("campaign").band("5C", "white")
    assert t.network("yugoslavia") == ("ussr", 1)
    for die, left in ((3, 0), (4, 2)):
        t = Table().networks(poland=("uk", 2)).dice(die).band("5B", "white")
        assert t.network("poland")[1] == left
    for die, left in ((3, 2), (4, 0)):
        t = Table().networks(poland=("ussr", 2)).dice(die).band("5B", "white")
        assert t.network("poland")[1] == left
    for die, left in ((4, 0), (5, 1)):
        t = Table().networks(poland=("us", 1)).dice(die).band("7A", "white")
        assert t.network("poland")[1] == left
    for die, networks in ((3, (None, 0)), (4, ("uk", 2))):
        t = Table().networks(greece=("uk", 1)).dice(die).band("7C", "white")
        assert t.network("greece") == networks
    for die, owner in ((4, "ussr"), (5, None)):
        t = Table().networks(poland=("ussr", 1)).alignments().dice(die).band("9B", "white")
        assert t.alignment("poland") == owner


@rule("5.11")
def test_a_card_may_depend_on_the_german_surrender() -> None:
    t = Table().dice(6).band("10A", "red")
    assert (t.state.extra[1], t.state.convoy) == (0, 0)
    t = Table()
    t.state.surrendered[0] = 9
    t.band("10A", "red")
    assert (t.state.extra[1], t.state.convoy) == (1, 0)


@rule("5.11")
def test_dice_decide_whether_an_army_is_held_back() -> None:
    for die, held in ((3, 1), (4, 0)):
        t = Table("campaign").dice(die).band("6C", "gray")
        assert t.state.withheld[UNITS.index("german_army")] == held


@rule("5.11", "7.8")
def test_an_offensive_of_a_card_needs_an_entry_space() -> None:
    t = Table()
    t.state.front[FRONT["eastern"]] = len(FRONTS[FRONT["eastern"]].spaces)
    t.band("9B", "red")
    assert t.state.offensive[FRONT["eastern"]] == 0
    assert t.events("support-lost")


# A choice between places that a card names (4A, 4B, 8B)


@rule("5.12", "3.28")
def test_a_chosen_place_gets_the_marker_by_the_routine_of_the_table() -> None:
    t = Table("campaign").band("4A", "white")
    assert t.seat == "us"
    assert t.targets("place") == {"siam", "malaya", "dutch_east_indies", "vietnam", "laos_cambodia"}
    t.choose("place", "malaya")
    assert t.network("malaya") == ("us", 1)
    t = Table().networks(greece=("ussr", 2), bulgaria=("uk", 1)).band("4B", "white")
    assert t.seat == "uk"
    t.choose("place", "greece")
    assert t.network("greece") == ("ussr", 1)


@rule("5.12", "3.28")
def test_a_marker_goes_where_it_does_something_if_it_can() -> None:
    t = Table().networks(greece=("uk", 2), middle_east=("uk", 1), bulgaria=("ussr", 1)).band("4B", "white")
    assert t.targets("place") == {"middle_east", "bulgaria"}
    refusal = t.why_not("place", "greece")
    assert refusal is not None
    assert (refusal.rule, refusal.id) == ("5.12", "why-marker-of-no-use")
    refusal = t.why_not("place", "france")
    assert refusal is not None
    assert (refusal.rule, refusal.id) == ("5.11", "why-card-names-others")


@rule("5.12", "3.28")
def test_an_alignment_by_a_card_goes_where_one_has_a_network() -> None:
    t = Table().networks(greece=("uk", 1), hungary=("uk", 1), rumania=("ussr", 1), bulgaria=("ussr", 1))
    t.alignments(hungary="ussr", rumania="ussr").band("8B", "white")
    assert (t.seat, t.targets("place")) == ("uk", {"greece", "hungary"})
    t.choose("place", "hungary")  # and the USSR, with one place left, gets Bulgaria
    assert (t.alignment("hungary"), t.alignment("bulgaria")) == (None, "ussr")


@rule("5.12")
def test_a_marker_of_no_use_anywhere_is_lost() -> None:
    t = Table("campaign").networks().alignments().band("8B", "white")
    assert t.kind is None
    assert [e.args["seat"] for e in t.events("marker-lost")] == ["uk", "ussr"]


@rule("5.12")
def test_a_marker_that_a_card_gives_may_not_be_declined_where_it_can_be_placed() -> None:
    t = Table("campaign").networks().band("4A", "white")
    assert t.kind == "choose_location"
    refusal = t.why_not("done")
    assert refusal is not None
    assert (refusal.rule, refusal.id) == ("5.12", "why-must-place")


@rule("3.33", "6.5")
def test_support_that_a_staff_card_gives_may_not_be_declined_where_it_can_be_placed() -> None:
    fronts = 1 << FRONT["eastern"] | 1 << FRONT["far_east"]
    t = Table("campaign").begin(FreeSupport("ussr", fronts, 0, 1, False))
    refusal = t.why_not("done")
    assert refusal is not None
    assert (refusal.rule, refusal.id) == ("3.33", "why-must-place")
