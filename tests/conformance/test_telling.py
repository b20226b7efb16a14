"""Every event of every game says how it is told, and names only arguments that the event has."""

from __future__ import annotations

import pytest

import quadrant
from quadrant.kernel.text import sources

GAMES = quadrant.games()


def messages(game: str) -> dict[str, str]:
    """The game's events with their English sentences."""
    found: dict[str, str] = {}
    name = ""
    for line in "\n".join(sources(game, "en")).splitlines():
        if line.startswith("event-"):
            name, _, text = line.partition(" =")
            found[name.removeprefix("event-")] = text
        elif name and line.startswith(" "):
            found[f"{name.removeprefix('event-')}"] += line
        else:
            name = ""
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_event_says_how_it_is_told(game: quadrant.Game) -> None:
    known = {name for name in messages(game.name) if not name.endswith("-known")}
    assert set(game.tells) == known


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_who_lost_and_what_fell_are_arguments_of_the_event(game: quadrant.Game) -> None:
    texts = messages(game.name)
    for name, tell in game.tells.items():
        for named in (tell.loser, tell.winner, *tell.dice):
            # Whose unit it is goes without saying: an event about one may name its seat beside the sentence.
            owner = named == "seat" and "$unit" in texts[name]
            assert not named or owner or f"${named}" in texts[name], (name, named)
