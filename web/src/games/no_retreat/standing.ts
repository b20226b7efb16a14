/** Where both sides stand: points and what is missing, key hexes, boxes and the turn track, as they are drawn. Pure. */
import type { Board, Hex, SideView, Turn, UnitView, View } from './types';

/** The phases of a player's turn, in the order of the rules (4.0). */
export const PHASES = ['card', 'supply', 'organization', 'movement', 'combat', 'removals', 'landing'] as const;
/** What the track of points ends with: total victory (12.3). */
export const MOST_POINTS = 34;
/** How many units the railways of a side carry (9.1.2). */
export const RAIL = 3;

export function sideOf(view: View, seat: string): SideView {
  return view.sides.find((side) => side.seat === seat) as SideView;
}

/** The key hexes that a side must take. */
export function keyHexes(board: Board, seat: string): Hex[] {
  return board.map.hexes.filter((hex) => hex.objective === seat);
}

/** The hexes that win for a side: key hexes (12.1), or the cities that its scenario asks for (12.0). */
export function hexesThatWin(board: Board, view: View | undefined, seat: string): string[] {
  if (!view?.goal) return keyHexes(board, seat).map((hex) => hex.id);
  return view.goal.seat === seat ? [...view.goal.cities, ...view.goal.keys] : [];
}

/** What the scenario asks for and how far it is to that: points that are missing, cities or key hexes that are held;
 * else null. `unsure`: nobody has read it in the booklet. */
export function toGoal(view: View): { id: string; args: Record<string, string | number | string[]> } | null {
  const { goal } = view;
  if (!goal) return null;
  const { seat, points: needs, turn: n } = goal;
  if (goal.cities.length) {
    const axis = new Set(view.axis_control);
    const held = goal.cities.filter((city) => axis.has(city) === (seat === 'axis')).length;
    const [first = '', ...others] = goal.cities;
    return { id: 'goal-cities', args: { n, seat, space: first, spaces: others, held } };
  }
  const missing = Math.max(0, needs - sideOf(view, seat).points);
  const unsure = goal.uncertain ? 'yes' : 'no';
  if (goal.objectives && missing) {
    const [first = '', ...others] = goal.keys;
    const held = sideOf(view, seat).keys.length;
    const args = { n, seat, needs, missing, space: first, others: goal.objectives - 1, spaces: others, held, unsure };
    return { id: 'goal-or-keys', args };
  }
  return { id: missing ? 'goal-missing' : 'goal-reached', args: { n, seat, needs, missing, unsure } };
}

/** The next check for sudden death, with the points that are still missing; null if none is to come. */
export function toSuddenDeath(view: View): { turn: number; seat: string; needs: number; missing: number } | null {
  const next = view.sudden_death;
  if (!next) return null;
  const needs = next.points + 1;
  const missing = Math.max(0, needs - sideOf(view, next.seat).points);
  return { turn: next.turn, seat: next.seat, needs, missing };
}

/** A box beside the map and who lies in it. */
export interface Box {
  box: string;
  units: UnitView[];
}
/** What matters most first: what can come back, then what is to come, then what is gone. */
export const BOXES = ['rail', 'shattered', 'destroyed', 'surrendered', 'cadre', 'track', 'pool', 'removed'] as const;
/** Boxes whose units are looked at less: folded until they are opened or asked about. */
export const FOLDED = new Set<string>(['pool', 'removed']);

export function boxes(view: View, sideOfUnit: (unit: string) => string, seat: string): Box[] {
  return BOXES.map((box) => ({
    box,
    units: view.units
      .filter((unit) => unit.box === box && sideOfUnit(unit.unit) === seat)
      .sort((a, b) => a.due - b.due),
  })).filter(({ units }) => units.length > 0);
}

/** A turn of the track: what is printed there, the weather as the markers lie, and who comes. */
export interface TurnCell {
  info: Turn;
  weather: string;
  now: boolean;
  past: boolean;
  /** units that come in then, as far as they still can: printed reinforcements, and those on the track */
  arrivals: string[];
  /** units that leave the game then */
  leaving: string[];
}

export function turnCells(board: Board, view: View): TurnCell[] {
  const waiting = new Map(view.units.map((unit) => [unit.unit, unit]));
  const first = board.turn_track.turns[0]?.turn ?? 1;
  return board.turn_track.turns
    .filter(({ turn }) => turn <= view.last_turn)
    .map((info) => {
      const due = view.units.filter((unit) => unit.box === 'track' && unit.due === info.turn).map((u) => u.unit);
      const printed = info.arrivals.filter((unit) => waiting.get(unit)?.box === 'pool');
      return {
        info,
        weather: view.forecast[info.turn - first] ?? 'clear',
        now: info.turn === view.turn,
        past: info.turn < view.turn,
        arrivals: [...new Set([...printed, ...due])],
        leaving: board.units.units.filter((unit) => unit.removed?.turn === info.turn).map((unit) => unit.id),
      };
    });
}

/** The cities and oil fields that a side controls. */
export function towns(board: Board, view: View, seat: string): string[] {
  const german = new Set(view.axis_control);
  return board.map.hexes.filter((hex) => hex.vp && german.has(hex.id) === (seat === 'axis')).map((hex) => hex.id);
}
