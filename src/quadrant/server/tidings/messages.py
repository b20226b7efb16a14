"""What is said: about each match a line, the lines that matter, and a link to the moment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

#: So many matches are told of in one message; the lobby has the others.
MATCHES = 5


class MatchTidings(Struct, frozen=True):
    """What one match has to tell."""

    match: str
    game: str
    title: str
    kind: str
    #: The seat that is waited for, or is held, in words; empty if it is about no seat.
    seat: str
    #: Who plays it, for a match's own channel.
    player: str
    lines: tuple[str, ...]
    #: How many choices came before what is told, and how many there are now.
    since: int
    n: int

    @property
    def path(self) -> str:
        """The way to the moment."""
        return f"#/match/{self.match}" + (f"?n={self.since}" if 0 < self.since < self.n else "")


class Message(Struct, frozen=True):
    """A message to one channel: a headline, and what there is to tell of each match."""

    title: str
    items: tuple[MatchTidings, ...]
    #: Each item's own headline.
    heads: tuple[str, ...]
    more: str = ""

    @property
    def path(self) -> str:
        """Where a click leads: to the moment, or to the lobby if there are several."""
        return self.items[0].path if len(self.items) == 1 else "#/"

    @property
    def body(self) -> str:
        """What is under the headline, as plain text."""
        if len(self.items) == 1:
            return "\n".join(self.items[0].lines)
        heads = zip(self.heads, self.items, strict=True)
        parts = ["\n".join((head, *(f"  {line}" for line in item.lines))) for head, item in heads]
        return "\n".join([*parts, self.more] if self.more else parts)


def message(items: Sequence[MatchTidings], language: str) -> Message:
    """All of it in one message."""
    shown = tuple(items[:MATCHES])
    heads = tuple(head(item, language) for item in shown)
    if len(items) == 1:
        return Message(heads[0], shown, heads)
    left = len(items) - len(shown)
    more = say(language, "tidings-more", count=left) if left else ""
    return Message(say(language, "tidings-several", count=len(items)), shown, heads, more)


def head(item: MatchTidings, language: str) -> str:
    """The line that says what has happened."""
    kind = f"table-{item.kind}" if item.player else item.kind
    return say(language, f"tidings-{kind}", title=item.title, seat=item.seat, name=item.player)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    path = files("quadrant.server").joinpath("locale", f"{language}.ftl")
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def say(language: str, id: str, **args: str | int) -> str:
    """A sentence of the server's own."""
    bundle = _bundle(language)
    pattern = bundle.get_message(id).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, args)[0])
