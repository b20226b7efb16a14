"""3.28, 3.31 and 3.33 The cards: staff, leaders and conferences, read from data/cards.json and numbered.

What they say is data; what it means is in operations.py (conferences) and attributes.py (staff, leaders).
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from quadrant.games.churchill.cards import names
from quadrant.games.churchill.cards.instructions import enlist, push_instructions
from quadrant.games.churchill.cards.operations import AnyOperation
from quadrant.games.churchill.components import LAST_CONFERENCE, UK, US, USSR, data
from quadrant.games.churchill.rules.attributes import Ability, Consequence, StaffOperation, When
from quadrant.games.churchill.state import Churchill
from quadrant.kernel.flow import Step


class Modifier(msgspec.Struct, frozen=True):
    """What is added to a staff card's value when something holds."""

    amount: int
    when: When


class StaffEffect(msgspec.Struct, frozen=True):
    """What a staff card does when it is played and something holds."""

    when: When
    do: StaffOperation


class Staff(msgspec.Struct, frozen=True, tag="staff", tag_field="type", rename={"nation": "seat"}):
    """3.33 A staff card."""

    id: str
    nation: names.Nation
    #: What is printed on it; 0 for a Chief of Staff, whose value is a die (5.25).
    value: names.Value
    chief: bool = msgspec.field(name="chief_of_staff")
    modifiers: tuple[Modifier, ...]
    effects: tuple[StaffEffect, ...]
    #: 5.22 Whether it may be played for less than its value.
    yields: names.MayYield = msgspec.field(name="flags")


class LeaderAbility(msgspec.Struct, frozen=True):
    """What a leader can do besides moving an issue, when something holds."""

    when: When
    do: Ability


class Penalty(msgspec.Struct, frozen=True):
    """3.31 The check after a leader is used: die results that fail it, and what follows."""

    fail: tuple[int, ...]
    on_fail: Consequence


class Leader(msgspec.Struct, frozen=True, tag="leader", tag_field="type", rename={"nation": "seat"}):
    """3.31 A leader."""

    id: str
    nation: names.Nation
    value: int
    abilities: tuple[LeaderAbility, ...] = msgspec.field(name="ability")
    penalty: Penalty | None


class Band(msgspec.Struct, frozen=True):
    """3.28 One band of a conference card."""

    color: str
    effects: tuple[AnyOperation, ...]


class ConferenceCard(msgspec.Struct, frozen=True, tag="conference", tag_field="type"):
    """3.28 A conference card: five bands, top to bottom."""

    id: str
    number: int = msgspec.field(name="conference")
    bands: tuple[Band, ...]


AnyCard: TypeAlias = Staff | Leader | ConferenceCard


class _File(msgspec.Struct):
    cards: tuple[AnyCard, ...]


_cards: Final = msgspec.convert(data("cards"), _File, dec_hook=names.by_name).cards

STAFF: Final = tuple(card for card in _cards if isinstance(card, Staff))
DECKS: Final = tuple(tuple(i for i, c in enumerate(STAFF) if c.nation == n) for n in range(3))
LEADERS: Final = tuple(card for card in _cards if isinstance(card, Leader))
CONFERENCES: Final = tuple(card for card in _cards if isinstance(card, ConferenceCard))
#: The cards of each conference, one of which is used (9.2).
VARIANTS: Final = {
    number: tuple(i for i, card in enumerate(CONFERENCES) if card.number == number)
    for number in range(1, LAST_CONFERENCE + 1)
}
Churchill.ALIKE = tuple(VARIANTS[card.number] for card in CONFERENCES)

BANDS: Final = ("green", "red", "blue", "gray", "white")
#: 4.53 Who decides where a band leaves a choice: its nation, the US for gray and white.
BAND_NATION: Final = (UK, USSR, US, US, US)

for _card in CONFERENCES:
    for _nation, _band in zip(BAND_NATION, _card.bands, strict=True):
        for _operation in _band.effects:
            enlist(_nation, _operation)


class RevealCard(Step):
    """5.11 Turn over the next conference card and carry out its instructions in order."""

    def run(self, game: Churchill) -> None:
        game.phase = "card"
        game.card, game.deck = game.deck[0], game.deck[1:]
        game.reveal()
        game.tell("conference-card", "5.11", card=CONFERENCES[game.card].id, n=game.conference)
        game.push(*(ReadBand(band) for band in range(len(BANDS))))


class ReadBand(Step):
    """3.28 One band of the card."""

    band: int

    def run(self, game: Churchill) -> None:
        card = CONFERENCES[game.card]
        game.tell("band", "3.28", band=f"{card.id}-{BANDS[self.band]}")
        push_instructions(game, card.bands[self.band].effects, BAND_NATION[self.band])
