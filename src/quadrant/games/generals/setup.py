"""Set-up (rulebook: «Подготовка к игре»).

Rules setup.nations, setup.players, setup.start.
"""

from __future__ import annotations

from typing import Final

import msgspec

from quadrant.games.generals.components import DECKS, GERMANY, HOME, NATION, NATIONS
from quadrant.games.generals.rules.cards import FromHand, discard_from_hand
from quadrant.games.generals.rules.sequence import Turn
from quadrant.games.generals.rulings import Rules
from quadrant.games.generals.state import Generals
from quadrant.games.generals.table import WithAsides
from quadrant.games.generals.verbs import DISCARD
from quadrant.kernel.message import Args
from quadrant.kernel.options import Options

DEALT: Final = 10
KEPT: Final = 7

#: setup.players: which nations each player runs, for 2 to 6 players.
SEATINGS: Final = (
    (("germany", "italy", "japan"), ("uk", "ussr", "usa")),
    (("germany", "italy"), ("uk", "ussr", "usa"), ("japan",)),
    (("germany", "italy"), ("uk", "usa"), ("japan",), ("ussr",)),
    (("germany", "italy"), ("uk",), ("japan",), ("ussr",), ("usa",)),
    (("germany",), ("uk",), ("japan",), ("ussr",), ("italy",), ("usa",)),
)


def new(scenario: str, options: Options, key: bytes) -> Generals:
    """setup.start: one army at home each; the decks are shuffled and ten cards dealt."""
    none: list[tuple[int, ...]] = [()] * len(NATIONS)
    game = WithAsides(
        key=key,
        **msgspec.structs.asdict(msgspec.convert(options, Rules)),
        pieces=[1 << home for home in HOME],
        protected=[0] * 6,
        granted=[0] * 6,
        opening=[1 << home for home in HOME],
        deck=none[:],
        hand=none[:],
        status=none[:],
        response=none[:],
        discard=none[:],
        buried=none[:],
        spent=none[:],
        score=[0, 0],
        ledger=[],
        triggers=[],
    )
    for nation, cards in enumerate(DECKS):
        deck = game.shuffle(cards)
        game.deck[nation] = deck[:-DEALT]
        game.hand[nation] = tuple(sorted(deck[-DEALT:]))
    game.push(*(KeepSeven(seat) for seat in NATIONS), Turn(GERMANY))
    return game


class KeepSeven(FromHand):
    """setup.start: each nation keeps seven of its ten cards, unseen by the others."""

    rule, verb = "setup.start", DISCARD
    apart = True

    def take(self, game: Generals, card: int) -> None:
        nation = NATION[self.seat]
        discard_from_hand(game, nation, card)
        if len(game.hand[nation]) > KEPT:
            game.push(self)

    def args(self, game: Generals) -> Args:
        return {"count": len(game.hand[NATION[self.seat]]) - KEPT}
