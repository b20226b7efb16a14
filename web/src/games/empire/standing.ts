/** Where both sides stand: phases, boxes, the turn track, levels of victory, as they are drawn. Pure. */
import type { Board, Points, Seat, SideView, Turn, UnitView, View } from './types';

/** The phases of a turn, in the order of the rules (4.0). */
export const PHASES = [
  'reinforcement',
  'replacement',
  'strategic',
  'cards',
  'offensives',
  'political',
  'attrition',
  'end',
] as const;
/** Those of them that make up the strategic phase (4.1). */
export const STRATEGIC: readonly string[] = PHASES.slice(0, 4);
/** The highest will of the USA (16.4); at 0 Japan has won. */
export const MOST_WILL = 10;

export function sideOf(view: View, seat: string): SideView {
  return view.sides.find((side) => side.seat === seat) as SideView;
}
export const enemyOf = (seat: string): Seat => (seat === 'japan' ? 'allies' : 'japan');

/** The victory conditions of a scenario: the campaign's, or points. */
export function victoryOf(board: Board, view: View): string {
  return board.scenarios.find(({ id }) => id === view.scenario)?.victory ?? 'campaign';
}

/** A box beside the map and who lies in it. */
export interface Box {
  box: string;
  units: UnitView[];
}
/** What can be used first, then what is to come, then what is gone. */
export const BOXES = ['china', 'delay', 'eliminated', 'track', 'event', 'removed'] as const;
/** Boxes whose units are looked at less: folded until they are opened or asked about. */
export const FOLDED: ReadonlySet<string> = new Set(['track', 'event', 'removed']);

export function boxes(view: View, seatOf: (unit: string) => string, seat: string): Box[] {
  return BOXES.map((box) => ({
    box,
    units: view.units.filter((unit) => unit.box === box && seatOf(unit.unit) === seat).sort((a, b) => a.due - b.due),
  })).filter(({ units }) => units.length > 0);
}

/** A turn of the track and who comes in it. */
export interface TurnCell {
  turn: number;
  info: Turn;
  now: boolean;
  past: boolean;
  /** the last one of the scenario */
  last: boolean;
  arrivals: Record<Seat, string[]>;
}

export function turnCells(board: Board, view: View, seatOf: (unit: string) => string): TurnCell[] {
  const first = board.scenarios.find(({ id }) => id === view.scenario)?.first_turn ?? 1;
  const due = (turn: number, seat: Seat) =>
    view.units
      .filter((unit) => unit.box === 'track' && unit.due === turn && seatOf(unit.unit) === seat)
      .map(({ unit }) => unit);
  return board.turns
    .filter(({ turn }) => turn >= first && turn <= view.last_turn)
    .map((info) => ({
      turn: info.turn,
      info,
      now: info.turn === view.turn,
      past: info.turn < view.turn,
      last: info.turn === view.last_turn,
      arrivals: { japan: due(info.turn, 'japan'), allies: due(info.turn, 'allies') },
    }));
}

/** The months of a turn: Jan–Apr 1942. */
export function monthsOf({ months: [from, to], year }: Turn, lang: string): string {
  const names = new Intl.DateTimeFormat(lang, { month: 'short', timeZone: 'UTC' });
  const name = (month: number) => names.format(new Date(Date.UTC(year, month - 1, 15))).replace('.', '');
  return from === to ? `${name(from)} ${year}` : `${name(from)}–${name(to)} ${year}`;
}

/** A level of victory, by the name that it has in the catalogues; the server says how it is won. */
export const levelOf = (id: string): string => id.replace(/^win-/, '');

/** The level of victory as the points stand, and how many points it takes to reach the next one for either side. */
export interface Verdict {
  id: string;
  /** points that Japan must still win, or the Allies must still take from it, for the level beside it */
  japan: { id: string; points: number } | null;
  allies: { id: string; points: number } | null;
}

export function verdict({ total, levels }: Pick<Points, 'total' | 'levels'>): Verdict | null {
  const at = levels.findIndex(({ now }) => now);
  const here = levels[at];
  if (!here) return null;
  const above = levels.find(({ least }) => here.most !== null && least === here.most + 1);
  const below = levels.find(({ most }) => here.least !== null && most === here.least - 1);
  const to = (level: typeof above, from: number | null | undefined, points: number) =>
    level && typeof from === 'number' ? { id: level.id, points } : null;
  return {
    id: here.id,
    japan: to(above, above?.least, (above?.least ?? 0) - total),
    allies: to(below, below?.most, total - (below?.most ?? 0)),
  };
}
