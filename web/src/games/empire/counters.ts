/** The counters of a view, as a hex board draws them. Pure. */
import type { Counter, Mark } from '../../board/types';
import type { Atlas } from './atlas';
import type { Face, Unit, UnitView } from './types';

/** The symbol of each type of unit; those that are not named here are infantry. */
const SYMBOLS: Record<string, Counter['symbol']> = {
  CV: 'carrier',
  CVL: 'carrier',
  CVE: 'carrier',
  BB: 'battleship',
  BC: 'battleship',
  CA: 'cruiser',
  CL: 'cruiser',
  DD: 'destroyer',
  APD: 'destroyer',
  AIR: 'fighters',
  LRB: 'bombers',
  MARINE: 'marines',
  SNLF: 'marines',
  AIRBORNE: 'airborne',
  ARMOR: 'armour',
};
/** Every symbol that a counter of this game can show. */
export const KINDS: ReadonlySet<Counter['symbol']> = new Set(['infantry', ...Object.values(SYMBOLS)]);
const COLOURS: Record<string, string> = { japanese: 'japan', us: 'usa' };
const MARKS: [seen: string, mark: Mark][] = [['moved', 'moved']];

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
  return seen.supplied || !seen.space ? found : [...found, 'unsupplied'];
}

/** A counter on the map. `name` gives its short name. */
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
    steps: seen.face ? 1 : unit.faces.length,
    full: unit.kind === 'hq' ? 0 : unit.faces.length,
    marks: marksOf(seen),
    name,
    weak: seen.face > 0,
  };
}

/** Those on the map. */
export function countersOf(known: ReadonlyMap<string, Unit>, atlas: Atlas, units: readonly UnitView[]): Counter[] {
  return units.flatMap((seen) => {
    const unit = known.get(seen.unit);
    const hex = atlas.number(seen.space);
    return unit && hex !== undefined ? [counterOf(unit, seen, hex)] : [];
  });
}
