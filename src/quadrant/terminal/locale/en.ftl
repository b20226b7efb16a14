### The terminal, in English.

terminal-prompt = Number, or ? for help:
terminal-help =
    A number takes that option. b: show the table again. u: undo. s FILE: save. l FILE: load. q: leave.
terminal-no-such-number = There are { $count ->
        [one] one option
       *[other] { $count } options
    }: type a number from 1 to { $count }.
terminal-error = { $error }
terminal-undone = Taken back.
terminal-saved = Saved in { $file }.
terminal-loaded = The match from { $file } goes on.
terminal-goodbye = Until next time.
terminal-over = The match is over. Winner: { $winners }.
terminal-draw = The match is over. Nobody has won.
terminal-seed = The dice can be checked: seed { $seed }, its hash { $commitment }.

terminal-headline = Round { $number } · { $turn } · { $stage } · { $score }
terminal-region-europe = Europe
terminal-region-asia = Asia
terminal-region-pacific = Pacific
terminal-region-america = America
terminal-region-africa = Africa and the south
terminal-deck = deck
terminal-hand = hand
terminal-discard = discard
terminal-responses = face down
terminal-army = armies
terminal-navy = navies
terminal-income = income
terminal-statuses = statuses
terminal-face-down = face down

terminal-short-germany = GER
terminal-short-uk = UK
terminal-short-japan = JAP
terminal-short-ussr = USSR
terminal-short-italy = ITA
terminal-short-usa = USA

rule-in-code = Carried out in
rule-in-bots = Carried out by the bots, in
rule-in-data = In the components (data)
rule-in-heading = A heading, an example or background: nothing to carry out
rule-tests = Proven by
rule-options = Options
rule-rulings = How it is read
