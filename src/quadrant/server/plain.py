"""What comes in from outside is text that every database can keep, or it is refused at the door.

Half of a surrogate pair is no text either; the decoders refuse it themselves.
"""

from __future__ import annotations

from typing import Final

import msgspec

from quadrant.server.problems import Unstorable

#: PostgreSQL cannot keep it, and nobody needs it.
ZERO: Final = "\0"
#: How it may be written in JSON and in an address.
_ESCAPED, _QUOTED = b"\\u0000", b"%00"
_WORDS = "there is a zero character in it, which nobody can keep"


def check_address(path: str, query: bytes) -> None:
    """Raises Unstorable if the path or the query of a request has such a character in it."""
    if ZERO in path or _QUOTED in query or ZERO.encode() in query:
        raise Unstorable(f"the address cannot be used: {_WORDS}")


def check_json(raw: bytes | str, decoded: object) -> None:
    """Raises Unstorable if there is such a character anywhere in what was decoded.

    It is looked for only where the raw text may have one: that is quick, and hardly ever so.
    """
    escaped = _ESCAPED.decode() in raw if isinstance(raw, str) else _ESCAPED in raw
    if escaped and not _plain(msgspec.to_builtins(decoded)):
        raise Unstorable(f"what is sent cannot be used: {_WORDS}")


def _plain(value: object) -> bool:
    left = [value]
    while left:
        found = left.pop()
        if isinstance(found, dict):
            left += found.keys()
            left += found.values()
        elif isinstance(found, list):
            left += found
        elif isinstance(found, str) and ZERO in found:
            return False
    return True
