"""What a seat of Generals knows, as features: the table that learned opponents read positions by.

Hands, face-down responses and what was discarded unplayed are their nation's alone (cards.visibility); of
the others everybody knows how many there are. Which cards lie open on a pile everybody has seen.
"""

from __future__ import annotations

from typing import Any, Final

from quadrant.games.generals.cards.effects import Act, ChooseOne, ExtraCost, MakeRoom
from quadrant.games.generals.cards.language import Ref, Use
from quadrant.games.generals.components import CARD_IDS, NATIONS, NOBODY, NOWHERE, PIECES, SPACES, camp_of
from quadrant.games.generals.rules.reactions import React
from quadrant.games.generals.rules.score import LAST_ROUND
from quadrant.games.generals.rules.supply import unsupplied
from quadrant.games.generals.state import PHASES, Generals, Trigger
from quadrant.kernel.board import mask_of
from quadrant.kernel.features import Features
from quadrant.kernel.rows import ASKED, Bag, Flag, Group, Number, Set, Word

#: A lead beyond this many points is as good as this many.
LEAD: Final = 40
EVENTS: Final = ("about_to_remove", "removed", "build", "recruit", "battle", "card_played")
_EVENT: Final = {event: number for number, event in enumerate(EVENTS)}


def _lead(game: Generals, me: int) -> int:
    camp = camp_of(me)
    return game.score[camp] - game.score[1 - camp]


def _unsupplied(game: Generals, me: int) -> list[int]:
    return [unsupplied(game, nation) for nation in range(6)]


# The question


def _use(asked: Any) -> Use | None:
    use: Use | None = getattr(asked, "use", None)
    return use


def _trigger(game: Generals, asked: Any) -> Trigger | None:
    """What would be answered, or what the card in use answers."""
    if isinstance(asked, React):
        return asked.window.now or next(iter(asked.window.triggers(game)), None)
    use = _use(asked)
    return None if use is None else use.trigger


def _card(game: Generals, asked: Any) -> int:
    """The card that the question is about."""
    use = _use(asked)
    if use is not None:
        return use.card
    trigger = _trigger(game, asked)
    return getattr(asked, "number", NOBODY) if trigger is None else trigger.card


def _of_trigger(field: str) -> Any:
    def read(game: Generals, asked: Any) -> int:
        trigger = _trigger(game, asked)
        return NOBODY if trigger is None else getattr(trigger, field)

    return read


def _event(game: Generals, asked: Any) -> int:
    trigger = _trigger(game, asked)
    return NOBODY if trigger is None else _EVENT.get(trigger.event, NOBODY)


def _happened(game: Generals, asked: Any) -> int:
    """All places where something happened that may be answered here."""
    if not isinstance(asked, React):
        return 0
    places = 0
    for trigger in asked.window.triggers(game):
        if trigger.space != NOWHERE:
            places |= 1 << trigger.space
    return places


def _operations(game: Generals, asked: Any) -> int:
    """Which effects of the card are to be chosen among, by their places on it."""
    if isinstance(asked, ChooseOne | ExtraCost | MakeRoom):
        refs: tuple[Ref, ...] = (asked.use.ref,)
    else:
        refs = asked.refs if isinstance(asked, Act) else ()
    return mask_of(min(ref[-1], 7) for ref in refs)


def _field(name: str, default: int = NOBODY) -> Any:
    """A field of those questions that have it."""
    return lambda game, asked: getattr(asked, name, default)


def _left(game: Generals, asked: Any) -> int:
    """How often something is still to be done."""
    left = getattr(asked, "left", None)
    if isinstance(left, tuple):
        return len(left)
    return left if left is not None else getattr(asked, "count", 0)


def _piles(game: Generals, me: int) -> tuple[object, ...]:
    """How many cards each nation has, and which of them the nation that looks knows."""
    return (
        *(tuple(map(len, game.deck)), tuple(map(len, game.hand)), tuple(map(len, game.response))),
        *(game.hand[me], game.response[me], game.buried[me]),
    )


def _question(game: Generals, asked: Any) -> tuple[object, ...]:
    return tuple([read(game, asked) for read in _ASKED])


_ASKED: Final = (
    *(_card, _event, _of_trigger("by"), _of_trigger("nation"), _of_trigger("space"), _happened, _operations),
    *(_field("nation"), _field("kind_of_piece"), _field("hit", 0), _left),
)

FEATURES: Final = Features(
    # The match and the tracks
    Group(
        Flag("margin_victory"),
        Flag("reallocation"),
        Flag("strict_reactions"),
        Number("round", LAST_ROUND, least=1),
        Word("turn", NATIONS),
        Word("phase", PHASES),
    ),
    Number("lead", LEAD, _lead, least=-LEAD),
    # The board
    Set("pieces", SPACES, by=NATIONS),
    Set("unsupplied", SPACES, _unsupplied, by=NATIONS),
    Group(
        Set("protected", SPACES, by=NATIONS),
        Set("granted", SPACES, by=NATIONS),
        # The cards
        Bag("status", CARD_IDS, several=True),
        Bag("used", CARD_IDS),
    ),
    Bag("discard", CARD_IDS, several=True),
    Group(
        Number("deck", 40, by=NATIONS, step=2),
        Number("hand_size", 10, by=NATIONS),
        Number("responses", 6, by=NATIONS),
        Bag("hand", CARD_IDS),
        Bag("response", CARD_IDS),
        Bag("buried", CARD_IDS),
        read=_piles,
        whole=False,
    ),
    # The question
    Group(
        Word("card", CARD_IDS),
        Word("event", EVENTS),
        Word("by", NATIONS),
        Word("of", NATIONS),
        Word("at", SPACES),
        Set("happened", SPACES),
        Set("effects", range(8)),
        Word("nation", NATIONS),
        Word("piece", PIECES),
        Set("done", SPACES),
        Number("left", 8),
        read=_question,
        seen=ASKED,
    ),
    margin=15.0,
)
