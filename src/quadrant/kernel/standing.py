"""Where a match stands, in public facts, for the lobby, the end of the match and the curve of the score."""

from __future__ import annotations

import msgspec

from quadrant.kernel.message import Args


class Standing(msgspec.Struct, frozen=True):
    """The round and the score. Whoever may know of the match may know this.

    ``id`` and ``args`` are the message that says where it is ("Round 7 of 20"). ``round`` counts what the
    game counts its time by; the message ``standing-after`` says with it that such a round is over.
    """

    id: str
    round: int
    args: Args = {}
    #: By camp, or by seat where each plays for himself, in the order of the game.
    score: dict[str, int] = {}
