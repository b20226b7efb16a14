/** The map of a match, read once from what the server delivers: hexes by number, places by id. Pure. */
import type { NamedPlace, Underlay } from '../../board/geography';
import type { HexMap } from '../../board/types';
import { readMap, type Geography, type HexFacts, type MapFacts } from './map';
import type { Board } from './types';

export interface Atlas {
  map: HexMap;
  words: Underlay['labels']['items'];
  places: NamedPlace[];
  facts: ReadonlyMap<number, HexFacts>;
  /** the number of a place, hex or area; undefined if it is not on the map */
  number(space: string | null): number | undefined;
  /** the id of the place with that number */
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
  const { map, hexes, numbers, places } = readMap(board.map as MapFacts, geography);
  const ids = new Map([...numbers].map(([id, number]) => [number, id]));
  return {
    map,
    places,
    words: geography.labels.items,
    facts: hexes,
    number: (space) => (space === null ? undefined : numbers.get(space)),
    space: (hex) => ids.get(hex) ?? '',
  };
}
