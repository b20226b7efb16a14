/** What a hex board is given: the map, which never changes, and what lies on it. No rules: sets come from outside. */
import type { Grid, Point } from './grid';
import type { SymbolName } from '../counters/symbols';

/** Scenery, drawn in the order given; each kind has its own look. */
export interface Shape {
  kind:
    | 'land'
    | 'islet'
    | 'reef'
    | 'lake'
    | 'stream'
    | 'upper'
    | 'region'
    | 'frontier'
    | 'context'
    | 'area'
    | 'area-edge'
    | 'territory'
    | 'cells';
  d: string;
}

export type TerrainKind = 'forest' | 'jungle' | 'marsh' | 'mountain' | 'mixed' | 'atoll';
export interface Terrain {
  kind: TerrainKind;
  hexes: number[];
}

/** Facts about hexsides and what runs from hex to hex: drawn as strokes over the terrain. */
export interface Side {
  kind: 'river' | 'blocked' | 'rail' | 'road' | 'resource';
  d: string;
}

export interface Canvas {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A word on the map: capitals of a sea or country, a river's name along the river. */
export interface Label extends Point {
  kind: 'ocean' | 'sea' | 'country' | 'region' | 'island' | 'river';
  text: string;
  angle: number;
  size: number;
  spacing: number;
}

export type PlaceSign = 'city' | 'capital' | 'port' | 'airfield' | 'oil';
/** A named hex with what stands in it. */
export interface Place {
  hex: number;
  name: string;
  signs: PlaceSign[];
  /** whose it is, as a name of colours; none for nobody's */
  side?: string;
  /** the scale from which it is named */
  from: number;
}

export interface HexMap {
  grid: Grid;
  canvas: Canvas;
  shapes: Shape[];
  terrain: Terrain[];
  sides: Side[];
  /** the edge of what can be played on, as a path */
  edge: string;
}

/** One layer a meaning. */
export interface Layers {
  /** what may be chosen */
  may?: ReadonlySet<number>;
  /** how far something acts */
  range?: ReadonlySet<number>;
  /** where the enemy has a say */
  zone?: ReadonlySet<number>;
  /** what supply flows through */
  supply?: ReadonlySet<number>;
  /** the way that would be taken, or has been */
  path?: readonly number[];
  /** somebody speaks of it, or tells of it */
  lit?: ReadonlySet<number>;
  /** the coach speaks of it */
  taught?: ReadonlySet<number>;
  /** a plan that was advised leads there */
  advised?: ReadonlySet<number>;
  /** it changed since the reader last looked */
  changed?: ReadonlySet<number>;
  /** what it costs to get there */
  costs?: ReadonlyMap<number, number>;
}

/** What a counter is marked with, each in its place (`marks.ts`); those of one place exclude each other. */
export type Mark =
  'unsupplied' | 'disrupted' | 'moved' | 'attacked' | 'support' | 'reserve' | 'active' | 'landed' | 'barred';
/** A line around a counter: walls of a fortress, or the broken one of what is put together for a time. */
export type Frame = 'wall' | 'broken';
export interface Counter {
  id: string;
  hex: number;
  /** the name of its side's colours: `--<side>`, `--<side>-ink`, `--<side>-edge` */
  side: string;
  symbol: SymbolName;
  strength: number;
  move: number;
  steps: number;
  /** how many steps it has at full strength */
  full: number;
  marks: Mark[];
  /** a short name, for counters that are large enough */
  name?: string;
  /** the size of a formation, as it stands above its symbol: X, XX, XXX */
  size?: string;
  /** what is printed in place of strength and movement */
  value?: string;
  /** its weaker side is up */
  weak?: boolean;
  frame?: Frame | undefined;
  /** the colour of a nation that fights under another's */
  band?: string | undefined;
}
