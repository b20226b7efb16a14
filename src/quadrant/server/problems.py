"""From an error to an answer that names it, with the right status."""

# ruff: noqa: N818  (the names say what is wrong, as in quadrant.errors)

from __future__ import annotations

import structlog

from quadrant import errors
from quadrant.server.wire import Problem

log = structlog.get_logger(__name__)


class ServerError(errors.QuadrantError):
    """A request that cannot be fulfilled, for a reason outside the rules of a game."""


class NotFound(ServerError):
    """There is no such thing, or the caller may not know of it."""


class Deleted(ServerError):
    """The match has just been deleted."""


class NotLoggedIn(ServerError):
    """The caller must log in first."""


class Forbidden(ServerError):
    """The caller may not do that."""


class Stale(ServerError):
    """The match has moved on since the caller last looked."""


class Conflict(ServerError):
    """The request does not fit the present state."""


class BadName(ServerError):
    """Nobody may have that name."""


class Unstorable(ServerError):
    """No database can store such a text or number."""


class WrongMedia(ServerError):
    """The body is not in a supported form."""


class TooMany(ServerError):
    """Too often, or too much at once."""


class Unavailable(ServerError):
    """The database cannot answer, or cannot store, at the moment."""


#: Status and code of errors raised on purpose; the first type that fits counts.
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
    """The answer for an error. An unexpected one is logged in full and reported in one line."""
    for kind, status, code in KNOWN:
        if isinstance(error, kind):
            refusal = error.refusal if isinstance(error, errors.IllegalChoice) else None
            return Problem(status, code, str(error), refusal)
    log.error("unexpected error", error=repr(error), exc_info=error)
    return Problem(500, "server_error", "the server failed; nothing was changed")
