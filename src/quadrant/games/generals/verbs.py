"""The choices of Generals, made once: options are looked up, not built."""

from __future__ import annotations

from typing import Final

from quadrant.games.generals.components import NATIONS, PIECES, SPACES, kind_at
from quadrant.games.generals.language import CARDS
from quadrant.kernel.flow import Choice


def _cards(verb: str) -> tuple[Choice, ...]:
    return tuple(Choice(verb, card.id) for card in CARDS)


def _placings(verb: str) -> tuple[tuple[Choice, ...], ...]:
    """For each nation and space: ``build army ukraine germany``."""
    return tuple(
        tuple(Choice(verb, PIECES[kind_at(i)], space, nation) for i, space in enumerate(SPACES))
        for nation in NATIONS
    )


def _hits(verb: str) -> tuple[tuple[Choice, ...], ...]:
    """For each nation and space: ``battle ukraine ussr``, the nation being the one that is hit."""
    return tuple(tuple(Choice(verb, space, nation) for space in SPACES) for nation in NATIONS)


PLAY: Final = _cards("play")
DISCARD: Final = _cards("discard")
USE: Final = _cards("use")
USE_AT: Final = tuple(tuple(Choice("use", card.id, space) for space in SPACES) for card in CARDS)
ANYTIME: Final = _cards("anytime")
BOTTOM: Final = _cards("bottom")
TOP: Final = _cards("top")
TAKE: Final = _cards("take")

PLACE: Final = {verb: _placings(verb) for verb in ("build", "rebuild", "recruit")}
HIT: Final = {verb: _hits(verb) for verb in ("battle", "eliminate", "protect", "take_off")}
#: A battle against an empty space.
BATTLE_EMPTY: Final = tuple(Choice("battle", space) for space in SPACES)
LIFT: Final = tuple(Choice("lift", space) for space in SPACES)
TARGET: Final = tuple(Choice("target", nation) for nation in NATIONS)

REMOVE: Final = Choice("remove")
BACK: Final = Choice("back")
PAY: Final = Choice("pay")
REALLOCATE: Final = Choice("reallocate")
