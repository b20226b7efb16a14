"""The OpenAPI schema: what it promises holds for whatever is sent (schemathesis), and the client has it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import quadrant
from quadrant.kernel.flow import Decision
from quadrant.server.command import config_of
from quadrant.server.http.app import application
from quadrant.server.http.schema import schema
from quadrant.server.settings import Settings
from server.helpers import SEATS

WEB = Path(__file__).parents[3] / "web"
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own: schemathesis asks from this one."""
    if request.param == "sqlite":
        db = str(tmp_path_factory.mktemp("schema") / "matches.sqlite3")
    else:
        db = request.getfixturevalue("cluster").new()
    wanted = Settings(db=db, bots=0)
    config = config_of(wanted, application(wanted))
    config.port = 0
    server = uvicorn.Server(config)
    ready = threading.Event()
    startup = server.startup

    async def start(sockets: Any = None) -> None:
        await startup(sockets)
        ready.set()

    server.startup = start  # type: ignore[method-assign]
    thread = threading.Thread(target=server.run)
    thread.start()
    ready.wait()
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join()


@pytest.fixture(scope="module")
def match(address: str) -> str:
    """A match in which everything can be asked for."""
    seats = {seat: {"kind": "me"} for seat in SEATS}
    answer = httpx.post(f"{address}/api/matches", json={"game": "generals", "seats": seats}, timeout=60)
    id: str = answer.json()["id"]
    return id


def operations() -> Iterator[Any]:
    for found in schemathesis.openapi.from_dict(schema()).get_all_operations():
        assert isinstance(found, Ok), found
        if found.ok().path != "/api/stream":  # it goes on for as long as one asks
            yield found.ok()


OPERATIONS = list(operations())


@pytest.mark.long
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_no_request_makes_the_server_fail(operation: Any, address: str, match: str) -> None:
    @given(case=operation.as_strategy())
    @settings(max_examples=20, suppress_health_check=list(HealthCheck))
    def ask(case: Any) -> None:
        # Half of the time about a match that is there.
        if "id" in case.path_parameters and len(case.path_parameters["id"]) % 2:
            case.path_parameters["id"] = match
        case.call_and_validate(base_url=address, checks=CHECKS)

    ask()


def test_the_client_has_the_present_schema() -> None:
    kept = WEB / "openapi.json"
    now = msgspec.json.format(msgspec.json.encode(schema()), indent=2)
    assert kept.read_bytes() == now + b"\n", "run python -m quadrant.server.http.schema > web/openapi.json"


def test_the_schema_has_every_message_and_view() -> None:
    known = schema()["components"]["schemas"]
    assert {"Table", "Update", "ChatLine", "Presence", "Done", "Refused"} <= known.keys()
    assert {"Choose", "Resync", "FromServer", "FromClient", "Record"} <= known.keys()
    for game in quadrant.games():
        prefix = "".join(part.capitalize() for part in game.name.split("_"))
        assert f"{prefix}{game.view_type.__name__}" in known


def test_the_client_has_words_for_every_place_that_undo_goes_back_to() -> None:
    steps = (step for game in quadrant.games() for step in game.codec().steps())
    places = {step.undo_to for step in steps if issubclass(step, Decision)}
    for language in ("en", "ru"):
        words = (WEB / "src" / "locale" / f"{language}.ftl").read_text()
        assert not [place for place in places if place and f"\nundo-to-{place} = " not in words]


def test_every_reference_leads_somewhere() -> None:
    document = schema()
    known = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}

    def references(value: Any) -> Iterator[str]:
        if isinstance(value, dict):
            if isinstance(value.get("$ref"), str):
                yield value["$ref"]
            for part in value.values():
                yield from references(part)
        elif isinstance(value, list):
            for part in value:
                yield from references(part)

    assert set(references(document)) <= known
