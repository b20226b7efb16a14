/** The parts of `underlay.json` that both hex games have, and how its words become labels. */
import type { Schemas } from '../../wire/shapes';
import { Grid, type GridShape } from './grid';
import type { HexMap, Label, Place, Shape } from './types';

export type Tongue = 'en' | 'ru';

/** A word on the map in both languages. */
type Word = Schemas['EmpireWord'];

/** What the underlays of both games have. */
export interface Underlay extends Pick<Schemas['EmpireUnderlay'], 'canvas' | 'labels'> {
  layers: Pick<Schemas['EmpireLayers'], 'land' | 'grid_outline'>;
}

/** A place with its name in both languages. */
export type NamedPlace = Omit<Place, 'name'> & Record<Tongue, string>;

export function lettering(words: readonly Word[], lang: Tongue): Label[] {
  return words.map((word) => ({
    kind: word.kind,
    x: word.x,
    y: word.y,
    angle: word.angle,
    text: word[lang],
    size: (lang === 'ru' && word.size_ru) || word.size,
    spacing: (lang === 'ru' && word.spacing_ru) || word.spacing,
  }));
}

export function named(places: readonly NamedPlace[], lang: Tongue): Place[] {
  return places.map((place) => ({ ...place, name: place[lang] }));
}

interface Drawn {
  d: string;
}

export function shapes(kind: Shape['kind'], paths: readonly (string | Drawn)[]): Shape[] {
  return paths.map((path) => ({ kind, d: typeof path === 'string' ? path : path.d }));
}

/** The grid that an underlay is drawn for: 100 units from hex to hex, and odd lines shifted, counted from 0. */
export function gridOf(
  shape: Pick<GridShape, 'lines' | 'columns' | 'rows' | 'origin' | 'areas'>,
  hexes: ReadonlyMap<number, unknown>,
): Grid {
  return new Grid({ ...shape, shifted: 'odd', spacing: 100, hexes: hexes.keys() });
}

/** A map on its underlay; the scenery that every underlay has comes first. */
export function mapOn(grid: Grid, underlay: Underlay, more: Pick<HexMap, 'shapes' | 'terrain' | 'sides'>): HexMap {
  const { land, grid_outline } = underlay.layers;
  const scenery = [...shapes('land', land.paths), ...more.shapes];
  return { ...more, grid, canvas: underlay.canvas, edge: grid_outline.d, shapes: scenery };
}

/** Hexes of each kind of terrain that has a look of its own. */
export function grouped<K extends string>(
  hexes: Iterable<[number, string]>,
  kinds: readonly K[],
): { kind: K; hexes: number[] }[] {
  const all = [...hexes];
  return kinds.map((kind) => ({ kind, hexes: all.filter(([, terrain]) => terrain === kind).map(([hex]) => hex) }));
}
