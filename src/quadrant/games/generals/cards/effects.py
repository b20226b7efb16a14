"""Carrying out the text of a card (rulebook: «Как сыграть карту»).

Effects happen in the order written, one after another (play.order_of_effects); one is not a condition for
the next (play.independent_effects); every step of one's own on the board may be left out. What the text can
say is the vocabulary of ``operations.py``; here stand the steps and decisions that the operations lead to.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, ClassVar

from quadrant.games.generals.cards.language import Inner, Operation, Ref, Use, find
from quadrant.games.generals.components import (
    ARMY,
    CARD_IDS,
    DOMAIN,
    NATION,
    NATIONS,
    NAVY,
    NOBODY,
    SPACES,
)
from quadrant.games.generals.rules.build import may_build, may_rebuild
from quadrant.games.generals.rules.cards import DiscardDeck, bury, card_set, without
from quadrant.games.generals.rules.pieces import lift, place, take_off
from quadrant.games.generals.state import CARD, Cards, Generals
from quadrant.games.generals.verbs import (
    BATTLE,
    BUILD,
    CHOOSE,
    DISCARD,
    ELIMINATE,
    LIFT,
    PAY,
    PROTECT,
    REBUILD,
    RECRUIT,
    TAKE_OFF,
    TARGET_KIND,
    TOP,
    space_of,
)
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.chance import Chance, Outcomes
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Choice, Decision, Step
from quadrant.kernel.limits import Limit, Limits, when
from quadrant.kernel.message import Args, Prompt, Refusal
from quadrant.kernel.offers import Offer, finishing
from quadrant.kernel.pick import Pick
from quadrant.kernel.secrets import Secret
from quadrant.kernel.verbs import FINISHING

# What an operation on the board is


class OnBoard(Operation):
    """Something that is done on the board, up to so many times."""

    #: Whether it takes the nation's own pieces off the board itself.
    takes_off: ClassVar[bool] = False
    #: Whether it must be done when it can be.
    must: ClassVar[bool] = False
    #: The question, and its rule.
    asks: ClassVar[str]
    rule: ClassVar[str] = "clarify.battle_eliminate"

    @property
    def times(self) -> int:
        return 1

    def chooser(self, use: Use) -> int:
        """The nation that does it."""
        return use.by

    def offers(self, game: Generals, use: Use, hit: int) -> Iterable[Offer]:
        """What it can be done to. ``hit`` are spaces it was done to already."""
        raise NotImplementedError

    def do(self, game: Generals, use: Use, choice: Choice) -> None:
        """It is done as chosen."""
        raise NotImplementedError

    def room(self, game: Generals, use: Use, nation: int, nothing: bool) -> int:
        """pieces.limit: the nation's own pieces that it could take up so that this can be done at all.

        ``nothing``: nothing else can be done; otherwise only what needs a piece of which none is left.
        """
        return 0

    def borrows(self, use: Use) -> int:
        """The other nations whose pieces are used: only they themselves may take one up for that."""
        return 0

    def may(self, game: Generals, use: Use) -> bool:
        if any(offer.limits.mask for offer in self.offers(game, use, 0)):
            return True
        return bool(self.room(game, use, self.chooser(use), True))

    def carry_out(self, game: Generals, use: Use) -> None:
        others = alternatives(game, use.by, game.CARDS[use.card].type)
        times = 1 if others else self.times
        self._begin(game, Act(NATIONS[self.chooser(use)], use, (use.ref, *others), times, 0))

    def in_any_order(self, game: Generals, use: Use, refs: tuple[Ref, ...]) -> None:
        self._begin(game, Act(NATIONS[self.chooser(use)], use, refs, len(refs), 0))

    def _begin(self, game: Generals, act: Act) -> None:
        game.push(Borrow(act) if self.borrows(act.use) else act)


def alternatives(game: Generals, owner: int, type: str) -> tuple[Ref, ...]:
    """What the nation's statuses let it do with a card of that type instead."""
    if not game.status[owner]:
        return ()
    return tuple(
        (number, place, 0)
        for number in game.status[owner]
        for place, operation in enumerate(game.CARDS[number].effects)
        if operation.instead_of == type
    )


# On the board


#: In place of how often something was done: another such step of the card was done, or may follow.
ONE_STEP = -1


class Act(Decision):
    """One of several operations on the board is done next, or none of them any more.

    ``left`` is how often something may still be done, ``hit`` where it was done already.
    """

    use: Use
    refs: tuple[Ref, ...]
    left: int
    hit: int

    def _operations(self, game: Generals) -> list[OnBoard]:
        found = [find(game, ref) for ref in self.refs]
        return [operation for operation in found if isinstance(operation, OnBoard)]

    def offers(self, game: Generals) -> list[Offer]:
        operations = self._operations(game)
        found: list[Offer] = []
        for operation in operations:
            found += operation.offers(game, self.use, self.hit)
        can = any(offer.limits.mask for offer in found)
        nation, room = NATION[self.seat], 0
        for operation in operations:
            room |= operation.room(game, self.use, nation, not can)
        if room:
            found.append(Offer(TAKE_OFF, Limits(Limit("pieces.limit", room, "why-no-room")), (nation,)))
        if operations[0].must and can:
            args: Args = {"card": CARD_IDS[self.use.card]}
            found.append(finishing(Limit("play.order_of_effects", when(False), "why-must-be-done", args)))
        else:
            found.append(_MAY_STOP)
        return found

    def resolve(self, game: Generals, choice: Choice) -> None:
        if FINISHING.of(choice):
            return
        use = self.use
        if TAKE_OFF.of(choice) and not self._operations(game)[0].takes_off:
            game.push(self)
            take_off(game, NATION[self.seat], TAKE_OFF.thing(choice))
            return
        ref = self.refs[0] if len(self.refs) == 1 else self._chosen(game, choice)
        operation = find(game, ref)
        assert isinstance(operation, OnBoard)
        if self.left > 1:
            refs = self.refs if len(self.refs) == 1 else tuple(other for other in self.refs if other != ref)
            act = Act(self.seat, use, refs, self.left - 1, self.hit | 1 << space_of(choice))
            game.push(Borrow(act) if operation.borrows(use) else act)
        operation.do(game, use, choice)

    def waste(self, game: Generals, choice: Choice) -> Refusal | None:
        """The card is spent: to do nothing at all with it, where something can be done, gives it away."""
        if not FINISHING.of(choice) or self.hit or not any(map(bears_fruit, self.options(game))):
            return None
        return Refusal("play.order_of_effects", "waste-card", {"card": CARD_IDS[self.use.card]})

    def _chosen(self, game: Generals, choice: Choice) -> Ref:
        for ref, operation in zip(self.refs, self._operations(game), strict=True):
            if any(choice in offer.choices() for offer in operation.offers(game, self.use, self.hit)):
                return ref
        raise LookupError(f"nothing offers {choice!r}")

    def prompt(self, game: Generals) -> Prompt:
        first = self._operations(game)[0]
        done = ONE_STEP if self._one_step(game, first.asks) else self.hit.bit_count()
        args: Args = {"card": CARD_IDS[self.use.card], "count": self.left, "done": done}
        return Prompt(first.asks, first.rule, args)

    def _one_step(self, game: Generals, asks: str) -> bool:
        """Whether this is one of several such steps of the card, done one after another."""
        card = game.CARDS[self.use.card]
        steps = sum(isinstance(effect, OnBoard) and effect.asks == asks for effect in card.effects)
        return steps > 1 and card.sequence != "any_order" and not self.hit


_MAY_STOP = finishing()
_CHANGING = (BUILD, RECRUIT, ELIMINATE, PROTECT)


def bears_fruit(choice: Choice) -> bool:
    """Whether the choice changes the board for the better: more than a battle in an empty space."""
    if BATTLE.of(choice):
        return BATTLE.read(choice)[1] != NOBODY
    return any(verb.of(choice) for verb in _CHANGING)


class Borrow(Step):
    """pieces.limit: whoever has no piece left that an ally's card would recruit may take one up first."""

    act: Act

    def run(self, game: Generals) -> None:
        use, refs = self.act.use, self.act.refs
        game.push(self.act)
        for ref in refs[::-1]:
            operation = find(game, ref)
            assert isinstance(operation, OnBoard)
            lent = (nation for nation in bits(operation.borrows(use)) if _lacks(game, operation, use, nation))
            game.push(*(MakeRoom(NATIONS[nation], use.of(ref)) for nation in lent))


def _lacks(game: Generals, operation: OnBoard, use: Use, nation: int) -> bool:
    return bool(operation.room(game, use, nation, False))


class MakeRoom(Pick):
    """pieces.limit: the nation takes up a piece of its own for an ally's card, or does not.

    Nobody else decides that.
    """

    rule, verb, stop = "pieces.limit", TAKE_OFF, FINISHING

    use: Use

    def limits(self, game: Generals) -> Limits:
        operation = find(game, self.use.ref)
        assert isinstance(operation, OnBoard)
        room = operation.room(game, self.use, NATION[self.seat], False)
        return Limits(Limit("pieces.limit", room, "why-no-room"))

    def others(self, game: Generals) -> tuple[int, ...]:
        return (NATION[self.seat],)

    def take(self, game: Generals, space: int) -> None:
        take_off(game, NATION[self.seat], space)

    def args(self, game: Generals) -> Args:
        return {"card": CARD_IDS[self.use.card]}


class Redeploy(Pick):
    """Each piece that was on the board when the card was played may be lifted and built anew, once.

    A supplied one may be declared built again where it stands (clarify.rebuild).
    """

    rule, verb, stop = "clarify.build_recruit", LIFT, FINISHING

    use: Use
    left: int

    def limits(self, game: Generals) -> Limits:
        mask = self.left & game.pieces[NATION[self.seat]]
        return Limits(Limit("clarify.build_recruit", mask, "why-not-to-lift", self.args(game)))

    def take(self, game: Generals, space: int) -> None:
        lift(game, NATION[self.seat], space)
        game.tell("lift", "clarify.build_recruit", seat=self.seat, space=SPACES[space])
        kind = ARMY if DOMAIN[ARMY] >> space & 1 else NAVY
        game.push(BuildAnew(self.seat, self.use, kind, self.left & ~(1 << space)))

    def _in_place(self, game: Generals) -> list[Offer]:
        nation = NATION[self.seat]
        left = Limit("clarify.build_recruit", self.left, "why-not-to-lift", self.args(game))
        return [Offer(REBUILD, may_rebuild(game, nation, k).also(left), (k, nation)) for k in (ARMY, NAVY)]

    def offers(self, game: Generals) -> list[Offer]:
        return [*super().offers(game), *self._in_place(game)]

    @does(REBUILD)
    def rebuild(self, game: Generals, _: int, space: int, nation: int) -> None:
        game.push(Redeploy(self.seat, self.use, self.left & ~(1 << space)))
        place(game, "rebuild", by=nation, nation=nation, space=space, card=self.use.card)

    def args(self, game: Generals) -> Args:
        return {"card": CARD_IDS[self.use.card]}


class BuildAnew(Pick):
    """The lifted piece is built by the ordinary rules, or stays off the board. Then the others may follow.

    It takes no other piece's place among those ``left``: an army that was taken off meanwhile is gone.
    """

    rule, verb, stop = "clarify.build_recruit", BUILD, FINISHING

    use: Use
    kind_of_piece: int
    left: int

    def limits(self, game: Generals) -> Limits:
        return may_build(game, NATION[self.seat], self.kind_of_piece)

    def others(self, game: Generals) -> tuple[int, ...]:
        return self.kind_of_piece, NATION[self.seat]

    def take(self, game: Generals, space: int) -> None:
        nation = NATION[self.seat]
        game.push(Redeploy(self.seat, self.use, self.left & ~(1 << space)))
        place(game, "build", by=nation, nation=nation, space=space, card=self.use.card)

    def stopped(self, game: Generals) -> None:
        game.push(Redeploy(self.seat, self.use, self.left))

    def waste(self, game: Generals, choice: Choice) -> Refusal | None:
        """What was picked up would stay off the board."""
        if not FINISHING.of(choice) or not self.limits(game).mask:
            return None
        return Refusal("clarify.build_recruit", "waste-piece", self.args(game))

    def args(self, game: Generals) -> Args:
        return {"card": CARD_IDS[self.use.card]}


# Cards on the table and in the deck


class LoseResponse(Chance):
    """A face-down response of the nation is discarded, at random: nobody has looked at it."""

    nation: int

    def outcomes(self, game: Generals) -> Outcomes[int]:
        return Outcomes(game.response[self.nation])

    def happen(self, game: Generals, card: int) -> None:
        game.response[self.nation] = without(game.response[self.nation], card)
        bury(game, self.nation, (card,), "response")


class DiscardStatus(Pick):
    """A face-up status of another nation is discarded; the owner of the card picks it."""

    rule, verb = "type.status", DISCARD

    nation: int

    def limits(self, game: Generals) -> Limits:
        return Limits(Limit("type.status", card_set(game.status[self.nation]), "why-not-there"))

    def take(self, game: Generals, card: int) -> None:
        game.status[self.nation] = without(game.status[self.nation], card)
        game.discard[self.nation] += (card,)
        game.touch("status")
        game.tell("discard-status", "type.status", seat=NATIONS[self.nation], card=CARD_IDS[card])

    def args(self, game: Generals) -> Args:
        return {"seat": NATIONS[self.nation]}


class Reorder(Pick):
    """The top cards of the deck go back on top, in the order of choice: the first one is drawn first."""

    rule, verb = "type.status", TOP

    left: Annotated[Cards, Secret(CARD, ordered=True)]
    placed: Annotated[Cards, Secret(CARD, ordered=True)]

    def limits(self, game: Generals) -> Limits:
        return Limits(Limit("type.status", card_set(self.left), "why-not-there"))

    def asked_anyway(self, game: Generals) -> bool:
        """Equal cards give one option; that they are equal nobody else may know."""
        return len(self.left) > 1

    def take(self, game: Generals, card: int) -> None:
        left, placed = without(self.left, card), (*self.placed, card)
        if left:
            game.push(Reorder(self.seat, left, placed))
            return
        game.deck[NATION[self.seat]] += placed[::-1]
        game.tell("reorder", "type.status", seat=self.seat)

    def args(self, game: Generals) -> Args:
        return {"count": len(self.placed) + 1}


# Choices that a card gives


class Branching(Operation):
    """Somebody chooses one of several lists of operations."""

    @property
    def branches(self) -> tuple[tuple[Operation, ...], ...]:
        raise NotImplementedError

    def part(self, path: Ref) -> Operation:
        operation = self.branches[path[0]][path[1]]
        return operation.part(path[2:]) if len(path) > 2 else operation


class ChooseOne(Pick):
    """One of the options a card gives."""

    rule, verb = "play.order_of_effects", CHOOSE

    use: Use

    def _listed(self, game: Generals) -> dict[int, int]:
        """Which option goes by which name."""
        operation = find(game, self.use.ref)
        assert isinstance(operation, Branching)
        return {TARGET_KIND.number[option[0].name]: i for i, option in enumerate(operation.branches)}

    def limits(self, game: Generals) -> Limits:
        listed = self._listed(game)
        named = mask_of(listed)
        can = (name for name, i in listed.items() if find(game, (*self.use.ref, i, 0)).may(game, self.use))
        return Limits(
            Limit("play.order_of_effects", named, "why-not-listed", self.args(game)),
            Limit("play.order_of_effects", mask_of(can), "why-nothing-there"),
        )

    def take(self, game: Generals, name: int) -> None:
        picked = self._listed(game)[name]
        operation = find(game, self.use.ref)
        assert isinstance(operation, Branching)
        refs = tuple((*self.use.ref, picked, j) for j in range(len(operation.branches[picked])))
        game.push(Inner(self.use, refs))

    def args(self, game: Generals) -> Args:
        return {"card": CARD_IDS[self.use.card]}


class ExtraCost(Decision):
    """A further cost that may be paid for a further effect."""

    shown: ClassVar[bool] = True

    use: Use
    count: int

    def offers(self, game: Generals) -> tuple[Offer, Offer]:
        return Offer(PAY, Limits()), _MAY_STOP

    @does(PAY)
    def pay(self, game: Generals) -> None:
        game.push(DiscardDeck(self.use.by, self.count), Inner(self.use, ((*self.use.ref, 0),)))

    @does(FINISHING)
    def do_without(self, game: Generals) -> None:
        """The further effect is not paid for."""

    def prompt(self, game: Generals) -> Prompt:
        args: Args = {"card": CARD_IDS[self.use.card], "count": self.count}
        return Prompt("prompt-extra-cost", "play.order_of_effects", args)
