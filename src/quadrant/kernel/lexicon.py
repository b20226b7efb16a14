"""The words of a game's views: which names a field can take, so that a view can be written as numbers.

Learning programs want rows of numbers of a fixed length. The types of a view say nearly everything about its
form, except which words a text can be. A game says that here, and nothing else.
"""

from __future__ import annotations

import msgspec


class Lexicon(msgspec.Struct, frozen=True):
    """Fields are called by name, or by type and name (``Own.discard``) where one name means two things."""

    #: The words that a field takes, or the kind of things (of the game's verbs) whose ids it takes. Of a
    #: dictionary: its keys, and what they stand for under ``name[]``. A field that is called like a kind need
    #: not be named.
    words: dict[str, str | tuple[str, ...]]
    #: What is not written: it follows from the rest, or it is of no fixed size (the history of the score).
    left_out: frozenset[str] = frozenset()
    #: Lists of things that are always all there: it need not be written that they are.
    complete: frozenset[str] = frozenset()
    #: Lists whose order matters, with the most that there can be; of all others the words are counted.
    ordered: dict[str, int] = {}
    #: So many options fit on one page; a decision with more of them is shown page by page.
    page: int = 64
