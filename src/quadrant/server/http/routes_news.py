"""Routes for tidings: where they go, when they are wanted; webhooks of a match."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import JSONBody, PathParameter

from quadrant.server import wire
from quadrant.server.http.params import Id, The, Who
from quadrant.server.people.accounts import device_of

Channel = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]


@get("/tidings")
async def tidings(caller: Who, services: The) -> wire.Tidings:
    """Where the caller hears of his matches, and when."""
    return await services.channels.of(caller)


@post("/tidings/habits", status_code=200)
async def keep_habits(data: JSONBody[wire.Habits], caller: Who, services: The) -> wire.Tidings:
    """When the caller wants to hear something: hours of quiet, a digest."""
    return await services.channels.keep_habits(caller, data)


@post("/tidings/push")
async def add_push(
    data: JSONBody[wire.PushAsked], request: Request[Any, Any, Any], caller: Who, services: The
) -> wire.ChannelInfo:
    """Push messages to the caller's browser."""
    return await services.channels.add_push(caller, data, device_of(request))


@post("/tidings/hooks")
async def add_hook(data: JSONBody[wire.HookAsked], caller: Who, services: The) -> wire.ChannelInfo:
    """A webhook that tells the caller of his turns."""
    return await services.channels.add_hook(caller, data)


@delete("/tidings/{channel:int}")
async def end_channel(channel: Channel, caller: Who, services: The) -> None:
    """Nothing goes there any more."""
    await services.channels.end(caller, channel)


@post("/tidings/{channel:int}/try", status_code=200)
async def try_channel(channel: Channel, caller: Who, services: The) -> wire.Tried:
    """Send a message there that says nothing but that it works."""
    await services.channels.check_often(caller)
    return wire.Tried(await services.courier.try_out(channel, caller.known))


@get("/matches/{id:str}/hooks")
async def hooks(id: Id, caller: Who, services: The) -> list[wire.ChannelInfo]:
    """The webhooks of a match, for its owner."""
    return await services.table_channels.of(caller, id)


@post("/matches/{id:str}/hooks")
async def add_match_hook(
    id: Id, data: JSONBody[wire.HookAsked], caller: Who, services: The
) -> wire.ChannelInfo:
    """A webhook that tells of every turn of the match, as spectators see it; by its owner."""
    return await services.table_channels.add(caller, id, data)


@delete("/matches/{id:str}/hooks/{channel:int}")
async def end_match_hook(id: Id, channel: Channel, caller: Who, services: The) -> None:
    """The match tells nothing there any more."""
    await services.table_channels.end(caller, id, channel)


@post("/matches/{id:str}/hooks/{channel:int}/try", status_code=200)
async def try_match_hook(id: Id, channel: Channel, caller: Who, services: The) -> wire.Tried:
    """Send a message there that says nothing but that it works."""
    return wire.Tried(await services.table_channels.try_out(caller, id, channel))


TIDINGS = [tidings, keep_habits, add_push, add_hook, end_channel, try_channel]
HOOKS = [hooks, add_match_hook, end_match_hook, try_match_hook]
