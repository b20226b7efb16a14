"""What a seat sees, and what it cannot see filled in at random.

Hidden are the staff cards in hands and draw piles, agenda cards until all are played, the conference cards
to come, and the secret agenda markers. Everything else lies on the table.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from quadrant.games.churchill.cards.deck import CONFERENCES, LEADERS, STAFF
from quadrant.games.churchill.cards.operations import commitment
from quadrant.games.churchill.components import (
    ALIGNMENTS_OF_NATION,
    AXIS,
    BOMB_TRACK,
    BOXES,
    CHAIR,
    FRONTS,
    GLOBAL_ISSUES,
    ISSUES,
    LOCATIONS,
    NATION,
    NATIONS,
    NAVAL_IN_BOX,
    NETWORKS_OF_NATION,
    NOBODY,
    THEATERS,
    UNITS,
)
from quadrant.games.churchill.rules.clandestine import networks_on_map
from quadrant.games.churchill.rules.fronts import CampaignRoll, no_attempt, reserves_against, strength
from quadrant.games.churchill.rules.meeting import Debate
from quadrant.games.churchill.rules.score import score_parts, totals
from quadrant.games.churchill.rules.secret_agenda import secret_points
from quadrant.games.churchill.rules.staff import CHIEF_DIE, staff_value
from quadrant.games.churchill.rules.surrender import emperor_conditions
from quadrant.games.churchill.rules.winning import condition, endings, spread
from quadrant.games.churchill.state import (
    CENTER,
    DISPLAY,
    GONE,
    Churchill,
    network_count,
    network_owner,
)
from quadrant.games.churchill.told.before_a_card import ReachView, SpeechView, reach_of_hand, speech_view
from quadrant.kernel.flow import ScorePart
from quadrant.kernel.message import Event, Refusal
from quadrant.kernel.view import Thing


class IssueView(Thing, frozen=True):
    """An issue marker: ``where`` is gone, display, center, track or chair; ``space`` is its distance."""

    KEY: ClassVar[tuple[str, ...]] = ("issue",)

    issue: str
    where: str
    seat: str | None
    space: int
    #: A Directed Offensive: its Front, and the markers it still demands.
    front: str | None
    owed: int
    activated: bool


class AgendaView(Thing, frozen=True):
    """A nation's agenda card; card and value are known once all are revealed."""

    KEY: ClassVar[tuple[str, ...]] = ("seat",)

    seat: str
    played: bool
    card: str | None
    value: int | None


class NationView(Thing, frozen=True):
    KEY: ClassVar[tuple[str, ...]] = ("seat",)

    seat: str
    leader: str
    active: bool
    #: The leader may not advance an issue this conference.
    barred: bool
    #: The leader will miss the next conference.
    ill: bool
    hand: int
    draw: int
    discard: tuple[str, ...]
    removed: tuple[str, ...]
    may_pass: bool
    victories: int
    production: int
    #: Support still to be placed from commands: Europe, Pacific, either.
    support: tuple[int, int, int]
    networks_due: int
    alignments_due: int
    networks_left: int
    alignments_left: int
    technology: int
    secret_markers: int


class FrontView(Thing, frozen=True):
    """A Front: space is None in its box, entry None at the end of its track; chances in percent."""

    KEY: ClassVar[tuple[str, ...]] = ("front",)

    front: str
    seat: str
    position: int
    space: str | None
    entry: str | None
    offensive: int
    reserves: int
    naval: int
    naval_needed: int
    strength: int
    advance: int
    breakthrough: int
    #: Why it makes no attempt, if it makes none.
    blocked: Refusal | None
    #: The last roll of this conference, 0 if none was made.
    roll: int


class BoxView(Thing, frozen=True):
    KEY: ClassVar[tuple[str, ...]] = ("box",)

    box: str
    naval: int
    limit: int


class PlaceView(Thing, frozen=True):
    KEY: ClassVar[tuple[str, ...]] = ("country",)

    country: str
    colony: bool
    network: str | None
    networks: int
    alignment: str | None


class ReserveView(Thing, frozen=True):
    """An Axis reserve: how many are left in the game, and held back this conference."""

    KEY: ClassVar[tuple[str, ...]] = ("unit",)

    unit: str
    left: int
    withheld: int


class AxisView(Thing, frozen=True):
    KEY: ClassVar[tuple[str, ...]] = ("axis",)

    axis: str
    #: The conference of its surrender, 0 if it stands.
    surrendered: int


class GlobalView(Thing, frozen=True):
    KEY: ClassVar[tuple[str, ...]] = ("id",)

    id: str
    seat: str | None
    advantage: str | None


class CommitmentView(msgspec.Struct, frozen=True):
    """Production that the conference card commits."""

    seat: str
    left: int
    support: str
    places: tuple[str, ...]


class DebateView(msgspec.Struct, frozen=True):
    """The advance that may be debated now."""

    seat: str
    issue: str
    space: int
    leader: bool


class Own(msgspec.Struct, frozen=True):
    """What only this seat knows."""

    hand: tuple[str, ...]
    agenda: str | None
    secret: tuple[str, ...]
    secret_points: int
    #: For each card in hand and each open issue what it would move it: advancing, debating.
    #: A Chief of Staff adds its die to that.
    worth: dict[str, dict[str, tuple[int, int]]]
    #: For each card in hand, and the leader, where it would take each issue it could speak on now.
    reach: dict[str, dict[str, ReachView]]


class View(msgspec.Struct, frozen=True):
    """All public facts, and the seat's own secrets."""

    scenario: str
    edition: int
    conference: int
    last_conference: int
    phase: str
    turn: str | None
    card: str | None
    past: tuple[str, ...]
    issues: tuple[IssueView, ...]
    agenda: tuple[AgendaView, ...]
    agenda_winner: str | None
    winner: str | None
    debate: DebateView | None
    speech: SpeechView | None
    paranoia: bool
    purge: bool
    nations: tuple[NationView, ...]
    commitments: tuple[CommitmentView, ...]
    convoy: int
    research: int
    fronts: tuple[FrontView, ...]
    boxes: tuple[BoxView, ...]
    places: tuple[PlaceView, ...]
    reserves: tuple[ReserveView, ...]
    axis: tuple[AxisView, ...]
    #: 7.82 Germany down; bomb and base; Manchuria.
    emperor: tuple[bool, bool, bool]
    command: dict[str, str]
    bomb: str
    spy: str
    global_issues: tuple[GlobalView, ...]
    score: dict[str, int]
    score_parts: tuple[ScorePart, ...]
    spread: int
    alliance_spread: int
    #: The end condition that would hold if the game ended now.
    condition: str
    #: 4.41 to 4.43 How the three conditions are decided at this table.
    endings: tuple[str, str, str]
    own: Own | None = None


def view(game: Churchill, seat: str | None) -> View:
    """What that seat sees; None is a spectator."""
    parts = score_parts(game, secret=False) if game.result is None else list(game.result.parts)
    vp = totals(parts)
    return View(
        scenario=game.scenario,
        edition=game.rules.edition,
        conference=game.conference,
        last_conference=game.last_conference,
        phase=game.phase,
        turn=_seat(game.turn),
        card=CONFERENCES[game.card].id if game.card != NOBODY else None,
        past=tuple(CONFERENCES[card].id for card in game.past),
        issues=tuple(_issue(game, issue) for issue in range(len(ISSUES))),
        agenda=tuple(_agenda(game, nation) for nation in range(3)),
        agenda_winner=_seat(game.agenda_winner),
        winner=_seat(game.winner),
        debate=_debate(game),
        speech=speech_view(game),
        paranoia=game.paranoia,
        purge=game.purge != NOBODY,
        nations=tuple(_nation(game, nation) for nation in range(3)),
        commitments=tuple(_commitment(*entry) for entry in game.commitments if entry[2]),
        convoy=game.convoy,
        research=game.research,
        fronts=tuple(_front(game, front) for front in range(len(FRONTS))),
        boxes=tuple(BoxView(box.id, game.naval[i], NAVAL_IN_BOX) for i, box in enumerate(BOXES)),
        places=tuple(_place(game, place) for place in range(len(LOCATIONS))),
        reserves=tuple(ReserveView(u, game.pool[i], game.withheld[i]) for i, u in enumerate(UNITS)),
        axis=tuple(AxisView(name, game.surrendered[i]) for i, name in enumerate(AXIS)),
        emperor=emperor_conditions(game),
        command={name: NATIONS[game.command[i]] for i, name in enumerate(THEATERS)},
        bomb=BOMB_TRACK[game.bomb],
        spy=BOMB_TRACK[game.spy],
        global_issues=tuple(_global(game, i) for i in range(len(GLOBAL_ISSUES))),
        score=dict(zip(NATIONS, vp, strict=True)),
        score_parts=tuple(parts),
        spread=spread(vp),
        alliance_spread=game.edition.alliance_spread,
        condition=f"reason-{condition(game, vp)}",
        endings=endings(game),
        own=None if seat is None else secrets(game, seat),
    )


def secrets(game: Churchill, seat: str) -> Own:
    """Only what the seat alone knows."""
    nation = NATION[seat]
    card = game.agenda[nation]
    return Own(
        hand=tuple(STAFF[c].id for c in game.hand[nation]),
        agenda=STAFF[card].id if card != NOBODY else None,
        secret=tuple(LOCATIONS[place].id for place in game.secret[nation]),
        secret_points=secret_points(game, nation),
        worth={STAFF[c].id: _worth(game, c) for c in game.hand[nation]},
        reach=reach_of_hand(game, nation),
    )


def _seat(nation: int) -> str | None:
    return None if nation == NOBODY else NATIONS[nation]


def _worth(game: Churchill, card: int) -> dict[str, tuple[int, int]]:
    # What is added to a Chief of Staff's die, or taken from it, shows on its highest result.
    die = CHIEF_DIE if STAFF[card].chief else 0
    base = STAFF[card].value + die
    return {
        ISSUES[issue].id: (
            staff_value(game, card, base, issue, "advance") - die,
            staff_value(game, card, base, issue, "debate") - die,
        )
        for issue in game.open_issues()
    }


def _issue(game: Churchill, issue: int) -> IssueView:
    place = game.place[issue]
    front = game.target[issue]
    words = {GONE: "gone", DISPLAY: "display", CENTER: "center"}
    where = words.get(place) or ("chair" if place % 10 == CHAIR else "track")
    return IssueView(
        issue=ISSUES[issue].id,
        where=where,
        seat=NATIONS[place // 10] if place > 0 else None,
        space=place % 10 if place > 0 else 0,
        front=FRONTS[front].id if front != NOBODY else None,
        owed=game.owed[issue],
        activated=game.activated[issue],
    )


def _agenda(game: Churchill, nation: int) -> AgendaView:
    card = game.agenda[nation]
    known = game.agenda_open and card != NOBODY
    name = STAFF[card].id if known else None
    return AgendaView(NATIONS[nation], card != NOBODY, name, game.agenda_value[nation] if known else None)


def _nation(game: Churchill, nation: int) -> NationView:
    at = nation * 3
    return NationView(
        seat=NATIONS[nation],
        leader=LEADERS[game.leader[nation]].id,
        active=game.active[nation],
        barred=game.barred[nation],
        ill=game.ill[nation],
        hand=len(game.hand[nation]),
        draw=len(game.draw[nation]),
        discard=tuple(STAFF[card].id for card in game.discard[nation]),
        removed=tuple(STAFF[card].id for card in game.removed[nation]),
        may_pass=game.may_pass[nation],
        victories=game.victories[nation],
        production=game.production[nation],
        support=(game.support[at], game.support[at + 1], game.support[at + 2]),
        networks_due=game.networks_due[nation],
        alignments_due=game.alignments_due[nation],
        networks_left=NETWORKS_OF_NATION - networks_on_map(game, nation),
        alignments_left=ALIGNMENTS_OF_NATION - game.alignments.count(nation),
        technology=game.technology[nation],
        secret_markers=len(game.secret[nation]),
    )


def _front(game: Churchill, front: int) -> FrontView:
    track = FRONTS[front]
    at = game.front[front]
    entry = game.entry(front)
    chances = CampaignRoll(front).chances(game)
    return FrontView(
        front=track.id,
        seat=NATIONS[track.owner],
        position=at,
        space=track.spaces[at - 1].id if at else None,
        entry=entry.id if entry else None,
        offensive=game.offensive[front],
        reserves=reserves_against(game, front),
        naval=game.naval[track.box],
        naval_needed=entry.naval if entry else 0,
        strength=strength(game, front).total,
        advance=round(100 * (1 - chances.get(0, 0.0))),
        breakthrough=round(100 * chances.get(2, 0.0)),
        blocked=no_attempt(game, front),
        roll=game.campaign[front],
    )


def _place(game: Churchill, place: int) -> PlaceView:
    code = game.networks[place]
    location = LOCATIONS[place]
    owner, aligned = _seat(network_owner(code)), _seat(game.alignments[place])
    return PlaceView(location.id, location.colony, owner, network_count(code), aligned)


def _global(game: Churchill, issue: int) -> GlobalView:
    side = game.world[issue]
    name = None if side == NOBODY else GLOBAL_ISSUES[issue].advantage[side]
    return GlobalView(GLOBAL_ISSUES[issue].id, _seat(side), name)


def _commitment(nation: int, effect: int, left: int) -> CommitmentView:
    card = commitment(effect)
    return CommitmentView(NATIONS[nation], left, card.support, card.where.names())


def _debate(game: Churchill) -> DebateView | None:
    top = game.stack[-1] if game.stack else None
    if not isinstance(top, Debate):
        return None
    window = top.window
    return DebateView(
        NATIONS[window.nation], ISSUES[window.issue].id, min(window.space, CHAIR), window.leader
    )


def unseen(game: Churchill, seats: frozenset[str]) -> tuple[Event, ...]:
    """What that fills in: conference cards to come, draw piles, and all that the others hold hidden."""
    told = [Event("event-anew-conferences", args={"n": len(game.deck)})] if game.deck else []
    for nation, name in enumerate(NATIONS):
        draw = len(game.draw[nation])
        if name in seats:
            told.append(Event("event-anew-draw", args={"seat": name, "draw": draw}))
            continue
        # A hidden agenda card is exchanged with the hand.
        hand = len(game.hand[nation]) + (not game.agenda_open and game.agenda[nation] != NOBODY)
        told.append(Event("event-anew-cards", args={"seat": name, "hand": hand, "draw": draw}))
        if game.secret[nation] and game.result is None:
            told.append(Event("event-anew-secret", args={"seat": name, "n": len(game.secret[nation])}))
    return tuple(told)
