"""14.0 Inter-service rivalry."""

from __future__ import annotations

from quadrant.games.empire.cards.changes import Activation
from quadrant.games.empire.cards.language import side_effects
from quadrant.games.empire.components import ALLIES, JAPAN, KIND_OF, OWN_UNITS, ROSTER, SHIP
from quadrant.games.empire.state import Empire, seat
from quadrant.games.empire.supply.zones import active as activated
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.limits import ANY


def quarrelling(side: int, service: str) -> int:
    """The units of a service that the rivalry concerns: Japan's, or of the Allies the US ones."""
    nation = "japanese" if side == JAPAN else "us"
    return mask_of(
        unit
        for unit in bits(OWN_UNITS[side])
        if ROSTER[unit].nationality == nation and ROSTER[unit].service == service
    )


_SERVICES = {
    (side, service): quarrelling(side, service) for side in (JAPAN, ALLIES) for service in ("army", "navy")
}


def services_limit(game: Empire, side: int, hq: int) -> int:
    """14.1 (C), 14.2 (A) The units that may be activated together with those that are active already."""
    if not game.rivalry[side]:
        return ANY
    army, navy = _SERVICES[side, "army"], _SERVICES[side, "navy"]
    active = activated(game) & (army | navy)
    if not active:
        return ANY
    together = any(each.services_together(hq) for each in side_effects(game, side, Activation))
    ships = mask_of(unit for unit in bits(navy) if KIND_OF[unit] == SHIP)
    if active & army and active & navy:
        return ~navy
    if active & army:
        return ~navy | ships if together else ~navy
    if active & navy:
        one_ship = together and not active & navy & ~ships and (active & navy).bit_count() == 1
        return ANY if one_ship else ~army
    return ANY


def usable_asp(game: Empire, side: int) -> int:
    """8.45 (A), 14.2 (B) The shipping points that are left this turn."""
    total = game.asp[side]
    if side == JAPAN and game.rivalry[JAPAN]:
        total = -(-total // 2)
    extra = game.offensive.extra[side] if game.offensive else 0
    return max(0, total + extra - game.asp_used[side])


def set_rivalry(game: Empire, side: int, quarrel: bool) -> None:
    """14.0 A marker is turned over."""
    if bool(game.rivalry[side]) == quarrel:
        return
    game.rivalry[side] = int(quarrel)
    game.touch("tracks")
    game.tell("rivalry" if quarrel else "agreement", "14.0", seat=seat(side))
