"""Whole matches in a pseudo-terminal of 100 columns and 50 lines, played by words and by numbers."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

pytestmark = pytest.mark.long

COLUMNS, LINES = 100, 50
PROMPTS = {"en": "for help: ", "ru": "(справка): "}
CLEAR = "\x1b[2J\x1b[H"
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
#: A number as options show it, and the words behind it.
OPTION = re.compile(r"\x1b\[1;36m(\d+)\x1b\[0m ?([^\x1b\r\n]*)")
#: What a line of options begins with, where it is about one thing.
TITLE = re.compile(r"^\x1b\[1m([^\x1b]+): \x1b\[0m", re.MULTILINE)


class Screen:
    """A terminal in a pseudo-terminal: what it shows, and what is typed into it."""

    def __init__(self, folder: Path, *args: str, language: str = "en", **environment: str) -> None:
        self._prompt = PROMPTS[language]
        self._keyboard, line = pty.openpty()
        fcntl.ioctl(line, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        mode = termios.tcgetattr(line)
        mode[3] &= ~termios.ECHO
        termios.tcsetattr(line, termios.TCSANOW, mode)
        known = {
            key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS", "LINES")
        }
        self._process = subprocess.Popen(
            [sys.executable, "-m", "quadrant", "terminal", *args, "--lang", language],
            stdin=line,
            stdout=line,
            stderr=line,
            cwd=folder,
            env={**known, "TERM": "xterm-256color", **environment},
        )
        os.close(line)

    def type(self, text: str) -> None:
        os.write(self._keyboard, f"{text}\n".encode())

    def read(self) -> tuple[str, bool]:
        """What it shows until it asks again, and whether it asks."""
        found = b""
        while True:
            try:
                part = os.read(self._keyboard, 65536)
            except OSError:
                part = b""
            if not part:
                self._process.wait()
                os.close(self._keyboard)
                return found.decode(), False
            found += part
            if found.endswith(self._prompt.encode()):
                return found.decode(), True


def plain(text: str) -> list[str]:
    """The lines that can be seen on the screen."""
    shown = text.rpartition(CLEAR)[2]
    return [line.rstrip() for line in ANSI.sub("", shown).replace("\r", "").split("\n")]


class Player:
    """Takes an option by words two times of three, else by its number; also if the words are unclear."""

    def __init__(self) -> None:
        self.words = self.numbers = 0
        self._turn = 0

    def answer(self, shown: str) -> str:
        options = list(_options(shown))
        if not options:
            # What was typed may mean several things: the first of them is named with its number.
            self.words -= 1
            self.numbers += 1
            numbers: list[str] = re.findall(r"^(\d+)\. ", ANSI.sub("", shown).replace("\r", ""), re.MULTILINE)
            return numbers[0]
        self._turn += 1
        number, said = options[self._turn % min(3, len(options))]
        if self._turn % 3 == 0 or not re.search(r"[^\W\d]", said):
            self.numbers += 1
            return number
        self.words += 1
        return said


def _options(shown: str) -> Iterator[tuple[str, str]]:
    """The options of a page: number, and words that name it."""
    if CLEAR not in shown:
        return
    page = shown.rpartition(CLEAR)[2].rpartition("──")[2]
    for line in page.replace("\r", "").split("\n"):
        title = TITLE.match(line)
        for number, said in OPTION.findall(line):
            yield number, f"{said.strip()} {title[1]}".strip() if title else said.strip()


class Played:
    """How a match went: all screens, and how it was played."""

    def __init__(self, screen: Screen, until: str = "") -> None:
        self.player = Player()
        self.screens: list[list[str]] = []
        self.last = ""
        asked = True
        while asked:
            self.last, asked = screen.read()
            self.screens.append(plain(self.last))
            if asked and until and self.screens[-1][0].startswith(until):
                screen.type("q")
                until = ""
            elif asked:
                screen.type(self.player.answer(self.last))

    def check(self) -> None:
        """No screen is too large, and both words and numbers were used."""
        assert max(map(len, self.screens)) <= LINES
        assert max(cell_len(line) for screen in self.screens for line in screen) <= COLUMNS
        assert self.player.words > 9
        assert self.player.numbers > 9


OVER = {"en": "The match is over. Winner:", "ru": "Партия окончена. Победа:"}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(
    "args",
    [("churchill", "--scenario", "training"), ("no_retreat", "--scenario", "moscow"), ("generals",)],
    ids=lambda args: args[0],
)
def test_a_whole_match_is_played_by_words_and_numbers(
    tmp_path: Path, args: tuple[str, ...], language: str
) -> None:
    match = Played(Screen(tmp_path, *args, "--seed", "7", "--bots", "random", language=language))
    match.check()
    assert OVER[language] in match.last


@pytest.mark.parametrize(("language", "until"), [("en", "Turn 4"), ("ru", "Ход 4")])
def test_a_turn_of_the_south_pacific_is_played_by_words_and_numbers(
    tmp_path: Path, language: str, until: str
) -> None:
    args = ("empire", "--scenario", "south_pacific", "--seats", "allies", "--seed", "7", "--bots", "random")
    match = Played(Screen(tmp_path, *args, language=language), until)
    match.check()
    assert (tmp_path / "empire-1.json").exists()


def test_no_colour_where_none_is_wanted(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "no_retreat", "--scenario", "moscow", "--seed", "7", NO_COLOR="1")
    shown, _ = screen.read()
    screen.type("q")
    screen.read()
    assert "Moscow" in shown
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]", shown)
