### What the coach says in the lessons of Empire of the Sun. Each line stands beside a choice of the learner's.

## A first match: the Allies in the South Pacific

lesson-first-win = August 1942, and you lead the Allies. All points are Japan's: twelve now, for the ports it holds. When turn 6 ends, five or fewer are an Allied victory, six or more a Japanese one. Look at Guadalcanal: this one port is worth four.
lesson-first-cards = Everything is done with cards, one at a time, you and Japan in turn. A card is played as an event, or for plain operations, or put aside for later. Operation Watchtower was put aside last turn and lies ready above your hand.
lesson-first-surprise = As an event it calls up five units and one more for the efficiency of the headquarters; only one may be a ground unit. And it is a surprise attack: no roll can warn the Japanese, only a card. Play it as an event.
lesson-first-staff = A headquarters leads every offensive. It calls up units that are in supply and within its range. Ghormley in Noumea has the fleet beside him: range 7, efficiency 1.
lesson-first-marines = First whoever goes ashore: the 1st Marine Division.
lesson-first-counter = Now cover for them. Look at Enterprise: the first number is its attack, 8, the second its defence, 12. The counter is turned over, for a step is lost; whole, it attacks with 12. Call it up.
lesson-first-wasp = Wasp as well.
lesson-first-carolina = North Carolina goes in with the landing: 16, the strongest ship here.
lesson-first-cruisers = And the cruisers of Northampton.
lesson-first-reserve = Five will do. Lexington stays in Noumea for whatever comes next.
lesson-first-rivalry = Why not the bombers on Espiritu Santo? The American services quarrel: once Navy or Marines are called up, the Army stays at home. Done.
lesson-first-sail = With this card, value 3, ships go up to fifteen hexes. Carriers first: take up Enterprise.
lesson-first-together = What stands in one hex may go together. Wasp joins.
lesson-first-distance = Carriers strike from two hexes away, so they need not go where the guns are. And carriers that fight from another hex are hit only by enemy carriers and aircraft. Stop at Rennell, 4424.
lesson-first-ashore = Now the landing. Take up the Marines.
lesson-first-escort = With an escort: a landing without ships of its own turns back from any warships that come. North Carolina joins.
lesson-first-escort2 = Northampton, too.
lesson-first-land = Land on Guadalcanal. It costs one of your two shipping points. No enemy aircraft watch this way; where they do, troops sail only with a carrier beside them.
lesson-first-commit = Where you land upon the enemy there is a battle: it stands declared. Send both carriers into it.
lesson-first-savo = Japan had that one card: Counterattack at Savo Island. Your surprise has become an interception, and Aoba and Nachi have come down from Rabaul, each two points stronger.
lesson-first-fire = After an interception both sides fire at once. You have 41: North Carolina 16, Northampton 9, the carriers 8 each. The die says how much of it hits: up to 2 a quarter, 3 to 5 half, 6 and more all of it. A four: 21 points.
lesson-first-hits = You spend them. A step costs as much as the unit's defence, 10 for each of the two, and nobody is sunk as long as another one is whole. Hit Aoba, and Nachi will be next.
lesson-first-losses = They had 26 and a four as well: 13 points, a step of Northampton. Your carriers were out of reach: cruisers do not fly.
lesson-first-won = You have more strength left and have won at sea. Only therefore the Marines fight ashore: 12 against 2, and the brigade is destroyed. Guadalcanal is yours.
lesson-first-home = After the battles all who are at sea must go to a port. Take Enterprise.
lesson-first-near = To Espiritu Santo, four hexes away: near enough for the next alarm.
lesson-first-follow = Then Wasp.
lesson-first-beside = Beside Enterprise.
lesson-first-guard = Guadalcanal is a port, and now it is yours: North Carolina and Northampton may stay and guard it. Done, and the offensive is over.
lesson-first-points = Look at the score: twelve has become eight. One point was for the port, three more Japan had for holding all five of its group.
lesson-first-theirs = Now Japan: Operation KA, an event as well. Shokaku and Zuiho stand off in the north, Hiei has brought the 19th Army to Guadalcanal. Against this card your carriers attack with 2 less.
lesson-first-watchers = An attack comes as a surprise unless it is noticed. The die would do it with 7 or less, eight times in ten. Coast Watchers do it for certain, and you will draw a card for them. Play them.
lesson-first-answer = An interception: both sides will fire at once, and you may bring more ships. A headquarters reacts. Ghormley may call up four: 3 for the value of their card, 1 of his own.
lesson-first-alarm = Who stands in the battle hex fights in any case. Bring what is missing: Enterprise.
lesson-first-south = To Rennell again, out of reach for Hiei's guns.
lesson-first-alarm2 = Wasp.
lesson-first-south2 = Beside her.
lesson-first-alarm3 = And now the reserve: Lexington.
lesson-first-south3 = Lexington beside them: all three together. Then the dice fall.
lesson-first-enough = One more could be called up, but North Carolina and Northampton are in the battle already. Done.
lesson-first-sally = All are activated; now they move, one after the other, and every one of them must join a battle. Enterprise first.
lesson-first-sally2 = Then Wasp.
lesson-first-struck = They had 39 and a four: 20 points. North Carolina has lost a step for 16, and with four points nobody else can be hit.
lesson-first-full = You have 40: the carriers 6 each, North Carolina 16, Northampton 6. And a seven: all of it! Three carriers may hit as many flyers elsewhere. Begin with Shokaku, 12.
lesson-first-hiei = Hiei costs 14. What is left then is enough for Zuiho.
lesson-first-repulse = More strength is left on your side: won. When the defender wins at sea nobody comes ashore, and the 19th Army must go back. Remember that for your own landings.
lesson-first-back = The reacting side goes home first. Enterprise.
lesson-first-back2 = To Espiritu Santo.
lesson-first-back3 = Wasp.
lesson-first-back4 = The same way.
lesson-first-back5 = Lexington goes back to Noumea.
lesson-first-drawn = Here is the card for the Coast Watchers: Black Day. As an event it would be for air units only, and all others would stay where they are.
lesson-first-operations = But every card can be played for its operations instead: value 3, units of any kind, one battle at most, and a smaller chance that it is noticed. Guadalcanal needs aircraft. Play it for operations.
lesson-first-again = Ghormley leads.
lesson-first-wing = The 1st Marine Air Wing stands on Efate. Call it up.
lesson-first-alone = It needs nobody else. Done.
lesson-first-take = Take it up.
lesson-first-field = To the airfield of Guadalcanal, flying.
lesson-first-zone = Around every air unit and carrier in supply lies a zone of influence, two hexes wide. Enemy supply lines at sea, lines of headquarters and landings without carriers do not pass it. Switch on the zones at the edge of the map (key Z).
lesson-first-cancel = Buin was in the zone of Rabaul alone. Now it is in yours as well: where both reach, they cancel each other. So you work your way up the islands.
lesson-first-supply = The same holds for your own supply: from a headquarters over the sea to a port. Switch on Supply (key S): you see how far it comes, and the line of a unit that you point at. Without supply nobody can be called up, and when the turn ends steps are lost.
lesson-first-stay = The wing stays. Done.
lesson-first-europe = Japan has played War in Europe: the marker fell by two, below zero. You will feel it as soon as the next turn begins.
lesson-first-china = Political cards work elsewhere. China Offensive moves China one box away from collapse, and here each box is a point. Play the event.
lesson-first-progress = The turn is over, and America asks for progress: one named hex in this turn. You took Guadalcanal, so its political will stays at 4. Each point below 4 is one for Japan, and at 0 the war is lost.
lesson-first-late = Turn 4 begins with reinforcements, and Europe has delayed all of yours: Washington, an air wing, a Marine division. Japan has got two air units.
lesson-first-whole = Then replacements: six steps for you, but only one of them naval. Make Enterprise whole.
lesson-first-corps = One is for ground units: XIV Corps at Cairns. For the four of the air nobody is in need.
lesson-first-hand = Both sides have drawn four cards, and Japan has undone your work in China with Ichi-Go. So it is eight points again, and your turn. One of your cards is Halsey: efficiency 3 instead of 1.
lesson-first-goals = Three points less, and the Allies win. Each of Buin, Rabaul, Kavieng and the Admiralty Islands is one, and so is each Japanese port of New Guinea.
lesson-first-advice = Three things to take along. Before you land, count what can react. Win at sea, or nobody comes ashore. And take a named hex every turn, for the will at home.
lesson-first-onward = Now a match of your own: the South Pacific from its start, the Allies again, against the computer. First you will be asked whether you begin with the card put aside: do. Or play on from here.

## Example: supply

lesson-supply-position = The coast of New Guinea, and you are Japan. Every supply line begins at a headquarters: South Seas, in the port of Wewak. 18th Army is there with it and needs no line at all.
lesson-supply-zone = A US carrier cruises off the coast. Its zone of influence, two hexes around it, closes the sea to your lines: nobody of yours neutralises it. The switch at the edge of the map (key Z) shows it.
lesson-supply-sea = The brigades on the Admiralty Islands and at Kavieng hang on the sea, but their line runs past the zone: from port to port, in supply.
lesson-supply-land = 17th Army stands within the zone. Zones close the sea, never the land: it has its line along the coast.
lesson-supply-far = And 2nd Army? By land a line reaches four movement points from a supplied port, no farther. It stands too far away. Switch on Supply (key S) and point at it: you see how its line would run and where it is closed.
lesson-supply-card = What does that mean? Play the card for operations and see.
lesson-supply-lead = South Seas leads.
lesson-supply-offered = Whoever is in supply can be called up, 17th Army as well; 2nd Army is not on offer. Point at it, and the table says why. Call up 17th Army.
lesson-supply-end = A unit without supply cannot be called up, and when the turn ends attrition takes a step of it. Bring a headquarters or a port nearer, or fetch it back before.

## Example: a port is taken

lesson-guadalcanal-position = Who fights for a hex, and who has it afterwards? A reduced brigade holds Guadalcanal. On Espiritu Santo you have Northampton, the 1st Marines and the 13th Air Force.
lesson-guadalcanal-card = Play the card for operations; Halsey will lead.
lesson-guadalcanal-marines = Only ground units take a hex. Call up the Marines.
lesson-guadalcanal-ships = Northampton is their escort.
lesson-guadalcanal-air = And the 13th Air Force.
lesson-guadalcanal-landing = First the landing: take up the Marines.
lesson-guadalcanal-escort = With Northampton.
lesson-guadalcanal-beach = To Guadalcanal.
lesson-guadalcanal-wait = The airfield is still Japanese: no air unit of yours may land there. It fights from where it is. No more moves.
lesson-guadalcanal-strike = Guadalcanal is four hexes away, its extended range: there it counts half, 5 instead of 10. Send it in.
lesson-guadalcanal-battle = Japan's roll was a nine: nobody noticed you. A surprise attack fires first and adds 3 to the die.
lesson-guadalcanal-taken = No enemy ships or aircraft came, so the Marines fought ashore, and the brigade is destroyed. At this very moment the hex has become yours, with port and airfield.
lesson-guadalcanal-follow = Movement after the battles comes later than that. So the 13th Air Force may use the new airfield. Take it up.
lesson-guadalcanal-field = To Guadalcanal.
lesson-guadalcanal-end = The same offensive has taken the island and put aircraft on it. Northampton may stay in the new port or go home, as you like.

## Example: zones of influence

lesson-zones-position = Your 13th Air Force is on Guadalcanal, the Japanese 24th Air Flotilla on Buin. Both are in supply, so around each lies a zone of influence, two hexes wide. Switch them on at the edge of the map (key Z).
lesson-zones-both = New Georgia and Buin lie in both zones. Where two meet they cancel each other: there nobody's is in force.
lesson-zones-alone = Beyond, at Woodlark and Baka, the Japanese zone stands alone.
lesson-zones-card = Play Operation Cartwheel for operations.
lesson-zones-lead = Halsey leads. An enemy zone in force would close the sea to his activation lines as well; Guadalcanal lies free.
lesson-zones-brigade = The Marine Brigade.
lesson-zones-enough = The 13th Air Force stays where it is: it is its zone that you need. Done.
lesson-zones-take = Take up the brigade.
lesson-zones-beaches = Look at what is offered: New Georgia and even Buin, but neither Woodlark nor Baka. Troops do not sail through an enemy zone in force unless a carrier goes with them.
lesson-zones-land = Land on New Georgia.
lesson-zones-special = You attacked nobody, and yet Japan might have come: to a landing on a port or airfield in an enemy zone, cancelled or not, there is a special reaction. The roll was a nine and failed, so New Georgia is yours.
lesson-zones-end = Whoever wants to go on up the islands brings aircraft first: each new airfield cancels a zone, and the next landing has its way.
