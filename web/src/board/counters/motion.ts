/** A counter goes its way from hex to hex, and does not jump. */
import type { Attachment } from 'svelte/attachments';
import { settings } from '../../settings/settings.svelte';
import type { Grid, Point } from '../map/grid';
import { wayFrom } from './stacks';

/** how long a hex of the way takes, and the whole of it at most, in milliseconds */
const STEP = 130;
const MOST = 900;

/** Where the counters of a board were when they were last drawn. */
export type Before = Map<string, number>;

/** Makes the element of a counter follow its hex; `way` holds the hexes it went through, if they are known. */
export function following(
  grid: Grid,
  before: Before,
  { id, hex }: { id: string; hex: number },
  way: () => readonly number[] | undefined,
): Attachment<SVGElement> {
  return (node) => {
    const from = before.get(id);
    before.set(id, hex);
    if (from === undefined || from === hex || !settings.moves) return;
    const steps = wayFrom(way(), from, hex).map((step) => grid.centre(step));
    const duration = Math.min(MOST, STEP * Math.max(2, steps.length - 1));
    const at = ({ x, y }: Point) => ({ translate: `${x}px ${y}px` });
    node.animate(steps.map(at), { duration, easing: 'ease-in-out' });
  };
}
