"""What a card would bring, before it is played: as an event, for operations, as a reaction; or why not now.

Events that lead no offensive are carried out on a copy of the position as the seat knows it, and what happens
there in public is put into words, as far as nothing is still to be chosen.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from quadrant.games.empire.cards.language import Card
from quadrant.games.empire.components import OWN_UNITS, SIDE, UNITS
from quadrant.games.empire.rules.cards import usable
from quadrant.games.empire.rules.headquarters import efficiency, ready
from quadrant.games.empire.rules.play import (
    PlayEvent,
    event_limits,
    leaders,
    may_be_event,
    must_be_event,
    uses,
    uses_of,
)
from quadrant.games.empire.rules.reaction_cards import playable
from quadrant.games.empire.state import Empire
from quadrant.games.empire.told.queries_course import WINDOW
from quadrant.games.empire.told.queries_moves import supposing
from quadrant.games.empire.verbs import CARD_IDS, CARD_KIND
from quadrant.kernel.board import bits
from quadrant.kernel.flow import Choice, Decision
from quadrant.kernel.message import Args, Refusal
from quadrant.kernel.offers import Offer
from quadrant.kernel.prospects import Prospect, Remark, futures
from quadrant.kernel.queries import Query
from quadrant.kernel.secrets import determinise

#: What comes of an event and is told with its own arguments: the message is prospect-<id>.
TOLD: Final = frozenset(
    (
        *("will", "europe", "china-moved", "india-moved", "rivalry", "agreement", "shipping-changed"),
        *("built", "surrendered", "hq-removed", "hq-withdrawn", "relieved", "restored", "never-came"),
    )
)
#: What is told without its arguments: they would tell what is hidden, or what a die decides.
HIDDEN: Final = frozenset(("card-lost",))
#: 13.72, 13.77, 14.0 What only a card of value 3 can do: prospect-<word>.
_BIG: Final = frozenset(("attack_china", "build", "agree"))
#: Seeds what the seat does not know: every copy is filled in the same way.
_SEED: Final = 1


def prospect(game: Empire, seat: str | None, card: int) -> Prospect:
    """What the card would bring its holder; nothing is said of cards that are not his."""
    if seat is None:
        return Prospect()
    side = SIDE[seat]
    aside = game.future[side]
    if not (game.hand[side] | usable(game, side)) >> card & 1 and card != aside:
        return Prospect(none=Refusal("4.22", "why-not-in-hand", {"card": CARD_IDS[card]}))
    printed = game.CARDS[card]
    if card == aside and not usable(game, side) >> card & 1:
        return Prospect(lines=(Remark("prospect-waits", "7.29"), *_event(game, side, card, printed)))
    lines = [*_reaction(game, seat, card, printed), *_event(game, side, card, printed)]
    operations, places = _operations(game, side, card, printed)
    if must_be_event(game, side, card):
        operations = [Remark("prospect-must-be-event", "5.37")]
    lines += operations
    none = None
    playable_now = printed.type == "reaction" or may_be_event(game, side, card)
    if not playable_now and not places and not uses_of(game, side, card):
        none = Refusal("5.0", "why-no-use", {"card": CARD_IDS[card]})
    return Prospect(places, tuple(lines), none)


# 5.1 Operations


def _operations(game: Empire, side: int, card: int, printed: Card) -> tuple[list[Remark], tuple[str, ...]]:
    """7.21 Which headquarters could lead with it, and how many units."""
    trial = supposing(game, side, printed.ops) if game.offensive is None else game
    found = leaders(game, side, card, event=False) if game.offensive is None else 0
    lines = [
        Remark(
            "prospect-operations",
            "5.1",
            {"count": printed.ops, "hexes": 5 * printed.ops, "legs": printed.ops},
        )
    ]
    for hq in bits(found):
        there = (ready(trial, hq).mask & OWN_UNITS[side]).bit_count()
        args: Args = {
            "unit": UNITS.ids[hq],
            "count": min(there, printed.ops + efficiency(game, hq).total),
            "limit": printed.ops + efficiency(game, hq).total,
        }
        lines.append(Remark("prospect-leads", "7.21", args))
    if game.offensive is None and uses_of(game, side, card):
        lines += (Remark(f"prospect-{offer.verb.word}", "5.0") for offer in _big(game, side, card))
    return lines, tuple(f"unit:{UNITS.ids[hq]}" for hq in bits(found))


def _big(game: Empire, side: int, card: int) -> Iterable[Offer]:
    return [offer for offer in uses(game, side, card) if offer.verb.word in _BIG and offer.choices()]


# 5.3 Events


def _event(game: Empire, side: int, card: int, printed: Card) -> Iterable[Remark]:
    if printed.type == "reaction":
        return
    refusal = event_limits(game, side).why_not(card)
    if refusal is not None:
        yield Remark("prospect-no-event", refusal.rule, {"why": refusal.id.removeprefix("why-")})
        return
    if printed.logistic is not None:
        for hq in bits(leaders(game, side, card, event=True)) if game.offensive is None else ():
            number = printed.logistic.led_by.get(UNITS.ids[hq], printed.logistic.base)
            args: Args = {"unit": UNITS.ids[hq], "count": number + efficiency(game, hq).total}
            yield Remark("prospect-event-leads", "5.31", args)
    else:
        told = tuple(_told(game, side, card)) if game.offensive is None else ()
        yield from told or (Remark("prospect-event", "5.31"),)
    if printed.condition == "surprise":
        yield Remark("prospect-surprise", "5.31")
    if printed.draw:
        yield Remark("prospect-draw", "5.35")
    if printed.remove:
        yield Remark("prospect-removed", "5.36")


def _told(game: Empire, side: int, card: int) -> Iterable[Remark]:
    """What the event does before anything is to be chosen."""
    start = determinise(game, ("japan", "allies")[side], Random(_SEED))
    start.stack = []
    start.push(PlayEvent(side, card))

    def nothing(state: Empire, asked: Decision, options: list[Choice]) -> list[Choice]:
        return []

    for branch in futures(start, nothing, lambda state: 0, tries=1):
        for event in branch.events:
            id = event.id.removeprefix("event-")
            if id in TOLD:
                yield Remark(f"prospect-{id}", event.rule, event.args)
            elif id in HIDDEN:
                yield Remark(f"prospect-{id}", event.rule)


# 5.32 Reactions


def _reaction(game: Empire, seat: str, card: int, printed: Card) -> Iterable[Remark]:
    """What it answers, and whether it could be played this very moment."""
    if printed.type != "reaction":
        return
    yield Remark(f"prospect-reaction-{printed.kind}", "5.32", {"condition": printed.condition or "none"})
    top = game.stack[-1] if game.stack else None
    window = "" if top is None else WINDOW.get(type(top), "")
    if window and top is not None and top.seat == seat and game.offensive is not None:
        fits = card in playable(game, SIDE[seat], window)
        yield Remark("prospect-reaction-now" if fits else "prospect-reaction-not-now", "5.32")
    if printed.draw:
        yield Remark("prospect-draw", "5.35")


PROSPECT: Final = Query("prospect", (CARD_KIND,), prospect, Prospect)
