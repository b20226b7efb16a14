"""Who is asked in a reaction window, against an oracle that tries everything on copies of the game.

A nation is asked exactly when, as far as the others know, some sequence of its own actions would let it
react: pieces taken up, a response for any time, then a card that answers or a response that saves.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

import quadrant
from quadrant.games.generals.cards.board_operations import Recruit
from quadrant.games.generals.cards.deck import CARDS, Card
from quadrant.games.generals.cards.effects import OnBoard
from quadrant.games.generals.cards.language import Effects, Use
from quadrant.games.generals.components import CAMP_NATIONS, DOMAIN, NATIONS, NOWHERE, STOCK, camp_of
from quadrant.games.generals.rules.pieces import take_off
from quadrant.games.generals.rules.reactions import Reactions
from quadrant.games.generals.rules.supply import unsupplied
from quadrant.games.generals.state import Generals, Trigger, camp_pieces
from quadrant.kernel.board import bits
from quadrant.kernel.flow import advance, take

WINDOWS = 160


# The oracle


def someone_reacts(game: Generals, nation: int, window: Reactions) -> bool:
    """Every card that may lie there is tried, after every way to prepare for it."""
    hidden = len(game.response[nation])
    statuses = [CARDS[number] for number in game.status[nation]]
    unseen = [
        card
        for card in CARDS
        if card.nation == nation and card.type == "response" and card.number not in game.spent[nation]
    ]
    for used, prepared in preparations(game, nation, unseen if hidden else []):
        left = [card for card in unseen if card not in used] if hidden > len(used) else []
        for after in with_pieces_taken_up(prepared, nation):
            if any(reacts(game, after, nation, card, window) for card in statuses + left):
                return True
    return False


def preparations(game: Generals, nation: int, cards: list[Card]) -> Iterator[tuple[list[Card], Generals]]:
    """The game as it is, and as each response for any time would leave it."""
    yield [], game
    for card in cards:
        if card.timing == "any_time":
            for after in carried_out(game, card.used()):
                yield [card], after


def carried_out(game: Generals, use: Use) -> list[Generals]:
    """How the game may stand when the text of a card was carried out."""
    after = game.clone()
    after.stack = [Effects(use, 0)]
    options = advance(after)
    if options is None:
        return [after]
    found = []
    for option in options:
        if option[0] == "protect":
            each = after.clone()
            take(each, option)
            found.append(each)
    return found


def with_pieces_taken_up(game: Generals, nation: int) -> Iterator[Generals]:
    own = list(bits(game.pieces[nation]))
    for count in (0, 1, 2):
        for spaces in combinations(own, count):
            after = game.clone()
            for space in spaces:
                take_off(after, nation, space)
            yield after


def reacts(first: Generals, game: Generals, nation: int, card: Card, window: Reactions) -> bool:
    """Whether the card can be used now; ``first`` is how the game stood when the window opened."""
    if card.timing == "any_time":
        return window.now is not None and saves(first, game, nation, card, window.now)
    before = first.pieces[nation]
    return any(answers(game, nation, card, trigger, before) for trigger in window.triggers(game))


def saves(first: Generals, game: Generals, nation: int, card: Card, threat: Trigger) -> bool:
    """Whether something that was about to be removed, and still is, is safe after the card."""
    if threat.event != "about_to_remove":
        return False
    lost = endangered(first, threat) & endangered(game, threat)
    afterwards = carried_out(game, card.used())
    return any(lost & ~endangered(after, threat) for after in afterwards)


def endangered(game: Generals, threat: Trigger) -> int:
    if game.spared == threat.space != NOWHERE:
        return 0
    loose = unsupplied(game, threat.nation) if threat.space == NOWHERE else 1 << threat.space
    return loose & game.pieces[threat.nation] & ~game.protected[threat.nation]


def answers(game: Generals, nation: int, card: Card, trigger: Trigger, before: int) -> bool:
    if card.trigger is None or not card.trigger.holds(game, card.used(trigger)):
        return False
    if card.limit == "once_per_turn" and card.number in game.used:
        return False
    if card.type == "status" and (card.number, trigger.number) in game.answered:
        return False
    if not all(cost.can_be_paid(game, nation) for cost in card.cost):
        return False
    use = card.used(trigger)
    return any(does_something(game, use, operation, before) for operation in card.effects)


def does_something(game: Generals, use: Use, operation: Any, before: int) -> bool:
    """Whether there is anything to do now; to recruit where a piece stood before is nothing."""
    if not isinstance(operation, OnBoard):
        return bool(operation.may(game, use))
    stood = before if isinstance(operation, Recruit) else 0
    return any(offer.limits.mask & ~stood for offer in operation.offers(game, use, 0))


# Positions


def windows(seed: int) -> Iterator[tuple[Generals, Reactions]]:
    """The windows of a random match, one after another, before anybody is asked."""
    random = Random(seed)
    game: Any = quadrant.new("generals", seed=seed, options={"strict_reactions": bool(seed % 2)}).state
    game = game.clone()
    while game.stack:
        step = game.stack[-1]
        if isinstance(step, Reactions):
            yield game.clone(), step
        if not step.waits:
            game.stack.pop()
            step.run(game)
            continue
        options = step.options(game)
        busy = [choice for choice in options if choice[0] not in ("discard", "done", "pass")]
        take(game, random.choice(busy or options))


def unsettle(game: Generals, random: Random) -> None:
    """More pieces, cards on the table and cards seen than random play brings about."""
    for nation in range(len(NATIONS)):
        for kind in (0, 1):
            _fill(game, nation, kind, random)
        own = [card.number for card in CARDS if card.nation == nation]
        statuses = [number for number in own if CARDS[number].type == "status"]
        responses = [number for number in own if CARDS[number].type == "response"]
        game.status[nation] = tuple(random.sample(statuses, random.randrange(len(statuses) + 1)))
        random.shuffle(responses)
        count = min(random.choice((0, 1, 1, 2, 3)), len(responses))
        game.response[nation] = tuple(sorted(responses[:count]))
        game.spent[nation] = tuple(responses[count : count + random.randrange(4)])
    game.touch()


def _fill(game: Generals, nation: int, kind: int, random: Random) -> None:
    taken = camp_pieces(game, 1 - camp_of(nation)) | game.pieces[nation]
    free = list(bits(DOMAIN[kind] & ~taken))
    random.shuffle(free)
    there = (game.pieces[nation] & DOMAIN[kind]).bit_count()
    for space in free[: max(0, random.choice((there, STOCK[nation][kind])) - there)]:
        game.pieces[nation] |= 1 << space


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_a_nation_is_asked_exactly_when_some_sequence_of_its_own_actions_lets_it_react(seed: int) -> None:
    random = Random(seed)
    seen = [(game, window) for game, window in windows(seed) if game.happened]
    asked = refused = 0
    for game, window in random.sample(seen, min(WINDOWS, len(seen))):
        unsettle(game, random)
        for nation in (*CAMP_NATIONS[0], *CAMP_NATIONS[1]):
            expected = someone_reacts(game, nation, window)
            assert window.may_answer(game, nation) == expected, (NATIONS[nation], window)
            asked += expected
            refused += not expected
    assert min(asked, refused) > 10
