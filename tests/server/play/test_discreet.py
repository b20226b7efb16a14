"""What the server writes down, in files and logs, tells no secrets."""

from __future__ import annotations

import logging
import stat
import subprocess
import sys
from pathlib import Path

import pytest
import structlog
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from quadrant.server import command
from quadrant.server.store import database
from quadrant.server.store.store import Store
from server.helpers import Serve

pytestmark = pytest.mark.anyio


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    "db",
    [
        "postgresql://anna:geheim@127.0.0.1:1/x",
        "postgresql://anna:geheim@127.0.0.1:port/x",
        "mysql://anna:geheim@127.0.0.1/x",
        "/dev/null/matches.sqlite3",
    ],
)
def test_a_start_that_fails_is_told_in_a_line_without_the_password(db: str) -> None:
    program = [sys.executable, "-m", "quadrant", "serve", "--port", "0", "--db", db]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "geheim" not in done.stderr + done.stdout
    assert done.stderr.splitlines()[-1].startswith("quadrant: ")


async def test_files_are_for_their_owner_alone(folder: Path) -> None:
    db = f"sqlite:///{folder}/new/matches.sqlite3"
    claimed = database.claim(database.address(db))
    store = await Store.open(db)
    await store.add_user("anna", None)
    files = list((folder / "new").iterdir())
    assert {file.suffix for file in files} >= {".sqlite3", ".sqlite3-wal", ".lock"}
    for file in files:
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    await store.close()
    assert claimed is not None
    claimed.close()


async def test_what_is_stored_is_not_told_by_an_error(db: str) -> None:
    engine = database.readers(database.address(db))
    database.prepare(database.address(db))
    with pytest.raises(DBAPIError) as failed:
        async with engine.connect() as connection:
            await connection.execute(text("SELECT * FROM nothing WHERE x = :x"), {"x": "geheim"})
    assert "geheim" not in str(failed.value)
    await engine.dispose()


def test_a_traceback_on_a_terminal_has_no_values(capsys: pytest.CaptureFixture[str]) -> None:
    before = structlog.get_config()
    try:
        command.set_up_logs("info", json=False)
        password = "geheim"
        try:
            raise ValueError(len(password))
        except ValueError as error:
            structlog.get_logger().error("failed", exc_info=error)
        assert "geheim" not in capsys.readouterr().err.replace('password = "geheim"', "")
    finally:
        structlog.configure(**before)


async def test_asking_for_the_schema_leaves_logging_alone(serve: Serve) -> None:
    guest = (await serve()).guest()
    root = logging.getLogger()
    before = (root.level, list(root.handlers))
    assert (await guest.http.get("/api/openapi.json")).status_code == 200
    assert (root.level, list(root.handlers)) == before
