"""The texts of a game, and the terminal's own."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from quadrant.kernel import catalog
from quadrant.kernel.flow import Choice, ScorePart
from quadrant.kernel.message import Arg, Prompt, Refusal
from quadrant.kernel.modifiers import Modifier, Sum
from quadrant.kernel.prospects import Remark
from quadrant.kernel.text import LANGUAGES, Catalogue

#: Something that choices are about: its kind and its id.
Thing = tuple[str, str]


@cache
def own_texts(language: str) -> str:
    """The terminal's own texts."""
    return files("quadrant.terminal").joinpath("locale", f"{language}.ftl").read_text(encoding="utf-8")


class Words(Catalogue):
    """A game's catalogue with the terminal's texts added."""

    def __init__(self, game: str, language: str) -> None:
        super().__init__(game, language, own_texts(language))
        self.verbs = catalog.find(game).all_verbs()
        kinds = (kind.name for verb in self.verbs.values() for kind in verb.kinds)
        #: The kinds of things that have names, those that choices are about first.
        self._kinds = tuple(dict.fromkeys((*kinds, "seat", "camp")))

    def label(self, option: Choice, prompt: Prompt | None = None) -> str:
        """What choosing the option does: the game's own words, or the verb and the names of its targets."""
        said = self.wording(option, self.verbs, prompt) if option.verb in self.verbs else None
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

    def say(self, id: str, **args: Arg) -> str:
        """One of the terminal's own texts."""
        return self.format(f"terminal-{id}", args)

    def told(self, what: Refusal | Remark | Modifier | Prompt | ScorePart) -> str:
        """A sentence with its rule behind it."""
        said = self.format(what.id, what.args)
        return f"{said} [{what.rule}]" if what.rule else said

    def sum(self, found: Sum) -> list[str]:
        """A sum, line by line: how much, and what for."""
        return [f"{line.amount:+d} {self.told(line)}" for line in found.lines]

    def names(self, kind: str, ids: tuple[str, ...] | list[str]) -> str:
        """Several things by name."""
        return ", ".join(self.name(kind, id) for id in ids)


@cache
def words_of(game: str, language: str) -> Words:
    """The texts of a game in a language, read once."""
    return Words(game, language)


@cache
def command_words() -> dict[str, str]:
    """What may be typed for each command, in every language, whichever is spoken."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(own_texts(language)))
        for id in COMMANDS:
            pattern = bundle.get_message(f"terminal-command-{id}").value
            assert pattern is not None
            text, _ = bundle.format_pattern(pattern)
            found.update(dict.fromkeys(str(text).split(), id))
    return found


#: The commands, as they are listed.
COMMANDS = (
    *("help", "options", "table", "map", "zoom", "look", "tracks", "hand", "log"),
    *("why", "rule", "supply", "odds", "advice", "undo", "save", "load", "quit"),
)
