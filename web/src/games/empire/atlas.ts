/** The map of a match, read once from what the server delivers: hexes by number, places by id. Pure. */
import type { NamedPlace, Underlay } from '../../board/geography';
import type { HexMap } from '../../board/types';
import { numberOf, readMap, type Geography, type HexFacts } from './map';
import type { Board } from './types';

export interface Atlas {
  map: HexMap;
  words: Underlay['labels']['items'];
  places: NamedPlace[];
  facts: ReadonlyMap<number, HexFacts>;
  /** the number of a hex; undefined if it is not on the map */
  number(space: string | null): number | undefined;
  /** the id of the hex with that number */
  space(hex: number): string;
}

const read = new WeakMap<Board, Atlas>();

/** The atlas of a board; it is read when it is first looked at. */
export function atlasOf(board: Board): Atlas {
  let found = read.get(board);
  if (!found) read.set(board, (found = atlas(board)));
  return found;
}

function atlas(board: Board): Atlas {
  const geography = board.underlay as unknown as Geography;
  const { map, hexes, places } = readMap(board.map, geography);
  const ids = new Map(Object.keys(board.map.hexes).map((id) => [numberOf(id), id]));
  const numbers = new Map([...ids].map(([number, id]) => [id, number]));
  return {
    map,
    places,
    words: geography.labels.items,
    facts: hexes,
    number: (space) => (space === null ? undefined : numbers.get(space)),
    space: (hex) => ids.get(hex) ?? '',
  };
}
