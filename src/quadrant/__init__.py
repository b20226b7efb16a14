"""Quadrant: four strategy games of the Second World War, every rule enforced.

>>> import quadrant
>>> match = quadrant.new("generals", scenario="standard", seed=7)
>>> match.seat
'germany'
>>> match.choose(match.options()[0])
"""

from quadrant.dataset import records
from quadrant.errors import (
    DamagedRecord,
    ForeignRecord,
    IllegalChoice,
    IllegalQuery,
    MatchOver,
    MissingExtra,
    QuadrantError,
    UndoRefused,
    UnknownBot,
    UnknownGame,
    UnknownOption,
    UnknownQuery,
    UnknownScenario,
    UnknownSeat,
    VersionMismatch,
    WrongSeat,
)
from quadrant.kernel.catalog import Game, games
from quadrant.kernel.flow import Choice, Result
from quadrant.kernel.match import Match, load, new
from quadrant.kernel.message import Event, Prompt, Refusal

__all__ = [
    "Choice",
    "DamagedRecord",
    "Event",
    "ForeignRecord",
    "Game",
    "IllegalChoice",
    "IllegalQuery",
    "Match",
    "MatchOver",
    "MissingExtra",
    "Prompt",
    "QuadrantError",
    "Refusal",
    "Result",
    "UndoRefused",
    "UnknownBot",
    "UnknownGame",
    "UnknownOption",
    "UnknownQuery",
    "UnknownScenario",
    "UnknownSeat",
    "VersionMismatch",
    "WrongSeat",
    "games",
    "load",
    "new",
    "records",
]
