"""What friends at the table would say: headquarters cut off, carriers in danger, countries about to fall.

All of it comes from the map and the tracks, which everybody sees; of cards only one's own are spoken of. What
players forget is among them too: passes, shipping and replacement steps that lapse, a card set aside.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quadrant.games.empire.components import (
    ALLIES,
    CARRIER,
    CHINA,
    HONSHU,
    INDIA,
    JAPAN,
    KEYS,
    KIND_OF,
    NAMES,
    NATIONS,
    NO_CARD,
    NOBODY,
    NORTHERN_INDIA,
    OWN_UNITS,
    RESOURCES,
    SEATS,
    SIDE,
    TRACK,
    UNITS,
)
from quadrant.games.empire.rules.declaration import combat_hexes
from quadrant.games.empire.rules.headquarters import hqs_on_map
from quadrant.games.empire.rules.intelligence import Intelligence
from quadrant.games.empire.rules.movement import in_hex
from quadrant.games.empire.rules.play import PlayCard
from quadrant.games.empire.rules.post_battle import ReturnUnits, homes, may_stay, movable
from quadrant.games.empire.rules.reaction_cards import CancelOffensive, PlayReaction, playable
from quadrant.games.empire.rules.reinforcements import delayed, out_of_the_war, places
from quadrant.games.empire.rules.replacements import SpendStep, budget, rebuildable, restorable
from quadrant.games.empire.rules.rivalry import usable_asp
from quadrant.games.empire.rules.scenario_rules import will_counts
from quadrant.games.empire.rules.stacking import overfull
from quadrant.games.empire.rules.strategic import Raid
from quadrant.games.empire.rules.supply import linked_to, sources, supplied
from quadrant.games.empire.rules.victory import progress_made
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.state import (
    ATTRITION,
    COLLAPSED,
    OFFENSIVES,
    POLITICAL,
    REVOLTS,
    Empire,
    controlled,
    face,
    on_map,
    side_of,
)
from quadrant.games.empire.supply.zones import forces
from quadrant.games.empire.told.queries_course import WINDOW, coming
from quadrant.games.empire.told.queries_supply import fate
from quadrant.games.empire.verbs import CARD_IDS
from quadrant.kernel.alarms import Alarm, Alarms
from quadrant.kernel.board import bits
from quadrant.kernel.facts import fact
from quadrant.kernel.flow import Decision
from quadrant.kernel.message import Args
from quadrant.kernel.queries import Query

#: From so little US will on the table speaks of it.
LOW_WILL: Final = 2
#: 16.47 The first turn in which progress is judged on the whole map.
FIRST_JUDGED: Final = 4
#: 13.93 Segments without resources that Japan does not survive.
STARVED: Final = 3
#: So many things are named one by one at most.
FEW: Final = 8


def alarms(game: Empire, seat: str | None) -> Alarms:
    """What that side should look out for; a spectator hears only how the war may end."""
    if game.result is not None:
        return Alarms(())
    if seat is None:
        return Alarms.of(*_countries(game, NOBODY), *_endings(game, NOBODY))
    side = SIDE[seat]
    return Alarms.of(
        *_supply(game, side),
        *_stacks(game, side),
        *_carriers(game, side),
        *_countries(game, side),
        *_endings(game, side),
        *_asked(game, side),
        *_reminders(game, side),
        *_coming(game, side),
    )


def _names(units: list[int]) -> tuple[str, ...]:
    return tuple(UNITS.ids[unit] for unit in units[:FEW])


def _top(game: Empire, seat: str, *kinds: type[Decision]) -> bool:
    """Whether the seat is asked just this."""
    top = game.stack[-1] if game.stack else None
    return isinstance(top, kinds) and top.seat == seat


# 6.0 Supply


def _supply(game: Empire, side: int) -> Iterator[Alarm]:
    """6.2, 6.24 Headquarters without supply; units that attrition will reduce or destroy."""
    cut = [hq for hq in hqs_on_map(game, side) if not supplied(game, hq)]
    if cut:
        yield Alarm("alarm-hq-cut", "6.22", {"units": _names(cut), "count": len(cut)}, grave=True)
    if game.phase > ATTRITION:
        return
    fates = {unit: fate(game, unit) for unit in bits(OWN_UNITS[side]) if on_map(game, unit)}
    for id, word in (("alarm-doomed", "fate-lost"), ("alarm-attrition", "fate-reduced")):
        units = [unit for unit, found in fates.items() if found == word]
        if units:
            args: Args = {"units": _names(units), "count": len(units)}
            yield Alarm(id, "6.24", args, grave=word == "fate-lost")


# 8.48 Stacking


def _stacks(game: Empire, side: int) -> Iterator[Alarm]:
    """8.24, 8.48 Too many units in a hex: one of them leaves at the end of the card."""
    spaces = {game.at[unit] for unit in bits(OWN_UNITS[side]) if on_map(game, unit)}
    full = sorted(space for space in spaces if overfull(game, space, side))
    if full:
        yield Alarm(
            "alarm-overstacked", "8.48", {"spaces": tuple(NAMES[space] for space in full)}, grave=True
        )


# 9.0 Carriers


@fact("units", "marks", "control", "tracks")
def threats(game: Empire, side: int) -> dict[int, tuple[int, int]]:
    """For each hex with carriers: what enemy flyers could strike it with now, and what defends it."""
    found = {}
    decks = {game.at[u] for u in bits(OWN_UNITS[side]) if KIND_OF[u] == CARRIER and on_map(game, u)}
    enemies = (unit for unit, *_ in forces(game).flyers(1 - side))
    strikers = [(unit, combat_hexes(game, unit)) for unit in enemies if supplied(game, unit)]
    for space in decks:
        near = (unit for unit, hexes in strikers if hexes >> space & 1)
        attack = sum(face(game, unit).attack for unit in near)
        own = sum(face(game, unit).attack for unit in in_hex(game, space, side))
        found[space] = attack, own
    return found


def _carriers(game: Empire, side: int) -> Iterator[Alarm]:
    """Carriers where the enemy's aircraft reach them with more than they have to answer with."""
    for space, (attack, own) in sorted(threats(game, side).items()):
        if attack > own:
            units = [unit for unit in in_hex(game, space, side) if KIND_OF[unit] == CARRIER]
            args: Args = {"units": _names(units), "space": NAMES[space], "attack": attack, "own": own}
            yield Alarm("alarm-carriers", "9.11", args)


# 13.0 Countries


def _countries(game: Empire, side: int) -> Iterator[Alarm]:
    """13.1, 13.62, 13.73 Countries that surrender at the end of the turn, or lack one hex of it."""
    for nation, keys in enumerate(KEYS):
        if not keys or keys & ~game.area or nation in (INDIA, CHINA) or game.surrendered >> nation & 1:
            continue
        missing = keys & ~controlled(game, JAPAN)
        args: Args = {"nation": NATIONS[nation], "spaces": tuple(NAMES[space] for space in bits(missing))}
        if not missing:
            yield Alarm("alarm-surrenders", "13.1", args, grave=side == ALLIES)
        elif missing.bit_count() == 1 and keys.bit_count() > 1:
            yield Alarm("alarm-nearly-surrenders", "13.1", args)
    if not game.surrendered >> CHINA & 1 and game.china == COLLAPSED - 1:
        yield Alarm("alarm-china", "13.73", grave=side == ALLIES)
    lost = not NORTHERN_INDIA & ~game.area and not NORTHERN_INDIA & ~controlled(game, JAPAN)
    if not game.surrendered >> INDIA & 1 and (lost or game.india == REVOLTS):
        yield Alarm("alarm-india", "13.62", grave=lost and game.india == REVOLTS)


# 16.0 How it may end


def _endings(game: Empire, side: int) -> Iterator[Alarm]:
    """16.1, 16.47, 13.93 US will near its end, progress that is missing, Japan without resources."""
    if game.will <= 0:
        yield Alarm("alarm-negotiations", "16.1", grave=True)
    elif game.will <= LOW_WILL:
        yield Alarm("alarm-will", "16.1", {"count": game.will}, grave=game.will == 1)
    yield from _progress(game, side)
    if not HONSHU & ~game.area and game.phase <= POLITICAL:
        goals = RESOURCES & controlled(game, JAPAN)
        if not goals or not linked_to(game, JAPAN, sources(game, JAPAN), goals):
            args: Args = {"count": game.blockade, "limit": STARVED}
            yield Alarm("alarm-blockade", "13.93", args, grave=game.blockade >= STARVED - 1)
    if game.turn == game.last_turn:
        yield Alarm("alarm-last-turn", "16.0")


def _progress(game: Empire, side: int) -> Iterator[Alarm]:
    """16.47 Named hexes that the Allies must still take in this turn."""
    small = bool(SCENARIOS[game.scenario].sources[ALLIES])
    if not will_counts(game) or (game.turn < FIRST_JUDGED and not small) or game.phase > POLITICAL:
        return
    missing = game.progress_need - progress_made(game)
    if missing > 0:
        late = game.phase >= OFFENSIVES and game.hand[ALLIES].bit_count() <= 1
        args: Args = {"count": missing, "need": game.progress_need}
        yield Alarm("alarm-progress", "16.47", args, grave=late and side == ALLIES)


# What the seat is just asked


def _asked(game: Empire, side: int) -> Iterator[Alarm]:
    """5.32, 9.6, 12.3 Reaction cards that fit, units without a base, a row of raids that would end."""
    seat = SEATS[side]
    if _top(game, seat, CancelOffensive, Intelligence, PlayReaction):
        cards = playable(game, side, WINDOW[type(game.stack[-1])])
        if cards:
            yield Alarm("alarm-react", "5.32", {"cards": tuple(CARD_IDS[card] for card in cards)})
    if _top(game, seat, ReturnUnits):
        lost = [u for u in movable(game, side) if not may_stay(game, u) and not homes(game, u)]
        if lost:
            yield Alarm("alarm-adrift", "9.6", {"units": _names(lost), "count": len(lost)}, grave=True)
    if _top(game, seat, Raid) and game.bombed:
        yield Alarm("alarm-bombing", "16.2", {"count": game.bombed})


def _reminders(game: Empire, side: int) -> Iterator[Alarm]:
    """7.29, 8.45, 11.0, 12.4 What lapses if it is forgotten."""
    seat = SEATS[side]
    if _top(game, seat, SpendStep):
        left = sum(budget(game, side)[3:]) if side == ALLIES else budget(game, side)[2]
        if left and (restorable(game, side) | rebuildable(game, side)):
            yield Alarm("alarm-steps", "11.0", {"count": left})
    if not _top(game, seat, PlayCard):
        return
    cards = game.hand[side].bit_count()
    if game.passes[side]:
        yield Alarm("alarm-passes", "12.4", {"count": game.passes[side]})
    if cards == 1 and game.future[side] != NO_CARD and game.future_turn[side] < game.turn:
        yield Alarm("alarm-future", "7.29", {"card": CARD_IDS[game.future[side]]})
    if cards == 1 and usable_asp(game, side):
        yield Alarm("alarm-shipping", "8.45", {"count": usable_asp(game, side)})


# 10.0 Reinforcements


def _coming(game: Empire, side: int) -> Iterator[Alarm]:
    """10.11 Reinforcements of the next turn that have no place to come to."""
    if game.phase != OFFENSIVES or not _top(game, SEATS[side], PlayCard):
        return
    later = coming(game)
    units = [
        unit
        for unit in bits(OWN_UNITS[side])
        if game.at[unit] == TRACK
        and 0 < game.due[unit] <= later.turn
        and side_of(unit) == side
        and not out_of_the_war(game, unit)
        and not delayed(later, unit)
        and not places(later, unit)
    ]
    if units:
        yield Alarm("alarm-no-place", "10.11", {"units": _names(units), "count": len(units)})


ALARMS: Final = Query("alarms", (), alarms, Alarms)
