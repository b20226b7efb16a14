import { describe, expect, it } from 'vitest';
import { Asked } from '../../src/wire/live';
import { lastEvent, plain, withChanges, withOrders, withTable, withUpdate, type Keys } from '../../src/wire/merge';
import { beside } from '../../src/table/history/reasons';
import type { EventInfo, Table, Update } from '../../src/wire/shapes';
import shared from './changes.json';

/** What the server tells, written by its own tests (tests/server/play/test_keyed.py). */
interface Case {
  name: string;
  keys: Keys;
  before: unknown;
  told: unknown;
  after: unknown;
}
const cases: Case[] = shared;

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
    keys: {},
    decision: null,
    after: 0,
    events: [event(1), event(2)],
    can_undo: null,
    undo: [],
    result: null,
    seed_hash: 'x',
    seed: null,
    orders: {},
    declarations: {},
    acted: {},
    seats: [],
    reasons: [],
    ...change,
  };
}
function update(change: Partial<Update> = {}): Update {
  return {
    type: 'update',
    n: 4,
    revision: 6,
    waiting: 'japan',
    view: { phase: 'supply' },
    after: 2,
    events: [event(3)],
    can_undo: 'uk',
    undo: ['', 'turn'],
    ...change,
  };
}

describe('what is told to one seat', () => {
  const before = { table: table({ orders: { uk: {}, usa: { always_ask: true } } }), events: [event(1)] };
  it('merges orders and leaves all else as it was', () => {
    const after = withOrders(before, { type: 'orders', orders: { uk: { until_my_turn: true } } });
    expect(after.table.orders).toEqual({ uk: { until_my_turn: true }, usa: { always_ask: true } });
    expect({ ...after, table: { ...after.table, orders: before.table.orders } }).toEqual(before);
  });
  it('keeps what may be declared until that changes', () => {
    const known = { ...before, table: { ...before.table, declarations: { uk: [['take_off', 'london']] } } };
    const more = { usa: [['take_off', 'hawaii']] };
    expect(withUpdate(known, update())?.table.declarations).toEqual({ uk: [['take_off', 'london']] });
    expect(withUpdate(known, update({ declarations: more }))?.table.declarations).toEqual({
      uk: [['take_off', 'london']],
      usa: [['take_off', 'hawaii']],
    });
  });
});

describe('what changed by key', () => {
  it.each(cases)('gives what is: $name', ({ keys, before, told, after }) => {
    expect(withChanges(before, told, keys)).toEqual(after);
  });
  it('changes nothing of what was', () => {
    const before = structuredClone(cases[0]?.before);
    for (const { told, keys } of cases) withChanges(cases[0]?.before, told, keys);
    expect(cases[0]?.before).toEqual(before);
  });
  it('goes for secrets too, seat by seat', () => {
    const own = { uk: { hand: ['a'], units: [{ id: 1, hex: 'b' }] }, us: { hand: ['c'], units: [] } };
    const before = withTable(null, table({ own, keys: { 'own.units': ['id'] } }));
    const next = withUpdate(
      before,
      update({ own: { uk: { units: { 1: { hex: 'd' }, 2: [0, { id: 2, hex: 'e' }] } } } }),
    );
    expect(next?.table.own).toEqual({
      ...own,
      uk: {
        hand: ['a'],
        units: [
          { id: 2, hex: 'e' },
          { id: 1, hex: 'd' },
        ],
      },
    });
  });
});

describe('what is asked by the line', () => {
  const problem = { status: 409, code: 'stale', detail: '', refusal: null };
  it('is answered by number, or fails with the reason', async () => {
    const asked = new Asked();
    const refs: number[] = [];
    const [first, second] = [asked.ask((ref) => refs.push(ref)), asked.ask((ref) => refs.push(ref))];
    asked.answer({ type: 'refused', problem, ref: refs[0] ?? null });
    asked.answer({ type: 'done', n: 3, ref: refs[1] ?? null });
    await expect(first).rejects.toMatchObject({ problem });
    await expect(second).resolves.toBeUndefined();
  });
  it('fails when the line is lost', async () => {
    const asked = new Asked();
    const answer = asked.ask(() => undefined);
    asked.fail();
    await expect(answer).rejects.toMatchObject({ problem: { code: 'offline' } });
  });
});

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
    expect(next?.table).toMatchObject({ epoch: 0, can_undo: 'uk', undo: ['', 'turn'], decision: null, result: null });
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
