### Empire of the Sun: what the interface alone says of it.

## The board

board-label = Map of the Pacific
board-hex-plain = hex { $code }, { $terrain }
board-port = port
board-airfield = airfield
board-resource = resource
board-held = controlled by { $seat }
board-all-join = All { $count } go together
board-all-activate = Activate all { $count }
board-stack-activate = Activate the other { $count } in { $space }
board-all-commit = All { $count } fight in { $space }

overlay-supply = Supply
overlay-zones = Zones of influence
overlay-range = Range of headquarters
overlay-reach = Reach of units
overlay-front = Perimeter
overlay-hint-reach = Point at a unit to see how far it could go.
overlay-no-cuts = Everybody is in supply.
overlay-cuts = Out of supply
overlay-range-of = { $count ->
        [0] No unit can be activated from here.
        [one] One unit in range; efficiency { $most }.
       *[other] { $count } units in range; efficiency { $most }.
    }
overlay-sign-flow-japan = Japanese lines reach here
overlay-sign-flow-allies = Allied lines reach here
overlay-sign-source = source of supply
overlay-sign-line = line of the unit pointed at
overlay-sign-missing = as its line would run
overlay-sign-cut = out of supply
overlay-sign-block = here a line is blocked
overlay-sign-zone-japan = zone of Japan
overlay-sign-zone-allies = zone of the Allies
overlay-sign-neutral = edge of a zone, the part that is neutralised included
overlay-sign-range = activation lines reach here
overlay-sign-warning = something to know before you go there
way-naval = By sea: { $cost } of { $most } hexes.
way-air = By air: { $cost } of { $most } legs.
way-ground = By land: { $cost } of { $most } points.
way-landing = Amphibious landing: { $cost } of { $most } hexes.
way-strategic = Strategic movement.
way-barge = By barge.
unit-values = { $attack }-{ $defense }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
hq-values = efficiency { $efficiency }, range { $range }

## The table

empire-turn = Turn { $n } of { $last }
