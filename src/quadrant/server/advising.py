"""Routes for what a bot would do, and for matches looked back on."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from quadrant.server import wire
from quadrant.server.params import Id, The, Who


@post("/matches/{id:str}/hint", status_code=200)
async def hint(id: Id, data: JSONBody[wire.HintAsked], caller: Who, services: The) -> wire.Hints:
    """What would a bot do in the caller's place? Lines with their chances and reasons, best first."""
    return await services.hints.hint(caller, id, data)


@post("/matches/{id:str}/analysis", status_code=200)
async def analysis(id: Id, caller: Who, services: The) -> wire.Analysis:
    """The match looked back on, once it is over; who asks first has it made, and asks again how far it is."""
    return await services.analyses.analysis(caller, id)


ADVICE = [hint, analysis]
