"""Why a bot chose what it chose, in words by the bots' own catalogues; and what of it must wait.

While the match goes on a reason may say nothing of the cards in hand or of a plan made from them: such
reasons, and numbers worked out from the hand, are held until the match is over.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import msgspec

from quadrant.bots.reasons import Reason, Reasoned, sources
from quadrant.kernel.flow import Choice
from quadrant.kernel.text import Catalogue

__all__ = ["Picked", "Reason", "Reasoned", "catalogue", "parts", "words"]

GAME = "churchill"

#: The choice is secret, or the sentence speaks of the hand or of the plan made from it (11.3).
HELD: Final = frozenset(
    {
        *("bot-only-option", "bot-agenda-card", "bot-first-issue", "bot-tie-agenda", "bot-tie-decline"),
        *("bot-discard", "bot-advance-build", "bot-pass-plan", "staff-discard"),
    }
)
#: The sentence compares victory points; of a secret agenda the bot counts its own, which nobody else sees.
RANKED: Final = frozenset(
    {"bot-tie-weaker", "bot-command-weaker", "bot-alignment-leader", "bot-placing-order"}
)
#: Sentences whose number comes from the hand, and the message that tells it later.
WEIGHED: Final = {"bot-first-issue": "bot-weight", "bot-nominate": "bot-weight"}
CHANCE: Final = "staff-chance"


class Picked(NamedTuple):
    """A choice and why it was made."""

    choice: Choice
    reason: Reason

    def answer(self, *, secret_agenda: bool) -> Reasoned:
        """The choice with what may be told at once, and what is held."""
        return Reasoned(self.choice, parts(self.reason, secret_agenda=secret_agenda))


def parts(reason: Reason, *, secret_agenda: bool = False) -> tuple[Reason, ...]:
    """The sentence, and what is held of it."""
    number = CHANCE if reason.id.startswith("staff-") else WEIGHED.get(reason.id)
    if number is not None and "n" in reason.args:
        rest = {key: value for key, value in reason.args.items() if key != "n"}
        later = Reason(number, reason.rule, {"n": reason.args["n"]}, held=True)
        return (*parts(msgspec.structs.replace(reason, args=rest), secret_agenda=secret_agenda), later)
    if reason.id in HELD or (secret_agenda and reason.id in RANKED):
        return (msgspec.structs.replace(reason, held=True),)
    return (reason,)


@cache
def catalogue(language: str) -> Catalogue:
    """The texts of the game and of its bots in that language."""
    return Catalogue(GAME, language, *sources(GAME, language))


def words(reason: Reason, language: str = "en") -> str:
    """The reason in sentences."""
    texts = catalogue(language)
    return " ".join(texts.format(part.id, part.args) for part in parts(reason))
