"""Chapter 11 as data: the charts of the three bots, read once from ``bots.json`` and checked.

Every priority names an operation of a small vocabulary and its numbers; the order of the list is the order
of the priorities (11.1). The operations themselves are in the modules named after the segments.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from quadrant.games.churchill.components import ISSUES, NATIONS, Issue

When = dict[str, Any]
Side = Literal["own", "center"]


class Priority(msgspec.Struct, frozen=True):
    """One priority: ``do`` is the sentence it comes from."""

    rule: str
    do: str
    p: int = 0
    when: When = {}


class MeetingPriority(Priority, frozen=True):
    """How an issue is advanced or debated (11.5)."""

    #: The least weight an issue must have, and the space of the own track that it must reach.
    weight_min: float = 0
    to: int = 0
    #: Factors for a card with a bonus, an issue not yet on the own side, a space hard to reach for the next.
    bonus: float = 1
    fresh: float = 1
    #: For each point of weight that the rivals give less (or more) to the issue.
    uncontested: float = 0
    safe: float = 1
    safe_margin: int = 0
    #: Only with at most so many cards in hand and issues between oneself and the strongest rival.
    cards: int = 0
    margin: int = 0
    #: From this space on an issue needs no more cards.
    secure: int = 7
    #: The restraints under which it is not followed.
    unless: tuple[str, ...] = ()
    restraint: bool = False


class LeaderPriority(Priority, frozen=True):
    """How the leader is used (11.5)."""

    modes: tuple[str, ...] = ()
    #: Kinds of issues, and rivals whose leaders it answers; None for all.
    issues: tuple[str, ...] | None = None
    leaders: tuple[str, ...] | None = None
    #: The space that the issue must reach.
    to: int = 0
    #: Only with at most so many cards in hand; 0 for any number.
    cards: int = 0


class ProductionPriority(Priority, frozen=True):
    """What production is spent on (11.6)."""

    fronts: tuple[str, ...] | None = None
    #: Legal targets that make a Pol-Mil issue worth activating; 0 asks for none.
    alignments: int = 0
    networks: int = 0
    #: Modifiers for research in all, strength to reach, naval markers to reach.
    max: int = 0
    strength: float = 0
    naval: int = 0


class IssueModifier(msgspec.Struct, frozen=True):
    issue: str
    delta: float
    when: When
    why: str


class IssueGoal(msgspec.Struct, frozen=True):
    """Where a conditional issue should end: on the own side or in the centre."""

    default: Side
    center_when: tuple[When, ...] = ()
    own_when: tuple[When, ...] = ()


class GlobalChoice(msgspec.Struct, frozen=True):
    issue: str
    do: str
    when: When = {}


class Direction(msgspec.Struct, frozen=True):
    """Where to place a Directed Offensive."""

    front: str
    do: str
    when: When = {}


class FrontRule(msgspec.Struct, frozen=True):
    """What makes a Front worth more than its chart says."""

    rule: str
    delta: float
    do: str
    fronts: tuple[str, ...] = ()
    front: str = ""
    #: How many steps apart two Fronts must be for it.
    apart: int = 0
    when: When = {}


class CommandRule(msgspec.Struct, frozen=True):
    theater: str
    give: str
    when: When = {}


class Commands(msgspec.Struct, frozen=True):
    do: str
    rules: tuple[CommandRule, ...]


class Agenda(msgspec.Struct, frozen=True):
    a: float
    b: float


class Chart(msgspec.Struct, frozen=True):
    """The chart of one bot."""

    name: str
    profile: str
    agenda: Agenda
    debate_min: float
    debate_capture_min: float
    issue_weights: dict[str, float]
    goals: dict[str, IssueGoal]
    weight_modifiers: tuple[IssueModifier, ...]
    leader: tuple[LeaderPriority, ...]
    global_choice: tuple[GlobalChoice, ...]
    directed_offensives: dict[str, tuple[Direction, ...]]
    front_values: dict[str, dict[str, float]]
    production_order: tuple[ProductionPriority, ...]
    theater_leadership: Commands
    network_order: tuple[str, ...]
    alignment_order: tuple[str, ...]
    confidence: str
    sources: tuple[str, ...]
    front_rules: tuple[FrontRule, ...] = ()
    #: Debates although it is next to advance.
    debate_next: bool = False
    #: Places where an empty space is worth more than a network.
    leave_empty: tuple[str, ...] = ()


class MeetingPlan(msgspec.Struct, frozen=True):
    cards: int
    issues: int


class CardReach(msgspec.Struct, frozen=True):
    staff: int
    leader: int


class AgendaCard(msgspec.Struct, frozen=True):
    chief_margin: float
    no_bonus_issues: int
    no_bonus_a: float


class AgendaIssue(msgspec.Struct, frozen=True):
    defensive_max: int
    rival_margin: float


class Cooperation(msgspec.Struct, frozen=True):
    """What the standing in VP changes (4.41 to 4.43)."""

    id: str
    when: When
    do: str
    weights: dict[str, float] = {}
    goals: dict[str, Side] = {}
    own_flag: float = 0
    #: Added to what the nation in first place wants most.
    leader_wants: float = 0
    wants_min: float = 0
    front_of_last: float = 0
    axis_entry: float = 0


class CooperationRules(msgspec.Struct, frozen=True):
    rules: tuple[Cooperation, ...]


class SupportRules(msgspec.Struct, frozen=True):
    """How support is valued marker by marker."""

    breakthrough: float
    samples: int
    least_gain: float
    #: What a naval marker for a later landing is worth, as a share of that landing.
    ahead: float


class Order(msgspec.Struct, frozen=True):
    order: tuple[str, ...]


class Common(msgspec.Struct, frozen=True):
    """What all three bots share."""

    close_call: float
    plan: MeetingPlan
    reach: CardReach
    chief_value: float
    agenda_card: AgendaCard
    agenda_issue: AgendaIssue
    advance: tuple[MeetingPriority, ...]
    debate: tuple[MeetingPriority, ...]
    cooperation: CooperationRules
    support_allocation: SupportRules
    networks: Order
    alignments: Order


class Tuned(msgspec.Struct, frozen=True):
    """Something in the charts that is not as its source has it."""

    what: str
    source: str
    here: str
    why: str


class Meta(msgspec.Struct, frozen=True):
    tuned: tuple[Tuned, ...]


class Charts(msgspec.Struct, frozen=True, rename={"meta": "_meta"}):
    meta: Meta
    common: Common
    bots: dict[str, Chart]


@cache
def charts() -> Charts:
    """All charts, as ``bots.json`` has them."""
    text = files(__package__).joinpath("bots.json").read_bytes()
    return msgspec.json.decode(text, type=Charts)


def tuned() -> tuple[Tuned, ...]:
    """What was changed against the source of the charts, and why."""
    return charts().meta.tuned


def chart_of(nation: int) -> Chart:
    return charts().bots[NATIONS[nation]]


def kind_of(issue: Issue) -> str:
    """The name under which the charts speak of an issue: markers of one kind share it."""
    if issue.kind == "production":
        return f"{NATIONS[issue.nation]}_production"
    if issue.kind == "directed_offensive":
        return f"{NATIONS[issue.nation]}_do"
    return "pol_mil" if issue.kind == "pol_mil" else issue.id


#: The kind of every issue marker.
KINDS: Final = tuple(kind_of(issue) for issue in ISSUES)
