"""Views: what a seat sees, as typed Structs, and the keys of the things in them."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Thing(msgspec.Struct, frozen=True):
    """One of several things of a kind in a view: a counter, a nation, a front.

    ``KEY`` names the fields that tell it from the others of its collection, a tuple in a field of the view.
    Of such a collection clients are told by key what changed; of everything else in a view, the whole field.
    """

    KEY: ClassVar[tuple[str, ...]]
