"""The documentation builds as a site, with its reference, and nothing in it is broken."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", str(DOCS), str(tmp_path)]
    run = subprocess.run(build, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    reference = (tmp_path / "api" / "quadrant.html").read_text(encoding="utf-8")
    assert "quadrant.new" in reference


def test_every_page_is_in_the_table_of_contents() -> None:
    contents = (DOCS / "index.md").read_text(encoding="utf-8").split()
    pages = {page.stem for page in DOCS.glob("*.md")} - {"index"}
    assert pages <= set(contents)
