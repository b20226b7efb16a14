"""What a seat of Empire of the Sun knows, as features: the table that learned opponents read positions by.

Hands and cards set aside are their side's alone; decks are nobody's. A counter is the face that is up times
the place where it is, and so are its marks, those that are out of supply, and what an offensive has begun.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from quadrant.games.empire.components import (
    ALLIES,
    BOXES,
    BUILDINGS,
    EVENT_BOX,
    FLYERS,
    GROUND,
    HOME_CITIES,
    JAPAN,
    KIND_OF,
    LAST_TURN,
    NAMED,
    NATIONS,
    NO_CARD,
    NOBODY,
    OWN_UNITS,
    REMOVED,
    ROSTER,
    SEATS,
    SHIP,
    SIDE,
    SIDE_OF,
    SPACES,
    TRACK,
    TROOPS,
    UNITS,
    distance,
)
from quadrant.games.empire.rules.control import resources
from quadrant.games.empire.rules.points import NEEDED, SCHEDULE, TROPHIES, score
from quadrant.games.empire.rules.replacements import POOLS
from quadrant.games.empire.rules.supply import enemy_zone, side_supply, zone
from quadrant.games.empire.rules.victory import MOST_WILL, ONCE, progress_made
from quadrant.games.empire.rulings import OPTIONS
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.setup import left_out
from quadrant.games.empire.state import (
    CHINA_TRACK,
    FLAGS,
    INDIA_TRACK,
    INTELLIGENCE,
    MARKS,
    PHASES,
    Battle,
    Empire,
)
from quadrant.games.empire.verbs import CARD_IDS, SPACE_KIND, UNIT_KIND, VERBS
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.counter_rows import Pair, coming, counter_rows
from quadrant.kernel.facts import fact
from quadrant.kernel.features import Features
from quadrant.kernel.rows import (
    ASKED,
    OPTION,
    Bag,
    Count,
    Counters,
    Flag,
    Group,
    Number,
    Parts,
    Rules,
    Set,
    Where,
    Within,
    Word,
    finder,
)
from quadrant.kernel.verbs import Choice

_FIRST_BOX: Final = BOXES["china"]
#: Hexes and boxes.
SPACE: Final = Where("space", (*SPACES[:_FIRST_BOX], *BOXES.names))
UNIT: Final = Where("unit", UNITS.ids)
#: Where nothing is that matters, or that another row tells.
_ELSEWHERE: Final = frozenset((TRACK, EVENT_BOX, REMOVED))
#: What an offensive has begun, and where: declared, watched for, won by a side, flown to by a side's units.
_BEGUN: Final = (
    *("battle", "special", "won.japan", "won.allies", "flyer.japan", "flyer.allies"),
    *("landing", "fought", "tokyo_express"),
)
#: What ground units bring to a battle, and what all others do: attack, by the face that is up.
_ATTACK: Final = tuple(tuple(face.attack for face in unit.faces) for unit in ROSTER)
_FIGHTS: Final = tuple(
    0 if kind == TROOPS else 1 if kind in FLYERS or kind == SHIP else 2 for kind in KIND_OF
)
#: Numbers beyond these are as good as these.
_POINTS: Final = 20
_MOST: Final = 60
_HITS: Final = 40


# The counters


@fact("places", "active", "control", "tracks")
def _hungry(game: Empire) -> list[Pair]:
    """6.2 The units on the map that are out of supply, by side, and where they are."""
    at = game.at
    return [
        (side, at[unit])
        for side in (JAPAN, ALLIES)
        for unit in bits(OWN_UNITS[side] & ~side_supply(game, side).units & ~side_supply(game, side).hqs)
        if at[unit] < _FIRST_BOX
    ]


def _begun(game: Empire, me: int) -> list[Pair]:
    """Where the offensive under way has battles, landings and flyers; and the Tokyo Express."""
    pairs = [(8, game.tokyo_express)] if game.tokyo_express != NOBODY else []
    offensive = game.offensive
    if offensive is None:
        return pairs
    for battle in offensive.battles:
        pairs.append((1 if battle.special else 0, battle.hex))
        if battle.winner != NOBODY:
            pairs.append((2 + battle.winner, battle.hex))
        pairs += [(4 + SIDE_OF[unit], battle.hex) for unit in battle.flyers]
    for what, mask in ((6, offensive.landings), (7, offensive.fought)):
        if mask:
            pairs += [(what, space) for space in bits(mask)]
    return pairs


@fact("units")
def _strengths(game: Empire) -> tuple[dict[int, list[int]], dict[int, list[int]]]:
    """Each side's attack in every hex where it has units: of ground units, of ships and aircraft."""
    strengths: tuple[dict[int, list[int]], dict[int, list[int]]] = ({}, {})
    for side, at, face, attack, fights in zip(SIDE_OF, game.at, game.faces, _ATTACK, _FIGHTS, strict=True):
        if at < _FIRST_BOX:
            strengths[side].setdefault(at, [0, 0, 0])[fights] += attack[face]
    return strengths


# The match, the tracks and the cards


def _counts(game: Empire, me: int) -> tuple[int, ...]:
    return progress_made(game), resources(game)


def _score(game: Empire, me: int) -> tuple[int | None]:
    """17.0 The points of a short scenario, at the end of a turn's phases: they ask for much."""
    if game.offensive is not None or SCENARIOS[game.scenario].victory not in SCHEDULE:
        return (None,)
    return (sum(part.amount for part in score(game)),)


def _cards(game: Empire, me: int) -> tuple[object, ...]:
    """One's own cards, and how many everybody has."""
    hand, future = game.hand, game.future
    return (
        hand[me],
        future[me],
        (hand[JAPAN].bit_count(), hand[ALLIES].bit_count()),
        (len(game.deck[JAPAN]), len(game.deck[ALLIES])),
        (future[JAPAN] != NO_CARD, future[ALLIES] != NO_CARD),
        tuple(game.future_turn),
        tuple(game.passes),
        tuple(game.drawn),
    )


#: What each scenario does without says no more than its name.
_LEFT_OUT: Final = tuple(
    tuple(mask_of(left_out(plan, side)) for side in (JAPAN, ALLIES)) for plan in SCENARIOS
)


def _seen(game: Empire, me: int) -> tuple[object, ...]:
    """The cards that lie open, and those that have left the game since it began."""
    out = _LEFT_OUT[game.scenario]
    return tuple(game.discard), (game.gone[JAPAN] & ~out[JAPAN], game.gone[ALLIES] & ~out[ALLIES])


_NO_OFFENSIVE: Final = (*(NOBODY, NOBODY, False, 0, 0, 0, 0, False, NOBODY, False, 0, 0, 0, (), (0, 0)),)


def _offensive(game: Empire, me: int) -> tuple[object, ...]:
    """7.0 The offensive under way."""
    now = game.offensive
    if now is None:
        return _NO_OFFENSIVE
    return (
        *(now.side, now.card, now.event, now.value, now.printed, now.limit, now.count),
        *(now.spotted, now.intelligence, now.rolled, now.reaction_limit),
        *(now.reaction_count, now.reaction_asp, now.reactions, now.extra),
    )


_PARTS: Final = ("hq", "reaction_hq", "riding", "flown", "flyer")


def _taking_part(game: Empire, me: int) -> list[Pair]:
    """The units that have a part in the offensive: who leads, who is carried, who has flown or will fly."""
    now = game.offensive
    if now is None:
        return []
    pairs = [(part, unit) for part, unit in ((0, now.hq), (1, now.reaction_hq)) if unit != NOBODY]
    pairs += [(2, unit) for unit in now.riding]
    pairs += [(3, unit) for unit in bits(now.flown)] if now.flown else []
    pairs += [(4, unit) for battle in now.battles for unit in battle.flyers]
    return pairs


# The question

_ASKED: Final = Parts(
    card=NO_CARD,
    given=NOBODY,
    points=None,
    n=None,
    steps=None,
    number=NOBODY,
    box=False,
    hits=None,
    bombs=None,
    shift=None,
)
_VOLLEY: Final = Parts(side=NOBODY, points=None, critical=False, flyers=0, struck=False)
_NO_VOLLEY: Final = (NOBODY, None, False, 0, False)


def _question(game: Empire, asked: Any) -> tuple[object, ...]:
    """What the question says besides units and places, and the points that are distributed."""
    *parts, hits, bombs, shift = _ASKED(asked)
    volley = hits or bombs or shift
    return *parts, *(_NO_VOLLEY if volley is None else _VOLLEY(volley))


_UNITS_ASKED: Final = Parts(
    unit=NOBODY,
    hq=NOBODY,
    saved=NOBODY,
    units=(),
    beside=(),
    restorable=0,
    rebuildable=0,
    hits=None,
    bombs=None,
    shift=None,
)
_HIT: Final = Parts(kept=NOBODY, lost=())
_MEANT: Final = ("unit", "hq", "saved", "units", "beside", "restorable", "rebuildable", "kept", "lost")


def _meant(game: Empire, asked: Any) -> list[Pair]:
    """The units that the question is about."""
    unit, hq, saved, units, beside, restorable, rebuildable, hits, bombs, shift = _UNITS_ASKED(asked)
    pairs = [(part, one) for part, one in ((0, unit), (1, hq), (2, saved)) if one != NOBODY]
    pairs += [(3, one) for one in units]
    pairs += [(4, one) for one in beside]
    pairs += [(5, one) for one in bits(restorable)] + [(6, one) for one in bits(rebuildable)]
    volley = hits or bombs or shift
    if volley is not None:
        kept, lost = _HIT(volley)
        pairs += [(7, kept)] if kept != NOBODY else []
        pairs += [(8, loss.unit) for loss in lost]
    return pairs


_SPACES_ASKED: Final = Parts(
    unit=NOBODY,
    units=(),
    beside=(),
    hq=NOBODY,
    space=NOBODY,
    battle=NOBODY,
    start=NOBODY,
    port=NOBODY,
    hits=None,
    bombs=None,
    shift=None,
)
_ROLES: Final = ("unit", "units", "hq", "space", "battle", "start", "port", "volley")


def _places(game: Empire, asked: Any) -> list[Pair]:
    """The places that the question is about."""
    unit, units, beside, hq, space, battle, start, port, hits, bombs, shift = _SPACES_ASKED(asked)
    at = game.at
    pairs = [
        (role, place) for role, place in ((3, space), (4, battle), (5, start), (6, port)) if place != NOBODY
    ]
    pairs += [(role, at[one]) for role, one in ((0, unit), (2, hq)) if one != NOBODY]
    pairs += [(1, at[one]) for one in (*units, *beside)]
    volley = hits or bombs or shift
    if volley is not None:
        pairs.append((7, volley.space))
    return pairs


# The options

_things: Final = finder(VERBS, UNIT_KIND, SPACE_KIND)
_NO_SPACE: Final = (0, 0, 0, 0, False, False, False, False)
_NO_UNIT: Final = (0, False, 0, None)
_NOTHING: Final = (_NO_SPACE, _NO_UNIT)
#: How far a unit would go: more counts as this.
_FAR: Final = 20
_distance: Final = cache(distance)
_NOTHING_THERE: Final = (0, 0, 0)


def _brings(game: Empire, choice: Choice) -> tuple[object, ...]:
    """Who stands where an option leads, what holds there; and what the unit is that it names."""
    unit, space = _things(choice)
    if unit == NOBODY:
        if space == NOBODY:
            return _NOTHING
        return _ground(game, game.stack[-1])[space], _NO_UNIT
    at, face = game.at[unit], game.faces[unit]
    on_map = at < _FIRST_BOX
    far = _distance(at, space) if space != NOBODY and on_map else None
    about = _ATTACK[unit][face], face, game.marks[unit], far
    if space == NOBODY:
        return (_ground(game, game.stack[-1])[at] if on_map else _NO_SPACE), about
    return _ground(game, game.stack[-1])[space], about


class _Ground(dict[int, tuple[Any, ...]]):
    """What holds for a side in each hex: strengths, control, zones, a battle."""

    def __init__(self, game: Empire, me: int) -> None:
        super().__init__()
        strengths = _strengths(game)
        self.own, self.foe = strengths[me], strengths[1 - me]
        self.hostile = GROUND & (game.control if me == ALLIES else ~game.control)
        self.zone, self.against = zone(game, me), enemy_zone(game, me)

    def __missing__(self, space: int) -> tuple[object, ...]:
        own = self.own.get(space, _NOTHING_THERE)
        foe = self.foe.get(space, _NOTHING_THERE)
        facts = self[space] = (
            *(own[0], own[1], foe[0], foe[1], space in self.foe),
            *(self.hostile >> space & 1, self.zone >> space & 1, self.against >> space & 1),
        )
        return facts


def _ground(game: Empire, asked: Any) -> _Ground:
    return _ground_of(game, SIDE[asked.seat])


@fact("units", "places", "active", "control", "tracks")
def _ground_of(game: Empire, me: int) -> _Ground:
    return _Ground(game, me)


def _in_battle(game: Empire, choice: Choice) -> tuple[int, int, int]:
    """What flies to the battle in that hex already, by side; and who won in the air and at sea."""
    now = game.offensive
    if now is None or not now.battles:
        return _QUIET
    space = _things(choice)[1]
    if space == NOBODY:
        return _QUIET
    for battle in now.battles:
        if battle.hex == space:
            return _flown(game, battle)
    return _QUIET


_QUIET: Final = (0, 0, NOBODY)


def _flown(game: Empire, battle: Battle) -> tuple[int, int, int]:
    flown = [0, 0]
    for unit in battle.flyers:
        flown[SIDE_OF[unit]] += _ATTACK[unit][game.faces[unit]]
    return flown[JAPAN], flown[ALLIES], battle.winner


def _from(game: Empire, choice: Choice) -> tuple[Pair, ...]:
    """Where the unit is that an option names."""
    unit = _things(choice)[0]
    return () if unit == NOBODY else ((0, game.at[unit]),)


def _lead(game: Empire) -> float:
    """2.1 By how many points Japan has won or lost a scenario; the campaign is won by no points."""
    victory = SCENARIOS[game.scenario].victory
    if victory not in SCHEDULE:
        return 0.0
    return sum(part.amount for part in score(game)) - NEEDED[victory] + 0.5


FEATURES: Final = Features(
    # The match and the tracks
    Rules(OPTIONS),
    Group(
        Word("scenario", [scenario.id for scenario in SCENARIOS]),
        Number("turn", LAST_TURN),
        Number("last_turn", LAST_TURN),
        Word("active", SEATS),
        Word("phase", PHASES),
        Word("passed", SEATS),
        Count("asp", 10, by=SEATS),
        Count("asp_used", 10, by=SEATS),
        Count("steps", 6, by=POOLS),
        Set("reshuffle", SEATS),
    ),
    Group(
        Number("will", MOST_WILL),
        Number("europe", 4, least=-7),
        Flag("rivalry", by=SEATS),
        Word("china", CHINA_TRACK),
        Count("divisions", 16),
        Count("china_offensive", LAST_TURN),
        Word("india", INDIA_TRACK),
        Count("escorts", 6),
        Set("flags", FLAGS),
        Set("built", BUILDINGS),
        Set("surrendered", NATIONS),
        Set("regained", NATIONS),
        Count("kept", 6, by=("naval", "air")),
        Count("delayed_turn", LAST_TURN),
        Count("penalty_turn", LAST_TURN),
        Count("blockade", 6),
        Count("bombed", 6),
        Flag("bombing"),
        Count("occupied", 6, by=("alaska", "hawaii")),
        Set("once", ONCE),
        Count("progress_need", 8),
        Set("trophies", TROPHIES),
    ),
    Group(Count("progress", 12, least=-8), Number("resources", 16), read=_counts),
    Group(Number("points", _POINTS, least=-_POINTS), read=_score),
    Within("control", SPACES, NAMED),
    Within("guards_lost", SPACES, HOME_CITIES),
    # The counters
    *counter_rows(UNITS, SEATS, MARKS, SPACE, _ELSEWHERE),
    coming(UNITS, TRACK, LAST_TURN),
    Counters("out_of_supply", SEATS, SPACE, lambda game, me: _hungry(game)),
    Counters("begun", _BEGUN, SPACE, _begun),
    # The cards
    Group(
        Set("hand", CARD_IDS),
        Word("future", CARD_IDS),
        Number("hand_size", 8, by=SEATS),
        Number("deck", 84, by=SEATS, step=4),
        Flag("set_aside", by=SEATS),
        Count("future_turn", LAST_TURN, by=SEATS),
        Count("passes", 6, by=SEATS),
        Count("drawn", 4, by=SEATS),
        read=_cards,
    ),
    Group(Bag("discard", CARD_IDS, several=True), Set("gone", CARD_IDS, several=True), read=_seen),
    # The offensive under way
    Group(
        Word("offensive", SEATS),
        Word("offensive_card", CARD_IDS),
        Flag("as_event"),
        Count("value", 4),
        Count("printed", 4),
        Count("limit", 16),
        Count("count", 16),
        Flag("spotted"),
        Word("intelligence", INTELLIGENCE),
        Flag("rolled"),
        Count("reaction_limit", 16),
        Count("reaction_count", 16),
        Count("reaction_asp", 8),
        Bag("reactions", CARD_IDS),
        Count("extra", 4, by=SEATS),
        read=_offensive,
    ),
    Counters("part", _PARTS, UNIT, _taking_part),
    # The question
    Group(
        Word("asked_card", CARD_IDS),
        Word("given", CARD_IDS),
        Number("march", 12),
        Number("n", 6),
        Number("steps_asked", 6),
        Word("operation", range(8)),
        Flag("box"),
        Word("fires", SEATS),
        Number("volley", _HITS),
        Flag("critical"),
        Count("flyers_left", 8),
        Flag("struck"),
        read=_question,
        seen=ASKED,
    ),
    Counters("meant", _MEANT, UNIT, _meant, ASKED),
    Counters("asked", _ROLES, SPACE, _places, ASKED),
    # The options
    Group(
        Group(
            Count("own_ground", _MOST, step=6),
            Count("own_force", _MOST, step=6),
            Count("enemy_ground", _MOST, step=6),
            Count("enemy_force", _MOST, step=6),
            Flag("enemy_there"),
            Flag("hostile"),
            Flag("in_own_zone"),
            Flag("in_enemy_zone"),
        ),
        Group(
            Count("attack", 24, step=2),
            Flag("reduced"),
            Set("marks", MARKS),
            Number("far", _FAR),
        ),
        read=_brings,
        seen=OPTION,
        whole=False,
    ),
    Group(
        Count("flown_japan", _MOST, step=6),
        Count("flown_allies", _MOST, step=6),
        Word("battle_won", SEATS),
        read=_in_battle,
        seen=OPTION,
    ),
    Counters("from", ("unit",), SPACE, _from, OPTION),
    places=("space",),
    many=("unit",),
    margin=4.0,
    lead=_lead,
)
