"""The components: nations, spaces, straits, pieces and cards, read once from data/.

Everything is indexed by small integers; the names are those of the data. What the cards say stands in
``deck.py``, above everything that carries it out.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from quadrant.kernel.board import mask_of
from quadrant.kernel.components import data


def read(name: str) -> Any:
    return data(__package__, name.removesuffix(".json"))


_MAP: Final = read("map.json")

# Nations, in the order of their turns, so that even numbers are the Axis and odd ones the Coalition.

NATIONS: Final[tuple[str, ...]] = tuple(
    nation["id"] for nation in sorted(_MAP["nations"], key=lambda nation: int(nation["turn"]))
)
NATION: Final = {name: number for number, name in enumerate(NATIONS)}
GERMANY, UK, JAPAN, USSR, ITALY, USA = range(6)
AXIS, COALITION = 0, 1
CAMPS: Final = ("axis", "coalition")
CAMP_NATIONS: Final = ((GERMANY, JAPAN, ITALY), (UK, USSR, USA))


#: In place of a nation or a space: none.
NOBODY = NOWHERE = -1
#: Sets of nations: each camp, and everybody.
CAMP: Final = tuple(mask_of(nations) for nations in CAMP_NATIONS)
EVERYBODY: Final = CAMP[AXIS] | CAMP[COALITION]


def camp_of(nation: int) -> int:
    return nation & 1


# Spaces

SPACES: Final[tuple[str, ...]] = tuple(space["id"] for space in _MAP["spaces"])
SPACE: Final = {name: number for number, name in enumerate(SPACES)}
ALL: Final = (1 << len(SPACES)) - 1
LAND: Final = mask_of(SPACE[s["id"]] for s in _MAP["spaces"] if s["kind"] == "land")
SEA: Final = ALL & ~LAND
SUPPLY: Final = mask_of(SPACE[s["id"]] for s in _MAP["spaces"] if s["supply"])
EDGES: Final = tuple((SPACE[a], SPACE[b]) for a, b in _MAP["edges"])

_by_id: Final = {nation["id"]: nation for nation in _MAP["nations"]}
HOME: Final[tuple[int, ...]] = tuple(SPACE[_by_id[name]["home"]] for name in NATIONS)

# Pieces: an army is a piece on land, a navy a piece at sea.

ARMY, NAVY = 0, 1
PIECES: Final = ("army", "navy")
DOMAIN: Final = (LAND, SEA)
#: How many armies and navies each nation has.
STOCK: Final[tuple[tuple[int, int], ...]] = tuple(
    (_by_id[name]["armies"], _by_id[name]["navies"]) for name in NATIONS
)


def kind_at(space: int) -> int:
    """Which kind of piece stands in that space."""
    return ARMY if LAND >> space & 1 else NAVY


class Strait(msgspec.Struct, frozen=True):
    """Two seas, and the land that decides for which camp they are adjacent."""

    id: str
    land: int
    seas: tuple[int, int]


STRAITS: Final = tuple(
    Strait(s["id"], SPACE[s["controlled_by_land"]], (SPACE[s["connects"][0]], SPACE[s["connects"][1]]))
    for s in _MAP["straits"]
)

# Cards: the kinds of cards are numbered; a deck may hold several copies of one.

CARD_DATA: Final[list[dict[str, Any]]] = read("cards.json")["cards"]
CARD_IDS: Final[tuple[str, ...]] = tuple(card["id"] for card in CARD_DATA)
CARD: Final = {id: number for number, id in enumerate(CARD_IDS)}
#: Each nation's deck before it is shuffled.
DECKS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(CARD[card["id"]] for card in CARD_DATA if card["nation"] == name for _ in range(card["copies"]))
    for name in NATIONS
)
#: The kinds of cards in each nation's deck, as a set.
OWN_CARDS: Final = tuple(map(mask_of, DECKS))
