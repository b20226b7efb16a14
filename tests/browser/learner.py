"""Somebody who learns: reads what the coach says, does what he shows, with what is on the screen alone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from browser.helpers import TablePage
from browser.hexes import HexPage
from quadrant.kernel.lessons import Lesson

#: The learner is asked and the coach has spoken about it, or the lesson has come to its end.
TAUGHT = """n => {
  const table = document.querySelector('.table'), coach = document.querySelector('.coach');
  if (!table || !coach || Number(table.dataset.n) <= n ||
      coach.dataset.n !== table.dataset.n) return false;
  return document.querySelector('.prompt[data-asked], .outcome') !== null;
}"""

#: Whether a point of the screen lies in what is lit on a hex board.
LIT = """(path, [x, y]) => {
  const at = new DOMPoint(x, y).matrixTransform(path.getScreenCTM().inverse());
  return path.isPointInFill(at);
}"""


class Learner:
    """A lesson on the screen."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.table = TablePage(page, address)
        self.coach = page.locator(".coach")
        #: Every line that was read, and every click on the way.
        self.read: list[str] = []
        self.clicks = 0

    def click(self, element: Locator, **options: object) -> None:
        element.click(**options)  # type: ignore[arg-type]
        self.clicks += 1

    def button(self, name: str) -> Locator:
        return self.coach.get_by_role("button", name=name, exact=True)

    def wait(self, n: int = -1) -> None:
        self.page.wait_for_function(TAUGHT, arg=n)

    def listen(self) -> None:
        """Read all that the coach says here."""
        self._note()
        while self.button("Next").count():
            self.click(self.button("Next"))
            self._note()

    def _note(self) -> None:
        line = self.coach.locator("[data-line]")
        if line.count():
            self.read.append(line.get_attribute("data-line") or "")

    @property
    def over(self) -> bool:
        return self.coach.get_attribute("data-over") == "true"

    def step(self) -> None:
        """Read, have it shown, do it."""
        n = self.table.n
        self.listen()
        self.click(self.button("Show me"))
        self.do()
        self.wait(n)

    def do(self) -> None:
        """Click what was shown: the button, or the card or place, which may then have the button on it."""
        n = self.table.n
        if self._press():
            return
        card = self.page.locator(".slot.may.lit .card")
        if card.count():
            # The right part of a card lies under its neighbour until it is lifted.
            self.click(card.first, position={"x": 24, "y": 24})
        else:
            place = self.page.locator(".may.lit[data-place]")
            self.page.mouse.click(*self.table.point(place.first))
            self.clicks += 1
        self.page.wait_for_function(
            """n => Number(document.querySelector('.table').dataset.n) !== n
              || document.querySelector('.btn.lit')""",
            arg=n,
        )
        if self.table.n == n:
            self._press()

    def _press(self) -> bool:
        button = self.page.locator(".btn.lit")
        if not button.count():
            return False
        self.click(button.first)
        return True

    def take(self) -> None:
        """The lesson to its end."""
        self.wait()
        while not self.over:
            self.step()
        self.listen()

    def own_match(self) -> TablePage:
        """After the lesson, by the button of the coach: the first match of one's own."""
        lesson = self.table.match
        self.click(self.button("My own first match"))
        self.page.wait_for_function("match => !location.hash.endsWith(match)", arg=lesson)
        return self.table.ready()


class HexLearner(Learner):
    """A learner before a board of hexes, which has no elements of its places: he clicks where it is lit."""

    def __init__(self, board: HexPage, lesson: Lesson) -> None:
        super().__init__(board.page, board.address)
        self.board = board
        self.lesson = lesson

    def do(self) -> None:
        n = self.table.n
        if not self._press():
            self._show(n)
        self.table.insist(n)
        self.table.after(n)

    def _show(self, n: int) -> None:
        """Click the card, unit or hex; where more than one thing can be meant, the button beside it."""
        card = self.page.locator(".slot.may.lit .card, .chip.may.lit").filter(visible=True)
        if card.count():
            self.click(card.first, position={"x": 24, "y": 12})
        else:
            self._point(str(self.lesson.moves[n].choose[-1]))
        self.page.wait_for_function(
            """n => Number(document.querySelector('.table').dataset.n) !== n
              || document.querySelector('.btn.lit, .btn.sure')""",
            arg=n,
        )
        if self.table.n == n:
            self._press()

    def _point(self, thing: str) -> None:
        units = {counter["unit"]: counter for counter in self.board.counters()}
        at = (units[thing]["left"], units[thing]["top"]) if thing in units else self.board.at(thing)
        assert self.page.locator('[data-layer="taught"]').evaluate(LIT, at), f"{thing} is not lit"
        if thing in units:
            self.board.click_unit(thing)
        else:
            self.board.click_hex(thing)
        self.clicks += 1

    def learn(self) -> None:
        """The guided match to its end, every line of it, then a match of one's own, and back to the lobby."""
        self.take()
        lesson = self.lesson
        assert self.read == [lesson.message(line) for n in lesson.steps() for line in lesson.lines(n)]
        own = self.own_match()
        expect(self.coach).to_have_count(0)
        own.wait_asked()
        self.page.get_by_role("link", name="To the lobby").click()


def begin(page: Page, address: str, game: str) -> Learner:
    """From the lobby, by the button that offers it to newcomers."""
    page.goto(address)
    learner = Learner(page, address)
    learner.click(page.get_by_role("button", name=f"Learn {game}", exact=True))
    expect(page.locator(".coach")).to_be_visible()
    return learner
