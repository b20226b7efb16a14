"""Views as rows of numbers, options as menus: exact, of a fixed size, and free of secrets."""

from __future__ import annotations

from random import Random

import msgspec
import numpy as np
import pytest

import quadrant
from quadrant.envs.encoding import Encoder, Scribe, encoder
from quadrant.envs.menu import Menu
from quadrant.envs.table import Rules, Table
from quadrant.errors import IllegalChoice, QuadrantError
from quadrant.games.no_retreat.rules.events import PlayEvent
from quadrant.kernel import catalog
from quadrant.kernel.match import Match

GAMES = pytest.mark.parametrize("name", catalog.NAMES)
CHOICES = 250


def positions(name: str, step: int = 10) -> list[Match]:
    """Positions of a random match."""
    match, random, found = quadrant.new(name, seed=3), Random(3), []
    while match.seat is not None and len(match.choices) < CHOICES:
        match.choose(random.choice(match.options()))
        if len(match.choices) % step == 0 and match.seat is not None:
            found.append(match.fork())
    return found


def row(match: Match, seat: str, scribe: Scribe | None = None) -> list[int]:
    asked = match.decision if match.seat == seat else None
    scribe = scribe or Scribe(encoder(match.game), seat)
    written: list[int] = scribe.write(match.view(seat), match.state, asked).tolist()
    return written


@GAMES
def test_what_is_written_on_the_way_is_what_is_written_anew(name: str) -> None:
    game = catalog.find(name)
    scribes = {seat: Scribe(encoder(game), seat) for seat in game.seats}
    for match in positions(name):
        for seat in game.seats:
            assert row(match, seat, scribes[seat]) == row(match, seat)


@GAMES
def test_rows_and_menus_do_not_depend_on_what_the_seat_cannot_see(name: str) -> None:
    menu = Menu(catalog.find(name), 1024)
    for match in positions(name, 50):
        seat = match.seat
        assert seat is not None
        shown = row(match, seat), menu.order(match.options())
        world = match.game.determinise(match.state, seat, Random(len(match.choices)))
        other = Match.of_state(match.game, world, match.scenario, match.rule_options)
        assert (row(other, seat), menu.order(other.options())) == shown


@pytest.mark.unmeasured
@GAMES
def test_where_row_and_menu_are_equal_the_same_is_asked(name: str) -> None:
    menu = Menu(catalog.find(name), 1024)
    asked: dict[tuple[object, ...], object] = {}
    for match in positions(name, 1):
        seat, decision = match.seat, match.decision
        assert seat is not None
        assert decision is not None
        shown = (*row(match, seat), *menu.order(match.options()))
        assert asked.setdefault(shown, decision) == decision


def test_the_moment_at_which_an_event_may_be_played_is_in_the_row() -> None:
    match = next(match for match in positions("no_retreat", 1) if type(match.decision) is PlayEvent)
    decision = match.decision
    assert isinstance(decision, PlayEvent)
    other = match.fork()
    window = msgspec.structs.replace(decision.window, moment="victory")
    other.state.stack[-1] = msgspec.structs.replace(decision, window=window)
    assert row(other, decision.seat) != row(match, decision.seat)


@GAMES
def test_every_number_has_a_name_and_every_word_is_in_its_vocabulary(name: str) -> None:
    match = positions(name)[-1]
    slots = Encoder(match.game).slots
    assert len({slot.name for slot in slots if slot.kind != "flag"}) >= len(slots) // 3
    seat = match.game.seats[0]
    for slot, number in zip(slots, row(match, seat), strict=True):
        if slot.kind == "word":
            assert 0 <= number <= len(slot.words)
        elif slot.kind == "flag":
            assert number in (0, 1)


def test_a_row_says_what_stands_where() -> None:
    match = quadrant.new("generals", seed=1)
    facts = dict(zip((slot.name for slot in encoder(match.game).slots), row(match, "germany"), strict=True))
    assert facts["pieces[germany,germany].supplied"] == 1
    assert facts["pieces[germany,ukraine]"] == 0
    hand = match.view("germany").own.hand
    assert facts[f"own.hand.{hand[0]}"] == hand.count(hand[0])


@GAMES
def test_what_an_action_is_stands_beside_it(name: str) -> None:
    menu = Menu(catalog.find(name), 512)
    for match in positions(name, 50):
        options = menu.order(match.options())
        table = menu.features(menu.page(options, 0))
        assert len({tuple(line) for line in table[: len(options)].tolist()}) == len(options)
        assert [menu.verbs[number] for number in table[: len(options), 0]] == [o.verb for o in options]
        assert not table[len(options) :].any()


@pytest.mark.parametrize("page", [-3, 0, 1])
def test_a_page_has_room_for_an_option_and_the_next_page(page: int) -> None:
    with pytest.raises(QuadrantError, match="two actions"):
        Rules("generals", page=page)


def test_a_menu_that_is_too_long_is_shown_page_by_page() -> None:
    table = Table(Rules("generals", page=4), 7)
    options = len(table.match.options())
    seen = set()
    for _ in range(table.rules.menu.pages(options)):
        assert len(table.page) <= 4
        seen |= {choice for choice in table.page if choice is not None}
        table.act(len(table.page) - 1)
    assert seen == set(table.match.options())
    assert table.number == 0
    assert table.match.choices == []
    with pytest.raises(IllegalChoice, match="no action 4"):
        table.act(4)


def test_players_take_seats_as_the_rulebook_says() -> None:
    assert list(Rules("generals", players=2).players) == ["germany+italy+japan", "uk+ussr+usa"]
    with pytest.raises(QuadrantError, match="played by 2, 3, 4, 5, 6, not by 9"):
        Rules("generals", players=9)


def test_masks_are_shared_and_cannot_be_spoilt() -> None:
    mask = Menu(catalog.find("generals"), 8).mask(3)
    assert mask.tolist() == [1, 1, 1, 0, 0, 0, 0, 0]
    with pytest.raises(ValueError, match="read-only"):
        mask[5] = np.int8(1)
