/** The place whose battle is in question on this screen. */
import type { TableModel } from '../../lib/table.svelte';
import type { Desk } from './desk.svelte';

/** verbs that begin a battle somewhere, or send somebody into one */
const FIGHTING = ['declare', 'fight', 'commit', 'move', 'land'];

/** The battle under way, else what is pointed at if there is or could be one, else the only one that is declared. */
export function target(table: TableModel, desk: Desk, under: string | null): string | null {
  if (under) return under;
  const { space, view } = desk;
  const declared = view?.offensive?.battles.map((battle) => battle.space) ?? [];
  if (space !== null && (declared.includes(space) || fought(table, space, 'declare', 'fight'))) return space;
  if (space !== null && view?.offensive && fought(table, space, ...FIGHTING) && opposed(desk, space)) return space;
  return declared.length === 1 ? (declared[0] ?? null) : null;
}

/** Whether one of these verbs can be chosen of the place. */
function fought(table: TableModel, space: string, ...verbs: string[]): boolean {
  return table.choosing.optionsAt(`space:${space}`).some(([verb]) => verbs.includes(String(verb)));
}

/** Whether the enemy of the offensive stands there. */
function opposed({ view, seen, units }: Desk, space: string): boolean {
  const seat = view?.offensive?.seat;
  return [...seen.values()].some((unit) => unit.space === space && units.get(unit.unit)?.seat !== seat);
}
