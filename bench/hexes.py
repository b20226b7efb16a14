"""Hex boards: how smoothly the map of a campaign is panned, and what a change on it costs.

A real Chromium without a graphics card, on a match of each hex game. The board is dragged a little in every
frame for some seconds; a frame counts when it was drawn on the screen, and is late when more than 20 ms have
passed since the one before. An update is a unit that is taken up, which asks where it goes, or is put down;
its script is all that the page runs from then until a frame with the new question was painted.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from bench.browser import percentile  # and with it the helpers of the tests can be found
from bench.report import table, write
from browser import test_empire_board, test_no_retreat_board
from browser.helpers import ARGS, CHROMIUM, DESKTOP, Api, paced, serving
from browser.hexes import HexPage
from browser.test_empire_board import PacificPage
from browser.test_no_retreat_board import FrontPage


class Campaign(NamedTuple):
    """A match, played until units may be taken up."""

    title: str
    game: str
    scenario: str
    seats: tuple[str, str]
    table: type[HexPage]
    until: Callable[[Api, str, str], None]
    prompt: str
    #: what takes a unit up
    verb: str


CAMPAIGNS = (
    Campaign(
        "No Retreat!",
        "no_retreat",
        "campaign",
        ("axis", "soviet"),
        FrontPage,
        test_no_retreat_board.until,
        "prompt-movement",
        "activate",
    ),
    Campaign(
        "Empire of the Sun",
        "empire",
        "campaign_1942",
        ("japan", "allies"),
        PacificPage,
        test_empire_board.until,
        "prompt-move-units",
        "select",
    ),
)
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


def opened(browser: Browser, address: str, campaign: Campaign, match: str) -> Page:
    page = browser.new_context(viewport=DESKTOP, reduced_motion="reduce").new_page()
    page.add_init_script(paced("off"))
    campaign.table(page, address).open(match)
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


def updates(page: Page, api: Api, campaign: Campaign, match: str) -> list[tuple[object, ...]]:
    """What it costs the page to show where a unit may go, and to go back."""
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    taken, back, asked = [], [], 0
    units = [option for option in api.table(match)["decision"]["options"] if option[0] == campaign.verb]
    for i in range(UPDATES):
        taken.append(update(page, tools, api, match, units[i % len(units)]))
        asked = max(asked, len(api.table(match)["decision"]["options"]))
        back.append(update(page, tools, api, match, None))
    return [
        figures(f"{campaign.title}, a unit taken up: up to {asked} choices", taken),
        figures(f"{campaign.title}, a unit put down", back),
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
    changes: list[tuple[object, ...]] = []
    with serving(Path(tempfile.mkdtemp(prefix="bench"))) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        api = Api(address)
        for campaign in CAMPAIGNS:
            seats = dict.fromkeys(campaign.seats, "me")
            match = api.new(seats, game=campaign.game, scenario=campaign.scenario, seed="7")
            campaign.until(api, match, campaign.prompt)
            page = opened(browser, address, campaign, match)
            counters = page.locator("[data-unit]").count()
            pans.append((f"{campaign.title}, the whole board, {counters} counters", *pan(page, 0.1), "60"))
            changes.extend(updates(page, api, campaign, match))
            for _ in range(3):
                page.locator(".viewport").press("+")
            pans.append((f"{campaign.title}, near enough to read", *pan(page, 0.7), "60"))
            page.close()
        browser.close()
    smooth = table(("a campaign, panned", "frames/s", "late", "script a frame, ms", "goal, frames/s"), pans)
    heads = ("update", "times", "script, median ms", "script, 95 % ms", "shown after, ms", "goal, script ms")
    text = __doc__.split("\n", 2)[2].strip()
    write("Hex boards", f"{text}\n\n{smooth}\n\n{table(heads, changes)}")


if __name__ == "__main__":
    main()
