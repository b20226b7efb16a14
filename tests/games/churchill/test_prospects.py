"""What a staff card is said to bring before it is played is what then happens."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import quadrant
from quadrant.games.churchill.components import TRINITY
from quadrant.games.churchill.state import Churchill
from quadrant.kernel.flow import Choice
from quadrant.kernel.match import Match
from quadrant.kernel.message import Args, Event
from quadrant.kernel.prospects import Prospect


def prospect(match: Match, card: str, seat: str | None = None) -> Prospect:
    answer = match.query("prospect", card, seat=seat or match.seat)
    assert isinstance(answer, Prospect)
    return answer


def lines(found: Prospect, id: str) -> list[Args]:
    return [remark.args for remark in found.lines if remark.id == f"prospect-{id}"]


def asked(kind: str, seeds: range) -> Iterator[tuple[Match, Random]]:
    """Matches played at random, wherever such a thing is asked."""
    for seed in seeds:
        random = Random(seed)
        match = quadrant.new("churchill", seed=seed)
        while match.decision is not None:
            if match.decision.kind == kind:
                yield match, random
            match.choose(random.choice(match.options()))


def spoken(match: Match, before: int) -> Event:
    """What was said first since then: an advance or a debate."""
    ids = ("event-advance-card", "event-debate-card", "event-debate-leader")
    return next(event for event in match.events[before:] if event.id in ids)


def settle(match: Match, random: Random) -> None:
    """Questions on the way: in full, and not stopped in the centre."""
    while match.decision is not None and match.decision.kind in ("play_for_less", "stop_in_center"):
        options = match.options()
        match.choose(next((option for option in options if option.verb == "go"), options[0]))


def test_an_advance_moves_each_issue_as_far_as_was_said() -> None:
    seen = 0
    for match, random in asked("advance", range(1, 4)):
        card = str(random.choice([o for o in match.options() if o.verb == "play"])[1])
        found = prospect(match, card)
        said = {issue: args["n"] for args in lines(found, "advance") for issue in tuple(args["issues"])}  # type: ignore[arg-type]
        captured = {issue for args in lines(found, "capture") for issue in tuple(args["issues"])}  # type: ignore[arg-type]
        fork = match.fork()
        fork.choose(Choice("play", card))
        if lines(found, "chief"):
            continue
        assert set(found.places) == {f"issue:{option[1]}" for option in fork.options()}
        option = random.choice(fork.options())
        before = len(fork.events)
        fork.choose(option)
        settle(fork, random)
        args = spoken(fork, before).args
        rest = [*lines(found, "advance-others"), *lines(found, "advance-any")]
        usual = rest[0]["n"] if rest else 0
        assert args["n"] == said.get(str(option[1]), usual), (card, option)
        assert (args["space1"] == 7) == (option[1] in captured)
        assert (found.none is None) == any((*said.values(), usual))
        seen += 1
    assert seen > 30


@pytest.mark.parametrize("verb", ["play", "lead"])
def test_a_debate_takes_the_issue_where_was_said(verb: str) -> None:
    seen = 0
    for match, random in asked("debate", range(1, 4)):
        options = [option for option in match.options() if option.verb == verb]
        if not options:
            continue
        option = random.choice(options)
        found = prospect(match, str(option[1]))
        said = lines(found, "debate-card" if verb == "play" else "debate-leader")
        if verb == "play" and lines(found, "chief"):
            continue
        fork = match.fork()
        before = len(fork.events)
        fork.choose(option)
        settle(fork, random)
        args = spoken(fork, before).args
        assert said[0]["n"] == args["n"]
        assert said[0].get("seat2") == args.get("seat2")
        assert said[0].get("to", 0) == args["space1"]
        seen += 1
    assert seen > 20


def test_only_a_leader_answers_a_leader() -> None:
    for match, _ in asked("debate", range(1, 4)):
        prompt = match.prompt
        assert prompt is not None
        if not prompt.id.endswith("-leader"):
            continue
        card = match.view(match.seat).own.hand[0]
        found = prospect(match, card)
        assert [remark.id for remark in found.lines] == ["prospect-debate-leader"]
        return
    raise AssertionError("no leader was debated")


def test_on_the_agenda_only_the_value_counts() -> None:
    match = quadrant.new("churchill", seed=1)
    while match.decision is not None and match.decision.kind != "play_agenda":
        match.choose(match.options()[0])
    card = match.view(match.seat).own.hand[0]
    assert [remark.id.removesuffix("-chief") for remark in prospect(match, card).lines] == ["prospect-agenda"]


def test_nothing_is_said_of_the_cards_of_others() -> None:
    match = quadrant.new("churchill", seed=1)
    card = match.view("uk").own.hand[0]
    assert prospect(match, card, "ussr") == Prospect()


def test_support_for_a_front_that_makes_no_attempt_is_asked_once_more() -> None:
    for kind in ("allocate", "command_support"):
        for match, _ in asked(kind, range(1, 4)):
            assert match.decision is not None
            wastes = [match.decision.waste(match.state, option) for option in match.options()]
            idle = [
                option for option, waste in zip(match.options(), wastes, strict=True) if waste is not None
            ]
            for option in idle:
                assert match.query("odds", option[1], seat=match.seat).blocked is not None
            if idle:
                return
    raise AssertionError("every Front could attack")


def test_research_that_cannot_do_more_is_asked_once_more() -> None:
    """6.10.2 Three markers make the roll certain; at Trinity there is nothing left to advance."""
    for match, _ in asked("allocate", range(1, 9)):
        research, decision, state = Choice("research"), match.decision, match.state
        if research not in match.options():
            continue
        assert decision is not None
        assert isinstance(state, Churchill)
        state.bomb, said = 0, []
        for state.research in (2, 3):
            said.append(decision.waste(state, research))
        state.bomb, state.research = TRINITY, 0
        said.append(decision.waste(state, research))
        assert [refusal and refusal.id for refusal in said] == [
            None,
            "waste-research-sure",
            "waste-research-done",
        ]
        return
    raise AssertionError("no research was won")
