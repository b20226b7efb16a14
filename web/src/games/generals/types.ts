/** The board of Generals as the server delivers it: components, not wire messages. */
import type { components } from '../../lib/types.gen';

export type View = components['schemas']['GeneralsView'];
export type Own = components['schemas']['GeneralsOwn'];
export type PieceView = View['pieces'][number];
export type NationView = View['nations'][number];

export interface Point {
  x: number;
  y: number;
}
export interface Shape {
  kind: 'land' | 'sea';
  d: string;
  label: Point;
  anchor: Point[];
  bbox: { x: number; y: number; w: number; h: number };
  star?: Point;
}
export interface StraitShape {
  id: string;
  controlled_by_land: string;
  connects: [string, string];
  d: string;
  from: Point;
  to: Point;
  icon: Point;
}
export interface Shapes {
  canvas: { width: number; height: number };
  spaces: Record<string, Shape>;
  straits: StraitShape[];
  coast: string;
  lines: { land: string; sea: string; ice: string };
  decor: { greenland: string; arctic: string; lakes: string; graticule: string };
  wrap: { pairs: { left: string; right: string; y: [number, number] }[] };
}
export interface MapSpace {
  id: string;
  kind: 'land' | 'sea';
  supply: boolean;
  home_of: string | null;
  adjacent: string[];
}
export interface Board {
  map: { spaces: MapSpace[] };
  shapes: Shapes;
}

export const NATIONS = ['germany', 'uk', 'japan', 'ussr', 'italy', 'usa'] as const;
