### The interface, in English. What games say is in their own catalogues.

## Everywhere

back = Back
close = Close
loading = Loading…
settings = Settings
language = Language
theme = Colours
theme-auto = Same as the system
theme-light = Light
theme-dark = Dark
motion = Animate changes
pace = How others’ moves are shown
pace-off = All at once
pace-fast = One by one, fast
pace-normal = One by one
pace-step = One by one, when I press Next
pace-off-short = at once
pace-fast-short = fast
pace-normal-short = normal
pace-step-short = step by step
sound = Sounds: your turn, dice, battles, the end
ask-again = Warn me again before I waste something
to-lobby = To the lobby
analysis = Analysis board

problem-offline = The server does not answer. Your choices so far are safe; the table reconnects by itself.
problem-not-fetched = A part of Quadrant could not be loaded. The server does not answer, or it has a newer version.
try-again = Try again
problem-unknown = Something went wrong: { $detail }
problem-not_found = There is no such match, or it is not open to you.
problem-not_logged_in = Please log in first.
problem-forbidden = You may not do that. { $detail }
problem-bad_name = Please choose another name: { $detail }
problem-stale = The match has moved on. Look again and choose.
problem-conflict = That no longer applies. { $detail }
problem-undo_refused = This can no longer be undone: something was revealed since.
problem-undo_none = There is nothing to undo now.
problem-unstorable = The text contains a character that cannot be stored. Remove it and try again.
problem-too_many = You are doing that too often. Wait a moment and try again.
problem-too_large = That is too large.
problem-bad_request = The server did not understand that: { $detail }
problem-server_error = The server failed; nothing was changed. Try again.
problem-wrong_seat = It is not this seat’s turn.
problem-match_over = The match is over.
problem-illegal_choice = That may not be chosen now.
problem-damaged_record = This record is damaged: { $detail }
problem-foreign_record = This is not a record of a game that is played here: { $detail }
problem-version_mismatch = This record was made by another version of the rules: { $detail }
problem-unknown_components = This match uses corrected components that this server does not have: { $detail }
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
guest-keep = Keep this name
notify-on = Notify me in the browser when it is my turn
notify-off = Stop notifying me in the browser
notify-denied = The browser blocks notifications: allow them for this site in its settings.
notify-none = This browser cannot show notifications.

## The lobby

notices = News
notice-turn = { $title }: it is your turn.
notice-over = { $title }: the match is over.
notice-seat = { $title }: somebody has taken a seat.
notice-rematch = { $title }: you are invited to a rematch.
notice-late = { $title }: the time for your turn is up, and the others are waiting.
notice-takeback = { $title }: somebody asks to undo a choice.
welcome = Four strategy games of the Second World War
welcome-text = Board games in the browser, against bots or friends. What you may do is outlined; all else says why not, with its rule.
welcome-play = Play at once
welcome-play-as = { $scenario }, against bots, as { $names }
welcome-lessons = All lessons and examples
front-board = A board in the middle of a match
front-free = Try a lesson: you need no account.
lobby-turn = Your turn
lobby-lessons = Lessons you have begun
lobby-games = Games
lobby-mine = Your matches
lobby-none = No matches yet: choose a game and start one.
lobby-open = Seats to take
lobby-watch = Matches to watch
lobby-over = Finished matches
lobby-over-none = Finished matches appear here, ready to be replayed.
lobby-more = Show more
lobby-all = All games
lobby-only = Games to show
lobby-boards = Analysis boards ({ $count })
new-match = New match
import = Import a record
import-unreadable = { $file } is not the record of one match: it cannot be read as JSON.
game-players = { $few }–{ $many } players
my-turn-as = Your turn: { $name }
match-others = Others choose
match-open = Waiting for players
waits-for = Waiting for { $name }
choices-made =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
row-invited = You are invited
row-against = against { $names }
row-begun = begun { $date }
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
row-sure-delete = Delete “{ $title }” for good? Its log and replay are deleted too.
row-sure-remove = Take “{ $title }” off your list? It is deleted when the others have removed it too.
row-sure-resign = Others play “{ $title }” with you: resign there first, then remove it.

## Lessons

coach = Coach
guide-text = Your first match? A coach plays one with you, in { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}. This one waits.
guide-take = Guide me
learn = Learn
learn-newcomer = New here? Learn by playing
learn-game = Learn { $game }
learn-go-on = Continue learning { $game }
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
puzzle-book = { $done ->
    [0] Puzzles: find the best move
   *[other] Puzzles: find the best move ({ $done } solved)
}
puzzle-ask = { $seat }. One choice here is clearly the best. Look at the board and find it: you may try, and take back.
puzzle-compare = Compare what each choice leads to when everybody answers.
puzzle-points = { $choice }: not the best. It costs about { $n ->
    [one] one point
   *[other] { $n } points
  } of position.
puzzle-hint = Hint
puzzle-show = Show the answer
puzzle-best = Best: { $choice }
puzzle-right = Right. Go on.
puzzle-solved = That is it.
puzzle-chance = Chance to win: { $n } %
puzzle-wrong = { $choice }: not the best. It costs about { $less } { $less ->
    [one] chance
   *[other] chances
} in a hundred: { $n } % instead of { $best } %.
puzzle-untried = { $choice }: not the best.
puzzle-back = Take it back
puzzle-next = Next puzzle
puzzle-waits = The others wait: this is a puzzle.

## A new match

players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
player-name = Player { $n }
new-scenario = Scenario
new-options = Optional rules
options-rulings = Rulings
options-rulings-text = Questions that the rulebook leaves open or answers in two ways. The usual answers are set; change one only if your group plays it differently.
options-count =
    { $changed ->
        [0] { $count }, all as usual
       *[other] { $count }, of which { $changed } not as usual
    }
options-usual = All as usual
new-no-tells = No tells
new-hints = Players may ask “What would you do?”
new-title = Title
rated = rated
game-page = How it is played
clock = Clock
clock-days = { $days ->
        [0] { $hours } h
       *[other] { $days } d { $hours } h
    }
clock-says-bank-bot = { $minutes } min each, up to { $increment } s back each turn; then a bot plays on
clock-says-bank-resign = { $minutes } min each, up to { $increment } s back each turn; then the player loses
clock-says-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    } for each turn
clock-says-placing = { $seconds } s to place a marker

## The table

match-failed = This match cannot be shown
match-gone = This match no longer exists
match-gone-text = It was deleted, or it is no longer open to you.
title-your-turn = Your turn
# Before the round and the step, while the moves of others are being shown
clock-told = Showing:
line-connecting = Connecting…
line-gone = The match no longer exists
line-lost = Connection lost, trying again…
prompt-title = Your decision
# A place of the board was pointed at that offers several things
let-go = Another place
prompt-yours = { $name }, your choice
# While the moves of others are still being shown
prompt-ahead = After the moves now being shown:
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
prompt-lesser = With a dashed outline: only “{ $does }”.
may-choose = You can choose this.
why-not-asked = That is not the question now. The question: { $asked }
waiting-bot = The bot “{ $name }” is thinking…
waiting-seats = The cards are dealt when every seat is taken. Send the invitations.
waiting-kept = The cards are dealt when everybody has sat down. Still to come: { $names }.
waiting-open = Nobody sits here yet. Send the invitation (under “Match”).
waiting-person = Waiting for { $name } to choose.
undo = Undo
undo-key = Undo your last choice (u)
# Something was revealed since: it is asked first, and so says the ellipsis
undo-asking = Undo…
undo-asks = Undo your last choice and everything that followed (u): you will be asked to confirm
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
undo-to-offensive-key = Undo the whole activation
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
  } and everything after it will be undone. You have seen the outcome, and the dice will fall the same way again: nobody else can join this match any more.
takeback-shared = { $which ->
    [chosen] This choice of yours
   *[last] Your last choice
  } and everything after it would be undone. All other players must agree. The dice will fall the same way again.
takeback-ask = Ask the others
takeback-asked =
    { $count ->
        [one] { $name } asks to undo the last choice.
       *[other] { $name } asks to undo the last { $count } choices.
    }
takeback-agree = Agree
takeback-decline = Decline
takeback-waits = You have asked to undo a choice. Still to answer: { $names }
takeback-withdraw = Withdraw
clock-instead = { $name } was too slow: { $other } places this marker.
clock-you-instead = { $name } was too slow: you place this marker.
clock-late = { $name } is late with this turn and has been reminded.
clock-you-late = The time for your turn is up. The others may soon let a bot play for you.
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
board-as-text = Board as text
sheet = Score, log and match

boxes-of = { $seat }: off the map
boxes-none = There are no units off the map.
cards-none-yet = No card has been played yet.
card-was-event = played as an event
card-was-spent = discarded or spent

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
overlays-title = Map overlays
overlay-next = To the next place where you can choose something, or the previous one
overlay-leaf = Through the units of a stack; Enter chooses the current one
overlay-key = { $name } ({ $key })

fold-score = Fold the score
open-score = Show the score
fold-panel = Fold these panels
open-panel = Show these panels
play-first = Play the card first, then choose where.
choosable = What can be chosen
fold-hand = Fold the hand
open-hand = Show the hand ({ $count })
card-more = More about this card
fold-sheet = Fold the sheet
open-sheet = Show the sheet
hand-title = Hand
hand-of = Whose cards
hand-of-seat = Cards of { $name }
hand-ahead = { $name }, after these moves
hand-none = You are watching: hands are secret
hand-over = The match is over: choose whose cards to see
hand-empty = No cards in hand.
hand-offered = Choose one of these cards
hand-answers = Cards you can answer with
hand-going = Discard: the card you choose is gone
hand-show-hand = Show the hand
hand-show-offered = Back to the choice
laid-title = On the table
laid-hidden = Face down: only you see it.
card-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards of this name
    }
prospect-if-played = Not playable now, but if it were:
prospect-title = What it would bring
doubt-again = Choose it again to do it anyway.
doubt-never = Do it, and do not warn me again

orders-title = Standing orders
orders-short = Orders
orders-for = Reactions of { $name }
orders-pass-until = Pass until my turn
orders-until-my-turn = Pass every reaction until my turn
orders-always-ask = Always ask me, even when I can only pass
orders-only-for = Ask me only for these cards (if none is marked, for any):
orders-declare = At the next moment between two actions:

log-title = What happened
log-empty = Nothing has happened yet.
log-more =
    { $count ->
        [one] { $count } earlier line
       *[other] { $count } earlier lines
    }
log-why = Why did the bot choose this?
log-jump = Go to this moment
log-new =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }

replay-title = Replay
replay-slider = Point of the match
replay-at = After { $n } of { $last } choices
replay-first = To the start
replay-back = One choice back
replay-next = One choice forward
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
since-again-title = Show again what happened since your last turn
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

advice-key = What would you do? A bot’s plans for this choice (w)
advice-short = Advice
advice-label = Advice: what would you do?
# $n is by how much the chance to win is smaller, in percentage points

## The match looked back on

analysis-open = Analyse the match

seat-me = You
seat-open = Open
seat-here = here
seat-away = away
invite-local = Others cannot reach this server: it serves this machine only. To play with friends, start it with “quadrant serve --public” at an address that they can reach (docs/hosting.md).
watching =
    { $count ->
        [one] { $count } person watches.
       *[other] { $count } people watch.
    }
option-on = { $name }
option-off = without: { $name }
join-sit = Sit down
over-won = { $side } wins
over-replay = Replay from the start
over-check = Fair dice and record
over-draw = A draw
over-rematch = Rematch
over-rematch-swap = Rematch with sides swapped
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

screen-ask = You hold seats on different sides.
screen-all-me = I play them all
screen-several = There are several of us
curtain-title = Who is at the screen?
curtain-pass = { $name }, it is your turn at the screen
curtain-text = The cards are covered until you are here. The others should look away.
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
rules-none = No rule contains these words.
rules-count =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rule-open = Rule: { $title }
about-show = Show on the board

help-title = Keys and signs
help-intro = Everything you can choose is outlined in orange: places on the board, cards, nations, buttons. Rest on anything else for a moment to learn why you cannot. Names with a dotted line open what they name.
help-tab = goes through everything you can choose
help-arrows = on a place or card: to the next one; on the board: pan; in the log: from line to line, and to the names in it
help-shift = with an arrow, on the board: to any place, and why you cannot choose it
help-enter = chooses
help-digits = the buttons of the question or of the raised card
help-undo = undo your last choice
help-advice = ask what a bot would do
help-board = to the board
help-hand = to the hand
help-fit = the whole board
help-zoom = closer, farther
help-supply = supply lines
help-rules = rules
help-replay = one choice back, one forward
help-play = play the match from here, or pause
help-next = skip to the next move of the others
help-escape = closes what was opened last, or lets go of what was picked
help-help = this page
help-keys = Keys

## Seats that are held, and guests who come back

notice-held = { $title }: your time ran out and a bot holds your seat. Take it back whenever you like.
row-held = A bot holds your seat
seat-held-title = Your seat
seat-held-mine = A bot is playing for you ({ $names }). Your seat is still yours.
seat-take-back = Take it back
remark-held = { $name } ran out of time: a bot holds { $names } until { $name } comes back.
remark-back = { $name } is back and plays { $names } again.
remark-sat = { $name } takes over { $names }.
remark-device = { $name } has come back by link, perhaps from another device.
former-player = Former player
join-return = Come back
leave-guest = { $count ->
    [0] You are a guest. Keep this link: without it or a password you cannot come back.
    [one] You are a guest, and you play in one match. Keep this link: without it or a password you cannot come back.
   *[other] You are a guest, and you play in { $count } matches. Keep this link: without it or a password you cannot come back.
  }
leave-link = Your link
leave-make-link = Make a link for me
leave-stay = Stay
leave-now = Log out now

## Passwords, sessions, leaving

password-forgotten = I have forgotten my password
password-sent = If this name has a confirmed email address, a link is on its way there. It works for an hour.

style-link = All marks of the boards

## News while the page is closed

channel-push = Browser
channel-discord = Discord
channel-matrix = Matrix
channel-json = JSON, signed
channel-try = Try it
channel-end = End it
channel-reached = It was taken.
channel-not-reached = { $status ->
    [0] It does not answer.
   *[other] It was refused (status { $status }).
  }
channel-failed = { $count ->
    [one] one message was not delivered
   *[other] { $count } messages were not delivered
  }

## Allies, and notes for oneself

chat-say-side = Say something to your side

## Pauses by agreement

pause-title = A pause
pause-asked = { $name } asks for a pause: nobody’s time would run.
pause-waits = You asked for a pause. Still to agree: { $names }.
pause-stands = The clocks stand, as you have all agreed.
pause-end = Let them run again
remark-paused = All have agreed to a pause, as { $name } asked: the clocks stand.
remark-resumed = { $name } lets the clocks run again.
notice-pause = { $title }: somebody asks for a pause.
