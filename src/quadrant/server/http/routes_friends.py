"""Routes for playing with friends: invitations and guests, clocks, taking back by consent, mail."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.params import JSONBody

from quadrant.server import wire
from quadrant.server.http.params import Id, The, Who
from quadrant.server.people.caller import ANYBODY
from quadrant.server.problems import NotFound


@post("/matches/{id:str}/join", status_code=200)
async def join(id: Id, data: JSONBody[wire.InvitationTaken], caller: Who, services: The) -> wire.MatchInfo:
    """Sit down where the invitation says, in all its seats at once."""
    return await services.sitting.join(caller, id, data.token)


@post("/matches/{id:str}/guest")
async def guest(
    id: Id, data: JSONBody[wire.GuestAsked], request: Request[Any, Any, Any], services: The
) -> Response[wire.Me]:
    """An invited guest, with only a name, gets a session like everybody else."""
    info = await services.desk.info(ANYBODY, id, data.token)
    if not info.invited:
        raise NotFound("there is no such invitation, or its seats are taken")
    return await services.accounts.receive(request, data.name)


@post("/matches/{id:str}/takeback", status_code=200)
async def takeback(id: Id, data: JSONBody[wire.TakebackWish], caller: Who, services: The) -> wire.Progress:
    """Ask to take back a choice that undo does not reach; against bots alone it is done at once."""
    return await services.takebacks.ask(caller, id, data)


@get("/matches/{id:str}/takeback")
async def points(id: Id, caller: Who, services: The) -> list[int]:
    """How many choices came before each of the caller's own (``to`` of a request to take back)."""
    return await services.takebacks.points(caller, id)


@post("/matches/{id:str}/takeback/answer", status_code=200)
async def answer(id: Id, data: JSONBody[wire.TakebackAnswer], caller: Who, services: The) -> wire.Progress:
    """Agree to it or refuse; when everybody has agreed, it is done."""
    return await services.takebacks.answer(caller, id, data)


@post("/matches/{id:str}/claim", status_code=200)
async def claim(id: Id, caller: Who, services: The) -> wire.MatchInfo:
    """Hand the seats of a player who was reminded and did not come to a bot."""
    await services.clockwork.claim(caller, id)
    return await services.desk.info(caller, id)


@get("/mail")
async def mail(caller: Who, services: The) -> wire.MailInfo:
    """The caller's mail address."""
    return await services.mailman.info(caller)


@post("/mail", status_code=200)
async def mail_to(data: JSONBody[wire.MailAsked], caller: Who, services: The) -> wire.MailInfo:
    """Send mail there when it is the caller's turn, once whoever reads it has confirmed it."""
    await services.accounts.check_password(caller, data.password)
    return await services.mailman.ask(caller, data)


@delete("/mail")
async def no_mail(caller: Who, services: The) -> None:
    """Stop all mail and delete the address."""
    await services.mailman.forget(caller)


@post("/mail/confirm", status_code=200)
async def confirm(data: JSONBody[wire.MailToken], services: The) -> wire.MailInfo:
    """Confirm the address with the token from a mail."""
    return await services.mailman.confirm(data.token)


@post("/mail/stop", status_code=200)
async def stop(data: JSONBody[wire.MailToken], services: The) -> wire.MailInfo:
    """Stop all mail with the token from a mail, without logging in."""
    return await services.mailman.stop(data.token)


@post("/matches/{id:str}/pause", status_code=204)
async def pause(id: Id, data: JSONBody[wire.PauseWish], caller: Who, services: The) -> None:
    """Ask for a pause or agree to it: the clocks stand once all have; or let them run (again)."""
    await services.pauses.wish(caller, id, data.pause)


PEOPLE = [mail, mail_to, no_mail, confirm, stop]
PLAY = [join, guest, takeback, points, answer, claim, pause]
