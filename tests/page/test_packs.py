"""What is packed for the page is all that it imports."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

from quadrant.kernel import catalog

TOOL = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "page.py"))
#: What the two workers begin with, but for the one module that knows Pyodide; then every bot of every game.
WORKERS = """
from random import Random
import quadrant
from quadrant.bots import make, offered
from quadrant.page import host, routes, store, thinking
for game in quadrant.games():
    for level in offered(game.name):
        make(game, level, game.seats[0], Random(1))
"""


def test_the_page_imports_only_what_is_packed(tmp_path: Path) -> None:
    packed = TOOL["common"]()
    for game in catalog.NAMES:
        packed |= TOOL["of_game"](game)
    for name, path in packed.items():
        place = tmp_path / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.symlink_to(path)
    # the package that is installed here is found by a finder of its own, after this folder
    begin = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); sys.modules['numpy'] = None"
    command = [sys.executable, "-c", f"{begin}\n{WORKERS}"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stderr
