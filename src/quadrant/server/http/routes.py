"""The routes under /api. They are thin; the work is done in matches, desk, accounts and library."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, Router, delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from msgspec.json import encode

from quadrant.server import wire
from quadrant.server.http import (
    routes_advice,
    routes_club,
    routes_conduct,
    routes_doors,
    routes_friends,
    routes_news,
    routes_notes,
    routes_people,
)
from quadrant.server.http.client_files import send
from quadrant.server.http.params import After, GameId, Id, Language, N, Targets, The, Token, Who
from quadrant.server.play import lessons, library, words
from quadrant.server.play.meanwhile import meanwhile

# People


@get("/me")
async def me(caller: Who, services: The) -> wire.Me:
    """Who is asking."""
    return services.accounts.me(caller)


@post("/account")
async def register(
    data: JSONBody[wire.Credentials], request: Request[Any, Any, Any], services: The
) -> Response[wire.Me]:
    """A new account; the caller is logged in to it."""
    return await services.accounts.register(request, data)


@post("/session")
async def log_in(
    data: JSONBody[wire.Credentials], request: Request[Any, Any, Any], services: The
) -> Response[wire.Me]:
    """Log in: the session is an http-only cookie."""
    return await services.accounts.log_in(request, data)


@delete("/session")
async def log_out(request: Request[Any, Any, Any], services: The) -> Response[None]:
    """Log out: the session is forgotten."""
    return await services.accounts.log_out(request)


@get("/notices")
async def notices(caller: Who, services: The) -> list[wire.Notice]:
    """The caller's notices: it is their turn, a match ended, a seat was taken."""
    return await services.desk.notices(caller)


@delete("/notices/{notice:int}")
async def dismiss(
    notice: Annotated[int, PathParameter(ge=0, le=2**31 - 1)], caller: Who, services: The
) -> None:
    """The notice has been read."""
    await services.desk.dismiss(caller, notice)


# Games


@get("/games")
async def games() -> list[wire.GameInfo]:
    """What can be played."""
    # The first request imports every game; nobody else should wait for that.
    return await to_thread(library.games)


@get("/games/{game:str}/static", responses={200: ResponseSpec(wire.GameStatic, generate_examples=False)})
async def static(game: GameId, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Board, cards, rules and texts of a game. Ask again with the ETag; it changes with the game."""
    # Made once, which takes so long that nobody else should wait for it.
    data, zipped, etag = await to_thread(library.static, game)
    return send(request, data, zipped, MediaType.JSON, etag)


# Matches


@get("/matches")
async def list_matches(caller: Who, services: The, skip: After = 0) -> wire.Lobby:
    """The caller's matches, those with a seat to take, and those that are over (from ``skip`` on)."""
    return await services.desk.overview(caller, skip)


@get("/meanwhile")
async def others_did(caller: Who, services: The) -> dict[str, list[wire.EventInfo]]:
    """What happened since the caller last acted, in each of his matches that waits for him."""
    return await meanwhile(services.store, caller)


@post("/matches")
async def create(data: JSONBody[wire.NewMatch], caller: Who, services: The) -> wire.MatchInfo:
    """Start a match."""
    return await services.desk.create(caller, data)


@post("/matches/import")
async def import_record(data: JSONBody[dict[str, Any]], caller: Who, services: The) -> wire.MatchInfo:
    """A match from a record, replayed and checked, to be studied, forked and, if unfinished, continued."""
    return await services.desk.import_record(caller, data)


@get("/matches/{id:str}")
async def info(
    id: Id,
    caller: Who,
    services: The,
    token: Token = None,
) -> wire.MatchInfo:
    """A match as the lobby shows it; with an invitation, also a private one."""
    return await services.desk.info(caller, id, token)


@get("/matches/{id:str}/table")
async def table(
    id: Id,
    caller: Who,
    services: The,
    n: N = None,
    seat: Token = None,
    after: After = 0,
    epoch: N = None,
) -> wire.Table:
    """What the caller sees now, or saw after ``n`` choices; when the match is over, also as ``seat``."""
    return await services.matches.table(caller, id, n=n, seat=seat, after=after, epoch=epoch)


@get("/matches/{id:str}/text")
async def table_text(
    id: Id, caller: Who, services: The, language: Language = "en", n: N = None, seat: Token = None
) -> wire.TableText:
    """The table in sentences, for those who do not look at a board; ``n`` and ``seat`` as for the table."""
    return await words.text(services.matches, caller, id, language, n=n, seat=seat)


@get("/matches/{id:str}/stretch")
async def stretch(
    id: Id, caller: Who, services: The, since: After, to: After, seat: Token = None
) -> wire.Stretch:
    """A stretch of the past as the caller may see it, choice by choice; ``seat`` as for the table."""
    return await services.matches.stretch(caller, id, since, to, seat)


@get("/matches/{id:str}/query/{name:str}")
async def query(
    id: Id,
    name: Id,
    caller: Who,
    services: The,
    target: Targets = None,
    n: N = None,
    seat: Token = None,
) -> Response[bytes]:
    """The game's query of that name: what a player may ask without choosing, now or after ``n`` choices."""
    answer = await services.matches.query(caller, id, name, target or [], n=n, seat=seat)
    return Response(encode(answer), media_type=MediaType.JSON)


@post("/matches/{id:str}/choices")
async def choose(id: Id, data: JSONBody[wire.ChoiceMade], caller: Who, services: The) -> wire.Progress:
    """Make a choice. When the answer comes, it is stored."""
    return await services.matches.choose(caller, id, data)


@post("/matches/{id:str}/why", status_code=200)
async def why(id: Id, data: JSONBody[wire.WhyAsked], caller: Who, services: The) -> wire.Why:
    """The rule that forbids a choice."""
    return wire.Why(await services.matches.why_not(caller, id, data.seat, data.choice))


@post("/matches/{id:str}/undo", status_code=200)
async def undo(id: Id, data: JSONBody[wire.UndoAsked], caller: Who, services: The) -> wire.Progress:
    """Take back the seat's last choice, or go back to a named place, if nothing was revealed since."""
    return await services.matches.undo(caller, id, data)


@post("/matches/{id:str}/resign", status_code=200)
async def resign(id: Id, data: JSONBody[wire.SeatAsked], caller: Who, services: The) -> wire.MatchInfo:
    """Give up: the caller's seats in that camp are left. A camp that nobody plays any more has lost."""
    return await services.sitting.resign(caller, id, data.seat)


@post("/matches/{id:str}/orders", status_code=200)
async def orders(id: Id, data: JSONBody[wire.OrdersGiven], caller: Who, services: The) -> wire.OrdersGiven:
    """Set standing orders for reactions."""
    await services.matches.give_orders(caller, id, data.seat, data.orders)
    return data


@post("/matches/{id:str}/seats/{seat:str}", status_code=200)
async def sit(id: Id, seat: Id, data: JSONBody[wire.SeatWish], caller: Who, services: The) -> wire.MatchInfo:
    """Take a seat (by invitation, or back), leave it to a bot; as the owner, invite to a bot's seat."""
    return await services.sitting.sit(caller, id, seat, data)


@post("/matches/{id:str}/fork")
async def fork(id: Id, data: JSONBody[wire.ForkAsked], caller: Who, services: The) -> wire.MatchInfo:
    """Make an analysis board. While the match runs, what the caller cannot see is filled in at random."""
    return await services.forks.fork(caller, id, data)


@post("/matches/{id:str}/title", status_code=200)
async def rename(id: Id, data: JSONBody[wire.Renamed], caller: Who, services: The) -> wire.MatchInfo:
    """Set another title, by the owner."""
    return await services.shelf.rename(caller, id, data.title)


@delete("/matches/{id:str}")
async def remove(id: Id, caller: Who, services: The) -> None:
    """Remove the match from the caller's lists; once nobody keeps it, it is deleted."""
    await services.shelf.remove(caller, id)


@post("/matches/{id:str}/rematch", status_code=200)
async def rematch(id: Id, data: JSONBody[wire.RematchAsked], caller: Who, services: The) -> wire.MatchInfo:
    """Play again with the same people: the new match, or the one that somebody else has already started."""
    return await services.shelf.rematch(caller, id, data.swap)


@get("/matches/{id:str}/curve")
async def curve(id: Id, caller: Who, services: The) -> wire.Curve:
    """The score over the rounds, for everybody who may see the match."""
    return await services.curves.curve(caller, id)


@get("/matches/{id:str}/record")
async def record(id: Id, caller: Who, services: The) -> dict[str, Any]:
    """The record: game, version, scenario, options, seed, choices. Because of the seed it is available at the
    end.
    """
    return await services.desk.record(caller, id)


@get("/matches/{id:str}/chat")
async def chat(id: Id, caller: Who, services: The, after: After = 0) -> list[wire.ChatLine]:
    """The lines of chat after that one."""
    return await services.desk.chat(caller, id, after)


@post("/matches/{id:str}/chat")
async def say(id: Id, data: JSONBody[wire.Said], caller: Who, services: The) -> wire.ChatLine:
    """Say something at the table, or to one's own side alone."""
    return await services.desk.say(caller, id, data)


# Lessons


@get("/lessons")
async def list_lessons(caller: Who, services: The) -> list[wire.LessonInfo]:
    """The lessons, game by game, and the caller's matches that are lessons."""
    return await services.lessons.overview(caller)


@get("/games/{game:str}/lessons")
async def lesson_texts(game: Id) -> wire.LessonTexts:
    """What the coach says in the lessons of a game, in every language."""
    return lessons.lesson_texts(game)


@get("/games/{game:str}/puzzles")
async def list_puzzles(game: Id, services: The) -> list[wire.PuzzleInfo]:
    """The puzzles of a game, easier ones first."""
    return await services.lessons.puzzles(game)


@get("/games/{game:str}/puzzles/texts")
async def puzzle_texts(game: Id) -> wire.LessonTexts:
    """The words of the puzzles of a game, in every language."""
    return lessons.puzzle_texts(game)


@post("/lessons/{game:str}/{lesson:str}")
async def teach(game: Id, lesson: Id, caller: Who, services: The) -> wire.MatchInfo:
    """Start a lesson from the beginning, or a puzzle; an earlier match of the same lesson, or of another
    puzzle of the game, is dropped.
    """
    return await services.visitors.again(caller, game, lesson)


@post("/visit/{game:str}/{lesson:str}")
async def visit(
    game: Id, lesson: Id, request: Request[Any, Any, Any], caller: Who, services: The
) -> Response[wire.MatchInfo]:
    """Try a lesson without an account: who is not logged in gets a session that ends after a day."""
    return await services.visitors.begin(request, caller, game, lesson)


@get("/matches/{id:str}/coaching")
async def coaching(id: Id, caller: Who, services: The) -> wire.Coaching:
    """What the coach says now, in a match that is a lesson."""
    return await services.lessons.coaching(caller, id)


@post("/matches/{id:str}/coaching/back", status_code=200)
async def back_to_lesson(id: Id, caller: Who, services: The) -> wire.Progress:
    """Back to where the path of the lesson was left."""
    return await services.lessons.back(caller, id)


# The server


@get("/health")
async def health(services: The) -> Response[wire.Health]:
    """Whether the server and its database answer, changes can be stored, and bots go on."""
    reads = await services.store.answers()
    stores, still = services.store.storing, services.watchman.still
    well = reads and stores and not still
    cached, connections = services.matches.cached, services.matches.connections
    status: Literal["ok", "failing"] = "ok" if well else "failing"
    report = wire.Health(status, library.VERSION, cached, connections, reads, stores, still)
    return Response(report, status_code=200 if well else 503)


def router() -> Router:
    """Everything under /api that speaks HTTP."""
    people = [me, register, log_in, log_out, notices, dismiss, *routes_friends.PEOPLE]
    people += [*routes_people.PEOPLE, *routes_news.TIDINGS, *routes_club.CLUB, *routes_conduct.CONDUCT]
    people += routes_doors.DOORS
    looking = [list_matches, others_did, info, table, table_text, stretch, query, why, curve, record]
    playing = [create, choose, undo, resign, orders, sit, rematch, *routes_friends.PLAY]
    keeping = [import_record, fork, rename, remove, *routes_news.HOOKS, *routes_notes.NOTES]
    keeping += routes_advice.ADVICE
    texts = [lesson_texts, puzzle_texts]
    learning = [list_lessons, list_puzzles, *texts, teach, visit, coaching, back_to_lesson]
    _open("read", *looking, *routes_club.CLUB, me, notices, chat, routes_doors.stream)
    _open("play", *playing)
    _open("chat", say)
    handlers = [*people, games, static, *looking, *playing, *keeping, chat, say, *learning, health]
    return Router(path="/api", route_handlers=handlers)


def _open(scope: str, *handlers: HTTPRouteHandler) -> None:
    """Tokens for that scope open these routes; what is not named here, no token opens."""
    for handler in handlers:
        handler.opt["scope"] = scope
