### The puzzles of No Retreat!: their names, and the answers explained.

puzzle-smolensk = One hex further
    .text = 4th Panzer is thrown back and the road lies open: one hex more and Southwest stands in Smolensk. The city changes hands, and 3rd Panzer and 4th Army to the east of it, cut off already, stay cut off.
puzzle-counterblow = Make him attack
    .text = Whoever must attack 1808 finds nine: 4th Panzer and 4th Army. Only Reserve stands beside it, with four, and Reserve is what covers Moscow. Against a single army in the open he would come with better odds.
puzzle-through = Through the gap
    .text = 4th Army has gone and 1808 is empty. Only Central is strong enough to be sent through: two hexes bring it to Smolensk, behind 2nd Army and 3rd Panzer. Reserve and Moscow are the ones that cover the capital.
puzzle-hold_smolensk = Two in the city
    .text = Caucasus is alone in Smolensk with three, and three German armies stand around it. Central goes in beside it: with eight they will still be there in the spring, and the city is a point and a source.
puzzle-wedge = Drive the wedge
    .text = West has entered 1808, between 2nd Army and 3rd Panzer, alone. Send Bryansk in beside it and the wedge holds; Reserve is needed where it stands, before Kalinin and Moscow.
puzzle-road = Keep the road open
    .text = Two Panzer armies stand far forward at 1909. Without somebody at 1808 a front can step between them and Smolensk, and their line is cut. 4th Army goes back there: an advance need not lead forward.
puzzle-smolensk_again = The same road in winter
    .text = Four to one, and 4th Panzer has gone. Southwest may stop at any of five hexes; only Smolensk takes away the city that could still feed 3rd Panzer and 4th Army. Count lines before strength.
