"""The pictures of the page about hex boards: ``python -m browser.boards_screenshots`` in ``tests``."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser.churchill_screenshots import HAND
from browser.helpers import ARGS, CHROMIUM, serving
from browser.screenshots import FOLDER, new_page, shoot
from browser.test_boards import BoardPage

#: Less wide than a screen, and still with the column at the side.
SMALL = {"viewport": {"width": 960, "height": 600}}
TURNS = 3


def near(board: BoardPage, x: int, y: int) -> BoardPage:
    """The wheel turned towards a point."""
    board.page.mouse.move(x, y)
    for _ in range(TURNS):
        before = board.scale
        board.page.mouse.wheel(0, -240)
        board.wait_scale(">", before)
    return board


def main() -> None:
    with (
        serving(Path(tempfile.mkdtemp(prefix="screenshots"))) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        shoot(BoardPage(new_page(browser, **SMALL), address).page, "boards-front")

        board = near(BoardPage(new_page(browser, **SMALL), address), 330, 300)
        counter = min(board.counters(stacked=False), key=lambda c: abs(c["x"] - 260) + abs(c["y"] - 330))
        board.page.mouse.click(counter["x"], counter["y"])
        board.page.mouse.move(counter["x"] - 150 * board.scale, counter["y"] + 87 * board.scale)
        shoot(board.page, "boards-layers")

        board = near(BoardPage(new_page(browser, theme="dark", **SMALL), address, "empire"), 300, 240)
        counter = board.counters(stacked=True)[0]
        board.page.mouse.move(counter["x"], counter["y"])
        board.page.wait_for_selector("[data-fan]")
        shoot(board.page, "boards-stack")

        shoot(
            BoardPage(new_page(browser, **{**HAND, "device_scale_factor": 1}), address, "empire").page,
            "boards-phone",
        )
        browser.close()
    sys.stdout.write(f"pictures in {FOLDER}\n")


if __name__ == "__main__":
    main()
