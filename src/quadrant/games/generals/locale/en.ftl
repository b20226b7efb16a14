### Generals, in English: names and short texts. Card texts are our own words, not the printed ones.

## The game

game-title = Quartermaster General
    .text = The Second World War on one map: six nations in two camps fight on land and sea, and every army and navy needs an unbroken line of supply. Cut the line, and the enemy's troops melt away. The camp with more points after 20 rounds wins.
    .time = 60 to 120 minutes

scenario-standard = The whole war
    .text = All six nations, 20 rounds, from one army each.

lesson-first = A first match, guided
    .text = Germany, from the first card to the first line cut: you play, a coach beside you says what to look at.
lesson-strait = Example: a strait
    .text = An army in North Africa decides who sails past Gibraltar.
lesson-supply = Example: supply at sea
    .text = What a navy in the middle of the Pacific needs.
lesson-scoring = Example: scoring
    .text = Three stars, one of them shared: five points.
lesson-plunder = Example: home lost
    .text = What still scores with an enemy army at home.
lesson-stalingrad = Example of cards: Germany and the USSR
    .text = Two statuses and two responses in one turn.
lesson-bengal = Example of cards: Japan and the UK
    .text = One battle at sea, four hidden cards.

option-margin_victory = Victory by a lead of 30
    .text = A camp that leads by 30 points or more at the end of a round wins at once.
option-reallocation = Reallocation of resources
    .text = Once a turn, before playing a card, a nation may discard 4 cards from hand to take a basic card of its choice from its deck.
option-strict_reactions = Strict timing of reactions
    .text = A reaction must be used right after the battle or build it answers. Without this option its owner may use it until the card that caused it is finished, as in the rulebook's second example.

## Seats, camps, pieces

seat-germany = Germany
seat-uk = United Kingdom
seat-japan = Japan
seat-ussr = Soviet Union
seat-italy = Italy
seat-usa = United States

camp-axis = Axis
camp-coalition = Coalition

piece-army = army
piece-navy = navy

phase-setup = Set-up
phase-play = Play
phase-supply = Supply
phase-victory = Victory points
phase-discard = Discard
phase-draw = Draw
standing-round = Round { $round } of { $last }
standing-after = After round { $round }

type-build_army = Build Army
type-build_navy = Build Navy
type-land_battle = Land Battle
type-sea_battle = Sea Battle
type-event = Event
type-status = Status
type-response = Response
type-economic_warfare = Economic Warfare

## Spaces

space-canada = Canada
space-eastern_united_states = Eastern United States
space-western_united_states = Western United States
space-pacific_northwest = Pacific Northwest
space-latin_america = Latin America
space-iceland = Iceland
space-united_kingdom = United Kingdom
space-western_europe = Western Europe
space-scandinavia = Scandinavia
space-germany = Germany
space-italy = Italy
space-balkans = Balkans
space-eastern_europe = Eastern Europe
space-ukraine = Ukraine
space-russia = Russia
space-moscow = Moscow
space-siberia = Siberia
space-kazakhstan = Kazakhstan
space-mongolia = Mongolia
space-vladivostok = Vladivostok
space-china = China
space-szechuan = Szechuan
space-japan = Japan
space-india = India
space-southeast_asia = Southeast Asia
space-indonesia = Indonesia
space-new_guinea = New Guinea
space-philippines = Philippines
space-iwo_jima = Iwo Jima
space-hawaii = Hawaii
space-australia = Australia
space-new_zealand = New Zealand
space-middle_east = Middle East
space-north_africa = North Africa
space-africa = Africa
space-madagascar = Madagascar
space-north_atlantic = North Atlantic
space-south_atlantic = South Atlantic
space-southern_ocean = Southern Ocean
space-north_sea = North Sea
space-baltic_sea = Baltic Sea
space-mediterranean_sea = Mediterranean Sea
space-black_sea = Black Sea
space-caspian_sea = Caspian Sea
space-bay_of_bengal = Bay of Bengal
space-indian_ocean = Indian Ocean
space-south_china_sea = South China Sea
space-sea_of_japan = Sea of Japan
space-north_pacific = North Pacific
space-central_pacific = Central Pacific
space-east_pacific = East Pacific
space-south_pacific = South Pacific
space-southeast_pacific = Southeast Pacific

strait-denmark = Danish Straits
strait-gibraltar = Strait of Gibraltar
strait-suez = Suez Canal
strait-malacca = Strait of Malacca
strait-panama = Panama Canal

## Basic cards, the same in every deck

-build-army = Build Army
-build-army-text = Build an army in your home space, or in a land space next to one of your supplied pieces. It must be in supply there.
-build-navy = Build Navy
-build-navy-text = Build a navy in a sea space next to one of your supplied pieces. It must be in supply there: an army of your camp next to it.
-land-battle = Land Battle
-land-battle-text = Attack a land space next to one of your supplied pieces; remove one enemy army there. The space may be empty.
-sea-battle = Sea Battle
-sea-battle-text = Attack a sea space next to one of your supplied pieces; remove one enemy navy there. The space may be empty.

card-germany_build_army = { -build-army }
    .text = { -build-army-text }
card-germany_build_navy = { -build-navy }
    .text = { -build-navy-text }
card-germany_land_battle = { -land-battle }
    .text = { -land-battle-text }
card-germany_sea_battle = { -sea-battle }
    .text = { -sea-battle-text }
card-japan_build_army = { -build-army }
    .text = { -build-army-text }
card-japan_build_navy = { -build-navy }
    .text = { -build-navy-text }
card-japan_land_battle = { -land-battle }
    .text = { -land-battle-text }
card-japan_sea_battle = { -sea-battle }
    .text = { -sea-battle-text }
card-italy_build_army = { -build-army }
    .text = { -build-army-text }
card-italy_build_navy = { -build-navy }
    .text = { -build-navy-text }
card-italy_land_battle = { -land-battle }
    .text = { -land-battle-text }
card-italy_sea_battle = { -sea-battle }
    .text = { -sea-battle-text }
card-uk_build_army = { -build-army }
    .text = { -build-army-text }
card-uk_build_navy = { -build-navy }
    .text = { -build-navy-text }
card-uk_land_battle = { -land-battle }
    .text = { -land-battle-text }
card-uk_sea_battle = { -sea-battle }
    .text = { -sea-battle-text }
card-ussr_build_army = { -build-army }
    .text = { -build-army-text }
card-ussr_build_navy = { -build-navy }
    .text = { -build-navy-text }
card-ussr_land_battle = { -land-battle }
    .text = { -land-battle-text }
card-ussr_sea_battle = { -sea-battle }
    .text = { -sea-battle-text }
card-usa_build_army = { -build-army }
    .text = { -build-army-text }
card-usa_build_navy = { -build-navy }
    .text = { -build-navy-text }
card-usa_land_battle = { -land-battle }
    .text = { -land-battle-text }
card-usa_sea_battle = { -sea-battle }
    .text = { -sea-battle-text }

## Germany

card-germany_submarines_uk = Submarines
    .text = If a German army or navy is in or next to the North Sea: the UK discards the top 3 cards of its deck, and you score 1 point.
card-germany_submarines_usa = Submarines
    .text = If a German army or navy is in or next to the North Sea: the USA discards the top 3 cards of its deck (5 if a German navy is in the North Sea), and you score 1 point.
card-germany_submarines_ussr = Submarines
    .text = The USSR discards the top 2 cards of its deck (5 if a German army is in Scandinavia), and you score 1 point.
card-germany_v_weapons = V-Weapons
    .text = If a German army is next to the North Sea: the UK discards the top 2 cards of its deck, and you score 2 points.
card-germany_broad_front = Broad Front
    .text = Up to three land battles, one after another, each against a different Soviet army that was next to a German army at the start of the turn.
card-germany_forced_conscription = Forced Conscription
    .text = Recruit up to two German armies, in Germany or in spaces next to it.
card-germany_guns_and_butter = Guns and Butter
    .text = Take a Build Army, Build Navy, Land Battle or Sea Battle out of your deck and play it. Then shuffle the deck.
card-germany_military_dictatorships = Military Dictatorships in the Balkans
    .text = Recruit an Italian army in the Balkans. Then eliminate one Coalition army in Ukraine.
card-germany_plunder = Plunder
    .text = At once score 1 point for each German army outside Germany.
card-germany_production_initiative = Production Initiative
    .text = Take a status out of your deck and put it into play. Then shuffle the deck.
card-germany_autobahn = The Autobahn
    .text = Each German army on the board may be taken off and built again, one after another, once each.
card-germany_abundant_resources = Abundant Resources
    .text = In your victory point phase score 1 point if a German army is in Ukraine.
card-germany_atlantic_wall = Atlantic Wall
    .text = Whenever a Coalition nation attacks an Axis army in Western Europe, that nation discards the top 3 cards of its deck.
card-germany_bias_for_action = Bias for Action
    .text = Once a turn, when you build an army: discard the top card of your deck for a land battle in a space next to the new army.
card-germany_blitzkrieg = Blitzkrieg
    .text = Once a turn, when you battle on land: discard the top card of your deck to build an army in the attacked space.
card-germany_conscription = Conscription
    .text = Instead of playing a card: discard the top 2 cards of your deck, then play a Build Army out of your discard pile.
card-germany_dive_bombers = Dive Bombers
    .text = Once a turn, when you battle on land: discard the top card of your deck for another land battle, in the same space or one next to it.
card-germany_jet_fighters = Jet Fighters
    .text = When an economic warfare card is played against Germany, the nation that played it discards the top 3 cards of its deck.
card-germany_superior_planning = Superior Planning
    .text = At the start of your draw phase look at the top 3 cards of your deck and put them back on top in any order.
card-germany_swedish_iron_ore = Swedish Iron Ore
    .text = In your victory point phase score 1 point if a German navy is in the Baltic Sea, and then 1 more if a German army is in Scandinavia.
card-germany_volksturm = Volkssturm
    .text = You may always use a Land Battle card to eliminate one Coalition army in Germany instead, whatever its neighbours and supply.
card-germany_wolf_packs = Wolf Packs
    .text = When an Axis nation plays a Submarines card, its target discards 1 more card, or 2 more if a German army is in Scandinavia.

## Japan

card-japan_submarines_uk = Submarines
    .text = The UK discards the top card of its deck, and you score 2 points.
card-japan_submarines_usa = Submarines
    .text = The USA discards the top card of its deck, and you score 2 points.
card-japan_banzai_charge = Banzai Charge
    .text = When you battle on land: another land battle, in the same space or one next to it.
card-japan_battleship_repair = Battleship Repair
    .text = At any time: choose a supplied Japanese navy. It cannot be removed this turn.
card-japan_china_offensive = China Offensive
    .text = When you battle in China, Szechuan or Southeast Asia: you may build an army in the attacked space, then another in one of the other two.
card-japan_destroyer_transport = Destroyer Transport
    .text = When you battle at sea: build up to two armies in land spaces next to the attacked sea.
card-japan_fall_of_singapore = Fall of Singapore
    .text = When you battle in Southeast Asia: eliminate one Coalition navy in the South China Sea, then recruit a Japanese navy there.
card-japan_kamikaze = Kamikaze
    .text = When a Coalition navy is built next to a Japanese army or navy: eliminate that navy.
card-japan_kwantung_army = Kwantung Army
    .text = At any time: choose a supplied Japanese army in China, Szechuan or Vladivostok. It cannot be removed this turn.
card-japan_operation_ketsu_go = Operation Ketsu-Go
    .text = At any time: choose the Japanese army in Japan or the Japanese navy in the Sea of Japan. It cannot be removed this turn.
card-japan_snlf = Special Naval Landing Forces
    .text = When you build a navy: build up to two armies in land spaces next to it.
card-japan_surprise_attack = Surprise Attack
    .text = When you battle at sea: one more sea battle, then one land battle, each next to one of your supplied pieces. You may leave out either.
card-japan_truk = Truk
    .text = At any time: until the end of the turn all Japanese navies, and Japanese armies next to the Central Pacific, are in supply.
card-japan_forward_bases = Forward Bases
    .text = In your victory point phase score 1 point for each Japanese army in Hawaii, New Zealand and the Pacific Northwest.
card-japan_co_prosperity_sphere = Greater East Asia Co-prosperity Sphere
    .text = In your victory point phase score 1 point for each Japanese army in Indonesia, New Guinea and Southeast Asia.
card-japan_imperial_designs = Imperial Designs
    .text = In your victory point phase score 1 point if a Japanese army is on Iwo Jima or in the Philippines; never more than 1.

## Italy

card-italy_decima_mas = Decima Flottiglia MAS (Frogmen)
    .text = The UK discards the top card of its deck, and you score 1 point.
card-italy_regia_marina = Regia Marina Closes Shipping Lanes
    .text = If an Italian navy is in the Mediterranean: the UK discards the top card of its deck, and you score 2 points.
card-italy_afrika_korps = Afrika Korps
    .text = Recruit a German army in North Africa and a German navy in the Mediterranean, in any order.
card-italy_division_azul = Division Azul
    .text = One of the Soviet responses on the table, taken at random, is discarded unseen.
card-italy_german_aid_in_greece = German Aid in Greece
    .text = Eliminate one Coalition army in the Balkans, then recruit a German army there.
card-italy_german_reinforcements = German Reinforcements Counterattack
    .text = Eliminate one Coalition army in Italy.
card-italy_italian_east_africa = Italian East Africa
    .text = Recruit an army in North Africa and a navy in the Bay of Bengal, in any order.
card-italy_attacks_communists = Italy Attacks Communists
    .text = Build an army in Ukraine and one in Russia: either or both, in any order.
card-italy_plunder = Plunder
    .text = At once score 1 point for each Italian army and navy outside Italy.
card-italy_monte_cassino = Monte Cassino
    .text = At any time: choose the German army in Italy. It cannot be removed this turn.
card-italy_romanian_reinforcements = Romanian Reinforcements
    .text = When the enemy removes a supplied German army from the board: recruit an Italian army in its space.
card-italy_skilled_pilots = Skilled Pilots
    .text = When a card with “bomber” or a word derived from it in its name is played against Italy: ignore that card.
card-italy_anti_communist_sentiment = Anti-Communist Sentiment
    .text = In your victory point phase score 1 point if an Italian army is in Russia or Ukraine; never more than 1.
card-italy_balkan_resources = Balkan Resources
    .text = In your victory point phase score 1 point if an Italian army is in the Balkans.
card-italy_bravado = Bravado
    .text = Instead of playing a card: discard 3 cards from hand, then play a Land Battle out of your discard pile.
card-italy_impero_italiano = Impero Italiano
    .text = In your victory point phase score 1 point each for North Africa, Africa and the Middle East if an Italian or German army is there.
card-italy_mare_nostrum = Mare Nostrum
    .text = In your victory point phase score 1 point for each Italian navy on the board.

## United Kingdom

card-uk_bomber_command = Bomber Command
    .text = Choose Germany or Italy. It discards the top 4 cards of its deck.
card-uk_malta_submarines = Malta Submarines
    .text = First Germany, then Italy: each discards the top 2 cards of its deck or takes its own navy off the Mediterranean.
card-uk_dutch_east_indies = Dutch East Indies
    .text = Recruit an army in Indonesia, an army in New Guinea and a navy in the South China Sea: any of them, in any order.
card-uk_enigma = Enigma
    .text = Choose a German status on the table. It is discarded.
card-uk_general_smuts = General Smuts Strengthens Ties to UK
    .text = Recruit an army in Africa, and a navy in the Southern Ocean or the Indian Ocean, in any order.
card-uk_increased_commonwealth_support = Increased Commonwealth Support
    .text = Recruit an army in India, Australia or Canada.
card-uk_king_peter = King Peter Enthroned in Yugoslavia
    .text = Eliminate one Axis army in the Balkans, then recruit an army there.
card-uk_ledo_and_burma_roads = Ledo and Burma Roads
    .text = Eliminate one Axis army in China, then recruit a US army in Szechuan.
card-uk_singapore = Singapore
    .text = Recruit an army in Southeast Asia and a navy in the South China Sea, in any order.
card-uk_defensive_posture = Defensive Posture
    .text = At any time: choose a supplied British army. It cannot be removed this turn.
card-uk_destroyers = Destroyers
    .text = At any time: choose a supplied British or US navy next to a supplied British army. It cannot be removed this turn.
card-uk_loyal_to_the_crown = Loyal to the Crown
    .text = When an Axis army is built or recruited in India, Australia or Canada: eliminate that army.
card-uk_raf = RAF
    .text = At any time: choose a Coalition army in the United Kingdom or a supplied Coalition navy in the North Sea. It cannot be removed this turn.
card-uk_australia_directorate = Australia Forms the Directorate of Manpower
    .text = You may build armies in Australia as in your home space.
card-uk_free_france = Free France
    .text = Instead of playing a card: discard 2 cards from hand, then build an army in Western Europe.
card-uk_lord_linlithgow = Lord Linlithgow Declares India to be at War
    .text = You may build armies in India as in your home space.
card-uk_mackenzie_king = Mackenzie King Drafts the National Resources Mobilization Act
    .text = Canada is a supply source, for the UK only.
card-uk_rationing = Rationing
    .text = In your play phase, when you have played a card: discard another card from hand to put the played card under your deck. Not for a status or response.
card-uk_resistance = Resistance
    .text = Instead of playing a card: discard 2 cards from hand for a land battle in Western Europe or Italy.
card-uk_royal_navy = The Royal Navy
    .text = Once a turn, when you battle at sea: discard 2 cards from hand for another sea battle, in the same space or one next to it.

## Soviet Union

card-ussr_general_winter = General Winter
    .text = Eliminate up to two Axis armies in all, in Ukraine, Russia, Moscow and Siberia.
card-ussr_german_soviet_treaty = German-Soviet Treaty of Friendship, Cooperation, and Demarcation
    .text = Build an army in Eastern Europe and one in Ukraine: either or both, in any order.
card-ussr_mao_tse_tung = Mao Tse-tung
    .text = Eliminate one Axis army in China or Szechuan.
card-ussr_titos_partisans = Tito's Partisans
    .text = Eliminate one Axis army in the Balkans. Then recruit a Soviet or British army there, whether one was eliminated or not.
card-ussr_trans_siberian_railroad = Trans-Siberian Railroad
    .text = Each Soviet army on the board may be taken off and built again, one after another, once each.
card-ussr_vasilevsky = Vasilevsky Takes Command in the Far East
    .text = Recruit an army in Vladivostok, then eliminate one Axis army in China.
card-ussr_leningrad = Leningrad
    .text = At any time: choose the Soviet army in Russia. It cannot be removed this turn.
card-ussr_moscow = Moscow
    .text = At any time: choose the Soviet army in Moscow. It cannot be removed this turn.
card-ussr_rasputitsa = Rasputitsa
    .text = When an Axis army is built or recruited in Moscow or a space next to it: eliminate that army.
card-ussr_stalingrad = Stalingrad
    .text = At any time: choose the Soviet army in Ukraine. It cannot be removed this turn.
card-ussr_defense_of_the_motherland = Defense of the Motherland
    .text = Once a turn, when you build an army: discard 2 cards from hand to build another army.
card-ussr_frontal_assault = Frontal Assault
    .text = Once a turn, when you battle on land: discard 2 cards from hand for another land battle, in the same space or one next to it.
card-ussr_guards = Guards
    .text = Instead of playing a card: discard 2 cards from hand, then play a Build Army out of your discard pile.
card-ussr_scorched_earth = Scorched Earth
    .text = For Germany and Italy Ukraine is no supply source: it gives them neither supply nor points.
card-ussr_shvernik = Shvernik's Evacuation Council
    .text = Soviet armies are always in supply. Navies still need a supply line.
card-ussr_stavka_artillery = Stavka Forms Artillery Corps
    .text = When you battle on land: discard the top card of your deck to remove all enemy armies in the attacked space, each as if attacked. Once for each battle.
card-ussr_women_conscripts = Women Conscripts
    .text = When you play a Build Army, you may put that card on top of your deck instead of your discard pile.

## United States

card-usa_bombers = Bombers
    .text = Choose an Axis nation whose home is within 3 spaces of a US army. It discards the top 4 cards of its deck.
card-usa_heavy_bombers = Heavy Bombers
    .text = Choose an Axis nation whose home is within 2 spaces of a US army. It discards the top 5 cards of its deck.
card-usa_firestorm_bombers = Firestorm Bombers
    .text = Choose an Axis nation whose home is next to a US army or navy, or holds one. It discards the top 7 cards of its deck.
card-usa_arsenal_of_democracy = Arsenal of Democracy
    .text = The UK may build an army and a navy, in either order.
card-usa_fleet_pearl_harbor = Fleet Deployed to Pearl Harbor
    .text = In this order: build a navy in the East Pacific, a navy in the North Pacific, an army in Hawaii.
card-usa_free_french_allies = Free French Allies
    .text = The UK may build armies in Western Europe, North Africa and Africa: any of them, in any order.
card-usa_lend_lease = Lend Lease
    .text = The UK may play a card from hand; then it draws a card. Then you may discard the top 3 cards of your deck to put this card back on top of it.
card-usa_magic = Magic
    .text = Choose one: discard a Japanese status from the table, or a random Japanese response, unseen.
card-usa_murmansk_convoy = Murmansk Convoy
    .text = Recruit a Soviet army in Russia. Then the USSR may build an army.
card-usa_patton_advances = Patton Advances
    .text = Build an army in Western Europe, then battle on land in Germany or Italy.
card-usa_theater_shift = Theater Shift
    .text = Each US army and navy on the board may be taken off and built again, one after another, once each.
card-usa_aircraft_carriers = Aircraft Carriers
    .text = Once a turn, when you battle at sea: discard the top card of your deck to build a navy in the attacked space.
card-usa_american_volunteer_group = American Volunteer Group Expands
    .text = Szechuan is a supply source, for the USA only. You may build armies there as in your home space.
card-usa_amphibious_landings = Amphibious Landings
    .text = When you battle in a land space next to a supplied US navy: discard the top card of your deck to build an army there. Once for each battle.
card-usa_flexible_resources = Flexible Resources
    .text = Instead of playing a card: discard the top 4 cards of your deck, then play any card out of your discard pile.
card-usa_flying_fortresses = Flying Fortresses
    .text = When you play an economic warfare card, its target discards 1 more card.
card-usa_radar = Radar
    .text = When a supplied US navy would be removed: discard the top 3 cards of your deck and it stays. It may be removed again later.
card-usa_rosie_the_riveter = Rosie the Riveter
    .text = In your discard phase you may put up to 2 cards from hand under your deck.
card-usa_superior_shipyards = Superior Shipyards
    .text = Once a turn, when you build a navy: discard the top card of your deck to build another navy.
card-usa_wartime_production = Wartime Production
    .text = Once a turn, when you build an army: discard the top card of your deck to build another army.

## Verbs: what choosing does, in a sentence. Beside the card or space itself (.here) it is not named again.
## Where a certain thing is asked a verb may say more: verb-<verb>-<prompt>.

verb-play = Play { $card }
    .here = Play it
verb-discard = Discard { $card }
    .here = Discard it
verb-discard-play-one = Discard { $card } and play nothing this turn
    .here = Discard it, play nothing this turn
verb-use = { $space_id ->
        [none] Use { $card }
       *[other] Use { $card } ({ $space })
    }
    .here = { $space_id ->
        [none] Use it
       *[other] Use it ({ $space })
    }
verb-use-play-one = { $space_id ->
        [none] Use { $card } instead of playing a card
       *[other] Use { $card } ({ $space })
    }
    .here = { $space_id ->
        [none] Use it instead of playing a card
       *[other] Use it ({ $space })
    }
verb-anytime = Use { $card } now
    .here = Use it now
verb-bottom = Put { $card } under the deck
    .here = Put it under the deck
verb-top = Put { $card } back next
    .here = Put it back next
verb-take = Take { $card } into hand
    .here = Take it into hand
verb-build = Build { $piece_id ->
        [army] an army
       *[navy] a navy
    } in { $space } ({ $seat })
verb-rebuild = Declare { $piece_id ->
        [army] the army
       *[navy] the navy
    } in { $space } built again ({ $seat })
verb-recruit = Recruit { $piece_id ->
        [army] an army
       *[navy] a navy
    } in { $space } ({ $seat })
verb-battle = { $seat_id ->
        [none] Attack { $space }, which is empty
       *[other] Attack { $space } ({ $seat })
    }
verb-eliminate = Eliminate the piece in { $space } ({ $seat })
verb-protect = Protect the piece in { $space } ({ $seat })
verb-take_off = Take the piece in { $space } off the board ({ $seat })
verb-lift = Pick up the piece in { $space } to build it anew
verb-target = Play it against { $seat }
verb-remove = Take off a piece…
verb-back = Take nothing off the board
verb-pay = Pay
verb-pay-extra-cost = { $count ->
        [one] Discard the top card of your deck, return this card to the top
       *[other] Discard the top { $count } cards of your deck, return this card to the top
    }
verb-reallocate = Reallocate resources: 4 cards of your hand for a basic card of your deck
verb-choose = Choose: { $target }

verb-pass-play-one = Play nothing this turn
verb-pass-play-nothing = Go on without a card
verb-pass-react = Use no card
verb-pass-react-card = Let the card take effect
verb-pass-react-supply = Let the pieces be removed
verb-pass-react-remove = Let the piece be removed
verb-pass-react-removed = { verb-pass-react }
verb-pass-react-build = { verb-pass-react }
verb-pass-react-recruit = { verb-pass-react }
verb-pass-react-battle = { verb-pass-react }
verb-done-aim = Aim at nobody
verb-done-act-build = { $done ->
        [-1] Leave this step out
        [0] Build nothing
       *[other] Build nothing more
    }
verb-done-act-recruit = { $done ->
        [-1] Leave this step out
        [0] Recruit nothing
       *[other] Recruit nothing more
    }
verb-done-act-battle = { $done ->
        [-1] Leave this step out
        [0] Attack nothing
       *[other] Attack nothing more
    }
verb-done-act-eliminate = { $done ->
        [-1] Leave this step out
        [0] Eliminate nothing
       *[other] Eliminate nothing more
    }
verb-done-act-remove-own = Take nothing off the board
verb-done-act-protect = Protect nothing
verb-done-redeploy = Leave the other pieces where they are
verb-done-build-anew = Leave the piece off the board
verb-done-make-room = Take nothing off the board
verb-done-play-from-hand = Play nothing
verb-done-play-from-deck = Play nothing out of the deck
verb-done-play-from-discard = Play nothing out of the discard pile
verb-done-search = Take nothing
verb-done-extra-cost = Pay nothing
verb-done-discard-any = { $then ->
        [draw] { $count ->
            [0] Go on to the draw phase
            [one] Keep this card and go on to the draw phase
            [7] Keep these seven and go on to the draw phase
           *[other] Keep these { $count } cards and go on to the draw phase
        }
       *[end] { $count ->
            [0] End the turn
            [one] Keep this card and end the turn
            [7] Keep these seven and end the turn
           *[other] Keep these { $count } cards and end the turn
        }
    }

## What would be given away for nothing: asked once more

waste-card = { $card } is in use, and there is something it can do.
waste-piece = It can be built; else it stays off the board.
waste-play-from = There is a card that could be played.
waste-turn = A card is given away and nothing is played this turn, though a card in hand would do something.
waste-home = This is your only army at home. Without it { $space } stands open to the enemy.
waste-not-replaced = { $count ->
        [0] The deck is empty: no card is drawn in its place.
        [one] Only one card is left to draw: it will not be replaced.
       *[other] Only { $count } cards are left to draw: it will not be replaced.
    }

## What a card would bring

prospect-remove = Can remove { $piece_id ->
        [army] an army
       *[navy] a navy
    } of { $seat }: { $spaces }.
prospect-build = Can build { $piece_id ->
        [army] an army
       *[navy] a navy
    } ({ $seat }): { $spaces }.
prospect-recruit = Can recruit { $piece_id ->
        [army] an army
       *[navy] a navy
    } ({ $seat }): { $spaces }.
prospect-battle-empty = { $count ->
        [one] One more lit space is empty: an attack there hits nothing.
       *[other] { $count } more lit spaces are empty: an attack there hits nothing.
    }
prospect-rebuild = { $count ->
        [one] In one more lit space your piece stands already: it can only be declared built again.
       *[other] In { $count } more lit spaces your piece stands already: it can only be declared built again.
    }
prospect-protect = Keeps a piece from being removed this turn ({ $seat }): { $spaces }.
prospect-score-card = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once.
prospect-lose-points = { $seat } lacks cards and loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
prospect-discard-deck = { $seat } discards { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of its deck.
prospect-discard-hand = { $seat } discards { $count ->
        [one] a card
       *[other] { $count } cards
    } from hand.
prospect-discard-response = { $seat } loses a face-down response, at random.
prospect-discard-status = { $seat } loses a status: { $cards }.
prospect-draw = { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
prospect-cost-deck = Costs { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of your deck.
prospect-cost-hand = Costs { $count ->
        [one] a card
       *[other] { $count } cards
    } of your hand.
prospect-play-from-hand = Then you play another card from hand.
prospect-play-from-other = { $seat } may play a card from hand.
prospect-play-from-deck = You play a card out of your deck.
prospect-play-from-discard = You play a card out of your discard pile.
prospect-granted = Pieces of yours count as supplied this turn.
prospect-deck-top = { $card } goes back on top of the deck.
prospect-deck-bottom = { $card } goes under the deck.
prospect-cancel = The card just played is ignored.
prospect-end = May end the match.
prospect-either = You choose one of these.
prospect-sets-off = Lets you use: { $cards }.
prospect-more = There is more that it can do.
prospect-stays = Stays on the table, face up.
prospect-face-down = Lies on the table face down, to be used when it fits.
prospect-each-turn = { $points ->
        [0] As the board stands it would score nothing in your victory point phase.
        [one] As the board stands it scores { $points } point in each of your victory point phases.
       *[other] As the board stands it scores { $points } points in each of your victory point phases.
    }

target-discard_deck = discard from the deck
target-remove_own = take the navy off the board
target-discard_status = a status
target-discard_response = a response, at random

## Prompts

prompt-keep-seven = { $count ->
        [one] Discard one more card to keep seven.
       *[other] Discard { $count } more cards to keep seven.
    }
prompt-play-one = { $count ->
        [0] Round { $round }: no card is left in hand. Use a status instead, or play nothing.
       *[other] Round { $round }: play or discard one card.
    }
prompt-play-nothing = Round { $round }: there is no card to play. Pass.
prompt-aim = { $card }: against which nation?
prompt-play-from-hand = Play a card from hand, or none.
prompt-play-from-deck = Play a card out of your deck, or none.
prompt-play-from-discard = Play a card out of your discard pile, or none.
prompt-search = Take a basic card out of your deck.
prompt-act-build = { $card }: where to build?{ $count ->
        [one] {""}
       *[other] { " " }({ $count } left)
    }
prompt-act-recruit = { $card }: where to recruit?{ $count ->
        [one] {""}
       *[other] { " " }({ $count } left)
    }
prompt-act-battle = { $card }: which space to attack?{ $count ->
        [one] {""}
       *[other] { " " }({ $count } left)
    }
prompt-act-eliminate = { $card }: which piece to eliminate?{ $count ->
        [one] {""}
       *[other] { " " }({ $count } left)
    }
prompt-act-remove-own = { $card }: which of your pieces to take off?{ $count ->
        [one] {""}
       *[other] { " " }({ $count } left)
    }
prompt-act-protect = { $card }: which piece to protect this turn?{ $count ->
        [one] {""}
       *[other] { " " }({ $count } left)
    }
prompt-redeploy = { $card }: pick up a piece to build it anew, declare one built again in place, or finish.
prompt-discard-status = { $seat }: which status is discarded?
prompt-reorder = Which card lies on place { $count } from the top?
prompt-choose-one = { $card }: choose one.
prompt-extra-cost = { $card }: { $count ->
        [one] discard the top card of your deck to return this card to the top of it?
       *[other] discard the top { $count } cards of your deck to return this card to the top of it?
    }
prompt-make-room = { $card } would recruit a piece of yours, and none is left: take one off the board first, or not.
prompt-take-off = Which of your pieces to take off the board?
prompt-discard-hand = { $count ->
        [one] Discard a card from hand.
       *[other] Discard { $count } cards from hand.
    }
prompt-build-anew = { $card }: where to build the piece anew?
prompt-discard-any = Discard as many cards as you like. Then the hand is filled up to seven.
prompt-react = You may use a card on the table.
prompt-react-card = { $seat } played { $card }. You may use a card on the table before it takes effect.
prompt-react-supply = { $seat } is about to remove its unsupplied pieces. You may use a card on the table first.
prompt-react-remove = About to be removed: { $piece }, { $seat }, { $space }. You may use a card on the table first.
prompt-react-removed = Removed: { $piece }, { $seat }, { $space }. You may use a card on the table.
prompt-react-build = Built: { $piece }, { $seat }, { $space }. You may use a card on the table.
prompt-react-recruit = Recruited: { $piece }, { $seat }, { $space }. You may use a card on the table.
prompt-react-battle = { $seat } attacked { $space }. You may use a card on the table.

## Events

event-turn = Round { $round }: { $seat }.
event-play-card = { $seat } plays { $card }.
event-play-status = { $seat } plays a status: { $card }.
event-play-response = { $seat } plays a response face down.
event-play-response-known = { $seat } plays a response face down: { $card }.
event-use-status = { $seat } uses { $card }.
event-use-response = { $seat } reveals a response: { $card }.
event-aim = { $seat } aims at { $seat2 }.
event-cancel = { $seat } ignores { $card }.
event-skip-play = { $seat } has nothing to play.
event-reallocate = { $seat } reallocates resources.
event-search = { $seat } takes { $card } out of its deck and shows it.
event-shuffle = { $seat } shuffles its deck.
event-deck-top = { $seat } puts { $card } on top of its deck.
event-deck-bottom = { $seat } puts { $card } under its deck.
event-bottom = { $seat } puts a card from hand under its deck.
event-bottom-known = { $seat } puts a card from hand under its deck: { $card }.
event-reorder = { $seat } rearranges the top of its deck.
event-draw = { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
event-draw-known = { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }: { $cards }.
event-discard-hand = { $seat } discards { $count ->
        [one] a card
       *[other] { $count } cards
    } from hand.
event-discard-hand-known = { $seat } discards { $count ->
        [one] a card
       *[other] { $count } cards
    } from hand: { $cards }.
event-discard-deck = { $seat } discards { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of its deck.
event-discard-deck-known = { $seat } discards { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of its deck: { $cards }.
event-discard-response = { $seat } loses { $count ->
        [one] a face-down response
       *[other] { $count } face-down responses
    }.
event-discard-response-known = { $seat } loses { $count ->
        [one] a face-down response
       *[other] { $count } face-down responses
    }: { $cards }.
event-discard-status = { $seat } loses a status: { $card }.
event-build = { $seat }: { $piece } built — { $space }.
event-rebuild = { $seat }: { $piece } declared built again — { $space }.
event-recruit = { $seat }: { $piece } recruited — { $space }.
event-battle = { $seat } attacks { $space } ({ $seat2 }, { $piece }).
event-battle-empty = { $seat } attacks { $space }, which is empty.
event-eliminate = { $seat } eliminates in { $space }: { $seat2 }, { $piece }.
event-remove = { $seat }: { $piece } removed — { $space } (by { $seat2 }).
event-stays = { $seat }: protected this turn, the piece stays — { $space }.
event-protect = { $seat }: the piece is saved by { $card } — { $space }.
event-take-off = { $seat } takes off its own { $piece } — { $space }.
event-out-of-supply = { $seat }: { $piece } out of supply, removed — { $space }.
event-lift = { $seat } picks up a piece — { $space }.
event-granted = { $seat }: pieces count as supplied this turn by { $card }.
event-home-lost = { $seat } has lost its home space and scores nothing.
event-score = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for supply sources ({ $camp }: { $total }).
event-score-card = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $card } ({ $camp }: { $total }).
event-lose-points = { $seat } lacks cards to discard: { $camp } loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $total } left).
event-end = The match is over: { $camp } wins. Axis { $axis }, Coalition { $coalition }.
# On an analysis board: what nobody could see there was dealt at random
event-anew-deck = Dealt anew: the deck of { $seat } was shuffled ({ $deck }).
event-anew-cards =
    { $responses ->
        [0] Dealt anew: { $seat }, hand { $hand }, deck { $deck }.
       *[other] Dealt anew: { $seat }, hand { $hand }, face down { $responses }, deck { $deck }.
    }

win-points = More points after the last round
win-homes = Two enemy homes taken
win-margin = A lead of 30 points at the end of a round

## Alarms: what friends at the table would say

alarm-home-lost = Your home is in enemy hands ({ $space }): your victory point phase brings nothing while an enemy army stands there.
alarm-home-open = Your home stands empty ({ $space }): { $seats } can build an army there.
alarm-home-empty = Your home stands empty: { $space }.
alarm-unsupplied = Out of supply: { $piece }, { $space }. Your next supply phase removes it unless it is supplied by then.
alarm-cut-off = { $seats } can attack { $space }. If the { $piece } falls, these are cut off: { $spaces }.
alarm-strait = { $seats } can build an army in { $space } and close the strait. Then these are cut off: { $spaces }.
alarm-homes = { $camp } holds an enemy home ({ $space }): a second one ends the game at once.
alarm-lead = { $camp } leads by { $n }: a lead of { $most } at the end of a round ends the game.
alarm-last-rounds =
    { $n ->
        [one] This is the last round.
       *[other] { $n } rounds are left, this one included.
    }

## Why not

why-not-land = { $space } is not a land space.
why-not-sea = { $space } is not a sea space.
why-own-piece = { $space } already holds a piece of this nation.
why-enemy-piece = { $space } holds an enemy piece.
why-pieces-limit = No piece is left to place in { $space }: all of them are on the board.
why-no-room = The piece in { $space } need not be taken off for this card, or it would not help.
why-type-build_army = { $space } is neither the home of this nation nor next to one of its supplied pieces.
why-type-build_navy = { $space } is not next to any supplied piece of this nation.
why-no-line = A new piece in { $space } would be out of supply: no line leads from there to a source.
why-supply-navy = A navy in { $space } would be out of supply: no army of its camp stands on land next to it.
why-type-land_battle = { $space } is not next to a supplied piece of this nation.
why-type-sea_battle = { $space } is not next to a supplied piece of this nation.
why-clarify-empty_attack = { $space } holds a piece of your own camp.
why-card-elsewhere = { $card } does not reach there.
why-condition = The condition of { $card } is not met: it can only be discarded.
why-no-target = { $card } has no target now: it can only be discarded.
why-nowhere = { $card } could do nothing now: it can only be discarded.
why-reallocate = Resources are reallocated once a turn, with this option in force and at least 4 cards in hand.
why-ally-card = A nation uses only its own cards.
why-not-on-table = A status or response must be played to the table before it can be used.
why-not-in-hand = This card is not in hand.
why-used-this-turn = This card was used already this turn.
why-answered = This card has answered that already.
why-no-trigger = Nothing has happened that this card answers.
why-not-instead = { $card } is not used instead of playing a card.
why-must-play = While a card is in hand, one must be played or discarded.
why-must-take = There is a basic card in the deck: one must be taken.
why-must-be-done = { $card } is carried out as long as it can be: it cannot be left out.
why-no-piece = In { $space } there is no piece that this could be done to.
why-protected = The piece in { $space } cannot be removed this turn anyway.
why-clarify-rebuild = { $space } holds no supplied piece of this nation that could be built again.
why-not-to-lift = { $card } picks up your own pieces only, each once: none is left in { $space }.
why-not-there = { $card } does not lie there.
why-other-type = { $card } is not of the type that may be taken here.
why-not-listed = { $card } does not give that choice.
why-nothing-to-hit = Nothing to hit: { $card } could only attack empty spaces now.
why-only-rebuild = { $card } could only declare a piece built again where it stands.
why-no-effect = { $card } would have no effect now.
why-does-nothing = { $card } could do nothing now.
why-nothing-there = There is nothing that this could be done to.
why-no-bottom = No status allows to put { $card } under the deck.
