"""Who is asked now: usually one seat, several where their questions stand apart from each other.

A question stands apart (``Decision.apart``) if nobody else sees the answer and it changes nothing for them,
such as cards that everybody discards in secret before the first round. Then the seats may answer in any
order, and nobody waits for somebody who is away. The record of a match stays a list of choices, one after
another.
"""

from __future__ import annotations

from quadrant.kernel.flow import Choice, Decision, GameState, take


def questions(game: GameState) -> list[Decision]:
    """What is asked now, the next in order first: the decision on top of the stack and, if it stands apart,
    those right below it that do, too.
    """
    stack = game.stack
    top: Decision = stack[-1]
    found = [top]
    if not top.apart:
        return found
    seats = {top.seat}
    for step in stack[-2::-1]:
        if not (step.waits and step.apart):
            break
        if step.seat not in seats:
            seats.add(step.seat)
            found.append(step)
    return found


def bring_up(game: GameState, question: Decision) -> None:
    """Put one of the questions on top of the stack: where somebody thinks about it, the order is the same."""
    at = _place(game, question)
    game.stack.append(game.stack.pop(at))


def take_apart(game: GameState, question: Decision, choice: Choice) -> None:
    """Carry out the answer to one of the questions; those before it in order stay where they are."""
    at = _place(game, question) + 1
    before = game.stack[at:]
    del game.stack[at:]
    take(game, choice)
    game.stack += before


def _place(game: GameState, question: Decision) -> int:
    """Where the question stands on the stack."""
    return next(at for at in range(len(game.stack) - 1, -1, -1) if game.stack[at] is question)
