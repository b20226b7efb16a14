/** Which panels beside the board lie open on this screen. */
import type { Model } from './types';

export class Panels {
  /** the turn track */
  track = $state(false);
  /** the report of the strategic phase; null: as the phase has it */
  report = $state<boolean | null>(null);
  /** all fourteen steps of the offensive, not only those that matter now */
  steps = $state(false);
  /** every track and country */
  tracks = $state(false);
}

const panels = new WeakMap<Model, Panels>();
/** The panels of this table: one for all parts of the screen. */
export function panelsOf(table: Model): Panels {
  let found = panels.get(table);
  if (!found) panels.set(table, (found = new Panels()));
  return found;
}
