"""The cards, decoded from data/cards.json, and the moments at which their events may happen."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from quadrant.games.no_retreat.cards import conditions
from quadrant.games.no_retreat.cards.fighting import Reroll
from quadrant.games.no_retreat.cards.hands import CancelAction, CancelCard, DoubleDiscard, ReplayTop
from quadrant.games.no_retreat.cards.language import Card, Event, Operation
from quadrant.games.no_retreat.cards.vocabulary import AnyOperation
from quadrant.games.no_retreat.components import AXIS, SEATS, SIDE, SOVIET, WEATHERS, data
from quadrant.games.no_retreat.rules.events import moments
from quadrant.games.no_retreat.verbs import CARD_IDS
from quadrant.kernel.board import mask_of

_operations: Final = msgspec.json.Decoder(tuple[AnyOperation, ...])


def _event(half: dict[str, Any]) -> Event:
    """One side's half of a card in the data."""
    weather = half.get("weather_condition", WEATHERS)
    return Event(
        SIDE[half["initiative"]] if half["initiative"] else None,
        tuple(half["timing"]),
        half["play_immediately"],
        mask_of(WEATHERS.index(name) for name in weather),
        _operations.decode(msgspec.json.encode([_words(op) for op in half["ops"]])),
    )


def _words(op: dict[str, Any]) -> dict[str, Any]:
    """An operation of the data with its condition taken apart.

    How long a choice lasts is said once, before its alternatives; each of them must know it.
    """
    if "condition" in op:
        return {**op, "condition": conditions.read(op["condition"])}
    if op["op"] != "choose" or "lasts" not in op:
        return op
    options = [[{**inner, "lasts": op["lasts"]} for inner in option] for option in op["options"]]
    return {**op, "options": options}


def _card(printed: dict[str, Any]) -> Card:
    return Card(
        f"c{printed['number']:02}",
        (_event(printed["axis"]), _event(printed["soviet"])),
        printed["removed_in_1945"],
        printed["added_in_1945"],
        printed["weather_card"],
    )


CARDS: Final[tuple[Card, ...]] = tuple(_card(printed) for printed in data("cards")["cards"])
assert tuple(card.id for card in CARDS) == CARD_IDS

#: 5.5 The deck before 1945, and in it.
EARLY_DECK: Final = tuple(n for n, card in enumerate(CARDS) if not card.from_1945)
LATE_DECK: Final = tuple(n for n, card in enumerate(CARDS) if not card.until_1945)


def _cards_of(side: int, operation: type[Operation]) -> int:
    """The cards with such an event of that side."""
    return mask_of(n for n, card in enumerate(CARDS) if isinstance(card.event(side).first, operation))


DOUBLES: Final = _cards_of(AXIS, DoubleDiscard), _cards_of(SOVIET, DoubleDiscard)
REPLAYS: Final = _cards_of(AXIS, ReplayTop), _cards_of(SOVIET, ReplayTop)
#: 5.3.3 For each side, the cards whose events may happen while a side has the initiative.
ALLOWED: Final = tuple(
    tuple(
        mask_of(n for n, card in enumerate(CARDS) if card.event(side).initiative in (None, initiative))
        for initiative in (AXIS, SOVIET)
    )
    for side in (AXIS, SOVIET)
)

#: The moments that have a question of their own.
_MOMENTS: Final = (
    *("card", "card.end", "supply.end", "org.start", "org", "org.end", "movement", "movement.end"),
    *("counterblow", "commit", "apply", "combat.end", "removals", "removals.end", "landing.end"),
)


#: Moments at which only the active player is asked, or only the other.
_OWN: Final = ("org", "movement")
_ENEMY: Final = ("counterblow",)


def _is_asked(side: int, active: int, moment: str) -> bool:
    """Whether the side is ever asked for a card at that moment of a turn."""
    if moment in ("improvement", "replacement"):
        # They are the enemy's, in his own turn; but card 30 gives the Axis replacements in the Soviet turn.
        return active != side or side == SOVIET
    return active == side if moment in _OWN else active != side or moment not in _ENEMY


def _fits(event: Event, side: int, active: int, moment: str) -> bool:
    """Whether an event fits a moment of that side's turn."""
    first = event.first
    if isinstance(first, ReplayTop):
        # It is whatever lies on top of the discards: that must fit the moment (``ReplayTop.may``).
        return True
    if isinstance(first, CancelCard):
        return (moment == "played" and first.played) or (moment == "discarded" and first.discarded)
    if isinstance(first, CancelAction):
        return moment in ("improvement", "replacement")
    if isinstance(first, Reroll):
        return moment == "roll"
    if moment == "roll":
        after = {f"after_{name}_attack_roll" for name in SEATS}
        return bool(after & set(event.timing)) or "any_combat.apply" in event.timing
    if moment == "exchange":
        return "after_soviet_ex" in event.timing and side == SOVIET
    if moment == "victory":
        return "victory" in event.timing
    if moment == "any":
        own_turn = f"{SEATS[side]}_turn" in event.timing and active == side
        return "anytime" in event.timing or own_turn
    return bool(set(moments(active, moment)) & set(event.timing))


def _timed(side: int) -> dict[str, int]:
    timed = {}
    extra = ("roll", "exchange", "victory", "any", "played", "discarded", "improvement", "replacement")
    for active in (AXIS, SOVIET):
        for moment in (*_MOMENTS, *extra):
            if not _is_asked(side, active, moment):
                continue
            mask = mask_of(
                n
                for n, card in enumerate(CARDS)
                if not card.event(side).immediate and _fits(card.event(side), side, active, moment)
            )
            timed[f"{SEATS[active]} {moment}"] = mask
    return timed


TIMED: Final = (_timed(AXIS), _timed(SOVIET))
