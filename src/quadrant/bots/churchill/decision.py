"""11.6 The Decision segment: Directed Offensives, production and support, commands, the Global Issue."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from quadrant.bots.churchill.priorities import KINDS, FrontRule, ProductionPriority
from quadrant.bots.churchill.reasons import Picked, Reason
from quadrant.bots.churchill.situation import Situation
from quadrant.bots.churchill.war import Campaigns, Package
from quadrant.games.churchill.components import (
    ARCTIC,
    BOXES,
    CENTRAL_PACIFIC,
    FRONT,
    FRONTS,
    GLOBAL_ISSUES,
    ISSUES,
    NATION,
    NATIONS,
    SW_PACIFIC,
    THEATERS,
    UK,
    US,
)
from quadrant.games.churchill.rules.alignment import placement_limits as alignment_limits
from quadrant.games.churchill.rules.clandestine import placement_limits as network_limits
from quadrant.games.churchill.rules.decision import DirectOffensive, NameCommander
from quadrant.games.churchill.rules.production import duty_of
from quadrant.games.churchill.rules.reserves import to_go
from quadrant.games.churchill.rules.score import same_side
from quadrant.games.churchill.rules.support import FreeSupport, at_war
from quadrant.games.churchill.verbs import ACTIVATE, COMMAND, NAVAL, OFFENSIVE, RESEARCH, TARGET, WORLD
from quadrant.kernel.flow import Choice

because = partial(Reason, rule="11.6")

# What Fronts are worth


def front_value(situation: Situation, front: int) -> float:
    """The chart's value of the Front's entry space, with what the standing adds."""
    space = situation.game.entry(front)
    if space is None:
        return 0.0
    chart = situation.chart
    values = chart.front_values.get(FRONTS[front].id, {})
    value = values.get(space.id, values.get("default", 0.0))
    for rule in chart.front_rules:
        if situation.holds(rule.when) and FRONT_RULES[rule.rule](situation, front, rule):
            value += rule.delta
    for cooperation in situation.cooperation:
        if cooperation.front_of_last and same_side(FRONTS[front].owner, situation.last):
            value += cooperation.front_of_last
        if cooperation.axis_entry and space.axis >= 0:
            value += cooperation.axis_entry
    return value


def laggard(situation: Situation, front: int, rule: FrontRule) -> bool:
    """The Front that is so many steps behind its neighbour."""
    if FRONTS[front].id not in rule.fronts:
        return False
    ahead = min(to_go(situation.game, FRONT[name]) for name in rule.fronts)
    return to_go(situation.game, front) - ahead >= rule.apart


def late(situation: Situation, front: int, rule: FrontRule) -> bool:
    return FRONTS[front].id == rule.front


FRONT_RULES: Final = {"laggard": laggard, "late": late}


#: Enough where the whole conference is imagined many times over.
FEW_SAMPLES: Final = 3


def campaigns(situation: Situation) -> Campaigns:
    rules = situation.common.support_allocation
    samples = FEW_SAMPLES if situation.game.imagined else rules.samples
    return Campaigns(situation.game, situation.random, samples, rules.breakthrough)


# Directed Offensives


def direct_offensive(situation: Situation, options: list[Choice]) -> Picked:
    """The first Front of the list for that issue that is still at war (7.8)."""
    decision = situation.game.stack[-1]
    assert isinstance(decision, DirectOffensive)
    fighting = TARGET.over(at_war(situation.game))
    options = [option for option in options if option in fighting] or options
    for rule in situation.chart.directed_offensives[KINDS[decision.issue]]:
        front = pacific_laggard(situation) if rule.front == "pacific_laggard" else FRONT[rule.front]
        if situation.holds(rule.when) and TARGET(front) in options:
            return _directed(decision.issue, front)
    best = max((TARGET.thing(option) for option in options), key=lambda front: front_value(situation, front))
    return _directed(decision.issue, best)


def _directed(issue: int, front: int) -> Picked:
    args = {"issue": ISSUES[issue].id, "front": FRONTS[front].id}
    return Picked(TARGET(front), because("bot-direct", args=args))


def pacific_laggard(situation: Situation) -> int:
    """The American Pacific Front that is farther from Japan."""
    return max((CENTRAL_PACIFIC, SW_PACIFIC), key=lambda front: to_go(situation.game, front))


# Production


def allocate(situation: Situation, options: list[Choice]) -> Picked:
    """11.6 The priorities of the chart, one production marker at a time."""
    budget = situation.game.production[situation.me]
    war = campaigns(situation)
    for priority in situation.chart.production_order:
        if not situation.holds(priority.when):
            continue
        found = SPENDINGS[priority.rule](situation, options, priority, war, budget)
        if found is not None:
            return found
    return _support_anywhere(situation, options, war, budget)


def duty(situation: Situation) -> str:
    """The rule that binds the next marker, if any (6.6, 6.7)."""
    binds = duty_of(situation.game, situation.me)
    return binds.rule if binds else ""


def card(
    situation: Situation, options: list[Choice], priority: ProductionPriority, war: Campaigns, budget: int
) -> Picked | None:
    """6.6 What the conference card demands."""
    if duty(situation) != "6.6":
        return None
    return Picked(best_support(situation, options, war, budget), because("bot-duty-card"))


def directed(
    situation: Situation, options: list[Choice], priority: ProductionPriority, war: Campaigns, budget: int
) -> Picked | None:
    """6.7 What Directed Offensives demand."""
    if duty(situation) != "6.7":
        return None
    return Picked(best_support(situation, options, war, budget), because("bot-duty-directed"))


def activate(
    situation: Situation, options: list[Choice], priority: ProductionPriority, war: Campaigns, budget: int
) -> Picked | None:
    """6.8 A Pol-Mil issue that has targets."""
    won = [ACTIVATE.thing(option) for option in options if ACTIVATE.of(option)]
    if not won:
        return None
    game, me = situation.game, situation.me
    targets = alignment_limits(game, me).mask.bit_count() - game.alignments_due[me]
    networks = network_limits(game, me).mask.bit_count() - game.networks_due[me]
    served = priority.alignments and targets >= priority.alignments
    if not served and not (priority.networks and networks >= priority.networks):
        return None
    issue = max(won, key=lambda i: ISSUES[i].alignments)
    return Picked(ACTIVATE(issue), because("bot-activate", args={"issue": ISSUES[issue].id}))


def naval(
    situation: Situation, options: list[Choice], priority: ProductionPriority, war: Campaigns, budget: int
) -> Picked | None:
    """Naval support that a landing lacks."""
    for name in priority.fronts or ():
        front = FRONT[name]
        choice = NAVAL(FRONTS[front].box)
        if war.missing(front) and choice in options and not situation.game.defeated(FRONTS[front].theater):
            return Picked(choice, because("bot-naval", args={"front": name}))
    return None


def strength(
    situation: Situation, options: list[Choice], priority: ProductionPriority, war: Campaigns, budget: int
) -> Picked | None:
    """Support up to a strength that is worth a roll, if production reaches that far."""
    for name in priority.fronts or ():
        front = FRONT[name]
        if OFFENSIVE(front) not in options or not war.open(front):
            continue
        wanted = war.mean_reserves(front) + (priority.strength - FRONTS[front].strength) / 2
        lacking = wanted - situation.game.offensive[front]
        if 0 < lacking <= budget:
            return Picked(OFFENSIVE(front), because("bot-strength", args={"front": name}))
    return None


def arctic(
    situation: Situation, options: list[Choice], priority: ProductionPriority, war: Campaigns, budget: int
) -> Picked | None:
    """Naval support in the Arctic until it opens the route (7.4)."""
    if NAVAL(ARCTIC) not in options or situation.game.naval[ARCTIC] >= priority.naval:
        return None
    return Picked(NAVAL(ARCTIC), because("bot-arctic", args={"n": priority.naval}))


def research(
    situation: Situation, options: list[Choice], priority: ProductionPriority, war: Campaigns, budget: int
) -> Picked | None:
    """6.10.2 A modifier for A-Bomb Research."""
    if RESEARCH() not in options or situation.game.research >= priority.max:
        return None
    return Picked(RESEARCH(), because("bot-research"))


def support(
    situation: Situation, options: list[Choice], priority: ProductionPriority, war: Campaigns, budget: int
) -> Picked | None:
    """The marker that gains most: value of the Front times gain in its chance."""
    names = priority.fronts
    fronts = None if names is None else {FRONT[name] for name in names}
    package = best_package(situation, options, war, budget, fronts)
    if package is None or package.gain < situation.common.support_allocation.least_gain:
        return None
    return _supported(package)


def _supported(package: Package) -> Picked:
    name = FRONTS[package.front].id
    message = "bot-support-naval" if package.naval else "bot-support"
    return Picked(package.choice, because(message, args={"front": name}))


def best_package(
    situation: Situation, options: list[Choice], war: Campaigns, budget: int, fronts: set[int] | None = None
) -> Package | None:
    found = []
    ahead = situation.common.support_allocation.ahead
    for front in range(len(FRONTS)) if fronts is None else fronts:
        value = front_value(situation, front)
        package = war.package(front, value, budget, ahead) if value > 0 else None
        if package is not None and package.choice in options:
            found.append((package.gain, package))
    return situation.close_call(found)


def best_support(situation: Situation, options: list[Choice], war: Campaigns, budget: int) -> Choice:
    """Of several places that will do, the one that gains most."""
    package = best_package(situation, options, war, budget)
    if package is not None:
        return package.choice
    return max(options, key=lambda option: _place_value(situation, option))


def _place_value(situation: Situation, option: Choice) -> float:
    if OFFENSIVE.of(option):
        return front_value(situation, OFFENSIVE.thing(option))
    if not NAVAL.of(option):
        return -1.0
    front = BOXES[NAVAL.thing(option)].front
    return front_value(situation, front) if front >= 0 else 0.0


def _support_anywhere(situation: Situation, options: list[Choice], war: Campaigns, budget: int) -> Picked:
    """6.4 Production may not be kept: it goes where it does most, little as that may be."""
    package = best_package(situation, options, war, budget)
    if package is not None:
        return _supported(package)
    return Picked(best_support(situation, options, war, budget), because("bot-support-anywhere"))


Spending = Callable[[Situation, list[Choice], ProductionPriority, Campaigns, int], Picked | None]
SPENDINGS: Final[dict[str, Spending]] = {
    spending.__name__: spending
    for spending in (card, directed, activate, naval, strength, arctic, research, support)
}


def command_support(situation: Situation, options: list[Choice]) -> Picked:
    """6.9 Support from theater commands."""
    budget = max(1, sum(situation.game.support[situation.me * 3 : situation.me * 3 + 3]))
    return _support_anywhere(situation, options, campaigns(situation), budget)


def free_support(situation: Situation, options: list[Choice]) -> Picked:
    """Support that a card gives, before production is known."""
    decision = situation.game.stack[-1]
    assert isinstance(decision, FreeSupport)
    return _support_anywhere(situation, options, campaigns(situation), decision.left)


# Commands and the Global Issue


def name_commander(situation: Situation, options: list[Choice]) -> Picked:
    """6.92 The US or the UK, by the chart."""
    decision = situation.game.stack[-1]
    assert isinstance(decision, NameCommander)
    theater = THEATERS[decision.theater]
    rules = situation.chart.theater_leadership.rules
    rule = next(r for r in rules if r.theater == theater and situation.holds(r.when))
    fewer = min((US, UK), key=lambda nation: situation.vp[nation])
    nation = fewer if rule.give == "fewer_vp" else NATION[rule.give]
    message = "bot-command-weaker" if rule.give == "fewer_vp" else "bot-command"
    args = {"theater": theater, "seat": NATIONS[nation]}
    return Picked(COMMAND(decision.theater, nation), because(message, args=args))


def move_global(situation: Situation, options: list[Choice]) -> Picked:
    """6.11 The first of the chart's Global Issues that can be moved."""
    for rule in situation.chart.global_choice:
        index = next(i for i, issue in enumerate(GLOBAL_ISSUES) if issue.id == rule.issue)
        if situation.holds(rule.when) and WORLD(index) in options:
            advantage = GLOBAL_ISSUES[index].advantage[situation.me]
            return Picked(WORLD(index), because("bot-global", args={"advantage": advantage}))
    return Picked(options[0], because("bot-global-other"))
