"""From what went wrong to an answer that names it, with the fitting status."""

# ruff: noqa: N818  (the names say what is wrong, as in quadrant.errors)

from __future__ import annotations

from typing import Any

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from quadrant import errors
from quadrant.server.wire import Problem

log = structlog.get_logger(__name__)


class ServerError(errors.QuadrantError):
    """A request that cannot be met, for a reason outside the rules of a game."""


class NotFound(ServerError):
    """No such thing, or nothing the caller may know of."""


class Deleted(ServerError):
    """The match was there until now; nobody will see it again."""


class NotLoggedIn(ServerError):
    """The caller must log in first."""


class Forbidden(ServerError):
    """The caller may not do that."""


class Stale(ServerError):
    """The match has moved on since the caller last looked."""


class Conflict(ServerError):
    """It does not fit the present state of things."""


class BadName(ServerError):
    """Nobody may have that name."""


class Unstorable(ServerError):
    """No database can keep such a text or such a number."""


class WrongMedia(ServerError):
    """The body is not in the form that is understood."""


class TooMany(ServerError):
    """Too often, or too much at once."""


class Unavailable(ServerError):
    """The database cannot be asked, or cannot store, just now."""


#: Status and code of what is raised on purpose; the first type that fits counts.
KNOWN: tuple[tuple[type[errors.QuadrantError], int, str], ...] = (
    (NotFound, 404, "not_found"),
    (Deleted, 410, "deleted"),
    (NotLoggedIn, 401, "not_logged_in"),
    (Forbidden, 403, "forbidden"),
    (Stale, 409, "stale"),
    (Conflict, 409, "conflict"),
    (TooMany, 429, "too_many"),
    (Unavailable, 503, "unavailable"),
    (BadName, 400, "bad_name"),
    (WrongMedia, 415, "not_json"),
    (Unstorable, 400, "unstorable"),
    (ServerError, 400, "bad_request"),
    (errors.UnknownGame, 404, "unknown_game"),
    (errors.UnknownScenario, 422, "unknown_scenario"),
    (errors.UnknownOption, 422, "unknown_option"),
    (errors.UnknownSeat, 422, "unknown_seat"),
    (errors.UnknownBot, 422, "unknown_bot"),
    (errors.WrongSeat, 422, "wrong_seat"),
    (errors.MatchOver, 422, "match_over"),
    (errors.IllegalChoice, 422, "illegal_choice"),
    (errors.UndoRefused, 409, "undo_refused"),
    (errors.UnknownQuery, 404, "unknown_query"),
    (errors.UnknownLesson, 404, "unknown_lesson"),
    (errors.IllegalQuery, 422, "illegal_query"),
    (errors.UnknownComponents, 409, "unknown_components"),
    (errors.ForeignRecord, 422, "foreign_record"),
    (errors.DamagedRecord, 422, "damaged_record"),
    (errors.VersionMismatch, 409, "version_mismatch"),
)


def problem_of(error: BaseException) -> Problem:
    """The answer for an error; one that was not raised on purpose is logged in full and told in a line."""
    for kind, status, code in KNOWN:
        if isinstance(error, kind):
            refusal = error.refusal if isinstance(error, errors.IllegalChoice) else None
            return Problem(status, code, str(error), refusal)
    log.error("unexpected error", error=repr(error), exc_info=error)
    return Problem(500, "server_error", "the server failed; nothing was changed")


def _answer(problem: Problem, headers: dict[str, str] | None = None) -> Response[bytes]:
    return Response(
        msgspec.json.encode(problem),
        status_code=problem.status,
        media_type=MediaType.JSON,
        headers=headers,
    )


def on_quadrant(_: Request[Any, Any, Any], error: errors.QuadrantError) -> Response[bytes]:
    """Errors of games and of this server."""
    return _answer(problem_of(error))


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Errors of the framework: unknown paths, malformed bodies, missing parameters."""
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        parts = (f"{item.get('key') or 'body'}: {item.get('message')}" for item in error.extra)
        detail = "; ".join(parts) or detail
    codes = {404: "not_found", 405: "method_not_allowed", 413: "too_large"}
    code = codes.get(error.status_code, "bad_request" if error.status_code < 500 else "server_error")
    return _answer(Problem(error.status_code, code, detail), error.headers)


def on_unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A fault of ours: logged in full, told in one line."""
    log.error("unexpected error", path=request.url.path, error=repr(error), exc_info=error)
    return _answer(Problem(500, "server_error", "the server failed; nothing was changed"))


HANDLERS: dict[int | type[Exception], Any] = {
    errors.QuadrantError: on_quadrant,
    HTTPException: on_http,
    Exception: on_unexpected,
}
