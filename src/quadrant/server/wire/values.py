"""Words, numbers and names, within their limits."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

Value = bool | int | str
#: A choice: a verb, then the things it is done to.
ChoiceParts = Annotated[list[str | int], Meta(min_length=1, max_length=32)]
#: More rules for names are in ``names.py``.
Name = Annotated[str, Meta(min_length=2, max_length=32, pattern=r"^[^\x00-\x1f]*$")]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
#: No text contains a zero character: PostgreSQL cannot store it.
PLAIN = r"^[^\x00]*$"
#: The longest seed, in characters.
SEED = 100
Title = Annotated[str, Meta(max_length=120, pattern=PLAIN)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatId = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=2000, pattern=PLAIN)]
Token = Annotated[str, Meta(min_length=1, max_length=100, pattern=PLAIN)]


NoticeKind = Literal["turn", "over", "seat", "rematch", "late", "takeback", "held", "pause"]
