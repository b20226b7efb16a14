/**
 * Stands for d3-transition and d3-interpolate, which d3-zoom draws in for zooms that glide. Boards glide by style
 * sheets, so nothing of them would ever run, and they bring half of what pan and zoom would weigh: there is never
 * anything to interrupt, and no way from one sight to another to be found.
 */
import { selection } from 'd3-selection';

export function interrupt(): void {}

export function interpolateZoom(): never {
  throw new Error('boards glide by style sheets');
}

Object.assign(selection.prototype, {
  interrupt(this: unknown) {
    return this;
  },
});
