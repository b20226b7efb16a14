"""The options of a match: optional rules, editions, and doubtful rules that can be read in two ways.

A game declares them once, as the fields of a Struct. The default is the field's, the values that it takes are
those of its type, and the rule is said beside it::

    class Rules(msgspec.Struct, frozen=True):
        edition: Annotated[Literal[1, 2], Under("1.0")] = 2
        secret_agenda: Annotated[bool, Under("10.0")] = False
        convoy_adds: Annotated[bool, Under("6.32", "rulings")] = True

    Game(…, options=options_of(Rules))
    rules = msgspec.convert(options, Rules)
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from quadrant.errors import UnknownOption

Value = bool | int | str
Options = dict[str, Value]


class Under(NamedTuple):
    """The rule that an option belongs to.

    Options of a named group (``options-<group>``) are shown on demand; the others are always visible.
    """

    rule: str
    group: str = ""


class Option(msgspec.Struct, frozen=True):
    """An optional rule or an edition: a named field of the match, checked where the rule acts."""

    id: str
    default: Value
    rule: str = ""
    #: The values it takes; (False, True) for a plain switch.
    values: tuple[Value, ...] = (False, True)
    #: See :class:`Under`.
    group: str = ""

    def check(self, value: Value) -> Value:
        # True == 1 in Python, so types are compared as well.
        for known in self.values:
            if known == value and type(known) is type(value):
                return known
        allowed = ", ".join(map(str, self.values))
        raise UnknownOption(f"option '{self.id}' does not take {value!r}; it takes {allowed}")


def options_of(rules: type[msgspec.Struct]) -> tuple[Option, ...]:
    """The options that the fields of a Struct declare; those of a group come last."""
    hints = get_type_hints(rules, include_extras=True)
    options = [
        _option(field.name, field.default, hints[field.name]) for field in msgspec.structs.fields(rules)
    ]
    return tuple(sorted(options, key=lambda option: option.group))


def _option(id: str, default: Value, declared: object) -> Option:
    if get_origin(declared) is Annotated:
        of, under = get_args(declared)
        if isinstance(under, Under) and isinstance(default, bool | int | str):
            return Option(id, default, under.rule, _values(id, of), under.group)
    raise TypeError(f"option {id!r} needs a default, and a rule: Annotated[…, Under(…)]")


def _values(id: str, of: object) -> tuple[Value, ...]:
    if of is bool:
        return (False, True)
    if get_origin(of) is Literal:
        return get_args(of)
    raise TypeError(f"option {id!r} is neither a switch nor one of several values")
