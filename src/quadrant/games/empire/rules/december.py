"""17.11 December 1941: Pearl Harbor, the southern operation, and the Allied fleets that scatter."""

from __future__ import annotations

from collections.abc import Iterable

from quadrant.games.empire.cards.december import (
    STRIKE_FORCE,
    STRIKE_HEXES,
    SouthernOperation,
)
from quadrant.games.empire.components import (
    ALLIES,
    CARRIER,
    JAPAN,
    KIND_OF,
    NAMES,
    NAVAL,
    OAHU,
    OWN_UNITS,
    UNIT,
    UNITS,
    ball,
)
from quadrant.games.empire.rules.battles import Battles
from quadrant.games.empire.rules.cancellation import snapshot
from quadrant.games.empire.rules.headquarters import activate
from quadrant.games.empire.rules.movement_sea import TOO_FAR, sail
from quadrant.games.empire.rules.offensives import EndOffensive, begin_steps, prepare
from quadrant.games.empire.rules.post_battle import AfterBattle, EmergencyMoves, refuges
from quadrant.games.empire.rules.victory import change_will
from quadrant.games.empire.state import Battle, Empire, change, on_map, seat
from quadrant.games.empire.verbs import AT, CARD_NUMBER, PLACE, STAY
from quadrant.kernel.board import bits
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Decision, Step
from quadrant.kernel.limits import ANY, Limit, Limits
from quadrant.kernel.message import Prompt
from quadrant.kernel.offers import Offer
from quadrant.kernel.pick import Pick

_RANGE = 3
_AT_SEA = tuple(UNIT[id] for id in ("us_cv_lexington", "us_cv_enterprise"))


class December(Step):
    """17.11 The first turn of the war: two Japanese events, one after the other."""

    def run(self, game: Empire) -> None:
        game.active = JAPAN
        game.push(PearlHarborStrike(), SouthernAdvance(), Scatter())


class PearlHarborStrike(Step):
    """JP-1 The strike force sails within range of Oahu and attacks."""

    def run(self, game: Empire) -> None:
        card = CARD_NUMBER["JP-1"]
        game.tell("event", "5.3", seat=seat(JAPAN), card="JP-1")
        prepare(game, JAPAN, card, True, snapshot(game))
        change(game, hq=UNIT["jp_hq_cf_yamamoto"])
        for unit in STRIKE_FORCE:
            activate(game, unit)
        change_will(game, 8, "16.44", "pearl_harbor")
        game.push(
            StrikeFrom(seat(JAPAN)),
            Battles(),
            AfterBattle(JAPAN),
            CarriersHome(),
            EmergencyMoves(),
            EndOffensive(),
        )


class StrikeFrom(Pick):
    """JP-1 The hex from which the strike is flown."""

    rule, verb = "5.31", AT

    def limits(self, game: Empire) -> Limits:
        reached = sail(game, game.at[STRIKE_FORCE[0]], STRIKE_HEXES, ANY)
        return Limits(
            Limit("8.21", reached, TOO_FAR, {"count": STRIKE_HEXES}),
            Limit("9.11", ball(OAHU, _RANGE) & ~(1 << OAHU), "why-out-of-range"),
        )

    def take(self, game: Empire, space: int, /) -> None:
        for unit in STRIKE_FORCE:
            game.tell("sailed", "8.21", unit=UNITS.ids[unit], space=NAMES[space])
            game.move(unit, space)
        decks = tuple(unit for unit in STRIKE_FORCE if KIND_OF[unit] == CARRIER)
        change(game, battles=(Battle(OAHU, decks),))


class CarriersHome(Step):
    """JP-1 The US carriers that were at sea come back to Oahu."""

    def run(self, game: Empire) -> None:
        for unit in _AT_SEA:
            if on_map(game, unit):
                game.move(unit, OAHU)
                game.tell("returned", "5.31", unit=UNITS.ids[unit], space=NAMES[OAHU])


class SouthernAdvance(Step):
    """JP-2 The great offensive in the south."""

    def run(self, game: Empire) -> None:
        card = CARD_NUMBER["JP-2"]
        game.tell("event", "5.3", seat=seat(JAPAN), card="JP-2")
        prepare(game, JAPAN, card, True, snapshot(game))
        operation = game.CARDS[card].does[0]
        assert isinstance(operation, SouthernOperation)
        change(game, hq=UNIT["jp_hq_south"], limit=operation.activations)
        begin_steps(game)


class Scatter(Step):
    """17.11 Every Allied ship may make one emergency move."""

    def run(self, game: Empire) -> None:
        ships = [unit for unit in bits(OWN_UNITS[ALLIES]) if KIND_OF[unit] in NAVAL and on_map(game, unit)]
        game.push(*(ScatterShip(seat(ALLIES), unit) for unit in ships))


class ScatterShip(Decision):
    """17.11 Where a ship goes, if anywhere."""

    unit: int

    def offers(self, game: Empire) -> Iterable[Offer]:
        goals = refuges(game, self.unit) & ~(1 << game.at[self.unit])
        yield Offer(PLACE, Limits(Limit("8.22", goals, "why-no-refuge")), (self.unit,))
        yield Offer(STAY, Limits(Limit("8.22", 1 << self.unit, "why-not-selected")))

    def prompt(self, game: Empire) -> Prompt:
        return Prompt(self.prompt_id, "8.22", {"unit": UNITS.ids[self.unit]})

    @does(PLACE)
    def flee(self, game: Empire, unit: int, space: int) -> None:
        game.tell("fled", "8.22", unit=UNITS.ids[unit], space=NAMES[space])
        game.move(unit, space)

    @does(STAY)
    def stay(self, game: Empire, unit: int) -> None:
        """It stays where it is."""
