"""7.2, 4.1 What may be asked of the course of play: offensive, reactions, the strategic phase."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from quadrant.games.empire.cards.language import in_bombing_range
from quadrant.games.empire.components import (
    ALLIES,
    B29S,
    DELAY,
    ELIMINATED,
    JAPAN,
    LAST_TURN,
    NAMES,
    NOBODY,
    OWN_UNITS,
    REMOVED,
    ROSTER,
    SEATS,
    SIDE,
    TOKYO,
    TRACK,
    UNITS,
    ball,
)
from quadrant.games.empire.rules.cards import usable
from quadrant.games.empire.rules.europe import level
from quadrant.games.empire.rules.headquarters import hqs_on_map
from quadrant.games.empire.rules.intelligence import (
    NINE,
    Intelligence,
    TrySpecial,
    modifiers,
    roll_needed,
    succeeds,
)
from quadrant.games.empire.rules.reaction import (
    reacting_hqs,
)
from quadrant.games.empire.rules.reaction_cards import (
    CancelOffensive,
    PlayReaction,
    reaction_limits,
)
from quadrant.games.empire.rules.reinforcements import delayed, out_of_the_war, places
from quadrant.games.empire.rules.replacements import POOLS, budget, receive
from quadrant.games.empire.rules.rivalry import usable_asp
from quadrant.games.empire.rules.strategic import (
    BOMBING,
    MOST,
    NEAR,
    allied_cards,
    japanese_cards,
    raids,
    submarine_modifiers,
    submarines,
)
from quadrant.games.empire.rules.supply import side_supply, supplied
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.state import (
    INTELLIGENCE,
    INTERCEPTORS,
    MOVED,
    PROMPT,
    REBUILT,
    STRATEGIC_WAR,
    SURPRISE,
    Empire,
    Offensive,
    flag,
    on_map,
    seat,
    side_of,
    steps_left,
    under_way,
)
from quadrant.games.empire.supply.networks import supplied_airfields
from quadrant.games.empire.told.answers import (
    Arrival,
    Hand,
    OffensiveAnswer,
    OffensiveStep,
    Pool,
    Raid,
    ReactionAnswer,
    ReactionCard,
    Ready,
    ReportAnswer,
)
from quadrant.games.empire.told.offensive_step import step_under_way
from quadrant.games.empire.verbs import CARD_IDS
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.flow import Step
from quadrant.kernel.message import Args, Refusal
from quadrant.kernel.modifiers import Sum
from quadrant.kernel.prospects import Remark
from quadrant.kernel.queries import Query

# 7.2 The fourteen steps

#: Each step: its word, its rule, and whether the active side (or the reacting one) acts.
STEPS: Final = (
    ("activate", "7.21", True),
    ("move", "7.23", True),
    ("declare", "7.24", True),
    ("weather", "5.32", False),
    ("before_reaction", "7.2", True),
    ("special", "7.27", False),
    ("intelligence", "7.25", False),
    ("reaction", "7.26", False),
    ("cards", "5.32", False),
    ("before_battles", "7.2", True),
    ("battles", "9.0", True),
    ("after_battles", "7.2", False),
    ("return", "9.6", False),
    ("emergency", "8.22", False),
)


def _remark(game: Empire, number: int, now: int) -> Remark | None:
    """What is to be said of a step: how far it is, or what came of it."""
    offensive = under_way(game)
    word = STEPS[number - 1][0]
    args: Args
    if word == "activate" and offensive.hq != NOBODY:
        args = {"count": offensive.count, "limit": offensive.limit, "unit": UNITS.ids[offensive.hq]}
    elif word == "move" and now >= number:
        units = [unit for unit in bits(OWN_UNITS[offensive.side]) if game.marks[unit] & 1]
        args = {"count": sum(game.marks[unit] >> MOVED & 1 for unit in units), "limit": len(units)}
    elif word == "declare" and now >= number:
        hexes = tuple(NAMES[b.hex] for b in offensive.battles) + _hexes(offensive.fought)
        if not hexes:
            return Remark("step-declare-none" if now > number else "step-declare-now", "7.24")
        args = {"spaces": tuple(dict.fromkeys(hexes))}
    elif word == "intelligence" and now >= number:
        args = {"intelligence": INTELLIGENCE[offensive.intelligence]}
    elif word == "reaction" and offensive.reaction_hq != NOBODY:
        args = {
            "count": offensive.reaction_count,
            "limit": offensive.reaction_limit,
            "unit": UNITS.ids[offensive.reaction_hq],
        }
    elif word == "cards" and offensive.reactions:
        args = {"cards": tuple(CARD_IDS[card] for card in offensive.reactions)}
    elif word == "battles" and now >= number:
        args = {"count": len(offensive.battles), "spaces": _hexes(offensive.fought)}
        if not offensive.fought:
            return Remark("step-battles-left", "9.0", {"count": len(offensive.battles)})
    else:
        return None
    return Remark(f"step-{word}-remark", STEPS[number - 1][1], args)


def _hexes(spaces: int) -> tuple[str, ...]:
    return tuple(NAMES[space] for space in bits(spaces))


def _skipped(game: Empire, offensive: Offensive, number: int, now: int) -> bool:
    """Steps that do not come, or did not: no battle, no intelligence but surprise."""
    word = STEPS[number - 1][0]
    if word == "reaction":
        return now > number and offensive.reaction_hq == NOBODY
    if word in ("intelligence", "reaction", "before_battles", "battles"):
        return now > 6 and not offensive.battles and not offensive.fought
    return False


def _state(
    game: Empire, offensive: Offensive, number: int, now: int
) -> Literal["done", "now", "coming", "skipped"]:
    if number == now:
        return "now"
    if _skipped(game, offensive, number, now):
        return "skipped"
    return "done" if number < now else "coming"


def the_offensive(game: Empire, seat_asking: str | None) -> OffensiveAnswer:
    """7.2 The offensive under way, step by step, and what the roll of 7.25 or 7.27 needs."""
    offensive = game.offensive
    if offensive is None:
        return OffensiveAnswer(None, None, (), Sum(), -1, 0.0)
    now = step_under_way(game)
    steps = tuple(
        OffensiveStep(
            number,
            f"step-{word}",
            rule,
            SEATS[offensive.side if active else 1 - offensive.side],
            _state(game, offensive, number, now),
            _remark(game, number, now),
        )
        for number, (word, rule, active) in enumerate(STEPS, start=1)
    )
    special = bool(game.stack) and isinstance(game.stack[-1], TrySpecial)
    needed = roll_needed(game, special)
    chance = sum(succeeds(game, die, special) for die in range(NINE + 1)) / (NINE + 1)
    return OffensiveAnswer(
        SEATS[offensive.side],
        CARD_IDS[offensive.card],
        steps,
        modifiers(game),
        -1 if needed is None else needed,
        chance if offensive.intelligence == SURPRISE and not offensive.rolled else 0.0,
    )


# 5.32 Reactions

#: Which window each question of a reaction belongs to.
WINDOW: Final[dict[type[Step], str]] = {
    CancelOffensive: "cancel",
    Intelligence: "intelligence",
    PlayReaction: "cards",
}


def the_reaction(game: Empire, seat_asking: str | None) -> ReactionAnswer:
    """5.32 What the seat is asked to answer, and which of its cards and headquarters could."""
    offensive = game.offensive
    if offensive is None or seat_asking is None or SIDE[seat_asking] == offensive.side:
        return ReactionAnswer(None, None, (), ())
    side = SIDE[seat_asking]
    args: dict[str, str | int | tuple[str, ...]] = {
        "card": CARD_IDS[offensive.card],
        "seat": SEATS[offensive.side],
        "spaces": tuple(NAMES[battle.hex] for battle in offensive.battles),
        "count": len(offensive.battles),
    }
    id = "reaction-event" if offensive.event else "reaction-operations"
    window = WINDOW.get(type(game.stack[-1]), "") if game.stack else ""
    cards = []
    for card in bits(usable(game, side)):
        if game.CARDS[card].type == "reaction" and window:
            why = reaction_limits(game, side, window).why_not(card, card=CARD_IDS[card])
            cards.append(ReactionCard(CARD_IDS[card], why))
    fit = reacting_hqs(game, side) if offensive.battles else 0
    hqs = tuple(
        Ready(UNITS.ids[hq], None if fit >> hq & 1 else Refusal("7.26", "why-out-of-range"))
        for hq in hqs_on_map(game, side)
    )
    return ReactionAnswer(CARD_IDS[offensive.card], Remark(id, "5.32", args), tuple(cards), hqs)


# 4.1 The strategic phase


def coming(game: Empire) -> Empire:
    """The position at the next strategic phase, as far as the turn alone changes it."""
    later = game.clone()
    if game.phase > STRATEGIC_WAR:
        later.turn = min(LAST_TURN, game.turn + 1)
        later.bombing = 0
        later.touch("tracks")
    return later


def _arrival(game: Empire, later: Empire, unit: int) -> Arrival:
    waits = game.at[unit] == DELAY
    turn = later.turn if waits else game.due[unit]
    near = turn <= later.turn
    found = places(later, unit) if near else 0
    if out_of_the_war(game, unit):
        id = "arrival-barred"
    elif near and not waits and delayed(later, unit):
        id = "arrival-delayed"
    elif near and not found:
        id = "arrival-no-place"
    elif game.marks[unit] >> PROMPT & 1:
        id = "arrival-returns"
    else:
        id = "arrival-waits" if waits else "arrival-comes"
    return Arrival(UNITS.ids[unit], SEATS[side_of(unit)], turn, id, _hexes(found))


def _pools(game: Empire, later: Empire) -> Iterable[Pool]:
    """11.0 What each kind of replacement steps has, and which units wait for it."""
    receive(later)
    for side in (JAPAN, ALLIES):
        now, then = budget(game, side), budget(later, side)
        for number, pool in enumerate(POOLS):
            if pool.startswith("jp_") != (side == JAPAN):
                continue
            units = [
                unit
                for unit in bits(OWN_UNITS[side])
                if ROSTER[unit].pool == pool
                and (game.at[unit] == ELIMINATED or (on_map(game, unit) and _worn(game, unit)))
            ]
            ids = tuple(UNITS.ids[unit] for unit in units)
            yield Pool(seat(side), pool, now[number] if now else 0, then[number], ids)


def _worn(game: Empire, unit: int) -> bool:
    return steps_left(game, unit) < len(UNITS[unit].faces)


def _raid(game: Empire, unit: int) -> Raid:
    """12.31, 12.32 Whether a bomber can raid Japan, and how likely it succeeds."""
    why = None
    if not in_bombing_range(game, unit):
        why = Refusal("12.31", "why-not-in-bombing-range")
    elif not supplied(game, unit):
        why = Refusal("12.31", "why-unsupplied")
    elif game.marks[unit] >> REBUILT & 1:
        why = Refusal("12.31", "why-just-rebuilt")
    ground = side_supply(game, ALLIES).ground
    covered = bool(supplied_airfields(game, ALLIES, ground, ball(TOKYO, NEAR)))
    worse = 1 if flag(game, INTERCEPTORS) and not covered else 0
    good = sum(die + worse <= BOMBING[game.faces[unit]] for die in range(NINE + 1))
    return Raid(UNITS.ids[unit], why, 0.0 if why else good / (NINE + 1))


def _hands(later: Empire) -> tuple[Hand, Hand]:
    japan = japanese_cards(later)
    fixed = bool(SCENARIOS[later.scenario].later_hands)
    passes = 0 if fixed or japan.total >= MOST else 1 if japan.total == MOST - 1 else 2
    allies, allied_passes = allied_cards(later)
    return Hand(seat(JAPAN), japan, passes), Hand(seat(ALLIES), allies, allied_passes)


def _remarks(game: Empire, later: Empire) -> Iterable[Remark]:
    for side in (JAPAN, ALLIES):
        args: Args = {"seat": seat(side), "count": usable_asp(game, side), "limit": game.asp[side]}
        yield Remark("report-shipping", "10.31", args)
    if later.turn >= 2:
        yield Remark("report-shipping-comes" if level(later) < 3 else "report-no-shipping", "10.31")
    yield Remark("report-europe", "15.0", {"level": level(game), "value": game.europe})
    if game.rivalry[JAPAN] or game.rivalry[ALLIES]:
        seats = tuple(seat(side) for side in (JAPAN, ALLIES) if game.rivalry[side])
        yield Remark("report-rivalry", "14.0", {"seats": seats, "count": len(seats)})


def report(game: Empire, seat_asking: str | None) -> ReportAnswer:
    """4.1 What the strategic phase of this turn did, and what the next one brings as things stand."""
    later = coming(game)
    waiting = mask_of(u for u, at in enumerate(game.at) if at == DELAY or (at == TRACK and game.due[u]))
    units = sorted(bits(waiting), key=lambda unit: (game.due[unit], side_of(unit), unit))
    added = submarine_modifiers(later)
    bombers = [unit for unit in bits(B29S) if game.at[unit] not in (REMOVED, TRACK, DELAY, ELIMINATED)]
    pools = coming(game)
    return ReportAnswer(
        later.turn,
        tuple(_arrival(game, later, unit) for unit in units),
        tuple(_pools(game, pools)),
        added,
        sum(die + added.total <= 0 for die in range(NINE + 1)) / (NINE + 1),
        tuple(_raid(game, unit) for unit in bombers),
        _hands(later),
        bool(submarines(game)),
        raids(game),
        tuple(_remarks(game, later)),
    )


COURSE_QUERIES = (
    Query("offensive", (), the_offensive, OffensiveAnswer),
    Query("reaction", (), the_reaction, ReactionAnswer),
    Query("report", (), report, ReportAnswer),
)
