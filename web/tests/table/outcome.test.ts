/** One's own place at the end, the order of matches in the lobby and what removal means, and the curve's drawing. */
import { describe, expect, it } from 'vitest';
import { apart, draw } from '../../src/table/score/chart';
import { placeOf } from '../../src/table/score/outcome';
import { inOrder, removal } from '../../src/pages/lobby/rows';
import type { MatchInfo, Result, SeatInfo } from '../../src/wire/shapes';

const seat = (name: string, camp: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: name,
  camp,
  kind: 'person',
  name: 'anna',
  bot: null,
  me: false,
  left: false,
  token: null,
  person: null,
  for_me: false,
  kept: null,
  ...more,
});
const result = (winners: string[], score: Record<string, number> = {}): Result => ({
  winners,
  reason: 'x',
  rule: '',
  score,
  parts: [],
});

describe('one’s own place', () => {
  const camps = [seat('germany', 'axis'), seat('uk', 'coalition'), seat('italy', 'axis'), seat('usa', 'coalition')];
  const three = [seat('uk', 'uk'), seat('us', 'us'), seat('ussr', 'ussr')];

  it('is that of the side where sides play', () => {
    expect(placeOf(result(['axis']), camps, camps.slice(0, 1))).toEqual({ id: 'place-side-won', n: 1 });
    expect(placeOf(result(['axis']), camps, camps.slice(1, 2))).toEqual({ id: 'place-side-lost', n: 2 });
  });
  it('goes by the winner first and the score then where each plays for himself', () => {
    const end = result(['us'], { uk: 40, us: 30, ussr: 25 });
    expect(placeOf(end, three, three.slice(1, 2))).toEqual({ id: 'place-won', n: 1 });
    expect(placeOf(end, three, three.slice(0, 1))).toEqual({ id: 'place-nth', n: 2 });
    expect(placeOf(end, three, three.slice(2))).toEqual({ id: 'place-nth', n: 3 });
  });
  it('is nobody’s who watched or played for both', () => {
    expect(placeOf(result(['axis']), camps, [])).toBeNull();
    expect(placeOf(result(['axis']), camps, camps)).toBeNull();
    expect(placeOf(result([]), three, three.slice(0, 1))).toEqual({ id: 'place-draw', n: 1 });
  });
});

describe('a match in the lobby', () => {
  const match = (more: Partial<MatchInfo>): MatchInfo =>
    ({ mine: true, status: 'playing', my_turn: false, seats: [], ...more }) as MatchInfo;
  const me = seat('uk', 'x', { me: true });
  const other = seat('us', 'y', { name: 'boris' });
  const bot = seat('ussr', 'z', { kind: 'bot', name: null, bot: 'staff' });

  it('is deleted by who plays it alone, and otherwise removed from the list', () => {
    expect(removal(match({ seats: [me, bot] }), 'anna')).toBe('delete');
    expect(removal(match({ seats: [me, other], status: 'over' }), 'anna')).toBe('remove');
    expect(removal(match({ seats: [me, other] }), 'anna')).toBe('resign');
    expect(removal(match({ seats: [other, bot], mine: false }), 'anna')).toBe('foreign');
  });
  it('stands first if it waits for the reader', () => {
    const waits = match({ id: 'waits', my_turn: true });
    const asks = match({ id: 'asks', seats: [seat('uk', 'x', { kind: 'open', for_me: true })] });
    const goes = match({ id: 'goes', my_turn: true, status: 'open' });
    expect(inOrder([goes, asks, waits]).map(({ id }) => id)).toEqual(['waits', 'asks', 'goes']);
  });
});

describe('the curve', () => {
  const frame = { width: 130, height: 120, left: 20, right: 10, top: 10, bottom: 10 };
  const points = [0, 5, 20].map((axis, i) => ({ n: 10 * i, round: i, score: { axis, coalition: -5 } }));

  it('lies within its frame, with round numbers beside it', () => {
    const { xs, lines, marks } = draw(points, frame);
    expect(xs).toEqual([20, 70, 120]);
    expect(lines.map(({ ys }) => ys)).toEqual([
      [90, 70, 10],
      [110, 110, 110],
    ]);
    expect(marks.map(({ value }) => value)).toEqual([0, 10, 20]);
  });
  it('can be drawn when nobody has scored', () => {
    const { lines } = draw([{ n: 0, score: { axis: 0 } }], frame);
    expect(lines[0]?.path).toBe('M20 110');
  });
  it('keeps the names at its end apart', () => {
    expect(apart([50, 52, 20], 12, 100)).toEqual([50, 62, 20]);
    expect(apart([98, 99], 12, 100)).toEqual([88, 100]);
    expect(apart([8, 98, 99], 12, 100)).toEqual([8, 88, 100]);
  });
});
