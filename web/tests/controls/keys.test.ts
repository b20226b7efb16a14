import { describe, expect, it } from 'vitest';
import { nearest, type Point } from '../../src/controls/keys';

const RIGHT = { x: 1, y: 0 };
const UP = { x: 0, y: -1 };
const here = { x: 0, y: 0 };
const go = (step: Point, others: Record<string, Point>) => nearest(here, step, Object.entries(others));

describe('an arrow key', () => {
  it('goes to the nearest place in its direction', () => {
    expect(go(RIGHT, { far: { x: 30, y: 0 }, near: { x: 10, y: 0 }, behind: { x: -5, y: 0 } })).toBe('near');
    expect(go(UP, { below: { x: 0, y: 5 }, above: { x: 0, y: -20 } })).toBe('above');
  });
  it('would rather go straight on than astray', () => {
    expect(go(RIGHT, { astray: { x: 10, y: 12 }, straight: { x: 30, y: 0 } })).toBe('straight');
  });
  it('goes nowhere where nothing lies', () => {
    expect(go(RIGHT, { behind: { x: -5, y: 0 }, beside: { x: 0, y: 10 } })).toBeNull();
  });
});
