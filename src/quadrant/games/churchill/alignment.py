"""7.3 The Political Alignment segment, and what Global Issues forbid there (6.11)."""

from __future__ import annotations

from typing import ClassVar

from quadrant.games.churchill.choices import FIRST
from quadrant.games.churchill.clandestine import largest, marker_options, open_places, why_not_there
from quadrant.games.churchill.components import (
    ALIGNMENTS_OF_NATION,
    ALL_PLACES,
    COLLECTIVE,
    COLONIAL,
    COLONIES,
    EUROPEAN,
    GROUPS,
    LOCATION,
    NATIONS,
    UK,
    US,
    USSR,
    WESTERN_ALTERNATIVES,
)
from quadrant.games.churchill.state import NOBODY, Churchill, NationDecision
from quadrant.kernel.flow import DONE, Choice, Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Prompt, Refusal


def colonial_places(game: Churchill, nation: int, placing: bool) -> int:
    """6.11 Self-determination or colonialism: who may act in the colonies."""
    side = game.world[COLONIAL]
    if side == US or (side == UK and nation == UK):
        return ALL_PLACES
    if side == NOBODY and not placing and game.rules.neutral_removal:
        return ALL_PLACES
    return ALL_PLACES & ~COLONIES


def european_places(game: Churchill, nation: int, placing: bool) -> int:
    """6.11 Free Europe or spheres of influence: who may act in which country."""
    side = game.world[EUROPEAN]
    if side == UK:
        return ALL_PLACES
    if side == USSR:
        closed = "spheres_us_uk_only" if nation == USSR else "spheres_ussr_only"
        return ALL_PLACES & ~GROUPS[closed]
    if not placing and game.rules.neutral_removal:
        return ALL_PLACES
    closed_mask = GROUPS["neutral_europe_closed"]
    if game.rules.denmark_west:
        closed_mask |= WESTERN_ALTERNATIVES
    return ALL_PLACES & ~closed_mask


def colonial_limit(game: Churchill, nation: int, placing: bool) -> Limit:
    """6.11 What the question of the colonies forbids the nation, and why."""
    why = "why-colonies-neutral" if game.world[COLONIAL] == NOBODY else "why-colonialism"
    return Limit("6.11", colonial_places(game, nation, placing), why)


def european_limit(game: Churchill, nation: int, placing: bool) -> Limit:
    """6.11 What the question of Europe forbids the nation, and why."""
    why = "why-spheres-west" if nation == USSR else "why-spheres-east"
    if game.world[EUROPEAN] == NOBODY:
        why = "why-europe-neutral"
    return Limit("6.11", european_places(game, nation, placing), why)


def removal_cost(game: Churchill, place: int) -> int:
    """6.11 United Nations or communist cadres: what it costs to remove an alignment there."""
    side = game.world[COLLECTIVE]
    if side == US:
        return 2
    soviet = game.alignments[place] == USSR
    if side == USSR and soviet and GROUPS["cadres_protected"] >> place & 1:
        return 2
    return 1


def own_networks(game: Churchill, nation: int) -> int:
    mask = 0
    for place, code in enumerate(game.networks):
        if code and (code - 1) // 2 == nation:
            mask |= 1 << place
    return mask


def placement_limits(game: Churchill, nation: int) -> Limits:
    """7.31 Where the nation may place an alignment."""
    free = 0
    for place, owner in enumerate(game.alignments):
        if owner == NOBODY:
            free |= 1 << place
    left = -1 if game.alignments.count(nation) < ALIGNMENTS_OF_NATION else 0
    return Limits(
        Limit("7.31", own_networks(game, nation), "why-no-own-network"),
        Limit("7.31", free, "why-one-alignment"),
        Limit("7.4", open_places(game), "why-arctic-closed"),
        colonial_limit(game, nation, True),
        european_limit(game, nation, True),
        Limit("2.0", left, "why-no-alignments-left"),
    )


def removal_limits(game: Churchill, nation: int) -> Limits:
    """7.32 Where the nation may remove another nation's alignment, and can pay for it."""
    foreign = paid = 0
    due = game.alignments_due[nation]
    for place, owner in enumerate(game.alignments):
        if owner in (NOBODY, nation):
            continue
        foreign |= 1 << place
        if removal_cost(game, place) <= due:
            paid |= 1 << place
    return Limits(
        Limit("7.32", own_networks(game, nation), "why-no-own-network"),
        Limit("7.32", foreign, "why-no-foreign-alignment"),
        Limit("7.4", open_places(game), "why-arctic-closed"),
        colonial_limit(game, nation, False),
        european_limit(game, nation, False),
        Limit("6.11", paid, "why-costs-two"),
    )


class PoliticalSegment(Step):
    """7.3 Alignment markers gained this conference are placed; the nation with the most goes first."""

    def run(self, game: Churchill) -> None:
        game.phase = "alignments"
        game.push(NextAlignments((0, 1, 2)))


class NextAlignments(Step):
    """7.3 The nation with the most alignments places next; the US decides ties."""

    waiting: tuple[int, ...]

    def run(self, game: Churchill) -> None:
        waiting = tuple(n for n in self.waiting if game.alignments_due[n])
        if not waiting:
            return
        first = largest(game.alignments_due, waiting)
        if len(first) > 1:
            game.push(AlignmentOrder(NATIONS[US], waiting))
            return
        game.push(
            PlaceAlignment(NATIONS[first[0]]), NextAlignments(tuple(n for n in waiting if n != first[0]))
        )


class AlignmentOrder(NationDecision):
    """7.3 Equal numbers: the US says who places next."""

    waiting: tuple[int, ...]

    def options(self, game: Churchill) -> list[Choice]:
        return [FIRST[nation] for nation in largest(game.alignments_due, self.waiting)]

    def resolve(self, game: Churchill, choice: Choice) -> None:
        first = NATIONS.index(str(choice[1]))
        game.tell("places-first", "7.3", seat=NATIONS[first])
        game.push(
            PlaceAlignment(NATIONS[first]), NextAlignments(tuple(n for n in self.waiting if n != first))
        )

    def prompt(self, game: Churchill) -> Prompt:
        return Prompt("prompt-alignment-order", "7.3")

    def explain(self, game: Churchill, choice: Choice) -> Refusal | None:
        return Refusal("7.3", "why-fewer-markers") if choice[0] == "first" else None


class PlaceAlignment(NationDecision):
    """7.31, 7.32 One alignment: placed, or spent to remove a foreign one.

    Those that can be placed must be used (7.3); what fits nowhere is lost, for removal is never a duty.
    """

    place: ClassVar[str] = "markers"

    def options(self, game: Churchill) -> list[Choice]:
        nation = self.nation
        return marker_options(game, placement_limits(game, nation).mask, removal_limits(game, nation).mask)

    def resolve(self, game: Churchill, choice: Choice) -> None:
        nation = self.nation
        if choice == DONE:
            game.tell("alignments-lost", "7.3", seat=self.seat, n=game.alignments_due[nation])
            game.alignments_due[nation] = 0
            return
        place = LOCATION[str(choice[1])]
        if choice[0] == "place":
            game.alignments_due[nation] -= 1
            game.alignments[place] = nation
            game.tell("alignment-placed", "7.31", seat=self.seat, country=choice[1])
        else:
            owner = game.alignments[place]
            cost = removal_cost(game, place)
            game.alignments_due[nation] -= cost
            game.alignments[place] = NOBODY
            who = {"seat": self.seat, "seat2": NATIONS[owner]}
            game.tell("alignment-removed", "7.32", **who, country=choice[1], n=cost)
        if game.alignments_due[nation]:
            game.push(self)

    def prompt(self, game: Churchill) -> Prompt:
        return Prompt("prompt-place-alignment", "7.3", {"n": game.alignments_due[self.nation]})

    def explain(self, game: Churchill, choice: Choice) -> Refusal | None:
        if choice == DONE:
            return Refusal("7.3", "why-must-place")
        limits = placement_limits if choice[0] == "place" else removal_limits
        return why_not_there(choice, limits(game, self.nation))
