import { describe, expect, it } from 'vitest';
import { atThisScreen, players, wishes } from '../../src/pages/new/seating';
import type { GameInfo } from '../../src/wire/shapes';

const game: GameInfo = {
  name: 'g',
  title: 'G',
  version: 1,
  seats: ['a', 'b', 'c'],
  camps: {},
  scenarios: [],
  options: [],
  bots: ['random', 'staff'],
  hurry: '',
  components: '',
  seatings: [
    [['a', 'c'], ['b']],
    [['a'], ['b'], ['c']],
  ],
};
const name = (n: number) => `P${n}`;

describe('a seating', () => {
  it('follows the rulebook: the first player is the reader, the others bots', () => {
    const list = players(game, 2, name);
    expect(list.map((p) => p.seats)).toEqual([['a', 'c'], ['b']]);
    expect(list.map((p) => p.who)).toEqual(['me', 'bot']);
    expect(list[1]?.bot).toBe('staff');
  });
  it('gives each seat its own player when no seating has that number', () => {
    expect(players(game, 9, name)).toHaveLength(3);
  });
  it('becomes wishes for each seat', () => {
    const list = players(game, 3, name);
    list[1]!.who = 'open';
    list[2]!.who = 'here';
    expect(wishes(list)).toEqual({
      a: { kind: 'me', person: 'P1' },
      b: { kind: 'open', person: 'P2' },
      c: { kind: 'me', person: 'P3' },
    });
  });
  it('knows who sits at this screen', () => {
    const list = players(game, 2, name);
    expect(atThisScreen(list)).toEqual({});
    list[1]!.who = 'here';
    expect(atThisScreen(list)).toEqual({ a: 'P1', c: 'P1', b: 'P2' });
  });
});
