"""What the scripts of a page weigh when it can be used."""

from __future__ import annotations

import gzip
from typing import NamedTuple

from playwright.sync_api import Browser

from browser.helpers import DESKTOP, Api

#: The page of each game's client in the build is a script of this name.
CLIENT = "/client-"


class Weight(NamedTuple):
    """The scripts of a page, in bytes: as they are, and as they are sent."""

    whole: int
    sent: int
    #: how many of them draw a game
    clients: int


def weigh(browser: Browser, address: str, api: Api, game: str | None) -> Weight:
    """The scripts of a table of a game, or of the lobby, for somebody who has never been there."""
    context = browser.new_context(viewport=DESKTOP, locale="en-GB")
    page = context.new_page()
    if game is None:
        page.goto(f"{address}/")
        page.wait_for_selector("main h1")
    else:
        match = api.new(dict.fromkeys(_seats(api, game), "me"), game=game, seed="weight")
        page.goto(f"{address}/#/match/{match}")
        page.wait_for_selector(".table[data-ready=yes]")
    page.wait_for_load_state("networkidle")
    names = page.evaluate("() => performance.getEntriesByType('resource').map(entry => entry.name)")
    context.close()
    scripts = {name: api.http.get(name).content for name in names if name.endswith(".js")}
    return Weight(
        sum(map(len, scripts.values())),
        sum(len(gzip.compress(script)) for script in scripts.values()),
        sum(CLIENT in name for name in scripts),
    )


def _seats(api: Api, game: str) -> list[str]:
    return list(next(info["seats"] for info in api.http.get("/games").json() if info["name"] == game))
