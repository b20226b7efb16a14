import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leastHidden } from '../../src/controls/corner';
import { beats, length, momentAt, told, type Beat, type Pace, type Tells } from '../../src/table/history/beats';
import { sinceLines } from '../../src/table/history/since-lines';
import { Teller } from '../../src/table/history/teller.svelte';
import type { EventInfo } from '../../src/wire/shapes';

const TELLS: Tells = {
  turn: { aside: true },
  draw: { aside: true },
  play: { opens: true, weight: 1 },
  hide: { opens: true, covered: true, weight: 1 },
  build: { winner: 'seat', weight: 2, card: '' },
  remove: { by: 'seat2', loser: 'seat', weight: 6 },
  score: { winner: 'seat', weight: 1 },
  discard: { by: '*', loser: 'seat', weight: 2 },
  roll: { opens: true, by: '', dice: ['red', 'blue'], sides: 10 },
};

let last = 0;
const event = (n: number, id: string, args: EventInfo['args'] = {}): EventInfo => ({
  e: ++last,
  n,
  id: `event-${id}`,
  rule: '',
  args,
});
beforeEach(() => (last = 0));
const shape = (all: Beat[]) => all.map(({ n, opens, seat, lines }) => [n, opens, seat, lines.length]);

describe('beats', () => {
  it('begin with a card and go on with what comes of it', () => {
    const all = beats(
      [
        event(1, 'play', { seat: 'uk', card: 'c' }),
        event(2, 'build', { seat: 'uk', space: 'x' }),
        event(2, 'score', { seat: 'uk' }),
        event(3, 'draw', { seat: 'uk' }),
      ],
      TELLS,
    );
    expect(shape(all)).toEqual([
      [1, true, 'uk', 1],
      [2, false, 'uk', 2],
    ]);
  });
  it('change with the nation, also where nothing says so', () => {
    const all = beats([event(1, 'score', { seat: 'uk' }), event(2, 'score', { seat: 'usa' })], TELLS);
    expect(shape(all)).toEqual([
      [1, false, 'uk', 1],
      [2, true, 'usa', 1],
    ]);
  });
  it('cut a choice in two where something new opens, and keep asides with what they follow', () => {
    const all = beats([event(1, 'roll', { red: 3 }), event(1, 'turn'), event(1, 'roll', { red: 4 })], TELLS);
    expect(shape(all)).toEqual([
      [1, true, null, 1],
      [1, true, null, 1],
    ]);
    expect(all.map((beat) => beat.e)).toEqual([2, 3]);
  });
  it('leave out choices of which there is nothing to tell', () => {
    expect(beats([event(1, 'draw', { seat: 'uk' }), event(2, 'turn')], TELLS)).toEqual([]);
  });
});

describe('a moment', () => {
  it('keeps its card while it goes on, and knows what is new', () => {
    const all = beats(
      [event(1, 'play', { seat: 'uk', card: 'c' }), event(2, 'build', { seat: 'uk', card: 'other' })],
      TELLS,
    );
    const moment = momentAt(all, 1, TELLS);
    expect(moment).toMatchObject({ n: 2, seat: 'uk', card: 'c', fresh: 1, covered: false });
    expect(moment?.lines).toHaveLength(2);
  });
  it('shows a card that lies face down as that, unless its owner looks', () => {
    const [seen] = beats([event(1, 'hide-known', { seat: 'uk', card: 'c' })], TELLS);
    const [hidden] = beats([event(1, 'hide', { seat: 'uk' })], TELLS);
    expect(told(null, hidden as Beat, TELLS)).toMatchObject({ card: null, covered: true });
    expect(told(null, seen as Beat, TELLS)).toMatchObject({ card: 'c', covered: false });
  });
  it('has every die that fell', () => {
    const [roll] = beats([event(1, 'roll', { red: 3, blue: 10 })], TELLS);
    const moment = told(null, roll as Beat, TELLS);
    expect(moment.dice).toEqual([
      { face: 3, sides: 10 },
      { face: 10, sides: 10 },
    ]);
    expect(length(moment, roll as Beat, 'normal')).toBeGreaterThan(length(moment, roll as Beat, 'fast'));
  });
});

describe('what happened since', () => {
  const side = { mine: ['uk'], allies: ['uk', 'usa'] };
  it('is a line a nation, one’s own losses first, then those of one’s side', () => {
    const lines = sinceLines(
      [
        event(1, 'build', { seat: 'japan' }),
        event(2, 'remove', { seat: 'usa', seat2: 'italy' }),
        event(3, 'remove', { seat: 'uk', seat2: 'germany' }),
        event(3, 'score', { seat: 'germany' }),
        event(4, 'draw', { seat: 'germany' }),
      ],
      TELLS,
      side,
    );
    expect(lines.map(({ seat, loss, all }) => [seat, loss, all.length])).toEqual([
      ['germany', 'own', 2],
      ['italy', 'side', 1],
      ['japan', null, 1],
    ]);
  });
  it('leaves out what one did oneself, unless it cost something', () => {
    const own = [event(1, 'build', { seat: 'uk' }), event(2, 'remove', { seat: 'uk', seat2: 'uk' })];
    expect(sinceLines(own, TELLS, side).map((line) => line.event.id)).toEqual(['event-remove']);
  });
  it('lays what comes of a card to who played it, and calls a price no loss', () => {
    const lines = sinceLines(
      [
        event(1, 'play', { seat: 'germany', card: 'c' }),
        event(1, 'discard', { seat: 'uk' }),
        event(2, 'play', { seat: 'usa', card: 'd' }),
        event(2, 'discard', { seat: 'usa' }),
      ],
      TELLS,
      side,
    );
    expect(lines.map(({ seat, loss }) => [seat, loss])).toEqual([
      ['germany', 'own'],
      ['usa', null],
    ]);
  });
});

describe('the teller', () => {
  let queue: Beat[] = [];
  let pace: Pace = 'normal';
  let shown: number[] = [];
  let ended = 0;
  const make = () =>
    new Teller({
      tells: TELLS,
      pace: () => pace,
      next: () => queue.shift() ?? null,
      show: (beat) => (shown.push(beat.n), true),
      end: () => (ended += 1),
    });
  const play = (...ns: number[]) =>
    beats(
      ns.map((n) => event(n, 'play', { seat: `s${n}`, card: 'c' })),
      TELLS,
    );

  beforeEach(() => {
    vi.useFakeTimers();
    [queue, shown, ended, pace] = [play(1, 2, 3), [], 0, 'normal'];
  });
  afterEach(() => vi.useRealTimers());

  it('shows one after another, and then ends', async () => {
    const teller = make();
    teller.go();
    await vi.advanceTimersByTimeAsync(10);
    expect(shown).toEqual([1]);
    expect(teller.moment?.seat).toBe('s1');
    teller.go(); // what comes in between waits for its turn
    expect(shown).toEqual([1]);
    await vi.runAllTimersAsync();
    expect([shown, ended]).toEqual([[1, 2, 3], 1]);
  });
  it('waits for the reader where he wants to be asked', async () => {
    pace = 'step';
    const teller = make();
    teller.go();
    await vi.runAllTimersAsync();
    expect([shown, teller.held]).toEqual([[1], true]);
    teller.next();
    await vi.runAllTimersAsync();
    expect(shown).toEqual([1, 2]);
  });
  it('goes on at once when told to, and shows nothing more when stopped', async () => {
    const teller = make();
    teller.go();
    await vi.advanceTimersByTimeAsync(10);
    teller.next();
    await vi.advanceTimersByTimeAsync(10);
    expect(shown).toEqual([1, 2]);
    teller.stop();
    await vi.runAllTimersAsync();
    expect([shown, teller.moment, ended]).toEqual([[1, 2], null, 0]);
  });
  it('takes up what comes later', async () => {
    const teller = make();
    teller.go();
    await vi.runAllTimersAsync();
    queue = play(4);
    teller.go();
    await vi.runAllTimersAsync();
    expect([shown, ended]).toEqual([[1, 2, 3, 4], 2]);
  });
});

describe('the corner of a moment', () => {
  const field = { x: 0, y: 0, width: 1000, height: 600 };
  const at = (x: number, y: number, lit: boolean) => ({ box: { x, y, width: 50, height: 50 }, lit });
  const size = { w: 400, h: 250 };

  it('is never over what is lit, and stays where it can', () => {
    expect(leastHidden(field, size, [], 'right top')).toBe('right top');
    expect(leastHidden(field, size, [at(800, 20, true)], 'right top')).not.toBe('right top');
  });
  it('hides as little as it can', () => {
    const seen = [at(20, 500, true), at(900, 500, false), at(850, 480, false), at(700, 450, false), at(800, 20, false)];
    expect(leastHidden(field, size, seen, 'left bottom')).toBe('left top');
  });
});
