/**
 * The front line, for drawing: the server says which hexes lie behind each side's front (the query `front`), and the
 * line runs where the two meet. Rounded off as it would be drawn on a staff map. Pure.
 */
import type { Grid, Point } from './grid';

/** The corners of the sides where the hexes of one side meet those of the other, as lines from end to end. */
export function meeting(grid: Grid, first: ReadonlySet<number>, second: ReadonlySet<number>): Point[][] {
  const key = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const points = new Map<string, Point>();
  const next = new Map<string, Set<string>>();
  for (const hex of first) {
    const corners = grid.corners(hex);
    for (let d = 0; d < 6; d++) {
      const other = grid.neighbour(hex, d);
      if (other === null || !second.has(other)) continue;
      const [a, b] = [corners[d], corners[(d + 1) % 6]];
      if (!a || !b) continue;
      for (const [from, to] of [[a, b] as const, [b, a] as const]) {
        points.set(key(from), from);
        next.set(key(from), (next.get(key(from)) ?? new Set()).add(key(to)));
      }
    }
  }
  return lines(next).map((line) => line.flatMap((at) => points.get(at) ?? []));
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

/** The line between the hexes of the two sides. */
export function frontLine(grid: Grid, first: ReadonlySet<number>, second: ReadonlySet<number>): string {
  return meeting(grid, first, second).map(rounded).join('');
}
