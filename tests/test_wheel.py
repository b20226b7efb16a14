"""The wheel is complete: with what it contains a server serves the client, and Node is not needed."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from quadrant.kernel import catalog

pytestmark = pytest.mark.unmeasured

ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "src/quadrant/server/client"


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is installed where the wheel is installed."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as file:
        file.extractall(folder / "site")
    return folder / "site"


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def test_the_wheel_holds_every_file_of_the_package(unpacked: Path) -> None:
    ours = {name for name in files(ROOT / "src/quadrant") if "__pycache__" not in name}
    assert files(unpacked / "quadrant") == ours


@pytest.mark.skipif(not CLIENT.exists(), reason="the client is built by `make client`")
def test_a_server_from_the_wheel_serves_the_client_without_node(unpacked: Path, tmp_path: Path) -> None:
    db = str(tmp_path / "db.sqlite3")
    command = [sys.executable, "-m", "quadrant", "serve", "--port", "0", "--db", db]
    # Nothing but Python can be found, and Quadrant only where the wheel was unpacked.
    env = {"PYTHONPATH": str(unpacked), "PATH": str(tmp_path), "HOME": str(tmp_path)}
    server = subprocess.Popen(command, cwd=tmp_path, env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        with httpx.Client(base_url=address, timeout=60) as http:
            page = http.get("").raise_for_status().text
            scripts = re.findall(r'<script[^>]+src="\./([^"]+)"', page)
            assert scripts
            for script in scripts:
                assert "javascript" in http.get(script).raise_for_status().headers["content-type"]
            assert [game["name"] for game in http.get("api/games").json()] == list(catalog.NAMES)
    finally:
        server.terminate()
        assert server.wait() == 0
