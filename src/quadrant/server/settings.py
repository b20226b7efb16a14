"""How a server is set up."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Literal, cast, get_args

from msgspec import Struct

from quadrant.errors import QuadrantError
from quadrant.server.rows import ticks

Tls = Literal["starttls", "tls", "none"]
#: Seconds that people wait for a bot's choice at most, unless the server is told otherwise.
PATIENCE = 2
#: Seconds after which a bot's answer to what somebody else does is told, where people play: with nothing to
#: answer with it would be done at once, and the pause would tell what it holds.
MOMENT = 0.3
LOOPBACK = ("127.0.0.1", "::1", "localhost")


class Mail(Struct, frozen=True, kw_only=True):
    """The mail server, none by default: how it is talked to, and who the mail is from."""

    host: str = ""
    port: int = 587
    tls: Tls = "starttls"
    user: str = ""
    password: str = ""
    sender: str = ""
    #: Seconds that somebody has to come back before he is sent mail.
    delay: int = 60


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
    #: Seconds that people wait for a bot's choice at most.
    patience: int = PATIENCE
    #: Seconds after which bots answer what somebody else does, whatever they hold.
    moment: float = MOMENT
    #: Put the bots' work into PostgreSQL for ``quadrant worker``.
    queue: bool = False
    #: Matches kept in memory.
    cache: int = 1000
    #: Messages a second that a connection may send.
    messages: int = 20
    #: Connections that one address may have open; proxies are not counted, those they speak for are.
    sockets: int = 200
    #: New accounts and guests from one address within a quarter of an hour.
    newcomers: int = 10
    #: The address under which people find the server: links in mail begin with it.
    url: str = ""
    mail: Mail = Mail()
    log: str = "info"
    log_json: bool = False
    #: What time is counted by: milliseconds from some moment on.
    ticks: Callable[[], int] = ticks

    @property
    def deadline(self) -> int:
        """Seconds after which a bot's process is taken for dead: where more patience is asked for, more."""
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
    """How the mail server is talked to. Raises QuadrantError."""
    if text not in get_args(Tls):
        raise QuadrantError(f"QUADRANT_SMTP_TLS is {text!r}; it may be {', '.join(get_args(Tls))}")
    return cast("Tls", text)
