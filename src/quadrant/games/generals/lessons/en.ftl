### What the coach says in the lessons of Generals. Each line stands beside a choice of the learner's.

## A first match: Germany

lesson-first-welcome = You are Germany, first to move in every round. Three Axis nations face three of the Coalition for twenty rounds; the camp with more points wins. Points come from the lands with a star: whoever has an army there scores every round.
lesson-first-setup = Ten cards were dealt to you, seven stay. You will play one card a turn, so keep what works from where you stand. Submarines against the USSR takes five cards with an army in Scandinavia, but two without: let it go.
lesson-first-second = The other Submarines waits for a piece of yours beside the North Sea; then it takes three British cards and scores a single point. Nice some day; now you need armies on the map. Discard it too.
lesson-first-third = Broad Front strikes up to three Soviet armies next to yours. A great card, once you stand at their border; today it would lie in your hand for rounds. It is the third to go.
lesson-first-turn = All the others have chosen in secret, and the war begins. A turn has five steps: play one card, lose what is out of supply, score, discard, draw. Only the first and the fourth ask you anything.
lesson-first-build = You own one army, in Germany. Begin with Build Army: an army on a star pays for itself every round.
lesson-first-where = A new army goes next to a piece of yours that is in supply. Western Europe has a star, and from there you look out on the North Sea. Click it.
lesson-first-scored = Four points: two for Germany, two for Western Europe. That happens at the end of each of your turns by itself; the tab “Points” shows what each of them was for.
lesson-first-keep = Now you may throw cards away and draw others. But the deck is never filled up again: cards are your soldiers, and a nation without cards can only hold what it has. Your hand is good. Keep it.
lesson-first-round = Five nations have moved. The British put a navy into the North Sea, the Soviets took the star in Ukraine, Italy went to the Balkans. 8 points to 8.
lesson-first-status = No enemy army is within your reach yet, and the British navy can wait, so prepare. Blitzkrieg is a status: you play it once, and it lies on the table and works for the rest of the war.
lesson-first-laid = It cost you a whole turn, and everybody can read it. Such a card is worth playing early, when nothing burns. Keep your hand again.
lesson-first-threats = Now something burns: a Soviet army stands in Eastern Europe, at your door, and a British one has landed in Scandinavia.
lesson-first-strike = The door first. A Land Battle removes one enemy army next to yours. There is no die: an attack succeeds unless the defender has a card that says no.
lesson-first-target = Attack Eastern Europe.
lesson-first-blitz = The army is gone and the land lies empty: a battle moves nobody. This is where your status comes in: for the top card of your deck an army marches in at once. Use Blitzkrieg.
lesson-first-enter = Put the army into Eastern Europe. There is no star there, but you hold the Soviets away from home and stand next to Ukraine.
lesson-first-paid = A battle and an army in a single turn, for one card off your deck that you never saw. A fair price. Keep your hand.
lesson-first-bombers = The British answered with Bomber Command: four cards of your deck are gone. That is economic warfare. It touches nothing on the map; it shortens the war that you can fight.
lesson-first-hidden = And the Soviets have laid a card face down: a response. Nobody knows what it does until it is turned over. Remember that it is there.
lesson-first-thread = Now Scandinavia. That army hangs on one thread: a line of British pieces back to a British star, through the North Sea. Leave the army alone and cut the thread: play Sea Battle.
lesson-first-cut = Attack the navy in the North Sea. Your army in Western Europe reaches it.
lesson-first-starving = The navy is sunk, and the army in Scandinavia has no line home. It does not die now: it goes in Britain's own supply phase, unless a new navy comes first. Key S shows lines of supply whenever you like. Keep your hand.
lesson-first-starved = No navy came, and Scandinavia is empty: one card has taken two pieces. Look for threads, theirs and your own, before you look for battles.
lesson-first-shared = Italy has joined you in Western Europe. Friends may share a land, but then the star pays one point to each instead of two to one.
lesson-first-ukraine = The Soviets live on Ukraine's star, and you stand next to it. A Land Battle would clear it and Blitzkrieg would take it. Something may lie in wait; you will not find out by staying home.
lesson-first-attack = Attack Ukraine.
lesson-first-stalingrad = Stalingrad! The hidden card saves the army for this turn, and is spent. The land is not empty, so Blitzkrieg had nothing to take. You paid one card, they paid one too: the next attack meets no Stalingrad. Keep your hand.
lesson-first-balkans = What a round: Tito's partisans threw Italy out of the Balkans, and Italy's German Aid in Greece threw the Soviets out and left an army there: one of yours. Such cards are events. They do what no basic card can.
lesson-first-plunder = Count your armies outside Germany: Western Europe, Eastern Europe, the Balkans. Plunder, an event of your own, scores one point for each, at once.
lesson-first-summary = Three points for the plunder, three for the stars: the Axis leads 54 to 42. You have built, fought, cut a line and seen every kind of card: status, response, event, economic warfare.
lesson-first-advice = Three things to take along. Stand on stars. Before each turn look whose line can be cut. And do not throw cards away: many matches end with an empty deck.
lesson-first-onward = Now a match of your own. Take Germany again, you know it best; the others are played by the computer. Or play on from here.

## Example: a strait

lesson-strait-position = There is a strait between the Mediterranean and the North Sea: Gibraltar. It is open to one camp only: to the Axis while an Axis army holds North Africa, else to the Coalition. Yours is there.
lesson-strait-british = So for the British the two seas are not neighbours now: their navy in the North Sea cannot attack the Mediterranean. For you, and for Italy, they are.
lesson-strait-play = Play Sea Battle.
lesson-strait-target = Your navy in the Mediterranean fights through the strait: attack the North Sea.
lesson-strait-end = Without your army in North Africa it would be the other way round: the British would come in, and you could not get out. One army on land decides who sails.

## Example: supply in the Pacific

lesson-supply-position = You are the United States and want a navy in the Central Pacific. Not yet: a navy needs an army of its camp on a land next to it, and every land around that sea is empty.
lesson-supply-first = One way is an army in Hawaii first. Play Build Army; the navy follows in your next turn.
lesson-supply-hawaii = Your navy in the East Pacific carries the line from the Western United States to Hawaii. Build there.
lesson-supply-wait = Hawaii even has a star: two more points. Keep your hand; the others move now.
lesson-supply-british = See what the British did: their army in New Guinea stands next to the Central Pacific as well. That is the other way. It need not be your own army, an ally's will do.
lesson-supply-navy = Play Build Navy.
lesson-supply-place = Now the Central Pacific is offered. Build there.
lesson-supply-end = The navy has both that it needs: an army of its camp beside it, and a line of your own pieces back to a star. For the line allies do not count; for the harbour they do.

## Examples: scoring

lesson-scoring-position = Your armies stand in Germany, in Western Europe and, beside an Italian one, in Italy. What will your turn bring? Count before you go on.
lesson-scoring-play = Play Build Army.
lesson-scoring-where = The Balkans have no star: an army there scores nothing. Build there and watch the points.
lesson-scoring-end = Five: two for Germany, two for Western Europe, and one for Italy, because that star is shared. The Balkans gave nothing.

lesson-plunder-position = A Soviet army stands in Germany: your home is lost. As long as it stays, your victory point phase brings nothing, whatever you hold elsewhere.
lesson-plunder-play = But Plunder does not wait for that phase: it scores at once, one point for each army outside Germany. You have two. Play it.
lesson-plunder-nothing = Two points for Plunder, and none for your stars, as expected. Go on, and watch what Italy scores in its turn.
lesson-plunder-end = Italy scored one point for Italy: the star is shared with your army, although you score nothing yourself. Who lost his home still takes his share of the place.

## Example of cards 1: Germany against the Soviet Union

lesson-stalingrad-position = Dive Bombers and Blitzkrieg lie before you, two hidden responses before the Soviets. Armies face each other from the Balkans to Russia.
lesson-stalingrad-play = Play Land Battle.
lesson-stalingrad-attack = Attack Ukraine.
lesson-stalingrad-saved = They turned over Stalingrad: the army in Ukraine cannot be removed this turn. Another attack there would be wasted.
lesson-stalingrad-bombers = But you have battled on land, and that is all that Dive Bombers asks for: the top card of your deck buys another battle. Use it.
lesson-stalingrad-elsewhere = In the same space or one next to it, and next to a supplied piece of yours: attack Russia.
lesson-stalingrad-blitz = This time nobody answers; Russia is empty. Blitzkrieg asks for a land battle too, and this was one. Use it.
lesson-stalingrad-enter = March into Russia.
lesson-stalingrad-mud = Rasputitsa: an army that appears next to Moscow is swallowed at once. The second hidden card was meant for exactly this.
lesson-stalingrad-end = One card played, two statuses, two responses: a turn is a conversation. After each thing that happens both camps may speak, the attacked one first.

## Example of cards 2: Japan against the United Kingdom

lesson-bengal-position = You are Japan. Three responses of yours lie face down, and three British ones. Their navies hold the South China Sea and the Bay of Bengal.
lesson-bengal-play = Play Sea Battle.
lesson-bengal-attack = Attack the South China Sea.
lesson-bengal-saved = Destroyers: that navy cannot be removed this turn.
lesson-bengal-surprise = You have battled at sea, saved or not: Surprise Attack gives one more battle at sea and one on land. Turn it over.
lesson-bengal-bay = Your army in Southeast Asia reaches the Bay of Bengal. Attack there.
lesson-bengal-later = Destroyer Transport could land troops now. There is time: Surprise Attack still owes you its land battle. Pass here.
lesson-bengal-philippines = The land battle: your navy in the Sea of Japan reaches the Philippines. Attack there.
lesson-bengal-transport = Now Destroyer Transport. It looks at a sea you have attacked; of the two the Bay of Bengal is the better, for it touches India. Use it there.
lesson-bengal-india = Land in India: a star, and deep in the British rear.
lesson-bengal-crown = Loyal to the Crown: an Axis army that lands in India is eliminated at once.
lesson-bengal-end = A navy and an army were removed, a star was nearly taken, and four hidden cards are known now. Banzai Charge is still yours; keep it for a day that needs it.
