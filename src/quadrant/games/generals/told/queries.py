"""What a player may ask without choosing: supply, which is public, and what a card of his would bring."""

from __future__ import annotations

import msgspec

from quadrant.games.generals.components import NATIONS, NOBODY, NOWHERE, SPACES
from quadrant.games.generals.rules.supply import cut, lines, standing
from quadrant.games.generals.state import Generals
from quadrant.games.generals.told.alarms import ALARMS
from quadrant.games.generals.told.prospects import prospect
from quadrant.games.generals.told.view import SourceView, layout
from quadrant.games.generals.verbs import CARD_KIND, SEAT_KIND, SPACE_KIND
from quadrant.kernel.facts import fact
from quadrant.kernel.prospects import Prospect
from quadrant.kernel.queries import Query


class Fed(msgspec.Struct, frozen=True):
    """A piece that needs supply: whose it is, and where it stands."""

    seat: str
    space: str


class Link(Fed, frozen=True):
    """One link of a supply line, from a piece towards the source."""

    to: str


class Cut(Fed, frozen=True):
    """A piece out of supply, and the rule it fails."""

    rule: str


class SupplyAnswer(msgspec.Struct, frozen=True):
    """supply.line, supply.navy: lines link by link, pieces that have none and why, and the sources."""

    lines: tuple[Link, ...]
    cuts: tuple[Cut, ...]
    sources: tuple[SourceView, ...]


@fact("pieces", "status", "granted", "protected")
def _everybody(game: Generals) -> SupplyAnswer:
    """Everybody who watches with the overlay open asks this after every choice."""
    return SupplyAnswer(
        tuple(Link(name, SPACES[a], SPACES[b]) for n, name in enumerate(NATIONS) for a, b in lines(game, n)),
        tuple(Cut(name, SPACES[a], rule) for n, name in enumerate(NATIONS) for a, rule in cut(game, n)),
        layout(game).sources,
    )


def supply(game: Generals, seat: str | None, nation: int = NOBODY, space: int = NOWHERE) -> SupplyAnswer:
    """The supply of everybody, of one nation, or of what that nation has in a space."""
    answer = _everybody(game)
    if nation == NOBODY:
        return answer
    name = NATIONS[nation]
    held = standing(game, nation).sources
    links = tuple(link for link in answer.lines if link.seat == name)
    cuts = tuple(cut for cut in answer.cuts if cut.seat == name)
    sources = tuple(source for source in answer.sources if held >> SPACE_KIND.number[source.space] & 1)
    if space != NOWHERE:
        links = _from(links, SPACES[space])
        cuts = tuple(cut for cut in cuts if cut.space == SPACES[space])
    return SupplyAnswer(links, cuts, sources)


def _from(links: tuple[Link, ...], space: str) -> tuple[Link, ...]:
    """The links that lead from that space to the source."""
    after = {link.space: link for link in links}
    found = []
    while space in after:
        found.append(after[space])
        space = after[space].to
    return tuple(found)


QUERIES = (
    Query("supply", (SEAT_KIND, SPACE_KIND), supply, SupplyAnswer, optional=2),
    Query("prospect", (CARD_KIND,), prospect, Prospect),
    ALARMS,
)
