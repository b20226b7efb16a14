"""The table of Churchill: the conference, the fronts of the war, countries and tracks."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from quadrant.games.churchill.components import BOMB_TRACK, CHAIR, FRONTS, NATIONS, THEATERS
from quadrant.games.churchill.told.view import FrontView, IssueView, NationView, PlaceView, View
from quadrant.kernel.flow import Choice
from quadrant.kernel.message import Arg
from quadrant.terminal.hexes import superscript
from quadrant.terminal.layout import clipped, fact, packed, title, wrapped
from quadrant.terminal.sight import Card, Room, Section, Sight
from quadrant.terminal.words import Thing, Words

LEAST: Final = 26
COLOURS: Final = {"uk": "bold blue", "ussr": "bold red", "us": "bold yellow"}
LENGTH: Final = {front.id: len(front.spaces) for front in FRONTS}


def head(sight: Sight) -> str:
    view: View = sight.view
    words = sight.words
    card = f" · {words.name('card', view.card)}" if view.card else ""
    score = ", ".join(f"{words.name('seat', seat)} {points}" for seat, points in view.score.items())
    place: dict[str, Arg] = {"conference": view.conference, "last": view.last_conference, "phase": view.phase}
    return f"{words.format('standing-conference', place)}{card} · {score}"


# The conference


def top(sight: Sight, width: int) -> list[Text]:
    """The table: what lies on each nation's track and how far from the centre; ‹n› can be chosen."""
    view: View = sight.view
    named = title(sight.words.say("title-conference"))
    lines = [named.append(f"  {sight.words.say('legend-churchill')}", style="not bold dim")]
    for nation in view.nations:
        lines += _track(sight, nation, width)
    rows = {"center": "at-center", "display": "at-display"}
    for where, name in rows.items():
        here = [issue for issue in view.issues if issue.where == where]
        if here:
            head = Text(f"{sight.words.say(name)}: ", style="dim")
            lines += packed(head, (_issue(sight, issue) for issue in here), width)
    return lines


def _track(sight: Sight, nation: NationView, width: int) -> list[Text]:
    words = sight.words
    line = Text(f"{words.name('seat', nation.seat)} ", style=COLOURS[nation.seat])
    line.append(f"({_leader(nation, words)}): ", style="not bold dim")
    here = _on_track(sight.view, nation.seat)
    return packed(line, [_issue(sight, issue) for issue in here] or [Text("—")], width)


def _on_track(view: View, seat: str) -> list[IssueView]:
    here = [issue for issue in view.issues if issue.seat == seat and issue.where in ("track", "chair")]
    return sorted(here, key=lambda issue: issue.space)


def _leader(nation: NationView, words: Words) -> str:
    states = [words.say(state) for state, holds in (("barred", nation.barred), ("ill", nation.ill)) if holds]
    states += [] if nation.active else [words.say("leader-used")]
    return ", ".join([words.name("leader", nation.leader), *states])


def _issue(sight: Sight, issue: IssueView) -> Text:
    words = sight.words
    place = (
        f"{issue.space}★" if issue.where == "chair" else str(issue.space) if issue.where == "track" else ""
    )
    text = Text(f"{place} " if place else "", style="not bold bold")
    text.append(_issue_name(issue, words), style="not bold default")
    number = sight.number_at(("issue", issue.issue))
    if number:
        text.append(f" ‹{number}›", style="bold reverse")
    return text


def _issue_name(issue: IssueView, words: Words) -> str:
    name = words.name("issue", issue.issue)
    return f"{name} → {words.name('front', issue.front)}" if issue.front else name


# The war


def left(sight: Sight, room: Room) -> list[Text]:
    """The fronts, a line each, and the countries."""
    view: View = sight.view
    lines = [title(sight.words.say("title-fronts"))]
    for front in view.fronts:
        lines += wrapped(_front(sight, front), room.width, indent=4)
    arctic = next(box for box in view.boxes if box.box == "arctic_box")
    lines.append(fact(sight.words.name("box", "arctic_box"), f"{_naval(sight.words, arctic.naval)}"))
    lines.append(title(sight.words.say("title-countries")))
    return [*lines, *packed(Text(""), (_country(sight, place) for place in view.places), room.width, 0)]


def _front(sight: Sight, front: FrontView) -> Text:
    """Its track, where it stands, what it would enter, and how likely."""
    words = sight.words
    way = "".join("●" if n == front.position else "○" for n in range(1 + LENGTH[front.front]))
    line = Text(f"{words.name('front', front.front)} ", style=COLOURS[front.seat])
    line.append(f"{way} ", style="not bold default")
    line.append(_going(front, words), style="not bold default")
    number = sight.number_at(("front", front.front), ("box", f"{front.front}_box"))
    if number:
        line.append(f" ‹{number}›", style="bold reverse")
    return line


def _going(front: FrontView, words: Words) -> str:
    here = words.name("space", front.space) if front.space else words.say("in-box")
    if front.entry is None:
        return here
    chance = words.say("no-attempt") if front.blocked else f"{front.advance} %"
    parts = [
        words.say("marker-offensive", n=front.offensive) if front.offensive else "",
        words.say("marker-reserves", n=front.reserves) if front.reserves else "",
        f"{_naval(words, front.naval)}/{front.naval_needed}" if front.naval_needed else "",
    ]
    said = ", ".join(part for part in parts if part)
    return f"{here} → {words.name('space', front.entry)} {chance}" + (f", {said}" if said else "")


def _naval(words: Words, n: int) -> str:
    return words.say("marker-naval", n=n)


def _country(sight: Sight, place: PlaceView) -> Text:
    words = sight.words
    name = words.name("country", place.country)
    text = Text(name, style="" if place.network or place.alignment else "dim")
    if place.network:
        mark = f" {words.say(f'short-{place.network}')}{superscript(place.networks)}"
        text.append(mark, style=f"not dim {COLOURS[place.network]}")
    if place.alignment:
        text.append(f" ★{words.say(f'short-{place.alignment}')}", style=f"not dim {COLOURS[place.alignment]}")
    number = sight.number_at(("country", place.country))
    if number:
        text.append(f" ‹{number}›", style="bold reverse")
    return text


# Tracks and hand


def tracks(sight: Sight) -> list[Text]:
    view: View = sight.view
    words = sight.words
    bomb = f"{words.name('bomb', view.bomb)} ({BOMB_TRACK.index(view.bomb)}/{len(BOMB_TRACK) - 1})"
    lines = [fact(words.say("bomb"), bomb)]
    lines += [fact(words.name("theater", one), words.name("seat", view.command[one])) for one in THEATERS]
    moved = [one for one in view.global_issues if one.seat and one.advantage]
    said = ", ".join(
        f"{words.name('advantage', str(one.advantage))} ({words.say(f'short-{one.seat}')})" for one in moved
    )
    lines.append(fact(words.say("global-issues"), said or words.say("nothing")))
    axis = ", ".join(words.name("axis", one.axis) for one in view.axis if not one.surrendered)
    lines.append(fact(words.say("axis-stands"), axis or words.say("nothing")))
    left = [f"{words.name('unit', one.unit)} {one.left}" for one in view.reserves if one.left]
    lines.append(fact(words.say("reserves"), ", ".join(left) or words.say("nothing")))
    lines += [line for nation in view.nations for line in _dues(nation, words)]
    for one in view.commitments:
        args = words.name("seat", one.seat), one.left
        lines.append(fact(words.say("committed"), f"{args[0]} {args[1]}"))
    lines.append(
        fact(words.say("spread"), f"{view.spread} ({words.say('alliance')} ≤ {view.alliance_spread})")
    )
    return lines


def _dues(nation: NationView, words: Words) -> list[Text]:
    """What a nation still has to place."""
    found = {
        "production": nation.production,
        "support": sum(nation.support),
        "networks": nation.networks_due,
        "alignments": nation.alignments_due,
    }
    said = ", ".join(f"{words.say(f'due-{name}')} {n}" for name, n in found.items() if n)
    return [fact(words.name("seat", nation.seat), said)] if said else []


def hand(sight: Sight) -> list[Card]:
    own = sight.view.own
    if own is None:
        return []
    words = sight.words
    return [
        Card(card, words.name("card", card), "", words.format(f"card-{card}", {}, "text"))
        for card in own.hand
    ]


def where(sight: Sight, thing: Thing) -> str:
    return ""


def aside(sight: Sight, option: Choice) -> str:
    """Where an issue would come to rest if it is advanced, or the card is played in a debate."""
    view: View = sight.view
    if option.verb == "advance" and view.speech is not None:
        reach = view.speech.reach.get(str(option[1]))
        return "" if reach is None else _rest(reach.seat, reach.space, sight.words)
    if option.verb == "play" and view.debate is not None and view.own is not None:
        reach = view.own.reach.get(str(option[1]), {}).get(view.debate.issue)
        return "" if reach is None else _rest(reach.seat, reach.space, sight.words)
    return ""


def _rest(seat: str | None, space: int, words: Words) -> str:
    if seat is None:
        return f"→ {words.say('at-center')}"
    return f"→ {words.name('seat', seat)} {'★' if space == CHAIR else space}"


# Read aloud


def places(sight: Sight) -> list[Section]:
    view: View = sight.view
    words = sight.words
    table = []
    for seat in NATIONS:
        nation = next(one for one in view.nations if one.seat == seat)
        here = [
            words.say("issue-on", issue=_issue_name(one, words), n=one.space) for one in _on_track(view, seat)
        ]
        said = ", ".join(here) or words.say("nothing")
        cards = words.say("cards-in-hand", n=nation.hand)
        table.append(f"{words.name('seat', seat)} ({_leader(nation, words)}; {cards}): {said}")
    for where, name in (("center", "at-center"), ("display", "at-display")):
        here = [_issue_name(issue, words) for issue in view.issues if issue.where == where]
        table.append(f"{words.say(name)}: {', '.join(here) or words.say('nothing')}")
    fronts = [line for front in view.fronts for line in _front_aloud(front, words)]
    countries = [_country_aloud(place, words) for place in view.places if place.network or place.alignment]
    empty = [
        words.name("country", place.country)
        for place in view.places
        if not place.network and not place.alignment
    ]
    if empty:
        countries.append(words.say("empty-spaces", spaces=", ".join(empty)))
    return [
        Section(words.say("title-conference"), table),
        Section(words.say("title-fronts"), fronts),
        Section(words.say("title-countries"), countries),
    ]


def _front_aloud(front: FrontView, words: Words) -> list[str]:
    here = words.name("space", front.space) if front.space else words.say("in-box")
    name = f"{words.name('front', front.front)} ({words.name('seat', front.seat)})"
    if front.entry is None:
        return [f"{name}: {here}"]
    said = words.say(
        "front-aloud",
        here=here,
        space=front.entry,
        offensive=front.offensive,
        reserves=front.reserves,
        chance=front.advance,
    )
    naval = words.say("naval-aloud", n=front.naval, needed=front.naval_needed) if front.naval_needed else ""
    blocked = words.told(front.blocked) if front.blocked else ""
    return [" ".join(part for part in (f"{name}: {said}", naval, blocked) if part)]


def _country_aloud(place: PlaceView, words: Words) -> str:
    parts = []
    if place.network:
        parts.append(words.say("networks-of", seat=place.network, n=place.networks))
    if place.alignment:
        parts.append(words.say("aligned-with", seat=place.alignment))
    return f"{words.name('country', place.country)}: {', '.join(parts)}"


# What may be asked


def look(sight: Sight, thing: Thing) -> list[str]:
    kind, id = thing
    view: View = sight.view
    words = sight.words
    if kind == "front":
        return [line for front in view.fronts if front.front == id for line in _front_aloud(front, words)]
    if kind == "country":
        return [_country_aloud(place, words) for place in view.places if place.country == id]
    if kind == "issue":
        return [words.say("issue-at", issue=id, where=_where(sight, id)), *_worths(sight, id)]
    if kind == "seat":
        return _points(sight, id)
    return []


def _where(sight: Sight, id: str) -> str:
    words = sight.words
    issue = next(one for one in sight.view.issues if one.issue == id)
    if issue.seat is None:
        return words.say(f"at-{issue.where}") if issue.where != "gone" else words.say("nothing")
    return f"{words.name('seat', issue.seat)} {issue.space}"


def _worths(sight: Sight, issue: str) -> list[str]:
    """How far each card in hand would move it."""
    own = sight.view.own
    words = sight.words
    lines = []
    for card in own.hand if own is not None else ():
        found = sight.ask("worth", card, issue)
        rolled = any(line.id == "plus-best-roll" for line in found.advance.lines)
        id = "card-worth-most" if rolled else "card-worth"
        lines.append(words.say(id, card=card, advance=found.advance.total, debate=found.debate.total))
    return lines


def _points(sight: Sight, seat: str) -> list[str]:
    words = sight.words
    parts = [part for part in sight.view.score_parts if part.side == seat]
    return [f"{part.amount:+d} {words.told(part)}" for part in parts]


def supply(sight: Sight, text: str) -> list[str]:
    """Nobody traces supply here; production is what there is to ask for."""
    words = sight.words
    seats = [id for _, id in sight.find(text, "seat")] or ([sight.seat] if sight.seat else list(NATIONS))
    lines = []
    for seat in seats:
        found = sight.ask("production", seat)
        lines += [
            f"{words.name('seat', seat)}, {words.say('due-production')}: {found.total}",
            *words.sum(found),
        ]
    return lines


def odds(sight: Sight, text: str) -> list[str]:
    """The strength of a front line by line, and its chances; of all fronts if none is named."""
    words = sight.words
    named = [id for _, id in sight.find(text, "front") if id in LENGTH]
    lines = []
    for front in named or LENGTH:
        found = sight.ask("odds", front)
        chances = {name: round(100 * getattr(found, name)) for name in ("stays", "advance", "breakthrough")}
        lines.append(words.say("front-odds", front=front, **chances))
        lines += words.sum(found.strength) if named else []
        lines += [words.told(found.blocked)] if named and found.blocked else []
    return [clipped(line, 300) for line in lines]
