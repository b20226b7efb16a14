"""The front line between two sides, as a map of the war would draw it. No rule asks for it.

A place belongs to the side that holds the nearest place, counted in steps. Where both are equally near, it
belongs to the side whose country it is. So what a side has passed through stays its own as long as nobody of
the other side is nearer, and a place that was left behind is a pocket.
"""

from __future__ import annotations

from quadrant.kernel.board import Board


def divided(board: Board, first: int, second: int, area: int, home: int) -> tuple[int, int]:
    """The area, divided between two sides from what each holds; ``home`` is the country of the second."""
    free = area & ~first & ~second
    while free:
        one, other = board.neighbours(first) & free, board.neighbours(second) & free
        if not one | other:
            break
        both = one & other
        first |= one & ~both | both & ~home
        second |= other & ~both | both & home
        free &= ~(one | other)
    return first, second
