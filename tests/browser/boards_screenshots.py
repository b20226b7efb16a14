"""The pictures of the page about hex boards: ``python -m browser.boards_screenshots`` in ``tests``."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from browser.helpers import chromium, serving
from browser.screenshots import FOLDER, ON_PHONE, new_page, shoot
from browser.test_boards import BoardPage

#: Small pictures; still wide enough for the column at the side.
SMALL = {"viewport": {"width": 860, "height": 540}}


def near(board: BoardPage, x: int, y: int, turns: int = 3) -> BoardPage:
    """The wheel turned towards a point."""
    board.page.mouse.move(x, y)
    for _ in range(turns):
        before = board.scale
        board.page.mouse.wheel(0, -240)
        board.wait_scale(">", before)
    return board


def main() -> None:
    folder = Path(tempfile.mkdtemp(prefix="screenshots"))
    with serving(folder) as address, chromium() as browser:
        board = near(BoardPage(new_page(browser, **SMALL), address), 340, 240, 2)
        board.page.mouse.move(700, 500)
        shoot(board.page, "boards-front")

        board = near(BoardPage(new_page(browser, **SMALL), address), 280, 280)
        middle = min(board.counters(stacked=False), key=lambda c: abs(c["x"] - 240) + abs(c["y"] - 300))
        board.page.mouse.click(middle["x"], middle["y"])
        board.page.mouse.move(middle["x"] - 150 * board.scale, middle["y"] + 87 * board.scale)
        shoot(board.page, "boards-layers")

        board = near(BoardPage(new_page(browser, theme="dark", **SMALL), address, "empire"), 240, 220)
        stack = min(board.counters(stacked=True), key=lambda c: abs(c["x"] - 280) + abs(c["y"] - 280))
        board.page.mouse.move(stack["x"], stack["y"])
        board.page.wait_for_selector("[data-fan]")
        shoot(board.page, "boards-stack")

        small = new_page(browser, **{**ON_PHONE, "device_scale_factor": 1})
        shoot(BoardPage(small, address, "empire").page, "boards-phone")
    sys.stdout.write(f"pictures in {FOLDER}\n")


if __name__ == "__main__":
    main()
