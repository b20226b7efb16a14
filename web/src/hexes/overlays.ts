/** What can be laid over the map of a hex game: its name, the key that lays it there, and its icon. */
import type { IconName } from '../lib/icons';

export interface Overlaid<O extends string = string> {
  id: O;
  key: string;
  icon: IconName;
}

/** The keys of a hex board, with the messages that say what they do. */
export function boardKeys(overlays: readonly Overlaid[]): [key: string, id: string][] {
  const laid = overlays.map(({ id, key }): [string, string] => [key, `overlay-${id}`]);
  return [...laid, ['PgDn, PgUp', 'overlay-next'], ['Space', 'overlay-leaf']];
}
