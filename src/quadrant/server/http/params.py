"""Parameters of routes: the caller, the services, and parts of a path or a query with their limits."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from quadrant.server.http.services import Services
from quadrant.server.people.caller import Caller

Who = NamedDependency[Caller]
The = NamedDependency[Services]
N = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1, required=False)]
After = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
Language = Annotated[Literal["en", "ru"], QueryParameter(required=False)]
Token = Annotated[str | None, QueryParameter(max_length=100, required=False)]
#: As many as the longest query of a game needs: a hex, a condition and every unit that can fight there.
Targets = Annotated[list[str] | None, QueryParameter(max_items=16, required=False)]
Id = Annotated[str, PathParameter(min_length=1, max_length=40, pattern=r"^[\w-]+$")]
#: Somebody's name, as it is written or nearly so.
PersonName = Annotated[str, PathParameter(min_length=2, max_length=32)]
#: A game, possibly with the fingerprint of an owner's components: ``churchill@4bf4250fc5f9``.
GameId = Annotated[str, PathParameter(min_length=1, max_length=40, pattern=r"^[\w-]+(@[0-9a-f]{12})?$")]
