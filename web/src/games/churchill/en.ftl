### Churchill in the browser, in English: what the interface says of this game alone.

## Tabs and clock

views = Views of the board
tab-conference = Conference
tab-war = War
tab-score = Score
tab-now = Something happens here now
churchill-brief = { $n }/{ $last } · { $uk } : { $ussr } : { $us }
churchill-clock = { $n }/{ $last } · { $step }
conference-of = Conference { $n } of { $last }
clock-title = Conference
short-uk = UK
short-ussr = USSR
short-us = US
tiny-uk = UK
tiny-ussr = USSR
tiny-us = US
type-staff = Staff card
type-leader = Leader
type-conference = Conference card
mark-authored = reconstructed
mark-partly = in part reconstructed

## The conference table

table-title = The conference table
table-center = center of the table
papers-card = Conference card
papers-world = Agenda, Global Issues, A-Bomb
card-none = The conference card is not yet revealed.
card-die = d6
card-worth = On this issue: { $issue }
band-gray = The Axis
band-white = The world
commitment = Still bound by the card: { $n } × { $support } ({ $where })
support-offensive = offensive support
support-naval = naval support
support-any = support of either kind
support-as_directed_offensive = support as for a Directed Offensive
agenda-title = Agenda
report-title = Campaigns of the last conference
agenda-hidden = face down
agenda-waits = to come
nation-cards =
    { $n ->
        [one] { $n } staff card in hand
       *[other] { $n } staff cards in hand
    }
nation-victories = Conferences won: { $n }
nation-may-pass = Has debated and may pass once
nation-pass = may pass
leader-away = Inactive at this conference.
leader-away-short = inactive
leader-barred = May not advance an issue at this conference; may still debate.
leader-barred-short = no advance
leader-ill = Will miss the next conference.
leader-ill-short = ill
leader-paranoia = Paranoia: Soviet staff cards lose 1.
leader-paranoia-short = paranoia
leader-purge = The next Soviet staff card may be purged.
leader-purge-short = purge
chair-played = Played last: { $card }, worth { $n }
caption-point = Point at an issue to read what it is about.
caption-play_agenda = The highest value wins the agenda: its owner puts one issue on his own track, then everybody nominates two.
caption-first_issue = Point at an issue to read what it is about. The one you choose begins on your own track.
caption-nominate = Point at an issue to read what it is about. Only issues on the table can be won at this conference.
caption-advance = Point at an issue: every card shows what it would be worth there. Point at a card: every issue shows how far it would move.
caption-advance_issue = The numbers say how far each issue would move towards your chair; past the sixth space it is in your chair: captured.
caption-debate = The numbers on the cards say how far each would pull the issue back towards you.
issue-in-center = In the center of the table
issue-on-display = Not nominated
issue-on-track = On space { $n } of { $seat }
issue-at-chair = Captured by { $seat }
issue-reach = Would be moved by { $n }
issue-about-production = Whoever wins it from another nation takes one of its production markers
issue-about-directed_offensive = Its winner places it on a Front; the nation named on it must serve that Front
issue-about-pol_mil = Its winner may activate it with a production marker: alignments / networks
issue-about-theater_leadership = Its winner names the commander and gets support for that theater
issue-about-second_front = Conditional: only from the center of the table it opens Normandy
issue-about-ussr_war_japan = Conditional: only from the center of the table it opens the Far East
issue-about-strategic_materials = One production for its winner, or for all from the center
issue-about-a_bomb = Its winner rolls for the A-Bomb; won by the USSR the spy ring moves too
issue-about-global = Its winner turns one of the Global Issues

issue-short-us_production_1 = US prod.
issue-short-us_production_2 = US prod.
issue-short-uk_production_1 = UK prod.
issue-short-us_do_1 = US off.
issue-short-us_do_2 = US off.
issue-short-uk_do_1 = UK off.
issue-short-ussr_do_1 = USSR off.
issue-short-pol_mil_22_a = P-M 2/2
issue-short-pol_mil_22_b = P-M 2/2
issue-short-pol_mil_13_a = P-M 1/3
issue-short-pol_mil_13_b = P-M 1/3
issue-short-leadership_europe = Lead. Eur.
issue-short-leadership_pacific = Lead. Pac.
issue-short-second_front = 2nd Front
issue-short-ussr_war_japan = War on J.
issue-short-strategic_materials = Materials
issue-short-a_bomb = A-Bomb
issue-short-global = Global

## A-Bomb and Global Issues

bomb-title = A-Bomb
bomb-here = The American A-Bomb
spy-here = The Soviet spy ring
globals-title = Global Issues
global-neutral = neutral
global-gi_uk_us-neutral = While neutral: no alignments in the colonies
global-gi_uk_ussr-neutral = While neutral: no alignments in the countries of the Western and Eastern tracks
global-gi_us_ussr-neutral = While neutral: removing an alignment costs one marker
advantage-colonialism-effect = Only the UK may place or remove alignments in the colonies.
advantage-self_determination-effect = Everybody may place and remove alignments in the colonies.
advantage-free_europe-effect = Everybody may place and remove alignments in every country that is not a colony.
advantage-spheres_of_influence-effect = Alignments: the USSR alone in the Baltic States, Poland, Rumania, Bulgaria and Finland; the UK and US alone in France, Belgium and the Netherlands.
advantage-united_nations-effect = Removing any alignment costs two markers.
advantage-communist_cadres-effect = Removing a Soviet alignment costs two markers in the Baltic States, Poland, Rumania, Bulgaria, Finland and the colonies.

## The war

theaters = Theaters
theater-bring =
    Show the { $theater }{ $count ->
        [0] {""}
        [one] ; { $count } place to choose there
       *[other] ; { $count } places to choose there
    }
fronts-title = Fronts
fronts-legend = ⚓ naval support / needed · ▲ support · ✚ Axis reserves · % to advance » to break through
fronts-early = Odds before Axis reserves are placed.
col-naval = Naval support in the theater box / needed for the landing
col-support = Offensive support
col-reserves = Axis reserves
col-odds = Chance to advance, in percent
front-stands = Stands in: { $where }
front-in-box = theater box
front-entry = Entry space { $space }, strength { $strength }: offensive support { $support }, Axis reserves { $reserves }
front-odds = Advances with { $advance } percent
front-breakthrough = Breaks through with { $n } percent
front-directed =
    { $n ->
        [0] { $issue } is placed here
        [one] { $issue } is placed here and still demands { $n } marker
       *[other] { $issue } is placed here and still demands { $n } markers
    }
front-strength = A d10 of { $n } or less advances it
odds-of = Odds of { $front }
odds-strength = Strength
odds-against = Strength against { $space }
odds-stays = Stays where it is
odds-advance = Advances one space
odds-breakthrough = Breaks through: two spaces
front-done = end of its track
front-rolled =
    Rolled { $die }: { $n ->
        [0] no advance
        [1] an advance
       *[other] a breakthrough
    }
front-short-western = Western
front-short-eastern = Eastern
front-short-mediterranean = Mediterranean
front-short-central_pacific = Central Pacific
front-short-sw_pacific = SW Pacific
front-short-cbi = China-Burma-India
front-short-far_east = Far East
space-short-bolero = UK Bolero
space-short-carolines = Carolines
space-short-marianas = Marianas
space-short-papua = Papua N.G.
space-short-vogelkop = Vogelkop
space-short-philippines = Philip- pines
space-short-rhineland = Rhine- land
space-short-belorussia = Belo- russia
space-short-south_china = South China
space-short-manchuria = Man- churia
space-short-normandy = Nor- mandy
box-short-western_box = Western theater
box-short-arctic_box = Arctic
box-short-eastern_box = Eastern theater
box-short-mediterranean_box = Mediterranean
box-short-central_pacific_box = Central Pacific
box-short-sw_pacific_box = SW Pacific
box-short-cbi_box = CBI theater
box-short-far_east_box = Far East
country-short-czechoslovakia = Czechoslov.
country-short-dutch_east_indies = Dutch E. Indies
country-short-laos_cambodia = Laos/Camb.
country-colony = Colony
country-networks = Networks of { $seat }: { $n }
country-secret = In your secret agenda
country-alignment = Alignment: { $seat }
box-naval = Naval support { $n } of { $limit }
box-front = { $front } is still here
command-europe = Command in Europe
command-pacific = Command in the Pacific
command-said = { $seat } commands the { $theater }
axis-title = Axis reserves
axis-none = none left
axis-surrendered = { $axis } surrendered in conference { $n }
emperor-title = Japan also yields if all three hold:
emperor-germany = Germany has surrendered
emperor-bomb = The A-Bomb, and a B29 base
emperor-manchuria = The USSR in Manchuria

## The score

vp = VP
end-now = If the game ended now
end-was = How the game ended
end-alliance = Germany and Japan down, spread at most { $limit }: the first wins.
end-broken-alliance-sum = Germany and Japan down, spread over { $limit }: the first wins only with more VP than both others together; else the second.
end-broken-alliance-roll = Germany and Japan down, spread over { $limit }: the first wins if the spread is at most { $limit } plus a die; else the second.
end-broken-alliance-tournament = Germany and Japan down, spread over { $limit }: the second wins.
end-axis-stands-fixed = An Axis power stands: the first loses 5 VP, the second 3, the last gains 5; then the most VP win.
end-axis-stands-dice = An Axis power stands: the first loses a die, the second half of one, the last gains one; then the most VP win.
end-axis-stands-tournament = An Axis power stands: the first loses 5 VP, the others nothing; then the most VP win.
spread = Spread { $n } of { $limit }
spread-said = Spread between first ({ $first }) and last ({ $last }): { $n }; the alliance holds up to { $limit }
score-lines = Victory points
score-total = Total
secret-mine = Your secret agenda: { $countrys } (+{ $n } VP now)
score-secret = Secret agenda
reason-alliance-short = Alliance holds
reason-broken-alliance-short = Alliance breaks
reason-broken-alliance-first-short = First outweighs both
reason-broken-alliance-die-short = A die decides
reason-axis-stands-short = Axis stands
vp-alignment-line = Political Alignments
vp-network_only-line = Networks without alignment
vp-global_issue-line = Global Issues
vp-conference_us_uk-line = Conferences won
vp-conference_ussr-line = Conferences won
vp-quiet_colony-line = Quiet colonies
vp-axis_occupied-line = Fronts in Axis countries
vp-german_technology-line = German Technology
vp-spy_ring-line = Manhattan spy ring

## The three powers

count-production = Production and support to place
count-networks = Networks to place
count-alignments = Alignments to place
count-victories = Conferences won

## Bots

bot-chapter11 = Chapter 11
    .text = The rulebook’s own bots, with a chart of priorities for each leader.
