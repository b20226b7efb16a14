"""7.1 and 7.2 The Clandestine Network segment, and what Fronts do to networks."""

from __future__ import annotations

from quadrant.games.churchill.components import (
    LOCATIONS,
    NATIONS,
    NETWORKS_IN_PLACE,
    NETWORKS_OF_NATION,
    US,
    USSR,
)
from quadrant.games.churchill.rules.markers import NextNation, PlaceMarker, PlacingOrder, Segment, open_places
from quadrant.games.churchill.state import Churchill, network_code, network_count, network_owner
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits, when


def networks_on_map(game: Churchill, nation: int) -> int:
    """How many networks of the nation stand anywhere: one or two in a place."""
    one, two = network_code(nation, 1), network_code(nation, 2)
    return game.networks.count(one) + 2 * game.networks.count(two)


def add_network(game: Churchill, nation: int, place: int) -> None:
    code = game.networks[place]
    game.networks[place] = network_code(nation, network_count(code) + 1)


def drop_network(game: Churchill, place: int) -> None:
    """One network less, whoever owns it."""
    code = game.networks[place]
    game.networks[place] = network_code(network_owner(code), network_count(code) - 1)


def network_masks(game: Churchill, nation: int) -> tuple[int, int, int]:
    """Places with networks of the nation, with as many as can stand in one, and with those of others."""
    own = full = foreign = 0
    for place, code in enumerate(game.networks):
        if not code:
            continue
        if (code - 1) // 2 != nation:
            foreign |= 1 << place
            continue
        own |= 1 << place
        if (code - 1) % 2 + 1 == NETWORKS_IN_PLACE:
            full |= 1 << place
    return own, full, foreign


def placement_limits(game: Churchill, nation: int) -> Limits:
    """7.11 Where the nation may place a network."""
    return network_limits(game, nation)[0]


def network_limits(game: Churchill, nation: int) -> tuple[Limits, Limits]:
    """7.11 Where the nation may place a network; 7.12 where it may spend one to remove another nation's."""
    _, full, foreign = network_masks(game, nation)
    reached = Limit("7.4", open_places(game), "why-arctic-closed")
    placing = Limits(
        reached,
        Limit("7.11", ~foreign, "why-foreign-network"),
        Limit("7.11", ~full, "why-two-networks"),
        Limit("2.0", when(networks_on_map(game, nation) < NETWORKS_OF_NATION), "why-no-networks-left"),
    )
    return placing, Limits(reached, Limit("7.12", foreign, "why-no-foreign-network"))


class ClandestineSegment(Step):
    """4.31, 7.1 Each nation gets one network for its secret service and those gained; the most go first."""

    def run(self, game: Churchill) -> None:
        game.phase = "networks"
        for nation in range(3):
            if not game.no_network[nation]:
                game.networks_due[nation] += 1
        game.tell("networks-due", "7.1", **dict(zip(NATIONS, game.networks_due, strict=True)))
        game.push(NextNetworks((0, 1, 2)))


class Networks(Segment):
    """7.1 Networks are placed."""

    __slots__ = ()

    rule, word = "7.1", "networks"

    def due(self, game: Churchill) -> list[int]:
        return game.networks_due

    def placing(self, nation: int) -> PlaceNetwork:
        return PlaceNetwork(NATIONS[nation])

    def ordering(self, waiting: tuple[int, ...]) -> NetworkOrder:
        return NetworkOrder(NATIONS[US], waiting)

    def later(self, waiting: tuple[int, ...]) -> NextNetworks:
        return NextNetworks(waiting)


class NextNetworks(Networks, NextNation):
    """7.1 The nation with the most networks places next; the US decides ties."""


class NetworkOrder(Networks, PlacingOrder):
    """7.1 Equal numbers: the US says who places next."""


class PlaceNetwork(Networks, PlaceMarker):
    """7.11, 7.12 One network: placed, or spent to remove a foreign one."""

    def limits(self, game: Churchill) -> tuple[Limits, Limits]:
        return network_limits(game, self.nation)

    def place(self, game: Churchill, place: int) -> None:
        game.networks_due[self.nation] -= 1
        add_network(game, self.nation, place)
        self.told(game, "network-placed", "7.11", place)

    def remove(self, game: Churchill, place: int) -> None:
        owner = network_owner(game.networks[place])
        game.networks_due[self.nation] -= 1
        drop_network(game, place)
        self.told(game, "network-removed", "7.12", place, seat2=NATIONS[owner])


def fall_behind(game: Churchill, owner: int, places: tuple[int, ...]) -> None:
    """7.13 Places newly behind the front lose one network of the other side."""
    for place in places:
        nation = network_owner(game.networks[place])
        if nation >= 0 and (nation == USSR) != (owner == USSR):
            drop_network(game, place)
            game.tell("behind-front", "7.13", seat=NATIONS[nation], country=LOCATIONS[place].id)
