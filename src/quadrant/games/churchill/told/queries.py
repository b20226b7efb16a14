"""What a player may ask without choosing: the odds of a Front, what a staff card is worth, and production."""

from __future__ import annotations

from typing import Final

import msgspec

from quadrant.games.churchill.cards.deck import STAFF
from quadrant.games.churchill.components import FRONTS, ISSUES, NATIONS, STAFF_IDS
from quadrant.games.churchill.rules.fronts import CampaignRoll, no_attempt, strength
from quadrant.games.churchill.rules.production import income
from quadrant.games.churchill.rules.staff import staff_worth
from quadrant.games.churchill.state import Churchill
from quadrant.games.churchill.told.alarms import ALARMS
from quadrant.games.churchill.told.prospects import prospect
from quadrant.kernel.message import Refusal
from quadrant.kernel.modifiers import Sum
from quadrant.kernel.prospects import Prospect
from quadrant.kernel.queries import Query
from quadrant.kernel.verbs import Kind


class OddsAnswer(msgspec.Struct, frozen=True):
    """7.7 A Front's strength line by line, and how likely it advances one space, or breaks through to two."""

    front: str
    strength: Sum
    stays: float
    advance: float
    breakthrough: float
    #: Why it makes no attempt, if it makes none.
    blocked: Refusal | None


class WorthAnswer(msgspec.Struct, frozen=True):
    """5.22, 5.24 How far a staff card would move an issue; a Chief of Staff with his best roll (5.25)."""

    card: str
    issue: str
    advance: Sum
    debate: Sum


def odds(game: Churchill, seat: str | None, front: int) -> OddsAnswer:
    chances = CampaignRoll(front).chances(game)
    stays, one, two = (chances.get(n, 0.0) for n in range(3))
    return OddsAnswer(FRONTS[front].id, strength(game, front), stays, one, two, no_attempt(game, front))


def worth(game: Churchill, seat: str | None, card: int, issue: int) -> WorthAnswer:
    advance, debate = (staff_worth(game, card, issue, mode) for mode in ("advance", "debate"))
    return WorthAnswer(STAFF[card].id, ISSUES[issue].id, advance, debate)


def production(game: Churchill, seat: str | None, nation: int) -> Sum:
    """6.3 What the nation receives as the issues lie now."""
    return income(game, nation)


QUERIES: Final = (
    Query("odds", (Kind("front", (front.id for front in FRONTS)),), odds, OddsAnswer),
    Query("worth", (Kind("card", STAFF_IDS), Kind("issue", (i.id for i in ISSUES))), worth, WorthAnswer),
    Query("prospect", (Kind("card", STAFF_IDS),), prospect, Prospect),
    Query("production", (Kind("seat", NATIONS),), production, Sum),
    ALARMS,
)
