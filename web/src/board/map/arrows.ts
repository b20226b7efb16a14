/** Arrows of attack, as they are drawn on staff maps: broad at the head, from hex to hex. Pure. */
import type { Point } from './grid';

/** An arrow between two hexes that are `spacing` apart; `from` and `to` are their middles. */
export function arrow(from: Point, to: Point, spacing: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  // along the way, and to its left
  const at = (along: number, aside: number) => {
    const x = from.x + (ux * along + uy * aside) * spacing;
    const y = from.y + (uy * along - ux * aside) * spacing;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const end = far / spacing - 0.3;
  const neck = end - 0.24;
  const body = [at(0.26, 0.05), at(neck, 0.085), at(neck, 0.2), at(end, 0), at(neck, -0.2), at(neck, -0.085)];
  return `M${body.join('L')}L${at(0.26, -0.05)}Z`;
}
