"""13.0, 16.0, 17.0 What may be asked of countries, US will, the progress of the war, and points."""

from __future__ import annotations

from collections.abc import Iterable

from quadrant.games.empire.cards.language import in_bombing_range
from quadrant.games.empire.components import (
    ALLIES,
    B29S,
    CHINA,
    HONSHU,
    INDIA,
    JAPAN,
    KEYS,
    NAMED,
    NAMES,
    NATIONS,
    NORTHERN_INDIA,
    RESOURCES,
    SEATS,
)
from quadrant.games.empire.rules.control import resources
from quadrant.games.empire.rules.nations import Surrenders
from quadrant.games.empire.rules.points import LEVELS, SCHEDULE, score
from quadrant.games.empire.rules.scenario_rules import will_counts
from quadrant.games.empire.rules.victory import WILL, PoliticalWill, progress_made
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.state import CHINA_TRACK, COLLAPSED, INDIA_TRACK, Empire, controlled
from quadrant.games.empire.told.answers import (
    Condition,
    Country,
    Level,
    NationsAnswer,
    PointsAnswer,
    WillAnswer,
)
from quadrant.kernel.board import bits
from quadrant.kernel.flow import ScorePart
from quadrant.kernel.modifiers import Sum
from quadrant.kernel.prospects import Remark
from quadrant.kernel.queries import Query


def _names(spaces: int) -> tuple[str, ...]:
    return tuple(NAMES[space] for space in bits(spaces))


# 13.0 Countries


def _country(game: Empire, nation: int) -> Country:
    name = NATIONS[nation]
    fallen, back = game.surrendered >> nation & 1, game.regained >> nation & 1
    keys = NORTHERN_INDIA if nation == INDIA else KEYS[nation]
    missing = keys & ~controlled(game, ALLIES if fallen else JAPAN) & game.area
    if back:
        remark = Remark("country-regained", "13.1", {"nation": name})
    elif fallen:
        final = nation in (INDIA, CHINA)
        remark = Remark(
            "country-fallen-for-good" if final else "country-fallen",
            "13.1",
            {"nation": name, "count": missing.bit_count(), "spaces": _names(missing)},
        )
    elif nation == CHINA:
        box = CHINA_TRACK[game.china]
        remark = Remark("country-china", "13.73", {"china": box, "count": COLLAPSED - game.china})
    elif nation == INDIA:
        args = {"india": INDIA_TRACK[game.india], "count": missing.bit_count(), "spaces": _names(missing)}
        remark = Remark("country-india" if missing else "country-india-lost", "13.62", args)
    else:
        doomed = "country-about-to-fall" if keys and not missing else "country-holds"
        remark = Remark(
            doomed, "13.1", {"nation": name, "count": missing.bit_count(), "spaces": _names(missing)}
        )
    state = "regained" if back else "surrendered" if fallen else "holds"
    return Country(name, state, _names(keys), _names(missing), WILL[name], remark)  # type: ignore[arg-type]


def nations(game: Empire, seat: str | None) -> NationsAnswer:
    """13.0 Every country whose hexes are in play: what is missing before it surrenders, or is taken back."""
    there = [
        nation
        for nation in range(len(NATIONS))
        if nation == CHINA or not (NORTHERN_INDIA if nation == INDIA else KEYS[nation]) & ~game.area
    ]
    return NationsAnswer(tuple(_country(game, nation) for nation in there))


# 16.0 Will and victory


def political_phase(game: Empire) -> Empire:
    """The position after the political phase, if the turn ended now; who would have to move stays."""
    after = game.clone()
    after.stack = []
    after.listen()
    Surrenders().run(after)
    if after.result is None:
        PoliticalWill().run(after)
    return after


def will_after(game: Empire) -> Sum:
    """16.4 The will if the turn ended now, line by line."""
    found = Sum.of(game.will, "16.0", "line-will")
    for event in political_phase(game).heard():
        if event.id == "event-will":
            amount = event.args["amount"]
            assert isinstance(amount, int)
            found = found.add(amount, event.rule, "line-reason", reason=event.args["reason"])
    return found


def conditions(game: Empire) -> Iterable[Condition]:
    """13.93, 16.1, 16.2 What ends the war, and how far it is."""
    japan, allies = SEATS
    yield Condition(Remark("condition-will", "16.1", {"count": game.will}), game.will <= 0, japan)
    if HONSHU & ~game.area:
        return
    left = HONSHU & controlled(game, JAPAN)
    honshu = Remark("condition-honshu", "13.93", {"count": left.bit_count()})
    yield Condition(honshu, not left, allies, _names(left))
    blockade = Remark("condition-blockade", "13.93", {"count": game.blockade, "limit": 3})
    yield Condition(blockade, game.blockade >= 3, allies)
    if SCENARIOS[game.scenario].victory != "campaign":
        return
    bombed = Remark("condition-bombed", "16.2", {"count": game.bombed, "limit": 4})
    yield Condition(bombed, game.bombed >= 4, allies)
    held = RESOURCES & controlled(game, JAPAN)
    few = Remark("condition-resources", "16.2", {"count": resources(game)})
    yield Condition(few, resources(game) <= 1, allies, _names(held))
    near = any(in_bombing_range(game, unit) for unit in bits(B29S))
    yield Condition(Remark("condition-b29", "16.2"), near, allies)


def will(game: Empire, seat: str | None) -> WillAnswer:
    """16.0 US will, the progress of the war, and what ends the game."""
    checked = will_counts(game) and (game.turn >= 4 or bool(SCENARIOS[game.scenario].sources[ALLIES]))
    taken = game.control_then & ~game.control & NAMED & game.area
    lost = ~game.control_then & game.control & NAMED & game.area
    return WillAnswer(
        game.will,
        will_after(game),
        progress_made(game),
        game.progress_need,
        checked,
        _names(taken),
        _names(lost),
        tuple(conditions(game)),
    )


# 17.0 Points


def points(game: Empire, seat: str | None) -> PointsAnswer:
    """17.0 The points of a scenario line by line, and the levels of victory."""
    kind = SCENARIOS[game.scenario].victory
    if kind not in SCHEDULE:
        return PointsAnswer(0, (), (), ())
    parts = score(game)
    total = sum(part.amount for part in parts)
    lines = tuple(ScorePart("japan", worth(game), f"vp-{id}", "2.1") for id, worth in SCHEDULE[kind].items())
    levels = tuple(Level(it.reason, it.min, it.max, it.reached(total)) for it in LEVELS[kind])
    return PointsAnswer(total, parts, lines, levels)


VICTORY_QUERIES = (
    Query("nations", (), nations, NationsAnswer),
    Query("will", (), will, WillAnswer),
    Query("points", (), points, PointsAnswer),
)
