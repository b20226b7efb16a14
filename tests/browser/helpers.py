"""A real server, and a table in a real browser handled as a person would: look, point, click."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect, sync_playwright

CLIENT = Path(__file__).parents[2] / "src" / "quadrant" / "server" / "client" / "index.html"
#: The browser that tools/setup-system.sh finds or installs.
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
#: Nobody sees the browser's own address bar: its drawing would take a process and half a second a window.
ADDRESS_BAR = "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup"
ARGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", ADDRESS_BAR)
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 1024, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}

#: The six nations of Generals, all played by the caller.
ALL_MINE = dict.fromkeys(("germany", "uk", "japan", "ussr", "italy", "usa"), "me")

#: A point of the screen where this element is the one that a click would reach.
VISIBLE_POINT = """element => {
  const box = element.getBoundingClientRect();
  for (let step = 2; step < 40; step += 3) {
    for (let i = 1; i < step; i++) {
      for (let j = 1; j < step; j++) {
        const x = box.x + (box.width * i) / step, y = box.y + (box.height * j) / step;
        if (element.contains(document.elementFromPoint(x, y))) return [x, y];
      }
    }
  }
  return null;
}"""


@contextmanager
def serving(folder: Path, *options: str, port: str = "0", env: dict[str, str] | None = None) -> Iterator[str]:
    """The address of a server process of our own, on a database in the folder."""
    process = start_server(folder, *options, port=port, env=env)
    try:
        yield address_of(process)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


def start_server(
    folder: Path, *options: str, port: str = "0", env: dict[str, str] | None = None
) -> subprocess.Popen[str]:
    """``quadrant serve`` on a database in the folder; what it logs is kept there too."""
    assert CLIENT.is_file(), "the browser client is not built: run `make client`"
    db = f"sqlite+aiosqlite:///{folder / 'quadrant.sqlite3'}"
    command = [sys.executable, "-m", "quadrant", "serve", "--port", port, "--db", db, *options]
    with (folder / "server.log").open("a") as log:
        around = {**os.environ, **(env or {})}
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=around)


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if "http://" in line:
            return line.split()[-1].rstrip("/")
    raise AssertionError("the server did not start")


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield browser
        browser.close()


def paced(pace: str, *, arranged: bool = True) -> str:
    """A script for somebody new: how the moves of others are shown to him, unless he has chosen otherwise.

    He was offered the guide, and keeps the log and the score open, unless his table is to be as a newcomer
    finds it.
    """
    table = '{"folds": {"panel": false, "score": false}}' if arranged else "{}"
    return f"""try {{
      localStorage.setItem('quadrant-guide', '1');
      if (!localStorage.getItem('quadrant-table')) localStorage.setItem('quadrant-table', '{table}');
      if (!localStorage.getItem('quadrant-settings'))
        localStorage.setItem('quadrant-settings', '{{"pace": "{pace}"}}');
    }} catch {{ /* a page without storage */ }}"""


def faults(page: Page, web: Path, part: str = "document") -> list[str]:
    """What axe calls a serious or critical fault in that part of the page."""
    page.evaluate((web / "node_modules" / "axe-core" / "axe.min.js").read_text())
    rules = "{'label-content-name-mismatch': {enabled: true}, 'target-size': {enabled: true}}"
    result = page.evaluate(f"axe.run({part}, {{resultTypes: ['violations'], rules: {rules}}})")
    return [
        f"{fault['id']}: {fault['help']}: {node['target']} {node.get('failureSummary', '')}"
        for fault in result["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


class Api:
    """The server's routes, for bringing a match to where a test begins."""

    def __init__(self, address: str) -> None:
        # An idle connection is given up well before the server hangs up: else a request may meet its end.
        limits = httpx.Limits(keepalive_expiry=1)
        self.http = httpx.Client(base_url=f"{address}/api", timeout=30, limits=limits)

    def new(self, seats: dict[str, str], **more: Any) -> str:
        """A match; for each seat ``me``, ``open`` or the name of a bot."""
        wishes = {
            seat: {"kind": who} if who in ("me", "open") else {"kind": "bot", "bot": who}
            for seat, who in seats.items()
        }
        answer = self.http.post("/matches", json={"game": "generals", "seats": wishes, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def responses(self) -> list[str]:
        """The response cards of Generals."""
        cards = self.http.get("/games/generals/static").json()["cards"]
        return [card["id"] for card in cards if card["type"] == "response"]

    def table(self, match: str) -> dict[str, Any]:
        return dict(self.http.get(f"/matches/{match}/table").json())

    def query(self, match: str, name: str, *targets: str, **more: Any) -> dict[str, Any]:
        """What may be asked without choosing."""
        answer = self.http.get(f"/matches/{match}/query/{name}", params={"target": targets, **more})
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def choose(self, match: str, table: dict[str, Any], choice: list[Any]) -> None:
        move = {"seat": table["decision"]["seat"], "n": table["n"], "choice": choice}
        answer = self.http.post(f"/matches/{match}/choices", json=move)
        assert answer.status_code < 300, answer.text

    def play(
        self, match: str, until: Callable[[dict[str, Any]], bool], wish: Wish, limit: int = 5000
    ) -> None:
        """Choose for all seats of the caller until the table is as wanted."""
        for _ in range(limit):
            table = self.table(match)
            if until(table):
                return
            assert table["result"] is None, "the match ended before the table got there"
            if table["decision"] is None:
                continue  # a bot is choosing
            self.choose(match, table, wish(table["decision"]))
        raise AssertionError("the table never got there")


Wish = Callable[[dict[str, Any]], list[Any]]


def reacting(table: dict[str, Any]) -> bool:
    """A person may use a response that lies face down."""
    decision = table["decision"]
    if not decision or not decision["reaction"]:
        return False
    own = table["own"][decision["seat"]]["responses"]
    return any(option[0] == "use" and option[1] in own for option in decision["options"])


def eager(seed: int, keep: Sequence[str] = ()) -> Wish:
    """Chooses at random, but plays before it discards, ``keep`` first, and never takes pieces off."""
    dice = random.Random(seed)
    order = ("battle", "eliminate", "build", "recruit", "play", "use", "pass", "done")

    def rank(option: list[Any]) -> int:
        if option[0] in ("remove", "rebuild"):
            return 99
        if len(option) > 1 and option[1] in keep:
            return 0 if option[0] == "play" else 50
        return order.index(option[0]) + 1 if option[0] in order else 20

    def wish(decision: dict[str, Any]) -> list[Any]:
        options = decision["options"]
        best = min(map(rank, options))
        return list(dice.choice([option for option in options if rank(option) == best]))

    return wish


class TablePage:
    """A match on the screen."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address

    # Where we are

    def open(self, match: str) -> TablePage:
        self.page.goto(f"{self.address}/#/match/{match}")
        return self.ready()

    def new(self, game: str = "generals") -> Page:
        """The page where a new match is laid out."""
        self.page.goto(f"{self.address}/#/new/{game}")
        return self.page

    def start(self) -> TablePage:
        """The match that was laid out begins."""
        self.page.get_by_role("button", name="Start", exact=True).click()
        return self.ready()

    def ready(self) -> TablePage:
        expect(self.page.locator(".table")).to_have_attribute("data-ready", "yes")
        return self

    @property
    def match(self) -> str:
        return self.page.url.rsplit("/", 1)[1].split("?")[0]

    @property
    def n(self) -> int:
        return int(self.page.locator(".table").get_attribute("data-n") or -1)

    @property
    def kind(self) -> str | None:
        return self.page.locator(".prompt").get_attribute("data-kind")

    @property
    def asked(self) -> str | None:
        return self.page.locator(".prompt").get_attribute("data-asked")

    def after(self, n: int) -> None:
        """Wait until the match has gone on from n choices and somebody here is asked, or it is over."""
        self.page.wait_for_function(
            """n => {
              const table = document.querySelector('.table'), prompt = document.querySelector('.prompt');
              if (!table || Number(table.dataset.n) === n) return false;
              return prompt.dataset.asked || document.querySelector('.curtain, .outcome');
            }""",
            arg=n,
        )

    def wait_asked(self) -> None:
        self.page.wait_for_selector(".prompt[data-asked]")

    # What can be pointed at

    def spaces(self) -> list[str]:
        found = self.page.locator(".space.may").all()
        return [name for space in found if (name := space.get_attribute("data-space"))]

    def space(self, name: str) -> Locator:
        return self.page.locator(f'.space[data-space="{name}"]')

    def point(self, element: Locator) -> tuple[float, float]:
        """Where on the screen an irregular shape can be clicked."""
        found = element.evaluate(VISIBLE_POINT)
        assert found, f"nothing of {element} can be reached"
        return found[0], found[1]

    def click_space(self, name: str) -> None:
        self.page.mouse.click(*self.point(self.space(name)))

    def cards(self) -> Locator:
        return self.page.locator(".slot.may .card")

    def button(self, name: str) -> Locator:
        return self.page.locator(".prompt").get_by_role("button", name=name, exact=True)

    def buttons(self) -> Locator:
        return self.page.locator("[data-choices] .btn")

    # One decision by mouse

    def step(self) -> None:
        """Answer what is asked with clicks, and wait until it was taken."""
        n = self.n
        if self.page.locator(".curtain").count():
            self.page.locator(".curtain .btn").first.click()
            return
        self._answer()
        self.insist(n)
        self.after(n)

    def _gone_on(self, n: int, seen: str) -> None:
        """Wait until the match has gone on from n choices, or that is to be seen."""
        self.page.wait_for_function(
            """([n, seen]) => Number(document.querySelector('.table').dataset.n) !== n
              || document.querySelector(seen)""",
            arg=[n, seen],
        )

    def insist(self, n: int) -> None:
        """What would be wasted is asked once more: here it was meant."""
        self._gone_on(n, ".btn.sure")
        sure = self.page.locator(".btn.sure")
        if sure.count():
            sure.first.click()

    def _answer(self) -> None:
        if self.kind == "discard_any" or self.kind == "react":
            self.buttons().first.click()
        elif self.kind == "play_one":
            self._play_card()
        elif spaces := self.spaces():
            self._point_at(spaces[0])
        elif self.cards().count():
            self._click_card(self.cards().first)
        elif self.page.locator(".row.may").count():
            self.page.locator(".row.may").first.click()
        else:
            self.buttons().first.click()

    def _point_at(self, space: str) -> None:
        """A space with more than one option lays them out as buttons."""
        n = self.n
        self.click_space(space)
        self._choose_if_asked(n)

    def _choose_if_asked(self, n: int) -> None:
        """After a click at choice n: it was all that was needed, or buttons came up."""
        self._gone_on(n, "[data-choices] .picked")
        if self.page.locator("[data-choices] .picked").count():
            self.buttons().first.click()

    def _play_card(self) -> None:
        """The first card: if more can be done with it than one thing, buttons come up on it."""
        n = self.n
        self._click_card(self.cards().first)
        self._gone_on(n, ".slot.picked .ways .btn")
        ways = self.page.locator(".slot.picked .ways .btn")
        if ways.count():
            ways.first.click()

    def _click_card(self, card: Locator) -> None:
        # The right part of a card lies under its neighbour until it is lifted.
        card.click(position={"x": 24, "y": 24})
