"""Using statuses and responses (rulebook: «Использование карт статусов и ответов»).

After something has happened the camps take turns, the opponents of the one who acted first: each camp uses
one card or passes, until both have passed (play.reaction_order). A nation is asked when one of its statuses
can be used, or when it has a face-down response and, as far as the others know, it could be one that fits
here: so the pause gives nothing away (type.response, cards.visibility).
"""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from quadrant.games.generals.board import spaces
from quadrant.games.generals.cards import DiscardCost, DiscardDeck, without
from quadrant.games.generals.components import CAMP_NATIONS, NATION, NATIONS, PIECES, SPACE, SPACES, camp_of
from quadrant.games.generals.language import CARD, CARDS, NOWHERE, Card
from quadrant.games.generals.matching import Use, beside, holds, matching, possible
from quadrant.games.generals.state import Generals, Trigger
from quadrant.games.generals.supply import unsupplied
from quadrant.games.generals.verbs import USE, USE_AT
from quadrant.kernel.flow import PASS, Choice, Decision, Step
from quadrant.kernel.message import Prompt, Refusal

#: For each nation the responses in its deck that answer something that happens, and those for any time.
REACTIONS: Final = tuple(
    tuple(c for c in CARDS if c.nation == nation and c.type == "response" and c.timing == "reaction")
    for nation in range(6)
)
ANY_TIME: Final = tuple(
    tuple(c for c in CARDS if c.nation == nation and c.type == "response" and c.timing == "any_time")
    for nation in range(6)
)
#: Statuses that react, by number.
REACTIVE: Final = tuple(c.type == "status" and c.timing == "reaction" for c in CARDS)


def happen(game: Generals, trigger: Trigger) -> None:
    """Something has happened that cards may react to, until the card that caused it is finished."""
    game.triggers.append(msgspec.structs.replace(trigger, number=game.happened))
    game.happened += 1


def open_window(game: Generals, by: int, start: int) -> None:
    game.push(Window(by, 1 - camp_of(by), 0, None, start))


class Window(Step):
    """play.reaction_order: the camps take turns until both pass, the opponents of ``by`` first.

    ``now`` is something that has not taken effect yet (a piece about to be removed, a card just played): the
    window is about that alone. Otherwise it is about all that happened since the card in play was played
    (or, with strict_reactions, since ``start``).
    """

    by: int
    camp: int
    passed: int
    now: Trigger | None
    start: int

    def run(self, game: Generals) -> None:
        if self.now is None and game.quiet == game.happened:
            return
        camp, passed = self.camp, self.passed
        while passed < 2:
            asked = [nation for nation in CAMP_NATIONS[camp] if is_asked(game, nation, self)]
            if asked:
                window = Window(self.by, camp, passed, self.now, self.start)
                game.push(React(NATIONS[asked[0]], window, tuple(asked[1:])))
                return
            camp = 1 - camp
            passed += 1
        if self.now is not None:
            return
        if game.strict_reactions:
            # What nobody answered here cannot be answered in the window around this one either.
            del game.triggers[self.start :]
        else:
            game.quiet = game.happened

    def triggers(self, game: Generals) -> list[Trigger]:
        """What may be reacted to here, the latest first."""
        if self.now is not None:
            return [self.now]
        return game.triggers[: self.start - 1 if game.strict_reactions and self.start else None : -1]


class React(Decision):
    """A nation may use one status or response, or pass."""

    shown: ClassVar[bool] = True
    reaction: ClassVar[bool] = True

    window: Window
    rest: tuple[int, ...]

    def options(self, game: Generals) -> list[Choice]:
        nation = NATION[self.seat]
        found = [PASS]
        for trigger in self.window.triggers(game):
            for number in game.status[nation] + game.response[nation]:
                card = CARDS[number]
                if card.timing == "reaction" and usable(game, nation, card, trigger):
                    choice = USE[number] if trigger.space == NOWHERE else USE_AT[number][trigger.space]
                    if choice not in found:
                        found.append(choice)
        found += [USE[number] for number in any_time(game, nation)]
        return found

    def resolve(self, game: Generals, choice: Choice) -> None:
        window = self.window
        if choice == PASS:
            if self.rest:
                game.push(React(NATIONS[self.rest[0]], window, self.rest[1:]))
            else:
                game.push(Window(window.by, 1 - window.camp, window.passed + 1, window.now, window.start))
            return
        nation, card = NATION[self.seat], CARDS[CARD[str(choice[1])]]
        trigger = self._trigger(game, nation, card, choice)
        game.push(Window(window.by, 1 - window.camp, 0, window.now, window.start))
        use_card(game, nation, card, trigger)

    def _trigger(self, game: Generals, nation: int, card: Card, choice: Choice) -> Trigger | None:
        if card.timing == "any_time":
            return None
        space = SPACE[str(choice[2])] if len(choice) > 2 else NOWHERE
        fitting = (t for t in self.window.triggers(game) if t.space == space)
        return next(t for t in fitting if usable(game, nation, card, t))

    def prompt(self, game: Generals) -> Prompt:
        window = self.window
        now = window.now
        if now is None:
            return Prompt("prompt-react", "play.reaction_order")
        if now.event == "card_played":
            args = {"card": CARDS[now.card].id, "seat": NATIONS[now.by]}
            return Prompt("prompt-react-card", "play.reaction_order", {**args})
        if now.space == NOWHERE:
            return Prompt("prompt-react-supply", "play.reaction_order", {"seat": NATIONS[now.nation]})
        return Prompt(
            "prompt-react-remove",
            "play.reaction_order",
            {"seat": NATIONS[now.nation], "piece": PIECES[now.kind], "space": SPACES[now.space]},
        )

    def explain(self, game: Generals, choice: Choice) -> Refusal | None:
        if choice[0] != "use" or len(choice) < 2 or choice[1] not in CARD:
            return None
        nation, number = NATION[self.seat], CARD[str(choice[1])]
        if CARDS[number].nation != nation:
            return Refusal("play.ally_cards", "why-ally-card")
        if number in game.hand[nation]:
            return Refusal("type.response", "why-not-on-table")
        if number in game.used:
            return Refusal("type.status", "why-used-this-turn")
        return Refusal("type.status", "why-no-trigger")


def is_asked(game: Generals, nation: int, window: Window) -> bool:
    """Whether the nation could use a card here as far as everybody else can tell."""
    triggers = window.triggers(game)
    for number in game.status[nation]:
        if REACTIVE[number] and any(usable(game, nation, CARDS[number], t) for t in triggers):
            return True
    if not game.response[nation]:
        return False
    spent = game.spent[nation]
    for card in REACTIONS[nation]:
        if card.number not in spent and any(usable(game, nation, card, t) for t in triggers):
            return True
    now = window.now
    if now is None or now.event != "about_to_remove":
        return False
    return any(card.number not in spent and _saves(game, card, now) for card in ANY_TIME[nation])


def _saves(game: Generals, card: Card, threat: Trigger) -> bool:
    """Whether a card for any time would save what is about to be removed."""
    by_supply = threat.space == NOWHERE
    endangered = unsupplied(game, threat.nation) if by_supply else 1 << threat.space
    for op in card.effects:
        if op.op == "set_supply" and not by_supply:
            continue
        for filter in op.pieces:
            if filter.nations >> threat.nation & 1:
                mine = matching(game, filter, threat.nation, camp_of(card.nation), owner=card.nation)
                if mine & endangered:
                    return True
    return False


def any_time(game: Generals, nation: int) -> list[int]:
    """The nation's responses for any time that would do something now."""
    numbers = [number for number in game.response[nation] if CARDS[number].timing == "any_time"]
    return [number for number in numbers if possible(game, CARDS[number], Use(number, nation, None))]


def usable(game: Generals, nation: int, card: Card, trigger: Trigger) -> bool:
    """Whether the card's text allows using it for what has happened."""
    number = card.number
    if not fits(game, card, trigger):
        return False
    if card.limit == "once_per_turn" and number in game.used:
        return False
    if card.type == "status" and (number, trigger.number) in game.answered:
        return False
    if any(op.must_have and len(game.hand[nation]) < op.amount.base for op in card.cost):
        return False
    if card.condition is not None and not holds(game, card.condition, nation):
        return False
    return possible(game, card, Use(number, nation, trigger))


def fits(game: Generals, card: Card, trigger: Trigger) -> bool:
    """Whether what has happened is what the card waits for."""
    when = card.when
    if when is None or trigger.event not in when.events or not when.by >> trigger.by & 1:
        return False
    if when.kind >= 0 and trigger.kind != when.kind:
        return False
    if trigger.event == "card_played":
        return _fits_card(game, card, trigger)
    if when.supplied and not trigger.supplied:
        return False
    if when.of != 63 and not (trigger.nation >= 0 and when.of >> trigger.nation & 1):
        return False
    if when.against and not (trigger.nation >= 0 and when.against >> trigger.nation & 1):
        return False
    camp = camp_of(card.nation)
    if not spaces(game, when.where, camp) >> trigger.space & 1:
        return False
    return when.next_to is None or bool(beside(game, when.next_to, camp) >> trigger.space & 1)


def _fits_card(game: Generals, card: Card, trigger: Trigger) -> bool:
    when = card.when
    played = CARDS[trigger.card]
    assert when is not None
    if when.card_types and played.type not in when.card_types:
        return False
    if when.targets_me and card.nation not in trigger.targets:
        return False
    if when.keyword and when.keyword not in played.keywords:
        return False
    return not when.in_play_phase or (game.turn == card.nation and game.phase == 1)


def use_card(game: Generals, nation: int, card: Card, trigger: Trigger | None) -> None:
    """A response is turned over and discarded before its text takes effect (play.discard_first)."""
    number = card.number
    seat = NATIONS[nation]
    if card.type == "response":
        game.response[nation] = without(game.response[nation], number)
        game.discard[nation] += (number,)
        game.spent[nation] += (number,)
        game.tell("use-response", "type.response", seat=seat, card=card.id)
    else:
        game.tell("use-status", "type.status", seat=seat, card=card.id)
    game.used += (number,)
    if trigger is not None:
        game.answered += ((number, trigger.number),)
    game.happened += 1
    pay_and_do(game, card, Use(number, nation, trigger))


def pay_and_do(game: Generals, card: Card, use: Use) -> None:
    """The cost is paid before the effects."""
    from quadrant.games.generals.effects import Effects

    costs: list[Step] = []
    for op in card.cost:
        kind = DiscardDeck if op.op == "discard_deck" else DiscardCost
        costs.append(kind(use.owner, op.amount.base))
    game.push(*costs, Effects(use, 0))
