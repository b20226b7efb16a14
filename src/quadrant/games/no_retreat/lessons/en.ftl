### What the coach says in the lessons of No Retreat! Each line stands beside a choice of the learner's.

## A first match: the Axis before Moscow

lesson-first-win = Autumn 1941, and you lead the Axis. When turn 6 ends you must hold Moscow, or two of Kalinin, Tula and Voronezh; else the USSR wins. Four turns, six armies: let us begin.
lesson-first-phases = Your turn has seven phases: cards, supply, organization, movement, combat, removals, landing. Then the USSR has its own seven. Your cards are drawn, your armies are fed, there is nothing to organize: you stand in the movement phase.
lesson-first-counter = Look at 3rd Panzer: the first number is its strength, 6, the second its movement, 6. It has two steps. Hit once, it is turned over and fights with 5; hit again, it is lost.
lesson-first-supply = Armies eat. A unit needs a free line of at most four hexes to a supplied city of yours, here Smolensk, or of three to your own edge of the map. Switch on Supply at the edge of the map (key S) and look how the lines run.
lesson-first-march = It is the season of mud: nobody has more than three movement points. Take 3rd Panzer.
lesson-first-forest = Every hex that it can reach shows its cost. Forest costs tanks two points. Hex 1807 lies next to three fronts, in their zones of control: whoever enters a zone must stop. Go there.
lesson-first-tanks = Now the bigger plan. Bryansk Front has strayed far to the west. 2nd Panzer can get behind it.
lesson-first-around = The straight road leads through Bryansk's own zone, and there you would have to stop. The way around, south of it, costs exactly three points. March to 1811.
lesson-first-second = One side of the bag is still open. Take 2nd Army.
lesson-first-close = One point to 1709, beside Bryansk.
lesson-first-ring = See what two marches have done. Every hex around Bryansk has a unit or a zone of yours, and an enemy zone blocks supply. Its line is cut.
lesson-first-risk = One warning: as long as Bryansk stands on the road, 2nd Panzer has no line either. That is asked in your own supply phase, next turn. Until then the ring must have done its work.
lesson-first-enough = And Bryansk cannot walk away: straight from one enemy zone into another nobody may go, unless a friend stands there. The others are well where they are. End your movement.
lesson-first-odds = Combat. West Front before Smolensk has strength 4. Next to it stand 3rd Panzer with 6, 4th Panzer with 5 and 4th Army with 4: 15 to 4, rounded down in favour of the defender, is 3:1. Point at the hex and read the sheet: every shift and the chance of every result.
lesson-first-target = All targets are named before the first die is rolled. Mark West Front.
lesson-first-spare = Bryansk too? 12 to 3 is 4:1, and with no way to retreat any result would destroy it. But a destroyed front comes back for one card. One that starves surrenders: it costs them two cards and brings you a point. Leave it in the bag: no more targets.
lesson-first-blows = Counterblows! For a card each the Soviets have marked Southwest and Kalinin. You must attack both in this phase with somebody who stands beside them. Such an attack knows no terrain: their forests and rivers do not count.
lesson-first-order = You choose the order. First what you wanted yourself: West Front.
lesson-first-join = Units of several hexes may attack together, each of them once in a phase. 3rd Panzer goes first.
lesson-first-join4 = 4th Panzer with it.
lesson-first-all = And 4th Army. On dry, open ground tanks against infantry would shift the odds one column in your favour. Not in mud.
lesson-first-blitz = Two Blitz! markers are your air support of this turn, one at most for a battle: one column to the right, 4:1. Then five sides of the die drive West Front out, and the sixth costs both sides a step. Use one.
lesson-first-keep = Each side may put one card into a battle. Expert Leaders rolls two dice and takes either. Here the odds are good already: keep it.
lesson-first-retreat = A three, DR: the defender retreats. Two hexes, away from the battle, out of your zones and toward supply; the Soviets chose 2007, before Moscow.
lesson-first-advance = The hex is empty and attackers may go in. Send 4th Panzer. 4th Army stays in Smolensk, for your supply hangs on that city.
lesson-first-into = In good weather tanks break through for three hexes. In mud it is one.
lesson-first-stop = Nobody else.
lesson-first-forced = Kalinin's counterblow. Only 9th Army is left for it: 4 to 4, 1:1. Without the counterblow you would never have attacked like this. That is what it is for.
lesson-first-save = One Blitz! is left, and 2nd Panzer will need it more. Keep it.
lesson-first-card = The card as well.
lesson-first-struck = A one, CA: the defender may counterattack, and does. Now Kalinin attacks 9th Army, 4 to 4 again, on the Soviet table: only a six drives you back. Keep the card.
lesson-first-back = A six. Nothing is lost but ground: your army goes back two hexes, away from the enemy, out of his zones and toward supply. Fall back on Smolensk.
lesson-first-southwest = Last, Southwest's counterblow falls to 2nd Panzer, with whom it hopes to break the ring. 7 to 5 is 1:1; the Blitz! makes it 3:2.
lesson-first-leaders = At 3:2 a five or a six means retreat: one chance in three. With two dice it is better than one in two. This is the battle that Expert Leaders was kept for. Played as an event, the card is gone.
lesson-first-dice = A two would do nothing. Take the five.
lesson-first-hold = Southwest has gone back to Tula, and 1911 lies open. But from there 2nd Panzer would let Bryansk out. Stay where you are.
lesson-first-theirs = The Soviet turn. Bryansk is marked Out of Supply. Caucasus Front could have saved it by a step into 1810, beside it: a friendly unit opens a hex in an enemy zone. It came up for an attack instead.
lesson-first-attacked = Three fronts go for 4th Panzer: 4, 4 and 3 against 5 is 2:1. And now it is you who may call counterblows, one for each card.
lesson-first-diversion = Mark 3rd Panzer. Who attacks 4th Panzer cannot attack here as well, so it will be Kalinin alone: 4 against 6.
lesson-first-pay = Last Reserves needs the initiative on the Soviet side. You have it, so the event is worth nothing to you now. As payment every card is equal: pay with this one.
lesson-first-one = One is enough. Cards are short.
lesson-first-model = 11 to 5 is 2:1, and two results out of three would cost you a step or the hex. Walter Model doubles the defenders: 11 to 10, 1:1. Play him.
lesson-first-answer = A three did nothing; at 2:1 it would have cost a step. And Kalinin, forced to attack at 1:2, threw a two: CA, now for you. Counterattack: 6 to 4 is 3:2, and terrain does not count.
lesson-first-stay = A five, and Kalinin is thrown back. Stay beside 4th Panzer; winter is near.
lesson-first-surrender = Bryansk had no supply in the supply phase and has none at the end of the turn: it surrenders. A whole front and a point, for two marches. Look for the bag before you look for the battle, and count your own lines just the same.
lesson-first-hand = A new turn begins with cards: keep two, discard the rest, draw four. Cards do not keep, so spend them. Defensive Works waits for the Soviet initiative, too: away with it.
lesson-first-fronts = Pearl Harbor: the red event of this turn gives the USSR a point, and the second front costs you one card more. Das Vaterland will not be missed.
lesson-first-snow = Snow. Now your attacks are rolled on the Soviet table, which is harsher, and against Soviet units in their country they lose one column. Rivers are frozen and protect nobody. Before you attack, always look at the weather.
lesson-first-shock = And the USSR has three Shock! markers, worth two columns each in the first snow. Expect an answer.
lesson-first-advice = Three things to take along. Supply first: theirs and yours. Count the odds on the sheet before you mark a target. And keep a card for the counterblow, to call one or to bear it.
lesson-first-onward = Now a match of your own: the same battle, the Axis again, against the computer. Or play on from here: Tula and Kalinin are not far.

## Example: supply

lesson-supply-position = In the north, summer 1941. 16th Army has a line of four hexes to Riga, a city of yours: that is just long enough.
lesson-supply-neighbour = 18th Army is one hex too far away. But a unit with a land line of its own feeds its neighbours: 18th Army lives by the 16th.
lesson-supply-cut = 4th Panzer stands beside 18th Army and gets nothing, for who lives by a neighbour has no line to pass on. The supply phase has marked it: three movement points at most, no zone of control, and any attack on it shifts two columns right. Take it up.
lesson-supply-march = Back into the hex of 18th Army. All three points are gone, but then it stands beside 16th Army.
lesson-supply-end = A neighbour with a land line: in the removals phase the marked units are asked again, and 4th Panzer has found its supply. Out there it would have surrendered.

## Example: movement

lesson-movement-position = Turn 4, snow: four points at most. You want to gather around Kalinin Front. 4th Panzer stands in its zone of control already and is wanted in 1806, which lies in that zone, too.
lesson-movement-first = Straight from one enemy zone into another a unit may go only where a friend stands. So the friend goes first: 9th Army.
lesson-movement-forest = Two hexes of forest, one point each for infantry. In 1806 it has entered the zone and must stop.
lesson-movement-tanks = Now the tanks may follow.
lesson-movement-cost = One point to leave the zone, two for the forest: three. Without 9th Army this way was closed.
lesson-movement-third = 16th Army takes the north.
lesson-movement-around = Around the zones, not through them: the marsh costs infantry two, the forest behind it one.
lesson-movement-stop = One point is left. Keep out of the zone: from here your own reaches far enough.
lesson-movement-end = Three units, three ways, and one lesson: the order of your moves decides what can be reached. Key M shows the reach of any unit, key Z the zones.

## Example: the attack on Odessa

lesson-odessa-position = Odessa, August 1941: South Front holds the city, strength 3. A city shifts the odds one column left. So does a river, if all attackers cross it, and yours all come over the Bug.
lesson-odessa-odds = 11th Army and both Rumanian armies have 4, 3 and 2: 9 to 3 is 3:1, less two columns, 3:2. Mark Odessa.
lesson-odessa-army = East of the city 17th and 4th Army have attacked already in this phase, and nobody attacks twice. 11th Army leads.
lesson-odessa-rumanians = Germany's allies have one step each: one hit, and they are gone.
lesson-odessa-all = And 4th Rumanian Army.
lesson-odessa-sea = A five at 3:2 is only a retreat. But where to? Behind South Front lies the sea, and your units and zones are all around. Who cannot retreat is destroyed. 11th Army goes in.
lesson-odessa-enter = Into the city.
lesson-odessa-end = A point for Odessa, at odds that did not look like much. When you choose a target, read the last line of the sheet as well: where could it retreat?

## Example: the battle of Stalingrad

lesson-stalingrad-position = Snow on the Volga, and you are the USSR. Before you stands 6th Army in Stalingrad, reduced to 3; beside it 3rd Tank Army and 2nd Ukrainian Front with 6 each. Mark the city.
lesson-stalingrad-tanks = 3rd Tank Army first.
lesson-stalingrad-front = And 2nd Ukrainian Front: 12 to 3 is 4:1.
lesson-stalingrad-shifts = Now the shifts. The city takes one column, and being a key hex one more. All your units come over the Volga: that would be a third, but in snow rivers are frozen. Tanks bring nothing against a city.
lesson-stalingrad-shock = A Shock! marker gives one column back. Only the sum counts: one to the left, 3:1. Use it.
lesson-stalingrad-result = A four: 6th Army retreats, two hexes, toward its supply. Send the tanks in.
lesson-stalingrad-city = Into Stalingrad. A key hex ends the advance.
lesson-stalingrad-end = Whoever was last in a city controls it: the Volga is yours. The sheet adds all this up before you mark a target.

## Example: the counterblow at Kiev

lesson-kiev-position = Kiev, summer 1941, and you are the USSR. It is the German combat phase, and nobody has attacked Central Front: 4 against 5 in a city is no good. You may force them to.
lesson-kiev-mark = Mark Kiev for a counterblow. 6th Army, beside it and not yet in battle, must attack now; and terrain does not count, so it is 4 to 5, 1:2.
lesson-kiev-pay = A counterblow costs a card, any card. Keep Heroes of the Soviet Union!, pay with Bridgehead.
lesson-kiev-one = They threw a one. At 1:2 that is CA: you may strike back. You could have it thrown again; you will not want to.
lesson-kiev-counter = Counterattack: Central Front becomes the attacker, 5 to 4 is 1:1 on your own table, and again without terrain.
lesson-kiev-heroes = A three, nothing. Heroes of the Soviet Union! makes either player throw again. Try it.
lesson-kiev-end = A two: CA, and now the Germans might strike back. They would rather not. Nothing was won but time, for one card and a bold one. That is what counterblows are for: who must attack here cannot attack where he wants.
