"""Names: nobody may be mistaken for somebody else, or for the server."""

from __future__ import annotations

import re
import secrets
import unicodedata

from quadrant.server.problems import BadName

SHORTEST, LONGEST = 2, 32
#: Words that stand for the server, a bot or nobody.
_WORDS = """
admin administrator anonymous anybody bot bots deleted everybody guest host local me moderator nobody null
official open owner quadrant random root server spectator staff support system undefined user
админ администратор аноним бот боты владелец гость зритель модератор никто поддержка сервер система
"""
#: Scripts that are written together. Every other name uses one script.
TOGETHER = (frozenset({"CJK", "HIRAGANA", "KATAKANA"}), frozenset({"CJK", "HANGUL"}))
#: Scripts in use today. Others have signs that look like Latin capitals, and nobody misses them.
_SCRIPTS = """
arabic armenian bengali bopomofo cjk cyrillic devanagari ethiopic georgian greek gujarati gurmukhi hangul
hebrew hiragana kannada katakana khmer lao latin malayalam myanmar oriya sinhala tamil telugu thaana
thai tibetan
"""
SCRIPTS = frozenset(_SCRIPTS.upper().split())
_SIGNS = " .'-_"


#: Letters that look like others, small or capital, or are others with a stroke, and what they are read as.
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
#: small capitals, old forms). A sign that is not listed looks like one that is.
_ALPHABETS = {
    "LATIN": frozenset("abcdefghijklmnopqrstuvwxyzđɗɓħłøŧæœıƶəþðŋɛɔƙƴ"),
    "CYRILLIC": frozenset("абвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґғҗҙқҡңөүұҫҳҷһӏәԁԛԝѵ"),
    "GREEK": frozenset("αβγδεζηθικλμνξοπρστυφχψω"),
}


#: How the server calls somebody who tries a lesson. The word is reserved, so nobody else has such a name.
VISITOR = "guest-"


def for_visitor() -> str:
    """A name for one more visitor."""
    return VISITOR + secrets.token_hex(8)


def is_visitors(name: str) -> bool:
    """Whether the server has given somebody this name who tries a lesson."""
    return name.startswith(VISITOR)


def folded(name: str) -> str:
    """The name without capitals and other forms of its letters."""
    found = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(found.split())


def key(name: str) -> str:
    """The key by which names are compared: names that may be mistaken for each other have the same key.

    Capitals, accents and look-alike letters make no difference. A small l, a capital I and a 1 are one sign,
    and so are a zero and an o.
    """
    return _bare(name).translate(_LOOKS)


def _bare(name: str) -> str:
    """The name without capitals and accents."""
    plain = unicodedata.normalize("NFD", folded(name))
    return "".join(char for char in plain if not unicodedata.combining(char))


#: So many accents one letter may have in a text, and signs that join letters where a script needs them.
ACCENTS = 3
JOINERS = "\u200c\u200d"
RESERVED = frozenset(map(key, _WORDS.split()))


def checked(name: str) -> str:
    """The name as it is stored. Raises BadName."""
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


def plain(text: str) -> str:
    """A text as others read it: one line of visible signs, without heaps of accents or signs that turn it."""
    found, marks = [], 0
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind.startswith("M") else 0
        if marks > ACCENTS or (kind in ("Cf", "Co", "Cs") and char not in JOINERS):
            continue
        found.append(" " if kind in ("Cc", "Zl", "Zp", "Zs") else char)
    return " ".join("".join(found).split())


def _fits(char: str) -> bool:
    return char in _SIGNS or char in "0123456789" or char.isalpha()


def _usual(char: str) -> bool:
    alphabet = _ALPHABETS.get(_script(char))
    return alphabet is None or char in alphabet


def _script(char: str) -> str:
    return unicodedata.name(char, "?").partition(" ")[0].partition("-")[0]
