"""Names: no two people may be mistaken for each other, or for the server."""

from __future__ import annotations

import re
import unicodedata

from quadrant.server.problems import BadName

SHORTEST, LONGEST = 2, 32
#: Words that speak for the server, for a bot or for nobody.
_WORDS = """
admin administrator anonymous anybody bot bots deleted everybody guest host local me moderator nobody null
official open owner quadrant random root server spectator staff support system undefined user
админ администратор аноним бот боты владелец гость зритель модератор никто поддержка сервер система
"""
RESERVED = frozenset(_WORDS.split())
#: Scripts that are written together. Every other name is written in one.
TOGETHER = (frozenset({"CJK", "HIRAGANA", "KATAKANA"}), frozenset({"CJK", "HANGUL"}))
_SIGNS = " .'-_"


def key(name: str) -> str:
    """What names are compared by: neither capitals nor other forms of a letter make two names of one."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(folded.split())


def checked(name: str) -> str:
    """The name as it is kept. Raises BadName."""
    found = unicodedata.normalize("NFKC", name)
    if not SHORTEST <= len(found) <= LONGEST:
        raise BadName(f"a name has {SHORTEST} to {LONGEST} characters")
    if "  " in found or not all(_fits(char) for char in found):
        raise BadName("a name has letters, the digits 0 to 9, single spaces and . ' - _")
    if not (found[0].isalnum() and found[-1].isalnum()):
        raise BadName("a name begins and ends with a letter or a digit")
    scripts = frozenset(_script(char) for char in found if char.isalpha())
    if not scripts:
        raise BadName("a name has a letter in it")
    if len(scripts) > 1 and not any(scripts <= fine for fine in TOGETHER):
        raise BadName("a name is written in the letters of one script")
    if RESERVED & {key(found), *re.split(r"[ .'_-]+", key(found))}:
        raise BadName(f"the name {found!r} is kept for the server")
    return found


def _fits(char: str) -> bool:
    return char in _SIGNS or char in "0123456789" or char.isalpha()


def _script(char: str) -> str:
    return unicodedata.name(char, "?").partition(" ")[0].partition("-")[0]
