"""The language of the cards: what a card's text says, as data, read once from data/cards.json.

A card is a list of operations (:class:`Op`) with a timing, a trigger, a condition and a cost. What the
operations do stands in ``effects.py``; when a card may be used, in ``play.py`` and ``reactions.py``.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from quadrant.games.generals.components import (
    ALL,
    CAMP_NATIONS,
    CAMPS,
    NATION,
    NATIONS,
    PIECES,
    SEA,
    SPACE,
    camp_of,
    read,
)
from quadrant.games.generals.rulings import NEXT_TO_A_SEA_INCLUDES_IT
from quadrant.kernel.board import mask_of

NOBODY = -1
#: Nations that are only known when a card is used: who caused the trigger, who was chosen.
BY_TRIGGER, BOUND = -2, -3
#: In place of a space: the space of the trigger.
NOWHERE, AT_TRIGGER = -1, -2


class Where(msgspec.Struct, frozen=True):
    """A set of spaces as a card names it."""

    spaces: int = ALL
    #: Only spaces next to this one, if it is not NOWHERE; ``itself`` adds the space.
    near: int = NOWHERE
    itself: bool = False
    only_trigger: bool = False
    but_trigger: bool = False
    #: Where armies of this nation stood next to the card owner's when the turn started.
    bordered_at_start: int = NOBODY


class Filter(msgspec.Struct, frozen=True):
    """Pieces as a card names them."""

    nations: int
    kinds: int
    where: Where = Where()
    supplied: bool = False
    next_to: Filter | None = None


class Condition(msgspec.Struct, frozen=True):
    """Something that must be so: enough pieces somewhere, or a piece near enough to a home."""

    pieces: tuple[Filter, ...]
    least: int = 1
    #: At most so many spaces from the bound nation's home; NOWHERE means no such demand.
    reach: int = NOWHERE


class Amount(msgspec.Struct, frozen=True):
    """A number, another one when a condition holds, or so many for each piece or space."""

    base: int
    condition: Condition | None = None
    then: int = 0
    #: For each piece of this kind, or (``spaces``) for each space that holds one.
    each: Filter | None = None
    spaces: bool = False


class Op(msgspec.Struct, frozen=True):
    """One operation of a card's text. The name says what is done, the other fields to what."""

    op: str
    nations: tuple[int, ...] = ()
    kind: int = NOBODY
    where: Where = Where()
    most: int = 1
    chooser: int = NOBODY
    #: The nations whose pieces may be hit.
    victims: int = 0
    distinct: bool = False
    amount: Amount = Amount(0)
    condition: Condition | None = None
    pieces: tuple[Filter, ...] = ()
    kinds: int = 0
    types: tuple[str, ...] = ()
    source: str = ""
    to: str = ""
    this: bool = False
    random: bool = False
    must_have: bool = False
    space: int = NOWHERE
    gives: bool = True
    keyword: str = ""
    options: tuple[tuple[Op, ...], ...] = ()
    cost: tuple[Op, ...] = ()
    effects: tuple[Op, ...] = ()

    @property
    def label(self) -> str:
        """A name for this operation among several to choose from."""
        return f"discard_{self.types[0]}" if self.op == "discard_table" else self.op


class When(msgspec.Struct, frozen=True):
    """What must happen for a card to be used."""

    events: tuple[str, ...]
    kind: int = NOBODY
    by: int = 63
    where: Where = Where()
    #: Only when a piece of these nations was hit.
    against: int = 0
    #: The nations whose piece it must be.
    of: int = 63
    supplied: bool = False
    next_to: Filter | None = None
    card_types: tuple[str, ...] = ()
    targets_me: bool = False
    keyword: str = ""
    in_play_phase: bool = False


class Card(msgspec.Struct, frozen=True):
    """A kind of card; a deck may hold several copies."""

    number: int
    id: str
    nation: int
    type: str
    copies: int
    timing: str
    limit: str
    confidence: str
    when: When | None
    condition: Condition | None
    cost: tuple[Op, ...]
    effects: tuple[Op, ...]
    any_order: bool
    targets: tuple[int, ...]
    keywords: tuple[str, ...]


BASIC: Final = ("build_army", "build_navy", "land_battle", "sea_battle")


def _in_or_next_to_the_sea(pieces: Filter) -> Filter:
    where = pieces.where
    if not NEXT_TO_A_SEA_INCLUDES_IT or where.near < 0 or not SEA >> where.near & 1:
        return pieces
    return msgspec.structs.replace(pieces, where=msgspec.structs.replace(where, itself=True))


class _Reader:
    """Turns the cards' JSON into the Structs above; ``self`` is the nation that owns the card."""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def nation(self, value: Any) -> int:
        special = {"self": self.owner, "trigger.nation": BY_TRIGGER, "chosen": BOUND, "that_nation": BOUND}
        return special[value] if value in special else NATION[value]

    def nations(self, value: Any) -> tuple[int, ...]:
        if isinstance(value, dict):
            return tuple(self.nation(name) for name in value["one_of"])
        return (self.nation(value),)

    def group(self, value: Any) -> int:
        """A camp or a nation, as a set of nations."""
        if value in CAMPS:
            return mask_of(CAMP_NATIONS[CAMPS.index(value)])
        return 1 << self.nation(value)

    def where(self, data: Any) -> Where:
        if data is None or data.get("any"):
            return Where()
        if "snapshot" in data:
            return Where(bordered_at_start=NATION[data["spaces_with"]["nation"]])
        if "piece" in data:
            return Where(only_trigger=True)
        if "not_spaces" in data:
            return Where(ALL & ~mask_of(SPACE[s] for s in data["not_spaces"]))
        if "spaces" in data:
            if data["spaces"] == ["trigger.space"]:
                return Where(only_trigger=True)
            return Where(mask_of(SPACE[s] for s in data["spaces"]), but_trigger="except" in data)
        for key, itself in (
            ("adjacent_to", False),
            ("in_or_adjacent_to", True),
            ("same_or_adjacent_to", True),
        ):
            if key in data:
                space = AT_TRIGGER if data[key] == "trigger.space" else SPACE[data[key]]
                return Where(near=space, itself=itself)
        raise ValueError(f"unknown place {data}")

    def filters(self, data: Any) -> tuple[Filter, ...]:
        if "any_of" in data:
            rest = {key: value for key, value in data.items() if key != "any_of"}
            return tuple(f for part in data["any_of"] for f in self.filters({**rest, **part}))
        if "nations" in data:
            nations = mask_of(self.nation(name) for name in data["nations"])
        else:
            nations = self.group(data.get("team") or data["nation"])
        kinds = data.get("pieces") or [data["piece"]]
        return (
            Filter(
                nations,
                mask_of(PIECES.index(kind) for kind in kinds),
                self.where(data.get("where")),
                bool(data.get("supplied")),
                self.filters(data["next_to"])[0] if "next_to" in data else None,
            ),
        )

    def condition(self, data: Any) -> Condition | None:
        if data is None:
            return None
        if "distance" in data:
            return Condition(self.filters(data["distance"]), reach=data["distance"]["max"])
        pieces = tuple(map(_in_or_next_to_the_sea, self.filters(data["has_piece"])))
        return Condition(pieces, data["has_piece"]["min"])

    def amount(self, data: Any) -> Amount:
        if isinstance(data, int):
            return Amount(data)
        return Amount(data["base"], self.condition(data.get("if")), data.get("then", 0))

    def points(self, data: Any) -> Amount:
        if "amount" in data:
            return self.amount(data["amount"])
        per = data["per"]
        if "count_pieces" in per:
            return Amount(per["each"], each=self.filters(per["count_pieces"])[0])
        spaces = mask_of(SPACE[s] for s in per["count_spaces"]["spaces"])
        held = self.filters(per["count_spaces"]["holding"])[0]
        held = msgspec.structs.replace(held, where=Where(spaces))
        return Amount(per["each"], each=held, spaces=True)

    def op(self, data: Any) -> Op:
        made = getattr(self, "_" + data["op"])(data)
        if "condition" in data and made.condition is None:
            made = msgspec.structs.replace(made, condition=self.condition(data["condition"]))
        assert isinstance(made, Op)
        return made

    def ops(self, data: Any) -> tuple[Op, ...]:
        return tuple(self.op(part) for part in data)

    # One method for each operation of the vocabulary

    def _build(self, data: Any) -> Op:
        nations = self.nations(data["nation"])
        chooser = self.nation(data["chooser"]) if "chooser" in data else self.owner
        kind = PIECES.index(data["piece"])
        return Op(data["op"], nations, kind, self.where(data["where"]), data["max"], chooser)

    _recruit = _build

    def _battle(self, data: Any) -> Op:
        enemies = mask_of(CAMP_NATIONS[1 - camp_of(self.owner)])
        targets = data.get("target_nations")
        victims = mask_of(NATION[name] for name in targets) if targets else enemies
        kind = ("land", "sea").index(data["kind"])
        return Op(
            data["op"],
            (self.owner,),
            kind,
            self.where(data["where"]),
            data.get("max", 1),
            self.owner,
            victims,
            bool(data.get("distinct_targets")),
            # Broad Front names armies, not spaces: with a fixed list of victims an empty space is no target.
            must_have=bool(targets),
        )

    _battle_all = _battle

    def _eliminate(self, data: Any) -> Op:
        kind = PIECES.index(data["piece"])
        where = self.where(data["where"])
        return Op("eliminate", (self.owner,), kind, where, data["max"], self.owner, self.group(data["owner"]))

    def _remove_own(self, data: Any) -> Op:
        nations = self.nations(data["nation"])
        return Op("remove_own", nations, PIECES.index(data["piece"]), self.where(data["where"]))

    def _redeploy(self, data: Any) -> Op:
        kinds = mask_of(PIECES.index(kind) for kind in data["pieces"])
        return Op("redeploy", self.nations(data["nation"]), kinds=kinds, chooser=self.owner)

    def _discard_deck(self, data: Any) -> Op:
        return Op(
            data["op"],
            self.nations(data["nation"]),
            amount=self.amount(data["count"]),
            must_have=bool(data.get("must_have_in_hand")),
        )

    _discard_hand = _draw = _reorder_deck_top = _discard_deck

    def _hand_to_deck_bottom(self, data: Any) -> Op:
        return Op("hand_to_deck_bottom", self.nations(data["nation"]), most=data["max"])

    def _discard_table(self, data: Any) -> Op:
        types = tuple(data["card_types"])
        random = data["pick"] == "random"
        return Op(
            "discard_table", self.nations(data["nation"]), types=types, random=random, chooser=self.owner
        )

    def _gain_vp(self, data: Any) -> Op:
        return Op("gain_vp", (self.owner,), amount=self.points(data))

    def _play_card(self, data: Any) -> Op:
        types = tuple(data["filter"].get("types", ()))
        chooser = self.nation(data["chooser"]) if "chooser" in data else self.owner
        return Op(
            "play_card", self.nations(data["nation"]), types=types, source=data["source"], chooser=chooser
        )

    def _shuffle_deck(self, data: Any) -> Op:
        return Op("shuffle_deck", self.nations(data["nation"]))

    def _move_card(self, data: Any) -> Op:
        return Op("move_card", self.nations(data["nation"]), to=data["to"], this=data["card"] == "this")

    def _protect(self, data: Any) -> Op:
        return Op("protect", (self.owner,), pieces=self.filters(data["filter"]), chooser=self.owner)

    def _set_supply(self, data: Any) -> Op:
        return Op("set_supply", (self.owner,), pieces=self.filters(data["filter"]))

    def _prevent_removal(self, data: Any) -> Op:
        return Op(data["op"], (self.owner,))

    _cancel_card = _prevent_removal

    def _supply_space(self, data: Any) -> Op:
        nations = tuple(NATION[name] for name in data["nations"])
        return Op("supply_space", nations, space=SPACE[data["space"]], gives=data["value"])

    def _build_site(self, data: Any) -> Op:
        return Op("build_site", self.nations(data["nation"]), space=SPACE[data["space"]])

    def _always_supplied(self, data: Any) -> Op:
        kinds = mask_of(PIECES.index(kind) for kind in data["pieces"])
        return Op("always_supplied", self.nations(data["nation"]), kinds=kinds)

    def _modify_ew(self, data: Any) -> Op:
        by = tuple(NATION[name] for name in data["by"])
        extra = self.amount(data["extra_discard"])
        return Op("modify_ew", by, amount=extra, keyword=data["keyword"] or "")

    def _land_battle_alternative(self, data: Any) -> Op:
        types = tuple(data["card_types"])
        return Op(data["op"], self.nations(data["nation"]), types=types, effects=(self.op(data["effect"]),))

    def _choose_nation(self, data: Any) -> Op:
        nations = tuple(NATION[name] for name in data["options"])
        condition = self.condition(data.get("condition"))
        return Op("choose_nation", nations, chooser=self.owner, condition=condition)

    def _each_nation(self, data: Any) -> Op:
        nations = tuple(NATION[name] for name in data["nations"])
        return Op("each_nation", nations, options=tuple(self.ops(option) for option in data["options"]))

    def _choose(self, data: Any) -> Op:
        options = tuple(self.ops(option) for option in data["options"])
        return Op("choose", (self.owner,), chooser=self.owner, options=options)

    def _optional_cost(self, data: Any) -> Op:
        return Op(
            "optional_cost",
            (self.owner,),
            chooser=self.owner,
            cost=self.ops(data["cost"]),
            effects=self.ops(data["effects"]),
        )

    def when(self, data: Any) -> When | None:
        if data is None:
            return None
        events = tuple(data["how"]) if data["event"] == "place" else (data["event"],)
        piece = data.get("piece")
        kind = PIECES.index(piece) if piece else NOBODY
        if "kind" in data:
            kind = ("land", "sea").index(data["kind"])
        against = data.get("against")
        return When(
            events,
            kind,
            self.group(data["by"]) if "by" in data else 63,
            self.where(data.get("where")),
            self.group(against["team"]) if against else 0,
            self.group(data["nation"]) if "nation" in data else 63,
            bool(data.get("supplied")),
            self.filters(data["next_to"])[0] if "next_to" in data else None,
            (data["card_type"],) if "card_type" in data else (),
            "targets" in data,
            data.get("keyword", ""),
            data.get("step") == "play",
        )

    def card(self, number: int, data: Any) -> Card:
        targets = tuple(BOUND if name == "chosen" else NATION[name] for name in data["targets"])
        return Card(
            number,
            data["id"],
            self.owner,
            data["type"],
            data["copies"],
            data["timing"],
            data["limit"],
            data["confidence"],
            self.when(data["trigger"]),
            self.condition(data["condition"]),
            self.ops(data["cost"]),
            self.ops(data["effects"]),
            data["sequence"] == "any_order",
            targets,
            tuple(data["keywords"]),
        )


CARDS: Final[tuple[Card, ...]] = tuple(
    _Reader(NATION[data["nation"]]).card(number, data)
    for number, data in enumerate(read("cards.json")["cards"])
)
CARD: Final = {card.id: card.number for card in CARDS}
#: Each nation's deck before it is shuffled.
DECKS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(card.number for card in CARDS if card.nation == nation for _ in range(card.copies))
    for nation in range(len(NATIONS))
)
