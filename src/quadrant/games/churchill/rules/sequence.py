"""4.0 and 8.0 The sequence of play.

A conference: the Conference phase (agenda, meeting, decisions), the War phase, the Post-Mortem.
"""

from __future__ import annotations

from quadrant.games.churchill.cards.deck import RevealCard
from quadrant.games.churchill.components import FRONTS, GERMANY, ISSUES, JAPAN, NOBODY, UNITS
from quadrant.games.churchill.rules.agenda import AgendaSegment, PreConference
from quadrant.games.churchill.rules.alignment import PoliticalSegment
from quadrant.games.churchill.rules.clandestine import ClandestineSegment
from quadrant.games.churchill.rules.decision import (
    BombResearch,
    ConditionalIssues,
    GlobalDecision,
    PlaceDirectedOffensives,
    TheaterLeadership,
)
from quadrant.games.churchill.rules.fronts import AdvanceFronts
from quadrant.games.churchill.rules.meeting import MeetingSegment
from quadrant.games.churchill.rules.production import Allocation, Production
from quadrant.games.churchill.rules.reserves import AxisReserves
from quadrant.games.churchill.rules.surrender import AxisSurrender
from quadrant.games.churchill.rules.winning import EndGame
from quadrant.games.churchill.state import DISPLAY, GONE, Churchill
from quadrant.kernel.flow import Step


class PlayGame(Step):
    """4.0 A series of conferences."""

    def run(self, game: Churchill) -> None:
        game.push(Conference())


class Conference(Step):
    """4.1 The phases of a conference."""

    def run(self, game: Churchill) -> None:
        game.push(
            OpenConference(),
            ConferencePhase(),
            WarPhase(),
            PostMortem(),
        )


class ConferencePhase(Step):
    """4.2 Agenda, meeting and decisions."""

    def run(self, game: Churchill) -> None:
        game.push(
            RevealCard(),
            PreConference(),
            AgendaSegment(),
            MeetingSegment(),
            DecisionSegment(),
        )


class DecisionSegment(Step):
    """4.23, 6.0 Seven activities in this order."""

    def run(self, game: Churchill) -> None:
        game.push(
            PlaceDirectedOffensives(),
            ConditionalIssues(),
            Production(),
            Allocation(),
            TheaterLeadership(),
            BombResearch(),
            GlobalDecision(),
        )


class WarPhase(Step):
    """4.3, 7.0 Clandestine, political and military segments."""

    def run(self, game: Churchill) -> None:
        game.push(
            ClandestineSegment(),
            PoliticalSegment(),
            AxisReserves(),
            AdvanceFronts(),
            AxisSurrender(),
        )


class OpenConference(Step):
    """5.13 The leaders take their chairs, active unless one is still ill."""

    def run(self, game: Churchill) -> None:
        game.conference += 1
        game.active = [not ill for ill in game.ill]
        game.tell("conference", "4.1", n=game.conference, conference=str(game.conference))
        for nation in range(3):
            if game.ill[nation]:
                game.tell("leader-inactive", "5.13", leader=game.leader_name(nation))
        game.ill = [False, False, False]


class PostMortem(Step):
    """8.0, 9.3 Issues, support and reserves are put away; the game ends, or the next conference begins."""

    def run(self, game: Churchill) -> None:
        put_away(game)
        over = game.surrendered[GERMANY] and game.surrendered[JAPAN]
        if over or game.conference == game.last_conference:
            game.push(EndGame())
        else:
            game.close_round()  # the next conference begins with a card that may score
            game.push(Conference())


def put_away(game: Churchill) -> None:
    """8.0 What belongs to one conference only."""
    game.past = (*game.past, game.card)
    game.card = NOBODY
    game.place = [GONE if place == GONE else DISPLAY for place in game.place]
    game.previous_winner, game.winner, game.agenda_winner = game.winner, NOBODY, NOBODY
    game.agenda = [NOBODY] * 3
    game.agenda_value = [0] * 3
    game.agenda_open = False
    game.played = [()] * 3
    game.may_pass = [False] * 3
    game.barred = [False] * 3
    game.unchecked = [False] * 3
    game.paranoia = False
    game.purge = NOBODY
    put_away_war(game)


def put_away_war(game: Churchill) -> None:
    """8.0 Offensive support goes, surviving Axis reserves go home."""
    game.production = [0] * 3
    game.extra = [0] * 3
    game.convoy = 0
    game.commitments = []
    game.forbidden = []
    game.target = [NOBODY] * len(ISSUES)
    game.owed = [0] * len(ISSUES)
    game.activated = [False] * len(ISSUES)
    game.research = 0
    game.support = [0] * 9
    game.networks_due = [0] * 3
    game.alignments_due = [0] * 3
    game.no_network = [False] * 3
    game.withheld = [0] * len(UNITS)
    game.sent = [0] * len(FRONTS)
    game.sortie = NOBODY
    game.held = [False] * len(FRONTS)
    game.reserves = [0] * len(FRONTS)
    game.offensive = [0] * len(FRONTS)
    game.campaign = [0] * len(FRONTS)
