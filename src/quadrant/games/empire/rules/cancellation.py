"""5.31, 5.32 (D) An offensive that is called off: everything except the cards goes back."""

from __future__ import annotations

from quadrant.games.empire.components import SEATS
from quadrant.games.empire.rules.cards import dispose, draw_bonus
from quadrant.games.empire.state import Empire, Snapshot, under_way

#: The tracks that go back with everything else.
_TRACKS = (
    *("will", "europe", "china", "divisions", "india", "escorts", "flags", "built", "tokyo_express"),
    *("delayed_turn", "penalty_turn", "surrendered", "guards_lost"),
)


def snapshot(game: Empire) -> Snapshot:
    """The table as it is before a card is played."""
    tracks = (*(getattr(game, name) for name in _TRACKS), *game.asp, *game.rivalry, *game.kept)
    return Snapshot(
        tuple(game.at),
        tuple(game.faces),
        tuple(game.marks),
        tuple(game.due),
        game.control,
        (game.asp_used[0], game.asp_used[1]),
        tracks,
    )


def call_off(game: Empire, why: str, rule: str) -> None:
    """5.31, 5.32 (D) The offensive is over as if it had not been: everything but the cards goes back.

    Its card counts as discarded; cards that the reaction draws are drawn (5.35).
    """
    offensive = under_way(game)
    before = offensive.before
    game.at, game.faces = list(before.at), list(before.faces)
    game.marks, game.due = list(before.marks), list(before.due)
    game.control = before.control
    game.asp_used = list(before.asp_used)
    values = list(before.tracks)
    for name in _TRACKS:
        setattr(game, name, values.pop(0))
    game.asp, game.rivalry, game.kept = values[0:2], values[2:4], values[4:6]
    game.offensive = None
    game.touch()
    dispose(game, offensive.side, offensive.card, event=False)
    game.tell(why, rule, seat=SEATS[offensive.side])
    for card in offensive.reactions:
        draw_bonus(game, 1 - offensive.side, card)
