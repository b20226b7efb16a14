"""The rules engines in random play, beside catanatron in the same run; clones, views and boards."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from timeit import repeat
from typing import NamedTuple

import quadrant
from bench import report
from quadrant.bots import Question, arena
from quadrant.kernel.board import HexBoard, bits
from quadrant.kernel.match import Match

#: Rounds in which Quadrant and catanatron take turns, and CPU seconds for each in a round.
ROUNDS = 5
SECONDS = 2.0
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
    plan = arena.plan(name, seed="bench")

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
    game = quadrant.new(name, seed="bench")
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
    ]
    return report.table(("60 × 30 hexes", "µs"), rows)


def main() -> None:
    games = [game.name for game in quadrant.games()]
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
    report.write("Engines", f"{TEXT}\n\n{report.table(heads, rows)}\n\n{boards()}")


if __name__ == "__main__":
    main()
