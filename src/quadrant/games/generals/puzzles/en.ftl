### The puzzles of Generals: their names, and the answers explained.

puzzle-china_road = A star for the taking
    .text = China has a star and nobody stands in it. An army there scores from this turn on, every round, and none of your other cards brings anything as sure.
puzzle-open_door = The open door
    .text = Germany has no army left and its home lies open. Your army takes the star, and as long as it stays in Germany the Germans score nothing in their turns.
puzzle-scorched_earth = Put out the star
    .text = The Germans in Eastern Europe and Ukraine live on one star, Ukraine’s: Germany itself is empty. Scorched Earth puts it out for them, supply and points, and armies without a line go. A card does what no battle could: you have no army to fight with.
puzzle-north_sea = Find the cut
    .text = The British army in Canada and the navy in the North Atlantic hang on one piece: the navy in the North Sea. Sink it, and the line to Britain is cut behind both.
puzzle-general_winter = Winter
    .text = A German and an Italian army share Ukraine, and your own armies starve around it. General Winter takes both away at once, and no Land Battle of yours could do that to two.
puzzle-channel = Close the Channel
    .text = Britain has not one navy at sea. Yours in the North Sea shuts it in: no army leaves the island without first fighting for that water, and your next battle can begin there.
puzzle-united_kingdom = The unguarded island
    .text = Look beyond the Balkans: your navy in the North Sea stands next to Britain, and one army is all that is there. Remove it and the British score nothing and have nothing beside them to build from.
puzzle-india = The star that falls
    .text = Italy’s army in India is far from home and scores there every round. Your army in the Middle East reaches it. One battle takes the star from the Axis; the Germans in Europe pay them nothing.
puzzle-berlin_lost = Home first
    .text = A Soviet army stands in Germany, and while it does you score nothing anywhere. Throw it out before you look at Ukraine: Blitzkrieg on the table marches in at once.
puzzle-free_french = Somebody else’s armies
    .text = Western Europe is empty and has a star. With this card Britain puts an army there at once, and may add Africa: it stands next to Germany and Italy before either can answer. No card of your own brings the Coalition as much.
