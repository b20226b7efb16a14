# Why the bots of Churchill choose what they choose.

bot-only-option = There is nothing else to do.

## 11.4 Agenda

bot-agenda-card = Agenda: { $card } counts high there, and the plan needs this card least.
bot-first-issue = First issue: “{ $issue }” leads the plan.
bot-nominate = Nomination: “{ $issue }” is the best issue left.
bot-weight = Its weight for this hand is { $n }.
bot-tie-agenda = Tie for the agenda: a conditional issue is at stake, so the leader breaks it.
bot-tie-decline = Tie for the agenda: nothing in the plan needs it, so the leader waits.
bot-tie-conference = Tie for the conference: the leader takes it.
bot-tie-weaker = Tie between others: { $seat } has fewer victory points.
bot-discard = { $card } is the card that the plan needs least.

## 11.5 Meeting: advance

bot-advance-capture = Priority { $p }, capture: { $card } brings “{ $issue }” to the chair, whatever is debated.
bot-advance-rescue = Priority { $p }, rescue: { $card } brings “{ $issue }” back from a rival's track.
bot-advance-centre = Priority { $p }, centre: { $card } can stop “{ $issue }” in the centre.
bot-advance-race = Priority { $p }, race: the conference is close, and { $card } adds “{ $issue }” to the issues won.
bot-advance-build = Priority { $p }, build: “{ $issue }” is planned, and { $card } moves it on.
bot-advance-count = Priority { $p }, count: { $card } on “{ $issue }” wins one more issue.
bot-pass-plan = Pass: every planned issue stands where it should.
bot-pass-cards = Pass: both rivals hold more cards.
bot-value-full = The full value, { $n }.
bot-value-center = Only { $n }, so that the issue rests in the centre.
bot-stop = “{ $issue }” should take effect: it stops in the centre.
bot-go = “{ $issue }” should not take effect: it moves on.

## 11.5 Meeting: debate

bot-debate-stop-capture = Priority { $p }, stop the capture: { $card } keeps “{ $issue }” out of the chair.
bot-debate-swing = Priority { $p }, swing: { $card } brings “{ $issue }” back to the centre or further.
bot-debate-pass = No priority asks for a debate of “{ $issue }”.

## 11.5 Meeting: the leader

bot-leader-move-advance = Leader, priority { $p }: { $leader } advances “{ $issue }”.
bot-leader-move-debate = Leader, priority { $p }: { $leader } debates “{ $issue }”.
bot-leader-answer-debate = Leader, priority { $p }: { $leader } answers a rival leader on “{ $issue }”.
bot-leader-heaviest = The leader speaks on the heaviest issue: “{ $issue }”.

## 11.6 Decisions

bot-direct = “{ $issue }” goes to the first open place on its list: { $front }.
bot-duty-card = The conference card commits this production.
bot-duty-directed = A Directed Offensive demands this production.
bot-activate = “{ $issue }” is activated: there are places for its markers.
bot-naval = { $front }: the landing lacks naval support.
bot-strength = { $front }: enough support for a strength worth a roll.
bot-arctic = Arctic: naval support until there are { $n } markers.
bot-research = A modifier for A-Bomb Research.
bot-support = { $front }: offensive support gains most here.
bot-support-naval = { $front }: naval support gains most here.
bot-support-anywhere = Production may not be kept; no place gains much.
bot-command = { $theater }: the command goes to { $seat }.
bot-command-weaker = { $theater }: the command goes to { $seat }, who has fewer victory points.
bot-global = Global Issue: { $advantage } comes first on the list.
bot-global-other = Global Issue: the only one left to move.

## 11.8 Networks and alignments

bot-network-first = { $country }: first on the list without a network.
bot-network-remove = { $country }: a rival's only network can be replaced or endangers an alignment.
bot-network-second = { $country }: a second network, in case the first is removed.
bot-network-any = { $country }: no listed place is left.
bot-network-none = No network can be placed.
bot-alignment-place = { $country }: first on the list where an alignment is legal.
bot-alignment-replace = { $country }: a rival's alignment makes room for our own.
bot-alignment-leader = { $country }: an alignment of the nation in the lead is removed.
bot-alignment-any = { $country }: no listed place is left.
bot-alignment-none = No alignment can be placed.
bot-placing-order = { $seat } places first: it is better to place later than a rival in the lead.
bot-choose-network = { $country }: highest on the list of networks among the places the card offers.
bot-choose-alignment = { $country }: highest on the list of alignments among the places the card offers.

## The staff: what a choice promises

staff-first-issue = “{ $issue }” is the issue whose possession matters most.
staff-nominate = “{ $issue }” helps most, considering who is likely to win it.
staff-tie-agenda = The leader is worth more in the meeting than in the agenda.
staff-tie = { $seat } should win the tie.
staff-discard = The card with the lowest value.
staff-advance = { $card } on “{ $issue }” is the most promising.
staff-lead = The leader on “{ $issue }” is the most promising.
staff-advance-issue = “{ $issue }” is the most promising.
staff-pass = Passing saves a card and is the most promising.
staff-value-full = The full value.
staff-value-center = Just enough to reach the centre.
staff-stop = “{ $issue }” is better in the centre.
staff-go = “{ $issue }” is better won.
staff-let-stand = A debate of “{ $issue }” is not worth a card.
staff-debate = { $card } debates “{ $issue }”.
staff-debate-lead = The leader debates “{ $issue }”.
staff-direct = The Directed Offensive does most here: { $front }.
staff-support = { $front }: support does most here.
staff-support-naval = { $box }: naval support does most here.
staff-activate = “{ $issue }” is worth its production.
staff-research = A modifier for A-Bomb Research does most.
staff-nothing = Nothing can be placed.
staff-command = { $theater }: { $seat } should command.
staff-global = { $advantage } is worth most.
staff-network-place = { $country }: a network does most here.
staff-network-remove = { $country }: a rival's network goes.
staff-alignment-place = { $country }: an alignment does most here.
staff-alignment-remove = { $country }: a rival's alignment goes.
staff-card-place = { $country }: the best of the places the card offers.
staff-chance = Chance to win at first sight: { $n } %.

## What a position is worth comes from this

feature-politics = politics
feature-war = the course of the war
