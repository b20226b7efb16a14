"""What ``quadrant serve``, ``play`` and ``worker`` say and do, and how the client is served."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

import httpx
import pytest

from quadrant.errors import QuadrantError
from quadrant.server import command
from quadrant.server.http import client_files
from quadrant.server.http.client_files import File
from server.helpers import Serve
from server.processes import Process

ARGS = {"host": "127.0.0.1", "port": 0, "db": None, "public": False}


def test_serve_answers_logs_in_json_and_stops_when_told(folder: Path) -> None:
    """The real command, as a user starts it."""
    db = folder / "matches.sqlite3"
    program = [sys.executable, "-m", "quadrant", "serve", "--port", "0", "--db", str(db)]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+/", said)
        assert address, said
        health = httpx.get(f"{address[0]}health", timeout=60).json()
        assert health == httpx.get(f"{address[0]}api/health", timeout=60).json()
        assert health["status"] == "ok"
        second = subprocess.run(
            [*program[:-3], "0", "--db", str(db)], capture_output=True, text=True, check=False
        )
        assert second.returncode == 2
        assert "another server uses" in second.stderr
        process.terminate()
        _, logs = process.communicate()
    assert process.returncode == 0
    lines = [json.loads(line) for line in logs.splitlines() if line.startswith("{")]
    assert [line["event"] for line in lines] == ["serving", "stopped"]


def test_play_opens_the_lobby(sqlite: str) -> None:
    args: dict[str, Any] = {**ARGS, "db": sqlite, "game": None, "no_browser": True}
    process = Process("play", {"QUADRANT_BOTS": "0", "QUADRANT_LOG": "error"}, **args)
    address = process.said.split()[-1]
    assert address.endswith("/")
    assert "#" not in address
    lobby = httpx.get(f"{address}api/matches", timeout=60).json()
    assert not any(lobby.values())
    assert process.stop() == 0


def test_play_opens_a_match_against_bots_of_a_game_that_is_named(sqlite: str) -> None:
    args: dict[str, Any] = {
        **ARGS,
        "db": sqlite,
        "game": "generals",
        "scenario": "standard",
        "options": {},
        "no_browser": True,
    }
    process = Process("play", {"QUADRANT_BOTS": "0", "QUADRANT_LOG": "error"}, **args)
    link = process.said.split()[-1]
    address, _, match = link.partition("/#/match/")
    shown = httpx.get(f"{address}/api/matches/{match}", timeout=60).json()
    kinds = {seat["seat"]: seat["kind"] for seat in shown["seats"]}
    assert {seat for seat, kind in kinds.items() if kind == "person"} == {"germany", "italy", "japan"}
    assert set(kinds.values()) == {"person", "bot"}
    assert process.stop() == 0


def test_a_port_that_is_taken_is_named(sqlite: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(QuadrantError, match=f"cannot listen on 127.0.0.1:{port}"):
            command.serve(Namespace(**{**ARGS, "port": port, "db": sqlite}))


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("QUADRANT_BOTS", "many", "not a number"),
        ("QUADRANT_LOG", "loud", "debug, info"),
        ("QUADRANT_QUEUE", "1", "--queue"),
    ],
)
def test_wrong_settings_are_named(
    monkeypatch: pytest.MonkeyPatch, sqlite: str, name: str, value: str, words: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(QuadrantError, match=words):
        command.serve(Namespace(**{**ARGS, "db": sqlite}))


def test_a_database_that_does_not_answer_is_named(folder: Path) -> None:
    with pytest.raises(QuadrantError, match="PostgreSQL"):
        command.worker(Namespace(db=str(folder / "db"), jobs=1))


@pytest.mark.anyio
async def test_the_client_is_served_and_finds_its_own_way(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = {
        "index.html": client_files._file(
            "index.html", b"<!doctype html><title>Quadrant</title>" + b" " * 2000
        ),
        "assets/app-1a2b.js": client_files._file("assets/app-1a2b.js", b"export {}" + b" " * 2000),
        "favicon.ico": client_files._file("favicon.ico", b"\0"),
    }
    monkeypatch.setattr(client_files, "client", lambda: built)
    guest = (await serve()).guest()
    for path in ("/", "/match/abc", "/index.html"):
        page = await guest.http.get(path)
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["cache-control"] == "no-cache"
        assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
        assert "<title>Quadrant" in page.text
    script = await guest.http.get("/assets/app-1a2b.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["content-encoding"] == "gzip"
    assert "immutable" in script.headers["cache-control"]
    again = await guest.http.get("/assets/app-1a2b.js", headers={"if-none-match": script.headers["etag"]})
    assert again.status_code == 304
    for path in ("/assets/none.js", "/api/none", "/../../etc/passwd.txt", "/%2e%2e/secret.txt"):
        answer = await guest.http.get(path)
        assert answer.status_code == 404, path
        assert answer.json()["code"] == "not_found"


def test_the_client_is_read_from_the_package(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "client" / "assets").mkdir(parents=True)
    (folder / "client" / "index.html").write_text("the client")
    (folder / "client" / "assets" / "style.css").write_text("")
    monkeypatch.setattr(client_files, "files", lambda _: folder)
    found = client_files.client.__wrapped__()
    assert found.keys() == {"index.html", "assets/style.css"}
    assert isinstance(found["index.html"], File)
    assert found["assets/style.css"].fixed
    monkeypatch.setattr(client_files, "files", lambda _: folder / "nowhere")
    assert b"make client" in client_files.client.__wrapped__()["index.html"].data
