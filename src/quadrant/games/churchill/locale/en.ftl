### Churchill in English: names and short texts. The texts of the cards are our own, not the printed ones.

## Game

game-title = Churchill
    .text = Three allies win the war together and the peace against each other. Over up to ten conferences the Big Three push issues across the table, spend production on the fronts, build networks and governments, and try to end ahead, but not too far ahead: an alliance that breaks may crown the second.
    .time = 60–90 minutes (training) to 4–5 hours (campaign)

## Scenarios

scenario-training = Training
    .text = Conferences 8 to 10, from Moscow to Potsdam: the race for Berlin and the end in the Pacific.
scenario-tournament = Tournament
    .text = Conferences 6 to 10, from London to Potsdam. The Second Front lies on the table at the start.
scenario-campaign = Campaign
    .text = All ten conferences, from Casablanca to Potsdam.

lesson-first = A first conference, guided
    .text = You are Churchill in Moscow, October 1944: agenda, debate, production and war, with a coach beside you.
lesson-tolstoy = Example of play: the Tolstoy conference
    .text = The rulebook's own conference, die for die. You are Roosevelt.

## Options

# 4.6, offered with the clock of a match
hurry = Five Mississippi: a clock for markers
option-edition = Edition of the rules
    .text = 2: the second edition (alliance holds up to a spread of 20, no final dice). 1: the first edition (spread of 15, dice at the end). The differences are listed on the page of the game.
option-tournament_scoring = Tournament scoring
    .text = First edition only: no dice at the end. Over a spread of 15 the second wins; if an Axis power stands, only the first loses 5 VP.
option-secret_agenda = Secret agenda
    .text = Each player draws three secret markers; each is worth 5 VP at the end if the place has the player’s alignment.
option-convoy_adds = Convoy and Arctic route add up
    .text = On: with three naval markers in the Arctic and a convoy on the card the USSR gets 2 production. Off: 1.
option-tie_check = Check for leaders who break ties
    .text = On: a leader who breaks a tie makes his health or paranoia roll. Off: only after advancing or debating.
option-tie_discard = Breaking a tie costs a staff card
    .text = On: as in every other use of a leader. Off: as the second edition says.
option-late_command = Command support after the change
    .text = On: support from theater commands is placed after commands have changed hands, by the new holders. Off: during allocation, by those who held them before.
option-neutral_removal = Removal under neutral Global Issues
    .text = On: a neutral Global Issue forbids only placing alignments. Off: it forbids removing them as well.
option-may_hold_markers = Markers may be left unplaced
    .text = On: a player may stop placing networks or alignments; the rest are lost. Off: all must be placed as far as possible.
option-colony_networks = Networks score in colonies (1st edition)
    .text = The second edition gives 1 VP for networks alone in colonies too; this reads the first edition the same way.
option-one_die_ties = One die for tied players (1st edition)
    .text = If an Axis power stands and players are tied, one die serves them all instead of one each.
option-denmark_west = Denmark and Czechoslovakia on the Western track
    .text = On: while Free Europe is undecided, no alignments may be placed there, and they fall behind the front when the Western Front leaves West Germany.

option-direct_anywhere = Directed Offensives where the Axis has surrendered
    .text = On: a Directed Offensive may go to any entry space, also where it can do no good (6.1). Off: not in a theater whose Axis power has surrendered (7.8).
option-command_first = Command support before production
    .text = On: in their turn players place the support of their commands before production. Off: after it.
option-reserves_by_position = Axis armies by position
    .text = On: Axis armies oppose a Front by its next space alone. Off: only if it can attempt to enter that space, with the naval support a landing needs (7.53).
option-japan_at_once = Japan surrenders at once
    .text = On: when a Front enters Japan, Pacific Fronts that have not rolled yet no longer move. Off: surrender is checked when all Fronts have rolled.
option-level_dice = Dice when all three are level (1st edition)
    .text = If an Axis power stands and all three have equal scores: on, each loses a die, as in a tie for first; off, nobody’s score changes.

bot-chapter11 = Chapter 11
    .text = Middling. The rulebook’s own bots, with a chart of priorities for each leader.

## Seats, theaters, powers

seat-uk = United Kingdom
seat-ussr = USSR
seat-us = United States
camp-uk = United Kingdom
camp-ussr = USSR
camp-us = United States
theater-europe = European theater
theater-pacific = Pacific theater
axis-germany = Germany
axis-japan = Japan
unit-german_army = German army
unit-italian_army = Italian army
unit-german_navy = German navy
unit-japanese_army = Japanese army
unit-ijn = Imperial Japanese Navy
advantage-colonialism = Colonialism
advantage-self_determination = Self-Determination
advantage-free_europe = Free Europe
advantage-spheres_of_influence = Spheres of Influence
advantage-united_nations = United Nations
advantage-communist_cadres = Communist Cadres

## Phases

phase-setup = Set-up
phase-card = Conference card
phase-agenda = Agenda
phase-nominate = Nominations
phase-meeting = Meeting
phase-offensives = Directed Offensives
phase-production = Production
phase-allocation = Production allocation
phase-leadership = Theater leadership
phase-research = A-Bomb research
phase-global = Global Issues
phase-networks = Clandestine Networks
phase-alignments = Political Alignment
phase-war = War
phase-over = The game is over
standing-conference = Conference { $conference } of { $last } · { $phase }
standing-after = After conference { $round }
marker-network = Clandestine Network
marker-alignment = Political Alignment
marker-offensive = offensive support
marker-naval = naval support
piece-network = Clandestine Network
piece-alignment = Political Alignment marker
piece-offensive = offensive support
piece-naval = naval support
piece-front = Front
piece-reserve = Axis reserve
confidence-confirmed = confirmed by the rulebook or a public source
confidence-inferred = inferred from known facts
confidence-hint = weakly attested
confidence-authored = our reconstruction, not the published card
confidence-partial = known in part

## Verbs

verb-agenda = Play { $card } for the agenda
    .here = Play it for the agenda
verb-nominate = Nominate: { $issue }
verb-play = Play { $card }
    .here = Play it
verb-play-debate-card = Debate with { $card }
    .here = Debate with it
verb-play-debate-capture-card = { verb-play-debate-card }
    .here = { verb-play-debate-card.here }
verb-lead = Discard { $card }: the leader speaks
    .here = Discard it: the leader speaks
verb-advance = Advance: { $issue }
verb-value = { $n ->
        [one] Move it { $n } space
       *[other] Move it { $n } spaces
    }
verb-stop = Stop in the center
verb-go = Move on
verb-go-stop-in-center = Move on to space { $n }
verb-wins = { $seat } wins the tie
verb-wins-break-tie-agenda = Use { $leader }: { $seat } wins the tie
verb-wins-break-tie-conference = Use { $leader }: { $seat } wins the tie
verb-first = { $seat } places first
verb-discard = Discard { $card }
    .here = Discard it
verb-target = Direct the offensive: { $front }
verb-offensive = Place offensive support: { $front }
verb-naval = Place naval support: { $box }
verb-activate = Spend it to activate: { $issue }
verb-research = Spend it on A-Bomb research
verb-command = Give the command to { $seat } ({ $theater })
verb-world = Move to own advantage: { $global }
verb-place = Place the marker: { $country }
verb-place-place-network = Place a network: { $country }
verb-place-place-alignment = Place an alignment: { $country }
verb-remove = Remove the foreign marker: { $country }
verb-remove-place-network = Spend it to remove the foreign network: { $country }
verb-remove-place-alignment = { $price ->
        [1] Spend it to remove the foreign alignment: { $country }
        [2] Spend two to remove the foreign alignment: { $country }
       *[other] Spend one or two to remove the foreign alignment: { $country }
    }
verb-roll = Roll: { $front }

# What passing and being done give up, by what is asked
verb-pass-advance = Advance nothing, keep your cards
verb-pass-advance-staff = { verb-pass-advance }
verb-pass-debate-card = Do not debate it
verb-pass-debate-leader = { verb-pass-debate-card }
verb-pass-debate-capture-card = Do not debate its capture
verb-pass-debate-capture-leader = { verb-pass-debate-capture-card }
verb-pass-break-tie-agenda = Keep { $leader } and leave the tie to others
verb-pass-break-tie-conference = Keep { $leader } and leave the tie to others
verb-done-place-network = { $n ->
        [one] Give up the network that is left
       *[other] Give up the { $n } networks that are left
    }
verb-done-place-alignment = { $n ->
        [one] Give up the marker that is left
       *[other] Give up the { $n } markers that are left
    }

## What would be given away for nothing: asked once more

waste-no-move = { $card } is worth nothing there: the issue would not move ({ $issue }).
waste-markers = { $n ->
        [one] A marker that could be placed would be lost.
       *[other] { $n } markers, which could be placed, would be lost.
    }
waste-support-axis-surrendered = The Axis power of that theater has surrendered: the Front makes no attempt.
waste-support-front-held = The conference card halts that Front: it makes no attempt.
waste-support-not-agreed = The conditional issue is not in the center of the table: the Front makes no attempt.
waste-support-end-of-track = The Front has nowhere to go.
waste-research-done = The bomb is at Trinity already: research has nothing left to advance.
waste-research-sure = The research roll cannot fail any more: one more marker adds nothing.

## What a card would bring

prospect-agenda = Counts { $n } for the agenda.
prospect-agenda-chief = { $n ->
        [0] Rolls a die for the agenda: 1 to 6.
       *[other] Rolls a die for the agenda, and adds { $n }.
    }
prospect-chief = Rolls a die for his value: 1 to 6.
prospect-advance = { $n ->
        [0] Would not move: { $issues }.
        [one] Moves { $n } space: { $issues }.
       *[other] Moves { $n } spaces: { $issues }.
    }
prospect-advance-others = { $n ->
        [0] Would move no other issue.
        [one] Moves any other issue { $n } space.
       *[other] Moves any other issue { $n } spaces.
    }
prospect-advance-any = { $n ->
        [0] Would move no issue.
        [one] Moves any issue { $n } space.
       *[other] Moves any issue { $n } spaces.
    }
prospect-capture = Captures, unless it is debated: { $issues }.
prospect-debate-card = { $where ->
        [center] { $card } moves it { $n }, into the center of the table ({ $issue }).
        [chair] { $card } moves it { $n }, into the chair of { $seat2 } ({ $issue }).
       *[track] { $card } moves it { $n }, to space { $to } of { $seat2 } ({ $issue }).
    }
prospect-debate-leader = { $where ->
        [center] Discarded for { $leader }: he moves it { $n }, into the center of the table ({ $issue }).
        [chair] Discarded for { $leader }: he moves it { $n }, into the chair of { $seat2 } ({ $issue }).
       *[track] Discarded for { $leader }: he moves it { $n }, to space { $to } of { $seat2 } ({ $issue }).
    }
prospect-attribute = What its text adds takes effect on: { $issues }.

## Prompts

prompt-play-agenda = Choose a staff card for the agenda. Only its value counts.
prompt-first-issue =
    You won the agenda: { $n ->
        [0] choose an issue for the center of the table.
       *[other] choose an issue for space { $n } of your track.
    }
prompt-nominate = Nominate an issue for the center of the table.
prompt-advance = Your turn to advance an issue: play a staff card, or discard one to use your leader.
prompt-advance-staff = Your turn to advance an issue: play a staff card.
prompt-advance-issue-card = Which issue does { $card } advance (value { $n } before attributes)?
prompt-advance-issue-leader = Which issue does { $leader } advance (value { $n })?
prompt-play-for-less = { $card } may use less than the full value: how far does the issue move ({ $issue })?
prompt-stop-in-center = { $issue } enters the center. Stop there, or move on to space { $n }?
prompt-debate-card =
    { $seat } advanced an issue: { $issue }, now { $where ->
        [center] in the center
       *[track] on space { $n } of { $seat2 }
    }. Debate it?
prompt-debate-leader =
    The leader of { $seat } advanced an issue: { $issue }, now { $where ->
        [center] in the center
       *[track] on space { $n } of { $seat2 }
    }. Only your leader can debate it.
prompt-debate-capture-card = { $seat } is about to capture an issue: { $issue }. Debate it?
prompt-debate-capture-leader = The leader of { $seat } is about to capture an issue: { $issue }. Only your leader can debate it.
prompt-break-tie-agenda = A tie for the agenda: { $seats }. Use { $leader } to break it?
prompt-break-tie-conference = A tie for the conference: { $seats }. Use { $leader } to break it?
prompt-arsenal-agenda = Arsenal of Democracy: who wins the agenda?
prompt-arsenal-conference = Arsenal of Democracy: who wins the conference?
prompt-discard-for-tie = Discard a staff card for using your leader.
prompt-free-support = The card gives you support: where do you place it? Markers left: { $n }.
prompt-choose-network = The card gives you a network: choose one of the places it names.
prompt-choose-alignment = The card gives you an alignment: choose one of the places it names. Your own network must be there.
prompt-direct-offensive = Place the issue on the entry space of any Front: { $issue }.
prompt-allocate-card = The conference card binds your next production marker. Markers left: { $n }.
prompt-allocate-directed = A Directed Offensive binds your next production marker. Markers left: { $n }.
prompt-allocate-free = Allocate a production marker as you like. Markers left: { $n }.
prompt-command-support = Place support from your command ({ $theater }). Markers left: { $n }.
prompt-command-support-won = Place the support you won with the leadership issue ({ $theater }). Markers left: { $n }.
prompt-command-support-either = Both leadership issues are yours: place support in either theater. Markers left: { $n }.
prompt-name-commander = Who commands the { $theater }?
prompt-move-global = Move one of your Global Issues to your advantage.
prompt-network-order = Equal numbers of networks: who places first?
prompt-alignment-order = Equal numbers of alignments: who places first?
prompt-place-network = Place a network, or spend it to remove a foreign one. Networks left: { $n }.
prompt-place-alignment = { $price ->
        [1] Place an alignment, or spend it to remove a foreign one. Markers left: { $n }.
        [2] Place an alignment, or spend two to remove a foreign one. Markers left: { $n }.
       *[other] Place an alignment, or spend one or two (6.11) to remove a foreign one. Markers left: { $n }.
    }
prompt-roll-campaign = { $front } attacks towards { $space } with strength { $n }. Roll the die.

## Events

event-conference = Conference { $n }: { $conference }.
event-conference-card = The card of conference { $n } is revealed: { $card }.
event-band = The card: { $band }.
event-committed = { $seat } must spend { $n } production as the card says.
event-convoy-arrives =
    The Murmansk convoy arrives{ $die ->
        [0] {""}
       *[other] {" "}(die { $die })
    }.
event-convoy-lost = The Murmansk convoy is lost (die { $die }).
event-production-change = { $seat }: production changes by { $n }.
event-allocation-forbidden = { $seat } may not spend production on this theater now: { $front }.
event-issue-put = The card puts an issue on the table: { $issue }.
event-leader-barred = { $leader } may not advance an issue at this conference.
event-leader-inactive = { $leader } is inactive at this conference.
event-leader-check =
    { $leader } makes a check: { $die }, { $failed ->
        [1] failed
       *[other] passed
    }.
event-leader-unchecked = { $leader } makes no check at this conference.
event-leader-replaced = { $leader } is gone; { $leader2 } takes his chair.
event-leader-ill = { $leader } suffers a heart attack and will miss the next conference.
event-paranoia = Paranoia: { $leader } makes his own staff afraid. Soviet staff cards lose 1 until the end of the conference.
event-axis-sent = The card sends Axis reserves ahead: { $front }, { $n }.
event-axis-withheld = Held back this conference: { $unit }, { $n }.
event-ijn-ordered = The Imperial Japanese Navy is ordered out: { $box }.
event-order-too-late = The order on the card comes too late, { $axis } has surrendered: it changes nothing.
event-front-held = This Front will not attack at this conference: { $front }.
event-command = { $seat } commands the { $theater }.
event-research-help = A-Bomb research: +{ $n } to the roll.
event-card-roll = A die for the card: { $die }.
event-opposed-roll = { $seat } rolls { $die }.
event-table-roll = Pol-Mil table, { $red } and { $blue }: { $country }.
event-network-placed = { $seat } places a network: { $country }.
event-network-removed = { $seat } spends a network to remove one of { $seat2 }: { $country }.
event-network-discarded = { $seat } has no room for another network: { $country }.
event-network-gone = A network of { $seat } is removed: { $country }.
event-networks-due = Networks to place: United Kingdom { $uk }, USSR { $ussr }, United States { $us }.
event-networks-lost = { $seat }: networks not placed and lost, { $n }.
event-alignment-placed = { $seat } places a Political Alignment: { $country }.
event-alignment-removed = { $seat } removes the alignment of { $seat2 } for { $n }: { $country }.
event-alignment-discarded = { $seat } cannot place the alignment: { $country }.
event-alignment-gone = The alignment of { $seat } is removed: { $country }.
event-alignments-lost = { $seat }: alignments not placed and lost, { $n }.
event-marker-lost = { $seat } can use the marker in none of the places the card names: it is lost.
event-places-first = The United States decides: { $seat } places next.
event-markers-gained = { $seat } gains for the war phase: networks { $networks }, alignments { $alignments }.
event-no-network = { $seat } gets no free network at this conference.
event-dealt = { $seat } is dealt staff cards: { $n }.
event-dealt-known = Your staff at this conference: { $cards }.
event-agenda-played = { $seat } has played a card for the agenda.
event-agenda-played-known = Your agenda card: { $card }.
event-agenda-revealed = { $seat } shows { $card }: { $n } for the agenda.
event-agenda-won = { $seat } wins the agenda.
event-first-issue =
    { $n ->
        [0] { $seat } places an issue in the center: { $issue }
       *[other] { $seat } places an issue on its track: { $issue }, space { $n }
    }.
event-nominated = { $seat } nominates: { $issue }.
event-tie = A tie: { $seats1 }.
event-leader-breaks-tie = { $leader } breaks the tie: { $seat } wins.
event-arsenal-breaks-tie = Arsenal of Democracy: { $seat } wins the tie.
event-discarded = { $seat } discards { $card }.
event-passes = { $seat } passes.
event-leader-rises = { $leader } takes the floor; { $card } is discarded.
event-chief-roll = { $card }, Chief of Staff, rolls { $die }.
event-advance-card =
    { $seat }: { $card } advances with { $n }: { $issue }, { $where ->
        [center] to the center
       *[track] to space { $space1 } of { $seat2 }
    }.
event-advance-leader =
    { $seat }: { $leader } advances with { $n }: { $issue }, { $where ->
        [center] to the center
       *[track] to space { $space1 } of { $seat2 }
    }.
event-debate-card =
    { $seat }: { $card } debates with { $n }: { $issue }, { $where ->
        [center] to the center
       *[track] to space { $space1 } of { $seat2 }
    }.
event-debate-leader =
    { $seat }: { $leader } debates with { $n }: { $issue }, { $where ->
        [center] to the center
       *[track] to space { $space1 } of { $seat2 }
    }.
event-captured = { $seat } captures the issue: { $issue }.
event-adjourned = Every issue is captured: the meeting ends.
event-issue-won = { $seat } wins: { $issue }.
event-conference-won = { $seat } wins the conference.
event-staff-health =
    { $card }: health roll { $die }, { $failed ->
        [1] he leaves the game
       *[other] he stays
    }.
event-purge-threat = { $card} watches: the next Soviet staff card may be purged.
event-purge-roll =
    { $card }: purge roll { $die }, { $failed ->
        [1] he disappears
       *[other] he is spared
    }.
event-directed = { $seat } directs an offensive: { $issue }, { $front }.
event-condition-met = Agreed, in the center of the table: { $issue }.
event-condition-blocked = Not agreed: { $issue }.
event-production-taken = { $seat } takes a production marker from { $seat2 }.
event-production = Production: United Kingdom { $uk }, USSR { $ussr }, United States { $us }.
event-offensive-support = { $seat }: offensive support, { $front }.
event-naval-support = { $seat }: naval support, { $box }.
event-support-lost = { $seat }: support that cannot be placed is lost, { $n }.
event-naval-lost = A naval marker is lost: { $box }.
event-u-boats = Battle of the Atlantic: U-boats sink a naval marker, { $box }.
event-arctic-raid = A German army raids the Arctic: a naval marker is lost, { $box }.
event-kamikaze = Kamikazes: a naval marker is lost, { $box }.
event-activated = { $seat } activates: { $issue }.
event-research-funded = { $seat } funds A-Bomb research: +1.
event-research-roll =
    A-Bomb research: die { $die } +{ $n }, { $success ->
        [1] progress
       *[other] no progress
    }.
event-bomb-moves = The US marker moves on: { $bomb }.
event-spy-moves = The Manhattan spy ring moves on: { $bomb }.
event-global-moves = { $seat } turns a Global Issue: { $advantage }.
event-behind-front = Behind the front: { $seat } loses a network, { $country }.
event-reserves = Axis reserves: { $front }, { $n }.
event-ijn-roll = The Imperial Japanese Navy: die { $die }.
event-ijn-sails = The Imperial Japanese Navy sails: { $box }.
event-ijn-sunk = The Japanese fleet is destroyed (die { $die }).
event-ijn-returns = The Japanese fleet returns to Japan (die { $die }).
event-campaign =
    { $front }: strength { $strength }, die { $die }, { $n ->
        [0] no advance
        [1] an advance
       *[other] a breakthrough
    }.
event-no-attempt = { $front } makes no attempt. { $why }
event-front-advances = { $front } enters { $space }.
event-collapse = Removed for good: { $unit } ({ $space }).
event-surrender = { $axis } surrenders.
event-emperor = The Emperor’s three conditions are met.
event-technology = { $seat }: German Technology markers, { $n }.
event-secret-agenda = { $seat } reveals its secret agenda: { $countrys }.
event-spread-roll = A spread of { $n } VP, die { $die }.
event-final-roll = { $seat } rolls { $die } for the final adjustment.
event-game-over = The game is over: United Kingdom { $uk }, USSR { $ussr }, United States { $us }. { $seat } wins.
# On an analysis board: what nobody could see there was dealt at random
event-anew-conferences = Dealt anew: the conference cards to come ({ $n }).
event-anew-draw = Dealt anew: the draw pile of { $seat } was shuffled ({ $draw }).
event-anew-cards = Dealt anew: { $seat }, hand { $hand }, draw pile { $draw }.
event-anew-secret = Dealt anew: { $seat }, secret agenda markers ({ $n }).

## Alarms: what friends at the table would say

alarm-spread = { $seat } leads the last by { $n } VP. Once both Axis powers have surrendered, the alliance holds up to { $most }: over that, the first may not win.
alarm-surrender = One space before { $axis }: { $fronts }. If it advances, { $axis } surrenders.
alarm-surrender-ends = One space before { $axis }: { $fronts }. If it advances, this conference is the last.
alarm-emperor = Two of the Emperor’s three conditions are met: the third makes Japan surrender and ends the game.
alarm-behind-front = { $front }: if it advances, you lose a network in { $countrys }.
alarm-last-conference = This is the last conference.

## Why not

why-arctic-closed = Norway and Finland are closed while the Arctic box holds fewer than three naval markers.
why-foreign-network = Another nation’s network stands there; remove it first.
why-two-networks = Two networks are the most a place can hold.
why-no-networks-left = You have no network tokens left.
why-no-foreign-network = There is no foreign network there.
why-no-own-network = You have no network there.
why-one-alignment = There is an alignment there already.
why-colonies-neutral = No alignment in a colony while the question of the colonies is open.
why-colonialism = Under Colonialism only the UK places or removes alignments in colonies.
why-europe-neutral = No alignment on the Western or Eastern track while the question of Europe is open.
why-spheres-east = Under Spheres of Influence only the USSR places or removes alignments there.
why-spheres-west = Under Spheres of Influence only the UK and the US place or remove alignments there.
why-must-place = What can be placed must be used.
why-fewer-markers = Whoever has the most markers left to place goes first.
why-no-alignments-left = You have no alignment markers left.
why-no-foreign-alignment = There is no foreign alignment there.
why-costs-two = Removing it costs two markers, and you have too few.
why-no-entry-space = The Front is at the end of its track and has no entry space.
why-axis-surrendered = The Axis power of that theater has surrendered.
why-card-forbids = The conference card closes that theater to you.
why-card-names-others = The card names other places.
why-arctic-naval-only = The Arctic has no Front: it takes naval support only.
why-marker-of-no-use = The marker would do nothing there, and the card must be obeyed where it can be.
why-five-naval = A theater box holds five naval markers at most.
why-other-theater = This support belongs to the other theater.
why-committed = The conference card binds this marker: it comes first.
why-directed = A Directed Offensive binds this marker: it comes before free use.
why-no-research = Nobody won A-Bomb Research at this conference.
why-activated = This issue is activated already.
why-not-won = You did not win this Pol-Mil issue.
why-not-pol-mil = Only Pol-Mil issues are activated.
why-all-allocated = Production and command support may not be declined.
why-not-in-hand = This card is not in your hand.
why-no-leader-on-agenda = The agenda is set by staff cards; a leader can only break a tie.
why-arsenal = The United States wins a tie it is in; else it must name one of those tied.
why-card-first = Play a card first, then choose its issue.
why-card-is-played = The card is played: it must advance an issue.
why-no-such-value = The card may be used for 1 to { $n }.
why-debate-this-one = Only the issue just advanced can be debated: { $issue }.
why-no-pass = A pass must be earned: you have not debated since your last turn.
why-leader-inactive = { $leader } is inactive.
why-leader-barred = { $leader } may not advance an issue at this conference.
why-moves-nothing = { $card } would move no issue now.
why-only-leaders-debate = An issue advanced by a leader can be debated only by a leader.
why-issue-captured = The issue is captured: { $issue }.
why-issue-not-on-table = The issue is not on the table: { $issue }.
why-issue-on-table = The issue is on the table already: { $issue }.
why-issue-gone = The issue is out of the game: { $issue }.
why-tie-winner = A leader in the tie wins it himself; an outsider names one of those tied.
why-no-front = A Directed Offensive goes to a Front; the Arctic has none.
why-no-soviet-command = The USSR never commands these theaters.
why-already-yours = This Global Issue already stands to your advantage.
why-not-your-issue = This Global Issue is not yours.
why-other-front = Another Front is due: they roll one by one.
why-end-of-track = The Front is at the end of its track.
why-front-held = The conference card halts the Front.
why-too-few-naval = Too few naval markers for the landing.
why-not-agreed = The conditional issue is not in the center of the table.
why-no-strength = Its strength is zero or less.

# What a number is made up of
plus-printed = Value on the card
plus-best-roll = Best roll of his die
plus-attribute = Attribute of the card
plus-nyet = Nyet in a debate
plus-paranoia = Paranoia
plus-nothing = Never less than nothing
plus-front = Strength of the Front
plus-support = Offensive support: { $n }
plus-reserves = Axis reserves: { $n }
plus-base-production = Base production
plus-production-issue = { $issue }
plus-materials = Strategic Materials
plus-arctic = The Arctic route
plus-convoy = Murmansk convoy
plus-card = Conference card

## Results and victory points

reason-alliance = Alliance victory: both Axis powers are down and the spread is small enough; the first wins.
reason-broken-alliance = Broken alliance: the spread is too large, and the others unite behind the second.
reason-broken-alliance-first = Broken alliance: the spread is large, but the first has more VP than both others together.
reason-broken-alliance-die = Broken alliance: the spread is large, but the die reached it, and the first wins.
reason-axis-stands = An Axis power stands: scores are adjusted, the most VP win.
reason-axis-stands-tournament = An Axis power stands: the first loses 5 VP, then the most VP win.
# 4.44 What breaks the final tie
-tie-bomb = the US has the A-Bomb and wins.
-tie-berlin = the Eastern Front alone is in Germany, and the USSR wins.
-tie-uk = neither the A-Bomb nor Germany decides, so the United Kingdom wins.
reason-alliance-tie-bomb = Alliance victory with a tie for the first place: { -tie-bomb }
reason-alliance-tie-berlin = Alliance victory with a tie for the first place: { -tie-berlin }
reason-alliance-tie-uk = Alliance victory with a tie for the first place: { -tie-uk }
reason-broken-alliance-tie-bomb = Broken alliance with a tie for the first place: { -tie-bomb }
reason-broken-alliance-tie-berlin = Broken alliance with a tie for the first place: { -tie-berlin }
reason-broken-alliance-tie-uk = Broken alliance with a tie for the first place: { -tie-uk }
reason-broken-alliance-second-bomb = Broken alliance: the others unite against the first but are level; { -tie-bomb }
reason-broken-alliance-second-berlin = Broken alliance: the others unite against the first but are level; { -tie-berlin }
reason-broken-alliance-second-uk = Broken alliance: the others unite against the first but are level; { -tie-uk }
reason-axis-stands-tie-bomb = An Axis power stands, and the final scores are tied: { -tie-bomb }
reason-axis-stands-tie-berlin = An Axis power stands, and the final scores are tied: { -tie-berlin }
reason-axis-stands-tie-uk = An Axis power stands, and the final scores are tied: { -tie-uk }
vp-alignment = Political Alignments ({ $n })
vp-network_only = Networks without alignment ({ $n })
vp-global_issue = Global Issues ({ $n })
vp-conference_us_uk = Conferences won ({ $n })
vp-conference_ussr = Conferences won ({ $n })
vp-quiet_colony = Quiet colonies ({ $n })
vp-axis_occupied = Fronts in Axis countries ({ $n })
vp-central_italy = Front in Central Italy
vp-northern_italy_uk = Front in Northern Italy
vp-northern_italy_us = Front in Northern Italy
vp-italy_first = Central Italy before Normandy
vp-normandy_first = Normandy before Central Italy
vp-germany_without_west = Germany taken without the West
vp-near_germany = Front in West or East Germany
vp-german_border = Front in the Rhineland or Prussia
vp-german_technology = German Technology ({ $n })
vp-japan_unoccupied = Japan surrenders unoccupied
vp-no_philippines = MacArthur has not returned
vp-service_rivalry = US inter-service rivalry
vp-iwo_jima = Front in Iwo Jima
vp-okinawa = Front in Okinawa
vp-kyushu = Front in Kyushu
vp-formosa = Front in Formosa
vp-korea = Front in Korea
vp-spy_ring = Manhattan spy ring ({ $n })
vp-bomb = The A-Bomb
vp-no_bomb = No A-Bomb
vp-adjustment = An Axis power stands
vp-secret_agenda = Secret agenda

## Countries and colonies

country-france = France
country-netherlands = Netherlands
country-belgium = Belgium
country-denmark = Denmark
country-czechoslovakia = Czechoslovakia
country-norway = Norway
country-finland = Finland
country-austria = Austria
country-hungary = Hungary
country-yugoslavia = Yugoslavia
country-greece = Greece
country-baltic_states = Baltic States
country-poland = Poland
country-rumania = Rumania
country-bulgaria = Bulgaria
country-middle_east = Middle East
country-persia = Persia
country-siam = Siam
country-malaya = Malaya
country-dutch_east_indies = Dutch East Indies
country-vietnam = Vietnam
country-laos_cambodia = Laos/Cambodia

## Fronts, spaces, boxes

front-western = Western Front
space-bolero = UK/Bolero
space-normandy = Normandy
space-rhineland = Rhineland
space-west_germany = West Germany
front-eastern = Eastern Front
space-belorussia = Belorussia
space-ukraine = Ukraine
space-prussia = Prussia
space-east_germany = East Germany
front-mediterranean = Mediterranean Front
space-sicily = Sicily
space-southern_italy = Southern Italy
space-central_italy = Central Italy
space-northern_italy = Northern Italy
front-central_pacific = Central Pacific Front
space-carolines = Caroline Islands
space-marianas = Marianas Islands
space-iwo_jima = Iwo Jima
space-okinawa = Okinawa
front-sw_pacific = Southwest Pacific Front
space-papua = Papua New Guinea
space-vogelkop = Vogelkop/New Guinea
space-philippines = Philippines
space-kyushu = Kyushu
front-cbi = China-Burma-India Front
space-burma = Burma
space-south_china = Hong Kong
space-formosa = Formosa
front-far_east = Far East Front
front-arctic_box = The Arctic
space-nomohon = Nomohon
space-manchuria = Manchuria
space-korea = Korea
space-germany = Germany
space-japan = Japan
box-western_box = Western theater box
box-arctic_box = Arctic theater box
box-eastern_box = Eastern theater box
box-mediterranean_box = Mediterranean theater box
box-central_pacific_box = Central Pacific theater box
box-sw_pacific_box = SW Pacific theater box
box-cbi_box = CBI theater box
box-far_east_box = Far East theater box
bomb-letter = Letter to Roosevelt
bomb-chicago_pile = Chicago Pile
bomb-oak_ridge = Oak Ridge
bomb-hanford = Hanford
bomb-trinity = Trinity
global-gi_uk_us = Colonialism vs Self-Determination
global-gi_uk_ussr = Free Europe vs Spheres of Influence
global-gi_us_ussr = United Nations vs Communist Cadres

## Issues

issue-us_production_1 = US Production
issue-us_production_2 = US Production
issue-uk_production_1 = UK Production
issue-us_do_1 = US Directed Offensive
issue-us_do_2 = US Directed Offensive
issue-uk_do_1 = UK Directed Offensive
issue-ussr_do_1 = USSR Directed Offensive
issue-pol_mil_22_a = Pol-Mil 2/2
issue-pol_mil_13_a = Pol-Mil 1/3
issue-pol_mil_22_b = Pol-Mil 2/2
issue-pol_mil_13_b = Pol-Mil 1/3
issue-leadership_europe = Theater Leadership: Europe
issue-leadership_pacific = Theater Leadership: Pacific
issue-second_front = Second Front
issue-ussr_war_japan = USSR Declares War on Japan
issue-strategic_materials = Strategic Materials
issue-a_bomb = A-Bomb Research
issue-global = Global Issue

## Leaders

leader-churchill = Winston Churchill
card-churchill = Winston Churchill
    .text = Value 7. Used on the Global Issue: gain 1 alignment for the War Phase. After advancing or debating roll a die; on 1 he has a heart attack and starts the next conference inactive.
leader-roosevelt = Franklin Roosevelt
card-roosevelt = Franklin Roosevelt
    .text = Value 7. Used on the Global Issue: gain 1 alignment for the War Phase. After advancing or debating roll a die; on 1 he dies and Truman replaces him (inactive until the next conference).
leader-truman = Harry Truman
card-truman = Harry Truman
    .text = Value 6. No ability, no check.
leader-stalin = Joseph Stalin
card-stalin = Joseph Stalin
    .text = Value 7. Advancing A-Bomb Research he cannot be debated. Used on a Pol-Mil issue: gain 1 network for the War Phase. After use roll a die; on 1–2 paranoia: Soviet staff cards lose 1 (not below 1, before the Nyet bonus) for the rest of the conference.

## Staff cards

card-UK-01 = Clement Attlee
    .text = Value 5. −2 while Churchill is active.
    .role = Deputy Prime Minister
card-UK-02 = Ernest Bevin
    .text = Value 5. −1 if the issue is on the Soviet track.
    .role = Minister of Labour
card-UK-03 = Lord Beaverbrook
    .text = Value 3. +1 on a Production issue.
    .role = Lord Privy Seal
card-UK-04 = Andrew Cunningham
    .text = Value 2. +2 on Theater Leadership: Europe.
    .role = First Sea Lord
card-UK-05 = Charles Portal
    .text = Value 1. +2 if the issue is on the US track.
    .role = Chief of the Air Staff
card-UK-06 = Dudley Pound
    .text = Value 4. Health: roll a die after use; on 1 this card leaves the game.
    .role = First Sea Lord (to 1943)
card-UK-07 = Alan Brooke
    .text = Value 1–6 by die (Chief of Staff). +2 on Theater Leadership: Europe.
    .role = Chief of the Imperial General Staff
card-UK-08 = Anthony Eden
    .text = Value 5. +1 on a Pol-Mil issue.
    .role = Foreign Secretary
card-UK-09 = Stewart Menzies
    .text = Value 1. +3 on a Pol-Mil issue.
    .role = Chief of the Secret Intelligence Service ('C')
card-UK-10 = Oliver Lyttelton
    .text = Value 2. +3 on a Production issue.
    .role = Minister of Production
card-UK-11 = John Anderson
    .text = Value 3. +2 on A-Bomb Research.
    .role = Chancellor of the Exchequer, Tube Alloys
card-UK-12 = Stafford Cripps
    .text = Value 3. +2 on a Production issue.
    .role = Minister of Aircraft Production
card-UK-13 = Henry Maitland Wilson
    .text = Value 2. +2 on a Directed Offensive issue.
    .role = Supreme Commander, Mediterranean
card-UK-14 = John Tovey
    .text = Value 2. +1 on Strategic Materials. Place 1 naval support in the Arctic or Western box at no cost.
    .role = Commander-in-Chief, Home Fleet
card-UK-15 = Gordon Macready
    .text = Value 2. +2 on an issue carrying the US flag.
    .role = British Army Staff, Washington
card-UK-16 = Louis Mountbatten
    .text = Value 3. +2 on Theater Leadership: Pacific.
    .role = Supreme Commander, South East Asia
card-UK-17 = Hastings Ismay
    .text = Value 4. +1 on a Theater Leadership issue.
    .role = Chief Staff Officer to the Minister of Defence
card-UK-18 = John Dill
    .text = Value 3. +2 if the issue is on the US track. Health: roll a die after use; on 1 this card leaves the game.
    .role = Head of the British Joint Staff Mission
card-UK-19 = Herbert Morrison
    .text = Value 4.
    .role = Home Secretary
card-UK-20 = Lord Halifax
    .text = Value 3. +1 on the Global Issue.
    .role = Ambassador to the United States
card-UK-21 = Lord Cherwell
    .text = Value 3. +2 on A-Bomb Research or Strategic Materials.
    .role = Paymaster General, scientific adviser
card-US-01 = Harry Hopkins
    .text = Value 5. May be played for any value from 1 up to full.
    .role = Special adviser to the President
card-US-02 = Averell Harriman
    .text = Value 4. +1 if the issue is on the Soviet track.
    .role = Ambassador to the Soviet Union
card-US-03 = Henry Morgenthau
    .text = Value 4. +1 on the Global Issue.
    .role = Secretary of the Treasury
card-US-04 = William Donovan
    .text = Value 3. +2 on a Pol-Mil issue.
    .role = Director of the OSS
card-US-05 = Leo Crowley
    .text = Value 2. +3 on a Production issue.
    .role = Foreign Economic Administrator
card-US-06 = Stanley Embick
    .text = Value 1. +2 on a Directed Offensive issue.
    .role = Joint Strategic Survey Committee
card-US-07 = Frank Walker
    .text = Value 3. +1 while Roosevelt is active.
    .role = Postmaster General
card-US-08 = George Marshall
    .text = Value 1–6 by die (Chief of Staff). +2 on a Directed Offensive issue or Second Front.
    .role = Army Chief of Staff
card-US-09 = Frank Knox
    .text = Value 4. +1 on a Production issue. Health: roll a die after use; on 1 this card leaves the game.
    .role = Secretary of the Navy (to 1944)
card-US-10 = Henry Stimson
    .text = Value 4. +2 on A-Bomb Research.
    .role = Secretary of War
card-US-11 = Cordell Hull
    .text = Value 4. +2 on the Global Issue.
    .role = Secretary of State
card-US-12 = Henry Arnold
    .text = Value 2. +2 on Theater Leadership: Pacific.
    .role = Commanding General, Army Air Forces
card-US-13 = Frances Perkins
    .text = Value 3. +1 on a Production issue.
    .role = Secretary of Labor
card-US-14 = J. Edgar Hoover
    .text = Value 2. +2 on a Pol-Mil issue or A-Bomb Research.
    .role = Director of the FBI
card-US-15 = Claude Wickard
    .text = Value 2. +2 on a Production issue.
    .role = Secretary of Agriculture
card-US-16 = Ernest King
    .text = Value 4. +2 on Theater Leadership: Pacific. −1 if the issue is on the UK track.
    .role = Chief of Naval Operations
card-US-17 = William Leahy
    .text = Value 4. +1 on a Theater Leadership issue.
    .role = Chief of Staff to the Commander in Chief
card-US-18 = James Byrnes
    .text = Value 4. +1 on a Production issue or Strategic Materials.
    .role = Director of War Mobilization
card-US-19 = Edward Stettinius
    .text = Value 4. +1 on the Global Issue.
    .role = Secretary of State (1944-45)
card-US-20 = James Forrestal
    .text = Value 3. +2 if the issue is on the Soviet track.
    .role = Secretary of the Navy (1944-)
card-US-21 = Harold Ickes
    .text = Value 3. +2 on Strategic Materials.
    .role = Secretary of the Interior
card-USSR-01 = Vyacheslav Molotov
    .text = Value 5. +1 on the Global Issue.
    .role = People's Commissar for Foreign Affairs
card-USSR-02 = Semyon Budyonny
    .text = Value 5. −2 while Stalin is active.
    .role = Marshal of the Soviet Union
card-USSR-03 = Nikolai Kuznetsov
    .text = Value 4. Place 1 naval support in the Arctic box at no cost.
    .role = People's Commissar of the Navy
card-USSR-04 = Vsevolod Merkulov
    .text = Value 1. +1 on a Pol-Mil issue. Purge: when the next Soviet staff card is played in this meeting, roll a die; on 1 that card leaves the game after it resolves.
    .role = People's Commissar for State Security
card-USSR-05 = Nikolai Voznesensky
    .text = Value 2. +2 on a Production issue.
    .role = Chairman of Gosplan
card-USSR-06 = Georgi Zhukov
    .text = Value 1–6 by die (Chief of Staff). +2 on a Directed Offensive issue.
    .role = Deputy Supreme Commander
card-USSR-07 = Georgy Malenkov
    .text = Value 3. +1 on a Production issue.
    .role = State Defence Committee
card-USSR-08 = Kirill Meretskov
    .text = Value 3. On a Directed Offensive issue: place 1 offensive support on the Eastern or Far East entry space at no cost.
    .role = Front commander
card-USSR-09 = Andrei Zhdanov
    .text = Value 3. +1 on a Pol-Mil issue.
    .role = Leningrad party secretary
card-USSR-10 = Lazar Kaganovich
    .text = Value 3. +1 on Strategic Materials.
    .role = People's Commissar for Transport
card-USSR-11 = Anastas Mikoyan
    .text = Value 3. +2 on a Production issue.
    .role = People's Commissar for Foreign Trade
card-USSR-12 = Aleksandr Vasilevsky
    .text = Value 4. On a Directed Offensive issue: place 1 offensive support on the Eastern or Far East entry space at no cost.
    .role = Chief of the General Staff
card-USSR-13 = Semyon Timoshenko
    .text = Value 3. On a Directed Offensive issue: place 1 offensive support on the Eastern or Far East entry space at no cost.
    .role = Stavka representative
card-USSR-14 = Alexander Novikov
    .text = Value 3. On a Directed Offensive issue: place 1 offensive support on the Eastern or Far East entry space at no cost.
    .role = Commander of the Air Forces
card-USSR-15 = Lavrentiy Beria
    .text = Value 3. +2 on A-Bomb Research. Purge: when the next Soviet staff card is played in this meeting, roll a die; on 1 that card leaves the game after it resolves.
    .role = People's Commissar for Internal Affairs
card-USSR-16 = Kliment Voroshilov
    .text = Value 3. +1 on a Directed Offensive issue.
    .role = Marshal of the Soviet Union
card-USSR-17 = Andrey Vyshinsky
    .text = Value 3. +1 on the Global Issue.
    .role = Deputy Commissar for Foreign Affairs
card-USSR-18 = Andrei Gromyko
    .text = Value 3. +2 if the issue is on the US track.
    .role = Ambassador to the United States
card-USSR-19 = Aleksei Antonov
    .text = Value 4. On a Directed Offensive issue: place 1 offensive support on the Eastern or Far East entry space at no cost.
    .role = Chief of Operations, General Staff
card-USSR-20 = Ivan Konev
    .text = Value 4. On a Directed Offensive issue: place 1 offensive support on the Eastern or Far East entry space at no cost.
    .role = Front commander
card-USSR-21 = Konstantin Rokossovsky
    .text = Value 3. On a Directed Offensive issue: place 1 offensive support on the Eastern or Far East entry space at no cost.
    .role = Front commander

## Conference cards

conference-1 = Symbol (Casablanca, January 1943)
conference-2 = Trident (Washington, May 1943)
conference-3 = Quadrant (Quebec, August 1943)
conference-4 = Sextant (Cairo, November 1943)
conference-5 = Eureka (Tehran, November 1943)
conference-6 = London (London, June 1944)
conference-7 = Octagon (Quebec, September 1944)
conference-8 = Tolstoy (Moscow, October 1944)
conference-9 = Argonaut (Yalta, February 1945)
conference-10 = Terminal (Potsdam, July 1945)
card-1A = Symbol A
band-1A-green = Mediterranean strategy
    .text = The UK must spend 1 production on offensive or naval support in the Mediterranean theater.
band-1A-red = Stalin stays with the front
    .text = Stalin may not advance an issue this conference (he may still debate and break ties). Murmansk convoy: with 3+ naval in the Arctic it arrives; otherwise roll a die, it arrives on 1–3. If it arrives, the USSR gets +1 production.
band-1A-blue = A share for the Pacific
    .text = The US must spend 1 production on offensive or naval support in the Central Pacific or SW Pacific theater.
band-1A-gray = Stalingrad pocket
    .text = 1 German army is not placed this conference.
band-1A-white = French quarrels
    .text = UK: roll once on the Pol-Mil table; place 1 network. US: roll once on the Pol-Mil table; place 1 network.
card-1B = Symbol B
band-1B-green = Shipping crisis
    .text = UK: −1 production this conference.
band-1B-red = Molotov sent in his place
    .text = Murmansk convoy: with 3+ naval in the Arctic it arrives; otherwise roll a die, it arrives on 1–3. If it arrives, the USSR gets +1 production.
band-1B-blue = Marshall argues for 1943
    .text = Put Second Front in the center of the table.
band-1B-gray = Manstein counterattacks
    .text = Before normal reserve placement put 1 German army on the Eastern entry space.
band-1B-white = Exiles find money
    .text = UK, USSR, US: +1 network for the coming War Phase.
card-1C = Symbol C
band-1C-green = A chill after Marrakech
    .text = Roll a die for Churchill: on 1–2 he starts this conference inactive.
band-1C-red = Stalin comes to Khartoum
    .text = USSR: +1 production this conference.
band-1C-blue = King's Pacific lobby
    .text = Put Theater Leadership: Pacific in the center of the table.
band-1C-gray = Wolf packs
    .text = Remove 1 naval support from the Western box.
band-1C-white = Cadres leave Ufa
    .text = USSR: roll twice on the Pol-Mil table; each time place 1 network. UK: roll once on the Pol-Mil table; place 1 network.
card-2A = Trident A
band-2A-green = Africa cleared
    .text = Place 1 naval support in the Mediterranean box at no cost.
band-2A-red = Summer without convoys
    .text = Stalin may not advance an issue this conference (he may still debate and break ties).
band-2A-blue = Build-up in Britain
    .text = The US must spend 1 production on naval support in the Western box.
band-2A-gray = Black May for the U-boats
    .text = The German navy is not placed this conference.
band-2A-white = Comintern dissolved
    .text = USSR does not get its automatic network this conference.
card-2B = Trident B
band-2B-green = Aegean temptation
    .text = The UK must spend 1 production on offensive support on the Mediterranean entry space.
band-2B-red = Persian corridor
    .text = USSR: +1 production this conference. Stalin may not advance an issue this conference (he may still debate and break ties).
band-2B-blue = Aleutians
    .text = The US must spend 1 production on naval support in the Central Pacific box.
band-2B-gray = Citadel comes early
    .text = Before normal reserve placement put 1 German army on the Eastern entry space.
band-2B-white = Chetniks or Partisans
    .text = UK and USSR each roll a die; the higher places 1 network in Yugoslavia; tie: nothing.
card-2C = Trident C
band-2C-green = Address to Congress
    .text = Put Strategic Materials in the center of the table.
band-2C-red = Stalin sends regrets
    .text = Stalin may not advance an issue this conference (he may still debate and break ties). Murmansk convoy: with 3+ naval in the Arctic it arrives; otherwise roll a die, it arrives on 1–3. If it arrives, the USSR gets +1 production.
band-2C-blue = Coal strike
    .text = US: −1 production this conference.
band-2C-gray = Reserves to Italy
    .text = Before normal reserve placement put 1 German army on the Mediterranean entry space.
band-2C-white = SOE expands
    .text = UK: roll twice on the Pol-Mil table; each time place 1 network. US: roll once on the Pol-Mil table; place 1 network.
card-3A = Quadrant A
band-3A-green = Mountbatten for SEAC
    .text = The UK must spend 1 production on offensive support on the CBI entry space.
band-3A-red = No seat in Quebec
    .text = Stalin may not advance an issue this conference (he may still debate and break ties).
band-3A-blue = Atomic agreement
    .text = Put A-Bomb Research in the center of the table.
band-3A-gray = Rome wavers
    .text = The Italian army is not placed this conference.
band-3A-white = French Committee recognised
    .text = UK: roll once on the Pol-Mil table; place 1 network. US: roll once on the Pol-Mil table; place 1 network.
card-3B = Quadrant B
band-3B-green = Jupiter revived
    .text = Place 1 naval support in the Arctic box at no cost.
band-3B-red = Angry telegrams
    .text = Put Second Front in the center of the table. Murmansk convoy: with 3+ naval in the Arctic it arrives; otherwise roll a die, it arrives on 1–3. If it arrives, the USSR gets +1 production.
band-3B-blue = The President tires
    .text = Roosevelt may not advance an issue this conference (he may still debate and break ties).
band-3B-gray = Salerno in doubt
    .text = Before normal reserve placement put 1 German army on the Mediterranean entry space.
band-3B-white = Balkan risings
    .text = Roll a die. 1–3: USSR: roll once on the Pol-Mil table; place 1 network. UK: roll once on the Pol-Mil table; place 1 network. 4–6: no effect.
card-3C = Quadrant C
band-3C-green = Culverin
    .text = The UK must spend 1 production on naval support in the CBI box.
band-3C-red = Rumours of a separate peace
    .text = Stalin may not advance an issue this conference (he may still debate and break ties). USSR: −1 production this conference.
band-3C-blue = Lend-Lease under review
    .text = Put a US Production issue in the center of the table.
band-3C-gray = Dnieper line holds
    .text = Before normal reserve placement put 1 German army on the Eastern entry space.
band-3C-white = An exile cabinet falls
    .text = Roll once on the Pol-Mil table; remove the alignment there. Roll once on the Pol-Mil table; remove 1 network there.
card-4A = Sextant A
band-4A-green = Buccaneer cancelled
    .text = UK may not spend production in the CBI theater this conference.
band-4A-red = Stalin avoids Chiang
    .text = Stalin may not advance an issue this conference (he may still debate and break ties). Murmansk convoy: with 3+ naval in the Arctic it arrives; otherwise roll a die, it arrives on 1–3. If it arrives, the USSR gets +1 production.
band-4A-blue = Chiang at the table
    .text = The US must spend 1 production on offensive support on the CBI entry space.
band-4A-gray = Tarawa
    .text = Before normal reserve placement put 1 Japanese army on the Central Pacific entry space.
band-4A-white = Promises in Asia
    .text = US places 1 network in one of: Siam, Malaya, Dutch East Indies, Vietnam, Laos/Cambodia.
card-4B = Sextant B
band-4B-green = Dodecanese
    .text = The UK must spend 1 production on offensive support on the Mediterranean entry space.
band-4B-red = Stalin flies to Cairo
    .text = Put USSR Declares War on Japan in the center of the table. Murmansk convoy: with 3+ naval in the Arctic it arrives; otherwise roll a die, it arrives on 1–3. If it arrives, the USSR gets +1 production.
band-4B-blue = One commander for Europe
    .text = Put Theater Leadership: Europe in the center of the table.
band-4B-gray = Rabaul bypassed
    .text = 1 Japanese army is not placed this conference.
band-4B-white = Courting Turkey
    .text = UK places 1 network in one of: Greece, Middle East, Bulgaria.
card-4C = Sextant C
band-4C-green = Bronchitis
    .text = Churchill may not advance an issue this conference (he may still debate and break ties).
band-4C-red = Northern convoys resume
    .text = Stalin may not advance an issue this conference (he may still debate and break ties). Murmansk convoy: with 3+ naval in the Arctic it arrives; otherwise roll a die, it arrives on 1–4. If it arrives, the USSR gets +1 production.
band-4C-blue = China lobby
    .text = Put the UK Directed Offensive in the center of the table.
band-4C-gray = Monsoon
    .text = The CBI Front may not try to advance this conference.
band-4C-white = OSS against SOE
    .text = Roll once on the Pol-Mil table; remove every network there.
card-5A = Eureka A
band-5A-green = Shipping for Overlord
    .text = The UK must spend 1 production on naval support in the Western box.
band-5A-red = A promise in the East
    .text = Put USSR Declares War on Japan in the center of the table. Murmansk convoy: with 3+ naval in the Arctic it arrives; otherwise roll a die, it arrives on 1–3. If it arrives, the USSR gets +1 production.
band-5A-blue = Guest of the Soviets
    .text = Put Second Front in the center of the table.
band-5A-gray = Leningrad relieved
    .text = 1 German army is not placed this conference.
band-5A-white = Declaration on Iran
    .text = Persia: remove all networks and any alignment.
card-5B = Eureka B
band-5B-green = Long Jump scare
    .text = Roll a die for Churchill: on 1 he starts this conference inactive.
band-5B-red = Northern flank
    .text = Murmansk convoy: with 3+ naval in the Arctic it arrives; otherwise roll a die, it arrives on 1–3. If it arrives, the USSR gets +1 production.
band-5B-blue = A hard flight
    .text = Roll a die for Roosevelt: on 1–2 he may not advance an issue this conference.
band-5B-gray = Winter Line
    .text = Before normal reserve placement put 1 German army on the Mediterranean entry space.
band-5B-white = Polish frontiers
    .text = Roll a die. 1–3: Poland: remove all networks of UK and US. 4–6: Poland: remove all networks of USSR.
card-5C = Eureka C
band-5C-green = Trusteeship row
    .text = Put the Global Issue in the center of the table.
band-5C-red = A spring offensive pledged
    .text = Put the USSR Directed Offensive in the center of the table. Murmansk convoy: with 3+ naval in the Arctic it arrives; otherwise roll a die, it arrives on 1–3. If it arrives, the USSR gets +1 production.
band-5C-blue = Marshall to command
    .text = US takes the Europe theater command.
band-5C-gray = Carriers to spare
    .text = Place 1 naval support in the Central Pacific box at no cost.
band-5C-white = Tito recognised
    .text = Yugoslavia: USSR places 1 network.
card-6A = London A
band-6A-green = Neptune
    .text = The UK must spend 1 production on support as for a Directed Offensive (naval first if amphibious) in the Western theater.
band-6A-red = Stalin in Moscow
    .text = Stalin may not advance an issue this conference (he may still debate and break ties). Murmansk convoy: with 3+ naval in the Arctic it arrives; otherwise roll a die, it arrives on 1–3. If it arrives, the USSR gets +1 production.
band-6A-blue = Roosevelt in Washington
    .text = Roosevelt may not advance an issue this conference (he may still debate and break ties).
band-6A-gray = Philippine Sea
    .text = The IJN sorties into the Central Pacific box: remove 1 naval support there, then roll its survival. No other IJN roll this conference.
band-6A-white = The Maquis rises
    .text = UK: roll once on the Pol-Mil table; place 1 network. US: roll once on the Pol-Mil table; place 1 network.
card-6B = London B
band-6B-green = Channel storm
    .text = Remove 1 naval support from the Western box.
band-6B-red = A good summer for convoys
    .text = Murmansk convoy: with 3+ naval in the Arctic it arrives; otherwise roll a die, it arrives on 1–4. If it arrives, the USSR gets +1 production.
band-6B-blue = Election year
    .text = Roosevelt may not advance an issue this conference (he may still debate and break ties).
band-6B-gray = Panzers held in the west
    .text = Before normal reserve placement put 1 German army on the Western entry space.
band-6B-white = Red resistance
    .text = USSR: roll twice on the Pol-Mil table; each time place 1 network.
card-6C = London C
band-6C-green = Flying bombs
    .text = UK: −1 production this conference.
band-6C-red = Karelia
    .text = Place 1 naval support in the Arctic box at no cost. Murmansk convoy: with 3+ naval in the Arctic it arrives; otherwise roll a die, it arrives on 1–3. If it arrives, the USSR gets +1 production.
band-6C-blue = Anvil insisted on
    .text = The US must spend 1 production on offensive support on the Western or Mediterranean entry space.
band-6C-gray = Bomb in the headquarters
    .text = Roll a die. 1–3: 1 German army is not placed this conference. 4–6: no effect.
band-6C-white = Partisan feud
    .text = Roll a die. 1–3: Roll that many times on the Pol-Mil table; each time remove every network there. 4–6: no effect.
card-7A = Octagon A
band-7A-green = A British fleet for the Pacific
    .text = The UK must spend 1 production on naval support in the Central Pacific or CBI box.
band-7A-red = Not invited
    .text = Stalin may not advance an issue this conference (he may still debate and break ties). Murmansk convoy: with 3+ naval in the Arctic it arrives; otherwise roll a die, it arrives on 1–4. If it arrives, the USSR gets +1 production.
band-7A-blue = The Treasury plan
    .text = Put the Global Issue in the center of the table.
band-7A-gray = Market Garden
    .text = Before normal reserve placement put 1 German army on the Western entry space.
band-7A-white = Warsaw rising
    .text = Roll a die. 1–4: Poland: remove all networks of UK and US. 5–6: no effect.
card-7B = Octagon B
band-7B-green = Through Istria to Vienna
    .text = The UK must spend 1 production on offensive support on the Mediterranean entry space.
band-7B-red = Rumania changes sides
    .text = Place 1 offensive support on the Eastern entry space at no cost.
band-7B-blue = Hyde Park note
    .text = Put A-Bomb Research in the center of the table. +1 to the A-Bomb Research roll this conference.
band-7B-gray = Formosa reinforced
    .text = Before normal reserve placement put 1 Japanese army on the CBI entry space.
band-7B-white = Talk of percentages
    .text = UK: +1 alignment for the coming War Phase. USSR: +1 alignment for the coming War Phase.
card-7C = Octagon C
band-7C-green = Fever
    .text = Churchill may not advance an issue this conference (he may still debate and break ties).
band-7C-red = Northern flank
    .text = Murmansk convoy: with 3+ naval in the Arctic it arrives; otherwise roll a die, it arrives on 1–3. If it arrives, the USSR gets +1 production.
band-7C-blue = A failing heart
    .text = Roll a die for Roosevelt: on 1–2 he may not advance an issue this conference.
band-7C-gray = West Wall
    .text = Before normal reserve placement put 1 German army on the Western entry space. Before normal reserve placement put 1 German army on the Eastern entry space.
band-7C-white = Greek strife
    .text = Roll a die. 1–3: Greece: remove all networks. 4–6: Greece: UK places 1 network.
card-8A = Tolstoy A
band-8A-green = Mountbatten in Cairo
    .text = The UK must spend 1 production on offensive support on the CBI entry space.
band-8A-red = Northern flank
    .text = Murmansk convoy: with 3+ naval in the Arctic it arrives; otherwise roll a die, it arrives on 1–3. If it arrives, the USSR gets +1 production.
band-8A-blue = Roosevelt stays in Washington
    .text = Roosevelt may not advance an issue this conference (he may still debate and break ties).
band-8A-gray = Leyte Gulf
    .text = The IJN sorties into the SW Pacific box: remove 1 naval support there, then roll its survival. No other IJN roll this conference. Before normal reserve placement put 1 Japanese army on the SW Pacific entry space.
band-8A-white = Partisan dispute
    .text = Roll a die. 1–3: Roll that many times on the Pol-Mil table; each time remove every network there. 4–6: no effect.
card-8B = Tolstoy B
band-8B-green = A note on half a sheet
    .text = Put the Global Issue in the center of the table.
band-8B-red = Northern flank quiet
    .text = Murmansk convoy: with 3+ naval in the Arctic it arrives; otherwise roll a die, it arrives on 1–4. If it arrives, the USSR gets +1 production.
band-8B-blue = Harriman observes
    .text = Roosevelt may not advance an issue this conference (he may still debate and break ties).
band-8B-gray = Ardennes
    .text = Before normal reserve placement put 2 German armies on the Western entry space.
band-8B-white = The naughty document
    .text = UK places 1 alignment in one of: Greece, Yugoslavia, Hungary. USSR places 1 alignment in one of: Rumania, Bulgaria, Hungary.
card-8C = Tolstoy C
band-8C-green = Landing in Athens
    .text = The UK must spend 1 production on offensive support on the Mediterranean entry space.
band-8C-red = On home ground
    .text = Put the USSR Directed Offensive in the center of the table. USSR: +1 production this conference.
band-8C-blue = Campaigning
    .text = Roosevelt starts this conference inactive.
band-8C-gray = First suicide attacks
    .text = Remove 1 naval support from the SW Pacific box.
band-8C-white = Governments fall
    .text = Roll a die. 1–3: Roll that many times on the Pol-Mil table; each time remove the alignment there. 4–6: no effect.
card-9A = Argonaut A
band-9A-green = A zone for France
    .text = The UK must spend 1 production on offensive support on the Western entry space.
band-9A-red = The price in Asia
    .text = Put USSR Declares War on Japan in the center of the table. Murmansk convoy: with 3+ naval in the Arctic it arrives; otherwise roll a die, it arrives on 1–5. If it arrives, the USSR gets +1 production.
band-9A-blue = A dying man
    .text = Roll a die for Roosevelt: on 1–2 he dies and is replaced by Truman.
band-9A-gray = Ardennes reserves spent
    .text = 1 German army is not placed this conference.
band-9A-white = Liberated Europe
    .text = Each player in turn: roll once on the Pol-Mil table; place 1 alignment.
card-9B = Argonaut B
band-9B-green = Malta first
    .text = Put Theater Leadership: Europe in the center of the table.
band-9B-red = Race for Berlin
    .text = Place 1 offensive support on the Eastern entry space at no cost.
band-9B-blue = A president in good spirits
    .text = Roosevelt makes no check for his own use this conference.
band-9B-gray = Alpine redoubt
    .text = Before normal reserve placement put 1 German army on the Mediterranean entry space.
band-9B-white = Lublin or London
    .text = Roll a die. 1–4: Poland: USSR places 1 alignment if it has a network there. 5–6: Poland: UK places 1 alignment if it has a network there.
card-9C = Argonaut C
band-9C-green = Exhaustion
    .text = Churchill may not advance an issue this conference (he may still debate and break ties).
band-9C-red = Suspicion
    .text = Stalin's paranoia is in effect from the start of this conference. Murmansk convoy: with 3+ naval in the Arctic it arrives; otherwise roll a die, it arrives on 1–3. If it arrives, the USSR gets +1 production.
band-9C-blue = Too ill to travel
    .text = Roosevelt may not advance an issue this conference (he may still debate and break ties).
band-9C-gray = Iwo Jima fortified
    .text = Before normal reserve placement put 2 Japanese armies on the Central Pacific entry space.
band-9C-white = Partisan feud
    .text = Roll a die. 1–3: Roll that many times on the Pol-Mil table; each time remove every network there. 4–6: no effect.
card-10A = Terminal A
band-10A-green = Votes are counted
    .text = Roll a die for Churchill: on 1–3 he starts this conference inactive.
band-10A-red = Trains to the East
    .text = If Germany has surrendered: USSR: +1 production this conference. Otherwise: Murmansk convoy: with 3+ naval in the Arctic it arrives; otherwise roll a die, it arrives on 1–3. If it arrives, the USSR gets +1 production.
band-10A-blue = A new president
    .text = If Roosevelt is still in play he dies; Truman takes over.
band-10A-gray = Divine wind
    .text = Remove 1 naval support from the Central Pacific box.
band-10A-white = Council of Foreign Ministers
    .text = Each player in turn: roll once on the Pol-Mil table; place 1 alignment.
card-10B = Terminal B
band-10B-green = Churchill returned
    .text = UK: +1 production this conference.
band-10B-red = August storm
    .text = Put USSR Declares War on Japan in the center of the table. Murmansk convoy: with 3+ naval in the Arctic it arrives; otherwise roll a die, it arrives on 1–5. If it arrives, the USSR gets +1 production.
band-10B-blue = He will not see the end
    .text = Roll a die for Roosevelt: on 1–3 he dies and is replaced by Truman.
band-10B-gray = Decisive operation
    .text = Before normal reserve placement put 1 Japanese army on the SW Pacific entry space.
band-10B-white = An iron curtain
    .text = UK: roll once on the Pol-Mil table; place 1 network. USSR: roll twice on the Pol-Mil table; each time place 1 network. US: roll once on the Pol-Mil table; place 1 network.
card-10C = Terminal C
band-10C-green = Caretaker cabinet
    .text = Churchill may not advance an issue this conference (he may still debate and break ties).
band-10C-red = Reparations
    .text = USSR: +1 production this conference.
band-10C-blue = Waiting for the test
    .text = Put A-Bomb Research in the center of the table. +1 to the A-Bomb Research roll this conference.
band-10C-gray = Home islands blockaded
    .text = 1 Japanese army is not placed this conference.
band-10C-white = Partisan feud
    .text = Roll a die. 1–3: Roll that many times on the Pol-Mil table; each time remove every network there. 4–6: no effect.
