"""The score over the rounds: found by playing the match through, the same for everybody who may look."""

from __future__ import annotations

import asyncio
import random

import pytest

import quadrant
from quadrant.kernel.match import Match
from quadrant.server.play import curves
from server.helpers import Serve, play_on

pytestmark = pytest.mark.anyio


def points(match: Match) -> list[tuple[int, int, dict[str, int]]]:
    """The points as the kernel finds them: where a round is over, and the end."""
    again = Match(match.game, match.scenario, match.seed, match.rule_options)
    standing = match.game.standing
    assert standing is not None
    again.state.watch_rounds()
    last = standing(again.state)
    found = [(0, last.round - 1, last.score)]
    for n, (seat, choice) in enumerate(match.choices, 1):
        again.choose(choice, seat)
        now, closed = standing(again.state), again.state.closed()
        if now.round != last.round:
            found.append((n, last.round, standing(closed or again.state).score))
        last = now
    return [*found, (len(match.choices), last.round, last.score)]


@pytest.mark.parametrize("game", ["generals", "churchill"])
async def test_a_finished_match_has_a_curve(serve: Serve, game: str) -> None:
    anna = await (await serve()).person("anna")
    match, chance = quadrant.new(game, seed=5), random.Random(5)
    while match.seat is not None:
        match.choose(chance.choice(match.options()))
    info = await anna.post("/matches/import", match.record())
    curve = await anna.get(f"/matches/{info['id']}/curve")
    assert [(p["n"], p["round"], p["score"]) for p in curve["points"]] == points(match)
    assert match.result is not None
    assert curve["points"][-1]["score"] == match.result.score == info["standing"]["score"]
    assert await anna.get(f"/matches/{info['id']}/curve") == curve


@pytest.mark.unmeasured
async def test_a_curve_goes_on_with_the_match(serve: Serve, db: str) -> None:
    server = await serve(db=db)
    anna, boris, vera = [await server.person(name) for name in ("anna", "boris", "vera")]
    match = await server.match(anna, boris)
    assert [p["n"] for p in (await vera.get(f"/matches/{match}/curve"))["points"]] == [0]
    for _ in range(3):
        await play_on(match, (anna, boris), 70)
        curve = await anna.get(f"/matches/{match}/curve")
        table = await anna.get(f"/matches/{match}/table")
        assert (curve["n"], curve["points"][-1]["n"]) == (table["n"], table["n"])
        assert curve["points"][-1]["score"] == table["view"]["score"]
        assert await vera.get(f"/matches/{match}/curve") == curve
    async with server.services.matches.open(match) as live:
        made = await server.services.store.choices(match, 0, live.row.n)
        whole = Match(live.game, live.row.scenario, live.row.seed, live.row.options)
    whole.choices = [(choice.seat, choice.choice) for choice in made]
    assert [(p["n"], p["round"], p["score"]) for p in curve["points"]] == points(whole)


async def test_curves_of_many_matches_are_drawn_side_by_side(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Slices of one are played between those of others, and each is what it would be alone."""
    monkeypatch.setattr(curves, "SLICE", 7)
    anna = await (await serve()).person("anna")
    records = []
    for seed in range(3):
        match, chance = quadrant.new("generals", seed=seed), random.Random(seed)
        for _ in range(60 + 40 * seed):
            match.choose(chance.choice(match.options()))
        records.append(match)
    ids = [(await anna.post("/matches/import", match.record()))["id"] for match in records]
    found = await asyncio.gather(*(anna.get(f"/matches/{id}/curve") for id in ids + ids))
    for match, *both in zip(records, found[:3], found[3:], strict=True):
        for curve in both:
            assert [(p["n"], p["round"], p["score"]) for p in curve["points"]] == points(match)


async def test_choices_taken_back_leave_the_curve(serve: Serve) -> None:
    server = await serve()
    anna = await server.person("anna")
    match = await server.match(anna)
    await play_on(match, (anna,), 30)
    table = await anna.get(f"/matches/{match}/table")
    while not table["can_undo"]:
        await play_on(match, (anna,), 1)
        table = await anna.get(f"/matches/{match}/table")
    await anna.get(f"/matches/{match}/curve")
    await anna.post(f"/matches/{match}/undo", {"seat": table["can_undo"], "n": table["n"]})
    table = await anna.get(f"/matches/{match}/table")
    curve = await anna.get(f"/matches/{match}/curve")
    assert (curve["n"], curve["epoch"]) == (table["n"], 1)
    assert curve["points"][-1]["n"] <= table["n"]
