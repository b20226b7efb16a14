"""Games before anybody plays."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from quadrant.kernel.rules import Rule
from quadrant.kernel.telling import Tell
from quadrant.server.wire.values import Value


class OptionInfo(Struct):
    """An optional rule. Its name and explanation are the messages ``option-<id>`` and ``.text``."""

    id: str
    rule: str
    default: Value
    values: list[Value]
    #: Empty for common options; the others are grouped under the message ``options-<group>``.
    group: str = ""


class GameInfo(Struct):
    """What can be played. Title, text and playing time are in the game's catalogue of messages."""

    name: str
    title: str
    version: int
    seats: list[str]
    camps: dict[str, str]
    scenarios: list[str]
    options: list[OptionInfo]
    bots: list[str]
    #: For each number of players, the seats that each player takes.
    seatings: list[list[list[str]]]
    #: The rule by which others choose for a slow player; empty if there is none.
    hurry: str
    #: The fingerprint of the components for new matches; empty for the built-in ones.
    components: str = ""


class VerbInfo(Struct):
    """The kinds of things a verb is done to, and which of them (from 1) glows, if any."""

    kinds: list[str]
    at: int | None
    #: Choosing it gives something up.
    gives_up: bool


class GameStatic(Struct):
    """What never changes within a version of a game; it may be cached under that version forever."""

    name: str
    version: int
    board: dict[str, Any]
    cards: list[dict[str, Any]]
    rules: list[Rule]
    #: By its word. If several may be meant, the first counts.
    verbs: dict[str, VerbInfo]
    #: What may be asked without choosing: a client offers what is named here, and nothing else.
    queries: list[str]
    #: The bots that play it: the levels from the weakest to the strongest, then others.
    bots: list[str]
    #: How each event is shown to those who watch, by its id without ``event-``.
    tells: dict[str, Tell]
    locale: dict[str, str]
