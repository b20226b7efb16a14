"""6.3 to 6.8 Production and its allocation."""

from __future__ import annotations

from typing import ClassVar

from quadrant.games.churchill.agenda import round_from
from quadrant.games.churchill.cards import where_masks
from quadrant.games.churchill.choices import ACTIVATE, NAVAL, OFFENSIVE, RESEARCH
from quadrant.games.churchill.components import (
    A_BOMB,
    ARCTIC,
    ARCTIC_OPEN,
    BASE_PRODUCTION,
    DIRECTED_OFFENSIVES,
    EFFECTS,
    FRONTS,
    ISSUE,
    ISSUES,
    LEADERSHIP_ISSUES,
    LEFT,
    NATIONS,
    POL_MIL_ISSUES,
    PRODUCTION_ISSUES,
    STRATEGIC_MATERIALS,
    THEATERS,
    USSR,
)
from quadrant.games.churchill.state import CENTER, NOBODY, Churchill, NationDecision
from quadrant.games.churchill.support import (
    ALL_BOXES,
    ALL_FRONTS,
    BOXES_OF,
    FRONTS_OF,
    explain_support,
    forbidden_boxes,
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

#: 6.7 Markers that a Directed Offensive demands.
DEMAND = 2
#: 6.92 Support for winning a Theater Leadership issue, and again for winning both.
LEADERSHIP_SUPPORT = 2
EITHER = 2


class Production(Step):
    """6.3 Everybody receives production at once."""

    def run(self, game: Churchill) -> None:
        game.phase = "production"
        made = list(BASE_PRODUCTION)
        for issue in PRODUCTION_ISSUES:
            taker, owner = game.issue_winner(issue), ISSUES[issue].nation
            if taker not in (NOBODY, owner):
                made[owner] -= 1
                made[taker] += 1
                game.tell("production-taken", "6.32", seat=NATIONS[taker], seat2=NATIONS[owner])
        for nation in range(3):
            made[nation] += materials(game, nation) + game.extra[nation]
        made[USSR] += arctic_production(game)
        game.production = [max(0, n) for n in made]
        game.tell("production", "6.3", **dict(zip(NATIONS, game.production, strict=True)))


def materials(game: Churchill, nation: int) -> int:
    """6.32 Strategic Materials: one for all from the centre, else one for the winner."""
    place = game.place[STRATEGIC_MATERIALS]
    return int(place == CENTER or game.issue_winner(STRATEGIC_MATERIALS) == nation)


def arctic_production(game: Churchill) -> int:
    """6.32 The Arctic route and the Murmansk convoy, both for the USSR."""
    route = int(game.naval[ARCTIC] >= ARCTIC_OPEN)
    return route + game.convoy if game.rules.convoy_adds else max(route, game.convoy)


class Allocation(Step):
    """6.4 From the left of the conference winner, each allocates everything before the next begins."""

    def run(self, game: Churchill) -> None:
        game.phase = "allocation"
        if not game.rules.late_command:
            command_support(game)
        for issue in DIRECTED_OFFENSIVES:
            game.owed[issue] = DEMAND if game.target[issue] != NOBODY else 0
        for nation in round_from(LEFT[game.winner])[::-1]:
            game.push(Allocate(NATIONS[nation]), CommandSupport(NATIONS[nation]))


def command_support(game: Churchill) -> None:
    """6.91, 6.92 Support for holding a theater command and for winning Theater Leadership issues."""
    won = [0, 0, 0]
    for theater in range(len(THEATERS)):
        game.support[game.command[theater] * 3 + theater] += 1
    for issue in LEADERSHIP_ISSUES:
        nation = game.issue_winner(issue)
        if nation != NOBODY:
            game.support[nation * 3 + ISSUES[issue].theater] += LEADERSHIP_SUPPORT
            won[nation] += 1
    for nation in range(3):
        if won[nation] == len(LEADERSHIP_ISSUES):
            game.support[nation * 3 + EITHER] += LEADERSHIP_SUPPORT


# What a nation must serve first


def commitment_masks(game: Churchill, nation: int, effect: int) -> tuple[int, int]:
    """6.6 Fronts and boxes that still can take what the conference card demands."""
    do = EFFECTS[effect].do
    fronts, boxes = where_masks(do)
    if do["support"] == "as_directed_offensive":
        return demand_masks(game, nation, fronts)
    kind = do["support"]
    offensive = fronts & with_entry_space(game) if kind in ("offensive", "any") else 0
    naval = boxes & with_room(game) if kind in ("naval", "any") else 0
    return offensive, naval


def demand_masks(game: Churchill, nation: int, fronts: int) -> tuple[int, int]:
    """6.7 Land: offensive support. Amphibious: naval support up to what the landing needs, then offensive."""
    closed = forbidden_boxes(game, nation)
    offensive = naval = 0
    for i, front in enumerate(FRONTS):
        space = game.entry(i)
        if not fronts >> i & 1 or space is None or closed >> front.box & 1:
            continue
        if game.naval[front.box] < space.naval:
            naval |= 1 << front.box
        else:
            offensive |= 1 << i
    return offensive, naval


def open_commitments(game: Churchill, nation: int) -> list[int]:
    """6.6 The nation's commitments that can still be met, as places in the list."""
    return [
        i
        for i, (who, effect, left) in enumerate(game.commitments)
        if who == nation and left and any(commitment_masks(game, nation, effect))
    ]


def open_demands(game: Churchill, nation: int) -> int:
    """6.7 The Fronts on which the nation's Directed Offensives still demand something, as a set."""
    mask = 0
    for issue in DIRECTED_OFFENSIVES:
        if ISSUES[issue].nation == nation and game.owed[issue]:
            mask |= 1 << game.target[issue]
    return mask


class Allocate(NationDecision):
    """6.4 One production marker: first what the card commits, then Directed Offensives, then as one likes."""

    place: ClassVar[str] = "allocation"

    def options(self, game: Churchill) -> list[Choice]:
        nation = self.nation
        if not game.production[nation]:
            return [NONE_LEFT]
        duty, offensive, naval = self.duty(game)
        if duty:
            return support_choices(offensive, naval)
        found = support_choices(offensive_limits(game, nation).mask, naval_limits(game, nation).mask)
        for issue in POL_MIL_ISSUES:
            if game.issue_winner(issue) == nation and not game.activated[issue]:
                found.append(ACTIVATE[issue])
        if game.issue_winner(A_BOMB) != NOBODY:
            found.append(RESEARCH)
        return found

    def duty(self, game: Churchill) -> tuple[str, int, int]:
        """The rule that binds the next marker, and the Fronts and boxes it allows."""
        offensive = naval = 0
        for i in open_commitments(game, self.nation):
            masks = commitment_masks(game, self.nation, game.commitments[i][1])
            offensive |= masks[0]
            naval |= masks[1]
        if offensive or naval:
            return "6.6", offensive, naval
        demands = open_demands(game, self.nation)
        if demands:
            offensive, naval = demand_masks(game, self.nation, demands)
        return ("6.7" if offensive or naval else ""), offensive, naval

    def resolve(self, game: Churchill, choice: Choice) -> None:
        if choice == NONE_LEFT:
            return
        nation = self.nation
        rule = self.duty(game)[0]
        game.production[nation] -= 1
        if choice[0] in ("offensive", "naval"):
            if rule:
                pay_duty(game, nation, rule, choice)
            put_support(game, self.seat, choice, rule or "6.5")
        elif choice == RESEARCH:
            game.research += 1
            game.tell("research-funded", "6.10.2", seat=self.seat)
        else:
            activate(game, nation, ISSUE[str(choice[1])])
        game.push(self)

    def prompt(self, game: Churchill) -> Prompt:
        rule = self.duty(game)[0]
        kind = {"6.6": "card", "6.7": "directed", "": "free"}[rule]
        return Prompt(f"prompt-allocate-{kind}", rule or "6.4", {"n": game.production[self.nation]})

    def explain(self, game: Churchill, choice: Choice) -> Refusal | None:
        nation = self.nation
        if choice == NONE_LEFT:
            return Refusal("6.4", "why-all-allocated")
        rule = self.duty(game)[0]
        if rule:
            return Refusal(rule, "why-committed" if rule == "6.6" else "why-directed")
        if choice[0] == "research":
            return Refusal("6.10.2", "why-no-research")
        if choice[0] == "activate":
            return Refusal("6.8", why_not_activated(game, ISSUE.get(str(choice[-1]), NOBODY)))
        return explain_support(choice, offensive_limits(game, nation), naval_limits(game, nation))


NONE_LEFT = Choice("done")


def why_not_activated(game: Churchill, issue: int) -> str:
    """6.8 What keeps an issue from being activated."""
    if issue not in POL_MIL_ISSUES:
        return "why-not-pol-mil"
    return "why-activated" if game.activated[issue] else "why-not-won"


def pay_duty(game: Churchill, nation: int, rule: str, choice: Choice) -> None:
    """The marker is counted against the commitment or the Directed Offensive that asked for it."""
    if rule == "6.6":
        for i in open_commitments(game, nation):
            who, effect, left = game.commitments[i]
            if choice in support_choices(*commitment_masks(game, nation, effect)):
                game.commitments[i] = (who, effect, left - 1)
                return
    for issue in DIRECTED_OFFENSIVES:
        front = game.target[issue]
        if ISSUES[issue].nation != nation or not game.owed[issue]:
            continue
        if choice in (OFFENSIVE[front], NAVAL[FRONTS[front].box]):
            game.owed[issue] -= 1
            return


def activate(game: Churchill, nation: int, issue: int) -> None:
    """6.81 A Pol-Mil issue X/Y gives X alignments and Y networks for the war phase."""
    marker = ISSUES[issue]
    game.activated[issue] = True
    game.alignments_due[nation] += marker.alignments
    game.networks_due[nation] += marker.networks
    game.tell("activated", "6.81", seat=NATIONS[nation], issue=marker.id)


class CommandSupport(NationDecision):
    """6.9 Support from theater commands: in its theater, or in either for winning both issues.

    A nation also places it where no production is left; what cannot be placed is lost.
    """

    def theater(self, game: Churchill) -> int:
        """The theater whose support is placed next, NOBODY if none is left."""
        mine = game.support[self.nation * 3 : self.nation * 3 + 3]
        return next((theater for theater, n in enumerate(mine) if n), NOBODY)

    def rule(self, game: Churchill, theater: int) -> str:
        """6.91 for a command one holds; else it was won with the issue (6.92)."""
        return "6.91" if theater != EITHER and game.command[theater] == self.nation else "6.92"

    def limits(self, game: Churchill, theater: int) -> tuple[Limits, Limits]:
        fronts = ALL_FRONTS if theater == EITHER else FRONTS_OF[theater]
        boxes = ALL_BOXES if theater == EITHER else BOXES_OF[theater]
        rule = self.rule(game, theater)
        here = Limit(rule, fronts, "why-other-theater")
        there = Limit(rule, boxes, "why-other-theater")
        return (
            offensive_limits(game, NOBODY, why=here),
            naval_limits(game, NOBODY, why=there),
        )

    def options(self, game: Churchill) -> list[Choice]:
        theater = self.theater(game)
        if theater == NOBODY:
            return [NONE_LEFT]
        offensive, naval = self.limits(game, theater)
        return support_choices(offensive.mask, naval.mask) or [NONE_LEFT]

    def resolve(self, game: Churchill, choice: Choice) -> None:
        theater = self.theater(game)
        if theater == NOBODY:
            return
        slot = self.nation * 3 + theater
        if choice == NONE_LEFT:
            game.tell("support-lost", self.rule(game, theater), seat=self.seat, n=game.support[slot])
            game.support[slot] = 0
        else:
            game.support[slot] -= 1
            put_support(game, self.seat, choice, self.rule(game, theater))
        game.push(self)

    def prompt(self, game: Churchill) -> Prompt:
        theater = self.theater(game)
        if theater == EITHER:
            return Prompt(
                "prompt-command-support-either", "6.92", {"n": game.support[self.nation * 3 + EITHER]}
            )
        n = game.support[self.nation * 3 + theater]
        return Prompt("prompt-command-support", "6.9", {"theater": THEATERS[theater], "n": n})

    def explain(self, game: Churchill, choice: Choice) -> Refusal | None:
        theater = self.theater(game)
        if choice == NONE_LEFT:
            return Refusal("6.4", "why-all-allocated")
        return None if theater == NOBODY else explain_support(choice, *self.limits(game, theater))
