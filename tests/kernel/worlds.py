"""Random maps with terrain, rivers, roads and lakes, moves on them, and a plain Dijkstra without bit sets."""

from __future__ import annotations

import heapq
from dataclasses import dataclass, replace

from hypothesis import strategies as st

from kernel.grids import Graph, borders, graph_of, grids
from quadrant.kernel.board import AreaBoard, Board, HexBoard, mask_of
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.movement import Closed, Costs, Crossing, Leaving, Reach, Terms

Pairs = frozenset[tuple[int, int]]
PLENTY = 10_000


@dataclass
class World:
    """A map, as a board with its costs and as plain dictionaries and sets of pairs (both ways round)."""

    board: Board
    graph: Graph
    terrain: dict[int, int]
    rivers: list[tuple[Pairs, int]]
    roads: list[tuple[Pairs, int]]
    lakes: Pairs
    costs: Costs

    def price(self, start: int, goal: int) -> int | None:
        """What one step between neighbours costs, read off the map."""
        pair = (start, goal)
        if pair in self.lakes:
            return None
        for pairs, cost in self.roads:
            if pair in pairs:
                return cost
        if goal not in self.terrain:
            return None
        return self.terrain[goal] + sum(cost for pairs, cost in self.rivers if pair in pairs)


@dataclass
class Zone:
    """Spaces that cost more to leave, and the spaces that may be entered from there."""

    spaces: set[int]
    cost: int
    onto: set[int]


@dataclass
class Move:
    """A unit that moves: what it may do, as plain sets."""

    world: World
    start: int
    points: int
    enter: set[int]
    onward: set[int]
    end: set[int]
    zones: list[Zone]
    least: bool

    def reach(self) -> Reach:
        """What the board says."""
        terms = Terms(
            may_enter=Limits(Limit("enter", mask_of(self.enter))),
            may_pass=Limits(Limit("pass", mask_of(self.onward))),
            may_end=Limits(Limit("end", mask_of(self.end))),
            leaving=tuple(
                Leaving(mask_of(zone.spaces), zone.cost, Limits(Limit("zone", mask_of(zone.onto))))
                for zone in self.zones
            ),
            least=self.least,
            rule="points",
        )
        return self.world.board.reach(self.start, self.points, self.world.costs, terms)

    def price(self, start: int, goal: int) -> int | None:
        """What a step costs this unit; None if it may not take it."""
        price = self.world.price(start, goal)
        if price is None or goal not in self.enter or not (start == self.start or start in self.onward):
            return None
        zones = [zone for zone in self.zones if start in zone.spaces]
        if any(goal not in zone.onto for zone in zones):
            return None
        return price + sum(zone.cost for zone in zones)

    def walk(self, points: int) -> dict[int, int]:
        """What it costs to get to every space within so many points: Dijkstra as in the textbook."""
        costs: dict[int, int] = {}
        queue = [(0, self.start)]
        while queue:
            spent, here = heapq.heappop(queue)
            if here in costs:
                continue
            costs[here] = spent
            for there in self.world.graph[here]:
                price = self.price(here, there)
                if price is not None and spent + price <= points:
                    heapq.heappush(queue, (spent + price, there))
        return costs

    def freely(self) -> Move:
        """The same move with nothing that stops it or holds it back."""
        return replace(self, onward=set(self.world.graph), zones=[])

    def forced(self) -> set[int]:
        """The spaces it gets to only because it may always move by one."""
        if not self.least or self.points == 0:
            return set()
        near = {there for there in self.world.graph[self.start] if self.price(self.start, there) is not None}
        return near - set(self.walk(self.points))


def both_ways(pairs: list[tuple[int, int]]) -> Pairs:
    return frozenset(pair for a, b in pairs for pair in ((a, b), (b, a)))


def some(draw: st.DrawFn, pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return draw(st.lists(st.sampled_from(pairs), max_size=12)) if pairs else []


@st.composite
def hex_boards(draw: st.DrawFn) -> tuple[HexBoard, Graph]:
    """A grid with holes, closed hexsides, links between hexes far apart, and areas off the grid."""
    grid = draw(grids())
    shut = some(draw, grid.pairs)
    beyond = grid.board.columns * grid.board.rows + 20
    ends = [*sorted(grid.graph), beyond, beyond + 3]
    apart = [(a, b) for a in ends for b in ends if a < b and b not in grid.graph.get(a, ())]
    links = [(beyond, beyond + 3), *some(draw, apart)]
    graph = {**grid.without(shut), beyond: set(), beyond + 3: set()}
    for a, b in links:
        graph[a].add(b)
        graph[b].add(a)
    return grid.board.closed(grid.board.sides(shut)).linked(links), graph


@st.composite
def area_boards(draw: st.DrawFn) -> tuple[AreaBoard, Graph]:
    shape = draw(borders())
    return AreaBoard(*shape), graph_of(*shape)


def only(board: Board, pairs: list[tuple[int, int]]) -> Board:
    """The board with only these borders, be they sides or links."""
    if isinstance(board, AreaBoard):
        return board.only(pairs)
    assert isinstance(board, HexBoard)
    near = HexBoard(board.columns, board.rows, board.lines, board.shifted).near
    sides = [(a, b) for a, b in pairs if a < len(near) and near[a] >> b & 1]
    links = [pair for pair in pairs if pair not in sides]
    return board.only(board.sides(sides)).linked(links)


@st.composite
def worlds(draw: st.DrawFn) -> World:
    board, graph = draw(hex_boards() | area_boards())
    pairs = [(a, b) for a in graph for b in graph[a] if a < b]
    spaces = sorted(graph)
    # None: the chart has no cost for the space.
    drawn = draw(st.lists(st.sampled_from([None, 0, 1, 1, 2, 3]), min_size=len(spaces), max_size=len(spaces)))
    terrain = {space: cost for space, cost in zip(spaces, drawn, strict=True) if cost is not None}
    price = st.integers(0, 3)
    rivers = [(some(draw, pairs), draw(price)) for _ in range(draw(st.integers(0, 2)))]
    roads = [(some(draw, pairs), draw(price)) for _ in range(draw(st.integers(0, 2)))]
    lakes = some(draw, pairs)
    costs = Costs(
        board,
        [(mask_of(s for s in terrain if terrain[s] == cost), cost) for cost in range(4)],
        [
            *(Crossing(only(board, river), cost) for river, cost in rivers),
            *(Crossing(only(board, road), cost, instead=True) for road, cost in roads),
        ],
        [Closed(only(board, lakes), "lake")],
        rule="chart",
    )
    return World(
        board,
        graph,
        terrain,
        [(both_ways(river), cost) for river, cost in rivers],
        [(both_ways(road), cost) for road, cost in roads],
        both_ways(lakes),
        costs,
    )


@st.composite
def moves(draw: st.DrawFn) -> Move:
    world = draw(worlds())
    spaces = sorted(world.graph)

    def most() -> set[int]:
        return set(spaces) - draw(st.sets(st.sampled_from(spaces), max_size=8))

    zones = [
        Zone(draw(st.sets(st.sampled_from(spaces))), draw(st.integers(0, 2)), most())
        for _ in range(draw(st.integers(0, 2)))
    ]
    return Move(
        world,
        draw(st.sampled_from(spaces)),
        draw(st.integers(0, 12)),
        most(),
        most(),
        most(),
        zones,
        draw(st.booleans()),
    )
