/** Units in words, for those who listen and for tips. */
import { sentences } from '../../text/sentence';
import { faceUp } from './counters';
import { deskOf } from './desk.svelte';
import type { Model, Unit } from './types';

/** What is printed on a counter, as a message. */
export function values(unit: Unit, face: number): { id: string; args: Record<string, number> } {
  if (unit.kind === 'hq') return { id: 'hq-values', args: { efficiency: unit.efficiency, range: unit.range } };
  const { attack = 0, defense = 0 } = faceUp(unit, face) ?? {};
  const steps = unit.faces.length - face;
  return { id: 'unit-values', args: { attack, defense, steps } };
}

/** A unit in one breath: its name, its numbers, and how it is marked. */
export function unitSaid(table: Model, id: string): string {
  const { text } = table;
  const desk = deskOf(table);
  const [unit, seen] = [desk.units.get(id), desk.seen.get(id)];
  const name = desk.nameOf(id);
  if (!unit || !seen) return name;
  const { id: message, args } = values(unit, seen.face);
  return sentences(name, text.say(message, args), seen.marks.map((mark) => text.name('mark', mark)).join(', '));
}
