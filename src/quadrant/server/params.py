"""What routes take: the caller, the services, and the parts of a path or a query within their limits."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from quadrant.server.accounts import Caller
from quadrant.server.services import Services

Who = NamedDependency[Caller]
The = NamedDependency[Services]
N = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1, required=False)]
After = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
Token = Annotated[str | None, QueryParameter(max_length=100, required=False)]
#: As many as the longest query of a game takes: a hex, a condition and all that can fight there.
Targets = Annotated[list[str] | None, QueryParameter(max_items=16, required=False)]
Id = Annotated[str, PathParameter(min_length=1, max_length=40, pattern=r"^[\w-]+$")]
#: A game, also with the fingerprint of an owner's components: ``churchill@4bf4250fc5f9``.
GameId = Annotated[str, PathParameter(min_length=1, max_length=40, pattern=r"^[\w-]+(@[0-9a-f]{12})?$")]
