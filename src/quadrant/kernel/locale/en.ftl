### What every game says, in English.

# Whatever a game lets go by or leaves off, it says in its own words: verb-pass-<prompt>, verb-done-<prompt>.
verb-pass = Pass
verb-done = Done

why-match-over = The match is over.
why-not-your-choice = It is not your choice now: { $seat } must choose.
why-not-offered = This cannot be chosen now.
why-must-choose = This cannot be left out: one of what is offered must be chosen.

why-already-there = The unit is there already.
why-too-far = Too far: it takes { $cost } movement points to get there, and there are { $points }.
why-impassable = { $space } is impassable.
why-no-way = No way leads there.
