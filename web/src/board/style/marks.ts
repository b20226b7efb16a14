/** Every mark that a hex board lays over hexes and counters: the style guide shows them all, and a test counts them. */
import { CORNERS } from '../counters/marks';
import type { Layers, Mark } from '../map/types';

/** A mark on hexes: a layer, or where the pointer and the keys are. */
export type HexMark = Exclude<keyof Layers, 'costs'> | 'hover' | 'focus' | 'trail' | 'objective';

/** In the order of what matters most. */
export const HEX_MARKS: readonly HexMark[] = [
  'may',
  'focus',
  'hover',
  'taught',
  'advised',
  'lit',
  'changed',
  'trail',
  'path',
  'range',
  'objective',
  'zone',
  'supply',
];
export const COUNTER_MARKS = Object.keys(CORNERS) as Mark[];
/** How a counter is drawn that may be chosen, or was. */
export const COUNTER_STATES = ['may', 'chosen'] as const;
