"""How people get along: blocks and mutes, reports, moderators.

Who mutes somebody does not read what he says. Who blocks somebody is not invited by him either, and he
cannot join the matches that the other one owns. Neither is told.
"""

from __future__ import annotations

import structlog

from quadrant.server import wire
from quadrant.server.names import plain
from quadrant.server.people.caller import Caller, iso
from quadrant.server.people.pages import Pages
from quadrant.server.people.seating import People
from quadrant.server.problems import Conflict, Forbidden, NotFound, ServerError, TooMany
from quadrant.server.store import conduct
from quadrant.server.store.conduct import Deed
from quadrant.server.store.rows import now
from quadrant.server.store.store import TRIED, Store

log = structlog.get_logger(__name__)

#: So many reports somebody makes in a day, and so many people somebody mutes or blocks.
REPORTS, RELATIONS = 10, 500
#: How many reports and deeds a moderator is shown.
SHOWN = 100
DAY = 24 * 3600 * 1000


class Conduct:
    """What people do about each other."""

    def __init__(self, store: Store, people: People, pages: Pages) -> None:
        self._people = people
        self._store = store
        self._pages = pages

    # Between two people

    async def relations(self, caller: Caller) -> list[wire.RelationInfo]:
        """Whom the caller mutes or blocks."""
        found = await conduct.relations_of(self._store, caller.known)
        return [wire.RelationInfo(name, "block" if kind == "block" else "mute") for _, name, kind in found]

    async def relate(self, caller: Caller, name: str, kind: wire.Relation) -> wire.RelationInfo:
        """The caller mutes or blocks somebody, or neither any more."""
        user, other = caller.known, await self._pages.find(name)
        if other.id == user:
            raise Conflict("that is you")
        if kind != "none" and len(await conduct.relations_of(self._store, user)) >= RELATIONS:
            raise TooMany(f"you mute or block {RELATIONS} people already")
        await conduct.relate(self._store, user, other.id, None if kind == "none" else kind)
        return wire.RelationInfo(other.name, kind)

    async def report(self, caller: Caller, name: str, made: wire.ReportMade) -> None:
        """A moderator shall look at what somebody does."""
        user, other, text = caller.known, await self._pages.find(name), plain(made.text)
        if other.id == user:
            raise Conflict("that is you")
        if not text:
            raise ServerError("say what is wrong")
        if made.match:
            await self._check_seen(caller, made.match)
        if not await self._store.allow({f"report {user}": (TRIED, REPORTS)}):
            raise TooMany("you have reported much today; wait until tomorrow")
        await conduct.add_report(self._store, user, other.id, made.match, text)
        log.info("reported", about=other.id)

    async def _check_seen(self, caller: Caller, match: str) -> None:
        found = await self._store.match(match)
        if found is None or not self._people.may_see(*found, caller):
            raise NotFound(f"there is no match {match!r}")

    # Moderators

    async def overview(self, caller: Caller) -> wire.Moderation:
        """Reports that wait, and what was done."""
        _check_moderator(caller)
        reports = await conduct.open_reports(self._store, SHOWN)
        return wire.Moderation(
            [
                wire.ReportInfo(
                    report.id,
                    report.by,
                    report.about,
                    report.match,
                    report.text,
                    iso(report.created),
                    [wire.ReportedLine(line.id, line.text) for line in report.evidence],
                )
                for report in reports
            ],
            [
                wire.DeedInfo(deed.what, by, about, deed.text, iso(deed.at))
                for deed, by, about in await conduct.done(self._store, SHOWN)
            ],
        )

    async def act(self, caller: Caller, act: wire.ModeratorAct) -> None:
        """A moderator does something; the log says what."""
        _check_moderator(caller)
        moderator, why = caller.known, plain(act.text)
        if act.what == "close":
            if not await conduct.close(self._store, _number(act), moderator, why):
                raise Conflict("somebody has seen to it already")
            return
        if act.name is None:
            raise ServerError("say for whom")
        about = await self._pages.find(act.name)
        deed = Deed(act.what, moderator, about.id, why)
        if act.what == "strike":
            if await conduct.strike(self._store, deed, _number(act)) is None:
                raise NotFound("he has said no such thing")
        elif act.what == "rename":
            # His own name would say again in the log what shall not be said.
            await conduct.rename(self._store, deed, f"player {about.id}")
            self._people.forget(about.id)
            if self._store.shared:
                await self._store.notify(f"gone {about.id}")
        else:
            until = now() + act.days * DAY if act.what == "silence" else 0
            await conduct.silence(self._store, deed, until)
        log.info("moderated", what=act.what, about=about.id, by=moderator)


def _check_moderator(caller: Caller) -> None:
    # For everybody else there is no such page.
    if not caller.moderator:
        raise Forbidden("only moderators may do that")


def _number(act: wire.ModeratorAct) -> int:
    if act.number is None:
        raise ServerError("say which one, by its number")
    return act.number


async def appoint(store: Store, name: str, moderator: bool) -> None:
    """Somebody becomes a moderator, or is none any more, as an administrator wants it."""
    user = await store.user(name=name)
    if user is None:
        raise ServerError(f"nobody is called {name!r}")
    if moderator and user.password is None:
        raise ServerError(f"{user.name} has no password: a guest is no moderator")
    await conduct.appoint(store, user.id, moderator)
