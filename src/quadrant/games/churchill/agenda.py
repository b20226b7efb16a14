"""5.1 The Agenda segment: staff cards are dealt, one each is played in secret, issues are nominated."""

from __future__ import annotations

from quadrant.games.churchill.choices import AGENDA, NOMINATE
from quadrant.games.churchill.components import CARD, DECKS, HAND, ISSUE, ISSUES, LEFT, NATIONS, STAFF, UK
from quadrant.games.churchill.staff import printed_value
from quadrant.games.churchill.state import CENTER, DISPLAY, GONE, Churchill, NationDecision
from quadrant.games.churchill.ties import TieBreak
from quadrant.kernel.flow import Choice, Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Prompt, Refusal

#: 5.14 Issues each player nominates.
NOMINATIONS = 2


class PreConference(Step):
    """5.13 In odd conferences the whole staff deck is shuffled; seven cards each are dealt."""

    def run(self, game: Churchill) -> None:
        for nation, name in enumerate(NATIONS):
            if game.conference % 2:
                gone = game.removed[nation]
                game.draw[nation] = game.shuffle([c for c in DECKS[nation] if c not in gone])
                game.discard[nation] = ()
            cards, game.draw[nation] = game.draw[nation][:HAND], game.draw[nation][HAND:]
            game.hand[nation] = tuple(sorted(cards))
            known = {"cards": tuple(STAFF[card].id for card in game.hand[nation])}
            game.confide("dealt", "5.13", to=(name,), secret=known, seat=name, n=len(cards))
        game.reveal()


class AgendaSegment(Step):
    """5.13, 5.14 One card each in secret; the highest wins the agenda; then nominations."""

    def run(self, game: Churchill) -> None:
        game.phase = "agenda"
        game.push(*(PlayAgenda(name) for name in NATIONS), RevealAgenda(), AgendaSelection())


class PlayAgenda(NationDecision):
    """5.13 A staff card for the agenda, face down; all are revealed together."""

    def options(self, game: Churchill) -> list[Choice]:
        return [AGENDA[card] for card in game.hand[self.nation]]

    def resolve(self, game: Churchill, choice: Choice) -> None:
        card = CARD[str(choice[1])]
        game.hand[self.nation] = tuple(c for c in game.hand[self.nation] if c != card)
        game.agenda[self.nation] = card
        game.confide(
            "agenda-played", "5.13", to=(self.seat,), secret={"card": STAFF[card].id}, seat=self.seat
        )

    def prompt(self, game: Churchill) -> Prompt:
        return Prompt("prompt-play-agenda", "5.13")

    def explain(self, game: Churchill, choice: Choice) -> Refusal | None:
        if choice[0] == "lead":
            return Refusal("5.13", "why-no-leader-on-agenda")
        return Refusal("5.13", "why-not-in-hand") if choice[0] == "agenda" else None


class RevealAgenda(Step):
    """5.13 Attributes are ignored; a Chief of Staff rolls; the UK adds one (Imperial Staff)."""

    def run(self, game: Churchill) -> None:
        game.agenda_open = True
        game.reveal()
        for nation, name in enumerate(NATIONS):
            card = game.agenda[nation]
            value = printed_value(game, card) + (1 if nation == UK else 0)
            game.agenda_value[nation] = value
            game.discard[nation] = (*game.discard[nation], card)
            game.tell("agenda-revealed", "5.13", seat=name, card=STAFF[card].id, n=value)
        best = max(game.agenda_value)
        tied = tuple(n for n in range(3) if game.agenda_value[n] == best)
        if len(tied) > 1:
            game.push(TieBreak("agenda", tied))
        else:
            game.agenda_winner = tied[0]


class AgendaSelection(Step):
    """5.14 The winner places an issue by the difference to the lowest card; then each nominates two."""

    def run(self, game: Churchill) -> None:
        game.phase = "nominate"
        winner = game.agenda_winner
        game.tell("agenda-won", "5.14", seat=NATIONS[winner])
        space = game.agenda_value[winner] - min(game.agenda_value)
        turns = [n for n in round_from(LEFT[winner]) for _ in range(NOMINATIONS)]
        game.push(FirstIssue(NATIONS[winner], space), *(Nominate(NATIONS[nation]) for nation in turns))


def round_from(nation: int) -> tuple[int, int, int]:
    """All three, clockwise."""
    return nation, LEFT[nation], LEFT[LEFT[nation]]


def nomination_limits(game: Churchill) -> Limits:
    """5.14 Any issue that is neither on the table nor out of the game."""
    table = gone = 0
    for issue, place in enumerate(game.place):
        if place == GONE:
            gone |= 1 << issue
        elif place != DISPLAY:
            table |= 1 << issue
    return Limits(Limit("5.14", ~gone, "why-issue-gone"), Limit("5.14", ~table, "why-issue-on-table"))


def nominations(game: Churchill) -> list[Choice]:
    return [NOMINATE[issue] for issue, place in enumerate(game.place) if place == DISPLAY]


def explain_nomination(game: Churchill, choice: Choice) -> Refusal | None:
    if choice[0] != "nominate" or len(choice) != 2 or choice[1] not in ISSUE:
        return None
    issue = ISSUE[str(choice[1])]
    return nomination_limits(game).why_not(issue, issue=ISSUES[issue].id)


class FirstIssue(NationDecision):
    """5.14 The agenda's winner selects an issue for its own track."""

    space: int

    def options(self, game: Churchill) -> list[Choice]:
        return nominations(game)

    def resolve(self, game: Churchill, choice: Choice) -> None:
        place = self.nation * 10 + self.space if self.space else CENTER
        game.place[ISSUE[str(choice[1])]] = place
        game.tell("first-issue", "5.14", seat=self.seat, issue=choice[1], n=self.space)

    def prompt(self, game: Churchill) -> Prompt:
        return Prompt("prompt-first-issue", "5.14", {"n": self.space})

    def explain(self, game: Churchill, choice: Choice) -> Refusal | None:
        return explain_nomination(game, choice)


class Nominate(NationDecision):
    """5.14 An issue for the centre of the table."""

    def options(self, game: Churchill) -> list[Choice]:
        return nominations(game)

    def resolve(self, game: Churchill, choice: Choice) -> None:
        game.place[ISSUE[str(choice[1])]] = CENTER
        game.tell("nominated", "5.14", seat=self.seat, issue=choice[1])

    def prompt(self, game: Churchill) -> Prompt:
        return Prompt("prompt-nominate", "5.14")

    def explain(self, game: Churchill, choice: Choice) -> Refusal | None:
        return explain_nomination(game, choice)
