"""What is printed on the cards, and the war in 1943 as a place to play them.

A line of CARDS: id, kind, operations value, intelligence number for operations and as an event (a dash: no
roll), whether the event draws a card, whether it is removed. A line of OFFENSIVES: id, the headquarters that
may lead the event ("cw": Commonwealth and joint ones), its logistic value, and where another one counts.
The two cards of December 1941 are played by the first turn of the campaign, never from a hand.
"""

from __future__ import annotations

from typing import NamedTuple

from games.empire.pacific import Pacific
from quadrant.games.empire import GAME
from quadrant.games.empire.components import SIDE
from quadrant.games.empire.rules.play import PlayCard
from quadrant.games.empire.verbs import CARD_IDS
from quadrant.kernel.board import bits
from table import Table

CARDS = """
AL-1 pol 1 1 - - remove
AL-2 pol 1 1 - draw -
AL-3 res 1 1 - - remove
AL-4 pol 1 1 - - remove
AL-5 counteroffensive 2 2 - - -
AL-6 pol 3 3 - - remove
AL-7 mil 2 2 4 - remove
AL-8 intelligence 1 1 - draw remove
AL-9 mil 3 3 5 - -
AL-10 pol 1 1 - - remove
AL-11 pol 2 2 - - remove
AL-12 intelligence 2 2 - - remove
AL-13 mil 3 3 - - -
AL-14 pol 2 2 - - remove
AL-15 res 2 2 - - -
AL-16 res 1 1 - - remove
AL-17 res 2 2 - - remove
AL-18 res 1 1 - - remove
AL-19 mil 2 2 4 - -
AL-20 mil 1 1 3 - remove
AL-21 mil 3 3 5 - -
AL-22 personage 2 2 - - remove
AL-23 res 2 2 - draw remove
AL-24 attack 2 2 - draw remove
AL-25 mil 1 2 4 - -
AL-26 intelligence 2 2 - - remove
AL-27 res 1 1 - - remove
AL-28 mil 2 2 4 - -
AL-29 mil 2 2 4 - -
AL-30 mil 2 2 4 - remove
AL-31 mil 3 3 5 - -
AL-32 mil 3 3 5 - -
AL-33 mil 2 2 4 - -
AL-34 mil 2 2 4 - -
AL-35 mil 2 2 - - -
AL-36 mil 3 3 5 - -
AL-37 mil 3 3 - - -
AL-38 mil 2 2 4 - -
AL-39 pol 2 2 - - remove
AL-40 mil 3 3 5 - -
AL-41 pol 2 2 - - remove
AL-42 pol 2 2 - - remove
AL-43 pol 1 1 - draw -
AL-44 mil 2 2 - - -
AL-45 mil 3 3 5 - -
AL-46 mil 2 2 - - -
AL-47 pol 2 2 - - remove
AL-48 mil 2 2 4 - -
AL-49 pol 1 1 - - remove
AL-50 mil 2 2 4 - -
AL-51 mil 2 2 4 - remove
AL-52 pol 1 1 - - remove
AL-53 mil 3 3 5 - -
AL-54 mil 2 2 4 - -
AL-55 mil 3 3 5 - -
AL-56 mil 2 2 4 - -
AL-57 mil 2 2 4 - -
AL-58 mil 2 2 4 - -
AL-59 intelligence 1 1 - draw -
AL-60 res 3 3 - - remove
AL-61 attack 1 1 - draw remove
AL-62 mil 3 3 5 - remove
AL-63 mil 3 3 5 - -
AL-64 mil 2 2 4 - -
AL-65 mil 3 3 5 - remove
AL-66 pol 2 2 - - remove
AL-67 res 3 3 - - remove
AL-68 attack 1 1 - draw remove
AL-69 mil 3 3 5 - -
AL-70 mil 2 2 4 - remove
AL-71 mil 2 2 4 - -
AL-72 mil 2 2 4 - -
AL-73 pol 2 2 - - remove
AL-74 mil 3 3 5 - -
AL-75 mil 3 3 5 - -
AL-76 mil 2 2 4 - -
AL-77 pol 2 2 - - remove
AL-78 attack 1 1 - draw remove
AL-79 pol 3 3 - - remove
AL-80 res 1 1 - draw remove
AL-81 pol 2 2 - - -
AL-82 pol 2 2 - - -
AL-83 pol 2 2 - - -
AL-84 mil 3 3 - - remove
JP-3 mil 2 4 - - -
JP-4 intelligence 1 3 - draw -
JP-5 res 2 4 - - remove
JP-6 pol 2 4 - - remove
JP-7 pol 2 4 - draw -
JP-8 mil 3 5 7 - -
JP-9 mil 3 5 7 - -
JP-10 mil 3 5 7 - -
JP-11 pol 2 4 - draw -
JP-12 mil 3 5 8 - -
JP-13 intelligence 2 4 - - remove
JP-14 mil 3 5 7 - -
JP-15 pol 3 5 - - remove
JP-16 mil 3 5 7 - -
JP-17 counteroffensive 2 4 - draw -
JP-18 pol 1 3 - - remove
JP-19 weather 2 4 - - remove
JP-20 mil 2 3 5 - -
JP-21 personage 3 5 - draw remove
JP-22 weather 2 4 - - remove
JP-23 mil 2 4 6 - -
JP-24 attack 1 3 - draw -
JP-25 mil 3 5 7 - -
JP-26 pol 2 4 - - remove
JP-27 attack 1 3 - draw -
JP-28 mil 3 5 7 - -
JP-29 mil 3 5 7 - -
JP-30 res 3 5 - - remove
JP-31 res 3 5 - - remove
JP-32 mil 3 5 7 - -
JP-33 pol 2 4 - - -
JP-34 pol 2 4 - draw -
JP-35 res 3 5 - - -
JP-36 attack 1 3 - draw -
JP-37 mil 3 5 7 - remove
JP-38 mil 3 5 7 - remove
JP-39 res 2 4 - - remove
JP-40 mil 3 5 7 - -
JP-41 pol 3 5 - - remove
JP-42 pol 3 5 - - remove
JP-43 pol 1 3 - - remove
JP-44 mil 3 5 7 - -
JP-45 counteroffensive 3 5 - - remove
JP-46 counteroffensive 3 5 - - remove
JP-47 mil 3 5 7 - -
JP-48 mil 3 5 7 - -
JP-49 intelligence 1 3 - draw -
JP-50 mil 3 5 7 - -
JP-51 pol 3 5 - - remove
JP-52 pol 3 5 - - remove
JP-53 pol 3 5 - - remove
JP-54 pol 3 5 - - remove
JP-55 pol 3 5 - - remove
JP-56 pol 3 5 - - remove
JP-57 pol 3 5 - - remove
JP-58 mil 3 5 7 - -
JP-59 mil 3 5 7 - -
JP-60 mil 3 5 7 - -
JP-61 attack 2 4 - draw remove
JP-62 attack 2 4 - draw remove
JP-63 attack 2 4 - draw remove
JP-64 weather 2 4 - draw remove
JP-65 counteroffensive 1 4 - - remove
JP-66 attack 2 4 - draw remove
JP-67 pol 2 4 - - -
JP-68 pol 2 4 - - -
JP-69 intelligence 1 3 - draw -
JP-70 intelligence 1 3 - draw -
JP-71 res 3 5 - - remove
JP-72 res 3 5 - - remove
JP-73 mil 2 4 6 - remove
JP-74 pol 1 3 - - remove
JP-75 attack 1 3 - draw -
JP-76 mil 2 4 6 - remove
JP-77 res 3 5 - - -
JP-78 res 1 3 - - remove
JP-79 mil 2 4 6 - remove
JP-80 res 2 4 - draw remove
JP-81 attack 2 4 - draw remove
JP-82 pol 3 5 - - -
JP-83 mil 2 4 6 - -
JP-84 intelligence 1 3 - draw -
JP-85 counteroffensive 2 4 - - remove
JP-86 attack 1 3 - draw -
"""

OFFENSIVES = """
AL-7 seac 4
AL-9 swpac,cpac 12
AL-13 any 5
AL-19 any 3
AL-20 halsey 4
AL-21 any 4 swpac=6
AL-25 swpac 3
AL-28 any 3
AL-29 any 4
AL-30 any 4
AL-31 any 6
AL-32 any 4 swpac=7
AL-33 any 3
AL-34 cw 4
AL-35 anzac 2
AL-36 any 5
AL-37 any 6
AL-38 any 4
AL-40 any 3 swpac=5
AL-44 anzac 2
AL-45 any 4 cpac=8
AL-46 swpac 1
AL-48 any 3 seac=4
AL-50 any 3 swpac=4
AL-51 any 4
AL-53 any 4 cpac=6
AL-54 any 3 swpac=4
AL-55 any 4 cpac=6
AL-56 any 3 swpac=4
AL-57 cw 5
AL-58 seac 4
AL-62 any 6 swpac=8
AL-63 any 4 cpac=6
AL-64 any 3 swpac=4
AL-65 any 6 swpac=8
AL-69 any 6 swpac=8
AL-70 seac 6
AL-71 any 4 swpac=6
AL-72 any 4 cpac=8
AL-74 any 4 cpac=8
AL-75 any 4 cpac=8
AL-76 any 5
AL-84 cpac 0
JP-3 any 3
JP-8 any 4
JP-9 any 6
JP-10 any 6
JP-12 any 8
JP-14 any 5
JP-16 any 4
JP-20 any 5
JP-23 any 3
JP-25 any 4
JP-28 any 4
JP-29 any 4
JP-32 any 4
JP-37 yamamoto,ozawa 2
JP-38 yamamoto,ozawa 2
JP-40 any 4
JP-44 any 4
JP-47 south,south_seas 7
JP-48 south,south_seas 5
JP-50 south,south_seas 6
JP-58 south,south_seas 5
JP-59 south,south_seas 5
JP-60 south,south_seas 5
JP-73 south,south_seas 3
JP-76 any 1
JP-79 any 1
JP-83 south 4
"""

#: Short names, counters, efficiency.
_COMMANDS = """
yamamoto jp_hq_cf_yamamoto 3
ozawa jp_hq_cf_ozawa 2
south_seas jp_hq_south_seas 2
south jp_hq_south 1
cpac us_hq_cpac 3
swpac us_hq_swpac 2
halsey us_hq_spac_halsey 3
anzac al_hq_anzac 1
seac cw_hq_seac 1
"""
HEADQUARTERS = {line.split()[0]: line.split()[1] for line in _COMMANDS.strip().splitlines()}
EFFICIENCY = {line.split()[0]: int(line.split()[2]) for line in _COMMANDS.strip().splitlines()}
SIDES = {
    "japan": ("yamamoto", "south_seas", "south"),
    "allies": ("cpac", "swpac", "halsey", "anzac", "seac"),
}


class Printed(NamedTuple):
    """A strategy card."""

    id: str
    kind: str
    ops: int
    intelligence: int
    event_intelligence: int | None
    draws: bool
    removed: bool


class Plan(NamedTuple):
    """A military event: the headquarters that may lead it, and how many units it activates with each."""

    id: str
    numbers: dict[str, int]


def _printed(line: str) -> Printed:
    id, kind, ops, operations, event, draws, removed = line.split()
    number = None if event == "-" else int(event)
    return Printed(id, kind, int(ops), int(operations), number, draws == "draw", removed == "remove")


def _plan(line: str) -> Plan:
    id, named, base, *special = line.split()
    choices = {"any": SIDES[seat_of(id)], "cw": ("anzac", "seac")}
    leaders = choices.get(named, tuple(named.split(",")))
    values = {name: int(number) for name, _, number in (word.partition("=") for word in special)}
    return Plan(id, {hq: values.get(hq, int(base)) + EFFICIENCY[hq] for hq in leaders})


def seat_of(card: str) -> str:
    return "japan" if card.startswith("JP") else "allies"


PRINTED = {card.id: card for card in map(_printed, CARDS.strip().splitlines())}
PLANS = {plan.id: plan for plan in map(_plan, OFFENSIVES.strip().splitlines())}


def war(scenario: str = "campaign_1943") -> Pacific:
    """The map as that scenario sets it up, no cards in hand, no service quarrelling."""
    state = Table.new(GAME, scenario)
    pacific = Pacific.__new__(Pacific)
    Table.__init__(pacific, GAME, state)
    state.hand = [0, 0]
    state.future = [-1, -1]
    state.rivalry = [0, 0]
    state.touch()
    return pacific


def solomons(units: str = "") -> Pacific:
    """Truk and Noumea face each other; each side has an air unit in the Solomons."""
    fixed = "jp_hq_south_seas@4017 us_hq_spac_halsey@4828 jp_air_21af@4222 us_air_1maw@4423"
    pacific = Pacific(f"{fixed} {units}")
    return pacific.japan("4017", "4021", "4222").allies("4828", "4825", "4423")


def ask(pacific: Pacific, seat: str, card: str) -> Pacific:
    """The seat holds that card, and is asked what it plays."""
    pacific.deal(**{seat: card}).state.active = SIDE[seat]
    return pacific.begin(PlayCard(seat))


def to_the_end(pacific: Pacific) -> Pacific:
    """Everybody does as little as possible until the next card is asked for."""
    while pacific.kind is not None and pacific.kind != "play_card":
        options = pacific.match.options()
        idle = [option for option in options if option.verb in ("done", "pass", "stay")]
        pacific.choose(*(idle or options)[0])
    return pacific


def where(pacific: Pacific, card: str) -> str:
    """Where a card lies."""
    side = SIDE[seat_of(card)]
    number = CARD_IDS.index(card)
    state = pacific.state
    if state.hand[side] >> number & 1:
        return "hand"
    if state.gone[side] >> number & 1:
        return "removed"
    if number in state.discard[side]:
        return "discard"
    return "set aside" if state.future[side] == number else "deck"


def discarded(pacific: Pacific, seat: str) -> set[str]:
    return {CARD_IDS[card] for card in pacific.state.discard[SIDE[seat]]}


def removed(pacific: Pacific, seat: str) -> set[str]:
    return {CARD_IDS[card] for card in bits(pacific.state.gone[SIDE[seat]])}
