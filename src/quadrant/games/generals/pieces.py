"""Pieces (rulebook: «Фишки: армии и флоты»): placing them and taking them off the board.

Rules pieces.stacking and pieces.limit stand in build.py, where they limit what may be placed.
"""

from __future__ import annotations

from quadrant.games.generals.components import NATION, NATIONS, PIECES, SPACES, kind_at
from quadrant.games.generals.language import CARDS, NOBODY, NOWHERE
from quadrant.games.generals.reactions import Window, happen, open_window
from quadrant.games.generals.rulings import PROTECTION_COVERS_SUPPLY, VOLUNTARY_REMOVAL_TRIGGERS
from quadrant.games.generals.score import check_homes
from quadrant.games.generals.state import Generals, Trigger
from quadrant.games.generals.supply import supplied, unsupplied
from quadrant.games.generals.verbs import BACK, HIT
from quadrant.kernel.board import bits
from quadrant.kernel.flow import Choice, Decision, Step
from quadrant.kernel.message import Prompt


def place(game: Generals, how: str, by: int, nation: int, space: int, card: int) -> None:
    """Put a piece on the board: built, built again where it stands (rebuild), or recruited.

    Sudden victory is looked at before anybody can react (win.homes).
    """
    game.pieces[nation] |= 1 << space
    game.touch("pieces")
    kind = kind_at(space)
    rule = "clarify.build_recruit" if how == "recruit" else f"type.build_{PIECES[kind]}"
    rule = "clarify.rebuild" if how == "rebuild" else rule
    game.tell(how, rule, seat=NATIONS[nation], piece=PIECES[kind], space=SPACES[space], card=CARDS[card].id)
    check_homes(game)
    if game.result is not None:
        return
    start = len(game.triggers)
    event = "recruit" if how == "recruit" else "build"
    happen(game, Trigger(event, by, nation, kind, space))
    open_window(game, by, start)


def lift(game: Generals, nation: int, space: int) -> None:
    game.pieces[nation] &= ~(1 << space)
    game.protected[nation] &= ~(1 << space)
    game.touch("pieces")


class Threat(Step):
    """A piece is about to be removed: whoever can save it may do so first."""

    by: int
    nation: int
    space: int
    cause: str

    def run(self, game: Generals) -> None:
        if not game.pieces[self.nation] >> self.space & 1:
            return
        if _is_protected(game, self.nation, self.space):
            return
        in_supply = bool(supplied(game, self.nation) >> self.space & 1)
        game.spared = NOWHERE
        now = Trigger(
            "about_to_remove",
            self.by,
            self.nation,
            kind_at(self.space),
            self.space,
            in_supply,
            number=game.happened,
        )
        game.happened += 1
        game.push(
            Window(self.by, 1 - (self.by & 1), 0, now, 0),
            Removal(self.by, self.nation, self.space, self.cause, in_supply),
        )


def _is_protected(game: Generals, nation: int, space: int) -> bool:
    if not game.protected[nation] >> space & 1:
        return False
    game.tell("stays", "play.reaction_order", seat=NATIONS[nation], space=SPACES[space])
    return True


class Removal(Step):
    """The piece leaves the board, unless it was saved or its owner took it off himself."""

    by: int
    nation: int
    space: int
    cause: str
    in_supply: bool

    def run(self, game: Generals) -> None:
        if not game.pieces[self.nation] >> self.space & 1:
            return
        if game.spared == self.space or _is_protected(game, self.nation, self.space):
            game.spared = NOWHERE
            return
        lift(game, self.nation, self.space)
        rule = "clarify.battle_eliminate" if self.cause == "eliminate" else "type.battle_space"
        seat, space = NATIONS[self.nation], SPACES[self.space]
        kind = kind_at(self.space)
        game.tell("remove", rule, seat=seat, piece=PIECES[kind], space=space, seat2=NATIONS[self.by])
        happen(game, Trigger("removed", self.by, self.nation, kind, self.space, self.in_supply))


class Aftermath(Step):
    """A battle or an elimination has happened: now it can be reacted to."""

    by: int
    start: int
    trigger: Trigger | None

    def run(self, game: Generals) -> None:
        if self.trigger is not None:
            happen(game, self.trigger)
        open_window(game, self.by, self.start)


def battle(game: Generals, by: int, space: int, victim: int, card: int) -> None:
    """type.land_battle, type.sea_battle: the piece is removed; an empty space may be battled too."""
    kind = kind_at(space)
    fought = Trigger("battle", by, victim, kind, space)
    rule = "type.land_battle" if kind == 0 else "type.sea_battle"
    seat, name = NATIONS[by], SPACES[space]
    if victim == NOBODY:
        game.tell("battle-empty", "clarify.empty_attack", seat=seat, space=name, card=CARDS[card].id)
        game.push(Aftermath(by, len(game.triggers), fought))
        return
    game.tell(
        "battle", rule, seat=seat, space=name, seat2=NATIONS[victim], piece=PIECES[kind], card=CARDS[card].id
    )
    game.push(Threat(by, victim, space, "battle"), Aftermath(by, len(game.triggers), fought))


def eliminate(game: Generals, by: int, space: int, victim: int, card: int) -> None:
    """clarify.battle_eliminate: the piece is taken off whatever the circumstances; this is no battle."""
    rule = "clarify.battle_eliminate"
    piece = PIECES[kind_at(space)]
    seat, name = NATIONS[by], SPACES[space]
    game.tell(
        "eliminate", rule, seat=seat, space=name, seat2=NATIONS[victim], piece=piece, card=CARDS[card].id
    )
    game.push(Threat(by, victim, space, "eliminate"), Aftermath(by, len(game.triggers), None))


class CheckSupply(Step):
    """supply.removal: the nation's own pieces out of supply must go; whoever can, saves them first."""

    nation: int

    def run(self, game: Generals) -> None:
        if not _out_of_supply(game, self.nation):
            return
        now = Trigger("about_to_remove", self.nation, self.nation, space=NOWHERE, number=game.happened)
        game.happened += 1
        game.push(Window(self.nation, 1 - (self.nation & 1), 0, now, 0), SupplyRemoval(self.nation))


def _out_of_supply(game: Generals, nation: int) -> int:
    loose = unsupplied(game, nation)
    return loose & ~game.protected[nation] if PROTECTION_COVERS_SUPPLY else loose


class SupplyRemoval(Step):
    """supply.removal: they leave the board. A navy may lose its only army by that, so look again."""

    nation: int

    def run(self, game: Generals) -> None:
        gone = _out_of_supply(game, self.nation)
        if gone:
            game.push(CheckSupply(self.nation))
        for space in bits(gone):
            lift(game, self.nation, space)
            seat, piece = NATIONS[self.nation], PIECES[kind_at(space)]
            game.tell("out-of-supply", "supply.removal", seat=seat, piece=piece, space=SPACES[space])


class TakeOff(Decision):
    """pieces.limit: a nation may take its own pieces off at any time, to have them available again."""

    def options(self, game: Generals) -> list[Choice]:
        nation = NATION[self.seat]
        table = HIT["take_off"][nation]
        return [table[space] for space in bits(game.pieces[nation])] + [BACK]

    def resolve(self, game: Generals, choice: Choice) -> None:
        if choice == BACK:
            return
        nation, space = NATION[self.seat], SPACES.index(str(choice[1]))
        kind, in_supply = kind_at(space), bool(supplied(game, nation) >> space & 1)
        lift(game, nation, space)
        game.tell("take-off", "pieces.limit", seat=self.seat, piece=PIECES[kind], space=SPACES[space])
        if VOLUNTARY_REMOVAL_TRIGGERS:
            start = len(game.triggers)
            happen(game, Trigger("removed", nation, nation, kind, space, in_supply))
            open_window(game, nation, start)

    def prompt(self, game: Generals) -> Prompt:
        return Prompt("prompt-take-off", "pieces.limit")
