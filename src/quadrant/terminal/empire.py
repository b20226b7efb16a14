"""The table of Empire of the Sun: the ocean in hexes, the offensive, the tracks, the hand."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from rich.text import Text

from quadrant.games.empire.told import static
from quadrant.games.empire.told.view import SideView, UnitView, View
from quadrant.kernel.flow import Choice
from quadrant.terminal.hexes import (
    Cell,
    Scale,
    Sheet,
    marks_of,
    stacks_of,
    standing_at,
    superscript,
    unit_in,
    weigh,
)
from quadrant.terminal.layout import fact, title, wrapped
from quadrant.terminal.sight import Card, Room, Section, Sight
from quadrant.terminal.words import Thing, Words

LEAST: Final = 22
COLOURS: Final = {"japan": "bold magenta", "allies": "bold green"}
#: The ground of a hex; a named place shows who controls it instead.
SIGNS: Final = {"ocean": "·", "open": "-", "mixed": "♣", "jungle": "♠", "mountain": "∩", "atoll": "°"}
HELD: Final = {"japan": "●", "allies": "○"}
#: Headquarters, ships, aircraft, troops; one alone is shown without a number.
KINDS: Final = {"hq": "#", "carrier": "◢", "naval": "▲", "lrb": "^", "air": "^", "ground": "■"}
ORDER: Final = "#◢▲^■"
WAYS: Final = ("N", "NE", "SE", "S", "SW", "NW")


def _spot(hex: str) -> tuple[int, int]:
    column, row = int(hex[:2]), int(hex[2:])
    return 2 * column, 2 * row + column % 2


SHEET: Final = Sheet(_spot, Scale(7, 2), Scale(3, 2), below=False)


@cache
def _printed() -> dict[str, static.Unit]:
    return {unit.id: unit for unit in static.board().units}


@cache
def _cards() -> dict[str, static.Card]:
    return {card.id: card for card in static.cards()}


@cache
def _area(scenario: str) -> frozenset[str]:
    """The hexes in play; the whole map if none are named."""
    found = next(one for one in static.board().scenarios if one.id == scenario)
    return frozenset(found.area or static.board().map.hexes)


def head(sight: Sight) -> str:
    view: View = sight.view
    words = sight.words
    phase = words.name("phase", view.phase)
    active = words.name("seat", view.active)
    return f"{sight.standing()} · {view.year} · {active} · {phase}"


# The map


def top(sight: Sight, width: int) -> list[Text]:
    return []


def left(sight: Sight, room: Room) -> list[Text]:
    """A window on what matters, and the signs."""
    view: View = sight.view
    stacks, marks = stacks_of(view.units), marks_of(sight)
    legend = wrapped(Text(sight.words.say("legend-empire"), style="dim"), room.width)
    japanese = set(view.japanese)
    cells = {
        hex: _cell(
            sight, hex, "japan" if hex in japanese else "allies", stacks.get(hex, []), marks.get(hex, [])
        )
        for hex in _area(view.scenario)
    }
    smaller = room._replace(height=room.height - len(legend))
    return [*SHEET.draw(cells, _matters(sight, stacks, marks), smaller), *legend]


def _matters(
    sight: Sight, stacks: dict[str, list[UnitView]], marks: dict[str, list[Thing]]
) -> dict[str, int]:
    """What can be chosen matters most, then the offensive, then stacks of units."""
    view: View = sight.view
    battles = [battle.space for battle in view.offensive.battles] if view.offensive else []
    landings = view.offensive.landings if view.offensive else ()
    active = [unit.space for unit in view.units if "active" in unit.marks]
    moving = [
        unit.space for unit in view.units if sight.prompt and unit.unit == sight.prompt.args.get("unit")
    ]
    chosen = [hex for hex, things in marks.items() for _ in things]
    return weigh((chosen, 6), (battles, 12), (landings, 12), (moving, 40), (active, 4), (stacks, 1))


def _cell(sight: Sight, hex: str, holder: str, units: list[UnitView], marks: list[Thing]) -> Cell:
    raw = static.board().map.hexes[hex]
    sign = HELD[holder] if raw.named_location else SIGNS.get(raw.terrain, "·")
    name = _name(hex, sight.words)
    wet = raw.terrain == "ocean" and not units and not marks
    stack, style = _stack(units, sight.words)
    brief = f"{stack[:1]}{superscript(len(units))}"
    return Cell(sign, "" if wet else hex, name, stack, style, sight.number_at(*marks), brief)


def _name(hex: str, words: Words) -> str:
    """The name on the map, if it has one."""
    raw = static.board().map.hexes[hex]
    name = raw.name_ru if words.language == "ru" and isinstance(raw.name_ru, str) else raw.name
    return name if isinstance(name, str) else ""


def _side_of(unit: UnitView) -> str:
    return _printed()[unit.unit].seat


def _stack(units: list[UnitView], words: Words) -> tuple[str, str]:
    """Whose, how many of each kind, and ! for those without supply."""
    if not units:
        return "", ""
    sides = {_side_of(unit) for unit in units}
    if len(sides) > 1:
        counts = {side: sum(_side_of(unit) == side for unit in units) for side in COLOURS}
        return "/".join(f"{words.say(f'letter-{side}')}{n}" for side, n in counts.items()), "bold yellow"
    side = sides.pop()
    letter = words.say(f"letter-{side}")
    bad = "" if all(unit.supplied for unit in units) else "!"
    kinds = [KINDS[_printed()[unit.unit].kind] for unit in units]
    said = "".join(sign + (str(n) if n > 1 else "") for sign in ORDER if (n := kinds.count(sign)))
    full = f"{letter}{said}{bad}"
    return (full if len(full) < SHEET.near.wide else f"{letter}{len(units)}{bad}"), COLOURS[side]


def _unit(unit: UnitView, words: Words) -> str:
    """A unit: its name, its numbers, and what it is marked with."""
    raw = _printed()[unit.unit]
    face = raw.faces[min(unit.face, len(raw.faces) - 1)]
    if raw.kind == "hq":
        numbers = words.say("hq-numbers", efficiency=raw.efficiency, range=raw.range)
    else:
        numbers = words.say("unit-empire", attack=face.attack, defense=face.defense)
    marks = [words.name("mark", mark) for mark in unit.marks]
    marks += [words.say("reduced")] if unit.face and raw.kind != "hq" else []
    marks += [] if unit.supplied else [words.say("out-of-supply")]
    return ", ".join([words.name("unit", unit.unit), numbers, *marks])


# Tracks and hand


def tracks(sight: Sight) -> list[Text]:
    view: View = sight.view
    words, track = sight.words, view.tracks
    lines = [_side(side, words) for side in view.sides]
    lines += [
        fact(words.say("will"), track.will),
        fact(words.say("europe"), f"{track.europe:+d}"),
        fact(words.say("progress"), f"{track.progress}/{track.progress_need}"),
        fact(words.say("resources"), track.resources),
        fact(
            words.say("china"),
            f"{words.name('china', track.china)}, {words.say('divisions', n=track.divisions)}",
        ),
        fact(words.say("burma-road"), words.name("road", track.burma_road)),
        fact(words.say("india"), words.name("india", track.india)),
    ]
    if track.flags:
        lines.append(fact(words.say("flags"), words.names("flag", track.flags)))
    return [*lines, *_offensive(sight)]


def _side(side: SideView, words: Words) -> Text:
    facts = words.say(
        "side-empire",
        hand=side.hand,
        deck=side.deck,
        passes=side.passes,
        shipping=side.shipping_left,
        all=side.shipping,
    )
    extra = [words.say("has-future")] if side.future else []
    extra += [words.say("rivalry")] if side.rivalry else []
    said = ", ".join([facts, *extra])
    return Text(f"{words.name('seat', side.seat)}: ", style=COLOURS[side.seat]).append(
        said, style="not bold default"
    )


def _offensive(sight: Sight) -> list[Text]:
    """The offensive under way: its card, who leads it, and where it fights."""
    found = sight.view.offensive
    if found is None:
        return []
    words = sight.words
    lines = [title(words.say("title-offensive")), Text(words.name("card", found.card))]
    if found.hq:
        lines.append(fact(words.say("led-by"), words.name("unit", found.hq)))
    lines.append(fact(words.say("activated"), f"{found.count}/{found.limit}"))
    lines.append(fact(words.say("intelligence"), words.name("intelligence", found.intelligence)))
    if found.battles:
        lines.append(fact(words.say("battles"), words.names("space", [one.space for one in found.battles])))
    if found.reactions:
        lines.append(fact(words.say("reactions"), words.names("card", found.reactions)))
    return lines


def hand(sight: Sight) -> list[Card]:
    own = sight.view.own
    if own is None:
        return []
    words = sight.words
    cards = [_card(card, "", words) for card in own.hand]
    return [*cards, _card(own.future, words.say("set-aside"), words)] if own.future else cards


def _card(card: str, note: str, words: Words) -> Card:
    raw = _cards()[card]
    numbers = words.say("card-empire", type=words.say(f"type-{raw.type}"), ops=raw.ops, intel=raw.oc_intel)
    said = f"{note}, {numbers}" if note else numbers
    return Card(card, words.name("card", card), said, words.format(f"card-{card}", {}, "text"))


def where(sight: Sight, thing: Thing) -> str:
    return standing_at(sight, thing)


def aside(sight: Sight, option: Choice) -> str:
    """Where a unit stands."""
    return standing_at(sight, unit_in(sight, option))


# Read aloud


def places(sight: Sight) -> list[Section]:
    """Each side's units, place by place from west to east; then who holds the named places in play."""
    view: View = sight.view
    words, stacks = sight.words, stacks_of(view.units)
    found = []
    area = _area(view.scenario)
    for side in view.sides:
        here = [
            space for space, units in stacks.items() if any(_side_of(unit) == side.seat for unit in units)
        ]
        lines = [_place(sight, space, stacks, side.seat) for space in sorted(here)]
        boxes = _in_boxes(view, side.seat, words)
        found.append(Section(words.say("title-units", seat=words.name("seat", side.seat)), [*lines, *boxes]))
    japanese = set(view.japanese)
    held: dict[str, list[str]] = {"japan": [], "allies": []}
    for hex, raw in static.board().map.hexes.items():
        if raw.named_location and hex in area:
            held["japan" if hex in japanese else "allies"].append(words.name("space", hex))
    towns = [f"{words.name('seat', side)}: {', '.join(names)}" for side, names in held.items() if names]
    return [*found, Section(words.say("title-control"), towns)]


def _in_boxes(view: View, seat: str, words: Words) -> list[str]:
    """Units that come next turn, and those in boxes on the map's edge."""
    found: dict[str, list[str]] = {}
    for unit in view.units:
        soon = unit.box == "track" and unit.due <= view.turn + 1
        if _side_of(unit) == seat and unit.box is not None and (soon or unit.box in ("china", "delay")):
            found.setdefault(unit.box, []).append(words.name("unit", unit.unit))
    return [f"{words.name('box', box)}: {', '.join(names)}" for box, names in found.items()]


def _place(sight: Sight, space: str, stacks: dict[str, list[UnitView]], seat: str | None = None) -> str:
    words = sight.words
    units = [unit for unit in stacks.get(space, []) if seat is None or _side_of(unit) == seat]
    return f"{words.name('space', space)}: {'; '.join(_unit(unit, words) for unit in units)}"


# What may be asked


def look(sight: Sight, thing: Thing) -> list[str]:
    kind, id = thing
    view: View = sight.view
    words, stacks = sight.words, stacks_of(view.units)
    if kind == "unit":
        unit = next(unit for unit in view.units if unit.unit == id)
        where = words.name("space", unit.space) if unit.space else words.name("box", unit.box or "")
        due = f" ({words.say('due', turn=unit.due)})" if unit.box == "track" else ""
        return [f"{_unit(unit, words)}: {where}{due}"]
    raw = static.board().map.hexes[id]
    facts = [words.name("terrain", raw.terrain)]
    facts += [words.say(name) for name in ("port", "airfield", "resource") if getattr(raw, name)]
    lines = [f"{words.name('space', id)}: {', '.join(facts)}"]
    if raw.named_location:
        lines.append(words.say("controlled-by", seat="japan" if id in view.japanese else "allies"))
    lines += [_unit(unit, words) for unit in stacks.get(id, [])]
    for way, there in zip(WAYS, _around(id), strict=True):
        if there in static.board().map.hexes:
            said = f"{words.say(f'way-{way}')}: {words.name('space', there)}"
            units = stacks.get(there, [])
            lines.append(f"{said}: {'; '.join(_unit(unit, words) for unit in units)}" if units else said)
    return lines


def _around(hex: str) -> list[str]:
    """The six neighbours, from the north clockwise."""
    x, y = int(hex[:2]), int(hex[2:])
    low = x % 2
    found = [
        (x, y - 1),
        (x + 1, y - 1 + low),
        (x + 1, y + low),
        (x, y + 1),
        (x - 1, y + low),
        (x - 1, y - 1 + low),
    ]
    return [f"{a:02}{b:02}" for a, b in found]


def supply(sight: Sight, text: str) -> list[str]:
    """How a unit is fed or what blocks it; without a name, all of one's own units that are not."""
    words = sight.words
    named = [id for _, id in sight.find(text, "unit")]
    if not named:
        named = [
            unit.unit
            for space in sight.find(text, "space")
            for unit in stacks_of(sight.view.units).get(space[1], [])
        ]
    if named:
        return [line for id in named[:6] for line in _fed(sight, id)]
    seats = [id for _, id in sight.find(text, "seat")] or [sight.seat or sight.view.active]
    lines = []
    for seat in seats:
        bad = [
            unit.unit
            for unit in sight.view.units
            if unit.space and not unit.supplied and _side_of(unit) == seat
        ]
        lines += [line for id in bad for line in _fed(sight, id)]
        lines += [] if bad else [words.say("all-supplied", seat=words.name("seat", seat))]
    return lines


def _fed(sight: Sight, unit: str) -> list[str]:
    words = sight.words
    found = sight.ask("supply", unit)
    lines = [f"{words.name('unit', unit)}: {words.told(found.how)}"]
    if not found.supplied:
        lines.append(words.format(found.fate))
    way = found.line or found.would_be
    if way:
        lines.append(" → ".join(words.name("space", leg.space) for leg in way))
    return lines + [
        f"{words.name('space', one.space)}: {words.format(one.why)} [{one.rule}]" for one in found.blocks
    ]


def odds(sight: Sight, text: str) -> list[str]:
    """A battle, declared or thought of: what each side fires with, and how likely the active side wins."""
    view: View = sight.view
    named = [id for _, id in sight.find(text, "space")] if text else []
    declared = [battle.space for battle in view.offensive.battles] if view.offensive else []
    met = [hex for hex, units in stacks_of(view.units).items() if len(set(map(_side_of, units))) > 1]
    about = named[:3] or declared or met or [id for kind, id in sight.offers.at if kind == "space"][:6]
    lines = []
    for space in about:
        found = sight.ask("battle", space, "now")
        if found.stages:
            lines += _battle(sight.words, space, found)
    return lines or [sight.words.say("no-attack")]


def _battle(words: Words, space: str, found: Any) -> list[str]:
    lines = [words.say("battle-in", space=space, intelligence=words.name("intelligence", found.intelligence))]
    for stage in found.stages:
        args = {
            "stage": words.say(f"stage-{stage.stage}"),
            "seat": found.attacker,
            "n": round(100 * stage.wins),
        }
        lines.append(words.say("battle-stage", **args))
        for one in stage.fires:
            modifiers = f"{one.modifiers.total:+d}"
            lines.append(
                words.say(
                    "battle-fire",
                    seat=one.seat,
                    strength=one.strength.total,
                    modifiers=modifiers,
                    hits=f"{one.hits:.1f}",
                    order=words.say(f"fires-{one.order}"),
                )
            )
    return lines + [words.told(note) for note in found.notes]
