"""Most decisions pick one thing out of a set. They state a verb, a rule and limits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from quadrant.kernel.flow import Decision
from quadrant.kernel.limits import Bounds, Limits
from quadrant.kernel.message import Args, Prompt
from quadrant.kernel.offers import Offer
from quadrant.kernel.verbs import Choice, Verb


class Pick(Decision):
    """One thing out of a set. Options, refusals and the prompt follow from verb, rule and limits::

        class DirectOffensive(Pick):
            \"\"\"6.1 A Directed Offensive is laid on a Front.\"\"\"

            rule, verb = "6.1", TARGET

            def limits(self, game):
                return direction_limits(game)

            def take(self, game, front): ...

    ``stop`` is what may be chosen instead of a thing, DONE or PASS for instance; :meth:`may_stop` says when,
    and what is still to be done when it may not be.
    """

    verb: ClassVar[Verb]
    rule: ClassVar[str] = ""
    stop: ClassVar[Verb | None] = None

    def limits(self, game: Any) -> Bounds:
        """What may be picked."""
        raise NotImplementedError

    def may_stop(self, game: Any) -> Bounds:
        """What forbids to stop."""
        return _FREE

    def take(self, game: Any, thing: int, /) -> None:
        """That thing was picked."""
        raise NotImplementedError

    def stopped(self, game: Any) -> None:
        """Nothing was picked."""

    def others(self, game: Any) -> tuple[int, ...]:
        """The other things that the verb is done to."""
        return ()

    def args(self, game: Any) -> Args:
        """What the prompt says."""
        return {}

    # What follows from that

    def options(self, game: Any) -> list[Choice]:
        """The same as what is offered, but without offers: more is asked than refused."""
        if type(self).offers is not Pick.offers:
            return super().options(game)
        mask = self.limits(game).mask
        options = self.verb.over(mask, *self.others(game)) if mask else []
        if self.stop is not None and self.may_stop(game).mask & 1:
            options.append(self.stop())
        return options

    def offers(self, game: Any) -> Iterable[Offer]:
        picking = Offer(self.verb, self.limits(game), self.others(game))
        return (picking,) if self.stop is None else (picking, Offer(self.stop, self.may_stop(game)))

    def resolve(self, game: Any, choice: Choice) -> None:
        if self.verb.of(choice):
            self.take(game, self.verb.thing(choice))
        elif self.stop is not None and self.stop.of(choice):
            self.stopped(game)
        else:
            super().resolve(game, choice)

    def prompt(self, game: Any) -> Prompt:
        return Prompt(self.prompt_id, self.rule, self.args(game))


_FREE = Limits()
