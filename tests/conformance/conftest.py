"""One played match for all checks of a case."""

from __future__ import annotations

import pytest

from conformance.cases import Case, Played, cases


@pytest.fixture(scope="session", params=cases(), ids=str)
def played(request: pytest.FixtureRequest) -> Played:
    """A match of every case. Of the whole session: pytest then runs all checks of a case in a row."""
    case: Case = request.param
    return Played(case)
