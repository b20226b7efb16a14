"""Routes for programs: tokens, bots' accounts, the stream of turns, the dump of records."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from quadrant.server import wire
from quadrant.server.http.params import The, Token, Who

#: Lines of JSON.
LINES = "application/x-ndjson"
#: What a token is told from others by.
TokenId = Annotated[str, PathParameter(min_length=1, max_length=40, pattern=r"^[0-9a-f]+$")]
Game = Annotated[str | None, QueryParameter(max_length=40, required=False)]
Seconds = Annotated[int, QueryParameter(ge=0, le=3600, required=False)]
_LINES = {200: ResponseSpec(str, media_type=LINES, generate_examples=False)}


@get("/tokens")
async def tokens(caller: Who, services: The) -> list[wire.TokenInfo]:
    """The caller's tokens, and those of his bots."""
    return await services.doors.tokens(caller)


@post("/tokens")
async def make_token(data: JSONBody[wire.TokenAsked], caller: Who, services: The) -> wire.TokenMade:
    """A new token, shown this once. Programs send it as ``Authorization: Bearer …``."""
    return await services.doors.make(caller, data)


@delete("/tokens/{token:str}")
async def revoke_token(token: TokenId, caller: Who, services: The) -> None:
    """The token opens nothing any more."""
    await services.doors.revoke(caller, token)


@get("/bots")
async def bots(caller: Who, services: The) -> list[wire.BotAccount]:
    """The caller's bots."""
    return await services.doors.bots(caller)


@post("/bots")
async def add_bot(data: JSONBody[wire.BotAsked], caller: Who, services: The) -> wire.BotAccount:
    """An account for a bot, which comes by tokens alone."""
    return await services.doors.add_bot(caller, data.name)


@get("/stream", media_type=LINES, responses=_LINES)
async def stream(caller: Who, services: The, seconds: Seconds = 300) -> Stream:
    """Lines of JSON for so many seconds: where it is the caller's turn, and what is over (``StreamLine``)."""
    return Stream(services.doorbell.stream(caller.known, seconds), media_type=LINES)


@get("/records", media_type=LINES, responses=_LINES)
async def records(services: The, game: Game = None, after: Token = None) -> Stream:
    """The records of all public finished matches, the oldest first, one line of JSON each (``DumpedRecord``).

    ``after`` is the id of the last match that one has.
    """
    return Stream(await services.dump.lines(game, after), media_type=LINES)


DOORS = [tokens, make_token, revoke_token, bots, add_bot, stream, records]
