### The puzzles of Churchill: their names, and the answers explained.

puzzle-war_on_japan = Too far ahead
    .text = You lead by 21, one more than the alliance bears. If Japan falls now, the alliance breaks and the second wins: Stalin, in 13 of 16 futures tried. Take the Soviet declaration of war off the table: Japan holds out, and then whoever is first has won.
puzzle-second_place = The second wins
    .text = Churchill is far ahead and you are second. Forrestal counts five on the Soviet track and brings the Global Issue almost home. Stalin then stays so far behind that the alliance breaks, and the second wins: 15 futures of 16.
puzzle-anderson = Which card to spend
    .text = The Americans’ offensive must not stand on the Soviet side: letting it pass costs a third of your chances. Anderson brings it back three spaces and is missed least; what the others add, you will need for issues of your own.
puzzle-bomb = One step from the bomb
    .text = Research stands one step before the bomb, and the issue lies in the center for anybody. Bring it to your side: in 12 of 16 futures Japan falls in time and you lead an alliance that holds. Without it Japan stands and anyone may win.
puzzle-own_war = Your own war
    .text = It is your war, and you may do without it. If the declaration takes effect, Japan falls and Roosevelt leads a whole alliance, 46 to 40. Pull the issue to your side: in every future tried Japan holds out, and the three stand level.
puzzle-portal = The card for this moment
    .text = Portal is worth one, but three where an issue lies on the American track, and now the Global Issue does. Later he will be worth one again. Eden and Halifax are good anywhere: keep them.
puzzle-global_first = The issue that decides
    .text = Churchill has the Global Issue three spaces on his side, and Colonialism is his already. Bring it back first. With it you win all 16 futures tried, with UK Production eleven.
puzzle-global_again = Not the nearest, the dearest
    .text = UK Production lies in the center and looks easy. But the Global Issue is worth more at the end than any marker: with it you win all 16 futures tried, without it eight.
puzzle-level = Three abreast
    .text = 38, 36, 36: one issue decides. The Global Issue is one space on the British side; in your hands it lifts you level with Churchill, and you win 14 futures of 16. With another offensive you win none.
puzzle-tovey = A small card with a ship
    .text = Tovey pulls only two spaces, but he brings a naval marker for nothing, and the fronts still count. Dill counts five against the Americans: he is for the end, when they pull.
