"""The command line: ``quadrant serve | play | terminal | simulate | verify | games | lessons | worker | …``.

What is wrong with the input is said in one line, with exit code 2.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import NoReturn

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import quadrant
from quadrant import dataset
from quadrant.bots import arena as arenas
from quadrant.bots.arena import Outcome, Plan, Report
from quadrant.errors import QuadrantError, UnknownOption
from quadrant.kernel import catalog, lessons, owned
from quadrant.kernel.catalog import Game, Value
from quadrant.kernel.text import LANGUAGES
from quadrant.terminal.records import read

Command = Callable[[argparse.Namespace], int]

#: Exit codes: bad input, and games that went wrong.
BAD_INPUT = 2
FAILED = 1


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        raise QuadrantError(message)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; its exit code."""
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
    sub = add("play", play, "the server, and the browser opened on a new match")
    _match(sub)
    _serving(sub)
    sub.add_argument("--no-browser", action="store_true", help="print the address and open nothing")

    sub = add("terminal", terminal, "play in the terminal")
    _match(sub)
    sub.add_argument("--seed", help="play the same dice again")
    sub.add_argument("--seats", default="", help="seats or camps played by people, or 'all'; others are bots")
    sub.add_argument("--bots", help="the bots in the other seats, as for simulate")
    sub.add_argument("--lang", choices=LANGUAGES, default="en", help="language")
    sub.add_argument("--load", type=Path, metavar="FILE", help="go on with a stored match")
    _components(sub)

    sub = add("simulate", simulate, "whole games by bots")
    _match(sub)
    sub.add_argument("--games", type=_number, default=100, metavar="N", help="how many games (100)")
    sub.add_argument("--seed", type=_seed, default=0, help="of the whole run (0)")
    sub.add_argument("--bots", default="random", help="one name for all seats, or seat=name,… (random)")
    sub.add_argument("--jobs", type=_number, default=1, metavar="N", help="processes (1)")
    sub.add_argument("--json", action="store_true", help="print one JSON object")
    _components(sub)
    sub.add_argument(
        "--records", type=Path, metavar="FILE", help="write the games there, a line of JSON each"
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

    sub = add("games", games, "what can be played")
    sub.add_argument("--json", action="store_true", help="print JSON")

    add("lessons", check_lessons, "play every lesson to its end and say what is wrong with it")

    sub = add("worker", worker, "bots for the matches of a server with PostgreSQL, on this machine")
    sub.add_argument("--db", required=True, help="the server's database")
    sub.add_argument("--jobs", type=_number, default=1, metavar="N", help="processes (1)")
    _components(sub)

    sub = add("arena", arena, "whole games by bots on a Ray cluster")
    _match(sub)
    sub.add_argument("--games", type=_number, default=1000, metavar="N", help="how many games (1000)")
    sub.add_argument("--seed", type=_seed, default=0, help="of the whole run (0)")
    sub.add_argument("--bots", default="random", help="one name for all seats, or seat=name,… (random)")
    sub.add_argument("--address", help="of a running Ray cluster; without it, this machine's cores")
    sub.add_argument("--json", action="store_true", help="print one JSON object")
    return top


def _match(sub: Parser) -> None:
    sub.add_argument("game", metavar="GAME", help="a name that 'quadrant games' lists")
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
    sub.add_argument("--port", type=_port, default=8600, help="port to listen on (8600)")
    sub.add_argument("--db", help="database address; by default SQLite in the user's data folder")
    sub.add_argument("--public", action="store_true", help="accounts and invitations, for more people")
    _components(sub)


def _number(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not at least 1")
    return number


def _port(text: str) -> int:
    port = int(text)
    if not 0 <= port < 1 << 16:
        raise argparse.ArgumentTypeError(f"{text} is not a port")
    return port


def _seed(text: str) -> int | str:
    return int(text) if text.isdecimal() else text


WORDS: dict[str, Value] = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}


def options_of(game: Game, given: Sequence[str]) -> dict[str, Value]:
    """``name=value`` pairs as options of a match; a bare name switches a rule on."""
    known = {option.id: option for option in game.options}
    chosen: dict[str, Value] = {}
    for pair in given:
        name, equals, text = pair.partition("=")
        if not name:
            raise UnknownOption(f"{pair!r} is not NAME=VALUE")
        values = known[name].values if name in known else ()
        chosen[name] = _value(text.lower(), values) if equals else True
    return chosen


def _value(text: str, values: Sequence[Value]) -> Value:
    """The value that is meant: one that the option takes under that name, or else a switch or a number."""
    for value in values:
        if str(value).lower() == text:
            return value
    if text in WORDS:
        return WORDS[text]
    return int(text) if text.lstrip("-").isdecimal() else text


# Playing


def _server(name: str, args: argparse.Namespace) -> int:
    """A command of the server, which takes its time to import."""
    code: int = getattr(import_module("quadrant.server.command"), name)(args)
    return code


def serve(args: argparse.Namespace) -> int:
    return _server("serve", args)


def play(args: argparse.Namespace) -> int:
    # A wrong name is said here and now, not in the browser.
    game = catalog.find(args.game)
    args.scenario = game.check_scenario(args.scenario)
    args.options = game.check_options(options_of(game, args.option))
    return _server("play", args)


def worker(args: argparse.Namespace) -> int:
    return _server("worker", args)


def terminal(args: argparse.Namespace) -> int:
    from quadrant.terminal import Terminal

    if args.load is not None:
        match = read(args.load)
    else:
        chosen = options_of(catalog.find(args.game), args.option)
        match = quadrant.new(args.game, args.scenario, args.seed, chosen)
    Terminal(match, args.seats, args.bots, args.lang).play()
    return 0


# Simulating


def simulate(args: argparse.Namespace) -> int:
    def play(plan: Plan) -> Iterator[Outcome]:
        played = arenas.outcomes(plan, args.games, args.jobs)
        return played if args.records is None else _kept(args.records, played)

    return _bots(args, play)


def _kept(path: Path, outcomes: Iterator[Outcome]) -> Iterator[Outcome]:
    """The same outcomes, their games written to the file as they come."""
    try:
        file = path.open("wb")
    except OSError as error:
        raise QuadrantError(f"cannot write {path}: {error.strerror}") from None
    with file:
        for outcome in outcomes:
            file.write(outcome.record)
            yield outcome


def arena(args: argparse.Namespace) -> int:
    return _bots(args, lambda plan: arenas.on_cluster(plan, args.games, args.address))


def _bots(args: argparse.Namespace, outcomes: Callable[[Plan], Iterator[Outcome]]) -> int:
    """Play the games, show how far they are, and print the report."""
    chosen = options_of(catalog.find(args.game), args.option)
    keep = getattr(args, "records", None) is not None
    plan = arenas.plan(args.game, args.scenario, chosen, args.bots, args.seed, records=keep)
    stderr = Console(stderr=True)
    progress = Progress(
        TextColumn(plan.game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=stderr
    )
    task = progress.add_task(plan.game, total=args.games)

    def each(outcome: Outcome) -> None:
        progress.advance(task)
        if outcome.error:
            game = f"game {outcome.number} (seed {plan.seed_of(outcome.number)!r})"
            stderr.print(f"{game}: {outcome.error}", markup=False, highlight=False)

    with progress if stderr.is_terminal else nullcontext():
        report = arenas.collect(plan, outcomes(plan), each)
    if args.json:
        sys.stdout.write(json.dumps(msgspec.to_builtins(report)) + "\n")
    else:
        Console().print(_summary(report))
    return FAILED if report.errors or report.dead_ends else 0


def _summary(report: Report) -> Table:
    table = Table(show_header=False, box=None)
    for name, value in msgspec.to_builtins(report).items():
        text = ", ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else f"{value}"
        table.add_row(name.replace("_", " "), text)
    return table


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
        files = ", ".join(f"{name}.json" for name in one.files)
        console.print(f"{one.game}: {files} can be played with; fingerprint {one.fingerprint}")
    if not found:
        console.print("everything is as built in")
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
        rows = [{field: getattr(game, field) for field in fields} for game in known]
        sys.stdout.write(msgspec.json.encode(rows).decode() + "\n")
        return 0
    table = Table("name", "title", "seats", "scenarios", "options", box=None, padding=(0, 2, 0, 0))
    for game in known:
        options = ", ".join(option.id for option in game.options)
        table.add_row(game.name, game.title, ", ".join(game.seats), ", ".join(game.scenarios), options)
    Console().print(table)
    return 0
