"""A match is its seed and its choices. Replay, undo, fork, record and verify follow from that."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple

import msgspec

from quadrant.errors import (
    DamagedRecord,
    ForeignRecord,
    IllegalChoice,
    MatchOver,
    QuadrantError,
    UndoRefused,
    VersionMismatch,
    WrongSeat,
)
from quadrant.kernel import asked, catalog, dice, typed
from quadrant.kernel.catalog import Game
from quadrant.kernel.components import AT
from quadrant.kernel.flow import Choice, Decision, GameState, Result, Target, advance, take
from quadrant.kernel.message import Event, Prompt, Refusal
from quadrant.kernel.options import Options
from quadrant.kernel.verbs import leaves_off

FORMAT = "quadrant-match"
_SEQUENCE = (tuple, list)


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match as it is stored: enough to replay it to the last die."""

    format: str
    game: str
    version: int
    scenario: str
    options: dict[str, bool | int | str]
    seed: int | str
    #: Each choice as [seat, verb, target, …].
    choices: list[list[str | int]]
    #: The fingerprint of the state that the choices lead to.
    digest: str
    #: The fingerprint of the owner's components that it was played with; nothing for the built-in ones.
    components: str = ""

    @property
    def id(self) -> str:
        """The id of its game."""
        return f"{self.game}{AT}{self.components}" if self.components else self.game


class Mark(NamedTuple):
    """Where undo can go back to: the state before a choice.

    ``place`` is the name of the decision's place (see :class:`Decision`); ``auto`` marks a choice made by
    standing orders, to which undo does not go back.
    """

    seat: str
    choices: int
    told: int
    state: GameState
    place: str
    auto: bool


class Match:
    """A game being played.

    ``keep=False`` keeps neither events nor marks for undo: for simulations, where nobody reads them.
    ``imagined``: nobody is asked where there is only one option (:meth:`GameState.imagine`).
    """

    def __init__(
        self,
        game: Game,
        scenario: str | None = None,
        seed: dice.Seed | None = None,
        options: Mapping[str, object] | None = None,
        *,
        keep: bool = True,
        imagined: bool = False,
    ) -> None:
        self.game = game
        self.scenario = game.check_scenario(scenario)
        self.rule_options: Options = game.check_options(options)
        self.seed: dice.Seed = dice.fresh_seed() if seed is None else seed
        self.state: GameState = game.new(self.scenario, self.rule_options, dice.key_of(self.seed))
        self.choices: list[tuple[str, Choice]] = []
        self.events: list[Event] = []
        #: How many events there were, also those that were handed over.
        self.told = 0
        self._keep = keep
        self._marks: list[Mark] = []
        self._options: list[Choice] | None = None
        if keep:
            self.state.listen()
        if imagined:
            self.state.imagine()
        self._run()

    # What is asked

    @property
    def decision(self) -> Decision | None:
        """The decision that waits, or None when the match is over."""
        if self._options is None:
            return None
        decision: Decision = self.state.stack[-1]
        return decision

    @property
    def seat(self) -> str | None:
        """Who must choose now; None when the match is over."""
        if self._options is None:
            return None
        seat: str = self.state.stack[-1].seat
        return seat

    @property
    def asked(self) -> tuple[str, ...]:
        """Everybody who may choose now; the first is :attr:`seat`. Several where questions stand apart."""
        return () if self._options is None else tuple(each.seat for each in asked.questions(self.state))

    def question(self, seat: str) -> Decision | None:
        """The decision that waits for that seat, or None if it is not asked anything."""
        if self._options is None:
            return None
        return next((each for each in asked.questions(self.state) if each.seat == seat), None)

    @property
    def prompt(self) -> Prompt | None:
        """What is asked: message id, arguments, rule."""
        decision = self.decision
        return None if decision is None else decision.prompt(self.state)

    @property
    def over(self) -> bool:
        """Whether nobody is asked anything any more."""
        return self._options is None

    def options(self, seat: str | None = None) -> list[Choice]:
        """Every legal choice; nothing else is legal. Empty when the match is over.

        ``seat`` is one of :attr:`asked`; usually it may be left out.
        """
        if self._options is None:
            return []
        if seat is None or seat == self.seat:
            return self._options[:]
        question = self.question(seat)
        return [] if question is None else question.options(self.state)

    def turn_to(self, seat: str) -> None:
        """Make that seat the next in order, of those that are :attr:`asked`: for whoever thinks about it."""
        question = self.question(seat)
        if question is not None and question is not self.decision:
            asked.bring_up(self.state, question)
            self._options = advance(self.state)

    def why_not(self, choice: Sequence[Target], seat: str | None = None) -> Refusal | None:
        """The rule that forbids the choice, or None if it is offered."""
        decision = self.decision
        if decision is None:
            return Refusal("", "why-match-over")
        if self._among(self.declarations(seat or decision.seat), choice) is not None:
            return None
        mine = decision if seat is None else self.question(seat)
        if mine is None:
            return Refusal("", "why-not-your-choice", {"seat": decision.seat})
        next_in_order, decision = mine is decision, mine
        offered = self._offered(choice) if next_in_order else self._among(mine.options(self.state), choice)
        if offered is not None:
            return None
        refusal = self._explain(decision, choice)
        if refusal is not None:
            return refusal
        # "Pass" or "done" without any explanation: one of the options must be chosen.
        must_choose = isinstance(choice, _SEQUENCE) and leaves_off(choice)
        why = "why-must-choose" if must_choose else "why-not-offered"
        return Refusal(decision.prompt(self.state).rule, why)

    def _explain(self, decision: Decision, choice: Sequence[Target]) -> Refusal | None:
        """The decision's own explanation. The choice comes from outside and may be anything; it must do no
        harm.
        """
        if not is_choice(choice):
            return None
        return decision.explain(self.state, Choice.of(choice))

    def _offered(self, choice: Sequence[Target]) -> Choice | None:
        """The option that was chosen."""
        options = self._options
        if options is None:
            return None
        # Callers that use our own options pass one of them back, the same object.
        for option in options:
            if option is choice:
                return option
        return self._among(options, choice)

    @staticmethod
    def _among(options: list[Choice], choice: Sequence[Target]) -> Choice | None:
        """The option equal to the choice in value and type: ``1 == True``, but they differ in type."""
        if not isinstance(choice, _SEQUENCE):
            return None
        try:
            option = options[options.index(Choice.of(choice))]
        except ValueError:
            return None
        for mine, given in zip(option, choice, strict=True):
            if type(mine) is not type(given):
                return None
        return option

    def declarations(self, seat: str) -> list[Choice]:
        """What the seat may declare now, no matter who is asked; also chosen with :meth:`choose`."""
        return [] if self._options is None or self.state.half_done() else self.state.declarations(seat)

    # Choosing

    def choose(self, choice: Sequence[Target], seat: str | None = None, auto: bool = False) -> None:
        """Carry out a choice. Anything that is not offered raises IllegalChoice and changes nothing.

        A choice may also be a line of text, as a person would type it (see :mod:`quadrant.kernel.typed`).
        A seat that is not asked may choose one of its :meth:`declarations`.
        ``auto``: standing orders made it, not the player; undo does not stop at it.
        """
        options = self._options
        if options is None:
            raise MatchOver("the match is over")
        mine: str = self.state.stack[-1].seat
        by = seat or mine
        apart = None if by == mine else self.question(by)
        if apart is not None:
            options = apart.options(self.state)
        if isinstance(choice, str):
            choice = typed.read(choice, [*options, *self.declarations(by)])
        option = None
        if by == mine:
            option = self._offered(choice)
        elif apart is not None:
            option = self._among(options, choice)
        if option is not None:
            self._apply(by, option, auto, apart=apart)
            return
        self.game.check_seat(by)
        option = self._among(self.declarations(by), choice)
        if option is not None:
            self._apply(by, option, auto, declared=True)
            return
        if by != mine and apart is None:
            raise WrongSeat(f"{mine} must choose now, not {by}", self.why_not(choice, by))
        raise IllegalChoice(f"{choice!r} is not offered to {by}", self.why_not(choice, by))

    def _carry_out(self, seat: str, option: Choice, declared: bool, apart: Decision | None) -> None:
        """Let the state do what was chosen."""
        if declared:
            self.state.declare(seat, option)
        elif apart is not None:
            asked.take_apart(self.state, apart, option)
        else:
            take(self.state, option)

    def _apply(
        self,
        seat: str,
        option: Choice,
        auto: bool,
        *,
        declared: bool = False,
        apart: Decision | None = None,
    ) -> None:
        state = self.state
        if not self._keep:
            self.choices.append((seat, option))
            self._carry_out(seat, option, declared, apart)
            self._options = advance(state)
            return
        marks = self._marks
        if marks and marks[-1].seat != seat:
            marks.clear()
        place = "" if declared else (apart or state.stack[-1]).undo_to
        marks.append(Mark(seat, len(self.choices), self.told, state.clone(), place, auto))
        state.listen()
        reveals = state.reveals
        self.choices.append((seat, option))
        try:
            self._carry_out(seat, option, declared, apart)
            self._run()
        except Exception:
            # A bug in the game, never the player's fault: the match stays where it was.
            self._go_back(len(self._marks) - 1)
            raise
        # Who else is asked, and how long they take, may reveal secrets, so undo stops there.
        if state.reveals != reveals or (self.seat is not None and seat not in self.asked):
            self._marks.clear()

    def _run(self) -> None:
        """Go on to the next decision, and keep the events since the last one."""
        state = self.state
        self._options = advance(state)
        if not self._keep:
            return
        n = len(self.choices)
        log = state.heard()
        for event in log:
            event.n = n
        self.events += log
        self.told += len(log)

    # Looking

    def view(self, seat: str | None = None) -> Any:
        """What that seat sees, a typed Struct; None is the spectator."""
        if seat is not None:
            self.game.check_seat(seat)
        return self.game.view(self.state, seat)

    def query(self, name: str, *targets: Target, seat: str | None = None) -> Any:
        """The answer to a query by the seat (None: a spectator), a typed Struct. Changes nothing."""
        if seat is not None:
            self.game.check_seat(seat)
        return self.game.query(name).ask(self.state, seat, targets)

    def events_for(self, seat: str | None, after: int = 0) -> list[Event]:
        """What happened, as that seat may know it, from the event with that number on."""
        seen = (event.seen_by(seat) for event in self.events[after:])
        return [event for event in seen if event is not None]

    def __repr__(self) -> str:
        result = self.result
        end = f"{self.seat} to choose" if result is None else f"won by {result.winner}"
        return f"<Match {self.game.name}, {self.scenario}: {len(self.choices)} choices, {end}>"

    def __str__(self) -> str:
        """The table as everybody may see it, as text."""
        # The kernel does not know how a match is drawn; the drawing module is imported when needed.
        text: str = import_module("quadrant.terminal.shown").text(self)
        return text

    def board(self, seat: str | None = None, language: str = "en") -> Any:
        """The table as that seat sees it, or as everybody may, as a picture (see :mod:`quadrant.boards`)."""
        return import_module("quadrant.boards").board(self, seat, language)

    def _repr_html_(self) -> str | None:
        """The board and the table as text, for notebooks; None for a game without a drawing."""
        return None if self.game.companion("boards") is None else self.board()._repr_html_()

    @property
    def result(self) -> Result | None:
        """None, or winner(s) and why, with the score and its parts."""
        return self.state.result

    @property
    def commitment(self) -> str:
        """The hash of the seed, published when the match starts."""
        return dice.commitment(self.seed)

    def digest(self) -> str:
        """A fingerprint of the whole state."""
        return self.state.digest()

    # Going back, and elsewhere

    def undoable(self, seat: str) -> tuple[str, ...]:
        """The names of the places that the seat can go back to, nearest first; none if there is nothing.

        The empty name is the seat's own last choice. A named place is where the seat's last run of
        consecutive choices at decisions of that place began; it is left out if the empty name leads there,
        too. Undo does not go back past a reveal, and not at all once another seat has been asked, even if it
        only passed.
        """
        marks = self._own_marks(seat)
        if not marks:
            return ()
        names = dict.fromkeys(self._marks[at].place for at in reversed(marks))
        return ("", *(name for name in names if name and self._back_to(seat, name) != marks[-1]))

    def can_undo(self, seat: str) -> bool:
        """Whether that seat may take a choice back."""
        return bool(self._own_marks(seat))

    def undo(self, seat: str, to: str = "") -> int:
        """Go back to before the seat's own last choice, or to a named place (see :meth:`undoable`).

        Returns how many choices were taken back, those made by standing orders included.
        """
        self.game.check_seat(seat)
        at = self._back_to(seat, to)
        if at is None:
            where = f" to {to!r}" if to and self.can_undo(seat) else ""
            raise UndoRefused(
                f"{seat} has nothing to take back{where}: something was revealed, or somebody else was asked"
            )
        before = len(self.choices)
        self._go_back(at)
        return before - len(self.choices)

    def _own_marks(self, seat: str) -> list[int]:
        """The numbers of the marks of choices that the seat made itself, oldest first."""
        marks = self._marks
        if not marks or marks[-1].seat != seat:
            return []
        return [at for at, mark in enumerate(marks) if not mark.auto]

    def _back_to(self, seat: str, to: str) -> int | None:
        """The number of the mark that the name stands for."""
        found = None
        for at in reversed(self._own_marks(seat)):
            if not to:
                return at
            if self._marks[at].place == to:
                found = at
            elif found is not None:
                break
        return found

    def _go_back(self, at: int) -> None:
        mark = self._marks[at]
        del self._marks[at:]
        del self.choices[mark.choices :]
        # Events that were handed over are no longer here.
        del self.events[max(0, len(self.events) - (self.told - mark.told)) :]
        self.told = mark.told
        self.state = mark.state
        self._options = advance(self.state)

    def hand_over(self) -> list[Event]:
        """The events so far, for callers that keep them elsewhere; the match keeps only their number."""
        events, self.events = self.events, []
        return events

    def fork(self, n: int | None = None) -> Match:
        """An independent copy, as it is now or as it was after n choices."""
        if n is not None and n != len(self.choices):
            return self.at(n)
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.state = self.state.clone()
        other.choices = self.choices[:]
        other.events = self.events[:]
        other._marks = []
        other._options = advance(other.state)
        return other

    def at(self, n: int) -> Match:
        """The match as it was after n choices, replayed from the start."""
        if not 0 <= n <= len(self.choices):
            raise QuadrantError(f"the match has {len(self.choices)} choices, not {n}")
        other = Match(self.game, self.scenario, self.seed, self.rule_options, keep=self._keep)
        for seat, choice in self.choices[:n]:
            other.choose(choice, seat)
        return other

    # Storing

    def record(self) -> dict[str, Any]:
        """The match as JSON-compatible data; :func:`load` replays it."""
        record = Record(
            FORMAT,
            self.game.name,
            self.game.version,
            self.scenario,
            self.rule_options,
            self.seed,
            [[seat, *choice] for seat, choice in self.choices],
            self.digest(),
            self.game.components,
        )
        data: dict[str, Any] = msgspec.to_builtins(record)
        return data

    @classmethod
    def resume(
        cls,
        record: Record,
        snapshot: bytes,
        at: int,
        events: list[Event] | None = None,
        *,
        keep: bool = True,
    ) -> Match:
        """A match from a snapshot of its state after ``at`` choices, then the choices that followed.

        The snapshot is trusted: it is our own, stored when the match was there.
        """
        game = catalog.find(record.id)
        match = cls._standing(game, record.scenario, dict(record.options), record.seed)
        match._keep = keep
        match.choices = [(str(c[0]), Choice.of(c[1:])) for c in record.choices[:at]]
        match.events = list(events or [])
        match.told = len(match.events)
        match.state = game.codec().decode(snapshot)
        match._options = advance(match.state)
        for seat, *choice in record.choices[at:]:
            match.choose(choice, str(seat))
        return match

    @classmethod
    def of_state(
        cls,
        game: Game,
        state: GameState,
        scenario: str | None = None,
        options: Mapping[str, object] | None = None,
    ) -> Match:
        """A match that continues from any position, for tests, lessons and analysis.

        How the position came about is unknown, so its record would not lead there.
        """
        rules = game.check_options(options)
        match = cls._standing(game, game.check_scenario(scenario), rules, state.key.hex())
        match.state = state
        state.listen()
        match._run()
        return match

    @classmethod
    def _standing(cls, game: Game, scenario: str, options: Options, seed: dice.Seed) -> Match:
        """A match that is not set up: its state comes from elsewhere."""
        match = object.__new__(cls)
        match.game, match.scenario, match.rule_options, match.seed = game, scenario, options, seed
        match.choices, match.events, match.told = [], [], 0
        match._keep, match._marks = True, []
        return match


def is_choice(value: object) -> bool:
    """Whether a foreign value has the form of a choice: a verb, then strings and whole numbers."""
    if not isinstance(value, tuple | list) or not value or not isinstance(value[0], str):
        return False
    return all(type(part) in (str, int) for part in value)


def new(
    game: str,
    scenario: str | None = None,
    seed: dice.Seed | None = None,
    options: Mapping[str, object] | None = None,
) -> Match:
    """A new match of that game.

    >>> import quadrant
    >>> match = quadrant.new("generals", seed=7)
    >>> match.seat
    'germany'
    """
    return Match(catalog.current(game), scenario, seed, options)


def read_record(data: object) -> Record:
    """A record from foreign data, checked for its form."""
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise ForeignRecord("this is not the record of a Quadrant match")
    try:
        return msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        raise DamagedRecord(f"the record is damaged: {error}") from None


def begin(record: Record, *, keep: bool = True) -> Match:
    """The match of a record as it was set up, before its first choice."""
    game = catalog.find(record.id)
    if record.version != game.version:
        raise VersionMismatch(
            f"the record is of version {record.version} of {game.name}; this is version {game.version}"
        )
    return Match(game, record.scenario, record.seed, record.options, keep=keep)


def replay(match: Match, record: Record) -> Iterator[tuple[str, Choice]]:
    """Make the choices of a record in a match that has begun; each is yielded before it is made."""
    for number, made in enumerate(record.choices, 1):
        seat, choice = str(made[0]) if made else "", Choice.of(made[1:])
        yield seat, choice
        try:
            match.choose(choice, seat)
        except QuadrantError as error:
            raise DamagedRecord(f"the record is damaged at choice {number}: {error}") from None
    if match.digest() != record.digest:
        raise DamagedRecord("the record is damaged: its choices do not lead to the state it names")


def load(data: object) -> Match:
    """The match of a record, replayed and verified on the way."""
    record = read_record(data)
    match = begin(record)
    for _ in replay(match, record):
        pass
    return match
