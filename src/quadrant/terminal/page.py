"""A page: the table on one screen, the prompt, and the options.

Each part says what it has; the page gives it the lines that are there. The map gives way first, then what
happened, then the list of options: what is left out can be asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from quadrant.terminal.layout import GAP, clipped, cut, packed, side_by_side, title, wrapped
from quadrant.terminal.options import Group
from quadrant.terminal.sight import Card, Room, Sight
from quadrant.terminal.sketch import Sketch

#: How large a page is where nobody says how much room there is.
SCREEN: Final = Room(100, 50)
#: From this width on, tracks and news stand beside the map, in a column of this width.
BESIDE: Final = 88
COLUMN: Final = 30
#: The most lines that a hand takes, and the least that the news get.
CARDS: Final = 12
NEWS: Final = 4
#: Lines that are always there: the head, the line above the prompt, where one types.
FIXED: Final = 3


class News(NamedTuple):
    """Something that happened, and how much it matters."""

    said: str
    weight: int


class Page:
    """The table of one seat, laid out for a screen."""

    def __init__(
        self,
        sight: Sight,
        sketch: Sketch,
        news: Sequence[News] = (),
        room: Room = SCREEN,
    ) -> None:
        self._sight, self._sketch, self._news = sight, sketch, news
        self._room, self._width, self._height = room, room.width, room.height
        self._words = sight.words

    def lines(self) -> list[Text]:
        """The whole page."""
        prompt, options = self.prompt(), self.options()
        taken = FIXED + len(prompt)
        # The map has at least what it needs; the options have the rest, or what they need.
        least = self._sketch.LEAST + len(self._hand(with_options=True))
        options = cut(options, self._height - taken - least, self._words.say("more-options"))
        table = self.table(self._height - taken - len(options))
        return [*table, Text("─" * self._width, style="dim"), *prompt, *options]

    def table(self, height: int | None = None) -> list[Text]:
        """Head, map, tracks, hand and news, in so many lines besides the head."""
        width, sketch, sight = self._width, self._sketch, self._sight
        hand = self._hand(with_options=height is not None)
        top = sketch.top(sight, width)
        room = (self._height - 1 if height is None else height) - len(hand) - len(top)
        beside = width >= BESIDE
        column = COLUMN if beside else width
        wide = width - COLUMN - GAP if beside else width
        left = sketch.left(sight, self._room._replace(width=wide, height=room))
        tracks = [line for part in sketch.tracks(sight) for line in wrapped(part, column)]
        news = self.news(column, max(NEWS, min(room, max(len(left), 8)) - len(tracks)))
        right = [*tracks, *news]
        if beside:
            middle = side_by_side(left, right, wide)
        else:
            middle = [*left, *right]
        head = Text(clipped(sketch.head(sight), width), style="bold")
        return [head, *top, *middle[: max(room, 0)], *hand]

    def prompt(self) -> list[Text]:
        """Who is asked what, by which rule."""
        asked, seat = self._sight.prompt, self._sight.seat
        if asked is None or seat is None:
            return []
        said = f"{self._words.name('seat', seat)}: {self._words.told(asked)}"
        return wrapped(Text(said, style="bold"), self._width)

    def options(self) -> list[Text]:
        """The options by groups, each as wide as the page."""
        texts = {card.id: card for card in self._sketch.hand(self._sight)}
        found: list[Text] = []
        for group in self._sight.offers.groups:
            head, items = self._spelled(group)
            card = texts.get(group.thing[1]) if group.thing else None
            if card is None:
                found += packed(head, items, self._width)
            else:
                found += wrapped(
                    self._with_text(packed(head, items, 3 * self._width)[0], card), self._width, 3
                )
        return found

    def _spelled(self, group: Group) -> tuple[Text, list[Text]]:
        """A group: what it is about, then numbers and words."""
        where = self._sketch.where(self._sight, group.thing) if group.thing else ""
        name = f"{group.title} ({where}): " if where else f"{group.title}: " if group.title else ""
        head = Text(name, style="bold" if group.thing else "")
        items = []
        for item in group.items:
            said = Text.assemble((str(item.number), "bold cyan"), (f" {item.said}", "not bold"))
            beside = "" if where else self._sketch.aside(self._sight, item.option)
            items.append(said.append(f" ({beside})", style="not bold dim") if beside else said)
        return head, items

    def _with_text(self, line: Text, card: Card) -> Text:
        """A card that can be chosen says in the same line what it does."""
        said = f"  {card.note + ' · ' if card.note else ''}{card.text}"
        room = self._width - cell_len(line.plain)
        return line.append(clipped(said, room), style="dim") if room > 20 else line

    def _hand(self, with_options: bool) -> list[Text]:
        """The cards that are not among the options anyway, a line each."""
        shown = (
            {group.thing[1] for group in self._sight.offers.groups if group.thing} if with_options else set()
        )
        cards = [card for card in self._sketch.hand(self._sight) if card.id not in shown]
        lines = []
        for card in cards:
            line = Text(card.name, style="bold")
            said = f"  {card.note + ' · ' if card.note else ''}{card.text}"
            lines.append(line.append(clipped(said, self._width - len(card.name) - 2), style="not bold dim"))
        if not lines:
            return []
        return [title(self._words.say("title-hand")), *cut(lines, CARDS, self._words.say("more-hand"))]

    def news(self, width: int, height: int) -> list[Text]:
        """What happened since one's last turn: what matters most, in the order in which it happened."""
        if not self._news or height < 2:
            return []
        kept: list[int] = []
        room = height - 2
        order = sorted(range(len(self._news)), key=lambda n: (-self._news[n].weight, -n))
        for n in order:
            need = len(wrapped(Text(f"· {self._news[n].said}"), width, indent=2))
            if need > room:
                break
            kept.append(n)
            room -= need
        lines = [
            line for n in sorted(kept) for line in wrapped(Text(f"· {self._news[n].said}"), width, indent=2)
        ]
        left = len(self._news) - len(kept)
        more = [Text(self._words.say("more-news", count=left), style="dim")] if left else []
        return [title(clipped(self._words.say("title-news"), width)), *lines, *more]
