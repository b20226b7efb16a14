### The interface, in English. What games say is in their own catalogues.

## Everywhere

back = Back
close = Close
loading = Loading…
settings = Settings
language = Language
theme = Colours
theme-auto = As the system
theme-light = Light
theme-dark = Dark
motion = Show changes by motion
pace = Moves of others
pace-off = Not shown one by one
pace-fast = One by one, fast
pace-normal = One by one
pace-step = Step by step, at my word
pace-off-short = at once
pace-fast-short = fast
pace-normal-short = normal
pace-step-short = step by step
sound = Sounds: your turn, dice, battles, the end
ask-again = Ask again before anything is wasted
to-lobby = To the lobby
analysis = Analysis board

problem-offline = The server does not answer. Your choices so far are safe; the table reconnects by itself.
problem-not-fetched = A part of Quadrant could not be loaded. The server does not answer, or it has a newer version.
try-again = Try again
problem-unknown = Something went wrong: { $detail }
problem-not_found = There is no such match, or it is not open to you.
problem-not_logged_in = Please log in first.
problem-forbidden = That is not yours to do. { $detail }
problem-bad_name = Please take another name: { $detail }
problem-stale = The match has moved on. Look again and choose.
problem-conflict = That does not fit any more. { $detail }
problem-undo_refused = This can no longer be undone: something was revealed since.
problem-undo_none = There is nothing to undo now.
problem-unstorable = There is a sign in it that cannot be kept. Remove it and try again.
problem-too_many = That was too often. Wait a moment and try again.
problem-too_large = That is too large.
problem-bad_request = The server did not understand that: { $detail }
problem-server_error = The server failed; nothing was changed. Try again.
problem-wrong_seat = It is not this seat’s turn.
problem-match_over = The match is over.
problem-illegal_choice = That may not be chosen now.
problem-damaged_record = This record is damaged: { $detail }
problem-foreign_record = This is not a record of a game that is played here: { $detail }
problem-version_mismatch = This record was made by another version of the rules: { $detail }
problem-unknown_components = This is played with corrected components that this server does not have: { $detail }
problem-no-client = This client cannot draw the game { $game }.

## People

log-in = Log in
log-out = Log out
register = Create an account
account-name = Name
account-password = Password
account-password-hint = At least 10 characters.
have-account = I have an account
no-account = I have no account yet
account = Account
guest = guest
guest-title = You are a guest
guest-text = Your name and your seats are kept in this browser alone. With a password you can come back from anywhere.
guest-keep = Keep this name
notify-title = When it is your turn
notify-on = Tell me by the browser when it is my turn
notify-off = Tell me no more by the browser
notify-denied = The browser has been told not to: allow notifications for this site in its settings.
notify-none = This browser cannot say by itself that it is your turn.
mail-title = Mail when it is your turn
mail-text = One mail each time your turn begins, only while you are away. Nothing is sent before you have said yes by a link that we send you first.
mail-address = Mail address
mail-ask = Send me the link
mail-unconfirmed = We have written to { $address }. Follow the link there, and mail will come.
mail-goes = Mail goes to { $address }.
mail-forget = No more mail
mail-confirm = Yes, send mail here
mail-confirm-text = Shall mail come to this address when it is your turn in a match?
mail-confirmed = Mail will come when it is your turn and you are not there.
mail-stop = Stop all mail
mail-stop-text = Shall no more mail come to this address?
mail-stopped = No more mail will come; the address is forgotten.

## The lobby

notices = News
notice-turn = { $title }: it is your turn.
notice-over = { $title }: the match is over.
notice-seat = { $title }: somebody has taken a seat.
notice-rematch = { $title }: you are invited to a rematch.
notice-late = { $title }: the time for your turn is over, the others wait.
notice-takeback = { $title }: somebody asks to undo a choice.
lobby-games = Games
lobby-mine = Your matches
lobby-none = No matches yet: choose a game and start one.
lobby-open = Seats to take
lobby-watch = Matches to watch
lobby-over = Finished matches
lobby-over-none = Matches that are over appear here, to be replayed.
lobby-more = Show more
lobby-all = All games
lobby-only = Which games
lobby-boards = Analysis boards ({ $count })
new-match = New match
import = Import a record
import-unreadable = { $file } is not the record of one match: it cannot be read as JSON.
game-players = { $few }–{ $many } players
my-turn-as = Your turn: { $name }
match-open = Waits for players
waits-for = { $name } to choose
choices-made =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
row-invited = You are invited
own-components = corrected components
own-components-text = Played with an owner’s corrected components ({ $fingerprint })
row-open =
    { $count ->
        [one] { $count } seat to take
       *[other] { $count } seats to take
    }
row-more = More about “{ $title }”
row-more-short = Rename, remove
row-rename = Rename
row-rename-save = Save
row-delete = Delete
row-remove = Remove from my list
row-sure-delete = Delete “{ $title }” for good? Log and replay go with it.
row-sure-remove = Take “{ $title }” off your list? It is deleted when the others have removed it too.
row-sure-resign = Others play “{ $title }” with you: resign there first, then remove it.

## Lessons

coach = Coach
coach-step = { $step } of { $steps }
coach-leave = Leave the lesson
coach-next = Next
coach-show = Show me
coach-would = The lesson chooses: { $choice }
coach-as-before = Nothing new here: go on as you think best, or let yourself be shown.
coach-watch = Watch the others move.
coach-left = You have left the path of the lesson. Go on as you like, the others now think for themselves; or go back to where you left it.
coach-back = Back to the lesson
coach-alone = Go on without it
coach-own = My own first match
coach-after = The lesson is over, and the match goes on without the coach.
coach-done = done
learn = Learn
learn-newcomer = New here? Learn by playing
learn-game = Learn { $game }
learn-go-on = Go on learning { $game }
learn-again = From the start
learn-own = Your own first match
learn-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
learn-examples = { $done ->
    [0] Examples from the rulebook ({ $count })
   *[other] Examples from the rulebook ({ $done } of { $count } done)
}
learn-step = step { $step } of { $steps }
learn-on = Play on after the lesson
learn-done = done

## A new match

new-players = Players
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
player-name = Player { $n }
new-who = Who is player { $n }?
who-me = Me
who-here = Somebody at this screen
who-bot = A bot
who-open = By invitation
who-here-text = A curtain comes down when the screen changes hands.
who-open-text = You get a link to send as soon as the match is made.
person-name = Name of this person
new-scenario = Scenario
new-options = Optional rules
options-rulings = Rulings
options-rulings-text = Questions that the rulebook leaves open or answers in two ways. The usual answers are set; change one only if your table plays it otherwise.
options-count =
    { $changed ->
        [0] { $count }, all as usual
       *[other] { $count }, of which { $changed } not as usual
    }
options-usual = All as usual
new-no-tells = No tells
new-no-tells-text = Everyone who holds a face-down card is asked every time, so that the pause gives nothing away. Otherwise a person is asked only when one of the cards could be used.
new-hints = “What would you do?” may be asked
new-hints-text = Whoever must choose may see a bot’s plans for his seat, with their chances. For playing bots, or where everybody agrees.
new-more = More
new-title = Title
new-listed = Show it in everybody’s lobby; anyone may take an open seat
new-spectators = Others may watch
new-seed = Seed of chance
new-seed-text = Leave it empty for chance that nobody can foresee. The same seed deals and rolls the same; only for matches against bots.
clock = Clock
clock-none = No clock
clock-live = Live play
clock-days = { $days ->
        [0] { $hours } h
       *[other] { $days } d { $hours } h
    }
clock-by-turn = By correspondence
clock-bank = Minutes for each player
clock-increment = Seconds given back each turn
clock-then = When they are used up
clock-then-bot = a bot plays on
clock-then-resign = the player has lost
clock-live-text = A player’s time runs while he is waited for, never while bots think or the server is down. After each turn he gets back what he used of it, up to the seconds above.
clock-turn-days = Days for each turn
clock-days-text = Who takes longer is reminded; a day later the others may let a bot play for him.
clock-placing-text = A player who is slow with a marker has it placed by the one on his left. What is placed stays.
clock-seconds-each = Seconds for each marker
clock-says-bank-bot = { $minutes } min each, up to { $increment } s back each turn; then a bot plays on
clock-says-bank-resign = { $minutes } min each, up to { $increment } s back each turn; then the player has lost
clock-says-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    } for each turn
clock-says-placing = { $seconds } s to place a marker
new-start = Start
new-watch = Start and watch

## The table

match-failed = This match cannot be shown
match-gone = This match is not here any more
match-gone-text = It was deleted, or it is no longer open to you.
title-your-turn = Your turn
# Before the round and the step, while the moves of others are being shown
clock-told = Being shown:
line-connecting = Connecting…
line-gone = The match is not here any more
line-lost = Connection lost, trying again…
prompt-title = What is asked
# A place of the board was pointed at that offers several things
let-go = Another place
prompt-yours = { $name }, your choice
# While the moves of others are still being shown
prompt-ahead = After the moves that are being shown:
prompt-reaction = { $name }, will you react?
prompt-on-board =
    { $count ->
        [one] Choose the place that is outlined on the board.
       *[other] Choose one of { $count } places outlined on the board.
    }
prompt-on-units =
    { $count ->
        [one] Choose the unit that is outlined.
       *[other] Choose one of { $count } outlined units.
    }
prompt-on-cards =
    { $count ->
        [one] Choose the card that is outlined.
       *[other] Choose one of { $count } outlined cards.
    }
prompt-cards-any = Outlined: { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
prompt-lesser = With a broken outline: only “{ $does }”.
may-choose = May be chosen.
why-not-asked = This is not what is asked for now. Asked: { $asked }
waiting-bot = The bot “{ $name }” is thinking…
waiting-seats = The cards are dealt when every seat is taken. Send the invitations.
waiting-kept = The cards are dealt when everybody sits. Still to come: { $names }.
waiting-open = Nobody sits here yet. Send the invitation (under “Match”).
waiting-person = { $name } is to choose.
undo = Undo
undo-key = Undo your last choice (u)
# Something was revealed since: it is asked first, and so says the ellipsis
undo-asking = Undo…
undo-asks = Undo your last choice and what came of it (u): asks first
# Back to a named place of the game, further than the last choice
# In front of the places to go back to
undo-to = Undo:
undo-to-turn = Whole turn
undo-to-turn-key = Undo the whole turn
undo-to-allocation = All production
undo-to-allocation-key = Undo all production
undo-to-markers = All markers
undo-to-markers-key = Undo all markers
undo-to-unit = This move
undo-to-unit-key = Undo this move
undo-to-movement = All moves
undo-to-movement-key = Undo all moves
undo-to-upgrades = All upgrades
undo-to-upgrades-key = Undo all upgrades
undo-to-placement = All placements
undo-to-placement-key = Undo all placements
undo-to-discard = All discards
undo-to-discard-key = Undo all discards
undo-to-targets = All targets
undo-to-targets-key = Undo all targets
undo-to-blows = All counterblows
undo-to-blows-key = Undo all counterblows
undo-to-battle = Whole battle
undo-to-battle-key = Undo the whole battle
undo-to-retreat = All retreats
undo-to-retreat-key = Undo all retreats
undo-to-advance = All advances
undo-to-advance-key = Undo all advances
undo-to-landing = All landings
undo-to-landing-key = Undo all landings
undo-to-card = Card
undo-to-card-key = Undo everything back to the choice of the card
undo-to-offensive = Activation
undo-to-offensive-key = Undo all activation
undo-to-battles = All battles
undo-to-battles-key = Undo the declaration of battles
undo-to-reaction = All reactions
undo-to-reaction-key = Undo all reactions
undo-to-return = All returns
undo-to-return-key = Undo all movement after the battles
undo-to-replacements = All steps
undo-to-replacements-key = Undo all replacement steps
takeback-here = Undo back to here
takeback-keep = Leave it as it is
takeback-free = { $which ->
    [chosen] This choice of yours
   *[last] Your last choice
  } and all that followed are undone. You have seen what came of them, and chance will fall out the same: others cannot join this match any more.
takeback-shared = { $which ->
    [chosen] This choice of yours
   *[last] Your last choice
  } and all that followed would be undone. The others are asked, and all must agree. Chance will fall out the same.
takeback-ask = Ask the others
takeback-asked =
    { $count ->
        [one] { $name } asks to undo the last choice.
       *[other] { $name } asks to undo the last { $count } choices.
    }
takeback-agree = Agree
takeback-decline = Decline
takeback-waits = You have asked to undo something. Still to answer: { $names }
takeback-withdraw = Withdraw
clock-instead = { $name } was too slow: { $other } places this marker.
clock-you-instead = { $name } was too slow: you place this marker.
clock-late = { $name } is late with this turn and was reminded.
clock-you-late = The time for your turn is over. The others may soon let a bot play for you.
clock-claim = Let a bot play
clock-minute = You have less than a minute.
clock-seconds = You have less than ten seconds.
players-here = People at the table
player-here = here
player-away = not here now
tabs = More about the match
tab-log = Log
tab-cards = Cards
tab-points = Points
tab-chat = Chat
tab-match = Match
sheet = Score, log and match

boxes-of = { $seat }: off the map
boxes-none = Nobody is off the map.
cards-none-yet = No card has been played yet.
card-was-event = played as an event
card-was-spent = given up

nations-title = Nations
points-none = No points yet.
percent = { $n }%
supply = Supply
supply-title = Supply lines, and what cuts them (s)

zoom-title = Zoom
zoom-in = Closer (+)
zoom-out = Farther (−)
zoom-fit = Whole board (f)
board-empty = no units
board-take = Take { $unit }
overlays-title = What lies over the map
overlay-next = To the next place where something may be chosen, or the one before
overlay-leaf = Through the units of a stack; Enter chooses the one reached
overlay-key = { $name } ({ $key })

fold-score = Fold the score
open-score = Show the score
fold-panel = Fold these panels
open-panel = Show these panels
play-first = Play the card first, then choose where.
advice-do = Do this
choosable = What can be chosen
fold-hand = Fold the hand
open-hand = Show the hand ({ $count })
card-more = More about it
fold-sheet = Fold the sheet
open-sheet = Show the sheet
hand-title = Hand
hand-of = Whose cards
hand-of-seat = Cards of { $name }
hand-ahead = { $name }, after these moves
hand-none = You watch: hands are secret
hand-over = The match is over: choose whose cards to see
hand-empty = No cards in hand.
hand-offered = Choose one of these cards
hand-answers = What you can answer with
hand-going = Discard: what is chosen goes away
hand-show-hand = Show the hand
hand-show-offered = Back to the choice
laid-title = On the table
laid-hidden = Face down: only you see it.
card-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards of this name
    }
prospect-if-played = Not now, but if it were played:
prospect-title = What it would bring
doubt-again = Choose it once more to do it all the same.
doubt-never = Do it, and do not ask again

orders-title = Standing orders
orders-short = Orders
orders-for = Reactions of { $name }
orders-pass-until = Pass until my turn
orders-until-my-turn = Pass every reaction until my turn
orders-always-ask = Always ask me, even when I can only pass
orders-only-for = Ask me only for these cards (none marked: for any):
orders-declare = At the next moment when nothing is half done:

log-title = What happened
log-empty = Nothing has happened yet.
log-more =
    { $count ->
        [one] { $count } earlier line
       *[other] { $count } earlier lines
    }
log-why = Why did the bot choose this?
log-jump = Look at this moment
log-new =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
chat-empty = Nobody has said anything yet.
chat-say = Say something to the table
chat-send = Send

replay-title = Replay
replay-slider = Point of the match
replay-at = After { $n } of { $last } choices
replay-first = To the start
replay-back = One choice back
replay-next = One choice on
replay-now = Back to now
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-normal = normal
replay-fast = fast
replay-rush = very fast
moment = What just happened
moment-card = Read the card
moment-next = Next
moment-skip = Skip
since = Since your last turn
since-again = Replay
since-again-title = Show once more what happened since your last turn
since-loss = Loss
# Behind a line: what else the nation did
since-more = and { $count } more
alarms = Look out
alarms-more = { $count } more
alarms-fewer = Fewer
fork = Fork here
fork-text = Fork here: an analysis board from this point
fork-bots = Bots keep their seats
fork-all = All seats are mine

## What would you do?

advice-title = What would you do?
advice-key = What would you do? A bot’s plans for this choice (w)
advice-short = Advice
advice-label = Advice: what would you do?
advice-thinking = The general is thinking…
advice-none = There is nothing to compare here: one choice is as good as the other.
advice-forced = There is only one choice here.
advice-intro = Plans for your seat, tried on what the others may hold, with your chance to win. The best is compared with the second, the others with the best. Point at a plan, or touch it, to see its places.
advice-sight = Plans for your seat, at first sight, best first. Point at one, or touch it, to see its places.
advice-only = What a bot would do at first sight. Point at it, or touch it, to see its places.
advice-best = best
# $n is by how much the chance to win is smaller, in percentage points
advice-behind = −{ $n }
advice-level = just as good
advice-chance = Chance to win: { $n } %

## The match looked back on

analysis-open = Analyse the match
analysis-title = Looking back
analysis-working = The match is being played through and thought over: { $n } %
analysis-curve = Chance to win, in percent
analysis-slider = Point of the match; moving it goes there in the replay
analysis-intro = The chance to win in percent, as each side could judge it from what it knew (so they need not add up to 100), and the moves that mattered most.
analysis-turnings = Turning points
analysis-swing = { $before } → { $after } %
analysis-after = After { $n } { $n ->
        [one] choice
       *[other] choices
    }
analysis-played = Played:
analysis-best = Nothing better was in sight.
analysis-quiet = No move changed much.

match-seats = Seats
match-options = Scenario and options
match-started = Started { $date }
match-parent = From another match, after { $n } choices
seat-me = You
seat-open = Open
seat-left = Left
seat-here = here
seat-away = away
seat-to-bot = Give to a bot
seat-to-bot-which = Which bot shall play { $name }?
invite-title = Invitations
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share
invite-link = Invitation for { $names }
invite-local = Others cannot reach this server: it runs for this machine alone. To play with friends, start it with “quadrant serve --public” behind an address that they can reach (docs/hosting.md).
inviting-title = Invite the others
inviting-text = One link for each player. The cards are dealt when everybody sits.
expecting-title = Waiting for { $names }
expecting-text = The seats are kept, and word was sent: nothing more is needed. The link is for whoever has lost the way.
watching =
    { $count ->
        [one] { $count } person watches.
       *[other] { $count } people watch.
    }
join-invited = { $owner } invites you to play
join-game = Game
join-others = At the table
join-name = Your name
join-guest-text = A name is enough. You can set a password later, to come back from another browser.
option-on = { $name }
option-off = not: { $name }
join-sit = Sit down
dice-title = Chance
dice-promise = The seed of all that chance decides is fixed; this is its hash. At the end the seed is shown, and this page checks it.
dice-hash = Hash of the seed:
dice-seed = Seed:
dice-honest = Checked: the seed matches the hash that was published at the start.
dice-wrong = The seed does not match the hash that was published at the start.
record-title = Record
record-export = Export the record
record-later = The record holds the seed, so it can be exported when the match is over.
resign-title = Resign
resign-camp = Resign as { $camp }
resign-sure = You give up your seats of { $camp }. A camp that nobody plays any more has lost.
resign-yes = Resign
over-won = { $side } wins
over-replay = Replay from the start
over-check = Chance and record
over-draw = A draw
over-rematch = Rematch
over-rematch-swap = Rematch, sides swapped
over-rematch-to = To the rematch
place-draw = You drew.
place-won = You won.
place-lost = You lost.
place-side-won = Your side won.
place-side-lost = Your side lost.
place-nth =
    { $n ->
        [2] You came 2nd.
        [3] You came 3rd.
       *[other] You came { $n }th.
    }
curve-title = Score over the rounds
curve-slider = Round; moving it goes there in the replay
curve-start = At the start
curve-end = At the end
curve-now = Now
curve-table = As a table
curve-when = When
win-resigned = The losing side has resigned
win-time = The losing side’s time has run out

screen-title = At this screen
screen-text = Give the seats to different people, and a curtain comes down whenever the screen changes hands.
screen-apply = Seat them so
screen-ask = You hold seats of different sides.
screen-all-me = I play them all
screen-several = There are several of us
curtain-title = Who is at the screen?
curtain-pass = { $name }, it is your turn at the screen
curtain-text = Cards are covered until you are here. The others, please look away.
curtain-here = I am { $name }
curtain-short = The screen changes hands.

rules = Rules
rules-title = Rules
rules-intro = The game in two minutes
intro-want-title = What you want
intro-turn-title = A turn
intro-win-title = Who wins
intro-hints-title = Three hints for a start
rules-search = Search the rules
rules-none = No rule has these words.
rules-count =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rule-open = Rule: { $title }
about-show = Show on the board

help-title = Keys and signs
help-intro = Whatever may be chosen is outlined in orange: places on the board, cards, nations, buttons. Rest on anything else for a moment to learn why not. Names with a dotted line open what they name.
help-tab = goes through everything that may be chosen
help-arrows = on a place or card: to the next one; on the board: pan; in the log: from line to line, and to the names in it
help-shift = with an arrow, on the board: to any place, and why it may not be chosen
help-enter = chooses
help-digits = the buttons of the prompt or of the raised card
help-undo = undo your last choice
help-advice = ask what a bot would do
help-board = to the board
help-hand = to the hand
help-fit = the whole board
help-zoom = closer, farther
help-supply = supply lines
help-rules = rules
help-replay = one choice back, one on
help-play = play the match from here, pause
help-next = the next move of others at once
help-escape = closes what was opened last, lets go
help-help = this page
help-keys = Keys
