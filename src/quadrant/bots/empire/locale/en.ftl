# Why the staff of Empire of the Sun chooses what it chooses.

## Offensives

staff-attack = { $space } can be taken with a chance of about { $chance } %, and is worth the possible cost.
staff-occupy = { $space } is open: whoever lands or marches there takes it.
staff-strike = The ships and planes at { $space } are worth a strike: a chance of about { $chance } % to win.
staff-battle = Battle at { $space }: a chance of about { $chance } %.
staff-redeploy = { $unit } goes to { $space }, where it is needed more.
staff-china = An offensive in China: its front gives way more easily than any island.
staff-agree = The services must work together before anything large can be done.
staff-build = The route feeds whatever we do in Burma later.

## Cards

staff-event = The event brings more than anything else the card could do.
staff-set-aside = This card is worth more as the opening of a later turn.
staff-thrown-away = This card would be missed least.
staff-passed = No card brings more now than it will later.
staff-reaction-card = What is threatened here is worth the card.
staff-kept = The card is kept for a greater danger.

## Reaction

staff-roll = A look at the enemy's signals costs nothing.
staff-react = We meet them at { $space }: a chance of about { $chance } % to beat off the attack.
staff-let-be = The units we could send would be lost for less than they save.

## Where units go

staff-withdraw = { $unit } goes to { $space }, out of reach of stronger planes.
staff-return = { $unit } goes back to { $space }, where it covers more.
staff-place = { $unit } comes to { $space }, where it is needed most.
staff-call-back = { $unit } is called back: next turn it comes in nearer to the enemy.

## The strategic phase

staff-restore = { $unit } gains more by a step than any other unit.
staff-rebuild = { $unit } is worth more on the map than a step elsewhere.
staff-bomb = The bombers reach Tokyo: every raid costs Japan a card.

## What a position is worth comes from this

feature-points = the scenario’s points
feature-will = political will
feature-hexes = hexes held
feature-units = units
feature-tracks = tracks: China, India, Europe, shipping
feature-cards = number of cards in hand
feature-time = the turns that are left
feature-later = what can still change
feature-progress = the progress of the war
feature-open = hexes covered
feature-weak = strength of the garrisons
feature-hand = what the cards in hand are good for
