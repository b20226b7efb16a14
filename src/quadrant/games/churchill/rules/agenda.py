"""5.1 The Agenda segment: staff cards are dealt, one each is played in secret, issues are nominated.

Before that the conference card is revealed: 5.11 stands in ``games/churchill/cards/deck.py``.
"""

from __future__ import annotations

from quadrant.games.churchill.cards.deck import DECKS, STAFF
from quadrant.games.churchill.components import HAND, ISSUES, LEFT, NATIONS, UK
from quadrant.games.churchill.rules.staff import ChiefRoll, put_down
from quadrant.games.churchill.rules.ties import TieBreak
from quadrant.games.churchill.state import CENTER, GONE, Churchill, NationDecision
from quadrant.games.churchill.verbs import AGENDA, LEAD, NOMINATE
from quadrant.kernel.board import mask_of
from quadrant.kernel.deeds import does
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Few, Limit
from quadrant.kernel.message import Prompt
from quadrant.kernel.offers import Among, Offer, never

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
    """4.21, 5.13, 5.14 One card each in secret; the highest wins the agenda; then nominations."""

    def run(self, game: Churchill) -> None:
        game.phase = "agenda"
        game.push(*(PlayAgenda(name) for name in NATIONS), RevealAgenda(), AgendaSelection())


class PlayAgenda(NationDecision):
    """5.13 A staff card for the agenda, face down; all are revealed together. Leaders do not go there."""

    apart = True

    def offers(self, game: Churchill) -> tuple[Offer, ...]:
        return Among(AGENDA, Few("5.13", game.hand[self.nation], "why-not-in-hand")), _NO_LEADER

    @does(AGENDA)
    def lay(self, game: Churchill, card: int) -> None:
        """It lies face down until all three have chosen."""
        game.hand[self.nation] = tuple(c for c in game.hand[self.nation] if c != card)
        game.agenda[self.nation] = card
        known = {"card": STAFF[card].id}
        game.confide("agenda-played", "5.13", to=(self.seat,), secret=known, seat=self.seat)

    def prompt(self, game: Churchill) -> Prompt:
        return Prompt(self.prompt_id, "5.13")


(_NO_LEADER,) = never("5.13", "why-no-leader-on-agenda", LEAD)


class RevealAgenda(Step):
    """5.13 All cards are revealed, and compared."""

    def run(self, game: Churchill) -> None:
        game.agenda_open = True
        game.reveal()
        game.push(*(ShowAgenda(nation) for nation in range(3)), CompareAgenda())


class ShowAgenda(Step):
    """5.13 Attributes are ignored; a Chief of Staff rolls; the UK adds one (3.32 Imperial Staff)."""

    nation: int

    def run(self, game: Churchill) -> None:
        card = game.agenda[self.nation]
        if STAFF[card].chief:
            game.push(AgendaChief(card))
        else:
            self.counts(game, STAFF[card].value)

    def counts(self, game: Churchill, value: int) -> None:
        nation, card = self.nation, game.agenda[self.nation]
        value += 1 if nation == UK else 0
        game.agenda_value[nation] = value
        put_down(game, nation, card)
        game.tell("agenda-revealed", "5.13", seat=NATIONS[nation], card=STAFF[card].id, n=value)


class AgendaChief(ChiefRoll):
    """5.25 The Chief of Staff on the agenda."""

    def worth(self, game: Churchill, value: int) -> None:
        ShowAgenda(STAFF[self.card].nation).counts(game, value)


class CompareAgenda(Step):
    """5.13 The highest card wins the agenda; ties by 4.51."""

    def run(self, game: Churchill) -> None:
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


class Nomination(NationDecision):
    """5.14 Any issue that is neither on the table nor out of the game."""

    def offers(self, game: Churchill) -> tuple[Offer, ...]:
        free = [issue for issue, place in enumerate(game.place) if GONE != place < CENTER]
        return (Among(NOMINATE, Few("5.14", free, "why-issue-on-table", lambda: in_the_game(game))),)


def in_the_game(game: Churchill) -> Limit:
    """5.14 Issues that are not out of the game."""
    left = mask_of(issue for issue, place in enumerate(game.place) if place != GONE)
    return Limit("5.14", left, "why-issue-gone")


class FirstIssue(Nomination):
    """5.14 The agenda's winner selects an issue for its own track."""

    space: int

    @does(NOMINATE)
    def place(self, game: Churchill, issue: int) -> None:
        game.place[issue] = self.nation * 10 + self.space if self.space else CENTER
        game.tell("first-issue", "5.14", seat=self.seat, issue=ISSUES[issue].id, n=self.space)

    def prompt(self, game: Churchill) -> Prompt:
        return Prompt(self.prompt_id, "5.14", {"n": self.space})


class Nominate(Nomination):
    """5.14 An issue for the centre of the table."""

    @does(NOMINATE)
    def place(self, game: Churchill, issue: int) -> None:
        game.place[issue] = CENTER
        game.tell("nominated", "5.14", seat=self.seat, issue=ISSUES[issue].id)

    def prompt(self, game: Churchill) -> Prompt:
        return Prompt(self.prompt_id, "5.14")
