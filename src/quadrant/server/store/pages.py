"""What is read of finished matches and ratings, for the pages of people and games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, and_, or_, select

from quadrant.openings import ChoiceList, OpenedMatch
from quadrant.server.store.columns import matches, rating_steps, ratings, results, scores, users
from quadrant.server.store.scores import RatingRow
from quadrant.server.store.store import Store

#: So many of somebody's last results are looked at, and of a game's last matches.
RESULTS, MATCHES = 1000, 5000
#: So many points of each rating curve are shown.
POINTS = 200

_shares = msgspec.json.Decoder(dict[str, float])
_firsts = msgspec.json.Decoder(dict[str, ChoiceList])


class ResultRow(Struct, frozen=True):
    """What somebody made of a match."""

    match: str
    user: int
    camp: str
    seats: tuple[str, ...]
    share: float
    outcome: str
    game: str
    scenario: str
    ended: int
    rated: bool
    #: Each camp's share of the victory, and first choices.
    shares: dict[str, float]
    firsts: dict[str, ChoiceList]
    there: bool


def _known_to(viewer: int | None) -> ColumnElement[bool]:
    """Matches of which the viewer may know: public ones, and his own."""
    if viewer is None:
        return scores.c.public
    mine = select(results.c.match_id).where(results.c.user_id == viewer)
    return or_(scores.c.public, scores.c.match_id.in_(mine))


async def results_of(store: Store, user: int, viewer: int | None) -> list[ResultRow]:
    """The results of somebody that the viewer may know of, the last first."""
    query = (
        select(results, scores, matches.c.id.label("there"))
        .join(scores, scores.c.match_id == results.c.match_id)
        .outerjoin(matches, and_(matches.c.id == scores.c.match_id, matches.c.kind == "match"))
        .where(results.c.user_id == user, _known_to(viewer))
        .order_by(scores.c.ended.desc(), scores.c.match_id)
        .limit(RESULTS)
    )
    return [_result(row) for row in await store.rows(query)]


def _result(row: Any) -> ResultRow:
    return ResultRow(
        row.match_id,
        row.user_id,
        row.camp,
        tuple(row.seats.split(",")),
        row.share,
        row.outcome,
        row.game,
        row.scenario,
        row.ended,
        row.rated,
        _shares.decode(row.shares),
        _firsts.decode(row.firsts),
        row.there is not None,
    )


class Companion(Struct, frozen=True):
    """Somebody else in a match."""

    match: str
    user: int
    name: str
    camp: str
    share: float


async def companions(store: Store, user: int, viewer: int | None) -> list[Companion]:
    """Everybody else in those matches."""
    his = select(results.c.match_id).where(results.c.user_id == user)
    query = (
        select(results.c.match_id, results.c.user_id, users.c.name, results.c.camp, results.c.share)
        .join(scores, scores.c.match_id == results.c.match_id)
        .join(users, users.c.id == results.c.user_id)
        .where(results.c.match_id.in_(his), results.c.user_id != user, _known_to(viewer))
    )
    return [Companion(*row) for row in await store.rows(query)]


async def ratings_of(store: Store, user: int) -> list[RatingRow]:
    """Somebody's ratings."""
    query = select(ratings).where(ratings.c.player == str(user)).order_by(ratings.c.game)
    return [RatingRow(*row) for row in await store.rows(query)]


class RatingStep(Struct, frozen=True):
    """A rating after a match."""

    match: str
    game: str
    rating: float
    deviation: float
    at: int


async def steps_of(store: Store, user: int, games: Iterable[str]) -> list[RatingStep]:
    """Somebody's ratings over time, game by game."""
    step = rating_steps.c
    found: list[RatingStep] = []
    for game in games:
        query = select(step.match_id, step.game, step.rating, step.deviation, step.at).where(
            step.player == str(user), step.game == game
        )
        rows = await store.rows(query.order_by(step.at.desc(), step.match_id).limit(POINTS))
        found += [RatingStep(*row) for row in reversed(rows)]
    return found


async def ranking(store: Store, game: str, most: int) -> list[RatingRow]:
    """The strongest in a game."""
    query = select(ratings).where(ratings.c.game == game).order_by(ratings.c.rating.desc(), ratings.c.player)
    return [RatingRow(*row) for row in await store.rows(query.limit(most))]


async def opened(store: Store, game: str) -> list[OpenedMatch]:
    """The last public matches of a game."""
    query = (
        select(scores.c.scenario, scores.c.n, scores.c.shares, scores.c.firsts)
        .where(scores.c.game == game, scores.c.public)
        .order_by(scores.c.ended.desc())
        .limit(MATCHES)
    )
    return [
        OpenedMatch(row.scenario, row.n, _shares.decode(row.shares), _firsts.decode(row.firsts))
        for row in await store.rows(query)
    ]
