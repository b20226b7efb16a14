/** Empire of the Sun as the server delivers it: components and views, not rules. */
import type { components } from '../../lib/types.gen';
import type { MapFacts } from './map';

type Schemas = components['schemas'];
export type View = Schemas['EmpireView'];
export type Own = Schemas['EmpireOwn'];
export type UnitView = View['units'][number];
export type SideView = View['sides'][number];

export interface Face {
  attack: number;
  defense: number;
}
export interface Unit {
  id: string;
  name: string;
  label: string;
  side: 'JP' | 'AL';
  nationality: string;
  class: 'hq' | 'naval' | 'air' | 'ground';
  type: string;
  size?: string;
  steps: number;
  full?: Face;
  reduced?: Face | null;
  range?: number;
  extended_range?: number | null;
  hq?: { range: number; efficiency: number; command: string };
}
export interface Board {
  map: MapFacts;
  underlay: Record<string, unknown>;
  units: { units: Unit[] };
}

/** The two sides, in the order of the rules. */
export const SIDES = ['japan', 'allies'] as const;
export type Seat = (typeof SIDES)[number];
/** The sides as the components name them. */
export const SEAT_OF = { JP: 'japan', AL: 'allies' } as const satisfies Record<Unit['side'], Seat>;
