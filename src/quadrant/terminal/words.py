"""The texts of a game, and the terminal's own."""

from __future__ import annotations

from importlib.resources import files

from fluent.runtime import FluentResource

from quadrant.kernel import catalog
from quadrant.kernel.flow import Choice
from quadrant.kernel.message import Prompt
from quadrant.kernel.text import Catalogue


class Words(Catalogue):
    """A game's catalogue with the terminal's texts added."""

    def __init__(self, game: str, language: str) -> None:
        super().__init__(game, language)
        own = files("quadrant.terminal").joinpath("locale", f"{language}.ftl")
        self.bundle.add_resource(FluentResource(own.read_text(encoding="utf-8")))
        self._verbs = catalog.find(game).all_verbs()
        kinds = (kind.name for verb in self._verbs.values() for kind in verb.kinds)
        #: The kinds of things that have names, those that choices are about first.
        self._kinds = tuple(dict.fromkeys((*kinds, "seat", "camp")))

    def label(self, option: Choice, prompt: Prompt | None = None) -> str:
        """What choosing the option does: the game's own words, or the verb and the names of its targets."""
        said = self.wording(option, self._verbs, prompt) if option.verb in self._verbs else None
        names = ", ".join(self.thing(str(target)) for target in option.targets)
        return said or f"{option.verb}: {names}"

    def thing(self, target: str) -> str:
        """The name of a thing of whatever kind, or its id."""
        return self.name(self._kind(target), target)

    def _kind(self, target: str) -> str:
        return next((kind for kind in self._kinds if self.has(f"{kind}-{target}")), "target")

    def side(self, winner: str) -> str:
        """The name of a camp or a seat."""
        return self.name("camp" if self.has(f"camp-{winner}") else "seat", winner)
