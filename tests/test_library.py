"""The core is a library: engine, bots and terminal work where nothing of the server is installed."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
#: What a plain ``pip install quadrant`` brings, with what that needs.
CORE = {"msgspec", "fluent", "rich", "attr", "attrs", "babel", "pytz", "typing_extensions", "pygments"}
CORE |= {"markdown_it", "mdurl"}

pytestmark = pytest.mark.unmeasured

ALONE = """
import sys

core = {core!r}

class Nothing:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top in sys.stdlib_module_names or top in core or top == "quadrant":
            return None
        raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Nothing())
{code}
"""

PLAY = """
import quadrant
from quadrant.cli import main
for game in quadrant.games():
    match = quadrant.new(game.name, seed=1)
    match.choose(match.options()[0])
    str(match)
assert main(["simulate", "generals", "--games", "1", "--bots", "staff", "--json"]) == 0
"""


def alone(code: str) -> subprocess.CompletedProcess[str]:
    """Run code where only the core's libraries can be imported."""
    script = ALONE.format(core=CORE, code=code)
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)


def test_engine_bots_and_terminal_need_no_server() -> None:
    run = alone(PLAY)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("command", [["serve"], ["play", "generals"], ["worker", "--db", "postgresql://x"]])
def test_a_command_of_the_server_says_what_to_install(command: list[str]) -> None:
    run = alone(f"from quadrant.cli import main\nsys.exit(main({command!r}))")
    assert run.returncode == 2
    assert "pip install 'quadrant[server]'" in run.stderr


def test_the_core_depends_on_four_libraries() -> None:
    """NumPy is for learned opponents alone, and imported when one of them plays."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needs = [need.split(">")[0] for need in project["dependencies"]]
    assert needs == ["msgspec", "fluent.runtime", "numpy", "rich"]
