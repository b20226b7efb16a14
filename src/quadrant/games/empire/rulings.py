"""The options of a match, and how doubtful rules are read.

Rules that can well be read either way are fields of :class:`Rules`, checked where the rule acts. The other
readings are rulings: each is carried out in the one place that is named here.

* 4.21 Only cards in hand are compared; only an offensive that can be begun buys the initiative
  (``sequence.Initiative``).
* 4.22 The phase ends when both hands are empty; a side without cards is passed over (``sequence.NextCard``).
* 4.3 Will changes after all surrenders; will of nothing is judged in the end of the turn only
  (``sequence.PoliticalPhase``, ``victory.EndOfTurn``).
* 5.1 Reacting units move by the printed value of the card (``movement.allowance``).
* 5.31 What an event requires (its headquarters, its conditions) is judged before it is played; a battle that
  it requires must be declared while it can be; otherwise the event does not take place and its card is
  discarded (``declaration.DeclareBattles``).
* 5.32 Weather needs no battle; three reaction cards in all, but one without a battle, as step 6 of 7.2 says
  (``reactions.PlayReaction``).
* 5.32 (D) A cancelled offensive puts back everything but the cards (``offensives.cancel``).
* 5.35 A deck that runs out takes in the discards (``cards.draw``).
* 6.21 A hex of two sides is closed by land to both; control without units closes nothing, so that a line runs
  to Malaya by way of an empty Siam (``zones.holding``; the option ``control_closes`` reads it otherwise).
  Lines change between land and sea in own ports only, from land to sea in supplied ones, to which a line by
  sea leads from a headquarters (``tracing``, ``networks``). The four points are counted from the unit
  (``supply.in_reach``).
* 6.21 Units that cut each other off: each side's largest set that feeds itself, Allied zones first
  (``supply.supply``). Activated units stay supplied to the end of the offensive (``supply.certain``).
* 6.22 The edges as the components mark them (``components.SOURCES``).
* 6.24 Range to any own headquarters, by plain distance (``supply.Attrition``).
* 6.3 Headquarters do not close activation lines; lines cross unplayable sides (``headquarters.lines``).
* 6.5 Landed units take the hex after the battles, before the movement that follows (``control.claim``).
* 7.24 No move may leave two hexes in which a battle must be declared, if only one can be
  (``movement.targets``).
* 7.24 A carrier at sea fights, or covers a landing in a hex that the enemy controls; a battle that it needs
  is declared while it can be (``declaration.idle_carriers``).
* 7.25 Two is subtracted from the die, a nine fails always (``intelligence.roll_needed``). Whoever moves
  through a zone is seen, strategically as well (``movement_sea.unseen``).
* 7.26 Units are activated as things stand before any of them moves; troops may count on the ships, carriers
  and air units activated before them. Who in the end can reach no battle is not activated after all
  (``reaction.release``). Ships move first and troops of their hex follow, one brigade a ship
  (``reaction.passage``). Ground units in a battle hex stay and fight in any case: they are not activated
  (``reaction.fighting``).
* 7.27 A special reaction is rolled for each hex and does not change the intelligence (``intelligence``). If
  anybody joins it, carriers in the hex leave the battles they declared elsewhere; if nobody does it is none
  (``declaration.PullCovers``).
* 8.11 A march passes ships alone, and stops there only where a battle can be (``movement_ground.enterable``).
* 8.31 A leg beyond the normal range, if printed in parentheses, bars the unit from battle
  (``movement_air.flights``).
* 8.41, 13.61 Mountains of the Himalaya belong to the nation in which they lie (``components.INNER_CHINA``).
  The Andamans are neither mainland nor Ceylon: Japan may land there (``components.CLOSED_TO``).
* 8.42 Ground units of a hex may march as one stack (``movement_ground.march``).
* 8.44 Ground units that move strategically without ships pass no enemy ships, as landings do
  (``movement_sea.strategic_way``). Those of JP-35 do: the card lifts zones, and 8.44 itself names no ships on
  the way (``operations_movements.havens``).
* 8.43 Ground units leave together, and only from units that came overland (``movement_ground.Disengage``).
* 8.45 A path is forbidden to troops at sea where the enemy's zone is not neutralised, its end included
  (``movement_sea.landing_places``).
* 9.2 Extended range is halved and rounded up unit by unit, then the total (``air_naval.strength``).
* 9.2.F.5 The reacting side names the last step only if everything would be lost; 9.2.F.6 a critical hit
  counts against ground units, too (``bombardment``).
* 9.3 Escorts never count (``air_naval.Winner``). 9.4 A sum of 2 is one half (``ground_combat.FACTORS``).
* 9.5 The reactor's units retreat one by one (``retreat.RetreatUnits``).
* 9.32 Who came overland holds a hex without enemy ground units, whoever won in the air
(``battles.EndBattle``).
* 8.46 A brigade is on board until the battles are over, and after them if it does not hold its hex
  (``losses.go_ashore``).
* 9.61 Supplied and in range first, then any base; who could be there may not stay elsewhere
  (``post_battle.settled``). A carrier or air unit is judged with its own zone in the port
  (``supply.supplied_at``).
* 10.11 Lines as they run without the carriers and air units of the same segment (``reinforcements.begun``).
* 10.12 Held back is only what has no place (``reinforcements.PlaceReinforcement``).
* 11.34 Chinese steps, also for units on the map, need Kunming as a source (``replacements.receive``).
* 12.21 Die less turn plus modifiers, success at 0 or less; 12.32 a natural 9 costs a step (``strategic``).
* 13.1 Order of the book; a lone headquarters holds nothing (``nations.Surrenders``).
* 13.62 The marker must stand in Revolts already (``nations.india``).
* 13.63 Places are judged while the headquarters still feed them; headquarters on Ceylon stay
  (``nations.StaffLeaves``).
* 13.72 (B) Air units in China are those in the China air box (``china.air_support``).
* 13.74 After China's surrender nobody is placed in the box as a reinforcement, but units may fly there: the
  book closes only the one (``reinforcements.to_china``, ``movement_air.china_limits``).
* 13.83 Eliminated Australians do not come back, as they would be reinforcements (``nations.surrender``).
* 13.76 Chinese cities as in ``components.CHINESE_CITIES``; their divisions and the home guards fight
  as ground units (``ground_combat.guard_steps``).
* 13.91 The airfields of Manchuko serve nobody, also once it is Soviet (``components.AIRFIELDS``).
  Ships do not enter its coast either, as no unit may (``movement.waters``).
* 16.2 Bombed, resources and range together, or surrender (``victory.campaign``).
* 16.43 (B), 16.45 Bombing and US losses count once a turn. The letter says once a game, but the English rules
  2.0 and the charts of the latest printing agree on once a turn (``victory.PoliticalWill``); the option
  ``will_once`` is the letter.
* 16.45 All ground units that attacked the hex, turned back or beaten, were lost (``battles.casualties``).
* 17.2 Fewer than twelve resources lose 1942 for Japan at its end: it begins the year with four
  (``points.scored``).
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from quadrant.kernel.options import Under, options_of


class Rules(msgspec.Struct, frozen=True):
    """The options of a match."""

    #: 6.12 National limits hold for supply too, not for activation only (readings 19, 152).
    national_supply: Annotated[bool, Under("6.12", "readings")] = True
    #: 6.3 The headquarters of an offensive must be in supply (22).
    supplied_headquarters: Annotated[bool, Under("6.3", "readings")] = True
    #: 6.21 The four points are counted from the port to the unit (28).
    range_from_port: Annotated[bool, Under("6.21", "readings")] = False
    #: 6.21 Carriers and air units may feed themselves by their own zone (35).
    self_support: Annotated[bool, Under("6.21", "readings")] = True
    #: 6.21 A line over land does not pass hexes that the enemy controls.
    control_closes: Annotated[bool, Under("6.21", "readings")] = False
    #: 6.22 Noumea and New Caledonia lie on the edge (40).
    noumea_source: Annotated[bool, Under("6.22", "readings")] = False
    #: 8.31 A range in parentheses may be used after the battles (68).
    parenthetical_return: Annotated[bool, Under("8.31", "readings")] = False
    #: 8.45 An enemy zone over the hex where a landing starts does not hold it back (84).
    zone_at_start: Annotated[bool, Under("8.45", "readings")] = True
    #: 8.45 (D) The US Army needs Marines on any one-hex island that Japan controls (87).
    marines_always: Annotated[bool, Under("8.45", "readings")] = False
    #: 9.2.F.7 Japanese carriers shift any number of steps (100).
    carrier_shifts: Annotated[bool, Under("9.2", "readings")] = False
    #: 11.33 Commonwealth ships are repaired on turn 3, too (118).
    early_repairs: Annotated[bool, Under("11.33", "readings")] = False
    #: 13.62 India surrenders as soon as the marker stands in Revolts (128).
    quick_revolt: Annotated[bool, Under("13.62", "readings")] = False
    #: 16.43 Three resources or fewer give one point instead of three (148).
    small_resource_bonus: Annotated[bool, Under("16.43", "readings")] = False
    #: 16.43, 16.45 Bombing and US losses count once a game instead of once a turn (148).
    will_once: Annotated[bool, Under("16.43", "readings")] = False
    #: 16.47 Hexes that the Allies lost are subtracted (150).
    net_progress: Annotated[bool, Under("16.47", "readings")] = False
    #: 17.1, 17.2 What a tournament lets both sides choose for their first hands of 1942.
    tournament: Annotated[bool, Under("2.1")] = False
    #: 17.1, 17.2 Japan's historical first hand of 1942.
    historical_hand: Annotated[bool, Under("2.1")] = False


OPTIONS: Final = options_of(Rules)
