"""6.5 Military support: offensive markers in entry spaces, naval markers in theater boxes."""

from __future__ import annotations

from quadrant.games.churchill.choices import NAVAL, OFFENSIVE
from quadrant.games.churchill.components import BOX, BOXES, FRONT, FRONTS, NAVAL_IN_BOX
from quadrant.games.churchill.state import Churchill
from quadrant.kernel.flow import Choice
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Refusal

ALL_FRONTS = (1 << len(FRONTS)) - 1
ALL_BOXES = (1 << len(BOXES)) - 1
FRONTS_OF = tuple(sum(1 << i for i, f in enumerate(FRONTS) if f.theater == t) for t in (0, 1))
BOXES_OF = tuple(sum(1 << i for i, b in enumerate(BOXES) if b.theater == t) for t in (0, 1))


def with_entry_space(game: Churchill) -> int:
    """Fronts that have not reached the end of their track."""
    mask = 0
    for i, front in enumerate(FRONTS):
        if game.front[i] < len(front.spaces):
            mask |= 1 << i
    return mask


def at_war(game: Churchill) -> int:
    """7.8 Fronts of a theater whose Axis power has not surrendered."""
    mask = 0
    for theater in (0, 1):
        if not game.surrendered[theater]:
            mask |= FRONTS_OF[theater]
    return mask


def with_room(game: Churchill) -> int:
    """6.5 Boxes with fewer than five naval markers."""
    mask = 0
    for i, n in enumerate(game.naval):
        if n < NAVAL_IN_BOX:
            mask |= 1 << i
    return mask


def forbidden_boxes(game: Churchill, nation: int) -> int:
    """Boxes the conference card closes to the nation."""
    mask = 0
    for who, box in game.forbidden:
        if who == nation:
            mask |= 1 << box
    return mask


def offensive_limits(
    game: Churchill, nation: int, fronts: int = ALL_FRONTS, why: Limit | None = None
) -> Limits:
    """6.5 Where the nation may place offensive support of its own will."""
    closed = 0
    for who, box in game.forbidden:
        if who == nation and BOXES[box].front >= 0:
            closed |= 1 << BOXES[box].front
    return Limits(
        why or Limit("6.5", fronts, "why-other-theater"),
        Limit("6.5", with_entry_space(game), "why-no-entry-space"),
        Limit("7.8", at_war(game), "why-axis-surrendered"),
        Limit("5.11", ~closed, "why-card-forbids"),
    )


def naval_limits(game: Churchill, nation: int, boxes: int = ALL_BOXES, why: Limit | None = None) -> Limits:
    """6.5 Where the nation may place naval support."""
    return Limits(
        why or Limit("6.5", boxes, "why-other-theater"),
        Limit("6.5", with_room(game), "why-five-naval"),
        Limit("5.11", ~forbidden_boxes(game, nation), "why-card-forbids"),
    )


def support_choices(offensive: int, naval: int) -> list[Choice]:
    found = [OFFENSIVE[i] for i in range(len(FRONTS)) if offensive >> i & 1]
    found += [NAVAL[i] for i in range(len(BOXES)) if naval >> i & 1]
    return found


def put_support(game: Churchill, seat: str, choice: Choice, rule: str) -> None:
    """Place the marker the choice names."""
    name = str(choice[1])
    if choice[0] == "offensive":
        put_offensive(game, seat, FRONT[name], rule)
    else:
        put_naval(game, seat, BOX[name], rule)


def put_offensive(game: Churchill, seat: str, front: int, rule: str) -> None:
    game.offensive[front] += 1
    game.tell("offensive-support", rule, seat=seat, front=FRONTS[front].id)


def put_naval(game: Churchill, seat: str, box: int, rule: str) -> None:
    game.naval[box] += 1
    game.tell("naval-support", rule, seat=seat, box=BOXES[box].id)


def lose_naval(game: Churchill, box: int, rule: str, why: str) -> None:
    """A naval marker is taken out of the box, if there is one."""
    if not game.naval[box]:
        return
    game.naval[box] -= 1
    game.tell(why, rule, box=BOXES[box].id)


def explain_support(choice: Choice, offensive: Limits, naval: Limits) -> Refusal | None:
    """Why a marker may not be placed there."""
    if len(choice) != 2:
        return None
    name = str(choice[1])
    if choice[0] == "offensive" and name in FRONT:
        return offensive.why_not(FRONT[name], front=name)
    if choice[0] == "naval" and name in BOX:
        return naval.why_not(BOX[name], box=name)
    if choice[0] == "offensive" and name in BOX and BOXES[BOX[name]].front < 0:
        return Refusal("7.4", "why-arctic-naval-only")
    return None
