"""Who makes a request."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec import Struct

from quadrant.server import names
from quadrant.server.problems import Forbidden, NotLoggedIn


class Caller(Struct, frozen=True):
    """Who makes a request; without a number, somebody who is not logged in."""

    id: int | None
    name: str = ""
    #: The session of the log-in, in its stored form, and when it ends.
    session: str | None = None
    expires: int | None = None
    #: A guest has no password: when the session is lost, so is the name.
    guest: bool = False
    moderator: bool = False
    #: What the caller's token is for; nothing is forbidden to a session.
    scopes: frozenset[str] | None = None

    def check(self, scope: str | None) -> None:
        """Raises Forbidden if the caller comes by a token that is not for that, or if no token is."""
        if self.scopes is None:
            return
        if scope is None:
            raise Forbidden("no token opens this: log in")
        if scope not in self.scopes:
            raise Forbidden(f"the token is not for {scope!r}")

    @property
    def known(self) -> int:
        """The caller's number. Raises NotLoggedIn if there is none, or a visitor's."""
        if self.id is None:
            raise NotLoggedIn("log in first")
        if self.visitor:
            raise NotLoggedIn("you are trying a lesson: make an account for everything else")
        return self.id

    @property
    def learner(self) -> int:
        """The same for what a visitor may do, too: to take lessons, and to play in them."""
        if self.id is None:
            raise NotLoggedIn("log in first")
        return self.id

    @property
    def visitor(self) -> bool:
        """Somebody without an account who tries lessons, and may do nothing else."""
        return names.is_visitors(self.name)


ANYBODY = Caller(None)


def iso(time: int) -> str:
    """A time as it is written on the wire."""
    return datetime.fromtimestamp(time / 1000, UTC).isoformat(timespec="seconds")
