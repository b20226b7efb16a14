import { describe, expect, it } from 'vitest';
import { scaledBy, Sight, within, type Limits } from '../src/board/gestures';

const LIMITS: Limits = { k: [0.5, 4], size: { w: 100, h: 100 }, from: { x: 0, y: 0 }, to: { x: 400, y: 150 } };

describe('where a board lies on the screen', () => {
  it('says the same both ways', () => {
    const sight = new Sight(30, -20, 2);
    expect(sight.point(sight.pixel({ x: 7, y: 9 }))).toEqual({ x: 7, y: 9 });
  });
  it('keeps the point under the pointer when it is scaled', () => {
    const before = new Sight(-80, -60, 1);
    const at = { x: 40, y: 30 };
    expect(scaledBy(before, 2, at, LIMITS).point(at)).toEqual(before.point(at));
  });
  it('is scaled no farther than the limits', () => {
    const at = { x: 50, y: 50 };
    expect(scaledBy(new Sight(), 100, at, LIMITS).k).toBe(4);
    expect(scaledBy(new Sight(), 0.01, at, LIMITS).k).toBe(0.5);
  });
  it('never leaves the limits, and stands in the middle of what it cannot fill', () => {
    expect(within(new Sight(10, 5, 1), LIMITS)).toEqual(new Sight(0, 0, 1));
    expect(within(new Sight(-900, -900, 1), LIMITS)).toEqual(new Sight(-300, -50, 1));
    expect(within(new Sight(0, 3, 0.5), LIMITS)).toEqual(new Sight(0, 12.5, 0.5));
  });
});
