"""Break a rule on purpose and see that a test which proves it fails.

    .venv/bin/python tools/mutants.py

Each mutant is one small change of one place in a copy of the package; the tests of the game's rules run
against the copy and must fail. A mutant that survives is printed, and the exit code is 1.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]


class Mutant(NamedTuple):
    """In that module of Generals, this text is replaced by that one, and the rule is broken."""

    rule: str
    module: str
    before: str
    after: str


GENERALS = (
    Mutant("setup.start", "setup", "KEPT: Final = 7", "KEPT: Final = 8"),
    Mutant(
        "board.straits", "board", "return BOARD.linked(s.seas for s in held), BOARD", "return BOARD, BOARD"
    ),
    Mutant("turn.phases", "sequence", "HAND_SIZE = 7", "HAND_SIZE = 6"),
    Mutant("pieces.stacking", "build", '~game.pieces[nation], "why-own-piece"', '-1, "why-own-piece"'),
    Mutant("pieces.limit", "build", "-1 if available(game, nation, kind) else 0", "-1"),
    Mutant("supply.line", "supply", "start = own & rules.sources", "start = own"),
    Mutant("supply.navy", "supply", "own & ~navies | navies & ports(game, camp)", "own"),
    Mutant("supply.removal", "pieces", "gone = _out_of_supply(game, self.nation)", "gone = 0"),
    Mutant("cards.forced_discard", "cards", "if count:\n        gain(", "if False:\n        gain("),
    Mutant(
        "type.sea_battle",
        "battle",
        "near = board_for(game, camp).neighbours",
        "near = -1 | board_for(game, camp).neighbours",
    ),
    Mutant(
        "play.reaction_order",
        "reactions",
        "Window(by, 1 - camp_of(by), 0, None",
        "Window(by, camp_of(by), 0, None",
    ),
    Mutant("score.sources", "score", "space, 1 if allies", "space, 2 if allies"),
    Mutant("score.home_lost", "sequence", "if home_lost(game, nation):", "if False:"),
    Mutant(
        "win.points",
        "score",
        "game.score[AXIS] >= game.score[COALITION]",
        "game.score[AXIS] > game.score[COALITION]",
    ),
    Mutant("win.homes", "score", ".bit_count() >= 2", ".bit_count() >= 3"),
    Mutant("win.margin", "score", "abs(lead) >= MARGIN", "abs(lead) > MARGIN"),
    Mutant("clarify.empty_attack", "battle", "~camp_pieces(game, camp)", "-1"),
    Mutant("option.reallocate", "play", "REALLOCATION_COST = 4", "REALLOCATION_COST = 3"),
)


def survives(mutant: Mutant) -> bool:
    """Whether all tests of the rules still pass with the rule broken."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("client", "__pycache__"))
        path = source / "quadrant" / "games" / "generals" / f"{mutant.module}.py"
        text = path.read_text(encoding="utf-8")
        if text.count(mutant.before) != 1:
            raise SystemExit(
                f"{mutant.rule}: {mutant.before!r} stands {text.count(mutant.before)} times in {path.name}"
            )
        path.write_text(text.replace(mutant.before, mutant.after), encoding="utf-8")
        tests = ["tests/rules/generals", "tests/examples"]
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-x",
            "--no-header",
            "-p",
            "no:cacheprovider",
            *tests,
        ]
        env = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
        lines = [line for line in done.stdout.splitlines() if line.startswith("FAILED")]
        print(f"{mutant.rule}: {lines[0][7:] if lines else 'SURVIVES'}", flush=True)
        return not lines


def main() -> int:
    alive = [mutant.rule for mutant in GENERALS if survives(mutant)]
    print(f"{len(GENERALS) - len(alive)} of {len(GENERALS)} mutants killed")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main())
