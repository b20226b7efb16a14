"""Matches finished with this version replay to the same end; those of another are refused by name."""

from __future__ import annotations

from pathlib import Path

import pytest

import quadrant
from conformance.fixtures import finished, path_of, read, stored
from quadrant.errors import VersionMismatch
from quadrant.kernel import catalog


@pytest.mark.long
@pytest.mark.parametrize("path", stored(), ids=lambda path: path.stem)
def test_a_finished_match_replays_to_the_same_end(path: Path) -> None:
    data = read(path)
    record = data["record"]
    if record["version"] != catalog.find(record["game"]).version:
        with pytest.raises(VersionMismatch):
            quadrant.load(record)
        return
    match = quadrant.load(record)
    assert match.result is not None
    assert match.result.winner == data["winner"]
    assert match.record() == record


def test_every_case_has_a_finished_match() -> None:
    assert [str(case) for case in finished() if not path_of(case).exists()] == []
