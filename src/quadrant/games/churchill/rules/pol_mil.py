"""5.12 The Pol-Mil table: networks and alignments that a conference card places or removes.

Global Issues and the Arctic do not matter here.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final, Literal

from quadrant.games.churchill.cards import names
from quadrant.games.churchill.cards.instructions import Operation, Rolling, Use, table_order
from quadrant.games.churchill.components import (
    ALIGNMENTS_OF_NATION,
    LOCATIONS,
    NATIONS,
    NETWORKS_IN_PLACE,
    NETWORKS_OF_NATION,
    NOBODY,
    POL_MIL_TABLE,
)
from quadrant.games.churchill.rules.clandestine import add_network, drop_network, networks_on_map
from quadrant.games.churchill.state import Churchill, NationPick, network_count, network_owner
from quadrant.games.churchill.verbs import PLACE
from quadrant.kernel.board import bits
from quadrant.kernel.chance import Chance, Outcomes, dice
from quadrant.kernel.limits import Limit, Limits, when
from quadrant.kernel.message import Prompt
from quadrant.kernel.verbs import FINISHING


class Marker(Enum):
    """What a card places."""

    NETWORK = "network"
    ALIGNMENT = "alignment"


class Action(Enum):
    """What a card does at a place."""

    PLACE_NETWORK = "place_network"
    PLACE_ALIGNMENT = "place_alignment"
    REMOVE_ONE_NETWORK = "remove_one_network"
    REMOVE_ALL_NETWORKS = "remove_all_networks"
    REMOVE_ALIGNMENT = "remove_alignment"
    REMOVE_ALL = "remove_all"


def place_network(game: Churchill, nation: int, place: int) -> None:
    """Against a foreign network, one of each goes; of the own ones no more than two may stand."""
    code = game.networks[place]
    owner = network_owner(code)
    where = {"country": LOCATIONS[place].id, "seat": NATIONS[nation]}
    if owner not in (NOBODY, nation):
        drop_network(game, place)
        game.tell("network-removed", "5.12", **where, seat2=NATIONS[owner])
        return
    if not network_of_use(game, nation, place):
        game.tell("network-discarded", "5.12", **where)
        return
    add_network(game, nation, place)
    game.tell("network-placed", "5.12", **where)


def place_alignment(game: Churchill, nation: int, place: int) -> None:
    """It needs an own network; against a foreign alignment, one of each goes."""
    where = {"country": LOCATIONS[place].id, "seat": NATIONS[nation]}
    owner = game.alignments[place]
    if not alignment_of_use(game, nation, place):
        game.tell("alignment-discarded", "5.12", **where)
        return
    if owner != NOBODY:
        game.alignments[place] = NOBODY
        game.tell("alignment-removed", "5.12", **where, seat2=NATIONS[owner], n=1)
        return
    game.alignments[place] = nation
    game.tell("alignment-placed", "5.12", **where)


def network_of_use(game: Churchill, nation: int, place: int) -> bool:
    code = game.networks[place]
    if network_owner(code) not in (NOBODY, nation):
        return True
    return network_count(code) < NETWORKS_IN_PLACE and networks_on_map(game, nation) < NETWORKS_OF_NATION


def alignment_of_use(game: Churchill, nation: int, place: int) -> bool:
    owner = game.alignments[place]
    if network_owner(game.networks[place]) != nation or owner == nation:
        return False
    return owner != NOBODY or game.alignments.count(nation) < ALIGNMENTS_OF_NATION


def places_of_use(game: Churchill, marker: Marker, nation: int) -> int:
    """Where a marker of the nation would do anything: stay, or take a foreign one with it."""
    of_use = network_of_use if marker is Marker.NETWORK else alignment_of_use
    mask = 0
    for place in range(len(LOCATIONS)):
        if of_use(game, nation, place):
            mask |= 1 << place
    return mask


def place_marker(game: Churchill, marker: Marker, nation: int, place: int) -> None:
    """The nation's marker goes there."""
    act(game, Action.PLACE_NETWORK if marker is Marker.NETWORK else Action.PLACE_ALIGNMENT, nation, place)


def remove_one_network(game: Churchill, nation: int, place: int) -> None:
    owner = network_owner(game.networks[place])
    if owner == NOBODY:
        return
    drop_network(game, place)
    game.tell("network-gone", "5.12", country=LOCATIONS[place].id, seat=NATIONS[owner])


def remove_all_networks(game: Churchill, nation: int, place: int) -> None:
    while game.networks[place]:
        remove_one_network(game, nation, place)


def remove_alignment(game: Churchill, nation: int, place: int) -> None:
    owner = game.alignments[place]
    if owner == NOBODY:
        return
    game.alignments[place] = NOBODY
    game.tell("alignment-gone", "5.12", country=LOCATIONS[place].id, seat=NATIONS[owner])


def remove_all(game: Churchill, nation: int, place: int) -> None:
    remove_all_networks(game, nation, place)
    remove_alignment(game, nation, place)


_ACTIONS: Final[dict[Action, Callable[[Churchill, int, int], None]]] = {
    Action.PLACE_NETWORK: place_network,
    Action.PLACE_ALIGNMENT: place_alignment,
    Action.REMOVE_ONE_NETWORK: remove_one_network,
    Action.REMOVE_ALL_NETWORKS: remove_all_networks,
    Action.REMOVE_ALIGNMENT: remove_alignment,
    Action.REMOVE_ALL: remove_all,
}


def act(game: Churchill, action: Action, nation: int, place: int) -> None:
    """What a card does at a place; ``nation`` is NOBODY where it strikes whoever is there."""
    _ACTIONS[action](game, nation, place)


# The operations of conference cards


class PolMil(Operation, tag="pol_mil"):
    """5.12 Roll on the Pol-Mil table, for one nation, for each in order, or against whoever is there."""

    nation: names.Nations
    rolls: int | Literal["die"]
    action: Action

    @property
    def places_for(self) -> int:
        one = self.nation.bit_count() == 1
        return self.nation.bit_length() - 1 if one else NOBODY

    def carry_out(self, game: Churchill, use: Use) -> None:
        rolls = use.roll if self.rolls == "die" else self.rolls
        whom = [n for n in table_order(game) if self.nation >> n & 1] or [NOBODY]
        game.push(*(TableRoll(self.action, nation) for nation in whom for _ in range(rolls)))


class TableRoll(Chance):
    """5.12 The red die is the row of the Pol-Mil table, the blue die the column."""

    action: Action
    nation: int

    def outcomes(self, game: Churchill) -> Outcomes[tuple[int, ...]]:
        return dice(6, 6)

    def happen(self, game: Churchill, value: tuple[int, int]) -> None:
        row, column = value
        place = POL_MIL_TABLE[row - 1][column - 1]
        game.tell("table-roll", "5.12", red=row, blue=column, country=LOCATIONS[place].id)
        act(game, self.action, self.nation, place)


class LocationEffect(Operation, tag="location_effect"):
    """5.12 An action in a place that the card names; ``of`` spares the networks of other nations."""

    country: names.Country
    action: Action
    nation: names.Nation = names.NO_NATION
    of: names.Nations = names.NO_NATIONS

    def carry_out(self, game: Churchill, use: Use) -> None:
        owner = network_owner(game.networks[self.country])
        if self.of and (owner == NOBODY or not self.of >> owner & 1):
            return
        act(game, self.action, self.nation, self.country)


class OpposedRoll(Rolling, tag="opposed_roll"):
    """5.11 Two nations roll; the higher one places the marker. Equal rolls bring nothing."""

    nations: names.Nations
    country: names.Country
    marker: Marker

    def outcomes(self, game: Churchill) -> Outcomes[tuple[int, ...]]:
        return dice(6, 6)

    def rolled(self, game: Churchill, use: Use, value: tuple[int, int]) -> None:
        nations = bits(self.nations)
        for nation, roll in zip(nations, value, strict=True):
            game.tell("opposed-roll", "5.11", seat=NATIONS[nation], die=roll)
        if value[0] != value[1]:
            place_marker(game, self.marker, nations[value.index(max(value))], self.country)


class ChoosePlace(Operation, tag="choose_location"):
    """5.12 The nation places a marker in one of the places the card lists."""

    nation: names.Nation
    marker: Marker
    options: names.Countries

    @property
    def places_for(self) -> int:
        return self.nation

    def carry_out(self, game: Churchill, use: Use) -> None:
        game.push(ChooseLocation(NATIONS[self.nation], self.marker, self.options))


class ChooseLocation(NationPick):
    """5.12 The nation picks one of the places the card lists; what must be done is done where it can be."""

    rule, verb, stop = "5.12", PLACE, FINISHING

    marker: Marker
    places: int

    def limits(self, game: Churchill) -> Limits:
        return Limits(
            Limit("5.11", self.places, "why-card-names-others"),
            Limit("5.12", places_of_use(game, self.marker, self.nation), "why-marker-of-no-use"),
        )

    def may_stop(self, game: Churchill) -> Limits:
        return Limits(Limit("5.12", when(not self.limits(game).mask), "why-must-place"))

    def take(self, game: Churchill, place: int) -> None:
        place_marker(game, self.marker, self.nation, place)

    def stopped(self, game: Churchill) -> None:
        game.tell("marker-lost", "5.12", seat=self.seat)

    def prompt(self, game: Churchill) -> Prompt:
        return Prompt(f"prompt-choose-{self.marker.value}", "5.12")
