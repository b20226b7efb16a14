"""What must stay the same through a whole game, for each of the games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quadrant.games.churchill.state import Churchill
from quadrant.games.empire.rules.play import EndEvent, UseOperations
from quadrant.games.empire.state import Empire
from quadrant.games.generals.components import DOMAIN, STOCK
from quadrant.games.generals.state import Generals
from quadrant.games.no_retreat.rules.supply import units_on_map
from quadrant.games.no_retreat.state import NoRetreat
from quadrant.kernel.board import bits
from quadrant.kernel.flow import GameState
from quadrant.kernel.secrets import slots


def held_by_steps(game: GameState, owner: int) -> list[int]:
    """What steps on the stack hold of the owner's secret things."""
    waiting = (slot for slot in slots(game) if slot.at >= 0 and slot.owner == owner)
    return [thing for slot in waiting if not slot.secret.among for thing in slot.things]


def generals(game: Generals) -> Any:
    """Every nation's cards are all somewhere, and no more pieces are on the board than it has."""
    found = []
    for nation in range(6):
        piles = (game.deck, game.hand, game.status, game.response, game.discard, game.buried)
        cards = [card for pile in piles for card in pile[nation]]
        cards += held_by_steps(game, nation)
        for kind in (0, 1):
            assert (game.pieces[nation] & DOMAIN[kind]).bit_count() <= STOCK[nation][kind]
        found.append(sorted(cards))
    camps = [
        game.pieces[0] | game.pieces[2] | game.pieces[4],
        game.pieces[1] | game.pieces[3] | game.pieces[5],
    ]
    assert not camps[0] & camps[1], "enemies share a space"
    return found


def churchill(game: Churchill) -> Any:
    """Every nation's staff cards and all conference cards are somewhere, once."""
    staff = []
    for nation in range(3):
        piles = (game.draw, game.hand, game.discard, game.removed)
        cards = [card for pile in piles for card in pile[nation]]
        # The agenda card leaves the hand when it is chosen and is discarded when all are open.
        if game.agenda[nation] >= 0 and game.agenda[nation] not in cards:
            cards.append(game.agenda[nation])
        staff.append(sorted(cards))
    conferences = sorted([*game.deck, *game.past, *([game.card] if game.card >= 0 else [])])
    return staff, conferences


def no_retreat(game: NoRetreat) -> Any:
    """Every card is in one pile or hand, or in play; no hex holds units of both sides."""
    piles = [*game.deck, *game.discard, *bits(game.out), *bits(game.hand[0]), *bits(game.hand[1])]
    held = [{game.at[unit] for unit in units_on_map(game, side)} for side in (0, 1)]
    assert not held[0] & held[1], "enemies share a hex"
    assert len(piles) == len(set(piles))
    # The ten cards of 1945 come in when fifteen others leave: those wait among the cards that are out.
    played = (*game.lasting, *(game.battle.played if game.battle else ()))
    return {*piles, *(card.card for card in played)}


def empire(game: Empire) -> Any:
    """Every card of a side is somewhere once, and every unit in one place."""
    found = []
    for side in (0, 1):
        cards = [*game.deck[side], *game.discard[side], *bits(game.gone[side] | game.hand[side])]
        cards += [game.future[side]] if game.future[side] >= 0 else []
        cards += held_by_steps(game, side)
        offensive = game.offensive
        if offensive is not None and offensive.side == side and offensive.card not in cards:
            cards.append(offensive.card)
        cards += [
            step.card
            for step in game.stack
            if isinstance(step, UseOperations | EndEvent) and game.CARDS[step.card].side == side
        ]
        assert len(cards) == len(set(cards)), "a card is in two places"
        found.append(sorted(cards))
    assert all(face < len(game.UNITS[unit].faces) for unit, face in enumerate(game.faces))
    return found, len(game.at), len(game.marks), len(game.due)


CONSERVED: dict[str, Callable[[Any], Any]] = {
    "churchill": churchill,
    "empire": empire,
    "generals": generals,
    "no_retreat": no_retreat,
}
