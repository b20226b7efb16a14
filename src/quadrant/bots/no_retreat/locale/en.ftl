# Why the staff of No Retreat! chooses what it chooses.

## Attacks

staff-attack = Attack on { $space } at { $odds }: of six rolls { $n ->
    [one] one drives
   *[other] { $n } drive
} the defender out, { $k ->
    [0] none costs
    [one] one costs
   *[other] { $k } cost
} us anything.
staff-no-targets = No attack promises more than it risks.
staff-support = The support marker does more in this battle than in later ones.
staff-card-in-battle = The card is worth more in this battle than in hand.
staff-blow = Counterblow at { $space }: the units there can withstand an attack, and those that must make it are weak.
staff-counterattack = Counterattack: the odds are on our side.
staff-let-be = No counterattack: it would risk more than it promises.
staff-advance = { $unit } advances to { $space }: the position is best with it there.

## Movement

staff-jump-off = { $unit } moves up for the attack on { $space }.
staff-escape = { $unit } has no supply and makes for { $space } before it is lost.
staff-take = { $unit } takes { $space }.
staff-guard = { $unit } guards { $space }.
staff-withdraw = { $unit } falls back to { $space }, away from a stronger enemy.
staff-line = { $unit } goes to { $space }, so that the line has no gap there.
staff-rail = { $unit } goes by rail to where it is needed more.

## Retreats

staff-retreat-city = { $unit } retreats to { $space } and holds the city.
staff-retreat-supply = { $unit } retreats to { $space }, where it keeps its supply.
staff-retreat = { $unit } retreats to { $space }: there is no better way.

## Organization and cards

staff-place = { $unit } comes in at { $space }, where the front needs it most.
staff-improve = { $unit } gains more from it than any other unit.
staff-fortify = { $unit } digs in: the enemy is near.
staff-rebuild = { $unit } is worth more on the map than the cards are in hand.
staff-card-out = This card would be missed least.

## What a position is worth comes from this

feature-points = victory points
feature-verdict = the next victory check
feature-keys = key hexes
feature-force = forces
feature-cut = units in supply
feature-risk = a line without gaps
feature-crowded = room for all units
feature-open = cities covered
feature-exposed = few targets for the enemy
feature-ground = ground held
feature-goals = pressure on cities
feature-hand = cards in hand
