/** The part of a map that is in play, as it is looked at. Pure. */
import type { Grid } from './grid';

/** rows and columns with fewer hexes than this share of the fullest one only lead somewhere */
const THIN = 0.3;

/** The hexes that most of the play is about: lanes of a hex or two that lead far away are left out of sight. */
export function bulk(grid: Grid, part: readonly number[]): number[] {
  const row = (hex: number) => grid.place(hex).row;
  const column = (hex: number) => grid.place(hex).column;
  return thick(thick(part, column), row);
}

function thick(hexes: readonly number[], line: (hex: number) => number): number[] {
  const counts = new Map<number, number>();
  for (const hex of hexes) counts.set(line(hex), (counts.get(line(hex)) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return hexes.filter((hex) => (counts.get(line(hex)) ?? 0) >= THIN * most);
}
