"""Which rules of which game the tests prove: ``make rules``."""

from __future__ import annotations

import sys

import pytest

from quadrant.testing import Citation, cited, coverage, resolve


class Collector:
    """Keeps the citations of all tests that are collected and would run."""

    def __init__(self) -> None:
        self.citations: list[Citation] = []

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            if item.get_closest_marker("skip") or item.get_closest_marker("xfail"):
                continue
            test = (*cited(getattr(item, "cls", None)), *cited(getattr(item, "function", None)))
            self.citations += resolve(test, item.path.relative_to(session.config.rootpath))[0]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.write_line("")
        for book in coverage(self.citations):
            terminalreporter.write_line(str(book))
            for rule in book.unproven:
                terminalreporter.write_line(f"  not proven: {rule}")


def main() -> int:
    return int(pytest.main(["--collect-only", "-qq", "--no-header"], plugins=[Collector()]))


if __name__ == "__main__":
    sys.exit(main())
