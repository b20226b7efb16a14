"""The vocabulary of the cards, part five: cards, weather, victory, and alternatives."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from quadrant.games.no_retreat import operations_battle as battles
from quadrant.games.no_retreat import operations_map as board
from quadrant.games.no_retreat import operations_movement as moves
from quadrant.games.no_retreat import operations_units as units
from quadrant.games.no_retreat.cards import (
    Ask,
    DrawCards,
    Happen,
    discard,
    half,
    hand_size,
    leave_hand,
    reshuffle,
)
from quadrant.games.no_retreat.components import (
    AREAS,
    AXIS,
    NOBODY,
    OTHER_WEATHER,
    PRINTED_WEATHER,
    SIDE,
    SOVIET,
    SPACE,
    UNIT,
    USSR,
    VARIABLE,
    WEATHERS,
)
from quadrant.games.no_retreat.language import Operation, Use
from quadrant.games.no_retreat.losses import change_vp
from quadrant.games.no_retreat.operations_map import CardAsk
from quadrant.games.no_retreat.operations_units import allies_on_map
from quadrant.games.no_retreat.state import EVENT_CARD, NoRetreat, OpenCard, seat
from quadrant.games.no_retreat.verbs import CARD_IDS, CHOOSE, TAKE
from quadrant.games.no_retreat.victory import can_be_cancelled
from quadrant.games.no_retreat.weather import marker, set_weather, turn_over
from quadrant.games.no_retreat.zones import held
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Args
from quadrant.kernel.secrets import Secret
from quadrant.kernel.verbs import FINISHING

SideName = Literal["axis", "soviet"]


# Drawing and discarding


class DrawOp(Operation, tag="draw"):
    """5.2 Cards are drawn."""

    count: int
    condition: str = ""

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        if self.condition == "joker_on_axis_side":
            return game.joker == AXIS
        return game.joker == SOVIET if self.condition == "joker_on_soviet_side" else True

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(DrawCards(use.side, self.count))


class DiscardOp(Operation, tag="discard"):
    """Cards are discarded by their owner's choice."""

    count: int
    side: str = ""
    condition: str = ""

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        return self._cards(game, side) > 0

    def fully(self, game: NoRetreat, side: int) -> bool:
        return self._cards(game, side) >= self.count

    def _cards(self, game: NoRetreat, side: int) -> int:
        """How many cards could be discarded."""
        if self.condition == "axis_ally_on_map" and not allies_on_map(game):
            return 0
        return hand_size(game, SIDE[self.side] if self.side else side)

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        discard(game, SIDE[self.side] if self.side else use.side, self.count, "5.3.1")


class DiscardRandom(Operation, tag="discard_random"):
    """Cards are discarded at random."""

    side: SideName
    count: int

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        return bool(game.hand[SIDE[self.side]])

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        side = SIDE[self.side]
        cards = bits(game.hand[side])
        card = cards[game.roll(len(cards))]
        leave_hand(game, side, card)
        game.tell("discard", "5.3.1", seat=self.side, card=CARD_IDS[card])


class DrawKeep(Operation, tag="draw_keep"):
    """Several cards are drawn, some of them kept."""

    draw: int
    keep: int

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(DrawCards(use.side, self.draw), KeepSome(use.side, game.hand[use.side], self.keep))


class KeepSome(Step):
    """Cards 9 and 40: of what came to the hand one stays."""

    side: int
    before: Annotated[int, Secret(EVENT_CARD, owner="side", as_set=True, among="hand")]
    keep: int

    def run(self, game: NoRetreat) -> None:
        game.drawn = game.hand[self.side] & ~self.before
        game.push(Kept())
        discard(game, self.side, game.drawn.bit_count() - self.keep, "5.3.1", drawn=True)


class Kept(Step):
    """What was drawn is part of the hand now."""

    def run(self, game: NoRetreat) -> None:
        game.drawn = 0


class TakeFromDiscard(Operation, tag="take_from_discard"):
    """A card is taken from the top of the discards."""

    look: int
    take: int
    half: SideName
    not_immediate: bool

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        return bool(_takeable(game, side, self.look, 0))

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(TakeDiscard(seat(use.side), self.look, use.card))


def _takeable(game: NoRetreat, side: int, look: int, besides: int) -> int:
    """The top discards, but for the card in play, whose event of the side is not played at once."""
    top = [card for card in game.discard if not besides >> card & 1][-look:]
    return mask_of(card for card in top if not game.CARDS[card].event(side).immediate)


class TakeDiscard(CardAsk):
    """Cards 5 and 33: which card is taken."""

    verb, stop = TAKE, FINISHING

    look: int
    card: OpenCard

    def limits(self, game: NoRetreat) -> Limits:
        there = _takeable(game, self.side, self.look, 1 << self.card)
        return Limits(Limit("5.3.1", there, "why-not-in-discards"))

    def take(self, game: NoRetreat, card: int) -> None:
        take_back(game, self.side, card)


def take_back(game: NoRetreat, side: int, card: int) -> None:
    """A card goes from the discards to a hand; everybody sees it."""
    game.discard = tuple(other for other in game.discard if other != card)
    game.hand[side] |= 1 << card
    game.touch("cards")
    game.tell("take", "5.3.1", seat=seat(side), card=CARD_IDS[card])


class Reshuffle(Operation, tag="reshuffle"):
    """5.0 Deck and discards are shuffled together."""

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        reshuffle(game)


class ReplayTop(Operation, tag="replay_top_discard"):
    """The event on top of the discards happens, whoever has the initiative."""

    half: SideName
    ignore_initiative: bool
    not_immediate: bool

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        if not game.discard:
            return False
        top = game.discard[-1]
        event = game.CARDS[top].event(side)
        if event.immediate or game.used[side] >> top & 1 or isinstance(event.ops[0], ReplayTop):
            return False
        fits = game.TIMED[side][f"{game.SEATS[game.active]} {moment}"] >> top & 1
        return bool(fits) and event.may(game, side, moment)

    def ready(self, game: NoRetreat, use: Use) -> bool:
        return use.top != NOBODY

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.used[use.side] |= 1 << use.top
        again: Args = {"half": half(use.side, use.top), "card": CARD_IDS[use.top]}
        game.tell("replay", "5.3.1", seat=seat(use.side), **again)
        game.push(Happen(msgspec.structs.replace(use, card=use.top, top=NOBODY)))


class InspectHand(Operation, tag="inspect_hand"):
    """The other side's hand is looked at, and a card of it discarded."""

    side: SideName
    discard: int

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        return bool(game.hand[SIDE[self.side]])

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        victim = SIDE[self.side]
        game.inspected = victim
        game.reveal()
        names = tuple(CARD_IDS[card] for card in bits(game.hand[victim]))
        game.confide("inspect", "5.3.1", to=(seat(use.side),), secret={"cards": names}, seat=seat(victim))
        game.push(Inspect(seat(use.side), victim), Inspected())


class Inspect(CardAsk):
    """Card 25: which card is discarded."""

    verb = TAKE

    of: int

    def limits(self, game: NoRetreat) -> Limits:
        return Limits(Limit("5.3.1", game.hand[self.of], "why-not-in-hand"))

    def take(self, game: NoRetreat, card: int) -> None:
        leave_hand(game, self.of, card)
        game.tell("discard", "5.3.1", seat=seat(self.of), card=CARD_IDS[card])


class Inspected(Step):
    """The hand is hidden again."""

    def run(self, game: NoRetreat) -> None:
        game.inspected = NOBODY


# Cancelling


class CancelCard(Operation, tag="cancel_card"):
    """5.0 A card just played or discarded has no effect."""

    side: SideName
    played: bool = False
    discarded: bool = False
    take: bool = False
    take_if_not_immediate: str = ""

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        cancel(game, use)
        takes = self.take or bool(self.take_if_not_immediate)
        if takes and use.victim in game.discard and not game.CARDS[use.victim].event(use.side).immediate:
            take_back(game, use.side, use.victim)


class CancelAction(Operation, tag="cancel"):
    """5.0 An improvement or replacement is cancelled."""

    what: Literal["soviet_improvement_or_replacement", "axis_replacement_step"]

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        cancel(game, use)


def cancel(game: NoRetreat, use: Use) -> None:
    game.cancelled = (*game.cancelled, use.against)
    with_card: Args = {"half": half(use.side, use.card), "card": CARD_IDS[use.card]}
    game.tell("cancel", "5.0", seat=seat(use.side), **with_card)


class DoubleDiscard(Operation, tag="double_discard"):
    """5.4 Worth two cards when it is discarded in the organization phase; it is no event of its own."""

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        return False

    def carry_out(self, game: NoRetreat, use: Use) -> None: ...


class FlipJoker(Operation, tag="flip_joker"):
    """15.7 The Joker is turned to that side."""

    to: SideName

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        return game.joker not in (NOBODY, SIDE[self.to])

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.joker = SIDE[self.to]
        game.tell("joker", "15.7", seat=self.to)


# Weather


class FlipWeather(Operation, tag="flip_weather"):
    """14.14.2 Weather markers are turned over."""

    turns: tuple[Literal["this", "next"], ...]

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        for name in self.turns:
            turn_over(game, game.turn + (name == "next"))


class SetWeather(Operation, tag="set_weather"):
    """14.14.2 The weather of the next turn, if its marker has that side."""

    turn: Literal["next"]
    to: str
    if_available: bool = False

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        turn = game.turn + 1
        wanted = WEATHERS.index(self.to)
        if turn >= len(PRINTED_WEATHER) or not VARIABLE >> turn & 1 or marker(game, turn) == wanted:
            return
        if wanted in (PRINTED_WEATHER[turn], OTHER_WEATHER[turn]):
            game.flipped ^= 1 << turn
            set_weather(game)


# Victory


class Vp(Operation, tag="vp"):
    """12.7.4 Points for an event."""

    side: SideName
    value: int

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        change_vp(game, SIDE[self.side], self.value)


class VpIf(Operation, tag="vp_if"):
    """12.7.4 Points if something is so, or if it is not."""

    side: SideName
    condition: str
    yes: int
    no: int

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        points = self.yes if condition_holds(game, SIDE[self.side], self.condition) else self.no
        if points:
            change_vp(game, SIDE[self.side], points)


def condition_holds(game: NoRetreat, side: int, condition: str) -> bool:
    """What the cards of 1945 ask: places controlled, units in places."""
    what, _, where = condition.partition(":")
    if what == "controls":
        return any(all(controls(game, side, id) for id in ids.split("+")) for ids in where.split("|"))
    if what == "unit_in":
        unit, _, hex = where.partition(":")
        return game.at[UNIT[unit]] == SPACE[hex]
    if what == "axis_unit_in_ussr":
        return bool(held(game, AXIS) & USSR)
    return bool(held(game, SOVIET) >> SPACE[where] & 1)


def controls(game: NoRetreat, side: int, id: str) -> bool:
    """Whether the side controls a city, or has units in an area."""
    space = SPACE[id]
    if AREAS >> space & 1:
        return bool(held(game, side) >> space & 1)
    return bool(game.control >> space & 1) == (side == AXIS)


class CancelSuddenDeath(Operation, tag="cancel_sudden_death"):
    """14.13 The next check for sudden death is cancelled: this turn's, if it is still to come."""

    when: str = ""

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        return can_be_cancelled(game)

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.no_sudden_death = True
        game.tell("no-sudden-death", "14.13", seat=seat(use.side))


# Alternatives


class ChooseOne(Operation, tag="choose"):
    """The player picks one of several lists of operations."""

    options: tuple[tuple[Simple, ...], ...]
    lasts: str = ""
    from_turn: int = 0

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        return game.turn >= self.from_turn and bool(self.modes(game, side))

    def modes(self, game: NoRetreat, side: int) -> int:
        return mask_of(n for n, ops in enumerate(self.options) if ops[0].may(game, side))

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(ChooseMode(seat(use.side), use))


class EnemyChoose(Operation, tag="enemy_choose"):
    """The opponent picks one of several lists of operations."""

    options: tuple[tuple[Simple, ...], ...]

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        return bool(self.modes(game, side))

    def modes(self, game: NoRetreat, side: int) -> int:
        """What can be done in full; if nothing can, what can be done in part."""
        full = mask_of(n for n, ops in enumerate(self.options) if all(op.fully(game, side) for op in ops))
        part = mask_of(n for n, ops in enumerate(self.options) if any(op.may(game, side) for op in ops))
        return full or part

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        game.push(ChooseMode(seat(1 - use.side), use))


def alternatives(game: NoRetreat, use: Use) -> ChooseOne | EnemyChoose:
    operation = game.CARDS[use.card].event(use.side).ops[0]
    assert isinstance(operation, ChooseOne | EnemyChoose)
    return operation


class ChooseMode(Ask):
    """5.3.1 Which of a card's alternatives."""

    rule, verb = "5.3.1", CHOOSE

    use: Use

    def limits(self, game: NoRetreat) -> Limits:
        modes = alternatives(game, self.use).modes(game, self.use.side)
        return Limits(Limit("5.3.1", modes, "why-nothing-to-do"))

    def take(self, game: NoRetreat, mode: int) -> None:
        chosen = msgspec.structs.replace(self.use, mode=mode)
        many = len(alternatives(game, self.use).options[mode])
        game.push(*(CarryChosen(chosen, number) for number in range(many)))

    def args(self, game: NoRetreat) -> Args:
        return {"half": half(self.use.side, self.use.card)}


class CarryChosen(Step):
    """One operation of the alternative that was chosen."""

    use: Use
    number: int

    def run(self, game: NoRetreat) -> None:
        operation = alternatives(game, self.use).options[self.use.mode][self.number]
        if operation.ready(game, self.use):
            operation.carry_out(game, self.use)


#: Every operation but alternatives.
Simple: TypeAlias = (
    battles.StrengthMult
    | battles.StrengthAdd
    | battles.Shift
    | battles.CancelRiver
    | battles.ArmorAlways
    | battles.NoArmor
    | battles.ArmorValue
    | battles.ShockValue
    | battles.SetResult
    | battles.ReplaceResult
    | battles.IgnoreFortress
    | battles.ExtraLoss
    | battles.LimitAdvance
    | battles.ExtraAdvance
    | battles.SlipAway
    | battles.ChooseCrt
    | battles.RollChoose
    | battles.Reroll
    | battles.RerollOn
    | battles.Duel
    | battles.AttackSeparately
    | battles.SecondBattle
    | board.PlaceCounterblow
    | board.RemoveCounterblow
    | board.MustAttack
    | board.ExtraAttack
    | moves.BonusMoves
    | moves.BonusPoints
    | moves.ExtraStacking
    | moves.Entrain
    | moves.Detrain
    | board.MarkOos
    | board.SurrenderOos
    | board.ProtectOos
    | board.ScorchCity
    | board.PlaceWorks
    | board.ExtraBlitz
    | units.ReturnUnit
    | units.ReplacementStep
    | units.Upgrade
    | units.DeployCadre
    | units.Rebuild
    | units.EnemyStepLoss
    | units.EliminateAlly
    | units.RemoveForVp
    | DrawOp
    | DiscardOp
    | DiscardRandom
    | DrawKeep
    | TakeFromDiscard
    | Reshuffle
    | ReplayTop
    | InspectHand
    | CancelCard
    | CancelAction
    | DoubleDiscard
    | FlipJoker
    | FlipWeather
    | SetWeather
    | Vp
    | VpIf
    | CancelSuddenDeath
)
AnyOperation: TypeAlias = Simple | ChooseOne | EnemyChoose
