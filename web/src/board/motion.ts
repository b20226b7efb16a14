/** A counter goes its way from hex to hex, and does not jump. */
import type { Attachment } from 'svelte/attachments';
import { settings } from '../lib/settings.svelte';
import type { Grid, Point } from './grid';
import { wayFrom } from './stacks';

/** how long a hex of the way takes, and the whole of it at most, in milliseconds */
const STEP = 130;
const MOST = 900;

/** Makes the element of a counter follow its hex; `way` knows the hexes it went through. */
export function following(
  grid: Grid,
  hex: () => number,
  way: () => readonly number[] | undefined,
): Attachment<SVGElement> {
  let last: number | null = null;
  return (node) => {
    const now = hex();
    const from = last;
    last = now;
    if (from === null || from === now || !settings.moves) return;
    const steps = wayFrom(way(), from, now).map((step) => grid.centre(step));
    const duration = Math.min(MOST, STEP * Math.max(2, steps.length - 1));
    const at = ({ x, y }: Point) => ({ translate: `${x}px ${y}px` });
    node.animate(steps.map(at), { duration, easing: 'ease-in-out' });
  };
}
