"""How a scenario stands: who would win if nothing more happened, and how daring that makes a side."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from quadrant.games.empire.components import ALLIES, JAPAN
from quadrant.games.empire.rules.points import NEEDED, SCHEDULE
from quadrant.games.empire.rules.points import score as scored_points
from quadrant.games.empire.rules.scenario_rules import will_counts
from quadrant.games.empire.rules.victory import progress_made
from quadrant.games.empire.scenarios import SCENARIOS
from quadrant.games.empire.state import Empire
from quadrant.kernel import catalog
from quadrant.kernel.match import Match

#: What a lack of progress in this turn is reckoned to cost: it may still be made.
LACKING: Final = 0.7
#: In so many turns before the end who has lost his lead fights for it again.
LAST_CHANCE: Final = 2
#: A lead of so many points at the start makes a side as careful as it can be.
CLEAR: Final = 2.0


class Temper(NamedTuple):
    """What a side makes of hexes to be taken, of its losses, and of garrisons that leave."""

    prize: float = 1.0
    care: float = 1.0
    stay: float = 0.5


#: Japan cannot replace what it loses.
USUAL: Final = (Temper(care=1.1), Temper(care=0.9))
#: How much each part of a temper changes for who has a clear lead at the start, and for who is behind.
AHEAD: Final = Temper(-0.9, 1.7, 2.0)
BEHIND: Final = Temper(0.4, -0.25, -0.2)


def lead(game: Empire, side: int) -> float:
    """By how many points the side would win the scenario now; the campaign is won by no points."""
    victory = SCENARIOS[game.scenario].victory
    if victory not in SCHEDULE:
        return 0.0
    made = sum(part.amount for part in scored_points(game)) - NEEDED[victory] + 0.5
    if will_counts(game) and progress_made(game) < game.progress_need:
        made += LACKING
    return made if side == JAPAN else -made


@cache
def outset(scenario: int) -> float:
    """By how many points Japan was ahead when the scenario began."""
    start = Match(catalog.find("empire"), SCENARIOS[scenario].id, 0, keep=False).state
    assert isinstance(start, Empire)
    return lead(start, JAPAN)


def temper(game: Empire, side: int) -> Temper:
    """Who began with what he needs sits on it, unless the progress of the war obliges him to attack (16.47)
    or it is lost and there is little time; who is behind dares more."""
    usual, now = USUAL[side], lead(game, side)
    begun = outset(game.scenario) * (1 if side == JAPAN else -1)
    obliged = side == ALLIES and will_counts(game)
    late = now < 0 and game.turn > game.last_turn - LAST_CHANCE
    sits = begun > 0 and not obliged and not late
    share, change = (min(1.0, begun / CLEAR), AHEAD) if sits else (float(now < 0), BEHIND)
    return Temper(
        usual.prize * (1 + change.prize * share),
        usual.care * (1 + change.care * share),
        usual.stay * (1 + change.stay * share),
    )
