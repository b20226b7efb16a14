"""The rules engines in random play, beside catanatron in the same run; clones, views and boards."""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Callable
from random import Random
from statistics import mean, median
from time import process_time
from timeit import repeat
from typing import Any, NamedTuple

import quadrant
from bench import report
from quadrant.bots import Question, arena
from quadrant.games.empire.rules.supply import forget, supply
from quadrant.kernel import catalog
from quadrant.kernel.board import HexBoard, bits
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.match import Match
from quadrant.kernel.movement import Closed, Costs, Crossing, Leaving, Reach, Terms

#: Rounds in which Quadrant and catanatron take turns, and CPU seconds for each in a round.
ROUNDS = 5
SECONDS = 2.0
#: The scenarios that are played where it is not a game's first: the whole Pacific, not a corner of it.
SCENARIOS = {"empire": "campaign_1942"}
TEXT = f"""One process, CPU time, through the public interface; medians of {ROUNDS} rounds in which the
engines took turns. A clone is an independent copy of the whole state; view and options are made from nothing,
with all derived facts (supply, control) worked out anew."""


class Speed(NamedTuple):
    """Random play: choices and games a second of CPU time."""

    choices: float
    games: float

    def cells(self) -> tuple[str, str]:
        return f"{self.choices:,.0f}", f"{self.games:.1f}"


def measure(play: Callable[[int], int], first: int) -> Speed:
    """Games one after another for a while; ``play`` takes a number and tells how many choices it was."""
    start = process_time()
    choices = games = 0
    while process_time() - start < SECONDS:
        choices += play(first + games)
        games += 1
    seconds = process_time() - start
    return Speed(choices / seconds, games / seconds)


def catanatron(number: int) -> int:
    """One game of four random players; how many moves it took."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(color) for color in Color], seed=number)
    game.play()
    return len(game.state.actions)


def random_play(name: str) -> Callable[[int], int]:
    """Whole random games through the public interface."""
    plan = arena.plan(name, SCENARIOS.get(name), seed="bench")

    def play(number: int) -> int:
        return arena.play(plan, number).choices

    return play


def random_speeds(names: list[str]) -> tuple[dict[str, list[Speed]], list[Speed]]:
    """Every game and catanatron in turns, so that the machine's moods hit all alike."""
    players = {name: random_play(name) for name in names}
    ours: dict[str, list[Speed]] = {name: [] for name in names}
    theirs: list[Speed] = []
    for turn in range(ROUNDS):
        theirs.append(measure(catanatron, turn * 1000))
        for name, play in players.items():
            ours[name].append(measure(play, turn * 1000))
    return ours, theirs


def microseconds(call: Callable[[], object], number: int) -> float:
    return min(repeat(call, timer=process_time, number=number, repeat=5)) / number * 1e6


def positions(name: str) -> list[Match]:
    """Positions from the whole length of a random game."""
    game = quadrant.new(name, SCENARIOS.get(name), seed="bench")
    random = Random("bench")
    seen = []
    while game.seat is not None:
        if len(game.choices) % 25 == 0:
            seen.append(game.fork())
        game.choose(random.choice(game.options()))
    return seen


def per_position(name: str) -> tuple[float, float]:
    """Microseconds for a clone, and for a fresh view with the options, averaged over a game."""
    matches = positions(name)

    def look(match: Match) -> None:
        match.state.touch()
        question = Question(match)
        match.state.stack[-1].options(match.state)
        _ = question.view

    clones = [microseconds(match.state.clone, 2000) for match in matches]
    looks = [microseconds(lambda match=match: look(match), 50) for match in matches]  # type: ignore[misc]
    return sum(clones) / len(clones), sum(looks) / len(looks)


def supplies() -> str:
    """Supply of both sides of Empire of the Sun, from nothing, on the positions of a random campaign."""
    states: list[Any] = [match.state for match in positions("empire")]

    def find(state: Any) -> float:
        # Lines that were kept from another position would be a head start. To forget them is not supply.
        forget()
        state.touch()
        start = process_time()
        supply(state)
        return process_time() - start

    found = [1e6 * min(mean(find(state) for _ in range(20)) for _ in range(5)) for state in states]
    return report.table(
        ("Empire of the Sun, the whole map", "µs"),
        [
            ("supply of both sides from nothing, mean", f"{mean(found):.0f}"),
            ("the same, the slowest position", f"{max(found):.0f}"),
        ],
    )


def boards() -> str:
    """Bit sets against a plain search on a grid of 60 × 30 hexes."""
    board = HexBoard(60, 30)
    random = Random(1)
    some = board.mask_of(random.sample(bits(board.all), 40))
    closed = board.closed(board.sides((board.at(c, 3), board.at(c, 4)) for c in range(60)))
    graph = {hex: bits(board.near[hex]) for hex in bits(board.all)}

    def search() -> set[int]:
        seen, queue = {0}, deque([0])
        while queue:
            for there in graph[queue.popleft()]:
                if there not in seen:
                    seen.add(there)
                    queue.append(there)
        return seen

    assert len(search()) == board.flood(1, board.all).bit_count()
    plain = microseconds(search, 20)
    flood = microseconds(lambda: board.flood(1, board.all), 200)
    rows = [
        ("neighbours of 40 hexes", f"{microseconds(lambda: board.neighbours(some), 5000):.2f}"),
        ("the same with closed hexsides", f"{microseconds(lambda: closed.neighbours(some), 5000):.2f}"),
        ("flood of the whole grid", f"{flood:.0f}"),
        ("plain breadth-first search of the whole grid", f"{plain:.0f} ({plain / flood:.1f} × the flood)"),
        *movement(board),
    ]
    return report.table(("60 × 30 hexes", "µs"), rows)


def movement(board: HexBoard) -> list[tuple[str, str]]:
    """A move of ten points past rivers, roads, lakes, enemies and their zones, beside a plain Dijkstra."""
    random = Random(1)
    hexes = bits(board.all)
    pairs = [(here, there) for here in hexes for there in bits(board.near[here]) if here < there]
    terrain = {hex: random.choice((1, 1, 1, 2, 2, 3, 4)) for hex in hexes}
    rivers, roads, lakes = (random.sample(pairs, number) for number in (400, 300, 60))
    start = board.at(30, 15)
    enemies = board.mask_of(random.sample(hexes, 40)) & ~(1 << start)
    zones = board.neighbours(enemies)
    costs = Costs(
        board,
        [(board.mask_of(hex for hex in hexes if terrain[hex] == cost), cost) for cost in range(1, 5)],
        [
            Crossing(board.only(board.sides(rivers)), 1),
            Crossing(board.only(board.sides(roads)), 1, instead=True),
        ],
        [Closed(board.only(board.sides(lakes)), "lakes")],
    )

    terms = Terms(
        may_enter=Limits(Limit("enemies", ~enemies)),
        may_pass=Limits(Limit("zones", ~zones)),
        leaving=(Leaving(zones, 1, Limits(Limit("zone to zone", ~zones))),),
    )

    def reach() -> Reach:
        return board.reach(start, 10, costs, terms)

    # The plain search gets what a step costs ready made, for every hex, in the form that suits it best.
    steps: dict[int, list[tuple[int, int]]] = {
        here: [
            (there, price)
            for there in bits(board.near[here] & ~enemies)
            if (price := costs.step(here, there)) is not None
        ]
        for here in hexes
    }
    zone = set(bits(zones))

    def dijkstra() -> dict[int, int]:
        found: dict[int, int] = {}
        queue = [(0, start)]
        while queue:
            spent, here = heapq.heappop(queue)
            if here in found:
                continue
            found[here] = spent
            held = here in zone
            if held and here != start:
                continue
            for there, price in steps[here]:
                total = spent + price + held
                if total <= 10 and there not in found and not (held and there in zone):
                    heapq.heappush(queue, (total, there))
        return found

    assert dijkstra() == {hex: reach().cost(hex) for hex in bits(reach().reached)}
    ours, plain = microseconds(reach, 200), microseconds(dijkstra, 200)
    far = reach()
    goal = max(bits(far.mask), key=lambda hex: far.cost(hex) or 0)
    return [
        (f"a move of 10 points: {far.mask.bit_count()} hexes in reach", f"{ours:.0f}"),
        ("the same by a plain Dijkstra, costs ready made", f"{plain:.0f} ({plain / ours:.1f} × the move)"),
        ("the path to the farthest of them", f"{microseconds(lambda: far.path(goal), 200):.0f}"),
    ]


def main() -> None:
    games = list(catalog.NAMES)
    ours, theirs = random_speeds(games)
    rows: list[tuple[object, ...]] = []
    for name in games:
        ratio = median(our.choices / their.choices for our, their in zip(ours[name], theirs, strict=True))
        clone, look = per_position(name)
        speed = Speed(*(median(values) for values in zip(*ours[name], strict=True)))
        rows.append((name, *speed.cells(), f"{ratio:.2f}", f"{clone:.1f}", f"{look:.0f}"))
    rival = Speed(*(median(values) for values in zip(*theirs, strict=True)))
    rows.append(("catanatron, 4 players", *rival.cells(), "1.00", "", ""))
    heads = ("random play", "choices/s", "games/s", "ratio", "clone, µs", "view and options, µs")
    report.write("Engines", f"{TEXT}\n\n{report.table(heads, rows)}\n\n{supplies()}\n\n{boards()}")


if __name__ == "__main__":
    main()
