"""The language of the cards: places, pieces, conditions, operations, and what they mean in a position.

The Structs are decoded from data/cards.json (see ``deck.py``); nations, spaces and kinds of pieces are
numbers, sets of them bit sets. The vocabulary of operations stands in ``operations.py``.
"""

from __future__ import annotations

from typing import ClassVar, Final

from quadrant.games.generals.components import ALL, ARMY, DOMAIN, EVERYBODY, NAVY, NOBODY, NOWHERE, camp_of
from quadrant.games.generals.rules.board import board_for
from quadrant.games.generals.rules.supply import Standing, supplied
from quadrant.games.generals.state import PHASES, Generals, OpenCard, Trigger
from quadrant.kernel import cards
from quadrant.kernel.board import bits
from quadrant.kernel.cards import PLAY, Words
from quadrant.kernel.flow import Step

#: Nations that are only known when a card is used: who caused the trigger, who was chosen.
BY_TRIGGER: Final = -2
BOUND: Final = -3
#: In place of a space: the space of the trigger.
AT_TRIGGER: Final = -2

BASIC: Final = ("build_army", "build_navy", "land_battle", "sea_battle")
#: Where pieces can stand, for each set of kinds.
DOMAINS: Final = (0, DOMAIN[ARMY], DOMAIN[NAVY], ALL)


#: Where an operation stands: the card, then its place among the effects (and among those inside them).
Ref = tuple[int, ...]


class Use(cards.Use):
    """A card being used: by whom, because of what, and the nation it was aimed at."""

    card: OpenCard
    trigger: Trigger | None = None
    bound: int = NOBODY
    #: The operation that is carried out. A status may put one of its own in place of what the card says.
    ref: Ref = ()

    def of(self, ref: Ref) -> Use:
        """The same use; that operation is carried out."""
        return Use(self.by, self.card, self.trigger, self.bound, ref)

    @property
    def moment(self) -> str:
        return PLAY if self.trigger is None else self.trigger.event

    @property
    def at(self) -> int:
        return NOWHERE if self.trigger is None else self.trigger.space

    def nation(self, value: int) -> int:
        """A nation as the card names it."""
        if value == BOUND:
            return self.bound
        if value == BY_TRIGGER:
            return NOBODY if self.trigger is None else self.trigger.by
        return value


class Where(Words):
    """A set of spaces as a card names it."""

    spaces: int = ALL
    not_spaces: int = 0
    #: Only spaces next to this one; or this one as well.
    adjacent_to: int = NOWHERE
    in_or_adjacent_to: int = NOWHERE
    #: Only the space of the trigger, or not that one.
    trigger: bool = False
    not_trigger: bool = False

    def among(self, game: Generals, camp: int, at: int = NOWHERE) -> int:
        """The spaces as that camp finds the board; ``at`` is the space of the trigger."""
        if self.trigger:
            return 1 << at
        mask = self.spaces & ~self.not_spaces
        if self.adjacent_to != NOWHERE:
            space = at if self.adjacent_to == AT_TRIGGER else self.adjacent_to
            mask &= board_for(game, camp).near[space]
        if self.in_or_adjacent_to != NOWHERE:
            space = at if self.in_or_adjacent_to == AT_TRIGGER else self.in_or_adjacent_to
            mask &= board_for(game, camp).near[space] | 1 << space
        return mask & ~(1 << at) if self.not_trigger else mask


ANYWHERE: Final = Where()


class Pieces(Words):
    """Pieces as a card names them."""

    nations: int
    pieces: int
    where: Where = ANYWHERE
    supplied: bool = False
    next_to: Pieces | None = None

    def of(self, game: Generals, nation: int, camp: int) -> int:
        """Where the nation has such pieces."""
        mask = game.pieces[nation] & DOMAINS[self.pieces]
        if mask and self.where is not ANYWHERE:
            mask &= self.where.among(game, camp)
        if mask and self.supplied:
            mask &= supplied(game, nation)
        if mask and self.next_to is not None:
            mask &= self.next_to.beside(game, camp)
        return mask

    def places(self, game: Generals, camp: int) -> int:
        """Where any of the nations has such a piece."""
        mask = 0
        for nation in bits(self.nations):
            mask |= self.of(game, nation, camp)
        return mask

    def beside(self, game: Generals, camp: int) -> int:
        """The spaces next to such a piece."""
        return board_for(game, camp).neighbours(self.places(game, camp))

    def count(self, game: Generals, camp: int) -> int:
        return sum(self.of(game, nation, camp).bit_count() for nation in bits(self.nations))

    def spaces(self, game: Generals, camp: int) -> int:
        """The spaces that are meant, whether a piece stands there or not."""
        return self.where.among(game, camp) & DOMAINS[self.pieces]


class Condition(cards.Condition[Generals, Use]):
    """Something that must be so: enough pieces somewhere.

    "Next to a sea" is also met by a navy in that sea: the data say "in or adjacent to".
    """

    which: tuple[Pieces, ...]
    least: int = 1

    def holds(self, game: Generals, use: Use) -> bool:
        camp = camp_of(use.by)
        return sum(pieces.count(game, camp) for pieces in self.which) >= self.least


class Raised(Words):
    """Another number when a condition holds."""

    to: int
    when: Condition


class When(cards.Condition[Generals, Use]):
    """What must happen for a card to be used."""

    events: tuple[str, ...]
    piece: int = NOBODY
    by: int = EVERYBODY
    where: Where = ANYWHERE
    #: Only when a piece of these nations was hit.
    against: int = 0
    #: The nations whose piece it must be.
    of: int = EVERYBODY
    supplied: bool = False
    next_to: Pieces | None = None
    card_type: str = ""
    targets_me: bool = False
    keyword: str = ""
    in_play_phase: bool = False

    def awaits(self, trigger: Trigger) -> bool:
        """Whether the card answers that kind of thing at all."""
        return trigger.event in self.events and bool(self.by >> trigger.by & 1)

    def holds(self, game: Generals, use: Use) -> bool:
        """Whether what has happened is what the card waits for."""
        trigger = use.trigger
        if trigger is None or not self.awaits(trigger):
            return False
        if self.piece >= 0 and trigger.kind != self.piece:
            return False
        if trigger.event == "card_played":
            return self._fits_card(game, use.by, trigger)
        if self.supplied and not trigger.supplied:
            return False
        if self.of != EVERYBODY and not (trigger.nation >= 0 and self.of >> trigger.nation & 1):
            return False
        if self.against and not (trigger.nation >= 0 and self.against >> trigger.nation & 1):
            return False
        camp = camp_of(use.by)
        if self.where is not ANYWHERE and not self.where.among(game, camp) >> trigger.space & 1:
            return False
        return self.next_to is None or bool(self.next_to.beside(game, camp) >> trigger.space & 1)

    def _fits_card(self, game: Generals, owner: int, trigger: Trigger) -> bool:
        played = game.CARDS[trigger.card]
        if self.card_type and played.type != self.card_type:
            return False
        if self.targets_me and owner not in trigger.targets:
            return False
        if self.keyword and self.keyword not in played.keywords:
            return False
        return not self.in_play_phase or (game.turn == owner and PHASES[game.phase] == "play")


# Operations


class Operation(cards.Operation[Generals, Use]):
    """One operation of a card's text."""

    #: Whether other cards may be of use once this is done, which were not before.
    prepares: ClassVar[bool] = False
    #: The type of the cards that a status lets do this instead of what they say.
    instead_of: ClassVar[str] = ""

    @property
    def to_deck_bottom(self) -> int:
        """How many cards may go under the deck in the discard phase."""
        return 0

    def in_any_order(self, game: Generals, use: Use, refs: tuple[Ref, ...]) -> None:
        """Do this and the other operations of the card in any order."""
        raise NotImplementedError

    def aims_at(self, game: Generals, use: Use) -> int:
        """The nations it may be aimed at, if it is aimed at one."""
        return 0

    def playable(self, game: Generals, use: Use) -> bool:
        """Whether a basic card may be played for it."""
        return self.may(game, use)

    def saves(self, game: Generals, use: Use) -> bool:
        """Whether it would save what is about to be removed: the trigger of its use."""
        return False

    def supply(self, found: list[Standing], owner: int) -> None:
        """Change what the nations' supply rests on as long as the card lies on the table."""

    def more_discards(self, game: Generals, use: Use, played: Use) -> int:
        """How many cards more a card that is played makes somebody discard, by this status in use."""
        return 0

    def part(self, path: Ref) -> Operation:
        """The operation at that place inside this one."""
        raise LookupError(f"nothing stands inside {self!r}")


def find(game: Generals, ref: Ref) -> Operation:
    """The operation at that place."""
    operation = game.CARDS[ref[0]].effects[ref[1]]
    return operation if len(ref) == 2 else operation.part(ref[2:])


class Effects(Step):
    """The text of a card, from its ``index``-th effect on."""

    use: Use
    index: int

    def run(self, game: Generals) -> None:
        use = self.use
        card = game.CARDS[use.card]
        if self.index >= len(card.effects) or game.cancelled == use.card:
            return
        if card.sequence == "any_order":
            refs = tuple((use.card, i) for i in range(len(card.effects)))
            card.effects[0].in_any_order(game, use, refs)
            return
        game.push(Effects(use, self.index + 1))
        card.effects[self.index].carry_out(game, use.of((use.card, self.index)))


class Inner(Step):
    """Effects inside another one: the option that was chosen, or what an extra cost has paid for."""

    use: Use
    refs: tuple[Ref, ...]

    def run(self, game: Generals) -> None:
        if len(self.refs) > 1:
            game.push(Inner(self.use, self.refs[1:]))
        find(game, self.refs[0]).carry_out(game, self.use.of(self.refs[0]))
