/** The place whose battle is in question on this screen. */
import type { Model } from './types';
import type { Desk } from './desk.svelte';

/** verbs that begin a battle somewhere, or send somebody into one */
const FIGHTING = ['declare', 'fight', 'commit', 'move', 'land'];

/** The battle under way, else what is pointed at if there is or could be one, else the only one that is declared. */
export function target(table: Model, desk: Desk, under: string | null): string | null {
  if (under) return under;
  const { space, view } = desk;
  const declared = view?.offensive?.battles.map((battle) => battle.space) ?? [];
  if (space !== null && (declared.includes(space) || fought(table, space, 'declare', 'fight'))) return space;
  if (space !== null && view?.offensive && opposed(desk, space)) {
    const aims = gathering(table, view.offensive.seat) || fought(table, space, ...FIGHTING);
    if (aims) return space;
  }
  return declared.length === 1 ? (declared[0] ?? null) : null;
}

/** Whether the side of the offensive is choosing who goes: what is pointed at is what they could go for. */
function gathering({ choosing }: Model, seat: string): boolean {
  return choosing.decision?.seat === seat && ['activate', 'select'].some((verb) => choosing.option(verb));
}

/** Whether one of these verbs can be chosen of the place. */
function fought(table: Model, space: string, ...verbs: string[]): boolean {
  return table.choosing.optionsAt(`space:${space}`).some(([verb]) => verbs.includes(String(verb)));
}

/** Whether the enemy of the offensive stands there. */
function opposed({ view, seen, units }: Desk, space: string): boolean {
  const seat = view?.offensive?.seat;
  return [...seen.values()].some((unit) => unit.space === space && units.get(unit.unit)?.seat !== seat);
}
