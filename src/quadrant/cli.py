"""The command line: ``quadrant serve | play | simulate | ladder | verify | analyse | games | rule | …``.

Bad input gives one line that says what is wrong, and exit code 2.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import BinaryIO, NoReturn

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import quadrant
from quadrant import bots, dataset
from quadrant.arguments import count, number, options_of, port, seed, strength
from quadrant.bots import arena as arenas
from quadrant.bots import puzzle_command as puzzling
from quadrant.bots import reasons
from quadrant.bots.arena import Outcome, Plan, Report
from quadrant.bots.nets import command as training
from quadrant.errors import MissingExtra, QuadrantError
from quadrant.kernel import catalog, lessons, owned
from quadrant.kernel.catalog import Game
from quadrant.kernel.text import LANGUAGES
from quadrant.terminal.records import read

Command = Callable[[argparse.Namespace], int]

#: Where weights are written if no file is named: next to their guide.
BESIDE = Path()
#: Exit codes: bad input, and games that went wrong.
BAD_INPUT = 2
FAILED = 1
BOTS_HELP = "one name for all seats, or seat=name,…: recruit, staff, general, marshal or another (random)"


class Parser(argparse.ArgumentParser):
    """Reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        raise QuadrantError(message)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    try:
        args = parser().parse_args(argv)
        command: Command = args.command
        with owned.playing_with(getattr(args, "components", None)):
            return command(args)
    except QuadrantError as error:
        print(f"quadrant: {' '.join(str(error).split())}", file=sys.stderr)  # noqa: T201
        return BAD_INPUT
    except KeyboardInterrupt:
        return 130


def parser() -> Parser:
    """All commands and their options."""
    top = Parser(prog="quadrant", description="Strategy games of the Second World War, every rule enforced.")
    top.add_argument("--version", action="version", version=f"quadrant {version('quadrant')}")
    commands = top.add_subparsers(metavar="command", required=True, parser_class=Parser)

    def add(name: str, command: Command, text: str) -> Parser:
        sub = commands.add_parser(name, help=text, description=text)
        sub.set_defaults(command=command)
        return sub

    _serving(add("serve", serve, "the web server"))
    sub = add("page", serve_page, "all games in one page, without a server behind it (`make page` builds it)")
    sub.add_argument("--port", type=port, default=8601)
    sub.add_argument("--folder", default="build/page", help="where it was built")
    sub = add("play", play, "the server, and the browser on its lobby, or on a new match of a game")
    _match(sub, optional=True)
    _serving(sub)
    sub.add_argument("--no-browser", action="store_true", help="print the address and open no browser")

    sub = add("terminal", terminal, "play in the terminal")
    _match(sub)
    sub.add_argument("--seed", help="play the same dice again")
    sub.add_argument("--seats", default="", help="seats or camps played by people, or 'all'; others are bots")
    sub.add_argument("--bots", help="the bots in the other seats, as for simulate (staff)")
    sub.add_argument("--lang", choices=LANGUAGES, default="en", help="language")
    sub.add_argument("--load", type=Path, metavar="FILE", help="go on with a stored match")
    sub.add_argument("--plain", action="store_true", help="sentences that read well aloud, without drawings")
    _components(sub)

    sub = add("simulate", simulate, "whole games by bots")
    _match(sub)
    sub.add_argument("--games", type=number, default=100, metavar="N", help="how many games (100)")
    sub.add_argument("--seed", type=seed, default=0, help="of the whole run (0)")
    sub.add_argument("--bots", default="random", help=BOTS_HELP)
    sub.add_argument("--jobs", type=number, default=1, metavar="N", help="processes (1)")
    sub.add_argument("--json", action="store_true", help="print one JSON object")
    _components(sub)
    sub.add_argument(
        "--records", type=Path, metavar="FILE", help="write the games to this file, one line of JSON each"
    )

    sub = add("verify", verify, "replay a stored record, or a file of them, and check it")
    sub.add_argument("file", type=Path, metavar="FILE")
    _components(sub)

    sub = add("components", components_check, "write out a game's components to be corrected, or check them")
    what = sub.add_subparsers(metavar="export | check", required=True, parser_class=Parser)
    sub = what.add_parser("export", help="write a game's components to a folder, as JSON")
    sub.set_defaults(command=components_export)
    sub.add_argument("game", metavar="GAME", help="a name that 'quadrant games' lists")
    sub.add_argument("folder", type=Path, metavar="DIR")
    sub = what.add_parser(
        "check", help="say what is wrong with corrected components", description="all games"
    )
    sub.set_defaults(command=components_check)
    sub.add_argument("folder", type=Path, metavar="DIR")

    sub = add("analyse", analyse, "look back on a stored record: the chance to win, the turning points")
    sub.add_argument("file", type=Path, metavar="FILE")
    sub.add_argument("--lang", choices=LANGUAGES, default="en", help="language")
    sub.add_argument(
        "--seat", action="append", default=[], metavar="SEAT", help="its worst moves first, repeatable"
    )
    sub.add_argument("--json", action="store_true", help="print one JSON object")
    _components(sub)

    sub = add("openings", openings, "how a game is opened and who wins, from a dump of finished matches")
    sub.add_argument("game", metavar="GAME", help="a name that 'quadrant games' lists")
    sub.add_argument("source", metavar="SOURCE", help="a server's address, a file, or - for standard input")
    sub.add_argument("--scenario", help="one scenario only")
    sub.add_argument("--lang", choices=LANGUAGES, default="en", help="language")
    sub.add_argument("--json", action="store_true", help="print one JSON object")

    sub = add("games", games, "what can be played")
    sub.add_argument("--json", action="store_true", help="print JSON")

    sub = add("rule", rule, "a rule in our words: the code that carries it out, its tests, how it is read")
    sub.add_argument("game", metavar="GAME", help="a name that 'quadrant games' lists")
    sub.add_argument("number", metavar="NUMBER", help="as the rulebook numbers it: 9.34")
    sub.add_argument("--lang", choices=LANGUAGES, default="en", help="language")

    add("lessons", check_lessons, "play every lesson to its end and say what is wrong with it")
    puzzling.arguments(add("puzzles", puzzling.run, "check the puzzles, or find new ones in games of bots"))

    sub = add("worker", worker, "bots for the matches of a server with PostgreSQL, on this machine")
    sub.add_argument("--db", required=True, help="the server's database")
    sub.add_argument("--jobs", type=number, default=1, metavar="N", help="processes (1)")
    _components(sub)

    sub = add("backup", backup, "a copy of the server's SQLite file, made while the server runs")
    sub.add_argument("file", type=Path, metavar="FILE", help="the file for the copy; nobody else can read it")
    sub.add_argument("--db", help="the server's database; by default SQLite in the user's data folder")

    sub = add("admin", admin, "what only whoever runs the server can do")
    tasks = sub.add_subparsers(metavar="task", required=True, parser_class=Parser)
    sub = tasks.add_parser("reset", help="print a link by which somebody sets a new password")
    sub.add_argument("name", metavar="NAME", help="who has forgotten his")
    sub.add_argument("--db", help="the server's database; by default SQLite in the user's data folder")
    sub.set_defaults(task="reset")
    sub = tasks.add_parser("moderator", help="let somebody see to the others' conduct")
    sub.add_argument("name", metavar="NAME", help="who shall do that")
    sub.add_argument("--no-more", action="store_true", help="he shall not do it any more")
    sub.add_argument("--db", help="the server's database; by default SQLite in the user's data folder")
    sub.set_defaults(task="moderator")

    sub = add("arena", arena, "whole games by bots on a Ray cluster")
    _match(sub)
    sub.add_argument("--games", type=number, default=1000, metavar="N", help="how many games (1000)")
    sub.add_argument("--seed", type=seed, default=0, help="of the whole run (0)")
    sub.add_argument("--bots", default="random", help=BOTS_HELP)
    sub.add_argument("--address", help="of a running Ray cluster; without it, this machine's cores")
    sub.add_argument("--json", action="store_true", help="print one JSON object")

    sub = add("ladder", ladder, "bots of a game against each other: ratings, and who beats whom")
    _match(sub)
    sub.add_argument("--bots", metavar="NAME,…", help="bots, or module:maker from outside (all of the game)")
    sub.add_argument("--against", default="", metavar="NAME", help="all others play only against this bot")
    sub.add_argument("--pairs", type=count, default=10, metavar="N", help="deals for each pair of bots (10)")
    sub.add_argument("--seed", type=seed, default=0, help="of all deals (0)")
    sub.add_argument(
        "--jobs", type=number, default=os.cpu_count() or 1, metavar="N", help="processes (all cores)"
    )
    sub.add_argument("--address", help="of a Ray cluster that plays the games, or 'local'")
    sub.add_argument(
        "--results", type=Path, metavar="FILE", help="keep the games in this file; play none of them again"
    )
    sub.add_argument("--any-code", action="store_true", help="count results of other rules and bots, too")
    page = Path("docs", "ladder.md")
    sub.add_argument(
        "--write", type=Path, nargs="?", const=page, metavar="FILE", help=f"put the result there ({page})"
    )

    training.arguments(add("train", training.run, "teach a net to play a game by playing itself"))

    sub = add("tune", tune, "fit what a guide's features are worth to recorded games")
    sub.add_argument("game", metavar="GAME", help="a name that 'quadrant games' lists")
    sub.add_argument("files", type=Path, nargs="+", metavar="FILE", help="records, one line of JSON each")
    sub.add_argument("--level", default="", help="whose weights; by default the first that has some")
    sub.add_argument("--sample", type=number, default=30, metavar="N", help="decisions of each game (30)")
    sub.add_argument("--ridge", type=strength, metavar="X", help="pull toward the weights in use (found)")
    sub.add_argument(
        "--jobs", type=number, default=os.cpu_count() or 1, metavar="N", help="processes (all cores)"
    )
    sub.add_argument(
        "--duels", type=count, default=0, metavar="N", help="deals of new against old weights (0)"
    )
    sub.add_argument("--scenario", help="of the duels; by default the first")
    sub.add_argument("--seed", type=seed, default=0, help="of the duels (0)")
    sub.add_argument(
        "--write",
        type=Path,
        nargs="?",
        const=BESIDE,
        metavar="FILE",
        help="keep the weights (next to the guide)",
    )
    return top


def _match(sub: Parser, *, optional: bool = False) -> None:
    many = "?" if optional else None
    sub.add_argument("game", metavar="GAME", nargs=many, help="a name that 'quadrant games' lists")
    sub.add_argument("--scenario", help="a scenario of the game; by default its first")
    sub.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an optional rule, repeatable",
    )


def _components(sub: Parser) -> None:
    sub.add_argument(
        "--components",
        action="append",
        type=Path,
        metavar="DIR",
        help="an owner's corrected components; repeatable, the last is for new matches",
    )


def _serving(sub: Parser) -> None:
    sub.add_argument("--host", default="127.0.0.1", help="address to listen on (127.0.0.1)")
    sub.add_argument("--port", type=port, default=8600, help="port to listen on (8600)")
    sub.add_argument("--db", help="database address; by default SQLite in the user's data folder")
    sub.add_argument("--public", action="store_true", help="accounts and invitations, for more people")
    _components(sub)


# Playing


def _server(name: str, args: argparse.Namespace) -> int:
    """A command of the server, which is slow to import."""
    try:
        commands = import_module("quadrant.server.command")
    except ModuleNotFoundError as error:
        if (error.name or "quadrant").startswith("quadrant"):
            raise
        raise MissingExtra(f"{error.name} is missing: pip install 'quadrant[server]'") from None
    code: int = getattr(commands, name)(args)
    return code


def serve_page(args: argparse.Namespace) -> int:
    return int(import_module("quadrant.page.serve").serve(args))


def serve(args: argparse.Namespace) -> int:
    return _server("serve", args)


def play(args: argparse.Namespace) -> int:
    if args.game is None:
        if args.scenario is not None or args.option:
            raise QuadrantError("name the game that the scenario and the options are for")
        return _server("play", args)
    # A wrong name is reported here, not in the browser.
    game = catalog.find(args.game)
    args.scenario = game.check_scenario(args.scenario)
    args.options = game.check_options(options_of(game, args.option))
    return _server("play", args)


def worker(args: argparse.Namespace) -> int:
    return _server("worker", args)


def backup(args: argparse.Namespace) -> int:
    return _server("backup", args)


def admin(args: argparse.Namespace) -> int:
    return _server("admin", args)


def terminal(args: argparse.Namespace) -> int:
    from quadrant.terminal import Terminal

    if args.load is not None:
        match = read(args.load)
    else:
        chosen = options_of(catalog.find(args.game), args.option)
        match = quadrant.new(args.game, args.scenario, args.seed, chosen)
    Terminal(match, args.seats, args.bots, args.lang, plain=args.plain).play()
    return 0


# Simulating


def simulate(args: argparse.Namespace) -> int:
    # Errors in the input are reported before anything is written.
    plan = _plan(args, records=args.records is not None)
    outcomes = arenas.outcomes(plan, args.games, args.jobs)
    if args.records is None:
        return _bots(args, plan, outcomes)
    try:
        with args.records.open("wb") as file:
            return _bots(args, plan, _kept(file, outcomes))
    except OSError as error:
        raise QuadrantError(f"cannot write {args.records}: {error.strerror}") from None


def _kept(file: BinaryIO, outcomes: Iterator[Outcome]) -> Iterator[Outcome]:
    """The same outcomes, with their games written to the file as they come."""
    for outcome in outcomes:
        file.write(outcome.record)
        yield outcome


def arena(args: argparse.Namespace) -> int:
    plan = _plan(args)
    return _bots(args, plan, arenas.on_cluster(plan, args.games, args.address))


def _plan(args: argparse.Namespace, *, records: bool = False) -> Plan:
    chosen = options_of(catalog.find(args.game), args.option)
    return arenas.plan(args.game, args.scenario, chosen, args.bots, args.seed, records=records)


def _bots(args: argparse.Namespace, plan: Plan, outcomes: Iterator[Outcome]) -> int:
    """Play the games, show the progress, and print the report."""
    stderr = Console(stderr=True)

    def told(outcome: Outcome) -> str:
        game = f"game {outcome.number} (seed {plan.seed_of(outcome.number)!r})"
        return f"{game}: {outcome.error}" if outcome.error else ""

    with _Watch(stderr, plan.game) as watch:
        watch.begin(args.games)
        report = arenas.collect(plan, outcomes, lambda outcome: watch.each(told(outcome)))
    if args.json:
        sys.stdout.write(json.dumps(msgspec.to_builtins(report)) + "\n")
    else:
        Console().print(_summary(report))
    return FAILED if report.errors or report.dead_ends else 0


class _Watch:
    """Shows progress on a terminal; errors are printed everywhere."""

    def __init__(self, stderr: Console, name: str) -> None:
        self.stderr = stderr
        columns = (TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._progress = Progress(*columns, console=self.stderr)
        self._task = self._progress.add_task(name, total=None)

    def __enter__(self) -> _Watch:
        if self.stderr.is_terminal:
            self._progress.start()
        return self

    def __exit__(self, *raised: object) -> None:
        if self.stderr.is_terminal:
            self._progress.stop()

    def begin(self, total: int) -> None:
        self._progress.update(self._task, total=total)

    def each(self, wrong: str = "") -> None:
        """One more is done."""
        self._progress.advance(self._task)
        if wrong:
            self.say(wrong)

    def say(self, text: str) -> None:
        self.stderr.print(text, markup=False, highlight=False, soft_wrap=True)


def _summary(report: Report) -> Table:
    table = Table(show_header=False, box=None)
    for name, value in msgspec.to_builtins(report).items():
        text = ", ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else f"{value}"
        table.add_row(name.replace("_", " "), text)
    return table


# Measuring


def ladder(args: argparse.Namespace) -> int:
    from quadrant.bots import ladder as ladders
    from quadrant.bots.ladder import command
    from quadrant.bots.ladder.results import Results

    setting = ladders.setting(args.game, args.scenario, options_of(catalog.find(args.game), args.option))
    names = command.names_of(setting.game, args.bots, args.against)
    stored = args.results, args.any_code
    asked = command.Ladder(setting, names, args.pairs, args.seed, *stored, args.against)
    failed: list[str] = []
    with _Watch(Console(stderr=True), setting.game) as watch:

        def begin(results: Results, left: int) -> None:
            watch.begin(left)
            if results.foreign:
                watch.say(f"{results.foreign} games in {args.results} were played by other rules or bots")

        def each(done: ladders.LadderGame | ladders.Failed) -> None:
            wrong = str(done) if isinstance(done, ladders.Failed) else ""
            failed.extend([wrong] if wrong else ())
            watch.each(wrong)

        try:
            page = command.run(asked, args.jobs, args.address, begin, each)
        except KeyboardInterrupt:
            if args.results is not None:
                watch.say(f"What has been played is in {args.results}: the same command goes on from there.")
            raise
    sys.stdout.write(f"{page.title()}\n\n{page.body()}\n")
    if args.write is not None:
        page.write(args.write)
    return FAILED if failed else 0


def tune(args: argparse.Namespace) -> int:
    from quadrant.bots import tuning, weights

    game = catalog.find(args.game)
    known = weights.tuned(game.name, args.level)
    with _Watch(Console(stderr=True), game.name) as watch:
        games = tuning.positions(game.name, args.files, args.sample, args.jobs, watch.each, known.level)
    found = tuning.fit(games, known.weights, args.ridge)
    sys.stdout.write(tuning.shown(known, found) + "\n")
    names = " ".join(shlex.quote(file.name) for file in args.files)
    how = f"--level {known.level} --sample {args.sample} --ridge {found.ridge:g}"
    command = f"quadrant tune {game.name} {names} {how}"
    if args.write is not None:
        file = Path(str(known.file)) if args.write == BESIDE else args.write
        weights.write(file, command, tuning.rounded(found.weights), tuning.rounded(found.loss))
    if not args.duels:
        return 0
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "fitted.json")
        weights.write(file, command, found.weights, found.loss)
        pair = {"bots": f"{known.level},{known.level}@{file}", "pairs": args.duels, "write": None}
        usual: dict[str, object] = {
            "option": [],
            "address": None,
            "results": None,
            "any_code": False,
            "against": "",
        }
        return ladder(argparse.Namespace(**vars(args) | pair | usual))


# Looking


def verify(args: argparse.Namespace) -> int:
    for data in dataset.read(args.file):
        match = quadrant.load(data)
        result = match.result
        end = f"won by {result.winner}" if result else f"{match.seat} to choose"
        Console().print(
            f"{match.game.id}, {match.scenario}: {len(match.choices)} choices verified; {end}",
            highlight=False,
        )
    return 0


def analyse(args: argparse.Namespace) -> int:
    from quadrant.bots import analysis
    from quadrant.terminal import lookback

    match = read(args.file)
    for seat in args.seat:
        match.game.check_seat(seat)
    found = analysis.analyse(match, people=args.seat)
    if args.json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        Console().print(lookback.told(match, found, args.lang, args.seat), highlight=False)
    return 0


def openings(args: argparse.Namespace) -> int:
    from quadrant import openings as known
    from quadrant.terminal import dumps, opened

    game = catalog.find(args.game)
    scenario = None if args.scenario is None else game.check_scenario(args.scenario)
    with dumps.source(args.source, game.name) as lines:
        found = known.openings(game.name, known.read(lines, game.name), scenario)
    if args.json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        Console().print(opened.told(found, args.lang), highlight=False, markup=False, soft_wrap=True)
    return 0


def components_export(args: argparse.Namespace) -> int:
    for path in owned.export(catalog.find(args.game), args.folder):
        Console().print(f"{path}", markup=False, highlight=False, soft_wrap=True)
    return 0


def components_check(args: argparse.Namespace) -> int:
    found, faults = owned.check(args.folder)
    console = Console(highlight=False, markup=False, soft_wrap=True)
    for fault in faults:
        console.print(f"{fault}")
    if faults:
        return FAILED
    for one in found:
        files = ", ".join(one.names)
        console.print(f"{one.game}: {files} can be played with; fingerprint {one.fingerprint}")
    if not found:
        console.print("everything is as built in")
    return 0


def rule(args: argparse.Namespace) -> int:
    from quadrant.terminal import rulebook

    console = Console(markup=False, highlight=False, soft_wrap=True)
    for line in rulebook.page(args.game, args.number, args.lang):
        console.print(line)
    return 0


def check_lessons(args: argparse.Namespace) -> int:
    console, wrong = Console(), 0
    for game in catalog.games():
        for name in lessons.names(game.name):
            faults = lessons.check(lessons.find(game.name, name))
            wrong += len(faults)
            console.print(f"{game.name} {name}: {'; '.join(faults) or 'ok'}", markup=False, highlight=False)
    return FAILED if wrong else 0


def games(args: argparse.Namespace) -> int:
    known = quadrant.games()
    if args.json:
        fields = ("name", "title", "version", "seats", "scenarios", "options")
        rows = [
            {**{field: getattr(game, field) for field in fields}, "bots": bots.names(game.name)}
            for game in known
        ]
        sys.stdout.write(msgspec.json.encode(rows).decode() + "\n")
        return 0
    console = Console()
    for game in known:
        console.print(f"{game.name}: {game.title}", style="bold", highlight=False)
        console.print(_names_of(game))
        console.print()
    console.print(_bots_in_words(known))
    return 0


def _names_of(game: Game) -> Table:
    """The names that other commands take, whole however narrow the terminal is."""
    table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
    options = [option.id for option in game.options]
    lists = {"seats": game.seats, "scenarios": game.scenarios, "options": options}
    for label, names in {**lists, "bots": bots.names(game.name)}.items():
        table.add_row(label, ", ".join(names))
    return table


def _bots_in_words(known: Sequence[Game]) -> Table:
    """What to expect of each bot, said once for all games in which it is the same."""
    table = Table("bot", "what to expect", box=None, padding=(0, 2, 0, 0))
    for name, texts in reasons.texts_of({game.name: bots.names(game.name) for game in known}).items():
        for text, games in texts.items():
            table.add_row(name, text if len(texts) == 1 else f"{', '.join(games)}: {text}")
    return table
