"""Lines of chat, and remarks among them."""

from __future__ import annotations

from msgspec import Struct


class Spoken(Struct, frozen=True):
    """A line: what somebody said, or what everybody at the table should know of him (``kind``)."""

    user: int
    text: str = ""
    kind: str = "said"
    seats: tuple[str, ...] = ()
    #: How many choices there were then.
    n: int | None = None
    #: The camp that alone hears it; empty if everybody does.
    camp: str = ""
    #: Known once it is stored.
    id: int = 0
    name: str = ""
    created: int = 0
