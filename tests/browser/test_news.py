"""News while the page is closed: a push message in a real browser, webhooks, hours of quiet."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.helpers import TablePage
from browser.test_friends import invited, register, sit_down


def deliver(page: Page, address: str, data: str) -> None:
    """What a push service does: it hands a message to the worker of the page."""
    session = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    while not found:
        page.evaluate("() => 1")
    message = {"origin": address, "registrationId": found[0]["registrationId"], "data": data}
    session.send("ServiceWorker.deliverPushMessage", message)
    session.detach()


def test_a_push_message_is_shown_and_leads_to_the_moment(new_page: NewPage, public: str) -> None:
    page = new_page()
    page.context.grant_permissions(["notifications"], origin=public)
    page.goto(f"{public}/")
    ready = """async () => {
      const worker = await navigator.serviceWorker.register('push-worker.js', { scope: 'push/' });
      while (!worker.active) await new Promise((then) => setTimeout(then, 10));
    }"""
    page.evaluate(ready)
    deliver(page, public, '{"title":"Your turn","body":"Paris has fallen","path":"#/match/x?n=3","tag":"x"}')
    shown = """async () => {
      const worker = await navigator.serviceWorker.getRegistration('push/');
      for (;;) {
        const [note] = await worker.getNotifications();
        if (note) return [note.title, note.body, note.data.path, note.tag];
        await new Promise((then) => setTimeout(then, 10));
      }
    }"""
    assert page.evaluate(shown) == ["Your turn", "Paris has fallen", "#/match/x?n=3", "quadrant-x"]
    # It controls no page.
    assert page.evaluate("() => navigator.serviceWorker.controller") is None


def test_webhooks_and_hours_of_quiet_are_set_on_the_account_page(new_page: NewPage, public: str) -> None:
    page = new_page()
    register(page, public, "Varvara")
    page.goto(f"{public}/#/account")
    expect(page.get_by_role("button", name="Send news to this browser")).to_be_visible()
    page.get_by_label("Address of the webhook").fill("https://10.0.0.1/hook")
    page.get_by_role("button", name="Add the webhook").click()
    expect(page.get_by_role("alert")).to_contain_text("not a public one")
    page.get_by_label("Kind").select_option("json")
    page.get_by_label("Address of the webhook").fill("https://hooks.example.org/q")
    page.get_by_role("button", name="Add the webhook").click()
    expect(page.get_by_label("Messages are signed with this secret")).to_have_value(re.compile("^whsec_"))
    expect(page.get_by_text("hooks.example.org")).to_be_visible()
    page.get_by_label("Hours of quiet").check()
    page.get_by_label("from").select_option("23")
    page.get_by_role("button", name="Keep this").click()
    expect(page.get_by_text("Kept.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("from")).to_have_value("23")
    page.get_by_role("button", name="End it").click()
    expect(page.get_by_text("hooks.example.org")).to_have_count(0)


def test_the_owner_makes_a_new_link_for_a_guest(new_page: NewPage, public: str) -> None:
    owner, guest = TablePage(new_page(), public), TablePage(new_page(), public)
    register(owner.page, public, "Wanda")
    owner.new().locator('[data-who="uk ussr usa"]').select_option("open")
    owner.start()
    link = invited(owner)
    sit_down(guest.page, link, "Xaver")
    guest.ready()
    owner.page.get_by_role("tab", name="Match").click()
    owner.page.get_by_role("button", name="New link for Xaver").click()
    fresh = owner.page.get_by_label("Send this to Xaver")
    expect(fresh).to_be_visible()
    assert fresh.input_value() != link
    elsewhere = TablePage(new_page(), public)
    elsewhere.page.goto(fresh.input_value())
    expect(elsewhere.page.get_by_text("This link belongs to Xaver")).to_be_visible()


def test_a_pause_is_asked_for_and_agreed_and_notes_are_kept(new_page: NewPage, public: str) -> None:
    anna, boris = TablePage(new_page(), public), TablePage(new_page(), public)
    register(anna.page, public, "Yvonne")
    anna.new().locator('[data-who="uk ussr usa"]').select_option("open")
    anna.page.get_by_label("Live play").check()
    anna.start()
    sit_down(boris.page, invited(anna), "Zakhar")
    boris.ready()
    anna.page.get_by_role("tab", name="Match").click()
    anna.page.get_by_role("button", name="Ask for a pause").click()
    boris.page.get_by_role("group", name="A pause").get_by_role("button", name="Agree").click()
    expect(anna.page.get_by_text("The clocks stand, as you have all agreed.")).to_be_visible()
    anna.page.get_by_role("button", name="Let them run again").click()
    expect(boris.page.get_by_role("group", name="A pause")).to_have_count(0)
    anna.page.get_by_label("Place (empty: the whole match)").fill("Ukraine")
    anna.page.get_by_label("Note; only you see it").fill("take it next")
    anna.page.get_by_role("button", name="Keep the note").click()
    expect(anna.page.get_by_text("take it next")).to_be_visible()
