/** No Retreat! beside the board: battles as they were told, points that are missing, boxes and the turn track. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lastBattle, likely, RESULTS, tone, withAttacker } from '../../src/games/no_retreat/fight';
import { playedCards } from '../../src/games/no_retreat/played';
import {
  boxes,
  hexesThatWin,
  keyHexes,
  toGoal,
  toSuddenDeath,
  towns,
  turnCells,
} from '../../src/games/no_retreat/standing';
import type { Board, UnitView, View } from '../../src/games/no_retreat/types';
import { shiftSign } from '../../src/games/no_retreat/words';
import type { Args } from '../../src/text/catalogue';
import type { EventInfo } from '../../src/wire/shapes';

const data = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../src/quadrant/games/no_retreat/data/${name}.json`, import.meta.url), 'utf8'),
  ) as unknown;
const board = { map: data('map'), units: data('units'), turn_track: data('turn_track') } as Board;

let number = 0;
const told = (id: string, args: Args = {}): EventInfo => ({ e: ++number, n: 1, id: `event-${id}`, args, rule: '' });

describe('the last battle', () => {
  const attack = [
    told('phase', { phase: 'combat' }),
    told('battle', { seat: 'axis', units: ['ax_6a'], spaces: ['1412'] }),
    told('odds', { odds: '1:2', shift: 0 }),
    told('die', { seat: 'axis', die: 1 }),
    told('result', { result: 'CA' }),
  ];

  it('has the odds, the die and the result of every throw, counterattacks included', () => {
    const counter = [
      told('counterattack', { seat: 'soviet' }),
      told('battle', { seat: 'soviet', units: ['sv_cent'], spaces: ['1312'] }),
      told('odds', { odds: '1:1', shift: 0 }),
      told('die', { seat: 'soviet', die: 3 }),
      told('result', { result: '--' }),
    ];
    const [first, second] = lastBattle([...attack, ...counter]);
    expect(first).toMatchObject({ seat: 'axis', counter: false, odds: '1:2', die: 1, result: 'CA' });
    expect(second).toMatchObject({ seat: 'soviet', counter: true, odds: '1:1', die: 3, result: '--' });
  });
  it('begins anew with another attack', () => {
    const next = told('battle', { seat: 'axis', units: ['ax_9a'], spaces: ['1508'] });
    expect(lastBattle([...attack, next])).toHaveLength(1);
  });
  it('is forgotten in the next phase', () => {
    expect(lastBattle([...attack, told('phase', { phase: 'removals' })])).toEqual([]);
  });
});

describe('results', () => {
  it('go from the worst for the attacker to the best', () => {
    const chances = ['DR', 'CA', 'EX', '--'].map((result) => ({ result, chance: 0.25, does: '', faces: [] }));
    expect(likely({ chances }).map(({ result }) => result)).toEqual(['CA', '--', 'EX', 'DR']);
  });
  it('are those of the table', () => {
    const { crt } = data('tables') as { crt: Record<string, unknown> };
    const printed = new Set(
      JSON.stringify(crt)
        .match(/"(CA|CB|EX|DR|DS|DD|-+)"/g)
        ?.map((code) => code.slice(1, -1)),
    );
    expect(new Set<string>(RESULTS)).toEqual(printed);
  });
  it('are told apart by what they mean for who looks', () => {
    const tones = (attacks: boolean) => ['CA', 'EX', 'DR'].map((result) => tone(result, attacks));
    expect(new Set(tones(true)).size).toBe(3);
    expect(tones(false)).toEqual(tones(true).reverse());
  });
  it('are looked at from the side of who attacks by everybody but the defender', () => {
    expect(['axis', 'soviet', null].map((eyes) => withAttacker(eyes, 'axis'))).toEqual([true, false, true]);
  });
});

const side = (seat: string, points: number) => ({
  ...{ seat, points, hand: 4, support: 0, keys: [], keys_needed: 3, counterblows: [] },
});
const unit = (id: string, box: string | null, due = 0): UnitView => ({
  ...{ unit: id, space: null, box, face: 0, steps: 2, marks: [], due },
});
const view: View = {
  ...{ scenario: 'campaign', turn: 4, last_turn: 28, active: 'axis', phase: 'movement', weather: 'mud' },
  ...{ initiative: 'axis', event_vp: 0, high_tide: null, no_sudden_death: false, goal: null, area: [] },
  ...{ targets: [], scorched: [], works: [], deck: 40, discards: 0, top_discard: null, joker: null },
  ...{ battle: null, own: null },
  events: [0, 0, 0],
  sides: [side('axis', 14), side('soviet', 20)],
  sudden_death: { turn: 6, seat: 'axis', points: 23 },
  units: [unit('ax_kg1', 'pool'), unit('ax_hun2', 'track', 6), unit('sv_ncauc', 'pool'), unit('ax_2a', 'destroyed')],
  forecast: board.turn_track.turns.map(() => 'mud'),
  axis_control: ['0603', '1902'],
};

describe('the points', () => {
  it('must exceed the number of the check', () => {
    expect(toSuddenDeath(view)).toEqual({ turn: 6, seat: 'axis', needs: 24, missing: 10 });
    expect(toSuddenDeath({ ...view, sudden_death: null })).toBeNull();
  });
  it('or key hexes win a scenario, and what nobody has read is said to be unsure', () => {
    const goal = {
      turn: 5,
      seat: 'axis',
      points: 23,
      cities: [],
      objectives: 2,
      keys: ['2008', '1902'],
      uncertain: true,
    };
    const barbarossa = { ...view, goal };
    expect(toGoal(barbarossa)).toMatchObject({ id: 'goal-or-keys', args: { space: '2008', others: 1, unsure: 'yes' } });
    expect(hexesThatWin(board, barbarossa, 'axis')).toEqual(['2008', '1902']);
  });
  it('come from the towns that a side controls', () => {
    expect(towns(board, view, 'axis').toSorted()).toEqual(['0603', '1902']);
    expect(towns(board, view, 'soviet')).not.toContain('1902');
  });
  it('are not all: five key hexes are German aims, four Soviet ones', () => {
    expect([keyHexes(board, 'axis').length, keyHexes(board, 'soviet').length]).toEqual([5, 4]);
  });
});

describe('the boxes', () => {
  const player = (id: string) => (id.startsWith('ax') ? 'axis' : 'soviet');

  it('hold the units of one side, and only those with somebody in them', () => {
    const found = boxes(view, player, 'axis').map(({ box, units }) => [box, units.map((one) => one.unit)]);
    expect(found).toEqual([
      ['destroyed', ['ax_2a']],
      ['track', ['ax_hun2']],
      ['pool', ['ax_kg1']],
    ]);
  });
});

describe('the turn track', () => {
  const cells = turnCells(board, view);

  it('says who comes: printed reinforcements that still wait, and those on the track', () => {
    expect(cells.find(({ info }) => info.turn === 5)?.arrivals).toEqual(['ax_kg1']);
    expect(cells.find(({ info }) => info.turn === 6)?.arrivals).toEqual(['sv_ncauc', 'ax_hun2']);
    expect(cells.find(({ info }) => info.turn === 2)?.arrivals).toEqual([]);
  });
  it('says who leaves, and has a word for every effect', () => {
    expect(cells.find(({ info }) => info.turn === 16)?.leaving).toEqual(['ax_2pz']);
    const words = readFileSync(new URL('../../src/games/no_retreat/en.ftl', import.meta.url), 'utf8');
    const codes = cells.flatMap(({ info }) => info.effects.map(({ code }) => code));
    expect(codes.filter((code) => !words.includes(`effect-${code} =`))).toEqual([]);
  });
});

describe('cards that were played', () => {
  it('are listed with their turn, the newest first', () => {
    const events = [
      told('turn', { turn: 2 }),
      told('event', { seat: 'axis', half: 'axis-c37' }),
      told('pay', { seat: 'soviet', card: 'c12' }),
    ];
    expect(playedCards(events).map(({ e: _, ...rest }) => rest)).toEqual([
      { turn: 2, seat: 'soviet', card: 'c12', event: false },
      { turn: 2, seat: 'axis', card: 'c37', event: true },
    ]);
  });
});

describe('a shift', () => {
  it.each([
    [-2, '◀ 2'],
    [1, '1 ▶'],
    [0, '0'],
  ])('of %i is written %s', (n, written) => {
    expect(shiftSign(n)).toBe(written);
  });
});
