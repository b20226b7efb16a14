"""Ratings on a server: what is rated, that it is fair, and that every match counts once."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from quadrant.bots.ladder import anchors
from quadrant.kernel.flow import Result
from quadrant.server.people import scoring
from quadrant.server.people.glicko import Strength
from quadrant.server.people.scorer import Scorer
from quadrant.server.people.scoring import Finished
from quadrant.server.problems import Unavailable
from quadrant.server.store import scores as store_scores
from quadrant.server.store.columns import rating_steps, ratings, results, scores
from quadrant.server.store.rows import SeatRow
from server.helpers import Serve, Server

pytestmark = pytest.mark.anyio
LADDER = Path(__file__).parents[3] / "docs" / "ladder.md"


def test_the_anchors_are_those_of_the_ladder() -> None:
    assert anchors.anchors() == anchors.read(LADDER.read_text(encoding="utf-8")), anchors.__doc__


# What a match says of people


def seat(name: str, user: int | None = None, **fields: Any) -> SeatRow:
    """A seat of a match that is over; it was dealt to whoever sits there."""
    kind = "bot" if user is None else "person"
    return SeatRow("m", name, kind, user, **{"seen": (user,) if user else (), **fields})


def finished(game: str, winners: tuple[str, ...], *seats: SeatRow, reason: str = "win") -> Finished:
    return Finished(game, "campaign", Result(winners, reason, ""), seats)


def known(match: Finished, **strengths: float) -> dict[str, Strength]:
    fixed = {player: scoring.anchor(match.game, player) for player in match.players()}
    return {
        player: fixed[player] or Strength(strengths.get(f"p{player}", 1500)) for player in match.players()
    }


def test_who_wins_gains_what_the_other_loses_between_equals() -> None:
    match = msgspec.structs.replace(
        finished("empire", ("japan",), seat("japan", 1), seat("allies", 2)), scenario="no such"
    )
    after = match.rated(known(match))
    assert after["1"].rating - 1500 == pytest.approx(1500 - after["2"].rating)
    assert after["1"].rating > 1600


def test_a_camp_that_has_it_easier_gains_less() -> None:
    """The ladder says what the camps of that scenario are worth."""
    gains = {}
    for winner, other in (("axis", "soviet"), ("soviet", "axis")):
        match = finished("no_retreat", (winner,), seat("axis", 1), seat("soviet", 2))
        players = {"axis": "1", "soviet": "2"}
        gains[winner] = match.rated(known(match))[players[winner]].rating - 1500
        assert other in match.shares()
    assert gains["axis"] > gains["soviet"] > 0


def test_allies_win_together_and_each_by_his_own_rating() -> None:
    nations = ("germany", "uk", "japan", "ussr", "italy", "usa")
    seats = [seat(name, 1 + at) for at, name in enumerate(nations)]
    match = finished("generals", ("axis",), *seats)
    before = known(match, p1=2200)
    after = match.rated(before)
    gains = {player: after[player].rating - before[player].rating for player in after}
    assert {player for player, gain in gains.items() if gain > 0} == {"1", "3", "5"}
    assert 0 < gains["1"] < gains["3"] == pytest.approx(gains["5"])


def test_in_a_game_of_three_a_shared_victory_counts_in_parts() -> None:
    seats = [seat("uk", 1), seat("us", 2), seat("ussr", 3)]
    shared = finished("churchill", ("uk", "us"), *seats)
    after = shared.rated(known(shared))
    assert after["1"].rating > 1500 > after["3"].rating
    drawn = finished("churchill", (), *seats)
    assert all(one.rating == pytest.approx(1500) for one in drawn.rated(known(drawn)).values())


def test_bots_of_the_ladder_stay_where_they_are_and_others_are_rated() -> None:
    fixed = finished("generals", ("axis",), seat("germany", 1), seat("uk", bot="general"))
    assert fixed.rated(known(fixed)).keys() == {"1"}
    fresh = finished("generals", ("axis",), seat("germany", 1), seat("uk", bot="random"))
    assert fresh.rated(known(fresh))["random"].rating < 1500


@pytest.mark.parametrize(
    ("lost", "reason", "outcome"),
    [
        (seat("soviet", 2), "win", "played"),
        (seat("soviet", 2, left=True), "win-resigned", "resigned"),
        (seat("soviet", 2, left=True), "win-time", "timed"),
        (seat("soviet", bot="staff", kept_for=2, seen=(2,)), "win", "timed"),
        (seat("soviet", bot="staff", seen=(2,)), "win", "left"),
        (seat("soviet", 3, seen=(2, 3)), "win", "left"),
    ],
)
def test_how_somebody_has_left_a_match(lost: SeatRow, reason: str, outcome: str) -> None:
    match = finished("no_retreat", ("soviet",), seat("axis", 1), lost, reason=reason)
    found = {one.user: one for one in match.achieved()}
    assert found.keys() == {1, 2}
    assert found[2].outcome == outcome
    # Whoever has gone has lost, even if somebody else has won there.
    assert found[2].share == (1 if outcome in scoring.KEPT else 0)


def test_who_goes_loses_rating_though_a_bot_wins_for_him() -> None:
    match = finished(
        "no_retreat", ("soviet",), seat("axis", 1), seat("soviet", bot="general", kept_for=2, seen=(2,))
    )
    after = match.rated(known(match))
    assert after["2"].rating < 1400
    # The other one has lost to a general, which costs little.
    assert after["2"].rating < after["1"].rating < 1500


# On a server


async def stored(server: Server) -> dict[str, tuple[float, int]]:
    rows = await server.services.store.rows(select(ratings))
    return {row.player: (row.rating, row.matches) for row in rows}


async def test_a_rated_match_counts_once_however_often_it_is_counted(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris = await server.member("anna"), await server.member("boris")
    match = await server.duel(anna, boris, rated=True)
    assert (await anna.get(f"/matches/{match}"))["rated"]
    await boris.post(f"/matches/{match}/resign", {"seat": "soviet"})
    others = [Scorer(server.services.store) for _ in range(4)]
    await asyncio.gather(*(one.look() for one in others), *(one.score(match) for one in others))
    assert [
        (row.outcome, row.share)
        for row in await server.services.store.rows(
            select(results.c.outcome, results.c.share).order_by(results.c.user_id)
        )
    ] == [("played", 1.0), ("resigned", 0.0)]
    found = await stored(server)
    assert [matches for _, matches in found.values()] == [1, 1]
    high, low = sorted((rating for rating, _ in found.values()), reverse=True)
    assert high > 1500 > low
    assert len(await server.services.store.rows(select(rating_steps))) == 2


async def test_matches_that_end_at_once_are_all_counted(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    people = [await server.member(name) for name in ("anna", "boris", "clara")]
    anna, boris, clara = people
    pairs = [(anna, boris), (boris, clara), (clara, anna), (boris, anna)]
    matches = [await server.duel(*pair, rated=True) for pair in pairs]
    await asyncio.gather(
        *(
            pair[1].post(f"/matches/{id}/resign", {"seat": "soviet"})
            for pair, id in zip(pairs, matches, strict=True)
        )
    )
    await server.counted()
    assert sorted(count for _, count in (await stored(server)).values()) == [2, 3, 3]


async def test_a_friendly_match_is_a_result_and_no_rating(serve: Serve) -> None:
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    match = await server.duel(anna, boris)
    await anna.post(f"/matches/{match}/resign", {"seat": "axis"})
    await server.counted()
    assert not await stored(server)
    assert len(await server.services.store.rows(select(results))) == 2


async def test_one_person_on_all_sides_is_no_result(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna)
    await anna.post(f"/matches/{match}/resign", {"seat": "germany"})
    await server.counted()
    assert not await server.services.store.rows(select(scores))


async def test_nothing_is_rated_that_is_not_fair(serve: Serve) -> None:
    server = await serve()
    anna, guest = await server.member("anna"), await server.person("guest of hers")
    duel: dict[str, Any] = {"game": "no_retreat", "rated": True, "listed": True}
    both = {"axis": {"kind": "me"}, "soviet": {"kind": "me"}}
    bot = {"axis": {"kind": "me"}, "soviet": {"kind": "bot"}}
    several = {"axis": {"kind": "me", "person": "a"}, "soviet": {"kind": "bot"}}
    for more in (
        {"seats": both},
        {"seats": bot, "seed": "mine"},
        {"seats": bot, "hints": True},
        {"seats": several},
    ):
        assert await anna.refused("/matches", duel | more) == (409, "conflict")
    assert await guest.refused("/matches", duel | {"seats": bot}) == (403, "forbidden")
    match = (await anna.post("/matches", duel | {"seats": {"axis": {"kind": "me"}}}))["id"]
    take = f"/matches/{match}/seats/soviet"
    assert await anna.refused(take, {"kind": "me"}) == (409, "conflict")
    assert await guest.refused(take, {"kind": "me"}) == (403, "forbidden")


async def test_at_home_nothing_is_rated(serve: Serve) -> None:
    server = await serve(public=False)
    seats = {"axis": {"kind": "me"}, "soviet": {"kind": "bot"}}
    body = {"game": "no_retreat", "seats": seats, "rated": True}
    assert await server.guest().refused("/matches", body) == (403, "forbidden")


async def test_while_it_runs_a_rated_match_is_neither_tried_out_nor_taken_back_nor_removed(
    serve: Serve,
) -> None:
    server = await serve()
    anna, boris = await server.member("anna"), await server.member("boris")
    seats = {"axis": {"kind": "me"}, "soviet": {"kind": "bot"}}
    match = (await anna.post("/matches", {"game": "no_retreat", "seats": seats, "rated": True}))["id"]
    for person in (anna, boris):
        assert await person.refused(f"/matches/{match}/fork", {}) == (409, "conflict")
    assert await anna.refused(f"/matches/{match}/takeback", {}) == (409, "conflict")
    assert await anna.refused(f"/matches/{match}", method="DELETE") == (409, "conflict")
    assert not (await anna.get(f"/matches/{match}"))["hints"]
    await anna.post(f"/matches/{match}/resign", {"seat": "axis"})
    await anna.post(f"/matches/{match}/fork", {})
    await server.counted()
    assert (await anna.http.delete(f"/api/matches/{match}")).status_code == 204
    # The result outlives the match.
    assert len(await stored(server)) == 1


async def test_who_deletes_his_account_takes_his_rating_along(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris = await server.guest("anna").register(), await server.guest("boris").register()
    match = await server.duel(anna, boris, rated=True)
    await boris.post(f"/matches/{match}/resign", {"seat": "soviet"})
    await server.counted()
    running = await server.duel(anna, boris, rated=True)
    await anna.http.post("/api/account/delete", json={"password": "correct horse battery"})
    assert len(await stored(server)) == 1
    assert (await boris.get(f"/matches/{running}"))["status"] == "playing"


async def test_what_fails_in_the_middle_has_not_happened_and_is_counted_later(
    serve: Serve, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await serve(db=db)
    anna, boris = await server.member("anna"), await server.member("boris")
    match = await server.duel(anna, boris, rated=True)
    put, failures = store_scores.put_ratings, 3

    def fails(*given: Any) -> None:
        nonlocal failures
        put(*given)
        failures -= 1
        if failures >= 0:
            raise OperationalError("", {}, OSError("the disk is full"))

    monkeypatch.setattr(store_scores, "put_ratings", fails)
    scorer = Scorer(server.services.store)
    async with server.services.matches.open(match) as live:
        await server.services.sitting.leave(live, [replace(live.seats["soviet"], left=True)], "win-resigned")
    while failures > 0:
        with suppress(Unavailable):
            await scorer.look()
    while not (found := await stored(server)):
        await scorer.look()
    assert [count for _, count in found.values()] == [1, 1]
    assert len(await server.services.store.rows(select(rating_steps))) == 2
