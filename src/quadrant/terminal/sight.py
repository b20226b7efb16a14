"""What one seat sees of a match, in one language: all that a table is drawn from."""

from __future__ import annotations

from itertools import chain
from typing import Any, NamedTuple

from quadrant.kernel import typed
from quadrant.kernel.flow import Choice
from quadrant.kernel.match import Match
from quadrant.terminal.options import Offers
from quadrant.terminal.words import Thing, Words


class Card(NamedTuple):
    """A card of one's own: its name, what stands beside it (type, value), and what it does."""

    id: str
    name: str
    note: str
    text: str


class Section(NamedTuple):
    """A part of the table that is read, not looked at: a title and sentences."""

    title: str
    lines: list[str]


class Room(NamedTuple):
    """How much room there is for the map, what it is centred on, and from how near it is seen."""

    width: int
    height: int
    centre: str | None = None
    far: bool = False


class Sight:
    """A match as one seat sees it; None is a spectator, who has neither secrets nor options."""

    def __init__(self, match: Match, seat: str | None, words: Words) -> None:
        self.match = match
        self.game = match.game
        self.seat = seat
        self.words = words
        self.view: Any = match.view(seat)
        self.prompt = match.prompt
        asked = seat is not None and seat == match.seat
        self.offers = Offers(self._offered(match) if asked else [], self.prompt, words)

    def _offered(self, match: Match) -> list[Choice]:
        """What is asked, and what may be declared besides, unless that only gives something up."""
        options = match.options()
        more = match.declarations(self.seat or "")
        return [
            *options,
            *(one for one in more if one not in options and not self.words.verbs[one.verb].gives_up),
        ]

    def ask(self, query: str, *targets: str) -> Any:
        """What the seat is told when it asks that."""
        return self.match.query(query, *targets, seat=self.seat)

    def number_at(self, *things: Thing) -> str:
        """How the map marks what can be chosen there: by its number, or by the first of several."""
        found = sorted(number for thing in things for number in self.offers.at.get(thing, ()))
        return "" if not found else f"{found[0]}{'+' if len(found) > 1 else ''}"

    def standing(self) -> str:
        """Where the match stands, by what everybody may know."""
        if self.game.standing is None:
            return self.game.title
        found = self.game.standing(self.match.state)
        score = ", ".join(f"{self.words.side(side)} {points}" for side, points in found.score.items())
        said = self.words.format(found.id, found.args)
        return f"{said} · {score}" if score else said

    def find(self, text: str, *kinds: str) -> list[Thing]:
        """The things of these kinds that are called so: by their whole name if there is one, else by its
        beginnings."""
        wanted = typed.words(text)
        if not wanted:
            return []
        known = [
            (thing, typed.words(self.words.name(*thing)), typed.words(thing[1]))
            for thing in self._things(kinds)
        ]
        exact = [thing for thing, *readings in known if wanted in readings]
        return exact or [
            thing for thing, *readings in known if any(typed.fits(wanted, one) for one in readings)
        ]

    def _things(self, kinds: tuple[str, ...]) -> list[Thing]:
        found: dict[Thing, None] = {}
        asked = [*(verb.kinds for verb in self.game.verbs), *(query.kinds for query in self.game.queries)]
        for kind in chain.from_iterable(asked):
            if kind.name in kinds:
                found |= {(kind.name, str(id)): None for id in kind.ids}
        return sorted(found, key=lambda thing: kinds.index(thing[0]))
