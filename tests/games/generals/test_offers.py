"""What a decision lists in a quicker way is what its offers allow: the rule and its reasons cannot part."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import quadrant
from quadrant.kernel.flow import Choice, Decision


def offered(match: quadrant.Match) -> set[Choice]:
    """What the offers of the decision allow."""
    assert match.decision is not None
    found = [choice for offer in match.decision.offers(match.state) for choice in offer.choices()]
    assert max(Counter(found).values()) == 1, "each choice is offered once"
    return set(found)


@pytest.mark.parametrize("seed", range(4))
def test_options_are_what_is_offered(seed: int) -> None:
    match = quadrant.new("generals", seed=f"offers {seed}", options={"reallocation": True})
    random = Random(seed)
    while match.decision is not None:
        decision: Decision = match.decision
        assert offered(match) == set(decision.options(match.state)), decision.kind
        options = match.options()
        busy = [choice for choice in options if choice.verb not in ("remove", "discard", "done", "pass")]
        match.choose(random.choice(busy or options))


@pytest.mark.parametrize("seed", range(2))
def test_what_is_offered_is_not_refused_and_all_else_is(seed: int) -> None:
    """Every choice that a verb of the question can make is offered, or refused with a rule."""
    match = quadrant.new("generals", seed=f"refusals {seed}")
    random = Random(seed)
    verbs = match.game.all_verbs()
    while match.decision is not None:
        decision: Decision = match.decision
        options = match.options()
        for option in random.sample(options, min(2, len(options))):
            verb = verbs[option.verb]
            assert decision.explain(match.state, option) is None or option.verb in match.state.ASIDES
            if verb.varying is not None:
                other = verb(*(random.randrange(len(kind.ids)) for kind in verb.kinds))
                refusal = match.why_not(other)
                assert (refusal is None) == (other in options)
        match.choose(random.choice(options))
