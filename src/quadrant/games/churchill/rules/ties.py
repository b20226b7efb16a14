"""4.5 The tiebreaker procedure, for every tie except that of the game itself."""

from __future__ import annotations

from typing import ClassVar

from quadrant.games.churchill.components import LEFT, NATIONS, STAFF_IDS, US, USSR
from quadrant.games.churchill.rules.staff import CheckLeader, play_card, use_leader
from quadrant.games.churchill.state import Churchill, NationDecision, NationPick
from quadrant.games.churchill.verbs import DISCARD, WINS
from quadrant.kernel.board import mask_of
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import NOTHING, Limit, Limits
from quadrant.kernel.message import Args, Prompt
from quadrant.kernel.offers import Offer, passing
from quadrant.kernel.windows import Answer, Window

RULES = {"agenda": "4.51", "conference": "4.52"}


class TieBreak(Step):
    """4.51, 4.52 From Stalin to the left, an active leader may break the tie; the first to do so decides."""

    about: str
    tied: tuple[int, ...]

    def run(self, game: Churchill) -> None:
        game.tell("tie", RULES[self.about], seats1=tuple(NATIONS[n] for n in self.tied))
        game.push(AskLeaders(0, 0, self.about, self.tied))


class AskLeaders(Window):
    """4.51, 4.52 The active leaders are asked in turn; without any, the Arsenal of Democracy decides."""

    goes_on: ClassVar[bool] = False

    about: str
    tied: tuple[int, ...]

    def groups(self, game: Churchill) -> tuple[tuple[int], ...]:
        return (USSR,), (LEFT[USSR],), (LEFT[LEFT[USSR]],)

    def may_answer(self, game: Churchill, player: int) -> bool:
        return game.active[player]

    def ask(self, player: int, rest: tuple[int, ...]) -> BreakTie:
        return BreakTie(NATIONS[player], rest, self)

    def closed(self, game: Churchill) -> None:
        game.push(ArsenalOfDemocracy(NATIONS[US], self.about, self.tied))


class BreakTie(Answer, NationDecision):
    """4.51, 4.52 Use the leader: to win the tie if one is in it, else to name who wins it."""

    #: No standing order lets a tie go by.
    reaction: ClassVar[bool] = False

    window: AskLeaders

    @property
    def within(self) -> AskLeaders:
        return self.window

    @property
    def about(self) -> str:
        return self.window.about

    @property
    def tied(self) -> tuple[int, ...]:
        return self.window.tied

    def offers(self, game: Churchill) -> tuple[Offer, ...]:
        winners = 1 << self.nation if self.nation in self.tied else mask_of(self.tied)
        return passing(), Offer(WINS, Limits(Limit(RULES[self.about], winners, "why-tie-winner")))

    @does(WINS)
    def break_tie(self, game: Churchill, winner: int) -> None:
        use_leader(game, self.nation)
        leader = game.leader_name(self.nation)
        game.tell("leader-breaks-tie", RULES[self.about], leader=leader, seat=NATIONS[winner])
        steps: list[Step] = []
        if game.rules.tie_discard and game.hand[self.nation]:
            steps.append(DiscardForTie(self.seat))
        if game.rules.tie_check:
            steps.append(CheckLeader(self.nation))
        game.push(*steps)
        settle(game, self.about, winner)

    def prompt(self, game: Churchill) -> Prompt:
        leader, tied = game.leader_name(self.nation), tuple(NATIONS[n] for n in self.tied)
        args: Args = {"leader": leader, "seats": tied}
        return Prompt(f"{self.prompt_id}-{self.about}", RULES[self.about], args)


class DiscardForTie(NationPick):
    """3.31 At some tables a leader who breaks a tie also costs a staff card."""

    rule, verb = "3.31", DISCARD

    def limits(self, game: Churchill) -> Limits:
        return Limits(Limit("3.31", mask_of(game.hand[self.nation]), "why-not-in-hand"))

    def take(self, game: Churchill, card: int) -> None:
        play_card(game, self.nation, card)
        game.tell("discarded", "3.31", seat=self.seat, card=STAFF_IDS[card])


_NO_PASS = passing(Limit("4.53", NOTHING, "why-arsenal"))


class ArsenalOfDemocracy(NationDecision):
    """3.32, 4.53 The US wins the tie if it is in it, else it names the winner."""

    about: str
    tied: tuple[int, ...]

    def offers(self, game: Churchill) -> tuple[Offer, ...]:
        winners = 1 << US if US in self.tied else mask_of(self.tied)
        return Offer(WINS, Limits(Limit("4.53", winners, "why-arsenal"))), _NO_PASS

    @does(WINS)
    def break_tie(self, game: Churchill, winner: int) -> None:
        game.tell("arsenal-breaks-tie", "4.53", seat=NATIONS[winner])
        settle(game, self.about, winner)

    def prompt(self, game: Churchill) -> Prompt:
        return Prompt(f"prompt-arsenal-{self.about}", "4.53")


def settle(game: Churchill, about: str, winner: int) -> None:
    """The tie is broken."""
    if about == "agenda":
        game.agenda_winner = winner
    else:
        game.winner = winner
