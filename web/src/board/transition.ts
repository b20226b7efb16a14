/**
 * Stands for d3-transition, which d3-zoom draws in for zooms that glide. Boards glide by style sheets, so nothing of
 * it would ever run, and it brings half of what pan and zoom would weigh: there is never anything to interrupt.
 */
import { selection } from 'd3-selection';

export function interrupt(): void {}

Object.assign(selection.prototype, {
  interrupt(this: unknown) {
    return this;
  },
});
