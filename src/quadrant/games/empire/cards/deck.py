"""The cards, decoded from data/cards.json."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from quadrant.games.empire.cards.december import DecemberOperation
from quadrant.games.empire.cards.language import Card, Logistic
from quadrant.games.empire.cards.losses import LossOperation
from quadrant.games.empire.cards.movements import MovementOperation
from quadrant.games.empire.cards.offensive import OffensiveOperation
from quadrant.games.empire.cards.tracks import AnyNeed, TrackOperation
from quadrant.games.empire.cards.units import UnitOperation
from quadrant.games.empire.components import (
    ALLIES,
    COMMANDS,
    HQS,
    OWN_UNITS,
    ROSTER,
    SIDE,
    UNIT,
    data,
    spaces,
)
from quadrant.games.empire.verbs import CARD_IDS
from quadrant.kernel.board import bits, mask_of

AnyOperation = (
    OffensiveOperation
    | TrackOperation
    | UnitOperation
    | LossOperation
    | MovementOperation
    | DecemberOperation
)
_ALEUTIANS: Final = spaces(("4600", "4700", "4800", "5000", "5100"))


def _hqs(entry: Any, side: int) -> int:
    """5.31 (A) The headquarters that a card names."""
    own = HQS & OWN_UNITS[side]
    if entry is None or entry == "any":
        return own if entry else 0
    if entry == "joint_or_commonwealth":
        return mask_of(unit for unit in bits(own) if ROSTER[unit].command in COMMANDS[1:])
    return mask_of(UNIT[id] for id in entry)


def _card(entry: dict[str, Any]) -> Card:
    side = SIDE[entry["side"]]
    return Card(
        entry["id"],
        side,
        entry["type"],
        entry.get("reaction_kind", ""),
        entry["ops"],
        entry.get("oc_intel", 0),
        entry.get("ec_intel"),
        _hqs(entry.get("hq"), side),
        msgspec.convert(entry["logistic"], Logistic) if "logistic" in entry else None,
        entry.get("intel_condition", ""),
        msgspec.convert(entry["needs"], tuple[AnyNeed, ...]),
        msgspec.convert(entry["does"], tuple[AnyOperation, ...]),
        entry["remove"],
        entry["draw"],
        entry["will"],
        entry.get("forced", False),
        _ALEUTIANS if entry.get("must_be_event_if") == "aleutians" else 0,
    )


CARDS: Final[tuple[Card, ...]] = tuple(_card(entry) for entry in data("cards")["cards"])
assert tuple(card.id for card in CARDS) == CARD_IDS
#: The cards of each side, by their printed numbers.
NUMBERED: Final = tuple(
    {entry["number"]: n for n, entry in enumerate(data("cards")["cards"]) if SIDE[entry["side"]] == side}
    for side in (0, ALLIES)
)
