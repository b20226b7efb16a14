"""The browser: how soon a match can be played, and how soon a click shows its effect.

A real server and a real Chromium, both on this machine. A page counts as interactive when what may be chosen
can be clicked and a frame with it was painted. A click counts as shown in the first frame painted after the
page has changed: the next question if the same player goes on, the bots' first answer if it is their turn.
A frame of a replay counts with the work of the page's main thread, drawing included, not with what else this
machine does meanwhile.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from bench.report import table, write

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browser.helpers import DESKTOP, Api, TablePage, chromium, eager, paced, serving

ROOT = Path(__file__).parent.parent
#: A finished match of each game, of 369 and 661 choices.
RECORDS = (
    "generals/v2-generals-standard-margin_victory=True",
    "churchill/v3-churchill-campaign-edition=1-secret_agenda=False",
)
#: How long a replay is watched at each speed, in milliseconds; the fastest goes to the end sooner.
WATCHED = {"normal": 15_000, "fast": 15_000, "rush": 90_000}
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


def replays(browser: Browser, address: str, api: Api) -> list[float]:
    """Finished matches replayed at every speed: the work of each frame that had any, in milliseconds."""
    found: list[float] = []
    for name in RECORDS:
        record = json.loads((ROOT / "tests" / "fixtures" / f"{name}.json").read_text())["record"]
        match = str(api.http.post("/matches/import", json=record).json()["id"])
        for speed, most in WATCHED.items():
            context = browser.new_context(viewport=DESKTOP)
            context.add_init_script(paced("off"))
            page = context.new_page()
            TablePage(page, address).open(match)
            page.keyboard.press("[")
            page.locator(".replay select").select_option(speed)
            page.locator(".replay button[aria-label='To the start']").click()
            page.wait_for_function("() => document.querySelector('.replay input').value === '0'")
            found += _work(page, lambda page=page, most=most: _watch(page, most))
            context.close()
    return found


def _watch(page: Page, most: int) -> None:
    """The replay plays, to its end if that comes soon."""
    page.keyboard.press("p")
    page.wait_for_function("() => document.querySelector('.replay [aria-label=Pause]')")
    over = "most => performance.now() > most || !document.querySelector('.replay [aria-label=Pause]')"
    page.wait_for_function(over, arg=page.evaluate("performance.now()") + most, timeout=2 * most)


def _work(page: Page, act: Any) -> list[float]:
    """What each task of the page's main thread cost while something was done, in milliseconds."""
    events: list[dict[str, Any]] = []
    ended: list[object] = []
    tracing = page.context.new_cdp_session(page)
    tracing.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    tracing.on("Tracing.tracingComplete", lambda data: ended.append(data))
    categories = {"includedCategories": ["toplevel", "__metadata"]}
    tracing.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": categories})
    act()
    tracing.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    threads = {
        (e["pid"], e["tid"])
        for e in events
        if e["name"] == "thread_name" and e["args"]["name"] == "CrRendererMain"
    }
    return [
        e["tdur"] / 1000
        for e in events
        if e["name"].endswith("RunTask") and e.get("tdur", 0) > 1000 and (e["pid"], e["tid"]) in threads
    ]


def main() -> None:
    with serving(Path(tempfile.mkdtemp(prefix="bench"))) as address, chromium() as browser:
        api = Api(address)
        match = api.new(SEATS, seed="bench")
        api.play(match, lambda t: t["n"] > 120 and bool(t["decision"]), eager(1))
        first = loads(browser, address, match, fresh=True)
        again = loads(browser, address, match, fresh=False)
        context = browser.new_context(viewport=DESKTOP)
        context.add_init_script(paced("off"))
        page = context.new_page()
        frames = replays(browser, address, api)
        play = clicks(page, TablePage(page, address).open(api.new(SEATS, seed="clicks")))
    rows = [
        (what, len(values), f"{statistics.median(values):.0f}", f"{percentile(values, 0.95):.0f}", goal)
        for what, values, goal in (
            ("a match opened for the first time, until it can be played", first, "2000"),
            ("a match opened again, until it can be played", again, "2000"),
            ("a click, until its effect is on the screen", play, "150"),
        )
    ]
    longest = f"The longest frame of a replay at any speed took {max(frames):.0f} ms (goal: 50)."
    heads = ("what", "times", "median, ms", "95 %, ms", "goal, ms")
    write("Browser", f"{__doc__.split(chr(10), 2)[2].strip()}\n\n{table(heads, rows)}\n\n{longest}")


if __name__ == "__main__":
    main()
