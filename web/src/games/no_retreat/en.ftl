### No Retreat! in the browser, in English: what the interface says of this game alone.

no-retreat-clock = Turn { $n } of { $last } · { $seat } · { $step }
no-retreat-brief = { $n }/{ $last } · { $axis }:{ $soviet } · { $missing ->
        [0] sudden death due in { $turn }
       *[other] { $missing } short for { $turn }
    }
no-retreat-score = { $n }/{ $last } · Axis { $axis } · USSR { $soviet }

## The board

board-label = The map of the Russian front
board-hex = { $code } { $name }, { $terrain }
board-hex-plain = hex { $code }, { $terrain }
board-unit = { $name } { $strength }-{ $move }
board-step = { $steps ->
    [one] one step
   *[other] { $steps } steps
  }
board-cost = { $points ->
    [one] one point to get there
   *[other] { $points } points to get there
  }
board-left = { $points ->
    [0] none left after that
    [one] one left after that
   *[other] { $points } left after that
  }
board-held = controlled by { $seat }
board-all-attack = All { $count } attack

overlay-supply = Supply
overlay-zones = Zones of control
overlay-reach = Reach of units
overlay-retreats = Ways of retreat
overlay-front = Front line
overlay-distance = Distances
overlay-hint-reach = Point at a unit to see how far it could go.
overlay-hint-retreats = Point at a unit to see where it could retreat.
overlay-no-cuts = All units are in supply.
overlay-cuts = Out of supply
overlay-no-reach = { $unit } cannot move.
overlay-reach-of = { $unit }: { $points ->
    [one] one movement point
   *[other] { $points } movement points
  }
overlay-retreats-of = { $unit } could retreat here
overlay-no-retreat = { $unit } has nowhere to retreat, or stands with a fortress and never does.
overlay-blocks = { $why } ({ $count })
overlay-sign-line = a land line
overlay-sign-fed = supplied another way: by sea, by a neighbour, or at home
overlay-sign-cut = out of supply
overlay-sign-block = a line is blocked here
overlay-sign-zone-axis = zone of the Axis
overlay-sign-zone-soviet = zone of the USSR
overlay-sign-cancelled = cancelled there by a unit


## Short names, for counters

short-ax_1pz = 1 Pz
short-ax_2pz = 2 Pz
short-ax_3pz = 3 Pz
short-ax_4pz = 4 Pz
short-ax_2a = 2
short-ax_4a = 4
short-ax_6a = 6
short-ax_8a = 8
short-ax_9a = 9
short-ax_11a = 11
short-ax_16a = 16
short-ax_17a = 17
short-ax_18a = 18
short-ax_sspz = SS Pz
short-ax_ssgr = SS Gr
short-ax_ge = E
short-ax_gf = F
short-ax_fin = Finn
short-ax_rom3 = 3 Rum
short-ax_rom4 = 4 Rum
short-ax_ita8 = 8 Ital
short-ax_hun2 = 2 Hun
short-ax_hun1 = 1 Hun
short-ax_hun3 = 3 Hun
short-ax_lw = Luftw
short-ax_kg1 = KG 1
short-ax_kg2 = KG 2
short-ax_kg3 = KG 3
short-ax_kg4 = KG 4
short-sv_ost1 = Rem 1
short-sv_ost2 = Rem 2
short-ax_fort1 = Fort 1
short-ax_fort2 = Fort 2
short-ax_fort3 = Fort 3
short-ax_vs1 = Königsb
short-ax_vs2 = Breslau
short-ax_vs3 = Posen
short-ax_vs4 = Vienna
short-ax_bg = Berlin
short-sv_nw = NW
    .front = 2 Balt
short-sv_west = West
    .front = 3 Bye
short-sv_sw = SW
    .front = 1 Bye
short-sv_cent = Central
    .front = 5 Gd Tk
short-sv_south = South
    .front = 4 Ukr
short-sv_res = Reserve
    .front = 3 Tk
short-sv_bry = Bryansk
    .front = 4 Tk
short-sv_kal = Kalinin
    .front = 1 Balt
short-sv_cauc = Cauc
    .front = 2 Tk
short-sv_volk = Volkhov
    .front = 3 Balt
short-sv_crim = Crimea
    .front = Shock
short-sv_ncauc = N Cauc
    .front = 2 Bye
short-sv_vor = Voron
    .front = 1 Ukr
short-sv_stal = Stalin
    .front = 3 Ukr
short-sv_don = Don
    .front = 1 Tk
short-sv_kursk = Kursk
    .front = 6 Tk
short-sv_step = Steppe
    .front = 2 Ukr
short-sv_len = Lenin
short-sv_mos = Moscow
short-sv_sev = Sevast
short-sv_pol = Polish
short-sv_rom = Rum
short-sv_yug1 = 1 Yugo
short-sv_yug2 = 2 Yugo
short-ax_abt1 = Hollidt
short-ax_abt2 = Fr-Pico
short-ax_abtk = Kempf
short-sv_ff1 = FF 1
short-sv_ff2 = FF 2
short-sv_rsv = Res
short-sv_para = Para

## Turn, phases, points

standing-title = Turn, phase and points
turn-of = Turn { $n }/{ $last }
turn-n = Turn { $n }
track-open = Open the turn track
phases-of = The phases of the turn of { $seat }
phase-short-card = cards
phase-short-supply = supply
phase-short-organization = organization
phase-short-movement = movement
phase-short-combat = combat
phase-short-removals = removals
phase-short-landing = landing
vp = VP
has-initiative = has the initiative
keys-title = Key hexes
keys-held = Key hexes of { $seat }: { $n } held, { $needed } win
keys-have = Held and supplied: { $spaces }.
keys-want = Not held: { $spaces }.
keys-of = Key hexes: { $n } of { $needed } needed ({ $spaces }).
death-missing = Turn { $n }: { $seat } wins with { $needs }; { $missing } more needed.
death-near = Turn { $n }: { $seat } wins by sudden death, unless it falls below { $needs }.
death-cancelled = The check of turn { $n } is cancelled.
goal-title = What it takes to win
goal-missing =
    End of turn { $n }: { $seat } wins with { $needs } points; { $missing } more needed.{ $unsure ->
        [yes] {" "}The number is ours, not the booklet's.
       *[no] {""}
    }
goal-reached =
    End of turn { $n }: { $seat } wins, unless it falls below { $needs } points.{ $unsure ->
        [yes] {" "}The number is ours, not the booklet's.
       *[no] {""}
    }
goal-or-keys =
    End of turn { $n }: { $seat } wins with { $needs } points ({ $missing } more needed), or by holding { $space } and, in supply, { $others } more of { $spaces }; held: { $held }.{ $unsure ->
        [yes] {" "}We could not check either against the booklet.
       *[no] {""}
    }
goal-cities = End of turn { $n }: { $seat } wins by taking { $space }, or two of { $spaces }. Held: { $held }.
points-sum = Victory points
draws-sum = Cards to draw in the card phase
towns-of = Cities and oil fields: { $spaces }.
points-track = { $seat } has the initiative: { $points } of 34
points-check = sudden death in turn { $n } with more than { $points }
points-tide = High tide of the Axis: { $n }. After turn 22 the USSR must have at least as many.

## Means and boxes

columns-title = What the columns show
support-axis = { $n ->
        [one] One Blitz! marker left
       *[other] { $n } Blitz! markers left
    }
support-soviet = { $n ->
        [one] One Shock! marker left
       *[other] { $n } Shock! markers left
    }
box-short-rail = Rail
box-short-shattered = Shattered
box-short-destroyed = Destroyed
box-short-surrendered = Surrendered
box-short-cadre = Cadres
box-short-track = Turn track
box-short-pool = To come
box-short-removed = Out of the game
due-turn = t. { $n }
reserve-short = reserve

## The turn track

track-title = Turn track
track-support = { $blitz } Blitz!, { $shock } Shock!
track-death = sudden death
track-arrive = Arriving
effect-limited_rail = No Axis trains; the USSR has only its free one.
effect-axis_no_replacements = The Axis cannot pay for improvements or rebuilding.
effect-soviet_fortify = From now on regional infantry can be fortified.
effect-sevastopol_enters_fortified = Sevastopol placed in its city comes in fortified.
effect-first_snow_shock_double = In the first snow a Shock! is worth two shifts.
effect-strategic_reserve = From now on the USSR may form a strategic reserve.
effect-axis_replacements_begin = From now on the Axis pays cards to improve and rebuild.
effect-double_winter_penalty = Winter costs the Axis two shifts against Soviet units.
effect-soviet_free_upgrade = From now on the USSR gets one free upgrade each turn.
effect-axis_extra_card = The Axis draws one more card.
effect-soviet_armor_advance = From now on Soviet armour exploits: a third hex of advance.
effect-soviet_armor_stacking = From now on Soviet armour may stack.
effect-support_markers_flip = Local support markers turn over.
effect-initiative_change = On to Berlin: the initiative passes to the USSR.
effect-soviet_second_upgrade = The USSR gets a second free upgrade each turn, up to turn 17.
effect-soviet_second_upgrade_ends = The second free upgrade ends.
effect-remove_unit = Leaves the game: { $units }.
effect-soviet_two_steps = From now on Soviet units have two steps.
effect-axis_three_targets = The Axis has three target markers.
effect-soviet_extra_card = From now on the USSR draws one more card.
effect-operational_victory_check = The Axis wins if the USSR never matched its high tide.
effect-deck_1945 = Fifteen cards leave the deck, ten come in.
effect-vp_reset = Only Greater Germany counts for points.
effect-soviet_stacking = From now on any two Soviet units may stack.
effect-defence_of_the_reich = Garrison and Volkssturm come; the Axis draws one card.
effect-ss_panzer_return = The SS Panzer army may come back for two points.
effect-axis_improvement_ends = No more German improvements.
effect-axis_replacements_end = No more German rebuilding for cards.
effect-axis_one_target = The Axis has one target marker.

## Combat

combat-title = Combat
combat-point = Point at an enemy hex next to your units: the odds appear here before you declare anything.
marked-title = To be attacked
marked-target = target
marked-blow = counterblow
marked-nobody = nobody can attack
battle-last = The last battle
battle-for = The battle for { $spaces }
code-CA = CA
code-CB = CB
code-EX = EX
code-DR = DR
code-DS = DS
code-DD = DD
battle-attacks = attacks
battle-defends = defends
odds-now = The odds
odds-of = If { $space } is attacked
odds-by = By { $units }.
odds-counter = A counterattack or counterblow: terrain and rivers do not count.
odds-counter-partly = Also a counterblow ({ $spaces }): its terrain and rivers do not count.
odds-ratio = { $below ->
        [yes] { $attack } to { $defence } is less than 1:3: a counterattack.
       *[no] { $attack } to { $defence }, rounded down: { $ratio }.
    }
odds-shifts = Shifts
odds-no-shift = No shift.
odds-shift-sum = Shifts; the column is { $odds }
odds-column = Column { $odds }
odds-results = Results and their chances
odds-sixths = { $n }/6
odds-support = { $seat ->
    [axis] With a Blitz!
   *[other] With a Shock!
 } ({ $count } left) the column is { $odds }:
shift-said = { $n ->
        [-1] One to the left:
        [1] One to the right:
       *[other] Shift { $n }:
    }
marker-axis = Blitz! used
marker-soviet = Shock! used
retreats-title = Retreats
retreats-open = { $unit }: { $spaces }.
retreats-none = { $unit } cannot retreat: it would be destroyed.
rounds-title = How the battle went
round-attack = attacks { $spaces }
round-counter = counterattacks { $spaces }
blow-paid-title = How a counterblow works
blow-paid-1 = { $seat } pays one card for each hex of its own that it marks.
blow-paid-2 = { $seat2 } must attack every marked hex with units next to it. Disorganized units and white strengths may take part.
blow-paid-3 = The marked units have no shifts for terrain; weather still counts. A result CA lets them strike back.
blow-paid-4 = If nobody stands next to a marked hex when its turn comes, the marker is removed and nothing happens.
blow-thrown-title = What this marker means
blow-thrown-1 = { $seat } puts the marker on one of its units in this battle.
blow-thrown-2 = In its next turn { $seat2 } must attack that unit, without shifts for terrain,
blow-thrown-3 = unless all its units have moved away from there before the combat phase.

## Cards

card-number = No. { $n }
pile-deck = Deck: { $n }
pile-discards = Discards: { $n }
pile-top = On top of the discards:
pile-joker = { $card }: held by { $seat }.
cards-lasting = Cards that count in this battle
timing-own_turn = in your turn

## What can be read of things

sort-area = area
unit-values = Strength { $strength }, movement { $movement }, steps { $steps }
about-units = Here: { $units }.
about-area = One place, next to { $spaces }.
about-city = City, one point for { $seat }.
about-oil = Oil field, one point for { $seat }.
about-key = Key hex: { $seat } needs it.
about-terrain-open = Open ground: the armour shift counts here.
about-terrain-city = City: one shift for the defender.
about-terrain-forest = Forest: 2 points for armour, 1 for others; one shift for the defender; an advance ends here.
about-terrain-marsh = Marsh: 4 points for armour, 2 for others; one shift for the defender; an advance ends here.
about-terrain-mountain = Mountains: 3 points for armour, 2 for others; two shifts for the defender; an advance ends here.
about-terrain-kerch_strait = The Kerch strait: 3 points for armour, 2 for others; two shifts for the defender.
about-river = River: one shift for the defender if all attackers must cross it; none in snow.
about-coast = Coast: supply may come by sea.
about-edge = Edge of { $seat }: supply comes from here.
about-scorched = Scorched: counts as marsh.
about-works = Defensive works: one shift against Soviet attacks.
about-target = Target of an attack.
about-blow = Counterblow marker of { $seat }: must be attacked.
about-at = Stands in { $space }.
about-box = Off the map: { $box }.
about-due = Comes back in turn { $n }.
about-white = White strength: takes no part in voluntary attacks.
about-brackets = In brackets: no zone of control.
about-other-face = Other side: { $strength }-{ $movement }, { $kind }.
about-mark-out_of_supply = Out of supply: no zone of control, at most three points of movement, two shifts for whoever attacks it; it surrenders if it is still cut off in the removals phase.
about-mark-disorganized = Disorganized: attacks only in counterblows.
about-mark-moved = Has moved in this turn.
about-mark-attacked = Has attacked in this phase.
about-mark-reserve = Strategic reserve: may land at the end of either side’s landing phase.
about-mark-support = Has local combat support.
about-mark-boosted = Has moved by a card.
about-seat-axis = Germany and its allies: win early by key hexes or sudden death, or hold out to the end.
about-seat-soviet = The USSR: hold on, take the initiative in turn 12, and go to Berlin.
about-seat-now = { $points ->
        [one] One victory point
       *[other] { $points } victory points
    }, { $hand ->
        [one] one card
       *[other] { $hand } cards
    } in hand.

## Signs: what each is, and what it means

legend-terrain = Terrain
legend-units = Counters
legend-marks = Marks on counters and hexes
legend-markers = Markers
legend-overlays = What can be laid over the map
legend-track = On the turn track
legend-boxes = Boxes beside the map
legend-columns = In the list of sides
legend-cards = On the cards
sign-forest = Forest
    .text = { about-terrain-forest }
sign-marsh = Marsh
    .text = { about-terrain-marsh }
sign-mountain = Mountains
    .text = { about-terrain-mountain }
sign-river = River
    .text = { about-river }
sign-blocked = Impassable side
    .text = Lake or sea between two hexes: nobody crosses it; lines of supply do.
sign-city = City
    .text = One point for who was there last. One shift for the defender. A supplied city supplies units up to four hexes away.
sign-capital = Key hex
    .text = Some of these win the game outright. One more shift for the defender; an advance ends here.
sign-oil = Oil field
    .text = One point. Who loses his oil draws one card less.
sign-edge = Edge of supply
    .text = The Axis is supplied from the west, the USSR from the east and south.
sign-unit = Counter
    .text = Strength and movement stand below the symbol. Grey is the Axis, red the USSR.
sign-white = White strength
    .text = { about-white }
sign-brackets = Strength in brackets
    .text = { about-brackets }
sign-steps = Steps
    .text = A bar for each step; an empty bar is a step that was lost.
sign-armor = Armour
    .text = One shift when it attacks infantry in the open in clear weather or snow; advances one hex further in clear weather.
sign-motorized = Motorized infantry
    .text = Takes the armour shift away when it defends.
sign-infantry = Infantry
    .text = Most armies and fronts.
sign-fortress = Fortress
    .text = Does not move, attack or retreat; has no zone of control. DR does nothing to its hex, DS is an exchange.
sign-cadre = Cadre
    .text = Takes the place of a unit that was destroyed in battle; a lost unit can be rebuilt where it stands.
sign-out_of_supply = Out of supply
    .text = { about-mark-out_of_supply }
sign-disorganized = Disorganized
    .text = { about-mark-disorganized }
sign-moved = Moved
    .text = { about-mark-moved }
sign-attacked = Attacked
    .text = { about-mark-attacked }
sign-reserve = Strategic reserve
    .text = { about-mark-reserve }
sign-target = Target
    .text = The active side will attack this hex.
sign-blow = Counterblow
    .text = The enemy of the units here must attack them if he stands next to them. Terrain does not count.
sign-scorched = Scorched earth
    .text = { about-scorched }
sign-works = Defensive works
    .text = { about-works }
sign-blitz = Blitz!
    .text = The Axis uses one in a battle for a shift to the right. Unused ones lapse.
sign-shock = Shock!
    .text = The USSR uses one in a battle for a shift to the right, two in the first snow. Unused ones lapse.
sign-initiative = Initiative
    .text = Its points are on the track, and it can win by sudden death. It passes to the USSR in turn 12.
sign-over-line = Line of supply
    .text = Over land, from the unit to its source. Key S.
sign-over-fed = Supplied otherwise
    .text = By sea, by a neighbour, or at home.
sign-over-cut = Out of supply
    .text = No line reaches this unit.
sign-over-block = Blocked
    .text = Here a line of supply cannot go on; point at the unit to read why.
sign-over-zone-axis = Zone of control of the Axis
    .text = The six hexes around a unit: they stop movement and block supply. Key Z.
sign-over-zone-soviet = Zone of control of the USSR
    .text = The six hexes around a unit: they stop movement and block supply. Key Z.
sign-over-cancelled = Zone cancelled
    .text = A unit of the other side stands there: supply passes.
sign-over-front = Front line
    .text = Between the places nearest to either side’s units and cities; no rule knows it. Key L.
sign-vp = VP, victory points
    .text = Cities, oil fields and Finland, and the marker for events and surrendered units.
sign-key = Key hex
    .text = { sign-capital.text }
sign-tide = High tide
    .text = The points of the Axis when it lost the initiative. If the USSR has fewer after turn 22, the Axis wins.
sign-weather-clear = Clear
    .text = No effects. Armour exploits: a third hex of advance.
sign-weather-mud = Mud
    .text = Three movement points at most. No armour shift. Advances end in the hex of the battle.
sign-weather-snow = Snow
    .text = Four movement points at most. Rivers are frozen. The Axis uses the Soviet table. One shift for Soviet defenders in the USSR. No armour exploitation.
sign-weather-long_winter = Long winter
    .text = As snow, and: no armour shift, advances end in the hex of the battle, three targets at most for the Axis.
sign-sudden = Sudden death
    .text = The side with the initiative wins if it has more points than the number says.
sign-elsewhere = War elsewhere
    .text = A point for the USSR, and the Axis discards a card.
sign-arrival = Reinforcements
    .text = These units come in then.
sign-box-rail = Rail box
    .text = Three units at most. The first train of a turn is free, others cost a card each. They land in the landing phase.
sign-box-shattered = Shattered units
    .text = Come back free in the next placement, disorganized.
sign-box-destroyed = Destroyed units
    .text = Come back for a card each (a shock unit for two), reduced and disorganized.
sign-box-surrendered = Surrendered units
    .text = Come back for two cards each. Each gave the enemy a point.
sign-box-cadre = Cadres at hand
    .text = Can take the place of units that are destroyed in battle.
sign-box-track = On the turn track
    .text = Come in as reinforcements in the turn that stands below them.
sign-box-pool = To come
    .text = Reinforcements of later turns, and units that wait for an event.
sign-box-removed = Out of the game
    .text = Do not come back.
sign-count-hand = Cards in hand
    .text = Two stay at the start of the card phase; then four are drawn, more or less as the war goes.
sign-count-support = Support markers
    .text = Blitz! of the Axis and Shock! of the USSR that are left in this turn.
sign-count-blow = Counterblow markers
    .text = Markers on this side’s units.
sign-needs-axis = Needs the Axis initiative
    .text = This event can be played only while the Axis has the initiative.
sign-needs-soviet = Needs the Soviet initiative
    .text = This event can be played only while the USSR has the initiative.
sign-card-until-1945 = Leaves in 1945
    .text = This card is taken out of the deck in turn 23.
sign-card-from-1945 = From 1945 on
    .text = This card comes into the deck in turn 23.
sign-reconstructed = Reconstructed
    .text = The printed text was not found; this is our best reading of the rules that mention it.

## The game in two minutes

intro-want = The Axis has the initiative until turn 11: it must take three of five { OPEN("rule:12.1", "key hexes") }, or pass the points of { OPEN("rule:12.2", "sudden death") }. Then the USSR has it, and must do the same to Berlin before the war ends.
intro-turn = Both sides go through seven phases: { OPEN("rule:5.0", "cards") }, { OPEN("rule:6.0", "supply") }, { OPEN("rule:7.0", "organization") }, { OPEN("rule:8.0", "movement") }, { OPEN("rule:10.0", "combat") }, { OPEN("rule:11.0", "removals") }, { OPEN("rule:9.2", "landing") }. A card is an event or a payment, never both.
intro-win = Key hexes are looked at in every turn, sudden death in the turns with a skull. With 34 points the USSR wins at once; if the { OPEN("rule:12.4", "high tide") } of the Axis is never matched, or if it is still standing at the end, the Axis wins. Scenarios have conditions of their own.
intro-hint-1 = Cut off, do not only push back: a unit { OPEN("rule:6.5", "out of supply") } is two shifts easier to beat, surrenders at the end of the turn, and gives a point.
intro-hint-2 = Look at the odds before you declare: every shift is named with its rule. A defender who cannot { OPEN("rule:10.7.5", "retreat") } is destroyed.
intro-hint-3 = Keep cards: they pay for { OPEN("rule:7.9", "lost units") }, trains and { OPEN("rule:10.1.2", "counterblows") }, and one in a battle may turn it. { OPEN("rule:10.6.2", "Blitz! and Shock!") } lapse if you do not use them.
