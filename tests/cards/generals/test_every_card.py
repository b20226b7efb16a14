"""Every card of every deck is tested here, played from hand, and may be discarded."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from cards.generals.position import Table, position
from quadrant.games.generals.cards.deck import CARDS
from quadrant.games.generals.components import NATIONS

HERE = Path(__file__).parent
IDS = [card.id for card in CARDS]
#: A position in which every card can be played.
FRONT = {
    "germany": "germany western_europe",
    "uk": "united_kingdom north_sea",
    "japan": "japan sea_of_japan",
    "ussr": "moscow ukraine",
    "italy": "italy balkans mediterranean_sea",
    "usa": "eastern_united_states scandinavia baltic_sea",
}


def marked(name: str) -> set[str]:
    """The cards that the tests beside this one are marked with."""
    modules = [_module(path) for path in sorted(HERE.glob("test_*.py"))]
    tests = [test for module in modules for key, test in vars(module).items() if key.startswith("test_")]
    return {card for test in tests for card in getattr(test, name, ())}


def _module(path: Path) -> ModuleType:
    """As collected, or imported now when only a part of the tests runs."""
    loaded = (module for module in sys.modules.values() if getattr(module, "__file__", None) == str(path))
    return next(loaded, None) or import_module(f"cards.generals.{path.stem}")


def holding(card: str) -> tuple[str, Table]:
    nation = NATIONS[CARDS[IDS.index(card)].nation]
    return nation, position(nation, hand=card, **FRONT)


def test_there_are_136_different_cards() -> None:
    assert len(set(IDS)) == 136


def test_every_card_is_shown_to_do_something() -> None:
    assert set(IDS) - marked("__effect__") == set()


def test_every_card_is_shown_to_do_nothing_where_it_must_not() -> None:
    assert set(IDS) - marked("__no_effect__") == set()


@pytest.mark.parametrize("card", [card.id for card in CARDS if card.type == "status"])
def test_a_status_played_lies_face_up(card: str) -> None:
    nation, table = holding(card)
    table.play(card)
    assert table.over
    assert table.statuses(nation) == (card,)
    assert table.pile(nation) == []


@pytest.mark.parametrize("card", [card.id for card in CARDS if card.type == "response"])
def test_a_response_played_lies_face_down(card: str) -> None:
    nation, table = holding(card)
    table.play(card)
    assert table.over
    assert table.responses(nation) == [card]
    assert table.pile(nation) == []
    seen = [event for event in table.match.events_for(None) if card in map(str, event.args.values())]
    assert seen == []


@pytest.mark.parametrize("card", [card.id for card in CARDS if card.type not in ("status", "response")])
def test_any_other_card_goes_to_the_discard_pile(card: str) -> None:
    nation, table = holding(card)
    table.play(card).finish()
    assert table.top(nation) == card
    assert table.pile(nation).count(card) >= 1


@pytest.mark.parametrize("card", IDS)
def test_every_card_may_be_discarded_instead_unseen_and_without_effect(card: str) -> None:
    nation, table = holding(card)
    table.choose(f"discard {card}")
    assert table.over
    assert table.pile(nation) == [card]
    assert table.top(nation) is None
    assert table.score == (0, 0)
    assert {name: table.where(name) for name in NATIONS} == {k: set(v.split()) for k, v in FRONT.items()}
    assert all(table.milled(name) == 0 for name in NATIONS)


@pytest.mark.parametrize("nation", NATIONS)
def test_no_nation_plays_the_cards_of_another(nation: str) -> None:
    ally = NATIONS[(NATIONS.index(nation) + 2) % 6]
    mine = [card.id for card in CARDS if NATIONS[card.nation] == nation]
    table = position(ally, hand=" ".join([f"{ally}_build_army", *mine]), **FRONT)
    for card in mine:
        refusal = table.match.why_not(("play", card))
        assert refusal is not None
        assert refusal.rule == "play.ally_cards"
