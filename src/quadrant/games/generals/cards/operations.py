"""The vocabulary of the cards: one small Struct for each operation that a text can name.

They are decoded from data/cards.json by their ``op`` and carry themselves out. Those done on the board
stand in ``board_operations.py``; the steps and decisions that they lead to are in ``effects.py``, and in the
rules (``cards.py``, ``pieces.py``).
"""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec.structs import replace

from quadrant.games.generals.cards.board_operations import (
    Battle,
    BattleAll,
    BattleBorder,
    Build,
    Eliminate,
    PreventRemoval,
    Protect,
    Recruit,
    Redeployment,
    RemoveOwn,
    SetSupply,
)
from quadrant.games.generals.cards.effects import (
    Branching,
    ChooseOne,
    DiscardStatus,
    ExtraCost,
    LoseResponse,
    Reorder,
)
from quadrant.games.generals.cards.language import (
    DOMAINS,
    Condition,
    Operation,
    Pieces,
    Raised,
    Ref,
    Use,
)
from quadrant.games.generals.components import (
    CARD_IDS,
    COALITION,
    HOME,
    NATIONS,
    camp_of,
)
from quadrant.games.generals.rules import cards
from quadrant.games.generals.rules.board import board_for
from quadrant.games.generals.rules.play import PlayFrom
from quadrant.games.generals.rules.score import gain
from quadrant.games.generals.rules.supply import Standing
from quadrant.games.generals.state import Generals
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.flow import Step

# Cards


class Counting(Operation):
    """Something is done with so many cards."""

    count: int
    raised: Raised | None = None

    def amount(self, game: Generals, use: Use) -> int:
        """How many cards."""
        raised = self.raised
        return raised.to if raised is not None and raised.when.holds(game, use) else self.count


class Counted(Counting, kw_only=True):
    """Something is done with so many cards of a nation."""

    nation: int


class DeckDiscard(Counted, tag="discard_deck"):
    """Cards are discarded from the top of the deck; also as the cost of a card."""

    def carry_out(self, game: Generals, use: Use) -> None:
        more = sum(
            operation.more_discards(game, Use(owner, number), use)
            for owner, numbers in enumerate(game.status)
            for number in numbers
            for operation in game.CARDS[number].effects
        )
        count = self.amount(game, use) + more
        game.push(cards.DiscardDeck(use.nation(self.nation), count))

    def can_be_paid(self, game: Generals, nation: int) -> bool:
        return True

    def step(self, use: Use) -> Step:
        """The cost is paid."""
        return cards.DiscardDeck(use.by, self.count)


class HandDiscard(Counted, tag="discard_hand"):
    """Cards are discarded from hand, as the cost of a card; some costs need cards that are really there."""

    must_have: bool = False

    def can_be_paid(self, game: Generals, nation: int) -> bool:
        return not self.must_have or len(game.hand[nation]) >= self.count

    def step(self, use: Use) -> Step:
        """The cost is paid."""
        return cards.DiscardCost(use.by, self.count)


class Draw(Counted, tag="draw"):
    """The nation draws cards."""

    def carry_out(self, game: Generals, use: Use) -> None:
        cards.draw(game, use.nation(self.nation), self.amount(game, use))


class ShuffleDeck(Operation, tag="shuffle_deck"):
    """The owner's deck is shuffled."""

    def carry_out(self, game: Generals, use: Use) -> None:
        game.deck[use.by] = game.shuffle(game.deck[use.by])
        game.tell("shuffle", "play.order_of_effects", seat=NATIONS[use.by])


class MoveCard(Operation, tag="move_card"):
    """This card, or the one just played, goes from the discard pile to the deck.

    A status or response that was played lies on the table and cannot be moved.
    """

    card: Literal["this", "trigger.card"]
    to: Literal["deck_top", "deck_bottom"]

    def may(self, game: Generals, use: Use) -> bool:
        return self.card == "this" or self._number(use) in game.discard[use.by]

    def _number(self, use: Use) -> int:
        return use.card if self.card == "this" or use.trigger is None else use.trigger.card

    def carry_out(self, game: Generals, use: Use) -> None:
        number, nation = self._number(use), use.by
        pile = game.discard[nation]
        if number not in pile:
            return
        at = len(pile) - 1 - pile[::-1].index(number)
        game.discard[nation] = pile[:at] + pile[at + 1 :]
        deck = game.deck[nation]
        game.deck[nation] = (*deck, number) if self.to == "deck_top" else (number, *deck)
        event = self.to.replace("_", "-")
        game.tell(event, "play.discard_first", seat=NATIONS[nation], card=CARD_IDS[number])


class HandToDeckBottom(Operation, tag="hand_to_deck_bottom"):
    """In the discard phase so many cards may go under the deck (see ``sequence.DiscardPhase``)."""

    max: int

    @property
    def to_deck_bottom(self) -> int:
        return self.max


class ReorderDeckTop(Operation, tag="reorder_deck_top"):
    """The owner looks at the top cards of his deck and puts them back in any order."""

    count: int

    def may(self, game: Generals, use: Use) -> bool:
        return len(game.deck[use.by]) > 1

    def carry_out(self, game: Generals, use: Use) -> None:
        deck = game.deck[use.by]
        if len(deck) < 2:
            return
        game.reveal()
        game.deck[use.by] = deck[: -self.count]
        game.push(Reorder(NATIONS[use.by], deck[-self.count :][::-1], ()))


class StatusDiscard(Operation, tag="discard_status"):
    """A status of the nation is discarded; the owner of this card picks it."""

    nation: int

    def may(self, game: Generals, use: Use) -> bool:
        return bool(game.status[self.nation])

    def carry_out(self, game: Generals, use: Use) -> None:
        if game.status[self.nation]:
            game.push(DiscardStatus(NATIONS[use.by], self.nation))


class ResponseDiscard(Operation, tag="discard_response"):
    """A face-down response of the nation is discarded, at random."""

    nation: int

    def may(self, game: Generals, use: Use) -> bool:
        return bool(game.response[self.nation])

    def carry_out(self, game: Generals, use: Use) -> None:
        if game.response[self.nation]:
            game.push(LoseResponse(self.nation))


class PlayCard(Operation, tag="play_card"):
    """The nation may play a card out of its hand, deck or discard pile; of these types, or any."""

    nation: int
    source: Literal["hand", "deck", "discard"]
    types: tuple[str, ...] = ()

    def fits(self, type: str) -> bool:
        """Whether a card of that type may be played."""
        return not self.types or type in self.types

    def carry_out(self, game: Generals, use: Use) -> None:
        if self.source == "deck":
            game.reveal()
        game.push(PlayFrom(NATIONS[self.nation], self.nation, self.source, self.types))


class CancelCard(Operation, tag="cancel_card"):
    """The text of the card just played is ignored."""

    def carry_out(self, game: Generals, use: Use) -> None:
        assert use.trigger is not None
        card = use.trigger.card
        game.cancelled = card
        game.tell("cancel", "clarify.skilled_pilots", seat=NATIONS[use.by], card=CARD_IDS[card])


# Points


class Points(Operation):
    """Victory points for the owner of the card."""

    points: int

    def worth(self, game: Generals, use: Use) -> int:
        """What it scores now."""
        raise NotImplementedError

    def carry_out(self, game: Generals, use: Use) -> None:
        gain(game, use.by, self.worth(game, use), CARD_IDS[use.card])


class GainVp(Points, tag="gain_vp"):
    """So many points, if the condition holds."""

    condition: Condition | None = None

    def worth(self, game: Generals, use: Use) -> int:
        return self.points if self.condition is None or self.condition.holds(game, use) else 0


class GainVpForPieces(Points, tag="gain_vp_for_pieces"):
    """So many points for each such piece."""

    which: Pieces

    def worth(self, game: Generals, use: Use) -> int:
        return self.points * self.which.count(game, camp_of(use.by))


class GainVpForSpaces(Points, tag="gain_vp_for_spaces"):
    """So many points for each space that holds such a piece."""

    which: Pieces

    def worth(self, game: Generals, use: Use) -> int:
        return self.points * self.which.places(game, camp_of(use.by)).bit_count()


# What holds as long as a status lies on the table


class SupplySpace(Operation, tag="supply_space"):
    """supply.markers: the space is a supply source for these nations, and for nobody else."""

    space: int
    nations: int

    def supply(self, found: list[Standing], owner: int) -> None:
        bit = 1 << self.space
        for nation in bits(self.nations):
            old = found[nation]
            found[nation] = old._replace(sources=old.sources | bit, alone=old.alone | bit)


class NoSupplySpace(Operation, tag="no_supply_space"):
    """The space is no supply source for these nations."""

    space: int
    nations: int

    def supply(self, found: list[Standing], owner: int) -> None:
        for nation in bits(self.nations):
            old = found[nation]
            found[nation] = old._replace(sources=old.sources & ~(1 << self.space))


class BuildSite(Operation, tag="build_site"):
    """The owner builds armies there as at home."""

    space: int

    def supply(self, found: list[Standing], owner: int) -> None:
        old = found[owner]
        found[owner] = old._replace(sites=old.sites | 1 << self.space)


class AlwaysSupplied(Operation, tag="always_supplied"):
    """Such pieces of the owner are always in supply."""

    pieces: int

    def supply(self, found: list[Standing], owner: int) -> None:
        old = found[owner]
        found[owner] = old._replace(always=old.always | DOMAINS[self.pieces])


class ModifyEw(Counting, kw_only=True, tag="modify_ew"):
    """Economic warfare of these nations (with that keyword) makes its victim discard more cards."""

    nations: int
    keyword: str = ""

    def more_discards(self, game: Generals, use: Use, played: Use) -> int:
        card = game.CARDS[played.card]
        if card.type != "economic_warfare" or not self.nations >> played.by & 1:
            return 0
        if self.keyword and self.keyword not in card.keywords:
            return 0
        return self.amount(game, use)


class LandBattleAlternative(Operation, tag="land_battle_alternative"):
    """Land Battle cards may be used for this instead of a battle."""

    instead_of: ClassVar[str] = "land_battle"

    effect: AnyOperation

    def part(self, path: Ref) -> Operation:
        return self.effect


# Choices that a card gives


class ChooseNation(Operation, tag="choose_nation"):
    """One of the nations is aimed at when the card is played (see ``play.Aim``).

    Distances count land and sea spaces alike, and straits open to the Coalition.
    """

    nations: int
    #: A piece must be at most so many spaces from the nation's home; 0 makes no such demand.
    within: int = 0
    which: tuple[Pieces, ...] = ()

    def aims_at(self, game: Generals, use: Use) -> int:
        if not self.within:
            return self.nations
        board = board_for(game, COALITION)
        placed = 0
        for pieces in self.which:
            placed |= pieces.places(game, camp_of(use.by))
        homes = ((nation, 1 << HOME[nation]) for nation in bits(self.nations))
        return mask_of(nation for nation, home in homes if board.within(home, self.within) & placed)


class EachNation(Branching, tag="each_nation"):
    """Each of the nations chooses one of the options for itself."""

    nations: int
    options: tuple[tuple[AnyOperation, ...], ...]

    @property
    def branches(self) -> tuple[tuple[Operation, ...], ...]:
        return self.options

    def carry_out(self, game: Generals, use: Use) -> None:
        bound = (replace(use, bound=nation) for nation in bits(self.nations))
        game.push(*(ChooseOne(NATIONS[each.bound], each) for each in bound))


class Choose(Branching, tag="choose"):
    """The owner chooses one of the options, if any is possible."""

    options: tuple[tuple[AnyOperation, ...], ...]

    @property
    def branches(self) -> tuple[tuple[Operation, ...], ...]:
        return self.options

    def carry_out(self, game: Generals, use: Use) -> None:
        if any(option[0].may(game, use) for option in self.options):
            game.push(ChooseOne(NATIONS[use.by], use))


class OptionalCost(Operation, tag="optional_cost"):
    """The owner may discard so many cards of his deck for a further effect."""

    count: int
    effect: AnyOperation

    def part(self, path: Ref) -> Operation:
        return self.effect

    def carry_out(self, game: Generals, use: Use) -> None:
        game.push(ExtraCost(NATIONS[use.by], use, self.count))


#: What a card can cost.
Cost = DeckDiscard | HandDiscard
AnyOperation = (
    Build
    | Recruit
    | Battle
    | BattleBorder
    | BattleAll
    | Eliminate
    | RemoveOwn
    | Protect
    | SetSupply
    | PreventRemoval
    | Redeployment
    | DeckDiscard
    | Draw
    | ShuffleDeck
    | MoveCard
    | HandToDeckBottom
    | ReorderDeckTop
    | StatusDiscard
    | ResponseDiscard
    | PlayCard
    | CancelCard
    | GainVp
    | GainVpForPieces
    | GainVpForSpaces
    | SupplySpace
    | NoSupplySpace
    | BuildSite
    | AlwaysSupplied
    | ModifyEw
    | LandBattleAlternative
    | ChooseNation
    | EachNation
    | Choose
    | OptionalCost
)
