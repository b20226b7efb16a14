"""What a card is said to bring before it is played is what then happens."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import quadrant
from games.generals.positions import Board, board
from quadrant.games.generals.cards.effects import Act
from quadrant.games.generals.components import NATION
from quadrant.games.generals.rules.play import PlayFrom, PlayOne
from quadrant.games.generals.state import Generals
from quadrant.games.generals.told.prospects import prospect as outlook
from quadrant.kernel.flow import DONE, PASS, Choice
from quadrant.kernel.match import Match
from quadrant.kernel.message import Args, Event
from quadrant.kernel.prospects import Prospect
from quadrant.kernel.secrets import determinise


def prospect(match: Match, card: str, seat: str | None = None) -> Prospect:
    answer = match.query("prospect", card, seat=seat or match.seat)
    assert isinstance(answer, Prospect)
    return answer


def line(found: Prospect, id: str) -> Args:
    """What the only line of that kind says."""
    (args,) = (remark.args for remark in found.lines if remark.id == f"prospect-{id}")
    return args


def ids(found: Prospect) -> list[str]:
    return [remark.id.removeprefix("prospect-") for remark in found.lines]


def of(table: Board, card: str) -> Prospect:
    return prospect(table.match, card)


# What is said


def test_a_build_card_names_the_places_where_it_builds() -> None:
    table = board("germany", hand="germany_build_army", germany="germany")
    found = of(table, "germany_build_army")
    spaces = set(line(found, "build")["spaces"])  # type: ignore[arg-type]
    assert {"eastern_europe", "western_europe"} <= spaces
    # Where an army stands it can be declared built again, which brings nothing new.
    assert {f"space:{space}" for space in spaces | {"germany"}} == set(found.places)
    assert line(found, "rebuild") == {"count": 1}


def test_a_battle_card_names_what_it_would_remove() -> None:
    table = board("germany", hand="germany_land_battle", germany="germany", uk="western_europe")
    found = of(table, "germany_land_battle")
    assert line(found, "remove") == {"seat": "uk", "piece": "army", "spaces": ("western_europe",)}
    assert line(found, "battle-empty") == {"count": len(found.places) - 1}


def test_a_battle_card_with_only_empty_spaces_has_nothing_to_hit() -> None:
    table = board("germany", hand="germany_land_battle", germany="germany")
    found = of(table, "germany_land_battle")
    assert found.none is not None
    assert (found.none.id, found.none.rule) == ("why-nothing-to-hit", "clarify.empty_attack")
    assert "space:western_europe" in found.places


def test_a_battle_that_lets_a_status_be_used_is_not_for_nothing() -> None:
    table = board("germany", hand="germany_land_battle", germany="germany", status="germany_blitzkrieg")
    found = of(table, "germany_land_battle")
    assert found.none is None
    assert line(found, "sets-off") == {"cards": ("germany_blitzkrieg",)}


def test_an_event_without_effect_says_so() -> None:
    table = board("germany", hand="germany_plunder", germany="germany")
    none = of(table, "germany_plunder").none
    assert none is not None
    assert none.id == "why-no-effect"


def test_an_event_says_what_it_scores() -> None:
    table = board("germany", hand="germany_plunder", germany="germany ukraine balkans")
    assert line(of(table, "germany_plunder"), "score-card") == {"seat": "germany", "points": 2}


def test_what_follows_from_an_elimination_is_seen_too() -> None:
    table = board("italy", hand="italy_german_aid_in_greece", italy="italy", uk="balkans")
    found = of(table, "italy_german_aid_in_greece")
    assert line(found, "remove")["spaces"] == line(found, "recruit")["spaces"] == ("balkans",)


def test_a_card_that_may_not_be_played_says_why() -> None:
    table = board("germany", hand="germany_v_weapons", germany="germany")
    none = of(table, "germany_v_weapons").none
    assert none is not None
    assert none.id == "why-condition"


def test_a_status_says_what_it_scores_as_the_board_stands() -> None:
    table = board("germany", hand="germany_abundant_resources", germany="germany ukraine")
    found = of(table, "germany_abundant_resources")
    assert ids(found) == ["stays", "each-turn"]
    assert line(found, "each-turn") == {"points": 1}


def test_a_reaction_says_what_it_costs_and_brings() -> None:
    table = board(
        "germany",
        hand="germany_land_battle",
        germany="germany",
        uk="western_europe",
        status="germany_blitzkrieg",
        deck="germany_build_army",
    )
    table.play("germany_land_battle", "battle western_europe uk")
    found = of(table, "germany_blitzkrieg")
    assert line(found, "build")["spaces"] == ("western_europe",)
    assert line(found, "cost-deck") == {"count": 1}
    assert found.places == ("space:western_europe",)


def test_nothing_is_said_of_the_cards_of_others() -> None:
    table = board("germany", hand="germany_plunder", germany="germany ukraine")
    assert prospect(table.match, "germany_plunder", "uk") == Prospect()
    assert table.match.query("prospect", "germany_plunder") == Prospect()


def test_cards_that_a_nation_must_give_out_of_its_hand_are_counted_to_the_last() -> None:
    hand = "usa_bombers germany_build_army germany_land_battle germany_plunder"
    table = board("usa", hand=hand, usa="western_europe", empty_deck="germany")
    found = of(table, "usa_bombers")
    assert line(found, "discard-hand") == {"seat": "germany", "count": 3}
    assert line(found, "lose-points") == {"seat": "germany", "points": 1}


def test_where_one_of_several_is_chosen_it_is_said() -> None:
    several = board("usa", hand="usa_bombers", usa="western_europe")
    assert "either" in ids(of(several, "usa_bombers"))
    one = board("usa", hand="usa_heavy_bombers", usa="vladivostok")
    assert "either" not in ids(of(one, "usa_heavy_bombers"))


def test_a_card_that_another_nation_plays_is_not_called_yours() -> None:
    found = of(board("usa", hand="usa_lend_lease"), "usa_lend_lease")
    assert line(found, "play-from-other") == {"seat": "uk"}
    assert "play-from-hand" not in ids(found)


@pytest.mark.parametrize("deck", ["germany_build_army germany_plunder", "germany_plunder germany_build_army"])
def test_the_order_of_the_deck_tells_nothing(deck: str) -> None:
    """Conscription may play what it discards, and nobody knows what that will be."""
    below = " germany_land_battle germany_sea_battle"
    table = board("germany", hand="germany_plunder", status="germany_conscription", deck=deck + below)
    assert "play-from-discard" in ids(of(table, "germany_conscription"))
    last = board(
        "germany",
        hand="germany_plunder",
        status="germany_conscription",
        deck="germany_land_battle germany_sea_battle germany_build_army",
    )
    assert of(last, "germany_conscription") == of(table, "germany_conscription")


@pytest.mark.parametrize("attack", ["uk_bomber_command", "uk_malta_submarines"])
def test_jet_fighters_cost_the_attacker_three_cards_and_their_owner_none(attack: str) -> None:
    table = board("uk", hand=attack, status="germany_jet_fighters", germany="germany", uk="united_kingdom")
    table.play(attack, *(["target germany"] if attack == "uk_bomber_command" else []))
    found = prospect(table.match, "germany_jet_fighters", "germany")
    assert ids(found) == ["discard-deck"]
    assert line(found, "discard-deck") == {"seat": "uk", "count": 3}


def test_a_card_discarded_as_cost_may_be_the_one_that_is_played() -> None:
    table = board("ussr", hand="ussr_land_battle ussr_build_army", status="ussr_guards")
    assert "play-from-discard" in ids(of(table, "ussr_guards"))


def test_a_status_used_for_nothing_says_so() -> None:
    table = board("uk", hand="uk_build_army uk_build_navy uk_sea_battle", status="uk_resistance", germany="")
    none = of(table, "uk_resistance").none
    assert none is not None
    assert none.id == "why-no-effect"
    assert waste(table, "use", "uk_resistance") == "why-no-effect"


def test_a_status_scores_nothing_while_the_home_is_lost() -> None:
    table = board("germany", hand="germany_abundant_resources", germany="ukraine", ussr="germany")
    assert line(of(table, "germany_abundant_resources"), "each-turn") == {"points": 0}


# What is asked once more


def waste(table: Board, *choice: str) -> str | None:
    decision = table.match.decision
    assert decision is not None
    found = decision.waste(table.state, Choice(*choice))
    return None if found is None else found.id


def test_playing_a_card_without_effect_is_asked_once_more() -> None:
    table = board("germany", hand="germany_plunder germany_build_army", germany="germany")
    assert waste(table, "play", "germany_plunder") == "why-no-effect"
    assert waste(table, "play", "germany_build_army") is None


def test_discarding_is_asked_once_more_while_a_card_would_do_something() -> None:
    assert waste(board("germany", hand="germany_build_army"), "discard", "germany_build_army") == "waste-turn"
    useless = board("germany", hand="germany_plunder", germany="germany")
    assert waste(useless, "discard", "germany_plunder") is None


def test_building_nothing_is_asked_once_more() -> None:
    table = board("germany", hand="germany_build_army", germany="germany").play("germany_build_army")
    assert waste(table, "done") == "waste-card"


def test_leaving_off_after_the_first_of_several_is_not_asked() -> None:
    table = board("germany", hand="germany_forced_conscription", germany="germany")
    table.play("germany_forced_conscription")
    assert waste(table, "done") == "waste-card"
    table.do("recruit army western_europe germany")
    assert waste(table, "done") is None


def test_a_discard_that_the_deck_cannot_replace_is_asked_once_more() -> None:
    table = board("germany", hand="germany_build_army germany_plunder", empty_deck="germany")
    table.do("discard germany_build_army").do("go_on")
    assert waste(table, "discard", "germany_plunder") == "waste-not-replaced"


# Over random play


def positions(seed: int) -> Iterator[tuple[Match, str]]:
    """Plays at random without giving anything up; stops wherever a card of the hand may be played."""
    random = Random(seed)
    match = quadrant.new("generals", seed=seed)
    while match.seat is not None:
        if isinstance(match.decision, PlayOne):
            yield from (
                (match, str(o[1])) for o in match.options() if o.verb == "play" and random.random() < 0.3
            )
        options = [o for o in match.options() if o.verb not in ("remove", "discard")]
        match.choose(random.choice(options or match.options()))


def secrets(match: Match, random: Random) -> Iterator[tuple[object, object]]:
    """What is said to the one who is asked, here and in a game that looks the same to him."""
    decision, seat, state = match.decision, match.seat, match.state
    assert decision is not None
    assert isinstance(state, Generals)
    other = determinise(state, seat, random)
    nation = NATION[decision.seat]
    for card in {*state.hand[nation], *state.status[nation], *state.response[nation]}:
        yield outlook(state, seat, card), outlook(other, seat, card)
    for option in match.options():
        yield decision.waste(state, option), decision.waste(other, option)


@pytest.mark.parametrize("seed", [3, 5])
def test_what_is_said_tells_no_secret(seed: int) -> None:
    random = Random(seed)
    match = quadrant.new("generals", seed=seed)
    while match.seat is not None:
        if random.random() < 0.03:
            for here, there in secrets(match, random):
                assert here == there
        options = [o for o in match.options() if o.verb not in ("remove", "discard")]
        match.choose(random.choice(options or match.options()))


def play_out(match: Match, card: str, random: Random, places: tuple[str, ...]) -> list[Event]:
    """What happens when the card is played along some way, with nobody answering, until the turn goes on."""
    fork = match.fork()
    before = len(fork.events)
    fork.choose(Choice("play", card))
    turn = fork.view(None).turn
    while (decision := fork.decision) is not None and decision.kind != "discard_any":
        # With an empty hand nothing is asked in the discard phase.
        if fork.view(None).turn != turn:
            break
        if decision.reaction:
            fork.choose(PASS)
        elif isinstance(decision, PlayFrom):
            fork.choose(DONE)
        else:
            options = [o for o in fork.options() if o.verb not in ("remove", "anytime", "pay")]
            real = [o for o in options if o.verb not in ("done", "take_off")]
            choice = random.choice(real or options)
            if isinstance(decision, Act) and choice != DONE:
                assert any(f"space:{part}" in places for part in choice[1:]), (card, choice)
            fork.choose(choice)
    return fork.events[before:]


def spaces(events: list[Event], *ids: str) -> set[tuple[str, str]]:
    """Whose pieces were concerned by such events, and where."""
    return {(str(e.args["seat"]), str(e.args["space"])) for e in events if e.id.removeprefix("event-") in ids}


def said(found: Prospect, *ids: str) -> set[tuple[str, str]]:
    lines = (remark.args for remark in found.lines if remark.id.removeprefix("prospect-") in ids)
    return {(str(args["seat"]), space) for args in lines for space in tuple(args["spaces"])}  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(1, 6))
def test_what_is_said_is_what_happens(seed: int) -> None:
    random = Random(seed)
    for match, card in positions(seed):
        found = prospect(match, card)
        events = play_out(match, card, random, found.places)
        assert spaces(events, "remove") <= said(found, "remove"), card
        placed = spaces(events, "build", "recruit")
        assert placed <= said(found, "build", "recruit") or "more" in ids(found), card
        if "stays" in ids(found):
            continue
        scores = (e.args for e in events if e.id == "event-score-card" and e.args["card"] == card)
        points = sum(int(str(args["points"])) for args in scores)
        assert points == sum(int(str(r.args["points"])) for r in found.lines if r.id == "prospect-score-card")
        if found.none is not None:
            assert not placed | spaces(events, "remove"), card
            assert not points, card
        elif said(found, "build", "recruit", "remove"):
            assert placed | spaces(events, "remove", "rebuild", "battle-empty", "stays"), card
