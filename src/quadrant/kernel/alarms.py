"""Alarms: what friends at the table would warn of before you choose, from what everybody can see.

A game answers the query ``alarms`` with them. They tell a seat no more than its view does: public facts and
its own secrets.
"""

from __future__ import annotations

import msgspec

from quadrant.kernel.message import Args


class Alarm(msgspec.Struct, frozen=True):
    """Something to look out for: a message, its rule; what it is about are the places among its arguments."""

    id: str
    rule: str
    args: Args = {}
    #: It cannot wait: it costs the game, or a piece this very turn.
    grave: bool = False


class Alarms(msgspec.Struct, frozen=True):
    """The answer: the gravest first."""

    alarms: tuple[Alarm, ...]

    @classmethod
    def of(cls, *found: Alarm) -> Alarms:
        """These, the gravest first and else in their order."""
        return cls(tuple(sorted(found, key=lambda alarm: not alarm.grave)))
