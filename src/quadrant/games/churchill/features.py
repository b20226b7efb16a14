"""What a seat of Churchill knows, as features: the table that learned opponents read positions by.

Staff cards in hands, agenda cards before they are shown and secret agenda markers are their nation's alone;
the conference cards to come are nobody's. Everything else lies on the table.
"""

from __future__ import annotations

from typing import Any, Final

from quadrant.games.churchill.cards.deck import CONFERENCES, LEADERS, STAFF
from quadrant.games.churchill.cards.instructions import EFFECTS
from quadrant.games.churchill.components import (
    AXIS,
    BOMB_TRACK,
    BOXES,
    CHAIR,
    FRONTS,
    GLOBAL_ISSUES,
    ISSUES,
    LAST_CONFERENCE,
    LEADER_IDS,
    LOCATIONS,
    NATIONS,
    NOBODY,
    SCENARIOS,
    STAFF_IDS,
    THEATERS,
    UNITS,
)
from quadrant.games.churchill.editions import OPTIONS
from quadrant.games.churchill.rules.meeting import THE_LEADER, AdvanceIssue, Debate, Speech, destination
from quadrant.games.churchill.rules.pol_mil import Marker
from quadrant.games.churchill.rules.score import score_parts, totals
from quadrant.games.churchill.rules.staff import staff_value
from quadrant.games.churchill.rules.ties import AskLeaders
from quadrant.games.churchill.state import CENTER, GONE, Churchill
from quadrant.games.churchill.told.lexicon import LEXICON
from quadrant.games.churchill.verbs import KINDS, LEAD, VERBS
from quadrant.kernel.board import mask_of
from quadrant.kernel.features import Features
from quadrant.kernel.rows import (
    ASKED,
    OPTION,
    OWNER,
    Bag,
    Count,
    Flag,
    Group,
    Number,
    Parts,
    Rules,
    Set,
    Word,
    finder,
    following,
)
from quadrant.kernel.verbs import Choice

_ISSUE_IDS: Final = tuple(issue.id for issue in ISSUES)
_FRONT_IDS: Final = tuple(front.id for front in FRONTS)
_BOX_IDS: Final = tuple(box.id for box in BOXES)
_COUNTRIES: Final = tuple(place.id for place in LOCATIONS)
_SCENARIO: Final = {id: number for number, id in enumerate(SCENARIOS)}
_PHASES: Final = LEXICON.words["phase"]
_PHASE: Final = {phase: number for number, phase in enumerate(_PHASES)}
_TIES: Final = ("agenda", "conference")
_MARKERS: Final = tuple(Marker)
#: The places of an issue: gone, on the display, in the centre, and those of the tracks (``state.GONE``).
_LAST_PLACE: Final = 2 * 10 + CHAIR
#: Points beyond this many are as good as this many.
_POINTS: Final = 60
_BEHIND: Final = 24


# The match and the table


def _when(game: Churchill, me: int) -> tuple[int, ...]:
    return (
        *(_SCENARIO[game.scenario], _PHASE[game.phase], game.conference, game.last_conference),
        *(game.turn, game.agenda_winner, game.winner, game.previous_winner),
    )


def _scoring(game: Churchill) -> tuple[object, ...]:
    """9.4 What the points follow from."""
    return (
        *(game.rules.edition, game.rules.colony_networks, tuple(game.alignments), tuple(game.networks)),
        *(tuple(game.world), tuple(game.victories), tuple(game.front), tuple(game.entered)),
        *(tuple(game.surrendered), tuple(game.technology), game.spy, game.bomb),
    )


@following(_scoring)
def _score(game: Churchill) -> tuple[int, ...]:
    """9.4 The points of all nations, secret agendas left out: they change seldom."""
    return tuple(totals(score_parts(game, secret=False)))


def _points(game: Churchill, me: int) -> tuple[object, ...]:
    vp = _score(game)
    mine = vp[me]
    return vp, mine - vp[(me + 1) % 3], mine - vp[(me + 2) % 3], min(max(vp) - min(vp), _POINTS)


def _cards(game: Churchill, me: int) -> tuple[object, ...]:
    """How many cards everybody has; 5.13 the agenda cards: one's own, and all once they are shown."""
    hand, draw, agenda, shown = game.hand, game.draw, game.agenda, game.agenda_open
    return (
        (len(hand[0]), len(hand[1]), len(hand[2])),
        (len(draw[0]), len(draw[1]), len(draw[2])),
        tuple([card if shown or nation == me else NOBODY for nation, card in enumerate(agenda)]),
        tuple([card != NOBODY for card in agenda]),
    )


def _gone(game: Churchill, me: int) -> list[bool]:
    """The issues that are out of the game."""
    return [place == GONE for place in game.place]


def _instructed(game: Churchill, me: int) -> tuple[object, ...]:
    """5.11 What the conference card gives, commits and forbids."""
    return (
        tuple(game.extra),
        game.convoy,
        tuple([effect for _, effect, left in game.commitments for _ in range(left)]),
        tuple([nation * len(BOXES) + box for nation, box in game.forbidden]),
    )


# The question


_ABOUT: Final = Parts(speech=None, value=None, issue=NOBODY, space=None)
_BETWEEN: Final = Parts(
    window=None,
    about="",
    tied=(),
    waiting=(),
    rest=(),
    marker=None,
    theater=NOBODY,
    front=NOBODY,
    left=None,
    ordered=False,
)


def _about(game: Churchill, asked: Any) -> tuple[object, ...]:
    """Who speaks, on which issue, where it lies, and for how much."""
    if isinstance(asked, AdvanceIssue):
        return asked.card, asked.card == THE_LEADER, NOBODY, None, NOBODY, asked.base
    if isinstance(asked, Debate):
        window = asked.window
        return NOBODY, window.leader, window.issue, window.space, window.nation, None
    speech, value, issue, space = _ABOUT(asked)
    if speech is None:
        return NOBODY, False, issue, space, NOBODY, value
    return speech.card, speech.card == THE_LEADER, speech.issue, speech.space, speech.nation, value


def _between(game: Churchill, asked: Any) -> tuple[object, ...]:
    """Who is meant, who is asked after this one, and what is still to be placed."""
    window, about, tied, waiting, rest, marker, theater, front, left, ordered = _BETWEEN(asked)
    if isinstance(window, AskLeaders):
        about, tied = window.about, window.tied
    return (
        _TIES.index(about) if about else NOBODY,
        *(mask_of(tied), mask_of(waiting), mask_of(rest)),
        NOBODY if marker is None else _MARKERS.index(marker),
        *(theater, front, left, ordered),
    )


# The options

_things: Final = finder(VERBS, KINDS["card"], KINDS["issue"], KINDS["front"], KINDS["box"], KINDS["country"])
#: Where no issue would move, and where nothing is aimed at.
_NO_MOVE: Final = (None, NOBODY, None)
_NO_TARGET: Final = (0, NOBODY, False, 0, 0, 0, 0)
_NOTHING: Final = (*_NO_MOVE, *_NO_TARGET)


def _brings(game: Churchill, choice: Choice) -> tuple[object, ...]:
    """What an option would bring, or what stands where it aims."""
    asked: Any = game.stack[-1]
    card, issue, front, box, country = _things(choice)
    if card != NOBODY:
        if not isinstance(asked, Debate):
            return _NOTHING
        who = THE_LEADER if LEAD.of(choice) else card
        base = LEADERS[game.leader[asked.nation]].value if who == THE_LEADER else STAFF[who].value
        return _move(game, asked.window.speech(game, asked.nation, who), base)
    if issue != NOBODY:
        if not isinstance(asked, AdvanceIssue):
            return _NOTHING
        place = game.place[issue]
        speech = Speech(asked.nation, asked.card, issue, "advance", place // 10, place % 10)
        return _move(game, speech, asked.base)
    if country != NOBODY:
        secret = country in game.secret[asked.nation]
        return *_NO_MOVE, game.networks[country], game.alignments[country], secret, 0, 0, 0, 0
    if box != NOBODY:
        return *_NO_MOVE, 0, NOBODY, False, game.naval[box], 0, 0, 0
    if NOBODY < front < len(FRONTS):
        there = game.naval[FRONTS[front].box], game.offensive[front], game.reserves[front], game.front[front]
        return *_NO_MOVE, 0, NOBODY, False, *there
    return _NOTHING


def _move(game: Churchill, speech: Speech, base: int) -> tuple[object, ...]:
    """5.22, 5.24 How far the issue would go, and where it would come to rest: on whose track, how far up."""
    value = base
    if speech.card != THE_LEADER:
        value = staff_value(game, speech.card, base, speech.issue, speech.mode)
    side, space = destination(speech, value)
    return value, (side - speech.nation) % 3 if space else NOBODY, space, *_NO_TARGET


FEATURES: Final = Features(
    # The match and the tracks
    Rules(OPTIONS),
    Group(
        Word("scenario", tuple(SCENARIOS)),
        Word("phase", _PHASES),
        Number("conference", LAST_CONFERENCE),
        Number("last_conference", LAST_CONFERENCE),
        Word("turn", NATIONS),
        Word("agenda_winner", NATIONS),
        Word("winner", NATIONS),
        Word("previous_winner", NATIONS),
        read=_when,
    ),
    Group(
        Number("points", _POINTS, by=NATIONS, step=2),
        Number("lead_on_left", _BEHIND, least=-_BEHIND),
        Number("lead_on_right", _BEHIND, least=-_BEHIND),
        Number("spread", _POINTS, step=2),
        read=_points,
    ),
    # The cards
    Bag("hand", STAFF_IDS, "hand", OWNER),
    Bag("secret", _COUNTRIES, "secret", OWNER),
    Group(
        Number("hand_size", 8, by=NATIONS),
        Number("draw_size", 24, by=NATIONS, step=2),
        Word("agenda", STAFF_IDS, by=NATIONS),
        Flag("agenda_laid", by=NATIONS),
        read=_cards,
    ),
    Group(
        Bag("discard", STAFF_IDS, several=True),
        Bag("removed", STAFF_IDS, several=True),
        Bag("played", STAFF_IDS, several=True),
    ),
    # The leaders and the conference
    Group(
        Word("card", tuple(card.id for card in CONFERENCES)),
        Bag("past", tuple(card.id for card in CONFERENCES)),
        Word("leader", LEADER_IDS, by=NATIONS),
        Flag("active", by=NATIONS),
        Flag("barred", by=NATIONS),
        Flag("ill", by=NATIONS),
        Flag("unchecked", by=NATIONS),
        Flag("paranoia"),
        Word("purge", STAFF_IDS),
        Flag("may_pass", by=NATIONS),
        Count("agenda_value", 8, by=NATIONS),
        Count("victories", LAST_CONFERENCE, by=NATIONS),
    ),
    Count("place", _LAST_PLACE, by=_ISSUE_IDS, least=CENTER),
    Flag("gone", _gone, by=_ISSUE_IDS),
    # Production and support
    Group(
        Count("production", 15, by=NATIONS),
        Count("support", 8, by=[f"{seat}.{where}" for seat in NATIONS for where in (*THEATERS, "either")]),
        Count("research", 6),
        Flag("activated", by=_ISSUE_IDS),
        Count("owed", 6, by=_ISSUE_IDS),
        Word("target", _FRONT_IDS, by=_ISSUE_IDS),
        Count("naval", 8, by=_BOX_IDS),
        Count("offensive", 10, by=_FRONT_IDS),
    ),
    Group(
        Count("extra", 3, by=NATIONS, least=-3),
        Count("convoy", 3),
        Bag("commitments", range(len(EFFECTS))),
        Bag("forbidden", [f"{nation}.{box}" for nation in NATIONS for box in _BOX_IDS]),
        read=_instructed,
    ),
    # The war
    Group(
        Count("networks_due", 6, by=NATIONS),
        Count("alignments_due", 6, by=NATIONS),
        Flag("no_network", by=NATIONS),
        Count("networks", 6, by=_COUNTRIES),
        Word("alignments", NATIONS, by=_COUNTRIES),
    ),
    Group(
        Count("pool", 8, by=UNITS),
        Count("withheld", 4, by=UNITS),
        Count("sent", 4, by=_FRONT_IDS),
        Flag("held", by=_FRONT_IDS),
        Count("reserves", 8, by=_FRONT_IDS),
        Number("front", 12, by=_FRONT_IDS),
        Word("sortie", _FRONT_IDS),
        Word("command", NATIONS, by=THEATERS),
        Word("bomb", BOMB_TRACK),
        Word("spy", BOMB_TRACK),
        Word("world", NATIONS, by=[issue.id for issue in GLOBAL_ISSUES]),
        Count("surrendered", LAST_CONFERENCE, by=AXIS),
        Count("entered", LAST_CONFERENCE, by=("central_italy", "normandy")),
        Count("technology", 3, by=NATIONS),
    ),
    # The question
    Group(
        Word("speaker", STAFF_IDS),
        Flag("leader_speaks"),
        Word("issue", _ISSUE_IDS),
        Number("issue_space", 13),
        Word("issue_side", NATIONS),
        Number("value", 12),
        read=_about,
        seen=ASKED,
    ),
    Group(
        Word("tie", _TIES),
        Set("tied", NATIONS),
        Set("waiting", NATIONS),
        Set("rest", NATIONS),
        Word("marker", [marker.value for marker in _MARKERS]),
        Word("theater", THEATERS),
        Word("campaign", _FRONT_IDS),
        Number("left", 6),
        Flag("ordered"),
        read=_between,
        seen=ASKED,
    ),
    # The options
    Group(
        Number("moves", 9),
        Word("lands_with", ("me", "left", "right")),
        Number("lands_on", CHAIR),
        Count("networks_there", 6),
        Word("alignment_there", NATIONS),
        Flag("secret_there"),
        Count("naval_there", 8),
        Count("offensive_there", 8),
        Count("reserves_there", 6),
        Count("front_at", 12),
        read=_brings,
        seen=OPTION,
    ),
)
