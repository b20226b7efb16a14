"""The command ``quadrant puzzles``: finds puzzles in games of bots, and checks those that there are."""

from __future__ import annotations

import argparse
import sys
from itertools import islice
from pathlib import Path

import msgspec

from quadrant.bots.puzzles import GAP, Hunt, check, hunt, judge
from quadrant.kernel import catalog, puzzles
from quadrant.kernel.puzzles import Puzzle

#: The exit code if something is wrong with a puzzle.
FAILED = 1
#: How wide a line of a file is.
WIDE = 110


def arguments(sub: argparse.ArgumentParser) -> None:
    """The options of the command."""
    sub.add_argument("game", nargs="?", metavar="GAME", help="a name that 'quadrant games' lists (all)")
    sub.add_argument("--judge", action="store_true", help="play all options out again, on other worlds")
    sub.add_argument("--write", type=int, metavar="N", help="find so many puzzles, and keep them")
    sub.add_argument("--into", type=Path, metavar="DIR", help="where they are kept (beside the others)")
    sub.add_argument("--scenario", help="in which they are looked for; by default the first")
    sub.add_argument("--seed", type=int, default=0, help="of the first game (0)")
    sub.add_argument("--bot", default="staff", help="who plays the games (staff)")
    sub.add_argument("--gap", type=float, default=GAP, help=f"by which the best is ahead ({GAP})")
    sub.add_argument("--kinds", default="", metavar="KIND,…", help="what is asked: play_card, debate (all)")
    sub.add_argument("--share", type=float, default=0.5, help="of the questions that are looked at (0.5)")


def run(args: argparse.Namespace) -> int:
    """Find puzzles, or check them."""
    if args.write is not None:
        return _write(args)
    games = [catalog.find(args.game).name] if args.game else list(catalog.NAMES)
    wrong = 0
    for game in games:
        for name in puzzles.names(game):
            puzzle = puzzles.find(game, name)
            faults = check(puzzle)
            if args.judge and not faults:
                faults = judge(puzzle)
            wrong += len(faults)
            _say(f"{game} {name}: {'; '.join(faults) or 'ok'}")
    return FAILED if wrong else 0


def _write(args: argparse.Namespace) -> int:
    game = catalog.find(args.game or "").name
    kinds = frozenset(filter(None, args.kinds.split(",")))
    wanted = Hunt(game, args.scenario, args.seed, args.bot, args.gap, kinds, args.share)
    folder = args.into or Path(str(catalog.find(game).folder().joinpath(puzzles.FOLDER)))
    folder.mkdir(parents=True, exist_ok=True)
    for puzzle in islice(hunt(wanted), args.write):
        file = folder / f"{puzzle.name}.json"
        file.write_text(written(puzzle), encoding="utf-8")
        line = "; ".join(" ".join(map(str, step.best)) for step in puzzle.steps)
        _say(f"{file}: {puzzle.seat}, {line}, ahead by {puzzle.gap:.3f}")
    return 0


def written(puzzle: Puzzle) -> str:
    """The file of a puzzle: a line for each field and question, and its choices in lines that can be read."""
    fields = msgspec.to_builtins(puzzle)
    for own in ("game", "name"):
        del fields[own]
    for optional in ("options", "points"):
        if not fields[optional]:
            del fields[optional]
    steps, before = fields.pop("steps"), fields.pop("before")
    lines = [f'  "{name}": {_json(value)},' for name, value in fields.items()]
    lines += ['  "steps": [', ",\n".join(f"    {_json(step)}" for step in steps), "  ],"]
    made = _wrapped([_json(choice) for choice in before])
    return "\n".join(["{", *lines, '  "before": [', *made, "  ]", "}", ""])


def _wrapped(parts: list[str]) -> list[str]:
    lines = [""]
    for number, part in enumerate(parts):
        piece = part + ("," if number < len(parts) - 1 else "")
        if lines[-1] and len(lines[-1]) + len(piece) > WIDE - 4:
            lines.append("")
        lines[-1] += piece
    return [f"    {line}" for line in lines]


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
