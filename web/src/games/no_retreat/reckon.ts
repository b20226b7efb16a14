/** What makes up the odds of an attack on a hex, for the tip beside it. */
import { split, type PlaceId } from '../../table/choosing/choices';
import type { Reckoning } from '../../table/score/reckoning';
import { deskOf } from './desk.svelte';
import { likely } from './fight';
import type { Model } from './types';

export async function reckon(table: Model, place: PlaceId): Promise<Reckoning | null> {
  const [kind, space] = split(place);
  // What the sheet on the board says need not be said twice.
  if (kind !== 'space' || deskOf(table).target === space) return null;
  const odds = await table.questions.ask('odds', space);
  if (!odds.odds) return null;
  const { text } = table;
  const results = likely(odds).map(({ result, chance }) => ({ result: text.name('result', result), chance }));
  const [attack, defence] = [odds.attack.total, odds.defence.total];
  const below = odds.ratio === null ? 'yes' : 'no';
  return {
    of: text.say('odds-shift-sum', { odds: odds.odds }),
    sum: odds.shifts,
    results,
    notes: [
      text.say('odds-by', { units: [...odds.attackers] }),
      text.say('odds-ratio', { attack, defence, ratio: odds.ratio ?? '', below }),
    ],
  };
}
