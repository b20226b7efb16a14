# What bots of every game say, and what they are called.

bot-recruit = Recruit
    .text = Easy. Plays sensibly and makes a beginner’s mistakes. For your first matches.
bot-staff = Staff
    .text = Medium. Takes what looks best at first sight: solid and quick.
bot-general = General
    .text = Hard. Tries its best plans in many possible futures and takes the one that does best. Thinks for a moment.
bot-marshal = Marshal
    .text = Hardest. Thinks like the General, in three times as many futures. Takes its time.
bot-planner = Planner
    .text = For comparison. Tries its best plans in many possible futures, judged by hand-written rules.
bot-random = Random
    .text = Not a real opponent. Makes any legal choice, all equally likely. For trying things out.

## What a search says about its choice

# $line is how a plan begins, in the words of its choices
search-chance = Chance to win: { $n } %.
search-next = Next best, { $n } { $n ->
        [one] point
       *[other] points
    } behind: { $line }.
search-level = Just as good: { $line }.
search-better = Stronger in: { $features }.
search-worse = Weaker in: { $features }.
search-instead = Better, by { $n } { $n ->
        [one] point
       *[other] points
    }:
# $n and $was are chances to win
search-brought = { $n } % instead of { $was } %
search-answer = Likely answer, { $seat }: { $line }.
# The hint of a puzzle
puzzle-look = What matters most here: { $features }.

## The analysis of a match, in the terminal

lookback-course = Chance to win after n choices, as each side could judge it from what it knew (so they need not add up to 100 %):
lookback-own = What cost you most:
lookback-turnings = The moves that mattered most:
