"""What a seat of Generals knows, as features: the table that learned opponents read positions by.

Hands, face-down responses and what was discarded unplayed are their nation's alone (cards.visibility); of
the others everybody knows how many there are. Which cards lie open on a pile everybody has seen.
"""

from __future__ import annotations

from typing import Any, Final

from quadrant.games.generals.components import CARD_IDS, NATIONS, NOBODY, NOWHERE, PIECES, SPACES, camp_of
from quadrant.games.generals.language import Use
from quadrant.games.generals.reactions import React
from quadrant.games.generals.score import LAST_ROUND
from quadrant.games.generals.state import PHASES, Generals, Trigger
from quadrant.games.generals.supply import unsupplied
from quadrant.kernel.features import Features
from quadrant.kernel.rows import ASKED, OWNER, Bag, Flag, Number, Set, Word

#: A lead beyond this many points is as good as this many.
LEAD: Final = 40
EVENTS: Final = ("about_to_remove", "removed", "build", "recruit", "battle", "card_played")
_EVENT: Final = {event: number for number, event in enumerate(EVENTS)}


def _lead(game: Generals, me: int) -> int:
    camp = camp_of(me)
    return game.score[camp] - game.score[1 - camp]


def _unsupplied(game: Generals, me: int) -> list[int]:
    return [unsupplied(game, nation) for nation in range(6)]


def _counts(name: str) -> Any:
    """How many cards each nation has there."""
    return lambda game, me: map(len, getattr(game, name))


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
    places = 0
    for ref in getattr(asked, "refs", ()) or (getattr(asked, "ref", ()),):
        if ref:
            places |= 1 << min(ref[-1], 7)
    return places


def _field(name: str, default: int = NOBODY) -> Any:
    """A field of those questions that have it."""
    return lambda game, asked: getattr(asked, name, default)


def _left(game: Generals, asked: Any) -> int:
    """How often something is still to be done."""
    left = getattr(asked, "left", None)
    if isinstance(left, tuple):
        return len(left)
    return left if left is not None else getattr(asked, "count", 0)


FEATURES: Final = Features(
    # The match and the tracks
    Flag("margin_victory"),
    Flag("reallocation"),
    Flag("strict_reactions"),
    Number("round", LAST_ROUND, "round", least=1),
    Word("turn", NATIONS, "turn"),
    Word("phase", PHASES, "phase"),
    Number("lead", LEAD, _lead, least=-LEAD),
    # The board
    Set("pieces", SPACES, "pieces", by=NATIONS),
    Set("unsupplied", SPACES, _unsupplied, by=NATIONS),
    Set("protected", SPACES, "protected", by=NATIONS),
    Set("granted", SPACES, "granted", by=NATIONS),
    # The cards
    Bag("status", CARD_IDS, "status", several=True),
    Bag("used", CARD_IDS, "used"),
    Bag("discard", CARD_IDS, "discard", several=True),
    Number("deck", 40, _counts("deck"), by=NATIONS, step=2),
    Number("hand_size", 10, _counts("hand"), by=NATIONS),
    Number("responses", 6, _counts("response"), by=NATIONS),
    Bag("hand", CARD_IDS, "hand", OWNER),
    Bag("response", CARD_IDS, "response", OWNER),
    Bag("buried", CARD_IDS, "buried", OWNER),
    # The question
    Word("card", CARD_IDS, _card, ASKED),
    Word("event", EVENTS, _event, ASKED),
    Word("by", NATIONS, _of_trigger("by"), ASKED),
    Word("of", NATIONS, _of_trigger("nation"), ASKED),
    Word("at", SPACES, _of_trigger("space"), ASKED),
    Set("happened", SPACES, _happened, ASKED),
    Set("effects", range(8), _operations, ASKED),
    Word("nation", NATIONS, _field("nation"), ASKED),
    Word("piece", PIECES, _field("kind_of_piece"), ASKED),
    Set("done", SPACES, _field("hit", 0), ASKED),
    Number("left", 8, _left, ASKED),
    margin=15.0,
)
