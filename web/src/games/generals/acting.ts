/** Who is at it: in the set-up, when nobody has a turn yet, the nation that is to choose. */
import type { TableModel } from '../../lib/table.svelte';
import type { View } from './types';

export function acting(table: TableModel, view: View): string {
  return view.phase === 'setup' ? (table.shown?.waiting ?? view.turn) : view.turn;
}
