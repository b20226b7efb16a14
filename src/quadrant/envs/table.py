"""A match as learning programs play it: players who take numbered actions and see rows of numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from quadrant.bots import Bot, Question
from quadrant.envs.encoding import Encoder, Scribe, encoder
from quadrant.envs.menu import Menu
from quadrant.envs.sparse import Sparse
from quadrant.errors import IllegalChoice, QuadrantError
from quadrant.kernel import catalog, dice
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Choice, Result
from quadrant.kernel.match import Match, read_record

#: What an observation can be: the view as a row of numbers, or the numbers of the features that are there.
VIEW: Final = "view"
FEATURES: Final = "features"


class Rules:
    """What is played: a game, a scenario, its options, by how many players; and what they see of it.

    Everything in it is checked.
    """

    def __init__(
        self,
        game: str,
        scenario: str | None = None,
        options: Mapping[str, object] | None = None,
        players: int | None = None,
        page: int | None = None,
        observation: str = VIEW,
    ) -> None:
        self.game: Game = catalog.current(game)
        self.scenario = self.game.check_scenario(scenario)
        self.options = self.game.check_options(options)
        self.encoder: Encoder = encoder(self.game)
        assert self.game.lexicon is not None
        if page is not None and page < 2:
            raise QuadrantError(f"a page of the menu has two actions at least, not {page}")
        self.menu = Menu(self.game, page or self.game.lexicon.page)
        if observation not in (VIEW, FEATURES):
            raise QuadrantError(f"an observation is {VIEW!r} or {FEATURES!r}, not {observation!r}")
        #: What agents see as features, if they do not see the view.
        self.sparse = Sparse(self.game, self.menu.size) if observation == FEATURES else None
        #: The seats of each player; a player with one seat is called like it.
        self.players = _players(self.game, players)
        self.player_of = {seat: player for player, seats in self.players.items() for seat in seats}

    def __deepcopy__(self, memo: dict[int, object]) -> Rules:
        """They never change: copies of a match share them."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        seen = FEATURES if self.sparse else VIEW
        return Rules, (self.game.id, self.scenario, self.options, len(self.players), self.menu.size, seen)


def _players(game: Game, count: int | None) -> dict[str, tuple[str, ...]]:
    if count is None or count == len(game.seats):
        return {seat: (seat,) for seat in game.seats}
    for seating in game.seatings:
        if len(seating) == count:
            return {"+".join(seats): seats for seats in seating}
    counts = sorted({len(game.seats), *map(len, game.seatings)})
    raise QuadrantError(f"{game.name} is played by {', '.join(map(str, counts))}, not by {count}")


def reward(game: Game, seat: str, result: Result | None) -> float:
    """What the end of a match is worth to a seat: 1 won, -1 lost, 0 drawn or not over."""
    if result is None or not result.winners:
        return 0.0
    return 1.0 if seat in result.winners or game.camps[seat] in result.winners else -1.0


class Table:
    """A match and its menu: what is asked now as actions, and what each player sees."""

    def __init__(self, rules: Rules, seed: dice.Seed | None = None, match: Match | None = None) -> None:
        self.rules = rules
        self.match = match or Match(rules.game, rules.scenario, seed, rules.options, keep=False)
        self._scribes: dict[str | None, Scribe] = {}
        #: The page of the menu that lies open, and what is on it.
        self.number = 0
        self.page: list[Choice | None] = []
        #: The actions that were taken: choices, and pages that were turned.
        self.acts = 0
        self._look()

    def _look(self) -> None:
        """What is asked now."""
        self._ordered = self.rules.menu.order(self.match.options())
        self.turn_to(0)

    @property
    def seat(self) -> str | None:
        return self.match.seat

    @property
    def player(self) -> str | None:
        seat = self.match.seat
        return None if seat is None else self.rules.player_of[seat]

    def act(self, action: int) -> None:
        """Choose what stands there on the menu, or turn the page."""
        if not 0 <= action < len(self.page):
            raise IllegalChoice(f"there is no action {action}: the menu has {len(self.page)}")
        choice = self.page[action]
        self.acts += 1
        if choice is not None:
            self.match.choose(choice)
            self._look()
            return
        self.turn_to((self.number + 1) % self.rules.menu.pages(len(self._ordered)))

    def let(self, players: Mapping[str, Bot]) -> None:
        """Bots choose in their seats until somebody else is asked."""
        match = self.match
        while (seat := match.seat) is not None and seat in players:
            match.choose(players[seat].choose(Question(match)))
        self._look()

    def turn_to(self, number: int) -> None:
        """Show that page of the menu."""
        self.number = number
        self.page = self.rules.menu.page(self._ordered, number)

    def of(self, player: str) -> str:
        """The seat through which a player looks: the one that is asked, if it is his, or else his first."""
        seats = self.rules.players[player]
        seat = self.match.seat
        return seat if seat in seats else seats[0]

    def view(self, player: str) -> Any:
        return self.match.view(self.of(player))

    def row(self, player: str, view: object = None) -> Any:
        """What the player sees as numbers; the view, if it has been drawn already."""
        seat = self.of(player)
        decision = self.match.decision
        asked = decision if decision is not None and decision.seat == seat else None
        return self._scribe(seat).write(
            self.match.view(seat) if view is None else view, self.match.state, asked
        )

    def features(self, player: str) -> dict[str, Any]:
        """What the player knows, and what his actions are, as the numbers of features."""
        sparse = self.rules.sparse
        assert sparse is not None
        return sparse.look(self.match.state, self.of(player), self.menu_of(player))

    def open_row(self) -> Any:
        """What everybody may see, as numbers."""
        return self._scribe(None).write(self.match.view())

    def _scribe(self, seat: str | None) -> Scribe:
        scribe = self._scribes.get(seat)
        if scribe is None:
            scribe = self._scribes[seat] = Scribe(self.rules.encoder, seat)
        return scribe

    def menu_of(self, player: str) -> list[Choice | None]:
        """The player's actions; none if another one is asked."""
        return self.page if player == self.player else []

    def reward(self, player: str) -> float:
        seats = self.rules.players[player]
        return sum(reward(self.rules.game, seat, self.match.result) for seat in seats) / len(seats)

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        """An independent copy: a fork of the match."""
        other = Table(self.rules, match=self.match.fork())
        other.turn_to(self.number)
        other.acts = self.acts
        return other

    def __reduce__(self) -> tuple[object, ...]:
        snapshot = self.match.state.encode()
        return _thawed, (self.rules, self.match.record(), snapshot, self.number, self.acts)


def _thawed(rules: Rules, record: dict[str, Any], snapshot: bytes, page: int, acts: int) -> Table:
    """A table that was stored, with the position as it was."""
    table = Table(
        rules, match=Match.resume(read_record(record), snapshot, len(record["choices"]), keep=False)
    )
    table.turn_to(page)
    table.acts = acts
    return table
