"""The cards of the six decks: what each of them says, decoded from data/cards.json.

In the data a singular key (nation, space, piece) has one name, a plural one (nations, spaces, pieces) a list
that means a set. Here they become a number and a bit set; everything else is decoded as it stands.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, Final, Literal

import msgspec

from quadrant.games.generals.cards.language import AT_TRIGGER, BASIC, BOUND, BY_TRIGGER, Condition, Use, When
from quadrant.games.generals.cards.operations import AnyOperation, ChooseNation, Cost
from quadrant.games.generals.components import (
    CAMP,
    CAMPS,
    CARD_DATA,
    NATION,
    NATIONS,
    NOBODY,
    PIECES,
    SPACE,
)
from quadrant.games.generals.state import Generals, Trigger


class Card(msgspec.Struct, frozen=True):
    """A kind of card; a deck may hold several copies."""

    number: int
    id: str
    nation: int
    type: str
    timing: Literal[
        "play",
        "instead_of_play",
        "reaction",
        "any_time",
        "continuous",
        "victory_step",
        "discard_step",
        "draw_step_start",
    ]
    limit: Literal["per_play", "once_per_turn", "once_per_trigger", "single_use", "unlimited"]
    trigger: When | None
    condition: Condition | None
    cost: tuple[Cost, ...]
    effects: tuple[AnyOperation, ...]
    sequence: Literal["in_order", "any_order"]
    #: The nations it is aimed at, as a set; none if one is chosen when it is played.
    targets: int
    keywords: tuple[str, ...]

    @property
    def aims(self) -> bool:
        """Whether a nation to play it against is chosen first."""
        return isinstance(self.effects[0], ChooseNation)

    def used(self, trigger: Trigger | None = None, bound: int = NOBODY) -> Use:
        """A use of it by its nation."""
        return Use(self.nation, self.number, trigger, bound)

    def holds(self, game: Generals, use: Use) -> bool:
        """Whether its condition holds, if it has one."""
        return self.condition is None or self.condition.holds(game, use)

    def may(self, game: Generals, use: Use) -> bool:
        """Whether using it would do anything at all."""
        return any(effect.may(game, use) for effect in self.effects)


_SPACE: Final = {**SPACE, "trigger.space": AT_TRIGGER}
_SPACES: Final = {name: 1 << number for name, number in SPACE.items()}
_PIECE: Final = {name: number for number, name in enumerate(PIECES)}
_PIECES: Final = {name: 1 << number for name, number in _PIECE.items()}
_CAMPS: Final = dict(zip(CAMPS, CAMP, strict=True))


def _numbered(data: Any, owner: int) -> Any:
    """The data with numbers for names. ``owner`` is the nation that the card calls "self"."""
    nation = {**NATION, "self": owner, "trigger.nation": BY_TRIGGER, "chosen": BOUND, "that_nation": BOUND}
    nations = {**{name: 1 << NATION[name] for name in NATIONS}, **_CAMPS, "self": 1 << owner}
    one = {"nation": nation, "space": _SPACE, "piece": _PIECE}
    one |= dict.fromkeys(("adjacent_to", "in_or_adjacent_to"), _SPACE)
    many = {"spaces": _SPACES, "not_spaces": _SPACES, "pieces": _PIECES}
    many |= dict.fromkeys(("nations", "by", "of", "against", "targets"), nations)

    def number(value: Any, key: str = "") -> Any:
        if key in many:
            return reduce(or_, (many[key][name] for name in value), 0)
        if isinstance(value, list):
            return [number(part) for part in value]
        if isinstance(value, dict):
            return {name: number(part, name) for name, part in value.items()}
        return one[key][value] if key in one else value

    return number(data)


CARDS: Final = tuple(
    msgspec.convert({**_numbered(data, NATION[data["nation"]]), "number": number}, Card)
    for number, data in enumerate(CARD_DATA)
)


#: Those of which it depends on the position whether they may be played: no status, no response and no event
#: without a condition or an aim.
DOUBTFUL: Final = frozenset(
    card.number
    for card in CARDS
    if card.timing == "play" and (card.type in BASIC or card.condition is not None or card.aims)
)


def _responses(timing: str) -> tuple[tuple[Card, ...], ...]:
    """For each nation, its responses of that timing."""
    found = [card for card in CARDS if card.type == "response" and card.timing == timing]
    return tuple(tuple(card for card in found if card.nation == nation) for nation in range(len(NATIONS)))


ANSWERS: Final = _responses("reaction")
ANY_TIME: Final = _responses("any_time")
#: Those among them that may make others usable.
PREPARING: Final = tuple(
    tuple(card for card in cards if any(operation.prepares for operation in card.effects))
    for cards in ANY_TIME
)
