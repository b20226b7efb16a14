"""Two people far apart: accounts, an invitation, a match played live, a connection that breaks."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import NewPage
from browser.helpers import TablePage

PASSWORD = "correct horse battery"


def register(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.get_by_role("button", name="I have no account yet").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("heading", name="Games")).to_be_visible()


class Cable:
    """The live line of a page, which can be pulled out and put back in."""

    def __init__(self, page: Page) -> None:
        self.out = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket("**/live*", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.out:
            socket.close()
            return
        socket.connect_to_server()
        self._open.append(socket)

    def pull(self) -> None:
        self.out = True
        for socket in self._open:
            socket.close()
        self._open.clear()

    def plug(self) -> None:
        self.out = False


def log(table: TablePage) -> list[str]:
    lines = table.page.locator(".log [data-event]").all()
    return [line.get_attribute("data-event") or "" for line in lines]


def test_two_browsers_play_each_other_and_a_lost_connection_misses_nothing(
    new_page: NewPage, public: str
) -> None:
    anna, boris = TablePage(new_page(), public), TablePage(new_page(), public)
    cable = Cable(boris.page)
    register(anna.page, public, "Anna")
    register(boris.page, public, "Boris")

    # Anna makes a match and invites Boris to the Coalition.
    anna.new().locator('[data-who="uk ussr usa"]').select_option("open")
    anna.start()
    anna.page.get_by_role("tab", name="Match").click()
    link = anna.page.get_by_label("Invitation for all open seats").input_value()
    boris.page.goto(link)
    boris.ready()
    expect(boris.page.locator(".slot")).to_have_count(0)
    boris.page.get_by_role("button", name="Sit down").click()
    expect(boris.page.locator(".hand .cards")).to_have_attribute("data-count", "10")
    anna.page.get_by_role("tab", name="Log").click()

    # They play: whoever is asked answers, and both see it.
    for _ in range(8):
        play_once(anna, boris)
    in_step(anna, boris)

    # The line breaks while it is Anna's turn, and she plays on.
    while anna.page.locator(".prompt[data-asked]").count() == 0:
        play_once(anna, boris)
    in_step(anna, boris)
    cable.pull()
    expect(boris.page.locator(".line", has_text="Connection lost").first).to_be_visible()
    before = boris.n
    while anna.page.locator(".prompt[data-asked]").count():
        anna_steps(anna)
    assert boris.n == before
    cable.plug()
    in_step(anna, boris)
    expect(boris.page.locator(".bar .line")).to_have_count(0)
    play_once(anna, boris)
    in_step(anna, boris)


def anna_steps(table: TablePage) -> None:
    n = table.n
    table._answer()
    table.page.wait_for_function("n => Number(document.querySelector('.table').dataset.n) > n", arg=n)


def play_once(*tables: TablePage) -> None:
    """Whoever is asked answers."""
    at_move = next(table for table in tables if moved(table))
    anna_steps(at_move)


def moved(table: TablePage) -> bool:
    """Whether this one is asked; waits until somebody is known to be."""
    table.page.wait_for_selector(".prompt h2")
    return table.page.locator(".prompt[data-asked]").count() > 0


def in_step(*tables: TablePage) -> None:
    """All see the same number of choices and every event of the match."""
    first, *others = tables
    for table in others:
        expect(table.page.locator(".table")).to_have_attribute("data-n", str(first.n))
        expect(table.page.locator(".log [data-event]")).to_have_count(len(log(first)))
        assert log(table) == log(first)


def test_an_invitation_to_a_closed_match_says_what_is_played(new_page: NewPage, public: str) -> None:
    owner, guest = TablePage(new_page(), public), TablePage(new_page(), public)
    register(owner.page, public, "Clara")
    register(guest.page, public, "Dmitri")
    page = owner.new("churchill")
    page.get_by_label("Title").fill("Behind closed doors")
    page.get_by_label("Others may watch").uncheck()
    page.locator('[data-who="ussr"]').select_option("open")
    owner.start()
    page.get_by_role("tab", name="Match").click()
    link = page.get_by_label("Invitation for USSR").input_value()
    guest.page.goto(link)
    expect(guest.page.get_by_role("heading", name="Behind closed doors")).to_be_visible()
    expect(guest.page.get_by_text("Clara invites you to play USSR.")).to_be_visible()
    guest.page.get_by_role("button", name="Sit down").click()
    guest.ready()
    # Without the invitation there is nothing to see.
    stranger = new_page()
    register(stranger, public, "Eve")
    stranger.goto(link.split("?")[0])
    expect(stranger.get_by_text("There is no such match, or it is not open to you.")).to_be_visible()


def test_what_one_says_the_other_reads(new_page: NewPage, public: str) -> None:
    anna, boris = TablePage(new_page(), public), TablePage(new_page(), public)
    register(anna.page, public, "Anna Chat")
    register(boris.page, public, "Boris Chat")
    anna.new()
    anna.start()
    boris.open(anna.match)
    expect(boris.page.get_by_text("You watch: hands are secret")).to_be_visible()
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Say something to the table").fill("Good luck!")
    anna.page.get_by_role("button", name="Send").click()
    boris.page.get_by_role("tab", name="Chat").click()
    expect(boris.page.get_by_text("Good luck!")).to_be_visible()
    expect(boris.page.locator(".slot")).to_have_count(0)


def test_a_wrong_password_is_refused_in_words(page: Page, public: str) -> None:
    page.goto(public)
    page.get_by_label("Name").fill("Nobody")
    page.get_by_label("Password").fill("not the right one")
    page.get_by_role("button", name="Log in", exact=True).click()
    expect(page.get_by_role("alert")).to_be_visible()
