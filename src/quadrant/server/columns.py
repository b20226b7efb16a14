"""The columns of the database, table by table.

A match is its choices; everything else in its row could be worked out from them.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Times are milliseconds since 1970. JSON is kept as text: the database never looks inside.

users = Table(
    "users",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("name", String(64), nullable=False),
    #: What the name is compared by (``names.key``): no two people may be mistaken for each other.
    Column("key", String(128), nullable=False, unique=True),
    Column("password", String(200)),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    #: The hash of the cookie: who reads the database cannot log in with it.
    Column("token", String(64), primary_key=True),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

attempts = Table(
    "attempts",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    #: An address or a name that somebody tried to log in from or as.
    Column("key", String(160), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_attempts_key_at", "key", "at"),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("scenario", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    #: Whether somebody chose the seed: he knows the dice.
    Column("chosen", Boolean, nullable=False, server_default=false()),
    Column("title", String(120), nullable=False),
    Column("owner_id", Integer, ForeignKey("users.id"), nullable=False, index=True),
    #: What its owner wants; unless he has said so, it depends on who plays.
    Column("no_tells", Boolean),
    #: Whether people may ask what a bot would do; unless its owner has said so, it depends on who plays.
    Column("hints", Boolean),
    Column("listed", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    #: Whether seed and choices alone lead here; an analysis board of a running match begins in the middle.
    Column("whole", Boolean, nullable=False),
    #: The lesson that a match of kind "lesson" teaches.
    Column("lesson", String(40)),
    Column("parent", String(24)),
    Column("parent_n", Integer),
    #: The choices that were made before its first own one, in the match that it was taken from.
    Column("begins", Integer, nullable=False, server_default="0"),
    #: The match in which the same people play again.
    Column("rematch", String(24)),
    Column("created", BigInteger, nullable=False),
    #: Events of the set-up, before the first choice.
    Column("opening", LargeBinary, nullable=False),
    # What changes. ``revision`` counts every change: who changes the match must name the one he has seen.
    Column("revision", Integer, nullable=False),
    #: How many of those changes only one player may know of: nobody else is told even that there was one.
    Column("private", Integer, nullable=False, server_default="0"),
    #: Choices made; choices taken back raise the epoch.
    Column("n", Integer, nullable=False),
    Column("epoch", Integer, nullable=False),
    #: Events told so far.
    Column("told", Integer, nullable=False),
    Column("waiting", String(40)),
    Column("result", Text),
    Column("over", Boolean, nullable=False),
    #: The state as it is now: with it a match outlives a change of its rules.
    Column("state", LargeBinary),
    #: Round and score, so that lists need not play anything; nothing in rows that are older than this column.
    Column("standing", Text),
    #: When it last changed, as people are told, and in the server's own time, by which somebody is late.
    Column("changed", BigInteger, nullable=False),
    Column("moved", BigInteger, nullable=False, server_default="0"),
    #: The clock it is played by, chosen when it was made; nothing if there is none.
    Column("clock", Text),
    #: What goes on beside the play (``beside.py``), and when a clock runs out, in the server's own time.
    Column("beside", Text, nullable=False, server_default="{}"),
    Column("due", BigInteger, index=True),
    Index("ix_matches_over_changed", "over", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("match_id", String(24), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(40), primary_key=True),
    #: person, bot or open
    Column("kind", String(8), nullable=False),
    Column("user_id", Integer, ForeignKey("users.id"), index=True),
    Column("bot", String(40)),
    Column("left", Boolean, nullable=False),
    Column("token", String(40)),
    Column("orders", Text, nullable=False),
    #: Which of several people at one screen.
    Column("person", String(32)),
    #: For whom an open seat is kept, without an invitation.
    Column("kept_for", Integer),
    #: The people to whom the secrets of the seat were ever shown, a list of numbers.
    Column("seen", Text, nullable=False, server_default="[]"),
)

#: Who has taken a match off his lists.
removals = Table(
    "removals",
    metadata,
    Column("match_id", String(24), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
)

choices = Table(
    "choices",
    metadata,
    Column("match_id", String(24), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    #: The first choice of a match is number 1. Unique with the match: two writers can never both win.
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", String(40), nullable=False),
    Column("choice", Text, nullable=False),
    #: Made by standing orders, not by the player.
    Column("auto", Boolean, nullable=False),
    #: What happened through it, and how many events the match then had.
    Column("events", LargeBinary, nullable=False),
    Column("told", Integer, nullable=False),
    #: Why a bot made it; nothing if it was not a bot, or one that does not explain itself.
    Column("reasons", Text),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match_id", String(24), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("told", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    #: The version of the rules that it was taken with, and that the choices after it follow.
    Column("version", Integer, nullable=False, server_default="1"),
    #: The form that the state is stored in; empty in rows that are older than this column.
    Column("shape", String(32), nullable=False, server_default=""),
)

#: Matches looked back on: made once, when somebody asks after the end.
analyses = Table(
    "analyses",
    metadata,
    Column("match_id", String(24), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("data", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match_id", String(24), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("user_id", Integer, ForeignKey("users.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("match_id", String(24), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    #: The same in the server's own time.
    Column("since", BigInteger, nullable=False, server_default="0"),
    UniqueConstraint("user_id", "match_id", "kind"),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    #: The server's own time (``pulse.py``) when a server was last known to run, and PostgreSQL's clock then.
    Column("at", BigInteger, nullable=False),
    Column("clock", BigInteger),
)

addresses = Table(
    "addresses",
    metadata,
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(8), nullable=False),
    #: Who knows it reads the mail of that address: it confirms it, and stops all mail to it.
    Column("token", String(64), nullable=False, unique=True),
    Column("confirmed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)

mails = Table(
    "mails",
    metadata,
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("match_id", String(24), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    #: How many choices the match had then: he is told again only when he has chosen since.
    Column("n", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    #: When it is tried again; nothing once it is sent, or given up.
    Column("again", BigInteger),
)
