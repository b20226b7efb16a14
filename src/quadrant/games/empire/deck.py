"""The cards, decoded from data/cards.json."""

from __future__ import annotations

from typing import Any, Final

import msgspec

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
from quadrant.games.empire.language import Card, Logistic
from quadrant.games.empire.operations_december import DecemberOperation
from quadrant.games.empire.operations_losses import LossOperation
from quadrant.games.empire.operations_movements import MovementOperation
from quadrant.games.empire.operations_offensive import OffensiveOperation
from quadrant.games.empire.operations_tracks import AnyNeed, TrackOperation
from quadrant.games.empire.operations_units import UnitOperation
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


def _hqs(raw: Any, side: int) -> int:
    """5.31 (A) The headquarters that a card names."""
    own = HQS & OWN_UNITS[side]
    if raw is None or raw == "any":
        return own if raw else 0
    if raw == "joint_or_commonwealth":
        return mask_of(unit for unit in bits(own) if ROSTER[unit].command in COMMANDS[1:])
    return mask_of(UNIT[id] for id in raw)


def _card(raw: dict[str, Any]) -> Card:
    side = SIDE[raw["side"]]
    return Card(
        raw["id"],
        side,
        raw["type"],
        raw.get("reaction_kind", ""),
        raw["ops"],
        raw.get("oc_intel", 0),
        raw.get("ec_intel"),
        _hqs(raw.get("hq"), side),
        msgspec.convert(raw["logistic"], Logistic) if "logistic" in raw else None,
        raw.get("intel_condition", ""),
        msgspec.convert(raw["needs"], tuple[AnyNeed, ...]),
        msgspec.convert(raw["does"], tuple[AnyOperation, ...]),
        raw["remove"],
        raw["draw"],
        raw["will"],
        raw.get("forced", False),
        _ALEUTIANS if raw.get("must_be_event_if") == "aleutians" else 0,
    )


CARDS: Final[tuple[Card, ...]] = tuple(_card(raw) for raw in data("cards")["cards"])
assert tuple(card.id for card in CARDS) == CARD_IDS
#: The cards of each side, by their printed numbers.
NUMBERED: Final = tuple(
    {raw["number"]: n for n, raw in enumerate(data("cards")["cards"]) if SIDE[raw["side"]] == side}
    for side in (0, ALLIES)
)
