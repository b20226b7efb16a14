"""The attack by analysis boards: whoever cannot see what a nation looks at does not find it on a board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from quadrant.kernel import dice
from server import helpers
from server.helpers import Person, Serve, Server

pytestmark = [pytest.mark.anyio, pytest.mark.unmeasured]
AXIS = helpers.SEATS[0::2]
PLANNING = "germany_superior_planning"
#: With these dice the card is in Germany's first hand.
SEED = "planning 0"


@pytest.fixture(autouse=True)
def fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dice of the match, and what the boards are filled in with."""
    randoms: Iterator[Random] = (Random(n) for n in range(1000))
    monkeypatch.setattr("quadrant.server.play.forks.SystemRandom", lambda: next(randoms))
    monkeypatch.setattr(dice, "fresh_seed", lambda: SEED)


async def look_at_the_deck(server: Server, *people: Person) -> tuple[str, int]:
    """A match in which Germany looks at the top of its deck, and how many choices were made until then."""
    match = await server.match(*people, spectators=True)
    while True:
        for person in people:
            table = await person.get(f"/matches/{match}/table")
            decision = table["decision"]
            if decision is None:
                continue
            if decision["kind"] == "reorder":
                return match, int(table["n"])
            body = {"seat": decision["seat"], "n": table["n"], "choice": wish(decision)}
            await person.post(f"/matches/{match}/choices", body)


def wish(decision: dict[str, Any]) -> list[Any]:
    """The card is played as soon as it can be, and never thrown away."""
    options: list[list[Any]] = decision["options"]
    if ["play", PLANNING] in options:
        return ["play", PLANNING]
    quiet = (option for option in options if option[0] in ("done", "pass"))
    kept = (option for option in options if option[0] not in ("remove",) and PLANNING not in option)
    return next(quiet, None) or next(kept)


async def top_of(server: Server, match: str) -> tuple[Counter[int], Counter[int]]:
    """What Germany looks at on that table, and all its cards."""
    async with server.services.matches.open(match) as live:
        state: Any = live.match.state
        step = state.stack[-1]
        piles = (state.deck, state.hand, state.response, state.buried, state.discard, state.status)
        top = Counter((*step.left, *step.placed))
        return top, top + Counter(card for pile in piles for card in pile[0])


@pytest.mark.parametrize("who", ["enemy", "spectator", "owner"])
async def test_a_board_does_not_show_what_a_nation_looks_at(serve: Serve, who: str) -> None:
    """Then, and later from that point of the past."""
    server = await serve()
    anna, boris = await server.person("anna"), await server.person("boris")
    people = {"enemy": boris, "owner": anna, "spectator": await server.person("carla")}
    match, n = await look_at_the_deck(server, anna, boris)
    truth, everything = await top_of(server, match)
    boards = [(await people[who].post(f"/matches/{match}/fork", {}))["id"] for _ in range(3)]
    for _ in range(6):
        await go_on(match, anna, boris)
    boards += [(await people[who].post(f"/matches/{match}/fork", {"n": n}))["id"] for _ in range(3)]
    for board in boards:
        shown = await people[who].get(f"/matches/{board}/table")
        assert shown["decision"]["kind"] == "reorder"
        top, cards = await top_of(server, board)
        assert cards == everything, "a card is doubled or lost"
        assert (top == truth) is (who == "owner")


async def go_on(match: str, *people: Person) -> None:
    """One choice, the first that is offered."""
    for person in people:
        table = await person.get(f"/matches/{match}/table")
        decision = table["decision"]
        if decision is not None:
            body = {"seat": decision["seat"], "n": table["n"], "choice": wish(decision)}
            await person.post(f"/matches/{match}/choices", body)
            return
