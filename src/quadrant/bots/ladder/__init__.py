"""The ladder: every bot of a game against every other, on the same deals, in every place.

A deal is a seed; two bots play it once with either in each camp. In a game with more than two camps, one of
them takes each camp in turn and the other all the rest, and then the other way round. A game depends only on
its deal and its bots, so a ladder can be played in parts, in any order, by any number of machines.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import combinations
from random import Random
from time import process_time
from traceback import format_exc
from typing import Final

import msgspec

from quadrant import bots
from quadrant.bots import arena
from quadrant.bots.weights import with_weights
from quadrant.errors import QuadrantError, UnknownBot
from quadrant.kernel import catalog
from quadrant.kernel.catalog import Game
from quadrant.kernel.flow import Choice
from quadrant.kernel.match import Match
from quadrant.kernel.options import Options

#: Modules that only measure or train; changing them does not change games.
TOOLS: Final = frozenset(
    (
        *("crew.py", "fit.py", "tuning.py"),
        *("command.py", "league.py", "learner.py", "selfplay.py", "train.py", "workers.py"),
    )
)


class Setting(msgspec.Struct, frozen=True):
    """What games must have in common to be compared."""

    game: str
    scenario: str
    options: Options
    #: A fingerprint of the rules and the bots that were used.
    code: str

    @property
    def special(self) -> Options:
        """The optional rules that differ from the default."""
        usual = catalog.find(self.game).check_options(None)
        return {name: value for name, value in self.options.items() if value != usual[name]}


class Pairing(msgspec.Struct, frozen=True):
    """One game of the ladder."""

    setting: Setting
    seed: int | str
    deal: int
    #: The bot in each camp.
    sides: dict[str, str]

    @property
    def key(self) -> tuple[str, int, tuple[tuple[str, str], ...]]:
        """What distinguishes it from all other games of its setting."""
        return str(self.seed), self.deal, tuple(sorted(self.sides.items()))


class LadderGame(msgspec.Struct, frozen=True, tag="game", tag_field="line"):
    """A game of the ladder that has been played."""

    pairing: Pairing
    #: The camps that won; none in a draw.
    winners: tuple[str, ...]
    score: dict[str, int]
    digest: str
    #: Choices of each bot, and the seconds of CPU time that it thought about them; those of the whole game.
    choices: dict[str, int]
    thought: dict[str, float]
    seconds: float

    def part(self, camp: str) -> float:
        """The camp's share of the victory; a draw is a victory shared by all."""
        if not self.winners:
            return 1 / len(self.pairing.sides)
        return (camp in self.winners) / len(self.winners)

    def lead(self, camp: str) -> float | None:
        """The camp's lead in points over the best other camp at the end, where points are counted."""
        others = [points for other, points in self.score.items() if other != camp]
        return self.score[camp] - max(others) if camp in self.score and others else None


class Failed(msgspec.Struct, frozen=True):
    """A game that could not be played to its end, and why."""

    pairing: Pairing
    error: str

    def __str__(self) -> str:
        sides = ", ".join(f"{camp} {name}" for camp, name in self.pairing.sides.items())
        return f"deal {self.pairing.deal} of seed {self.pairing.seed!r} ({sides}): {self.error}"


# What is to be played


def setting(game: str, scenario: str | None = None, options: Mapping[str, object] | None = None) -> Setting:
    """The setting, with everything in it checked."""
    known = catalog.find(game)
    return Setting(
        game, known.check_scenario(scenario), known.check_options(options), fingerprint(known.name)
    )


def camps(game: Game) -> list[str]:
    """The camps of a game, in the order of its seats."""
    return list(dict.fromkeys(game.camps.values()))


def pairings(
    setting: Setting, names: Sequence[str], deals: int, seed: int | str = 0, against: str = ""
) -> Iterator[Pairing]:
    """All games of a ladder, deal by deal, so that after an interruption all bots have played about as many.

    With ``against`` each of the others is alone in each camp against that one, and nothing else is played.
    """
    game = catalog.find(setting.game)
    places = camps(game)
    for name in names:
        maker_of(game, name)
    if against:
        tables = [alone(places, name, against) for name in names if name != against]
    else:
        tables = [matched(places, *pair) for pair in combinations(names, 2)]
    for deal in range(deals):
        for table in tables:
            for sides in table:
                yield Pairing(setting, seed, deal, sides)


def matched(camps: Sequence[str], first: str, second: str) -> list[dict[str, str]]:
    """Every way in which one of the two takes a camp and the other one the rest."""
    found = alone(camps, first, second)
    return found + [sides for sides in alone(camps, second, first) if sides not in found]


def alone(camps: Sequence[str], bot: str, others: str) -> list[dict[str, str]]:
    """A bot in each camp in turn, and another one in all the rest."""
    return [{camp: bot if camp == place else others for camp in camps} for place in camps]


def maker_of(game: Game, name: str) -> bots.Maker:
    """What makes the bot of that name.

    One from outside is named ``module:maker``, one with weights from a file ``level@FILE``.
    """
    if "@" in name:
        return with_weights(game.name, name)
    module, colon, maker = name.partition(":")
    if not colon:
        bots.make(game, name, game.seats[0], Random(0))
        return bots.makers(game.id)[name]
    try:
        found: bots.Maker = getattr(import_module(module), maker)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(f"there is no bot {name!r}: {error}") from None
    return found


# Playing


class Timed:
    """A bot, how often it was asked, and the CPU time that it took."""

    def __init__(self, bot: bots.Bot) -> None:
        self.bot = bot
        self.asked = 0
        self.seconds = 0.0

    def choose(self, question: bots.Question) -> Choice:
        start = process_time()
        choice = self.bot.choose(question)
        self.seconds += process_time() - start
        self.asked += 1
        return choice


def play(pairing: Pairing) -> LadderGame | Failed:
    """One game, from its deal to its end; errors are reported."""
    try:
        return _played(pairing)
    except Exception:
        return Failed(pairing, format_exc())


def _played(pairing: Pairing) -> LadderGame:
    setting = pairing.setting
    game = catalog.find(setting.game)
    start = process_time()
    seed = f"{pairing.seed}/{pairing.deal}"
    names = {seat: pairing.sides[game.camps[seat]] for seat in game.seats}
    makers = {name: maker_of(game, name) for name in pairing.sides.values()}
    players = {
        seat: Timed(makers[name](game, seat, Random(f"{seed}/{seat}"))) for seat, name in names.items()
    }
    match = Match(game, setting.scenario, seed, setting.options, keep=False)
    arena.finish(match, players)
    if match.result is None:
        raise QuadrantError("the game ended without a result")
    choices, thought = dict.fromkeys(names.values(), 0), dict.fromkeys(names.values(), 0.0)
    for seat, player in players.items():
        choices[names[seat]] += player.asked
        thought[names[seat]] += player.seconds
    return LadderGame(
        pairing,
        match.result.winners,
        dict(game.standing(match.state).score) if game.standing else {},
        match.digest(),
        choices,
        {name: round(seconds, 6) for name, seconds in thought.items()},
        round(process_time() - start, 3),
    )


# What it is played with


def fingerprint(game: str) -> str:
    """A fingerprint of the kernel, a game's rules, its bots and its net."""
    package = files("quadrant")
    folders = [package / "kernel", package / "games" / game, package / "bots" / game]
    shared = (package / "bots", package / "bots" / "nets")
    found = [file for folder in shared for file in folder.iterdir() if file.name not in TOOLS]
    for folder in folders:
        found += _below(folder)
    digest = blake2b(digest_size=8)
    for file in sorted(found, key=str):
        if file.is_file() and file.name.endswith((".py", ".json", ".npz")):
            # Line endings may differ elsewhere.
            digest.update(file.name.encode() + b"\0" + file.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()


def _below(folder: Traversable) -> Iterator[Traversable]:
    if not folder.is_dir():
        return
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _below(entry)
        else:
            yield entry
