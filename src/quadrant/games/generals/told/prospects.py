"""What a card would bring, before it is played: where it can be used, what it removes, builds and scores.

The card is carried out on a copy of the position, with nobody answering, and what happens there in public is
put into words. Only the owner of a card may ask: he knows his own hand and what lies in his own piles, but
not the order of his deck, and nothing of others' cards but how many there are. So the copy has all that he
cannot see dealt anew, always in the same way, and what may be played out of a pile is read off the card.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from random import Random
from typing import TYPE_CHECKING, Final

from quadrant.games.generals import verbs
from quadrant.games.generals.cards.effects import ChooseOne, ExtraCost, MakeRoom, Reorder
from quadrant.games.generals.cards.language import Inner
from quadrant.games.generals.cards.operations import DeckDiscard
from quadrant.games.generals.cards.operations import PlayCard as PlaysCard
from quadrant.games.generals.components import CARD_IDS, NATION, NATIONS, PIECES, SPACES
from quadrant.games.generals.rules.cards import DiscardHand, without
from quadrant.games.generals.rules.play import Aim, PlayCard, PlayFrom, pile, unplayable
from quadrant.games.generals.rules.score import home_lost
from quadrant.games.generals.state import Cards, Generals
from quadrant.kernel.flow import DONE, PASS, Choice, Decision, advance, take
from quadrant.kernel.message import Arg, Event, Refusal
from quadrant.kernel.prospects import TRIES, Branch, Prospect, Remark, futures, public
from quadrant.kernel.secrets import determinise

if TYPE_CHECKING:
    from quadrant.games.generals.cards.deck import Card

_PLACE: Final = {
    verb.word: verb.place for verb in verbs.VERBS if verb.at is not None and verb.at.name == "space"
}
#: What is done with a card on the way.
_ACTS: Final = frozenset(
    v.word
    for v in (
        verbs.BUILD,
        verbs.RECRUIT,
        verbs.BATTLE,
        verbs.ELIMINATE,
        verbs.PROTECT,
        verbs.CHOOSE,
        verbs.TARGET,
        verbs.LIFT,
        verbs.DISCARD,
    )
)
#: What the owner of a deck alone sees, or what is settled later: one way of it is as good as another.
_SETTLED_LATER: Final = (DiscardHand, Reorder, ExtraCost, PlayFrom)
#: What is told of a card in use without anything being changed.
_NO_FRUIT: Final = frozenset(
    f"event-{id}"
    for id in ("play-card", "use-status", "use-response", "aim", "battle", "battle-empty", "eliminate")
) | {"event-rebuild", "event-lift", "event-stays", "event-shuffle", "event-take-off"}

#: What a nation pays for its own card.
_COSTS: Final = frozenset(("discard-deck", "discard-hand", "lose-points"))


def prospect(game: Generals, seat: str | None, number: int) -> Prospect:
    """What the card would bring its owner now; nothing is said of other nations' cards."""
    card = game.CARDS[number]
    if seat is None or NATION[seat] != card.nation:
        return Prospect()
    if number in game.hand[card.nation]:
        return _from_hand(game, card)
    ways = _uses(game, seat, number)
    if ways:
        outlook = _Outlook(game, card)
        return outlook.over(_Path(card.nation, outlook.stirred, game.stack[-1]).after(game, ways))
    if number in game.status[card.nation]:
        return Prospect(lines=tuple(_each_turn(game, card)))
    return Prospect()


def fruitless(game: Generals, nation: int, number: int) -> Refusal | None:
    """Why the card would bring nothing if it were played now, or used instead; found out step by step."""
    card = game.CARDS[number]
    outlook = _Outlook(game, card)
    if card.timing == "play":
        branches = _Path(nation, outlook.stirred).play(game, number)
    elif ways := _uses(game, NATIONS[nation], number):
        branches = _Path(nation, outlook.stirred, game.stack[-1]).after(game, ways)
    else:
        return None
    if outlook.fruit or any(map(outlook.add, branches)):
        return None
    return outlook.none()


def _from_hand(game: Generals, card: Card) -> Prospect:
    barred = unplayable(game, card)
    if barred is not None:
        return Prospect(none=Refusal(barred.rule, barred.message, {"card": card.id}))
    if card.type == "status":
        return Prospect(lines=(Remark("prospect-stays", "type.status"), *_each_turn(game, card)))
    if card.type == "response":
        return Prospect(lines=(Remark("prospect-face-down", "type.response"),))
    outlook = _Outlook(game, card)
    return outlook.over(_Path(card.nation, outlook.stirred).play(game, card.number))


def _uses(game: Generals, seat: str, number: int) -> list[Choice]:
    """How the card on the table can be used for what is asked now."""
    asked = game.stack[-1] if game.stack else None
    if not isinstance(asked, Decision) or asked.seat != seat:
        return []
    options = [*asked.options(game), *game.asides(seat)]
    return [o for o in options if (verbs.USE.of(o) or verbs.ANYTIME.of(o)) and o[1] == CARD_IDS[number]]


def _each_turn(game: Generals, card: Card) -> Iterator[Remark]:
    """What a status would score in the victory point phase as the board stands (score.home_lost)."""
    if card.timing != "victory_step":
        return
    after = game.clone()
    after.stack.clear()
    before = sum(after.score)
    use = card.used()
    if card.holds(game, use) and not home_lost(game, card.nation):
        refs = tuple((card.number, place) for place in range(len(card.effects)))
        after.push(Inner(use, refs))
        advance(after)
    yield Remark("prospect-each-turn", "score.sources", {"points": sum(after.score) - before})


def _plays_on(game: Generals, card: Card) -> Iterator[Remark]:
    """The card lets somebody play another one, as far as its owner can tell.

    What the cost takes goes to the discard pile first, and may be what is played then.
    """
    rule = "play.order_of_effects"
    for operation in card.effects:
        if not isinstance(operation, PlaysCard):
            continue
        nation, source = operation.nation, operation.source
        cards = pile(game, nation, source)
        if nation != card.nation:
            if cards:
                yield Remark("prospect-play-from-other", rule, {"seat": NATIONS[nation]})
            continue
        if source == "discard":
            cards += _as_cost(game, card)
        fitting = (
            game.CARDS[n] for n in cards if not operation.types or game.CARDS[n].type in operation.types
        )
        if any(unplayable(game, other) is None for other in fitting):
            yield Remark(f"prospect-play-from-{source}", rule)


def _as_cost(game: Generals, card: Card) -> Cards:
    """The cards that paying for the card may discard."""
    found: Cards = ()
    for cost in card.cost:
        first, then = game.hand[card.nation], game.deck[card.nation]
        if isinstance(cost, DeckDiscard):
            first, then = then, first
        found += first if len(first) >= cost.count else first + then
    return found


def _copy(game: Generals, nation: int) -> Generals:
    """The position as its owner knows it."""
    return determinise(game, NATIONS[nation], Random(0))


class _Path:
    """Which choices are tried. Nobody answers; what the owner himself could answer goes to ``stirred``."""

    def __init__(self, nation: int, stirred: set[str], asked: Decision | None = None) -> None:
        self.nation, self.seat = nation, NATIONS[nation]
        self.stirred = stirred
        #: The question that a card on the table is used at: there the card is finished.
        self.asked = asked

    def play(self, game: Generals, number: int) -> Iterator[Branch]:
        """The card is played from hand."""
        start = _copy(game, self.nation)
        start.stack.clear()
        start.hand[self.nation] = without(start.hand[self.nation], number)
        start.push(PlayCard(self.nation, number))
        return futures(start, self.ways, _same)

    def after(self, game: Generals, choices: Iterable[Choice]) -> Iterator[Branch]:
        """A card on the table is used in each of these ways."""
        for choice in choices:
            start = _copy(game, self.nation)
            start.stack[:] = start.stack[-1:]
            start.listen()
            take(start, choice)
            told = public(start)
            places = [part for part in choice[2:3] if isinstance(part, str)]
            yield Branch(self.asked, Choice("use", choice[1], *places), told)
            yield from futures(start, self.ways, _same, told)

    def ways(self, game: Generals, decision: Decision, options: list[Choice]) -> list[Choice]:
        if decision is self.asked:
            return []
        if decision.reaction:
            if decision.seat == self.seat:
                self.stirred |= {str(o[1]) for o in options if verbs.USE.of(o) and len(o) > 2}
            return [PASS]
        if isinstance(decision, _SETTLED_LATER):
            return [DONE] if DONE in options else options[:1]
        if isinstance(decision, MakeRoom):
            return [o for o in options if o[0] not in game.ASIDES]
        acts = [option for option in options if option[0] in _ACTS]
        again = [option for option in options if verbs.REBUILD.of(option)]
        room = [] if acts else [option for option in options if verbs.TAKE_OFF.of(option)]
        return acts + again + room or [DONE]


def _same(game: Generals) -> Hashable:
    return tuple(game.pieces), tuple(game.protected), tuple(game.score), tuple(game.stack)


Key = tuple[str, ...]


class _Outlook:
    """What was found to happen, gathered into lines."""

    def __init__(self, game: Generals, card: Card) -> None:
        self.card = card
        self.others: dict[Key, Remark] = {(remark.id,): remark for remark in _plays_on(game, card)}
        self.fruit = bool(self.others)
        self.tried = 0
        self.stirred: set[str] = set()
        self.seen: set[str] = set()
        self.spaces: set[str] = set()
        #: Where something happens, by what it is, whose, and which kind of piece.
        self.where: dict[Key, set[str]] = {}
        #: Where it can be used and nothing comes of it, by what happens there.
        self.idle: dict[str, set[str]] = {}
        #: How much of something at most, by what it is and whose.
        self.amounts: dict[Key, int] = {}
        #: What may be chosen where only one can be: whom the card is aimed at, what it does.
        self.either: set[Choice] = set()

    def over(self, branches: Iterable[Branch]) -> Prospect:
        for branch in branches:
            self.add(branch)
        places = (f"space:{space}" for space in SPACES if space in self.spaces)
        return Prospect(tuple(places), tuple(self.lines()), self.none())

    def add(self, branch: Branch) -> bool:
        """One more way of it; whether the card is known to bring something by now."""
        self.tried += 1
        choice, amounts = branch.choice, dict[Key, int]()
        if choice is not None:
            self._note(choice)
            if isinstance(branch.asked, Aim | ChooseOne) and branch.asked.seat == NATIONS[self.card.nation]:
                self.either.add(choice)
        for event in branch.events:
            self._hear(event, amounts)
        for key, amount in amounts.items():
            self.amounts[key] = max(self.amounts.get(key, 0), amount)
        self.fruit |= bool(self.stirred)
        return self.fruit

    def _note(self, choice: Choice) -> None:
        at = _PLACE.get(choice.verb)
        space = (
            choice[2]
            if choice[0] == verbs.USE.word and len(choice) > 2
            else choice[at]
            if at is not None
            else None
        )
        if space is not None:
            self.spaces.add(str(space))

    def _hear(self, event: Event, amounts: dict[Key, int]) -> None:
        id, args = event.id.removeprefix("event-"), event.args
        self.seen.add(id)
        seat = str(args.get("seat", ""))
        paid = id in _COSTS and seat == NATIONS[self.card.nation]
        if event.id not in _NO_FRUIT and not paid:
            self.fruit = True
        if id in ("build", "recruit", "remove"):
            self.where.setdefault((id, seat, str(args["piece"])), set()).add(str(args["space"]))
        elif id in _IDLE:
            self.idle.setdefault(id, set()).add(str(args["space"]))
        elif id == "protect":
            self.where.setdefault((id, seat), set()).add(str(args["space"]))
        elif id in ("score-card", "lose-points"):
            amounts[id, seat] = amounts.get((id, seat), 0) + int(str(args["points"]))
        elif id in ("discard-deck", "discard-hand", "draw", "discard-response"):
            amounts[id, seat] = amounts.get((id, seat), 0) + int(str(args["count"]))
        elif id == "discard-status":
            self.where.setdefault((id, seat), set()).add(str(args["card"]))
        elif id in ("deck-top", "deck-bottom"):
            card = str(args["card"])
            self.others[id, card] = Remark(f"prospect-{id}", event.rule, {"card": card})
        elif id in ("granted", "end", "cancel"):
            self.others[id,] = Remark(f"prospect-{id}", event.rule)

    def lines(self) -> Iterator[Remark]:
        for key in sorted(self.where, key=_order):
            yield self._somewhere(key)
        yield from self._elsewhere()
        for key in sorted(self.amounts, key=_order):
            yield self._so_many(key[0], key[1], self.amounts[key])
        if len(self.either) > 1:
            yield Remark("prospect-either", "play.order_of_effects")
        yield from self.others.values()
        if self.stirred:
            cards = tuple(card for card in CARD_IDS if card in self.stirred)
            yield Remark("prospect-sets-off", "type.status", {"cards": cards})
        if self.tried > TRIES:
            yield Remark("prospect-more", "play.order_of_effects")

    def _somewhere(self, key: Key) -> Remark:
        id, seat, *kind = key
        found = self.where[key]
        if id == "discard-status":
            return Remark(
                "prospect-discard-status", "type.status", {"seat": seat, "cards": tuple(sorted(found))}
            )
        args: dict[str, Arg] = {
            "seat": seat,
            "spaces": tuple(space for space in SPACES if space in found),
        }
        if kind:
            args["piece"] = kind[0]
        return Remark(f"prospect-{id}", _RULES[id], args)

    def _elsewhere(self) -> Iterator[Remark]:
        """The places that light up besides, and why there is nothing to be had."""
        used = {space for key, spaces in self.where.items() if key[0] != "discard-status" for space in spaces}
        for id, rule in _IDLE.items():
            count = len(self.idle.get(id, set()) & self.spaces - used)
            if count and self.fruit:
                yield Remark(f"prospect-{id}", rule, {"count": count})

    def _so_many(self, id: str, seat: str, amount: int) -> Remark:
        if seat == NATIONS[self.card.nation] and id in ("discard-deck", "discard-hand"):
            return Remark(
                f"prospect-cost-{id.removeprefix('discard-')}", "cards.forced_discard", {"count": amount}
            )
        word = "points" if id in ("score-card", "lose-points") else "count"
        return Remark(f"prospect-{id}", _RULES[id], {"seat": seat, word: amount})

    def none(self) -> Refusal | None:
        """Why nothing comes of it."""
        if self.fruit:
            return None
        args = {"card": self.card.id}
        if "battle-empty" in self.seen:
            return Refusal("clarify.empty_attack", "why-nothing-to-hit", args)
        if "rebuild" in self.seen:
            return Refusal("clarify.rebuild", "why-only-rebuild", args)
        return Refusal("play.order_of_effects", "why-no-effect", args)


_RULES: Final = {
    "remove": "clarify.battle_eliminate",
    "build": "clarify.build_recruit",
    "recruit": "clarify.build_recruit",
    "protect": "play.reaction_order",
    "score-card": "score.immediate",
    "lose-points": "cards.forced_discard",
    "discard-deck": "cards.forced_discard",
    "discard-hand": "cards.forced_discard",
    "discard-response": "type.response",
    "draw": "turn.phases",
}
#: What may be done in vain.
_IDLE: Final = {"battle-empty": "clarify.empty_attack", "rebuild": "clarify.rebuild"}
_ORDER: Final = ("discard-status", *_RULES)


def _order(key: Key) -> tuple[int, ...]:
    kind = [PIECES.index(key[2])] if len(key) > 2 else []
    return (_ORDER.index(key[0]), NATION[key[1]], *kind)
