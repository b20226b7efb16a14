import { describe, expect, it } from 'vitest';
import { fan, SIDE, twoLines, under } from '../../src/board/counters/stacks';
import { brings } from '../../src/table/cards/brings';

const line = (id: string) => ({ id });
const away = (verb: string) => verb === 'discard';

describe('the ways to use a card', () => {
  it('each have the line that is named after them', () => {
    const lines = ['prospect-operations', 'prospect-event-leads', 'prospect-leads', 'prospect-event'].map(line);
    const { first, rest } = brings(['event', 'operations', 'discard'], away, lines);
    expect(first.map((found) => found?.id)).toEqual(['prospect-event-leads', 'prospect-operations', undefined]);
    expect(rest.map(({ id }) => id)).toEqual(['prospect-leads', 'prospect-event']);
  });
  it('leave the first line without a name to the way that does not give the card up', () => {
    const { first, rest } = brings(['play', 'discard'], away, [line('prospect-build'), line('prospect-rebuild')]);
    expect(first.map((found) => found?.id)).toEqual(['prospect-build', undefined]);
    expect(rest).toHaveLength(1);
  });
});

describe('an open stack with names', () => {
  it('breaks long names in two lines of about the same length', () => {
    expect(twoLines('Lexington')).toEqual(['Lexington']);
    expect(twoLines('Combined Fleet HQ (Yamamoto)')).toEqual(['Combined Fleet', 'HQ (Yamamoto)']);
  });
  it('finds a counter by its name too', () => {
    const open = fan(5, true);
    const [first] = open.spots;
    expect(first && under(open, { x: first.x, y: first.y + SIDE / 2 + 10 })).toBe(0);
    expect(open.spots.every(({ y }) => Math.abs(y) + SIDE / 2 <= open.h / 2)).toBe(true);
  });
});
