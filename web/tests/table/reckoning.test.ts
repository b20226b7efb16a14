/** Numbers that explain themselves. */
import { describe, expect, it } from 'vitest';
import { percents, signed, unsigned } from '../../src/table/score/reckoning';

describe('amounts', () => {
  it('carry their sign when they are added or taken away', () => {
    expect([2, 0, -2].map(signed)).toEqual(['+2', '0', '−2']);
  });
  it('have a proper minus sign on their own', () => {
    expect([2, -2].map(unsigned)).toEqual(['2', '−2']);
  });
});

describe('percents', () => {
  it('are the chances of a d10 as they are', () => {
    expect(percents([0.1 + 0.1 + 0.1, 0.7, 0])).toEqual([30, 70, 0]);
  });
  it('add up to a hundred', () => {
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(percents([1 / 6, 1 / 6, 4 / 6])).toEqual([17, 17, 66]);
  });
});
