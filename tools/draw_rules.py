"""Rules drawn at random, to ask a stranger where their code is: ``python tools/draw_rules.py --seed 7``.

Prints the game, the number and the title of each rule, and nothing that says where it is carried out. Only
rules that are code are drawn. ``quadrant rule GAME NUMBER`` has the answers.
"""

from __future__ import annotations

import argparse
from itertools import islice, zip_longest
from random import Random

from quadrant.kernel.catalog import games
from quadrant.kernel.rules import rules


def drawn(seed: str, count: int) -> list[tuple[str, str, str]]:
    """That many rules as game, number and title, the games in turn; the same ones for the same seed."""
    random = Random(seed)
    decks = []
    for game in sorted(games(), key=lambda game: game.name):
        deck = [(game.name, rule.rule, rule.title_en) for rule in rules(game.name) if rule.place == "code"]
        decks.append(random.sample(deck, len(deck)))
    turns = (rule for turn in zip_longest(*decks) for rule in turn if rule is not None)
    return list(islice(turns, count))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", default="0", help="what the draw depends on; any text")
    parser.add_argument("--count", type=int, default=20, help="how many rules")
    asked = parser.parse_args()
    if asked.count < 1:
        parser.error("--count must be at least 1")
    for game, number, title in drawn(asked.seed, asked.count):
        print(f"{game:12}{number:26}{title}")


if __name__ == "__main__":
    main()
