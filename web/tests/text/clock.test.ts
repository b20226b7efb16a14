import { describe, expect, it } from 'vitest';
import { face, forTurn, isLong, left, rough, terms, untilClaim, type Told } from '../../src/text/clock';

const HOUR = 3600_000;
const told: Told = {
  at: 1000,
  pending: {
    type: 'pending',
    clocks: [
      { seats: ['uk', 'usa'], left: 90_000, runs: true },
      { seats: ['germany'], left: 60_000, runs: false },
    ],
    turn: 5000,
    claim: 24 * HOUR,
    instead: null,
    takeback: null,
    pause: null,
  },
};

describe('a clock', () => {
  it('shows what is left, a second begun counting as a whole one', () => {
    expect(face(245_000)).toBe('4:05');
    expect(face(3_845_000)).toBe('1:04:05');
    expect(face(1)).toBe('0:01');
    expect(face(-5)).toBe('0:00');
  });
  it('counts days roughly', () => {
    expect(isLong(25 * HOUR)).toBe(true);
    expect(rough(49 * HOUR)).toEqual({ days: 2, hours: 1 });
  });
  it('runs for the one who is waited for, and stands for the others', () => {
    expect(left(told, 'usa', 31_000)).toBe(60_000);
    expect(left(told, 'germany', 31_000)).toBe(60_000);
    expect(left(told, 'usa', 500_000)).toBe(0);
    expect(left(told, 'italy', 0)).toBeNull();
    expect(left(null, 'uk', 0)).toBeNull();
  });
  it('knows how long the turn lasts, and when others may act', () => {
    expect(forTurn(told, 4000)).toBe(2000);
    expect(untilClaim(told, 1000 + HOUR)).toBe(23 * HOUR);
    expect(forTurn(null, 0)).toBeNull();
  });
  it('says its terms', () => {
    expect(terms(null)).toEqual([]);
    expect(terms({ bank: 1800, increment: 10, then: 'resign', placing: 5 }).map(({ id }) => id)).toEqual([
      'clock-says-bank-resign',
      'clock-says-placing',
    ]);
    expect(terms({ days: 3 })).toEqual([{ id: 'clock-says-days', args: { days: 3 } }]);
  });
});
