"""The language of the cards: uses, operations, conditions, and what a card changes in a battle.

The Structs are decoded from data/cards.json (see ``deck.py``). The other modules of this room are the
vocabulary: one small Struct per operation. A card that lies beside a battle changes one or two things of it.
What it changes is said by mixins; the rules ask for the operations that have the one they need
(``odds.cards_in``).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from quadrant.games.no_retreat.state import Battle, MaybeCard, NoRetreat, OpenCard, Played
from quadrant.kernel import cards
from quadrant.kernel.cards import PLAY
from quadrant.kernel.modifiers import Sum

SideName = Literal["axis", "soviet"]


class Use(cards.Use):
    """An event that happens or could happen: whose, on which card, when, and which alternative."""

    card: OpenCard
    #: The moment at which somebody would play it; PLAY once it happens.
    moment: str = PLAY
    mode: int = 0
    #: The discard that lay on top when the card was played.
    top: MaybeCard = None
    #: What it is played against: the number of what it cancels, and the card that is cancelled.
    against: int | None = None
    victim: MaybeCard = None


class Condition(cards.Condition[NoRetreat, Use], tag_field="is"):
    """Something that must be so for an operation; ``of`` names places and units in the data's own words."""


class BattleCondition(Condition):
    """Something that must be so in a battle, under way or only planned."""

    def holds(self, game: NoRetreat, use: Use) -> bool:
        return game.battle is not None and self.holds_in(game, game.battle)

    def holds_in(self, game: NoRetreat, battle: Battle) -> bool:
        raise NotImplementedError


class Operation(cards.Operation[NoRetreat, Use]):
    """One thing that an event does."""

    def fully(self, game: NoRetreat, use: Use) -> bool:
        """Whether all of it can be done, not only a part."""
        return self.may(game, use)

    def chosen(self, mode: int) -> tuple[Operation, ...]:
        """The operation itself, or those of the alternative that was chosen."""
        return (self,)


class BattleOperation(Operation):
    """5.3.2 An operation whose card lies beside the battle from then on; its mixins say what it changes."""

    #: "combat_phase": it holds for every battle of the phase.
    lasts: str = ""

    def may(self, game: NoRetreat, use: Use) -> bool:
        return game.battle is not None

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        commit(game, Played(use.by, use.card, use.mode), self.lasts)


class AttackerOperation(BattleOperation):
    """The same, for the attacker only."""

    def may(self, game: NoRetreat, use: Use) -> bool:
        return game.battle is not None and game.battle.attacker == use.by


def commit(game: NoRetreat, card: Played, lasts: str = "") -> None:
    """A card stays with the battle under way, or with the phase if it lasts so long; once."""
    if lasts:
        if card not in game.lasting:
            game.lasting = (*game.lasting, card)
            game.touch("battle")
        return
    battle = game.battle
    if battle is not None and card not in battle.played:
        game.battle = msgspec.structs.replace(battle, played=(*battle.played, card))


# What a card changes in a battle. ``card`` says who played it, and on what.


class ChangesStrength:
    __slots__ = ()

    def strength(self, game: NoRetreat, battle: Battle, card: Played, unit: int, value: int) -> int:
        """10.4 The strength of a unit in the battle."""
        raise NotImplementedError


class ChangesShifts:
    __slots__ = ()

    def shifts(self, game: NoRetreat, battle: Battle, card: Played, sum: Sum) -> Sum:
        """10.6 The shifts, a line each; to the right is more."""
        raise NotImplementedError


class ChangesArmor:
    __slots__ = ()

    def armor(self, game: NoRetreat, battle: Battle, value: int) -> int:
        """10.6.3 How much the armour shift is worth."""
        raise NotImplementedError


class CancelsRivers:
    """10.6.1 Rivers do not count."""

    __slots__ = ()


class DoublesShock:
    """10.6.2 Each Shock! is worth two shifts while the card holds."""

    __slots__ = ()


class MakesCertain:
    __slots__ = ()

    def certain(self, game: NoRetreat, battle: Battle, column: int | None) -> int | None:
        """10.5 The result without a die, if there is one; no column: the odds are below the table."""
        raise NotImplementedError

    def forces_counterattack(self) -> bool:
        """10.7.2 Whether a counterattack that comes of it must be made."""
        return False


class ChangesResult:
    __slots__ = ()

    def result(self, result: int) -> int:
        """10.7 What a result of the table becomes."""
        raise NotImplementedError


class IgnoresFortresses:
    __slots__ = ()

    def ignores_volkssturm(self) -> bool:
        """14.11 Whether Volkssturm counts as plain infantry, as fortresses do."""
        return False


class ChangesAdvance:
    __slots__ = ()

    def advance(self, hexes: int, side: int, card: Played) -> int:
        """10.8 How far the side advances."""
        raise NotImplementedError


class ReplacesDie:
    __slots__ = ()

    def instead(self, game: NoRetreat, battle: Battle) -> bool:
        """10.5 Push what happens in place of the die; whether anything does."""
        raise NotImplementedError


class ThrowsTwoDice:
    """10.5 Two dice are thrown; the card's player uses either."""

    __slots__ = ()


class ThrowsAgain:
    __slots__ = ()

    def throws_again(self, game: NoRetreat, battle: Battle, result: int) -> bool:
        """10.5 Whether this result is thrown again, once."""
        raise NotImplementedError


class SlipsThroughZones:
    """10.7.5 Its player, as the defender, retreats through enemy zones."""

    __slots__ = ()


class ChoosesTable:
    __slots__ = ()

    def chooses_table(self, battle: Battle, card: Played) -> bool:
        """10.5 Whether its player says which table is used."""
        raise NotImplementedError


class CostsSteps:
    __slots__ = ()

    def losses(self, side: int) -> int:
        """10.7.1 How many more steps the side loses when the battle is over."""
        raise NotImplementedError


# Cards


class Event(msgspec.Struct, frozen=True):
    """One half of a card: a side's event."""

    #: The side that must have the initiative (5.3.3); None: either.
    initiative: int | None
    timing: tuple[str, ...]
    immediate: bool
    #: The kinds of weather in which it can be played, as a set.
    weather: int
    operations: tuple[Operation, ...]

    @property
    def first(self) -> Operation:
        """What the card is for; a card drawn besides is no reason to play it."""
        return self.operations[0]

    def may(self, game: NoRetreat, use: Use) -> bool:
        """Whether it can do anything now; whether its moment has come is judged elsewhere."""
        return bool(self.weather >> game.weather & 1) and self.first.may(game, use)


class Card(msgspec.Struct, frozen=True):
    """A card: an event for each side."""

    id: str
    events: tuple[Event, Event]
    #: 5.5 Out of the deck in 1945, or only in it then.
    until_1945: bool
    from_1945: bool
    weather: bool

    def event(self, side: int) -> Event:
        return self.events[side]


def event_of(game: NoRetreat, use: Use) -> Event:
    """The event that is used."""
    return game.CARDS[use.card].event(use.by)
