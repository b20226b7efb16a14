"""A decision is a verb and its limits: options, refusals and the prompt follow from them."""

from __future__ import annotations

from typing import ClassVar

from kernel.toy import new
from quadrant.kernel.dice import key_of
from quadrant.kernel.flow import GameState
from quadrant.kernel.limits import Limit, Limits, WhyNot, when
from quadrant.kernel.message import Prompt, Refusal
from quadrant.kernel.offers import Offer, never
from quadrant.kernel.pick import Pick
from quadrant.kernel.verbs import DONE, FINISHING, Choice, Kind, Verb

SPACE = Kind("space", ("ukraine", "baltic_sea", "malta", "moscow"))
SEAT = Kind("seat", ("left", "right"))
MARCH = Verb("march", SPACE, SEAT, at=SPACE)
LAND, FREE = 0b1101, 0b0110


class March(Pick):
    """3.2 March to a free land; one may stay only where nothing can be reached."""

    verb, rule, stop = MARCH, "3.2", FINISHING
    taken: ClassVar[list[int]] = []
    free: int = FREE

    def limits(self, game: GameState) -> Limits:
        return Limits(Limit("3.2", LAND, "why-not-land"), Limit("3.3", self.free, "why-occupied", {"n": 1}))

    def others(self, game: GameState) -> tuple[int, ...]:
        return (0,)

    def may_stop(self, game: GameState) -> Limits:
        return Limits(Limit("3.4", when(not LAND & self.free), "why-must-march"))

    def take(self, game: GameState, thing: int) -> None:
        self.taken.append(thing)

    def stopped(self, game: GameState) -> None:
        self.taken.append(-1)


GAME = new("short", {"stones": 7}, key_of("seed"))


def test_the_options_are_what_the_limits_allow() -> None:
    assert March("left").options(GAME) == [MARCH(2, 0)]


def test_a_refusal_names_the_first_limit_that_forbids_it_and_the_thing() -> None:
    march = March("left")
    assert march.explain(GAME, MARCH(1, 0)) == Refusal("3.2", "why-not-land", {"space": "baltic_sea"})
    assert march.explain(GAME, MARCH(0, 0)) == Refusal("3.3", "why-occupied", {"n": 1, "space": "ukraine"})


def test_being_done_is_refused_with_what_is_still_to_do() -> None:
    assert March("left").explain(GAME, DONE) == Refusal("3.4", "why-must-march")
    assert March("left", 0).options(GAME) == [DONE]


def test_of_a_choice_that_is_none_of_its_business_it_says_nothing() -> None:
    for choice in (MARCH(2, 1), Choice("march", "atlantis", "left"), Choice("sing"), Choice("march")):
        assert March("left").explain(GAME, choice) is None


def test_what_is_picked_is_taken_and_what_is_left_is_told() -> None:
    March.taken.clear()
    March("left").resolve(GAME, MARCH(2, 0))
    March("left", 0).resolve(GAME, DONE)
    assert March.taken == [2, -1]


def test_the_prompt_is_named_after_the_decision() -> None:
    assert March("left").prompt(GAME) == Prompt("prompt-march", "3.2")


def test_an_offer_that_allows_nothing_still_explains() -> None:
    offer = Offer(MARCH, Limits(Limit("9.1", 0, "why-snow")), (1,))
    assert not list(offer.choices())
    assert offer.why_not(MARCH(3, 1)) == Refusal("9.1", "why-snow", {"space": "moscow"})


def test_what_forbids_is_found_out_only_when_something_is_refused() -> None:
    asked: list[str] = []

    def reasons() -> Limit:
        asked.append("asked")
        return Limit("3.5", FREE, "why-storm")

    why = Offer(MARCH, WhyNot(reasons), (0,))
    assert (list(why.choices()), why.limits.mask, asked) == ([], 0, [])
    assert why.why_not(MARCH(3, 0)) == Refusal("3.5", "why-storm", {"space": "moscow"})
    assert why.why_not(MARCH(2, 0)) is None
    assert why.why_not(MARCH(3, 1)) is None


def test_what_is_never_done_is_refused_whatever_it_is_done_to() -> None:
    (offer,) = never("3.6", "why-peace", MARCH)
    assert not list(offer.choices())
    assert offer.why_not(MARCH(3, 1)) == Refusal("3.6", "why-peace", {"space": "moscow"})


def test_a_pick_with_more_offers_lists_them_too() -> None:
    class Feint(March):
        def offers(self, game: GameState) -> tuple[Offer, ...]:
            return *super().offers(game), Offer(MARCH, Limit("3.7", 0b1000), (1,))

    assert Feint("left").options(GAME) == [MARCH(2, 0), MARCH(3, 1)]
