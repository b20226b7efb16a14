"""Pieces (rulebook: «Фишки: армии и флоты»): placing them and taking them off the board.

Rules pieces.stacking and pieces.limit stand in build.py, where they limit what may be placed.
"""

from __future__ import annotations

from quadrant.games.generals.components import (
    CARD_IDS,
    HOME,
    NATION,
    NATIONS,
    NOBODY,
    NOWHERE,
    PIECES,
    SPACES,
    kind_at,
)
from quadrant.games.generals.rules.reactions import before, happen, open_window
from quadrant.games.generals.rules.score import check_homes
from quadrant.games.generals.rules.supply import supplied, unsupplied
from quadrant.games.generals.state import Generals, Trigger
from quadrant.games.generals.verbs import BACK, TAKE_OFF
from quadrant.kernel.board import bits
from quadrant.kernel.flow import Choice, Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.message import Refusal
from quadrant.kernel.pick import Pick


def place(game: Generals, how: str, *, by: int, nation: int, space: int, card: int) -> None:
    """Put a piece on the board: built, built again where it stands (rebuild), or recruited.

    Sudden victory is looked at before anybody can react (win.homes).
    """
    game.pieces[nation] |= 1 << space
    game.touch("pieces")
    kind = kind_at(space)
    rule = "clarify.build_recruit" if how == "recruit" else f"type.build_{PIECES[kind]}"
    rule = "clarify.rebuild" if how == "rebuild" else rule
    game.tell(how, rule, seat=NATIONS[nation], piece=PIECES[kind], space=SPACES[space], card=CARD_IDS[card])
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
        threat = Trigger("about_to_remove", self.by, self.nation, kind_at(self.space), self.space, in_supply)
        game.push(before(game, threat), Removal(self.by, self.nation, self.space, self.cause, in_supply))


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


def battle(game: Generals, *, by: int, space: int, victim: int, card: int) -> None:
    """type.land_battle, type.sea_battle: the piece is removed; an empty space may be battled too."""
    kind = kind_at(space)
    fought = Trigger("battle", by, victim, kind, space)
    rule = "type.land_battle" if kind == 0 else "type.sea_battle"
    seat, name = NATIONS[by], SPACES[space]
    if victim == NOBODY:
        game.tell("battle-empty", "clarify.empty_attack", seat=seat, space=name, card=CARD_IDS[card])
        game.push(Aftermath(by, len(game.triggers), fought))
        return
    game.tell(
        "battle", rule, seat=seat, space=name, seat2=NATIONS[victim], piece=PIECES[kind], card=CARD_IDS[card]
    )
    game.push(Threat(by, victim, space, "battle"), Aftermath(by, len(game.triggers), fought))


def eliminate(game: Generals, *, by: int, space: int, victim: int, card: int) -> None:
    """clarify.battle_eliminate: the piece is taken off whatever the circumstances; this is no battle."""
    rule = "clarify.battle_eliminate"
    piece = PIECES[kind_at(space)]
    seat, name = NATIONS[by], SPACES[space]
    game.tell(
        "eliminate", rule, seat=seat, space=name, seat2=NATIONS[victim], piece=piece, card=CARD_IDS[card]
    )
    game.push(Threat(by, victim, space, "eliminate"), Aftermath(by, len(game.triggers), None))


def check_supply(game: Generals, nation: int) -> None:
    """supply.removal: the nation's own pieces out of supply must go; whoever can, saves them first."""
    if out_of_supply(game, nation):
        threat = Trigger("about_to_remove", nation, nation)
        game.push(before(game, threat), SupplyRemoval(nation))


def out_of_supply(game: Generals, nation: int) -> int:
    """What cannot be removed this turn cannot be removed for lack of supply either."""
    return unsupplied(game, nation) & ~game.protected[nation]


def endangered(game: Generals, threat: Trigger) -> int:
    """Where the pieces stand that are about to be removed, as long as nothing keeps them from it."""
    if threat.space == NOWHERE:
        return out_of_supply(game, threat.nation)
    if game.spared == threat.space:
        return 0
    return 1 << threat.space & game.pieces[threat.nation] & ~game.protected[threat.nation]


class SupplyRemoval(Step):
    """supply.removal: they leave the board. A navy may lose its only army by that, so look again."""

    nation: int

    def run(self, game: Generals) -> None:
        for space in bits(out_of_supply(game, self.nation)):
            lift(game, self.nation, space)
            seat, piece = NATIONS[self.nation], PIECES[kind_at(space)]
            game.tell("out-of-supply", "supply.removal", seat=seat, piece=piece, space=SPACES[space])
        check_supply(game, self.nation)


class TakeOff(Pick):
    """pieces.limit: a nation may take its own pieces off at any time, to have them available again.

    That is no removal that others may react to.
    """

    rule, verb, stop = "pieces.limit", TAKE_OFF, BACK

    def limits(self, game: Generals) -> Limits:
        return Limits(Limit("pieces.limit", game.pieces[NATION[self.seat]], "why-no-piece"))

    def others(self, game: Generals) -> tuple[int, ...]:
        return (NATION[self.seat],)

    def take(self, game: Generals, space: int) -> None:
        take_off(game, NATION[self.seat], space)

    def waste(self, game: Generals, choice: Choice) -> Refusal | None:
        """The army at home: without it an enemy army can walk in."""
        home = HOME[NATION[self.seat]]
        if not TAKE_OFF.of(choice) or TAKE_OFF.thing(choice) != home:
            return None
        return Refusal("pieces.limit", "waste-home", {"space": SPACES[home]})


def take_off(game: Generals, nation: int, space: int) -> None:
    """The nation takes a piece of its own off the board."""
    lift(game, nation, space)
    piece = PIECES[kind_at(space)]
    game.tell("take-off", "pieces.limit", seat=NATIONS[nation], piece=piece, space=SPACES[space])
