"""Hex boards: how smoothly a board of hexes with 200 counters is panned, and what a change on it costs.

A real Chromium without a graphics card, on the page that shows the boards. The board is dragged a little in
every frame for some seconds; a frame counts when it was drawn on the screen, and is late when more than 20 ms
have passed since the one before. An update is a click on a counter (all layers appear) or on a hex (the
counter goes there): its script is what runs before the browser can paint, and it is shown when a frame with
it was painted. A campaign is a real match: a unit is taken up, which asks where it goes, and that is undone;
its script is all that the page runs from then until a frame with the new question was painted.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bench.browser import percentile  # and with it the helpers of the tests can be found
from bench.report import table, write
from browser.helpers import ARGS, CHROMIUM, DESKTOP, Api, paced, serving
from browser.test_empire_board import PacificPage, until

MAPS = {"no_retreat": "No Retreat!", "empire": "Empire of the Sun"}
SECONDS = 4
UPDATES = 60
#: Milliseconds after which a frame is late: at 60 a second they are 16.7 apart.
LATE = 20

#: Drags the board a little in every frame, and resolves with the times of the frames.
PAN = """([seconds, share]) => new Promise(done => {
  const board = document.querySelector('.viewport');
  const box = board.getBoundingClientRect();
  const times = [];
  const way = (t, turn) => share * (Math.abs(((t / turn + 0.5) % 2) - 1) - 0.5);  // to and fro, steadily
  const fire = (kind, t) => (kind === 'mousedown' ? board : window).dispatchEvent(new MouseEvent(kind, {
    bubbles: true, view: window, clientX: box.x + box.width * (0.5 + way(t, 1300)),
    clientY: box.y + box.height * (0.5 + way(t, 900)) }));
  const tick = now => {
    times.push(now);
    const t = now - times[0];
    fire(times.length === 1 ? 'mousedown' : 'mousemove', t);
    if (t < 1000 * seconds) return requestAnimationFrame(tick);
    fire('mouseup', t);
    done(times);
  };
  requestAnimationFrame(tick);
})"""

#: Chooses and moves one unit after the other, and resolves with [script, shown] of each update by its kind.
MOVE = """async wanted => {
  const board = document.querySelector('.viewport');
  const found = {choose: [], move: []};
  const painted = () => new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)));
  const click = async (x, y) => {
    await painted();
    const start = performance.now();
    board.dispatchEvent(new MouseEvent('click', {bubbles: true, clientX: x, clientY: y}));
    await new Promise(done => queueMicrotask(() => queueMicrotask(done)));
    const script = performance.now() - start;
    await painted();
    return [script, performance.now() - start];
  };
  const middle = unit => {
    const box = unit.querySelector('rect:nth-of-type(2)').getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const hexes = () => [...document.querySelectorAll('[data-unit]')].map(unit => unit.dataset.hex);
  const step = 100 * Number(board.style.getPropertyValue('--k'));
  for (let i = 0; found.move.length < wanted; i = (i + 7) % 200) {
    const all = hexes(), unit = document.querySelector(`[data-unit=u${i}]`);
    if (all.filter(hex => hex === unit.dataset.hex).length > 1) continue;
    for (let turn = 0; turn < 6; turn++) {
      const [x, y] = middle(unit), from = unit.dataset.hex, angle = (Math.PI / 3) * (turn + 0.5);
      const chosen = await click(x, y);
      if (!document.querySelector('[data-layer=may]').getAttribute('d')) break;
      const moved = await click(x + step * Math.cos(angle), y + step * Math.sin(angle));
      if (document.querySelector(`[data-unit=u${i}]`).dataset.hex === from) continue;
      found.choose.push(chosen);
      found.move.push(moved);
      break;
    }
  }
  return found;
}"""


def opened(browser: Browser, address: str, name: str) -> Page:
    page = browser.new_context(viewport=DESKTOP, reduced_motion="reduce").new_page()
    page.goto(f"{address}/boards.html#{name}")
    page.wait_for_selector("[data-unit]")
    page.wait_for_function("document.fonts.status === 'loaded'")
    return page


def pan(page: Page, share: float) -> tuple[object, ...]:
    """Frames drawn a second, the share of late ones, and script a frame in milliseconds."""
    events: list[dict[str, Any]] = []
    tools = page.context.new_cdp_session(page)
    tools.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate(PAN, [1, share])  # what was never looked at is painted first
    config = {"includedCategories": ["disabled-by-default-devtools.timeline.frame"]}
    before = script(tools)
    tools.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})
    times = page.evaluate(PAN, [SECONDS, share])
    after = script(tools)
    complete: list[object] = []
    tools.on("Tracing.tracingComplete", lambda data: complete.append(data))
    tools.send("Tracing.end")
    while not complete:
        page.evaluate("0")
    drawn = sum(event["name"] == "DrawFrame" for event in events)
    gaps = [b - a for a, b in pairwise(times)]
    late = sum(gap > LATE for gap in gaps) / len(gaps)
    return f"{1000 * drawn / sum(gaps):.0f}", f"{late:.1%}", f"{1000 * (after - before) / len(gaps):.2f}"


def script(tools: Any) -> float:
    found = {item["name"]: item["value"] for item in tools.send("Performance.getMetrics")["metrics"]}
    return float(found["ScriptDuration"])


#: Resolves when the table is at that revision and a frame with it was painted.
PAINTED = """n => new Promise(done => {
  const table = document.querySelector('.table');
  const shown = () => Number(table.dataset.n) === n
    && (watch.disconnect(), requestAnimationFrame(() => setTimeout(done, 0)));
  const watch = new MutationObserver(shown);
  watch.observe(table, {attributes: true});
  shown();
})"""


def campaign(browser: Browser, address: str) -> list[tuple[object, ...]]:
    """What it costs the page of a campaign to show where a unit may go, and to go back."""
    api = Api(address)
    match = api.new({"japan": "me", "allies": "me"}, game="empire", scenario="campaign_1942", seed="7")
    until(api, match, "prompt-move-units")
    page = browser.new_context(viewport=DESKTOP, reduced_motion="reduce").new_page()
    page.add_init_script(paced("off"))
    PacificPage(page, address).open(match)
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    taken, back, asked = [], [], 0
    selects = [option for option in api.table(match)["decision"]["options"] if option[0] == "select"]
    for i in range(UPDATES):
        taken.append(update(page, tools, api, match, selects[i % len(selects)]))
        asked = max(asked, len(api.table(match)["decision"]["options"]))
        back.append(update(page, tools, api, match, None))
    page.close()
    return [
        figures(f"a campaign, a unit taken up: up to {asked} choices", taken),
        figures("a campaign, a unit put down", back),
    ]


def update(page: Page, tools: Any, api: Api, match: str, choice: list[Any] | None) -> tuple[float, float]:
    """Milliseconds of script, and until it was shown, of a choice or, without one, of an undo."""
    now = api.table(match)
    n, seat = now["n"], now["decision"]["seat"]
    before, start = script(tools), time.perf_counter()
    if choice:
        api.choose(match, now, choice)
    else:
        api.http.post(f"/matches/{match}/undo", json={"seat": seat, "n": n}).raise_for_status()
    page.evaluate(PAINTED, n + 1 if choice else n - 1)
    return 1000 * (script(tools) - before), 1000 * (time.perf_counter() - start)


def figures(what: str, found: list[tuple[float, float]]) -> tuple[object, ...]:
    scripts, shown = map(list, zip(*found, strict=True))
    middle, most = statistics.median(scripts), percentile(scripts, 0.95)
    return what, len(scripts), f"{middle:.1f}", f"{most:.1f}", f"{statistics.median(shown):.0f}", "16"


def main() -> None:
    pans: list[tuple[object, ...]] = []
    updates: list[tuple[object, ...]] = []
    with serving(Path(tempfile.mkdtemp(prefix="bench"))) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        for name, title in MAPS.items():
            page = opened(browser, address, name)
            pans.append((f"{title}, the whole board", *pan(page, 0.1), "60"))
            found = page.evaluate(MOVE, UPDATES)
            for _ in range(3):
                page.locator(".viewport").press("+")
            pans.append((f"{title}, near enough to read", *pan(page, 0.7), "60"))
            for kind, what in (("choose", "a counter chosen"), ("move", "a counter moved")):
                updates.append(figures(f"{title}, {what}", found[kind]))
            page.close()
        updates.extend(campaign(browser, address))
        browser.close()
    smooth = table(("200 counters, panned", "frames/s", "late", "script a frame, ms", "goal, frames/s"), pans)
    heads = ("update", "times", "script, median ms", "script, 95 % ms", "shown after, ms", "goal, script ms")
    text = __doc__.split("\n", 2)[2].strip()
    write("Hex boards", f"{text}\n\n{smooth}\n\n{table(heads, updates)}")


if __name__ == "__main__":
    main()
