/**
 * The front line, for drawing: every hex goes to the side whose unit, city or edge of the map is nearest, and the line
 * runs where the two meet. Rounded off as it would be drawn on a staff map. Pure.
 */
import type { Grid, Point } from '../board/grid';

/** What each of the two sides holds for certain. */
export type Held<S extends string> = Record<S, Iterable<number>>;

/** Whose each hex is; who was first keeps it, and what is reached at once stays with who held it before the war. */
export function ownership<S extends string>(grid: Grid, held: Held<S>, home: (hex: number) => S): Map<number, S> {
  const owner = new Map<number, S>();
  let wave: number[] = [];
  const claim = (claims: Map<number, Set<S>>) => {
    wave = [];
    for (const [hex, sides] of claims) {
      const [only] = sides;
      owner.set(hex, sides.size === 1 && only ? only : home(hex));
      wave.push(hex);
    }
  };
  const first = new Map<number, Set<S>>();
  for (const side of Object.keys(held) as S[]) {
    for (const hex of held[side]) first.set(hex, new Set([...(first.get(hex) ?? []), side]));
  }
  claim(first);
  while (wave.length) {
    const next = new Map<number, Set<S>>();
    for (const hex of wave) {
      const side = owner.get(hex);
      if (!side) continue;
      for (const other of grid.neighbours(hex)) {
        if (!owner.has(other)) next.set(other, new Set([...(next.get(other) ?? []), side]));
      }
    }
    claim(next);
  }
  return owner;
}

/** The corners of the sides where what a side owns ends at what the other owns, as lines from end to end. */
export function meeting<S extends string>(grid: Grid, owner: ReadonlyMap<number, S>, first: S): Point[][] {
  const key = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const points = new Map<string, Point>();
  const next = new Map<string, Set<string>>();
  for (const [hex, side] of owner) {
    if (side !== first) continue;
    const corners = grid.corners(hex);
    for (let d = 0; d < 6; d++) {
      const other = grid.neighbour(hex, d);
      const across = other === null ? undefined : owner.get(other);
      if (across === undefined || across === first) continue;
      const [a, b] = [corners[d], corners[(d + 1) % 6]];
      if (!a || !b) continue;
      for (const [from, to] of [[a, b] as const, [b, a] as const]) {
        points.set(key(from), from);
        next.set(key(from), (next.get(key(from)) ?? new Set()).add(key(to)));
      }
    }
  }
  return lines(next).map((line) => line.map((at) => points.get(at) as Point));
}

/** Follows links from their ends; what has none is a ring. */
function lines(next: Map<string, Set<string>>): string[][] {
  const found: string[][] = [];
  const walk = (start: string) => {
    const line = [start];
    for (let at = start; ;) {
      const [to] = next.get(at) ?? [];
      if (to === undefined) break;
      next.get(at)?.delete(to);
      next.get(to)?.delete(at);
      line.push(to);
      at = to;
    }
    if (line.length > 1) found.push(line);
  };
  for (const [at, links] of next) if (links.size === 1) walk(at);
  for (const [at, links] of next) if (links.size) walk(at);
  return found;
}

/** A line without corners, as a path: through the middles of its parts. */
export function rounded(line: readonly Point[]): string {
  const [first, ...rest] = line;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const text = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  let path = `M${text(first)}`;
  for (const [i, at] of rest.slice(0, -1).entries()) path += `Q${text(at)} ${text(middle(at, rest[i + 1] ?? at))}`;
  return `${path}L${text(last)}`;
}

/** The line on the whole map, or within the part of it that is in play. */
export function frontLine<S extends string>(
  grid: Grid,
  held: Held<S>,
  home: (hex: number) => S,
  part: readonly number[] = [],
): string {
  const [first] = Object.keys(held) as S[];
  if (first === undefined) return '';
  const owner = ownership(grid, held, home);
  const inside = new Set(part);
  const seen = part.length ? new Map([...owner].filter(([hex]) => inside.has(hex))) : owner;
  return meeting(grid, seen, first).map(rounded).join('');
}
