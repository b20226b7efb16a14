### The terminal, in English.

## Typing

terminal-prompt = Number, name, or ? for help:
terminal-help = Type the number of an option, or words of it: a few letters of each are enough. Besides:
# What may be typed for each command; the words of all languages are understood.
terminal-command-help = help ? h
terminal-command-options = options o list
terminal-command-table = table b t
terminal-command-map = map m
terminal-command-zoom = zoom z
terminal-command-look = look x at
terminal-command-tracks = tracks score
terminal-command-hand = hand cards card
terminal-command-log = log
terminal-command-why = why
terminal-command-rule = rule rules
terminal-command-supply = supply
terminal-command-odds = odds
terminal-command-advice = advice hint
terminal-command-undo = undo u
terminal-command-save = save s
terminal-command-load = load l
terminal-command-quit = quit q exit
terminal-word-far = out all
terminal-help-help = help, or ?: this list
terminal-help-options = options, or o: all options, each with its whole sentence
terminal-help-table = table, or t: the table again
terminal-help-map = map; map PLACE; map far: the map as large as the screen
terminal-help-zoom = zoom PLACE; zoom far; zoom: what the map shows from now on
terminal-help-look = look NAME: all about a place, a unit, a front, a nation
terminal-help-tracks = tracks: scores and tracks, and what to look out for
terminal-help-hand = hand; hand NAME: your cards; what a card would bring now
terminal-help-log = log; log 100: what has happened
terminal-help-why = why NAME: why that cannot be chosen, and by which rule
terminal-help-rule = rule; rule NUMBER; rule WORDS: a rule in our words
terminal-help-supply = supply; supply NAME: who is out of supply, and what cuts it
terminal-help-odds = odds; odds NAME: the odds of a battle or a front
terminal-help-advice = advice: what a bot would do in your place, and why
terminal-help-undo = undo, or u: take your last choice back
terminal-help-save = save FILE: save the match
terminal-help-load = load FILE: go on with a saved match
terminal-help-quit = quit, or q: leave; the match is saved
terminal-no-such-number = There are { $count ->
        [one] one option
       *[other] { $count } options
    }: type a number from 1 to { $count }.
terminal-type-something = Type a number, the name of an option, or ? for help.
terminal-which-one = "{ $text }" may mean several things. Type a number, or more of the name:
terminal-not-offered = "{ $text }" cannot be chosen now.
terminal-not-known = Nothing here is called "{ $text }".
terminal-and-more = and { $count } more
terminal-error = { $error }
terminal-undone = Taken back.
terminal-nothing-to-undo = Nothing can be taken back: something was revealed, or somebody else has been asked since.
terminal-saved = Saved in { $file }.
terminal-loaded = The match from { $file } goes on.
terminal-goodbye = Until next time.
terminal-over = The match is over. Winner: { $winners }.
terminal-draw = The match is over. Nobody has won.
terminal-seed = The dice can be checked: seed { $seed }, its hash { $commitment }.

## The page

terminal-as-text = Board as text
terminal-title-standing = Where the match stands
terminal-title-table = The table
terminal-title-tracks = Tracks
terminal-title-hand = Your cards
terminal-title-news = Since your last turn
terminal-title-nations = The nations
terminal-title-sources = Supply sources
terminal-title-conference = The conference table
terminal-legend-churchill = Numbers: distance from the center; 7★ is the chair
terminal-title-fronts = Fronts
terminal-title-countries = Countries and colonies
terminal-title-units = Units: { $seat }
terminal-title-cities = Cities and oil fields
terminal-title-control = Who controls what
terminal-title-battle = The battle
terminal-title-offensive = The offensive
terminal-more-options = more: type a name, or "options" for all
terminal-more-hand = more: type "hand"
terminal-more-news = { $count } more: type "log"
terminal-legend-generals = ■ army  ▲ navy  ★ supply source  ! out of supply  + protected  ‹3› option 3 is here
terminal-legend-no_retreat = { terminal-letter-axis } Axis  { terminal-letter-soviet } Soviet  12²: strength 12, two units  ! out of supply  ‹3› option 3  ♠ forest  ≈ marsh  ▲ mountains  ◆ Axis city  ◇ Soviet city
terminal-legend-empire = { terminal-letter-japan } Japan  { terminal-letter-allies } Allies  # HQ  ◢ carrier  ▲ ships  ^ air  ■ ground  ! out of supply  ‹3› option 3  ● Japanese place  ○ Allied place

## Looking and asking

terminal-why-offered = It can be chosen: { $number }. { $option }
terminal-no-rule = There is no rule "{ $text }".
terminal-no-rule-asks = No rule is named here.
terminal-no-supply = Nobody traces supply in this game.
terminal-no-odds = Nothing is left to dice in this game.
terminal-no-attack = There is no attack to reckon there.
terminal-no-advice = There is nothing to advise here.
terminal-no-cards = You hold no cards.
terminal-not-in-hand = You hold no card called "{ $text }".
terminal-look-at-what = Look at what? Type the name of a place, a unit or a nation.
terminal-usable-at = It can be used at: { $spaces }.
terminal-chance = { $n } % to win
terminal-nothing = nothing
terminal-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
terminal-out-of-supply = out of supply
terminal-reduced = reduced
terminal-all-supplied = { $seat }: everything is in supply.
terminal-nobody-there = Nobody stands there.
terminal-empty-space = { $space }: nobody is there.
terminal-empty-spaces = Empty: { $spaces }
terminal-way-N = north
terminal-way-NE = northeast
terminal-way-E = east
terminal-way-SE = southeast
terminal-way-S = south
terminal-way-SW = southwest
terminal-way-W = west
terminal-way-NW = northwest

## Generals

terminal-headline = Round { $number } · { $turn } · { $stage } · { $score }
terminal-region-europe = Europe
terminal-region-asia = Asia
terminal-region-pacific = Pacific
terminal-region-america = America
terminal-region-africa = Africa and the south
terminal-deck = deck
terminal-hand = hand
terminal-discard = discards
terminal-responses = face down
terminal-army = armies in stock
terminal-navy = navies in stock
terminal-income = income
terminal-statuses = statuses
terminal-short-head-deck = deck
terminal-short-head-hand = hand
terminal-short-head-discard = disc.
terminal-short-head-responses = resp.
terminal-short-head-army = ■
terminal-short-head-navy = ▲
terminal-short-head-income = inc.
terminal-face-down = face down
terminal-protected = protected
terminal-home-lost = Its home is lost.
terminal-is-source = It is a supply source.
terminal-cut-off = { $seat }: out of supply at { $space } [{ $rule }].

terminal-short-germany = GER
terminal-short-uk = UK
terminal-short-japan = JAP
terminal-short-ussr = USSR
terminal-short-italy = ITA
terminal-short-usa = USA
terminal-short-us = US

## Churchill

terminal-at-center = Center
terminal-at-display = Not nominated
terminal-barred = barred
terminal-ill = ill
terminal-leader-used = used or away
terminal-in-box = theater box
terminal-no-attempt = no attempt
terminal-marker-offensive = support { $n }
terminal-marker-reserves = reserves { $n }
terminal-marker-naval = naval { $n }
terminal-global-issues = Global Issues
terminal-bomb = A-Bomb
terminal-axis-stands = Axis powers standing
terminal-reserves = Axis reserves
terminal-committed = committed by the card
terminal-spread = spread of points
terminal-alliance = alliance
terminal-due-production = production
terminal-due-support = support
terminal-due-networks = networks
terminal-due-alignments = alignments
terminal-issue-on = { $issue } on { $n ->
        [7] the chair
       *[other] space { $n }
    }
terminal-issue-at = { $issue }: { $where }
terminal-cards-in-hand = { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
terminal-card-worth = { $card }: advances it by { $advance }, debates it by { $debate }
terminal-card-worth-most = { $card }: advances it by { $advance } at most, debates it by { $debate } at most (his best roll)
terminal-front-aloud = { $here }, next { $space }; support { $offensive }, reserves against it { $reserves }, chance { $chance } %.
terminal-naval-aloud = Naval support { $n } of { $needed } needed.
terminal-networks-of = { $n ->
        [one] one network of { $seat }
       *[other] { $n } networks of { $seat }
    }
terminal-aligned-with = aligned with { $seat }
terminal-front-odds = { $front }: stays { $stays } %, advances { $advance } %, breaks through { $breakthrough } %

## No Retreat!

terminal-letter-axis = A
terminal-letter-soviet = S
terminal-side-no_retreat = points { $points }, cards { $hand }, support { $support }, key hexes { $keys } of { $need }
terminal-unit-no_retreat = strength { $strength }, movement { $movement }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
terminal-goal = goal
terminal-goal-is = { $seat }, end of turn { $turn }: { $wanted }
terminal-sudden-death = sudden death
terminal-sudden-death-is = turn { $turn }, { $seat } above { $n }
terminal-forecast = next weather
terminal-arrives-next = next turn
terminal-odds = odds
terminal-die = die
terminal-next-to = Next to it, enemies in: { $spaces }
terminal-held-by = Held by { $seat }; { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
terminal-across-river = across a river
terminal-no-way = closed
terminal-attack-odds = { $space }: { $odds } ({ $attack } against { $defence }), attackers: { $units }

## Empire of the Sun

terminal-letter-japan = J
terminal-letter-allies = A
terminal-side-empire = cards { $hand }, deck { $deck }, passes { $passes }, shipping { $shipping } of { $all }
terminal-unit-empire = attack { $attack }, defence { $defense }
terminal-has-future = a card set aside
terminal-rivalry = inter-service rivalry
terminal-will = American will
terminal-europe = war in Europe
terminal-progress = progress of the war
terminal-resources = resource hexes
terminal-divisions = { $n ->
        [one] { $n } division
       *[other] { $n } divisions
    }
terminal-china = China
terminal-india = India
terminal-burma-road = Burma Road
terminal-flags = in force
terminal-led-by = led by
terminal-activated = activated
terminal-intelligence = intelligence
terminal-battles = battles
terminal-reactions = reactions
terminal-set-aside = set aside
terminal-card-empire = { $type }, ops { $ops }, intelligence { $intel }
terminal-type-military = military
terminal-type-reaction = reaction
terminal-type-resource = resource
terminal-type-political = political
terminal-hq-numbers = efficiency { $efficiency }, range { $range }
terminal-due = comes in turn { $turn }
terminal-port = port
terminal-airfield = airfield
terminal-resource = resource hex
terminal-controlled-by = Controlled by { $seat }.
terminal-battle-in = { $space }: { $intelligence }
terminal-battle-stage = { $stage }: { $seat } wins with { $n } %
terminal-battle-fire = { $seat }: strength { $strength }, die { $modifiers }, hits about { $hits }; { $order }
terminal-stage-air_naval = Air and naval battle
terminal-stage-ground = Ground battle
terminal-fires-first = fires first
terminal-fires-together = both fire at once
terminal-fires-second = fires second

## Read aloud: what stands for the signs

terminal-aloud-then = then
terminal-aloud-chair = the chair
terminal-aloud-most = at most
terminal-aloud-rule = (rule { $number })

## A rule

rule-in-code = Carried out in
rule-in-bots = Carried out by the bots, in
rule-in-data = In the components (data)
rule-in-heading = A heading, an example or background: nothing to carry out
rule-tests = Proven by
rule-options = Options
rule-rulings = How it is read

## Openings

terminal-openings = { $matches ->
    [0] No finished match.
    [one] One finished match of { $length } choices. Share of the victory by side, then first choices with theirs:
   *[other] { $matches } finished matches of { $length } choices on average. Share of the victory by side, then first choices with theirs:
  }
