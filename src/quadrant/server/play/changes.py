"""The changes between two views, by key; the client merges them (``web/src/wire/merge.ts``).

A view is a Struct. An update contains the fields that changed, each with its new value. A field that is a
collection of things (:class:`quadrant.kernel.view.Thing`), and so a list, becomes an object with one change
per key:

* ``null``: the thing is gone;
* ``{field: value}``: these fields of it changed;
* ``[place, thing]``: it is new, and stands there in the new list.

A key is the key fields of the thing, joined by ``/``. Things that stay keep their order among themselves.
Where they do not, and where nothing stays, the whole collection is sent as a list. So order survives.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from quadrant.kernel.view import Thing

#: The fields of a view that are collections, with the fields that make up the keys in them.
Keys = dict[str, tuple[str, ...]]
_keys: dict[type[Struct], Keys] = {}


def keys(view: type[Struct]) -> Keys:
    """The collections of things in a view."""
    found = _keys.get(view)
    if found is None:
        things = ((field.name, _thing(field.type)) for field in fields(view))
        found = _keys[view] = {name: thing.KEY for name, thing in things if thing is not None}
    return found


def _thing(kind: Any) -> type[Thing] | None:
    """The type of the things in a field of that type, if it is a collection."""
    if get_origin(kind) is not tuple:
        return None
    item, *rest = get_args(kind)
    collection = rest == [...] and isinstance(item, type) and issubclass(item, Thing)
    return item if collection else None


def difference(before: Any, after: Any) -> Any:
    """The changes from one view, or one seat's secrets, to the next; all fields if there was none before.

    Secrets that are not a Struct are sent whole.
    """
    if not isinstance(after, Struct):
        return after
    keyed = keys(type(after))
    told: dict[str, Any] = {}
    for name in after.__struct_fields__:
        value = getattr(after, name)
        if before is None:
            told[name] = value
            continue
        old = getattr(before, name)
        if value is not old and value != old:
            told[name] = _things(old, value, keyed[name]) if name in keyed else value
    return told


def _things(before: tuple[Thing, ...], after: tuple[Thing, ...], key: tuple[str, ...]) -> Any:
    """The changes in a collection of things."""
    key_of = attrgetter(*key)
    old = {key_of(thing): thing for thing in before}
    new = {key_of(thing): thing for thing in after}
    stay = [name for name in old if name in new]
    alike = len(old) == len(before) and len(new) == len(after)
    if not stay or not alike or stay != [name for name in new if name in old]:
        return after
    told: dict[str, Any] = {_word(name): None for name in old if name not in new}
    for place, (name, thing) in enumerate(new.items()):
        was = old.get(name)
        if was is None:
            told[_word(name)] = (place, thing)
        elif was is not thing and was != thing:
            told[_word(name)] = _fields(was, thing)
    return told


def _word(key: Any) -> str:
    """The key as it is written."""
    return "/".join(map(str, key)) if isinstance(key, tuple) else str(key)


def _fields(before: Thing, after: Thing) -> dict[str, Any]:
    """The fields of a thing that changed."""
    pairs = ((name, getattr(after, name)) for name in after.__struct_fields__)
    return {name: value for name, value in pairs if value != getattr(before, name)}
