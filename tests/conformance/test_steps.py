"""Every step of a game is known as soon as the game is: another process may have stored a match at any."""

from __future__ import annotations

import subprocess
import sys

from conformance.cases import PLAYED

#: In a process of its own, where nothing else has imported anything: the steps before and after all modules.
LOOK = """
from importlib import import_module
from pkgutil import iter_modules
from quadrant.kernel import catalog
from quadrant.kernel.flow import Codec
for name in {games!r}:
    game = catalog.find(name)
    known = {{step.__name__ for step in Codec(game.state).steps()}}
    for module in iter_modules(import_module(game.package).__path__, game.package + "."):
        import_module(module.name)
    for step in Codec(game.state).steps():
        if step.__name__ not in known:
            print(step.__module__, step.__name__)
"""


def test_whoever_finds_a_game_can_read_every_step_of_it() -> None:
    look = [sys.executable, "-c", LOOK.format(games=list(PLAYED))]
    assert subprocess.run(look, check=True, capture_output=True, text=True).stdout == ""
