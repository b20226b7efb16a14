"""The settings of a server."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Literal, cast, get_args

from msgspec import Struct

from quadrant.errors import QuadrantError

Tls = Literal["starttls", "tls", "none"]
#: The longest that people wait for a bot's choice, in seconds, unless set otherwise.
PATIENCE = 2
#: Seconds after which a bot's reaction is shown, where people play. Without this, a bot with nothing to react
#: with would answer at once, and a pause would reveal its cards.
MOMENT = 0.3
LOOPBACK = ("127.0.0.1", "::1", "localhost")


def ticks() -> int:
    """Milliseconds from some moment on, by a clock that nobody can set."""
    return time.monotonic_ns() // 1_000_000


def clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Mail(Struct, frozen=True, kw_only=True):
    """The mail server (none by default): how to reach it, and the sender of mail."""

    host: str = ""
    port: int = 587
    tls: Tls = "starttls"
    user: str = ""
    password: str = ""
    sender: str = ""
    #: Seconds that a player has to come back before mail is sent.
    delay: int = 60


class Settings(Struct, frozen=True, kw_only=True):
    """The server's settings; the defaults suit one person on one machine."""

    db: str | None = None
    host: str = "127.0.0.1"
    port: int = 8600
    #: With accounts; otherwise there is one local user, and only this machine may connect.
    public: bool = False
    #: Addresses of proxies that are trusted about the client's address and scheme.
    proxies: str = ""
    #: Processes in which bots think; with none, this server leaves bots to others.
    bots: int = max(1, (os.cpu_count() or 2) - 1)
    #: Seconds that a bot's process may think before it counts as dead and is replaced.
    thinking: int = 10
    #: The longest that people wait for a bot's choice, in seconds.
    patience: int = PATIENCE
    #: Seconds after which bots react, whatever they hold.
    moment: float = MOMENT
    #: Put the bots' work into PostgreSQL for ``quadrant worker``.
    queue: bool = False
    #: Matches kept in memory.
    cache: int = 1000
    #: Messages per second that a connection may send.
    messages: int = 20
    #: Open connections per address; proxies are not counted, their clients are.
    sockets: int = 200
    #: New accounts and guests per address within a quarter of an hour.
    newcomers: int = 10
    #: The public address of the server; links in mail begin with it.
    url: str = ""
    mail: Mail = Mail()
    #: Seconds that a player has to come back before tidings are sent.
    delay: int = 10
    #: Whether tidings may go to addresses that are not public: a webhook on the same machine.
    private: bool = False
    log: str = "info"
    log_json: bool = False
    #: The counter for time: milliseconds from some moment on.
    ticks: Callable[[], int] = ticks
    #: The clock that people look at: milliseconds since 1970. Only hours of the day are taken from it.
    clock: Callable[[], int] = clock

    @property
    def deadline(self) -> int:
        """Seconds after which a bot's process counts as dead; more if more patience is set."""
        return self.thinking + max(0, self.patience - PATIENCE)

    def check(self) -> Settings:
        """Raises QuadrantError if the settings do not fit together."""
        if not self.public and self.host not in LOOPBACK:
            raise QuadrantError(
                f"without accounts anybody who reaches {self.host} could play for you: add --public"
            )
        if self.queue and not (self.db or "").startswith("postgres"):
            raise QuadrantError("--queue needs PostgreSQL: give its address with --db")
        if self.mail.host and not self.url.startswith(("http://", "https://")):
            raise QuadrantError("QUADRANT_SMTP_HOST needs QUADRANT_URL: mail has links to this server in it")
        if self.mail.host and "@" not in self.mail.sender:
            raise QuadrantError("QUADRANT_SMTP_HOST needs QUADRANT_MAIL_FROM, the address that mail is from")
        return self


def tls_of(text: str) -> Tls:
    """How to encrypt the connection to the mail server. Raises QuadrantError."""
    if text not in get_args(Tls):
        raise QuadrantError(f"QUADRANT_SMTP_TLS is {text!r}; it may be {', '.join(get_args(Tls))}")
    return cast("Tls", text)
