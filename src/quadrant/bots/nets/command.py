"""The command ``quadrant train``."""

from __future__ import annotations

import argparse
import shlex
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from quadrant.errors import QuadrantError
from quadrant.kernel import catalog


def arguments(sub: argparse.ArgumentParser) -> None:
    """What the command takes."""
    sub.add_argument("game", metavar="GAME", help="a name that 'quadrant games' lists")
    sub.add_argument("--scenario", default="", metavar="NAME,…", help="scenarios, mixed (all of the game)")
    sub.add_argument("--minutes", type=float, default=0.0, metavar="N", help="end after so long")
    sub.add_argument("--rounds", type=int, default=0, metavar="N", help="end after so many rounds")
    sub.add_argument(
        "--whole", type=float, default=0.0, metavar="N", help="the minutes of all runs that this is a part of"
    )
    sub.add_argument("--workers", type=int, default=1, metavar="N", help="processes that play (1)")
    sub.add_argument("--games", type=int, default=24, metavar="N", help="games of a worker in a round (24)")
    sub.add_argument("--passes", type=int, default=2, metavar="N", help="over the games of a round (2)")
    sub.add_argument("--seed", type=int, default=0, help="of the whole run (0)")
    sub.add_argument("--start", default="", metavar="BOT", help="learn from this bot's own games first")
    sub.add_argument("--start-games", type=int, default=2000, metavar="N", help="so many of them (2000)")
    sub.add_argument(
        "--league", type=float, default=0.2, metavar="X", help="part of games against earlier selves (0.2)"
    )
    sub.add_argument(
        "--scripts", default="", metavar="BOT=X,…", help="part of games against bots, such as staff=0.03"
    )
    sub.add_argument(
        "--vary", type=float, default=0.15, metavar="X", help="part of games with random options (0.15)"
    )
    sub.add_argument("--out", type=Path, required=True, metavar="DIR", help="where net and figures go")
    sub.add_argument("--resume", action="store_true", help="go on with the run in that folder")
    sub.add_argument("--address", help="of a Ray cluster whose workers play, or 'local'")
    sub.add_argument("--quiet", action="store_true", help="print no progress")


def scripts_of(text: str) -> dict[str, float]:
    """``staff=0.03,random=0.01`` as shares."""
    found = {}
    for pair in filter(None, text.split(",")):
        name, _, share = pair.partition("=")
        try:
            found[name.strip()] = float(share)
        except ValueError:
            raise QuadrantError(f"{pair!r} is not BOT=SHARE, such as staff=0.03") from None
    return found


def run(args: argparse.Namespace) -> int:
    """Train, and tell how it goes."""
    game = catalog.find(args.game)
    if not args.minutes and not args.rounds:
        raise QuadrantError("say when to end: --minutes or --rounds")
    if args.workers < 1 or args.games < 1:
        raise QuadrantError("there must be one worker at least, with one game at least")
    # PyTorch takes its time to import, and is not there for everybody.
    train = import_module("quadrant.bots.nets.train")
    plan = train.Plan(
        game=game.name,
        out=args.out,
        scenarios=tuple(filter(None, args.scenario.split(","))),
        minutes=args.minutes,
        rounds=args.rounds,
        whole=args.whole,
        workers=args.workers,
        games=args.games,
        seed=args.seed,
        passes=args.passes,
        league=args.league,
        scripts=scripts_of(args.scripts),
        vary=args.vary,
        start=args.start,
        start_games=args.start_games,
        resume=args.resume,
        address=args.address,
        command=shlex.join(["quadrant", *_words(args)]),
    )
    train.Training(plan, (lambda figures: None) if args.quiet else told).run()
    return 0


def _words(args: argparse.Namespace) -> list[str]:
    """The command as it would be typed, whatever machine it ran on."""
    words = ["train", args.game]
    for name in (
        "scenario",
        "minutes",
        "rounds",
        "whole",
        "workers",
        "games",
        "passes",
        "seed",
        "start",
        "league",
    ):
        if value := getattr(args, name):
            words += [f"--{name}", f"{value:g}" if isinstance(value, float) else str(value)]
    return [*words, *(["--scripts", args.scripts] if args.scripts else [])]


def told(figures: dict[str, Any]) -> None:
    """A line on how it goes."""
    league = " ".join(f"{name} {part:.0%}" for name, part in figures["league"].items())
    wins = " ".join(f"{camp} {part:.0%}" for camp, part in figures["wins"].items())
    said = figures["calibration"]
    right = f"log-loss {said['log_loss']:.3f} gap {said['gap']:.3f}" if said else "cloning"
    sys.stderr.write(
        f"{figures['minutes']:6.2f} min  round {figures['round']}  games {figures['games']}  "
        f"{figures['choices_per_s']} choices/s  entropy {figures['entropy']:.3f}  "
        f"{right}  moved {figures['moved']:.4f}  {wins}  league {league}\n"
    )
    sys.stderr.flush()
