"""The browser: what a page weighs, how soon a match can be played, and how soon a click shows its effect.

A real server and a real Chromium, both on this machine. A page counts as interactive when what may be chosen
can be clicked and a frame with it was painted. A click counts as shown in the first frame painted after the
page has changed: the next question if the same player goes on, the bots' first answer if it is their turn.
A frame of a replay counts with the work of the page's main thread, drawing included, not with what else this
machine does meanwhile. A page weighs what its scripts weigh when it can be used: maps, cards and texts of the
server are no scripts, and what is fetched when it is first opened does not count.
"""

from __future__ import annotations

import json
import multiprocessing
import statistics
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from bench.report import table, write

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browser.helpers import DESKTOP, Api, TablePage, chromium, eager, paced, serving
from browser.test_room import SHARE, begun
from browser.weights import Weight, weigh

ROOT = Path(__file__).parent.parent
#: A finished match of each game, of 369, 661, 1330 and 527 choices.
RECORDS = {
    "Generals": "generals/v2-generals-standard-margin_victory=True",
    "Churchill": "churchill/v3-churchill-campaign-edition=1-secret_agenda=False",
    "No Retreat!": "no_retreat/v1-no_retreat-campaign",
    "Empire of the Sun": "empire/v1-empire-south_pacific",
}
#: How long a replay is watched at each speed, in milliseconds: at the fastest about 400 choices.
WATCHED = {"normal": 6_000, "fast": 6_000, "rush": 36_000}
#: Milliseconds after which a frame is felt.
FELT = 50
LOADS = 12
CORES = 2
CLICKS = 60
#: Milliseconds after which something will not happen any more.
NEVER = 60_000
BUTTON = "[data-choices] .btn"
SEATS = {"germany": "me", **dict.fromkeys(("uk", "japan", "ussr", "italy", "usa"), "random")}

#: Milliseconds from the start of the visit until something may be chosen and a frame with it was painted.
INTERACTIVE = """never => new Promise((done, fail) => {
  setTimeout(() => fail(new Error('nothing could be chosen')), never);
  const look = () => {
    const ready = document.querySelector('.prompt[data-asked]')
      && document.querySelector('.slot.may, .space.may, [data-choices] .btn');
    if (ready) requestAnimationFrame(() => done(performance.now()));
    else requestAnimationFrame(look);
  };
  look();
})"""

#: Milliseconds from the start of the visit until what is there was painted.
PAINTED = "() => new Promise(d => requestAnimationFrame(() => setTimeout(() => d(performance.now()), 0)))"
#: Counts clicks, over all pages of a visit.
COUNT = """addEventListener('click', event => {
  if (event.isTrusted) sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1;
}, true)"""

#: Clicks, and resolves with the milliseconds until the frame after the table has changed. If the first click
#: only lays out what can be done there, the first of that is clicked and counted; so is what is asked again.
CLICK = """([selector, never]) => new Promise((done, fail) => {
  setTimeout(() => fail(new Error(`a click on ${selector} had no effect`)), never);
  const table = document.querySelector('.table'), before = table.dataset.revision;
  let start;
  const press = element => {
    start = performance.now();
    element.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  };
  let laid = false, insisted = false;
  const watch = new MutationObserver(() => {
    if (table.dataset.revision !== before) {
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - start), 0));
      return;
    }
    const sure = document.querySelector('.btn.sure');
    const way = document.querySelector('.slot.picked .ways .btn, [data-choices]:has(.picked) .btn');
    if (sure && !insisted) { insisted = true; press(sure); }
    else if (way && !laid) { laid = true; press(way); }
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
        value = float(page.evaluate(INTERACTIVE, NEVER))
        page.close()
        if turn:  # the first one warms the server up
            found.append(value)
    context.close()
    return found


def _spin() -> None:
    while True:
        pass


def lobby_loads(browser: Browser, address: str) -> list[float]:
    """Visits to the lobby by somebody new, while both cores are busy with something else."""
    others = [multiprocessing.get_context("fork").Process(target=_spin, daemon=True) for _ in range(CORES)]
    for other in others:
        other.start()
    found = []
    for _ in range(LOADS):
        context = browser.new_context(viewport=DESKTOP)
        page = context.new_page()
        page.goto(address, wait_until="commit")
        page.wait_for_selector("main article")
        found.append(float(page.evaluate(PAINTED)))
        context.close()
    for other in others:
        other.kill()
    return found


def first_move(browser: Browser, address: str) -> int:
    """Clicks from the lobby to the first choice of one's own, in a match against bots."""
    context = browser.new_context(viewport=DESKTOP)
    context.add_init_script(paced("off"))
    context.add_init_script(COUNT)
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name="Play at once").first.click()
    at = TablePage(page, address).ready()
    at.wait_asked()
    at.step()
    found = int(page.evaluate("Number(sessionStorage.clicks)"))
    context.close()
    return found


def shares(browser: Browser, address: str, api: Api) -> list[tuple[str, str]]:
    """How much of the window the board has, in a turn of each game."""
    found = []
    for game, match in begun(api).items():
        context = browser.new_context(viewport=DESKTOP)
        context.add_init_script(paced("off", arranged=False))
        page = context.new_page()
        at = TablePage(page, address).open(match)
        at.wait_asked()
        found.append((game, f"{page.evaluate(SHARE):.0%}"))
        context.close()
    return found


def clicks(page: Page, at: TablePage) -> list[float]:
    """Choices by clicking, each until its effect is on the screen; fewer if the match is over before."""
    found: list[float] = []
    while len(found) < CLICKS:
        page.wait_for_selector(".prompt[data-asked], .outcome")
        if page.query_selector(".outcome"):
            break
        found.append(float(page.evaluate(CLICK, [_target(page, at), NEVER])))
    return found


def _target(page: Page, at: TablePage) -> str:
    """What to click next."""
    if at.kind in ("discard_any", "react"):
        return BUTTON
    return next(
        place for place in (".space.may", ".slot.may .card", ".row.may", BUTTON) if page.query_selector(place)
    )


class Watched(NamedTuple):
    """A replay that was watched: how far it came, and the milliseconds of work of each frame."""

    game: str
    speed: str
    choices: int
    frames: list[float]


def replays(browser: Browser, address: str, api: Api) -> list[Watched]:
    """A finished match of each game at every speed."""
    found = []
    for game, name in RECORDS.items():
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
            frames = _work(page, partial(_watch, page, most))
            found.append(Watched(game, speed, int(page.locator(".replay input").input_value()), frames))
            print(f"  {game}, {speed}: {found[-1].choices} choices, longest {max(frames):.0f} ms", flush=True)
            context.close()
    return found


def _watch(page: Page, most: int) -> None:
    """The replay plays for some time, or to its end if that comes sooner."""
    page.keyboard.press("p")
    page.wait_for_function("() => document.querySelector('.replay [aria-label=Pause]')")
    over = "most => performance.now() > most || !document.querySelector('.replay [aria-label=Pause]')"
    until = page.evaluate("performance.now()") + most
    page.wait_for_function(over, arg=until, polling=250, timeout=most + NEVER)


def _work(page: Page, act: Callable[[], None]) -> list[float]:
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
    for _ in range(NEVER // 50):
        if ended:
            break
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


def weights(browser: Browser, address: str, api: Api) -> list[tuple[str, Weight]]:
    """The scripts of the lobby and of a table of each game."""
    pages = [("the lobby", weigh(browser, address, api, None))]
    for title, record in RECORDS.items():
        pages.append((f"a table of {title}", weigh(browser, address, api, record.split("/")[0])))
    return pages


def main() -> None:
    with serving(Path(tempfile.mkdtemp(prefix="bench"))) as address, chromium() as browser:
        api = Api(address)
        weighed = weights(browser, address, api)
        lobby = lobby_loads(browser, address)
        moved = first_move(browser, address)
        shared = shares(browser, address, api)
        match = api.new(SEATS, seed="bench")
        api.play(match, lambda t: t["n"] > 120 and bool(t["decision"]), eager(1))
        first = loads(browser, address, match, fresh=True)
        again = loads(browser, address, match, fresh=False)
        context = browser.new_context(viewport=DESKTOP)
        context.add_init_script(paced("off"))
        page = context.new_page()
        play = clicks(page, TablePage(page, address).open(api.new(SEATS, seed="clicks")))
        context.close()
        watched = replays(browser, address, api)
    write(
        "Browser",
        f"{__doc__.split(chr(10), 2)[2].strip()}\n\n"
        + report(weighed, lobby, first, again, play, watched, moved, shared),
    )


def report(
    weighed: list[tuple[str, Weight]],
    lobby: list[float],
    first: list[float],
    again: list[float],
    play: list[float],
    watched: list[Watched],
    moved: int,
    shared: list[tuple[str, str]],
) -> str:
    times = [
        (what, len(values), f"{statistics.median(values):.0f}", f"{percentile(values, 0.95):.0f}", goal)
        for what, values, goal in (
            ("the lobby opened for the first time, on two busy cores", lobby, "2000"),
            ("a match opened for the first time, until it can be played", first, "2000"),
            ("a match opened again, until it can be played", again, "2000"),
            ("a click, until its effect is on the screen", play, "150"),
        )
    ]
    frames = [
        (
            f"{game}, {speed}",
            choices,
            f"{sum(work) / choices:.0f}",
            f"{max(work):.0f}",
            sum(task > FELT for task in work),
        )
        for game, speed, choices, work in watched
    ]
    sizes = [(what, f"{whole / 1000:.0f}", f"{sent / 1000:.0f}") for what, (whole, sent, _) in weighed]
    return "\n\n".join(
        (
            table(("what", "times", "median, ms", "95 %, ms", "goal, ms"), times),
            f"Clicks from the lobby to the first own move: {moved} (goal: at most 3).",
            table(("a turn at 1440 × 900", "share of the window for the board (goal: 65%)"), shared),
            table(("scripts of a page", "kB", "kB compressed"), sizes),
            table(
                (
                    "replay",
                    "choices",
                    "work a choice, ms",
                    "longest frame, ms",
                    f"frames over {FELT} ms (goal: 0)",
                ),
                frames,
            ),
        )
    )


if __name__ == "__main__":
    main()
