"""A match of Generals in a given position, played on through the public API.

Positions are written in words: the spaces where each nation has pieces (nations left out have one army at
home), and the cards on the table. A card's id begins with its nation, so its id says whose it is::

    table = position("germany", germany="germany western_europe", hand="germany_plunder")
    table.play("germany_plunder")
    assert table.score == (1, 0)

The match halts when the play phase is over, so that what a card did is seen before supply and scoring.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self, TypeVar

import table
from quadrant.games.generals.cards.deck import CARDS
from quadrant.games.generals.components import CARD, NATION, NATIONS
from quadrant.games.generals.pose import pose
from quadrant.kernel import catalog
from quadrant.kernel.flow import DONE, PASS, Choice, Decision, Target

T = TypeVar("T", bound=Callable[..., None])

GAME = catalog.find("generals")
GO_ON = Choice("go_on")


class EndOfPlay(Decision):
    """The play phase is over: the test may look at the board."""

    shown: ClassVar[bool] = True

    def options(self, game: Any) -> list[Choice]:
        return [GO_ON]

    def resolve(self, game: Any, choice: Choice) -> None: ...


# What a test shows of a card


def effect(*cards: str) -> Callable[[T], T]:
    """The test plays or uses these cards and checks what they do."""
    return _mark("__effect__", cards)


def no_effect(*cards: str) -> Callable[[T], T]:
    """The test checks a case where these cards do nothing, or may not be played or used."""
    return _mark("__no_effect__", cards)


def _mark(name: str, cards: tuple[str, ...]) -> Callable[[T], T]:
    unknown = [card for card in cards if card not in CARD]
    if unknown:
        raise ValueError(f"there is no card {', '.join(unknown)}")

    def mark(test: T) -> T:
        setattr(test, name, (*getattr(test, name, ()), *cards))
        return test

    return mark


# Positions


def position(
    turn: str,
    *,
    hand: str = "",
    status: str = "",
    response: str = "",
    discard: str = "",
    deck: str = "",
    empty_deck: str = "",
    empty_hand: str = "",
    options: Any = None,
    **pieces: str,
) -> Table:
    """The start of a nation's turn.

    ``deck`` lists a whole deck, its top first; a nation without such a list has all the cards that lie
    nowhere else, unless it is named in ``empty_deck``. Whoever has no card in ``hand`` holds one Build Army,
    except the nation whose turn it is and those named in ``empty_hand``. ``options`` are those of
    the match.
    """
    state = Table.new(GAME, **(options or {}))
    where = {nation: tuple(spaces.split()) for nation, spaces in pieces.items()}
    cards = {"hand": hand, "status": status, "response": response, "discard": discard, "deck": deck}
    empty = {"empty_deck": empty_deck, "empty_hand": empty_hand}
    pose(state, {"turn": turn, "pieces": where, **{key: ids.split() for key, ids in (cards | empty).items()}})
    state.stack.insert(len(state.stack) - 1, EndOfPlay(turn))
    return Table(state)


class Table(table.Table):
    """The six nations around the table, in words."""

    def __init__(self, state: Any) -> None:
        super().__init__(GAME, state)
        self._seen: tuple[int, Any] = (-1, None)
        self._decks = {nation.seat: nation.deck for nation in self._view.nations}

    @property
    def _view(self) -> Any:
        """What everybody sees, looked at once after each choice."""
        choices = len(self.match.choices)
        if self._seen[0] != choices:
            self._seen = choices, self.match.view(None)
        return self._seen[1]

    def twin(self) -> Self:
        """Another table in the same position."""
        return type(self)(self.state.clone())

    # What is asked

    @property
    def over(self) -> bool:
        """Whether the play phase is over."""
        return self.match.options()[:1] == [GO_ON]

    def offers(self, choice: str) -> bool:
        """Whether a choice that begins with these words is offered now."""
        return bool(self.offered(choice))

    def offered(self, choice: str) -> list[str]:
        """The choices that begin with these words."""
        words = tuple(choice.split())
        return [" ".join(map(str, o)) for o in self.match.options() if tuple(o[: len(words)]) == words]

    def spaces(self, verb: str) -> set[str]:
        """The spaces in the choices with that verb (and piece)."""
        at = 2 if verb.split()[0] in ("build", "rebuild", "recruit") else 1
        return {option.split()[at] for option in self.offered(verb)}

    def may(self, choice: str) -> bool:
        """Whether the choice is offered now, or later in the play phase if everybody passes until then."""
        other = self.twin()
        while not other.offers(choice):
            if other.over or other.seat is None:
                return False
            other._decline()
        return True

    # Choosing

    def choose(self, *parts: Target) -> Self:
        super().choose(*parts)
        self._settle()
        return self

    def _settle(self) -> None:
        """Answer what is asked only because equal or missing cards would be told by a missing question."""
        while (asked := self.match.decision) is not None and not asked.shown:
            options = asked.options(self.state)
            if len(options) > 1:
                return
            self.match.choose(options[0])

    def do(self, *choices: str) -> Self:
        """Make these choices, passing where a reaction is asked for before them."""
        for choice in choices:
            while not self.offers(choice) and PASS in self.match.options():
                self.match.choose(PASS)
            self.choose(choice)
        return self

    def play(self, card: str, *choices: str) -> Self:
        return self.do(f"play {card}", *choices)

    def use(self, card: str, *choices: str) -> Self:
        """Use a status or response at the first opportunity, then make the choices."""
        while not self.offers(f"use {card}") and PASS in self.match.options():
            self.match.choose(PASS)
        self.choose(self.offered(f"use {card}")[0])
        return self.do(*choices)

    def _decline(self) -> None:
        options = self.match.options()
        harmless = (c for c in options if c in (PASS, DONE, GO_ON) or c[0] == "discard")
        self.match.choose(next(harmless, options[0]))

    def finish(self) -> Self:
        """Decline everything until the play phase is over."""
        while not self.over and self.seat is not None:
            self._decline()
        return self

    def until_turn_of(self, nation: str) -> Self:
        """Decline everything until that nation's next turn."""
        while self._view.turn != nation:
            self._decline()
        return self

    def skip_play(self) -> Self:
        """Discard a card in the play phase, and go on to the next question."""
        self.choose(self.offered("discard")[0])
        return self.end_play()

    def end_play(self) -> Self:
        """From the end of the play phase to the next question."""
        self.finish()
        return self.choose("go_on")

    # Looking

    def where(self, nation: str) -> set[str]:
        """Where the nation has pieces."""
        return {piece.space for piece in self._view.pieces if piece.seat == nation}

    def at(self, space: str) -> set[str]:
        """Which nations have a piece there."""
        return {piece.seat for piece in self._view.pieces if piece.space == space}

    def protected(self) -> set[str]:
        return {piece.space for piece in self._view.pieces if piece.protected}

    def unsupplied(self, nation: str) -> set[str]:
        pieces = self._view.pieces
        return {piece.space for piece in pieces if piece.seat == nation and not piece.supplied}

    @property
    def score(self) -> tuple[int, int]:
        """Axis, Coalition."""
        score = self._view.score
        return score["axis"], score["coalition"]

    def points(self, reason: str) -> int:
        """What was scored for that reason, a card or a rule."""
        return sum(entry.points for entry in self._view.ledger if entry.reason == reason)

    def _nation(self, nation: str) -> Any:
        return next(n for n in self._view.nations if n.seat == nation)

    def deck(self, nation: str) -> int:
        return int(self._nation(nation).deck)

    def milled(self, nation: str) -> int:
        """How many cards the nation's deck has lost since the position was set up."""
        return int(self._decks[nation]) - self.deck(nation)

    def discards(self, nation: str) -> int:
        return int(self._nation(nation).discard)

    def top(self, nation: str) -> str | None:
        """The top of the discard pile."""
        top: str | None = self._nation(nation).discard_top
        return top

    def statuses(self, nation: str) -> tuple[str, ...]:
        return tuple(self._nation(nation).statuses)

    def hand(self, nation: str) -> list[str]:
        return sorted(self.match.view(nation).own.hand)

    def responses(self, nation: str) -> list[str]:
        return sorted(self.match.view(nation).own.responses)

    def pile(self, nation: str) -> list[str]:
        """The whole discard pile, as its nation knows it."""
        return sorted(self.match.view(nation).own.discard)

    def deck_order(self, nation: str) -> list[str]:
        """The deck, its top first. Nobody at the table may look at it."""
        return [CARDS[number].id for number in self.state.deck[NATION[nation]][::-1]]


def victory_points(card: str, **pieces: str) -> int:
    """What that status scores in its nation's victory phase."""
    nation = NATIONS[CARDS[CARD[card]].nation]
    hand = f"{nation}_build_army {nation}_sea_battle"
    return position(nation, status=card, hand=hand, **pieces).skip_play().points(card)
