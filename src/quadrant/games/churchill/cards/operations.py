"""5.11 The vocabulary of conference cards: each operation that an instruction can name, and what it does.

A card is only data (data/cards.json). What staff cards and leaders can do is in attributes.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

from quadrant.games.churchill.cards import names
from quadrant.games.churchill.cards.instructions import (
    EFFECTS,
    Operation,
    Rolling,
    Use,
    number,
    push_instructions,
)
from quadrant.games.churchill.components import (
    ARCTIC,
    AXIS,
    BOXES,
    FRONTS,
    GERMANY,
    IJN,
    ISSUES,
    JAPAN,
    JAPANESE_ARMY,
    NATIONS,
    NOBODY,
    ROOSEVELT,
    THEATERS,
    UNITS,
    USSR,
)
from quadrant.games.churchill.rules.markers import gain_markers
from quadrant.games.churchill.rules.pol_mil import ChoosePlace, LocationEffect, OpposedRoll, PolMil
from quadrant.games.churchill.rules.reserves import available
from quadrant.games.churchill.rules.support import FreeSupport, lose_naval
from quadrant.games.churchill.state import CENTER, DISPLAY, Churchill
from quadrant.kernel.board import bits
from quadrant.kernel.cards import Words


class NoEffect(Operation, tag="none"):
    """A band that only tells a story."""


# Where: the Fronts and theater boxes that an instruction names


class Where(Words):
    """Fronts, theater boxes, and areas, which are both."""

    areas: names.Fronts = names.NO_FRONTS
    fronts: names.Fronts = names.NO_FRONTS
    boxes: names.Boxes = names.NO_BOXES

    def masks(self) -> tuple[int, int]:
        """All Fronts, and all boxes."""
        boxes: int = self.boxes
        for front in bits(self.areas):
            boxes |= 1 << FRONTS[front].box
        return self.fronts | self.areas, boxes

    def names(self) -> tuple[str, ...]:
        fronts = tuple(FRONTS[front].id for front in bits(self.areas | self.fronts))
        return fronts + tuple(BOXES[box].id for box in bits(self.boxes))


# Production


class CommitProduction(Operation, tag="commit_production"):
    """6.6 Production that must later be spent there; it is allocated before anything else."""

    nation: names.Nation
    n: int
    support: Literal["any", "naval", "offensive", "as_directed_offensive"]
    where: Where

    def carry_out(self, game: Churchill, use: Use) -> None:
        game.commitments.append((self.nation, number(use.by, self), self.n))
        game.tell("committed", "6.6", seat=NATIONS[self.nation], n=self.n)


def commitment(effect: int) -> CommitProduction:
    """The instruction that a commitment comes from."""
    operation = EFFECTS[effect].operation
    assert isinstance(operation, CommitProduction)
    return operation


class MurmanskConvoy(Rolling, tag="murmansk_convoy"):
    """6.32 A convoy for the USSR: it arrives with enough escorts, or on a die."""

    escorts: int
    success: tuple[int, ...]
    production: int

    def carry_out(self, game: Churchill, use: Use) -> None:
        if game.naval[ARCTIC] >= self.escorts:
            self.arrive(game, 0)
        else:
            super().carry_out(game, use)

    def rolled(self, game: Churchill, use: Use, value: int) -> None:
        if value in self.success:
            self.arrive(game, value)
        else:
            game.tell("convoy-lost", "6.32", die=value)

    def arrive(self, game: Churchill, value: int) -> None:
        game.convoy += self.production
        game.tell("convoy-arrives", "6.32", die=value)


class ProductionDelta(Operation, tag="production_delta"):
    """6.3 More production, or less."""

    nation: names.Nation
    n: int

    def carry_out(self, game: Churchill, use: Use) -> None:
        game.extra[self.nation] += self.n
        game.tell("production-change", "5.11", seat=NATIONS[self.nation], n=self.n)


class ForbidAllocation(Operation, tag="forbid_allocation"):
    """6.5 No support of the nation's own will there."""

    nation: names.Nation
    where: Where

    def carry_out(self, game: Churchill, use: Use) -> None:
        for front in bits(self.where.areas):
            game.forbidden.append((self.nation, FRONTS[front].box))
            game.tell("allocation-forbidden", "5.11", seat=NATIONS[self.nation], front=FRONTS[front].id)


# Issues and leaders


class PutIssue(Operation, tag="put_issue"):
    """3.28 An issue goes to the centre (2nd edition: or to the place the card names)."""

    issue: names.Copies
    track: names.Nation = names.NO_NATION
    space: int = 0

    def carry_out(self, game: Churchill, use: Use) -> None:
        unused = [i for i in bits(self.issue) if game.place[i] == DISPLAY]
        if not unused:
            return
        named = self.track != NOBODY and game.edition.named_places
        game.place[unused[0]] = self.track * 10 + self.space if named else CENTER
        game.tell("issue-put", "3.28", issue=ISSUES[unused[0]].id)


class LeaderLimit(Operation, tag="leader_limit"):
    """5.26 The leader may not advance an issue; he may still debate and break ties."""

    nation: names.Nation

    def carry_out(self, game: Churchill, use: Use) -> None:
        if game.named_leader(self.nation):
            game.barred[self.nation] = True
            game.tell("leader-barred", "5.26", leader=game.leader_name(self.nation))


class LeaderInactive(Operation, tag="leader_inactive"):
    """5.13 The leader starts the conference inactive."""

    nation: names.Nation

    def carry_out(self, game: Churchill, use: Use) -> None:
        if game.named_leader(self.nation):
            game.active[self.nation] = False
            game.tell("leader-inactive", "5.13", leader=game.leader_name(self.nation))


class LeaderReplace(Operation, tag="leader_replace"):
    """3.31 Truman takes Roosevelt's chair."""

    nation: names.Nation
    to: names.Leader

    def carry_out(self, game: Churchill, use: Use) -> None:
        if game.leader[self.nation] == ROOSEVELT:
            replace_leader(game, self.nation, self.to, active=True)


def replace_leader(game: Churchill, nation: int, leader: int, *, active: bool) -> None:
    """3.31 Another leader takes the chair, and nothing that was said of the old one holds for him."""
    old = game.leader_name(nation)
    game.leader[nation] = leader
    game.active[nation] = active
    game.barred[nation] = False
    game.unchecked[nation] = False
    game.tell("leader-replaced", "3.31", leader=old, leader2=game.leader_name(nation))


class LeaderCheck(Rolling, tag="leader_check"):
    """5.11 A die for the leader's health before the conference."""

    nation: names.Nation
    fail: tuple[int, ...]
    on_fail: LeaderLimit | LeaderInactive | LeaderReplace

    def carry_out(self, game: Churchill, use: Use) -> None:
        if game.named_leader(self.nation):
            super().carry_out(game, use)

    def rolled(self, game: Churchill, use: Use, value: int) -> None:
        failed = value in self.fail
        leader = game.leader_name(self.nation)
        game.tell("leader-check", "5.11", leader=leader, die=value, failed=int(failed))
        if failed:
            self.on_fail.carry_out(game, use)


class SkipLeaderCheck(Operation, tag="skip_leader_check"):
    """3.31 No check after the leader is used this conference."""

    nation: names.Nation

    def carry_out(self, game: Churchill, use: Use) -> None:
        if game.named_leader(self.nation):
            game.unchecked[self.nation] = True
            game.tell("leader-unchecked", "5.11", leader=game.leader_name(self.nation))


class ParanoiaOn(Operation, tag="paranoia_on"):
    """5.24 Stalin is paranoid for this conference."""

    def carry_out(self, game: Churchill, use: Use) -> None:
        turn_paranoid(game)


def turn_paranoid(game: Churchill) -> None:
    """5.24 Soviet staff cards lose one for the rest of the conference."""
    game.paranoia = True
    game.tell("paranoia", "5.24", leader=game.leader_name(USSR))


# Support and the Axis


class CardSupport(Operation, tag="free_support"):
    """5.11 Support at no cost, placed at once."""

    n: int
    where: Where

    def carry_out(self, game: Churchill, use: Use) -> None:
        game.push(FreeSupport(NATIONS[use.by], *self.where.masks(), self.n, True))


class RemoveNaval(Operation, tag="remove_naval"):
    """5.11 Naval support is lost."""

    box: names.Box
    n: int

    def carry_out(self, game: Churchill, use: Use) -> None:
        for _ in range(self.n):
            lose_naval(game, self.box, "5.11", "naval-lost")


class AxisPreplace(Operation, tag="axis_preplace"):
    """7.61 Reserves that go to a Front before the priorities of 7.62 and 7.64 are looked at."""

    unit: names.Unit
    n: int
    front: names.Front

    def carry_out(self, game: Churchill, use: Use) -> None:
        theater = FRONTS[self.front].theater
        if too_late(game, theater):
            return
        n = min(self.n, available(game, self.unit, theater))
        if n:
            game.sent[self.front] += n
            game.tell("axis-sent", "7.61", front=FRONTS[self.front].id, n=n)


def too_late(game: Churchill, power: int) -> bool:
    """5.11 The card is carried out, but an order that a power can no longer obey changes nothing."""
    if game.defeated(power):
        game.tell("order-too-late", "5.11", axis=AXIS[power])
    return game.defeated(power)


class AxisWithhold(Operation, tag="axis_withhold"):
    """7.61 Reserves that stay out this conference."""

    unit: names.Unit
    n: int

    def carry_out(self, game: Churchill, use: Use) -> None:
        if too_late(game, JAPAN if self.unit in (JAPANESE_ARMY, IJN) else GERMANY):
            return
        held = min(game.pool[self.unit], game.withheld[self.unit] + self.n)
        if held:
            game.withheld[self.unit] = held
            game.tell("axis-withheld", "7.61", unit=UNITS[self.unit], n=held)


class IjnSortie(Operation, tag="ijn_sortie"):
    """7.64.4 The IJN sails where the card says, whatever the Front there does."""

    box: names.Box

    def carry_out(self, game: Churchill, use: Use) -> None:
        if not too_late(game, JAPAN) and game.pool[IJN]:
            game.sortie = self.box
            game.tell("ijn-ordered", "5.11", box=BOXES[self.box].id)


class FrontHold(Operation, tag="front_hold"):
    """7.73 The Front makes no attempt this conference."""

    front: names.Front

    def carry_out(self, game: Churchill, use: Use) -> None:
        if not too_late(game, FRONTS[self.front].theater):
            game.held[self.front] = True
            game.tell("front-held", "5.11", front=FRONTS[self.front].id)


class SetLeadership(Operation, tag="set_leadership"):
    """6.9 A theater command changes hands."""

    theater: names.Theater
    nation: names.Nation

    def carry_out(self, game: Churchill, use: Use) -> None:
        game.command[self.theater] = self.nation
        game.tell("command", "5.11", theater=THEATERS[self.theater], seat=NATIONS[self.nation])


class BombHelp(Operation, tag="a_bomb_drm"):
    """6.10.2 Something added to the die for A-Bomb Research."""

    n: int

    def carry_out(self, game: Churchill, use: Use) -> None:
        game.research += self.n
        game.tell("research-help", "6.10.2", n=self.n)


# Networks and alignments; those that 5.12 places or removes at once are in pol_mil.py


class Pool(Operation, tag="pool"):
    """7.1, 7.3 Markers to place in the war phase of this conference."""

    nation: names.Nations
    networks: int = 0
    alignments: int = 0

    def carry_out(self, game: Churchill, use: Use) -> None:
        for nation in bits(self.nation):
            gain_markers(game, nation, self.networks, self.alignments, "5.11")


class NoAutomaticNetwork(Operation, tag="no_automatic_network"):
    """7.1 The nation's secret service brings no network this conference."""

    nation: names.Nation

    def carry_out(self, game: Churchill, use: Use) -> None:
        game.no_network[self.nation] = True
        game.tell("no-network", "7.1", seat=NATIONS[self.nation])


# Conditions


class Row(Words):
    """A line of a die table."""

    on: tuple[int, ...]
    do: tuple[AnyOperation, ...]


class DieTable(Rolling, tag="die_table"):
    """5.11 A die decides which instructions follow."""

    rows: tuple[Row, ...]

    def inner(self) -> Iterator[AnyOperation]:
        for row in self.rows:
            yield from row.do

    def rolled(self, game: Churchill, use: Use, value: int) -> None:
        game.tell("card-roll", "5.11", die=value)
        for row in self.rows:
            if value in row.on:
                push_instructions(game, row.do, use.by, value)


class IfSurrendered(Operation, tag="if"):
    """5.11 Instructions that depend on whether an Axis power has surrendered."""

    surrendered: names.Axis
    then: tuple[AnyOperation, ...]
    otherwise: tuple[AnyOperation, ...] = msgspec.field(default=(), name="else")

    def inner(self) -> Iterator[AnyOperation]:
        yield from (*self.then, *self.otherwise)

    def carry_out(self, game: Churchill, use: Use) -> None:
        met = game.defeated(self.surrendered)
        push_instructions(game, self.then if met else self.otherwise, use.by, use.roll)


#: Everything that a conference card can say.
AnyOperation: TypeAlias = (
    NoEffect
    | CommitProduction
    | MurmanskConvoy
    | ProductionDelta
    | ForbidAllocation
    | PutIssue
    | LeaderLimit
    | LeaderInactive
    | LeaderReplace
    | LeaderCheck
    | SkipLeaderCheck
    | ParanoiaOn
    | CardSupport
    | RemoveNaval
    | AxisPreplace
    | AxisWithhold
    | IjnSortie
    | FrontHold
    | SetLeadership
    | BombHelp
    | PolMil
    | LocationEffect
    | OpposedRoll
    | ChoosePlace
    | Pool
    | NoAutomaticNetwork
    | DieTable
    | IfSurrendered
)
