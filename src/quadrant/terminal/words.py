"""The texts of a game, and the terminal's own."""

from __future__ import annotations

from importlib.resources import files

from fluent.runtime import FluentResource

from quadrant.kernel import catalog
from quadrant.kernel.flow import Choice
from quadrant.kernel.message import Arg
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

    def label(self, option: Choice) -> str:
        """An option in words: what its verb says of its targets, or the verb and their names."""
        args: dict[str, Arg] = {}
        names = []
        known = self._verbs[option.verb].kinds if option.verb in self._verbs else ()
        for place, target in enumerate(option.targets):
            kind = known[place].name if place < len(known) else self._kind(str(target))
            args[kind] = target
            names.append(self.name(kind, str(target)))
        verb = f"verb-{option.verb}"
        bare = self.format(verb) if self.has(verb) else option.verb
        if not names:
            return bare
        said = self.format(verb, args)
        return said if self.has(verb) and said != bare else f"{bare}: {', '.join(names)}"

    def thing(self, target: str) -> str:
        """The name of a thing of whatever kind, or its id."""
        return self.name(self._kind(target), target)

    def _kind(self, target: str) -> str:
        return next((kind for kind in self._kinds if self.has(f"{kind}-{target}")), "target")

    def side(self, winner: str) -> str:
        """The name of a camp or a seat."""
        return self.name("camp" if self.has(f"camp-{winner}") else "seat", winner)
