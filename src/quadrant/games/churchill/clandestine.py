"""7.1 and 7.2 The Clandestine Network segment, and what Fronts do to networks."""

from __future__ import annotations

from typing import ClassVar

from quadrant.games.churchill.choices import FIRST, PLACE, REMOVE
from quadrant.games.churchill.components import (
    ALL_PLACES,
    ARCTIC,
    ARCTIC_OPEN,
    ARCTIC_PLACES,
    LOCATION,
    LOCATIONS,
    NATIONS,
    NETWORKS_IN_PLACE,
    NETWORKS_OF_NATION,
    US,
    USSR,
)
from quadrant.games.churchill.state import (
    Churchill,
    NationDecision,
    network_code,
    network_count,
    network_owner,
)
from quadrant.kernel.flow import DONE, Choice, Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Prompt, Refusal


def open_places(game: Churchill) -> int:
    """7.4 Norway and Finland are closed while the Arctic box holds fewer than three naval markers."""
    return ALL_PLACES if game.naval[ARCTIC] >= ARCTIC_OPEN else ALL_PLACES & ~ARCTIC_PLACES


def networks_on_map(game: Churchill, nation: int) -> int:
    return sum(network_count(code) for code in game.networks if network_owner(code) == nation)


def add_network(game: Churchill, nation: int, place: int) -> None:
    code = game.networks[place]
    game.networks[place] = network_code(nation, network_count(code) + 1)


def drop_network(game: Churchill, place: int) -> None:
    """One network less, whoever owns it."""
    code = game.networks[place]
    game.networks[place] = network_code(network_owner(code), network_count(code) - 1)


def placement_limits(game: Churchill, nation: int) -> Limits:
    """7.11 Where the nation may place a network."""
    free, room = 0, ALL_PLACES
    for place, code in enumerate(game.networks):
        if code and (code - 1) // 2 != nation:
            continue
        free |= 1 << place
        if network_count(code) == NETWORKS_IN_PLACE:
            room ^= 1 << place
    left = -1 if networks_on_map(game, nation) < NETWORKS_OF_NATION else 0
    return Limits(
        Limit("7.4", open_places(game), "why-arctic-closed"),
        Limit("7.11", free, "why-foreign-network"),
        Limit("7.11", room, "why-two-networks"),
        Limit("2.0", left, "why-no-networks-left"),
    )


def removal_limits(game: Churchill, nation: int) -> Limits:
    """7.12 Where the nation may spend a network to remove another nation's."""
    foreign = 0
    for place, code in enumerate(game.networks):
        if code and (code - 1) // 2 != nation:
            foreign |= 1 << place
    return Limits(
        Limit("7.4", open_places(game), "why-arctic-closed"),
        Limit("7.12", foreign, "why-no-foreign-network"),
    )


class ClandestineSegment(Step):
    """7.1 Each nation gets one network for its secret service, besides those gained; the most go first."""

    def run(self, game: Churchill) -> None:
        game.phase = "networks"
        for nation in range(3):
            if not game.no_network[nation]:
                game.networks_due[nation] += 1
        game.tell(
            "networks-due", "7.1", uk=game.networks_due[0], ussr=game.networks_due[1], us=game.networks_due[2]
        )
        game.push(NextNetworks((0, 1, 2)))


def largest(due: list[int], waiting: tuple[int, ...]) -> list[int]:
    """Those who have the most markers to place."""
    most = max(due[nation] for nation in waiting)
    return [nation for nation in waiting if due[nation] == most]


def marker_options(game: Churchill, place: int, remove: int) -> list[Choice]:
    """7.1, 7.3 A marker is placed or spent to remove one; it is lost only if it can be placed nowhere."""
    found = [PLACE[i] for i in range(len(LOCATIONS)) if place >> i & 1]
    found += [REMOVE[i] for i in range(len(LOCATIONS)) if remove >> i & 1]
    if not place or game.rules.may_hold_markers:
        found.append(DONE)
    return found


def why_not_there(choice: Choice, limits: Limits) -> Refusal | None:
    """The limit that forbids to place or remove a marker there."""
    place = LOCATION.get(str(choice[1])) if len(choice) == 2 else None
    if place is None or choice[0] not in ("place", "remove"):
        return None
    return limits.why_not(place, country=LOCATIONS[place].id)


class NextNetworks(Step):
    """7.1 The nation with the most networks places next; the US decides ties."""

    waiting: tuple[int, ...]

    def run(self, game: Churchill) -> None:
        waiting = tuple(n for n in self.waiting if game.networks_due[n])
        if not waiting:
            return
        first = largest(game.networks_due, waiting)
        if len(first) > 1:
            game.push(NetworkOrder(NATIONS[US], waiting))
            return
        game.push(PlaceNetwork(NATIONS[first[0]]), NextNetworks(tuple(n for n in waiting if n != first[0])))


class NetworkOrder(NationDecision):
    """7.1 Equal numbers: the US says who places next."""

    waiting: tuple[int, ...]

    def options(self, game: Churchill) -> list[Choice]:
        return [FIRST[nation] for nation in largest(game.networks_due, self.waiting)]

    def resolve(self, game: Churchill, choice: Choice) -> None:
        first = NATIONS.index(str(choice[1]))
        game.tell("places-first", "7.1", seat=NATIONS[first])
        game.push(PlaceNetwork(NATIONS[first]), NextNetworks(tuple(n for n in self.waiting if n != first)))

    def prompt(self, game: Churchill) -> Prompt:
        return Prompt("prompt-network-order", "7.1")

    def explain(self, game: Churchill, choice: Choice) -> Refusal | None:
        return Refusal("7.1", "why-fewer-markers") if choice[0] == "first" else None


class PlaceNetwork(NationDecision):
    """7.11, 7.12 One network: placed, or spent to remove a foreign one.

    Those that can be placed must be used (7.1); what fits nowhere is lost, for removal is never a duty.
    """

    place: ClassVar[str] = "markers"

    def options(self, game: Churchill) -> list[Choice]:
        nation = self.nation
        return marker_options(game, placement_limits(game, nation).mask, removal_limits(game, nation).mask)

    def resolve(self, game: Churchill, choice: Choice) -> None:
        nation = self.nation
        if choice == DONE:
            game.tell("networks-lost", "7.1", seat=self.seat, n=game.networks_due[nation])
            game.networks_due[nation] = 0
            return
        place = LOCATION[str(choice[1])]
        game.networks_due[nation] -= 1
        if choice[0] == "place":
            add_network(game, nation, place)
            game.tell("network-placed", "7.11", seat=self.seat, country=choice[1])
        else:
            owner = network_owner(game.networks[place])
            drop_network(game, place)
            game.tell("network-removed", "7.12", seat=self.seat, seat2=NATIONS[owner], country=choice[1])
        if game.networks_due[nation]:
            game.push(self)

    def prompt(self, game: Churchill) -> Prompt:
        return Prompt("prompt-place-network", "7.1", {"n": game.networks_due[self.nation]})

    def explain(self, game: Churchill, choice: Choice) -> Refusal | None:
        if choice == DONE:
            return Refusal("7.1", "why-must-place")
        limits = placement_limits if choice[0] == "place" else removal_limits
        return why_not_there(choice, limits(game, self.nation))


def fall_behind(game: Churchill, owner: int, places: tuple[int, ...]) -> None:
    """7.13 Places newly behind the front lose one network of the other side."""
    for place in places:
        nation = network_owner(game.networks[place])
        if nation >= 0 and (nation == USSR) != (owner == USSR):
            drop_network(game, place)
            game.tell("behind-front", "7.13", seat=NATIONS[nation], country=LOCATIONS[place].id)
