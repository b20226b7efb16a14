/** The map of a match, read once from what the server delivers: hexes by number, places by id. Pure. */
import { atlasOn, readOnce, type Atlas as HexAtlas } from '../../board/map/atlas';
import { numberOf, readMap } from './map';
import type { Board, Hex } from './types';

export interface Atlas extends HexAtlas {
  facts: ReadonlyMap<number, Hex>;
}

/** The atlas of a board; it is read when it is first looked at. */
export const atlasOf = readOnce((board: Board): Atlas => {
  const { map, hexes, places } = readMap(board.map, board.underlay);
  const numbers = new Map(Object.keys(board.map.hexes).map((id) => [id, numberOf(id)]));
  return { ...atlasOn(map, board.underlay.labels.items, places, numbers), facts: hexes };
});
