"""Building and recruiting (rulebook: «Типы карт», «Создать или нанять»).

Rules type.build_army, type.build_navy, pieces.stacking, pieces.limit, clarify.build_recruit, clarify.rebuild.
"""

from __future__ import annotations

from quadrant.games.generals.components import ARMY, DOMAIN, LAND, SEA, camp_of
from quadrant.games.generals.rules.supply import beside, ports, standing, supplied
from quadrant.games.generals.state import Generals, available, camp_pieces
from quadrant.kernel.board import bits
from quadrant.kernel.facts import fact
from quadrant.kernel.limits import Limit, Limits, when


@fact("pieces", "status", "granted")
def may_build(game: Generals, nation: int, kind: int) -> Limits:
    """type.build_army, type.build_navy: where the nation may build. What is built must be in supply."""
    around, near = beside(game, nation)
    if kind == ARMY:
        sites = standing(game, nation).sites
        return Limits(
            Limit("type.build_army", LAND, "why-not-land"),
            *_free(game, nation, kind),
            Limit("type.build_army", around | sites),
            Limit("supply.line", near | sites, "why-no-line"),
        )
    camp = camp_of(nation)
    return Limits(
        Limit("type.build_navy", SEA, "why-not-sea"),
        *_free(game, nation, kind),
        Limit("type.build_navy", around),
        Limit("supply.line", near, "why-no-line"),
        Limit("supply.navy", ports(game, camp) | game.granted[nation]),
    )


def may_recruit(game: Generals, nation: int, kind: int) -> Limits:
    """clarify.build_recruit: recruiting ignores supply, but not the limits on pieces."""
    return Limits(
        Limit("clarify.build_recruit", DOMAIN[kind], "why-not-land" if kind == ARMY else "why-not-sea"),
        *_free(game, nation, kind),
    )


@fact("pieces", "status", "granted")
def may_rebuild(game: Generals, nation: int, kind: int) -> Limits:
    """clarify.rebuild: a supplied piece may be declared built again where it stands."""
    return Limits(Limit("clarify.rebuild", supplied(game, nation) & DOMAIN[kind]))


def after_take_up(game: Generals, nation: int, space: int) -> Generals:
    """pieces.limit: the position if the nation took up its piece there first."""
    other = game.clone()
    other.pieces[nation] &= ~(1 << space)
    other.touch("pieces")
    return other


def after_build(game: Generals, nation: int, space: int) -> Generals:
    """The position if the nation had built there."""
    other = game.clone()
    other.pieces[nation] |= 1 << space
    other.touch("pieces")
    return other


@fact("pieces", "status", "granted")
def _sites_after(game: Generals, nation: int, kind: int, space: int) -> int:
    """Where the nation could build if it took up its piece there first."""
    return may_build(after_take_up(game, nation, space), nation, kind).mask


def to_build(game: Generals, nation: int, kind: int, where: int) -> int:
    """pieces.limit: the nation's pieces that it could take up to build one of that kind in these places.

    Nothing else can be built there, or no such piece is left. What can be declared built again where it
    stands is not taken up for that.
    """
    own = game.pieces[nation] & DOMAIN[kind]
    where &= DOMAIN[kind] & ~camp_pieces(game, 1 - camp_of(nation))
    if available(game, nation, kind):
        own &= where
    if not where or not own:
        return 0
    again = may_rebuild(game, nation, kind).mask
    found = 0
    for space in bits(own):
        sites = _sites_after(game, nation, kind, space) & where
        if sites & ~(again & 1 << space):
            found |= 1 << space
    return found


def to_recruit(game: Generals, nation: int, kind: int, where: int) -> int:
    """The same for recruiting, which knows no supply. To put a piece back where it stood would do nothing."""
    if available(game, nation, kind):
        return 0
    own = game.pieces[nation] & DOMAIN[kind]
    free = where & DOMAIN[kind] & ~own & ~camp_pieces(game, 1 - camp_of(nation))
    return own if free else 0


def _free(game: Generals, nation: int, kind: int) -> tuple[Limit, Limit, Limit]:
    """pieces.stacking: one piece a nation, never beside an enemy. pieces.limit: one must be left."""
    return (
        Limit("pieces.limit", when(available(game, nation, kind) > 0)),
        Limit("pieces.stacking", ~game.pieces[nation], "why-own-piece"),
        Limit("pieces.stacking", ~camp_pieces(game, 1 - camp_of(nation)), "why-enemy-piece"),
    )
