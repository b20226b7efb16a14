/** A hex in words, for those who do not see it: what it is, whose, who stands there, what may be done. */
import { sentences } from '../../text/sentence';
import type { Desk } from './desk.svelte';
import type { Looks } from './looks.svelte';
import { unitSaid } from './words';

/** The place itself: number, name, terrain, what stands in it, whose it is. */
function placeInWords(desk: Desk, space: string): string {
  const { text } = desk.table;
  const facts = desk.atlas.facts.get(desk.atlas.number(space) ?? -1);
  if (!facts) return space;
  const terrain = text.name('terrain', facts.terrain);
  if (!facts.name) return text.say('board-hex-plain', { code: space, terrain });
  const signs = (['port', 'airfield', 'resource'] as const).filter((sign) => facts[sign]);
  const seat = text.name('seat', desk.view?.japanese.includes(space) ? 'japan' : 'allies');
  return [
    `${text.name('space', space)}, ${terrain}`,
    ...signs.map((sign) => text.say(`board-${sign}`)),
    text.say('board-held', { seat }),
  ].join(', ');
}

export function describe(desk: Desk, looks: Looks, space: string): string {
  const { text, choosing, words } = desk.table;
  const units = desk.standing(space).map(({ unit }) => unit);
  const here = units.length ? units.map((unit) => unitSaid(desk.table, unit)).join('; ') : text.say('board-empty');
  const options = [`space:${space}`, ...units.map((unit) => `unit:${unit}`)].flatMap((p) => choosing.optionsAt(p));
  const does = options.map((option) => words.label(option, choosing.decision?.prompt)).join('; ');
  return sentences(placeInWords(desk, space), here, does, ...looks.warningsAt(space));
}
