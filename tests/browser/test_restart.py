"""The server is killed in the middle of a match and started again: the player just goes on."""

from __future__ import annotations

import signal
from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import NewPage
from browser.helpers import Api, TablePage, address_of, start_server


def test_a_killed_server_loses_nothing_and_the_page_goes_on(new_page: NewPage, tmp_path: Path) -> None:
    server = start_server(tmp_path)
    try:
        address = address_of(server)
        bots = dict.fromkeys(("uk", "japan", "ussr", "italy", "usa"), "random")
        table = TablePage(new_page(), address)
        table.open(Api(address).new({"germany": "me", **bots}, seed="killed"))
        table.wait_asked()
        for _ in range(4):
            table.step()
        n, hand = table.n, table.page.locator(".slot h3").all_inner_texts()
        server.send_signal(signal.SIGKILL)
        server.wait()
        expect(table.page.locator(".bar .line")).to_be_visible()
        server = start_server(tmp_path, port=address.rsplit(":", 1)[1])
        address_of(server)
        expect(table.page.locator(".bar .line")).to_have_count(0)
        assert table.n == n
        assert table.page.locator(".slot h3").all_inner_texts() == hand
        table.step()
        assert table.n > n
    finally:
        server.kill()
        server.wait()
