## The page of a person

person-since = Here since { $date }
person-ratings = Ratings
person-no-rating = No rated match yet.
rating-of = { $rating } ± { $width }
rating-unsure = still a guess
rating-matches = { $count ->
    [one] one rated match
   *[other] { $count } rated matches
  }
rating-curve = Rating in { $game }: from { $first } to { $last }
person-reliability = Reliability
reliability = { $matches ->
    [0] No finished match yet.
    [one] One match finished; seen to its end: { $kept }.
   *[other] { $matches } matches finished; seen to their end: { $kept }.
  }
reliability-timed = Time ran out: { $count }
reliability-left = Left to others: { $count }
person-results = Results
results-side = Game, scenario, side
results-matches = Matches
results-won = Won
person-rivals = Head to head
rivals-name = Against
rivals-won = Won
rivals-lost = Lost
person-openings = Favourite openings
openings-first = First choice
openings-times = Times
person-matches = Matches
outcome-won = Won
outcome-lost = Lost
outcome-shared = Shared
outcome-resigned = Resigned
outcome-timed = Out of time
outcome-left = Left
past-with = with { $names }
past-rated = rated
former = Former player
person-private = Everybody sees ratings and results of rated matches and of matches listed in the lobby. Other matches are shown only to those who played them.

## The page of a game

game-ranking = Ratings
game-nobody = Nobody is rated yet.
ranking-bot = bot
game-sides = Results by side
game-count = { $matches ->
    [0] No public match has been finished here yet.
    [one] One public match, { $length } choices long.
   *[other] { $matches } public matches, { $length } choices long on average.
  }
game-openings = First choices
game-all = All scenarios
game-records = All records (JSON lines)

## Conduct

mute = Mute
mute-text = You do not read what this person says. Nobody is told.
block = Block
block-text = You do not read what this person says, get no invitations from them, and do not meet in each other’s open matches. Nobody is told.
report = Report…
report-text = What should a moderator look at?
report-send = Send to the moderators
report-sent = A moderator will look at it.
relations = Muted and blocked
moderation = Moderators’ page
moderation-reports = Reports
moderation-none = No report waits.
moderation-why = Reason, for the log
moderation-log = What was done
report-by = reported by { $name }
report-match = the match
act-close = Seen to
act-silence = Silence for a week
act-speak = Let speak again
act-strike = Strike out
act-rename = Take the name away
act-appoint = Made a moderator
act-dismiss = No longer a moderator
act-server = the server’s administrator

## Doors

doors = For programs
doors-text = A bot is an account of its own that plays by a program of yours. A token lets a program in; it is shown once. The page “Bots online” of the documentation has a client to start from.
doors-bots = Your bots
doors-bot-name = Name of a new bot
doors-add-bot = Add a bot
doors-tokens = Tokens
doors-token-name = What it is for
doors-account = Who comes in by it
doors-make = Make a token
doors-once = Copy it now: it is not shown again
doors-used = last used { $when }
doors-unused = never used
doors-revoke = Revoke
scope-read = look
scope-play = play
scope-chat = talk
