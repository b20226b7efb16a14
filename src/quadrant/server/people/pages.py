"""The page of a person, and the page of a game.

Everybody may see somebody's name, ratings, and results of matches that are rated, or that anybody could see
in the lobby and watch. Of other matches only those know who played them. Whoever deletes the account has no
page any more; in the results of others he is a former player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import cast

from quadrant import bots
from quadrant.bots.ladder.anchors import anchors
from quadrant.errors import QuadrantError
from quadrant.kernel import catalog
from quadrant.kernel.flow import Choice
from quadrant.openings import ChoiceList, FirstChoice, openings
from quadrant.server import wire
from quadrant.server.names import is_visitors
from quadrant.server.people.caller import Caller, iso
from quadrant.server.people.glicko import UNSURE, Strength, rested
from quadrant.server.people.scoring import KEPT, Outcome
from quadrant.server.people.seating import People
from quadrant.server.problems import NotFound
from quadrant.server.store import conduct, pages
from quadrant.server.store.pages import Companion, RatingStep, ResultRow
from quadrant.server.store.rows import now
from quadrant.server.store.scores import RatingRow
from quadrant.server.store.store import Store, UserRow
from quadrant.terminal.words import words_of

#: How many are shown of everything of which there may be many.
RIVALS, OPENINGS, PAST, RANKED = 12, 5, 50, 100


class Pages:
    """What people are told of each other, and of the games."""

    def __init__(self, store: Store, people: People) -> None:
        self._people = people
        self._store = store

    async def find(self, name: str) -> UserRow:
        """Somebody by name. Raises NotFound."""
        user = await self._store.user(name=name)
        if user is None or is_visitors(user.name):
            raise NotFound(f"nobody is called {name!r}")
        return user

    async def person(self, caller: Caller, name: str, language: str) -> wire.PersonInfo:
        """Somebody's page, as far as the caller may know."""
        user = await self.find(name)
        found = await pages.results_of(self._store, user.id, caller.id)
        others = await pages.companions(self._store, user.id, caller.id)
        ratings = await pages.ratings_of(self._store, user.id)
        steps = await pages.steps_of(self._store, user.id, [row.game for row in ratings])
        return wire.PersonInfo(
            name=user.name,
            me=user.id == caller.id,
            since=iso(await self._store.since(user.id)),
            ratings=[_rating(row) for row in ratings],
            curve=[_point(step) for step in steps],
            tallies=_tallies(found),
            rivals=_rivals(found, others),
            openings=_favourites(found, language),
            reliability=_reliability(found),
            matches=_past(found[:PAST], others),
            relation=await self._relation(caller, user.id),
        )

    async def _relation(self, caller: Caller, other: int) -> wire.Relation:
        if caller.id is None:
            return "none"
        kinds = {who: kind for who, _, kind in await conduct.relations_of(self._store, caller.id)}
        return cast("wire.Relation", kinds.get(other, "none"))

    async def game(self, caller: Caller, game: str, scenario: str | None, language: str) -> wire.GamePage:
        """A game as it is played here."""
        known = catalog.find(game)
        if scenario is not None:
            known.check_scenario(scenario)
        matches = await pages.opened(self._store, known.name)
        found = openings(known.name, matches, scenario, OPENINGS)
        played = {match.scenario for match in matches}
        return wire.GamePage(
            game=known.name,
            scenario=scenario,
            scenarios=[name for name in known.scenarios if name in played],
            ranking=await self._ranking(caller, known.name),
            matches=found.matches,
            length=found.length,
            sides=found.sides,
            openings=[_line(known.name, line, language) for line in found.firsts],
        )

    async def _ranking(self, caller: Caller, game: str) -> list[wire.RankedPlayer]:
        """People and bots by strength; who has not played for long, or not enough, is left out."""
        rows = await pages.ranking(self._store, game, RANKED)
        names = await self._people.names(int(row.player) for row in rows if row.player.isdecimal())
        ranked = []
        for row in rows:
            person = row.player.isdecimal()
            name = names.get(int(row.player), "") if person else row.player
            rating = _rating(row)
            if name and (rating.sure or row.player == str(caller.id)):
                ranked.append(wire.RankedPlayer(name, not person, row.player == str(caller.id), rating))
        ranked += [wire.RankedPlayer(bot, True, False, rating) for bot, rating in _anchored(game)]
        return sorted(ranked, key=lambda player: -player.rating.rating)


def _anchored(game: str) -> list[tuple[str, wire.RatingInfo]]:
    """The bots that people play against, as the ladder has measured them."""
    known = anchors().get(game)
    fixed = {} if known is None else known.bots
    return [
        (bot, wire.RatingInfo(game, round(fixed[bot].rating), round(fixed[bot].deviation), True, 0))
        for bot in bots.offered(game)
        if bot in fixed
    ]


def _rating(row: RatingRow) -> wire.RatingInfo:
    """A rating as it is now: who has not played for long is known less well."""
    present = rested(Strength(row.rating, row.deviation, row.volatility), now() - row.at)
    sure = present.deviation <= UNSURE
    return wire.RatingInfo(row.game, round(row.rating), round(present.deviation), sure, row.matches)


def _point(step: RatingStep) -> wire.RatingPoint:
    return wire.RatingPoint(step.game, iso(step.at), round(step.rating), round(step.deviation), step.match)


def _tallies(found: Iterable[ResultRow]) -> list[wire.ResultTally]:
    parts: dict[tuple[str, str, str], list[float]] = {}
    for row in found:
        parts.setdefault((row.game, row.scenario, row.camp), []).append(row.share)
    return [wire.ResultTally(*where, len(won), sum(won)) for where, won in sorted(parts.items())]


def _rivals(found: Iterable[ResultRow], others: Iterable[Companion]) -> list[wire.Rival]:
    """Those on other sides, the most frequent first."""
    mine = {row.match: row for row in found}
    rivals: dict[int, wire.Rival] = {}
    for other in others:
        row = mine.get(other.match)
        if row is not None and other.camp != row.camp:
            rival = rivals.setdefault(other.user, wire.Rival(other.name, 0, 0.0, 0.0))
            rival.matches += 1
            rival.won += row.share
            rival.lost += other.share
    return sorted(rivals.values(), key=lambda rival: (-rival.matches, rival.name))[:RIVALS]


def _favourites(found: Iterable[ResultRow], language: str) -> list[wire.FirstChoiceInfo]:
    """What somebody likes to begin with, game by game."""
    won: dict[tuple[str, str], dict[tuple[str | int, ...], list[float]]] = {}
    for row in found:
        for seat in row.seats:
            if seat in row.firsts:
                made = won.setdefault((row.game, seat), {})
                made.setdefault(tuple(row.firsts[seat]), []).append(row.share)
    lines = []
    for (game, seat), made in sorted(won.items()):
        most = sorted(made.items(), key=lambda item: (-len(item[1]), str(item[0])))[:3]
        for choice, parts in most:
            line = FirstChoice(seat, list(choice), len(parts), sum(parts) / len(parts))
            lines.append(_line(game, line, language))
    return lines


def _line(game: str, line: FirstChoice, language: str) -> wire.FirstChoiceInfo:
    return wire.FirstChoiceInfo(game, line.seat, worded(game, line.choice, language), line.times, line.won)


def worded(game: str, choice: ChoiceList, language: str) -> str:
    """A choice in words; by its ids if the game does not know it any more."""
    try:
        return words_of(game, language).label(Choice.of(choice))
    except (QuadrantError, LookupError, ValueError):
        return " ".join(map(str, choice))


def _reliability(found: Sequence[ResultRow]) -> wire.Reliability:
    ends = Counter(row.outcome for row in found)
    kept = sum(ends[outcome] for outcome in KEPT)
    return wire.Reliability(len(found), kept, ends["timed"], ends["left"])


def _past(found: Iterable[ResultRow], others: Iterable[Companion]) -> list[wire.PastMatch]:
    with_him: dict[str, list[str]] = {}
    for other in others:
        with_him.setdefault(other.match, []).append(other.name)
    return [
        wire.PastMatch(
            match=row.match,
            there=row.there,
            game=row.game,
            scenario=row.scenario,
            camp=row.camp,
            seats=list(row.seats),
            share=row.share,
            outcome=cast("Outcome", row.outcome),
            rated=row.rated,
            ended=iso(row.ended),
            others=with_him.get(row.match, []),
        )
        for row in found
    ]
