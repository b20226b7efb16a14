"""Blocks, mutes, reports and moderators' deeds as they are stored."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update

from quadrant.server.names import key
from quadrant.server.store.base import Base
from quadrant.server.store.columns import chat, deeds, matches, relations, reports, users
from quadrant.server.store.rows import now, to_json

#: So many of somebody's last lines in a match go with a report about him.
LINES = 20


class SaidLine(Struct, frozen=True):
    """A line of chat that a report is about."""

    id: int
    text: str


_evidence = msgspec.json.Decoder(list[SaidLine])


class ReportRow(Struct, frozen=True):
    """A report that waits for a moderator."""

    id: int
    by: str
    about: str
    match: str
    text: str
    created: int
    evidence: list[SaidLine]


class Deed(Struct, frozen=True):
    """What a moderator did, to whom, and why."""

    what: str
    moderator: int | None
    about: int
    text: str
    at: int = msgspec.field(default_factory=now)


# Between two people


async def relate(store: Base, user: int, other: int, kind: str | None) -> None:
    """From now on the user mutes or blocks the other one, or neither."""
    row = {"user_id": user, "other_id": other, "kind": kind}

    def work(connection: Connection) -> None:
        # One change of his after another: two at once would both find nothing and both insert.
        connection.execute(select(users.c.id).where(users.c.id == user).with_for_update(key_share=True))
        pair = (relations.c.user_id == user, relations.c.other_id == other)
        connection.execute(delete(relations).where(*pair))
        if kind is not None:
            connection.execute(insert(relations), row)

    await store.change(work)


async def relations_of(store: Base, user: int) -> list[tuple[int, str, str]]:
    """(number, name, kind) of those whom the user mutes or blocks."""
    query = (
        select(relations.c.other_id, users.c.name, relations.c.kind)
        .join(users, users.c.id == relations.c.other_id)
        .where(relations.c.user_id == user)
        .order_by(users.c.name)
    )
    return [(row.other_id, row.name, row.kind) for row in await store.rows(query)]


async def deaf_to(store: Base, speaker: int) -> frozenset[int]:
    """Those who do not want to hear the speaker."""
    rows = await store.rows(select(relations.c.user_id).where(relations.c.other_id == speaker))
    return frozenset(row.user_id for row in rows)


async def blocked_between(store: Base, user: int) -> set[int]:
    """Those who block the user, or whom the user blocks."""
    query = select(relations.c.user_id, relations.c.other_id).where(
        relations.c.kind == "block", or_(relations.c.user_id == user, relations.c.other_id == user)
    )
    return {who for row in await store.rows(query) for who in row} - {user}


def owned_by_friends(user: int) -> ColumnElement[bool]:
    """Matches whose owner neither blocks the user nor is blocked by him."""
    blocks = relations.c.kind == "block"
    by_him = select(relations.c.other_id).where(relations.c.user_id == user, blocks)
    of_him = select(relations.c.user_id).where(relations.c.other_id == user, blocks)
    return matches.c.owner_id.not_in(by_him) & matches.c.owner_id.not_in(of_him)


# Reports


async def add_report(store: Base, by: int, about: int, match: str, text: str) -> None:
    """A report, with what the other one has said in the match."""
    said = (
        select(chat.c.id, chat.c.text)
        .where(chat.c.match_id == match, chat.c.user_id == about, chat.c.kind == "said")
        .order_by(chat.c.id.desc())
        .limit(LINES)
    )

    def work(connection: Connection) -> None:
        lines = [SaidLine(row.id, row.text) for row in connection.execute(said)]
        row = {"by_id": by, "about_id": about, "match_id": match, "text": text}
        row |= {"evidence": to_json(lines[::-1]), "created": now()}
        connection.execute(insert(reports), row)

    await store.change(work)


async def open_reports(store: Base, most: int) -> list[ReportRow]:
    """Reports that nobody has seen to, the oldest first."""
    by, about = users.alias("by"), users.alias("about")
    query = (
        select(
            reports.c.id,
            by.c.name.label("by"),
            about.c.name.label("about"),
            reports.c.match_id,
            reports.c.text,
            reports.c.created,
            reports.c.evidence,
        )
        .join(by, by.c.id == reports.c.by_id)
        .join(about, about.c.id == reports.c.about_id)
        .where(reports.c.closed.is_(None))
        .order_by(reports.c.id)
        .limit(most)
    )
    rows = await store.rows(query)
    return [
        ReportRow(
            row.id, row.by, row.about, row.match_id, row.text, row.created, _evidence.decode(row.evidence)
        )
        for row in rows
    ]


async def done(store: Base, most: int) -> list[tuple[Deed, str, str]]:
    """What moderators did last, with the names of both."""
    by, about = users.alias("by"), users.alias("about")
    query = (
        select(
            deeds.c.what,
            deeds.c.moderator_id,
            deeds.c.about_id,
            deeds.c.text,
            deeds.c.at,
            by.c.name.label("by"),
            about.c.name.label("about"),
        )
        .outerjoin(by, by.c.id == deeds.c.moderator_id)
        .join(about, about.c.id == deeds.c.about_id)
        .order_by(deeds.c.id.desc())
        .limit(most)
    )
    return [(Deed(*row[:5]), row.by or "", row.about) for row in await store.rows(query)]


# Deeds: each is stored with its line in the log, or not at all


async def close(store: Base, report: int, moderator: int, text: str) -> bool:
    """A report is seen to; False if it was already."""

    def work(connection: Connection) -> bool:
        open_one = update(reports).where(reports.c.id == report, reports.c.closed.is_(None))
        about = connection.execute(open_one.values(closed=now()).returning(reports.c.about_id)).scalar()
        if about is None:
            return False
        _log(connection, Deed("close", moderator, about, text))
        return True

    return await store.change(work)


async def silence(store: Base, deed: Deed, until: int) -> None:
    """Nobody hears him until then."""

    def work(connection: Connection) -> None:
        connection.execute(update(users).where(users.c.id == deed.about).values(silent_until=until))
        _log(connection, deed)

    await store.change(work)


async def silent_until(store: Base, user: int) -> int:
    """Until when nobody hears the user."""
    (row,) = await store.rows(select(users.c.silent_until).where(users.c.id == user))
    return int(row.silent_until)


async def strike(store: Base, deed: Deed, line: int) -> str | None:
    """What he said in that line is gone; the match it was said in, or nothing."""
    his = (chat.c.id == line, chat.c.user_id == deed.about, chat.c.kind == "said")

    def work(connection: Connection) -> str | None:
        gone = update(chat).where(*his).values(text="…").returning(chat.c.match_id)
        match = connection.execute(gone).scalar()
        if match is not None:
            _log(connection, deed)
        return None if match is None else str(match)

    return await store.change(work)


async def rename(store: Base, deed: Deed, name: str) -> None:
    """He has another name from now on."""

    def work(connection: Connection) -> None:
        named = {"name": name, "key": key(name)}
        connection.execute(update(users).where(users.c.id == deed.about).values(named))
        _log(connection, deed)

    await store.change(work)


async def appoint(store: Base, user: int, moderator: bool) -> None:
    """The user is a moderator, or no longer, by whoever runs the server."""

    def work(connection: Connection) -> None:
        connection.execute(update(users).where(users.c.id == user).values(moderator=moderator))
        _log(connection, Deed("appoint" if moderator else "dismiss", None, user, ""))

    await store.change(work)


def _log(connection: Connection, deed: Deed) -> None:
    row = {"moderator_id": deed.moderator, "about_id": deed.about, "what": deed.what}
    connection.execute(insert(deeds), row | {"text": deed.text, "at": deed.at})
