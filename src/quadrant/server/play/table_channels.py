"""The channels of a match: its owner lets it tell of every turn, wherever the players meet."""

from __future__ import annotations

from msgspec.structs import replace

from quadrant.server import wire
from quadrant.server.people.caller import Caller
from quadrant.server.people.seating import check_visible
from quadrant.server.play.live import LiveMatch
from quadrant.server.play.matches import Matches
from quadrant.server.play.position import Change
from quadrant.server.problems import Conflict, Forbidden
from quadrant.server.tidings.channels import Channels
from quadrant.server.tidings.courier import Courier


class TableChannels:
    """They tell what a spectator sees, so a match without spectators has none but its players' own."""

    def __init__(self, matches: Matches, channels: Channels, courier: Courier) -> None:
        self._matches = matches
        self._channels = channels
        self._courier = courier

    async def of(self, caller: Caller, id: str) -> list[wire.ChannelInfo]:
        """The channels of the match; only the owner sees them."""
        async with self._matches.open(id) as live:
            self._check(live, caller)
        return await self._channels.of_match(id)

    async def add(self, caller: Caller, id: str, asked: wire.HookAsked) -> wire.ChannelInfo:
        """The match tells of its turns there."""
        async with self._matches.open(id) as live:
            self._check(live, caller)
            if live.row.over:
                raise Conflict("the match is over")
            # First the mark, then the channel: a mark without a channel does no harm.
            if not live.row.pending.heard:
                pending = replace(live.row.pending, heard=True)
                head = live.head()
                await self._matches.store_change(live, head, Change(), seats=[], notices=[], pending=pending)
                live.commit(head)
                live.update(live.told)
            return await self._channels.add_hook(caller, asked, id)

    async def end(self, caller: Caller, id: str, channel: int) -> None:
        """It tells nothing there any more."""
        async with self._matches.open(id) as live:
            self._check(live, caller)
        await self._channels.end_of_match(id, channel)

    async def try_out(self, caller: Caller, id: str, channel: int) -> int:
        """A message there that says nothing but that it works."""
        async with self._matches.open(id) as live:
            self._check(live, caller)
        await self._channels.check_often(caller)
        return await self._courier.try_out(channel, caller.known, id)

    def _check(self, live: LiveMatch, caller: Caller) -> None:
        check_visible(self._matches.people, live.row, live.seats.values(), caller)
        if caller.known != live.row.owner_id:
            raise Forbidden("only the owner lets the match tell of its turns elsewhere")
