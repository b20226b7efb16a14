boards = Hex boards
home = Quadrant
map-no_retreat = No Retreat!
map-empire = Empire of the Sun
choose-map = Map
board-no_retreat = Map of the Russian Front, hexes. Arrow keys go from hex to hex, Enter chooses, Escape lets go.
board-empire = Map of the Pacific, hexes. Arrow keys go from hex to hex, Enter chooses, Escape lets go.
loading = The map is being unrolled …
failed = The map could not be read: { $error }

demonstration = Demonstration
demonstration-text = These { $units } units are invented and no rules are in force: the page shows the boards of two games to come, and what their layers will mean.

layers = Layers
layer-may = Where it may go
layer-path = The way there
layer-range = How far it acts
layer-zone = Next to the enemy
layer-supply = Its supply line

unit = Unit
nobody = Choose a counter; a stack opens when you point at it.
moves = Choose where it goes, or press Escape.
cut-off = No way to a source of supply
hex = Hex
nowhere = Point at the board, or reach it with Tab and go over it with the arrow keys.
keys = Keys
keys-text = Arrows: hex to hex. Enter: choose, and again for the next in a stack. Shift and arrows: pan. + − f: zoom.

hex-code = Hex { $code }
hex-named = Hex { $code }, { $place }
hex-empty = No units
hex-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
unit-named = { $side }, { $symbol } { $strength }-{ $move }
unit-steps = { $steps } of { $full } steps
may-move = may be reached, { $cost ->
    [one] 1 point
   *[other] { $cost } points
}

terrain-open = open ground
terrain-forest = forest
terrain-marsh = marsh
terrain-mountain = mountains
terrain-kerch_strait = strait
terrain-ocean = sea
terrain-mixed = mixed terrain
terrain-jungle = jungle
terrain-atoll = atoll

mark-unsupplied = out of supply
mark-disrupted = disrupted
mark-moved = moved

side-germany = Axis
side-ussr = USSR
side-japan = Japan
side-usa = Allies

symbol-infantry = infantry
symbol-mechanised = mechanised
symbol-armour = armour
symbol-cavalry = cavalry
symbol-artillery = artillery
symbol-mountain = mountain infantry
symbol-fighters = fighters
symbol-bombers = bombers
symbol-carrier = carrier
symbol-battleship = battleship
symbol-cruiser = cruiser
symbol-destroyer = destroyers
symbol-submarine = submarines
