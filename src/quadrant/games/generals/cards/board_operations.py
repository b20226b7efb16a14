"""Operations that are done on the board (rulebook: «Создать или нанять», «Атака или уничтожение»).

Rules clarify.build_recruit, clarify.rebuild, clarify.battle_eliminate, clarify.empty_attack. They are part of
the vocabulary in ``operations.py``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from quadrant.games.generals.cards.effects import (
    OnBoard,
    Redeploy,
)
from quadrant.games.generals.cards.language import (
    ANYWHERE,
    DOMAINS,
    Operation,
    Pieces,
    Use,
    Where,
)
from quadrant.games.generals.components import (
    ARMY,
    CAMP,
    CAMP_NATIONS,
    CARD_IDS,
    DOMAIN,
    LAND,
    NATIONS,
    NOBODY,
    NOWHERE,
    SPACES,
    camp_of,
)
from quadrant.games.generals.rules.battle import holders, may_battle, to_battle
from quadrant.games.generals.rules.board import BOARD
from quadrant.games.generals.rules.build import may_build, may_rebuild, may_recruit, to_build, to_recruit
from quadrant.games.generals.rules.pieces import battle, eliminate, endangered, place, take_off
from quadrant.games.generals.state import Generals, available, camp_pieces
from quadrant.games.generals.verbs import BATTLE, BUILD, ELIMINATE, PROTECT, REBUILD, RECRUIT, TAKE_OFF
from quadrant.kernel.board import bits
from quadrant.kernel.flow import Choice
from quadrant.kernel.limits import NOTHING, Limit, Limits, WhyNot
from quadrant.kernel.offers import Offer


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
        return self.where.among(game, camp_of(use.by), use.at)

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

    def offers(self, game: Generals, use: Use, hit: int) -> Iterator[Offer]:
        nation, piece = self.nation, self.piece
        building = self.within(may_build(game, nation, piece), game, use)
        yield Offer(BUILD, building, (piece, nation))
        yield Offer(REBUILD, WhyNot(lambda: self._elsewhere(game, building)), (piece, nation))
        yield Offer(REBUILD, self.within(may_rebuild(game, nation, piece), game, use), (piece, nation))

    def _elsewhere(self, game: Generals, building: Limits) -> Limits:
        """Where it has no piece, whoever may only build again wants to know why nothing new is built."""
        here = game.pieces[self.nation] & DOMAIN[self.piece]
        return Limits(*(replace(limit, allows=limit.mask | here) for limit in building.limits))

    def room(self, game: Generals, use: Use, nation: int, nothing: bool) -> int:
        if not nothing and available(game, nation, self.piece):
            return 0
        return to_build(game, nation, self.piece, self.spaces(game, use))

    def may(self, game: Generals, use: Use) -> bool:
        # Most often there is a piece to be built again, and that is found out faster.
        where = self.spaces(game, use)
        if may_rebuild(game, self.nation, self.piece).mask & where:
            return True
        if may_build(game, self.nation, self.piece).mask & where:
            return True
        return bool(to_build(game, self.nation, self.piece, where))

    def do(self, game: Generals, use: Use, choice: Choice) -> None:
        verb = BUILD if BUILD.of(choice) else REBUILD
        _, space, nation = verb.read(choice)
        place(game, verb.word, by=nation, nation=nation, space=space, card=use.card)


class Recruit(Named, kw_only=True, tag="recruit"):
    """An available piece of one of the nations is placed, whether in supply or not."""

    asks: ClassVar[str] = "prompt-act-recruit"
    rule: ClassVar[str] = "clarify.build_recruit"

    nations: int

    def offers(self, game: Generals, use: Use, hit: int) -> Iterator[Offer]:
        for nation in bits(self.nations):
            limits = self.within(may_recruit(game, nation, self.piece), game, use)
            yield Offer(RECRUIT, limits, (self.piece, nation))

    def room(self, game: Generals, use: Use, nation: int, nothing: bool) -> int:
        if not self.nations >> nation & 1:
            return 0
        return to_recruit(game, nation, self.piece, self.spaces(game, use))

    def borrows(self, use: Use) -> int:
        return self.nations & ~(1 << use.by)

    def may(self, game: Generals, use: Use) -> bool:
        """However many pieces are left: one can be taken up."""
        free = self.spaces(game, use) & DOMAIN[self.piece] & ~camp_pieces(game, 1 - camp_of(use.by))
        return any(free & ~game.pieces[nation] for nation in bits(self.nations))

    def do(self, game: Generals, use: Use, choice: Choice) -> None:
        _, space, nation = RECRUIT.read(choice)
        place(game, "recruit", by=use.by, nation=nation, space=space, card=use.card)


class Fight(OnBoard):
    """Battles: in which spaces, and against which nations."""

    asks: ClassVar[str] = "prompt-act-battle"

    def target(self, game: Generals, use: Use) -> Limits:
        """Where battle may be done."""
        raise NotImplementedError

    def do(self, game: Generals, use: Use, choice: Choice) -> None:
        space, nation = BATTLE.read(choice)
        battle(game, by=use.by, space=space, victim=nation, card=use.card)


def _against(nation: int, limits: Limits, mask: int) -> Offer:
    """Battle against a nation (or nobody) in these spaces, as far as the limits allow."""
    there = Limit("clarify.battle_eliminate", mask, "why-no-piece")
    return Offer(BATTLE, limits.also(there), (nation,))


def _anybody_else(limits: Limits) -> Offer:
    """Why there is no battle against those who were not named: the space, or there is none of them."""
    return Offer(BATTLE, limits.also(Limit("clarify.battle_eliminate", NOTHING, "why-no-piece")))


class Battle(Fight, Named, tag="battle"):
    """A land or sea battle by the ordinary rules."""

    def target(self, game: Generals, use: Use) -> Limits:
        return self.within(may_battle(game, use.by, self.piece), game, use)

    def may(self, game: Generals, use: Use) -> bool:
        return bool(self.target(game, use).mask or self.room(game, use, use.by, True))

    def playable(self, game: Generals, use: Use) -> bool:
        """Who would battle where he stands himself takes his piece off before he plays the card."""
        return bool(self.target(game, use).mask)

    def room(self, game: Generals, use: Use, nation: int, nothing: bool) -> int:
        """clarify.empty_attack: where a piece of our own stood, nobody stands then."""
        return to_battle(game, nation, self.piece, self.spaces(game, use)) if nothing else 0

    def offers(self, game: Generals, use: Use, hit: int) -> Iterator[Offer]:
        target = self.target(game, use)
        enemy = 1 - camp_of(use.by)
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
        theirs, ours = game.opening[self.nation] & LAND, game.opening[use.by] & LAND
        return may_battle(game, use.by, ARMY).also(_reach(theirs & BOARD.neighbours(ours), use))

    def offers(self, game: Generals, use: Use, hit: int) -> Iterator[Offer]:
        target = self.target(game, use)
        yield _against(self.nation, target, game.pieces[self.nation] & ~hit)
        yield _anybody_else(target)


class BattleAll(Operation, tag="battle_all"):
    """Every enemy piece in the battled space is battled, one after another."""

    def _there(self, game: Generals, use: Use) -> list[int]:
        return holders(game, use.at, CAMP[1 - camp_of(use.by)])

    def may(self, game: Generals, use: Use) -> bool:
        return bool(self._there(game, use))

    def carry_out(self, game: Generals, use: Use) -> None:
        for nation in reversed(self._there(game, use)):
            battle(game, by=use.by, space=use.at, victim=nation, card=use.card)


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
            yield Offer(ELIMINATE, Limits(where, there), (nation,))

    def do(self, game: Generals, use: Use, choice: Choice) -> None:
        space, nation = ELIMINATE.read(choice)
        eliminate(game, by=use.by, space=space, victim=nation, card=use.card)


class RemoveOwn(Named, kw_only=True, tag="remove_own"):
    """The nation takes one of its own pieces off the board."""

    asks: ClassVar[str] = "prompt-act-remove-own"
    must: ClassVar[bool] = True
    takes_off: ClassVar[bool] = True

    nation: int

    def chooser(self, use: Use) -> int:
        return use.nation(self.nation)

    def offers(self, game: Generals, use: Use, hit: int) -> Iterator[Offer]:
        nation = use.nation(self.nation)
        there = Limit("pieces.limit", game.pieces[nation], "why-no-piece")
        yield Offer(TAKE_OFF, Limits(_reach(self.spaces(game, use), use), there), (nation,))

    def do(self, game: Generals, use: Use, choice: Choice) -> None:
        space, nation = TAKE_OFF.read(choice)
        take_off(game, nation, space)


class Shielding(Operation):
    """Pieces are kept from harm for the turn."""

    which: tuple[Pieces, ...]

    def _covers(self, game: Generals, use: Use) -> bool:
        """Whether the card means a piece that is in danger."""
        threat = use.trigger
        assert threat is not None
        mask = 0
        for pieces in self.which:
            if pieces.nations >> threat.nation & 1:
                mask |= pieces.of(game, threat.nation, camp_of(use.by))
        return bool(mask & endangered(game, threat))


class Protect(OnBoard, Shielding, tag="protect"):
    """A piece cannot be removed until the end of the turn."""

    asks: ClassVar[str] = "prompt-act-protect"
    must: ClassVar[bool] = True

    def offers(self, game: Generals, use: Use, hit: int) -> Iterator[Offer]:
        camp = camp_of(use.by)
        for pieces in self.which:
            for nation in bits(pieces.nations):
                meant = _reach(pieces.of(game, nation, camp), use)
                fresh = Limit("play.reaction_order", ~game.protected[nation], "why-protected")
                yield Offer(PROTECT, Limits(meant, fresh), (nation,))

    def saves(self, game: Generals, use: Use) -> bool:
        return self._covers(game, use)

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

    prepares: ClassVar[bool] = True

    def carry_out(self, game: Generals, use: Use) -> None:
        for pieces in self.which:
            game.granted[use.by] |= pieces.spaces(game, camp_of(use.by))
        game.touch("granted")
        game.tell("granted", "supply.line", seat=NATIONS[use.by], card=CARD_IDS[use.card])

    def saves(self, game: Generals, use: Use) -> bool:
        """Only from being removed for lack of supply."""
        return use.at == NOWHERE and self._covers(game, use)


class PreventRemoval(Operation, tag="prevent_removal"):
    """The piece that is about to be removed stays, this once."""

    def may(self, game: Generals, use: Use) -> bool:
        return use.trigger is None or bool(endangered(game, use.trigger))

    def carry_out(self, game: Generals, use: Use) -> None:
        assert use.trigger is not None
        game.spared = use.at
        _tell_protected(game, use, use.trigger.nation, use.at)


class Redeployment(Operation, tag="redeploy"):
    """Each piece that stands on the board now may be lifted and built anew."""

    pieces: int

    def carry_out(self, game: Generals, use: Use) -> None:
        game.push(Redeploy(NATIONS[use.by], use, game.pieces[use.by] & DOMAINS[self.pieces]))
