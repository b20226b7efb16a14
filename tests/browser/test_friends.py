"""Two people far apart: accounts, an invitation, a match played live, a connection that breaks."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import NewPage
from browser.helpers import PHONE, TablePage
from smtp import Postbox

PASSWORD = "correct horse battery"


def register(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.get_by_role("button", name="I have no account yet").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("button", name="Log out")).to_be_visible()


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


def invited(table: TablePage) -> str:
    """The first invitation that the owner of a new match is shown."""
    return table.page.locator(".inviting").get_by_role("textbox").first.input_value()


def sit_down(page: Page, link: str, name: str) -> None:
    """Somebody follows an invitation and comes with a name alone."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


#: Stands in for the system's notifications, which a browser without a window does not show, and for a page
#: that is out of sight; what would have been shown is kept.
NOTIFICATIONS = """
  window.said = [];
  window.Notification = class {
    static permission = 'default';
    static requestPermission() { return Promise.resolve((this.permission = 'granted')); }
    constructor(title) { window.said.push(title); }
    close() {}
  };
  Object.defineProperty(document, 'hidden', { get: () => window.away === true });
"""


def test_two_browsers_one_of_them_a_guests(new_page: NewPage, public: str) -> None:
    anna, boris = TablePage(new_page(), public), TablePage(new_page(), public)
    cable = Cable(boris.page)
    boris.page.add_init_script(NOTIFICATIONS)
    register(anna.page, public, "Anna")

    # Anna makes a match with a clock, and is shown one link for Boris, who gets the Coalition.
    anna.new().locator('[data-who="uk ussr usa"]').select_option("open")
    anna.page.get_by_label("Live play").check()
    anna.start()
    link = invited(anna)
    expect(anna.page.locator(".inviting").get_by_role("textbox")).to_have_count(1)

    # Boris has no account. The page says who invites to what; a name is enough.
    page = boris.page
    page.goto(link)
    expect(page.get_by_text("Anna invites you to play")).to_be_visible()
    expect(page.get_by_role("heading", name="Quartermaster General")).to_be_visible()
    for seat in ("United Kingdom", "Soviet Union", "United States"):
        expect(page.locator(".seats").get_by_text(seat)).to_be_visible()
    expect(page.get_by_text("30 min each")).to_be_visible()
    page.get_by_label("Your name").fill("anna")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("taken")
    page.get_by_label("Your name").fill("Boris")
    page.get_by_role("button", name="Sit down").click()
    boris.ready()
    expect(page.locator(".hand .cards")).to_have_attribute("data-count", "10")

    # Each sees that the other is there, and whose time runs.
    expect(anna.page.locator(".players .here", has_text="Boris").get_by_role("timer")).to_have_text("30:00")
    expect(page.locator(".players .here", has_text="Anna").get_by_role("timer")).not_to_have_text("30:00")

    # They play: whoever is asked answers, and both see it.
    for _ in range(20):
        play_once(anna, boris)
    in_step(anna, boris)

    # The line breaks while it is Anna's turn, and she plays on.
    while anna.page.locator(".prompt[data-asked]").count() == 0:
        play_once(anna, boris)
    in_step(anna, boris)
    cable.pull()
    expect(page.locator(".line", has_text="Connection lost").first).to_be_visible()
    expect(anna.page.locator(".players li:not(.here)", has_text="Boris")).to_be_visible()
    before = boris.n
    while anna.page.locator(".prompt[data-asked]").count():
        anna_steps(anna)
    assert boris.n == before

    # He has asked to be told, and looks elsewhere: it is said once, however much he is asked.
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Notify me in the browser when it is my turn").click()
    expect(page.get_by_role("button", name="Stop notifying me in the browser")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.evaluate("window.away = true")
    cable.plug()
    in_step(anna, boris)
    expect(page.locator(".bar .line")).to_have_count(0)
    expect(page.locator(".prompt[data-asked]")).to_be_visible()
    assert page.evaluate("window.said") == ["Quartermaster General: it is your turn."]
    play_once(anna, boris)
    in_step(anna, boris)
    assert len(page.evaluate("window.said")) == 1

    # Anna has thought better of it; undo is over, so she asks. Boris declines; asked again later, he agrees.
    while page.locator(".prompt[data-asked]").count() == 0:
        play_once(anna, boris)
    in_step(anna, boris)
    ask_back(anna)
    expect(anna.page.get_by_text("You have asked to undo a choice. Still to answer: Boris")).to_be_visible()
    expect(page.locator(".pending")).to_contain_text("asks to undo")
    page.get_by_role("button", name="Decline").click()
    expect(anna.page.locator(".pending .note")).to_have_count(0)
    n = boris.n
    anna_steps(boris)
    in_step(boris, anna)
    while anna.page.get_by_role("button", name="Undo…").count() == 0:
        play_once(anna, boris)
        in_step(boris, anna)
    ask_back(anna)
    page.get_by_role("button", name="Agree").click()
    page.wait_for_function("n => Number(document.querySelector('.table').dataset.n) < n", arg=n)
    expect(anna.page.locator(".prompt[data-asked]")).to_be_visible()
    in_step(anna, boris)
    play_once(anna, boris)
    in_step(anna, boris)

    # She goes further back, to a choice of hers that she finds in the log, and he agrees.
    anna.page.locator(".log .line").first.hover()
    anna.page.get_by_role("button", name="Undo back to here").first.click()
    expect(anna.page.locator(".pending")).to_contain_text("This choice of yours and everything after it")
    anna.page.get_by_role("button", name="Ask the others").click()
    page.get_by_role("button", name="Agree").click()
    expect(anna.page.locator(".table")).to_have_attribute("data-n", "0")
    in_step(anna, boris)

    # The end: Boris gives up.
    page.get_by_role("tab", name="Match").click()
    page.get_by_role("button", name="Resign as Coalition").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    expect(anna.page.get_by_text("The losing side has resigned").first).to_be_visible()

    # Once more: Anna asks; Boris is told at the old table, and one click seats him at the new one.
    anna.page.get_by_role("button", name="Rematch", exact=True).click()
    # His seats are kept: she is told whom she waits for, and nothing need be sent.
    expect(anna.page.locator(".prompt")).to_contain_text("Still to come: Boris")
    expect(anna.page.get_by_role("heading", name="Waiting for Boris")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Copy the link")).to_have_count(1)
    page.get_by_role("button", name="To the rematch").click()
    page.wait_for_url(anna.page.url)
    boris.ready()
    expect(page.locator(".hand .cards")).to_have_attribute("data-count", "10")
    expect(anna.page.locator(".prompt[data-asked]")).to_be_visible()
    play_once(anna, boris)
    in_step(anna, boris)


def ask_back(table: TablePage) -> None:
    table.page.get_by_role("button", name="Undo…").click()
    expect(table.page.locator(".pending")).to_contain_text("All other players must agree")
    table.page.get_by_role("button", name="Ask the others").click()


def test_who_has_no_time_left_is_played_by_a_bot(new_page: NewPage, public: str) -> None:
    owner, guest = TablePage(new_page(), public), TablePage(new_page(viewport=PHONE), public)
    register(owner.page, public, "Olga")
    seats = {seat: {"kind": "me"} for seat in ("germany", "japan", "italy")}
    seats |= {seat: {"kind": "open", "person": "2"} for seat in ("uk", "ussr", "usa")}
    body = {"game": "generals", "seats": seats, "clock": {"bank": 6}}
    match = owner.page.request.post(f"{public}/api/matches", data=body).json()["id"]
    owner.open(match)
    sit_down(guest.page, invited(owner), "Pavel")
    guest.ready()
    # The clock is in sight on a phone too, and warns.
    expect(guest.page.locator(".players .time.short")).to_be_visible()
    # Olga does nothing: soon a bot does it for her, and plays.
    expect(guest.page.locator(".players li", has_text="Olga")).to_have_count(0)
    expect(guest.page.locator(".prompt[data-asked]")).to_be_visible()
    expect(owner.page.locator(".prompt[data-asked]")).to_have_count(0)
    # The seat is still hers: one click, and she is back.
    owner.page.get_by_role("button", name="Take it back").click()
    expect(guest.page.locator(".players li", has_text="Olga")).to_be_visible()


def test_a_guest_logs_out_and_comes_back_by_his_link(new_page: NewPage, public: str) -> None:
    owner, guest = TablePage(new_page(), public), TablePage(new_page(), public)
    register(owner.page, public, "Tanya")
    owner.new().locator('[data-who="uk ussr usa"]').select_option("open")
    owner.start()
    link = invited(owner)
    sit_down(guest.page, link, "Ulrich")
    guest.ready()
    # He is warned, and shown the link.
    guest.page.goto(f"{public}/#/")
    guest.page.get_by_role("button", name="Log out").click()
    expect(guest.page.get_by_label("Your link")).to_have_value(link)
    guest.page.get_by_role("button", name="Log out now").click()
    expect(guest.page.get_by_role("heading", name="Log in")).to_be_visible()
    # In a browser that was never here the link leads back to his cards.
    elsewhere = TablePage(new_page(), public)
    elsewhere.page.goto(link)
    expect(elsewhere.page.get_by_text("This link belongs to Ulrich")).to_be_visible()
    elsewhere.page.get_by_role("button", name="Come back").click()
    elsewhere.ready()
    expect(elsewhere.page.locator(".hand .cards")).to_have_attribute("data-count", "10")


def test_mail_tells_a_guest_who_is_away_of_his_turn(new_page: NewPage, public: str, box: Postbox) -> None:
    owner, guest = TablePage(new_page(), public), TablePage(new_page(), public)
    register(owner.page, public, "Rita")
    owner.new().locator('[data-who="uk ussr usa"]').select_option("open")
    owner.page.get_by_label("Title").fill("By letters")
    owner.start()
    sit_down(guest.page, invited(owner), "Semyon")
    guest.ready()
    # He gives an address and confirms it by the link that comes; he keeps his name by a password.
    page = guest.page
    page.goto(f"{public}/#/account")
    page.get_by_label("Email address").fill("semyon@example.org")
    page.get_by_role("button", name="Send me the link").click()
    expect(page.get_by_text("We have written to semyon@example.org.")).to_be_visible()
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Keep this name").click()
    expect(page.get_by_text("You are a guest")).to_have_count(0)
    page.goto(box.link("/mail/confirm/"))
    page.get_by_role("button", name="Yes, send emails here").click()
    expect(page.get_by_text("You will get an email")).to_be_visible()
    # Rita plays until it is his turn: he is not at the table, so a mail goes out, one.
    known = len(box.letters)
    while owner.page.locator(".prompt[data-asked]").count():
        anna_steps(owner)
    box.arrived(known + 1)
    assert box.letters[-1]["Subject"] == "Quadrant: your turn in By letters"
    # The link leads to the table; the other one stops all mail.
    page.goto(box.link("/match/"))
    guest.ready()
    expect(page.locator(".prompt[data-asked]")).to_be_visible()
    page.goto(box.link("/mail/stop/"))
    page.get_by_role("button", name="Stop all emails").click()
    expect(page.get_by_text("No more emails will be sent")).to_be_visible()
    assert len(box.letters) == known + 1


def test_against_bots_one_takes_back_freely(table: TablePage) -> None:
    table.new()
    table.start()
    table.wait_asked()
    while not table.page.get_by_role("button", name="Undo…").count():
        table.step()
    n = table.n
    table.page.get_by_role("button", name="Undo…").click()
    expect(table.page.locator(".pending")).to_contain_text("the dice will fall the same way")
    table.page.locator(".pending").get_by_role("button", name="Undo").click()
    table.page.wait_for_function("n => Number(document.querySelector('.table').dataset.n) < n", arg=n)
    table.wait_asked()


def test_a_server_of_ones_own_says_that_others_cannot_reach_it(table: TablePage) -> None:
    page = table.new()
    page.locator('[data-who="uk ussr usa"]').select_option("open")
    expect(page.get_by_text("Others cannot reach this server")).to_be_visible()


def anna_steps(table: TablePage) -> None:
    n = table.n
    table._answer()
    table.insist(n)
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
    link = invited(owner)
    guest.page.goto(link)
    expect(guest.page.get_by_role("heading", name="Behind closed doors")).to_be_visible()
    expect(guest.page.get_by_text("Clara invites you to play")).to_be_visible()
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
    expect(boris.page.get_by_text("You are watching: hands are secret")).to_be_visible()
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
