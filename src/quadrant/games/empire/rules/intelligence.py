"""7.25, 7.27 Intelligence, and the special reaction."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quadrant.games.empire.cards import changes
from quadrant.games.empire.cards.changes import Unalterable
from quadrant.games.empire.cards.language import event_effects
from quadrant.games.empire.components import NAMES, SEATS
from quadrant.games.empire.rules.reaction_cards import (
    ReactionWindow,
    holds_cards,
    may_hold_late_card,
    react,
    reaction_limits,
    unanswered,
)
from quadrant.games.empire.state import (
    INTELLIGENCE,
    INTERCEPT,
    SURPRISE,
    Empire,
    change,
    change_battle,
    under_way,
)
from quadrant.games.empire.verbs import CARD_IDS, REACT, ROLL
from quadrant.kernel.chance import Chance, Outcomes
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Choice, Decision, Step
from quadrant.kernel.limits import Limit, Limits, when
from quadrant.kernel.message import Args, Prompt, Refusal
from quadrant.kernel.modifiers import Sum
from quadrant.kernel.offers import Offer, passing
from quadrant.kernel.verbs import PASSING
from quadrant.kernel.windows import Answer

#: 1.22 A die with ten sides, of which one is a zero.
D10: Final = Outcomes(tuple(range(10)))
NINE: Final = 9


# 7.25 The roll


def roll_needed(game: Empire, special: bool = False) -> int | None:
    """7.25 (D) The number that the roll must not exceed; None if there is no roll."""
    offensive = under_way(game)
    card = game.CARDS[offensive.card]
    if event_effects(game, Unalterable):
        return None
    if not offensive.event:
        return card.oc_intel
    if card.condition == "surprise":
        return card.oc_intel if special else None
    return card.ec_intel


def modifiers(game: Empire) -> Sum:
    """7.25 (E) What is added to the die."""
    added = Sum()
    if under_way(game).spotted:
        added = added.add(-2, "7.25", "line-spotted")
    for each in event_effects(game, changes.Intelligence):
        added = added.add(each.harder_to_see(game), "5.31", "line-event")
    return added


def succeeds(game: Empire, die: int, special: bool = False) -> bool:
    """7.25 (D, E) Whether a roll succeeds; a nine never does."""
    needed = roll_needed(game, special)
    return needed is not None and die != NINE and die + modifiers(game).total <= needed


# 7.25 Intelligence


class IntelligenceStep(ReactionWindow):
    """7.2.S7, 7.25 The reacting side may change the intelligence, by a card or by a roll."""

    def may_answer(self, game: Empire, side: int) -> bool:
        if self.turn:
            return holds_cards(game, side)
        return bool(under_way(game).battles) and (roll_needed(game) is not None or holds_cards(game, side))

    def ask(self, side: int, rest: tuple[int, ...]) -> Intelligence:
        return Intelligence(SEATS[side], rest, self)


class AfterRoll(ReactionWindow):
    """7.25 (C) A card may follow the roll only if it says so; asked while the side could have such a card."""

    def may_answer(self, game: Empire, side: int) -> bool:
        if self.turn:
            return holds_cards(game, side)
        return under_way(game).intelligence == SURPRISE and may_hold_late_card(game, side)

    def ask(self, side: int, rest: tuple[int, ...]) -> Intelligence:
        return Intelligence(SEATS[side], rest, self)


def roll_limits(game: Empire) -> Limits:
    """7.25 (C) One roll, as long as the reacting side is surprised and the card leaves a number."""
    offensive = under_way(game)
    return Limits(
        Limit("7.25", when(not offensive.rolled), "why-rolled"),
        Limit("7.25", when(offensive.intelligence == SURPRISE), "why-known"),
        Limit("7.25", when(roll_needed(game) is not None), "why-no-roll"),
    )


class Intelligence(Answer):
    """7.25 To roll, to play a card, or to be surprised."""

    shown = True

    window: IntelligenceStep | AfterRoll

    @property
    def within(self) -> ReactionWindow:
        return self.window

    def offers(self, game: Empire) -> Iterable[Offer]:
        yield Offer(ROLL, roll_limits(game))
        yield Offer(REACT, reaction_limits(game, 1 - under_way(game).side, "intelligence"))
        yield passing()

    def prompt(self, game: Empire) -> Prompt:
        offensive = under_way(game)
        args: Args = {
            "intelligence": INTELLIGENCE[offensive.intelligence],
            "card": CARD_IDS[offensive.card],
        }
        needed = roll_needed(game) if roll_limits(game).mask else None
        if needed is None:
            return Prompt(f"{self.prompt_id}-settled", "7.25", args)
        return Prompt(self.prompt_id, "7.25", {**args, "needed": needed, "modifier": modifiers(game).total})

    def waste(self, game: Empire, choice: Choice) -> Refusal | None:
        """The roll costs nothing; without it the enemy's surprise stands."""
        if PASSING.of(choice) and roll_limits(game).mask:
            return Refusal("7.25", "waste-roll")
        return unanswered(game, "intelligence", choice)

    @does(ROLL)
    def roll(self, game: Empire) -> None:
        game.push(IntelligenceRoll(), AfterRoll())

    @does(REACT)
    def play(self, game: Empire, card: int) -> None:
        react(game, card)
        self.go_on(game)


class IntelligenceRoll(Chance):
    """7.25 (D) The roll."""

    def outcomes(self, game: Empire) -> Outcomes[int]:
        return D10

    def happen(self, game: Empire, die: int, /) -> None:
        good = succeeds(game, die)
        change(game, rolled=True, intelligence=INTERCEPT if good else under_way(game).intelligence)
        game.tell(
            "intelligence-roll", "7.25", die=die, intelligence=INTELLIGENCE[under_way(game).intelligence]
        )


# 7.27 Special reaction


class SpecialReactions(Step):
    """7.2.S6, 7.27 The reacting side may roll for each landing that it watches; others are no battles."""

    def run(self, game: Empire) -> None:
        if game.offensive is None:
            return
        reactor = SEATS[1 - game.offensive.side]
        landings = [battle.hex for battle in game.offensive.battles if battle.special]
        game.push(*(TrySpecial(reactor, space) for space in landings), CloseSpecial())


class TrySpecial(Decision):
    """7.27 Whether to roll for a battle in this hex."""

    reaction = True

    space: int

    def offers(self, game: Empire) -> Iterable[Offer]:
        able = when(roll_needed(game, special=True) is not None)
        yield Offer(ROLL, Limits(Limit("7.25", able, "why-no-roll")))
        yield passing()

    def prompt(self, game: Empire) -> Prompt:
        return Prompt(self.prompt_id, "7.27", {"space": NAMES[self.space]})

    @does(ROLL)
    def roll(self, game: Empire) -> None:
        game.push(SpecialRoll(self.space))

    @does(PASSING)
    def let_it_land(self, game: Empire) -> None:
        """There is no battle in this hex."""


class SpecialRoll(Chance):
    """7.27 The roll for a special reaction."""

    space: int

    def outcomes(self, game: Empire) -> Outcomes[int]:
        return D10

    def happen(self, game: Empire, die: int, /) -> None:
        good = succeeds(game, die, special=True)
        game.tell("special-reaction" if good else "special-failed", "7.27", space=NAMES[self.space], die=die)
        if good:
            change_battle(game, self.space, special=False, watched=True)


class CloseSpecial(Step):
    """7.27 Landings on which nobody reacts are no battles."""

    def run(self, game: Empire) -> None:
        kept = tuple(battle for battle in under_way(game).battles if not battle.special)
        change(game, battles=kept)
