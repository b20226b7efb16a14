/** The small signs of terrain, strewn over its hexes: one path for each kind. Pure. */
import type { Grid, Point } from './grid';
import type { TerrainKind } from './types';

const TREE = 'm0-9l5 10h-10zm0 10v4';
const CROWN = 'm-4 2a4.5 4.5 0 1 1 8 0zm4 0v5';
const TUSSOCK = 'm-8 0h16m-12 0l-2.5-5m6.5 5v-8m4 8l2.5-5';
const PEAK = 'm-11 7l9-17l5 9l3-4l7 12';

/** Where the signs of a hex stand, in shares of its radius. The middle is left to counters and names. */
const GROVE: [number, number][] = [
  [-0.42, -0.42],
  [0.02, -0.58],
  [0.46, -0.36],
  [-0.6, 0.06],
  [0.6, 0.12],
  [-0.34, 0.5],
  [0.1, 0.62],
  [0.42, 0.5],
];
const WIDE: [number, number][] = [
  [-0.36, -0.44],
  [0.36, -0.36],
  [-0.52, 0.1],
  [0.5, 0.2],
  [-0.16, 0.54],
];
const RANGE: [number, number][] = [
  [-0.32, -0.4],
  [0.36, -0.34],
  [-0.44, 0.2],
  [0.42, 0.26],
  [-0.02, 0.56],
];

const SIGNS: Record<TerrainKind, { sign: string; spots: [number, number][] }[]> = {
  forest: [{ sign: TREE, spots: GROVE }],
  jungle: [{ sign: CROWN, spots: GROVE }],
  marsh: [{ sign: TUSSOCK, spots: WIDE }],
  mountain: [{ sign: PEAK, spots: RANGE }],
  mixed: [
    {
      sign: TREE,
      spots: [
        [-0.42, -0.42],
        [-0.34, 0.5],
      ],
    },
    { sign: PEAK, spots: [[0.42, 0.26]] },
  ],
  atoll: [],
};

/** A little disorder, the same at every visit. */
function strewn({ x, y }: Point, i: number): Point {
  const noise = Math.sin(x * 12.9898 + y * 78.233 + i * 37.719) * 43758.5453;
  const share = noise - Math.floor(noise);
  return { x: x + 8 * (share - 0.5), y: y + 8 * (((share * 7.3) % 1) - 0.5) };
}

export function signs(grid: Grid, kind: TerrainKind, hexes: readonly number[]): string {
  let path = '';
  for (const hex of hexes) {
    const centre = grid.centre(hex);
    for (const { sign, spots } of SIGNS[kind]) {
      for (const [i, [dx, dy]] of spots.entries()) {
        const { x, y } = strewn({ x: centre.x + dx * grid.radius, y: centre.y + dy * grid.radius }, i);
        path += `M${Math.round(x)} ${Math.round(y)}${sign}`;
      }
    }
  }
  return path;
}

/** What the game is won by: a star, in a ring of ten units. */
export const STAR = 'M0-4.2L1.1-1.3L4.1-1.2L1.7.6L2.5 3.5L0 1.8L-2.5 3.5L-1.7.6L-4.1-1.2L-1.1-1.3Z';
