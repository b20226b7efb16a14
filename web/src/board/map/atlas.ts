/** The map of a match as a hex game reads it: hexes by number, places by id. */
import type { NamedPlace, Underlay } from './geography';
import type { HexMap } from './types';

export interface Atlas {
  map: HexMap;
  words: Underlay['labels']['items'];
  places: NamedPlace[];
  /** the number of a place, hex or area; undefined if it is not on the map */
  number(space: string | null): number | undefined;
  /** the id of the place with that number */
  space(hex: number): string;
}

/** An atlas of hexes that are known by their numbers. */
export function atlasOn(map: HexMap, words: Atlas['words'], places: NamedPlace[], numbers: Map<string, number>): Atlas {
  const ids = new Map([...numbers].map(([id, number]) => [number, id]));
  return {
    map,
    places,
    words,
    number: (space) => (space === null ? undefined : numbers.get(space)),
    space: (hex) => ids.get(hex) ?? '',
  };
}

/** A reader of boards that reads each of them once, when it is first looked at. */
export function readOnce<B extends object, A>(read: (board: B) => A): (board: B) => A {
  const known = new WeakMap<B, A>();
  return (board) => {
    let found = known.get(board);
    if (found === undefined) known.set(board, (found = read(board)));
    return found;
  };
}
