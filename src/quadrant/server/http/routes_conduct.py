"""Routes for conduct: blocks and mutes, reports, the moderators' page."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from quadrant.server import wire
from quadrant.server.http.params import PersonName, The, Who


@get("/relations")
async def relations(caller: Who, services: The) -> list[wire.RelationInfo]:
    """Whom the caller mutes or blocks."""
    return await services.conduct.relations(caller)


@post("/people/{name:str}/relation", status_code=200)
async def relate(
    name: PersonName, data: JSONBody[wire.RelationSet], caller: Who, services: The
) -> wire.RelationInfo:
    """Mute or block somebody, or neither any more. Nobody else learns of it."""
    return await services.conduct.relate(caller, name, data.kind)


@post("/people/{name:str}/report", status_code=204)
async def report(name: PersonName, data: JSONBody[wire.ReportMade], caller: Who, services: The) -> None:
    """Report somebody to the moderators."""
    await services.conduct.report(caller, name, data)


@get("/moderation")
async def moderation(caller: Who, services: The) -> wire.Moderation:
    """Reports that wait, and the log; for moderators."""
    return await services.conduct.overview(caller)


@post("/moderation", status_code=204)
async def moderate(data: JSONBody[wire.ModeratorAct], caller: Who, services: The) -> None:
    """Close a report, silence somebody, let him speak again, strike out a line, take a name away."""
    await services.conduct.act(caller, data)


CONDUCT = [relations, relate, report, moderation, moderate]
