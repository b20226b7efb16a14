"""Positions for the proofs of the rules: those of the card tests, with the tracks set as well.

::

    table = board("usa", usa="eastern_united_states hawaii").tracks(round=20, score=(10, 9))
    table.skip_turn()
    assert table.winner == "axis"
"""

from __future__ import annotations

from typing import Any, Self

from cards.generals.position import GO_ON, Table, position
from quadrant.games.generals.components import NATIONS
from quadrant.kernel.flow import DONE, PASS

__all__ = ["Board", "attack_on_ukraine", "board"]


def board(turn: str, *, hand: str | None = None, **rest: Any) -> Board:
    """The start of a nation's turn; whoever has no card in ``hand`` holds one Build Army."""
    cards = f"{turn}_build_army" if hand is None else hand
    return Board(position(turn, hand=cards, **rest).state)


def attack_on_ukraine(hand: str = "", **rest: str) -> Board:
    """Germany has attacked Ukraine from Eastern Europe; these cards are in hand besides."""
    rest = {"germany": "germany eastern_europe", "ussr": "moscow ukraine"} | rest
    table = board("germany", hand=f"germany_land_battle {hand}", **rest)
    return table.play("germany_land_battle", "battle ukraine ussr")


class Board(Table):
    """A table whose turns can be played to their end."""

    def tracks(self, *, round: int = 1, score: tuple[int, int] = (0, 0)) -> Self:
        """The same position in that round, with that score (Axis, Coalition)."""
        self.state.round = round
        self.state.score = list(score)
        return type(self)(self.state)

    @property
    def turn(self) -> str:
        return str(self.match.view(None).turn)

    @property
    def round(self) -> int:
        return int(self.match.view(None).round)

    @property
    def phase(self) -> str:
        return str(self.match.view(None).phase)

    @property
    def winner(self) -> str | None:
        result = self.match.result
        return None if result is None else result.winner

    @property
    def reason(self) -> str | None:
        """The rule by which the match ended."""
        result = self.match.result
        return None if result is None else result.rule

    def supplied(self, nation: str) -> set[str]:
        return self.where(nation) - self.unsupplied(nation)

    def open_to(self, strait: str) -> str:
        """The camp that the strait is open to."""
        return next(str(s.camp) for s in self.match.view(None).straits if s.id == strait)

    def after(self, choice: str) -> Self:
        """Another table where this was chosen."""
        other = self.twin()
        other.do(choice)
        return other

    def skip_turn(self) -> Self:
        """Discard the card to be played and decline everything else, until the next nation plays."""
        before = self._now
        if self.offers("discard"):
            self.choose(self.offered("discard")[0])
        return self._until_after(before)

    def end_turn(self) -> Self:
        """Decline everything until the next nation plays, or the match is over."""
        return self._until_after(self._now)

    @property
    def _now(self) -> tuple[int, str]:
        return self.round, self.turn

    def _until_after(self, turn: tuple[int, str]) -> Self:
        while self.seat is not None and self._now == turn:
            options = self.match.options()
            self.match.choose(next(c for c in (GO_ON, PASS, DONE, *options) if c in options))
        return self

    def play_out(self, card: str, *choices: str) -> Self:
        """Play a card, make the choices, and go on to the next nation's turn."""
        before = self._now
        self.play(card, *choices)
        return self._until_after(before)

    def nation(self, name: str) -> Any:
        """What everybody sees of a nation."""
        return self.match.view(None).nations[NATIONS.index(name)]
