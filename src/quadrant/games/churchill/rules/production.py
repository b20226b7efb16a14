"""6.3 to 6.9 Production and its allocation, in the order of the book."""

from __future__ import annotations

from typing import ClassVar, Final

from quadrant.games.churchill.cards.operations import commitment
from quadrant.games.churchill.components import (
    A_BOMB,
    ARCTIC,
    ARCTIC_OPEN,
    BASE_PRODUCTION,
    DIRECTED_OFFENSIVES,
    FRONTS,
    ISSUES,
    LEADERSHIP_ISSUES,
    LEFT,
    NATIONS,
    NOBODY,
    POL_MIL_ISSUES,
    PRODUCTION_ISSUES,
    STRATEGIC_MATERIALS,
    THEATERS,
    USSR,
)
from quadrant.games.churchill.rules.agenda import round_from
from quadrant.games.churchill.rules.fronts import cannot_attempt
from quadrant.games.churchill.rules.support import (
    ALL_BOXES,
    ALL_FRONTS,
    BOXES_OF,
    FRONTS_OF,
    Marker,
    PlaceSupport,
    forbidden_boxes,
    naval_limits,
    offensive_limits,
    with_entry_space,
    with_room,
)
from quadrant.games.churchill.state import CENTER, Churchill
from quadrant.games.churchill.verbs import ACTIVATE, NAVAL, OFFENSIVE, RESEARCH
from quadrant.kernel.board import mask_of
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Choice, Step
from quadrant.kernel.limits import ALLOWED, Few, Limit, Limits
from quadrant.kernel.message import Prompt, Refusal
from quadrant.kernel.modifiers import Sum
from quadrant.kernel.offers import Among, Offer, finishing, fixed, never
from quadrant.kernel.verbs import FINISHING

#: 6.7 Markers that a Directed Offensive demands.
DEMAND = 2
#: 6.10.2 What must be added to the A-Bomb Research roll so that it cannot fail.
SURE_RESEARCH = 3
#: 6.92 Support for winning a Theater Leadership issue, and again for winning both.
LEADERSHIP_SUPPORT = 2
EITHER = 2

# 6.3 Production


class Production(Step):
    """4.23.3, 6.3 Everybody receives production at once."""

    def run(self, game: Churchill) -> None:
        game.phase = "production"
        for issue in PRODUCTION_ISSUES:
            taker, owner = game.issue_winner(issue), ISSUES[issue].nation
            if taker not in (NOBODY, owner):
                game.tell("production-taken", "6.32", seat=NATIONS[taker], seat2=NATIONS[owner])
        game.production = [income(game, nation).total for nation in range(3)]
        game.tell("production", "6.3", **dict(zip(NATIONS, game.production, strict=True)))


def income(game: Churchill, nation: int) -> Sum:
    """6.3 What the nation receives, line by line."""
    made = Sum.of(BASE_PRODUCTION[nation], "6.31", "plus-base-production")
    for issue in PRODUCTION_ISSUES:
        if game.place[issue] > CENTER:
            made = made.add(
                taken(game, nation, issue), "6.32", "plus-production-issue", issue=ISSUES[issue].id
            )
    made = made.add(materials(game, nation), "6.32", "plus-materials")
    if nation == USSR:
        made = made.add(arctic_route(game), "6.32", "plus-arctic").add(convoy(game), "6.32", "plus-convoy")
    return made.add(game.extra[nation], "5.11", "plus-card").at_least(0, "6.3", "plus-nothing")


def taken(game: Churchill, nation: int, issue: int) -> int:
    """6.32 A Production issue won by another than its owner takes one marker from him to the winner."""
    winner, owner = game.issue_winner(issue), ISSUES[issue].nation
    if winner in (NOBODY, owner):
        return 0
    return int(winner == nation) - int(owner == nation)


def materials(game: Churchill, nation: int) -> int:
    """6.32 Strategic Materials: one for all from the centre, else one for the winner."""
    place = game.place[STRATEGIC_MATERIALS]
    return int(place == CENTER or game.issue_winner(STRATEGIC_MATERIALS) == nation)


def arctic_route(game: Churchill) -> int:
    """6.32 One for the USSR when the Arctic box holds three naval markers."""
    return int(game.naval[ARCTIC] >= ARCTIC_OPEN)


def convoy(game: Churchill) -> int:
    """6.32 The Murmansk convoy; at some tables it brings nothing that the route has not brought."""
    return game.convoy if game.rules.convoy_adds else max(0, game.convoy - arctic_route(game))


# 6.4 Allocation


class Allocation(Step):
    """4.23.4, 6.4 From the left of the conference winner, each allocates everything before the next begins.

    Support from commands is placed in the same turn: after production, at some tables before it.
    """

    def run(self, game: Churchill) -> None:
        game.phase = "allocation"
        if not game.rules.late_command:
            command_support(game)
        for issue in DIRECTED_OFFENSIVES:
            game.owed[issue] = DEMAND if game.target[issue] != NOBODY else 0
        for nation in round_from(LEFT[game.winner])[::-1]:
            turn = Allocate(NATIONS[nation]), CommandSupport(NATIONS[nation])
            game.push(*(turn[::-1] if game.rules.command_first else turn))


class Duty:
    """What binds the next marker: the rule, the reason, and the Fronts and boxes that it allows."""

    __slots__ = ("kind", "naval", "offensive", "rule", "why")

    def __init__(self, rule: str, kind: str, why: str, masks: tuple[int, int]) -> None:
        self.rule, self.kind, self.why = rule, kind, why
        self.offensive, self.naval = masks

    def offers(self) -> tuple[Offer, ...]:
        """Support where it is owed, and nothing else."""
        rule, why = self.rule, self.why
        return (
            Offer(OFFENSIVE, Limit(rule, self.offensive, why)),
            Offer(NAVAL, Limit(rule, self.naval, why)),
            *_DUTY_FIRST[rule],
        )


_ALL_DONE: Final = (finishing(),)
_DUTY_FIRST: Final = {
    "6.6": never("6.6", "why-committed", ACTIVATE, RESEARCH),
    "6.7": never("6.7", "why-directed", ACTIVATE, RESEARCH),
}
_RESEARCH: Final = fixed(RESEARCH, ALLOWED)
(_NO_RESEARCH,) = never("6.10.2", "why-no-research", RESEARCH)
(_MUST_ALLOCATE,) = never("6.4", "why-all-allocated", FINISHING)


def idle_support(game: Churchill, choice: Choice) -> Refusal | None:
    """7.73 Support for a Front that will make no attempt, whatever naval support may still come."""
    barred = cannot_attempt(game, OFFENSIVE.thing(choice)) if OFFENSIVE.of(choice) else None
    if barred is None or barred.id == "why-too-few-naval":
        return None
    return Refusal(barred.rule, f"waste-support-{barred.id.removeprefix('why-')}")


def idle_research(game: Churchill) -> Refusal | None:
    """6.10.2 Production for a roll that cannot fail any more, or that has nothing left to advance."""
    if game.has_bomb:
        return Refusal("6.10", "waste-research-done")
    return Refusal("6.10.2", "waste-research-sure") if game.research >= SURE_RESEARCH else None


def duty_of(game: Churchill, nation: int) -> Duty | None:
    """6.4 First what the card commits (6.6), then Directed Offensives (6.7); None if neither binds."""
    if game.commitments:
        masks = 0, 0
        for i in open_commitments(game, nation):
            offensive, naval = commitment_masks(game, nation, game.commitments[i][1])
            masks = masks[0] | offensive, masks[1] | naval
        if any(masks):
            return Duty("6.6", "card", "why-committed", masks)
    demands = open_demands(game, nation)
    if demands:
        masks = demand_masks(game, nation, demands)
        if any(masks):
            return Duty("6.7", "directed", "why-directed", masks)
    return None


class Allocate(PlaceSupport):
    """6.4 One production marker: first what the card commits, then Directed Offensives, then as one likes."""

    undo_to: ClassVar[str] = "allocation"

    def support_limits(self, game: Churchill) -> tuple[Limits, Limits]:
        return offensive_limits(game, self.nation), naval_limits(game, self.nation)

    def waste(self, game: Churchill, choice: Choice) -> Refusal | None:
        if RESEARCH.of(choice):
            return idle_research(game)
        return None if duty_of(game, self.nation) else idle_support(game, choice)

    def offers(self, game: Churchill) -> tuple[Offer, ...]:
        nation = self.nation
        if not game.production[nation]:
            return _ALL_DONE
        duty = duty_of(game, nation)
        if duty:
            return *duty.offers(), _MUST_ALLOCATE
        offensive, naval = self.support_limits(game)
        researched = game.issue_winner(A_BOMB) != NOBODY
        return (
            Offer(OFFENSIVE, offensive),
            Offer(NAVAL, naval),
            Among(ACTIVATE, activation_limits(game, nation)),
            _RESEARCH if researched else _NO_RESEARCH,
            _MUST_ALLOCATE,
        )

    def pay(self, game: Churchill, marker: Marker) -> str:
        game.production[self.nation] -= 1
        duty = duty_of(game, self.nation)
        if not duty:
            return "6.5"
        pay_duty(game, self.nation, duty, marker)
        return duty.rule

    def go_on(self, game: Churchill) -> None:
        game.push(self)

    @does(ACTIVATE)
    def activate(self, game: Churchill, issue: int) -> None:
        game.production[self.nation] -= 1
        activate(game, self.nation, issue)
        self.go_on(game)

    @does(RESEARCH)
    def research(self, game: Churchill) -> None:
        game.production[self.nation] -= 1
        game.research += 1
        game.tell("research-funded", "6.10.2", seat=self.seat)
        self.go_on(game)

    @does(FINISHING)
    def finish(self, game: Churchill) -> None:
        """All production is allocated."""

    def prompt(self, game: Churchill) -> Prompt:
        duty = duty_of(game, self.nation)
        kind, rule = (duty.kind, duty.rule) if duty else ("free", "6.4")
        return Prompt(f"{self.prompt_id}-{kind}", rule, {"n": game.production[self.nation]})


def pay_duty(game: Churchill, nation: int, duty: Duty, marker: Marker) -> None:
    """The marker is counted against the commitment or the Directed Offensive that asked for it."""
    if duty.rule == "6.6":
        for i in open_commitments(game, nation):
            who, effect, left = game.commitments[i]
            if serves(marker, commitment_masks(game, nation, effect)):
                game.commitments[i] = (who, effect, left - 1)
                return
    for issue in DIRECTED_OFFENSIVES:
        if ISSUES[issue].nation == nation and game.owed[issue]:
            front = game.target[issue]
            if serves(marker, (1 << front, 1 << FRONTS[front].box)):
                game.owed[issue] -= 1
                return


def serves(marker: Marker, masks: tuple[int, int]) -> bool:
    """Whether the support is placed on one of these Fronts, or in one of these boxes."""
    return bool(marker[0] & masks[0] or marker[1] & masks[1])


# 6.6 What the conference card commits


def commitment_masks(game: Churchill, nation: int, effect: int) -> tuple[int, int]:
    """6.6 Fronts and boxes that still can take what the conference card demands."""
    card = commitment(effect)
    fronts, boxes = card.where.masks()
    if card.support == "as_directed_offensive":
        return demand_masks(game, nation, fronts)
    offensive = fronts & with_entry_space(game) if card.support != "naval" else 0
    naval = boxes & with_room(game) if card.support != "offensive" else 0
    return offensive, naval


def open_commitments(game: Churchill, nation: int) -> list[int]:
    """6.6 The nation's commitments that can still be met, as places in the list."""
    return [
        i
        for i, (who, effect, left) in enumerate(game.commitments)
        if who == nation and left and any(commitment_masks(game, nation, effect))
    ]


# 6.7 What Directed Offensives demand


def open_demands(game: Churchill, nation: int) -> int:
    """6.7 The Fronts on which the nation's Directed Offensives still demand something, as a set."""
    mask = 0
    for issue in DIRECTED_OFFENSIVES:
        if game.owed[issue] and ISSUES[issue].nation == nation:
            mask |= 1 << game.target[issue]
    return mask


def demand_masks(game: Churchill, nation: int, fronts: int) -> tuple[int, int]:
    """6.7 Land: offensive support. Amphibious: naval support up to what the landing needs, then offensive."""
    offensive = naval = 0
    closed = forbidden_boxes(game, nation)
    for i, front in enumerate(FRONTS):
        space = game.entry(i)
        if not fronts >> i & 1 or space is None or closed >> front.box & 1:
            continue
        if game.naval[front.box] < space.naval:
            naval |= 1 << front.box
        else:
            offensive |= 1 << i
    return offensive, naval


# 6.8 Activating Pol-Mil issues


def activable(game: Churchill, nation: int) -> list[int]:
    """6.8 The Pol-Mil issues that the nation has won and not activated yet."""
    return [i for i in POL_MIL_ISSUES if game.issue_winner(i) == nation and not game.activated[i]]


def activation_limits(game: Churchill, nation: int) -> Few:
    """6.8 Which issues may be activated, and why the others may not."""

    def reasons() -> Limits:
        idle = mask_of(issue for issue in POL_MIL_ISSUES if not game.activated[issue])
        return Limits(_POL_MIL, Limit("6.8", idle, "why-activated"))

    return Few("6.8", activable(game, nation), "why-not-won", reasons)


_POL_MIL: Final = Limit("6.8", mask_of(POL_MIL_ISSUES), "why-not-pol-mil")


def activate(game: Churchill, nation: int, issue: int) -> None:
    """6.81 A Pol-Mil issue X/Y gives X alignments and Y networks for the war phase."""
    marker = ISSUES[issue]
    game.activated[issue] = True
    game.alignments_due[nation] += marker.alignments
    game.networks_due[nation] += marker.networks
    game.tell("activated", "6.81", seat=NATIONS[nation], issue=marker.id)


# 6.9 Command support


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


class CommandSupport(PlaceSupport):
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

    def support_limits(self, game: Churchill) -> tuple[Limits, Limits]:
        theater = self.theater(game)
        fronts = ALL_FRONTS if theater == EITHER else FRONTS_OF[theater]
        boxes = ALL_BOXES if theater == EITHER else BOXES_OF[theater]
        rule = self.rule(game, theater)
        here = Limit(rule, fronts, "why-other-theater")
        there = Limit(rule, boxes, "why-other-theater")
        return offensive_limits(game, NOBODY, here), naval_limits(game, NOBODY, there)

    def waste(self, game: Churchill, choice: Choice) -> Refusal | None:
        return idle_support(game, choice)

    def offers(self, game: Churchill) -> tuple[Offer, ...]:
        if self.theater(game) == NOBODY:
            return _ALL_DONE
        return self.support_offers(game, "6.4", "why-all-allocated")

    def pay(self, game: Churchill, marker: Marker) -> str:
        theater = self.theater(game)
        game.support[self.nation * 3 + theater] -= 1
        return self.rule(game, theater)

    def go_on(self, game: Churchill) -> None:
        game.push(self)

    @does(FINISHING)
    def finish(self, game: Churchill) -> None:
        """All is placed; or what is left in this theater fits nowhere and is lost."""
        theater = self.theater(game)
        if theater == NOBODY:
            return
        slot = self.nation * 3 + theater
        game.tell("support-lost", self.rule(game, theater), seat=self.seat, n=game.support[slot])
        game.support[slot] = 0
        self.go_on(game)

    def prompt(self, game: Churchill) -> Prompt:
        theater = self.theater(game)
        n = game.support[self.nation * 3 + theater]
        if theater == EITHER:
            return Prompt(f"{self.prompt_id}-either", "6.92", {"n": n})
        rule = self.rule(game, theater)
        won = "-won" if rule == "6.92" else ""
        return Prompt(f"{self.prompt_id}{won}", rule, {"theater": THEATERS[theater], "n": n})
