"""Text from outside must be storable in every database; otherwise it is refused here.

Half of a surrogate pair is not text either; the decoders refuse it themselves.
"""

from __future__ import annotations

from typing import Final

import msgspec

from quadrant.server.problems import Unstorable

#: PostgreSQL cannot store it, and nobody needs it.
ZERO: Final = "\0"
#: How it may be written in JSON and in a URL.
_ESCAPED, _QUOTED = b"\\u0000", b"%00"
_WORDS = "there is a zero character in it, which nobody can keep"


def check_address(path: str, query: bytes) -> None:
    """Raises Unstorable if the path or the query of a request contains such a character."""
    if ZERO in path or _QUOTED in query or ZERO.encode() in query:
        raise Unstorable(f"the address cannot be used: {_WORDS}")


def check_json(raw: bytes | str, decoded: object) -> None:
    """Raises Unstorable if the decoded value contains such a character anywhere.

    The value is searched only if the raw text may have one, which is quick to tell and rarely true.
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
