### Churchill in the browser, in English: what the interface says of this game alone.

## Tabs and clock

views = Views of the board
tab-conference = Conference
tab-war = War
tab-score = Score
tab-now = Something happens here now
churchill-brief = { $n }/{ $last } · { $uk } : { $ussr } : { $us }
churchill-clock = Conference { $n } of { $last } · { $step }
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
mark-partly = partly reconstructed

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
caption-point = Rest on an issue, or tap it, to read what it is about.
caption-play_agenda = The highest value wins the agenda: its owner puts one issue on their own track, then everybody nominates two.
caption-first_issue = Rest on an issue to read what it is about. The one you choose begins on your own track.
caption-nominate = Rest on an issue to read what it is about. Only issues on the table can be won at this conference.
caption-advance = Click an issue: every card shows what it would be worth there. Rest on a card: every issue shows how far it would move.
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
issue-about-second_front = Conditional: it opens Normandy only from the center of the table
issue-about-ussr_war_japan = Conditional: it opens the Far East only from the center of the table
issue-about-strategic_materials = One production for its winner, or for all from the center
issue-about-a_bomb = Its winner rolls for the A-Bomb; if the USSR wins it, the spy ring moves too
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
front-stands = Stands in: { $where }
front-in-box = theater box
front-entry = Entry space { $space }, strength { $strength }: offensive support { $support }, Axis reserves { $reserves }
front-odds = Chance to advance: { $advance } percent
front-breakthrough = Chance to break through: { $n } percent
front-directed =
    { $n ->
        [0] { $issue } is placed here
        [one] { $issue } is placed here and still demands { $n } marker
       *[other] { $issue } is placed here and still demands { $n } markers
    }
front-strength = It advances on a d10 of { $n } or less
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

## Signs: what each is, and what it means

legend-table = At the conference table
legend-war = On the fronts
legend-countries = In countries and colonies
legend-powers = In the list of the three powers
legend-bomb = On the A-Bomb track
columns-title = What the columns count
sign-track = Track
    .text = Six spaces that lead from the center to a leader’s chair. A leader wins the issues that lie on his track at the end of the meeting.
sign-center = Center of the table
    .text = Nominated issues begin here. An issue that stays here lapses; a conditional one takes effect from here.
sign-issue-conditional = Conditional issue
    .text = A second, dashed ring: it takes effect only if it stays in the center. On a track it merely counts as won.
sign-issue-production = Production
    .text = If another nation wins it, its owner loses one production marker.
sign-issue-directed_offensive = Directed Offensive
    .text = Its winner lays it on a Front, and the nation named on it must serve that Front first.
sign-issue-pol_mil = Pol-Mil
    .text = Bought with a production marker it brings alignments and networks: 2/2 or 1/3.
sign-issue-theater_leadership = Theater Leadership
    .text = Its winner names the commander of the theater and gets two markers of support.
sign-issue-second_front = Second Front
    .text = Left in the center it opens Normandy.
sign-issue-ussr_war_japan = USSR Declares War on Japan
    .text = Left in the center it opens the Far East.
sign-issue-strategic_materials = Strategic Materials
    .text = One more production for its winner, or for all three from the center.
sign-issue-a_bomb = A-Bomb Research
    .text = Its winner rolls for a step of the bomb; if the USSR wins it, its spies move too.
sign-issue-global = Global Issue
    .text = Its winner turns one of the Global Issues to their advantage.
sign-naval = Naval support
    .text = Markers in the theater box; after the stroke, how many a landing needs.
sign-support = Offensive support
    .text = Each marker adds 2 to the strength of the Front. After its campaign they are gone.
sign-reserves = Axis reserves
    .text = Each army takes 2 from the strength of the Front it opposes.
sign-odds = Chance to advance
    .text = In percent, on a ten-sided die. After » the chance of a breakthrough, two spaces at once.
sign-directed = Directed Offensive
    .text = It points here. The number says how many markers are still owed to it.
sign-landing = Landing
    .text = To enter this space, the theater box must hold that many naval markers.
sign-b29 = B29 base
    .text = With a Front here the A-Bomb can reach Japan: one of the three things that make it yield.
sign-kamikaze = Kamikazes
    .text = Entering this space costs a naval marker.
sign-network = Clandestine Network
    .text = At most two in a place, all of one nation. Without one of your own no alignment can be placed.
sign-alignment = Political Alignment
    .text = The plate has taken the colour of the nation that holds it. It is worth points at the end.
sign-secret = In your secret agenda
    .text = Worth points to you alone, if it is yours at the end. Only you see the star.
sign-count-hand = Staff cards in hand
    .text = Seven are dealt for a conference, and all of them are played.
sign-count-production = Production and support to place
    .text = What must still be spent on fronts, landings, Pol-Mil issues or research.
sign-count-networks = Networks to place
    .text = In the war phase of this conference.
sign-count-alignments = Alignments to place
    .text = In the war phase of this conference. Each needs a network of your own.
sign-count-victories = Conferences won
    .text = Whoever wins the most issues wins the conference. It is worth points at the end.
sign-vp = VP: victory points
    .text = What the game would be worth if it ended now. Too great a lead breaks the alliance.
sign-bomb = The American A-Bomb
    .text = Moves on when research succeeds. At Trinity the bomb is there.
sign-spy = The Soviet spy ring
    .text = Moves a step when the USSR wins A-Bomb Research. At the end it is worth points to the USSR.

## What can be read of a thing

sort-issue = issue
sort-space = space of a track
sort-country = country
sort-box = theater box
sort-advantage = Global Issue
about-front-at = Stands in { $space }.
about-front-home = Still in its theater box.
about-front-next = Next: { $space }.
about-front-done = At the end of its track.
about-front-naval = Naval support: { $n }, needed for the landing: { $needed }.
about-space-tracks = On the track of { $fronts }.
about-space-here = Here: { $fronts }.
about-space-next = Attacked next by { $fronts }.
about-space-before = { $front }: before it, { $space }.
about-space-after = { $front }: after it, { $space }.
about-space-landing =
    { $n ->
        [one] A landing: needs { $n } naval marker in the theater box.
       *[other] A landing: needs { $n } naval markers in the theater box.
    }
about-space-b29 = A base for B29 bombers.
about-space-kamikaze = Kamikazes: entering costs a naval marker.
about-country-none = No networks.
about-country-free = No alignment.
about-box-front = { $front } sets out from here.
about-advantage-now = In force now, to the advantage of { $seat }.
about-advantage-not = Not in force. It would be to the advantage of { $seat }.
about-unit = Left: { $n }.
about-seat-leader = Leader: { $leader }.
about-seat-uk = Adds 1 to its card for the agenda.
about-seat-ussr = Adds 1 to its staff cards in debate.
about-seat-us = Wins the ties it is in, and decides those of others.
about-seat-cards =
    { $n ->
        [one] { $n } staff card in hand.
       *[other] { $n } staff cards in hand.
    }

## The rules: the game in two minutes

intro-want = Three allies win the war together and the peace against each other. You want the most { OPEN("rule:9.4", "victory points") }, but not by too much: when Germany and Japan are down, the first wins only while the { OPEN("rule:4.41", "spread") } between first and last is small. Beyond it { OPEN("rule:4.42", "the alliance breaks") }, and mostly the second wins.
intro-turn = A { OPEN("rule:4.2", "conference") } begins with a card of events. Everybody lays down a staff card in secret: the highest sets the agenda. Issues come to the table; in turn each player { OPEN("rule:5.22", "advances an issue") } towards their own chair by the value of a card, and one rival may { OPEN("rule:5.24", "debate") } it back. What you win brings production, offensives, networks, commands. Then production is spent on the { OPEN("rule:7.5", "Fronts") }, { OPEN("rule:7.1", "networks") } and { OPEN("rule:7.3", "alignments") } are placed, and a die is rolled for every Front.
intro-win = The last conference, or the fall of both Axis powers, ends the game. If an Axis power { OPEN("rule:4.43", "still stands") }, those in front pay for it. The tab “Score” shows at any time how it would end now.
intro-hint-1 = For the agenda { OPEN("rule:5.13", "only the value") } counts: do not spend there the man whose attribute you need at the table.
intro-hint-2 = Keep a good card to the end: whoever still has cards when the others have none { OPEN("rule:5.22", "plays on alone") }, and nobody answers. Whoever has { OPEN("rule:4.22", "debated") } may pass once and wait.
intro-hint-3 = Your { OPEN("rule:5.26", "leader") } is worth 7 once a conference (Truman 6), and only a leader can debate him. He costs a staff card and may pay with his health.
