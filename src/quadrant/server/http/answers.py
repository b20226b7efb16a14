"""Errors as answers of HTTP, each with the status that fits."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from quadrant import errors
from quadrant.server.problems import problem_of
from quadrant.server.wire import Problem

log = structlog.get_logger(__name__)


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
    """A fault of ours: logged in full, reported in one line."""
    log.error("unexpected error", path=request.url.path, error=repr(error), exc_info=error)
    return _answer(Problem(500, "server_error", "the server failed; nothing was changed"))


HANDLERS: dict[int | type[Exception], Any] = {
    errors.QuadrantError: on_quadrant,
    HTTPException: on_http,
    Exception: on_unexpected,
}
