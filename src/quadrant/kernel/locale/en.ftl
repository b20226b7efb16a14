### What every game says, in English.

# A game says in its own words what is passed on or finished: verb-pass-<prompt>, verb-done-<prompt>.
verb-pass = Pass
verb-done = Done

why-match-over = The match is over.
why-not-your-choice = It is not your turn to choose: { $seat } must choose.
why-not-offered = This cannot be chosen now.
why-must-choose = You cannot skip this: choose one of the options.

why-already-there = The unit is already there.
why-too-far = Too far: getting there costs { $cost } movement points, and the unit has { $points }.
why-impassable = { $space } is impassable.
why-no-way = There is no way there.
