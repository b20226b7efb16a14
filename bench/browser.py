"""The browser: how soon a match can be played, and how soon a click shows its effect.

A real server and a real Chromium, both on this machine. A page counts as interactive when what may be chosen
can be clicked and a frame with it was painted. A click counts as shown in the first frame painted after the
page has changed: the next question if the same player goes on, the bots' first answer if it is their turn.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from bench.report import table, write

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browser.helpers import DESKTOP, Api, TablePage, chromium, eager, serving

LOADS = 12
CLICKS = 60
BUTTON = "[data-choices] .btn"
SEATS = {"germany": "me", **dict.fromkeys(("uk", "japan", "ussr", "italy", "usa"), "random")}

#: Milliseconds from the start of the visit until something may be chosen and a frame with it was painted.
INTERACTIVE = """() => new Promise(done => {
  const look = () => {
    const ready = document.querySelector('.prompt[data-asked]')
      && document.querySelector('.slot.may, .space.may, [data-choices] .btn');
    if (ready) requestAnimationFrame(() => done(performance.now()));
    else requestAnimationFrame(look);
  };
  look();
})"""

#: Clicks, and resolves with the milliseconds until the frame after the table has changed. If the first click
#: only lays out what can be done there, the first of that is clicked and counted.
CLICK = """selector => new Promise(done => {
  const table = document.querySelector('.table'), before = table.dataset.revision;
  let start;
  const press = element => {
    start = performance.now();
    element.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  };
  let laid = false;
  const watch = new MutationObserver(() => {
    if (table.dataset.revision !== before) {
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - start), 0));
      return;
    }
    const way = document.querySelector('.slot.picked .ways .btn, [data-choices]:has(.picked) .btn');
    if (way && !laid) { laid = true; press(way); }
  });
  watch.observe(table, {attributes: true, subtree: true, childList: true});
  press(document.querySelector(selector));
})"""


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, round(share * (len(values) - 1)))]


def loads(browser: Browser, address: str, match: str, fresh: bool) -> list[float]:
    """Visits to the page of a match: by somebody new, or with everything already in the browser's cache."""
    found = []
    context = browser.new_context(viewport=DESKTOP)
    for turn in range(LOADS + 1):
        if fresh:
            context.close()
            context = browser.new_context(viewport=DESKTOP)
        page = context.new_page()
        page.goto(f"{address}/#/match/{match}", wait_until="commit")
        value = float(page.evaluate(INTERACTIVE))
        page.close()
        if turn:  # the first one warms the server up
            found.append(value)
    context.close()
    return found


def clicks(page: Page, at: TablePage) -> list[float]:
    """Choices by clicking, each until its effect is on the screen."""
    found: list[float] = []
    while len(found) < CLICKS:
        at.wait_asked()
        found.append(float(page.evaluate(CLICK, _target(page, at))))
    return found


def _target(page: Page, at: TablePage) -> str:
    """What to click next."""
    if at.kind in ("discard_any", "react"):
        return BUTTON
    return next(
        place for place in (".space.may", ".slot.may .card", ".row.may", BUTTON) if page.query_selector(place)
    )


def main() -> None:
    with serving(Path(tempfile.mkdtemp(prefix="bench"))) as address, chromium() as browser:
        api = Api(address)
        match = api.new(SEATS, seed="bench")
        api.play(match, lambda t: t["n"] > 120 and bool(t["decision"]), eager(1))
        first = loads(browser, address, match, fresh=True)
        again = loads(browser, address, match, fresh=False)
        page = browser.new_context(viewport=DESKTOP).new_page()
        play = clicks(page, TablePage(page, address).open(api.new(SEATS, seed="clicks")))
    rows = [
        (what, len(values), f"{statistics.median(values):.0f}", f"{percentile(values, 0.95):.0f}", goal)
        for what, values, goal in (
            ("a match opened for the first time, until it can be played", first, "2000"),
            ("a match opened again, until it can be played", again, "2000"),
            ("a click, until its effect is on the screen", play, "150"),
        )
    ]
    heads = ("what", "times", "median, ms", "95 %, ms", "goal, ms")
    write("Browser", f"{__doc__.split(chr(10), 2)[2].strip()}\n\n{table(heads, rows)}")


if __name__ == "__main__":
    main()
