### Generals in the browser, in English: what the interface says of this game alone.

## The board

board-label = The board
space-source = Supply source
piece-unsupplied = out of supply
strait-open = { $strait }: open to { $camp }
seam-label = The map goes round: { $first } touches { $second }
supply-cuts = Out of supply
supply-line = feeds the next piece of its nation
supply-well = army on a supply source
supply-cut = out of supply
supply-no-cuts = Every piece on the board is in supply.

## Clock, score and nations

generals-clock = Round { $round } · { $nation } · { $step }
score-title = Score
score-income = What the supply sources would score now
round = Round { $round }
round-of = Round { $round } of { $last }
phase-title = Phases of the turn
home-lost = home lost

## Cards

cards-none = Nothing on the table.
responses-down =
    { $count ->
        [one] { $count } response, face down
       *[other] { $count } responses, face down
    }
discard-top = On top of the discard pile
sign-reconstructed = Reconstructed text
    .text = The sources for this card disagree; the text is our best reading of them.

## Signs: what each is, and what it means

legend-board = On the map
legend-nations = In the list of nations
legend-cards = The bands of the cards
columns-title = What the columns count
sign-star = Supply source
    .text = Lines of supply end here. In its victory point phase a nation scores 2 points for its army here, 1 if an ally’s army stands here too.
sign-star-only = Supply source for one nation
    .text = A card has made this space a supply source for its own nation only.
sign-anchor = Strait
    .text = Two seas that touch for one camp only. A square anchor: open to the Axis. A round one: open to the Coalition.
sign-seam = The map goes round
    .text = The eastern and the western edge meet: the two spaces at the same letter are neighbours.
sign-army = Army
    .text = Stands on land. A nation has at most one in a space.
sign-navy = Navy
    .text = Stands at sea. Besides its line of supply it needs an army of its camp on land next to it.
sign-cut = Out of supply
    .text = Leaves the board in its nation’s next supply phase, unless it is supplied before.
sign-shield = Protected
    .text = Cannot be removed until the end of this turn.
sign-count-hand = Cards in hand
    .text = Secret. At the end of a turn the hand is filled up to seven.
sign-count-deck = Cards in the deck
    .text = What is left to draw. It is never reshuffled: an empty deck stays empty.
sign-count-discard = Cards in the discard pile
    .text = Everybody may look at the top card only.
sign-count-response = Responses, face down
    .text = Only their owner knows them. Each can be revealed when what it answers happens.
sign-count-status = Statuses, face up
    .text = They work for the rest of the match, unless a card discards them.
sign-count-army = Armies not on the board
    .text = This many can still be built or recruited.
sign-count-navy = Navies not on the board
    .text = This many can still be built or recruited.
sign-band-build_army = Build Army
    .text = A basic card: a new army, next to your supplied pieces or at home.
sign-band-build_navy = Build Navy
    .text = A basic card: a new navy, next to your supplied pieces.
sign-band-land_battle = Land Battle
    .text = A basic card: removes one enemy army next to your supplied pieces. There are no dice.
sign-band-sea_battle = Sea Battle
    .text = A basic card: removes one enemy navy next to your supplied pieces. There are no dice.
sign-band-event = Event
    .text = Does what it says, once.
sign-band-status = Status
    .text = Lies face up on the table and works for the rest of the match, unless a card discards it.
sign-band-response = Response
    .text = Lies face down, and is revealed later when its moment comes.
sign-band-economic_warfare = Economic Warfare
    .text = Usually makes an enemy lose cards from the deck.

## What can be read of a thing

sort-land = land
sort-sea = sea
sort-strait = strait
about-home = Home of { $seat }.
about-source = Supply source: 2 points for an army alone here, 1 beside an ally’s army.
about-source-of = Supply source for { $seats } only.
about-stands = Here: { $seat }, { $piece }.
about-stands-cut = Here: { $seat }, { $piece }, out of supply.
about-empty = Nobody stands here.
about-next = Next to { $spaces }.
about-over = Through the strait ({ $strait }, open to: { $camp }) to { $space }.
about-strait = Joins { $spaces }. Open now to: { $camp }.
about-strait-land = Open to the Axis while an Axis army stands in { $space }, otherwise to the Coalition.
about-nation = Home: { $space }.
about-nation-lost = Home: { $space }, in enemy hands. No points in the victory point phase.
about-nation-cards = Cards in hand: { $hand }, in the deck: { $deck }.
about-nation-pieces = Not on the board: armies { $armies }, navies { $navies }.
about-nation-income = Its supply sources would score now: { $n }.
about-nation-statuses = Statuses: { $cards }.
about-piece-army = Stands on land, at most one per nation in a space. Without a line of supply it leaves the board.
about-piece-navy = Stands at sea, at most one per nation in a space. Besides its line of supply it needs an army of its camp on land next to it.

## The rules: the game in two minutes, and the names of the chapters

intro-want = Two camps fight for one map. The Axis is Germany, Japan and Italy; the Coalition is the United Kingdom, the Soviet Union and the United States. Points come from { OPEN("sign:star", "supply sources") }, the spaces with a star: each turn an army brings 2 there, or 1 beside an ally’s army.
intro-turn = A nation { OPEN("rule:play.one_card", "plays one card") }: it builds an army or a navy, attacks, or does what the card says. There are no dice: what is attacked is removed, unless a card saves it. Then its own pieces that are { OPEN("rule:supply.line", "out of supply") } leave the board, it scores, may discard cards and draws up to seven. The deck is { OPEN("rule:cards.deck_empty", "never reshuffled") }.
intro-win = After 20 rounds the camp with more points wins; { OPEN("rule:win.points", "a tie") } goes to the Axis. The match ends at once when a camp stands in { OPEN("rule:win.homes", "two enemy homes") }.
intro-hint-1 = Go for stars first. Germany finds one in { OPEN("space:western_europe", "Western Europe") } and one in { OPEN("space:ukraine", "Ukraine") }, Japan in { OPEN("space:china", "China") }, the United Kingdom in { OPEN("space:india", "India") } and { OPEN("space:australia", "Australia") }.
intro-hint-2 = Mind the line. Every piece needs a chain of its own nation’s pieces back to a star with an army of that nation; allies do not help. { OPEN("rule:supply.navy", "A navy") } also needs an army of its camp on the shore. To cut one link is often worth more than to attack the last one.
intro-hint-3 = Lay out { OPEN("rule:type.status", "statuses") } early: they work to the end of the match, unless a card discards them. A { OPEN("rule:type.response", "response") } face down is a threat even while it waits.

chapter-setup = Players and set-up
chapter-board = The map
chapter-turn = The turn
chapter-pieces = Armies and navies
chapter-supply = Supply
chapter-cards = Decks and hands
chapter-type = Types of cards
chapter-play = Playing cards
chapter-score = Points
chapter-win = Victory
chapter-clarify = Words with a special meaning
chapter-option = Optional rules
chapter-example = Examples
