"""Routes for the pages of people and games."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from quadrant.server import wire
from quadrant.server.http.params import Id, Language, PersonName, The, Who

Scenario = Annotated[str | None, QueryParameter(max_length=80, required=False)]


@get("/people/{name:str}")
async def person(name: PersonName, caller: Who, services: The, language: Language = "en") -> wire.PersonInfo:
    """Somebody's page: ratings, results, rivals and openings, as far as the caller may know them."""
    return await services.pages.person(caller, name, language)


@get("/games/{game:str}/page")
async def game_page(
    game: Id, caller: Who, services: The, scenario: Scenario = None, language: Language = "en"
) -> wire.GamePage:
    """A game as it is played here: ratings, first choices, results by side, length."""
    return await services.pages.game(caller, game, scenario, language)


CLUB = [person, game_page]
