"""From message ids to sentences, with the Fluent catalogues of the kernel and of a game.

Fluent is imported when a sentence is made: who plays, and leaves sentences to a client, does not need it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import Any

from quadrant.kernel import catalog, components
from quadrant.kernel.message import Arg, Prompt
from quadrant.kernel.verbs import Choice, Verb

LANGUAGES = ("en", "ru")
#: In place of the id of a thing that a choice does not name.
NOT_NAMED = "none"


class Catalogue:
    """The texts of one game in one language, with more if some are given."""

    def __init__(self, game: str, language: str, *more: str) -> None:
        self.language = language
        fluent = import_module("fluent.runtime")
        self.bundle = fluent.FluentBundle([language], use_isolating=False)
        for source in (*sources(game, language), *more):
            self.bundle.add_resource(fluent.FluentResource(source))

    def has(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def format(self, id: str, args: Mapping[str, Arg] | None = None, attribute: str | None = None) -> str:
        """The sentence for a message, or the bare id if the catalogue does not know it."""
        if not self.bundle.has_message(id):
            return id
        message = self.bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return id
        values = {key: self._value(key, value) for key, value in (args or {}).items()}
        # What a thing is called cannot be told apart by a sentence that bends with it; its id can.
        values |= {f"{key}_id": value for key, value in (args or {}).items() if isinstance(value, str)}
        text, _ = self.bundle.format_pattern(pattern, values)
        return str(text)

    def wording(self, option: Choice, verbs: Mapping[str, Verb], prompt: Prompt | None = None) -> str | None:
        """What choosing the option does, in a sentence; None if the catalogue has none.

        A verb may say more of itself where a certain thing is asked: ``verb-done-act-build`` is what "done"
        means at ``prompt-act-build``. Such words also know what the prompt knows.
        """
        at = "" if prompt is None else prompt.id.removeprefix("prompt")
        id = next((id for id in (f"verb-{option.verb}{at}", f"verb-{option.verb}") if self.has(id)), None)
        if id is None:
            return None
        kinds = verbs[option.verb].kinds
        args: dict[str, Arg] = {} if prompt is None else dict(prompt.args)
        # A target that is left out can be told by its id; what the prompt is about does not stand in for it.
        args |= {kind.name: NOT_NAMED for kind in kinds}
        args |= {kind.name: target for kind, target in zip(kinds, option.targets, strict=False)}
        return self.format(id, args)

    def _value(self, key: str, value: Arg) -> Any:
        """Arguments named after a kind of thing are ids of messages themselves: ``space=ukraine``."""
        kind = (
            key.rstrip("0123456789").removesuffix("s")
            if not isinstance(value, str)
            else key.rstrip("0123456789")
        )
        if isinstance(value, tuple | list):
            return ", ".join(self.name(kind, item) for item in value)
        return self.name(kind, value) if isinstance(value, str) else value

    def name(self, kind: str, value: str) -> str:
        """The name of a thing: ``space``, ``ukraine``."""
        id = f"{kind}-{value}"
        return self.format(id) if self.bundle.has_message(id) else value


@cache
def sources(game: str, language: str) -> tuple[str, ...]:
    """The catalogues that make up a game's texts: the kernel's, then its own."""
    folders = (files("quadrant.kernel"), catalog.find(game).folder())
    paths = (folder.joinpath("locale", f"{language}.ftl") for folder in folders)
    texts = tuple(path.read_text(encoding="utf-8") for path in paths if path.is_file())
    own = components.words(game, language)
    return (*(without(text, own) for text in texts), own) if own else texts


def without(text: str, others: str) -> str:
    """A catalogue without the messages that another one has, too."""
    syntax, said = _syntax(), messages(others)
    found = syntax.FluentParser().parse(text)
    found.body = [
        entry
        for entry in found.body
        if not isinstance(entry, syntax.ast.Message) or entry.id.name not in said
    ]
    return str(syntax.FluentSerializer().serialize(found))


def messages(text: str) -> set[str]:
    """The ids of the messages of a catalogue."""
    syntax = _syntax()
    body = syntax.FluentParser().parse(text).body
    return {entry.id.name for entry in body if isinstance(entry, syntax.ast.Message)}


def _syntax() -> ModuleType:
    return import_module("fluent.syntax")


@cache
def catalogue(game: str, language: str) -> Catalogue:
    """The texts of that game in that language, read once."""
    return Catalogue(game, language)
