"""How a game is opened, as text: matches, results by side, first choices."""

from __future__ import annotations

from quadrant.kernel.flow import Choice
from quadrant.openings import Openings
from quadrant.terminal.words import words_of


def told(found: Openings, language: str) -> str:
    """All of it, line by line."""
    words = words_of(found.game, language)
    lines = [words.say("openings", matches=found.matches, length=round(found.length))]
    lines += [f"  {words.side(side.camp)}: {100 * side.won:.0f} %" for side in found.sides if found.matches]
    seat = ""
    for line in found.firsts:
        if line.seat != seat:
            seat = line.seat
            lines.append(words.name("seat", seat))
        said = words.label(Choice.of(line.choice))
        lines.append(f"  {line.times:>4} × {said} ({100 * line.won:.0f} %)")
    return "\n".join(lines)
