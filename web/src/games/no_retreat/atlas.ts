/** The map of a match, read once from what the server delivers: hexes by number, places by id. Pure. */
import { atlasOn, readOnce, type Atlas as HexAtlas } from '../../hexes/atlas';
import { readMap, type Geography, type HexFacts, type MapFacts } from './map';
import type { Board } from './types';

export interface Atlas extends HexAtlas {
  facts: ReadonlyMap<number, HexFacts>;
}

/** The atlas of a board; it is read when it is first looked at. */
export const atlasOf = readOnce((board: Board): Atlas => {
  const geography = board.underlay as unknown as Geography;
  const { map, hexes, numbers, places } = readMap(board.map as MapFacts, geography);
  return { ...atlasOn(map, geography.labels.items, places, numbers), facts: hexes };
});
