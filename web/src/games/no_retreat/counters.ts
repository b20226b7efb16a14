/** The counters of a view, as a hex board draws them. Pure. */
import type { Counter } from '../../board/types';
import type { Atlas } from './atlas';
import type { Board, Face, Unit, UnitView } from './types';

/** The symbol of each type of unit. */
const SYMBOLS: Record<string, Counter['symbol']> = {
  infantry: 'infantry',
  motorized: 'mechanised',
  armor: 'armour',
  ss_armor: 'armour',
  ss_motorized: 'mechanised',
  shock: 'infantry',
  regional: 'infantry',
  fortress: 'infantry',
  cadre: 'infantry',
  volkssturm: 'infantry',
  reserve: 'infantry',
  marker_unit: 'airborne',
};
export const KINDS: ReadonlySet<Counter['symbol']> = new Set(Object.values(SYMBOLS));
const COLOURS = { axis: 'germany', soviet: 'ussr' };

/** The face of a counter that is up. */
export function faceUp(unit: Unit, face: number): Face {
  return (face ? unit.back : unit.front) ?? unit.front;
}

export function counterOf(unit: Unit, seen: UnitView, hex: number): Counter {
  const face = faceUp(unit, seen.face);
  return {
    id: unit.id,
    hex,
    side: COLOURS[unit.player],
    symbol: SYMBOLS[face.type] ?? 'infantry',
    strength: face.strength,
    move: face.movement,
    steps: seen.steps,
    full: unit.back ? 2 : 1,
    marks: [],
  };
}

/** Those on the map. */
export function countersOf(board: Board, atlas: Atlas, units: readonly UnitView[]): Counter[] {
  const known = new Map(board.units.units.map((unit) => [unit.id, unit]));
  return units.flatMap((seen) => {
    const unit = known.get(seen.unit);
    const hex = atlas.number(seen.space);
    return unit && hex !== undefined ? [counterOf(unit, seen, hex)] : [];
  });
}
