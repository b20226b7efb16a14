"""How a server is set up."""

from __future__ import annotations

import os

from msgspec import Struct

from quadrant.errors import QuadrantError

LOOPBACK = ("127.0.0.1", "::1", "localhost")


class Settings(Struct, frozen=True, kw_only=True):
    """The server's settings, with what suits one person on his own machine."""

    db: str | None = None
    host: str = "127.0.0.1"
    port: int = 8600
    #: Accounts; otherwise there is one local user, and only this machine may connect.
    public: bool = False
    #: Addresses of proxies whose word on the client's address and scheme is taken.
    proxies: str = ""
    #: Processes in which bots think; with none, this process leaves bots to others.
    bots: int = max(1, (os.cpu_count() or 2) - 1)
    #: Seconds that a bot's process may think before it is taken for dead and replaced.
    thinking: int = 10
    #: Put the bots' work into PostgreSQL for ``quadrant worker``.
    queue: bool = False
    #: Matches kept in memory.
    cache: int = 1000
    #: Messages a second that a connection may send.
    messages: int = 20
    #: Connections that one address may have open; proxies are not counted, those they speak for are.
    sockets: int = 200
    log: str = "info"
    log_json: bool = False

    def check(self) -> Settings:
        """Raises QuadrantError if the settings do not fit together."""
        if not self.public and self.host not in LOOPBACK:
            raise QuadrantError(
                f"without accounts anybody who reaches {self.host} could play for you: add --public"
            )
        if self.queue and not (self.db or "").startswith("postgres"):
            raise QuadrantError("--queue needs PostgreSQL: give its address with --db")
        return self
