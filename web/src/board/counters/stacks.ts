/** How counters lie on a hex: one on the other, or side by side when the stack is open. In counter units. Pure. */
import type { Point } from '../map/grid';

/** The side of a counter in its own units. */
export const SIDE = 40;
/** How far a counter of a closed stack sticks out from under the next. */
const STEP = 4;
/** Counters of a closed stack that are seen at all. */
const SEEN = 4;
const GAP = 5;
const PAD = 6;
const ACROSS = 4;

/** Who lies in each hex, in the order given. */
export function stacked<T extends { hex: number }>(counters: Iterable<T>): Map<number, T[]> {
  const stacks = new Map<number, T[]>();
  for (const counter of counters) {
    const stack = stacks.get(counter.hex);
    if (stack) stack.push(counter);
    else stacks.set(counter.hex, [counter]);
  }
  return stacks;
}

/** Where the i-th of n counters of a closed stack lies, the last on top. */
export function closed(i: number, n: number): Point {
  const seen = Math.min(n, SEEN);
  const at = Math.max(0, i - (n - seen)) - (seen - 1) / 2;
  return { x: at * STEP, y: -at * STEP };
}

/** What a counter and its name take in an open stack, and the height of the name. */
const CELL = 60;
const NAME = 21;

export interface Fan {
  spots: Point[];
  /** how wide and high the place of a counter is, its name included */
  cell: { w: number; h: number };
  /** the plate behind the counters, around the middle of the hex */
  w: number;
  h: number;
}

/** An open stack: rows of counters on a plate, each over its name where they are named. */
export function fan(n: number, named = false): Fan {
  const columns = Math.min(n, ACROSS);
  const rows = Math.ceil(n / ACROSS);
  const cell = named ? { w: CELL, h: SIDE + NAME } : { w: SIDE, h: SIDE };
  const pitch = { x: cell.w + (named ? 0 : GAP), y: cell.h + GAP };
  const spots = Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / ACROSS);
    const here = row < rows - 1 ? columns : n - row * ACROSS;
    return {
      x: ((i % ACROSS) - (here - 1) / 2) * pitch.x,
      y: (row - (rows - 1) / 2) * pitch.y - (cell.h - SIDE) / 2,
    };
  });
  return { spots, cell, w: (columns - 1) * pitch.x + cell.w + 2 * PAD, h: rows * pitch.y - GAP + 2 * PAD };
}

/** A name in at most two lines, broken where they come out most alike. */
export function twoLines(name: string): string[] {
  const words = name.split(' ');
  if (words.length < 2 || name.length <= 12) return [name];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return cuts.reduce((best, next) => (longest(next) < longest(best) ? next : best));
}

/** Which counter of an open stack lies under a point, given from the middle of the hex; -1 on the plate between. */
export function under(open: Fan, at: Point): number | null {
  if (Math.abs(at.x) > open.w / 2 || Math.abs(at.y) > open.h / 2) return null;
  const { w, h } = open.cell;
  return open.spots.findIndex(
    (spot) => Math.abs(spot.x - at.x) <= w / 2 && at.y >= spot.y - SIDE / 2 && at.y <= spot.y - SIDE / 2 + h,
  );
}

/** How large a counter is on the screen: 24 pixels or more as long as its hex has room for that. */
export function counterPixels(k: number, spacing: number): number {
  const hex = k * spacing;
  return Math.min(Math.max(24, 0.6 * hex), 0.86 * hex, 54);
}

/** Whether a counter of that size is too small for anything but its sign. */
export const isTiny = (pixels: number): boolean => pixels < 21;

/** Whether a counter of that size has room for its name. */
export const hasRoom = (pixels: number): boolean => pixels >= 42;

/** The units of a stack that can be meant: those that may be chosen, or all if none may. */
export function able<T extends { id: string }>(stack: readonly T[] = [], may: ReadonlySet<string>): readonly T[] {
  const found = stack.filter(({ id }) => may.has(id));
  return found.length ? found : stack;
}

/** The one after another, round and round. */
export const after = <T extends { id: string }>(list: readonly T[], id: string | null): T | undefined =>
  list[list.findIndex((one) => one.id === id) + 1] ?? list[0];

/** The way of a counter, if it is known to lead from where it was to where it is now. */
export function wayFrom(way: readonly number[] | undefined, from: number, to: number): readonly number[] {
  return way && way.length > 1 && way[0] === from && way.at(-1) === to ? way : [from, to];
}
