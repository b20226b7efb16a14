"""3.31 to 3.33, 5.25 and 5.26 Staff cards and leaders: what they are worth and what they do when played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quadrant.games.churchill.cards import (
    FreeSupport,
    gain_markers,
    leader_name,
    replace_leader,
    where_masks,
)
from quadrant.games.churchill.components import (
    LEADER,
    LEADERS,
    NATIONS,
    STAFF,
    USSR,
    CardEffect,
    When,
)
from quadrant.games.churchill.state import NOBODY, Churchill
from quadrant.kernel.flow import Step

#: 5.25 The most a Chief of Staff can roll.
CHIEF_DIE: Final = 6


def applies(game: Churchill, when: When, issue: int, mode: str) -> bool:
    """Whether a condition of a card holds, for the issue where it lies before it is moved."""
    if not when.issues >> issue & 1:
        return False
    if when.track >= 0:
        place = game.place[issue]
        if place <= 0 or place // 10 != when.track:
            return False
    if when.mode and when.mode != mode:
        return False
    if when.active >= 0 and not (game.active[when.active] and game.named_leader(when.active)):
        return False
    return when.inactive < 0 or not (game.active[when.inactive] and game.named_leader(when.inactive))


def staff_value(game: Churchill, card: int, base: int, issue: int, mode: str) -> int:
    """5.22, 5.24 What a staff card moves the issue: its value, attributes, and Nyet in a debate.

    Paranoia takes one from the value first, never below one.
    """
    staff = STAFF[card]
    value = base
    if staff.nation == USSR:
        if game.paranoia:
            value = max(1, value - 1)
        if mode == "debate":
            value += 1
    for modifier in staff.modifiers:
        if applies(game, modifier.when, issue, mode):
            value += modifier.amount
    return max(0, value)


def printed_value(game: Churchill, card: int) -> int:
    """5.25 The value of a card as it is played: a Chief of Staff rolls for it."""
    staff = STAFF[card]
    if not staff.chief:
        return staff.value
    roll = game.face(CHIEF_DIE)
    game.tell("chief-roll", "5.25", card=staff.id, die=roll)
    return roll


def play_card(game: Churchill, nation: int, card: int) -> None:
    """The card leaves the hand for the discard pile."""
    game.hand[nation] = tuple(c for c in game.hand[nation] if c != card)
    game.discard[nation] = (*game.discard[nation], card)


def remove_card(game: Churchill, card: int) -> None:
    """The card leaves the game."""
    nation = STAFF[card].nation
    game.discard[nation] = tuple(c for c in game.discard[nation] if c != card)
    game.removed[nation] = (*game.removed[nation], card)


# What staff cards do


def staff_effects(game: Churchill, card: int, issue: int, mode: str) -> list[Step]:
    """What follows from playing the card on the issue: its own effects, then a purge that was threatened."""
    effects = enumerate(STAFF[card].effects)
    steps: list[Step] = [
        StaffEffect(card, i) for i, effect in effects if applies(game, effect.when, issue, mode)
    ]
    if STAFF[card].nation == USSR and game.purge != NOBODY:
        steps.append(PurgeRoll(card, game.purge))
        game.purge = NOBODY
    return steps


class StaffEffect(Step):
    """3.33 An attribute of a staff card; it may not be declined."""

    card: int
    index: int

    def run(self, game: Churchill) -> None:
        do = STAFF[self.card].effects[self.index].do
        STAFF_OPERATIONS[do["op"]](game, self.card, do)


def staff_support(game: Churchill, card: int, do: dict[str, Any]) -> None:
    fronts, boxes = where_masks(do)
    game.push(FreeSupport(NATIONS[STAFF[card].nation], fronts, boxes, do["n"], False))


def health_check(game: Churchill, card: int, do: dict[str, Any]) -> None:
    """The man's health: on a failure he leaves the game."""
    roll = game.face(6)
    failed = roll in do["fail"]
    game.tell("staff-health", "3.33", card=STAFF[card].id, die=roll, failed=int(failed))
    if failed:
        remove_card(game, card)


def purge_next(game: Churchill, card: int, do: dict[str, Any]) -> None:
    """The next Soviet staff card played is in danger."""
    game.purge = card
    game.tell("purge-threat", "3.33", card=STAFF[card].id)


STAFF_OPERATIONS: Final[dict[str, Callable[[Churchill, int, dict[str, Any]], None]]] = {
    "free_support": staff_support,
    "health_check": health_check,
    "purge_next": purge_next,
    "gain": lambda game, card, do: gain_markers(game, STAFF[card].nation, do, "3.33"),
}


class PurgeRoll(Step):
    """A die for the Soviet staff card that was played under the eyes of the NKVD."""

    card: int
    by: int

    def run(self, game: Churchill) -> None:
        fail = next(e.do["fail"] for e in STAFF[self.by].effects if e.do["op"] == "purge_next")
        roll = game.face(6)
        failed = roll in fail
        game.tell("purge-roll", "3.33", card=STAFF[self.card].id, die=roll, failed=int(failed))
        if failed:
            remove_card(game, self.card)


# What leaders do


def leader_abilities(game: Churchill, nation: int, issue: int, mode: str) -> list[CardEffect]:
    """3.31 The special abilities of the leader in office that apply to the issue."""
    leader = LEADERS[game.leader[nation]]
    return [ability for ability in leader.abilities if applies(game, ability.when, issue, mode)]


def use_leader(game: Churchill, nation: int) -> None:
    """5.26 Once a conference: the leader goes to the inactive place."""
    game.active[nation] = False


class LeaderGain(Step):
    """3.31 Markers that the leader's ability wins for the war phase."""

    nation: int
    networks: int
    alignments: int

    def run(self, game: Churchill) -> None:
        do = {"networks": self.networks, "alignments": self.alignments}
        gain_markers(game, self.nation, do, "3.31")


class LeaderCheck(Step):
    """3.31 The penalty for using a leader: health, or paranoia."""

    nation: int

    def run(self, game: Churchill) -> None:
        leader = LEADERS[game.leader[self.nation]]
        if leader.penalty is None or game.unchecked[self.nation]:
            return
        roll = game.face(6)
        failed = roll in leader.fail
        game.tell("leader-check", "3.31", leader=leader.id, die=roll, failed=int(failed))
        if failed:
            PENALTIES[leader.penalty["op"]](game, self.nation, leader.penalty)


def misses_next_conference(game: Churchill, nation: int, do: dict[str, Any]) -> None:
    game.ill[nation] = True
    game.tell("leader-ill", "3.31", leader=leader_name(game, nation))


def dies(game: Churchill, nation: int, do: dict[str, Any]) -> None:
    """3.31 Roosevelt dies; Truman is inactive until the next conference."""
    replace_leader(game, nation, LEADER[do["to"]], active=False)


def turns_paranoid(game: Churchill, nation: int, do: dict[str, Any]) -> None:
    """5.24 Soviet staff cards lose one for the rest of the conference."""
    game.paranoia = True
    game.tell("paranoia", "5.24", leader=leader_name(game, nation))


PENALTIES: Final[dict[str, Callable[[Churchill, int, dict[str, Any]], None]]] = {
    "leader_misses_next_conference": misses_next_conference,
    "replace_leader": dies,
    "paranoia": turns_paranoid,
}


def leader_steps(game: Churchill, nation: int, issue: int, mode: str) -> tuple[list[Step], bool]:
    """What follows from using the leader on the issue, and whether he can be debated."""
    steps: list[Step] = []
    debatable = True
    for ability in leader_abilities(game, nation, issue, mode):
        if ability.do["op"] == "cannot_be_debated":
            debatable = False
        else:
            gain = ability.do.get("networks", 0), ability.do.get("alignments", 0)
            steps.append(LeaderGain(nation, *gain))
    steps.append(LeaderCheck(nation))
    return steps, debatable
