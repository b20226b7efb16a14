### The puzzles of Empire of the Sun: their names, and the answers explained.

puzzle-lae = By land
    .text = Lae lies next to Port Moresby, and the South Seas Brigade there has 6 against 22. March in. The port counts, and no ship has to be called up for it.
puzzle-gap = The gap behind you
    .text = The 3rd Australian Corps has marched out of Hollandia and left the port empty in the last turn. I Corps fills it before Japan can walk in; anywhere else it only adds to what is safe.
puzzle-barges = No more barges
    .text = The barges carry Japanese armies to wherever nobody looks, and this is the last turn. PT Boats end them for good. As plain operations the same card leaves half of your chances.
puzzle-back_door = The back door
    .text = At sea the best you have is Port Moresby, at four chances in ten. China’s front is unstable: the same card sends an offensive there, no ship is risked, and what is won counts at the end.
puzzle-whole_fleet = Event or operations
    .text = As an event this card is for aircraft and ground units only. For operations the whole fleet may sail: the 19th Army lands at Townsville beneath the battleships, nine chances in ten, and MacArthur’s port falls.
puzzle-nachi = Who else comes
    .text = Two are called up, six may come. What is missing at Guadalcanal is strength on the water: Nachi brings ten, more than anybody else you can still call. The wrong helper costs as much as none.
puzzle-chungking = Not on the map
    .text = Chungking is threatened, and every box that China falls is Japan’s. The event takes the marker back one box. No landing that your two cards could pay for this turn brings as much.
puzzle-stand = Stand or go
    .text = The 17th Army has 18, the Australians who attack have 12. Whoever goes away gives Hollandia up without a fight, and it counts. Stay: the odds are yours.
puzzle-rabaul = Where the last army goes
    .text = It is the last turn, and Rabaul is thin. The 19th Army at Wewak can still sail there; Guadalcanal and the Admiralties look nearer to a victory, but what is lost at Rabaul cannot be won elsewhere.
puzzle-kavieng = The empty port
    .text = Kavieng stands open behind Rabaul. The card as an event, ANZAC in command, because its range reaches, and the Port Moresby Brigade, because it needs no more than that: whoever lands there takes it.
