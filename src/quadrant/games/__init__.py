"""The games: one package each, found through the catalogue.

``quadrant.games()`` lists them, and ``quadrant.games.generals`` is one of them: importing a package below
this one makes Python put this module where the function stood, so the module answers the call itself.
"""

import sys
from types import ModuleType

from quadrant.kernel import catalog


class _Games(ModuleType):
    def __call__(self) -> list[catalog.Game]:
        return catalog.games()


sys.modules[__name__].__class__ = _Games
