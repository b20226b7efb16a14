/** Units and hexes in words, for those who listen and for tips. */
import { sentences } from '../../text/sentence';
import type { Model } from './types';
import { faceUp } from './counters';
import { deskOf } from './desk.svelte';

/** A unit in one breath: its name, its strength and movement, its steps, and how it is marked. */
export function unitSaid(table: Model, id: string): string {
  const { text } = table;
  const desk = deskOf(table);
  const [unit, seen] = [desk.units.get(id), desk.seen.get(id)];
  const name = desk.nameOf(id);
  if (!unit || !seen) return name;
  const { strength, movement } = faceUp(unit, seen.face);
  return sentences(
    name,
    text.say('unit-values', { strength, movement, steps: seen.steps }),
    seen.marks.map((mark) => text.name('mark', mark)).join(', '),
  );
}

/** Shifts as they stand on the charts: ◀2 to the left, 1▶ to the right. */
export function shiftSign(n: number): string {
  if (!n) return '0';
  return n < 0 ? `◀ ${-n}` : `${n} ▶`;
}
