"""7.3 The Political Alignment segment, and what Global Issues forbid there (6.11)."""

from __future__ import annotations

from quadrant.games.churchill.components import (
    ALIGNMENTS_OF_NATION,
    ALL_PLACES,
    COLLECTIVE,
    COLONIAL,
    COLONIES,
    EUROPEAN,
    GROUPS,
    NATIONS,
    NOBODY,
    UK,
    US,
    USSR,
    WESTERN_ALTERNATIVES,
)
from quadrant.games.churchill.rules.clandestine import network_masks
from quadrant.games.churchill.rules.markers import NextNation, PlaceMarker, PlacingOrder, Segment, open_places
from quadrant.games.churchill.state import Churchill
from quadrant.kernel.board import bits
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits, when
from quadrant.kernel.message import Prompt


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


def world_limits(game: Churchill, nation: int, placing: bool) -> tuple[Limit, ...]:
    """7.4, 6.11 What the Arctic and the Global Issues forbid, whatever stands there."""
    return (
        Limit("7.4", open_places(game), "why-arctic-closed"),
        colonial_limit(game, nation, placing),
        european_limit(game, nation, placing),
    )


def removal_cost(game: Churchill, place: int) -> int:
    """6.11 United Nations or communist cadres: what it costs to remove an alignment there."""
    side = game.world[COLLECTIVE]
    if side == US:
        return 2
    soviet = game.alignments[place] == USSR
    if side == USSR and soviet and GROUPS["cadres_protected"] >> place & 1:
        return 2
    return 1


def placement_limits(game: Churchill, nation: int) -> Limits:
    """7.31 Where the nation may place an alignment."""
    free = 0
    for place, owner in enumerate(game.alignments):
        if owner == NOBODY:
            free |= 1 << place
    return Limits(
        Limit("7.31", network_masks(game, nation)[0], "why-no-own-network"),
        Limit("7.31", free, "why-one-alignment"),
        *world_limits(game, nation, True),
        Limit("2.0", when(game.alignments.count(nation) < ALIGNMENTS_OF_NATION), "why-no-alignments-left"),
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
        Limit("7.32", network_masks(game, nation)[0], "why-no-own-network"),
        Limit("7.32", foreign, "why-no-foreign-alignment"),
        *world_limits(game, nation, False),
        Limit("6.11", paid, "why-costs-two"),
    )


class PoliticalSegment(Step):
    """4.32, 7.3 Alignment markers gained this conference are placed; the nation with the most goes first."""

    def run(self, game: Churchill) -> None:
        game.phase = "alignments"
        game.push(NextAlignments((0, 1, 2)))


class Alignments(Segment):
    """7.3 Alignments are placed."""

    __slots__ = ()

    rule, word = "7.3", "alignments"

    def due(self, game: Churchill) -> list[int]:
        return game.alignments_due

    def placing(self, nation: int) -> PlaceAlignment:
        return PlaceAlignment(NATIONS[nation])

    def ordering(self, waiting: tuple[int, ...]) -> AlignmentOrder:
        return AlignmentOrder(NATIONS[US], waiting)

    def later(self, waiting: tuple[int, ...]) -> NextAlignments:
        return NextAlignments(waiting)


class NextAlignments(Alignments, NextNation):
    """7.3 The nation with the most alignments places next; the US decides ties."""


class AlignmentOrder(Alignments, PlacingOrder):
    """7.3 Equal numbers: the US says who places next."""


class PlaceAlignment(Alignments, PlaceMarker):
    """7.31, 7.32 One alignment: placed, or spent to remove a foreign one."""

    def limits(self, game: Churchill) -> tuple[Limits, Limits]:
        return placement_limits(game, self.nation), removal_limits(game, self.nation)

    def prompt(self, game: Churchill) -> Prompt:
        """6.11 With what a removal costs here; 0 if that is not the same everywhere, or there is none."""
        asked = super().prompt(game)
        costs = {removal_cost(game, place) for place in bits(self.limits(game)[1].mask)}
        return Prompt(asked.id, asked.rule, {**asked.args, "price": costs.pop() if len(costs) == 1 else 0})

    def place(self, game: Churchill, place: int) -> None:
        game.alignments_due[self.nation] -= 1
        game.alignments[place] = self.nation
        self.told(game, "alignment-placed", "7.31", place)

    def remove(self, game: Churchill, place: int) -> None:
        owner, cost = game.alignments[place], removal_cost(game, place)
        game.alignments_due[self.nation] -= cost
        game.alignments[place] = NOBODY
        self.told(game, "alignment-removed", "7.32", place, seat2=NATIONS[owner], n=cost)
