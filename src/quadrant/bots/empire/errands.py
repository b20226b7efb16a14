"""What the activations that are left are good for: units go where they are needed more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from quadrant.bots.empire.places import fitness, holding
from quadrant.bots.empire.theatre import Theatre
from quadrant.games.empire.components import FLYING, GROUND, JAPAN, KIND_OF, TROOPS
from quadrant.games.empire.rules.movement_air import strategic_flights
from quadrant.games.empire.rules.movement_sea import strategic_limits
from quadrant.games.empire.supply.zones import present
from quadrant.kernel.board import bits

#: How much better off a unit must be, and how much of that counts.
BETTER: Final = 0.25
SHARE: Final = 0.5
#: So many ground units are thought over, the worst placed first, and so many others; so many places for each.
MOST: Final = 12
SOME: Final = 6
PLACES: Final = 3
_SIZE: Final = GROUND.bit_length()


class Errand(NamedTuple):
    """A unit that moves strategically (8.23, 8.33, 8.44) or marches up to an enemy, and how much better off
    it is there."""

    unit: int
    space: int
    gain: float
    on_foot: bool = False


def errands(theatre: Theatre, busy: set[int], room: int) -> tuple[Errand, ...]:
    """The moves that help most, as many as there are activations left; each reckons with those before it."""
    if room <= 0:
        return ()
    known = {unit: list(_moves(theatre, unit)) for unit in _idle(theatre, busy)}
    sent: dict[int, int] = {}
    found: list[Errand] = []
    while known and len(found) < room:
        best: Errand | None = None
        for moves in known.values():
            for errand in moves:
                gain = errand.gain - _already(theatre, errand, sent)
                if gain > (best.gain if best else SHARE * BETTER):
                    best = errand._replace(gain=gain)
        if best is None:
            break
        found.append(best)
        del known[best.unit]
        if KIND_OF[best.unit] == TROOPS:
            sent[best.space] = sent.get(best.space, 0) + theatre.attack(best.unit)
    return _spread(theatre, found)


def _idle(theatre: Theatre, busy: set[int]) -> list[int]:
    """The units that have nothing to do, the worst placed first: ground units, and some of the others."""
    game = theatre.game
    idle = [
        unit
        for unit in theatre.units
        if unit not in busy and game.at[unit] < _SIZE and not theatre.enemy >> game.at[unit] & 1
    ]
    idle.sort(key=lambda unit: fitness(game, unit, game.at[unit]))
    troops = [unit for unit in idle if KIND_OF[unit] == TROOPS]
    return troops[:MOST] + [unit for unit in idle if KIND_OF[unit] != TROOPS][:SOME]


def _moves(theatre: Theatre, unit: int) -> Iterator[Errand]:
    """Where a unit would be better off."""
    game = theatre.game
    if KIND_OF[unit] == TROOPS:
        near = _marching_up(theatre, unit)
        if near is not None:
            yield near
        if theatre.left_open(unit) > BETTER:
            return
    held = fitness(game, unit, game.at[unit])
    places = ((fitness(game, unit, space), space) for space in bits(_goals(theatre, unit)))
    better = sorted(((value - held, space) for value, space in places if value - held > BETTER), reverse=True)
    for gain, space in better[:PLACES]:
        yield Errand(unit, space, SHARE * theatre.lasting * gain)


def _already(theatre: Theatre, errand: Errand, sent: dict[int, int]) -> float:
    """What is not needed any more in a hex because others go there."""
    others = sent.get(errand.space, 0)
    if not others or KIND_OF[errand.unit] != TROOPS:
        return 0.0
    game, share = theatre.game, SHARE * theatre.lasting
    return share * (
        holding(game, errand.unit, errand.space) - holding(game, errand.unit, errand.space, others)
    )


def _marching_up(theatre: Theatre, unit: int) -> Errand | None:
    """A ground unit goes on foot to a hex of its side from which there is more to attack, or to hold."""
    boards = theatre.springboards
    here = boards.get(theatre.game.at[unit], 0.0)
    left = theatre.left_open(unit)
    own = theatre.game.control if theatre.side == JAPAN else ~theatre.game.control
    best: Errand | None = None
    for space in theatre.marches(unit).cost:
        if not own >> space & 1 or theatre.enemy >> space & 1 or space == theatre.game.at[unit]:
            continue
        gain = boards.get(space, 0.0) - here + holding(theatre.game, unit, space) - left
        if gain > (best.gain if best else BETTER):
            best = Errand(unit, space, gain, True)
    return best._replace(gain=SHARE * best.gain) if best else None


def _goals(theatre: Theatre, unit: int) -> int:
    """Where a unit may go strategically."""
    game = theatre.game
    limits = strategic_flights(game, unit) if KIND_OF[unit] in FLYING else strategic_limits(game, (unit,))
    return limits.mask & ~present(game, theatre.foe)


def _spread(theatre: Theatre, found: list[Errand]) -> tuple[Errand, ...]:
    """No more units to a hex than fit there."""
    taken: dict[int, int] = {}
    kept = []
    for errand in found:
        if KIND_OF[errand.unit] in FLYING or KIND_OF[errand.unit] == TROOPS:
            if taken.get(errand.space, 0) >= theatre.room(errand.space):
                continue
            taken[errand.space] = taken.get(errand.space, 0) + 1
        kept.append(errand)
    return tuple(kept)
