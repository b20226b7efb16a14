"""Who may speak, and who may sit down at whose table, as moderators and people themselves have said."""

from __future__ import annotations

from quadrant.server.people.caller import iso
from quadrant.server.problems import Forbidden
from quadrant.server.store.keeper import Keeper
from quadrant.server.store.rows import now


async def check_heard(store: Keeper, user: int) -> None:
    """Raises Forbidden if a moderator lets nobody hear him."""
    until = await store.silent_until(user)
    if until > now():
        raise Forbidden(f"a moderator has silenced you until {iso(until)}")


async def check_welcome(store: Keeper, user: int, owner: int) -> None:
    """Raises Forbidden if the owner of a match and the user do not play with each other."""
    if owner in await store.blocked_between(user):
        raise Forbidden("you and the owner of this match do not play with each other")
