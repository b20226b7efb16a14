"""The staff after the meeting: production and support, commands, Global Issues, networks and alignments.

Every marker goes where it does most for the chance to win, which may be nowhere in particular: a power that
leads by too much does not hurry to end the war (4.42, 4.43).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quadrant.bots.churchill import politics
from quadrant.bots.churchill.briefing import Briefing
from quadrant.bots.churchill.outlook import POLITICAL_LINES, Vp, count
from quadrant.bots.churchill.reasons import Picked
from quadrant.bots.churchill.stakes import alignment_targets, schedule_vp
from quadrant.games.churchill.components import (
    ARCTIC,
    ARCTIC_OPEN,
    BOXES,
    FRONTS,
    GLOBAL_ISSUES,
    ISSUES,
    LOCATIONS,
    NATIONS,
    NAVAL_IN_BOX,
    NOBODY,
    THEATERS,
    TRINITY,
    UK,
    US,
    USSR,
    Box,
    Front,
    Issue,
)
from quadrant.games.churchill.rules.alignment import placement_limits as alignment_limits
from quadrant.games.churchill.rules.decision import NameCommander
from quadrant.games.churchill.rules.production import DEMAND
from quadrant.games.churchill.rules.secret_agenda import secret_points
from quadrant.games.churchill.rules.support import FreeSupport
from quadrant.games.churchill.state import network_owner
from quadrant.games.churchill.verbs import (
    ACTIVATE,
    COMMAND,
    NAVAL,
    OFFENSIVE,
    PLACE,
    REMOVE,
    RESEARCH,
    TARGET,
    WORLD,
)
from quadrant.kernel.flow import Choice, take
from quadrant.kernel.verbs import FINISHING, Verb

Bonus = Callable[[Briefing, Choice], float]

# Support


def gain(brief: Briefing, front: int, offensive: int, naval: int) -> float:
    """What so many more markers for a Front do to the chance to win."""
    worth = brief.outlook.front_worth[front]
    if not worth:
        return 0.0
    game, war = brief.game, brief.war
    box = game.naval[FRONTS[front].box]
    at = game.offensive[front] + brief.anticipated[front]
    after = war.chance(front, at + offensive, min(NAVAL_IN_BOX, box + naval))
    return worth * (after - war.chance(front, at, box))


def best_marker(brief: Briefing, options: list[Choice], budget: int) -> tuple[float, Choice]:
    """The marker that gains most: as the first of as many as belong together, or alone."""
    found = [(single(brief, option), -n, option) for n, option in enumerate(options) if is_support(option)]
    for front in range(len(FRONTS)):
        naval = brief.war.missing(front)
        choice = NAVAL(FRONTS[front].box) if naval else OFFENSIVE(front)
        if choice not in options or naval > budget or brief.outlook.front_worth[front] <= 0:
            continue
        for offensive in range(0 if naval else 1, budget - naval + 1):
            each = gain(brief, front, offensive, naval) / (offensive + naval)
            found.append((each, -len(found), choice))
    value, _, choice = max(found)
    return value, choice


def is_support(option: Choice) -> bool:
    return OFFENSIVE.of(option) or NAVAL.of(option)


def single(brief: Briefing, option: Choice) -> float:
    """What one marker does; naval support also serves later landings, and opens the Arctic."""
    if OFFENSIVE.of(option):
        return gain(brief, OFFENSIVE.thing(option), 1, 0)
    box = NAVAL.thing(option)
    if box == ARCTIC:
        return arctic(brief)
    front = BOXES[box].front
    later = 0.0
    if brief.war.missing(front) and not brief.game.defeated(FRONTS[front].theater):
        ahead = brief.situation.common.support_allocation.ahead
        later = ahead * brief.outlook.front_worth[front] / brief.war.missing(front)
    return max(gain(brief, front, 0, 1), later) if later > 0 else gain(brief, front, 0, 1) + later


def arctic(brief: Briefing) -> float:
    """7.4 The route to Murmansk: production for the USSR as long as it lasts."""
    lacking = ARCTIC_OPEN - brief.game.naval[ARCTIC]
    if lacking <= 0:
        return 0.0
    left = brief.game.last_conference - brief.game.conference
    vp = brief.stakes.worth.production * min(4, left)
    change = [0.0, 0.0, 0.0]
    change[USSR] = vp
    return (brief.outlook.win((change[0], change[1], change[2])) - brief.outlook.win()) / lacking


def allocate(brief: Briefing, options: list[Choice]) -> Picked:
    """6.4 One production marker where it does most for the chance to win."""
    budget = max(1, brief.game.production[brief.me])
    value, choice = best_marker(brief, options, budget)
    message = "staff-support"
    start = brief.outlook.win()
    for option in options:
        if ACTIVATE.of(option):
            other = activation(brief, ACTIVATE.thing(option)) - start
            other_message = "staff-activate"
        elif RESEARCH.of(option):
            other = research(brief) - start
            other_message = "staff-research"
        else:
            continue
        if other > value:
            value, choice, message = other, option, other_message
    return told(brief, choice, message, start + value)


#: What a choice is about, and what it is called.
_NAMED: Final[tuple[tuple[Verb, str, tuple[Front, ...] | tuple[Box, ...] | tuple[Issue, ...]], ...]] = (
    (OFFENSIVE, "front", FRONTS),
    (NAVAL, "box", BOXES),
    (ACTIVATE, "issue", ISSUES),
)


def told(brief: Briefing, choice: Choice, message: str, value: float) -> Picked:
    """A choice of the decision segment, with the name of what it is about."""
    args = {}
    for verb, kind, names in _NAMED:
        if verb.of(choice):
            args = {kind: names[verb.thing(choice)].id}
    if NAVAL.of(choice) and message == "staff-support":
        message = "staff-support-naval"
    return brief.answer(choice, message, value, **args)


def activation(brief: Briefing, issue: int) -> float:
    """6.8 The chance to win with the markers of a Pol-Mil issue."""
    change = brief.stakes.pol_mil(issue, brief.me)
    change[brief.me] += brief.stakes.worth.production
    return brief.outlook.win((change[0], change[1], change[2]))


def research(brief: Briefing) -> float:
    """6.10.2 The chance to win with one more on the die for the bomb."""
    game = brief.game
    steps = TRINITY - game.bomb
    if not steps or game.research >= 3:
        return brief.outlook.win()
    likely = 1 / 6 / steps
    change = [0.0, 0.0, 0.0]
    change[US] = change[UK] = likely * schedule_vp(game, "bomb")
    change[USSR] = -likely * schedule_vp(game, "no_bomb")
    return brief.outlook.win((change[0], change[1], change[2]))


def command_support(brief: Briefing, options: list[Choice]) -> Picked:
    """6.9 Support from theater commands."""
    support = brief.game.support[brief.me * 3 : brief.me * 3 + 3]
    return placed(brief, options, max(1, sum(support)))


def free_support(brief: Briefing, options: list[Choice]) -> Picked:
    """Support that a card gives."""
    decision = brief.game.stack[-1]
    assert isinstance(decision, FreeSupport)
    return placed(brief, options, decision.left)


def placed(brief: Briefing, options: list[Choice], budget: int) -> Picked:
    if not any(is_support(option) for option in options):
        return brief.answer(options[0], "staff-nothing")
    value, choice = best_marker(brief, options, budget)
    return told(brief, choice, "staff-support", brief.outlook.win() + value)


def direct_offensive(brief: Briefing, options: list[Choice]) -> Picked:
    """6.1 The Front on which two more markers do most."""
    scores = {}
    for option in options:
        front = TARGET.thing(option)
        naval = min(DEMAND, brief.war.missing(front))
        scores[front] = gain(brief, front, DEMAND - naval, naval)
    best = max(scores, key=lambda front: scores[front])
    value = brief.outlook.win() + scores[best]
    return brief.answer(TARGET(best), "staff-direct", value, front=FRONTS[best].id)


def name_commander(brief: Briefing, options: list[Choice]) -> Picked:
    """6.92 The command where its support helps most, or harms least."""
    decision = brief.game.stack[-1]
    assert isinstance(decision, NameCommander)
    left = brief.game.last_conference - brief.game.conference
    scores = {}
    for nation in (US, UK):
        change = [0.0, 0.0, 0.0]
        change[nation] = brief.stakes.worth.production * min(3, left)
        scores[nation] = brief.outlook.win((change[0], change[1], change[2]))
    best = max(scores, key=lambda nation: scores[nation])
    theater = THEATERS[decision.theater]
    choice = COMMAND(decision.theater, best)
    return brief.answer(choice, "staff-command", scores[best], theater=theater, seat=NATIONS[best])


def move_global(brief: Briefing, options: list[Choice]) -> Picked:
    """6.11 The advantage that is worth most: its VP, whose it was, and the places it opens or closes."""
    game, me = brief.game, brief.me
    before = [alignment_targets(game, nation) for nation in range(3)]
    scores = {}
    for index in range(len(GLOBAL_ISSUES)):
        if WORLD(index) not in options:
            continue
        after = game.clone()
        after.world[index] = me
        change = list(difference(count(after, POLITICAL_LINES), count(game, POLITICAL_LINES)))
        for nation in range(3):
            opened = alignment_targets(after, nation) - before[nation]
            change[nation] += 0.3 * opened
        scores[index] = brief.outlook.win((change[0], change[1], change[2]))
    best = max(scores, key=lambda index: scores[index])
    advantage = GLOBAL_ISSUES[best].advantage[me]
    return brief.answer(WORLD(best), "staff-global", scores[best], advantage=advantage)


# Networks and alignments


def difference(after: Vp, before: Vp) -> Vp:
    return after[0] - before[0], after[1] - before[1], after[2] - before[2]


def imagined(brief: Briefing, option: Choice) -> list[float]:
    """How VP change at once by a marker placed or removed."""
    after = brief.game.clone()
    take(after, option)
    change = list(difference(count(after, POLITICAL_LINES), count(brief.game, POLITICAL_LINES)))
    change[brief.me] += secret_points(after, brief.me) - secret_points(brief.game, brief.me)
    return change


def place_network(brief: Briefing, options: list[Choice]) -> Picked:
    """7.1 The network that does most: for VP, for an alignment to come, against a rival."""
    return best_place(brief, options, "staff-network", network_bonus)


def network_bonus(brief: Briefing, option: Choice) -> float:
    """What a network prepares or protects, in VP."""
    game, me = brief.game, brief.me
    place = politics.place_of(option)
    if REMOVE.of(option):
        return 0.3 if game.alignments[place] == me else 0.0
    open_to_me = not alignment_limits(game, me).why_not(place) or open_after(brief, place)
    bonus = 0.0
    if game.alignments[place] == NOBODY and open_to_me:
        waiting = game.alignments_due[me] > alignment_limits(game, me).mask.bit_count()
        bonus += 1.5 if waiting else 0.5
    if network_owner(game.networks[place]) == me:
        bonus += 0.3 + (0.3 if politics.passes(brief.situation, place) else 0.0)
    if place in game.secret[me]:
        bonus += 2.0
    return bonus


def open_after(brief: Briefing, place: int) -> bool:
    """Whether an alignment could follow the network."""
    after = brief.game.clone()
    after.networks[place] = brief.me * 2 + 1
    return bool(alignment_limits(after, brief.me).mask >> place & 1)


def place_alignment(brief: Briefing, options: list[Choice]) -> Picked:
    """7.3 The alignment that does most, placed or taken away."""
    return best_place(brief, options, "staff-alignment", alignment_bonus)


def alignment_bonus(brief: Briefing, option: Choice) -> float:
    """A place that is hard to take back is worth a little more."""
    place = politics.place_of(option)
    safe = brief.game.networks[place] == brief.me * 2 + 2
    return 0.2 if safe and PLACE.of(option) else 0.0


def best_place(brief: Briefing, options: list[Choice], message: str, bonus: Bonus) -> Picked:
    scores = {}
    for option in options:
        if FINISHING.of(option):
            continue
        change = imagined(brief, option)
        change[brief.me] += bonus(brief, option)
        scores[option] = brief.outlook.win((change[0], change[1], change[2]))
    if not scores:
        return brief.answer(options[0], "staff-nothing")
    best = max(scores, key=lambda option: scores[option])
    verb = "remove" if REMOVE.of(best) else "place"
    country = LOCATIONS[politics.place_of(best)].id
    return brief.answer(best, f"{message}-{verb}", scores[best], country=country)


def choose_location(brief: Briefing, options: list[Choice]) -> Picked:
    """5.12 A place that a conference card offers."""
    return best_place(brief, options, "staff-card", no_bonus)


def no_bonus(brief: Briefing, option: Choice) -> float:
    return 0.0


def placing_order(brief: Briefing, options: list[Choice]) -> Picked:
    """As in chapter 11: going last is an advantage."""
    return politics.placing_order(brief.situation, options)
