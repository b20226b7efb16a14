"""The OpenAPI schema: ``python -m quadrant.server.http.schema > web/openapi.json``.

Paths come from the routes, shapes from msgspec itself, which knows tags and limits best. The messages of the
WebSocket and each game's view are added, so that the client's types cover them, too.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any, get_args

import msgspec
from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

import quadrant
from quadrant.kernel import catalog
from quadrant.kernel.match import Record
from quadrant.kernel.orders import Orders
from quadrant.kernel.telling import Tell
from quadrant.server import wire
from quadrant.server.http.routes import router
from quadrant.server.play.dump import DumpedRecord
from quadrant.server.play.library import VERSION

REF = "#/components/schemas/{name}"
#: What clients send may leave out defaults. What the server sends has every field.
REQUESTS = {
    wire.Credentials,
    wire.GuestAsked,
    wire.PasswordGiven,
    wire.GuestReturns,
    wire.ResetAsked,
    wire.ResetUsed,
    wire.Farewell,
    wire.MailAsked,
    wire.MailToken,
    wire.PushAsked,
    wire.HookAsked,
    wire.ClockTerms,
    wire.InvitationTaken,
    wire.TakebackWish,
    wire.TakebackAnswer,
    wire.PauseWish,
    wire.SeatWish,
    wire.NewMatch,
    wire.ChoiceMade,
    wire.WhyAsked,
    wire.HintAsked,
    wire.UndoAsked,
    wire.SeatAsked,
    wire.OrdersGiven,
    wire.Said,
    wire.Note,
    wire.ForkAsked,
    wire.Renamed,
    wire.RematchAsked,
    wire.RelationSet,
    wire.ReportMade,
    wire.ModeratorAct,
    wire.TokenAsked,
    wire.BotAsked,
    Orders,
    *get_args(wire.FromClient),
}
ANSWERS = {
    wire.Problem,
    wire.Me,
    wire.MailInfo,
    wire.Tidings,
    wire.ChannelInfo,
    wire.Tried,
    wire.GuestLink,
    wire.SessionInfo,
    wire.OwnData,
    wire.Notice,
    wire.GameInfo,
    wire.GameStatic,
    wire.MatchInfo,
    wire.Lobby,
    wire.LessonInfo,
    wire.LessonTexts,
    wire.PuzzleInfo,
    wire.Coaching,
    wire.Curve,
    wire.Hints,
    wire.Analysis,
    wire.Progress,
    wire.Why,
    wire.Stretch,
    wire.TableText,
    wire.PersonInfo,
    wire.GamePage,
    wire.RelationInfo,
    wire.Moderation,
    wire.TokenInfo,
    wire.TokenMade,
    wire.BotAccount,
    *get_args(wire.StreamLine),
    DumpedRecord,
    Tell,
    wire.Health,
    Record,
    *get_args(wire.FromServer),
}


PROBLEMS = {
    "400": "malformed",
    "401": "not logged in",
    "403": "not allowed",
    "404": "not found",
    "405": "no such method",
    "409": "stale or conflicting",
    "413": "too large",
    "415": "not JSON",
    "422": "refused",
    "429": "too often",
}


def _problem(text: str) -> dict[str, Any]:
    content = {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}
    return {"description": text, "content": content}


def _components() -> dict[str, Any]:
    types = sorted({*REQUESTS, *ANSWERS}, key=lambda cls: cls.__name__)
    unions = (wire.FromServer, wire.FromClient)
    (*_, server, client), found = msgspec.json.schema_components((*types, *unions), ref_template=REF)
    found = dict(found)
    requests = {cls.__name__ for cls in REQUESTS}
    optional = _left_out()
    for name, schema in found.items():
        if name not in requests and "properties" in schema:
            schema["required"] = [key for key in schema["properties"] if (name, key) not in optional]
    found["FromServer"] = server
    found["FromClient"] = client
    for game in catalog.games():
        found |= _views(game)
        found |= _statics(game)
        found |= _game(game)
    return found


def _left_out() -> set[tuple[str, str]]:
    """Fields that an answer may lack."""
    return {
        (cls.__name__, field.encode_name)
        for cls in ANSWERS
        for field in msgspec.structs.fields(cls)
        if field.default is msgspec.UNSET or (cls.__struct_config__.omit_defaults and not field.required)
    }


def _views(game: quadrant.Game) -> dict[str, Any]:
    """The shapes of a game's view and answers, named after it: ``GeneralsView``, ``GeneralsOwn``."""
    prefix = _prefix(game)
    template = REF.format(name=prefix + "{name}")
    answers = (query.type for query in game.queries)
    types = tuple(cls for cls in (game.view_type, game.secrets_type, *answers) if cls is not object)
    _, found = msgspec.json.schema_components(types, ref_template=template)
    for schema in found.values():
        if "properties" in schema:
            schema["required"] = list(schema["properties"])
    return {prefix + name: schema for name, schema in found.items()}


def _statics(game: quadrant.Game) -> dict[str, Any]:
    """The shapes of what clients draw: ``GeneralsBoard``, ``GeneralsCard``."""
    if not game.static:
        return {}
    prefix, static = _prefix(game), import_module(f"{game.package}.{game.static}")
    template = REF.format(name=prefix + "{name}")
    (_, card), found = msgspec.json.schema_components((static.Board, static.Card), ref_template=template)
    return {prefix + "Card": card} | {prefix + name: schema for name, schema in found.items()}


def _game(game: quadrant.Game) -> dict[str, Any]:
    """Everything that differs from game to game, by what it is: a client of the game needs no other type."""
    if not game.static or object in (game.view_type, game.secrets_type):
        return {}
    prefix = _prefix(game)

    def named(name: str) -> dict[str, Any]:
        return {"$ref": REF.format(name=prefix + name)}

    answers = {query.name: named(query.type.__name__) for query in game.queries}
    parts = {
        "view": named(game.view_type.__name__),
        "own": named(game.secrets_type.__name__),
        "board": named("Board"),
        "card": named("Card"),
        "answers": _object(answers),
    }
    return {prefix + "Game": _object(parts)}


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(properties)}


def _prefix(game: quadrant.Game) -> str:
    return "".join(part.capitalize() for part in game.name.split("_"))


def _answers() -> dict[str, Any]:
    """What a query may be answered with: one of the answers of any game."""
    queries = ((_prefix(game), query) for game in catalog.games() for query in game.queries)
    names = sorted({prefix + query.type.__name__ for prefix, query in queries})
    return {"anyOf": [{"$ref": REF.format(name=name)} for name in names]} if names else {}


def schema() -> dict[str, Any]:
    """The whole document."""
    config = OpenAPIConfig(title="Quadrant", version=VERSION, use_handler_docstrings=True)
    # Stand in for what the routes depend on: nothing is called here.
    names = ("caller", "services")
    nothing = {name: Provide(lambda: None, sync_to_thread=False) for name in names}
    # Otherwise Litestar would set up logging again, even in a running server that is asked for its schema.
    app = Litestar([router()], openapi_config=config, dependencies=nothing, logging_config=None)
    document: dict[str, Any] = app.openapi_schema.to_schema()
    document["components"]["schemas"] = _components()
    answer = document["paths"]["/api/matches/{id}/query/{name}"]["get"]["responses"]["200"]
    answer["content"] = {"application/json": {"schema": _answers()}}
    for path in document["paths"].values():
        for operation in path.values():
            operation["responses"].get("204", {}).pop("content", None)
            operation["responses"] |= {status: _problem(text) for status, text in PROBLEMS.items()}
    return document


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n")
