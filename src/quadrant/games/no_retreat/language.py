"""The language of the cards: events, operations, and how a card in play is named.

The Structs are decoded from data/cards.json (see ``deck.py``). The vocabulary of operations stands in the
``operations_*`` modules: one small Struct an operation, each with its ``carry_out``.
"""

from __future__ import annotations

import msgspec

from quadrant.games.no_retreat.components import NOBODY
from quadrant.games.no_retreat.state import Battle, NoRetreat, OpenCard, Played
from quadrant.kernel.flow import Frozen
from quadrant.kernel.modifiers import Sum


class Use(msgspec.Struct, frozen=True, array_like=True):
    """An event that happens: whose, on which card, which alternative, and the discard that lay on top."""

    side: int
    card: OpenCard
    mode: int = 0
    top: OpenCard = NOBODY
    #: What it is played against: the number of what it cancels, and the card that is cancelled.
    against: int = NOBODY
    victim: OpenCard = NOBODY


class Operation(
    msgspec.Struct, metaclass=Frozen, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="op"
):
    """One thing that an event does."""

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        """Whether there is anything to do for it now; the moment matters to few."""
        return True

    def fully(self, game: NoRetreat, side: int) -> bool:
        """Whether all of it can be done, not only a part."""
        return self.may(game, side)

    def ready(self, game: NoRetreat, use: Use) -> bool:
        """Whether there is still anything to do when its turn comes."""
        return self.may(game, use.side)

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        """Do it, or push what does."""
        raise NotImplementedError


class BattleOperation(Operation):
    """5.3.2 An operation that changes a battle. Its hooks see the battle and who played the card."""

    #: "combat_phase": it holds for every battle of the phase.
    lasts: str = ""

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        return game.battle is not None

    def carry_out(self, game: NoRetreat, use: Use) -> None:
        """The card lies beside the battle from now on: see :func:`commit`."""
        commit(game, Played(use.side, use.card, use.mode), self.lasts)

    def strength(self, game: NoRetreat, battle: Battle, card: Played, unit: int, value: int) -> int:
        """The strength of a unit in the battle."""
        return value

    def shifts(self, game: NoRetreat, battle: Battle, card: Played, sum: Sum) -> Sum:
        """The shifts, a line each; right is more."""
        return sum

    def armor(self, game: NoRetreat, battle: Battle, card: Played, value: int, denied: bool) -> int:
        """10.6.3 How much the armour shift is worth; ``denied``: by what stands in the attacked hexes."""
        return value

    def rivers(self) -> bool:
        """Whether rivers still count."""
        return True

    def fixed(self, game: NoRetreat, battle: Battle, column: int) -> int:
        """The result that is certain before the die is thrown; NOBODY if it is not."""
        return NOBODY

    def result(self, result: int) -> int:
        """What a result of the table becomes."""
        return result

    def no_fortress(self) -> bool:
        """Whether fortresses in the attacked hexes count as plain infantry."""
        return False

    def no_volkssturm(self) -> bool:
        return False

    def advance(self, hexes: int, side: int, card: Played) -> int:
        """How far the attacker advances."""
        return hexes

    def instead(self, game: NoRetreat, battle: Battle) -> bool:
        """Whether something else happens in place of the die; it is pushed then."""
        return False

    def dice(self) -> int:
        """How many dice are thrown, of which one is used."""
        return 1

    def throws_again(self, game: NoRetreat, battle: Battle, result: int) -> bool:
        """Whether this result is thrown again, once."""
        return False

    def slips_away(self, battle: Battle, card: Played) -> bool:
        """Whether the defender retreats through enemy zones."""
        return False

    def chooses_table(self, game: NoRetreat, battle: Battle, card: Played) -> bool:
        """Whether its player says which table is used."""
        return False

    def forces_counter(self) -> bool:
        """Whether a counterattack must be made."""
        return False

    def bleeds(self, side: int) -> int:
        """How many more steps the side loses when the battle is over."""
        return 0


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


class Event(msgspec.Struct, frozen=True):
    """One half of a card: a side's event."""

    #: The side that must have the initiative (5.3.3); NOBODY: either.
    initiative: int
    timing: tuple[str, ...]
    immediate: bool
    #: The kinds of weather in which it can be played, as a set; 0: any.
    weather: int
    ops: tuple[Operation, ...]

    def may(self, game: NoRetreat, side: int, moment: str = "") -> bool:
        """Whether it can do anything now; the moment and the initiative are judged elsewhere."""
        if self.weather and not self.weather >> game.weather & 1:
            return False
        # What comes first is what the card is for; a card drawn besides is no reason to play it.
        return self.ops[0].may(game, side, moment)


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
