/** Who is at it: in the set-up, when nobody has a turn yet, the nation that is to choose. */
import type { Model, View } from './types';

export function acting(table: Model, view: View): string {
  return view.phase === 'setup' ? (table.shown?.waiting ?? view.turn) : view.turn;
}
