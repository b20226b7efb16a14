"""What the event of a card would bring, before it is played; or when it can be, and why not now.

The event is carried out on a copy of the position, with nobody answering it, and what happens there in public
is put into words. A card for a battle says how it would change the odds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Final

from quadrant.games.no_retreat.cards.hands import DoubleDiscard
from quadrant.games.no_retreat.cards.language import Event
from quadrant.games.no_retreat.components import COLUMNS, DESTROY, RETREAT, SHATTER, SIDE
from quadrant.games.no_retreat.rules.battle import against_fortresses
from quadrant.games.no_retreat.rules.events import AskWithEvents, PlayEvent, event_limits, play, playable
from quadrant.games.no_retreat.rules.odds import odds, result_of
from quadrant.games.no_retreat.rules.results import fortified, with_volkssturm
from quadrant.games.no_retreat.state import Battle, NoRetreat
from quadrant.games.no_retreat.verbs import JOKER
from quadrant.kernel.flow import Choice, Decision
from quadrant.kernel.message import Args, Refusal
from quadrant.kernel.prospects import Branch, Prospect, Remark, futures
from quadrant.kernel.secrets import determinise
from quadrant.kernel.verbs import PASSING

#: So many things are named one by one; of more their number is told.
FEW: Final = 6
#: The defender is driven back.
DRIVEN: Final = frozenset((RETREAT, SHATTER, DESTROY))
#: How many choices are tried: enough to see every unit or hex that a card can be used on.
TRIES: Final = 60
#: What comes of a card and is told of it, and the argument that is collected: the message is prospect-<id>.
TOLD: Final = {
    **dict.fromkeys(("improve", "place", "recall", "move", "entrain", "detrain"), "unit"),
    **dict.fromkeys(("step-lost", "removed", "leaves", "out-of-supply"), "unit"),
    **dict.fromkeys(("scorched", "works", "saved", "boost", "target", "counterblow"), "space"),
    **dict.fromkeys(("counterblow-gone", "control"), "space"),
    "take": "card",
}
#: What is told with its own arguments, once each; and what is counted for each side.
PLAIN: Final = frozenset(("points", "blitz", "weather", "joker", "replay", "reshuffle", "no-sudden-death"))
COUNTED: Final = frozenset(("draw", "discard"))
_NOT_TRIED: Final = frozenset(("anytime", "done", "pass"))


def prospect(game: NoRetreat, seat: str | None, card: int) -> Prospect:
    """What the card would bring its holder; nothing is said of cards that are not his."""
    if seat is None or card == JOKER or not game.hand[SIDE[seat]] >> card & 1:
        return Prospect()
    side = SIDE[seat]
    event = game.CARDS[card].event(side)
    if isinstance(event.first, DoubleDiscard):
        return Prospect(lines=(Remark("prospect-double", "5.4"),))
    barred = _barred(game, side, card, event)
    if barred is not None:
        return Prospect(none=barred)
    moment = moment_of(game, seat)
    if moment is None:
        return Prospect(lines=(_when(event),))
    if not playable(game, side, moment) >> card & 1 and not playable(game, side, "any") >> card & 1:
        refusal = event_limits(game, side, moment).why_not(card)
        useless = refusal is not None and refusal.id == "why-nothing-to-do"
        return Prospect(lines=(_when(event),), none=refusal if useless else None)
    return _now(game, side, card)


def _barred(game: NoRetreat, side: int, card: int, event: Event) -> Refusal | None:
    """Why the event cannot happen whatever the moment: initiative, once a turn, weather."""
    if not game.ALLOWED[side][game.initiative] >> card & 1:
        return Refusal("5.3.3", "why-initiative")
    if game.used[side] >> card & 1:
        return Refusal("5.0", "why-happened")
    if not event.weather >> game.weather & 1:
        return Refusal("5.3.1", "why-weather")
    return None


def moment_of(game: NoRetreat, seat: str) -> str | None:
    """The moment for the seat's cards: what it is asked now, or "any"; None if something is half done."""
    top: Decision | None = game.stack[-1] if game.stack else None
    if top is None:
        return None
    if top.seat != seat:
        return None if game.half_done() else "any"
    if isinstance(top, PlayEvent):
        return top.window.moment
    if isinstance(top, AskWithEvents):
        return top.moment
    return "any" if getattr(top, "calm", False) else None


def _when(event: Event) -> Remark:
    """The moments of the event: messages timing-<word>."""
    words = tuple(timing.replace(".", "-") for timing in event.timing)
    return Remark("prospect-when", "5.3.1", {"timings": words})


# Carried out on a copy


def _now(game: NoRetreat, side: int, card: int) -> Prospect:
    outlook = _Outlook(game, side)
    copy = _unknowing(game, side)
    play(copy, side, card)
    for branch in futures(copy, outlook.ways, NoRetreat.digest, tries=TRIES):
        outlook.add(branch)
    return outlook.prospect()


def _unknowing(game: NoRetreat, side: int) -> NoRetreat:
    """A copy in which nobody knows more than the side: all hidden cards are dealt anew, always the same way.

    What is drawn stays in the hand: events that happen at once lie at the bottom of the deck.
    """
    copy = determinise(game, game.SEATS[side], Random(0))
    copy.deck = tuple(sorted(copy.deck, key=lambda card: not game.CARDS[card].event(side).immediate))
    return copy


class _Outlook:
    """What was seen to come of a card, kept once."""

    def __init__(self, game: NoRetreat, side: int) -> None:
        self.game, self.seat = game, game.SEATS[side]
        self.depth = len(game.stack)
        self.touched: dict[tuple[str, str], dict[str, None]] = {}
        self.plain: dict[str, Remark] = {}
        #: How many cards each side draws and discards at most.
        self.counts: dict[tuple[str, str], int] = {}
        self.odds: dict[str, Remark] = {}

    def ways(self, state: NoRetreat, asked: Decision, options: list[Choice]) -> list[Choice]:
        """Whoever else is asked passes if he may; the card's own questions are tried one by one."""
        if len(state.stack) <= self.depth:
            return []
        if asked.seat != self.seat:
            return [PASSING()] if PASSING() in options else options
        return [option for option in options if option[0] not in _NOT_TRIED] or options

    def add(self, branch: Branch) -> None:
        counts: Counter[tuple[str, str]] = Counter()
        for told in branch.events:
            id = told.id.removeprefix("event-")
            if id in COUNTED:
                counts[id, str(told.args["seat"])] += 1
            elif id in PLAIN:
                self.plain[f"{id} {told.args}"] = Remark(f"prospect-{id}", told.rule, told.args)
            elif id in TOLD:
                self.touched.setdefault((id, TOLD[id]), {})[str(told.args[TOLD[id]])] = None
        for key, count in counts.items():
            self.counts[key] = max(count, self.counts.get(key, 0))
        self._compare(branch.state)

    def _compare(self, after: NoRetreat) -> None:
        """How the card changes the odds of the battle under way."""
        if self.game.battle is None or after.battle is None or len(after.stack) > self.depth:
            return
        before, now = _expected(self.game), _expected(after)
        if now != before:
            (odds, driven), (was, driven_before) = now, before
            args: Args = {"odds": odds, "was": was, "driven": driven, "before": driven_before}
            id = "prospect-odds" if odds != was else "prospect-driven"
            self.odds[f"{args}"] = Remark(id, "10.5", args)

    def prospect(self) -> Prospect:
        places = [
            f"{name}:{thing}"
            for (_, name), things in self.touched.items()
            if name in ("unit", "space")
            for thing in things
        ]
        counted = (
            Remark(f"prospect-{id}", "5.3.1", {"seat": seat, "count": count})
            for (id, seat), count in self.counts.items()
        )
        collected = (_collected(id, name, things) for (id, name), things in self.touched.items())
        lines = (*self.odds.values(), *self.plain.values(), *collected, *counted)
        return Prospect(tuple(dict.fromkeys(places)), lines)


def _collected(id: str, name: str, things: Iterable[str]) -> Remark:
    """The units or places that something can happen to; of many, how many there are."""
    named = tuple(things)
    if len(named) > FEW:
        return Remark(f"prospect-{id}-many", "5.3.1", {"count": len(named)})
    return Remark(f"prospect-{id}", "5.3.1", {f"{name}s": named})


def _expected(game: NoRetreat) -> tuple[str, int]:
    """10.5 The column of the battle under way, and how likely the defender is driven back, in per cent."""
    battle = game.battle
    assert battle is not None
    at = odds(game, battle)
    driven = sum(_drives(game, battle, result_of(game, battle, at, die)) for die in range(1, 7))
    return COLUMNS[at.column], round(100 * driven / 6)


def _drives(game: NoRetreat, battle: Battle, result: int) -> bool:
    """10.7.4, 14.11 Whether the result makes anybody retreat: fortresses stand, and Volkssturm by DR."""
    result = against_fortresses(game, battle, result)
    standing = fortified(game, battle) | (with_volkssturm(game, battle) if result == RETREAT else 0)
    return result in DRIVEN and bool(battle.targets & ~standing)
