"""3.0 Set-up: a scenario on the table, with its first steps on the stack."""

from __future__ import annotations

from typing import Final

import msgspec

from quadrant.games.no_retreat.cards.deck import CARDS, EARLY_DECK, LATE_DECK
from quadrant.games.no_retreat.components import (
    AXIS,
    BLITZ,
    DESTROYED,
    NOBODY,
    REMOVED,
    ROSTER,
    SHOCKS,
    SOVIET,
    SURRENDERED,
)
from quadrant.games.no_retreat.rules.cards import DiscardOne, FillHand
from quadrant.games.no_retreat.rules.sequence import NewTurn, PlayerTurn
from quadrant.games.no_retreat.rules.weather import weather_of
from quadrant.games.no_retreat.rulings import Rules
from quadrant.games.no_retreat.scenarios import SCENARIO, SCENARIOS, Scenario
from quadrant.games.no_retreat.state import CARD, MOVEMENT, NoRetreat, seat
from quadrant.games.no_retreat.table import EasternFront
from quadrant.kernel.board import mask_of
from quadrant.kernel.flow import Step
from quadrant.kernel.options import Options

#: 3.0 The Axis opens the campaign with six cards, of which two go.
OPENING: Final = 6
OPENING_DISCARDS: Final = 2


def new(scenario: str, options: Options, key: bytes) -> NoRetreat:
    """3.0 The scenario set up."""
    number = SCENARIO[scenario]
    plan = SCENARIOS[number]
    rules = msgspec.convert(options, Rules)
    if plan.fixed_weather:
        rules = msgspec.structs.replace(rules, fixed_weather="yes")
    game = EasternFront(
        key=key,
        rules=rules,
        scenario=number,
        area=plan.area,
        edges=plan.edges,
        turn=plan.turn - 1,
        last_turn=plan.last_turn,
        active=AXIS,
        support=[0, 0],
        initiative=plan.initiative,
        control=plan.control,
        event_vp=plan.event_vp,
        high_tide=plan.high_tide,
        joker=plan.joker if rules.joker else NOBODY,
        hand=[0, 0],
        used=[0, 0],
        fewer=[0, 0],
        fewer_later=[0, 0],
        reformed=[0, 0],
        blows=[0, 0],
        attacked=[0, 0],
    )
    game.set_up(plan.at)
    game.faces, game.due = list(plan.faces), list(plan.due)
    leave_out(game, rules)
    mark_events(game, plan)
    deal(game, plan)
    game.push(*first_steps(game, plan))
    return game


def leave_out(game: NoRetreat, rules: Rules) -> None:
    """15.0 The units of optional rules that are not played are out of the game."""
    wanted = {"15.8": rules.reserves, "15.9": rules.paratroops}
    for unit, counter in enumerate(ROSTER):
        if counter.optional and not wanted.get(counter.optional, False):
            game.remove(unit, REMOVED)


def mark_events(game: NoRetreat, plan: Scenario) -> None:
    """13.5 What has happened before a late scenario starts."""
    if plan.in_1945:
        game.oil = game.crossed = plan.turn - 2
    game.unmark_all(0)
    for unit, at in enumerate(game.at):
        if at in (DESTROYED, SURRENDERED) and ROSTER[unit].grows:
            game.faces[unit] = len(ROSTER[unit].faces) - 1


def deal(game: NoRetreat, plan: Scenario) -> None:
    """5.5 The deck is shuffled; random cards are dealt, none of them one that must be played at once."""
    cards = LATE_DECK if plan.in_1945 else EARLY_DECK
    game.out = mask_of(n for n in range(len(CARDS)) if n not in cards)
    deck = list(game.shuffle(cards))
    for side, count in enumerate(plan.hands):
        fitting = [card for card in reversed(deck) if not CARDS[card].event(side).immediate][:count]
        game.hand[side] = mask_of(fitting)
        deck = [card for card in deck if card not in fitting]
    game.deck = tuple(deck)


def first_steps(game: NoRetreat, plan: Scenario) -> tuple[Step, ...]:
    """4.0 Where play starts."""
    if plan.first == SOVIET:
        game.turn = plan.turn
        game.weather = weather_of(game, plan.turn)
        game.support = [BLITZ[plan.turn], SHOCKS[plan.turn]]
        return PlayerTurn(SOVIET, CARD + 1), NewTurn()
    if not plan.opening:
        return (NewTurn(),)
    game.turn = plan.turn
    game.support = [BLITZ[plan.turn], SHOCKS[plan.turn]]
    return (
        FillHand(AXIS, OPENING),
        DiscardOne(seat(AXIS), "3.0", OPENING_DISCARDS),
        PlayerTurn(AXIS, MOVEMENT),
        PlayerTurn(SOVIET),
        NewTurn(),
    )
