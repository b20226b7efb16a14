"""What a seat of No Retreat! knows, as features: the table that learned opponents read positions by.

Hands are their side's alone, unless a card lets the other look; the deck is nobody's. A counter is the face
that is up times the place where it is, and so is what it is marked with.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from quadrant.games.no_retreat.cards.language import Use
from quadrant.games.no_retreat.components import (
    AXIS,
    BOARD,
    BOXES,
    COLUMNS,
    EVENT_VP_MOST,
    GRID,
    LAST_TURN,
    NOBODY,
    POOL,
    REMOVED,
    RESULTS,
    ROSTER,
    SEATS,
    SIDE,
    SIDE_OF,
    SOVIET,
    SPACES,
    TRACK,
    UNITS,
    VP_HEXES,
    WEATHERS,
)
from quadrant.games.no_retreat.rules.battle import BattleWindow
from quadrant.games.no_retreat.rules.cards import PURPOSES
from quadrant.games.no_retreat.rules.combat import battle_for
from quadrant.games.no_retreat.rules.odds import odds, ratio, result_of
from quadrant.games.no_retreat.rules.supply import land
from quadrant.games.no_retreat.rules.victory import finland, vp
from quadrant.games.no_retreat.rules.zones import hostile
from quadrant.games.no_retreat.rulings import OPTIONS
from quadrant.games.no_retreat.scenarios import SCENARIOS
from quadrant.games.no_retreat.state import (
    DISORGANIZED,
    MARKS,
    OUT_OF_SUPPLY,
    PHASES,
    Battle,
    NoRetreat,
    Played,
)
from quadrant.games.no_retreat.verbs import CARD_IDS, JOIN, SPACE_KIND, UNIT_KIND, VERBS
from quadrant.kernel.board import bits
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
    following,
)
from quadrant.kernel.verbs import Choice

#: Hexes, areas and boxes.
SPACE: Final = Where("space", (*SPACES, *BOXES.names))
_STRENGTH: Final = tuple(tuple(face.strength for face in unit.faces) for unit in ROSTER)
#: Where nothing is that matters: not arrived, or gone for good.
_NOWHERE: Final = frozenset((POOL, REMOVED))
_FIRST_BOX: Final = BOXES["pool"]
_MARKERS: Final = (
    *("works", "target", "blow.axis", "blow.soviet", "roomy", "crowded"),
    *("battle", "battle_blow", "ground"),
)
_HALVES: Final = [f"{seat}.{card}" for seat in SEATS for card in CARD_IDS]
#: Points and strengths beyond these are as good as these.
_VP: Final = 40
_LEAD: Final = 20
_MOST: Final = 12
_NEAR: Final = 24
_MOMENTS: Final = (
    *("org.start", "org.end", "supply.end", "card", "card.end", "movement", "movement.end", "counterblow"),
    *("commit", "roll", "apply", "exchange", "combat.end", "removals", "removals.end", "landing.end"),
    *("victory", "event", "payment", "improvement", "replacement"),
)
_MOMENT: Final = {word: number for number, word in enumerate(_MOMENTS)}


# The counters


def _markers(game: NoRetreat, me: int) -> list[Pair]:
    """The markers on the map, and the hexes of the battle under way."""
    masks = [game.works, game.targets, *game.blows, game.roomy, game.crowded]
    battle = game.battle
    if battle is not None:
        masks += battle.targets, battle.blows, 0 if battle.ground == NOBODY else 1 << battle.ground
    return [(what, space) for what, mask in enumerate(masks) if mask for space in bits(mask)]


@fact("units")
def _strengths(game: NoRetreat) -> tuple[list[int], list[int]]:
    """The strength of each side in every place of the map."""
    strengths = [0] * _FIRST_BOX, [0] * _FIRST_BOX
    for side, at, face, strength in zip(SIDE_OF, game.at, game.faces, _STRENGTH, strict=True):
        if at < _FIRST_BOX:
            strengths[side][at] += strength[face]
    return strengths


_NEIGHBOURS: Final = tuple(tuple(bits(near)) for near in BOARD.near[:_FIRST_BOX])


def _near(strengths: list[int], space: int) -> int:
    """The strength in the places next to one."""
    total = 0
    for near in _NEIGHBOURS[space]:
        total += strengths[near]
    return total


# The match and the tracks


@following(lambda game: (game.control, game.scorched, game.turn, game.event_vp, finland(game)))
def _points(game: NoRetreat) -> tuple[int, int]:
    """12.7 The points of both sides: they change seldom."""
    return vp(game, AXIS).total, vp(game, SOVIET).total


def _score(game: NoRetreat, me: int) -> tuple[int, int, int]:
    points = _points(game)
    return *points, points[me] - points[1 - me]


def _cards(game: NoRetreat, me: int) -> tuple[object, ...]:
    """The own hand, and the other's while a card shows it; how many cards everybody has."""
    hand, discard = game.hand, game.discard
    return (
        hand[me],
        hand[1 - me] if game.inspected == 1 - me else 0,
        (hand[AXIS].bit_count(), hand[SOVIET].bit_count()),
        len(game.deck),
        discard,
        discard[-1] if discard else NOBODY,
        game.out,
        tuple(game.used),
        game.paid,
        game.joker,
        game.inspected,
        _halves(game.lasting),
    )


def _demands(game: NoRetreat, me: int) -> tuple[object, ...]:
    """What each side must still attack (cards 13, 19, 20, 23), and what was attacked."""
    needs = [0, 0]
    for side, count, _, _ in game.quotas:
        needs[side] += count
    return tuple(needs), tuple(game.attacked), tuple(game.fewer), tuple(game.fewer_later)


# The battle under way

_NO_BATTLE: Final = (
    *(NOBODY, (), (), (), False, False, 0, NOBODY, 0),
    *(None, None, None, NOBODY, NOBODY, NOBODY),
)


def _halves(cards: tuple[Played, ...]) -> tuple[int, ...]:
    return tuple([card.side * len(CARD_IDS) + card.card for card in cards])


def _battle(game: NoRetreat, me: int) -> tuple[object, ...]:
    """10.5 Who fights where, what was played, the odds, and what the die brings."""
    battle = game.battle
    if battle is None:
        return _NO_BATTLE
    result = NOBODY
    column, certain, attack, defence, table = _odds(game, battle)
    if battle.die or certain != NOBODY:
        result = result_of(game, battle, odds(game, battle), battle.die)
    return (
        *(battle.attacker, battle.attackers, battle.defenders),
        *(_halves(battle.played), battle.counter, battle.support),
        *(battle.die, battle.table, battle.again),
        *(column, attack, defence, certain, table, result),
    )


def _odds(game: NoRetreat, battle: Battle) -> tuple[int, int, int, int, int]:
    at = odds(game, battle)
    certain = NOBODY if at.certain is None else at.certain
    return at.column, certain, at.attack.total, at.defence.total, at.table


# The question

_ASKED: Final = Parts(
    unit=NOBODY,
    units=(),
    use=None,
    window=None,
    card=NOBODY,
    left=NOBODY,
    most=0,
    second=0,
    thrown=0,
    look=0,
    of=NOBODY,
    purpose=NOBODY,
    fresh=False,
    in_points=False,
    forced=False,
    drawn=False,
    rebuilt=False,
    any_cost=False,
    moves=False,
    attacking=False,
    only_supplied=False,
    through_zones=False,
)
_FLAGS: Final = (
    *("fresh", "in_points", "forced", "drawn", "rebuilt", "any_cost", "moves", "attacking"),
    *("only_supplied", "through_zones"),
)
_WINDOW: Final = Parts(moment="", what="", side=NOBODY, card=NOBODY)
_NO_USE: Final = Use(NOBODY, NOBODY)
_NO_WINDOW: Final = (NOBODY, NOBODY, NOBODY)
#: As many as one likes: more than are counted.
_ANY_NUMBER: Final = 99


def _question(game: NoRetreat, asked: Any) -> tuple[object, ...]:
    """Every field of the question."""
    unit, units, use, window, card, left, most, *rest = _ASKED(asked)
    if isinstance(left, tuple):
        units, left = (*units, *left), len(left)
    elif left is None:
        left = _ANY_NUMBER
    use = use or _NO_USE
    return (
        *(unit, units, use.card, use.mode if use.card != NOBODY else NOBODY, _number(use.victim)),
        # What is asked in a battle says when: such a window adds nothing.
        *(_NO_WINDOW if window is None or isinstance(window, BattleWindow) else _opened(window)),
        *(card, None if left == NOBODY else left, most or 0, *rest[:5], tuple(rest[5:])),
    )


def _number(card: int | None) -> int:
    return NOBODY if card is None else card


def _opened(window: object) -> tuple[int, int, int]:
    """The moment or what was done, by whom, with which card."""
    moment, what, side, card = _WINDOW(window)
    return _MOMENT.get(moment or what, NOBODY), side, _number(card)


_SPACES_ASKED: Final = Parts(unit=NOBODY, units=(), targets=0, hexes=0, space=NOBODY, end=NOBODY, firsts=0)
_ROLES: Final = ("unit", "units", "targets", "hexes", "space", "end", "firsts")


def _places(game: NoRetreat, asked: Any) -> list[Pair]:
    """The places that the question is about."""
    unit, units, targets, hexes, space, end, firsts = _SPACES_ASKED(asked)
    places = [(role, at) for role, at in ((4, space), (5, end)) if at != NOBODY]
    if unit != NOBODY:
        places.append((0, game.at[unit]))
    places += [(1, game.at[one]) for one in units]
    for role, mask in ((2, targets), (3, hexes), (6, firsts)):
        if mask:
            places += [(role, at) for at in bits(mask)]
    return places


def _planned(game: NoRetreat, asked: Any) -> tuple[object, ...]:
    """10.3 The odds of the attack that is being put together."""
    if type(asked).__name__ != "Attack" or not asked.units:
        return None, NOBODY
    blows = game.blows[1 - game.active] & asked.targets
    column, certain, *_ = _odds(game, battle_for(game, asked.units, asked.targets, blows))
    return column, certain


# The options

_things: Final = finder(VERBS, UNIT_KIND, SPACE_KIND)
_NO_SPACE: Final = (0, 0, 0, 0, False, False, False, None)
_NO_UNIT: Final = (0, False, False, False, None)
_NOTHING: Final = (_NO_SPACE, _NO_UNIT)
#: How far a unit would go: more counts as this.
_FAR: Final = 8


def _brings(game: NoRetreat, choice: Choice) -> tuple[object, ...]:
    """Who stands where an option leads, what holds there; and what the unit is that it names."""
    unit, space = _things(choice)
    if unit == NOBODY and space == NOBODY:
        return _NOTHING
    decision: Any = game.stack[-1]
    ground = _ground(game, SIDE[decision.seat])
    if unit == NOBODY:
        return ground[space], _NO_UNIT
    about = _about(game, unit, space)
    if space == NOBODY:
        space = game.at[unit]
        if space >= _FIRST_BOX:
            return _NO_SPACE, about
    there = ground[space]
    if JOIN.of(choice):
        there = (*there[:-1], _joined(game, decision, unit))
    return there, about


class _Ground(dict[int, tuple[Any, ...]]):
    """What holds for a side in each place: strength of the enemy and of one's own there and around; zone,
    supply, control; the odds if all that stand around it attacked, by what is printed on the counters."""

    def __init__(self, game: NoRetreat, me: int) -> None:
        super().__init__()
        strengths = _strengths(game)
        self.own, self.foe = strengths[me], strengths[1 - me]
        self.zone, self.land = hostile(game, me), land(game, me)
        self.prizes = VP_HEXES & (~game.control if me == AXIS else game.control)

    def __missing__(self, space: int) -> tuple[object, ...]:
        there, near = self.foe[space], _near(self.own, space)
        ground = self[space] = (
            *(there, self.own[space], min(_near(self.foe, space), _NEAR) & ~1, min(near, _NEAR) & ~1),
            *(self.zone >> space & 1, self.land >> space & 1, self.prizes >> space & 1),
            ratio(near, there) if there else None,
        )
        return ground


@fact("units", "marks", "control")
def _ground(game: NoRetreat, me: int) -> _Ground:
    return _Ground(game, me)


_distance: Final = cache(GRID.distance)


def _about(game: NoRetreat, unit: int, space: int) -> tuple[object, ...]:
    at, marks, face = game.at[unit], game.marks[unit], game.faces[unit]
    far = _distance(at, space) if space != NOBODY and at < _FIRST_BOX else None
    return _STRENGTH[unit][face], face, marks >> OUT_OF_SUPPLY & 1, marks >> DISORGANIZED & 1, far


def _joined(game: NoRetreat, asked: Any, unit: int) -> int:
    """10.5 The odds once the unit has joined, by what is printed on the counters."""
    attack = sum(_STRENGTH[one][game.faces[one]] for one in (*asked.units, unit))
    foe = _strengths(game)[1 - SIDE_OF[unit]]
    return ratio(attack, sum(foe[space] for space in bits(asked.targets)))


def _from(game: NoRetreat, choice: Choice) -> tuple[Pair, ...]:
    """Where the unit is that an option names."""
    unit, _ = _things(choice)
    return () if unit == NOBODY else ((0, game.at[unit]),)


def _lead(game: NoRetreat) -> float:
    """12.0 How far the Axis was ahead at the end: of what the scenario asks for, or else of the USSR."""
    scenario = SCENARIOS[game.scenario]
    if scenario.prizes:
        return (game.control & VP_HEXES & game.area).bit_count() - 3.0
    points = vp(game, AXIS).total, vp(game, SOVIET).total
    if scenario.campaign or not scenario.points:
        return (points[AXIS] - points[SOVIET]) / 2
    ahead = points[scenario.claimant] - scenario.points
    return float(ahead if scenario.claimant == AXIS else -ahead)


FEATURES: Final = Features(
    # The match and the tracks
    Rules(OPTIONS),
    Group(
        Word("scenario", [scenario.id for scenario in SCENARIOS]),
        Number("turn", LAST_TURN),
        Number("last_turn", LAST_TURN),
        Word("active", SEATS),
        Word("phase", PHASES),
        Word("weather", WEATHERS),
        Set("flipped", range(LAST_TURN + 1)),
        Count("support", 6, by=SEATS),
        Word("initiative", SEATS),
        Number("event_vp", EVENT_VP_MOST, least=-EVENT_VP_MOST),
        Number("high_tide", _VP),
        Flag("no_sudden_death"),
        Count("crossed", LAST_TURN),
        Count("oil", LAST_TURN),
        Count("warsaw", LAST_TURN),
        Flag("reformed", by=SEATS),
    ),
    Group(Number("vp_axis", _VP), Number("vp_soviet", _VP), Number("lead", _LEAD, least=-_LEAD), read=_score),
    Within("control", SPACES, VP_HEXES),
    Within("scorched", SPACES, VP_HEXES),
    # The counters
    *counter_rows(UNITS, SEATS, MARKS, SPACE, _NOWHERE),
    coming(UNITS, TRACK, LAST_TURN),
    Counters("marker", _MARKERS, SPACE, _markers),
    Group(Set("entrained", UNITS.ids), Set("trained", UNITS.ids), Set("saved", UNITS.ids)),
    # The cards
    Group(
        Set("hand", CARD_IDS),
        Set("looked_at", CARD_IDS),
        Number("hand_size", 10, by=SEATS),
        Number("deck", 56, step=4),
        Bag("discard", CARD_IDS),
        Word("top", CARD_IDS),
        Set("out", CARD_IDS),
        Set("used", CARD_IDS, by=SEATS),
        Word("paid", CARD_IDS),
        Word("joker", SEATS),
        Word("inspected", SEATS),
        Bag("lasting", _HALVES),
        read=_cards,
    ),
    Group(
        Count("quota", 6, by=SEATS),
        Count("attacked", 8, by=("voluntarily", "in_all")),
        Count("fewer", 4, by=SEATS, least=-4),
        Count("fewer_later", 4, by=SEATS, least=-4),
        read=_demands,
    ),
    # The battle under way
    Group(
        Word("attacker", SEATS),
        Bag("attackers", UNITS.ids),
        Bag("defenders", UNITS.ids),
        Bag("played", _HALVES),
        Flag("counter"),
        Flag("supported"),
        Count("die", 6),
        Word("chosen_table", SEATS),
        Count("again", 3),
        Number("column", len(COLUMNS) - 1),
        Number("attack", 30),
        Number("defence", 30),
        Word("fixed", RESULTS),
        Word("table", SEATS),
        Word("result", RESULTS),
        read=_battle,
    ),
    # The question
    Group(
        Word("asked_unit", UNITS.ids),
        Bag("asked_units", UNITS.ids),
        Word("event", CARD_IDS),
        Word("mode", ("first", "second")),
        Word("victim", CARD_IDS),
        Word("moment", _MOMENTS),
        Word("done_by", SEATS),
        Word("answered", CARD_IDS),
        Word("asked_card", CARD_IDS),
        Number("left", 12),
        Count("most", 6),
        Count("second", 6),
        Count("thrown", 6),
        Count("look", 6),
        Word("of", SEATS),
        Word("purpose", PURPOSES),
        Flag("asked", by=_FLAGS),
        read=_question,
        seen=ASKED,
    ),
    Group(Number("planned", len(COLUMNS) - 1), Word("certain", RESULTS), read=_planned, seen=ASKED),
    Counters("asked", _ROLES, SPACE, _places, ASKED),
    # The options
    Group(
        Group(
            Count("enemy_there", _MOST),
            Count("own_there", _MOST),
            Count("enemy_near", _NEAR, step=2),
            Count("own_near", _NEAR, step=2),
            Flag("in_zone"),
            Flag("in_supply"),
            Flag("enemy_points"),
            Number("odds", len(COLUMNS) - 1, least=-1),
        ),
        Group(
            Count("strength", _MOST),
            Flag("reduced"),
            Flag("out_of_supply"),
            Flag("disorganized"),
            Number("far", _FAR),
        ),
        read=_brings,
        seen=OPTION,
        whole=False,
    ),
    Counters("from", ("unit",), SPACE, _from, OPTION),
    places=("space",),
    many=("unit",),
    margin=6.0,
    lead=_lead,
)
