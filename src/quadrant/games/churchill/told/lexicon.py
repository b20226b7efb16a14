"""The words of the view of Churchill."""

from __future__ import annotations

from typing import Final

from quadrant.games.churchill.cards.deck import CONFERENCES
from quadrant.games.churchill.components import (
    AXIS,
    BOMB_TRACK,
    FRONTS,
    GLOBAL_ISSUES,
    LEADER_IDS,
    SCENARIOS,
    THEATERS,
    UNITS,
)
from quadrant.kernel.lexicon import Lexicon

_CONFERENCES: Final = tuple(card.id for card in CONFERENCES)
_SPACES: Final = tuple(dict.fromkeys(space.id for front in FRONTS for space in front.spaces))
_GLOBAL: Final = tuple(issue.id for issue in GLOBAL_ISSUES)

LEXICON: Final = Lexicon(
    words={
        "scenario": tuple(SCENARIOS),
        "phase": (
            *(
                "setup",
                "card",
                "agenda",
                "nominate",
                "meeting",
                "offensives",
                "leadership",
                "research",
                "global",
            ),
            *("production", "allocation", "networks", "alignments", "war", "over"),
        ),
        "View.card": _CONFERENCES,
        "past": _CONFERENCES,
        "where": ("gone", "display", "center", "track", "chair"),
        "leader": LEADER_IDS,
        "unit": UNITS,
        "axis": AXIS,
        "id": _GLOBAL,
        "FrontView.space": _SPACES,
        "entry": _SPACES,
        "command": THEATERS,
        "command[]": "seat",
        "bomb": BOMB_TRACK,
        "spy": BOMB_TRACK,
        **dict.fromkeys(("turn", "agenda_winner", "winner", "network", "alignment", "score"), "seat"),
        **dict.fromkeys(("discard", "removed", "hand", "agenda"), "card"),
        "secret": "country",
    },
    # What the view works out from the rest for people: values of cards, parts of the score, reasons.
    left_out=frozenset(
        (
            *("commitments", "score_parts", "condition", "endings", "worth", "reach", "blocked", "advantage"),
            *("limit", "colony", "FrontView.seat"),
        )
    ),
    complete=frozenset(
        ("issues", "agenda", "nations", "fronts", "boxes", "places", "reserves", "axis", "global_issues")
    ),
)
