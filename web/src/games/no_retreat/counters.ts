/** The counters of a view, as a hex board draws them. Pure. */
import LOOKS from '../../../../src/quadrant/boards/data/counters.json';
import type { Counter, Frame, Mark } from '../../board/map/types';
import type { Atlas } from './atlas';
import type { Face, Unit, UnitView } from './types';

/** The symbol of each type of unit; those that are not named are infantry. */
const SYMBOLS = LOOKS.no_retreat.symbols as Record<string, Counter['symbol']>;
/** Every symbol that a counter of this game can show. */
export const KINDS: ReadonlySet<Counter['symbol']> = new Set(['infantry', ...Object.values(SYMBOLS)]);
const FRAMES = LOOKS.no_retreat.frames as Record<string, Frame>;
const COLOURS = LOOKS.no_retreat.colours;
/** who gives a side its colours has no band of its own */
const LEADERS = new Set(['german', 'soviet']);
/** What the marks of a view look like; a unit that has attacked has moved, if it could. */
const MARKS: [seen: string, mark: Mark][] = [
  ['out_of_supply', 'unsupplied'],
  ['disorganized', 'disrupted'],
  ['attacked', 'attacked'],
  ['moved', 'moved'],
  ['support', 'support'],
  ['reserve', 'reserve'],
];

type Steps = Record<string, number>;
export interface Now {
  turn: number;
  name: (unit: Unit, face: number) => string;
}

/** a counter beside the board: no name on it */
const PLAIN: Now = { turn: 1, name: () => '' };

/** The face of a counter that is up. */
export function faceUp(unit: Unit, face: number): Face {
  return (face ? unit.back : unit.front) ?? unit.front;
}

function marksOf(marks: readonly string[]): Mark[] {
  const found = MARKS.filter(([seen]) => marks.includes(seen)).map(([, mark]) => mark);
  return found.includes('attacked') ? found.filter((mark) => mark !== 'moved') : found;
}

/** What is printed: a strength in brackets has no zone of control. */
function valueOf({ strength, movement, bracketed_no_zoc }: Face): string {
  return bracketed_no_zoc ? `(${strength})${movement}` : `${strength}-${movement}`;
}

/** The steps of a unit at full strength: some have one on either side until a turn comes. */
function fullSteps(unit: Unit, turn: number): number {
  const steps = (unit as { steps?: Steps }).steps ?? {};
  const grows = Object.keys(steps).find((key) => key.startsWith('from_turn_'));
  if (!grows) return steps['front'] ?? 1;
  return turn < Number(grows.slice('from_turn_'.length)) ? 1 : 2;
}

/** A counter on the map. `name` gives its short name by the face that is up. */
export function counterOf(unit: Unit, seen: UnitView, hex: number, { turn, name }: Now = PLAIN): Counter {
  const face = faceUp(unit, seen.face);
  return {
    id: unit.id,
    hex,
    side: face.type.startsWith('ss_') ? 'ss' : COLOURS[unit.player],
    symbol: SYMBOLS[face.type] ?? 'infantry',
    strength: face.strength,
    move: face.movement,
    value: valueOf(face),
    steps: seen.steps,
    full: fullSteps(unit, turn),
    marks: marksOf(seen.marks),
    name: name(unit, seen.face),
    weak: seen.face > 0,
    frame: FRAMES[face.type],
    band: LEADERS.has(unit.nationality) ? undefined : unit.nationality,
  };
}

/** Those on the map. */
export function countersOf(
  known: ReadonlyMap<string, Unit>,
  atlas: Atlas,
  units: readonly UnitView[],
  now: Now,
): Counter[] {
  return units.flatMap((seen) => {
    const unit = known.get(seen.unit);
    const hex = atlas.number(seen.space);
    return unit && hex !== undefined ? [counterOf(unit, seen, hex, now)] : [];
  });
}
