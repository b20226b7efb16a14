/**
 * What can be laid over the map of a hex game: the answer to the query of that name, the key that lays it there, and
 * its icon. The server names the queries of a game: what it does not answer is not offered.
 */
import type { IconName } from '../../controls/icons';
import type { TableModel } from '../../table/model.svelte';

export interface Overlaid<O extends string = string> {
  id: O;
  key: string;
  icon: IconName;
}

export function offered<O extends string>(
  { questions }: TableModel,
  overlays: readonly Overlaid<O>[],
): readonly Overlaid<O>[] {
  return overlays.filter(({ id }) => questions.answers(id));
}

/** The keys of a hex board, with the messages that say what they do. */
export function boardKeys(table: TableModel, overlays: readonly Overlaid[]): [key: string, id: string][] {
  const laid = offered(table, overlays).map(({ id, key }): [string, string] => [key, `overlay-${id}`]);
  return [...laid, ['PgDn, PgUp', 'overlay-next'], ['Space', 'overlay-leaf']];
}
