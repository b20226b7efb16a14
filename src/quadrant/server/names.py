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
#: Scripts that are written together. Every other name is written in one.
TOGETHER = (frozenset({"CJK", "HIRAGANA", "KATAKANA"}), frozenset({"CJK", "HANGUL"}))
#: Scripts that people write today. Others have signs like Latin capitals, and nobody to miss them.
_SCRIPTS = """
arabic armenian bengali bopomofo cjk cyrillic devanagari ethiopic georgian greek gujarati gurmukhi hangul
hebrew hiragana kannada katakana khmer lao latin malayalam myanmar oriya sinhala tamil telugu thaana
thai tibetan
"""
SCRIPTS = frozenset(_SCRIPTS.upper().split())
_SIGNS = " .'-_"


#: Letters that look like others, small or capital, or are others with a stroke, by what they are read as.
_LIKE = {
    "a": "аα",
    "b": "вьβɓ",
    "c": "сϲ",
    "d": "ԁđɗ",
    "e": "еε",
    "g": "ɡ",
    "h": "нһηħ",
    "j": "јϳ",
    "k": "кκ",
    "l": "1iіӏιłıɩ",
    "m": "мμ",
    "o": "0оοø",
    "p": "рρ",
    "q": "ԛ",
    "s": "ѕ",
    "t": "тτŧ",
    "u": "υ",
    "v": "νѵ",
    "w": "ԝ",
    "x": "хχ",
    "y": "уγ",
    "z": "ζƶ",
    "3": "з",
    "ae": "æ",
    "oe": "œ",
}
_LOOKS = {ord(char): read for read, seen in _LIKE.items() for char in seen}
#: The letters, without accents, of alphabets that have many more signs than languages use (phonetic ones,
#: small capitals, old forms): what is not among them looks like one that is.
_ALPHABETS = {
    "LATIN": frozenset("abcdefghijklmnopqrstuvwxyzđɗɓħłøŧæœıƶəþðŋɛɔƙƴ"),
    "CYRILLIC": frozenset("абвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґғҗҙқҡңөүұҫҳҷһӏәԁԛԝѵ"),
    "GREEK": frozenset("αβγδεζηθικλμνξοπρστυφχψω"),
}


def folded(name: str) -> str:
    """The name without capitals and other forms of its letters."""
    found = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(found.split())


def key(name: str) -> str:
    """What names are compared by: what may be mistaken for each other is the same.

    Neither capitals nor accents make two names of one, nor do letters that look like others. A small l, a
    capital I and a 1 are one sign, and so are a zero and an o.
    """
    return _bare(name).translate(_LOOKS)


def _bare(name: str) -> str:
    """The name without capitals and accents."""
    plain = unicodedata.normalize("NFD", folded(name))
    return "".join(char for char in plain if not unicodedata.combining(char))


RESERVED = frozenset(map(key, _WORDS.split()))


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
    if not scripts <= SCRIPTS or not all(_usual(char) for char in _bare(found) if char.isalpha()):
        raise BadName("a name is written in the letters of a language, not in signs that look like them")
    if RESERVED & {key(found), *re.split(r"[ .'_-]+", key(found))}:
        raise BadName(f"the name {found!r} is kept for the server")
    return found


def _fits(char: str) -> bool:
    return char in _SIGNS or char in "0123456789" or char.isalpha()


def _usual(char: str) -> bool:
    alphabet = _ALPHABETS.get(_script(char))
    return alphabet is None or char in alphabet


def _script(char: str) -> str:
    return unicodedata.name(char, "?").partition(" ")[0].partition("-")[0]
