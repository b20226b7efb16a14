"""Results of a ladder in a file, one line of JSON each, so that no game is played twice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from os import SEEK_END
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from quadrant.bots.ladder import LadderGame, Pairing, Setting
from quadrant.errors import QuadrantError


class Run(msgspec.Struct, frozen=True, tag="run", tag_field="line"):
    """A command that played the games that follow."""

    setting: Setting
    command: str


#: How every line begins.
BEGINS: Final = b'{"line":"'
_lines = msgspec.json.Decoder(Run | LadderGame)


class Results:
    """The games of one setting that have been played; with a path, including those in its file.

    With ``any_code``, games count even if the code of their rules or bots was different.
    """

    def __init__(self, setting: Setting, path: Path | None = None, *, any_code: bool = False) -> None:
        self.setting = setting
        self.path = path
        self._any_code = any_code
        self._played: dict[object, LadderGame] = {}
        self._commands: dict[str, None] = {}
        #: Games of the same setting but other code, which do not count.
        self.foreign = 0
        for line in _read(path) if path is not None else ():
            self._keep(line)

    def _keep(self, line: Run | LadderGame) -> None:
        setting = line.setting if isinstance(line, Run) else line.pairing.setting
        if msgspec.structs.replace(setting, code=self.setting.code) != self.setting:
            return
        if setting != self.setting and not self._any_code:
            self.foreign += isinstance(line, LadderGame)
            return
        if isinstance(line, Run):
            self._commands[line.command] = None
        else:
            self._played.setdefault(line.pairing.key, line)

    def add(self, line: Run | LadderGame) -> None:
        """Store a line at once."""
        self._keep(line)
        if self.path is not None:
            _append(self.path, msgspec.json.encode(line))

    def left(self, pairings: Iterable[Pairing]) -> list[Pairing]:
        """The games among these that have not been played."""
        return [pairing for pairing in pairings if pairing.key not in self._played]

    def played(self, names: Iterable[str]) -> list[LadderGame]:
        """The games between these bots, in a fixed order."""
        wanted = set(names)
        found = (game for game in self._played.values() if wanted.issuperset(game.pairing.sides.values()))
        return sorted(found, key=lambda game: game.pairing.key)

    @property
    def commands(self) -> list[str]:
        """What was played with."""
        return list(self._commands)


def _read(path: Path) -> Iterator[Run | LadderGame]:
    try:
        data = path.read_bytes() if path.exists() else b""
    except OSError as error:
        raise QuadrantError(f"cannot read {path}: {error.strerror}") from None
    *lines, last = data.split(b"\n")
    for number, line in enumerate(lines, 1):
        try:
            yield _lines.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise QuadrantError(f"line {number} of {path} is not a result of the ladder") from None
    # Anything after the last newline was interrupted while being written; it is overwritten.
    if not last.startswith(BEGINS[: len(last)]):
        raise QuadrantError(f"{path} does not end with a result of the ladder")


def _append(path: Path, line: bytes) -> None:
    try:
        with path.open("ab+") as file:
            file.truncate(_whole(file))
            file.write(line + b"\n")
    except OSError as error:
        raise QuadrantError(f"cannot write {path}: {error.strerror}") from None


def _whole(file: BinaryIO) -> int:
    """The length of a file without an unfinished last line."""
    end = file.seek(0, SEEK_END)
    while end:
        file.seek(end - 1)
        if file.read(1) == b"\n":
            break
        end -= 1
    return end
