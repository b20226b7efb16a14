"""What happened since one's last turn, and how much each thing matters."""

from __future__ import annotations

from quadrant.kernel.match import Match
from quadrant.kernel.message import Event
from quadrant.terminal.page import News
from quadrant.terminal.words import Words

#: What has happened since the last own choice comes before all else.
NOW = 1000


class Memory:
    """What each seat has been told: where its last turn ended, and what it has heard since."""

    def __init__(self, match: Match) -> None:
        self._match = match
        #: How many events there were when the seat's last run of choices came to its last one.
        self._since = dict.fromkeys(match.game.seats, 0)
        #: The same of its last choice, and of the last page that was read out.
        self._before = dict.fromkeys(match.game.seats, 0)
        self._told = dict.fromkeys(match.game.seats, 0)
        self._last: str | None = None

    def choosing(self, seat: str) -> None:
        """The seat is about to choose."""
        if self._last is not None and self._last != seat:
            self._since[self._last] = self._before[self._last]
        self._last = seat
        self._before[seat] = len(self._match.events)

    def back(self) -> None:
        """Something was taken back: nobody remembers what did not happen."""
        most = len(self._match.events)
        for known in (self._since, self._before, self._told):
            known.update({seat: min(at, most) for seat, at in known.items()})

    def news(self, seat: str, words: Words) -> list[News]:
        """What happened since the seat's last turn; its own last choice's consequences weigh most."""
        since, last = self._since[seat], self._before[seat]
        found = []
        for number, event in enumerate(self._match.events[since:], since):
            seen = event.seen_by(seat)
            if seen is not None:
                weight = self.weight(seen) + (NOW if number >= last and self._last == seat else 0)
                found.append(News(words.format(seen.id, seen.args), weight))
        return found

    def weight(self, event: Event) -> int:
        tell = self._match.game.tells.get(event.id.removeprefix("event-").removesuffix("-known"))
        return 0 if tell is None else tell.weight - 10 * tell.aside

    def unheard(self, seat: str, words: Words) -> list[str]:
        """All that the seat has not heard yet, in order: for those who listen."""
        seen = self._match.events_for(seat, self._told[seat])
        self._told[seat] = len(self._match.events)
        return [words.format(event.id, event.args) for event in seen]

    def log(self, seat: str, words: Words, most: int) -> list[str]:
        """The last so many things that happened."""
        seen = self._match.events_for(seat)[-most:]
        return [
            f"{words.format(event.id, event.args)}{f' [{event.rule}]' if event.rule else ''}"
            for event in seen
        ]
