"""What a seat sees: everything on the table, its own hand and the card it has set aside."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from quadrant.games.empire.components import (
    ALLIES,
    BOXES,
    BUILDINGS,
    JAPAN,
    NAMED,
    NAMES,
    NATIONS,
    NO_CARD,
    NOBODY,
    SEATS,
    SIDE,
    UNITS,
    YEAR,
)
from quadrant.games.empire.rules.control import resources
from quadrant.games.empire.rules.points import SCHEDULE, score
from quadrant.games.empire.rules.rivalry import usable_asp
from quadrant.games.empire.rules.supply import ROAD, burma_road, supply
from quadrant.games.empire.rules.victory import MOST_WILL, progress_made
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.state import (
    CHINA_TRACK,
    FLAGS,
    INDIA_TRACK,
    INTELLIGENCE,
    MARKS,
    PHASES,
    Empire,
    Offensive,
    controlled,
)
from quadrant.games.empire.told.offensive_step import step_under_way
from quadrant.games.empire.verbs import CARD_IDS
from quadrant.kernel.board import bits
from quadrant.kernel.message import Args, Event
from quadrant.kernel.standing import Standing
from quadrant.kernel.view import Thing


class UnitView(Thing, frozen=True):
    """A counter: on the map or in a box, which side is up, its marks, and whether it is in supply."""

    KEY: ClassVar[tuple[str, ...]] = ("unit",)
    unit: str
    space: str | None
    box: str | None
    face: int
    marks: tuple[str, ...]
    #: The turn in which it comes from the turn track.
    due: int
    supplied: bool


class SideView(Thing, frozen=True):
    """One of the two sides."""

    KEY: ClassVar[tuple[str, ...]] = ("seat",)
    seat: str
    hand: int
    deck: int
    discards: tuple[str, ...]
    removed: tuple[str, ...]
    #: Whether a card is set aside, and the turn in which it was.
    future: bool
    future_turn: int
    passes: int
    drawn: int
    shipping: int
    shipping_left: int
    rivalry: bool


class BattleView(msgspec.Struct, frozen=True):
    """A hex with a battle, or with a landing that may become one."""

    space: str
    flyers: tuple[str, ...]
    special: bool


class OffensiveView(msgspec.Struct, frozen=True):
    """The offensive under way."""

    seat: str
    #: 7.2 The step that is under way, from 1 to 14.
    step: int
    card: str
    event: bool
    hq: str | None
    value: int
    limit: int
    count: int
    spotted: bool
    intelligence: str
    battles: tuple[BattleView, ...]
    landings: tuple[str, ...]
    reaction_hq: str | None
    reaction_limit: int
    reaction_count: int
    reactions: tuple[str, ...]


class Tracks(msgspec.Struct, frozen=True):
    """The tracks and markers beside the map."""

    will: int
    europe: int
    china: str
    divisions: int
    burma_road: str
    india: str
    escorts: int
    flags: tuple[str, ...]
    built: tuple[str, ...]
    tokyo_express: str | None
    surrendered: tuple[str, ...]
    regained: tuple[str, ...]
    kept_naval: int
    kept_air: int
    resources: int
    progress: int
    progress_need: int


class Own(msgspec.Struct, frozen=True):
    """What only this seat knows: its hand, and the card it has set aside."""

    hand: tuple[str, ...]
    future: str | None


class View(msgspec.Struct, frozen=True):
    """Everything on the table."""

    scenario: str
    turn: int
    last_turn: int
    year: int
    active: str
    phase: str
    sides: tuple[SideView, ...]
    units: tuple[UnitView, ...]
    #: The named hexes that Japan controls.
    japanese: tuple[str, ...]
    tracks: Tracks
    offensive: OffensiveView | None
    own: Own | None = None


def names(spaces: int) -> tuple[str, ...]:
    return tuple(NAMES[space] for space in bits(spaces))


def card_names(cards: int) -> tuple[str, ...]:
    return tuple(CARD_IDS[card] for card in bits(cards))


_MARKED = tuple(tuple(MARKS[mark] for mark in bits(marks)) for marks in range(1 << len(MARKS)))


def _units(game: Empire) -> tuple[UnitView, ...]:
    both = supply(game)
    fed = both.japan.units | both.allies.units
    found = []
    for unit, at in enumerate(game.at):
        box = BOXES.name(at) if at in BOXES else None
        space = NAMES[at] if box is None else None
        marks = _MARKED[game.marks[unit]]
        found.append(
            UnitView(
                UNITS.ids[unit], space, box, game.faces[unit], marks, game.due[unit], bool(fed >> unit & 1)
            )
        )
    return tuple(found)


def _side(game: Empire, side: int) -> SideView:
    return SideView(
        SEATS[side],
        game.hand[side].bit_count(),
        len(game.deck[side]),
        tuple(CARD_IDS[card] for card in game.discard[side]),
        card_names(game.gone[side]),
        game.future[side] != NO_CARD,
        game.future_turn[side],
        game.passes[side],
        game.drawn[side],
        game.asp[side],
        usable_asp(game, side),
        bool(game.rivalry[side]),
    )


def _offensive(game: Empire, offensive: Offensive) -> OffensiveView:
    return OffensiveView(
        SEATS[offensive.side],
        step_under_way(game),
        CARD_IDS[offensive.card],
        offensive.event,
        None if offensive.hq == NOBODY else UNITS.ids[offensive.hq],
        offensive.value,
        offensive.limit,
        offensive.count,
        offensive.spotted,
        INTELLIGENCE[offensive.intelligence],
        tuple(
            BattleView(NAMES[b.hex], tuple(UNITS.ids[u] for u in b.flyers), b.special)
            for b in offensive.battles
        ),
        names(offensive.landings),
        None if offensive.reaction_hq == NOBODY else UNITS.ids[offensive.reaction_hq],
        offensive.reaction_limit,
        offensive.reaction_count,
        tuple(CARD_IDS[card] for card in offensive.reactions),
    )


def _tracks(game: Empire) -> Tracks:
    return Tracks(
        game.will,
        game.europe,
        CHINA_TRACK[game.china],
        game.divisions,
        ROAD[burma_road(game)],
        INDIA_TRACK[game.india],
        game.escorts,
        tuple(FLAGS[bit] for bit in bits(game.flags)),
        tuple(BUILDINGS[bit] for bit in bits(game.built)),
        None if game.tokyo_express == NOBODY else NAMES[game.tokyo_express],
        tuple(NATIONS[bit] for bit in bits(game.surrendered)),
        tuple(NATIONS[bit] for bit in bits(game.regained)),
        game.kept[0],
        game.kept[1],
        resources(game),
        progress_made(game),
        game.progress_need,
    )


def secrets(game: Empire, seat: str) -> Own:
    """The seat's own cards."""
    side = SIDE[seat]
    card = game.future[side]
    return Own(card_names(game.hand[side]), None if card == NO_CARD else CARD_IDS[card])


def view(game: Empire, seat: str | None) -> View:
    """What the seat sees; None is a spectator."""
    return View(
        SCENARIOS[game.scenario].id,
        game.turn,
        game.last_turn,
        YEAR[game.turn],
        SEATS[game.active],
        PHASES[game.phase],
        (_side(game, JAPAN), _side(game, ALLIES)),
        _units(game),
        names(controlled(game, JAPAN) & NAMED),
        _tracks(game),
        None if game.offensive is None else _offensive(game, game.offensive),
        None if seat is None else secrets(game, seat),
    )


def standing(game: Empire) -> Standing:
    """The turn and the score as they stand: a scenario's points, or how far the will has fallen."""
    args: Args = {"turn": game.turn, "last": game.last_turn}
    kind = SCENARIOS[game.scenario].victory
    points = sum(part.amount for part in score(game)) if kind in SCHEDULE else MOST_WILL - game.will
    return Standing("standing-turn", game.turn, args, {SEATS[JAPAN]: points})


def unseen(game: Empire, seats: frozenset[str]) -> tuple[Event, ...]:
    """What is filled in: of one's own cards the order of the deck, of the others all that is hidden."""
    told = []
    for side, name in enumerate(SEATS):
        deck = len(game.deck[side])
        if name in seats:
            told.append(Event("event-anew-deck", args={"seat": name, "deck": deck}))
            continue
        hand = game.hand[side].bit_count() + (game.future[side] != NO_CARD)
        told.append(Event("event-anew-cards", args={"seat": name, "hand": hand, "deck": deck}))
    return tuple(told)
