import { describe, expect, it } from 'vitest';
import { alike, spread } from '../../src/table/cards/spread';

describe('the cards of a hand', () => {
  it('lie side by side where there is room', () => {
    expect(spread(3, 800, 180)).toEqual({ width: 180, step: 187 });
  });
  it('are drawn narrower before any of them is covered', () => {
    const { width, step } = spread(8, 1052, 180);
    expect(width).toBeLessThan(step);
    expect(8 * step).toBeLessThanOrEqual(1062.001);
  });
  it('never leave the room they have', () => {
    for (const [count, room] of [
      [10, 1052],
      [10, 600],
      [30, 300],
    ] as const) {
      const { width, step } = spread(count, room, 180);
      expect((count - 1) * step + width).toBeLessThanOrEqual(room + 0.001);
    }
  });
  it('of the same name lie as one', () => {
    expect(alike(['a', 'a', 'b', 'a'])).toEqual([
      { card: 'a', count: 3 },
      { card: 'b', count: 1 },
    ]);
  });
});
