"""Routes for accounts: passwords, sessions, guests' links, one's data, leaving for good."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from quadrant.server import wire
from quadrant.server.http.params import Id, The, Who

#: What a session is told from others by.
SessionId = Annotated[str, PathParameter(min_length=1, max_length=40, pattern=r"^[0-9a-f]+$")]


@post("/password", status_code=200)
async def password(data: JSONBody[wire.PasswordGiven], caller: Who, services: The) -> wire.Me:
    """A guest keeps his name by a password; who has one takes another, and his other sessions end."""
    return await services.accounts.keep(caller, data)


@post("/reset", status_code=204)
async def ask_reset(data: JSONBody[wire.ResetAsked], request: Request[Any, Any, Any], services: The) -> None:
    """A link that sets a new password goes to the confirmed address of whoever has that name, if any."""
    await services.recovery.ask(request, data.name)


@post("/reset/password", status_code=200)
async def use_reset(
    data: JSONBody[wire.ResetUsed], request: Request[Any, Any, Any], services: The
) -> Response[wire.Me]:
    """The link sets a new password, once; the caller is logged in, and nobody else is any more."""
    return await services.recovery.use(request, data)


@get("/sessions")
async def sessions(caller: Who, services: The) -> list[wire.SessionInfo]:
    """Where the caller is logged in."""
    return await services.accounts.sessions(caller)


@delete("/sessions")
async def end_others(caller: Who, services: The) -> None:
    """The caller is logged out everywhere but here."""
    await services.accounts.end_others(caller)


@delete("/sessions/{session:str}")
async def end_session(session: SessionId, caller: Who, services: The) -> None:
    """The caller is logged out there."""
    await services.accounts.end_session(caller, session)


@get("/account/data")
async def own_data(caller: Who, services: The) -> wire.OwnData:
    """All that this server knows of the caller."""
    return await services.farewell.data(caller)


@post("/account/delete", status_code=204)
async def delete_account(data: JSONBody[wire.Farewell], caller: Who, services: The) -> None:
    """The account is deleted: matches stay with those who keep them, the name goes."""
    await services.farewell.delete(caller, data.password)


@post("/matches/{id:str}/return", status_code=200)
async def come_back(
    id: Id, data: JSONBody[wire.GuestReturns], request: Request[Any, Any, Any], services: The
) -> Response[wire.Me]:
    """A guest comes back by his link, from whatever device; the tables where he plays are told."""
    return await services.guests.come_back(request, data.token)


@post("/link", status_code=200)
async def own_link(caller: Who, services: The) -> wire.GuestLink:
    """A guest wants another link, which nobody else knows; the old one ends."""
    return await services.accounts.renew_own(caller)


@get("/matches/{id:str}/links")
async def guests_links(id: Id, caller: Who, services: The) -> list[str]:
    """The seats of guests whose link the caller, as the owner, can renew."""
    return await services.guests.linked(caller, id)


@post("/matches/{id:str}/seats/{seat:str}/link", status_code=200)
async def renew_link(id: Id, seat: Id, caller: Who, services: The) -> wire.GuestLink:
    """Another link for the guest who plays there, by the owner who invited him; the old one ends."""
    return await services.guests.renew(caller, id, seat)


PEOPLE = [
    password,
    ask_reset,
    use_reset,
    sessions,
    end_others,
    end_session,
    own_data,
    delete_account,
    come_back,
    own_link,
    guests_links,
    renew_link,
]
