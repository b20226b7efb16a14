### What every game says, in English.

verb-pass = Pass
verb-done = Done

why-match-over = The match is over.
why-not-your-choice = It is not your choice now: { $seat } must choose.
why-not-offered = This cannot be chosen now.
