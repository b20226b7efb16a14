"""Where records come from: a server's dump of them, a file, or standard input."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.parse import quote
from urllib.request import urlopen

from quadrant.errors import QuadrantError


@contextmanager
def source(given: str, game: str) -> Iterator[Iterable[bytes]]:
    """The lines of a dump: from a server, from a file, or from standard input (``-``)."""
    if given == "-":
        yield sys.stdin.buffer
        return
    try:
        if given.startswith(("http://", "https://")):
            with urlopen(f"{given.rstrip('/')}/api/records?game={quote(game)}", timeout=60) as answer:
                yield answer
        else:
            with Path(given).open("rb") as file:
                yield file
    except URLError as error:
        raise QuadrantError(f"{given} does not answer: {error.reason}") from None
    except OSError as error:
        raise QuadrantError(f"cannot read {given}: {error.strerror or error}") from None
