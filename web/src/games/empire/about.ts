/** What can be read of the things of Empire of the Sun where they are named: components and the view, no rules. */
import type { About } from '../../lib/about';
import type { PlaceId } from '../../lib/choices';
import type { TableModel } from '../../lib/table.svelte';
import type { GameStatic } from '../../lib/wire';
import { SIDES, type Board } from './types';

export function things(game: GameStatic): PlaceId[] {
  const { map, units } = game.board as unknown as Board;
  return [
    ...Object.keys(map.hexes).map((id) => `space:${id}`),
    ...units.map(({ id }) => `unit:${id}`),
    ...SIDES.map((seat) => `seat:${seat}`),
  ];
}

export function about(_table: TableModel, _place: PlaceId): About | null {
  return null;
}
