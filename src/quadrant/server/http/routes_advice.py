"""Routes for hints and analyses."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from quadrant.server import wire
from quadrant.server.http.params import Id, The, Who


@post("/matches/{id:str}/hint", status_code=200)
async def hint(id: Id, data: JSONBody[wire.HintAsked], caller: Who, services: The) -> wire.Hints:
    """What would a bot do in the caller's place? Lines with their chances and reasons, best first."""
    return await services.hints.hint(caller, id, data)


@post("/matches/{id:str}/analysis", status_code=200)
async def analysis(id: Id, caller: Who, services: The) -> wire.Analysis:
    """The analysis of a finished match. The first request starts it; later ones report its progress."""
    return await services.analyses.analysis(caller, id)


ADVICE = [hint, analysis]
