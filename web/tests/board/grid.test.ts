/** Hexes by arithmetic: the same answers for flat-topped columns and pointed rows, whichever lines are shifted. */
import { describe, expect, it } from 'vitest';
import { Grid, type GridShape } from '../../src/board/map/grid';

const LINES = ['columns', 'rows'] as const;
const SHIFTS = ['odd', 'even'] as const;
const kinds = LINES.flatMap((lines) => SHIFTS.map((shifted) => [lines, shifted] as const));
const all = [0, 1, 2, 3, 4, 5];

function grid(lines: GridShape['lines'], shifted: GridShape['shifted'], more: Partial<GridShape> = {}): Grid {
  return new Grid({ columns: 7, rows: 5, lines, shifted, spacing: 100, origin: { x: 30, y: -40 }, ...more });
}

/** Steps to every hex by walking, to check the arithmetic against. */
function walk(board: Grid, start: number): Map<number, number> {
  const steps = new Map([[start, 0]]);
  for (const [hex, n] of steps) {
    for (const other of board.neighbours(hex)) if (!steps.has(other)) steps.set(other, n + 1);
  }
  return steps;
}

describe.each(kinds)('a grid of %s, the %s ones shifted', (lines, shifted) => {
  const board = grid(lines, shifted);
  const middle = board.at(3, 2)!;

  it('numbers its hexes line by line and leaves one number out after each', () => {
    const length = lines === 'columns' ? 5 : 7;
    expect(board.hexes).toHaveLength(35);
    expect(board.hexes.every((hex) => hex % (length + 1) < length)).toBe(true);
    for (const hex of board.hexes) {
      const { column, row } = board.place(hex);
      expect(board.at(column, row)).toBe(hex);
    }
  });

  it('finds the hex under a point, up to its corners and not beyond the board', () => {
    for (const hex of board.hexes) {
      const { x, y } = board.centre(hex);
      for (const corner of board.corners(hex)) {
        expect(board.hexAt({ x: x + 0.97 * (corner.x - x), y: y + 0.97 * (corner.y - y) })).toBe(hex);
      }
    }
    expect(board.hexAt({ x: -200, y: -200 })).toBeNull();
    expect(board.hexAt({ x: 5000, y: 100 })).toBeNull();
  });

  it('has six neighbours around a hex, one spacing away, each back across the opposite side', () => {
    const here = board.centre(middle);
    for (const d of all) {
      const other = board.neighbour(middle, d)!;
      const there = board.centre(other);
      expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(100);
      expect(board.neighbour(other, (d + 3) % 6)).toBe(middle);
      expect(board.direction(middle, other)).toBe(d);
      const [a, b] = [board.corners(middle)[d]!, board.corners(middle)[(d + 1) % 6]!];
      expect((a.x + b.x) / 2).toBeCloseTo((here.x + there.x) / 2);
      expect((a.y + b.y) / 2).toBeCloseTo((here.y + there.y) / 2);
    }
  });

  it('counts directions clockwise from the top', () => {
    const angles = all.map((d) => {
      const [here, there] = [board.centre(middle), board.centre(board.neighbour(middle, d)!)];
      return (Math.atan2(there.x - here.x, here.y - there.y) * 180) / Math.PI;
    });
    const first = lines === 'columns' ? 0 : 30;
    expect(angles.map((angle) => Math.round((angle + 360) % 360))).toEqual(all.map((d) => first + 60 * d));
  });

  it('measures distances as one walks them', () => {
    for (const start of board.hexes) {
      for (const [goal, steps] of walk(board, start)) expect(board.distance(start, goal)).toBe(steps);
    }
  });

  it('draws the outline of one hex, of two, and of a ring with its hole', () => {
    const corners = (path: string) => path.split(/[ML]/).length - 1;
    expect(corners(board.outline([middle]))).toBe(6);
    expect(corners(board.outline([middle, board.neighbour(middle, 1)!]))).toBe(10);
    const ring = board.outline(board.neighbours(middle));
    expect(ring.split('M')).toHaveLength(3);
    expect(corners(ring)).toBe(18 + 6);
  });

  it('draws every side of a set once', () => {
    const sides = (path: string) => path.split('M').length - 1;
    expect(sides(board.lattice([middle]))).toBe(6);
    expect(sides(board.lattice([middle, board.neighbour(middle, 2)!]))).toBe(11);
    expect(sides(board.lattice([middle, ...board.neighbours(middle)]))).toBe(30);
  });

  it('leads over the board with the arrow keys and back again', () => {
    expect(board.arrow(middle, 'ArrowRight')).toBe(board.at(4, 2));
    expect(board.arrow(board.at(4, 2)!, 'ArrowLeft')).toBe(middle);
    expect(board.arrow(middle, 'ArrowUp')).toBe(board.at(3, 1));
    expect(board.arrow(board.at(0, 0)!, 'ArrowLeft')).toBeNull();
  });
});

describe('a board with gaps', () => {
  const whole = grid('rows', 'odd');
  const hole = whole.at(3, 2)!;
  const board = grid('rows', 'odd', { hexes: whole.hexes.filter((hex) => hex !== hole) });

  it('has no hex and no neighbour where there is none', () => {
    expect(board.at(3, 2)).toBeNull();
    expect(board.hexAt(whole.centre(hole))).toBeNull();
    expect(board.neighbours(board.at(2, 2)!)).not.toContain(hole);
  });
  it('lets an arrow key cross the gap', () => expect(board.arrow(board.at(2, 2)!, 'ArrowRight')).toBe(board.at(4, 2)));
});

describe('hexes that are to be seen together', () => {
  const board = grid('columns', 'odd');
  const [near, next, far] = [board.at(0, 0)!, board.at(1, 0)!, board.at(6, 4)!];
  it('are all kept where there is room', () =>
    expect(board.together([far, near, next], { w: 2000, h: 2000 }).sort((a, b) => a - b)).toEqual([near, next, far]));
  it('lose the far ones where there is none', () =>
    expect(board.together([far, near, next], { w: 300, h: 300 })).toEqual([next, near]));
});
