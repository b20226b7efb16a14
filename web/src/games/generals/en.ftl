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
count-deck = Cards in the deck
count-discard = Cards in the discard pile
count-response = Responses, face down
count-status = Statuses, face up
count-army = Armies not on the board
count-navy = Navies not on the board

## Cards

cards-none = Nothing on the table.
responses-down =
    { $count ->
        [one] { $count } response, face down
       *[other] { $count } responses, face down
    }
discard-top = On top of the discard pile
card-reconstructed = Reconstructed text
card-reconstructed-text = The sources for this card disagree; the text is our best reading of them.
