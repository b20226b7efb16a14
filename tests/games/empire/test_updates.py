"""What the browser is told when a unit has moved."""

from __future__ import annotations

from msgspec.json import encode

from games.empire.pacific import Pacific
from quadrant.server.play import show
from quadrant.server.play.changes import difference

#: Bytes of what changed, and of what is asked next, on the wire.
MOST = 1000


def told(pacific: Pacific, before: show.Frame) -> int:
    """The size of what has changed since then for everybody, and for both seats."""
    after = show.frame(pacific.match, ["japan", "allies"], pacific.match.asked)
    public = encode(difference(before.facts, after.facts))
    secrets = (encode(difference(before.secrets[seat], secret)) for seat, secret in after.secrets.items())
    return len(public) + sum(map(len, secrets)) + len(encode(list(after.decisions.values())))


def test_an_update_after_a_moved_unit_is_small() -> None:
    units = "jp_hq_south_seas@4017 jp_cv_shokaku@4017 jp_ca_aoba@4017 jp_bde_ss@4017 us_bde_marine@4423"
    pacific = Pacific(units).japan("4017", "4021")
    pacific.offensive("japan", "jp_hq_south_seas").activate("jp_ca_aoba", "jp_cv_shokaku")
    pacific.choose("select", "jp_ca_aoba")
    before = show.frame(pacific.match, ["japan", "allies"])
    pacific.choose("move", "jp_ca_aoba", "4021")
    assert pacific.at("jp_ca_aoba") == "4021"
    assert told(pacific, before) < MOST
