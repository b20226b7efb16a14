"""The vocabulary of the cards, part two: tracks, markers, cards, and the conditions of events."""

from __future__ import annotations

from typing import Annotated, Literal

from quadrant.games.empire.cards.language import Need, Operation, SideName, Use
from quadrant.games.empire.components import (
    ALLIES,
    B29S,
    CHINA,
    CHINA_BOX,
    FLYING,
    HOME_ISLANDS,
    IMPHAL_ROUTE,
    JAPAN,
    JARHAT_ROUTE,
    KIND_OF,
    KWAI,
    LEDO_ROUTE,
    NAMES,
    NAVAL,
    OWN_UNITS,
    ROSTER,
    SEATS,
    SIDE,
    TOKYO,
    UNIT,
    US_CARRIERS,
    YEAR,
    ball,
    distance,
    spaces,
)
from quadrant.games.empire.rules.cards import dispose
from quadrant.games.empire.rules.china import may_attack_china, move_china
from quadrant.games.empire.rules.control import take_hex
from quadrant.games.empire.rules.europe import change_europe
from quadrant.games.empire.rules.headquarters import hqs_on_map
from quadrant.games.empire.rules.infrastructure import build
from quadrant.games.empire.rules.nations import move_india
from quadrant.games.empire.rules.play import may_be_event
from quadrant.games.empire.rules.post_battle import EmergencyMoves
from quadrant.games.empire.rules.rivalry import set_rivalry
from quadrant.games.empire.rules.supply import supplied
from quadrant.games.empire.rules.victory import change_will
from quadrant.games.empire.state import (
    ACTIVE,
    CARD,
    DOCTRINE,
    FLAGS,
    INDIA_SURRENDERED,
    REVOLTS,
    SOVIETS,
    Empire,
    controlled,
    flag,
    may_be_kept,
    on_map,
    seat,
    set_flag,
    under_way,
)
from quadrant.games.empire.verbs import AT, BUILD, CARD_IDS, DISCARD, TAKE
from quadrant.kernel.board import bits, mask_of
from quadrant.kernel.flow import Step
from quadrant.kernel.limits import Limit, Limits
from quadrant.kernel.pick import Pick
from quadrant.kernel.secrets import Secret
from quadrant.kernel.verbs import PASSING

# 5.33, 5.34 Tracks and markers


class Will(Operation, tag="will"):
    """The will of the USA changes."""

    value: int

    def carry_out(self, game: Empire, use: Use) -> None:
        change_will(game, self.value, "16.44", "event")


class Services(Operation, tag="services"):
    """14.0 A side falls into rivalry, or ends it; 5.31 (D): played all the same if it is so already."""

    side: SideName
    quarrel: bool

    def carry_out(self, game: Empire, use: Use) -> None:
        set_rivalry(game, SIDE[self.side], self.quarrel)


class Europe(Operation, tag="europe"):
    """15.0 The war in Europe, by the year."""

    by_year: dict[str, int]

    def carry_out(self, game: Empire, use: Use) -> None:
        change_europe(game, self.by_year.get(str(YEAR[game.turn]), 0))


class China(Operation, tag="china"):
    """13.72 The China marker: to the left for Japan, to the right for the Allies."""

    boxes: int
    into_stable: bool = False

    def may(self, game: Empire, use: Use) -> bool:
        if self.boxes > 0:
            return may_attack_china(game)
        return not game.surrendered >> CHINA & 1

    def carry_out(self, game: Empire, use: Use) -> None:
        move_china(game, self.boxes, self.into_stable)


class India(Operation, tag="india"):
    """13.62 India comes nearer to revolt."""

    boxes: int

    def may(self, game: Empire, use: Use) -> bool:
        return game.india < REVOLTS

    def carry_out(self, game: Empire, use: Use) -> None:
        if game.india != INDIA_SURRENDERED:
            move_india(game, self.boxes)


class Penalty(Operation, tag="penalty"):
    """JP-15, 82 Next turn the Allies lose a ground step; the rest is not for the Commonwealth."""

    def carry_out(self, game: Empire, use: Use) -> None:
        game.penalty_turn = game.turn + 1


class Delay(Operation, tag="delay"):
    """JP-80 Next turn's Allied reinforcements are delayed."""

    def carry_out(self, game: Empire, use: Use) -> None:
        game.delayed_turn = game.turn + 1


class Flag(Operation, tag="flag"):
    """Something holds from now on, or no more: barges until there are PT boats (10.33), for one."""

    flag: str
    on: bool = True
    unless: str = ""

    def carry_out(self, game: Empire, use: Use) -> None:
        if self.unless and flag(game, FLAGS.index(self.unless)):
            return
        set_flag(game, FLAGS.index(self.flag), self.on)


class Shipping(Operation, tag="asp"):
    """10.3, 10.32 Shipping points are gained or lost for good; Japan keeps the last one."""

    side: SideName
    n: int

    def carry_out(self, game: Empire, use: Use) -> None:
        side = SIDE[self.side]
        game.asp[side] = max(1 if side == JAPAN else 0, game.asp[side] + self.n)
        game.tell("shipping-changed", "10.3", seat=SEATS[side], count=game.asp[side])


class Escorts(Operation, tag="escorts"):
    """12.22 Japanese escorts: two more, four at most."""

    def carry_out(self, game: Empire, use: Use) -> None:
        if not flag(game, DOCTRINE):
            game.escorts = min(4, game.escorts + 2)


class NoEscorts(Operation, tag="no_escorts"):
    """AL-80 Escorts are gone."""

    def carry_out(self, game: Empire, use: Use) -> None:
        game.escorts = 0


class Soviets(Operation, tag="soviets"):
    """AL-79 Manchuria is lost to Japan for good; whoever is there must leave it (13.91)."""

    hexes: tuple[str, ...]

    def carry_out(self, game: Empire, use: Use) -> None:
        set_flag(game, SOVIETS)
        for space in bits(spaces(self.hexes)):
            take_hex(game, ALLIES, space, "13.91")
        game.push(EmergencyMoves())


class BuildFree(Operation, tag="build_free"):
    """AL-33, 39 A route is built at no cost: Jarhat, then one of the others."""

    def may(self, game: Empire, use: Use) -> bool:
        return bool(self.open(game))

    def open(self, game: Empire) -> int:
        if not game.built >> JARHAT_ROUTE & 1:
            return 1 << JARHAT_ROUTE
        return (1 << IMPHAL_ROUTE | 1 << LEDO_ROUTE) & ~game.built

    def carry_out(self, game: Empire, use: Use) -> None:
        if self.open(game):
            game.push(ChooseRoute(seat(use.by), self.open(game)))


class ChooseRoute(Pick):
    """13.77 Which route is built."""

    rule, verb = "13.77", BUILD

    routes: int

    def limits(self, game: Empire) -> Limits:
        return Limits(Limit("13.77", self.routes, "why-not-built"))

    def take(self, game: Empire, route: int, /) -> None:
        build(game, route)


class BuildKwai(Operation, tag="build_kwai"):
    """13.79 The bridge over the Kwai."""

    def carry_out(self, game: Empire, use: Use) -> None:
        build(game, KWAI)


class TokyoExpress(Operation, tag="tokyo_express"):
    """6.23 The marker goes to a Japanese hex within range of a supplied headquarters."""

    def places(self, game: Empire) -> int:
        hexes = 0
        for hq in hqs_on_map(game, JAPAN):
            if supplied(game, hq):
                hexes |= ball(game.at[hq], ROSTER[hq].range)
        return hexes & controlled(game, JAPAN)

    def carry_out(self, game: Empire, use: Use) -> None:
        if self.places(game):
            game.push(PlaceExpress(seat(JAPAN), self.places(game)))


class PlaceExpress(Pick):
    """6.23 Where the Tokyo Express goes."""

    rule, verb, stop = "6.23", AT, PASSING

    among: int

    def limits(self, game: Empire) -> Limits:
        return Limits(Limit("6.23", self.among, "why-out-of-range"))

    def take(self, game: Empire, space: int, /) -> None:
        game.tokyo_express = space
        game.touch("tracks")
        game.tell("tokyo-express", "6.23", space=NAMES[space])


# Cards


class SwapCard(Operation, tag="swap_card"):
    """A card of the hand may be discarded for any card of the discards."""

    def carry_out(self, game: Empire, use: Use) -> None:
        if game.hand[use.by] and game.discard[use.by]:
            game.push(SwapOut(seat(use.by)))


class SwapOut(Pick):
    """The card that is given up."""

    rule, verb, stop = "5.34", DISCARD, PASSING

    def limits(self, game: Empire) -> Limits:
        side = SEATS.index(self.seat)
        forced = mask_of(card for card in bits(game.hand[side]) if game.CARDS[card].forced)
        return Limits(
            Limit("5.34", game.hand[side], "why-not-in-hand"), Limit("5.37", ~forced, "why-must-be-played")
        )

    def asked_anyway(self, game: Empire) -> bool:
        """Whether every card must be played is a secret of the hand."""
        return True

    def take(self, game: Empire, card: int, /) -> None:
        game.hand[SEATS.index(self.seat)] &= ~(1 << card)
        game.push(SwapIn(self.seat, card))


class SwapIn(Pick):
    """The card that is taken for the one given up, which is shown only then."""

    rule, verb = "5.34", TAKE

    given: Annotated[int, Secret(CARD, fits=may_be_kept)]

    def limits(self, game: Empire) -> Limits:
        side = SEATS.index(self.seat)
        return Limits(Limit("5.34", mask_of(game.discard[side]), "why-not-discarded"))

    def take(self, game: Empire, card: int, /) -> None:
        side = SEATS.index(self.seat)
        game.discard[side] = (*(c for c in game.discard[side] if c != card), self.given)
        game.hand[side] |= 1 << card
        game.tell("swapped", "5.34", seat=self.seat, card=CARD_IDS[card], card2=CARD_IDS[self.given])


class RandomDiscard(Operation, tag="random_discard"):
    """12.33 Japan loses a card of its hand; a raid (AL-72) needs a carrier battle on the home islands."""

    raid: bool = False

    @property
    def moment(self) -> str:
        return "before_reaction" if self.raid else "play"

    def may(self, game: Empire, use: Use) -> bool:
        if not self.raid:
            return bool(game.hand[JAPAN])
        if game.offensive is None:
            return False
        return any(
            (HOME_ISLANDS >> battle.hex & 1 and any(US_CARRIERS >> unit & 1 for unit in battle.flyers))
            or (
                any(US_CARRIERS >> u & 1 and game.at[u] == battle.hex for u in bits(US_CARRIERS))
                and HOME_ISLANDS >> battle.hex & 1
            )
            for battle in under_way(game).battles
        )

    def carry_out(self, game: Empire, use: Use) -> None:
        game.push(LoseRandomCard(JAPAN))


class LoseRandomCard(Step):
    """A random card of a hand is discarded; a special one that can happen, happens (5.37)."""

    side: int

    def run(self, game: Empire) -> None:
        cards = bits(game.hand[self.side])
        if not cards:
            return
        card = cards[game.roll(len(cards))]
        game.hand[self.side] &= ~(1 << card)
        printed = game.CARDS[card]
        happens = printed.forced and may_be_event(game, self.side, card)
        dispose(game, self.side, card, event=happens)
        game.tell("card-lost", "12.33", seat=SEATS[self.side], card=CARD_IDS[card])
        if happens:
            for operation in printed.does:
                operation.carry_out(game, Use(self.side, card))


# Conditions


class NeedControl(Need, tag="control"):
    """A side controls these hexes."""

    hexes: tuple[str, ...]
    side: Literal["japan", "allies"]

    def holds(self, game: Empire, use: Use) -> bool:
        return not spaces(self.hexes) & ~controlled(game, SIDE[self.side])


class NeedSeaborne(Need, tag="seaborne"):
    """AL-8 Japanese ships or air units are activated."""

    def holds(self, game: Empire, use: Use) -> bool:
        return any(
            game.marks[unit] >> ACTIVE & 1 and (KIND_OF[unit] in NAVAL or KIND_OF[unit] in FLYING)
            for unit in bits(OWN_UNITS[JAPAN])
        )


class NeedB29(Need, tag="b29"):
    """AL-60, 67 A B29 is in the China box, or on the map in range of Tokyo."""

    box: bool

    def holds(self, game: Empire, use: Use) -> bool:
        if self.box:
            return any(game.at[unit] == CHINA_BOX for unit in bits(B29S))
        return any(
            on_map(game, unit) and distance(game.at[unit], TOKYO) <= ROSTER[unit].range for unit in bits(B29S)
        )


class NeedFlag(Need, tag="flag"):
    """Another card was played."""

    flag: str

    def holds(self, game: Empire, use: Use) -> bool:
        return flag(game, FLAGS.index(self.flag))


class NeedAgreement(Need, tag="agreement"):
    """JP-10 Japan is not in rivalry."""

    def holds(self, game: Empire, use: Use) -> bool:
        return not game.rivalry[JAPAN]


class NeedLeader(Need, tag="led_by"):
    """JP-21 The offensive is led by this headquarters."""

    hq: str

    def holds(self, game: Empire, use: Use) -> bool:
        offensive = game.offensive
        return offensive is not None and offensive.hq == UNIT[self.hq]


class NeedYear(Need, tag="year"):
    """JP-43 Not before this year."""

    year: int

    def holds(self, game: Empire, use: Use) -> bool:
        return YEAR[game.turn] >= self.year


AnyNeed = NeedControl | NeedSeaborne | NeedB29 | NeedFlag | NeedAgreement | NeedLeader | NeedYear
TrackOperation = (
    Will
    | Services
    | Europe
    | China
    | India
    | Penalty
    | Delay
    | Flag
    | Shipping
    | Escorts
    | NoEscorts
    | Soviets
    | BuildFree
    | BuildKwai
    | TokyoExpress
    | SwapCard
    | RandomDiscard
)
