"""The columns of the database, table by table.

A match is its choices; everything else in its row could be computed from them.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
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

# Times are milliseconds since 1970. JSON is stored as text: the database never looks inside.

users = Table(
    "users",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("name", String(64), nullable=False),
    #: The key by which names are compared (``names.key``), so that no two people are mistaken for each other.
    Column("key", String(128), nullable=False, unique=True),
    Column("password", String(200)),
    Column("created", BigInteger, nullable=False),
    Column("moderator", Boolean, nullable=False, server_default=false()),
    #: Until when a moderator lets nobody hear him.
    Column("silent_until", BigInteger, nullable=False, server_default="0"),
    #: Whose bot it is, if it is a bot's account.
    Column("bot_of", Integer, index=True),
)

sessions = Table(
    "sessions",
    metadata,
    #: The hash of the cookie, so that nobody who reads the database can log in with it.
    Column("token", String(64), primary_key=True),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    #: The browser that it was opened with, in its own words, and whether by a guest's link.
    Column("device", String(200), nullable=False, server_default=""),
    Column("by_link", Boolean, nullable=False, server_default=false()),
)

#: The link by which a guest comes back, for as long as he has no password.
links = Table(
    "links",
    metadata,
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    #: Its hash, as of a session.
    Column("token", String(64), nullable=False, unique=True),
    #: The match that he was invited to by it, which need not be there any more.
    Column("match_id", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
)

#: Links that give somebody a new password, each for once.
resets = Table(
    "resets",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
)

attempts = Table(
    "attempts",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    #: The address or the name of a log-in attempt.
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
    #: Whether somebody chose the seed and therefore knows the dice.
    Column("chosen", Boolean, nullable=False, server_default=false()),
    Column("title", String(120), nullable=False),
    Column("owner_id", Integer, ForeignKey("users.id"), nullable=False, index=True),
    #: As the owner decided; otherwise it depends on who plays.
    Column("no_tells", Boolean),
    #: Whether people may ask what a bot would do; unless the owner decided, it depends on who plays.
    Column("hints", Boolean),
    Column("listed", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    #: Whether seed and choices alone lead here; an analysis board of a running match begins in the middle.
    Column("whole", Boolean, nullable=False),
    #: The lesson that a match of kind "lesson" teaches, or the puzzle that one of kind "puzzle" asks.
    Column("lesson", String(40)),
    Column("parent", String(24)),
    Column("parent_n", Integer),
    #: How many choices were made before its own first one, in the match it was taken from.
    Column("begins", Integer, nullable=False, server_default="0"),
    #: The match in which the same people play again.
    Column("rematch", String(24)),
    Column("created", BigInteger, nullable=False),
    #: Events of the set-up, before the first choice.
    Column("opening", LargeBinary, nullable=False),
    # What changes. ``revision`` counts every change; every change must name the one it follows.
    Column("revision", Integer, nullable=False),
    #: How many of those changes were private: nobody else is told even that there was one.
    Column("private", Integer, nullable=False, server_default="0"),
    #: Choices made; choices taken back raise the epoch.
    Column("n", Integer, nullable=False),
    Column("epoch", Integer, nullable=False),
    #: Events told so far.
    Column("told", Integer, nullable=False),
    Column("waiting", String(40)),
    Column("result", Text),
    Column("over", Boolean, nullable=False),
    #: The present state, with which a match survives a change of its rules.
    Column("state", LargeBinary),
    #: Round and score, so that lists need not replay anything; null in rows older than this column.
    Column("standing", Text),
    #: When it last changed, as shown to people, and in the server's own time, for clocks.
    Column("changed", BigInteger, nullable=False),
    Column("moved", BigInteger, nullable=False, server_default="0"),
    #: The terms of its clock, chosen when it was made; null if there is none.
    Column("clock", Text),
    #: What is pending (``pending.py``), and when a clock runs out, in the server's own time.
    Column("beside", Text, key="pending", nullable=False, server_default="{}"),
    Column("due", BigInteger, index=True),
    #: Whether it counts for ratings, as its owner decided, and whether it has been counted (``scores.py``).
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("scored", Boolean, nullable=False, server_default=false()),
    Index("ix_matches_over_changed", "over", "changed"),
    Index("ix_matches_over_scored", "over", "scored"),
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
    #: For whom an open seat is kept without an invitation, or held while a bot plays it.
    Column("kept_for", Integer),
    #: The users who have ever seen the secrets of the seat, a list of numbers.
    Column("seen", Text, nullable=False, server_default="[]"),
)

#: Who has removed a match from their lists.
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
    #: Its events, and how many events the match then had.
    Column("events", LargeBinary, nullable=False),
    Column("told", Integer, nullable=False),
    #: A bot's reasons; null for people and for bots without reasons.
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
    #: The version of the rules with which it was taken and the later choices were made.
    Column("version", Integer, nullable=False, server_default="1"),
    #: The form in which the state is stored; empty in rows older than this column.
    Column("shape", String(32), nullable=False, server_default=""),
)

#: Analyses of finished matches, made once when somebody asks.
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
    #: What somebody said, or what happened to him that everybody at the table should know.
    Column("kind", String(16), nullable=False, server_default="said"),
    #: The seats that it is about, with commas, and how many choices there were then.
    Column("seats", Text, nullable=False, server_default=""),
    Column("n", Integer),
    #: The camp that alone hears it; empty if everybody does.
    Column("camp", String(40), nullable=False, server_default=""),
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

server_time = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    #: The server's own time (``server_time.py``) when a server last ran, and PostgreSQL's clock then.
    Column("at", BigInteger, nullable=False),
    Column("clock", BigInteger),
)

addresses = Table(
    "addresses",
    metadata,
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(8), nullable=False),
    #: Known only to whoever reads mail at that address: confirms the address, and stops all mail to it.
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
    #: How many choices the match had then; the player is written to again only after choosing.
    Column("n", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    #: When it is tried again; null once it is sent or given up.
    Column("again", BigInteger),
)

#: Where tidings go: somebody's browser, a webhook of his or of a match.
channels = Table(
    "channels",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    #: The match that it tells of, whoever plays; null for what concerns the person alone.
    Column("match_id", String(24), ForeignKey("matches.id", ondelete="CASCADE"), index=True),
    #: push, discord, matrix or json
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    #: What else is needed to send there: a browser's keys, a room and a token, a secret to sign with.
    Column("access", Text, nullable=False),
    Column("name", String(120), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    #: How many messages in a row could not be delivered, and how many choices a match's channel has told of.
    Column("failed", Integer, nullable=False, server_default="0"),
    Column("told", Integer, nullable=False, server_default="0"),
)

#: What is to be sent, stored with what it tells of. Times are in the server's own time.
outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("channel_id", Integer, ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
    Column("match_id", String(24), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    #: When it is tried next; null once it is sent or given up. The row stays until the person has looked.
    Column("again", BigInteger, index=True),
    UniqueConstraint("channel_id", "match_id", "kind"),
)

#: When somebody wants to hear something, and when not.
habits = Table(
    "habits",
    metadata,
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    #: Hours are those of this time zone.
    Column("zone", String(64), nullable=False),
    #: Nothing is sent from this hour to that one.
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    #: Everything at once, every day at this hour; null: soon.
    Column("digest", Integer),
)

#: What the server keeps for itself alone: the key that signs its push messages.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

#: What somebody has noted for himself on a match, or on a place in it.
notes = Table(
    "notes",
    metadata,
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("match_id", String(24), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    #: The name of a place, as he wrote it; empty for the match itself.
    Column("place", String(80), primary_key=True),
    Column("text", Text, nullable=False),
)

#: Finished matches, each once, as people are judged by them. They outlive the match itself.
scores = Table(
    "scores",
    metadata,
    Column("match_id", String(24), primary_key=True),
    #: The game without its components, the scenario, and how many choices were made.
    Column("game", String(40), nullable=False),
    Column("scenario", String(80), nullable=False),
    Column("n", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False),
    #: Whether everybody may know of it.
    Column("public", Boolean, nullable=False),
    #: Each camp's share of the victory, and each seat's first choice, as JSON.
    Column("shares", Text, nullable=False),
    Column("firsts", Text, nullable=False),
    Index("ix_scores_game_public", "game", "public"),
)

#: What each person made of it.
results = Table(
    "results",
    metadata,
    Column("match_id", String(24), ForeignKey("scores.match_id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", Integer, ForeignKey("users.id"), primary_key=True, index=True),
    #: The camp, and the seats with commas.
    Column("camp", String(40), nullable=False),
    Column("seats", Text, nullable=False),
    #: The share of the victory; nothing for whoever did not see it to its end.
    Column("share", Float, nullable=False),
    #: played, resigned, timed (the clock ran out) or left
    Column("outcome", String(8), nullable=False),
)

#: How strong somebody is in a game: a person by number, or a bot by name.
ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("player", String(48), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_ratings_game_rating", "game", "rating"),
)

#: The same after each rated match.
rating_steps = Table(
    "rating_steps",
    metadata,
    Column("match_id", String(24), primary_key=True),
    Column("player", String(48), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_rating_steps_player_game_at", "player", "game", "at"),
)

#: Whom somebody does not want to hear (mute), or to have to do with at all (block).
relations = Table(
    "relations",
    metadata,
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("other_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", String(8), nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("by_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("about_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    #: The match it is about, or nothing.
    Column("match_id", String(24), nullable=False),
    Column("text", Text, nullable=False),
    #: What he had said there by then: numbers and lines, as JSON. It stays though the match may go.
    Column("evidence", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("closed", BigInteger, index=True),
)

#: What moderators have done, and nobody takes away.
deeds = Table(
    "deeds",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    #: Nobody for what whoever runs the server has done.
    Column("moderator_id", Integer, ForeignKey("users.id")),
    Column("about_id", Integer, ForeignKey("users.id"), nullable=False),
    Column("what", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

#: What programs come in with, instead of a session.
tokens = Table(
    "tokens",
    metadata,
    #: Its hash, as of a session.
    Column("token", String(64), primary_key=True),
    Column("user_id", Integer, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    #: What its owner calls it, and what it may be used for, with commas.
    Column("name", String(64), nullable=False),
    Column("scopes", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    #: When it was last used, to the hour.
    Column("used", BigInteger),
)
