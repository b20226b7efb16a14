"""The components: every count, border, star and strait that the rulebook and the decks state."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest

from quadrant.testing import rule

DATA = resources.files("quadrant.games.generals") / "data"
MAP: dict[str, Any] = json.loads((DATA / "map.json").read_text("utf-8"))
DECKS: dict[str, Any] = json.loads((DATA / "cards.json").read_text("utf-8"))
SHAPES: dict[str, Any] = json.loads((DATA / "shapes.json").read_text("utf-8"))

SPACES = {space["id"]: space for space in MAP["spaces"]}
NATIONS = {nation["id"]: nation for nation in MAP["nations"]}
CARDS = {card["id"]: card for card in DECKS["cards"]}
EDGES = {frozenset(edge) for edge in MAP["edges"]}
TYPES = (
    "build_army",
    "build_navy",
    "land_battle",
    "sea_battle",
    "status",
    "event",
    "economic_warfare",
    "response",
)

#: The table at the end of the rulebook: armies, navies, the eight types in the order above, the deck.
TABLE = {
    "germany": (7, 3, (6, 2, 7, 2, 11, 7, 5, 0), 40),
    "japan": (5, 5, (4, 6, 3, 4, 3, 0, 2, 11), 33),
    "italy": (4, 3, (4, 3, 4, 2, 5, 7, 2, 3), 30),
    "uk": (5, 5, (5, 5, 4, 5, 7, 7, 2, 4), 39),
    "ussr": (7, 1, (8, 1, 6, 2, 7, 6, 0, 4), 34),
    "usa": (5, 5, (5, 5, 4, 4, 9, 8, 5, 0), 40),
}


def adjacent(a: str, b: str) -> bool:
    return frozenset((a, b)) in EDGES


def distance(start: str, end: str) -> int:
    front, seen, steps = {start}, {start}, 0
    while end not in front:
        front = {b for a in front for b in SPACES[a]["adjacent"]} - seen
        seen |= front
        steps += 1
    return steps


def parts(thing: Any) -> Iterator[dict[str, Any]]:
    """Every object inside, at any depth."""
    if isinstance(thing, dict):
        yield thing
        for value in thing.values():
            yield from parts(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from parts(value)


# The map


def test_the_board_has_36_land_and_17_sea_spaces() -> None:
    assert len(SPACES) == len(MAP["spaces"]) == 53
    assert Counter(space["kind"] for space in SPACES.values()) == {"land": 36, "sea": 17}


@rule("board.adjacency", game="generals")
def test_adjacency_is_symmetric_and_agrees_with_the_list_of_borders() -> None:
    assert {frozenset((a, b)) for a in SPACES for b in SPACES[a]["adjacent"]} == EDGES
    assert all(a in SPACES[b]["adjacent"] for a in SPACES for b in SPACES[a]["adjacent"])
    assert len(EDGES) == len(MAP["edges"]) == 129
    assert all(len(edge) == 2 and edge <= set(SPACES) for edge in EDGES)


@rule("board.adjacency", game="generals")
@pytest.mark.parametrize(
    ("east", "west"),
    [
        ("canada", "pacific_northwest"),
        ("eastern_united_states", "western_united_states"),
        ("latin_america", "western_united_states"),
        ("latin_america", "east_pacific"),
        ("southeast_pacific", "east_pacific"),
    ],
)
def test_the_map_is_a_cylinder(east: str, west: str) -> None:
    assert adjacent(east, west)
    assert [east, west] in MAP["wrap_edges"] or [west, east] in MAP["wrap_edges"]


@rule("board.exceptions", game="generals")
@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("balkans", "middle_east"),
        ("black_sea", "mediterranean_sea"),
        ("north_pacific", "western_united_states"),
        ("pacific_northwest", "east_pacific"),
        ("japan", "vladivostok"),
    ],
)
def test_the_named_pairs_are_not_adjacent(a: str, b: str) -> None:
    assert not adjacent(a, b)


def test_no_listed_exception_is_a_border() -> None:
    assert not [pair for pair in MAP["not_adjacent"] if adjacent(pair["a"], pair["b"])]


def test_every_space_can_be_reached() -> None:
    assert max(distance("germany", space) for space in SPACES) < 10


def test_every_sea_has_a_coast() -> None:
    """Otherwise no navy could ever be supplied there (supply.navy)."""
    for space in SPACES.values():
        if space["kind"] == "sea":
            assert any(SPACES[other]["kind"] == "land" for other in space["adjacent"]), space["id"]


def test_the_twelve_supply_stars_are_on_land() -> None:
    stars = {space["id"] for space in SPACES.values() if space["supply"]}
    assert stars == {
        "australia",
        "china",
        "eastern_united_states",
        "germany",
        "hawaii",
        "india",
        "italy",
        "japan",
        "moscow",
        "ukraine",
        "united_kingdom",
        "western_europe",
    }
    assert all(SPACES[star]["kind"] == "land" for star in stars)


@rule("board.straits", game="generals")
@pytest.mark.parametrize(
    ("strait", "land", "seas"),
    [
        ("denmark", "scandinavia", {"north_sea", "baltic_sea"}),
        ("gibraltar", "north_africa", {"north_sea", "mediterranean_sea"}),
        ("suez", "middle_east", {"mediterranean_sea", "bay_of_bengal"}),
        ("malacca", "southeast_asia", {"bay_of_bengal", "south_china_sea"}),
        ("panama", "latin_america", {"north_atlantic", "southeast_pacific"}),
    ],
)
def test_each_strait_joins_two_seas_on_the_coast_of_its_land(strait: str, land: str, seas: set[str]) -> None:
    found = next(each for each in MAP["straits"] if each["id"] == strait)
    assert found["controlled_by_land"] == land
    assert set(found["connects"]) == seas
    assert frozenset(seas) not in EDGES, "adjacent only through the strait"
    assert all(adjacent(land, sea) for sea in seas)


def test_there_are_five_straits() -> None:
    assert len(MAP["straits"]) == 5


@pytest.mark.parametrize(
    ("a", "b", "steps"),
    [
        ("united_kingdom", "germany", 3),
        ("iwo_jima", "japan", 2),
        ("north_africa", "italy", 2),
        ("hawaii", "japan", 3),
    ],
)
def test_distances_that_the_bomber_cards_count(a: str, b: str, steps: int) -> None:
    assert distance(a, b) == steps


def test_the_drawing_shows_the_same_spaces_and_straits() -> None:
    assert {name: shape["kind"] for name, shape in SHAPES["spaces"].items()} == {
        name: space["kind"] for name, space in SPACES.items()
    }
    assert [strait["id"] for strait in SHAPES["straits"]] == [strait["id"] for strait in MAP["straits"]]


# The nations


@rule("turn.order", game="generals")
def test_turn_order() -> None:
    order = sorted(NATIONS.values(), key=lambda nation: int(nation["turn"]))
    assert [nation["id"] for nation in order] == ["germany", "uk", "japan", "ussr", "italy", "usa"]


def test_three_nations_in_each_camp() -> None:
    camps = {name: nation["team"] for name, nation in NATIONS.items()}
    assert {name for name, camp in camps.items() if camp == "axis"} == {"germany", "italy", "japan"}
    assert {name for name, camp in camps.items() if camp == "coalition"} == {"uk", "ussr", "usa"}


@rule("setup.start", game="generals")
def test_each_nation_has_one_home_and_it_is_a_supply_source() -> None:
    assert {name: nation["home"] for name, nation in NATIONS.items()} == {
        "germany": "germany",
        "uk": "united_kingdom",
        "japan": "japan",
        "ussr": "moscow",
        "italy": "italy",
        "usa": "eastern_united_states",
    }
    for name, nation in NATIONS.items():
        assert SPACES[nation["home"]]["home_of"] == name
        assert SPACES[nation["home"]]["supply"]
    assert sum(space["home_of"] is not None for space in SPACES.values()) == 6


@rule("pieces.limit", game="generals")
@pytest.mark.parametrize("nation", TABLE)
def test_sets_of_pieces(nation: str) -> None:
    armies, navies, _, _ = TABLE[nation]
    assert (NATIONS[nation]["armies"], NATIONS[nation]["navies"]) == (armies, navies)


def test_33_armies_and_22_navies() -> None:
    assert sum(nation["armies"] for nation in NATIONS.values()) == 33
    assert sum(nation["navies"] for nation in NATIONS.values()) == 22


# The cards


def test_136_different_cards_make_216() -> None:
    assert len(CARDS) == len(DECKS["cards"]) == 136
    assert sum(card["copies"] for card in CARDS.values()) == 216


@pytest.mark.parametrize("nation", TABLE)
def test_each_deck_has_the_types_of_the_table(nation: str) -> None:
    _, _, types, deck = TABLE[nation]
    found: Counter[str] = Counter()
    for card in CARDS.values():
        if card["nation"] == nation:
            found[card["type"]] += card["copies"]
    assert tuple(found[kind] for kind in TYPES) == types
    assert sum(types) == deck == NATIONS[nation]["deck"]


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_a_card_is_complete_and_speaks_the_vocabulary(card: dict[str, Any]) -> None:
    words = DECKS["vocabulary"]
    assert card["id"].startswith(card["nation"] + "_")
    assert card["type"] in TYPES
    assert card["timing"] in words["timing"]
    assert card["limit"] in words["limit"]
    assert card["effects"]
    assert (card["trigger"] is not None) == (card["timing"] == "reaction")
    if card["trigger"]:
        assert set(card["trigger"]["events"]) <= set(words["trigger_events"])
    for part in parts([card["cost"], card["effects"]]):
        assert part.get("op", "build") in words["ops"]


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_a_card_names_only_spaces_and_nations_that_exist(card: dict[str, Any]) -> None:
    spaces = {*SPACES, "trigger.space"}
    nations = {*NATIONS, "self", "trigger.nation", "chosen", "that_nation"}
    groups = {*NATIONS, "self", "axis", "coalition"}
    for part in parts([card["cost"], card["effects"], card["condition"], card["trigger"]]):
        named = part.get("spaces", []) + part.get("not_spaces", [])
        assert spaces.issuperset(named)
        for key in ("adjacent_to", "in_or_adjacent_to", "space"):
            assert part.get(key, "trigger.space") in spaces
        assert part.get("nation", "self") in nations
        for key in ("nations", "by", "of", "against"):
            assert groups.issuperset(part.get(key, []))


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_a_card_places_armies_on_land_and_navies_at_sea(card: dict[str, Any]) -> None:
    for part in parts(card["effects"]):
        if part.get("op") in ("build", "recruit", "eliminate", "remove_own"):
            kind = "land" if part["piece"] == "army" else "sea"
            named = part.get("where", {}).get("spaces", [])
            assert {SPACES[space]["kind"] for space in named} <= {kind}


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_a_card_says_where_it_comes_from(card: dict[str, Any]) -> None:
    assert card["confidence"] in ("high", "medium")
    assert card["source"]
    assert set(card["source"]) <= set(DECKS["sources"])
    assert isinstance(card["ru_guess"], bool)


def test_two_cards_are_not_quite_certain() -> None:
    """docs/components.md names them."""
    uncertain = {id for id, card in CARDS.items() if card["confidence"] == "medium"}
    assert uncertain == {"germany_submarines_usa", "germany_volksturm"}


@rule("type.response", game="generals")
def test_only_responses_are_used_up() -> None:
    for card in CARDS.values():
        assert (card["type"] == "response") == (card["limit"] == "single_use"), card["id"]


@rule("type.status", game="generals")
def test_only_statuses_and_responses_wait_on_the_table() -> None:
    for card in CARDS.values():
        assert (card["type"] in ("status", "response")) == (card["timing"] != "play"), card["id"]


@rule("clarify.skilled_pilots", game="generals")
def test_every_card_with_bombers_in_its_name_is_a_bomber_card() -> None:
    bombers = {name for name, card in CARDS.items() if "bomber" in card["keywords"]}
    assert bombers == {"uk_bomber_command", "usa_bombers", "usa_heavy_bombers", "usa_firestorm_bombers"}
    warfare = [card for card in CARDS.values() if card["type"] == "economic_warfare"]
    assert bombers == {card["id"] for card in warfare if re.search("bomber", card["name_en"], re.IGNORECASE)}
    assert bombers == {card["id"] for card in warfare if "бомбардиров" in card["name_ru"].lower()}


@rule("supply.markers", game="generals")
def test_the_two_supply_markers() -> None:
    markers = {
        (card["id"], effect["space"], *effect["nations"])
        for card in CARDS.values()
        for effect in card["effects"]
        if effect["op"] == "supply_space"
    }
    assert markers == {
        ("uk_mackenzie_king", "canada", "uk"),
        ("usa_american_volunteer_group", "szechuan", "usa"),
    }


# Cards as the rulebook's examples use them


def test_stalingrad_shields_for_the_whole_turn() -> None:
    (effect,) = CARDS["ussr_stalingrad"]["effects"]
    assert effect["op"] == "protect", "not prevent_removal, which saves a piece once"
    assert [pieces["where"] for pieces in effect["which"]] == [{"spaces": ["ukraine"]}]


@pytest.mark.parametrize("card", ["germany_dive_bombers", "germany_blitzkrieg"])
def test_the_german_statuses_of_example_1_cost_a_card_of_the_deck(card: str) -> None:
    assert CARDS[card]["cost"] == [{"op": "discard_deck", "nation": "self", "count": 1}]


def test_rasputitsa_reaches_russia() -> None:
    where = CARDS["ussr_rasputitsa"]["trigger"]["where"]
    assert adjacent(where["in_or_adjacent_to"], "russia")


def test_destroyer_transport_reaches_india_from_the_bay_of_bengal() -> None:
    (effect,) = CARDS["japan_destroyer_transport"]["effects"]
    assert effect["where"] == {"adjacent_to": "trigger.space"}
    assert adjacent("bay_of_bengal", "india")
    assert "india" in CARDS["uk_loyal_to_the_crown"]["trigger"]["where"]["spaces"]


def test_plunder_counts_armies_outside_germany() -> None:
    (effect,) = CARDS["germany_plunder"]["effects"]
    assert effect == {
        "op": "gain_vp_for_pieces",
        "points": 1,
        "which": {"nations": ["self"], "pieces": ["army"], "where": {"not_spaces": ["germany"]}},
    }
