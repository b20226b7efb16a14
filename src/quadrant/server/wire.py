"""The wire: every shape that a client sends or receives.

The OpenAPI schema comes from these Structs, and the client's TypeScript types come from the schema. Fields
typed ``Any`` hold what a game defines: a view, a seat's secrets.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from quadrant.kernel.flow import Result
from quadrant.kernel.message import Prompt, Refusal
from quadrant.kernel.orders import Orders
from quadrant.kernel.rules import Rule
from quadrant.kernel.standing import Standing
from quadrant.kernel.telling import Tell

Value = bool | int | str
#: A choice: a verb, then what it is done to.
ChoiceParts = Annotated[list[str | int], Meta(min_length=1, max_length=32)]
#: What else a name must be is in ``names.py``.
Name = Annotated[str, Meta(min_length=2, max_length=32, pattern=r"^[^\x00-\x1f]*$")]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
#: No text has a zero character in it: PostgreSQL cannot keep it.
PLAIN = r"^[^\x00]*$"
#: The longest seed, in characters.
SEED = 100
Title = Annotated[str, Meta(max_length=120, pattern=PLAIN)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatId = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=2000, pattern=PLAIN)]
Token = Annotated[str, Meta(min_length=1, max_length=100, pattern=PLAIN)]


NoticeKind = Literal["turn", "over", "seat", "rematch", "late", "takeback"]


# Errors


class Problem(Struct):
    """What went wrong, in words, with the rule that refuses a choice if it is a rule that does."""

    status: int
    code: str
    detail: str
    refusal: Refusal | None = None


# People


class User(Struct):
    """Somebody who plays."""

    id: int
    name: str
    #: Somebody with a name alone: without a password nobody comes back from another browser.
    guest: bool = False


class Me(Struct):
    """Who is asking: on one's own machine always the same local user, in public whoever is logged in."""

    public: bool
    user: User | None
    #: Whether this server sends mail.
    mail: bool = False


class Credentials(Struct, forbid_unknown_fields=True):
    """To register or to log in."""

    name: Name
    password: Password


class GuestAsked(Struct, forbid_unknown_fields=True):
    """Somebody who was invited gives a name."""

    name: Name
    token: Token


class PasswordGiven(Struct, forbid_unknown_fields=True):
    """A guest keeps his name by a password."""

    password: Password


class MailAsked(Struct, forbid_unknown_fields=True):
    """Where to send mail when it is one's turn, and in which language."""

    address: Annotated[str, Meta(min_length=3, max_length=254, pattern=PLAIN)]
    language: Literal["en", "ru"] = "en"


class MailToken(Struct, forbid_unknown_fields=True):
    """What a mail has brought: it confirms the address, or stops all mail to it."""

    token: Token


class MailInfo(Struct):
    """Where mail goes; nothing is sent before the address is confirmed."""

    address: str | None
    confirmed: bool


class Notice(Struct):
    """Something a player should know the next time he looks in."""

    id: int
    match: str
    title: str
    game: str
    kind: NoticeKind
    created: str


# Games


class OptionInfo(Struct):
    """An optional rule. Its name and explanation are the messages ``option-<id>`` and ``.text``."""

    id: str
    rule: str
    default: Value
    values: list[Value]
    #: Empty for those at hand; the others are named ``options-<group>`` together.
    group: str = ""


class GameInfo(Struct):
    """What can be played. Title, text and playing time are in the game's catalogue of messages."""

    name: str
    title: str
    version: int
    seats: list[str]
    camps: dict[str, str]
    scenarios: list[str]
    options: list[OptionInfo]
    bots: list[str]
    #: For each number of players, the seats that each player takes.
    seatings: list[list[list[str]]]
    #: The rule by which others choose for who is slow; empty if there is none.
    hurry: str


class VerbInfo(Struct):
    """What a verb is done to: the kinds of its targets, and which of them (from 1) glows, if any."""

    kinds: list[str]
    at: int | None
    #: Choosing it gives something up.
    gives_up: bool


class GameStatic(Struct):
    """What never changes while a version of a game is played; may be cached for ever under its version."""

    name: str
    version: int
    board: dict[str, Any]
    cards: list[dict[str, Any]]
    rules: list[Rule]
    #: By its word. Where several may be meant, the first does.
    verbs: dict[str, VerbInfo]
    #: How each event is told to those who watch, by its id without ``event-`` before it.
    tells: dict[str, Tell]
    locale: dict[str, str]


# Matches


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit there: the caller, a bot, or whoever is invited. ``token`` is the invitation."""

    kind: Literal["me", "bot", "open"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    token: Annotated[str, Meta(max_length=100)] | None = None
    #: Which of several people at the caller's screen; open seats of the same person share an invitation.
    person: Annotated[str, Meta(max_length=32, pattern=PLAIN)] | None = None


class ClockTerms(Struct, forbid_unknown_fields=True, frozen=True):
    """The clock of a match: nought is none. Time runs for the player who is waited for, never for bots."""

    #: Seconds that each player has for the whole match, and how many of those that he has used are given back
    #: each time he has done what he was waited for.
    bank: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    #: What becomes of him when they are used up: a bot plays for him, or he has given up.
    then: Literal["bot", "resign"] = "bot"
    #: Days that he has each time he is waited for; then he is reminded, and then a bot may take his place.
    days: Annotated[int, Meta(ge=0, le=60)] = 0
    #: Seconds for a choice that by the rules (``GameInfo.hurry``) another makes for who is slow.
    placing: Annotated[int, Meta(ge=0, le=600)] = 0


class NewMatch(Struct, forbid_unknown_fields=True):
    """A match to be started. Seats that are not named are open; options that are not named are as usual."""

    game: Annotated[str, Meta(max_length=40)]
    scenario: Annotated[str, Meta(max_length=80)] | None = None
    options: Annotated[dict[str, Value], Meta(max_length=100)] = {}
    seats: Annotated[dict[str, SeatWish], Meta(max_length=100)] = {}
    title: Title = ""
    #: Everyone who is offered a reaction is asked, so that the pause tells nothing; unless it is said, where
    #: and as long as two or more people play.
    no_tells: bool | None = None
    #: Shown to everybody in the lobby, and open seats may be taken without an invitation.
    listed: bool = False
    #: Whether people without a seat may watch.
    spectators: bool = True
    clock: ClockTerms | None = None
    #: Only where nobody but bots could be cheated by it.
    seed: Annotated[str, Meta(min_length=1, max_length=SEED, pattern=PLAIN)] | None = None


class SeatInfo(Struct):
    """Who sits where."""

    seat: str
    camp: str
    kind: Literal["person", "bot", "open"]
    #: The person's name.
    name: str | None
    bot: str | None
    me: bool
    #: The person has resigned; the owner may hand the seat to a bot.
    left: bool
    #: The invitation, shown to the owner while the seat is open.
    token: str | None = None
    #: Which of several people at the holder's screen, shown to the holder.
    person: str | None = None
    #: It is open, and kept for the caller: he may sit down without an invitation.
    for_me: bool = False
    #: It is open, and kept for the person of this name, who was told.
    kept: str | None = None


class MatchInfo(Struct):
    """A match as the lobby shows it."""

    id: str
    kind: Literal["match", "analysis", "lesson"]
    status: Literal["open", "playing", "over"]
    game: str
    version: int
    scenario: str
    options: dict[str, Value]
    title: str
    owner: str
    mine: bool
    no_tells: bool
    listed: bool
    spectators: bool
    created: str
    changed: str
    #: How many choices have been made, and how often some were taken back.
    n: int
    epoch: int
    seats: list[SeatInfo]
    #: Whose choice it is; None when the match is over.
    waiting: str | None
    my_turn: bool
    result: Result | None
    seed_hash: str
    #: Revealed when the match is over; lists leave it out.
    seed: str | None
    #: The lesson that it teaches, if it is one.
    lesson: str | None = None
    #: Round and score; None where the game does not tell, or the match is older than this.
    standing: Standing | None = None
    #: The match in which the same people play again, if there is one that the caller may play in.
    rematch: str | None = None
    #: The match that an analysis board was taken from, and after which choice.
    parent: str | None = None
    parent_n: int | None = None
    #: How many choices were made before the first one of its own.
    begins: int = 0
    clock: ClockTerms | None = None
    #: The open seats that the invitation offers with which the caller asks.
    invited: list[str] = []


class Lobby(Struct):
    """The caller's running matches, those with a seat to take or to watch, and those that are over."""

    mine: list[MatchInfo]
    open: list[MatchInfo]
    watch: list[MatchInfo]
    over: list[MatchInfo]


# Lessons


class LessonInfo(Struct):
    """A lesson. Its name and what it is about are its game's messages ``lesson-<name>`` and ``.text``."""

    game: str
    name: str
    kind: Literal["match", "example"]
    minutes: int
    scenario: str
    #: The learner's.
    seats: list[str]
    #: The caller's match in which he takes it, if he has begun.
    match: str | None
    #: How far he has come in it, and of how many steps.
    step: int
    steps: int


class LessonTexts(Struct):
    """What the coach says in the lessons of a game: Fluent messages by language."""

    locale: dict[str, str]


class CoachLine(Struct):
    """A line of the coach, and the places that it speaks of."""

    id: str
    lights: list[str]
    rule: str


class Coaching(Struct):
    """What the coach says where the match stands now, after ``n`` choices of epoch ``epoch``."""

    n: int
    epoch: int
    kind: Literal["match", "example"]
    #: Whether the match has gone as the lesson has it; else one can go back to where its path was left.
    following: bool
    #: Whether the lesson has come to its end; who plays on after it follows it no longer.
    over: bool
    #: How many of the places have been reached where something is said, and how many there are.
    step: int
    steps: int
    lines: list[CoachLine]
    #: What the lesson would choose; None where the learner is not asked.
    choice: ChoiceParts | None


# The table


class EventInfo(Struct):
    """Something that happened. ``e`` numbers the events of a match, ``n`` is the choice it belongs to."""

    e: int
    n: int
    id: str
    rule: str
    args: dict[str, str | int | list[str]]


class ReasonInfo(Struct):
    """Why a bot made the choice numbered ``n``; a choice may have several reasons."""

    n: int
    seat: str
    id: str
    rule: str
    args: dict[str, str | int | list[str]]


class Waste(Struct):
    """An option (by its place in the list) that would give something away for nothing, and what."""

    option: int
    refusal: Refusal


class DecisionInfo(Struct):
    """What a seat is asked; only its holder gets it."""

    seat: str
    kind: str
    reaction: bool
    prompt: Prompt
    options: list[ChoiceParts]
    #: The options before which a person is asked once more.
    wasteful: list[Waste] = []


class Stand(Struct, kw_only=True):
    """Where a match stands. Taking choices back raises ``epoch``, any change raises ``revision``.

    Any that everybody may know of, that is: orders do not.
    """

    #: How many choices were made.
    n: int
    epoch: int
    revision: int
    #: Whose choice it is; None when the match is over.
    waiting: str | None


class Table(Stand, tag="table", tag_field="type", kw_only=True):
    """Everything the caller may see, at the present or (``n`` < ``last``) at an earlier point of the match.

    ``events`` follow the event numbered ``after``: keep yours up to it, drop the rest, append these.
    """

    match: str
    #: How many choices the match has.
    last: int
    #: The public part of the game's view.
    view: Any
    #: The secrets of the seats that the caller may look into.
    own: dict[str, Any]
    #: The collections that updates tell by key: fields of the view and, with ``own.`` before the name, of
    #: secrets; for each the fields that make up a key.
    keys: dict[str, list[str]]
    decision: DecisionInfo | None = None
    after: int = 0
    events: list[EventInfo]
    #: The caller's seat that may take a choice back.
    can_undo: str | None = None
    #: The names of the places that it can go back to, nearest first; the empty name is its last choice.
    undo: list[str] = []
    result: Result | None
    seed_hash: str
    seed: str | None
    orders: dict[str, Orders] = {}
    #: What each of the caller's seats may declare whoever is asked, at the next moment when nothing is half
    #: done: by its orders.
    declarations: dict[str, list[ChoiceParts]] = {}
    #: The last choice by which each of the caller's seats did something itself, other than to pass.
    acted: dict[str, int] = {}
    seats: list[SeatInfo]
    #: Why bots chose what they chose: all that may be told now, and everything once the match is over.
    reasons: list[ReasonInfo]


class Update(Stand, tag="update", tag_field="type", kw_only=True, omit_defaults=True):
    """What changed. ``view`` has only the fields that changed, ``own`` the same for each seat where any did.

    A collection of things is told by key (see ``changes.py``). What ``view``, ``own``, ``orders``,
    ``declarations`` and ``seed`` leave out is as before, ``reasons`` and ``events`` are added. Any other
    field that is left out is 0, null or empty: nobody to wait for, nothing asked, nothing to take back, no
    result. An update follows ``revision - 1``; after a gap ask for the table.
    """

    epoch: int = 0
    waiting: str | None = None
    view: dict[str, Any] = {}
    own: dict[str, Any] = {}
    decision: DecisionInfo | None = None
    after: int
    events: list[EventInfo] = []
    can_undo: str | None = None
    undo: list[str] = []
    result: Result | None = None
    #: Only when the match has just ended.
    seed: str | UnsetType | None = UNSET
    #: Of the seats where they changed: merge them.
    orders: dict[str, Orders] = {}
    declarations: dict[str, list[ChoiceParts]] = {}
    #: Of the choices that bots made now: append them.
    reasons: list[ReasonInfo] = []


class OrdersTaken(Struct, tag="orders", tag_field="type"):
    """Standing orders of the caller's seats, and nothing else, have changed: merge them.

    Nobody else is told, and ``revision`` stays: when somebody gives orders is his own business.
    """

    orders: dict[str, Orders]


class Scene(Struct):
    """What changed with the choice numbered ``n``; ``view`` and ``own`` as in an update."""

    n: int
    #: Who made it, and whose choice is next.
    seat: str
    waiting: str | None
    view: dict[str, Any]
    own: dict[str, Any]


class Stretch(Struct):
    """A stretch of the past, to be shown choice by choice: the table after ``since`` choices, then changes.

    It may end before the choice that was asked for: ask on from there. Of a match that was played by older
    rules only some points are left: there nothing changes from the last of them on.
    """

    epoch: int
    since: int
    waiting: str | None
    view: Any
    own: dict[str, Any]
    keys: dict[str, list[str]]
    scenes: list[Scene]


class ChatLine(Struct, tag="chat", tag_field="type"):
    """Something said at the table."""

    id: int
    name: str
    text: str
    created: str


class Presence(Struct, tag="presence", tag_field="type"):
    """Whose holders are connected, and how many others watch."""

    seats: list[str]
    watching: int


class PlayerClock(Struct):
    """The time that is left (ms) to the player of these seats."""

    seats: list[str]
    left: int
    runs: bool


class TakebackAsked(Struct):
    """Somebody asks to take back what was chosen after the first ``to`` choices."""

    seat: str
    to: int
    #: The seats of those who have not answered.
    waits: list[str]


class Beside(Struct, tag="beside", tag_field="type"):
    """What goes on beside the play: clocks, as they are when this is sent, a take-back that is asked for."""

    clocks: list[PlayerClock]
    #: How long (ms) the one who must choose has for this turn, or choice; less than nothing if he is late.
    turn: int | None
    #: How long (ms) until others may hand his seats to a bot.
    claim: int | None
    #: The seat that chooses in place of the one that was too slow.
    instead: str | None
    takeback: TakebackAsked | None


class Done(Struct, tag="done", tag_field="type"):
    """A message of the client that asked for an answer was carried out; ``ref`` is the message's own."""

    n: int
    ref: int | None = None


class Refused(Struct, tag="refused", tag_field="type"):
    """A message of the client was not carried out, and nothing has changed."""

    problem: Problem
    ref: int | None = None


class Rematch(Struct, tag="rematch", tag_field="type"):
    """The match is played again: in that one."""

    match: str


FromServer = Table | Update | OrdersTaken | ChatLine | Presence | Beside | Rematch | Done | Refused


class ChoiceMade(Struct, forbid_unknown_fields=True):
    """The choice of a seat, made after ``n`` choices of epoch ``epoch``."""

    seat: SeatId
    n: Number
    choice: ChoiceParts
    epoch: Number | None = None


class Choose(ChoiceMade, tag="choose", tag_field="type"):
    """The same on the live line."""

    #: Asks for an answer, and comes back in it. A refusal is sent in any case.
    ref: Number | None = None


class Resync(Struct, tag="resync", tag_field="type", forbid_unknown_fields=True):
    """Send the whole table again, with the events after that one of that epoch."""

    after: Number = 0
    epoch: Number | None = None


FromClient = Choose | Resync


# Requests and answers of the routes


class Progress(Struct):
    """How many choices a match has now, and in which epoch."""

    n: int
    epoch: int


class WhyAsked(Struct, forbid_unknown_fields=True):
    """Why may this seat not choose that?"""

    seat: SeatId
    choice: ChoiceParts


class Why(Struct):
    """The rule that forbids it, or None if it is allowed."""

    refusal: Refusal | None


class UndoAsked(Struct, forbid_unknown_fields=True):
    """The seat takes back its last choice, or goes back to a place; ``n`` counts the choices there are."""

    seat: SeatId
    n: Number
    to: Annotated[str, Meta(max_length=40)] = ""


class InvitationTaken(Struct, forbid_unknown_fields=True):
    """All open seats that the invitation offers, and those that are kept for the caller."""

    token: Token | None = None


class TakebackWish(Struct, forbid_unknown_fields=True):
    """Back to when ``to`` choices were made, just before one of the caller's own; his last if not said."""

    to: Number | None = None


class TakebackAnswer(Struct, forbid_unknown_fields=True):
    """Whether to let it be taken back; to say no to one's own wish is to withdraw it."""

    agree: bool
    #: What it is about, as it was asked.
    to: Number


class SeatAsked(Struct, forbid_unknown_fields=True):
    """Something about one seat."""

    seat: SeatId


class OrdersGiven(Struct, forbid_unknown_fields=True):
    """Standing orders of a seat."""

    seat: SeatId
    orders: Orders


class Said(Struct, forbid_unknown_fields=True):
    """A line of chat."""

    text: Text


class ForkAsked(Struct, forbid_unknown_fields=True):
    """An analysis board from the match as it was after ``n`` choices; now, if not given."""

    n: Number | None = None
    #: Bots keep their seats; otherwise all seats are the caller's.
    bots: bool = False


class Renamed(Struct, forbid_unknown_fields=True):
    """Another title; an empty one is the game's."""

    title: Title


class RematchAsked(Struct, forbid_unknown_fields=True):
    """The same people again; ``swap``: each camp takes the place of the next."""

    swap: bool = False


class CurvePoint(Struct):
    """The score when a round was over: after ``n`` choices."""

    n: int
    #: The last round that was played till then; 0 at the start. The last point may lie within its round.
    round: int
    score: dict[str, int]


class Curve(Struct):
    """The score of a match over its rounds, by public facts; it may begin after the start."""

    n: int
    epoch: int
    points: list[CurvePoint]


class Health(Struct):
    """Whether the server serves, and what is wrong if it does not."""

    #: ``failing`` comes with status 503.
    status: Literal["ok", "failing"]
    version: str
    matches: int
    connections: int
    #: Whether the database answers, and whether it can store (a full disk cannot).
    reads: bool
    stores: bool
    #: Matches that have stood still for a minute although it is a bot's turn.
    still: int
