"""10.0 The secret agenda variant."""

from __future__ import annotations

from collections import Counter
from random import Random

from games.churchill.table import Table
from quadrant.games.churchill.components import LOCATION, SECRET_MARKERS
from quadrant.games.churchill.rules.winning import EndGame
from quadrant.testing import rule


@rule("10.1")
def test_there_are_thirty_six_markers_some_of_them_doubled() -> None:
    assert len(SECRET_MARKERS) == 36
    assert set(Counter(SECRET_MARKERS).values()) == {1, 2}


@rule("10.0", "10.2")
def test_three_markers_each_known_only_to_their_owner() -> None:
    assert Table().state.secret == [(), (), ()]
    t = Table(secret_agenda=True)
    assert [len(markers) for markers in t.state.secret] == [3, 3, 3]
    drawn = Counter(place for markers in t.state.secret for place in markers)
    assert all(n <= SECRET_MARKERS.count(place) for place, n in drawn.items())
    assert len(t.match.view("uk").own.secret) == 3
    other = t.match.game.determinise(t.state, "uk", Random(1))
    assert other.secret[0] == t.state.secret[0]
    assert t.match.game.view(other, "uk") == t.match.view("uk")


@rule("10.2")
def test_what_a_marker_is_worth_shows_to_its_owner_only_until_the_end() -> None:
    t = Table(secret_agenda=True).alignments(greece="uk")
    greece = LOCATION["greece"]
    t.state.secret = [(greece, greece, 0), (1, 2, 3), (4, 5, 6)]
    assert t.match.view("uk").own.secret_points == 10
    public = t.match.view(None)
    assert t.match.view("us").score == public.score == t.match.view("uk").score
    t.state.secret[0] = (7, 8, 9)
    assert t.match.view(None) == public


@rule("10.3")
def test_five_points_for_each_marker_with_ones_alignment_even_twice() -> None:
    t = Table(secret_agenda=True).alignments(greece="uk", poland="ussr")
    greece, poland = LOCATION["greece"], LOCATION["poland"]
    t.state.secret = [(greece, greece, poland), (poland, greece, 0), (0, 1, 2)]
    t.begin(EndGame())
    assert t.match.result is not None
    secret = {part.side: part.amount for part in t.match.result.parts if part.rule == "10.3"}
    assert secret == {"uk": 10, "ussr": 5}


@rule("10.2", "10.3")
def test_markers_are_revealed_and_counted_before_the_condition_is_found() -> None:
    t = Table(secret_agenda=True).alignments()
    assert not any(part.rule == "10.3" for part in t.match.view().score_parts)
    t.alignments(greece="uk")
    t.state.secret[0] = (LOCATION["greece"], LOCATION["greece"], 0)
    t.state.surrendered = [8, 8]
    before = t.match.view().spread
    t.begin(EndGame())
    assert t.events("secret-agenda")
    assert t.match.result is not None
    vp = t.match.result.score.values()
    assert max(vp) - min(vp) != before
