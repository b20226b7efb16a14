no-retreat-clock = Turn { $n } of { $last } · { $seat } · { $step }

## The board

board-label = The map of the Russian front
board-hex = { $code } { $name }, { $terrain }
board-hex-plain = hex { $code }, { $terrain }
board-empty = no units
board-unit = { $name } { $strength }-{ $move }
board-step = { $steps ->
    [one] one step
   *[other] { $steps } steps
  }
board-cost = { $points ->
    [one] one point to get there
   *[other] { $points } points to get there
  }
board-left = { $points ->
    [0] none left then
    [one] one left then
   *[other] { $points } left then
  }
board-held = controlled by { $seat }
board-take = Take { $unit }

overlays-title = What lies over the map
overlay-supply = Supply
overlay-zones = Zones of control
overlay-reach = Reach of units
overlay-retreats = Ways of retreat
overlay-front = Front line
overlay-next = To the next place where something may be chosen, or the one before
overlay-key = { $name } ({ $key })
overlay-hint-reach = Point at a unit to see how far it could go.
overlay-hint-retreats = Point at a unit to see where it could retreat.
overlay-no-cuts = Everybody is in supply.
overlay-cuts = Out of supply
overlay-no-reach = { $unit } cannot move.
overlay-reach-of = { $unit }: { $points ->
    [one] one movement point
   *[other] { $points } movement points
  }
overlay-retreats-of = { $unit } could retreat here
overlay-no-retreat = { $unit } has nowhere to retreat.
overlay-blocks = { $why } ({ $count })
overlay-sign-line = a land line
overlay-sign-fed = supplied otherwise: by sea, by a neighbour, at home
overlay-sign-cut = out of supply
overlay-sign-block = here a line is blocked
overlay-sign-zone-axis = zone of the Axis
overlay-sign-zone-soviet = zone of the USSR
overlay-sign-cancelled = cancelled there by a unit


## Short names, for counters

short-ax_1pz = 1 Pz
short-ax_2pz = 2 Pz
short-ax_3pz = 3 Pz
short-ax_4pz = 4 Pz
short-ax_2a = 2
short-ax_4a = 4
short-ax_6a = 6
short-ax_8a = 8
short-ax_9a = 9
short-ax_11a = 11
short-ax_16a = 16
short-ax_17a = 17
short-ax_18a = 18
short-ax_sspz = SS Pz
short-ax_ssgr = SS Gr
short-ax_ge = E
short-ax_gf = F
short-ax_fin = Finn
short-ax_rom3 = 3 Rum
short-ax_rom4 = 4 Rum
short-ax_ita8 = 8 Ital
short-ax_hun2 = 2 Hun
short-ax_hun1 = 1 Hun
short-ax_hun3 = 3 Hun
short-ax_lw = Luftw
short-ax_kg1 = KG 1
short-ax_kg2 = KG 2
short-ax_kg3 = KG 3
short-ax_kg4 = KG 4
short-sv_ost1 = Rem 1
short-sv_ost2 = Rem 2
short-ax_fort1 = Fort 1
short-ax_fort2 = Fort 2
short-ax_fort3 = Fort 3
short-ax_vs1 = Königsb
short-ax_vs2 = Breslau
short-ax_vs3 = Posen
short-ax_vs4 = Vienna
short-ax_bg = Berlin
short-sv_nw = NW
    .front = 2 Balt
short-sv_west = West
    .front = 3 Bye
short-sv_sw = SW
    .front = 1 Bye
short-sv_cent = Central
    .front = 5 Gd Tk
short-sv_south = South
    .front = 4 Ukr
short-sv_res = Reserve
    .front = 3 Tk
short-sv_bry = Bryansk
    .front = 4 Tk
short-sv_kal = Kalinin
    .front = 1 Balt
short-sv_cauc = Cauc
    .front = 2 Tk
short-sv_volk = Volkhov
    .front = 3 Balt
short-sv_crim = Crimea
    .front = Shock
short-sv_ncauc = N Cauc
    .front = 2 Bye
short-sv_vor = Voron
    .front = 1 Ukr
short-sv_stal = Stalin
    .front = 3 Ukr
short-sv_don = Don
    .front = 1 Tk
short-sv_kursk = Kursk
    .front = 6 Tk
short-sv_step = Steppe
    .front = 2 Ukr
short-sv_len = Lenin
short-sv_mos = Moscow
short-sv_sev = Sevast
short-sv_pol = Polish
short-sv_rom = Rum
short-sv_yug1 = 1 Yugo
short-sv_yug2 = 2 Yugo
short-ax_abt1 = Hollidt
short-ax_abt2 = Fr-Pico
short-ax_abtk = Kempf
short-sv_ff1 = FF 1
short-sv_ff2 = FF 2
short-sv_rsv = Res
short-sv_para = Para
