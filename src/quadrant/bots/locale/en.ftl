# What bots of every game say, and what they are called.

bot-recruit = Recruit
    .text = Easy. Plays sensibly and makes a beginner’s mistakes. For your first matches.
bot-staff = Staff
    .text = Middling. Takes what looks best at first sight: solid and quick.
bot-general = General
    .text = Hard. Plays its best plans out on many ways the game may go, and takes the one that does best. Thinks for a moment.
bot-marshal = Marshal
    .text = Hardest. Thinks like the General, on three times as many. Takes its time.
bot-planner = Planner
    .text = For comparison. Plays its best plans out, with a judgement written by hand.
bot-random = Random
    .text = No opponent at all. Any legal choice, all equally likely: for trying things out.

## What a search says of its choice

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
search-answer = Likely answer, { $seat }: { $line }.

## A match looked back on, in the terminal

lookback-course = Chance to win after n choices, as each side could judge it from what it knew (so they need not add up to 100 %):
lookback-turnings = The moves that mattered most:
