/** The counters of a view, as a hex board draws them. Pure. */
import LOOKS from '../../../../src/quadrant/boards/data/counters.json';
import type { Counter, Mark } from '../../board/map/types';
import type { Atlas } from './atlas';
import type { Face, Unit, UnitView } from './types';

/** The symbol of each type of unit; those that are not named are infantry. */
const SYMBOLS = LOOKS.empire.symbols as Record<string, Counter['symbol']>;
/** Every symbol that a counter of this game can show. */
export const KINDS: ReadonlySet<Counter['symbol']> = new Set(['infantry', ...Object.values(SYMBOLS)]);
/** Whose colours a nation's units wear; a nation that fights under another's has a band of its own. */
const COLOURS: Record<string, string> = LOOKS.empire.colours;
const BANDS = new Set(['indian', 'australian', 'new_zealand', 'joint']);
/** What the marks of a view look like; who has moved was active, if he could be. */
const MARKS: [seen: string, mark: Mark][] = [
  ['landed', 'landed'],
  ['barred', 'barred'],
  ['moved', 'moved'],
];
/** What lies on top of a stack, the last uppermost: fleets are looked for first; a headquarters shows by its flag. */
const LAYERS = ['hq', 'ground', 'lrb', 'air', 'naval', 'carrier'];

/** The face of a counter that is up; a headquarters has no strength. */
export function faceUp(unit: Unit, face: number): Face | null {
  return unit.faces[face] ?? unit.faces[0] ?? null;
}

function valueOf(unit: Unit, face: number): string {
  if (unit.kind === 'hq') return `${unit.efficiency}·${unit.range}`;
  const up = faceUp(unit, face);
  return up ? `${up.attack}-${up.defense}` : '';
}

function marksOf(seen: UnitView): Mark[] {
  const found = MARKS.filter(([mark]) => seen.marks.includes(mark)).map(([, mark]) => mark);
  if (seen.marks.includes('active') && !found.includes('moved')) found.push('active');
  return seen.supplied || !seen.space ? found : [...found, 'unsupplied'];
}

/** A counter on the map, or beside it. */
export function counterOf(unit: Unit, seen: UnitView, hex: number, name = unit.label): Counter {
  const up = faceUp(unit, seen.face);
  return {
    id: unit.id,
    hex,
    side: COLOURS[unit.nationality] ?? 'uk',
    symbol: SYMBOLS[unit.type] ?? 'infantry',
    strength: up?.attack ?? 0,
    move: up?.defense ?? 0,
    value: valueOf(unit, seen.face),
    steps: unit.faces.length - seen.face,
    full: unit.kind === 'hq' ? 0 : unit.faces.length,
    marks: marksOf(seen),
    name,
    size: unit.size,
    weak: seen.face > 0,
    frame: unit.kind === 'hq' ? 'wall' : undefined,
    band: BANDS.has(unit.nationality) ? unit.nationality : undefined,
  };
}

/** Those on the map, each stack in the order in which it lies. */
export function countersOf(known: ReadonlyMap<string, Unit>, atlas: Atlas, units: readonly UnitView[]): Counter[] {
  const found = units.flatMap((seen) => {
    const unit = known.get(seen.unit);
    const hex = atlas.number(seen.space);
    return unit && hex !== undefined ? [{ layer: LAYERS.indexOf(unit.kind), counter: counterOf(unit, seen, hex) }] : [];
  });
  return found.sort((a, b) => a.layer - b.layer).map(({ counter }) => counter);
}
