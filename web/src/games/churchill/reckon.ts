/** What makes up the numbers of the table: a front's strength and odds, the value of a staff card on an issue. */
import { split, type PlaceId } from '../../table/choosing/choices';
import type { Reckoning } from '../../table/score/reckoning';
import { deskOf } from './desk.svelte';
import { directedAt, lastRoll } from './fronts';
import type { Model, Odds } from './types';

export async function reckon(table: Model, place: PlaceId): Promise<Reckoning | null> {
  const [kind, id] = split(place);
  if (kind === 'front') return frontOdds(table, id);
  if (kind === 'card') return cardWorth(table, id);
  return null;
}

async function frontOdds(table: Model, id: string): Promise<Reckoning | null> {
  const { text, questions } = table;
  const desk = deskOf(table);
  const front = desk.view?.fronts.find((f) => f.front === id);
  if (!front) return null;
  const odds = await questions.ask('odds', id);
  const rolled = lastRoll(table, front);
  return {
    of: front.entry ? text.say('odds-against', { space: front.entry }) : text.say('odds-strength'),
    sum: odds.strength,
    results: [
      { result: text.say('odds-stays'), chance: odds.stays },
      { result: text.say('odds-advance'), chance: odds.advance },
      { result: text.say('odds-breakthrough'), chance: odds.breakthrough },
    ],
    blocked: odds.blocked,
    notes: [
      ...(byDie(odds) ? [text.say('front-strength', { n: odds.strength.total })] : []),
      ...(rolled ? [text.say('front-rolled', { die: rolled.die, n: rolled.moves })] : []),
      ...directedAt(desk, id).map(({ issue, owed }) => text.say('front-directed', { issue, n: owed })),
    ],
  };
}

/** Neither hopeless nor certain. */
function byDie(odds: Odds): boolean {
  return odds.stays > 0 && odds.advance > 0;
}

/** Of a card in hand, where the hand shows its value on the issue in mind. */
async function cardWorth(table: Model, id: string): Promise<Reckoning | null> {
  const desk = deskOf(table);
  const { issue, own, view } = desk;
  if (!issue || !own?.worth[id]?.[issue]) return null;
  const worth = await table.questions.ask('worth', id, issue);
  return { of: table.text.say('card-worth', { issue }), sum: view?.debate ? worth.debate : worth.advance };
}
