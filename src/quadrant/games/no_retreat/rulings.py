"""The options of a match, and how doubtful rules are read.

Rules that players are known to play either way, and the optional rules of chapter 15, are fields of
:class:`Rules`, checked where the rule acts. The other readings are rulings: each is carried out in the one
place that is named here.

* 6.1 A line to the edge of the board counts the edge hex among its three; to a city it is four hexes long
  (``supply.land``). A city in an enemy zone without a friendly unit neither gives nor gets supply
  (``supply.open_hexes``).
* 6.2 Finland is no coast of the Baltic; "adjacent" holds over the side of a lake or sea (``supply.fed``).
* 6.3 Lines cross Lake Ladoga and hexsides that cannot be crossed, not open sea (``components.LINES``).
* 6.0, 11.1 Sides are judged one after the other, all units of a side at once (``supply.CheckSupply``,
  ``removals.Surrender``).
* 6.5.4 A unit out of supply surrenders when it is destroyed, not whenever it retreats; the enemy has two
  shifts once if any defender is out of supply (``losses.destroy``, ``odds.shifts``).
* 7.6, 13.5 A plain hex is "controlled" by the side that has a land line to it (``placement.places``).
  Finland and the Balkans are no hexes next to a city (``placement.places``). An empty enemy city next to one
  of one's own is: a unit may come in there if it has a land line then, and takes it
  (``supply.land_once_taken``).
* 8.3 The one guaranteed hex is the first and only one of a move (``movement.reach``).
* 8.4.1 In turns 11 to 22 a Soviet stack is two units, one of them armour, no fortress; both Yugoslav
  armies may share an area (``stacking.fits``).
* 8.5.3 Straight from one enemy zone into another is forbidden whoever makes them (``movement.reach``).
* 8.6, 8.7 An area is one hex in everything; a unit in it may trace out, no line passes through
  (``components.BOARD``, ``supply.land``).
* 9.2 The hex at the edge is one of the two in between, as in 6.1 (``rail.landing_places``).
* 8.4.3 Both sides are judged at the end of every phase (``sequence.EndPhase``); after a retreat, when the
  result has taken its steps and shattered units are gone (``battle.drive_back``).
* 10.1 The five markers of a player serve for targets and counterblows together. Whoever has none left lays
  none for the result CB (``results.AskBlow``).
* 10.2, 10.3.1 Every marked hex with a unit next to it that can attack is attacked. Hexes of both kinds may be
  attacked in one battle, and must be where nobody else is left for one of them (``combat.Attack``).
  Disorganized units and white strengths take part if all hexes are counterblows (``combat.assaults``); the
  terrain of a hex with a counterblow marker does not count (``odds.ground_of``).
* 5.3.1 Cards that demand attacks count the hexes that were attacked, not the markers
  (``combat.check_quotas``).
* 10.1.2 White strengths in a counterblow hex take no part and only suffer the retreat (``combat.defenders``).
* 10.6.1 The defender names the hex whose terrain counts; a river must lie between it and every attacker
  (``odds.shifts``). 10.6.4 Below 1:3 it is a counterattack whatever the shifts (``odds.odds``).
* 10.6.2 A support marker may be used when at least one attacker is supplied (``battle.may_support``).
* 10.6.3 Cadres, regional and shock units are infantry, SS Grenadiers motorised (``components.DENIES_ARMOR``).
* 10.7.2 A counterattack is fought by all units that took part, without terrain and river shifts; a hex among
  those attacked that is not open takes the armour shift away (``odds.shifts``). Counterblows the same.
* 10.7.5 A retreat ends two hexes away. It first avoids enemy zones; then it ends nearer to a source of 6.1
  than it began, if it can (``retreat.ways``): in hexes of the bare grid, the unit's own hex being no source
  (``retreat.nearer_supply``). The owner is asked for the order of retreats (``retreat.order_matters``) and
  for the way (``retreat.RetreatThrough``) where they make a difference. A unit that cannot retreat when he
  names it is destroyed, even if it could have retreated after others (``retreat.RetreatUnit``).
* 10.8.1 A key hex stops an advance (``advance.STOPS``).
* 10.8.2 Soviet armour advances a third hex from turn 11 in the Soviet turn (``advance.hexes``).
* 12.5 The Berlin Garrison counts as destroyed in battle, by surrender and where it cannot retreat, not when
  its owner removes it for stacking (``losses.remove``).
* 12 The order of the check: event points, then 12.4, 12.1, 12.2, 12.3 (``victory.CheckVictory``). A key hex
  counts when a unit there is supplied in any way; an empty one needs a land line and no enemy zone
  (``victory.key_hexes``).
* 13.1 The winter shift needs an attacked unit of the Soviet player in a hex of the USSR, is waived only if
  all attackers are Finnish, and is two on turn 5 (``odds.shifts``).
* 14.1 German fortresses take the first loss whether they attack or defend (``results.must_lose``).
* 14.5 SS Panzer keeps its shift when out of supply (``odds.armor_shift``).
* 14.11 Volkssturm ignores only the plain retreat (``battle.drive_back``).
* 15.5 Whether an enemy is next to a marker is judged when the combat phase begins (``combat.unopposed``).
* 15.2 The USSR splits up a front in its own placement step (``placement.Reform``).
* 10.7.4 In a battle with several hexes a fortress turns DS into EX for all (``battle.against_fortresses``).
* 10.7.5 A retreat takes no movement points, so units that cannot move retreat as well (``retreat.all_ways``).
* 11.2 Support markers last until the Soviet removals phase (``removals.RemoveMarkers``).
* 5.0 Cards that cancel are answered before what they cancel takes effect, so nothing is ever taken back
  (``events.Answerable``). Both players know which cards were discarded, but only the top one lies open.
* 5.2, 13.5 In turn 23 the Axis draws "only one card": that stands in place of the four, and the oil takes
  nothing away; only cards that a rule took before (15.6) are still missing (``cards.cards_to_draw``).
* 5.3.1 An event for any time may be declared in the other side's phases as well, between two of its choices;
  nothing is declared while something is half done: a move, a payment, an answer, a battle
  (``table.EasternFront``). Whoever is asked plays it besides, in a battle too: units that it takes leave the
  battle, which is off if a side has nobody left (``battle.muster``).
* Card 32: who is one too many at the end of the turn goes one hex as in a retreat, to where there is room
  (``crowding.step_limits``).
* Card 36 lays no sixth marker (10.1): the stack moves all the same (``combat.lay_blow``).
* 7.2 The free upgrade turns a regional unit into its fortress, too: 13.5 calls that side red, and it was
  played so. By this way it needs a land line and the sixth turn, by 7.5 neither
  (``organization.upgradable``). Leaving it is no waste: a fortress cannot move.
* 12.0 Barbarossa is won with the points, or with Moscow and one more key hex as 12.1 counts them
  (``victory.with_moscow``). Players report the second way; the number of points is ours.
* 14.13 A card that cancels sudden death may be played ahead: its marker lies on the next turn with a check,
  this one if its check is still to come (``victory.can_be_cancelled``). In turn 12 each side's check is one
  by itself (``victory.sudden_death``).
* 14.13 A scorched city is no city: it neither gives nor blocks supply, gives no point and takes no new units.
  Who entered it last still controls it: for 12.1, for the prizes of a scenario, for the draw of 5.2, and to
  restore it (``supply.cities``, ``supply.city_hexes``).
* 15.6 Cards are missing in the draw of the next round, by the letter; or, as an option, in that of the same
  round (``victory.hold_out``).
* 15.9 Paratroops go to the track in the removals of the next German turn and are counted from there
  (``rail.Drop``). The Rail box takes three counters, this one among them: it waits for room
  (``rail.rail_has_room``).
* Card 1 (USSR) names cities and the hexes next to them: not the edge of the board, not the hex of a cadre
  (``units.ReturnUnit``).
* Cards 2 and 26 repeat what lies on top of the discards when that event fits the moment, one that cancels
  included (``hands.ReplayTop``).
* Card 24: what can be done in full; with too few cards for either, what can be done in part: without cards
  the step (``vocabulary.EnemyChoose``).
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from quadrant.kernel.options import Under, options_of


class Rules(msgspec.Struct, frozen=True):
    """The options of a match."""

    #: 14.7 The shifts that a red shock unit gives.
    shock_shifts: Annotated[Literal[1, 2], Under("14.7")] = 1
    #: 8.7 Soviet units, too, enter the Balkans only after the oil event.
    balkans_closed: Annotated[bool, Under("8.7")] = False
    #: 8.6 Soviet units enter Finland only by advance after combat.
    finland_by_advance: Annotated[bool, Under("8.6")] = False
    abteilung: Annotated[bool, Under("15.1")] = False
    fortified_fronts: Annotated[bool, Under("15.2")] = False
    local_support: Annotated[bool, Under("15.3")] = False
    fixed_weather: Annotated[Literal["no", "1941", "yes"], Under("15.4")] = "no"
    counterblow_advance: Annotated[bool, Under("15.5")] = False
    no_surrender: Annotated[bool, Under("15.6")] = False
    #: 15.6 The draw of the same round is smaller, not that of the next.
    no_surrender_at_once: Annotated[bool, Under("15.6")] = False
    joker: Annotated[bool, Under("15.7")] = False
    reserves: Annotated[bool, Under("15.8")] = False
    paratroops: Annotated[bool, Under("15.9")] = False


OPTIONS: Final = options_of(Rules)
