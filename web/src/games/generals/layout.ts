/** Where names and pieces stand at a given zoom: letters and small pieces keep their size on the screen. Pure. */
import NAMES from '../../../../src/quadrant/boards/data/names.json';
import type { Point, Shape } from './types';

export const LINE = 11.5;
export const STAR = 15;
/** the anchor of a strait, pixels */
const SIGN = 18;
/** how much of a star may be covered at each side, pixels */
const EDGE = 3;

/** A piece is never smaller than it can be read, nor larger than it needs to be: pixels on the screen. */
export function pieceSize(k: number): number {
  return Math.min(46, Math.max(k < 0.3 ? 15 : k < 0.42 ? 20 : 24, 38 * k));
}

export interface Plate {
  /** the middle of the name, board units */
  label: Point;
  words: string[];
  /** the width of the name with its star, pixels */
  wide: number;
  /** there is no room for the name at this zoom */
  hidden: boolean;
  /** how far the pieces move away from the name, board units */
  push: number;
}

/**
 * Names whose place or breaking the shape of the space alone does not tell: letters a line, shift in board units,
 * and how far from the map's edge, where the seams have their signs, in pixels.
 */
const TUNED: Record<string, { most?: number; dx?: number; dy?: number; edge?: number }> = NAMES;
const CANVAS = 2000;

export type Measure = (text: string, kind: Shape['kind']) => number;

/** The names of all spaces at a zoom; where they would cover each other the lesser one goes. */
export function plates(
  spaces: [string, Shape][],
  nameOf: (id: string) => string,
  k: number,
  measure: Measure,
  stars: ReadonlySet<string> = new Set(),
  standing: ReadonlyMap<string, unknown[]> = new Map(),
  signs: readonly Point[] = [],
): Map<string, Plate> {
  const found = new Map(
    spaces.map(([id, shape]) => [id, plate(id, shape, nameOf(id), k, measure, Boolean(shape.star) || stars.has(id))]),
  );
  const order = [...spaces].sort(([, a], [, b]) => weight(b) - weight(a));
  const spots = new Map(
    spaces.map(([id, shape]) => [id, stand(shape, standing.get(id)?.length ?? 0, k, found.get(id)?.push ?? 0)]),
  );
  const pieces = [...spots.values()].flat().map((spot) => pieceBox(spot, k));
  const taken: Box[] = [];
  for (const [id, shape] of order) {
    const there = found.get(id);
    if (!there) continue;
    makeRoom(there, spots.get(id) ?? [], k);
    const width = (word: string) => measure(word.toUpperCase(), shape.kind);
    sidestep(there, [...pieces, ...taken], k, width);
    const boxes = boxesOf(there, k, width);
    const starred = Boolean(shape.star) || stars.has(id);
    // A piece may touch the star, which is the last box of a name, but not cover it.
    const lost = starred && boxes.slice(-1).some((box) => pieces.some((piece) => overlap(core(box), piece)));
    if (k < 0.25 || lost || boxes.some((box) => taken.some((other) => overlap(box, other)))) there.hidden = true;
    else taken.push(...boxes);
    if (!there.hidden || !starred) continue;
    // A star without its name still needs a place.
    const star = { ...there, words: [], wide: STAR };
    sidestep(star, [...pieces, ...taken, ...signs.map((at) => square(at, SIGN, k))], k, width, AROUND);
    there.label = star.label;
    taken.push(...boxesOf(star, k, width));
  }
  return found;
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A box for each line of a name, a little smaller than its letters, and one for its star. */
function boxesOf({ label, words, wide }: Plate, k: number, width: (word: string) => number): Box[] {
  const [x, y] = [label.x * k, label.y * k];
  const star = wide > Math.max(...words.map(width)) + 1 ? STAR + 3 : 0;
  const lines = words.map((word, i) => {
    const w = width(word);
    return { x: x + star / 2 - w / 2, y: y + (i - (words.length - 1) / 2) * LINE - 4, w, h: 8 };
  });
  return star ? [...lines, { x: x - wide / 2, y: y - STAR / 2, w: STAR, h: STAR }] : lines;
}

/** What must be seen of a box. */
function core({ x, y, w, h }: Box): Box {
  return { x: x + EDGE, y: y + EDGE, w: w - 2 * EDGE, h: h - 2 * EDGE };
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** A name that pieces would cover moves above or below them, whichever is nearer. */
function makeRoom(there: Plate, spots: Point[], k: number): void {
  const size = pieceSize(k);
  const tall = there.words.length * LINE;
  const covered = spots.some(
    (spot) =>
      Math.abs(spot.x - there.label.x) * k < (there.wide + size) / 2 - 3 &&
      Math.abs(spot.y - there.label.y) * k < (tall + size) / 2 - 3,
  );
  if (!covered) return;
  const ys = spots.map((spot) => spot.y);
  const away = ((tall + size) / 2 + 1) / k;
  const [above, below] = [Math.min(...ys) - away, Math.max(...ys) + away];
  const { x, y } = there.label;
  there.label = { x, y: y - above < below - y ? above : below };
}

/** Steps aside, in pixels, the nearest first: up and down, then to the sides. */
const ASIDE = [4, 8, 12, 16].flatMap((far) => [
  { x: 0, y: -far },
  { x: 0, y: far },
  { x: -far, y: 0 },
  { x: far, y: 0 },
  { x: -far, y: -far },
  { x: far, y: -far },
  { x: -far, y: far },
  { x: far, y: far },
]);
const TURN = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);
/** A star that stands alone is small and must be seen: it looks for its place all around, and further away. */
const AROUND = [4, 8, 12, 16, 20, 24, 28].flatMap((far) =>
  TURN.map((turn) => ({ x: far * Math.cos(turn), y: far * Math.sin(turn) })),
);

/** A name on which pieces of other spaces, or other names, would lie goes a little aside, if that helps. */
function sidestep(there: Plate, full: Box[], k: number, width: (word: string) => number, by = ASIDE): void {
  const free = (label: Point): boolean =>
    !boxesOf({ ...there, label }, k, width).some((box) => full.some((other) => overlap(box, other)));
  const { x, y } = there.label;
  if (free(there.label)) return;
  const better = by.map((step) => ({ x: x + step.x / k, y: y + step.y / k })).find(free);
  if (better) there.label = better;
}

/** What a piece covers, but for the air around it. */
function pieceBox(spot: Point, k: number): Box {
  return square(spot, pieceSize(k) - 4, k);
}

function square(at: Point, size: number, k: number): Box {
  return { x: at.x * k - size / 2, y: at.y * k - size / 2, w: size, h: size };
}

/** Which names matter more: supply sources, then land, then large spaces. */
function weight(shape: Shape): number {
  return (shape.star ? 4e6 : 0) + (shape.kind === 'land' ? 2e6 : 0) + shape.bbox.w * shape.bbox.h;
}

/** The name and the room for pieces beside it: pushed apart where the zoom leaves too little between them. */
export function plate(
  id: string,
  shape: Shape,
  name: string,
  k: number,
  measure: Measure,
  star = Boolean(shape.star),
): Plate {
  const tuned = TUNED[id] ?? {};
  const letters = tuned.most ?? Math.max(7, Math.min(14, Math.floor((shape.bbox.w * Math.max(k, 0.5)) / 8.5)));
  const words = lines(name, letters);
  const wide = Math.max(...words.map((word) => measure(word.toUpperCase(), shape.kind))) + (star ? STAR + 3 : 0);
  const half = wide / 2 + (tuned.edge ?? 4);
  const x = Math.min(CANVAS - half / k, Math.max(half / k, shape.label.x + (tuned.dx ?? 0)));
  const y = shape.label.y + (tuned.dy ?? 0);
  const first = stand(shape, 1, k, 0)[0] ?? shape.label;
  const dy = first.y - y;
  const near = Math.abs(first.x - x) * k < pieceSize(k) / 2 + 30;
  const need = (words.length * LINE) / 2 + pieceSize(k) / 2 + 2;
  const short = near ? Math.max(0, need - Math.abs(dy) * k) / k : 0;
  const sign = dy < 0 ? -1 : 1;
  return { label: { x, y: y - (sign * short) / 2 }, words, wide, hidden: false, push: (sign * short) / 2 };
}

/** Positions (board units) for `count` pieces in a space, spread so that they do not overlap at this zoom. */
export function stand(shape: Shape, count: number, k: number, push: number): Point[] {
  const used = order(shape).slice(0, count);
  while (used.length < count) used.push(beside(used));
  const centre = mean(used);
  const need = (pieceSize(k) + 2) / k;
  const gap = closest(used);
  const spread = gap === Infinity || gap >= need ? 1 : need / gap;
  return used.map((p) => ({
    x: centre.x + (p.x - centre.x) * spread,
    y: centre.y + (p.y - centre.y) * spread + push,
  }));
}

/** The anchors in the order in which they fill up: the middle of a row, else the one that leaves the name free. */
function order(shape: Shape): Point[] {
  const [a, b, c] = shape.anchor;
  if (a && b && c && Math.abs(a.y - b.y) < 4 && Math.abs(b.y - c.y) < 4) return [b, c, a];
  const free = (p: Point) => {
    const d = Math.hypot(p.x - shape.label.x, p.y - shape.label.y);
    return d < 34 ? 1000 - (p.y - shape.label.y) : d;
  };
  return [...shape.anchor].sort((p, q) => free(p) - free(q));
}

function beside(points: Point[]): Point {
  const last = points.at(-1) ?? { x: 0, y: 0 };
  return { x: last.x + 36, y: last.y };
}

function mean(points: Point[]): Point {
  const sum = points.reduce((a, p) => ({ x: a.x + p.x, y: a.y + p.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function closest(points: Point[]): number {
  let best = Infinity;
  for (const [i, a] of points.entries()) {
    for (const b of points.slice(i + 1)) best = Math.min(best, Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)));
  }
  return best;
}

/** A long name in two or three lines of about equal length. */
export function lines(name: string, most: number): string[] {
  const words = name.split(' ');
  if (name.length <= most || words.length === 1) return [name];
  const target = Math.max(most, ...words.map((w) => w.length));
  const out: string[] = [];
  for (const word of words) {
    const last = out.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= target) out[out.length - 1] = `${last} ${word}`;
    else out.push(word);
  }
  return out;
}

/** Every fourth point of an outline: enough under a broad brush, and much quicker to paint. */
export function thin(d: string): string {
  return d.replace(/[^M]+/g, (part) => {
    const closed = part.endsWith('Z');
    const points = part.replace('Z', '').split('L');
    const kept = points.filter((_, i) => i % 4 === 0 || i === points.length - 1);
    return kept.join('L') + (closed ? 'Z' : '');
  });
}
