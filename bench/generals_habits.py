"""What the cards of Generals usually bring by a glance, measured in games of the staff.

Every few turns all lines of the nation are compared: what the best one with a card brings more than to
discard one, and what an answer brings more than to pass. Written to ``bots/generals/worth.json``.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections import defaultdict
from importlib.resources import files
from math import log, sqrt
from pathlib import Path
from random import Random
from statistics import mean

from quadrant import bots
from quadrant.bots.generals.guide import GeneralsGuide
from quadrant.bots.generals.worth import GLANCE
from quadrant.bots.guide import Line
from quadrant.games.generals.cards.deck import CARDS
from quadrant.games.generals.components import CARD
from quadrant.games.generals.rules.score import LAST_ROUND
from quadrant.games.generals.state import Generals
from quadrant.kernel import catalog
from quadrant.kernel.flow import PASS, Choice
from quadrant.kernel.match import Match

#: Lines are compared in every so manieth turn: turns that follow each other are much alike.
EVERY = 5
#: What is played is measured for these cards; the others' use can be seen on the board.
MEASURED = ("event", "economic_warfare")
Found = dict[str, dict[str, list[float]]]


def lead(game: Generals, line: Line) -> float:
    """What the glance expects of a line, in victory points."""
    assert line.value is not None
    chance = min(max(line.value, 1e-9), 1 - 1e-9)
    rounds = LAST_ROUND - game.round + 1 - game.turn / len(game.SEATS)
    return GLANCE.spread * sqrt(rounds) * log(chance / (1 - chance))


def compare(game: Generals, lines: list[Line], found: Found) -> None:
    """Add what each card brings in this position."""
    best: dict[tuple[Choice, ...], float] = {}
    for line in lines:
        choices = tuple(answer.choice for answer in line.answers)
        for length in range(1, len(choices) + 1):
            begun = choices[:length]
            best[begun] = max(best.get(begun, float("-inf")), lead(game, line))
    thrown = [value for begun, value in best.items() if len(begun) == 1 and begun[0].verb == "discard"]
    for begun, value in best.items():
        *before, choice = begun
        if before:
            passed = best.get((*before, PASS))
            if choice.verb == "use" and passed is not None:
                found["answers"][str(choice[1])].append(value - passed)
        elif thrown and choice.verb == "use":
            found["uses"][str(choice[1])].append(value - max(thrown))
        elif thrown and choice.verb == "play" and CARDS[CARD[str(choice[1])]].type in MEASURED:
            found["plays"][str(choice[1])].append(value - max(thrown))


def play(seed: str, found: Found) -> None:
    """One game of the staff."""
    game, guide, turns = catalog.find("generals"), GeneralsGuide(), 0
    players = bots.seated(game, dict.fromkeys(game.seats, "staff"), seed)
    match = Match(game, "standard", seed, keep=False)
    while match.seat is not None:
        question = bots.Question(match)
        if question.kind == "play_one":
            turns += 1
            if turns % EVERY == 0:
                world = question.determinised(Random(seed))
                assert isinstance(world, Generals)
                compare(world, list(guide.lines(world, question.seat, question.options)), found)
        match.choose(players[question.seat].choose(question))


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="habits")
    args = parser.parse_args()
    found: Found = {name: defaultdict(list) for name in ("plays", "uses", "answers")}
    for number in range(args.games):
        play(f"{args.seed}/{number}", found)
    path = Path(str(files("quadrant.bots.generals"))) / "worth.json"
    known = json.loads(path.read_text())
    known["habits"] = {
        name: {card: round(mean(values), 2) for card, values in sorted(cards.items())}
        for name, cards in found.items()
    }
    known["habits_command"] = f"python -m bench.generals_habits --games {args.games} --seed {args.seed}"
    path.write_text(json.dumps(known, indent=1) + "\n")


if __name__ == "__main__":
    main()
