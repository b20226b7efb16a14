"""The style guide shows every mark of the boards, and each has a form that needs no colour."""

from __future__ import annotations

from itertools import combinations

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.conftest import NewPage
from browser.helpers import DESKTOP, PHONE, TABLET

#: How a mark is drawn, its colours left out: its lines, fills and signs, and the shapes themselves.
FORM = """item => JSON.stringify([...item.querySelectorAll('.layers *, .trails *, .objective *')]
  .filter(part => part.getAttribute('d') || part.tagName === 'circle')
  .map(part => {
    const look = getComputedStyle(part);
    const line = [look.strokeDasharray, look.strokeWidth, look.fill === 'none'];
    return [part.tagName, ...line, part.getAttribute('d')];
  }))"""
#: The digits of a counter and the mark beside them.
APART = """item => {
  const box = part => part.getBoundingClientRect();
  const [digits, mark] = [box(item.querySelector('text')), box(item.querySelector('.mark circle'))];
  return mark.right <= digits.left || mark.left >= digits.right
    || mark.bottom <= digits.top + digits.height * 0.3 || mark.top >= digits.bottom;
}"""
screens = pytest.mark.parametrize(
    ("locale", "viewport", "title"),
    [
        ("en-GB", DESKTOP, "The marks of the boards"),
        ("ru-RU", TABLET, "Знаки на картах"),
        ("ru-RU", PHONE, "Знаки на картах"),
    ],
)


@screens
def test_every_mark_has_a_form_of_its_own(
    new_page: NewPage, address: str, locale: str, viewport: ViewportSize, title: str
) -> None:
    page = new_page(locale=locale, viewport=viewport)
    page.goto(f"{address}/#/style")
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    marks = page.locator("[data-mark]")
    forms = {mark.get_attribute("data-mark"): mark.evaluate(FORM) for mark in marks.all()}
    assert {"may", "focus", "taught", "advised", "lit", "changed", "trail", "path", "range"} <= set(forms)
    assert all(form != "[]" for form in forms.values())
    for (one, form), (other, another) in combinations(forms.items(), 2):
        assert form != another, f"{one} and {other} look alike without colour"
    for counter in page.locator("[data-counter-mark]").all():
        assert counter.evaluate(APART), counter.get_attribute("data-counter-mark")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
