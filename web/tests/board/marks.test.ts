import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CORNERS, DIGITS, MARK } from '../../src/board/counters/marks';
import { COUNTER_MARKS, HEX_MARKS } from '../../src/board/style/marks';

describe('the marks of a counter', () => {
  it.each(Object.entries(CORNERS))('%s leaves its digits free', (_, { x, y }) => {
    const beside = x + MARK < DIGITS.left || x - MARK > DIGITS.right;
    const above = y + MARK < DIGITS.top || y - MARK > DIGITS.bottom;
    expect(beside || above).toBe(true);
  });
});

describe('the style guide', () => {
  const drawn = readFileSync(new URL('../../src/board/map/LayersView.svelte', import.meta.url), 'utf8');
  it('shows every layer that is drawn', () => {
    const layers = [...drawn.matchAll(/data-layer="([a-z]+)"/g)].map(([, layer]) => layer);
    expect(layers.filter((layer) => !(HEX_MARKS as readonly string[]).includes(layer ?? ''))).toEqual([]);
  });
  it('shows every mark of a counter', () => {
    expect(COUNTER_MARKS.toSorted()).toEqual(Object.keys(CORNERS).toSorted());
  });
});
