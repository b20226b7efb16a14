"""A match on a hex board on the screen: counters and hexes found as a person would, by where they lie."""

from __future__ import annotations

from typing import Any

from browser.helpers import TablePage

#: Where the counters of closed stacks lie: their units, hexes and places on the map and on the screen.
COUNTERS = """nodes => nodes.map(node => {
  const box = node.querySelector('.ground').getBoundingClientRect();
  const [x, y] = ['--x', '--y'].map(name => parseFloat(node.style.getPropertyValue(name)));
  return { unit: node.dataset.unit, x, y, left: box.x + box.width / 2, top: box.y + box.height / 2 };
})"""
#: Whether the counters lie still: the board has found its size.
STILL = """() => new Promise(done => {
  const at = () => JSON.stringify(document.querySelector('[data-unit]')?.getBoundingClientRect());
  const before = at();
  requestAnimationFrame(() => requestAnimationFrame(() => done(before !== undefined && before === at())));
})"""


class HexPage(TablePage):
    """A match of a hex game on the screen."""

    def middle(self, space: str) -> tuple[float, float]:
        """Where a hex lies on its map."""
        raise NotImplementedError

    def ready(self) -> HexPage:
        super().ready()
        self.page.wait_for_function(STILL)
        return self

    def counters(self) -> list[dict[str, Any]]:
        return list(self.page.locator("[data-unit]").evaluate_all(COUNTERS))

    def at(self, space: str) -> tuple[float, float]:
        """Where a hex lies on the screen, measured by counters that lie elsewhere on the map."""
        counters = sorted(self.counters(), key=lambda c: c["x"])
        low, high = counters[0], counters[-1]
        scale = (high["left"] - low["left"]) / (high["x"] - low["x"])
        x, y = self.middle(space)
        return low["left"] + (x - low["x"]) * scale, low["top"] + (y - low["y"]) * scale

    def click_unit(self, unit: str) -> None:
        """A counter, or its place in the stack that opens under the pointer."""
        # a stack that is open may lie over it
        self.page.mouse.move(4, 4)
        found = next(c for c in self.counters() if c["unit"] == unit)
        self.page.mouse.move(found["left"], found["top"])
        fanned = self.page.locator(f'[data-fan="{unit}"] .ground')
        box = fanned.bounding_box() if fanned.count() else None
        if box:
            self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        else:
            self.page.mouse.click(found["left"], found["top"])

    def click_hex(self, space: str) -> None:
        self.page.mouse.move(4, 4)
        self.page.mouse.click(*self.at(space))
