"""What is pending around a match and stored with it: clocks, a request to take something back."""

from __future__ import annotations

from msgspec import Struct


class Times(Struct, frozen=True, omit_defaults=True):
    """The clocks of a match. Moments are in the server's own time (``server_time.py``), all in ms."""

    #: Each player's remaining time, without the part that is running now.
    left: dict[str, int] = {}
    #: The player the match waits for, and since when; nobody while a bot thinks or a seat is empty.
    player: str = ""
    since: int = 0
    #: Since when the present question is open.
    asked: int = 0
    #: The turn has lasted too long, and the player was reminded.
    late: bool = False
    #: The seat that chooses instead of the one that is asked.
    instead: str = ""
    #: How often the present choice has gone round the table without being made.
    rounds: int = 0
    #: Since when nobody's time runs, by agreement; 0 if it runs.
    stopped: int = 0


class TakebackRequest(Struct, frozen=True, omit_defaults=True):
    """Somebody asks the others for permission to go back to when ``to`` choices were made."""

    seat: str
    user: int
    to: int
    #: If something else was taken back meanwhile, the request no longer means anything.
    epoch: int
    agreed: tuple[int, ...] = ()


class PauseRequest(Struct, frozen=True, omit_defaults=True):
    """Somebody asks the others to stop the clocks; once all have agreed, they stand (``Times.stopped``)."""

    user: int
    agreed: tuple[int, ...] = ()


class Pending(Struct, frozen=True, omit_defaults=True):
    """Everything that is pending."""

    times: Times = Times()
    takeback: TakebackRequest | None = None
    #: The number of choices when a request was declined; it is not repeated before there are more.
    declined: int = -1
    pause: PauseRequest | None = None
    #: Choices that had revealed something were taken back: somebody knows what is to come.
    known: bool = False
    #: The number of choices when somebody last left a seat.
    parted: int = 0
    #: The seats that are asked at the same time as the one that the match waits for.
    also: tuple[str, ...] = ()
    #: The match has channels of its own, which tell of every turn.
    heard: bool = False
