"""Positions of Empire of the Sun that random players come to, and every message of an answer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

import quadrant
from quadrant.games.empire.told.answers import Arrival, Block, Fed, Level, OffensiveStep, Pool, SupplyAnswer
from quadrant.kernel.alarms import Alarm
from quadrant.kernel.message import Args, Refusal
from quadrant.kernel.modifiers import Modifier
from quadrant.kernel.prospects import Remark

#: What the queries are asked about is taken at random; the others need nothing.
ABOUT: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("offensive", "report", "nations", "will", "points", "reaction", "alarms"), ()),
    **dict.fromkeys(("network", "zones"), ("seat",)),
    **dict.fromkeys(("zone", "stack"), ("space",)),
    "supply": ("unit",),
    "range": ("hq",),
    "activation": ("hq", "unit"),
    "reach": ("value", "unit"),
    "battle": ("space", "condition"),
}


def positions(scenario: str, seed: int, choices: int, every: int) -> Iterator[quadrant.Match]:
    """A match of random players, stopped now and then."""
    match, random = quadrant.new("empire", scenario, seed), Random(seed)
    for n in range(choices):
        if match.result is not None:
            return
        if n % every == 0:
            yield match
        match.choose(random.choice(match.options()))


def things(match: quadrant.Match, random: Random) -> dict[str, str | int]:
    """Something of each kind that a query may be asked about, on the map as far as possible."""
    view: Any = match.view(None)
    there = [unit for unit in view.units if unit.space]
    hqs = [unit.unit for unit in there if "_hq_" in unit.unit]
    return {
        "seat": random.choice(("japan", "allies")),
        "space": random.choice(there).space,
        "unit": random.choice([unit.unit for unit in there if unit.unit not in hqs]),
        "hq": random.choice(hqs),
        "value": random.choice((0, 1, 2, 3)),
        "condition": random.choice(("now", "surprise", "intercept", "ambush")),
    }


def answers(match: quadrant.Match, seat: str | None, about: dict[str, str | int]) -> dict[str, Any]:
    """The answer to every query about these things, and of every card of one's own what it would bring."""
    found = {
        name: match.query(name, *(about[kind] for kind in kinds), seat=seat) for name, kinds in ABOUT.items()
    }
    if seat is not None:
        own: Any = match.view(seat).own
        for card in (*own.hand, *filter(None, (own.future,))):
            found[f"prospect {card}"] = match.query("prospect", card, seat=seat)
    return found


def messages(answer: Any) -> Iterator[tuple[str, Args]]:
    """Every message that an answer names, with its arguments."""
    if isinstance(answer, Remark | Refusal | Alarm | Modifier):
        yield answer.id, answer.args
    elif isinstance(answer, Block):
        yield answer.why, {}
    elif isinstance(answer, Arrival | OffensiveStep | Level):
        yield answer.id, {}
    elif isinstance(answer, Pool):
        yield f"pool-{answer.id}", {}
    elif isinstance(answer, SupplyAnswer | Fed):
        yield answer.fate, {}
    if isinstance(answer, msgspec.Struct):
        for name in answer.__struct_fields__:
            yield from messages(getattr(answer, name))
    elif isinstance(answer, tuple | list):
        for part in answer:
            yield from messages(part)
