"""4.5 The tiebreaker procedure, for every tie but that of the game itself."""

from __future__ import annotations

from quadrant.games.churchill.cards import leader_name
from quadrant.games.churchill.choices import DISCARD, WINS
from quadrant.games.churchill.components import CARD, LEFT, NATIONS, US, USSR, nation_of
from quadrant.games.churchill.staff import LeaderCheck, play_card, use_leader
from quadrant.games.churchill.state import Churchill, NationDecision
from quadrant.kernel.flow import PASS, Choice, Step
from quadrant.kernel.message import Prompt, Refusal

RULES = {"agenda": "4.51", "conference": "4.52"}


class TieBreak(Step):
    """4.51, 4.52 From Stalin to the left, an active leader may break the tie; the first to do so decides."""

    about: str
    tied: tuple[int, ...]

    def run(self, game: Churchill) -> None:
        game.tell("tie", RULES[self.about], seats1=tuple(NATIONS[n] for n in self.tied))
        order = USSR, LEFT[USSR], LEFT[LEFT[USSR]]
        game.push(AskLeaders(self.about, self.tied, order))


class AskLeaders(Step):
    """4.51, 4.52 The next active leader is asked; without any, the Arsenal of Democracy decides."""

    about: str
    tied: tuple[int, ...]
    waiting: tuple[int, ...]

    def run(self, game: Churchill) -> None:
        ready = [nation for nation in self.waiting if game.active[nation]]
        if not ready:
            game.push(ArsenalOfDemocracy(NATIONS[US], self.about, self.tied))
            return
        rest = self.waiting[self.waiting.index(ready[0]) + 1 :]
        game.push(BreakTie(NATIONS[ready[0]], self.about, self.tied, rest))


class BreakTie(NationDecision):
    """4.51, 4.52 Use the leader: to win the tie if one is in it, else to name who wins it."""

    about: str
    tied: tuple[int, ...]
    rest: tuple[int, ...]

    def options(self, game: Churchill) -> list[Choice]:
        mine = (self.nation,) if self.nation in self.tied else self.tied
        return [PASS, *(WINS[nation] for nation in mine)]

    def resolve(self, game: Churchill, choice: Choice) -> None:
        if choice == PASS:
            game.push(AskLeaders(self.about, self.tied, self.rest))
            return
        use_leader(game, self.nation)
        winner = nation_of(str(choice[1]))
        leader = leader_name(game, self.nation)
        game.tell("leader-breaks-tie", RULES[self.about], leader=leader, seat=NATIONS[winner])
        steps: list[Step] = []
        if game.rules.tie_discard and game.hand[self.nation]:
            steps.append(DiscardForTie(self.seat))
        if game.rules.tie_check:
            steps.append(LeaderCheck(self.nation))
        game.push(*steps)
        settle(game, self.about, winner)

    def prompt(self, game: Churchill) -> Prompt:
        leader, tied = leader_name(game, self.nation), tuple(NATIONS[n] for n in self.tied)
        rule = RULES[self.about]
        return Prompt(f"prompt-break-tie-{self.about}", rule, {"leader": leader, "seats": tied})

    def explain(self, game: Churchill, choice: Choice) -> Refusal | None:
        if choice[0] != "wins":
            return None
        return Refusal(RULES[self.about], "why-tie-winner")


class DiscardForTie(NationDecision):
    """3.31 At some tables a leader who breaks a tie also costs a staff card."""

    def options(self, game: Churchill) -> list[Choice]:
        return [DISCARD[card] for card in game.hand[self.nation]]

    def resolve(self, game: Churchill, choice: Choice) -> None:
        play_card(game, self.nation, CARD[str(choice[1])])
        game.tell("discarded", "3.31", seat=self.seat, card=choice[1])

    def prompt(self, game: Churchill) -> Prompt:
        return Prompt("prompt-discard-for-tie", "3.31")


class ArsenalOfDemocracy(NationDecision):
    """4.53 The US wins the tie if it is in it, else it names the winner."""

    about: str
    tied: tuple[int, ...]

    def options(self, game: Churchill) -> list[Choice]:
        return [WINS[US]] if US in self.tied else [WINS[nation] for nation in self.tied]

    def resolve(self, game: Churchill, choice: Choice) -> None:
        winner = nation_of(str(choice[1]))
        game.tell("arsenal-breaks-tie", "4.53", seat=NATIONS[winner])
        settle(game, self.about, winner)

    def prompt(self, game: Churchill) -> Prompt:
        return Prompt(f"prompt-arsenal-{self.about}", "4.53")

    def explain(self, game: Churchill, choice: Choice) -> Refusal | None:
        return Refusal("4.53", "why-arsenal") if choice[0] in ("wins", "pass") else None


def settle(game: Churchill, about: str, winner: int) -> None:
    """The tie is broken."""
    if about == "agenda":
        game.agenda_winner = winner
    else:
        game.winner = winner
