"""What an issue is worth: how VP are likely to change if a nation wins it."""

from __future__ import annotations

from functools import cached_property

from quadrant.bots.churchill.outlook import Outlook, Vp
from quadrant.games.churchill.components import (
    A_BOMB,
    CONDITIONAL,
    FRONTS,
    GLOBAL,
    ISSUES,
    LEFT,
    NOBODY,
    STRATEGIC_MATERIALS,
    TRINITY,
    UK,
    US,
    USSR,
)
from quadrant.games.churchill.rules.alignment import colonial_places, european_places
from quadrant.games.churchill.rules.clandestine import network_masks
from quadrant.games.churchill.rules.decision import RESEARCH_SUCCESS, movable
from quadrant.games.churchill.rules.markers import open_places
from quadrant.games.churchill.rules.score import SCHEDULE
from quadrant.games.churchill.state import Churchill


def schedule_vp(game: Churchill, name: str) -> int:
    """What a line of the schedule pays in this edition (9.4)."""
    return next(line.vp[game.rules.edition] for line in SCHEDULE if line.id == name)


def only(nation: int, vp: float) -> list[float]:
    out = [0.0, 0.0, 0.0]
    out[nation] = vp
    return out


def alignment_targets(game: Churchill, nation: int) -> int:
    """Places where the nation could set an alignment soon: open to it, and nobody else there."""
    free = 0
    for place, owner in enumerate(game.alignments):
        if owner == NOBODY and not game.networks[place]:
            free |= 1 << place
    mine = network_masks(game, nation)[0]
    for place, owner in enumerate(game.alignments):
        if owner != NOBODY:
            mine &= ~(1 << place)
    legal = colonial_places(game, nation, True) & european_places(game, nation, True) & open_places(game)
    return ((free | mine) & legal).bit_count()


class Stakes:
    """The changes in VP that hang on each issue, by who wins it."""

    def __init__(self, game: Churchill, outlook: Outlook) -> None:
        self.outlook = outlook
        self.game = game
        self.worth = outlook.habits.worth
        self.remaining = max(1, self.game.last_conference - self.game.conference)

    @cached_property
    def changes(self) -> list[tuple[Vp, Vp, Vp]]:
        """For each issue, the changes if the UK, the USSR, the US wins it."""
        found = []
        for issue in range(len(ISSUES)):
            rows = [self.won(issue, nation) for nation in range(3)]
            uk, ussr, us = ((row[0], row[1], row[2]) for row in rows)
            found.append((uk, ussr, us))
        return found

    def won(self, issue: int, nation: int) -> list[float]:
        """What happens to VP if the nation wins the issue."""
        marker = ISSUES[issue]
        if marker.kind == "pol_mil":
            return self.pol_mil(issue, nation)
        if marker.kind == "production":
            return self.taken(marker.nation, nation, 1)
        if marker.kind == "directed_offensive":
            return self.taken(marker.nation, nation, 2, share=0.6)
        if marker.kind == "theater_leadership":
            return self.leadership(marker.theater, nation)
        if issue == STRATEGIC_MATERIALS:
            return only(nation, self.worth.production)
        if issue == A_BOMB:
            return self.bomb(nation)
        if issue == GLOBAL:
            return self.world(nation)
        return [0.0, 0.0, 0.0]

    def pol_mil(self, issue: int, nation: int) -> list[float]:
        """6.8 Alignments where there is room for them, else against the strongest rival; networks."""
        marker, worth = ISSUES[issue], self.worth
        room = max(0, alignment_targets(self.game, nation) - self.game.alignments_due[nation])
        placed = min(marker.alignments, room)
        rest = marker.alignments - placed
        change = only(nation, placed * worth.alignment + marker.networks * worth.network - worth.production)
        rival = max((LEFT[nation], LEFT[LEFT[nation]]), key=lambda n: self.outlook.politics[n])
        change[rival] -= rest * worth.removal
        return change

    def taken(self, owner: int, nation: int, markers: int, share: float = 1.0) -> list[float]:
        """6.32, 6.7 Production that changes hands, in whole or as far as a Directed Offensive binds it."""
        change = [0.0, 0.0, 0.0]
        if owner != nation:
            change[owner] -= markers * share * self.worth.production
            change[nation] += markers * share * self.worth.production
        return change

    def leadership(self, theater: int, nation: int) -> list[float]:
        """6.9 Two markers now, and one a conference for whoever commands."""
        if self.game.defeated(theater):
            return [0.0, 0.0, 0.0]
        marker = self.worth.production
        change = only(nation, 2 * marker)
        command = self.game.command[theater]
        lasting = 0.5 * marker * min(3, self.remaining)
        if nation != USSR and command != nation:
            change[nation] += lasting
            change[command] -= lasting
        return change

    def bomb(self, nation: int) -> list[float]:
        """6.10 The spy ring for the USSR; a step towards the bomb for all."""
        game = self.game
        change = [0.0, 0.0, 0.0]
        if nation == USSR and game.spy < TRINITY:
            change[USSR] += schedule_vp(game, "spy_ring")
        if game.bomb < TRINITY:
            chance = (7 - RESEARCH_SUCCESS + min(3, game.research)) / 6
            steps = TRINITY - game.bomb
            likely = chance / steps if steps <= self.remaining + 1 else 0.0
            change[US] += likely * schedule_vp(game, "bomb")
            change[UK] += likely * schedule_vp(game, "bomb")
            change[USSR] -= likely * schedule_vp(game, "no_bomb")
        return change

    def world(self, nation: int) -> list[float]:
        """6.11 An advantage gained, perhaps from a rival."""
        options = movable(self.game, nation)
        if not options:
            return [0.0, 0.0, 0.0]
        vp = schedule_vp(self.game, "global_issue")
        change = only(nation, vp + self.worth.global_opens)
        held = [self.game.world[i] for i in options if self.game.world[i] != NOBODY]
        if len(held) == len(options):
            change[held[0]] -= vp
        elif held:
            change[held[0]] -= vp / 2
        return change

    def outcome(self, issues: list[int], places: list[int]) -> tuple[list[float], list[int], float]:
        """5.27 What these issues bring where they lie: changes in VP, how many each nation has won, and what
        conditional ones do to the chance to win."""
        change, counts, centered = [0.0, 0.0, 0.0], [0, 0, 0], 0.0
        for issue, place in zip(issues, places, strict=True):
            if place:
                nation = place // 10
                counts[nation] += 1
                row = self.changes[issue][nation]
                change[0] += row[0]
                change[1] += row[1]
                change[2] += row[2]
            elif issue in CONDITIONAL:
                centered += self.centered[issue]
            elif issue == STRATEGIC_MATERIALS:
                change = [vp + self.worth.production for vp in change]
        return change, counts, centered

    @cached_property
    def prize(self) -> tuple[int, int, int]:
        """4.23 What the conference is worth to each nation, in VP."""
        allies = schedule_vp(self.game, "conference_us_uk")
        return allies, schedule_vp(self.game, "conference_ussr"), allies

    # Issues that take effect in the centre

    @cached_property
    def centered(self) -> dict[int, float]:
        """6.2 What each conditional issue does to the chance to win if it ends in the centre."""
        found = {}
        for issue in CONDITIONAL:
            front = self.waiting(issue)
            if front == NOBODY:
                found[issue] = 0.0
                continue
            chance = self.outlook.habits.advance_late[FRONTS[front].id]
            found[issue] = chance * self.outlook.front_worth[front]
        return found

    def waiting(self, issue: int) -> int:
        """The Front that waits for the issue."""
        for front in range(len(FRONTS)):
            space = self.game.entry(front)
            if space is not None and space.issue == issue:
                return front
        return NOBODY
