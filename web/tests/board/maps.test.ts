/** The hex maps as they are drawn. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lettering } from '../../src/board/map/geography';
import { signs } from '../../src/board/map/signs';
import { closed, counterPixels, fan, stacked, under } from '../../src/board/counters/stacks';
import { Grid } from '../../src/board/map/grid';
import type { Board as Empire } from '../../src/games/empire/types';
import type { Board as NoRetreat } from '../../src/games/no_retreat/types';
import * as empire from '../../src/games/empire/map';
import * as noRetreat from '../../src/games/no_retreat/map';
// @ts-expect-error a script without types
import { symbols } from '../../scripts/symbols.mjs';

const source = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const data = (game: string, file: string) =>
  JSON.parse(source(`../../../src/quadrant/games/${game}/data/${file}.json`));

describe('the map of No Retreat!', () => {
  const facts: NoRetreat['map'] = data('no_retreat', 'map');
  const { map, hexes, places } = noRetreat.readMap(facts, data('no_retreat', 'underlay'));
  const byId = new Map([...hexes].map(([hex, found]) => [found.id, hex]));
  const DIRECTIONS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'];

  it('has every hex where its neighbours say', () => {
    expect(map.grid.hexes).toHaveLength(380);
    for (const [hex, { neighbors }] of hexes) {
      const found = DIRECTIONS.map((_, d) => hexes.get(map.grid.neighbour(hex, d) ?? -1)?.id);
      expect(found).toEqual(DIRECTIONS.map((name) => (byId.has(neighbors[name] ?? '') ? neighbors[name] : undefined)));
    }
  });
  it('lies on its underlay', () =>
    expect(map.grid.centre(byId.get('1902')!)).toEqual({ x: 1950, y: expect.closeTo(173.2, 1) }));
  it('names its cities', () => expect(places.find(({ en }) => en === 'Kiev')?.ru).toBe('Киев'));
});

describe('the map of Empire of the Sun', () => {
  const facts: Empire['map'] = data('empire', 'map');
  const { map, hexes } = empire.readMap(facts, data('empire', 'underlay'));

  it('has every hex, and the distances that its data gives', () => {
    expect(map.grid.hexes).toHaveLength(1140);
    for (const [pair, steps] of Object.entries(data('empire', 'map').meta.distance_checks)) {
      const [a, b] = pair.split('-').map(empire.numberOf);
      expect(map.grid.distance(a!, b!), pair).toBe(steps);
    }
  });
  it('agrees with itself about every side', () => {
    for (const [hex, { sides }] of hexes) {
      for (const [d, code] of sides.entries()) {
        const other = map.grid.neighbour(hex, d);
        if (other !== null) expect(hexes.get(other)?.sides[(d + 3) % 6]).toBe(code);
      }
    }
  });
});

describe('words on a map', () => {
  it('are smaller in Russian where the Russian word is longer', () => {
    const { items } = data('no_retreat', 'underlay').labels;
    const [en, ru] = [lettering(items, 'en')[0]!, lettering(items, 'ru')[0]!];
    expect([en.text, ru.text]).toEqual(['BALTIC SEA', 'БАЛТИЙСКОЕ МОРЕ']);
    expect(ru.size).toBeLessThan(en.size);
  });
});

describe('signs of terrain', () => {
  const grid = new Grid({ columns: 3, rows: 3, lines: 'rows', shifted: 'odd', spacing: 100, origin: { x: 0, y: 0 } });
  it('are strewn alike at every visit, and within their hex', () => {
    const path = signs(grid, 'forest', [grid.at(1, 1)!]);
    expect(path).toBe(signs(grid, 'forest', [grid.at(1, 1)!]));
    for (const [, x, y] of path.matchAll(/M(-?\d+) (-?\d+)/g)) {
      expect(grid.hexAt({ x: Number(x), y: Number(y) })).toBe(grid.at(1, 1));
    }
  });
});

describe('a stack of counters', () => {
  it('is what lies in one hex', () => {
    const [a, b, c] = [{ hex: 3 }, { hex: 5 }, { hex: 3 }];
    expect([...stacked([a!, b!, c!])]).toEqual([
      [3, [a, c]],
      [5, [b]],
    ]);
  });
  it('closed, shows the edges of some of its counters around its middle', () => {
    expect(closed(0, 1)).toEqual({ x: 0, y: -0 });
    expect(closed(0, 6)).toEqual(closed(1, 6));
    expect(closed(5, 6).x).toBe(-closed(2, 6).x);
  });
  it.each([2, 4, 5, 9])('open, shows %i counters apart, each found where it lies', (n) => {
    const open = fan(n);
    for (const [i, spot] of open.spots.entries()) {
      expect(under(open, { x: spot.x + 19, y: spot.y - 19 })).toBe(i);
    }
    expect(under(open, { x: open.w, y: 0 })).toBeNull();
  });
  it('has counters of 24 pixels or more where a hex has room for them', () => {
    expect(counterPixels(0.3, 100)).toBe(24);
    expect(counterPixels(0.1, 100)).toBeLessThan(10);
    expect(counterPixels(5, 100)).toBeLessThan(60);
  });
});

describe('the symbols', () => {
  it('are those that milsymbol draws today', () =>
    expect(source('../../../src/quadrant/boards/data/symbols.json')).toBe(symbols()));
});
