import { describe, expect, it } from 'vitest';
import { lastEvent, plain, withTable, withUpdate } from '../src/lib/merge';
import { beside } from '../src/lib/reasons';
import type { EventInfo, Table, Update } from '../src/lib/wire';

const event = (e: number, n = e): EventInfo => ({ e, n, id: `event-${e}`, rule: '', args: {} });

function table(change: Partial<Table> = {}): Table {
  return {
    type: 'table',
    match: 'm',
    n: 3,
    last: 3,
    epoch: 0,
    revision: 5,
    waiting: 'uk',
    view: { round: 1, phase: 'play' },
    own: { uk: { hand: ['a'] } },
    decision: null,
    after: 0,
    events: [event(1), event(2)],
    can_undo: null,
    result: null,
    seed_hash: 'x',
    seed: null,
    orders: {},
    seats: [],
    reasons: [],
    ...change,
  };
}
function update(change: Partial<Update> = {}): Update {
  return {
    type: 'update',
    match: 'm',
    n: 4,
    epoch: 0,
    revision: 6,
    waiting: 'japan',
    view: { phase: 'supply' },
    own: {},
    decision: null,
    after: 2,
    events: [event(3)],
    can_undo: 'uk',
    result: null,
    ...change,
  };
}

describe('why bots chose', () => {
  const reason = (n: number, seat = 'uk') => ({ n, seat, id: `bot-${n}`, rule: '11.5', args: {} });
  it('is kept, and grows with every update', () => {
    const before = withTable(null, table({ reasons: [reason(2)] }));
    expect(withUpdate(before, update())?.table.reasons.map((r) => r.n)).toEqual([2]);
    expect(withUpdate(before, update({ reasons: [reason(4)] }))?.table.reasons.map((r) => r.n)).toEqual([2, 4]);
  });
  it('goes with the choice that is taken back', () => {
    const before = withTable(null, table({ reasons: [reason(2), reason(3)] }));
    expect(withUpdate(before, update({ n: 2, epoch: 1 }))?.table.reasons.map((r) => r.n)).toEqual([2]);
  });
  it('stands beside what came of the choice, or before what comes next', () => {
    const events = [
      event(1),
      { ...event(2, 3), args: { seat: 'ussr' } },
      { ...event(3, 3), args: { seat: 'uk' } },
      event(4, 5),
    ];
    const there = beside(events, [reason(5), reason(3), reason(4), reason(9)]);
    expect([...there].map(([e, list]) => [e, list.map((r) => r.n)])).toEqual([
      [3, [3]],
      [4, [4, 5]],
    ]);
  });
});

describe('the picture of a table', () => {
  it('takes a whole table', () => {
    const picture = withTable(null, table());
    expect(picture.events.map((e) => e.e)).toEqual([1, 2]);
    expect(lastEvent(picture)).toBe(2);
    expect(lastEvent(null)).toBe(0);
  });
  it('keeps the events it has when a table resumes after them', () => {
    const before = withTable(null, table());
    const after = withTable(before, table({ after: 2, events: [event(3), event(4)], revision: 9 }));
    expect(after.events.map((e) => e.e)).toEqual([1, 2, 3, 4]);
  });
  it('merges the fields of the view that changed and keeps the rest', () => {
    const next = withUpdate(withTable(null, table()), update());
    expect(next?.table.view).toEqual({ round: 1, phase: 'supply' });
    expect(next?.table.own).toEqual({ uk: { hand: ['a'] } });
    expect(next?.table.n).toBe(4);
    expect(next?.table.seed_hash).toBe('x');
    expect(next?.events.map((e) => e.e)).toEqual([1, 2, 3]);
  });
  it('asks for the table again after a gap', () => {
    expect(withUpdate(withTable(null, table()), update({ revision: 8 }))).toBeNull();
  });
  it('ignores what it already knows', () => {
    const before = withTable(null, table());
    expect(withUpdate(before, update({ revision: 5 }))).toBe(before);
  });
  it('drops events that were taken back', () => {
    const next = withUpdate(withTable(null, table()), update({ after: 1, events: [], epoch: 1, n: 2 }));
    expect(next?.events.map((e) => e.e)).toEqual([1]);
  });
  it('hides the secret part of an event', () => {
    const known = { ...event(1), id: 'event-draw-known', args: { seat: 'uk', cards: ['a'] } };
    expect(plain(known).id).toBe('event-draw');
    expect(plain(event(2)).id).toBe('event-2');
  });
});
