"""When events may happen (5.3.1): the words on the cards read once more, and every moment is met."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import quadrant
from conformance.cases import Case
from games.no_retreat.front import Front
from quadrant.games.no_retreat.cards.deck import TIMED
from quadrant.games.no_retreat.components import SEATS, data
from quadrant.games.no_retreat.table import EasternFront as State
from quadrant.games.no_retreat.verbs import CARD_IDS
from quadrant.testing import rule

ENDS = tuple(
    f"{phase}.end" for phase in ("card", "supply", "org", "movement", "combat", "removals", "landing")
)
#: The moments of the table that the words after the side's name mean.
WORDS = {
    "card": ("card",),
    "org": ("org",),
    "org.start": ("org.start",),
    "movement": ("movement",),
    "movement.end": ("movement.end",),
    "supply.end": ("supply.end",),
    "combat.counterblow": ("counterblow",),
    "combat.commit": ("commit",),
    "combat.apply": ("roll", "apply"),
    "combat.end": ("combat.end",),
    "removals": ("removals",),
    "phase.end": ENDS,
}
#: Words that mean something else than a phase of a side's turn: the moments, in either side's turn.
OTHERS = {
    "after_axis_attack_roll": ("roll",),
    "after_soviet_attack_roll": ("roll",),
    "after_soviet_ex": ("exchange",),
    "victory": ("victory",),
}
REBUILT = ("improvement", "replacement")
#: Words of events that happen without being played, or that only pay.
NEVER = {"on_draw", "on_discard_for_replacement"}


def keys_of(event: dict[str, Any], side: str) -> set[str]:
    """The keys of the table at which an event should stand."""
    first = event["ops"][0]
    if event["play_immediately"]:
        return set()
    if first["op"] == "replay_top_discard":
        return set(TIMED[SEATS.index(side)])
    cancels = {"cancel": REBUILT, "reroll": ("roll",)}.get(first["op"])
    if first["op"] == "cancel_card":
        cancels = tuple(word for word in ("played", "discarded") if first.get(word))
    if cancels is not None:
        return {f"{active} {moment}" for active in SEATS for moment in cancels}
    return {key for word in event["timing"] for key in keys_of_word(word, side)}


def keys_of_word(word: str, side: str) -> set[str]:
    if word in NEVER:
        return set()
    if word == "anytime":
        return {f"{active} any" for active in SEATS}
    if word == f"{side}_turn":
        return {f"{side} any"}
    if word in OTHERS:
        return {f"{active} {moment}" for active in SEATS for moment in OTHERS[word]}
    who, _, what = word.partition("_")
    turns = SEATS if who == "any" else (who,)
    return {f"{active} {moment}" for active in turns for moment in WORDS[what]}


@rule("5.3.1")
@pytest.mark.parametrize("raw", data("cards")["cards"], ids=lambda raw: f"c{raw['number']:02}")
def test_events_stand_at_the_moments_that_their_cards_name(raw: dict[str, Any]) -> None:
    card = raw["number"] - 1
    for side, name in enumerate(SEATS):
        found = {key for key, cards in TIMED[side].items() if cards >> card & 1}
        # Nobody cancels his own improvements.
        wanted = keys_of(raw[name], name) - {f"axis {moment}" for moment in REBUILT if name == "axis"}
        assert found == wanted, f"{CARD_IDS[card]}, {name}"


class Recorded(dict[str, int]):
    """The table of one side, which keeps what it was asked for."""

    def __init__(self, table: dict[str, int]) -> None:
        super().__init__(table)
        self.asked: set[str] = set()

    def __getitem__(self, key: str) -> int:
        self.asked.add(key)
        return super().__getitem__(key)


def answer_a_free_step(verb: str) -> None:
    """Card 30 in the Soviet card phase: the USSR may answer an Axis improvement in its own turn."""
    front = Front("ax_6a@0603- ax_17a@destroyed ax_4a@0606-").turn(14).deal(axis="c30", soviet="c31")
    front.window("card", "soviet").choose("pass").choose("event", "c30").let_pass()
    front.choose(verb, "ax_6a" if verb == "improve" else "ax_17a")
    assert (front.seat, front.kind, front.state.active) == ("soviet", "answer_event", 1)


@rule("5.3.1")
@pytest.mark.long
def test_every_moment_of_the_table_comes_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """No key is one that nothing asks for; and to ask for a key that is not there would raise."""
    tables = tuple(Recorded(table) for table in TIMED)
    monkeypatch.setattr(State, "TIMED", tables)
    answer_a_free_step("improve")
    answer_a_free_step("rebuild")
    random = Random(1)
    for seed in range(60):
        match = Case("no_retreat", ("campaign", "bagration", "na_berlin", "saturn")[seed % 4]).match(seed)
        while match.seat is not None:
            match.choose(random.choice(match.options()))
        if all(table.asked == set(table) for table in tables):
            return
    missing = {name: sorted(set(table) - table.asked) for name, table in zip(SEATS, tables, strict=True)}
    assert not any(missing.values()), missing


@rule("5.3.1")
@pytest.mark.long
@pytest.mark.parametrize("scenario", ["campaign", "citadel", "na_berlin"])
def test_events_declared_in_the_enemys_phases_break_nothing(scenario: str) -> None:
    """Random play in which events for any time are only ever declared while the enemy is asked."""
    random, declared = Random(5), 0
    for seed in range(2):
        match = Case("no_retreat", scenario).match(seed)
        while match.seat is not None:
            enemy = SEATS[match.seat == "axis"]
            waiting = match.declarations(enemy)
            if waiting and random.random() < 0.5:
                match.choose(random.choice(waiting), enemy)
                declared += 1
                continue
            match.choose(random.choice([option for option in match.options() if option[0] != "anytime"]))
        assert quadrant.load(match.record()).digest() == match.digest(), "the record says who declared what"
    assert declared
