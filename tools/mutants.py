"""Break a rule on purpose and see that a test which proves it fails.

    .venv/bin/python tools/mutants.py [generals] [churchill] [no_retreat] [empire]

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
    """In that module of the game, this text is replaced by that one, and the rule is broken."""

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
    Mutant("pieces.limit", "build", "when(available(game, nation, kind) > 0)", "-1"),
    Mutant("supply.line", "supply", "start = own & rules.sources", "start = own"),
    Mutant("supply.navy", "supply", "own & ~navies | navies & ports(game, camp)", "own"),
    Mutant("supply.removal", "pieces", "if out_of_supply(game, nation):", "if False:"),
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
        "Reactions(1 - camp_of(by), 0, None",
        "Reactions(camp_of(by), 0, None",
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

CHURCHILL = (
    Mutant("4.42", "winning", "max(vp) > sum(vp) - max(vp)", "max(vp) >= sum(vp) - max(vp)"),
    Mutant("4.43", "winning", "(roll + 1) // 2", "roll // 2"),
    Mutant("4.44", "winning", "if US in contenders and game.has_bomb", "if game.has_bomb"),
    Mutant("5.22", "operations", "game.barred[self.nation] = True", "pass"),
    Mutant(
        "5.23", "meeting", "if self.space >= CHAIR:\n            capture", "if False:\n            capture"
    ),
    Mutant("5.24", "meeting", "((LEFT[nation],), (LEFT[LEFT[nation]],))", "((LEFT[nation],),)"),
    Mutant("5.25", "staff", "return die(CHIEF_DIE)", "return die(2)"),
    Mutant("6.32", "production", "return game.convoy if game.rules", "return 0 if game.rules"),
    Mutant("6.5", "support", "if n < NAVAL_IN_BOX", "if n <= NAVAL_IN_BOX"),
    Mutant("6.7", "production", "if game.naval[front.box] < space.naval:", "if space.naval:"),
    Mutant("6.92", "production", "if won[nation] == len(LEADERSHIP_ISSUES)", "if won[nation]"),
    Mutant("6.10", "decision", "RESEARCH_SUCCESS = 4", "RESEARCH_SUCCESS = 3"),
    Mutant("6.10.1", "decision", "if game.issue_winner(A_BOMB) == USSR and game.spy", "if game.spy"),
    Mutant("6.11", "alignment", "if side == USSR and soviet and", "if side == USSR and"),
    Mutant(
        "7.1",
        "clandestine",
        "NetworkOrder(NATIONS[US], waiting)",
        "NetworkOrder(NATIONS[waiting[0]], waiting)",
    ),
    Mutant("7.13", "clandestine", "(nation == USSR) != (owner == USSR)", "nation != owner"),
    Mutant("7.3", "markers", "not placing.mask or", "not placing.mask | removing.mask or"),
    Mutant("7.4", "markers", ">= ARCTIC_OPEN else", "> ARCTIC_OPEN else"),
    Mutant("7.62.1", "reserves", "HOME_GUARD = 2", "HOME_GUARD = 1"),
    Mutant("7.62.4", "reserves", "if western <= BOLERO:", "if western < BOLERO:"),
    Mutant("7.62.6", "reserves", "way == min(west, east)", "way == max(west, east)"),
    Mutant("7.53", "reserves", "space.b29 and attempts(game, front)", "space.b29"),
    Mutant(
        "7.64.4", "reserves", "space.amphibious and cannot_attempt(game, front) is None", "space.amphibious"
    ),
    Mutant("7.71", "fronts", "int(roll <= force)", "int(roll < force)"),
    Mutant("7.72", "fronts", "game.reserves[front] or game.sent[front]", "game.reserves[front]"),
    Mutant("7.73", "fronts", "and power(game, front) <= 0:", "and power(game, front) < 0:"),
    Mutant("7.74", "fronts", "and not spaces[at].amphibious ", ""),
    Mutant("7.75", "fronts", "if space.kamikaze:", "if False:"),
    Mutant("7.81", "surrender", "if not west:", "if True:"),
    Mutant("7.82", "surrender", "game.has_bomb and base", "game.has_bomb"),
    Mutant("8.0", "sequence", "game.offensive = [0] * len(FRONTS)", "pass"),
    Mutant(
        "9.4.G",
        "score",
        "        1\n        for power in",
        "        len(occupiers(game, power))\n        for power in",
    ),
    Mutant("9.4.K", "score", "(other == 0 or one < other)", "(other == 0 or one <= other)"),
    Mutant("9.4.S", "score", ">= 2)", ">= 1)"),
    Mutant("10.2", "winning", "score_parts(game, secret=True)", "score_parts(game, secret=False)"),
)
NO_RETREAT = (
    Mutant("5.2", "cards", "DRAWN: Final = 4", "DRAWN: Final = 5"),
    Mutant("6.1", "supply", "TO_CITY: Final = 4", "TO_CITY: Final = 5"),
    Mutant("6.3", "supply", "return free & (~hostile(game, side) | own)", "return free"),
    Mutant("7.9", "placement", "if game.at[unit] == SURRENDERED or", "if"),
    Mutant("8.4.1", "stacking", "return ARMOR in kinds and FORTRESS not in kinds", "return ARMOR in kinds"),
    Mutant("8.5.2", "movement", "leaving=(Leaving(zone, 1, Limits(", "leaving=(Leaving(zone, 0, Limits("),
    Mutant("10.6.3", "odds", "any(face(game, unit).kind in DENIES_ARMOR", "any(False"),
    Mutant("10.7.4", "battle", "if result == SHATTER and fortified(game, battle):", "if False:"),
    Mutant("10.7.5", "retreat", "BOARD.near[first] & free & ~close", "BOARD.near[first] & free"),
    Mutant(
        "10.8.1",
        "advance",
        "if self.left > 1 and not (STOPS | game.scorched) >> space & 1:",
        "if self.left > 1:",
    ),
    Mutant("11.1", "removals", "and not supplied(game, unit) and not game.saved", "and not game.saved"),
    Mutant("12.2", "victory", "elif margin > 0:", "elif margin >= 0:"),
    Mutant("13.1", "odds", "return -2 if game.turn == HARD_WINTER else -1", "return -1"),
    Mutant("14.9.3", "losses", "while due in taken:", "while False:"),
)
EMPIRE = (
    Mutant("6.21", "supply", "LOGISTIC_RANGE: Final = 8", "LOGISTIC_RANGE: Final = 10"),
    Mutant("6.24", "supply", "if steps_left(game, unit) == 1 and not near_hq", "if not near_hq"),
    Mutant("6.4", "zones", "RADIUS: Final = 2", "RADIUS: Final = 3"),
    Mutant("7.24", "declaration", "when(not can & idle)", "-1"),
    Mutant("7.25", "intelligence", "die != NINE and ", ""),
    Mutant("7.26", "reaction", "if ship not in full", "if True"),
    Mutant("7.27", "declaration", "recall(game, battle.hex, side)", "pass"),
    Mutant("8.11", "movement_ground", "and _goes_on(game, units, there, left)", "and False"),
    Mutant("8.23", "movement_sea", "(2 if from_port else 1), through", "1, through"),
    Mutant("8.34", "stacking", "return len(units) - pairs // 2", "return len(units)"),
    Mutant(
        "8.43", "movement_ground", "<= ground_strength(game, attackers)", "< ground_strength(game, attackers)"
    ),
    Mutant("9.2.F.2", "air_naval", "hits.critical or not full or unit in full", "True"),
    Mutant("9.2.F.5", "bombardment", "if self.kept == NOBODY and wiped_out(game, self):", "if False:"),
    Mutant("9.32", "war", "(fought or not battle.turned)) or overland", "(fought or not battle.turned))"),
    Mutant("9.61", "post_battle", "return _served(game, unit, found) or found", "return found"),
    Mutant("10.11", "reinforcements", "fed = fed_hexes(then, unit, hqs, bases)", "fed = bases"),
    Mutant("10.12", "reinforcements", "held = 0 if places(game, unit) else 1 << unit", "held = 1 << unit"),
    Mutant("11.34", "replacements", " or not kunming_feeds(game, side_supply(game, ALLIES).ground)", ""),
    Mutant(
        "12.21", "strategic", '<= 0\n        game.tell("submarines"', '< 0\n        game.tell("submarines"'
    ),
    Mutant("13.74", "movement_air", "if len(there) >= 2 or", "if len(there) >= 3 or"),
    Mutant("13.79", "headquarters", "if not built and not japanese:", "if not japanese:"),
    Mutant("13.83", "nations", "if game.at[unit] in _WAITING", "if False"),
    Mutant("16.41", "nations", "elif not game.regained >> nation & 1 and", "elif"),
    Mutant("16.47", "victory", "if made < game.progress_need:", "if made <= game.progress_need:"),
)
GAMES = {"generals": GENERALS, "churchill": CHURCHILL, "no_retreat": NO_RETREAT, "empire": EMPIRE}


def survives(game: str, mutant: Mutant) -> bool:
    """Whether all tests of the rules still pass with the rule broken."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("client", "__pycache__"))
        path = source / "quadrant" / "games" / game / f"{mutant.module}.py"
        text = path.read_text(encoding="utf-8")
        if text.count(mutant.before) != 1:
            raise SystemExit(
                f"{mutant.rule}: {mutant.before!r} stands {text.count(mutant.before)} times in {path.name}"
            )
        path.write_text(text.replace(mutant.before, mutant.after), encoding="utf-8")
        tests = [f"tests/rules/{game}", "tests/examples"]
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
        print(f"{game} {mutant.rule}: {lines[0][7:] if lines else 'SURVIVES'}", flush=True)
        return not lines


def main(names: list[str]) -> int:
    mutants = [(game, mutant) for game in names or GAMES for mutant in GAMES[game]]
    alive = [mutant.rule for game, mutant in mutants if survives(game, mutant)]
    print(f"{len(mutants) - len(alive)} of {len(mutants)} mutants killed")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
