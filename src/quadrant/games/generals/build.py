"""Building and recruiting (rulebook: «Типы карт», «Создать или нанять»).

Rules type.build_army, type.build_navy, pieces.stacking, pieces.limit, clarify.build_recruit, clarify.rebuild.
"""

from __future__ import annotations

from quadrant.games.generals.components import ARMY, DOMAIN, LAND, SEA, camp_of
from quadrant.games.generals.state import Generals, available, camp_pieces
from quadrant.games.generals.supply import ports, standing, supplied, would_be_supplied
from quadrant.kernel.facts import fact
from quadrant.kernel.limits import Limit, Limits, when


@fact("pieces", "status", "granted")
def may_build(game: Generals, nation: int, kind: int) -> Limits:
    """type.build_army, type.build_navy: where the nation may build. What is built must be in supply."""
    near = would_be_supplied(game, nation)
    if kind == ARMY:
        sites = standing(game, nation).sites
        return Limits(
            Limit("type.build_army", LAND, "why-not-land"),
            *_free(game, nation, kind),
            Limit("type.build_army", near | sites),
        )
    camp = camp_of(nation)
    return Limits(
        Limit("type.build_navy", SEA, "why-not-sea"),
        *_free(game, nation, kind),
        Limit("type.build_navy", near),
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


def _free(game: Generals, nation: int, kind: int) -> tuple[Limit, Limit, Limit]:
    """pieces.stacking: one piece a nation, never beside an enemy. pieces.limit: one must be left."""
    return (
        Limit("pieces.limit", when(available(game, nation, kind) > 0)),
        Limit("pieces.stacking", ~game.pieces[nation], "why-own-piece"),
        Limit("pieces.stacking", ~camp_pieces(game, 1 - camp_of(nation)), "why-enemy-piece"),
    )
