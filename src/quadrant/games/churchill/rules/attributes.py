"""3.31 and 3.33 What staff cards and leaders do besides moving an issue, and what using a leader may cost."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from quadrant.games.churchill.cards import names
from quadrant.games.churchill.cards.instructions import Operation, Use
from quadrant.games.churchill.cards.operations import Where, replace_leader, turn_paranoid
from quadrant.games.churchill.components import NATIONS, NOBODY, STAFF_IDS
from quadrant.games.churchill.rules.markers import gain_markers
from quadrant.games.churchill.rules.support import FreeSupport
from quadrant.games.churchill.state import Churchill, OpenStaff
from quadrant.kernel.cards import Condition
from quadrant.kernel.chance import Chance, Outcomes, die


class When(Condition[Churchill, Use]):
    """When a modifier or an effect applies: everything that is named must hold, for the issue as it lies."""

    issue_class: names.Classes = names.ANY_ISSUE
    issue_id: names.Issues = names.ANY_ISSUE
    issue_nation: names.Flags = names.ANY_ISSUE
    issue_on_track: names.Nation = names.NO_NATION
    mode: str = ""
    leader_active: names.Nation = names.NO_NATION
    leader_inactive: names.Nation = names.NO_NATION
    #: What follows from that: the issues it speaks of, and whether it looks at nothing else (not at where the
    #: issue lies, nor at the leaders).
    issues: int = -1
    always: bool = True

    def __post_init__(self) -> None:
        issues = self.issue_class & self.issue_id & self.issue_nation
        always = max(self.issue_on_track, self.leader_active, self.leader_inactive) < 0
        msgspec.structs.force_setattr(self, "issues", issues)
        msgspec.structs.force_setattr(self, "always", always)

    def holds(self, game: Churchill, use: Use) -> bool:
        """Whether it holds for the issue where it lies before it is moved."""
        issue = use.issue
        if not self.issues >> issue & 1:
            return False
        if self.mode and self.mode != use.mode:
            return False
        if self.always:
            return True
        track, present, absent = self.issue_on_track, self.leader_active, self.leader_inactive
        if track >= 0 and game.issue_winner(issue) != track:
            return False
        if present >= 0 and not (game.active[present] and game.named_leader(present)):
            return False
        return absent < 0 or not (game.active[absent] and game.named_leader(absent))


# A card, or a leader, may not decline what it does when it is played


class Gain(Operation, tag="gain"):
    """Markers for the war phase."""

    networks: int = 0
    alignments: int = 0

    def carry_out(self, game: Churchill, use: Use) -> None:
        rule = "3.31" if use.card == NOBODY else "3.33"
        gain_markers(game, use.by, self.networks, self.alignments, rule)


# Staff cards (3.33)


class StaffSupport(Operation, tag="free_support"):
    """Support at no cost, placed at once."""

    n: int
    where: Where

    def carry_out(self, game: Churchill, use: Use) -> None:
        game.push(FreeSupport(NATIONS[use.by], *self.where.masks(), self.n, False))


class HealthCheck(Operation, tag="health_check"):
    """The man's health: on a failure he leaves the game."""

    fail: tuple[int, ...]

    def carry_out(self, game: Churchill, use: Use) -> None:
        game.push(StaffRoll(use.by, use.card, "staff-health", self.fail))


class PurgeNext(Operation, tag="purge_next"):
    """The next Soviet staff card played is in danger."""

    fail: tuple[int, ...]

    def carry_out(self, game: Churchill, use: Use) -> None:
        game.purge = use.card
        game.tell("purge-threat", "3.33", card=STAFF_IDS[use.card])


class StaffRoll(Chance):
    """3.33 A die for a staff card: for its health, or under the eyes of the NKVD."""

    nation: int
    card: OpenStaff
    event: str
    fail: tuple[int, ...]

    def outcomes(self, game: Churchill) -> Outcomes[int]:
        return die(6)

    def happen(self, game: Churchill, value: int) -> None:
        failed = value in self.fail
        game.tell(self.event, "3.33", card=STAFF_IDS[self.card], die=value, failed=int(failed))
        if failed:
            remove_card(game, self.nation, self.card)


def remove_card(game: Churchill, nation: int, card: int) -> None:
    """The card leaves the game."""
    game.discard[nation] = tuple(c for c in game.discard[nation] if c != card)
    game.removed[nation] = (*game.removed[nation], card)


# Leaders (3.31)


class CannotBeDebated(Operation, tag="cannot_be_debated"):
    """5.24 Nobody may debate that advance: no window opens."""


class MissesNextConference(Operation, tag="leader_misses_next_conference"):
    """The leader falls ill."""

    def carry_out(self, game: Churchill, use: Use) -> None:
        game.ill[use.by] = True
        game.tell("leader-ill", "3.31", leader=game.leader_name(use.by))


class Dies(Operation, tag="replace_leader"):
    """Roosevelt dies; Truman is inactive until the next conference."""

    to: names.Leader

    def carry_out(self, game: Churchill, use: Use) -> None:
        replace_leader(game, use.by, self.to, active=False)


class Paranoia(Operation, tag="paranoia"):
    """5.24 Stalin turns paranoid."""

    def carry_out(self, game: Churchill, use: Use) -> None:
        turn_paranoid(game)


StaffOperation: TypeAlias = Gain | StaffSupport | HealthCheck | PurgeNext
Ability: TypeAlias = Gain | CannotBeDebated
Consequence: TypeAlias = MissesNextConference | Dies | Paranoia
