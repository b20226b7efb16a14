import { describe, expect, it } from 'vitest';
import { CORNERS, DIGITS, MARK } from '../src/board/marks';

describe('the marks of a counter', () => {
  it.each(Object.entries(CORNERS))('%s leaves its digits free', (_, { x, y }) => {
    const beside = x + MARK < DIGITS.left || x - MARK > DIGITS.right;
    const above = y + MARK < DIGITS.top || y - MARK > DIGITS.bottom;
    expect(beside || above).toBe(true);
  });
});
