"""Routes for playing with friends: invitations and guests, clocks, taking back by consent, mail."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.params import JSONBody

from quadrant.server import wire
from quadrant.server.accounts import ANYBODY
from quadrant.server.params import Id, The, Who
from quadrant.server.problems import NotFound


@post("/matches/{id:str}/join", status_code=200)
async def join(id: Id, data: JSONBody[wire.InvitationTaken], caller: Who, services: The) -> wire.MatchInfo:
    """Sit down where the invitation says, in all its seats at once."""
    return await services.desk.join(caller, id, data.token)


@post("/matches/{id:str}/guest")
async def guest(
    id: Id, data: JSONBody[wire.GuestAsked], request: Request[Any, Any, Any], services: The
) -> Response[wire.Me]:
    """Somebody who was invited comes with a name alone; he has a session like everybody else."""
    info = await services.desk.info(ANYBODY, id, data.token)
    if not info.invited:
        raise NotFound("there is no such invitation, or its seats are taken")
    return await services.accounts.receive(request, data.name)


@post("/password", status_code=200)
async def password(data: JSONBody[wire.PasswordGiven], caller: Who, services: The) -> wire.Me:
    """A guest keeps his name."""
    return await services.accounts.keep(caller, data.password)


@post("/matches/{id:str}/takeback", status_code=200)
async def takeback(id: Id, data: JSONBody[wire.TakebackWish], caller: Who, services: The) -> wire.Progress:
    """Ask to take back a choice that undo does not reach; against bots alone it is done at once."""
    return await services.takebacks.ask(caller, id, data)


@get("/matches/{id:str}/takeback")
async def points(id: Id, caller: Who, services: The) -> list[int]:
    """After how many choices the caller made each of his own: what ``to`` may be in a wish to take back."""
    return await services.takebacks.points(caller, id)


@post("/matches/{id:str}/takeback/answer", status_code=200)
async def answer(id: Id, data: JSONBody[wire.TakebackAnswer], caller: Who, services: The) -> wire.Progress:
    """Agree to it, or not; when everybody has, it is done."""
    return await services.takebacks.answer(caller, id, data)


@post("/matches/{id:str}/claim", status_code=200)
async def claim(id: Id, caller: Who, services: The) -> wire.MatchInfo:
    """Hand the seats of a player who was reminded and has not come to a bot."""
    await services.clockwork.claim(caller, id)
    return await services.desk.info(caller, id)


@get("/mail")
async def mail(caller: Who, services: The) -> wire.MailInfo:
    """Where the caller's mail goes."""
    return await services.mailman.info(caller)


@post("/mail", status_code=200)
async def mail_to(data: JSONBody[wire.MailAsked], caller: Who, services: The) -> wire.MailInfo:
    """Send mail there when it is the caller's turn, once whoever reads it has confirmed it."""
    return await services.mailman.ask(caller, data)


@delete("/mail")
async def no_mail(caller: Who, services: The) -> None:
    """Send nothing any more, and forget the address."""
    await services.mailman.forget(caller)


@post("/mail/confirm", status_code=200)
async def confirm(data: JSONBody[wire.MailToken], services: The) -> wire.MailInfo:
    """Whoever reads the mail of that address wants it."""
    return await services.mailman.confirm(data.token)


@post("/mail/stop", status_code=200)
async def stop(data: JSONBody[wire.MailToken], services: The) -> wire.MailInfo:
    """Whoever reads the mail of that address wants no more of it; nobody needs to log in for that."""
    return await services.mailman.stop(data.token)


PEOPLE = [password, mail, mail_to, no_mail, confirm, stop]
PLAY = [join, guest, takeback, points, answer, claim]
