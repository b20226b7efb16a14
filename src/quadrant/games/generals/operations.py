"""The vocabulary of the cards: one small Struct for each operation that a text can name.

They are decoded from data/cards.json by their ``op`` and carry themselves out. Steps and decisions that they
lead to stand in ``effects.py``, ``cards.py`` and ``pieces.py``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from quadrant.games.generals import cards
from quadrant.games.generals.battle import holders, may_battle
from quadrant.games.generals.board import BOARD, board_for
from quadrant.games.generals.build import may_build, may_rebuild, may_recruit
from quadrant.games.generals.components import (
    ARMY,
    CAMP,
    CAMP_NATIONS,
    CARD_IDS,
    COALITION,
    DOMAIN,
    HOME,
    LAND,
    NATIONS,
    NOBODY,
    NOWHERE,
    SPACES,
    camp_of,
)
from quadrant.games.generals.effects import (
    Branching,
    ChooseOne,
    DiscardStatus,
    ExtraCost,
    LoseResponse,
    OnBoard,
    Redeploy,
    Reorder,
)
from quadrant.games.generals.language import (
    ANYWHERE,
    DOMAINS,
    Condition,
    Operation,
    Pieces,
    Raised,
    Ref,
    Use,
    Where,
)
from quadrant.games.generals.pieces import battle, eliminate, place, take_off
from quadrant.games.generals.play import PlayFrom
from quadrant.games.generals.score import gain
from quadrant.games.generals.state import Generals, Trigger, camp_pieces
from quadrant.games.generals.supply import Standing, unsupplied
from quadrant.games.generals.verbs import BATTLE, BUILD, ELIMINATE, PROTECT, REBUILD, RECRUIT, TAKE_OFF
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.flow import Choice, Step
from quadrant.kernel.limits import NOTHING, Limit, Limits
from quadrant.kernel.offers import Offer
from quadrant.kernel.verbs import Verb

# On the board


def _reach(where: int, use: Use) -> Limit:
    """play.order_of_effects: the places that the card names."""
    return Limit("play.order_of_effects", where, "why-card-elsewhere", {"card": CARD_IDS[use.card]})


class Named(OnBoard):
    """Pieces of one kind, in the places that the card names."""

    piece: int
    where: Where = ANYWHERE
    max: int = 1

    @property
    def times(self) -> int:
        return self.max

    def spaces(self, game: Generals, use: Use) -> int:
        return self.where.among(game, camp_of(use.owner), use.at)

    def within(self, limits: Limits, game: Generals, use: Use) -> Limits:
        """The limits, in these places only."""
        if self.where is ANYWHERE:
            return limits
        return limits.also(_reach(self.spaces(game, use), use))


class Build(Named, kw_only=True, tag="build"):
    """An available piece is placed by the rules of building; the nation itself says where."""

    asks: ClassVar[str] = "prompt-act-build"
    rule: ClassVar[str] = "clarify.build_recruit"

    nation: int

    def chooser(self, use: Use) -> int:
        return self.nation

    def _limits(self, game: Generals, use: Use) -> Iterator[tuple[Verb, Limits]]:
        yield BUILD, self.within(may_build(game, self.nation, self.piece), game, use)
        yield REBUILD, self.within(may_rebuild(game, self.nation, self.piece), game, use)

    def offers(self, game: Generals, use: Use, hit: int) -> Iterator[Offer]:
        for verb, limits in self._limits(game, use):
            yield Offer(verb, limits, self.piece, self.nation)

    def possible(self, game: Generals, use: Use) -> bool:
        return any(limits.mask for _, limits in self._limits(game, use))

    def do(self, game: Generals, use: Use, choice: Choice) -> None:
        verb = BUILD if BUILD.of(choice) else REBUILD
        _, space, nation = verb.read(choice)
        place(game, verb.word, nation, nation, space, use.card)


class Recruit(Named, kw_only=True, tag="recruit"):
    """An available piece of one of the nations is placed, whether in supply or not."""

    asks: ClassVar[str] = "prompt-act-recruit"
    rule: ClassVar[str] = "clarify.build_recruit"

    nations: int

    def offers(self, game: Generals, use: Use, hit: int) -> Iterator[Offer]:
        for nation in bits(self.nations):
            limits = self.within(may_recruit(game, nation, self.piece), game, use)
            yield Offer(RECRUIT, limits, self.piece, nation)

    def do(self, game: Generals, use: Use, choice: Choice) -> None:
        _, space, nation = RECRUIT.read(choice)
        place(game, "recruit", use.owner, nation, space, use.card)


class Fight(OnBoard):
    """Battles: in which spaces, and against which nations."""

    asks: ClassVar[str] = "prompt-act-battle"

    def target(self, game: Generals, use: Use) -> Limits:
        """Where battle may be done."""
        raise NotImplementedError

    def do(self, game: Generals, use: Use, choice: Choice) -> None:
        space, nation = BATTLE.read(choice)
        battle(game, use.owner, space, nation, use.card)


def _against(nation: int, limits: Limits, mask: int) -> Offer:
    """Battle against a nation (or nobody) in these spaces, as far as the limits allow."""
    there = Limit("clarify.battle_eliminate", mask, "why-no-piece")
    return Offer(BATTLE, limits.also(there), nation)


def _anybody_else(limits: Limits) -> Offer:
    """Why there is no battle against those who were not named: the space, or there is none of them."""
    return Offer(BATTLE, limits.also(Limit("clarify.battle_eliminate", NOTHING, "why-no-piece")))


class Battle(Fight, Named, tag="battle"):
    """A land or sea battle by the ordinary rules."""

    def target(self, game: Generals, use: Use) -> Limits:
        return self.within(may_battle(game, use.owner, self.piece), game, use)

    def possible(self, game: Generals, use: Use) -> bool:
        return bool(self.target(game, use).mask)

    def offers(self, game: Generals, use: Use, hit: int) -> Iterator[Offer]:
        target = self.target(game, use)
        enemy = 1 - camp_of(use.owner)
        for nation in CAMP_NATIONS[enemy]:
            yield _against(nation, target, game.pieces[nation])
        # What is left of the spaces holds no piece: none of ours (the limits) and none of the enemy's.
        yield _against(NOBODY, target, ~camp_pieces(game, enemy))
        yield _anybody_else(target)


class BattleBorder(Fight, tag="battle_border"):
    """Armies of a nation that stood next to an army of ours when the turn started are battled, each once.

    The card names armies, not spaces: an empty space is no target.
    """

    nation: int
    max: int

    @property
    def times(self) -> int:
        return self.max

    def target(self, game: Generals, use: Use) -> Limits:
        theirs, ours = game.opening[self.nation] & LAND, game.opening[use.owner] & LAND
        return may_battle(game, use.owner, ARMY).also(_reach(theirs & BOARD.neighbours(ours), use))

    def offers(self, game: Generals, use: Use, hit: int) -> Iterator[Offer]:
        target = self.target(game, use)
        yield _against(self.nation, target, game.pieces[self.nation] & ~hit)
        yield _anybody_else(target)


class BattleAll(Operation, tag="battle_all"):
    """Every enemy piece in the battled space is battled, one after another."""

    def _there(self, game: Generals, use: Use) -> list[int]:
        return holders(game, use.at, CAMP[1 - camp_of(use.owner)])

    def possible(self, game: Generals, use: Use) -> bool:
        return bool(self._there(game, use))

    def carry_out(self, game: Generals, use: Use, ref: Ref) -> None:
        for nation in reversed(self._there(game, use)):
            battle(game, use.owner, use.at, nation, use.card)


class Eliminate(Named, kw_only=True, tag="eliminate"):
    """A piece of one of the nations is taken off the board, whatever the circumstances."""

    asks: ClassVar[str] = "prompt-act-eliminate"

    nations: int

    def offers(self, game: Generals, use: Use, hit: int) -> Iterator[Offer]:
        where = _reach(self.spaces(game, use) & DOMAIN[self.piece], use)
        for nation in bits(self.nations):
            if self.where.trigger and use.trigger is not None and use.trigger.nation != nation:
                continue
            there = Limit("clarify.battle_eliminate", game.pieces[nation], "why-no-piece")
            yield Offer(ELIMINATE, Limits(where, there), nation)

    def do(self, game: Generals, use: Use, choice: Choice) -> None:
        space, nation = ELIMINATE.read(choice)
        eliminate(game, use.owner, space, nation, use.card)


class RemoveOwn(Named, kw_only=True, tag="remove_own"):
    """The nation takes one of its own pieces off the board."""

    asks: ClassVar[str] = "prompt-act-remove-own"
    must: ClassVar[bool] = True

    nation: int

    def chooser(self, use: Use) -> int:
        return use.nation(self.nation)

    def offers(self, game: Generals, use: Use, hit: int) -> Iterator[Offer]:
        nation = use.nation(self.nation)
        there = Limit("pieces.limit", game.pieces[nation], "why-no-piece")
        yield Offer(TAKE_OFF, Limits(_reach(self.spaces(game, use), use), there), nation)

    def do(self, game: Generals, use: Use, choice: Choice) -> None:
        space, nation = TAKE_OFF.read(choice)
        take_off(game, nation, space)


class Shielding(Operation):
    """Pieces are kept from harm for the turn."""

    which: tuple[Pieces, ...]

    def _meant(self, game: Generals, nation: int, owner: int) -> int:
        """Where the nation has pieces that the card means."""
        mask = 0
        for pieces in self.which:
            if pieces.nations >> nation & 1:
                mask |= pieces.of(game, nation, camp_of(owner))
        return mask


class Protect(OnBoard, Shielding, tag="protect"):
    """A piece cannot be removed until the end of the turn."""

    asks: ClassVar[str] = "prompt-act-protect"
    must: ClassVar[bool] = True

    def offers(self, game: Generals, use: Use, hit: int) -> Iterator[Offer]:
        camp = camp_of(use.owner)
        for pieces in self.which:
            for nation in bits(pieces.nations):
                meant = _reach(pieces.of(game, nation, camp), use)
                fresh = Limit("play.reaction_order", ~game.protected[nation], "why-protected")
                yield Offer(PROTECT, Limits(meant, fresh), nation)

    def saves(self, game: Generals, threat: Trigger, owner: int) -> bool:
        by_supply = threat.space == NOWHERE
        endangered = unsupplied(game, threat.nation) if by_supply else 1 << threat.space
        return bool(self._meant(game, threat.nation, owner) & endangered)

    def do(self, game: Generals, use: Use, choice: Choice) -> None:
        space, nation = PROTECT.read(choice)
        game.protected[nation] |= 1 << space
        game.touch("protected")
        _tell_protected(game, use, nation, space)


def _tell_protected(game: Generals, use: Use, nation: int, space: int) -> None:
    seat, card = NATIONS[nation], CARD_IDS[use.card]
    game.tell("protect", "play.reaction_order", seat=seat, space=SPACES[space], card=card)


class SetSupply(Shielding, tag="set_supply"):
    """Such pieces of the owner count as supplied until the end of the turn, also those still to come."""

    def carry_out(self, game: Generals, use: Use, ref: Ref) -> None:
        for pieces in self.which:
            game.granted[use.owner] |= pieces.spaces(game, camp_of(use.owner))
        game.touch("granted")
        game.tell("granted", "supply.line", seat=NATIONS[use.owner], card=CARD_IDS[use.card])

    def saves(self, game: Generals, threat: Trigger, owner: int) -> bool:
        """Only from being removed for lack of supply."""
        loose = unsupplied(game, threat.nation) if threat.space == NOWHERE else 0
        return bool(self._meant(game, threat.nation, owner) & loose)


class PreventRemoval(Operation, tag="prevent_removal"):
    """The piece that is about to be removed stays, this once."""

    def carry_out(self, game: Generals, use: Use, ref: Ref) -> None:
        assert use.trigger is not None
        game.spared = use.at
        _tell_protected(game, use, use.trigger.nation, use.at)


class Redeployment(Operation, tag="redeploy"):
    """Each piece that stands on the board now may be lifted and built anew."""

    pieces: int

    def carry_out(self, game: Generals, use: Use, ref: Ref) -> None:
        game.push(Redeploy(NATIONS[use.owner], use, game.pieces[use.owner] & DOMAINS[self.pieces]))


# Cards


class Counting(Operation):
    """Something is done with so many cards."""

    count: int
    raised: Raised | None = None

    def amount(self, game: Generals, owner: int) -> int:
        """How many cards."""
        raised = self.raised
        return raised.to if raised is not None and raised.when.holds(game, owner) else self.count


class Counted(Counting, kw_only=True):
    """Something is done with so many cards of a nation."""

    nation: int


class DeckDiscard(Counted, tag="discard_deck"):
    """Cards are discarded from the top of the deck; also as the cost of a card."""

    def carry_out(self, game: Generals, use: Use, ref: Ref) -> None:
        more = sum(
            operation.more_discards(game, use, owner)
            for owner, numbers in enumerate(game.status)
            for number in numbers
            for operation in game.CARDS[number].effects
        )
        count = self.amount(game, use.owner) + more
        game.push(cards.DiscardDeck(use.nation(self.nation), count))

    def can_be_paid(self, game: Generals, nation: int) -> bool:
        return True

    def step(self, use: Use) -> Step:
        """The cost is paid."""
        return cards.DiscardDeck(use.owner, self.count)


class HandDiscard(Counted, tag="discard_hand"):
    """Cards are discarded from hand, as the cost of a card; some costs need cards that are really there."""

    must_have: bool = False

    def can_be_paid(self, game: Generals, nation: int) -> bool:
        return not self.must_have or len(game.hand[nation]) >= self.count

    def step(self, use: Use) -> Step:
        """The cost is paid."""
        return cards.DiscardCost(use.owner, self.count)


class Draw(Counted, tag="draw"):
    """The nation draws cards."""

    def carry_out(self, game: Generals, use: Use, ref: Ref) -> None:
        cards.draw(game, use.nation(self.nation), self.amount(game, use.owner))


class ShuffleDeck(Operation, tag="shuffle_deck"):
    """The owner's deck is shuffled."""

    def carry_out(self, game: Generals, use: Use, ref: Ref) -> None:
        game.deck[use.owner] = game.shuffle(game.deck[use.owner])
        game.tell("shuffle", "play.order_of_effects", seat=NATIONS[use.owner])


class MoveCard(Operation, tag="move_card"):
    """This card, or the one just played, goes from the discard pile to the deck.

    A status or response that was played lies on the table and cannot be moved.
    """

    card: Literal["this", "trigger.card"]
    to: Literal["deck_top", "deck_bottom"]

    def possible(self, game: Generals, use: Use) -> bool:
        return self.card == "this" or self._number(use) in game.discard[use.owner]

    def _number(self, use: Use) -> int:
        return use.card if self.card == "this" or use.trigger is None else use.trigger.card

    def carry_out(self, game: Generals, use: Use, ref: Ref) -> None:
        number, nation = self._number(use), use.owner
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

    def carry_out(self, game: Generals, use: Use, ref: Ref) -> None:
        deck = game.deck[use.owner]
        if len(deck) < 2:
            return
        game.reveal()
        game.deck[use.owner] = deck[: -self.count]
        game.push(Reorder(NATIONS[use.owner], deck[-self.count :][::-1], ()))


class StatusDiscard(Operation, tag="discard_status"):
    """A status of the nation is discarded; the owner of this card picks it."""

    nation: int

    def possible(self, game: Generals, use: Use) -> bool:
        return bool(game.status[self.nation])

    def carry_out(self, game: Generals, use: Use, ref: Ref) -> None:
        if game.status[self.nation]:
            game.push(DiscardStatus(NATIONS[use.owner], self.nation))


class ResponseDiscard(Operation, tag="discard_response"):
    """A face-down response of the nation is discarded, at random."""

    nation: int

    def possible(self, game: Generals, use: Use) -> bool:
        return bool(game.response[self.nation])

    def carry_out(self, game: Generals, use: Use, ref: Ref) -> None:
        if game.response[self.nation]:
            game.push(LoseResponse(self.nation))


class PlayCard(Operation, tag="play_card"):
    """The nation may play a card out of its hand, deck or discard pile; of these types, or any."""

    nation: int
    source: Literal["hand", "deck", "discard"]
    types: tuple[str, ...] = ()

    def carry_out(self, game: Generals, use: Use, ref: Ref) -> None:
        if self.source == "deck":
            game.reveal()
        game.push(PlayFrom(NATIONS[self.nation], self.nation, self.source, self.types))


class CancelCard(Operation, tag="cancel_card"):
    """The text of the card just played is ignored."""

    def carry_out(self, game: Generals, use: Use, ref: Ref) -> None:
        assert use.trigger is not None
        card = use.trigger.card
        game.cancelled = card
        game.tell("cancel", "clarify.skilled_pilots", seat=NATIONS[use.owner], card=CARD_IDS[card])


# Points


class Points(Operation):
    """Victory points for the owner of the card."""

    points: int

    def worth(self, game: Generals, owner: int) -> int:
        """What it scores now."""
        raise NotImplementedError

    def carry_out(self, game: Generals, use: Use, ref: Ref) -> None:
        gain(game, use.owner, self.worth(game, use.owner), CARD_IDS[use.card])


class GainVp(Points, tag="gain_vp"):
    """So many points, if the condition holds."""

    condition: Condition | None = None

    def worth(self, game: Generals, owner: int) -> int:
        return self.points if self.condition is None or self.condition.holds(game, owner) else 0


class GainVpForPieces(Points, tag="gain_vp_for_pieces"):
    """So many points for each such piece."""

    which: Pieces

    def worth(self, game: Generals, owner: int) -> int:
        return self.points * self.which.count(game, camp_of(owner))


class GainVpForSpaces(Points, tag="gain_vp_for_spaces"):
    """So many points for each space that holds such a piece."""

    which: Pieces

    def worth(self, game: Generals, owner: int) -> int:
        return self.points * self.which.places(game, camp_of(owner)).bit_count()


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

    def more_discards(self, game: Generals, use: Use, owner: int) -> int:
        card = game.CARDS[use.card]
        if card.type != "economic_warfare" or not self.nations >> use.owner & 1:
            return 0
        if self.keyword and self.keyword not in card.keywords:
            return 0
        return self.amount(game, owner)


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

    def aims_at(self, game: Generals, owner: int) -> int:
        if not self.within:
            return self.nations
        board = board_for(game, COALITION)
        placed = 0
        for pieces in self.which:
            placed |= pieces.places(game, camp_of(owner))
        homes = ((nation, 1 << HOME[nation]) for nation in bits(self.nations))
        return mask_of(nation for nation, home in homes if board.within(home, self.within) & placed)


class EachNation(Branching, tag="each_nation"):
    """Each of the nations chooses one of the options for itself."""

    nations: int
    options: tuple[tuple[AnyOperation, ...], ...]

    @property
    def branches(self) -> tuple[tuple[Operation, ...], ...]:
        return self.options

    def carry_out(self, game: Generals, use: Use, ref: Ref) -> None:
        bound = (Use(use.card, use.owner, use.trigger, nation) for nation in bits(self.nations))
        game.push(*(ChooseOne(NATIONS[each.bound], each, ref) for each in bound))


class Choose(Branching, tag="choose"):
    """The owner chooses one of the options, if any is possible."""

    options: tuple[tuple[AnyOperation, ...], ...]

    @property
    def branches(self) -> tuple[tuple[Operation, ...], ...]:
        return self.options

    def carry_out(self, game: Generals, use: Use, ref: Ref) -> None:
        if any(option[0].possible(game, use) for option in self.options):
            game.push(ChooseOne(NATIONS[use.owner], use, ref))


class OptionalCost(Operation, tag="optional_cost"):
    """The owner may discard so many cards of his deck for a further effect."""

    count: int
    effect: AnyOperation

    def part(self, path: Ref) -> Operation:
        return self.effect

    def carry_out(self, game: Generals, use: Use, ref: Ref) -> None:
        game.push(ExtraCost(NATIONS[use.owner], use, ref, self.count))


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
