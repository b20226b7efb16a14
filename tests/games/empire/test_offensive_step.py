"""7.2 The step that is under way is told from what is asked."""

from __future__ import annotations

from random import Random
from typing import Any

import quadrant

#: The step to which each question of the rules belongs.
STEPS = {
    "prompt-activate": 1,
    "prompt-move-units": 2,
    "prompt-move-stack": 2,
    "prompt-declare-battles": 3,
    "prompt-commit": 3,
    "prompt-cancel-offensive": 4,
    "prompt-try-special": 6,
    "prompt-intelligence": 7,
    "prompt-intelligence-settled": 7,
    "prompt-choose-reactor": 8,
    "prompt-activate-reactor": 8,
    "prompt-move-reactors": 8,
    "prompt-react-from": 8,
    "prompt-play-reaction": 9,
    "prompt-choose-fight": 11,
    "prompt-assign-hit": 11,
    "prompt-assign-ground-hit": 11,
    "prompt-return-units": 13,
    "prompt-return-to": 13,
}


def test_every_question_of_an_offensive_belongs_to_its_step() -> None:
    match, random, seen = quadrant.new("empire", "south_pacific", 5), Random(5), set()
    for _ in range(900):
        if match.result is not None:
            break
        view: Any = match.view(match.seat)
        assert match.prompt is not None
        prompt = match.prompt.id
        if view.offensive is not None:
            assert 1 <= view.offensive.step <= 14
            assert view.offensive.step == STEPS.get(prompt, view.offensive.step), prompt
            seen.add(prompt)
        match.choose(random.choice(match.options()))
    assert len(seen & STEPS.keys()) > len(STEPS) // 2
