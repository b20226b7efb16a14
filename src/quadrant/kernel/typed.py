"""What a person types, read as one of the options: ``match.choose("build army ukraine")``.

Words may be shortened, and left out where the rest is clear; capitals and underscores do not matter, nor does
their order unless it tells two options apart. What fits no option, or several, is refused with what may have
been meant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import Final

from quadrant.errors import IllegalChoice
from quadrant.kernel.verbs import Choice

#: So many options are named when it is not clear which one is meant.
NAMED: Final = 6

Naming = Callable[[Choice], str]


def plainly(choice: Choice) -> str:
    """A choice as one would type it.

    >>> plainly(Choice("build", "army", "western_europe"))
    'build army western_europe'
    """
    return " ".join(map(str, choice))


def read(text: str, options: Sequence[Choice], name: Naming = plainly) -> Choice:
    """The option that is meant, by its own words or by those of ``name``.

    >>> options = [Choice("build", "army", "ukraine"), Choice("build", "army", "italy"), Choice("pass")]
    >>> read("build ukr", options)
    Choice('build', 'army', 'ukraine')
    """
    found = find(text, options, name)
    if len(found) == 1:
        return found[0]
    if found:
        raise IllegalChoice(f"{text!r} may mean {_some(map(name, found), len(found))}")
    near = get_close_matches(text.casefold(), list(map(name, options)), cutoff=0.5) or map(name, options)
    raise IllegalChoice(f"{text!r} is not offered; there is {_some(near, len(options))}")


def find(text: str, options: Sequence[Choice], *names: Naming) -> list[Choice]:
    """The options that may be meant, by their own words or by one of their names: one if it is clear which.

    Words side by side come before words in their order, and those before words in whatever order.

    >>> find("ukraine army", [Choice("build", "army", "ukraine"), Choice("build", "navy", "baltic_sea")])
    [Choice('build', 'army', 'ukraine')]
    """
    typed = words(text)
    readings = [(option, [words(name(option)) for name in (plainly, *names)]) for option in options]
    exact = [option for option, known in readings if typed in known]
    if len(exact) == 1:
        return exact
    for way in (_together, fits, _names_all):
        found = [option for option, known in readings if any(way(typed, one) for one in known)]
        if found:
            return found
    return []


def words(text: str) -> list[str]:
    """The words of a text, without what separates them; «ё» is often typed as «е».

    >>> words("Build army: Western_Europe")
    ['build', 'army', 'western', 'europe']
    """
    return "".join(c if c.isalnum() else " " for c in text.casefold().replace("ё", "е")).split()


def fits(typed: list[str], option: list[str]) -> bool:
    """Whether every typed word begins one of the option's, in the same order."""
    rest = iter(option)
    return bool(typed) and all(any(word.startswith(part) for word in rest) for part in typed)


def _together(typed: list[str], option: list[str]) -> bool:
    """Whether the typed words begin words of the option that stand side by side."""
    starts = range(len(option) - len(typed) + 1)
    return bool(typed) and any(
        all(word.startswith(part) for part, word in zip(typed, option[start:], strict=False))
        for start in starts
    )


def _names_all(typed: list[str], option: list[str]) -> bool:
    """Whether every typed word begins one of the option's."""
    return bool(typed) and all(any(word.startswith(part) for word in option) for part in typed)


def _some(names: Iterable[str], count: int) -> str:
    """The first few names, and how many there are in all."""
    first = [name for name, _ in zip(names, range(NAMED), strict=False)]
    return ", ".join(map(repr, first)) + (f" and others ({count} in all)" if count > len(first) else "")
