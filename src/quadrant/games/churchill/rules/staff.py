"""3.31 to 3.33, 5.25 and 5.26 Staff cards and leaders: what they are worth and what follows from them."""

from __future__ import annotations

from typing import Final

from quadrant.games.churchill.cards.deck import LEADERS, STAFF, LeaderAbility
from quadrant.games.churchill.cards.instructions import Use
from quadrant.games.churchill.components import NOBODY, USSR
from quadrant.games.churchill.rules.attributes import CannotBeDebated, PurgeNext, StaffRoll
from quadrant.games.churchill.state import Churchill, OpenStaff
from quadrant.kernel.chance import Chance, Outcomes, die
from quadrant.kernel.flow import Step
from quadrant.kernel.modifiers import Sum

#: 5.25 The most a Chief of Staff can roll.
CHIEF_DIE: Final = 6


def _attributes(game: Churchill, card: int, base: int, issue: int, mode: str) -> list[tuple[int, str, str]]:
    """3.32, 5.22, 5.24 What is added to a staff card's value: amount, rule and reason of each.

    Paranoia takes one from the value, never below one, whatever Nyet and attributes add to it.
    """
    staff = STAFF[card]
    found: list[tuple[int, str, str]] = []
    if staff.modifiers:
        use = Use(staff.nation, card, issue, mode)
        held = (modifier for modifier in staff.modifiers if modifier.when.holds(game, use))
        found += [(modifier.amount, "3.33", "plus-attribute") for modifier in held]
    if staff.nation == USSR:
        if game.paranoia and base > 1:
            found.append((-1, "5.24", "plus-paranoia"))
        if mode == "debate":
            found.append((1, "5.24", "plus-nyet"))
    return found


def staff_value(game: Churchill, card: int, base: int, issue: int, mode: str) -> int:
    """5.22, 5.24 How far a staff card moves the issue."""
    value = base
    for amount, _, _ in _attributes(game, card, base, issue, mode):
        value += amount
    return value if value > 0 else 0


def staff_worth(game: Churchill, card: int, issue: int, mode: str) -> Sum:
    """The same, line by line; of a Chief of Staff with his best roll (5.25)."""
    staff = STAFF[card]
    base = CHIEF_DIE if staff.chief else staff.value
    if staff.chief:
        worth = Sum.of(base, "5.25", "plus-best-roll")
    else:
        worth = Sum.of(base, "3.33", "plus-printed")
    for amount, rule, why in _attributes(game, card, base, issue, mode):
        worth = worth.add(amount, rule, why)
    return worth.at_least(0, "5.22", "plus-nothing")


class ChiefRoll(Chance):
    """5.25 A Chief of Staff rolls for his value."""

    card: OpenStaff

    def outcomes(self, game: Churchill) -> Outcomes[int]:
        return die(CHIEF_DIE)

    def happen(self, game: Churchill, value: int) -> None:
        game.tell("chief-roll", "5.25", card=STAFF[self.card].id, die=value)
        self.worth(game, value)

    def worth(self, game: Churchill, value: int) -> None:
        """What he is played for."""
        raise NotImplementedError


def play_card(game: Churchill, nation: int, card: int) -> None:
    """The card leaves the hand for the discard pile."""
    game.hand[nation] = tuple(c for c in game.hand[nation] if c != card)
    put_down(game, nation, card)


def put_down(game: Churchill, nation: int, card: int) -> None:
    """Everybody sees the card on the discard pile."""
    game.discard[nation] = (*game.discard[nation], card)
    game.played[nation] = (*game.played[nation], card)


# What follows when a staff card is played


def staff_effects(game: Churchill, card: int, issue: int, mode: str) -> list[Step]:
    """What follows from playing the card on the issue: its own effects, then a purge that was threatened."""
    staff = STAFF[card]
    use, effects = Use(staff.nation, card, issue, mode), enumerate(staff.effects)
    steps: list[Step] = [Attribute(card, i) for i, effect in effects if effect.when.holds(game, use)]
    if staff.nation == USSR and game.purge != NOBODY:
        steps.append(StaffRoll(USSR, card, "purge-roll", purged_on(game.purge)))
        game.purge = NOBODY
    return steps


def purged_on(card: int) -> tuple[int, ...]:
    """The die results on which a card that follows that one is purged."""
    return next(effect.do.fail for effect in STAFF[card].effects if isinstance(effect.do, PurgeNext))


class Attribute(Step):
    """3.33 An attribute of a staff card; it may not be declined."""

    card: OpenStaff
    index: int

    def run(self, game: Churchill) -> None:
        staff = STAFF[self.card]
        staff.effects[self.index].do.carry_out(game, Use(staff.nation, self.card))


# What follows when a leader is used


def leader_abilities(game: Churchill, nation: int, issue: int, mode: str) -> list[LeaderAbility]:
    """3.31 The special abilities of the leader in office that apply to the issue."""
    leader, use = LEADERS[game.leader[nation]], Use(nation, NOBODY, issue, mode)
    return [ability for ability in leader.abilities if ability.when.holds(game, use)]


def use_leader(game: Churchill, nation: int) -> None:
    """5.26 Once a conference: the leader goes to the inactive place."""
    game.active[nation] = False


def leader_steps(game: Churchill, nation: int, issue: int, mode: str) -> tuple[list[Step], bool]:
    """What follows from using the leader on the issue, and whether he can be debated."""
    abilities = leader_abilities(game, nation, issue, mode)
    all_of_them = LEADERS[game.leader[nation]].abilities
    steps: list[Step] = [UseAbility(nation, all_of_them.index(ability)) for ability in abilities]
    debatable = not any(isinstance(ability.do, CannotBeDebated) for ability in abilities)
    return [*steps, CheckLeader(nation)], debatable


class UseAbility(Step):
    """3.31 A special ability of the leader in office."""

    nation: int
    index: int

    def run(self, game: Churchill) -> None:
        ability = LEADERS[game.leader[self.nation]].abilities[self.index]
        ability.do.carry_out(game, Use(self.nation, NOBODY))


class CheckLeader(Chance):
    """3.31 The penalty for using a leader: health, or paranoia."""

    nation: int

    def run(self, game: Churchill) -> None:
        if LEADERS[game.leader[self.nation]].penalty is not None and not game.unchecked[self.nation]:
            super().run(game)

    def outcomes(self, game: Churchill) -> Outcomes[int]:
        return die(6)

    def happen(self, game: Churchill, value: int) -> None:
        leader = LEADERS[game.leader[self.nation]]
        assert leader.penalty is not None
        failed = value in leader.penalty.fail
        game.tell("leader-check", "3.31", leader=leader.id, die=value, failed=int(failed))
        if failed:
            leader.penalty.on_fail.carry_out(game, Use(self.nation, NOBODY))
