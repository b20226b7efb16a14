"""How people behave: blocks, mutes, reports, and what moderators do."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quadrant.server.wire.values import PLAIN, Name, Number, Text

#: Whether somebody is not to be heard (mute), or not to be met at all (block).
Relation = Literal["none", "mute", "block"]


class RelationSet(Struct, forbid_unknown_fields=True):
    """How the caller stands to somebody from now on."""

    kind: Relation


class RelationInfo(Struct):
    """Somebody whom the caller mutes or blocks."""

    name: str
    kind: Relation


class ReportMade(Struct, forbid_unknown_fields=True):
    """Something that a moderator should look at; with a match, what he said there goes along."""

    text: Text
    match: Annotated[str, Meta(max_length=24, pattern=r"^[\w-]*$")] = ""


class ReportedLine(Struct):
    """A line of chat that goes with a report."""

    id: int
    text: str


class ReportInfo(Struct):
    """A report that waits for a moderator."""

    id: int
    by: str
    about: str
    match: str
    text: str
    created: str
    lines: list[ReportedLine]


class DeedInfo(Struct):
    """A line of the moderators' log. Without a name, whoever runs the server did it."""

    what: str
    by: str
    about: str
    text: str
    at: str


class Moderation(Struct):
    """The moderators' page."""

    reports: list[ReportInfo]
    log: list[DeedInfo]


class ModeratorAct(Struct, forbid_unknown_fields=True):
    """What a moderator does, and why."""

    what: Literal["close", "silence", "speak", "strike", "rename"]
    #: For whom; nobody for a report that is closed.
    name: Name | None = None
    #: The report, or the line of chat.
    number: Number | None = None
    #: How long nobody hears him.
    days: Annotated[int, Meta(ge=1, le=365)] = 7
    text: Annotated[str, Meta(max_length=500, pattern=PLAIN)] = ""
