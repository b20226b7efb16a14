"""Routes for notes: what somebody notes for himself on a match and on places."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from quadrant.server import wire
from quadrant.server.http.params import Id, The, Who


@get("/matches/{id:str}/notes")
async def notes(id: Id, caller: Who, services: The) -> list[wire.Note]:
    """The caller's notes on the match; nobody else sees them."""
    return await services.notebook.of(caller, id)


@post("/matches/{id:str}/notes", status_code=200)
async def note(id: Id, data: JSONBody[wire.Note], caller: Who, services: The) -> list[wire.Note]:
    """A note replaces the one on the same place; without text it is dropped."""
    return await services.notebook.write(caller, id, data)


NOTES = [notes, note]
