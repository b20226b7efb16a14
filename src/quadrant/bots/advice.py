"""What a search can say about its lines: how likely each wins, why, and what the enemy will probably answer.

Bots give it as reasons for their choices, held until the match is over, because it depends on their hand. A
person who asks for advice gets it at once, because it depends on their own. It is observed on a few worlds
that all lines share, like the comparison itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar, cast

import msgspec

from quadrant.bots.guide import Clocked, Guide, Line, Weighs, imagined
from quadrant.bots.reasons import Reason, Reasoned
from quadrant.bots.search import Effort, Ranked, Search, World, play_out, worlds
from quadrant.kernel.flow import Choice
from quadrant.kernel.text import Catalogue
from quadrant.kernel.verbs import leaves_off

if TYPE_CHECKING:
    from quadrant.bots import Question
    from quadrant.bots.levels import Levels

#: On how many worlds a line is observed. The shares of the time, where somebody waits, for that and for
#: comparing the lines; the rest goes into finding them.
SEEN: Final = 5
SHARE: Final = 0.15
COMPARED: Final = 0.7
#: At most so many features are named, each with at least this share of the greatest difference.
NAMED: Final = 3
MATTERS: Final = 0.25
#: An answer of the enemy counts as likely if it occurs in this share of the worlds.
LIKELY: Final = 0.5
#: A difference in the chance to win that is not worth mentioning.
LEVEL: Final = 0.005
#: How many choices of a line are told, from its beginning.
TOLD: Final = 3


class Advice(msgspec.Struct, frozen=True):
    """A line that may be followed, and what is expected of it."""

    choices: tuple[Choice, ...]
    #: The chance to win, and how much less that is than the best line's.
    value: float
    behind: float
    #: In how many worlds it was played out; none if it was judged at first sight.
    worlds: int
    reasons: tuple[Reason, ...] = ()


# What a line leads to


G = TypeVar("G")


def as_before(guide: object, other: type[G]) -> G:
    """The guide with some methods replaced; these know it as ``guide``. Everything else works as before."""
    made: Any = object.__new__(type(other.__name__, (other, type(guide)), {}))
    vars(made).update(vars(guide), guide=guide)
    return cast("G", made)


class Noticing:
    """Notes what the enemy answers, and what the position is worth in the end."""

    guide: Clocked
    answer: tuple[str, Choice] | None = None
    parts: Mapping[str, float] = {}
    enemies: frozenset[str]

    def value(self, game: Any, seat: str) -> float:
        self.parts = parts_of(self.guide, game, seat)
        return self.guide.value(game, seat)

    def policy(self, game: Any, seat: str, options: Sequence[Choice], random: Random) -> Choice:
        choice = self.guide.policy(game, seat, options, random)
        self.note(seat, choice, options)
        return choice

    def note(self, seat: str, choice: Choice, options: Sequence[Choice]) -> None:
        telling = not leaves_off(choice) and len(options) > 1
        if self.answer is None and telling and seat in self.enemies:
            self.answer = seat, choice


class NoticingPlans(Noticing):
    """The same for a guide whose quick answers are plans."""

    guide: Any

    def reply(self, game: Any, seat: str, options: Sequence[Choice], random: Random) -> Line:
        line: Line = self.guide.reply(game, seat, options, random)
        self.note(seat, line.answers[0].choice, options)
        return line


def noticing(guide: Clocked, question: Question) -> Any:
    """The guide, with notes of what happens."""
    found = as_before(guide, NoticingPlans if hasattr(guide, "reply") else Noticing)
    camps = question.game.camps
    found.enemies = frozenset(seat for seat in camps if camps[seat] != camps[question.seat])
    return found


def parts_of(guide: Guide, game: Any, seat: str) -> dict[str, float]:
    """What each feature adds to the value, in one unit."""
    weights = guide.weights(game, seat) if isinstance(guide, Weighs) else {}
    return {name: weights.get(name, 1.0) * amount for name, amount in guide.features(game, seat).items()}


class Forecast(NamedTuple):
    """What a line leads to: the mean of each feature, and the enemy's likely answer."""

    parts: dict[str, float]
    answer: tuple[str, Choice] | None


class Seeing:
    """Observations of a line, world by world."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._worlds = 0
        self._sums: Counter[str] = Counter()
        self._answers: Counter[tuple[str, Choice]] = Counter()

    def play(self, guide: Clocked, world: World, question: Question) -> None:
        """Play the line out on a world, and observe what it leads to."""
        seen = noticing(guide, question)
        play_out(seen, world, question.seat, self._line)
        self._worlds += 1
        self._sums.update(seen.parts)
        if seen.answer is not None:
            self._answers[seen.answer] += 1

    def prospect(self) -> Forecast:
        """The forecast from all worlds."""
        means = {name: total / self._worlds for name, total in self._sums.items()}
        often = LIKELY * self._worlds
        usual = next((answer for answer, count in self._answers.most_common(1) if count >= often), None)
        return Forecast(means, usual)


def decisive(better: Forecast, other: Forecast) -> tuple[str, ...]:
    """The features in which one line is better than the other, the greatest difference first."""
    gains = {name: value - other.parts.get(name, 0.0) for name, value in better.parts.items()}
    order = sorted((name for name, gain in gains.items() if gain > 0), key=lambda name: -gains[name])
    return tuple(name for name in order[:NAMED] if gains[name] >= MATTERS * gains[order[0]])


# Saying it


def told(choices: Iterable[Choice]) -> tuple[str, ...]:
    """The beginning of a line as an argument of a message; whoever shows it puts it into words."""
    return tuple(" ".join(map(str, choice)) for choice in islice(choices, TOLD))


def in_words(reason: Reason, words: Catalogue, game: Any) -> str:
    """The reason as a sentence; a line in it is described by what its choices do."""
    args = dict(reason.args)
    if isinstance(line := args.get("line"), tuple | list):
        verbs = game.all_verbs()
        choices = [Choice(*choice.split(" ")) for choice in line]
        said = [words.wording(choice, verbs) or " ".join(map(str, choice)) for choice in choices]
        args["line"] = "; ".join(said)
    return words.format(reason.id, args)


def percent(chance: float) -> int:
    return round(100 * chance)


def seen_by(features: tuple[str, ...], answer: tuple[str, Choice] | None, id: str) -> tuple[Reason, ...]:
    """What was observed on the worlds, as messages."""
    found = [Reason(id, args={"features": features})] if features else []
    if answer is not None:
        found.append(Reason("search-answer", args={"seat": answer[0], "line": told((answer[1],))}))
    return tuple(found)


def few_worlds(question: Question, effort: Effort, lines: Iterable[Line], guide: Clocked) -> list[Forecast]:
    """What each line leads to; on fewer worlds if somebody waits and time is up."""
    seen = [Seeing(line) for line in lines]
    late = monotonic() + SHARE * effort.seconds
    # They depend only on the question, so that explaining does not change later choices.
    for world in islice(worlds(question, 0), SEEN):
        for one in seen:
            one.play(guide, world, question)
        if monotonic() > late:
            break
    return [one.prospect() for one in seen]


class Explaining(Search):
    """A search that explains each thought; the later choices of a plan have no explanation of their own."""

    _ranked: Sequence[Ranked] = ()

    def answer(self, question: Question) -> Reasoned:
        self._ranked = ()
        choice, reasons = self.next(question)
        return Reasoned(choice, (*reasons, *account(question, self._ranked, self.guide, self.effort)))

    def rank(self, question: Question) -> list[Ranked]:
        """Where somebody waits, finding, comparing and explaining lines share the time."""
        whole = self.effort
        self.effort = msgspec.structs.replace(whole, seconds=COMPARED * whole.seconds)
        self._ranked = found = super().rank(question)
        self.effort = whole
        return found


def account(
    question: Question, ranked: Sequence[Ranked], guide: Clocked, effort: Effort
) -> tuple[Reason, ...]:
    """Why a search took its best line. All of it is held, because it depends on the hand."""
    if len(ranked) < 2:
        return ()
    best, second = ranked[0], _other(ranked)
    behind = best.value - second.value
    id = "search-next" if behind >= LEVEL else "search-level"
    line = told(answer.choice for answer in second.line.answers)
    reasons = [
        Reason("search-chance", args={"n": percent(best.value)}),
        Reason(id, args={"line": line, "n": max(1, percent(behind))}),
    ]
    seen = few_worlds(question, effort, (best.line, second.line), guide)
    if len(seen) > 1:
        reasons += seen_by(decisive(*seen), seen[0].answer, "search-better")
    return tuple(msgspec.structs.replace(reason, held=True) for reason in reasons)


def _other(ranked: Sequence[Ranked]) -> Ranked:
    """The best line that begins differently from the first; the second if all begin alike."""
    first = ranked[0].line.answers[0].choice
    return next((one for one in ranked[1:] if one.line.answers[0].choice != first), ranked[1])


# Advising


def advise(question: Question, levels: Levels, random: Random, effort: Effort, most: int = 5) -> list[Advice]:
    """The lines to consider, best first, with reasons, from what the seat may know."""
    if len(question.options) == 1:
        return []
    if not levels.searches:
        return at_first_sight(question, levels, random, most)
    search = levels.search(question.game, question.seat, random, effort)
    ranked = in_order(search.rank(question))[:most]
    seen = few_worlds(question, effort, (one.line for one in ranked), search.guide) if len(ranked) > 1 else []
    return [_advice(ranked, seen, number) for number in range(len(ranked))]


def in_order(ranked: Sequence[Ranked]) -> list[Ranked]:
    """The chosen line, then the others by expectation, however long each stayed in the search."""
    return [*ranked[:1], *sorted(ranked[1:], key=lambda one: -one.value)]


def _advice(ranked: Sequence[Ranked], seen: Sequence[Forecast], number: int) -> Advice:
    one, first = ranked[number], ranked[0]
    why: tuple[Reason, ...] = ()
    if number < len(seen) > 1:
        # The first is compared with the next one, the others with the first.
        pair = (seen[0], seen[1]) if number == 0 else (seen[0], seen[number])
        id = "search-better" if number == 0 else "search-worse"
        why = seen_by(decisive(*pair), seen[number].answer, id)
    # A line that is not clearly better than one that stands is shown as equally good.
    behind = min(max(0.0, first.value - one.value), first.value)
    return Advice(_choices(one.line), first.value - behind, behind, one.worlds, (*_own(one.line), *why))


def at_first_sight(question: Question, levels: Levels, random: Random, most: int) -> list[Advice]:
    """The lines in the guide's order, where no search can play them out."""
    guide = levels.guide(question.game, question.seat, random)
    game = question.determinised(random)
    lines = [
        line for line in guide.lines(game, question.seat, question.options) if _begins(line, question.options)
    ]
    values = [imagined(guide, game, question.seat, line, random) for line in lines]
    order = sorted(range(len(lines)), key=lambda number: -values[number])[:most]
    return [
        Advice(_choices(lines[i]), values[i], values[order[0]] - values[i], 0, _own(lines[i])) for i in order
    ]


def _begins(line: Line, options: Sequence[Choice]) -> bool:
    return line.answers[0].choice in options


def _choices(line: Line) -> tuple[Choice, ...]:
    return tuple(answer.choice for answer in line.answers)


def _own(line: Line) -> tuple[Reason, ...]:
    """The guide's reasons for the line's first choice; for a person's own seat nothing is held."""
    return tuple(msgspec.structs.replace(reason, held=False) for reason in line.answers[0].reasons)
