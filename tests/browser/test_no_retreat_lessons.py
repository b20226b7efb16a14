"""Learning No Retreat! by playing: the guided battle on the hex board, to a match of one's own."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.learner import Learner, begin
from browser.test_no_retreat_board import FrontPage
from quadrant.kernel import lessons

#: Whether a point of the screen lies in what is lit on the hex board.
LIT = """(path, [x, y]) => {
  const at = new DOMPoint(x, y).matrixTransform(path.getScreenCTM().inverse());
  return path.isPointInFill(at);
}"""


class FrontLearner(Learner):
    """A learner before a board of hexes, which has no elements of its places: he clicks where it is lit."""

    lesson = lessons.find("no_retreat", "first")

    def __init__(self, page: Page, address: str) -> None:
        super().__init__(page, address)
        self.front = FrontPage(page, address)

    def do(self) -> None:
        if self._press():
            return
        n = self.table.n
        card = self.page.locator(".slot.may.lit .card")
        if card.count():
            self.click(card.first, position={"x": 24, "y": 24})
        else:
            self._point(str(self.lesson.moves[n].choose[-1]))
        self.table.insist(n)
        self.table.after(n)

    def _point(self, thing: str) -> None:
        units = {counter["unit"]: counter for counter in self.front.counters()}
        at = (units[thing]["left"], units[thing]["top"]) if thing in units else self.front.at(thing)
        assert self.page.locator('[data-layer="lit"]').evaluate(LIT, at), f"{thing} is not lit"
        if thing in units:
            self.front.click_unit(thing)
        else:
            self.front.click_hex(thing)
        self.clicks += 1


def test_a_newcomer_learns_no_retreat_and_begins_a_match(page: Page, address: str) -> None:
    begin(page, address, "No Retreat!")
    learner = FrontLearner(page, address)
    learner.take()
    lesson = learner.lesson
    assert learner.read == [lesson.message(line) for n in lesson.steps() for line in lesson.lines(n)]
    own = learner.own_match()
    expect(page.locator(".coach")).to_have_count(0)
    own.wait_asked()
    page.get_by_role("link", name="To the lobby").click()
    article = page.locator(".learn article", has_text="No Retreat!")
    expect(article.get_by_role("button", name="Your own first match")).to_be_visible()
