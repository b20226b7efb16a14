"""5.12 The Pol-Mil table: networks and alignments that a conference card places or removes.

Global Issues and the Arctic do not matter here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quadrant.games.churchill.clandestine import add_network, drop_network, networks_on_map
from quadrant.games.churchill.components import (
    ALIGNMENTS_OF_NATION,
    LEFT,
    LOCATIONS,
    NATIONS,
    NETWORKS_IN_PLACE,
    NETWORKS_OF_NATION,
    POL_MIL_TABLE,
    UK,
    nation_of,
)
from quadrant.games.churchill.state import NOBODY, Churchill, network_count, network_owner


def roll_place(game: Churchill) -> int:
    """The red die is the row, the blue die the column."""
    row, column = game.face(6), game.face(6)
    place = POL_MIL_TABLE[row - 1][column - 1]
    game.tell("table-roll", "5.12", red=row, blue=column, country=LOCATIONS[place].id)
    return place


def table_order(game: Churchill) -> tuple[int, ...]:
    """Who places first when a card serves several nations."""
    first = UK
    if game.edition.table_order == "previous_winner" and game.previous_winner != NOBODY:
        first = LEFT[game.previous_winner]
    return first, LEFT[first], LEFT[LEFT[first]]


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


def places_of_use(game: Churchill, marker: str, nation: int) -> int:
    """Where a marker of the nation would do anything: stay, or take a foreign one with it."""
    mask = 0
    for place in range(len(LOCATIONS)):
        if OF_USE[marker](game, nation, place):
            mask |= 1 << place
    return mask


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


OF_USE: Final = {"network": network_of_use, "alignment": alignment_of_use}


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


ACTIONS: Final[dict[str, Callable[[Churchill, int, int], None]]] = {
    "place_network": place_network,
    "place_alignment": place_alignment,
    "remove_one_network": remove_one_network,
    "remove_all_networks": remove_all_networks,
    "remove_alignment": remove_alignment,
    "remove_all": remove_all,
}
MARKERS: Final = {"network": place_network, "alignment": place_alignment}


def act_at(game: Churchill, do: dict[str, Any], place: int) -> None:
    """What the card does at a place: one of the actions, or only against the networks of some nations."""
    if do["action"] == "remove_networks_of":
        if network_owner(game.networks[place]) in [nation_of(name) for name in do["nations"]]:
            remove_all_networks(game, NOBODY, place)
        return
    ACTIONS[do["action"]](game, nation_of(do.get("nation")), place)
