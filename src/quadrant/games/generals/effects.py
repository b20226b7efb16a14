"""The operations of the cards (rulebook: «Как сыграть карту»).

Effects happen in the order written, one after another (play.order_of_effects); one is not a condition for
the next (play.independent_effects); every step of one's own on the board may be left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from quadrant.games.generals.battle import holders, may_battle
from quadrant.games.generals.board import of_kinds, spaces
from quadrant.games.generals.build import may_build, may_recruit
from quadrant.games.generals.cards import DiscardCost, DiscardDeck, bury, draw, without
from quadrant.games.generals.components import DOMAIN, NATION, NATIONS, SPACE, SPACES, camp_of
from quadrant.games.generals.language import CARD, CARDS, NOBODY, Op
from quadrant.games.generals.matching import ON_BOARD, Use, amount, holds, options_of
from quadrant.games.generals.pieces import battle, eliminate, lift, place
from quadrant.games.generals.score import gain
from quadrant.games.generals.state import Generals
from quadrant.games.generals.verbs import DISCARD, LIFT, PAY, PLACE, TOP
from quadrant.kernel.board import bits
from quadrant.kernel.flow import DONE, Choice, Decision, Step
from quadrant.kernel.message import Args, Prompt, Refusal

#: Where an operation stands: the card, then its place among the effects (and among those inside them).
Ref = tuple[int, ...]

_found: dict[Ref, Op] = {}


def find(ref: Ref) -> Op:
    """The operation at that place."""
    op = _found.get(ref)
    if op is None:
        op = CARDS[ref[0]].effects[ref[1]]
        rest = ref[2:]
        while rest:
            if op.options:
                op, rest = op.options[rest[0]][rest[1]], rest[2:]
            else:
                op, rest = op.effects[rest[0]], rest[1:]
        _found[ref] = op
    return op


class Effects(Step):
    """The text of a card, from its ``index``-th effect on."""

    use: Use
    index: int

    def run(self, game: Generals) -> None:
        use = self.use
        card = CARDS[use.card]
        if self.index >= len(card.effects) or game.cancelled == use.card:
            return
        if card.any_order:
            refs = tuple((use.card, i) for i in range(len(card.effects)))
            game.push(Act(NATIONS[card.effects[0].chooser], use, refs, len(refs), 0))
            return
        game.push(Effects(use, self.index + 1))
        carry_out(game, (use.card, self.index), use)


class Inner(Step):
    """Effects inside another one: the option that was chosen, or what an extra cost has paid for."""

    use: Use
    refs: tuple[Ref, ...]

    def run(self, game: Generals) -> None:
        if len(self.refs) > 1:
            game.push(Inner(self.use, self.refs[1:]))
        carry_out(game, self.refs[0], self.use)


def carry_out(game: Generals, ref: Ref, use: Use) -> None:
    op = find(ref)
    if op.condition is not None and op.op != "choose_nation" and not holds(game, op.condition, use.owner):
        return
    if op.op in ON_BOARD:
        _act(game, ref, op, use)
        return
    _OPERATIONS[op.op](game, ref, op, use)


def _act(game: Generals, ref: Ref, op: Op, use: Use) -> None:
    refs: tuple[Ref, ...] = (ref,)
    card = CARDS[use.card]
    for number in game.status[use.owner]:
        for i, other in enumerate(CARDS[number].effects):
            if other.op == "land_battle_alternative" and card.type in other.types:
                refs += ((number, i, 0),)
    chooser = use.nation(op.nations[0]) if op.op == "remove_own" else op.chooser
    game.push(Act(NATIONS[chooser], use, refs, op.most if len(refs) == 1 else 1, 0))


class Act(Decision):
    """One of several operations on the board is done next, or none of them any more.

    ``left`` is how often something may still be done, ``hit`` where it was done already.
    """

    use: Use
    refs: tuple[Ref, ...]
    left: int
    hit: int

    def options(self, game: Generals) -> list[Choice]:
        found: list[Choice] = []
        for ref in self.refs:
            found += options_of(game, find(ref), self.use, self.hit)
        if found and find(self.refs[0]).op in ("protect", "remove_own"):
            return found
        found.append(DONE)
        return found

    def resolve(self, game: Generals, choice: Choice) -> None:
        if choice == DONE:
            return
        ref = self._chosen(game, choice)
        verb = choice[0]
        use = self.use
        at = 2 if verb in ("build", "rebuild", "recruit") else 1
        space = SPACE[str(choice[at])]
        nation = NATION[str(choice[at + 1])] if len(choice) > at + 1 else NOBODY
        if self.left > 1:
            refs = self.refs if len(self.refs) == 1 else tuple(r for r in self.refs if r != ref)
            game.push(Act(self.seat, use, refs, self.left - 1, self.hit | 1 << space))
        self._do(game, str(verb), space, nation)

    def _do(self, game: Generals, verb: str, space: int, nation: int) -> None:
        use = self.use
        if verb in ("build", "rebuild"):
            place(game, verb, nation, nation, space, use.card)
        elif verb == "recruit":
            place(game, verb, use.owner, nation, space, use.card)
        elif verb == "battle":
            battle(game, use.owner, space, nation, use.card)
        elif verb == "eliminate":
            eliminate(game, use.owner, space, nation, use.card)
        elif verb == "protect":
            game.protected[nation] |= 1 << space
            game.touch("protected")
            game.tell(
                "protect",
                "play.reaction_order",
                seat=NATIONS[nation],
                space=SPACES[space],
                card=CARDS[use.card].id,
            )
        else:
            lift(game, nation, space)
            game.tell("take-off", "pieces.limit", seat=NATIONS[nation], piece="navy", space=SPACES[space])

    def _chosen(self, game: Generals, choice: Choice) -> Ref:
        if len(self.refs) == 1:
            return self.refs[0]
        return next(ref for ref in self.refs if choice in options_of(game, find(ref), self.use, self.hit))

    def prompt(self, game: Generals) -> Prompt:
        op = find(self.refs[0])
        rule = {"build": "clarify.build_recruit", "recruit": "clarify.build_recruit"}.get(
            op.op, "clarify.battle_eliminate"
        )
        args: Args = {"card": CARDS[self.use.card].id, "count": self.left}
        return Prompt(f"prompt-act-{op.op.replace('_', '-')}", rule, args)

    def explain(self, game: Generals, choice: Choice) -> Refusal | None:
        refusals = [self._why(game, find(ref), choice) for ref in self.refs]
        return next((refusal for refusal in refusals if refusal is not None), None)

    def _why(self, game: Generals, op: Op, choice: Choice) -> Refusal | None:
        """The first limit that a place on the board breaks, or the card's own words."""
        names = [part for part in choice[1:] if part in SPACE]
        if not names:
            return None
        space = SPACE[str(names[0])]
        refusal = None
        if op.op == "build":
            refusal = may_build(game, self.use.nation(op.nations[0]), op.kind).why_not(
                space, space=SPACES[space]
            )
        elif op.op == "recruit":
            refusal = may_recruit(game, self.use.nation(op.nations[0]), op.kind).why_not(
                space, space=SPACES[space]
            )
        elif op.op == "battle":
            refusal = may_battle(game, self.use.owner, op.kind).why_not(space, space=SPACES[space])
        return refusal or Refusal(
            "play.order_of_effects", "why-card-elsewhere", {"card": CARDS[self.use.card].id}
        )


# Operations that are no choice on the board

Operation = Callable[[Generals, Ref, Op, Use], None]


def _battle_all(game: Generals, ref: Ref, op: Op, use: Use) -> None:
    """Every enemy piece in the battled space is battled, one after another."""
    assert use.trigger is not None
    for nation in reversed(holders(game, use.trigger.space, op.victims)):
        battle(game, use.owner, use.trigger.space, nation, use.card)


def _discard_deck(game: Generals, ref: Ref, op: Op, use: Use) -> None:
    nation = use.nation(op.nations[0])
    count = amount(game, op.amount, use.owner) + _extra(game, use)
    game.push(DiscardDeck(nation, count))


def _extra(game: Generals, use: Use) -> int:
    """What statuses add to the discards that an economic warfare card demands."""
    card = CARDS[use.card]
    if card.type != "economic_warfare":
        return 0
    extra = 0
    for nation, numbers in enumerate(game.status):
        for op in (op for number in numbers for op in CARDS[number].effects if op.op == "modify_ew"):
            if use.owner in op.nations and (not op.keyword or op.keyword in card.keywords):
                extra += amount(game, op.amount, nation)
    return extra


def _discard_hand(game: Generals, ref: Ref, op: Op, use: Use) -> None:
    game.push(DiscardCost(use.nation(op.nations[0]), amount(game, op.amount, use.owner)))


def _gain_vp(game: Generals, ref: Ref, op: Op, use: Use) -> None:
    gain(game, use.owner, amount(game, op.amount, use.owner), CARDS[use.card].id)


def _draw(game: Generals, ref: Ref, op: Op, use: Use) -> None:
    draw(game, use.nation(op.nations[0]), amount(game, op.amount, use.owner))


def _shuffle_deck(game: Generals, ref: Ref, op: Op, use: Use) -> None:
    nation = use.nation(op.nations[0])
    game.deck[nation] = game.shuffle(game.deck[nation])
    game.tell("shuffle", "play.order_of_effects", seat=NATIONS[nation])


def _move_card(game: Generals, ref: Ref, op: Op, use: Use) -> None:
    number = use.card if op.this or use.trigger is None else use.trigger.card
    nation = use.owner
    if number not in game.discard[nation]:
        return
    pile = game.discard[nation]
    at = len(pile) - 1 - pile[::-1].index(number)
    game.discard[nation] = pile[:at] + pile[at + 1 :]
    deck = game.deck[nation]
    game.deck[nation] = (*deck, number) if op.to == "deck_top" else (number, *deck)
    game.tell(op.to.replace("_", "-"), "play.discard_first", seat=NATIONS[nation], card=CARDS[number].id)


def _redeploy(game: Generals, ref: Ref, op: Op, use: Use) -> None:
    nation = use.nation(op.nations[0])
    mask = 0
    for kind in bits(op.kinds):
        mask |= game.pieces[nation] & DOMAIN[kind]
    game.push(Redeploy(NATIONS[nation], use, mask))


class Redeploy(Decision):
    """Each piece that was on the board when the card was played may be lifted and built anew, once."""

    use: Use
    left: int

    def options(self, game: Generals) -> list[Choice]:
        mask = self.left & game.pieces[NATION[self.seat]]
        return [*(LIFT[space] for space in bits(mask)), DONE]

    def resolve(self, game: Generals, choice: Choice) -> None:
        if choice == DONE:
            return
        space = SPACE[str(choice[1])]
        nation = NATION[self.seat]
        lift(game, nation, space)
        game.tell("lift", "clarify.build_recruit", seat=self.seat, space=SPACES[space])
        kind = 0 if DOMAIN[0] >> space & 1 else 1
        game.push(BuildAnew(self.seat, self.use, kind, self.left & ~(1 << space)))

    def prompt(self, game: Generals) -> Prompt:
        return Prompt("prompt-redeploy", "clarify.build_recruit", {"card": CARDS[self.use.card].id})


class BuildAnew(Decision):
    """The lifted piece is built by the ordinary rules, or stays off the board. Then the others may follow.

    It takes no other piece's place among those ``left``: an army that was taken off meanwhile is gone.
    """

    use: Use
    kind_of_piece: int
    left: int

    def options(self, game: Generals) -> list[Choice]:
        nation = NATION[self.seat]
        table = PLACE["build"][nation]
        return [*(table[space] for space in bits(may_build(game, nation, self.kind_of_piece).mask)), DONE]

    def resolve(self, game: Generals, choice: Choice) -> None:
        if choice == DONE:
            game.push(Redeploy(self.seat, self.use, self.left))
            return
        nation, space = NATION[self.seat], SPACE[str(choice[2])]
        game.push(Redeploy(self.seat, self.use, self.left & ~(1 << space)))
        place(game, "build", nation, nation, space, self.use.card)

    def prompt(self, game: Generals) -> Prompt:
        args: Args = {"card": CARDS[self.use.card].id, "count": 1}
        return Prompt("prompt-act-build", "clarify.build_recruit", args)

    def explain(self, game: Generals, choice: Choice) -> Refusal | None:
        names = [part for part in choice[1:] if part in SPACE]
        if not names:
            return None
        space = SPACE[str(names[0])]
        return may_build(game, NATION[self.seat], self.kind_of_piece).why_not(space, space=SPACES[space])


def _discard_table(game: Generals, ref: Ref, op: Op, use: Use) -> None:
    nation = use.nation(op.nations[0])
    if op.random:
        cards = game.response[nation]
        if cards:
            card = cards[game.roll(len(cards))]
            game.response[nation] = without(cards, card)
            bury(game, nation, (card,), "response")
        return
    if game.status[nation]:
        game.push(DiscardStatus(NATIONS[op.chooser], nation))


class DiscardStatus(Decision):
    """A face-up status of another nation is discarded; the owner of the card picks it."""

    nation: int

    def options(self, game: Generals) -> list[Choice]:
        return [DISCARD[number] for number in sorted(game.status[self.nation])]

    def resolve(self, game: Generals, choice: Choice) -> None:
        number = CARD[str(choice[1])]
        game.status[self.nation] = without(game.status[self.nation], number)
        game.discard[self.nation] += (number,)
        game.touch("status")
        game.tell("discard-status", "type.status", seat=NATIONS[self.nation], card=CARDS[number].id)

    def prompt(self, game: Generals) -> Prompt:
        return Prompt("prompt-discard-status", "type.status", {"seat": NATIONS[self.nation]})


def _reorder(game: Generals, ref: Ref, op: Op, use: Use) -> None:
    nation = use.nation(op.nations[0])
    count = op.amount.base
    deck = game.deck[nation]
    if len(deck) < 2:
        return
    game.reveal()
    game.deck[nation] = deck[:-count]
    game.push(Reorder(NATIONS[nation], deck[-count:][::-1], ()))


class Reorder(Decision):
    """The top cards of the deck go back on top, in the order of choice: the first one is drawn first."""

    left: tuple[int, ...]
    placed: tuple[int, ...]

    def options(self, game: Generals) -> list[Choice]:
        return [TOP[number] for number in sorted(set(self.left))]

    def resolve(self, game: Generals, choice: Choice) -> None:
        number = CARD[str(choice[1])]
        left, placed = without(self.left, number), (*self.placed, number)
        if left:
            game.push(Reorder(self.seat, left, placed))
            return
        game.deck[NATION[self.seat]] += placed[::-1]
        game.tell("reorder", "type.status", seat=self.seat)

    def prompt(self, game: Generals) -> Prompt:
        return Prompt("prompt-reorder", "type.status", {"count": len(self.placed) + 1})


def _set_supply(game: Generals, ref: Ref, op: Op, use: Use) -> None:
    for filter in op.pieces:
        mask = spaces(game, filter.where, camp_of(use.owner)) & of_kinds(filter.kinds)
        game.granted[use.owner] |= mask
    game.touch("granted")
    game.tell("granted", "supply.line", seat=NATIONS[use.owner], card=CARDS[use.card].id)


def _prevent_removal(game: Generals, ref: Ref, op: Op, use: Use) -> None:
    assert use.trigger is not None
    game.spared = use.trigger.space
    space = SPACES[use.trigger.space]
    game.tell(
        "protect",
        "play.reaction_order",
        seat=NATIONS[use.trigger.nation],
        space=space,
        card=CARDS[use.card].id,
    )


def _cancel_card(game: Generals, ref: Ref, op: Op, use: Use) -> None:
    assert use.trigger is not None
    game.cancelled = use.trigger.card
    game.tell("cancel", "clarify.skilled_pilots", seat=NATIONS[use.owner], card=CARDS[use.trigger.card].id)


def _nothing(game: Generals, ref: Ref, op: Op, use: Use) -> None:
    """The target was chosen when the card was played."""


def _each_nation(game: Generals, ref: Ref, op: Op, use: Use) -> None:
    for nation in op.nations[::-1]:
        bound = Use(use.card, use.owner, use.trigger, nation)
        game.push(Pick(NATIONS[nation], bound, ref))


def _choose(game: Generals, ref: Ref, op: Op, use: Use) -> None:
    pick = Pick(NATIONS[op.chooser], use, ref)
    if pick.options(game):
        game.push(pick)


class Pick(Decision):
    """One of the options a card gives."""

    use: Use
    ref: Ref

    def options(self, game: Generals) -> list[Choice]:
        listed = find(self.ref).options
        return [Choice("choose", ops[0].label) for ops in listed if self._possible(game, ops[0])]

    def _possible(self, game: Generals, op: Op) -> bool:
        if op.op == "remove_own":
            return bool(options_of(game, op, self.use))
        if op.op == "discard_table":
            return bool((game.response if op.random else game.status)[op.nations[0]])
        return True

    def resolve(self, game: Generals, choice: Choice) -> None:
        listed = find(self.ref).options
        picked = next(i for i, ops in enumerate(listed) if ops[0].label == choice[1])
        refs = tuple((*self.ref, picked, j) for j in range(len(listed[picked])))
        game.push(Inner(self.use, refs))

    def prompt(self, game: Generals) -> Prompt:
        return Prompt("prompt-pick", "play.order_of_effects", {"card": CARDS[self.use.card].id})


def _optional_cost(game: Generals, ref: Ref, op: Op, use: Use) -> None:
    game.push(ExtraCost(NATIONS[op.chooser], use, ref))


class ExtraCost(Decision):
    """A further cost that may be paid for a further effect."""

    shown: ClassVar[bool] = True
    use: Use
    ref: Ref

    def options(self, game: Generals) -> list[Choice]:
        return [PAY, DONE]

    def resolve(self, game: Generals, choice: Choice) -> None:
        if choice == DONE:
            return
        op = find(self.ref)
        refs = tuple((*self.ref, j) for j in range(len(op.effects)))
        costs = [DiscardDeck(self.use.owner, cost.amount.base) for cost in op.cost]
        game.push(*costs, Inner(self.use, refs))

    def prompt(self, game: Generals) -> Prompt:
        count = find(self.ref).cost[0].amount.base
        args: Args = {"card": CARDS[self.use.card].id, "count": count}
        return Prompt("prompt-extra-cost", "play.order_of_effects", args)


def _play_card(game: Generals, ref: Ref, op: Op, use: Use) -> None:
    from quadrant.games.generals.play import PlayFrom

    nation = use.nation(op.nations[0])
    if op.source == "deck":
        game.reveal()
    game.push(PlayFrom(NATIONS[op.chooser], nation, op.source, op.types))


_OPERATIONS: dict[str, Operation] = {
    "battle_all": _battle_all,
    "discard_deck": _discard_deck,
    "discard_hand": _discard_hand,
    "gain_vp": _gain_vp,
    "draw": _draw,
    "shuffle_deck": _shuffle_deck,
    "move_card": _move_card,
    "redeploy": _redeploy,
    "discard_table": _discard_table,
    "reorder_deck_top": _reorder,
    "set_supply": _set_supply,
    "prevent_removal": _prevent_removal,
    "cancel_card": _cancel_card,
    "each_nation": _each_nation,
    "choose": _choose,
    "optional_cost": _optional_cost,
    "play_card": _play_card,
    "choose_nation": _nothing,
}
