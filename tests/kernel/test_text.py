"""Sentences from message ids, in both languages."""

from __future__ import annotations

import pytest

from quadrant.kernel.text import Catalogue, catalogue


@pytest.fixture(params=["en", "ru"])
def texts(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue("generals", request.param)


def test_an_id_without_message_is_shown_as_it_is(texts: Catalogue) -> None:
    assert texts.format("no-such-message") == "no-such-message"
    assert texts.format("seat-germany", attribute="no-such-attribute") == "seat-germany"
    assert not texts.has("no-such-message")


def test_arguments_named_after_things_become_names(texts: Catalogue) -> None:
    text = texts.format("event-turn", {"seat": "germany", "round": 3})
    assert texts.format("seat-germany") in text
    assert "3" in text


def test_a_list_of_things_becomes_a_list_of_names(texts: Catalogue) -> None:
    text = texts.format("event-draw-known", {"seat": "uk", "cards": ("uk_raf", "uk_enigma"), "count": 2})
    assert texts.name("card", "uk_raf") in text
    assert texts.name("card", "uk_enigma") in text


def test_a_thing_without_name_is_shown_as_it_is(texts: Catalogue) -> None:
    assert texts.name("space", "atlantis") == "atlantis"
