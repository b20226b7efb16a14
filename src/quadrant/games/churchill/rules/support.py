"""6.5 Military support: offensive markers in entry spaces, naval markers in theater boxes."""

from __future__ import annotations

import msgspec

from quadrant.games.churchill.components import BOXES, FRONTS, NAVAL_IN_BOX, NOBODY
from quadrant.games.churchill.state import Churchill, Placing
from quadrant.games.churchill.verbs import NAVAL, OFFENSIVE
from quadrant.kernel.deeds import does
from quadrant.kernel.facts import fact
from quadrant.kernel.limits import Limit, Limits, when
from quadrant.kernel.message import Prompt
from quadrant.kernel.offers import Offer, finishing
from quadrant.kernel.verbs import FINISHING

#: A marker of support as two sets: the Front that it is placed on, or the box.
Marker = tuple[int, int]

ALL_FRONTS = (1 << len(FRONTS)) - 1
ALL_BOXES = (1 << len(BOXES)) - 1
FRONTS_OF = tuple(sum(1 << i for i, f in enumerate(FRONTS) if f.theater == t) for t in (0, 1))
BOXES_OF = tuple(sum(1 << i for i, b in enumerate(BOXES) if b.theater == t) for t in (0, 1))


@fact("fronts")
def with_entry_space(game: Churchill) -> int:
    """Fronts that have not reached the end of their track."""
    mask = 0
    for i, front in enumerate(FRONTS):
        if game.front[i] < len(front.spaces):
            mask |= 1 << i
    return mask


def at_war(game: Churchill) -> int:
    """7.8 Fronts of a theater whose Axis power has not surrendered."""
    europe, pacific = game.surrendered
    return (0 if europe else FRONTS_OF[0]) | (0 if pacific else FRONTS_OF[1])


def with_room(game: Churchill) -> int:
    """6.5 Boxes with fewer than five naval markers."""
    mask = 0
    for i, n in enumerate(game.naval):
        if n < NAVAL_IN_BOX:
            mask |= 1 << i
    return mask


def forbidden_boxes(game: Churchill, nation: int) -> int:
    """5.11 Boxes the conference card closes to the nation."""
    mask = 0
    for who, box in game.forbidden:
        if who == nation:
            mask |= 1 << box
    return mask


def forbidden_fronts(game: Churchill, nation: int) -> int:
    """5.11 Fronts the conference card closes to the nation."""
    mask = 0
    for who, box in game.forbidden:
        if who == nation and BOXES[box].front >= 0:
            mask |= 1 << BOXES[box].front
    return mask


#: 7.4 What the Arctic says to offensive support.
A_FRONT = Limit("7.4", ALL_FRONTS, "why-arctic-naval-only")


def offensive_limits(game: Churchill, nation: int = NOBODY, *first: Limit) -> Limits:
    """6.5 Where the nation may place offensive support of its own will."""
    limits = Limits(A_FRONT, *first, *front_limits(game)) if first else common_limits(game)
    if not game.forbidden:
        return limits
    return limits.also(Limit("5.11", ~forbidden_fronts(game, nation), "why-card-forbids"))


def front_limits(game: Churchill) -> tuple[Limit, Limit]:
    """6.5 Fronts that can take support; 7.8 where the Axis has not surrendered."""
    return (
        Limit("6.5", with_entry_space(game), "why-no-entry-space"),
        Limit("7.8", at_war(game), "why-axis-surrendered"),
    )


@fact("fronts", "surrender")
def common_limits(game: Churchill) -> Limits:
    """6.5 Where anybody may place offensive support: it is asked for with every marker."""
    return Limits(A_FRONT, *front_limits(game))


def naval_limits(game: Churchill, nation: int = NOBODY, *first: Limit) -> Limits:
    """6.5 Where the nation may place naval support."""
    limits = Limits(*first, Limit("6.5", with_room(game), "why-five-naval"))
    if not game.forbidden:
        return limits
    return limits.also(Limit("5.11", ~forbidden_boxes(game, nation), "why-card-forbids"))


class PlaceSupport(Placing):
    """6.5 A marker of support that must be placed where it can be; else it is lost."""

    def support_limits(self, game: Churchill) -> tuple[Limits, Limits]:
        """Where offensive support may be placed, and naval support."""
        raise NotImplementedError

    def support_offers(self, game: Churchill, rule: str, why: str) -> tuple[Offer, ...]:
        """To place the marker, or to lose it where it fits nowhere."""
        offensive, naval = self.support_limits(game)
        nowhere = Limit(rule, when(not offensive.mask and not naval.mask), why)
        return Offer(OFFENSIVE, offensive), Offer(NAVAL, naval), finishing(nowhere)

    @does(OFFENSIVE)
    def support_front(self, game: Churchill, front: int) -> None:
        rule = self.pay(game, (1 << front, 0))
        game.offensive[front] += 1
        game.tell("offensive-support", rule, seat=self.seat, front=FRONTS[front].id)
        self.go_on(game)

    @does(NAVAL)
    def support_box(self, game: Churchill, box: int) -> None:
        rule = self.pay(game, (0, 1 << box))
        game.naval[box] += 1
        game.tell("naval-support", rule, seat=self.seat, box=BOXES[box].id)
        self.go_on(game)

    def pay(self, game: Churchill, marker: Marker) -> str:
        """The marker is taken from where it comes from; the rule by which it is placed."""
        raise NotImplementedError

    def go_on(self, game: Churchill) -> None:
        """It is placed: the next one, if there is one."""
        raise NotImplementedError


class FreeSupport(PlaceSupport):
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

    def support_limits(self, game: Churchill) -> tuple[Limits, Limits]:
        here = Limit(self.rule, self.fronts, "why-card-names-others")
        there = Limit(self.rule, self.boxes, "why-card-names-others")
        if self.ordered:
            entry = Limit("6.5", with_entry_space(game), "why-no-entry-space")
            room = Limit("6.5", with_room(game), "why-five-naval")
            return Limits(A_FRONT, here, entry), Limits(there, room)
        return offensive_limits(game, NOBODY, here), naval_limits(game, NOBODY, there)

    def offers(self, game: Churchill) -> tuple[Offer, ...]:
        return self.support_offers(game, self.rule, "why-must-place")

    def pay(self, game: Churchill, marker: Marker) -> str:
        return self.rule

    def go_on(self, game: Churchill) -> None:
        if self.left > 1:
            game.push(msgspec.structs.replace(self, left=self.left - 1))

    @does(FINISHING)
    def lose_the_rest(self, game: Churchill) -> None:
        game.tell("support-lost", self.rule, seat=self.seat, n=self.left)

    def prompt(self, game: Churchill) -> Prompt:
        return Prompt(self.prompt_id, self.rule, {"n": self.left})


def lose_naval(game: Churchill, box: int, rule: str, why: str) -> None:
    """A naval marker is taken out of the box, if there is one."""
    if not game.naval[box]:
        return
    game.naval[box] -= 1
    game.tell(why, rule, box=BOXES[box].id)
