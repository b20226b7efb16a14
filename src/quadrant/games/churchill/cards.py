"""5.11 The conference card: its five bands, top to bottom, each a list of operations.

The vocabulary of operations is all there is; a card is only data that names them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quadrant.games.churchill.choices import PLACE
from quadrant.games.churchill.components import (
    ARCTIC,
    BANDS,
    BOX,
    CONFERENCES,
    EFFECTS,
    FRONT,
    FRONTS,
    IJN,
    ISSUE,
    ISSUES,
    LEADER,
    LEADERS,
    LOCATION,
    NATIONS,
    ROOSEVELT,
    THEATERS,
    UNITS,
    USSR,
    location_mask,
    nation_of,
)
from quadrant.games.churchill.pol_mil import MARKERS, act_at, places_of_use, roll_place, table_order
from quadrant.games.churchill.state import CENTER, DISPLAY, NOBODY, Churchill, NationDecision
from quadrant.games.churchill.support import (
    explain_support,
    lose_naval,
    naval_limits,
    offensive_limits,
    put_support,
    support_choices,
    with_entry_space,
    with_room,
)
from quadrant.kernel.flow import Choice, Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Prompt, Refusal

Operation = Callable[[Churchill, int, int], None]


class RevealCard(Step):
    """5.11 Turn over the next conference card and carry out its instructions in order."""

    def run(self, game: Churchill) -> None:
        game.phase = "card"
        game.card, game.deck = game.deck[0], game.deck[1:]
        game.reveal()
        game.tell("conference-card", "5.11", card=CONFERENCES[game.card].id, n=game.conference)
        game.push(*(ReadBand(band) for band in range(len(BANDS))))


class ReadBand(Step):
    """3.28 One band of the card."""

    band: int

    def run(self, game: Churchill) -> None:
        card = CONFERENCES[game.card]
        game.tell("band", "3.28", band=f"{card.id}-{BANDS[self.band]}")
        push_effects(game, card.bands[self.band])


def push_effects(game: Churchill, effects: tuple[int, ...] | list[int], die: int = 0) -> None:
    """Instructions in order; those that place markers for several nations follow 5.12."""
    nations = [EFFECTS[effect].do.get("nation") for effect in effects]
    placing = all(EFFECTS[effect].do["op"] in ("pol_mil", "choose_location") for effect in effects)
    ordered = list(effects)
    if placing and all(name in NATIONS for name in nations):
        rank = table_order(game)
        ordered.sort(key=lambda effect: rank.index(nation_of(EFFECTS[effect].do["nation"])))
    game.push(*(Instruction(effect, die) for effect in ordered))


class Instruction(Step):
    """5.11 One instruction; ``die`` is the roll of the table it stands in."""

    effect: int
    die: int

    def run(self, game: Churchill) -> None:
        OPERATIONS[EFFECTS[self.effect].do["op"]](game, self.effect, self.die)


def _do(effect: int) -> dict[str, Any]:
    return EFFECTS[effect].do


def _nation(effect: int) -> int:
    return nation_of(_do(effect)["nation"])


# Production


def commit_production(game: Churchill, effect: int, die: int) -> None:
    """6.6 Production that must later be spent there; it is allocated before anything else."""
    nation, n = _nation(effect), _do(effect)["n"]
    game.commitments.append((nation, effect, n))
    game.tell("committed", "6.6", seat=NATIONS[nation], n=n)


def murmansk_convoy(game: Churchill, effect: int, die: int) -> None:
    """6.32 A convoy for the USSR: it arrives with enough escorts, or on a die."""
    do = _do(effect)
    roll = 0
    arrives = game.naval[ARCTIC] >= do["auto_if_arctic_naval_at_least"]
    if not arrives:
        roll = game.face(6)
        arrives = roll in do["success"]
    if arrives:
        game.convoy += do["production"]
    game.tell("convoy-arrives" if arrives else "convoy-lost", "6.32", die=roll)


def production_delta(game: Churchill, effect: int, die: int) -> None:
    nation, n = _nation(effect), _do(effect)["n"]
    game.extra[nation] += n
    game.tell("production-change", "5.11", seat=NATIONS[nation], n=n)


def forbid_allocation(game: Churchill, effect: int, die: int) -> None:
    nation = _nation(effect)
    for area in _do(effect)["where"]["areas"]:
        game.forbidden.append((nation, FRONTS[FRONT[area]].box))
        game.tell("allocation-forbidden", "5.11", seat=NATIONS[nation], front=area)


# Issues and leaders


def put_issue(game: Churchill, effect: int, die: int) -> None:
    """3.28 An issue goes to the centre (2nd edition: or to the place the card names)."""
    name, space = _do(effect)["issue"], _do(effect)["space"]
    copies = [ISSUE[name]] if name in ISSUE else [i for i, m in enumerate(ISSUES) if m.id.startswith(name)]
    unused = [i for i in copies if game.place[i] == DISPLAY]
    if not unused:
        return
    place = CENTER
    if isinstance(space, dict) and game.edition.named_places:
        place = nation_of(space["track"]) * 10 + int(space["space"])
    game.place[unused[0]] = place
    game.tell("issue-put", "3.28", issue=ISSUES[unused[0]].id)


def leader_limit(game: Churchill, effect: int, die: int) -> None:
    """5.26 The leader may not advance an issue; he may still debate and break ties."""
    nation = _nation(effect)
    if game.named_leader(nation) and "advance" in _do(effect)["forbid"]:
        bar_leader(game, nation)


def leader_inactive(game: Churchill, effect: int, die: int) -> None:
    nation = _nation(effect)
    if game.named_leader(nation):
        game.active[nation] = False
        game.tell("leader-inactive", "5.13", leader=leader_name(game, nation))


def leader_check(game: Churchill, effect: int, die: int) -> None:
    nation, do = _nation(effect), _do(effect)
    if not game.named_leader(nation):
        return
    roll = game.face(6)
    failed = roll in do["fail"]
    game.tell("leader-check", "5.11", leader=leader_name(game, nation), die=roll, failed=int(failed))
    if failed:
        CHECKS[do["on_fail"]](game, effect, die)


def leader_replace(game: Churchill, effect: int, die: int) -> None:
    """3.31 Truman takes Roosevelt's chair."""
    nation = _nation(effect)
    if game.leader[nation] == ROOSEVELT:
        replace_leader(game, nation, LEADER[_do(effect).get("to", "truman")], active=True)


def replace_leader(game: Churchill, nation: int, leader: int, *, active: bool) -> None:
    old = leader_name(game, nation)
    game.leader[nation] = leader
    game.active[nation] = active
    game.barred[nation] = False
    game.unchecked[nation] = False
    game.tell("leader-replaced", "3.31", leader=old, leader2=leader_name(game, nation))


def leader_name(game: Churchill, nation: int) -> str:
    return LEADERS[game.leader[nation]].id


CHECKS: Final[dict[str, Operation]] = {
    "start_inactive": leader_inactive,
    "no_advance": lambda game, effect, die: bar_leader(game, _nation(effect)),
    "dies": leader_replace,
}


def bar_leader(game: Churchill, nation: int) -> None:
    game.barred[nation] = True
    game.tell("leader-barred", "5.26", leader=leader_name(game, nation))


def skip_leader_check(game: Churchill, effect: int, die: int) -> None:
    nation = _nation(effect)
    if game.named_leader(nation):
        game.unchecked[nation] = True
        game.tell("leader-unchecked", "5.11", leader=leader_name(game, nation))


def paranoia_on(game: Churchill, effect: int, die: int) -> None:
    game.paranoia = True
    game.tell("paranoia", "5.24", leader=leader_name(game, USSR))


# Support and the Axis


def where_masks(do: dict[str, Any]) -> tuple[int, int]:
    """The Fronts and theater boxes an instruction names; an area is both."""
    where = do["where"]
    fronts = sum(1 << FRONT[name] for name in where.get("fronts", []) + where.get("areas", []))
    boxes = sum(1 << BOX[name] for name in where.get("boxes", []))
    boxes |= sum(1 << FRONTS[FRONT[name]].box for name in where.get("areas", []))
    return fronts, boxes


def free_support(game: Churchill, effect: int, die: int) -> None:
    """Support at no cost, placed at once."""
    do = _do(effect)
    game.push(FreeSupport(NATIONS[EFFECTS[effect].nation], *where_masks(do), do["n"], True))


class FreeSupport(NationDecision):
    """Support that a card gives. What cannot be placed is lost (5.22, 6.5).

    A conference card is obeyed even where the Axis power has surrendered (``ordered``, 5.11, 7.8);
    else it is an attribute of a staff card (3.33).
    """

    fronts: int
    boxes: int
    left: int
    ordered: bool

    @property
    def rule(self) -> str:
        return "5.11" if self.ordered else "3.33"

    def limits(self, game: Churchill) -> tuple[Limits, Limits]:
        here = Limit(self.rule, self.fronts, "why-card-names-others")
        there = Limit(self.rule, self.boxes, "why-card-names-others")
        if self.ordered:
            entry = Limit("6.5", with_entry_space(game), "why-no-entry-space")
            room = Limit("6.5", with_room(game), "why-five-naval")
            return Limits(here, entry), Limits(there, room)
        return offensive_limits(game, NOBODY, why=here), naval_limits(game, NOBODY, why=there)

    def options(self, game: Churchill) -> list[Choice]:
        offensive, naval = self.limits(game)
        return support_choices(offensive.mask, naval.mask) or [NOTHING]

    def resolve(self, game: Churchill, choice: Choice) -> None:
        if choice == NOTHING:
            game.tell("support-lost", self.rule, seat=self.seat, n=self.left)
            return
        put_support(game, self.seat, choice, self.rule)
        if self.left > 1:
            game.push(FreeSupport(self.seat, self.fronts, self.boxes, self.left - 1, self.ordered))

    def prompt(self, game: Churchill) -> Prompt:
        return Prompt("prompt-free-support", self.rule, {"n": self.left})

    def explain(self, game: Churchill, choice: Choice) -> Refusal | None:
        return explain_support(choice, *self.limits(game))


NOTHING: Final = Choice("nothing")


def remove_naval(game: Churchill, effect: int, die: int) -> None:
    for _ in range(_do(effect)["n"]):
        lose_naval(game, BOX[_do(effect)["box"]], "5.11", "naval-lost")


def axis_preplace(game: Churchill, effect: int, die: int) -> None:
    """Reserves that go to a Front before the priorities of 7.62 and 7.64 are looked at."""
    do = _do(effect)
    front = FRONT[do["front"]]
    unit = UNITS.index(do["unit"])
    theater = FRONTS[front].theater
    if game.defeated(theater):
        return
    gone = sum(n for f, n in enumerate(game.sent) if FRONTS[f].theater == theater)
    n = max(0, min(do["n"], game.pool[unit] - game.withheld[unit] - gone))
    game.sent[front] += n
    game.tell("axis-sent", "7.61", front=do["front"], n=n)


def axis_withhold(game: Churchill, effect: int, die: int) -> None:
    do = _do(effect)
    unit = UNITS.index(do["unit"])
    game.withheld[unit] = min(game.pool[unit], game.withheld[unit] + do["n"])
    game.tell("axis-withheld", "7.61", unit=do["unit"], n=game.withheld[unit])


def ijn_sortie(game: Churchill, effect: int, die: int) -> None:
    """The IJN sails where the card says, instead of 7.64 steps 4 and 5."""
    if game.pool[IJN]:
        game.sortie = BOX[_do(effect)["box"]]
        game.tell("ijn-ordered", "5.11", box=_do(effect)["box"])


def front_hold(game: Churchill, effect: int, die: int) -> None:
    game.held[FRONT[_do(effect)["front"]]] = True
    game.tell("front-held", "5.11", front=_do(effect)["front"])


def set_leadership(game: Churchill, effect: int, die: int) -> None:
    do = _do(effect)
    game.command[THEATERS.index(do["theater"])] = _nation(effect)
    game.tell("command", "5.11", theater=do["theater"], seat=do["nation"])


def a_bomb_drm(game: Churchill, effect: int, die: int) -> None:
    game.research += _do(effect)["n"]
    game.tell("research-help", "6.10.2", n=_do(effect)["n"])


# Networks and alignments


def pol_mil(game: Churchill, effect: int, die: int) -> None:
    """5.12 Roll on the Pol-Mil table, for one nation, for each in order, or against whoever is there."""
    do = _do(effect)
    rolls = die if do["rolls"] == "die" else do["rolls"]
    whom = [NATIONS[n] for n in table_order(game)] if do["nation"] == "each" else [do["nation"]]
    for name in whom:
        for _ in range(rolls):
            act_at(game, {**do, "nation": name}, roll_place(game))


def location_effect(game: Churchill, effect: int, die: int) -> None:
    act_at(game, _do(effect), LOCATION[_do(effect)["country"]])


def opposed_roll(game: Churchill, effect: int, die: int) -> None:
    """Two nations roll; the higher one places the marker. Equal rolls bring nothing."""
    do = _do(effect)
    rolls = [game.face(6) for _ in do["nations"]]
    for name, roll in zip(do["nations"], rolls, strict=True):
        game.tell("opposed-roll", "5.11", seat=name, die=roll)
    if rolls[0] != rolls[1]:
        winner = nation_of(do["nations"][rolls.index(max(rolls))])
        MARKERS[do["marker"]](game, winner, LOCATION[do["country"]])


def choose_location(game: Churchill, effect: int, die: int) -> None:
    game.push(ChooseLocation(NATIONS[_nation(effect)], effect))


class ChooseLocation(NationDecision):
    """5.12 The nation picks one of the places the card lists; what must be done is done where it can be."""

    effect: int

    def limits(self, game: Churchill) -> Limits:
        do = _do(self.effect)
        return Limits(
            Limit("5.11", location_mask(do["options"]), "why-card-names-others"),
            Limit("5.12", places_of_use(game, do["marker"], self.nation), "why-marker-of-no-use"),
        )

    def options(self, game: Churchill) -> list[Choice]:
        mask = self.limits(game).mask
        return [choice for place, choice in enumerate(PLACE) if mask >> place & 1] or [NOTHING]

    def resolve(self, game: Churchill, choice: Choice) -> None:
        if choice == NOTHING:
            game.tell("marker-lost", "5.12", seat=self.seat)
            return
        place = LOCATION[str(choice[1])]
        MARKERS[_do(self.effect)["marker"]](game, self.nation, place)

    def prompt(self, game: Churchill) -> Prompt:
        return Prompt(f"prompt-choose-{_do(self.effect)['marker']}", "5.12")

    def explain(self, game: Churchill, choice: Choice) -> Refusal | None:
        if choice[0] != "place" or len(choice) != 2 or choice[1] not in LOCATION:
            return None
        return self.limits(game).why_not(LOCATION[str(choice[1])], country=str(choice[1]))


def pool(game: Churchill, effect: int, die: int) -> None:
    """7.1, 7.3 Markers to place in the war phase of this conference."""
    do = _do(effect)
    for nation in range(3):
        if do["nation"] in ("each", NATIONS[nation]):
            gain_markers(game, nation, do, "5.11")


def gain_markers(game: Churchill, nation: int, do: dict[str, Any], rule: str) -> None:
    networks, alignments = do.get("networks", 0), do.get("alignments", 0)
    game.networks_due[nation] += networks
    game.alignments_due[nation] += alignments
    game.tell("markers-gained", rule, seat=NATIONS[nation], networks=networks, alignments=alignments)


def no_automatic_network(game: Churchill, effect: int, die: int) -> None:
    game.no_network[_nation(effect)] = True
    game.tell("no-network", "7.1", seat=_do(effect)["nation"])


# Conditions


def die_table(game: Churchill, effect: int, die: int) -> None:
    roll = game.face(6)
    game.tell("card-roll", "5.11", die=roll)
    for row in _do(effect)["rows"]:
        if roll in row["on"]:
            push_effects(game, row["do"], roll)


def condition(game: Churchill, effect: int, die: int) -> None:
    do = _do(effect)
    powers = {"germany_surrendered": 0, "japan_surrendered": 1}
    met = game.defeated(powers[do["cond"]])
    push_effects(game, do["then"] if met else do.get("else", []), die)


def no_effect(game: Churchill, effect: int, die: int) -> None:
    """A band that only tells a story."""


OPERATIONS: Final[dict[str, Operation]] = {
    "none": no_effect,
    "commit_production": commit_production,
    "murmansk_convoy": murmansk_convoy,
    "production_delta": production_delta,
    "forbid_allocation": forbid_allocation,
    "put_issue": put_issue,
    "leader_limit": leader_limit,
    "leader_inactive": leader_inactive,
    "leader_check": leader_check,
    "leader_replace": leader_replace,
    "skip_leader_check": skip_leader_check,
    "paranoia_on": paranoia_on,
    "free_support": free_support,
    "remove_naval": remove_naval,
    "axis_preplace": axis_preplace,
    "axis_withhold": axis_withhold,
    "ijn_sortie": ijn_sortie,
    "front_hold": front_hold,
    "set_leadership": set_leadership,
    "a_bomb_drm": a_bomb_drm,
    "pol_mil": pol_mil,
    "location_effect": location_effect,
    "opposed_roll": opposed_roll,
    "choose_location": choose_location,
    "pool": pool,
    "no_automatic_network": no_automatic_network,
    "die_table": die_table,
    "if": condition,
}
