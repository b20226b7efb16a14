import { describe, expect, it } from 'vitest';
import { spread } from '../src/table/spread';

const taken = (steps: number[]) => steps.reduce((sum, step) => sum + step, 0);

describe('the cards of a hand', () => {
  it('lie side by side where there is room', () => {
    expect(spread(['a', 'a', 'b'], 800, 180)).toEqual([190, 190, 180]);
  });
  it('never leave the room they have', () => {
    const cards = ['a', 'a', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(taken(spread(cards, 1000, 180))).toBeLessThanOrEqual(1000.001);
    expect(taken(spread(cards, 200, 180))).toBeLessThanOrEqual(200.001);
  });
  it('lie close to others of the same name, and leave the room to the rest', () => {
    const [twin, other] = spread(['a', 'a', 'b', 'c', 'd', 'e', 'f'], 900, 180);
    expect(twin).toBe(30);
    expect(other).toBeGreaterThan((900 - 180) / 6);
  });
  it('spread cards of the same name when nothing else needs the room', () => {
    expect(spread(['a', 'a', 'a'], 400, 180)).toEqual([110, 110, 180]);
  });
});
