### Empire of the Sun: what the interface alone says of it.

empire-clock = Turn { $n } of { $last } · { $of ->
        [offensives] { $seat }
       *[other] { $phase }
    }
empire-brief = { $n }/{ $last } · will { $will } · progress { $progress }/{ $need }

## The board

board-label = Map of the Pacific
board-hex-plain = hex { $code }, { $terrain }
board-port = port
board-airfield = airfield
board-resource = resource
board-held = controlled by { $seat }
board-empty = no units
board-all-join = Take the other { $count } along
board-all-activate = Activate all { $count }
board-stack-activate = Activate the other { $count } in { $space }
board-all-commit = All { $count } fight in { $space }

overlay-supply = Supply
overlay-zones = Zones of influence
overlay-range = Range of headquarters
overlay-reach = Reach of units
overlay-front = Perimeter
overlay-distance = Distances
overlay-hint-reach = Point at a unit to see how far it could go.
overlay-no-cuts = Everybody is in supply.
overlay-cuts = Out of supply
overlay-range-of = { $count ->
        [0] No unit can be activated from here.
        [one] One unit in range; efficiency { $most }.
       *[other] { $count } units in range; efficiency { $most }.
    }
overlay-sign-flow-japan = Japanese lines reach here
overlay-sign-flow-allies = Allied lines reach here
overlay-sign-source = source of supply
overlay-sign-line = line of the unit pointed at
overlay-sign-missing = as its line would run
overlay-sign-cut = out of supply
overlay-sign-block = here a line is blocked
overlay-sign-zone-japan = zone of Japan
overlay-sign-zone-allies = zone of the Allies
overlay-sign-neutral = edge of a zone, the part that is neutralised included
overlay-sign-range = activation lines reach here
overlay-sign-warning = something to know before you go there
way-naval = By sea: { $cost } of { $most } hexes.
way-air = By air: { $cost } of { $most } legs.
way-ground = By land: { $cost } of { $most } points.
way-landing = Amphibious landing: { $cost } of { $most } hexes.
way-strategic = Strategic movement.
way-barge = By barge.
unit-values = { $attack }-{ $defense }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
hq-values = efficiency { $efficiency }, range { $range }

## Turn, phases, sides

standing-title = Turn and both sides
victory-title = How far it is to victory
turn-of = Turn { $n }/{ $last }
turn-n = Turn { $n }
track-open = Open the turn track
track-title = Turn track
track-end = The scenario ends here
track-arrive = { $seat }: arriving
track-nobody = Nobody comes.
phases-title = The phases of the turn
phase-short-reinforcement = reinforce
phase-short-replacement = replace
phase-short-strategic = strategic
phase-short-cards = cards
phase-short-offensives = offensives
phase-short-political = politics
phase-short-attrition = attrition
phase-short-end = end
columns-side = Side
shipping-left = { $n } of { $of } shipping points left in this turn
services-agree = The services agree
services-quarrel = The services quarrel
future-since = A card set aside in turn { $n }

## Victory

will-now = American will: { $n } of 10
progress-now = Progress of the war: { $n } of { $need } named hexes taken in this turn
points-open = What makes up the score
goal-campaign = Will 0: Japan wins. The Allies must bomb, starve or take Japan; it holds { $resources ->
        [one] one resource
       *[other] { $resources } resources
    }.
level-now = Now: { $level }.
level-japan = { $n ->
        [one] One more point
       *[other] { $n } more points
    }: { $level }.
level-allies = { $n ->
        [one] One fewer
       *[other] { $n } fewer
    }: { $level }.
level-most = up to { $n }
level-least = { $n } or more
levels-title = Levels of victory, by Japan’s points
level-allied-decisive = Allied decisive
level-allied-tactical = Allied tactical
level-japanese-tactical = Japanese tactical
level-japanese-decisive = Japanese decisive
points-title = The scenario’s points
points-sum = Points of Japan
will-title = American will: { $n }
will-after = Will, if the turn ended now
progress-checked = Progress of the war: { $n } of { $need } named hexes. Fewer cost one point of will at the end of the turn.
progress-unchecked = Progress of the war: { $n ->
    [one] { $n } named hex
   *[other] { $n } named hexes
}; it is not judged in this turn.
progress-taken = Taken: { $spaces }.
progress-lost = Lost: { $spaces }.
conditions-title = What ends the war
places-of = ({ $spaces })

## The offensive

offensive-title = The offensive under way
played-event = as an event
played-operations = for operations
movement-value = value { $n }
spotted = seen by air zones
activated-of = { $n } of { $limit } units activated
battles-in = Battles: { $spaces }.
reacted-with = Reactions: { $cards }.
offensive-steps = The fourteen steps of the offensive
offensive-course = The offensive so far
offensive-all = Show all fourteen steps
offensive-fewer = Show what matters now
offensive-is-done = done
offensive-is-now = under way
offensive-is-coming = still to come
offensive-is-skipped = passed over
offensive-step-1 = Units are activated
offensive-step-2 = They move
offensive-step-3 = Battles are declared
offensive-step-4 = Weather may cancel it
offensive-step-5 = Bonuses before the reaction
offensive-step-6 = Special reaction to landings
offensive-step-7 = Intelligence: surprise or not
offensive-step-8 = Reaction movement
offensive-step-9 = Reaction cards
offensive-step-10 = Cards before the battles
offensive-step-11 = Battles
offensive-step-12 = Cards after the battles
offensive-step-13 = Movement after the battles
offensive-step-14 = Emergency moves, the end
answering-title = What you are answering
answering-event = { $seat } leads an offensive with { $card } as an event: { $unit }, { $n ->
        [one] one unit
       *[other] { $n } units
    }.
answering-operations = { $seat } leads an offensive with { $card } for operations: { $unit }, { $n ->
        [one] one unit
       *[other] { $n } units
    }.
answering-roll = A roll of { $n } or less makes it an interception:
answering-special = A roll of { $n } or less makes a battle of this landing:
answering-not = Not now
answering-card = { $card }:

## Battles

battle-title = Battle
battle-about = Strengths, dice and losses
battle-of = The battle of { $space }
battle-if = If there is a battle at { $space }
battle-suppose = If the enemy learns of it
battle-intelligence = { $of ->
        [surprise] A surprise: the attacker fires first
        [ambush] An ambush: the defender fires first
       *[other] An interception: both fire at once
    }
stage-air_naval = In the air and at sea
stage-ground = On the ground
stage-wins = { $seat }:
fires-first = fires first
fires-together = fires at the same time
fires-second = fires second
fire-mean = Steps lost on average: { $steps }.
fire-none = Nobody there can fire.
fire-bombards = It fires at ground units.
fire-chances = How many steps the enemy loses, and how likely
fire-chance = { $steps ->
        [one] One step
       *[other] { $steps } steps
    }: { $percent }%
die-faces = Points for each face of the die
critical = critical hit
volley-fell = A { $die }, with modifiers { $roll }: { $hits ->
        [one] one point
       *[other] { $hits } points
    }.
won-air_naval = { $seat } won in the air and at sea.
won-ground = { $seat } won on the ground.
losses-gone = Destroyed: { $units }.
losses-steps = Lost a step: { $units }.

## The strategic phase

strategic-title = The strategic phase of turn { $n }
strategic-sunk = submarines succeeded
strategic-bombed = Japan was bombed
strategic-arrived = arrived
strategic-delayed = delayed
strategic-to-europe = sent to Europe
strategic-held = could not arrive
strategic-restored = at full strength
strategic-rebuilt = rebuilt
strategic-never-came = never arrive
strategic-shipping = Shipping points: { $n }.
strategic-divisions = { $n ->
        [one] One division
       *[other] { $n } divisions
    } left China for ground steps.
strategic-cards = { $n ->
        [one] One card drawn
       *[other] { $n } cards drawn
    }.
strategic-submarines = Submarines: a card, a shipping point and escorts lost.
strategic-submarines-failed = Submarines: no effect.
strategic-submarines-chance = Chance that the submarines succeed:
strategic-raid = Japan loses a card.
strategic-raid-failed = no effect.
strategic-hand = Next deal: { $n ->
        [one] one card
       *[other] { $n } cards
    }, passes: { $passes }
strategic-hand-sum = Cards
strategic-pool = { $pool }: { $now } left of { $turn }
pool-jp_naval = naval steps
pool-jp_air = air steps
pool-jp_ground = ground steps
pool-allied_ground = ground steps
pool-allied_air = air steps
pool-us_naval = US naval steps
pool-cw_naval = Commonwealth naval steps
pool-chinese = Chinese steps

## Tracks and boxes

tracks-title = Tracks beside the map
divisions = · { $n ->
        [one] one division
       *[other] { $n } divisions
    }
steps-kept = Japan has kept replacement steps: naval { $naval }, air { $air }.
surrendered = Surrendered: { $nations }.
tokyo-express-at = The Tokyo Express runs to { $space }.
nations-more = Countries: who may surrender
box-short-china = China air box
box-short-delay = Delayed
box-short-eliminated = Eliminated
box-short-track = Turn track
box-short-event = Waiting for a card
box-short-removed = Out of the game
due-turn = t. { $n }

## Cards

card-ops = operations value { $n }
kind-short-military = military
kind-short-reaction = reaction
kind-short-reaction-intelligence = reaction · intelligence
kind-short-reaction-attack = reaction · attack
kind-short-reaction-counteroffensive = reaction · counteroffensive
kind-short-reaction-weather = reaction · weather
kind-short-reaction-personage = reaction · person
kind-short-resource = resource
kind-short-political = political
card-logistic = Units: { $n } + HQ
card-logistic-plus = Units: value + { $n } + HQ
card-led-by = { $unit }: { $n }
card-hqs = Led by { $units }.
intel-operations = ops { $n }
intel-event = event { $n }
intel-surprise = surprise, no roll
card-remove-short = out
card-draw-short = +1
card-will-short = will
card-forced-short = must
pile-hand = { $n }
pile-deck = { $n }
pile-drawn = Cards drawn by events in this turn: { $n } of 3.
pile-discards = Discards: { $n }
pile-removed = Out of the game: { $n }
pile-list = { $cards }

## What can be read of things

about-held = Held by { $seat }.
about-port = Port: ships end their moves here, and supply comes through it.
about-airfield = Airfield: air units are based here.
about-resource = Resource: Japan gets a card for every two of them.
about-city = City.
about-city-guarded = City with ground steps of its own.
about-one-hex = An island of one hex.
about-terrain-open = Open ground: no modifier.
about-terrain-jungle = Jungle: −1 for whoever attacks on the ground.
about-terrain-mixed = Mixed terrain: −2 for whoever attacks on the ground.
about-terrain-mountain = Mountains: −3 for whoever attacks on the ground; nobody can land here.
about-terrain-atoll = Atoll: no modifier.
about-tokyo-express = The Tokyo Express supplies this hex.
about-battle = A battle is declared here.
about-landing = Units land here.
about-key = Decides the fate of { $nation }.
about-units = Here: { $units }.
about-at = Stands at { $space }.
about-box = Off the map: { $box }.
about-due = Arrives in turn { $n }.
about-range = Range { $range }.
about-ranges = Range { $range }, extended { $far }{ $only ->
        [yes] {" "}(for moving only)
       *[no] {""}
    }.
about-shipping = Landing costs { $full } shipping points at full strength, { $reduced } reduced.
about-dot = Takes no replacement steps.
about-b29 = May bomb Japan in the strategic phase.
about-carries = Carries a brigade without shipping points.
about-other-face = Other side: { $attack }-{ $defense }.
about-unsupplied = Out of supply: cannot be activated; ground and air units suffer attrition.
about-mark-active = Activated for this offensive.
about-mark-moved = Has moved in this offensive.
about-mark-strategic = Moved strategically: does not fight.
about-mark-landed = Landed from the sea: half its defence on the ground.
about-mark-barred = Used a range in parentheses: does not fight.
about-mark-bombed = Bombed Japan: takes part in no offensive this turn.
about-mark-prompt = Its arrival cannot be delayed.
about-mark-new = Arrived in this segment.
about-mark-rebuilt = Rebuilt this turn.
about-mark-barge = Landed by barge.
about-seat-japan = Japan: take what it needs early, then hold out, or break the will of the USA.
about-seat-allies = The USA, the Commonwealth and China: come back across the ocean in time.
about-seat-now = { $hand ->
        [one] One card
       *[other] { $hand } cards
    } in hand, passes: { $passes }.
about-nation-holds = In the war.
about-nation-surrendered = Has surrendered.
about-nation-regained = Was taken back.
about-nation-keys = Decided by { $spaces }. Japan holds { $n } of { $of }.

## Signs: what each is, and what it means

legend-columns = In the list of sides
legend-victory = How far it is to victory
legend-tracks = Tracks beside the map
legend-strategic = The strategic phase and the turn track
legend-offensive = In an offensive
legend-units = Counters
legend-terrain = On the map
legend-boxes = Boxes beside the map
legend-cards = On the cards
sign-count-hand = Cards in hand
    .text = The side with more cards goes first. The phase ends when both hands are empty.
sign-count-passes = Passes
    .text = A pass lets the enemy play a card first. Fewer cards give more passes.
sign-count-shipping = Amphibious shipping
    .text = Points left in this turn: they carry ground units that land from the sea.
sign-count-future = Future offensive
    .text = One card may lie face down for a later turn; it may buy the first move.
sign-count-services = Services agree
    .text = Army and navy work together.
sign-rivalry = Inter-service rivalry
    .text = An offensive does not use army and navy together. US army units are delayed; Japan has half its shipping.
sign-will = American will
    .text = If it is 0 at the end of a turn, Japan wins. Surrenders, losses and too little progress lower it; bombing and some events raise it.
sign-progress = Progress of the war
    .text = Named hexes that the Allies took this turn, and how many they must take. Taking fewer costs a point of will; judged from turn 4.
sign-victory = Victory
    .text = The scenario’s points or the conditions of the war. Press it to see what makes them up.
sign-resources = Resources
    .text = Resource hexes that Japan holds: a card for every two of them, four to seven in all.
sign-china = China
    .text = The front in China and the Japanese divisions there. At the last box its government collapses.
sign-road = Burma Road
    .text = Open, closed with the Hump flown, or closed: it decides supply in China.
sign-india = India
    .text = The more northern hexes Japan holds, the nearer India is to surrender.
sign-europe = War in Europe
    .text = When it goes badly, Allied reinforcements are delayed or sent there.
sign-escorts = Escorts
    .text = Added to the die of the submarines.
sign-submarines = Submarines
    .text = The Allies roll every turn: success costs Japan a card, a shipping point and escorts.
sign-bombing = Strategic bombing
    .text = Each raid of a B29 that succeeds costs Japan a card.
sign-arrival = Reinforcements
    .text = Units that arrive this turn.
sign-end = End
    .text = The last turn of the scenario.
sign-hq = Headquarters
    .text = Efficiency and range: it activates that many more units than the card says, within its range and in supply.
sign-battle = Battle
    .text = Declared for this offensive. An operation has one battle, an event any number.
sign-landing = Landing
    .text = Ground units come from the sea; they fight on the ground only if their side wins at sea and in the air.
sign-surprise = Surprise attack
    .text = The enemy knows nothing: no reaction movement. The attacker fires first and adds 3.
sign-intercept = Interception
    .text = The enemy reacts. Both sides fire at once.
sign-ambush = Ambush
    .text = By a card: the enemy reacts, fires first and adds 4.
sign-critical = Critical hit
    .text = A natural 9: it takes at least one step, and may destroy a unit before others are reduced.
sign-unit = Counter
    .text = Attack and defence stand below the symbol.
sign-steps = Reduced
    .text = A bar for each step; the other side has less strength.
sign-carrier = Carrier
    .text = Fights within its range of a battle and projects a zone of influence.
sign-ships = Ships
    .text = Fight in their hex; beside carriers they may be hit.
sign-air = Air unit
    .text = Flies between airfields, fights within range, projects a zone of influence of two hexes.
sign-lrb = Long-range bombers
    .text = Their zone influences but does not neutralise enemy zones.
sign-ground = Ground unit
    .text = Takes and holds hexes.
sign-marines = Marines
    .text = On enemy islands of one hex they must land before US army units.
sign-unsupplied = Out of supply
    .text = { about-unsupplied }
sign-moved = Moved
    .text = { about-mark-moved }
sign-port = Port
    .text = { about-port }
sign-airfield = Airfield
    .text = { about-airfield }
sign-resource = Resource hex
    .text = { about-resource }
sign-jungle = Jungle
    .text = { about-terrain-jungle }
sign-mixed = Mixed terrain
    .text = { about-terrain-mixed }
sign-mountain = Mountains
    .text = { about-terrain-mountain }
sign-atoll = Atoll
    .text = { about-terrain-atoll }
sign-blocked = Impassable side
    .text = Nobody crosses it.
sign-box-china = China air box
    .text = Allied air units in China: they count for the front there, and B29s bomb Japan from it.
sign-box-delay = Delayed
    .text = They arrive next turn.
sign-box-eliminated = Eliminated
    .text = They come back reduced for a replacement step, if their kind can take one.
sign-box-track = Turn track
    .text = They arrive as reinforcements in the turn below them.
sign-box-event = Waiting for a card
    .text = They arrive when their event is played.
sign-box-removed = Out of the game
    .text = They do not come back, or take no part in this scenario.
sign-ops = Operations value
    .text = Multiplies movement; played for operations, the card activates this many units in addition to the headquarters’ efficiency.
sign-logistic = Logistic value
    .text = Played as an event, the card activates this many units in addition to the headquarters’ efficiency.
sign-intel = Intelligence values
    .text = The enemy intercepts on this roll or less: one number for operations, one for the event. A flash means surprise, without a roll.
sign-kind-military = Military event
    .text = An offensive with more units and any number of battles.
sign-kind-reaction = Reaction
    .text = Answers an enemy offensive; in your own turn you can play it for operations.
sign-kind-resource = Resource event
    .text = Units, replacement steps and abilities.
sign-kind-political = Political event
    .text = Moves the markers on the tracks.
sign-card-remove = Leaves the game
    .text = Once its event is played, the card is out.
sign-card-draw = Draws a card
    .text = Its event draws one, at most three in a phase.
sign-card-will = Changes American will
    .text = In scenarios of one year it can be played for operations only.
sign-card-forced = Must be played
    .text = In the turn in which it was drawn; it cannot be set aside.
sign-reconstructed = Unsure
    .text = Our sources disagree about this card; this is the most likely reading.

## The game in two minutes

intro-want = Japan has six months of surprise: it takes the { OPEN("rule:12.11", "resources") } of the south, then must hold out, or break the { OPEN("rule:16.4", "will of the USA") }. The Allies hold what they can, then come back: { OPEN("rule:16.47", "progress in every turn") }, until Japan is { OPEN("rule:16.2", "bombed and blockaded") } or taken. Small scenarios count points.
intro-turn = A turn is four months: { OPEN("rule:4.1", "reinforcements, replacements, submarines and cards") }, then both sides play { OPEN("rule:5.0", "cards") } in turn. A card is an event or operations. Most lead an { OPEN("rule:7.2", "offensive") }: a headquarters activates units, they move, battles are declared; the enemy may find out and { OPEN("rule:7.26", "react") }; then the battles, { OPEN("rule:9.2", "in the air and at sea") } first, { OPEN("rule:9.4", "on the ground") } after.
intro-win = At the end of every turn nations may { OPEN("rule:13.1", "surrender") } and the will is adjusted: at 0 { OPEN("rule:16.1", "Japan wins") }. After the last turn the conditions of the scenario decide. The line under the two sides always says how far it is.
intro-hint-1 = Nothing moves without { OPEN("rule:6.2", "supply") } and a { OPEN("rule:6.3", "headquarters in range") }. Lay supply and zones over the map before you choose the card: carriers and air units { OPEN("rule:6.4", "close the sea") } to the enemy’s lines.
intro-hint-2 = Look at the battle before you declare it: both sides’ tables and what they will cost stand beside the board. { OPEN("rule:7.25", "Surprise") } is worth more than a carrier: stay out of enemy zones while you move.
intro-hint-3 = Keep a { OPEN("rule:5.32", "reaction card") } for the enemy’s great offensive, and one { OPEN("rule:7.29", "card set aside") } for the next turn.
