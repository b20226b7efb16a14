"""The words of the view of Generals."""

from __future__ import annotations

from typing import Final

from quadrant.games.generals.components import CAMPS, STRAITS
from quadrant.games.generals.state import PHASES
from quadrant.kernel.lexicon import Lexicon

LEXICON: Final = Lexicon(
    words={
        "phase": PHASES,
        "camp": CAMPS,
        "score": CAMPS,
        "markers": CAMPS,
        "StraitView.id": tuple(strait.id for strait in STRAITS),
        "PieceView.kind": "piece",
        "home": "space",
        "turn": "seat",
        "seats": "seat",
        **dict.fromkeys(("statuses", "discard_top", "hand", "responses", "Own.discard"), "card"),
    },
    left_out=frozenset(("ledger", "NationView.camp", "home")),
    complete=frozenset(("nations",)),
)
