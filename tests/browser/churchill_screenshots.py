"""The pictures of Churchill's page: ``python -m browser.churchill_screenshots`` in ``tests``.

The chapter 11 bots play a fixed match here, and each of their choices is made at a real table; so the same
program gives the same pictures.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import quadrant
from browser.helpers import Api, TablePage, chromium, serving
from browser.screenshots import FOLDER, ON_PHONE, new_page, shoot
from quadrant import bots
from quadrant.games.churchill.state import Churchill
from quadrant.kernel.match import Match

SEED = "yalta"
Wanted = Callable[[Match], bool]


def asked(kind: str, conference: int) -> Wanted:
    """The first seat is asked that, at that conference or later."""

    def there(match: Match) -> bool:
        decision = match.decision
        assert isinstance(match.state, Churchill)
        late = match.state.conference >= conference
        return decision is not None and (decision.kind, decision.seat, late) == (kind, "uk", True)

    return there


def meeting(match: Match) -> bool:
    """The first seat speaks when the table is full."""
    view = match.view(None)
    moved = sum(issue.where in ("track", "chair") for issue in view.issues)
    return asked("advance", 9)(match) and moved >= 3 and len(match.view("uk").own.hand) >= 4


def table(api: Api, title: str, there: Wanted) -> str:
    """A match brought to where the picture is taken, with bots in the other chairs."""
    at_table = api.new(dict.fromkeys(("uk", "ussr", "us"), "me"), game="churchill", seed=SEED, title=title)
    match = quadrant.new("churchill", seed=SEED)
    players = bots.seated(match.game, dict.fromkeys(match.game.seats, "chapter11"), SEED)
    while match.seat is not None and not there(match):
        seat = match.seat
        choice = players[seat].choose(bots.Question(match))
        move = {"seat": seat, "n": len(match.choices), "choice": list(choice)}
        answer = api.http.post(f"/matches/{at_table}/choices", json=move)
        assert answer.status_code < 300, answer.text
        match.choose(choice)
    for seat in ("ussr", "us") if match.seat is not None else ():
        api.http.post(f"/matches/{at_table}/seats/{seat}", json={"kind": "bot", "bot": "chapter11"})
    return at_table


def main() -> None:
    folder = Path(tempfile.mkdtemp(prefix="screenshots"))
    with serving(folder) as address, chromium() as browser:
        api = Api(address)
        conference = table(api, "Yalta, the second evening", meeting)
        war = table(api, "From Iwo Jima to the Rhine", asked("place_network", 9))
        score = table(api, "The peace", lambda match: False)
        for suffix, settings in (("", {}), ("-phone", ON_PHONE)):
            at = TablePage(new_page(browser, **settings), address).open(conference)
            issue = at.page.locator(".counter.open").nth(1)
            if suffix:
                issue.tap()
            else:
                issue.click()
                at.page.locator("[data-card]").nth(1).hover()
            shoot(at.page, f"churchill-meeting{suffix}")
            at = TablePage(new_page(browser, **settings), address).open(war)
            at.page.wait_for_selector("[data-place].may")
            shoot(at.page, f"churchill-war{suffix}")
            at = TablePage(new_page(browser, **settings), address).open(score)
            shoot(at.page, f"churchill-score{suffix}")
    sys.stdout.write(f"pictures in {FOLDER}\n")


if __name__ == "__main__":
    main()
