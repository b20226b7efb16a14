/** Where the pills of the fronts lie: beside their entry spaces, covering as little as can be. Pure. */
import type { Point } from './types';

/** Something drawn on the map: its middle, half its width and height. */
export interface Mass extends Point {
  w: number;
  h: number;
  /** how much it hurts to cover it */
  weight?: number;
}
export interface Pill {
  id: string;
  /** the entry space */
  at: Point;
  width: number;
}

const HEIGHT = 7.5;
/** the ring that lights round an entry space, and a little air */
const RING = 28;
const NEAR = [0, 9, 20, 34];
const TURNS = 24;

/** From below round the space: ways to lie beside it, the nearest first. */
const WAYS = NEAR.flatMap((far) =>
  Array.from({ length: TURNS }, (_, i) => {
    const turn = Math.PI / 2 + ((i % 2 ? 1 : -1) * Math.ceil(i / 2) * 2 * Math.PI) / TURNS;
    return { x: Math.cos(turn), y: Math.sin(turn), far };
  }),
);

const overlap = (a: Mass, b: Mass): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x - a.w, b.x - b.w)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y - a.h, b.y - b.h));

/** For each pill how far it lies from its space. All in pixels of the markers: map units over `s`. */
export function arrange(pills: Pill[], masses: Mass[], within: { width: number; height: number }): Map<string, Point> {
  const out = new Map<string, Point>();
  const taken: Mass[] = [...masses];
  for (const pill of pills) {
    const w = pill.width / 2;
    let best: Mass | null = null;
    let least = Infinity;
    for (const way of WAYS) {
      const reach = RING + way.far + Math.abs(way.x) * w + Math.abs(way.y) * HEIGHT;
      const to: Mass = { x: pill.at.x + way.x * reach, y: pill.at.y + way.y * reach, w: w + 2, h: HEIGHT + 2 };
      const beyond =
        Math.max(0, w - to.x) +
        Math.max(0, to.x + w - within.width) +
        Math.max(0, HEIGHT - to.y) +
        Math.max(0, to.y + HEIGHT - within.height);
      const cost =
        taken.reduce((sum, mass) => sum + overlap(to, mass) * (mass.weight ?? 1), 0) + beyond * 100 + way.far * 3;
      if (cost < least) [best, least] = [to, cost];
    }
    if (!best) continue;
    taken.push({ ...best, weight: 3 });
    out.set(pill.id, { x: best.x - pill.at.x, y: best.y - pill.at.y });
  }
  return out;
}
