/** What is not in play lies under a veil: a path with holes where play is. Pure. */
import type { HexMap } from './types';

export function veilOver({ canvas: { x, y, width, height }, grid }: HexMap, part: readonly number[]): string {
  return part.length ? `M${x} ${y}h${width}v${height}h${-width}z${grid.cells(part)}` : '';
}
